"""Why a computer player does something, in words."""

from __future__ import annotations

from typing import Any

from game.core.messages import Message

TEXTS = "detective_club.bot."


def because(key: str, **values: Any) -> Message:
    """The reason for a choice. It may speak of secrets and is for its seat alone."""
    return Message(TEXTS + key, values)
