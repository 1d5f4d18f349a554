"""The way in which a game is to be played: format and mode."""

from __future__ import annotations

from dataclasses import dataclass

SINGLE = ""
"""The mode of a single game."""


@dataclass(frozen=True, slots=True)
class Way:
    """A game, and the way in which it is to be played."""

    game: str
    format: str
    mode: str = SINGLE
