"""How good the choices of a turn were: asks, offers, payments and what was revealed.

Every choice is weighed by what its seat could know at that moment, from its own view alone: where
the cards may be, and what the others have seen. What lay where in truth plays no part.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from game.bots import Budget
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from game.core.rng import stream_for
from game.core.view import View
from game.deduction import Lacks, Problem, counting
from game.match.match import Match
from game.match.record import Record
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.levels import LEVELS
from systems.rules.casefile.bots.mind import Mind, minding
from systems.rules.casefile.bots.packets import Packet, expected
from systems.rules.casefile.bots.solving import percent
from systems.rules.casefile.bots.trading import offer_worth, trade_worth
from systems.rules.casefile.cards import EVIDENCE, in_order, points_of
from systems.rules.casefile.insight.words import said
from systems.rules.casefile.ledger import problem_of

EVERY = 4
"""So many decisions are played again in one slice of work."""
JUDGE = LEVELS["sharp"]
LOSS = 0.06
"""In pieces learnt: what a choice must cost against the best one before a word is said of it."""
NEWS = 0.2
"""A card that is news to somebody with less than this chance tells nothing worth a word."""
EQUAL = 0.85
"""An ask that reaches so much of what the best one does is as good."""

LEARNT = 0.2
"""What part of the pieces that somebody holds comes to light when they are named, about."""

Weighing = Generator[None, None, "Remark | None"]


class Remark(NamedTuple):
    """What is to be said of one choice.

    Attributes:
        loss: what it cost against the best one, in pieces learnt; 0 for a good one.
        words: how good it was, or why another was better and which.
    """

    loss: float
    words: Message


def weighing(record: Record, begins: int, ends: int) -> Generator[None, None, dict[int, Message]]:
    """In slices: by seat what is to be said of its choices in a turn, the dearest fault first.

    Args:
        record: of the match.
        begins, ends: how many decisions had been made before the turn and after it.
    """
    found: dict[int, Remark] = {}
    with Match.open(record.setup) as match:
        for made, step in enumerate(record.steps[:ends]):
            intent = match.intent(step.intent)
            decision = match.decision(step.seat)
            if made >= begins and decision is not None and decision.kind in _WEIGHED:
                remark = yield from _weighed(match.view(step.seat), decision, intent)
                before = found.get(step.seat)
                if remark is not None and (before is None or remark.loss > before.loss):
                    found[step.seat] = remark
            match.submit(step.seat, intent)
            if made % EVERY == EVERY - 1:
                yield
    return {seat: remark.words for seat, remark in sorted(found.items())}


def _weighed(view: View, decision: Decision, intent: Intent) -> Weighing:
    stream = stream_for(len(view.facts), "review")
    mind = yield from minding(view, decision.seat, JUDGE, stream, Budget())
    yield
    match intent:
        case do.Ask(pieces=pieces):
            return (yield from ask(mind, pieces))
        case do.Offer(cards=cards):
            return offer(mind, cards, _offers(decision))
        case do.NoOffer():
            return offer(mind, (), _offers(decision))
        case do.Trade():
            return trade(mind, intent, _trades(decision))
        case do.Finish():
            return finish(mind, _trades(decision))
        case do.Reveal(cards=cards):
            every = [one.cards for one in decision.options if isinstance(one, do.Reveal)]
            return reveal(mind, cards, every)
    return None


_WEIGHED = frozenset({"main_action", "make_offer", "choose_trade", "die_reveal"})


def _offers(decision: Decision) -> list[tuple[str, ...]]:
    return [one.cards for one in decision.options if isinstance(one, do.Offer)]


def _trades(decision: Decision) -> list[do.Trade]:
    return [one for one in decision.options if isinstance(one, do.Trade)]


# -- asking -------------------------------------------------------------------------------


def ask(mind: Mind, pieces: Sequence[str]) -> Weighing:
    """An ask, by how likely somebody held one of its pieces; a known piece tells nothing."""
    problem = problem_of(mind.view)
    known = yield from counting(problem)
    odds = {
        piece: float(sum(known.prob(rival, piece) for rival in mind.rivals if mind.size(rival)))
        for piece in EVIDENCE
        if piece in mind.outlook.open
    }
    ranked = sorted((piece for piece in odds if odds[piece] > 0), key=lambda one: -odds[one])
    best = ranked[: len(pieces)]
    if not best:
        return Remark(0.0, said("remark.ask_nothing"))
    reach, most = (sum(odds.get(one, 0.0) for one in row) for row in (pieces, best))
    chance = yield from _somebody(mind, problem, known.total, pieces)
    if reach >= EQUAL * most:
        return Remark(0.0, said("remark.ask_good", percent=percent(chance)))
    loss = LEARNT * (most - reach)
    idle = in_order(piece for piece in pieces if piece not in odds)
    # What is better is named piece by piece: as many as there are weaker ones, the likeliest.
    weaker = [piece for piece in pieces if odds.get(piece, 0.0) < EQUAL * odds[best[-1]]]
    better = in_order([piece for piece in best if piece not in pieces][: max(1, len(weaker))])
    rest = [piece for piece in pieces if piece not in idle]
    if len(idle) == 1 and sum(odds[one] for one in rest) >= EQUAL * sum(
        odds[one] for one in best[: len(rest)]
    ):
        return Remark(0.0, said("remark.ask_hid", card=idle[0]))
    if idle:
        return Remark(loss, said("remark.ask_idle", cards=idle, better=better))
    other = yield from _somebody(mind, problem, known.total, best)
    values = {"better": better, "best": percent(other), "percent": percent(chance)}
    return Remark(loss, said("remark.ask_better", **values))


def _somebody(
    mind: Mind, problem: Problem, total: int, pieces: Sequence[str]
) -> Generator[None, None, float]:
    """How likely at least one of some pieces is in a rival's hand."""
    open_ = tuple(piece for piece in pieces if piece in mind.outlook.open)
    holders = [rival for rival in mind.rivals if mind.size(rival)]
    if not open_ or not holders:
        return 0.0
    nobody = tuple(Lacks(rival, open_) for rival in holders)
    rest = yield from counting(Problem(problem.layout, (*problem.constraints, *nobody)))
    return 1 - rest.total / total


