"""Stages 2 and 3: gathered cards are taken up, and others filed (DC-COV-030 to 037, 050, 051)."""

from __future__ import annotations

from collections import Counter

from game.core.rules import Band
from systems.rules.deadcert.cards import TYPES, colour_of
from systems.rules.deadcert.checklist import record
from systems.rules.deadcert.covertplay.action import seal_action
from systems.rules.deadcert.covertplay.bureau import filed_of, gathered_of
from systems.rules.deadcert.covertplay.components import ANALYSE, FILE
from systems.rules.deadcert.covertplay.facts import (
    Decided,
    EvidenceFiled,
    EvidenceTakenUp,
    StageStarted,
)
from systems.rules.deadcert.covertplay.processor import CovertProcessor
from systems.rules.deadcert.intents import File


class TakeUp(CovertProcessor):
    """All take up what they gathered, and decide what to file (DC-COV-030, 031)."""

    phases = ("covert.take_up",)
    band = Band.TURN

    def process(self) -> None:
        round_, bureau, table = self.round, self.bureau, self.table
        round_.stage, round_.step, round_.target = ANALYSE, "file", -1
        self.emit(StageStarted(ANALYSE, round_.number))
        for seat in bureau.in_turn():
            cards = self.zones.cards(gathered_of(seat))
            faces = tuple(card.face for card in cards)
            bureau.into_hand(seat, cards)
            self.emit(EvidenceTakenUp(seat, len(faces), faces))
            record(table, self.case, seat, faces)
        self.flow.phase = "covert.file"
        for seat in range(table.seats):
            if bureau.to_file(seat):
                table.ask(seat, "covert_file")
            elif bureau.together:
                table.ask(seat, "covert_action")
        if not self.flow.asked:
            self.flow.phase = "covert.filed"


class TakeFile(CovertProcessor):
    """A seat seals one card after the other; nothing moves before all have (DC-COV-032, 050)."""

    phases = ("covert.file",)
    band = Band.INTENT

    def process(self) -> None:
        table, bureau, seat = self.table, self.bureau, self.inbox.seat
        intent = self.inbox.intent
        if isinstance(intent, File):
            chosen = self.seals.filing.setdefault(seat, [])
            chosen.append(intent.card)
            if len(chosen) < bureau.to_file(seat):
                table.ask(seat, "covert_file")
            elif bureau.together:
                table.ask(seat, "covert_action")
        else:
            seal_action(self.seals, seat, intent)
        if not self.flow.asked:
            self.flow.phase = "covert.filed"


class PutUnder(CovertProcessor):
    """In turn, cards go under the seat's own stacks, the first chosen highest (DC-COV-035, 036)."""

    phases = ("covert.filed",)
    band = Band.TURN

    def process(self) -> None:
        round_, bureau, filing = self.round, self.bureau, self.seals.filing
        for seat in bureau.in_turn():
            self.emit(Decided(seat, ANALYSE))
        round_.stage = FILE
        self.emit(StageStarted(FILE, round_.number))
        for seat in bureau.in_turn():
            cards = filing.pop(seat, [])
            if not cards:
                continue
            kinds = [colour_of(card) for card in cards]
            bureau.out_of_hand(seat, cards, [filed_of(seat, kind) for kind in kinds])
            level, count = bureau.levels(seat), Counter(kinds)
            self.emit(
                EvidenceFiled(
                    seat,
                    tuple(count[kind] for kind in TYPES),
                    tuple(cards),
                    tuple(level[card] for card in cards),
                    (seat,),
                )
            )
        self.flow.phase = "covert.act"
