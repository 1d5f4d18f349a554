"""What the clips of the table share: the state they change, and the ways of cards."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from game.core.view import View
from scenes.tables.casefile import cards
from scenes.tables.casefile.layout import layout
from scenes.tables.casefile.places import CARD, SHOWN, SHOWN_AT, Places
from scenes.tables.casefile.state import TableState, take
from scenes.tabletop.arrange import Arrange, Which, everything
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.die import Die
from systems.table.moves import FLYING_Z, Moves
from systems.table.sprites import Sprite

Point = tuple[float, float]

READ_MS = 650.0
"""How long something lies there so that everybody sees it; a press ends it."""

SMALL = 0.75
"""A card on its way, against one on a pile."""


class Telling:
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        die: the deception die.
        state: what is shown at the moment; facts change it as their clips are made.
        start: the state in which the match began.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    def __init__(
        self,
        places: Places,
        die: Die,
        state: TableState,
        start: TableState,
        view_now: Callable[[], View],
    ) -> None:
        self.places = places
        self.desk = places.desk
        self.die = die
        self.state = state
        self.start = start
        self.view_now = view_now
        self.moves = Moves(places.desk.director)
        self._ways = 0

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return layout(self.places, self.state, self.die)

    def _take(self, fact: Fact) -> Layout:
        """Take the fact up; the layout after it."""
        take(self.state, fact)
        return self.layout()

    def _say(self, fact: Fact, director: Director) -> Clip:
        words = self.desk.texts.fact_runs(fact)
        if not any(run.text.strip() for run in words):
            return Clip()
        return director.caption(self.desk.coloured(words))

    def _arrange(
        self, director: Director, after: Layout, ms: float = 0, which: Which = everything
    ) -> Clip:
        return Arrange(director, lambda: after, ms, which)

    def _settle(
        self, fact: Fact, director: Director, ms: float = 200, wait: float = 0, cue: str = ""
    ) -> Clip:
        """Say it, and bring everything to its place."""
        after = self._take(fact)
        clips = [self._say(fact, director), self._arrange(director, after, ms)]
        if cue:
            clips.insert(1, director.cue(cue))
        if wait:
            clips.append(director.wait(wait))
        return director.series(*clips)

    # -- cards on their way ------------------------------------------------------------------

    def _name(self) -> str:
        self._ways += 1
        return f"way.{self._ways}"

    def _back_flies(self, start: Point, end: Point, director: Director, *, ms: float = 280) -> Clip:
        """A back flies from one place to another and is part of what lies there."""
        name = self._name()
        picture = cards.back(self.desk, CARD)
        return director.series(
            director.add(name, Sprite(picture, *start, FLYING_Z, scale=SMALL)),
            self.moves.fly(name, end, z=FLYING_Z, ms=ms, scale=SMALL),
            director.remove(name),
        )

    def _backs_fly(
        self, count: int, start: Point, end: Point, director: Director, *, ms: float = 280
    ) -> Clip:
        """Several backs, one close behind the other."""
        if not count:
            return Clip()
        ways = [self._back_flies(start, end, director, ms=ms) for _ in range(min(count, 7))]
        return director.series(director.cue("deal"), director.stagger(80, ways))

    def _shown_to_all(
        self, card: str, start: Point, director: Director, *, stays: float
    ) -> tuple[str, Clip]:
        """A card comes out of a hand and is large before the board; its name and the clip."""
        name = self._name()
        back = cards.back(self.desk, SHOWN)
        face = cards.face(self.desk, card, SHOWN)
        return name, director.series(
            director.cue("card"),
            director.add(name, Sprite(back, *start, FLYING_Z, scale=0.2)),
            self.moves.fly(name, SHOWN_AT, z=FLYING_Z, ms=300, scale=1.0),
            self.moves.flip(name, face, 240),
            director.wait(stays),
        )
