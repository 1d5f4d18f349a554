"""What the results tell about a finished episode, whatever its format."""

from __future__ import annotations

from functools import partial

from game.core.facts import Fact
from game.core.messages import OMNISCIENT, Message, message
from game.match.match import Match
from scenes.results.review import CaseReview, ended, winners_title
from scenes.tables.deadcert import solution
from scenes.tables.deadcert.looks import GAME
from systems.rules.deadcert.facts import EpisodeEnded


def at_once(match: Match) -> CaseReview:
    """Who won, who it was, and the three cards with those who held them.

    Raises:
        ValueError: The match is not over.
    """
    outcome = ended(match)
    how = ending(match.view(OMNISCIENT).facts)
    team = match.setup.format == "coop"
    title = message(f"{GAME}.team.{outcome.ending}") if team else winners_title(outcome.winners)
    return CaseReview(
        title,
        () if team else outcome.winners,
        sentence(how),
        scores=outcome.scores,
        board=partial(solution.board, cards=solution.held(how.cards, how.places)),
    )


def ending(facts: tuple[Fact, ...]) -> EpisodeEnded:
    """How it ended."""
    return next(fact for fact in reversed(facts) if isinstance(fact, EpisodeEnded))


def sentence(fact: EpisodeEnded) -> Message:
    """Who it was, as the table said it."""
    return Message(
        f"{GAME}.fact.episode_ended",
        {"result": fact.result, "killer": fact.killer, "winners": fact.winners},
    )
