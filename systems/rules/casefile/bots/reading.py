"""What asks and silence tell by odds (rules file, section 9, item 4, and the odds of an ask).

Whoever names a piece has mostly not seen it. The more a detective has seen, the likelier is such
a piece in the folder. Whoever says nothing to an ask, though bound to nothing, holds the pieces a
little less likely. Nothing here is certain; it only weighs pieces that may be in the folder.
"""

from __future__ import annotations

from collections.abc import Iterable

from systems.rules.casefile.bots.memory import OUTSIDE, AskSeen, Memory
from systems.rules.casefile.cards import EVIDENCE

TRUTH = 0.82
"""How often a named piece is one that its asker has not seen, at first sight."""
PRIOR_ASKS = 12.0
"""So many named pieces weigh as much as the first guess."""
ANSWERS = 0.35
"""How often a piece that was named and could be offered is."""
IN_HANDS = 5 / 40
"""How likely a piece outside the folder is in one given hand."""
SHARED = 0.4
"""Of the pieces that one has not seen late, so many are kept back from everybody, and the others
have not seen them either."""
MOST = 15.0
"""No weight grows beyond this, so that no misreading outweighs everything."""


def weights(memory: Memory, pieces: Iterable[str]) -> dict[str, float]:
    """How much likelier each piece is in the folder than at first sight."""
    found = dict.fromkeys(pieces, 1.0)
    by_seat: dict[int, list[AskSeen]] = {}
    for ask in memory.asks:
        if ask.seat != memory.seat:
            by_seat.setdefault(ask.seat, []).append(ask)
    for seat, asks in by_seat.items():
        truth = _truth(memory, seat, asks)
        for piece in found:
            if piece not in memory.seen_by[seat]:
                found[piece] *= _of_asks(asks, piece, truth)
    for answered in memory.answers:
        silent = sum(not total for seat, total in answered.sums if seat != memory.seat)
        for piece in answered.pieces:
            if piece in found and silent:
                found[piece] /= 1 - min(0.9, silent * IN_HANDS * ANSWERS)
    return {piece: min(MOST, max(1 / MOST, weight)) for piece, weight in found.items()}


def _truth(memory: Memory, seat: int, asks: list[AskSeen]) -> float:
    """How often a seat names what it has not seen, by the pieces of which the viewer knows."""
    known = memory.seen_by[seat]
    named = sum(len(ask.pieces) for ask in asks)
    bluffs = sum(piece in known for ask in asks for piece in ask.pieces)
    # Of the pieces that a seat has seen, only a part is known to the viewer.
    part = max(0.15, min(1.0, len(known) / max(1.0, memory.reach[seat])))
    lied = min(float(named), bluffs / part) * 0.5
    truth = (TRUTH * PRIOR_ASKS + named - lied) / (PRIOR_ASKS + named)
    return min(0.93, max(0.3, truth))


def _of_asks(asks: list[AskSeen], piece: str, truth: float) -> float:
    """How much likelier a seat's asks are, as to one piece, if that is in the folder."""
    unseen_all = seen_all = 1.0
    unseen_part = 1.0
    asked = False
    for ask in asks:
        wanting = max(1.0, len(EVIDENCE) - ask.reach)
        having = max(1.0, ask.reach)
        count = len(ask.pieces)
        rate_open = min(0.9, count * truth / wanting)
        rate_seen = min(0.9, count * (1 - truth) / having)
        if piece in ask.pieces:
            unseen_all *= rate_open
            seen_all *= rate_seen
            unseen_part = _unseen(ask.reach)
            asked = True
        else:
            unseen_all *= 1 - rate_open
            seen_all *= 1 - rate_seen
    if not asked:
        unseen_part = _unseen(asks[-1].reach)
        # It may have been seen at any time: an ask that left it out tells less the earlier it was.
        unseen_all, seen_all = unseen_all**0.5, seen_all**0.5
    elsewhere = unseen_part * unseen_all + (1 - unseen_part) * seen_all
    return unseen_all / elsewhere if elsewhere > 0 else 1.0


def _unseen(reach: float) -> float:
    """How likely a seat has not seen a piece outside the folder that oneself has not seen."""
    return SHARED + (1 - SHARED) * max(0.0, 1 - reach / OUTSIDE)
