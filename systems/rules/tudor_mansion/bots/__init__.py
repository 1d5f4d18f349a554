"""The computer players of Tudor Mansion, by level. ``random`` is the one of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Bot, by_level
from systems.rules.tudor_mansion.bots.levels import LEVELS, Level
from systems.rules.tudor_mansion.bots.player import Investigator

BOTS: Mapping[str, Callable[[], Bot]] = by_level(Investigator, LEVELS)

__all__ = ["BOTS", "LEVELS", "Investigator", "Level"]
