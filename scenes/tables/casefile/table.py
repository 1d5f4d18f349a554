"""The table of Casefile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.decisions import Decision
from game.core.view import View
from scenes.parts.seats import lantern
from scenes.parts.sheets import PAPER_FILE
from scenes.tables.casefile import (
    board,
    cards,
    close_ups,
    panels,
    pick_panel,
    places,
    plates,
)
from scenes.tables.casefile.clips import Performance
from scenes.tables.casefile.layout import die_of, folder_picture, layout
from scenes.tables.casefile.pick_panel import PickPanel
from scenes.tables.casefile.places import CARD, SHOWN, Places
from scenes.tables.casefile.state import SAID, SEALED, TRADED, Offer, TableState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.casefile.arranging import ACTIVE
from systems.table.choreographer import Choreographer, Layout


class CasefileTable(GameTable):
    """An incident board, a folder, a die, and detectives who deal with each other."""

    rail = True
    unseen = frozenset(
        ("turn_start", "anytime", "react", "make_offer", "choose_trade", "reset_discard")
    )
    """Where something follows, such as a trade, its own clip takes the time."""
    blind_middle = places.WINDOW

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places = Places(desk)
        self.die = die_of(self.places)
        desk.images.keep(PAPER_FILE)  # sheets, slips and faces lie on it at many sizes
        self.performance: Performance
        self.start: TableState
        """How the table looks before the first fact."""

    @property
    def state(self) -> TableState:
        """What is shown at the moment."""
        return self.performance.state

    def open(self, view: View) -> None:
        self.start = TableState.before(view)
        self.performance = Performance(self.places, self.die, TableState.before(view))

    def ground(self) -> Picture:
        return board.ground(self.desk)

    def rest(self, view: View) -> Layout:
        self.performance.state = TableState.of(view)
        return self.now()

    def now(self) -> Layout:
        return layout(self.places, self.state, self.die)

    def flame(self) -> tuple[float, float] | None:
        lit = self.state.turn.lit
        return None if lit < 0 else self.places.flame(lit)

    def still_plays(self, seat: int, view: View) -> bool:
        return bool(view.values[f"status.{seat}"] == ACTIVE)

    def called_first(self, view: View) -> int:
        return int(view.values["whose_turn"])

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        found = panels.panel(self.places, TableState.of(view), decision)
        if isinstance(found, PickPanel) and self.desk.lone is not None:
            found.known = frozenset(own.values[f"tracker.{decision.seat}"])
        return found

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        return close_ups.closers(self.places, self.state, key)

    # -- getting ready -----------------------------------------------------------------------

    def wanted_at_once(self) -> Iterable[Wanted]:
        """Before the deal, and after it as far as the viewer will see it; the die tumbles soon."""
        for state in (self.start, TableState.of(self.view_now())):
            yield from self._of(layout(self.places, state, self.die))
        yield Wanted(lantern(True))
        yield Wanted(cards.back(self.desk, CARD))
        for picture in self.die.pictures():
            yield Wanted(picture)

    def _of(self, sprites: Layout) -> Iterator[Wanted]:
        """The pictures of sprites."""
        for sprite in sprites.values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)

    def wanted_later(self) -> Iterable[Wanted]:
        """What the next minutes need, whoever holds what."""
        desk = self.desk
        for seat in range(desk.seats):
            for picture in pick_panel.first_pictures(self.places, seat):
                yield Wanted(picture)
        yield Wanted(cards.back(desk, SHOWN))
        yield Wanted(cards.back(desk, places.SOLUTION))
        for seat in range(desk.seats):
            for state in (SEALED, TRADED):
                yield from self._of(plates.offer_sprites(self.places, seat, Offer(state, 1)))
        for total in range(13):
            yield Wanted(plates.said(desk, Offer(SAID, total)))
        for step in range(1, 5):
            yield Wanted(folder_picture(self.places, step))
