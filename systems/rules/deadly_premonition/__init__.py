"""Deadly Premonition: line-up boards, evidence battles, weather, and a hidden killer."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, Viewer, message
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import HouseRule, Redeal, RuleProcessor, Rules
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View
from systems.rules.deadly_premonition import explaining, knowledge, legality, setting, shown
from systems.rules.deadly_premonition.actions import AskProtection, TakeOrder, TakeProtection
from systems.rules.deadly_premonition.battles import (
    AskResponse,
    CloseBattle,
    OpenBattle,
    TakeResponse,
)
from systems.rules.deadly_premonition.bots import BOTS
from systems.rules.deadly_premonition.components import COMPONENTS
from systems.rules.deadly_premonition.facts import FACTS
from systems.rules.deadly_premonition.intents import (
    INTENTS,
    Done,
    EndTurn,
    Keep,
    NoSecond,
    Pass,
)
from systems.rules.deadly_premonition.moves import (
    FinishPlay,
    ResolveEvidence,
    TakeMove,
    TakeSecond,
)
from systems.rules.deadly_premonition.murders import AskDoll, BeginMurder, Strike, TakeDoll
from systems.rules.deadly_premonition.processor import Station
from systems.rules.deadly_premonition.turn import (
    AskExcess,
    AskMove,
    BeginTurn,
    EndOfTurn,
    TakeExcess,
)
from systems.rules.deadly_premonition.weather import AskSnow, CheckWeather, TakeSnow, Weathered

if TYPE_CHECKING:
    from game.core.insight import Hint, Marks, Review
    from game.match.match import Match

OFF_ON = (False, True)
ON_OFF = (True, False)
HIDDEN_KILLER, DUEL = "hidden_killer", "duel"


class DeadlyPremonition(Rules):
    """The rules of the game, in both formats."""

    id = "deadly_premonition"
    formats: Mapping[str, range] = {HIDDEN_KILLER: range(3, 5), DUEL: range(2, 3)}
    house_rules = (
        HouseRule("first_seat", ("random", 0, 1, 2, 3)),
        HouseRule("agent_bios", ON_OFF),
        HouseRule("accuser_draws", OFF_ON, formats=(HIDDEN_KILLER,)),
        HouseRule("amplify_any_board", ON_OFF),
        HouseRule("amplify_keeps", ON_OFF),
        HouseRule("protect_any_board", ON_OFF),
        HouseRule("removed_roll_hits_mark", OFF_ON, formats=(HIDDEN_KILLER,)),
        HouseRule("round_cap", low=10, high=60, start=60),
        HouseRule("cold_case", ("killer", "nobody"), formats=(HIDDEN_KILLER,)),
    )
    bots = BOTS
    gives_hints = True
    has_review = True
    intents = INTENTS
    facts = FACTS
    components = COMPONENTS
    streams = ("suspects", "alignment", "profiling", "weather", "first_seat", "die", "steal")
    passes: Mapping[str, Intent] = {
        "main_move": EndTurn(),
        "amplify_second": NoSecond(),
        "battle_response": Pass(),
        "protect_pick": Done(),
        "doll_reroll": Keep(),
    }

    def check(self, setup: Setup) -> None:
        setting.check(setup)

    def set_up(self, table: Table) -> None:
        setting.set_up(table)

    def lookups(self, table: Table) -> Station:
        return Station(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return (
            BeginTurn(),
            AskMove(),
            TakeMove(),
            TakeSecond(),
            ResolveEvidence(),
            OpenBattle(),
            AskResponse(),
            TakeResponse(),
            CloseBattle(),
            AskProtection(),
            TakeProtection(),
            TakeOrder(),
            CheckWeather(),
            AskSnow(),
            TakeSnow(),
            BeginMurder(),
            AskDoll(),
            TakeDoll(),
            Strike(),
            Weathered(),
            FinishPlay(),
            AskExcess(),
            TakeExcess(),
            EndOfTurn(),
        )

    def options(self, table: Table, seat: int, kind: str) -> Options:
        return legality.options(table, seat, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        return message("no_such_option", detail=explaining.detail(table, seat, kind, intent))

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:  # noqa: ARG002 - all public
        return shown.values(table)

    def passing(self, decision: Decision) -> Intent | None:
        """The pass, or the default of section 5, which is offered first (DP-R72)."""
        return super().passing(decision) or next(iter(decision.options))

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        return knowledge.redeal(view, stream)

    def as_dealt(self, opening: View, facts: Sequence[Fact]) -> Redeal:
        return knowledge.as_dealt(opening, facts)

    # Asked for rarely, so what they need is imported only then.

    def hinting(self, view: View, marks: Marks) -> Generator[None, None, Hint]:
        from systems.rules.deadly_premonition.insight.hints import hinting

        return hinting(view, marks)

    def reviewing(self, match: Match) -> Generator[None, None, Review]:
        if match.setup.format == DUEL:
            from systems.rules.deadly_premonition.insight.duel import reviewing_duel

            return reviewing_duel(match)
        from systems.rules.deadly_premonition.insight.review import reviewing

        return reviewing(match)


RULES = DeadlyPremonition()
