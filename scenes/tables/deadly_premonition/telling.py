"""What the clips of the table share: the state they change, and the ways of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.facts import Fact
from game.core.view import View
from scenes.tables.deadly_premonition import cards
from scenes.tables.deadly_premonition.changes import take
from scenes.tables.deadly_premonition.layout import (
    hand_seat,
    layout,
    pile_at,
    token_sprite,
)
from scenes.tables.deadly_premonition.places import BACK, CARD, HAND, Places
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop import telling
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.die import Die
from systems.table.moves import FLYING_Z
from systems.table.sprites import Sprite

Point = tuple[float, float]

READ_MS = 650.0
"""How long something lies there so that everybody sees it; a press ends it."""


class Telling(telling.Telling):
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        die: the murder die.
        state: what is shown at the moment; facts change it as their clips are made.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    state: TableState

    def __init__(
        self, places: Places, die: Die, state: TableState, view_now: Callable[[], View]
    ) -> None:
        super().__init__(places.desk, state)
        self.places = places
        self.die = die
        self.view_now = view_now

    def layout(self) -> Layout:
        return layout(self.places, self.state, self.die)

    def _change(self, fact: Fact) -> None:
        take(self.state, fact)

    # -- cards on their way ------------------------------------------------------------------

    def from_hand(self, seat: int) -> Point:
        """Where a card of a seat sets off: from the row below, or from the head of its board."""
        if hand_seat(self.state) == seat:
            return (HAND.left + 220, HAND.top + 90)
        return self.places.hand(seat)

    def _back_flies(
        self, start: Point, end: Point, director: Director, *, ms: float = 280, deck: str = ""
    ) -> Clip:
        """A back flies from one place to another and is part of what lies there."""
        name = self._name()
        picture = cards.back(self.desk, BACK, deck or cards.PROFILING)
        first = 0.9 if start == pile_at("profiling") else 0.5
        return director.series(
            director.add(name, Sprite(picture, *start, FLYING_Z, scale=first)),
            self.moves.fly(name, end, z=FLYING_Z, ms=ms, scale=0.5),
            director.remove(name),
        )

    def _card_flies(
        self,
        card: str,
        start: Point,
        end: Point,
        director: Director,
        *,
        size: tuple[float, float] = CARD,
        z: float = FLYING_Z,
        turned: bool = False,
    ) -> Clip:
        """A face flies out of a hand to its place: a back that turns over on its way.

        Args:
            card: which.
            start, end: of its middle.
            director: of the table.
            size: in which it lies there.
            z: its height there.
            turned: it is seen from the start.
        """
        name = f"card.{card}"
        face = cards.face(self.desk, card, size)
        back = face if turned else cards.back(self.desk, size)
        scale = BACK[1] / size[1]
        lands = self.moves.fly(name, end, z=z, ms=260, scale=1.0)
        flip = Clip() if turned else self.moves.flip(name, face, 200)
        return director.series(
            director.add(name, Sprite(back, *start, FLYING_Z, scale=scale)),
            director.cue("card"),
            director.together(lands, flip),
        )

    def _to_pile(self, name: str, pile: str, director: Director) -> Clip:
        """A card that lies on the table goes to its pile."""
        return director.series(
            self.moves.fly(name, pile_at(pile), z=FLYING_Z, ms=240, scale=0.6, angle=0.0),
            director.move(name, 60, alpha=0.0),
            director.remove(name),
        )

    def _stamp_tokens(self, kind: str, names: Iterable[str], director: Director) -> Clip:
        """Tokens come down on shoulders, one after the other."""
        prefix = "mark" if kind == "mark" else kind
        clips = []
        for name in names:
            sprite = token_sprite(self.places, self.state, kind, name)
            full = prefix if kind == "mark" else f"{prefix}.{name}"
            clips.append(director.series(director.cue("token"), self.moves.stamp(full, sprite)))
        return director.stagger(110, clips)
