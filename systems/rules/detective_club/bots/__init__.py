"""The computer players of Detective Club, by level. ``random`` is the one of every game.

``eye`` says how well pictures fit words, ``pack`` how near words are to each other, ``guess`` what
somebody can guess who has not seen the word; ``wording``, ``playing``, ``explaining`` and
``voting`` are the decisions. Nothing in here sees more than a view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Bot, by_level
from systems.rules.detective_club.bots.levels import LEVELS, Level
from systems.rules.detective_club.bots.player import ClubMember

BOTS: Mapping[str, Callable[[], Bot]] = by_level(ClubMember, LEVELS)

__all__ = ["BOTS", "LEVELS", "ClubMember", "Level"]
