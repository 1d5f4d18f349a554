"""Hints for a seat of COVERTplay: who it can be, where what is missing may lie, what to do."""

from __future__ import annotations

from collections.abc import Generator

from game.core.insight import Hint, Marks, Proof
from game.core.messages import Message
from game.core.view import View
from systems.rules.deadcert.bots.covertplay import digging, keeping, snooping
from systems.rules.deadcert.bots.covertplay.outlook import Outlook
from systems.rules.deadcert.bots.covertplay.tracking import GATHERED, HAND, LOCKED
from systems.rules.deadcert.cards import TYPES, is_snoop
from systems.rules.deadcert.covertplay.bureau import DECLARED, FETCHES, FRESH, hand_of
from systems.rules.deadcert.insight.proving import (
    filing,
    likeliest,
    said,
    who_did_it,
    with_odds,
)

CONCLUSION, QUESTION, NOTHING = "conclusion", "question", "nothing"
SURE = 0.999
MENTIONED = 0.15
"""From this probability on a place is named."""


def hinting(view: View, marks: Marks) -> Generator[None, None, Hint]:  # noqa: ARG001 - filled in by itself
    """The hint for the seat of a view; it rests on nothing else."""
    yield
    seat = view.viewer
    if view.outcome is not None or not isinstance(seat, int):
        return Hint(NOTHING, Proof(said("nothing"), ()))
    outlook = Outlook(view, seat, reads_hints=False, follows=True)
    yield
    asked = next((one.kind for one in view.asked if one.seat == seat), "")
    if asked == "covert_file":
        return Hint(QUESTION, _filing(outlook))
    proof = who_did_it(outlook.known, outlook.odds)
    if proof is not None:
        lines = (*proof.sentences, *_missing(outlook))
        return Hint(CONCLUSION, Proof(proof.conclusion, lines, _next_step(outlook, asked)))
    lines = likeliest(outlook.known, outlook.odds)
    return Hint(QUESTION, Proof(said("still_open"), lines, _next_step(outlook, asked)))


def _filing(outlook: Outlook) -> Proof:
    """What to file first, and what to keep."""
    view, seat = outlook.view, outlook.seat
    away = view.values[f"filing.{seat}"]
    hand = [card for card in view.zones[hand_of(seat)].cards if card not in away]
    count = max(1, int(view.values[f"to_file.{seat}"]) - len(away))
    order = keeping.to_file(outlook, hand, hides=True)
    chosen, keep = tuple(order[:count]), tuple(reversed(order[count:]))
    suspects = [card for card in chosen if not is_snoop(card)]
    lines = with_odds(outlook.known, outlook.odds, suspects)
    lines += [said("spare_snoop", card=card) for card in chosen if is_snoop(card)]
    return Proof(filing(chosen), tuple(lines), said("keep", cards=keep))


def _missing(outlook: Outlook) -> list[Message]:
    """Where the killer's cards are that this seat does not have."""
    killer = outlook.killer or outlook.odds.solution
    found = []
    for kind in TYPES:
        card = outlook.known.card_of(killer, kind)
        if card and card in outlook.held:
            found.append(said("have", card=card))
            continue
        at = outlook.places(killer, kind)
        place = max(at, key=lambda one: (at[one], one), default=None)
        if place is None or at[place] < MENTIONED:
            found.append(said("nobody_knows", suspect=killer, type=kind))
            continue
        values = {"suspect": killer, "type": kind, "percent": round(100 * at[place])}
        sure = at[place] > SURE
        if place.zone in (HAND, LOCKED, GATHERED):
            key = "sure_with" if sure else "maybe_with"
            found.append(said(key, seat=place.seat, **values))
        elif place.zone == FRESH:
            found.append(said("sure_fresh" if sure else "maybe_fresh", **values))
        elif place.zone == DECLARED:
            found.append(said("declared", suspect=killer, type=kind))
        else:
            level = 1 + outlook.tracker.stacks[place.zone].index(place)
            key = "sure_filed" if sure else "maybe_filed"
            found.append(said(key, seat=place.seat, level=level, **values))
    return found


def _next_step(outlook: Outlook, asked: str) -> Message | None:
    """What may be done next, where the seat is asked."""
    if asked == "covert_gather":
        held = [card for card in outlook.held if is_snoop(card)]
        raid = snooping.best_raid(outlook, held)
        if raid is not None and raid.worth > digging.fetching(outlook, FETCHES):
            return said("snoop", card=raid.snoop, seat=raid.target)
        return said("gather_by_fetch")
    if asked == "covert_action":
        return _lock(outlook)
    return None


def _lock(outlook: Outlook) -> Message | None:
    killer = outlook.killer
    if killer and all(outlook.known.card_of(killer, kind) in outlook.held for kind in TYPES):
        return said("call")
    rows: dict[str, list[str]] = {}
    away = outlook.view.values[f"filing.{outlook.seat}"]
    for card in outlook.held:
        if not is_snoop(card) and card not in away:
            rows.setdefault(outlook.known.cards[card], []).append(card)
    pairs = [tuple(row[:2]) for row in rows.values() if len(row) > 1]
    pair = keeping.best_pair(outlook, pairs)
    if not pair:
        return None
    key = "lock" if keeping.is_safer_locked(outlook, pair) else "lock_not"
    return said(key, cards=pair)
