"""The computer players of DEADCERT: London, and the inference that all of them share.

``odds`` counts who can be the killer, ``evidence`` reads the cards that were seen, ``places`` says
where the others can be. Nothing in here sees more than a view (DC-RUL-089).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Bot, by_level
from systems.rules.deadcert.bots.levels import LEVELS, Level
from systems.rules.deadcert.bots.player import Detective

BOTS: Mapping[str, Callable[[], Bot]] = by_level(Detective, LEVELS)

__all__ = ["BOTS", "LEVELS", "Detective", "Level"]
