"""The case of the day: one deal for everybody, without asking any other machine."""

from __future__ import annotations

import hashlib
from datetime import date

from game.match.series import SEEDS
from scenes import days


def deal_of_the_day(game: str, day: date, deals: int) -> int:
    """The number of the deal that is the case of a day.

    The same at every machine, another one for every game and every day, and not to be guessed from
    yesterday's.

    Args:
        game: its id.
        day: by the calendar of whoever asks.
        deals: how many there are; the number is below it.
    """
    asked = f"{game} {day.isoformat()}".encode()
    return int.from_bytes(hashlib.blake2b(asked, digest_size=8).digest()) % deals


def deal_of_today(game: str) -> int:
    """The case of the day of a game by the calendar of this machine."""
    return deal_of_the_day(game, days.now().date(), SEEDS)
