"""The computer players of Casefile, by level. ``random`` is the one of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.bots import Bot
from systems.rules.casefile.bots.levels import LEVELS, Level
from systems.rules.casefile.bots.player import Inspector

BOTS: Mapping[str, Callable[[], Bot]] = {
    name: partial(Inspector, level) for name, level in LEVELS.items()
}

__all__ = ["BOTS", "LEVELS", "Inspector", "Level"]
