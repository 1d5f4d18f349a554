"""House rules for visitors: what a game suggests in a kiosk, and what is fixed there.

A game's module ``lobby`` beside its table may say so: ``KIOSK_RULES`` are the usual values there,
``KIOSK_FIXED`` those that visitors cannot change (such as letters that anybody could write).
"""

from __future__ import annotations

from typing import Any

from scenes.beside_table import beside_table

HouseRules = dict[str, Any]


def rules_of_kiosk(game: str) -> tuple[HouseRules, HouseRules]:
    """Suggested and fixed values by the names of house rules."""
    lobby = beside_table(game, "lobby")
    return dict(getattr(lobby, "KIOSK_RULES", {})), dict(getattr(lobby, "KIOSK_FIXED", {}))
