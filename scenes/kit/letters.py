"""Letters to choose from, for people without a keyboard: which there are, and where they lie."""

from __future__ import annotations

from collections.abc import Mapping

COLUMNS = 9
SETS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ÄÖÜÉÈÊÁÀÂÓÒÔÍÎÚÛÑÇØÅÆŁŚŻŘŠ",
    "0123456789-’.&",
)
"""Letters, letters with signs, figures."""


def field(number: int) -> tuple[int, int]:
    """Column and row of a letter of a set by its place in it."""
    return number % COLUMNS, number // COLUMNS


def round_the_row(letters: str, number: int) -> Mapping[str, str]:
    """Left of the first letter of a row lies its last one, and right of that the first again."""
    row = letters[number - number % COLUMNS :][:COLUMNS]
    place = number % COLUMNS
    return {
        "left": row[(place - 1) % len(row)],
        "right": row[(place + 1) % len(row)],
    }