# -- offering -----------------------------------------------------------------------------


def offer(mind: Mind, cards: tuple[str, ...], every: Sequence[tuple[str, ...]]) -> Remark | None:
    """An offer, or silence where something could be offered: what it brings against what it tells.

    Args:
        mind: of the seat that was asked.
        cards: what it offered; nothing for silence.
        every: all that it could offer.
    """
    if not every:
        return None
    worth = {row: offer_worth(mind, row) for row in every}
    worth[()] = 0.0
    # Where several are worth the same, that of the fewest cards is named.
    best = max(worth, key=lambda row: (worth[row], -len(row)))
    loss = worth[best] - worth[cards]
    asker = mind.asker
    if loss < LOSS:
        praise = "offer_good" if cards else "silence_good"
        return Remark(0.0, said(f"remark.{praise}", seat=asker))
    told, less = (sum(mind.unknown_to(asker, card) for card in row) for row in (cards, best))
    if not cards:
        key = "offer_missed_known" if less < NEWS else "offer_missed"
    elif not best:
        key = "offer_too_much" if told >= NEWS else "offer_kept"
    elif told - less >= NEWS:
        key = "offer_told"
    elif points_of(best) > points_of(cards):
        key = "offer_more"
    else:
        key = "offer_rather"
    kept = _kept(cards, best)
    values = {"seat": asker, "cards": cards, "better": best, "kept": kept}
    return Remark(loss, said(f"remark.{key}", **values))


def _kept(cards: Sequence[str], better: Sequence[str]) -> tuple[str, ...]:
    """What one would have kept who had given something better."""
    return tuple(card for card in cards if card not in better)


# -- trading ------------------------------------------------------------------------------


def trade(mind: Mind, chosen: do.Trade, every: Sequence[do.Trade]) -> Remark | None:
    """A trade: whether the packet was worth it, and whether the payment told more than needed."""
    offerer, total = chosen.offerer, _sum(mind, chosen.offerer)
    packet = expected(mind, offerer, total)
    worth = trade_worth(mind, offerer, chosen.payment, packet)
    best, most = _best(mind, [one for one in every if one.offerer == offerer], packet)
    if most < -LOSS:
        return Remark(-worth, said("remark.trade_dear", seat=offerer, sum=total))
    if most - worth < LOSS:
        return None
    told, less = (
        sum(mind.unknown_to(offerer, card) for card in row.payment) for row in (chosen, best)
    )
    if told - less >= NEWS:
        key = "pay_known" if less < NEWS else "pay_told"
    else:
        key = "pay_more" if len(best.payment) > len(chosen.payment) else "pay_rather"
    kept = _kept(chosen.payment, best.payment)
    values = {"seat": offerer, "better": best.payment, "kept": kept}
    return Remark(most - worth, said(f"remark.{key}", **values))


def finish(mind: Mind, every: Sequence[do.Trade]) -> Remark | None:
    """Letting go of the offers that are left: whether one of them was worth its price."""
    found: Remark | None = None
    for offerer in sorted({one.offerer for one in every}):
        total = _sum(mind, offerer)
        packet = expected(mind, offerer, total)
        best, most = _best(mind, [one for one in every if one.offerer == offerer], packet)
        if most >= LOSS and (found is None or most > found.loss):
            values = {"seat": offerer, "sum": total, "better": best.payment}
            found = Remark(most, said("remark.trade_missed", **values))
    return found


def _best(mind: Mind, every: Sequence[do.Trade], packet: Packet) -> tuple[do.Trade, float]:
    """The trade that is worth most, and what it is worth."""
    worth = [trade_worth(mind, one.offerer, one.payment, packet) for one in every]
    most = max(worth)
    return every[worth.index(most)], most


def _sum(mind: Mind, seat: int) -> int:
    return int(mind.view.values[f"offer.{seat}"]["sum"])


# -- revealing ----------------------------------------------------------------------------


def reveal(mind: Mind, cards: tuple[str, ...], every: Sequence[tuple[str, ...]]) -> Remark | None:
    """What the die made a seat show: whether something else would have told the table less."""
    if len(every) < 2:
        return None
    told = {row: sum(mind.secrecy(card) for card in row) for row in every}
    best = min(every, key=lambda row: told[row])
    loss = mind.leak * (told[cards] - told[best])
    if loss < LOSS:
        return None
    marks = mind.view.values["board_marks"]
    key = "reveal_board" if all(card in marks for card in best) else "reveal_told"
    return Remark(loss, said(f"remark.{key}", better=best))
