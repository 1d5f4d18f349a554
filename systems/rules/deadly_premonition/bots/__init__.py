"""The computer players of Deadly Premonition.

``reading`` makes a sketch of what a seat sees, ``plans`` and ``actions`` say what every move is
worth, ``suspicion`` who may be the Killer, ``search`` tries the best moves out. Nothing in here
sees more than a view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Bot, by_level
from systems.rules.deadly_premonition.bots.levels import LEVELS, Level
from systems.rules.deadly_premonition.bots.player import Profiler

BOTS: Mapping[str, Callable[[], Bot]] = by_level(Profiler, LEVELS)

__all__ = ["BOTS", "LEVELS", "Level", "Profiler"]
