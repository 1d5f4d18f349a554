"""SOLOplay (DC-SOLO): one detective, against the depth of the Filed stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.intents import Intent
from game.core.messages import Message, Viewer
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import Redeal, RuleProcessor
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View
from systems.rules.deadcert.checklist import Checklists, ChecklistUpdated
from systems.rules.deadcert.covertplay.facts import (
    Dealt,
    EvidenceFiled,
    Fetched,
    RoundStarted,
    StageStarted,
)
from systems.rules.deadcert.formats import Format
from systems.rules.deadcert.soloplay import knowledge, legality, setting
from systems.rules.deadcert.soloplay.bureau import Bureau
from systems.rules.deadcert.soloplay.components import SoloRound
from systems.rules.deadcert.soloplay.facts import FACTS
from systems.rules.deadcert.soloplay.intents import INTENTS
from systems.rules.deadcert.soloplay.rounds import (
    AskToFile,
    BeginRound,
    OpenCase,
    ReclaimOn,
    TakeFile,
    TakeGather,
    TakeReclaim,
)


class SoloPlay(Format):
    """One detective who files what may be needed, and hopes to reach it again."""

    id = "solo"
    seats = range(1, 2)
    intents = INTENTS
    facts = (
        RoundStarted,
        StageStarted,
        Dealt,
        Fetched,
        EvidenceFiled,
        ChecklistUpdated,
        *FACTS,
    )
    components = (SoloRound, Checklists)
    passes: Mapping[str, Intent] = {}

    def check(self, setup: Setup) -> None:
        setting.check(setup)

    def set_up(self, table: Table) -> None:
        setting.set_up(table)

    def lookups(self, table: Table) -> Bureau:
        return Bureau(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return (
            OpenCase(),
            BeginRound(),
            TakeGather(),
            ReclaimOn(),
            TakeReclaim(),
            AskToFile(),
            TakeFile(),
        )

    def options(self, table: Table, seat: int, kind: str) -> Options:  # noqa: ARG002 - one seat
        return legality.options(table, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:  # noqa: ARG002 - one seat
        return legality.explain(table, kind, intent)

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:  # noqa: ARG002 - nothing is secret
        return setting.values(table)

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        return knowledge.redeal(view, stream)


FORMATS: tuple[Format, ...] = (SoloPlay(),)
