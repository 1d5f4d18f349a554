"""A round of SOLOplay: gather, look, file (DC-SOLO-003 to 034)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadcert.asking import offer
from systems.rules.deadcert.cards import LEVEL_TWO, TYPES, colour_of
from systems.rules.deadcert.checklist import record
from systems.rules.deadcert.covertplay.facts import (
    EvidenceFiled,
    Fetched,
    RoundStarted,
    StageStarted,
)
from systems.rules.deadcert.facts import SnoopRevealed
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.soloplay import ending
from systems.rules.deadcert.soloplay.bureau import (
    DETECTIVE,
    FETCHES,
    FRESH,
    KNOWN_TO,
    SPENT,
    filed_of,
)
from systems.rules.deadcert.soloplay.components import ANALYSE, FILE, GATHER
from systems.rules.deadcert.soloplay.facts import Reclaimed, SnoopSpent
from systems.rules.deadcert.soloplay.intents import Reclaim, TakeTop
from systems.rules.deadcert.soloplay.legality import options
from systems.rules.deadcert.soloplay.processor import SoloProcessor
from systems.rules.deadcert.soloplay.reach import TAKES


class OpenCase(SoloProcessor):
    """After the deal: who holds all three killer cards has won (DC-RUL-062)."""

    phases = ("solo.open",)
    band = Band.CHECK

    def process(self) -> None:
        if not ending.after_a_card(self.bureau):
            self.flow.phase = "solo.round"


class BeginRound(SoloProcessor):
    """Stage 1 is asked, unless the case is lost (DC-SOLO-041)."""

    phases = ("solo.round",)
    band = Band.TURN

    def process(self) -> None:
        if ending.close_if_out_of_reach(self.bureau):
            return
        round_ = self.round
        round_.number += 1
        round_.stage, round_.step = GATHER, "gather"
        self.flow.mark += 1
        self.emit(RoundStarted(round_.number))
        self.emit(StageStarted(GATHER, round_.number))
        self.flow.phase = "solo.gather"
        self.table.ask(DETECTIVE, "solo_gather")


class TakeGather(SoloProcessor):
    """Fetch, play one Snoop card, or give up (DC-SOLO-020, 042)."""

    phases = ("solo.gather",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if isinstance(intent, Fetch):
            self._fetch()
        elif isinstance(intent, Reclaim):
            self._play(intent.card)
        else:
            ending.close(self.bureau, ending.CONCEDED)

    def _fetch(self) -> None:
        """The top three cards, or what is left (DC-SOLO-010); the win is tested after all."""
        faces = []
        for card in self.zones.cards(FRESH)[:FETCHES]:
            self.bureau.lay_out(card)
            faces.append(card.face)
            self.emit(Fetched(DETECTIVE, FRESH, colour_of(card.face), card.face, KNOWN_TO))
        record(self.table, self.case, DETECTIVE, faces)
        if not ending.after_a_card(self.bureau):
            self.flow.phase = "solo.analyse"

    def _play(self, face: str) -> None:
        """The Snoop card leaves the episode (DC-SOLO-019), and the end game begins."""
        round_ = self.round
        round_.end_game = True
        round_.snoop, round_.to_take = face, TAKES
        self.zones.move(self.bureau.laid_out_card(face), SPENT)
        self.emit(SnoopRevealed(DETECTIVE, face))
        self.emit(SnoopSpent(face))
        self.flow.phase = "solo.reclaiming"


class ReclaimOn(SoloProcessor):
    """A Level 1 Snoop takes from its stack at once; with Level 2 each card is chosen."""

    phases = ("solo.reclaiming",)
    band = Band.TURN

    def process(self) -> None:
        round_, bureau = self.round, self.bureau
        tops = bureau.tops(round_.snoop)
        if not round_.to_take or not tops:
            self.flow.phase = "solo.analyse"
        elif round_.snoop in LEVEL_TWO:
            round_.step = "reclaim"
            choices = options(self.table, "solo_reclaim")
            offer(self.table, DETECTIVE, "solo_reclaim", choices, "solo.reclaim")
        else:
            self._take_both(tops[0])

    def _take_both(self, kind: str) -> None:
        """The win is tested after each of them (DC-SOLO-040)."""
        bureau, round_ = self.bureau, self.round
        faces: list[str] = []
        while round_.to_take and bureau.tops(round_.snoop) and not bureau.is_won():
            card = self.zones.cards(filed_of(kind))[0]
            bureau.lay_out(card)
            faces.append(card.face)
            round_.to_take -= 1
        self.emit(Reclaimed(round_.snoop, tuple(faces), (kind,) * len(faces)))
        if not ending.after_a_card(bureau):
            self.flow.phase = "solo.analyse"


class TakeReclaim(SoloProcessor):
    """The top card of a stack is reclaimed; the next one is chosen after seeing it."""

    phases = ("solo.reclaim",)
    band = Band.INTENT

    def process(self) -> None:
        intent, bureau = self.inbox.intent, self.bureau
        assert isinstance(intent, TakeTop)
        card = self.zones.cards(filed_of(intent.type))[0]
        bureau.lay_out(card)
        self.round.to_take -= 1
        self.emit(Reclaimed(self.round.snoop, (card.face,), (intent.type,)))
        if not ending.after_a_card(bureau):
            self.flow.phase = "solo.reclaiming"


class AskToFile(SoloProcessor):
    """What is above seven is filed, card by card (DC-SOLO-030, 034)."""

    phases = ("solo.analyse",)
    band = Band.TURN

    def process(self) -> None:
        round_ = self.round
        if round_.stage == GATHER:
            round_.snoop, round_.to_take = "", 0
            round_.stage = ANALYSE
            self.emit(StageStarted(ANALYSE, round_.number))
        if self.bureau.to_file():
            round_.step = "file"
            self.flow.phase = "solo.file"
            self.table.ask(DETECTIVE, "solo_file")
            return
        self.flow.phase = "solo.round"


class TakeFile(SoloProcessor):
    """A card goes under the stack of its colour (DC-SOLO-031 to 033)."""

    phases = ("solo.file",)
    band = Band.INTENT

    def process(self) -> None:
        intent, bureau, round_ = self.inbox.intent, self.bureau, self.round
        assert isinstance(intent, File)
        if round_.stage != FILE:
            round_.stage = FILE
            self.emit(StageStarted(FILE, round_.number))
        kind = colour_of(intent.card)
        self.zones.move(bureau.laid_out_card(intent.card), filed_of(kind))
        level = len(self.zones.faces(filed_of(kind)))
        count = tuple(int(kind == one) for one in TYPES)
        self.emit(EvidenceFiled(DETECTIVE, count, (intent.card,), (level,), KNOWN_TO))
        self.flow.phase = "solo.analyse"
