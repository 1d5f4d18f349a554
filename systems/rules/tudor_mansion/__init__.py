"""Tudor Mansion: who did it, with what, and where. Rules file: TM-001 to TM-098."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.intents import Intent
from game.core.messages import Message, Viewer
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import HouseRule, Redeal, RuleProcessor, Rules
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View
from systems.rules.tudor_mansion import arranging, legality
from systems.rules.tudor_mansion.accusation import TakeAccusation
from systems.rules.tudor_mansion.bots import BOTS
from systems.rules.tudor_mansion.cards import SUSPECTS
from systems.rules.tudor_mansion.components import COMPONENTS
from systems.rules.tudor_mansion.facts import FACTS
from systems.rules.tudor_mansion.house import House
from systems.rules.tudor_mansion.intents import INTENTS, EndTurn, Stay
from systems.rules.tudor_mansion.question import CheckSeats, TakeShown, TakeSuggestion
from systems.rules.tudor_mansion.starts import TakeStart
from systems.rules.tudor_mansion.turn import BeginTurn, FinishTurn, TakeEndTurn, TakeMove

if TYPE_CHECKING:
    from game.core.insight import Hint, Marks, Review
    from game.match.match import Match

OFF_ON = (False, True)
ON_OFF = (True, False)


class TudorMansion(Rules):
    """The rules of the game; every match gets processors of its own."""

    id = "tudor_mansion"
    formats: Mapping[str, range] = {"standard": range(2, 7)}
    lobby: Mapping[str, tuple[str, ...]] = {"suspect": SUSPECTS}
    house_rules = (
        HouseRule("ring_order", ("canonical", "shuffled")),
        HouseRule("separate_investigators", OFF_ON),
        HouseRule("first_player", ("suspect_order", "random")),
        HouseRule("even_deal", OFF_ON),
        HouseRule("start_rooms", ("choose", "random")),
        HouseRule("leave_first", OFF_ON),
        HouseRule("public_show_count", OFF_ON),
        HouseRule("accuse_after_suggest", OFF_ON),
        HouseRule("refute", ("show_all", "choose_one")),
        HouseRule("last_standing", ("play_on", "auto_win")),
        HouseRule("round_limit", low=10, high=99, start=40),
        HouseRule("auto_sheet", ON_OFF),
        HouseRule("two_player_pool", OFF_ON, seats=(2,)),
        HouseRule("peek_after_wrong", ON_OFF),
        HouseRule("distinct_starts", OFF_ON),
    )
    intents = INTENTS
    facts = FACTS
    components = COMPONENTS
    streams = ("ring", "first", "envelope", "deal", "starts")
    bots = BOTS
    risky = frozenset({"accuse"})
    passes: Mapping[str, Intent] = {"move": Stay(), "act": EndTurn(), "act_again": EndTurn()}
    gives_hints = True
    has_review = True

    def check(self, setup: Setup) -> None:
        arranging.check(setup)

    def set_up(self, table: Table) -> None:
        arranging.set_up(table)

    def lookups(self, table: Table) -> House:
        return House(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return (
            TakeStart(),
            BeginTurn(),
            TakeMove(),
            TakeSuggestion(),
            TakeEndTurn(),
            TakeAccusation(),
            CheckSeats(),
            TakeShown(),
            FinishTurn(),
        )

    def options(self, table: Table, seat: int, kind: str) -> Options:
        return legality.options(table, seat, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        return legality.explain(table, seat, kind, intent)

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:  # noqa: ARG002 - all is public
        return arranging.values(table)

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        from systems.rules.tudor_mansion.knowledge import redeal

        arrangement = redeal(view, stream)
        return None if arrangement is None else Redeal(arrangement)

    def hinting(self, view: View, marks: Marks) -> Generator[None, None, Hint]:
        from systems.rules.tudor_mansion.hints import hinting

        return hinting(view, marks)

    def reviewing(self, match: Match) -> Generator[None, None, Review]:
        from systems.rules.tudor_mansion.review import reviewing

        return reviewing(match)


RULES = TudorMansion()
