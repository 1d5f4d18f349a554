"""What the clips of OPENplay share: the state they change, and the ways of a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.facts import Fact
from game.core.messages import Message
from game.core.view import View
from scenes.parts.reading import READ_OUT
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.beginning import Beginning
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.openplay.layout import Z_CARD, Places, layout
from scenes.tables.deadcert.openplay.state import OpenState, fetches
from scenes.tabletop.arrange import named
from systems.rules.deadcert.cards import colour_of
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.moves import GROW_MS
from systems.table.sprites import Sprite

TURN_DOWN_MS = 160
SLIDE_MS = 240
SEATS = named("plate.", "lamp.")


class Telling(Beginning):
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        state: what is shown at the moment; facts change it as their clips are made.
        start: the state in which the match began.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    state: OpenState

    def __init__(
        self, places: Places, state: OpenState, start: OpenState, view_now: Callable[[], View]
    ) -> None:
        super().__init__(places.desk, state, start, view_now)
        self.places = places

    def layout(self) -> Layout:
        return layout(self.places, self.state)

    def _change(self, fact: Fact) -> None:
        self.state.apply(fact)

    def _told(self, what: str, **values: object) -> Clip:
        """Words of the table itself, where the fact's own would be clumsy."""
        director = self.desk.director
        return director.caption(self.desk.runs(Message(f"{GAME}.told.{what}", values)))

    def _left_fresh(self, facts: Sequence[Fact]) -> list[str]:
        return [colour_of(card) for card in fetches(facts)]

    # -- the ways of a card ------------------------------------------------------------------

    def _fetched(self, fact: Fact, card: str, director: Director) -> Clip:
        """From the pile to the middle, face up, and as large as it is read."""
        desk, moves, pile = self.desk, self.moves, lying.FRESH
        self.state.fetch(card, self._next_top())
        after = self.layout()
        name = f"card.{card}"
        tick = director.together(
            *(director.change(n, picture=after[n].picture) for n in ("fresh.pile", "fresh.count"))
        )
        return director.series(
            director.cue("deal"),
            pile.give(moves, name, lying.back(desk, colour_of(card), pile.size), tick),
            moves.fly(name, lying.READ_AT, z=lying.Z_READ),
            self._say(fact, director),
            director.cue("flip"),
            moves.flip(name, lying.face(desk, card, pile.size)),
            moves.grow(
                name, lying.large(desk, card), pile.size, READ_OUT, lying.READ_AT, ms=GROW_MS
            ),
            self._arrange(director, after),
        )

    def _to_row(self, name: str, card: str, seat: int, after: Layout, director: Director) -> Clip:
        """A card that lies as a back already slides into a filed row, whose number ticks."""
        places = self.places
        small = places.form.back[1] / places.form.card[1]
        at = places.in_row(seat, colour_of(card))
        return director.series(
            self.moves.fly(name, at, z=Z_CARD + 5, ms=SLIDE_MS, scale=small),
            director.remove(name),
            self._tick(seat, after, director),
        )

    def _tick(self, seat: int, after: Layout, director: Director) -> Clip:
        """The numbers of a filed row are right again."""
        names = [name for name in (f"filed.{seat}", f"names.{seat}") if name in after]
        return director.series(
            *(director.change(name, picture=after[name].picture) for name in names)
        )

    def _read_to_row(self, card: str, seat: int, after: Layout, director: Director) -> Clip:
        """The card in the middle goes into a filed row, face down."""
        places = self.places
        form = places.form
        back = lying.back(self.desk, colour_of(card), form.back)
        at = places.in_row(seat, colour_of(card))
        name = f"card.{card}"
        return director.series(
            director.cue("card"),
            self.moves.shrink(name, back, form.back, READ_OUT, at, z=Z_CARD + 5),
            director.remove(name),
            self._tick(seat, after, director),
        )

    def _down_to_row(self, card: str, seat: int, after: Layout, director: Director) -> Clip:
        """A Chief Suspect turns face down and slides into a filed row."""
        back = lying.back(self.desk, colour_of(card), self.places.form.card)
        name = f"card.{card}"
        return director.series(
            director.cue("flip"),
            self.moves.flip(name, back, TURN_DOWN_MS),
            self._to_row(name, card, seat, after, director),
        )

    def _up_from_row(
        self, card: str, owner: int, seat: int, after: Layout, director: Director
    ) -> Clip:
        """A filed card flies to a seat's slot and turns up there."""
        places, kind = self.places, colour_of(card)
        form = places.form
        small = form.back[1] / form.card[1]
        name = f"card.{card}"
        back = Sprite(
            lying.back(self.desk, kind, form.card),
            *places.in_row(owner, kind),
            Z_CARD + 5,
            scale=small,
        )
        return director.series(
            director.cue("card"),
            director.add(name, back),
            self._tick(owner, after, director),
            self.moves.fly(name, places.slot(seat, kind).centre, z=Z_CARD, scale=1.0),
            director.cue("flip"),
            self.moves.flip(name, places.chief(card)),
            self.moves.settle(name),
        )
