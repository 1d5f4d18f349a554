"""Why a move is made, in one sentence."""

from __future__ import annotations

from game.core.messages import Message
from systems.rules.deadly_premonition.bots.case import Case
from systems.rules.deadly_premonition.bots.turns import Move
from systems.rules.deadly_premonition.bots.words import because
from systems.rules.deadly_premonition.cards import SUSPECTS, WEATHER

_NAMING_A_SUSPECT = frozenset(("prove_innocent", "coffee_presume", "mark_victim"))
_NAMING_A_SEAT = frozenset(
    ("look_at_hand", "toilet_break", "exchange_hands", "steal_card", "discard_from")
)


def why_move(case: Case, move: Move) -> Message:
    """The reason; it may speak of what the seat believes."""
    tag, _, first, second = move
    sketch, killer = case.sketch, case.seen.is_killer
    if tag == "prove_innocent" and (sketch.on[case.seat] & sketch.leading).bit_count() == 1:
        return because("prove_last", suspect=SUSPECTS[first])
    if tag in _NAMING_A_SUSPECT:
        return because(tag, suspect=SUSPECTS[first])
    if tag in ("incriminate", "coffee_incriminate"):
        owner = sketch.owner_of(first)
        if (sketch.on[owner] & sketch.leading) == 0:
            return because("stop_accuser", seat=owner)
        if _likely(case, owner):
            return because("expose", seat=owner)
        return because("hold_up", seat=owner)
    if tag == "accuse":
        owner = sketch.owner_of(first)
        if not sketch.limit:
            return because("accuse_rival", seat=owner)
        if killer:
            return because("accuse_as_killer", seat=owner)
        percent = round(100 * case.chances[owner])
        if percent == 100:
            return because("accuse_known", seat=owner)
        return because("accuse", seat=owner, percent=percent)
    if tag == "check_weather":
        if case.seen.top:
            return because("check_known", card=WEATHER[case.seen.top[0]])
        return because("check_as_killer" if killer else "check")
    if tag == "swap_suspects":
        return because(tag, own=SUSPECTS[first], other=SUSPECTS[second])
    if tag in _NAMING_A_SEAT:
        return because(tag, seat=first)
    if tag == "lock_down":
        return because("lock_own" if first == case.seat else "lock_other", seat=first)
    return because(tag)


def _likely(case: Case, seat: int) -> bool:
    """Whether it is the one seat that is most likely the Killer."""
    chance = case.chances[seat]
    return chance > 0.4 and chance == max(case.chances) and case.chances.count(chance) == 1
