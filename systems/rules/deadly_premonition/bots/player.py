"""The computer players of Deadly Premonition: one player, driven by the parameters of its level."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import Budget, Choice, LeveledBot, Thinking, allowed
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.case import Case, intent_of
from systems.rules.deadly_premonition.bots.levels import Level
from systems.rules.deadly_premonition.bots.numbers import (
    ATTACKS,
    DEFENDS,
    NUMBER,
    SUSPECT,
    WEATHER_NUMBER,
    bits,
)
from systems.rules.deadly_premonition.bots.plans import Scored
from systems.rules.deadly_premonition.bots.reasons import why_move
from systems.rules.deadly_premonition.bots.search import Trial
from systems.rules.deadly_premonition.bots.turns import FREE, exposed, second_targets
from systems.rules.deadly_premonition.bots.words import because
from systems.rules.deadly_premonition.cards import CARDS, SUSPECTS, WEATHER
from systems.rules.deadly_premonition.decks import WEATHER_ZONE


class Profiler(LeveledBot[Level]):
    """A computer player. It keeps nothing between two decisions."""

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        """Think in slices of some milliseconds."""
        yield
        case = Case(view, decision.seat, self.parameters, stream)
        if decision.kind == "main_move":
            return (yield from _moving(case, decision, budget))
        return allowed(Choice(*ANSWERS[decision.kind](case)), decision, because("whatever"))


# -- the moves of a turn ------------------------------------------------------------------


def scored(case: Case) -> list[Scored]:
    """What the rules of thumb think of, best first."""
    moves = case.thumb.plans(case.sketch, case.seat).moves()
    noise = case.level.noise
    if noise:
        moves = [(worth + noise * case.stream.below(1000) / 1000, move) for worth, move in moves]
    moves.sort(key=lambda one: (-one[0], one[1]))
    return moves


def _moving(case: Case, decision: Decision, budget: Budget) -> Thinking:
    moves = [one for one in scored(case) if intent_of(one[1]) in decision.options]
    effort = case.level.effort if case.sketch.limit else case.level.duelling
    chosen = moves[0][1]
    if effort is not None and chosen[0] not in FREE:
        near = [move for worth, move in moves if worth >= moves[0][0] - effort.margin]
        if len(near) > 1:
            opinions = case.level.opinions
            trial = Trial(
                case.opened, case.seen, case.chances, case.logs, opinions, effort, case.stream
            )
            chosen = yield from trial.choosing(near, budget)
    return Choice(intent_of(chosen), why_move(case, chosen))


# -- everything else ----------------------------------------------------------------------

Answer = tuple[Intent, Message]


def _second(case: Case) -> Answer:
    play = case.view.values["play"]
    mode = "prove_innocent" if play["mode"] == "prove" else "incriminate"
    named = SUSPECT[play["suspects"][0]]
    targets = second_targets(case.sketch, case.seat, mode, NUMBER[play["card"]]) & ~(1 << named)
    suspect = case.thumb.second(case.sketch, case.seat, mode, targets)
    if suspect < 0:
        return do.NoSecond(), because("no_second")
    return do.Second(SUSPECTS[suspect]), because("second", suspect=SUSPECTS[suspect])


def _respond(case: Case) -> Answer:
    values = case.view.values["battle"]
    suspect = SUSPECT[values["suspect"]]
    battle = (values["kind"], values["attacker"], values["defender"], suspect)
    card = case.thumb.respond(case.sketch, case.seat, battle)
    if card >= 0:
        key = "answer_accusation" if values["kind"] == "accuse" else "answer"
        return do.Respond(CARDS[card]), because(key, suspect=values["suspect"])
    fits = (ATTACKS if battle[1] == case.seat else DEFENDS)[suspect]
    can = case.sketch.hands[case.seat] & fits
    return do.Pass(), because("hold_back" if can else "no_answer", suspect=values["suspect"])


def _protect(case: Case) -> Answer:
    picked = len(case.view.values["play"]["picked"])
    worths, suspects = case.thumb.plans(case.sketch, case.seat).protections(3 - picked)
    if suspects and (worths[0] > 0 or not picked):
        name = SUSPECTS[suspects[0]]
        return do.Protect(suspect=name), because("protect_pick", suspect=name)
    if picked:
        return do.Done(), because("protected")
    alive = case.sketch.living(case.seat) or case.sketch.leading | case.sketch.presumed
    return do.Protect(suspect=SUSPECTS[bits(alive)[0]]), because("whatever")


def _order(case: Case) -> Answer:
    cards = case.view.zones[WEATHER_ZONE].cards[:3]
    numbers = [WEATHER_NUMBER[card] for card in reversed(cards)]
    order = case.thumb.order(case.sketch, case.seat, numbers)
    return do.Order(tuple(WEATHER[card] for card in reversed(order))), because("order")


def _reroll(case: Case) -> Answer:
    murder = case.view.values["murder"]
    if case.thumb.reroll(case.sketch, case.seat, murder["board"], murder["value"] - 1):
        return do.Reroll(), because("reroll")
    return do.Keep(), because("keep")


def _snow(case: Case) -> Answer:
    targets = case.sketch.on[case.seat] & exposed(case.sketch)
    suspect = SUSPECTS[case.thumb.snow(case.sketch, case.seat, targets)]
    return do.IncriminateOwn(suspect), because("snow", suspect=suspect)


def _excess(case: Case) -> Answer:
    card = CARDS[case.thumb.excess(case.sketch, case.seat)]
    return do.Discard(card), because("excess", card=card)


ANSWERS: dict[str, Callable[[Case], Answer]] = {
    "amplify_second": _second,
    "battle_response": _respond,
    "protect_pick": _protect,
    "weather_order": _order,
    "doll_reroll": _reroll,
    "snowstorm_pick": _snow,
    "discard_excess": _excess,
}
"""Kind of decision -> the answer to it."""
