"""The computer players of Tudor Mansion: one player, driven by the parameters of its level."""

from __future__ import annotations

from collections.abc import Generator

from game.bots import Budget, BudgetSpent, Choice, LeveledBot, Thinking
from game.core.decisions import Decision
from game.core.rng import Stream
from game.core.view import View
from game.deduction import Knowledge, propagate_only
from systems.rules.tudor_mansion.bots import plans
from systems.rules.tudor_mansion.bots.levels import Level, Notes
from systems.rules.tudor_mansion.bots.outlook import Outlook, outlook_by_notes, outlook_of
from systems.rules.tudor_mansion.bots.sharp import Detective
from systems.rules.tudor_mansion.bots.situation import Situation
from systems.rules.tudor_mansion.knowledge import counting_kept, problem_of

COUNTING_COSTS = 500
"""Units of work for one slice of counting."""


class Investigator(LeveledBot[Level]):
    """A computer player. It keeps nothing between two decisions."""

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        """Think in slices. With too small a budget it plays a simple plan."""
        situation = Situation(view, decision)
        yield
        if decision.kind == "choose_start_room":
            return plans.start_room(situation)
        if decision.kind == "choose_shown":
            return plans.card_to_show(situation)
        level = self.parameters
        if level.notes is Notes.SHOWN:
            return self._plainly(situation, outlook_by_notes(situation, level), stream)
        try:
            knowledge = yield from _count(situation, budget)
            outlook = outlook_of(situation, knowledge)
            if not level.deals or outlook.solution is not None:
                return self._plainly(situation, outlook, stream)
            detective = Detective(situation, level, knowledge, outlook, stream, budget)
            if decision.kind == "move":
                return (yield from detective.move())
            return (yield from detective.act())
        except BudgetSpent:
            simple = propagate_only(problem_of(view))
            return self._plainly(situation, outlook_of(situation, simple), stream)

    # -- simple plans -------------------------------------------------------------------

    def _plainly(self, situation: Situation, outlook: Outlook, stream: Stream) -> Choice:
        """Accuse when certain, otherwise ask about what is open."""
        level = self.parameters
        if situation.decision.kind == "move":
            return plans.plain_move(situation, outlook, level, stream)
        if outlook.solution is not None:
            return plans.accuse(outlook.solution, plans.because("accuse_known"))
        if "suggest" in situation.offered:
            return plans.plain_question(situation, outlook, level, stream)
        if "end_turn" in situation.offered:
            return plans.nothing_to_ask()
        return plans.accuse(stream.choice(outlook.cases()), plans.because("accuse_forced"))


def _count(situation: Situation, budget: Budget) -> Generator[None, None, Knowledge]:
    steps = counting_kept(problem_of(situation.view))
    while True:
        budget.spend(COUNTING_COSTS)
        try:
            next(steps)
        except StopIteration as done:
            knowledge: Knowledge = done.value
            return knowledge
        yield
