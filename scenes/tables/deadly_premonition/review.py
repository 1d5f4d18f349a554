"""What the results tell about a finished game: how it ended, and who was the Killer."""

from __future__ import annotations

import msgspec

from game.core.messages import OMNISCIENT, Message, message
from game.match.match import Match
from scenes.results.review import CaseReview
from scenes.tables.deadly_premonition.looks import GAME
from systems.rules.deadly_premonition.facts import GameOver


def at_once(match: Match) -> CaseReview:
    """How it ended, in the words of the table: a Killer who wins has solved nothing.

    Raises:
        ValueError: The match is not over.
    """
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match is not over")
    facts = match.view(OMNISCIENT).facts
    over = next(fact for fact in reversed(facts) if isinstance(fact, GameOver))
    told = Message(f"{GAME}.fact.game_over", msgspec.structs.asdict(over))
    return CaseReview(
        message(f"{GAME}.ending.{over.reason}"), outcome.winners, told, scores=outcome.scores
    )
