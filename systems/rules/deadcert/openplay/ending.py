"""How an OPENplay episode ends (DC-OPEN-010 to 013, 050, 052)."""

from __future__ import annotations

from collections.abc import Sequence

from systems.rules.deadcert import episode
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.openplay.bureau import Bureau

NEEDED = 2
"""Killer cards with which a seat wins (DC-OPEN-011)."""


def winners(killer_chiefs: Sequence[int]) -> list[int] | None:
    """Who wins with so many killer cards as Chiefs by seat; None while one is missing."""
    if sum(killer_chiefs) < len(TYPES):
        return None
    return [seat for seat, count in enumerate(killer_chiefs) if count >= NEEDED]


def close_if_complete(bureau: Bureau) -> bool:
    """End the episode if all three killer cards are Chief Suspects; says whether they are."""
    counts = bureau.killer_chiefs()
    won = winners(counts)
    if won is None:
        return False
    _close(bureau, "won" if won else "split", won, counts)
    return True


def close_cold(bureau: Bureau) -> None:
    """End the episode without a winner (DC-OPEN-052, DC-RUL-077)."""
    _close(bureau, "cold", [], bureau.killer_chiefs())


def _close(bureau: Bureau, result: str, won: list[int], counts: list[int]) -> None:
    bureau.turn.step = "over"
    episode.close(bureau.table, bureau.case, result, won, counts, "chiefs")
