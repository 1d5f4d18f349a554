"""The table of COVERTplay."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.core.decisions import Decision
from game.core.view import View
from scenes.parts.reading import READ_OUT
from scenes.parts.seats import lantern, seat_plate
from scenes.parts.stacks import pile_picture
from scenes.parts.tiles import tiles_wanted
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.covertplay import panels
from scenes.tables.deadcert.covertplay.clips import Performance
from scenes.tables.deadcert.covertplay.layout import clasp, decided, fan, layout, middle, stages
from scenes.tables.deadcert.covertplay.places import DECLARED, FRESH, Places
from scenes.tables.deadcert.covertplay.sheets import ROOM, filed_columns
from scenes.tables.deadcert.covertplay.state import CovertState
from scenes.tables.deadcert.looks import GAME
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import SNOOPS, TYPES
from systems.table.choreographer import Choreographer, Layout

PRIVATE = ("covert_file", "covert_action")
MOST_IN_A_FAN = 7


class CovertTable(GameTable):
    """Detectives around a desk who see nothing but backs of each other."""

    rail = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places = Places(desk)
        self.performance: Performance
        self._opened: tuple[str, int, int] | None = None
        """The decision whose page somebody who plays alone has had open."""

    @property
    def state(self) -> CovertState:
        """What is shown at the moment."""
        return self.performance.state

    def open(self, view: View) -> None:
        start = CovertState.before(view)
        self.performance = Performance(self.places, CovertState(), start, self.view_now)
        self.performance.skip_to(view.facts)

    def ground(self) -> Picture:
        return lying.ground(self.desk)

    def rest(self, view: View) -> Layout:
        self.performance.state = CovertState.of(view)
        return self.now()

    def now(self) -> Layout:
        return layout(self.places, self.state)

    def flame(self) -> tuple[float, float] | None:
        turn = self.state.turn
        return None if turn is None else self.places.flame(turn)

    def called_first(self, view: View) -> int:
        """Visits go in turn, from the seat that begins the round (rules file, section 8)."""
        return int(view.values["first"])

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    # -- choosing ----------------------------------------------------------------------------

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        state = CovertState.of(view)
        if decision.kind in PRIVATE:
            at = (decision.kind, state.round_no, decision.seat)
            if self.desk.lone is None or self._opened != at:
                self._opened = at
                return None
        return panels.panel(self.places, state, decision)

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        """The Details and the Declared stack; after the end every stack."""
        desk, state = self.desk, self.state
        found = list(lying.detail_closers(desk, state.details))
        for number, card in enumerate(state.declared):
            reading = printed.reading_of(desk, card)
            name = "declared" if not number else f"declared.{number}"
            found.append(Closer(name, READ_OUT, partial(lying.read_closely, desk, reading)))
        for seat in range(state.seats) if state.opened else ():
            stacks = {kind: state.opened.get(f"filed.{seat}.{kind}", ()) for kind in TYPES}
            title = desk.runs(f"{GAME}.table.stack_of", seat=seat)
            picture = partial(filed_columns, desk, stacks)
            found.append(Closer(f"seat.{seat}", (ROOM.width, ROOM.height), picture, title))
        return tuple(found)

    # -- getting ready -----------------------------------------------------------------------

    def wanted_at_once(self) -> Iterable[Wanted]:
        desk, places, start = self.desk, self.places, self.performance.start
        for sprite in layout(places, start).values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)
        for kind in TYPES:
            for size in (FRESH.size, places.form.back, places.form.card, places.form.stack):
                yield Wanted(lying.back(desk, kind, size))
        yield Wanted(lantern(True))
        now = CovertState.of(self.view_now())
        yield from lying.details_wanted(desk, now.details)
        # What the deal leaves follows it with no quiet frame before.
        for sprite in middle(desk, now).values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)
        for kind in TYPES:
            yield Wanted(pile_picture(desk, FRESH, now.fresh, lying.back(desk, kind, FRESH.size)))

    def wanted_later(self) -> Iterable[Wanted]:
        """Lit plates, fans, marks, and the Snoops, whoever has them."""
        desk, places = self.desk, self.places
        for seat, area in enumerate(places.plates):
            human = desk.party.members[seat].is_human
            words = f"{GAME}.table.your_turn" if human else f"{GAME}.table.its_turn"
            header = places.form.header
            line = "" if header.raised else desk.say(words)
            size = (area.width, area.height)
            yield Wanted(seat_plate(desk, seat, size, line, header=header, lit=True))
        for kind in TYPES:
            for count in range(MOST_IN_A_FAN):
                yield Wanted(fan(places, kind, count))
        for mark in (decided(places, 0), clasp(places, 0)):
            if mark.picture is not None:
                yield Wanted(mark.picture)
        for stage in range(1, 5):
            yield Wanted(stages(desk, 1, stage))
        if desk.party.humans:
            for area in (*places.tiles, places.middle):
                yield from tiles_wanted(desk, area)
        for snoop in SNOOPS:
            yield Wanted(lying.large(desk, snoop))
            yield Wanted(lying.face(desk, snoop, DECLARED.size))
