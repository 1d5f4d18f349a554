"""Why a computer player does something, in words."""

from __future__ import annotations

from game.core.messages import Message

TEXTS = "deadly_premonition.bot."


def because(key: str, **values: str | int) -> Message:
    """The reason for a choice. It may speak of secrets and is for its seat alone."""
    return Message(TEXTS + key, values)
