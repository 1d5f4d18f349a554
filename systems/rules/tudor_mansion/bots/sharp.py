"""The sharp player: the most telling question, and the accusation that cannot wait.

A question is weighed by deals that are possible: how much doubt its answer is expected to leave.
An accusation is made when it is likelier to be right now than the seat is to get another turn and
be right then.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from game.bots import Budget, Choice
from game.core.messages import Message
from game.core.rng import Stream
from game.deduction import Knowledge
from systems.rules.tudor_mansion.bots.information import Oracle, Worth
from systems.rules.tudor_mansion.bots.levels import Level
from systems.rules.tudor_mansion.bots.outlook import Outlook
from systems.rules.tudor_mansion.bots.plans import accuse, because, go_to, nothing_to_ask
from systems.rules.tudor_mansion.bots.rivals import Look, Rivals, Standing, safety
from systems.rules.tudor_mansion.bots.situation import Situation
from systems.rules.tudor_mansion.cards import CATEGORIES
from systems.rules.tudor_mansion.intents import Suggest
from systems.rules.tudor_mansion.knowledge import shows_all
from systems.rules.tudor_mansion.story import Triple

RIVAL_COSTS = 20
"""Units of work to look at one rival in one deal. A deal weighed for a question costs one."""
DEALS_A_SLICE = 50
QUESTIONS_A_SLICE = 10
LOOKS_A_SLICE = 6


class Plan(NamedTuple):
    """A question that was weighed."""

    score: float
    question: Triple
    worth: Worth


class Detective:
    """One decision of a sharp player that does not know the case yet."""

    def __init__(
        self,
        situation: Situation,
        level: Level,
        knowledge: Knowledge,
        outlook: Outlook,
        stream: Stream,
        budget: Budget,
    ) -> None:
        self.situation = situation
        self.level = level
        self.knowledge = knowledge
        self.outlook = outlook
        self.stream = stream
        self.budget = budget

    def move(self) -> Generator[None, None, Choice]:
        """To the room of the best question."""
        plan = yield from self._best_plan(self.situation.reachable())
        return go_to(self.situation, plan.question[2])

    def act(self) -> Generator[None, None, Choice]:
        """Ask, or accuse when waiting is worse."""
        situation = self.situation
        yield from self.knowledge.finding_envelope()
        cases = self.knowledge.envelope_triples()
        likeliest = next(iter(cases))
        case: Triple = (likeliest[0], likeliest[1], likeliest[2])
        chance = cases[likeliest] / self.knowledge.total
        if situation.offered == {"accuse"}:
            return accuse(case, because("accuse_forced"))
        if "suggest" not in situation.offered:
            return (yield from self._accuse_or_leave(case, chance, len(cases)))
        standings = yield from self._standings()
        plan = yield from self._best_plan((situation.room,))
        looks = yield from self._looks(standings, plan.question)
        # Where one may accuse after the answer, asking first costs nothing.
        if not situation.view.house_rules["accuse_after_suggest"]:
            if self._is_better_now(chance, plan.worth.best, looks):
                return self._race(case, len(cases), looks)
        return Choice(Suggest(plan.question[0], plan.question[1]), self._why_ask(plan))

    def _accuse_or_leave(
        self, case: Triple, chance: float, cases: int
    ) -> Generator[None, None, Choice]:
        """After a question, or where none is allowed: accuse now or wait for the next turn."""
        standings = yield from self._standings()
        looks = yield from self._looks(standings, None)
        later = chance
        if self.situation.decision.kind == "act_again":
            later = (yield from self._best_plan(self.situation.reachable())).worth.best
        if self._is_better_now(chance, later, looks):
            return self._race(case, cases, looks)
        return nothing_to_ask()

    def _is_better_now(self, chance: float, later: float, looks: list[list[Look]]) -> bool:
        """Whether the likeliest case is likelier right now than waiting is to lead to a win.

        Waiting does so if no rival comes first, and the likeliest case is right then. Some of
        the doubt is settled meanwhile by the questions of the others, or by waiting on; but
        not when the rounds end, where everybody has to accuse.
        """
        if not self.situation.rivals:
            return False
        if not self.situation.is_last_round:
            later += (1 - later) * self.level.hope
        return chance > round(later * safety(looks), 6)

    # -- questions ----------------------------------------------------------------------

    def _best_plan(self, rooms: tuple[str, ...]) -> Generator[None, None, Plan]:
        """The question, in one of these rooms, that is expected to leave the least doubt."""
        situation, count = self.situation, self.level.deals
        self.budget.spend(count)
        deals = []
        for start in range(0, count, DEALS_A_SLICE):
            deals += self.knowledge.sample(self.stream, min(DEALS_A_SLICE, count - start))
            yield
        oracle = Oracle(situation.seat, situation.seats, deals, shows_all(situation.view))
        suspects, weapons = self._candidates(0), self._candidates(1)
        distance = situation.distances(self.outlook.open[2])
        best: Plan | None = None
        weighed = 0
        for room in rooms:
            for suspect in suspects:
                for weapon in weapons:
                    question = (suspect, weapon, room)
                    self.budget.spend(count)
                    worth = oracle.worth(question)
                    # Rounded, so that no machine's last digit decides.
                    score = round(-worth.doubt - 0.01 * distance[room], 6)
                    if best is None or score > best.score:
                        best = Plan(score, question, worth)
                    weighed += 1
                    if weighed % QUESTIONS_A_SLICE == 0:
                        yield
        assert best is not None
        return best

    def _candidates(self, category: int) -> list[str]:
        """Cards worth naming: those that may be in the envelope, and one of the own."""
        own = [card for card in CATEGORIES[category] if card in self.situation.hand]
        return [*self.outlook.open[category], *own[:1]]

    # -- the race -----------------------------------------------------------------------

    def _standings(self) -> Generator[None, None, list[list[Standing]]]:
        """By possible deal what each rival knows in it."""
        situation, level = self.situation, self.level
        self._rivals = Rivals(situation, level.prior)
        rows: list[list[Standing]] = []
        if not situation.rivals:
            return rows
        for deal in self.knowledge.sample(self.stream, level.rival_deals):
            self.budget.spend(RIVAL_COSTS * len(situation.rivals))
            rows.append([self._rivals.standing(rival, deal) for rival in situation.rivals])
            yield
        return rows

    def _looks(
        self, standings: Sequence[Sequence[Standing]], asked: Triple | None
    ) -> Generator[None, None, list[list[Look]]]:
        """By possible deal what each rival knows after a question."""
        looks: list[list[Look]] = []
        for row in standings:
            looks.append([self._rivals.look(one, asked) for one in row])
            if len(looks) % LOOKS_A_SLICE == 0:
                yield
        return looks

    def _race(self, case: Triple, cases: int, looks: list[list[Look]]) -> Choice:
        """Accuse, because somebody else is about to, or because waiting is worth less."""
        rivals = self.situation.rivals
        risks = [sum(row[place].risk for row in looks) / len(looks) for place in range(len(rivals))]
        worst = max(range(len(risks)), key=lambda place: (round(risks[place], 6), -place))
        if risks[worst] > 0.5:
            return accuse(case, because("accuse_race", seat=rivals[worst]))
        return accuse(case, because("accuse_odds", count=cases))

    def _why_ask(self, plan: Plan) -> Message:
        own = [card for card in plan.question[:2] if card in self.situation.hand]
        if own:
            return because("ask_bluff", card=own[0])
        return because("ask_narrow" if plan.worth.best > 0.5 else "ask_unknown")
