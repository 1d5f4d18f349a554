"""Solving: four pieces are named, the folder opens, or it closes again."""

from __future__ import annotations

from collections.abc import Callable

from scenes.parts.papers import FOLDER_STEPS
from scenes.tables.casefile import cards, places
from scenes.tables.casefile.layout import Z_OPEN, folder_picture
from scenes.tables.casefile.telling import READ_MS, Telling
from scenes.tabletop.arrange import named
from systems.rules.casefile import facts as happened
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

OPEN_MS, TURN_MS = 480.0, 400.0
HELD_SCALE = 1.5
"""Of the folder while everybody looks at it, before the board."""


class SolvingClips(Telling):
    """The clips of solving and of the end."""

    def solving_makers(self) -> dict[type, Callable[..., Clip | None]]:
        """Kind of fact -> its clip."""
        return {
            happened.SolveDeclared: self.declared,
            happened.SolveResult: self.result,
            happened.FolderSeen: self.folder_seen,
            happened.DetectiveOut: self.detective_out,
            happened.GameOver: self.game_over,
        }

    def declared(self, fact: happened.SolveDeclared, director: Director) -> Clip:
        """The four pieces are marked one after the other, for everybody to read."""
        after = self._take(fact)
        strokes = []
        for piece in self.state.turn.named:
            name, to = f"marker.{piece}", after[f"marker.{piece}"]
            strokes.append(
                director.series(
                    director.cue("page"),
                    director.add(name, to.at(squash=0.06)),
                    director.move(name, 220, squash=1.0),
                    self._arrange(director, after, 150, named(f"slip.{piece}")),
                )
            )
        return director.series(
            self._arrange(director, after, 150, named("plate.", "hand.")),
            self._say(fact, director),
            director.stagger(300, strokes),
            self._arrange(director, after, 250, named("string.", "tie")),
            self._arrange(director, after, 120),
            director.wait(900),
        )

    def result(self, fact: happened.SolveResult, director: Director) -> Clip:
        """The folder comes to the middle, and everybody hears; what is wrong puts it back."""
        after = self._take(fact)
        # What is right goes on with the folder in the middle.
        left = named("folder") if fact.right else named()
        return director.series(
            self._to_the_middle(director),
            director.wait(500),
            director.cue("reveal") if fact.right else director.cue("thud"),
            self._say(fact, director),
            director.wait(900),
            self._arrange(director, after, 300, lambda name: not left(name)),
        )

    def _to_the_middle(self, director: Director) -> Clip:
        """The folder, before the board."""
        return self.moves.fly(
            "folder", places.SHOWN_AT, z=Z_OPEN - 5, ms=300, scale=HELD_SCALE, arc=0
        )

    def folder_seen(self, fact: happened.FolderSeen, director: Director) -> Clip:
        """It opens for one seat, turned away from all others, and closes again."""
        after = self._take(fact)
        steps = [folder_picture(self.places, step) for step in range(3)]
        return director.series(
            self._say(fact, director),
            self.moves.frames("folder", steps, 300),
            director.wait(700),
            self.moves.frames("folder", steps[::-1], 300),
            self._arrange(director, after),
            director.wait(300),
        )

    def detective_out(self, fact: happened.DetectiveOut, director: Director) -> Clip:
        """The hand goes to the pile, and the plate goes dark."""
        start = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._backs_fly(fact.count, start, places.PILE, director),
            self._arrange(director, after, 300),
            director.wait(READ_MS),
        )

    def game_over(self, fact: happened.GameOver, director: Director) -> Clip:
        """The folder opens before the board, and its four cards come out of it and turn up."""
        after = self._take(fact)
        frames = [folder_picture(self.places, step) for step in range(FOLDER_STEPS + 1)]
        turning = []
        for card in self.state.solution:
            name, to = f"open.{card}", after[f"open.{card}"]
            assert to.picture is not None
            back = cards.back(self.desk, places.SOLUTION)
            turning.append(
                director.series(
                    director.add(name, Sprite(back, *places.SHOWN_AT, Z_OPEN + 40, scale=0.3)),
                    director.cue("card"),
                    self.moves.fly(name, (to.x, to.y), z=Z_OPEN, ms=300, scale=1.0),
                    self.moves.flip(name, to.picture, TURN_MS),
                )
            )
        return director.series(
            self._arrange(director, after, 200, named("marker.", "string.", "tie", "plate.")),
            self._arrange(director, after, 300, named("veil")),
            self._to_the_middle(director),
            director.cue("page"),
            self.moves.frames("folder", frames, OPEN_MS),
            director.stagger(TURN_MS, turning),
            self._say(fact, director),
            self._arrange(director, after, 300),
            director.wait(1800),
        )
