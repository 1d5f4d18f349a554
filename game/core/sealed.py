"""Choices that several seats make in secret and that are opened together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.components import SealedChoices
from game.core.facts import ChoiceLocked
from game.core.intents import to_json
from game.core.table import Table


def open_sealed(table: Table, sealed: SealedChoices, seats: Sequence[int], kind: str) -> None:
    """Ask all these seats at the same time."""
    sealed.waiting = sorted(seats)
    sealed.choices.clear()
    for seat in sealed.waiting:
        table.ask(seat, kind)


def take_sealed(table: Table, sealed: SealedChoices) -> bool:
    """Put the intent of the inbox under its seal; True when it was the last one.

    Everybody learns that the seat has chosen. Opened in the order of the seats, never in that
    of the answers, so that thinking time does not tell.
    """
    inbox = table.inbox
    sealed.waiting.remove(inbox.seat)
    sealed.choices[inbox.seat] = to_json(inbox.intent)
    table.emit(ChoiceLocked(inbox.seat))
    return not sealed.waiting


def opened(sealed: SealedChoices) -> list[tuple[int, dict[str, Any]]]:
    """The choices in the order of the seats."""
    return sorted(sealed.choices.items())
