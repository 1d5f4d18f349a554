"""The table of Deadly Premonition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.core.decisions import Decision
from game.core.view import View
from scenes.parts.seats import lantern
from scenes.parts.sheets import plate, sheet
from scenes.tables.deadly_premonition import boards, cards, close_ups, middle, panels, sky, staging
from scenes.tables.deadly_premonition.clips import Performance
from scenes.tables.deadly_premonition.drawing import READING
from scenes.tables.deadly_premonition.layout import die_of, layout
from scenes.tables.deadly_premonition.places import BACK, CARD, HAND, MIDDLE, Places
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import DEAD, SUSPECTS, WEATHER
from systems.table.choreographer import Choreographer, Layout

MOST_BACKS = 9


class PremonitionTable(GameTable):
    """Line-up boards in the rain, and what agents do to each other's suspects."""

    rail = True
    long_turns = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places = Places(desk)
        self.die = die_of(self.places)
        self.hidden_hand = panels.hidden_places(self.places)
        self.performance: Performance
        self.start: TableState
        """How the table looks before the first fact."""
        self._opened: tuple[object, ...] = ()
        """The decision whose page somebody who plays alone has had open."""

    @property
    def state(self) -> TableState:
        """What is shown at the moment."""
        return self.performance.state

    def open(self, view: View) -> None:
        self.start = TableState.before(view)
        before = TableState.before(view)
        self.performance = Performance(self.places, self.die, before, self.view_now)

    def ground(self) -> Picture:
        return sky.ground(self.desk)

    def rest(self, view: View) -> Layout:
        self.performance.state = TableState.of(view)
        return self.now()

    def now(self) -> Layout:
        return layout(self.places, self.state, self.die)

    def flame(self) -> tuple[float, float] | None:
        lit = self.state.lit
        return None if lit is None else self.places.flame(lit)

    def still_plays(self, seat: int, view: View) -> bool:
        return seat in view.values["in_play"]

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    # -- choosing ----------------------------------------------------------------------------

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        state = TableState.of(view)
        if self.made_alone(decision):
            lone = self.desk.lone is not None
            if decision.kind == "battle_response":
                return panels.answer(self.places, state, decision) if lone else None
            if decision.kind != "main_move":
                return None
            at = (len(own.facts), decision.seat)
            if lone and self._opened != at:
                self._opened = at
                return None
        return panels.panel(self.places, state, decision)

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        return close_ups.closers(self.places, self.state, key)

    # -- getting ready -----------------------------------------------------------------------

    def wanted_at_once(self) -> Iterable[Wanted]:
        desk = self.desk
        for sprite in layout(self.places, self.start, self.die).values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)
        for area in {self.places.board(seat) for seat in range(desk.seats)}:
            yield Wanted(plate(desk, (area.width, area.height), lit=True))
        yield Wanted(sheet(desk, (READING.width, READING.height), 10))
        for ground in (MIDDLE, HAND):
            yield Wanted(middle.night_plate(desk, (ground.width, ground.height)))
        for picture in self.die.pictures():
            yield Wanted(picture)
        yield Wanted(lantern(True))
        for card in dict.fromkeys(card[:2] + "1" for card in WEATHER):
            yield Wanted(cards.face(desk, card, staging.EVENT_CARD))
            for picture in sky.pictures(desk, card):
                yield Wanted(picture)
        for card in TableState.of(self.view_now()).own:
            yield Wanted(cards.face(desk, card, BACK))  # of somebody who plays alone
        for deck in (cards.PROFILING, cards.ALIGNMENT):
            yield Wanted(cards.back(desk, BACK, deck))
        for number in range(5):
            yield Wanted(middle.numbered_back(desk, number + 1))
        # What the deal leaves: all plates change at once, and then one after the other is lit.
        dealt = TableState.of(self.view_now())
        for turn in range(-1, desk.seats):
            state = replace(dealt, turn=turn, moves=0 if turn < 0 else dealt.moves)
            for sprite in layout(self.places, state, self.die).values():
                if sprite.picture is not None:
                    yield Wanted(sprite.picture)

    def wanted_later(self) -> Iterable[Wanted]:
        """What the next minutes need, whoever holds what."""
        desk, places = self.desk, self.places
        for number in range(5, MOST_BACKS):
            yield Wanted(middle.numbered_back(desk, number + 1))
        yield Wanted(boards.suspect(places, SUSPECTS[0], DEAD))
        for kind in ("mark", "protection", "lockdown"):
            yield Wanted(boards.owned_token(desk, kind, () if kind == "mark" else (0,)))
        yield Wanted(staging.glow(CARD))
