"""COVERTplay (DC-COV): everything hidden, and a Checklist for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, Viewer
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import Redeal, RuleProcessor
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View
from systems.rules.deadcert.checklist import Checklists, ChecklistUpdated
from systems.rules.deadcert.covertplay import knowledge, legality, setting, shown
from systems.rules.deadcert.covertplay.action import AskActions, CarryOut, TakeAction
from systems.rules.deadcert.covertplay.bureau import Bureau
from systems.rules.deadcert.covertplay.components import CovertRound, CovertSeals
from systems.rules.deadcert.covertplay.facts import FACTS
from systems.rules.deadcert.covertplay.filing import PutUnder, TakeFile, TakeUp
from systems.rules.deadcert.covertplay.gather import (
    BeginRound,
    BeginTurn,
    FetchOn,
    TakeFetch,
    TakeGather,
)
from systems.rules.deadcert.covertplay.intents import INTENTS
from systems.rules.deadcert.covertplay.snooping import TakePick, TakeTarget
from systems.rules.deadcert.formats import Format


class CovertPlay(Format):
    """Everybody against everybody, behind face-down cards."""

    id = "covert"
    seats = range(2, 6)
    intents = INTENTS
    facts = (*FACTS, ChecklistUpdated)
    components = (CovertRound, CovertSeals, Checklists)
    passes: Mapping[str, Intent] = {}

    def check(self, setup: Setup) -> None:
        setting.check(setup)

    def set_up(self, table: Table) -> None:
        setting.set_up(table)

    def lookups(self, table: Table) -> Bureau:
        return Bureau(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return (
            BeginRound(),
            BeginTurn(),
            TakeGather(),
            TakeTarget(),
            TakePick(),
            FetchOn(),
            TakeFetch(),
            TakeUp(),
            TakeFile(),
            PutUnder(),
            AskActions(),
            TakeAction(),
            CarryOut(),
        )

    def options(self, table: Table, seat: int, kind: str) -> Options:
        return legality.options(table, seat, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        return legality.explain(table, seat, kind, intent)

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return shown.values(table, viewer)

    def passing(self, decision: Decision) -> Intent | None:
        """The arrangement that is there already (rules file, section 5); it is offered first."""
        if decision.kind == "covert_action":
            return next(iter(decision.options))
        return None

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        return knowledge.redeal(view, stream)

    def as_dealt(self, opening: View, facts: Sequence[Fact]) -> Redeal:
        return knowledge.as_dealt(opening, facts)


FORMATS: tuple[Format, ...] = (CovertPlay(),)
