"""The table of SOLOplay: one desk, one detective, and whoever gives advice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.core.decisions import Decision
from game.core.view import View
from scenes.parts.reading import READ_OUT
from scenes.parts.tiles import tiles_wanted
from scenes.tables.deadcert import checklist, printed
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.covertplay.sheets import ROOM, filed_columns
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.soloplay import layout as desk_of
from scenes.tables.deadcert.soloplay import panels, reading
from scenes.tables.deadcert.soloplay.clips import Performance
from scenes.tables.deadcert.soloplay.state import SoloState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES
from systems.table.choreographer import Choreographer, Layout


class SoloTable(GameTable):
    """Cards, Checklist and stacks of one detective."""

    rail = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.performance: Performance

    @property
    def state(self) -> SoloState:
        """What is shown at the moment."""
        return self.performance.state

    def _of(self, view: View) -> SoloState:
        return SoloState.of(view, self.desk.party.setup.content)

    def open(self, view: View) -> None:
        start = SoloState.before(view, self.desk.party.setup.content)
        empty = SoloState(start.case, open_only=start.open_only)
        self.performance = Performance(self.desk, empty, start, self.view_now)

    def ground(self) -> Picture:
        return lying.ground(self.desk)

    def rest(self, view: View) -> Layout:
        self.performance.state = self._of(view)
        return self.now()

    def now(self) -> Layout:
        return desk_of.layout(self.desk, self.state)

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        to_file = int(view.values["to_file"])
        return panels.panel(self.desk, self._of(view), decision, to_file)

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        """Every card that is laid out, the stacks level by level, and the Details."""
        desk, state = self.desk, self.state
        found = []
        for card in state.killer or state.laid_out:
            reading = printed.reading_of(desk, card)
            picture = partial(lying.read_closely, desk, reading)
            found.append(Closer(panels.card_key(card), READ_OUT, picture))
        stacks = partial(_stacks, desk, tuple(state.filed[kind] for kind in TYPES))
        title = desk.say(f"{GAME}.table.filed")
        found.append(Closer("stack", (ROOM.width, ROOM.height), stacks, title))
        listed = checklist.listed(desk, state.listed)
        page = partial(_sheet, desk, listed)
        found.append(
            Closer("list", (ROOM.width, ROOM.height), page, desk.say(f"{GAME}.list.title"))
        )
        return (*found, *lying.detail_closers(desk, state.details))

    # -- getting ready -----------------------------------------------------------------------

    def wanted_at_once(self) -> Iterable[Wanted]:
        desk, now = self.desk, self._of(self.view_now())
        for state in (self.performance.start, now):
            for sprite in desk_of.layout(desk, state).values():
                if sprite.picture is not None:
                    yield Wanted(sprite.picture)
        for kind in TYPES:
            yield Wanted(desk_of.back(desk, kind))
            yield Wanted(lying.back(desk, kind, desk_of.PILE))
            yield Wanted(lying.back(desk, kind, desk_of.FRESH.size))
        yield from lying.details_wanted(desk, now.details)
        for card in now.laid_out[:1]:  # its paper and its ground are those of every card
            yield Wanted(reading.page(desk, now, card))

    def wanted_later(self) -> Iterable[Wanted]:
        """Tiles, and the faces of all cards of these packets, wherever they lie."""
        if self.desk.party.humans:
            for area in (panels.FETCH, panels.GIVE_UP):
                yield from tiles_wanted(self.desk, area)
        for card in self.performance.start.case.cards:
            yield Wanted(desk_of.face(self.desk, card))


def _sheet(desk: Desk, listed: checklist.Listed, size: tuple[float, float]) -> Picture:
    return checklist.sheet(desk, listed, size, wide=True)


def _stacks(desk: Desk, stacks: tuple[tuple[str, ...], ...], size: tuple[float, float]) -> Picture:
    return filed_columns(desk, dict(zip(TYPES, stacks, strict=True)), size)
