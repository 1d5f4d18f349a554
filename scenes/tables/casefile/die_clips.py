"""The deception die: it tumbles from the primary's plate, and what it makes somebody show."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.casefile import board, places
from scenes.tables.casefile.layout import Z_DIE, number_of
from scenes.tables.casefile.telling import READ_MS, Telling
from scenes.tabletop.arrange import named
from systems.rules.casefile import facts as happened
from systems.table.clips import Clip, Director
from systems.table.moves import FLYING_Z
from systems.table.sprites import Sprite

ROLL_MS = 500.0
SHOWN_MS = 1100.0


class DieClips(Telling):
    """The clips of the die phase."""

    def die_makers(self) -> dict[type, Callable[..., Clip | None]]:
        """Kind of fact -> its clip."""
        return {
            happened.DieRolled: self.die_rolled,
            happened.RoundSkippedDie: self.die_told,
            happened.RevealShort: self.die_told,
            happened.EvidenceRevealed: self.evidence_revealed,
            happened.BoardMarked: self.board_marked,
            happened.DiePassed: self.die_passed,
        }

    def die_rolled(self, fact: happened.DieRolled, director: Director) -> Clip:
        """The die leaves the plate of who holds it and comes to rest at its place."""
        after = self._take(fact)
        start = self.places.hand(fact.seat)
        gone = ("marker.", "string.", "tie", "slip.", "envelope.", "balloon.")
        return director.series(
            self._arrange(director, after, 180, named(*gone, "plate.", "lamp.", "hand.")),
            director.remove("die"),
            director.remove("die.shadow"),
            self.die.roll(
                director,
                "die",
                number_of(fact.face),
                path=[start, places.DIE_AT],
                z=FLYING_Z,
                ms=ROLL_MS,
            ),
            self._say(fact, director),
            director.change("die", z=Z_DIE),
            self._arrange(director, after, 120),
            director.wait(READ_MS),
        )

    def die_told(self, fact: Fact, director: Director) -> Clip:
        """Only words."""
        return self._settle(fact, director, 180, wait=900)

    def evidence_revealed(self, fact: happened.EvidenceRevealed, director: Director) -> Clip:
        """Each card is shown large before the board, and goes back into the hand."""
        start = self.places.hand(fact.seat)
        after = self._take(fact)
        clips = [self._say(fact, director)]
        for card in fact.cards:
            name, shown = self._shown_to_all(card, start, director, stays=SHOWN_MS)
            clips += [
                shown,
                self.moves.fly(name, start, z=FLYING_Z, ms=260, scale=0.2),
                director.remove(name),
            ]
        return director.series(*clips, self._arrange(director, after, 100))

    def board_marked(self, fact: happened.BoardMarked, director: Director) -> Clip:
        """A red cross is stamped on the board."""
        after = self._take(fact)
        if not fact.new:
            return director.series(self._arrange(director, after))
        name = self._name()
        mark = Sprite(board.cross(), *board.cross_at(fact.piece), board.Z_MARKER + 1)
        return director.series(
            director.cue("token"),
            self.moves.stamp(name, mark),
            self._arrange(director, after, 160, named("sheet.")),
            director.remove(name),
            self._arrange(director, after),
            director.wait(300),
        )

    def die_passed(self, fact: happened.DiePassed, director: Director) -> Clip:
        """The die goes to the left."""
        return self._settle(fact, director, 220, wait=300)
