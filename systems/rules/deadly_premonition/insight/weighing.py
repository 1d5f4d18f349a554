"""How good the moves of a turn were, by what their seat knew when it made them.

Every decision is met again with the seat's own view and nothing else. A move counts as worse than
another one only where playing on from it, many times and with the same chance for both, shows a
difference that chance would hardly make; an answer in a battle by what it could win and cost.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

import msgspec

from game.bots import Budget
from game.core.insight import Rating
from game.core.intents import Intent, tag_of
from game.core.messages import Message
from game.core.rng import stream_for
from game.core.view import View
from game.match.match import Match
from game.match.turns import EVERY
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.case import Case, intent_of, move_of
from systems.rules.deadly_premonition.bots.conduct import Battle
from systems.rules.deadly_premonition.bots.levels import LEVELS
from systems.rules.deadly_premonition.bots.numbers import NUMBER, SUSPECT
from systems.rules.deadly_premonition.bots.player import scored
from systems.rules.deadly_premonition.bots.search import Effort, Trial
from systems.rules.deadly_premonition.bots.turns import Move
from systems.rules.deadly_premonition.cards import CARDS
from systems.rules.deadly_premonition.insight.words import percent, said

ADVISER = LEVELS["sharp"]
EFFORT = Effort(deals=(12, 24), moves=3, guard=2.0)
"""How hard other moves are tried; more carefully than by a player, since it accuses somebody."""
WORK = 100_000
MARGIN = 0.3
"""Steps by which a move must seem better to be tried at all."""
SPARED = 0.09
"""Steps that a better card for the same must spare: what a dual card is worth beyond another."""
AT_STAKE = 5.0
"""Steps that an answer to an accusation is worth: somebody goes, or a game is won."""
NO_CASES = 0
"""A rating that counts no cases: its sentence says it all."""


class Told(NamedTuple):
    """What could have been done better in one decision."""

    seat: int
    cost: float
    """In steps."""
    verdict: Message


def weighing(match: Match, begins: int, ends: int, seat: int) -> Generator[None, None, Rating]:
    """In slices: the decisions of one turn; the dearest mistake of the seat, or of another.

    Args:
        match: a finished one; it is played again beside.
        begins, ends: decisions made before the turn and after it.
        seat: whose turn it is.
    """
    record = match.record
    found: list[Told] = []
    with Match.open(record.setup) as again:
        for made, step in enumerate(record.steps[:ends]):
            intent = again.intent(step.intent)
            if made >= begins:
                later = [
                    again.intent(one.intent)
                    for one in record.steps[made + 1 : ends]
                    if one.seat == step.seat
                ]
                told = yield from _weighed(again, step.seat, intent, later)
                found += [told] if told is not None else []
            again.submit(step.seat, intent)
            if made % EVERY == EVERY - 1:
                yield
    own = [told for told in found if told.seat == seat]
    worst = max(own or found, key=lambda told: told.cost, default=None)
    verdict = worst.verdict if worst is not None else said("rated_best", seat=seat)
    return Rating(NO_CASES, 0.0, 0.0, NO_CASES, verdict)


def _weighed(
    match: Match, seat: int, intent: Intent, later: list[Intent]
) -> Generator[None, None, Told | None]:
    """What could have been better in a decision that is about to be made again."""
    decision = match.decision(seat)
    if decision is None or len(decision.options) < 2:
        return None
    view = match.view(seat)
    if decision.kind == "battle_response":
        return _of_answer(view, seat, intent)
    if decision.kind == "main_move":
        options = decision.options
        case = _case(view, seat)
        moves = [one for one in scored(case) if intent_of(one[1]) in options]
        better = [one for one in moves if intent_of(one[1]) not in later]
        return (yield from _of_move(case, intent, better))
    return None


def _case(view: View, seat: int) -> Case:
    return Case(view, seat, ADVISER, stream_for(len(view.facts), "review"))


# -- a move of a turn ---------------------------------------------------------------------


def _of_move(
    case: Case, intent: Intent, moves: list[tuple[float, Move]]
) -> Generator[None, None, Told | None]:
    """The better move, or the better card for the same."""
    played = move_of(intent)
    worth = next((worth for worth, move in moves if move == played), None)
    if worth is None:
        worth = max((worth for worth, move in moves if _alike(move, played)), default=0.0)
    near = [move for value, move in moves if value > worth + MARGIN and move != played]
    if not near:
        return _better_card(case, played, moves)
    trial = Trial(
        case.opened, case.seen, case.chances, case.logs, ADVISER.opinions, EFFORT, case.stream
    )
    chosen = yield from trial.choosing([played, *near[: EFFORT.moves - 1]], Budget(WORK))
    if chosen == played:
        return _better_card(case, played, moves)
    best = intent_of(chosen)
    what = Message(f"deadly_premonition.better.{tag_of(best)}", msgspec.structs.asdict(best))
    cost = next(value for value, move in moves if move == chosen) - worth
    if chosen[0] not in ("accuse", "incriminate"):
        return Told(case.seat, cost, said("rated_better", seat=case.seat, what=what))
    owner = case.sketch.owner_of(chosen[2])
    won = case.thumb.plans(case.sketch, case.seat).attack(owner, chosen[2], chosen[1])[1]
    values = {"seat": case.seat, "what": what, "percent": percent(won)}
    return Told(case.seat, cost, said("rated_better_odds", **values))


def _alike(one: Move, two: Move) -> bool:
    """Whether two moves do the same to the same board or suspect, with whatever card."""
    return one[0] == two[0] and one[2:] == two[2:]


def _better_card(case: Case, played: Move, moves: list[tuple[float, Move]]) -> Told | None:
    """Evidence that would be missed less and does the same to the same suspect."""
    tag, card, suspect, _ = played
    if tag == "prove_innocent":
        ways = [one for one in moves if _alike(one[1], played)]
        best = max(ways, default=(0.0, played))
        spared = best[0] - next((worth for worth, move in ways if move == played), best[0])
        instead = best[1][1]
    elif tag in ("incriminate", "accuse"):
        plans = case.thumb.plans(case.sketch, case.seat)
        instead = plans.cheapest(plans.reds_for(suspect))
        spared = plans.worth(card) - plans.worth(instead)
    else:
        return None
    if spared < SPARED:
        return None
    values = {"seat": case.seat, "card": CARDS[instead], "instead": CARDS[card]}
    return Told(case.seat, spared, said("rated_card", **values))


# -- an answer in a battle ----------------------------------------------------------------


def _of_answer(view: View, seat: int, intent: Intent) -> Told | None:
    """An answer that was worth its card and was not given, or the other way round."""
    values = view.values["battle"]
    battle: Battle = (
        values["kind"],
        values["attacker"],
        values["defender"],
        SUSPECT[values["suspect"]],
    )
    case = _case(view, seat)
    card, gain, wins = case.thumb.weighed(case.sketch, seat, battle)
    if card < 0:
        return None
    told = {"seat": seat, "percent": percent(wins), "suspect": values["suspect"]}
    if isinstance(intent, do.Pass):
        if values["kind"] == "accuse":
            return Told(seat, AT_STAKE, said("rated_answer", card=CARDS[card], **told))
        if gain > MARGIN:
            return Told(seat, gain, said("rated_answer", card=CARDS[card], **told))
        return None
    assert isinstance(intent, do.Respond)
    if gain < -MARGIN and values["kind"] != "accuse":
        return Told(seat, -gain, said("rated_kept", card=intent.card, **told))
    plans = case.thumb.plans(case.sketch, seat)
    spared = plans.worth(NUMBER[intent.card]) - plans.worth(card)
    if spared < SPARED:
        return None
    return Told(seat, spared, said("rated_card", seat=seat, card=CARDS[card], instead=intent.card))
