"""Casefile: Truth & Deception: sealed offers, trades at equal points, and a deception die."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, Viewer, message
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import HouseRule, Redeal, RuleProcessor, Rules
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View
from systems.rules.casefile import explaining, knowledge, legality, setting, shown
from systems.rules.casefile.asking import (
    AskMain,
    AskTrade,
    OpenLastWindow,
    OpenOffers,
    PublishOffers,
    TakeAction,
    TakeConsolation,
    TakeOffer,
    TakeTrade,
)
from systems.rules.casefile.bonus import (
    AskReaction,
    AskWindow,
    FinishBonus,
    PlayBonus,
    TakeLocker,
    TakeReaction,
    TakeStakeout,
    TakeWindow,
)
from systems.rules.casefile.bots import BOTS
from systems.rules.casefile.components import COMPONENTS
from systems.rules.casefile.facts import FACTS
from systems.rules.casefile.intents import INTENTS, Discard, Finish, Keep, NoOffer, Pass
from systems.rules.casefile.processor import Station
from systems.rules.casefile.rounds import (
    BeginRound,
    BeginTurn,
    EndOfTurn,
    OpenReset,
    PassDie,
    RollDie,
    TakeOpening,
    TakeReset,
    TakeReveal,
)
from systems.rules.casefile.solving import TakeSolve

if TYPE_CHECKING:
    from game.core.insight import Hint, Marks, Review
    from game.match.match import Match

OFF_ON = (False, True)
ON_OFF = (True, False)


class Casefile(Rules):
    """The rules of the game."""

    id = "casefile"
    formats: Mapping[str, range] = {"standard": range(2, 5)}
    house_rules = (
        HouseRule("first_detective", ("random", 0, 1, 2, 3)),
        HouseRule("pay_with_received", ON_OFF),
        HouseRule("consolation_any_card", OFF_ON),
        HouseRule("strict_false_limit", OFF_ON),
        HouseRule("discards_face_up", OFF_ON),
        HouseRule("reset_false_discard", ("one", "surplus_only")),
        HouseRule("last_detective", ("play_on", "must_solve", "auto_win")),
        HouseRule("round_limit", low=10, high=99, start=99),
        HouseRule("auto_tracker", ON_OFF),
        HouseRule("peek_after_wrong", ON_OFF),
    )
    bots = BOTS
    gives_hints = True
    has_review = True
    intents = INTENTS
    facts = FACTS
    components = COMPONENTS
    streams = ("solution", "deck", "first", "die", "reshuffle")
    risky = frozenset({"solve"})
    passes: Mapping[str, Intent] = {
        "anytime": Pass(),
        "react": Pass(),
        "make_offer": NoOffer(),
        "choose_trade": Finish(),
        "consolation": Keep(),
        "reset_discard": Discard(),
    }

    def check(self, setup: Setup) -> None:
        setting.check(setup)

    def set_up(self, table: Table) -> None:
        setting.set_up(table)

    def lookups(self, table: Table) -> Station:
        return Station(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return (
            BeginRound(),
            BeginTurn(),
            TakeOpening(),
            TakeSolve(),
            AskMain(),
            TakeAction(),
            AskWindow(),
            TakeWindow(),
            PlayBonus(),
            TakeStakeout(),
            TakeLocker(),
            AskReaction(),
            TakeReaction(),
            FinishBonus(),
            OpenOffers(),
            TakeOffer(),
            PublishOffers(),
            AskTrade(),
            TakeTrade(),
            TakeConsolation(),
            OpenLastWindow(),
            EndOfTurn(),
            RollDie(),
            TakeReveal(),
            OpenReset(),
            TakeReset(),
            PassDie(),
        )

    def options(self, table: Table, seat: int, kind: str) -> Options:
        return legality.options(table, seat, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        return message("no_such_option", detail=explaining.detail(table, seat, kind, intent))

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return shown.values(table, viewer)

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        return knowledge.redeal(view, stream)

    def as_dealt(self, opening: View, facts: Sequence[Fact]) -> Redeal:
        return knowledge.as_dealt(opening, facts)

    # Asked for rarely, so what they need is imported only then.

    def hinting(self, view: View, marks: Marks) -> Generator[None, None, Hint]:
        from systems.rules.casefile.insight.hints import hinting

        return hinting(view, marks)

    def reviewing(self, match: Match) -> Generator[None, None, Review]:
        from systems.rules.casefile.insight.review import reviewing

        return reviewing(match)


RULES = Casefile()
