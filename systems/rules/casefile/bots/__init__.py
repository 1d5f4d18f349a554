"""The computer players of Casefile, by level. ``random`` is the one of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Bot, by_level
from systems.rules.casefile.bots.levels import LEVELS, Level
from systems.rules.casefile.bots.player import Inspector

BOTS: Mapping[str, Callable[[], Bot]] = by_level(Inspector, LEVELS)

__all__ = ["BOTS", "LEVELS", "Inspector", "Level"]
