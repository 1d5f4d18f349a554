"""The table of OPENplay and Co-op."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from game.core.decisions import Decision
from game.core.view import View
from scenes.parts.reading import READ_OUT, reading_ground
from scenes.parts.seats import lantern, seat_plate
from scenes.parts.stacks import pile_picture
from scenes.parts.tiles import tiles_wanted
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tables.deadcert.openplay import team
from scenes.tables.deadcert.openplay.clips import Performance
from scenes.tables.deadcert.openplay.layout import Places, layout
from scenes.tables.deadcert.openplay.panels import FILE_IT, MAKE_CHIEF, Deciding
from scenes.tables.deadcert.openplay.state import OpenState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.warming import Wanted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.episode import case_of
from systems.table.choreographer import Choreographer, Layout


class OpenTable(GameTable):
    """Detectives around a desk, with everything but stacks in the open."""

    rail = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places = Places(desk, coop=desk.party.setup.format == "coop")
        self.performance: Performance

    @property
    def state(self) -> OpenState:
        """What is shown at the moment."""
        return self.performance.state

    def open(self, view: View) -> None:
        start = OpenState.before(view)
        self._packets = tuple(view.values["packets"])
        self.performance = Performance(self.places, OpenState(), start, self.view_now)

    def ground(self) -> Picture:
        return lying.ground(self.desk)

    def rest(self, view: View) -> Layout:
        self.performance.state = OpenState.of(view)
        return self.now()

    def now(self) -> Layout:
        return layout(self.places, self.state)

    def flame(self) -> tuple[float, float] | None:
        turn = self.state.turn
        return None if turn is None else self.places.flame(turn)

    def register(self, choreographer: Choreographer) -> None:
        self.performance.register(choreographer)

    # -- choosing ----------------------------------------------------------------------------

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        if self.made_alone(decision):
            return None
        heard = team.heard(self.desk, view, decision.seat) if self.gives_hints else None
        return Deciding(self.places, OpenState.of(view), decision, heard).panel()

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        """The Details and Chief Suspects at any time; in Co-op all else that lies open.

        A Chief Suspect lies face up: whoever likes may read it again. What is filed in OPENplay is
        gone from here (DC-OPEN-009).
        """
        found = (*lying.detail_closers(self.desk, self.state.details), *self._chiefs())
        if not self.places.coop:
            return found
        return (*self._filed_closer(key), *found, *self._stacks())

    def _filed_closer(self, key: str | None) -> list[Closer]:
        """The filed card that has the focus."""
        cards = [card for own in self.state.names for card in own]
        return [one for one in map(self._card_closer, cards) if one.key == key]

    def _chiefs(self) -> list[Closer]:
        """By seats, and by types as they lie."""
        return [
            self._chief_closer(own[kind], seat, kind)
            for seat, own in enumerate(self.state.chiefs)
            for kind in TYPES
            if kind in own
        ]

    def _chief_closer(self, card: str, seat: int, kind: str) -> Closer:
        title = self.desk.runs(f"{GAME}.table.chief_of", seat=seat)
        return replace(self._card_closer(card), key=f"chief.{seat}.{kind}", title=title)

    def _card_closer(self, card: str) -> Closer:
        reading = printed.reading_of(self.desk, card, aloud=False)
        draw = partial(lying.read_closely, self.desk, reading)
        return Closer(f"card.{card.replace(':', '.')}", READ_OUT, draw)

    def _stacks(self) -> list[Closer]:
        found = []
        for seat, names in enumerate(self.state.names):
            if names:
                title = self.desk.runs(f"{GAME}.table.stack_of", seat=seat)
                picture = partial(team.open_stack, self.desk, tuple(names))
                found.append(Closer(f"row.{seat}", team.STACK, picture, title))
        return found

    # -- getting ready -----------------------------------------------------------------------

    def wanted_at_once(self) -> Iterable[Wanted]:
        desk, places = self.desk, self.places
        start = self._begun()
        for sprite in layout(places, start).values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)
        for kind in TYPES:
            top = lying.back(desk, kind, lying.FRESH.size)
            yield Wanted(top)
            yield Wanted(lying.back(desk, kind, places.form.card))
            yield Wanted(pile_picture(desk, lying.FRESH, start.fresh, top))
        yield Wanted(lantern(True))
        yield from lying.details_wanted(desk, start.details)
        for card in case_of(desk.party.setup.content, self._packets).suspects[:1]:
            # The paper of one is that of all: reading it from its file takes longest.
            yield Wanted(places.chief(card))
            yield Wanted(lying.face(desk, card, lying.FRESH.size))

    def _begun(self) -> OpenState:
        state = OpenState()
        start = self.performance.start
        state.begin(start)
        state.details = start.details
        state.shuffle(start)
        return state

    def wanted_later(self) -> Iterable[Wanted]:
        """Lit plates and the faces of all the suspects of these packets, whoever has them."""
        desk, places = self.desk, self.places
        for seat, area in enumerate(places.plates):
            size = (area.width, area.height)
            human = desk.party.members[seat].is_human
            words = f"{GAME}.table.your_turn" if human else f"{GAME}.table.its_turn"
            line = (
                desk.say(words) if places.form.header.line and not places.form.header.raised else ""
            )
            yield Wanted(seat_plate(desk, seat, size, line, header=places.form.header, lit=True))
        for kind in TYPES:
            yield Wanted(reading_ground(desk, look_of(desk, kind)))
        case = case_of(desk.party.setup.content, self._packets)
        for card in case.suspects:  # what is read out first can come at once
            yield from lying.parts_of_reading(desk, card)
            yield Wanted(places.chief(card))
        if desk.party.humans:
            for area in (MAKE_CHIEF, FILE_IT):
                yield from tiles_wanted(desk, area)
        for card in case.suspects:
            yield Wanted(lying.face(desk, card, lying.FRESH.size))
