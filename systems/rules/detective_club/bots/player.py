"""The computer players of Detective Club: one player, driven by the parameters of its level."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import Budget, Choice, LeveledBot, Thinking, allowed
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import MOST_TAGS
from systems.rules.detective_club.bots.case import Case
from systems.rules.detective_club.bots.explaining import explain
from systems.rules.detective_club.bots.levels import Level
from systems.rules.detective_club.bots.pack import likely_tags
from systems.rules.detective_club.bots.playing import chances
from systems.rules.detective_club.bots.voting import vote
from systems.rules.detective_club.bots.wording import BLENDING, SIMPLE, Idea, ideas
from systems.rules.detective_club.bots.words import because

Answer = tuple[Intent, Message]

GOOD_ENOUGH = 0.9
"""An idea with this part of the worth of the best one may be taken as well."""
SOME = 4
"""From among so many of the best ideas a word is drawn, so that nobody knows it beforehand."""


class ClubMember(LeveledBot[Level]):
    """A computer player. It keeps nothing between two decisions."""

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        """Think in slices of some milliseconds."""
        yield
        if budget.left:
            budget.spend()
        case = Case.of_view(view, decision.seat, self.parameters, stream)
        yield
        return allowed(Choice(*ANSWERS[decision.kind](case)), decision, because("whatever"))


def _choose_word(case: Case) -> Answer:
    """A word of the list; one that was used is never taken again (CLUB-R06)."""
    idea = wanted(case)
    return do.Word(idea.word), because("word", word=idea.word, cards=list(idea.cards))


def wanted(case: Case) -> Idea:
    """One of the best ideas for the hand."""
    taste = BLENDING if case.level.blends else SIMPLE
    found = ideas(case.hand, case.moment.words, taste)
    best = found[0]
    good = [
        one
        for one in found[:SOME]
        if one.worth >= GOOD_ENOUGH * best.worth and one.is_strong == best.is_strong
    ]
    return case.stream.choice(good)


def _tag_word(case: Case) -> Answer:
    """Only for a seat that is taken over in between: what the word pack says of the word."""
    tags = likely_tags(case.word, MOST_TAGS) or ("mystery", "secret")
    return do.Tags(tags), because("tags", word=case.word)


def _play_card(case: Case) -> Answer:
    best = chances(case)[0]
    if not case.word:
        return do.Play(best.card), because("play_guess", card=best.card)
    key = "play_active" if case.seat == case.active else "play"
    return do.Play(best.card), because(key, card=best.card, word=case.word)


def _explain(case: Case) -> Answer:
    return explain(case), because("explain_guess" if case.guesses else "explain", word=case.word)


def _vote(case: Case) -> Answer:
    target, found = vote(case)
    key = "vote_guess" if case.guesses else "vote"
    percent = min(99, max(1, round(100 * found[target])))
    return do.Vote(target), because(key, target=target, percent=percent)


def _ready(_case: Case) -> Answer:
    return do.Ready(), because("ready")


def _keep(_case: Case) -> Answer:
    return do.Keep(), because("keep")


def _agree(_case: Case) -> Answer:
    return do.Yes(), because("agree")


ANSWERS: dict[str, Callable[[Case], Answer]] = {
    "choose_word": _choose_word,
    "tag_word": _tag_word,
    "play_card": _play_card,
    "explain": _explain,
    "vote": _vote,
    "ready": _ready,
    "propose_topic": _keep,
    "agree_topic": _agree,
}
"""Kind of decision -> the answer to it."""
