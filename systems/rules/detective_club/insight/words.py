"""Sentences of hints, proofs and reviews."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.intents import Intent, tag_of
from game.core.messages import Message

TEXTS = "detective_club.insight."


def said(key: str, **values: Any) -> Message:
    """A sentence. Values may be lists."""
    return Message(TEXTS + key, values)


def as_button(intent: Intent) -> Message:
    """What to do, as the button says it."""
    return Message(f"detective_club.action.{tag_of(intent)}", msgspec.structs.asdict(intent))


def percent(chance: float) -> int:
    """In whole parts of 100; 0 or 100 only where it is certain."""
    if chance <= 0 or chance >= 1:
        return round(100 * min(1, max(0, chance)))
    return min(99, max(1, round(100 * chance)))
