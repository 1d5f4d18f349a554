"""OPENplay and its Co-op variant (DC-OPEN, DC-COOP): one set of modules, since they share most."""

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
from systems.rules.deadcert.formats import Format
from systems.rules.deadcert.intents import File
from systems.rules.deadcert.openplay import knowledge, legality, setting
from systems.rules.deadcert.openplay.bureau import Bureau
from systems.rules.deadcert.openplay.chiefs import TakeExchange, TakeSuspect
from systems.rules.deadcert.openplay.components import OpenTurn
from systems.rules.deadcert.openplay.facts import FACTS
from systems.rules.deadcert.openplay.intents import INTENTS, Abandon
from systems.rules.deadcert.openplay.snoops import TakeSnoop
from systems.rules.deadcert.openplay.turn import BeginTurn, FinishTurn, TakeTurn


class OpenPlay(Format):
    """Everybody against everybody, in the open and from memory."""

    id = "open"
    seats = range(2, 7)
    intents = INTENTS
    facts = FACTS
    components = (OpenTurn,)
    passes: Mapping[str, Intent] = {
        "open_suspect": File(),
        "open_snoop": Abandon(),
        "open_exchange": Abandon(),
    }

    def check(self, setup: Setup) -> None:
        setting.check(setup)

    def set_up(self, table: Table) -> None:
        setting.set_up(table)

    def lookups(self, table: Table) -> Bureau:
        return Bureau(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return (BeginTurn(), TakeTurn(), TakeSuspect(), TakeExchange(), TakeSnoop(), FinishTurn())

    def options(self, table: Table, seat: int, kind: str) -> Options:
        return legality.options(table, seat, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        return legality.explain(table, seat, kind, intent)

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:  # noqa: ARG002 - all is public
        return setting.values(table)

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        return knowledge.redeal(view, stream)


class CoOp(OpenPlay):
    """The team against the order of the cards."""

    id = "coop"
    passes: Mapping[str, Intent] = {
        "coop_suspect": File(),
        "coop_snoop": Abandon(),
        "coop_exchange": Abandon(),
    }

    def processors(self) -> Sequence[RuleProcessor]:
        return ()  # those of OPENplay serve both


FORMATS: tuple[Format, ...] = (OpenPlay(), CoOp())
