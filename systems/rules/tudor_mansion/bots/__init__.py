"""The computer players of Tudor Mansion, by level. ``random`` is the one of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.bots import Bot
from systems.rules.tudor_mansion.bots.levels import LEVELS, Level
from systems.rules.tudor_mansion.bots.player import Investigator

BOTS: Mapping[str, Callable[[], Bot]] = {
    name: partial(Investigator, level) for name, level in LEVELS.items()
}

__all__ = ["BOTS", "LEVELS", "Investigator", "Level"]
