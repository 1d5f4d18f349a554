"""Detective Club: two pictures for a secret word, and one who does not know it."""

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
from systems.rules.detective_club import explaining, knowledge, legality, setting, shown
from systems.rules.detective_club.bots import BOTS
from systems.rules.detective_club.choosing import (
    BeginRound,
    DealNotebooks,
    FixWord,
    TakeTags,
    TakeWord,
)
from systems.rules.detective_club.club import BY_LOT, NO_DISCUSS, THEMATIC
from systems.rules.detective_club.components import COMPONENTS
from systems.rules.detective_club.content import TOPICS
from systems.rules.detective_club.facts import FACTS
from systems.rules.detective_club.intents import INTENTS, ExplainDone, Keep, Ready
from systems.rules.detective_club.playing import AskPlay, TakePlay
from systems.rules.detective_club.processor import Station
from systems.rules.detective_club.rounds import (
    BetweenRounds,
    ChangeTopic,
    CloseRound,
    NextRound,
    TakeAgreement,
    TakeProposal,
)
from systems.rules.detective_club.talking import (
    Announce,
    AskExplain,
    OpenTalk,
    TakeExplain,
    TakeReady,
)
from systems.rules.detective_club.voting import AskVote, OpenVoting, Reveal, Score, TakeVote

if TYPE_CHECKING:
    from game.core.insight import Hint, Marks, Review
    from game.match.match import Match

STANDARD = "standard"
OFF_ON = (False, True)
ON_OFF = (True, False)
WITH_TALK = (STANDARD, THEMATIC)


class DetectiveClub(Rules):
    """The rules of the game."""

    id = "detective_club"
    formats: Mapping[str, range] = dict.fromkeys((STANDARD, THEMATIC, NO_DISCUSS), range(4, 9))
    house_rules = (
        HouseRule("vote_mode", ("open", "secret_in_order")),
        HouseRule("discuss", ON_OFF, formats=WITH_TALK),
        HouseRule("explain_seconds", (0, 10, 20, 30, 45, 60, 90, 120), formats=WITH_TALK),
        HouseRule("talk_seconds", (60, 0, 15, 30, 90, 120, 180, 240, 300), formats=WITH_TALK),
        HouseRule("free_words", ON_OFF),
        HouseRule("repeat_words", ON_OFF),
        HouseRule("topic", (BY_LOT, *TOPICS), formats=(THEMATIC,), written="topic", letters=24),
        HouseRule("topic_rotation", low=0, high=10, formats=(THEMATIC,)),
        HouseRule("open_hands", OFF_ON),
        HouseRule("show_scores", OFF_ON),
    )
    lobby: Mapping[str, tuple[str, ...]] = {
        "marker": ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink")
    }
    bots = BOTS
    gives_hints = True
    has_review = True
    intents = INTENTS
    facts = FACTS
    components = COMPONENTS
    streams = ("deck", "first_active", "notebooks", "reshuffle", "topic")
    asked_as: Mapping[str, str] = {"tag_word": "choose_word"}
    asks_who_plays = True
    passes: Mapping[str, Intent] = {
        "explain": ExplainDone(),
        "ready": Ready(),
        "propose_topic": Keep(),
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
            TakeWord(),
            TakeTags(),
            FixWord(),
            AskPlay(),
            TakePlay(),
            DealNotebooks(),
            Announce(),
            AskExplain(),
            TakeExplain(),
            OpenTalk(),
            TakeReady(),
            OpenVoting(),
            AskVote(),
            TakeVote(),
            Reveal(),
            Score(),
            CloseRound(),
            BetweenRounds(),
            TakeProposal(),
            TakeAgreement(),
            ChangeTopic(),
            NextRound(),
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
        from systems.rules.detective_club.insight.hints import hinting

        return hinting(view, marks)

    def reviewing(self, match: Match) -> Generator[None, None, Review]:
        from systems.rules.detective_club.insight.review import reviewing

        return reviewing(match)


RULES = DetectiveClub()
