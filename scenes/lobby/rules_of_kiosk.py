"""House rules for visitors: what a game suggests in a kiosk, and what is fixed there.

A game's module ``lobby`` beside its table may say so: ``KIOSK_RULES`` are the usual values there,
``KIOSK_FIXED`` those that visitors cannot change (such as letters that anybody could write).
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from game.content import registry

HouseRules = dict[str, Any]


def rules_of_kiosk(game: str) -> tuple[HouseRules, HouseRules]:
    """Suggested and fixed values by the names of house rules."""
    module = f"{registry.manifest(game).modules.table}.lobby"
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:  # the table is one module, or is not there at all
        found = None
    if found is None:
        return {}, {}
    lobby = importlib.import_module(module)
    return dict(getattr(lobby, "KIOSK_RULES", {})), dict(getattr(lobby, "KIOSK_FIXED", {}))
