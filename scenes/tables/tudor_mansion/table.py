"""The table of Tudor Mansion, as the table scene knows it."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.view import View
from scenes.tables.tudor_mansion import pictures, warm
from scenes.tables.tudor_mansion.act_panel import ActPanel
from scenes.tables.tudor_mansion.clips import Performance
from scenes.tables.tudor_mansion.close_ups import close_ups
from scenes.tables.tudor_mansion.layout import Places, layout
from scenes.tables.tudor_mansion.rooms_panel import RoomPanel
from scenes.tables.tudor_mansion.show_panel import show_panel
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop import plates
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.tudor_mansion import facts as happened
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Clip


class TudorTable(GameTable):
    """The mansion with its seats."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places: Places
        self.performance: Performance
        self.opening: TableState
        """The state when the table was opened."""

    @property
    def state(self) -> TableState:
        """What is shown at the moment."""
        return self.performance.state

    def open(self, view: View) -> None:
        self.places = Places(self.desk, tuple(view.values["ring"]))
        self.places.opens_at_the_end = self.shows_the_end
        self.opening = TableState.of(view)
        state = TableState()
        self.performance = Performance(
            self.places,
            state,
            self.desk.viewer,
            lambda fact: self.wants_look(fact) is not None,
            self.opening,
        )

    def ground(self) -> Picture:
        return pictures.house(self.desk, self.places.board, "dark")

    def wanted_at_once(self) -> Iterable[Wanted]:
        return warm.at_once(self.places, self.opening)

    def wanted_later(self) -> Iterable[Wanted]:
        return warm.later(self.places, self.opening)

    def rest(self, view: View) -> Layout:
        self.performance.state = TableState.of(view)
        return layout(self.places, self.state)

    def now(self) -> Layout:
        return layout(self.places, self.state) | self.performance.lying_back()

    def flame(self) -> tuple[float, float] | None:
        turn = self.state.turn
        if turn is None or turn in self.state.silent:
            return None
        return plates.within(self.places.plates[turn], plates.LAMP)

    def still_plays(self, seat: int, view: View) -> bool:
        return bool(view.values[f"status.{seat}"] == "active")

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    def after_look(self, fact: Fact) -> Clip | None:
        return self.performance.after_look(fact)

    def panel(self, decision: Decision, view: View, own: View) -> Panel:
        state = TableState.of(view)
        if decision.kind in ("act", "act_again"):
            return ActPanel(self.places, state, decision)
        if decision.kind == "choose_shown":
            return show_panel(self.places, state, decision)
        return RoomPanel(self.places, state, decision)

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        return close_ups(self.places, self.state, key)

    def look_focus(self, fact: Fact) -> tuple[float, float, float, float] | None:
        if isinstance(fact, happened.Refuted):
            x, y = self.places.shown_back(fact.suggester)
            return (x - 42, y - 58, 84, 116)
        envelope = self.now()["envelope"]
        rest = self.places.board.anchor("envelope_rest")
        width, height = rest.width * envelope.scale, rest.height * envelope.scale
        return (envelope.x - width / 2, envelope.y - height / 2, width, height)
