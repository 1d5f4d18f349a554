"""What the clips of the table share: the state they change, and the ways of cards."""

from __future__ import annotations

from game.core.facts import Fact
from scenes.tables.casefile import cards
from scenes.tables.casefile.layout import layout
from scenes.tables.casefile.places import CARD, SHOWN, SHOWN_AT, Places
from scenes.tables.casefile.state import TableState, take
from scenes.tabletop import telling
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.die import Die
from systems.table.moves import FLYING_Z
from systems.table.sprites import Sprite

Point = tuple[float, float]

READ_MS = 650.0
"""How long something lies there so that everybody sees it; a press ends it."""

SMALL = 0.75
"""A card on its way, against one on a pile."""


class Telling(telling.Telling):
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        die: the deception die.
        state: what is shown at the moment; facts change it as their clips are made.
    """

    state: TableState

    def __init__(self, places: Places, die: Die, state: TableState) -> None:
        super().__init__(places.desk, state)
        self.places = places
        self.die = die

    def layout(self) -> Layout:
        return layout(self.places, self.state, self.die)

    def _change(self, fact: Fact) -> None:
        take(self.state, fact)

    # -- cards on their way ------------------------------------------------------------------

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
