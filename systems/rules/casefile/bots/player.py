"""The computer players of Casefile: one player, driven by the parameters of its level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.bots import Budget, BudgetSpent, Choice, LeveledBot, Thinking, allowed
from game.core.decisions import Decision
from game.core.rng import Stream
from game.core.view import View
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots import asking, keeping, solving, trading
from systems.rules.casefile.bots.levels import Level
from systems.rules.casefile.bots.mind import Mind, minding
from systems.rules.casefile.bots.words import because
from systems.rules.casefile.cards import EVIDENCE_LOCKER, FRESH_LEAD, WIRETAP

WINDOWS = frozenset({"anytime", "react"})
"""Decisions that everybody has again and again, mostly with nothing to play."""


class Inspector(LeveledBot[Level]):
    """A computer player. It keeps nothing between two decisions."""

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        """Think in slices. With too small a budget it goes by what it has seen."""
        yield
        level = self.parameters
        simple = replace(level, complete=False, forgets_one_in=0)
        if decision.kind in WINDOWS:
            # Quick, and as quick for a hand with nothing to play as for any other.
            if len(decision.options) == 1:
                yield
                return Choice(next(iter(decision.options)), because("pass"))
            mind = yield from minding(view, decision.seat, simple, stream, budget)
            mind.level = level
        else:
            try:
                mind = yield from minding(view, decision.seat, level, stream, budget)
            except BudgetSpent:
                mind = yield from minding(view, decision.seat, simple, stream, budget)
        return allowed(answer(mind, decision), decision, because("whatever"))


def answer(mind: Mind, decision: Decision) -> Choice:
    """What one does who has this in mind."""
    return ANSWERS[decision.kind](mind, decision)


def _opening(mind: Mind, decision: Decision) -> Choice:
    return solving.opening(mind, frozenset(tag for tag, _ in decision.options.parts))


def _anytime(mind: Mind, decision: Decision) -> Choice:
    """A card in a window, where it tells something."""
    for play in decision.options:
        if not isinstance(play, do.Play):
            continue
        if _tells(mind, play) > asking.SLIGHT:
            return Choice(play, because(asking.PLAYED[play.card], card=play.card))
    return Choice(do.Pass(), because("pass"))


def _tells(mind: Mind, play: do.Play) -> float:
    if not mind.level.complete:
        return float(mind.chance(asking.PLAYS_IN_100))
    if play.card == FRESH_LEAD:
        return 2 * mind.news
    if play.card == EVIDENCE_LOCKER:
        return keeping.discards_news(mind)
    if play.card == WIRETAP:
        trade = mind.view.values["trade"]
        return 1.5 * (mind.outlook.fresh(trade["asker"]) + mind.outlook.fresh(trade["offerer"]))
    return 0.0


def _react(_mind: Mind, decision: Decision) -> Choice:
    """No Comment hides something and frees a place in the hand (CF-127)."""
    for play in decision.options:
        if isinstance(play, do.Play):
            return Choice(play, because("play_f12", card=play.card))
    return Choice(do.Pass(), because("pass"))


ANSWERS: dict[str, Callable[[Mind, Decision], Choice]] = {
    "turn_start": _opening,
    "main_action": asking.main_action,
    "stakeout_pick": keeping.pick,
    "locker_pick": keeping.pick,
    "anytime": _anytime,
    "react": _react,
    "make_offer": trading.offer,
    "choose_trade": trading.trade,
    "consolation": keeping.swap,
    "die_reveal": keeping.reveal,
    "reset_discard": keeping.discard,
}
"""Kind of decision -> the answer to it."""
