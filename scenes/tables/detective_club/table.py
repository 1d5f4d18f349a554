"""The table of Detective Club: a velvet room, paintings in a row, and who has the floor."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.decisions import Decision
from game.core.view import View
from scenes.parts.tokens import picture_lamp, vote
from scenes.tables.detective_club import cards, drawing, panels
from scenes.tables.detective_club.clips import BOOK, SMALL_BACK, Performance
from scenes.tables.detective_club.clock import Clock
from scenes.tables.detective_club.close_ups import close_ups
from scenes.tables.detective_club.floor import hand_panel
from scenes.tables.detective_club.layout import layout
from scenes.tables.detective_club.places import LAMP_WIDE, VOTE, Places
from scenes.tables.detective_club.state import TALK, TableState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.targets import target_light
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.detective_club.club import hand_of
from systems.table.choreographer import Choreographer, Layout


class ClubTable(GameTable):
    """A wall of paintings, a notebook with a word, and people who explain themselves."""

    rail = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places = Places(desk)
        self.clock = Clock(self.places)
        self.performance: Performance

    @property
    def state(self) -> TableState:
        """What is shown at the moment."""
        return self.performance.state

    @property
    def talking(self) -> bool:
        """People are meant to talk now: nobody is hurried, and no seat is thought to be left."""
        return self.state.step == TALK

    def state_of(self, view: View) -> TableState:
        """The state that a view tells of."""
        return TableState.of(view, self.desk.party.humans)

    def open(self, view: View) -> None:
        before = TableState.before(view, self.desk.party.humans)
        self.performance = Performance(self.places, before, self.view_now)

    def ground(self) -> Picture:
        return drawing.room(self.desk)

    def rest(self, view: View) -> Layout:
        self.performance.state = self.state_of(view)
        return self.now()

    def now(self) -> Layout:
        return layout(self.places, self.state)

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        return panels.panel(self.places, self.state_of(view), decision, self.clock)

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        return close_ups(self.places, self.state, key)

    # -- getting ready -----------------------------------------------------------------------

    def wanted_at_once(self) -> Iterable[Wanted]:
        for sprite in self.now().values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)
        desk = self.desk
        yield Wanted(cards.back(desk, SMALL_BACK))
        # All paper together: its file is the largest, and not kept for long.
        slip = self.places.slip(0)
        yield Wanted(drawing.slip_paper(desk, (slip.width, slip.height)))
        for seat in self.state.others[:1]:
            yield Wanted(drawing.book(desk, self.places.book(self.state, seat)[1], None))
        yield Wanted(drawing.book(desk, BOOK, None, closed=True))
        for seat in (self.state.active, *self.state.others[:1]):
            hanging = self.places.hanging(self.state, seat)
            area = hanging.pictures[0]
            yield Wanted(cards.frame_alone(desk, (area.width, area.height), hanging.frame))
        if desk.lone is not None:  # the deal leaves no quiet frame before it lies open
            area = self.places.panel
            for lit in (False, True):
                yield Wanted(hand_panel(desk, (area.width, area.height), desk.lone, lit=lit))
            yield from self._own_faces(desk.lone)

    def wanted_later(self) -> Iterable[Wanted]:
        """What the next minutes need, whoever holds what."""
        desk = self.desk
        yield Wanted(picture_lamp(LAMP_WIDE, lit=True))
        for seat in range(desk.seats):
            yield Wanted(vote(desk, desk.style(seat), VOTE))
            area = self.places.pair(self.state, seat)
            size = (round(area.width), round(area.height))
            yield Wanted(drawing.spot(desk, size))
            _, book = self.places.book(self.state, seat)
            yield Wanted(drawing.book(desk, book, None, closed=True))
        yield Wanted(drawing.point_token(desk))

    def _own_faces(self, seat: int) -> Iterable[Wanted]:
        """The own hand as it will lie in the panel."""
        hand = self.view_now().zones[hand_of(seat)].cards
        for card, area in zip(hand, self.places.hand(len(hand)), strict=True):
            yield Wanted(cards.face(self.desk, card, (area.width, area.height)))
        if hand:
            yield Wanted(target_light((area.width, area.height)))
