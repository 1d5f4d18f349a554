"""The end of SOLOplay: which Snoop card to play, and from which stack to take (DC-RUL-070)."""

from __future__ import annotations

from collections.abc import Collection

from systems.rules.deadcert.bots.soloplay.desk import Desk, Stacks
from systems.rules.deadcert.cards import SNOOP_TYPES, SNOOPS, TYPES, is_snoop
from systems.rules.deadcert.soloplay.reach import TAKES, reachable


def snoop_to_play(desk: Desk) -> str:
    """The Snoop card after which the killer's cards can still be reached, Level 1 first; or ""."""
    for snoop in SNOOPS:
        if snoop in desk.held and _wins(
            desk.stacks, desk.missing, desk.held - {snoop}, SNOOP_TYPES[snoop], TAKES
        ):
            return snoop
    return ""


def stack_to_take(desk: Desk, snoop: str, takes: int) -> str:
    """The type of the stack to take the next card from; "" where none leads on.

    Args:
        desk: with the Snoop card that is being played gone from it.
        snoop: that card.
        takes: cards that it still takes.
    """
    deepest = sorted(TYPES, key=lambda kind: -_depth(desk, kind))
    for kind in deepest:
        if kind in SNOOP_TYPES[snoop] and desk.stacks[kind]:
            stacks, missing, held = _taken(desk.stacks, desk.missing, desk.held, kind)
            if _wins(stacks, missing, held, SNOOP_TYPES[snoop], takes - 1):
                return kind
    return ""


def useful(desk: Desk) -> list[str]:
    """The Snoop cards laid out that can do something, those without which it fails at the end."""
    all_of_them = desk.held | desk.coming
    spare, needed = [], []
    for snoop in SNOOPS:
        if snoop not in desk.held:
            continue
        if not reachable(desk.stacks, desk.missing, all_of_them - {snoop}):
            needed.append(snoop)
        elif any(_depth(desk, kind) for kind in SNOOP_TYPES[snoop]):
            spare.append(snoop)
    return spare + needed


def _depth(desk: Desk, kind: str) -> int:
    missing = desk.missing
    return max(
        (level for level, card in enumerate(desk.stacks[kind], start=1) if card in missing),
        default=0,
    )


def _wins(
    stacks: Stacks,
    missing: Collection[str],
    held: frozenset[str],
    kinds: tuple[str, ...],
    takes: int,
) -> bool:
    """Whether everything missing can be reached after so many cards more of these types."""
    if not missing:
        return True
    able = [kind for kind in kinds if stacks[kind]]
    if not takes or not able:
        return reachable(stacks, missing, held)
    return any(_wins(*_taken(stacks, missing, held, kind), kinds, takes - 1) for kind in able)


def _taken(
    stacks: Stacks, missing: Collection[str], held: frozenset[str], kind: str
) -> tuple[Stacks, tuple[str, ...], frozenset[str]]:
    top = stacks[kind][0]
    return (
        {**stacks, kind: stacks[kind][1:]},
        tuple(card for card in missing if card != top),
        held | {top} if is_snoop(top) else held,
    )
