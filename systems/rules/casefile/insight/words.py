"""Sentences of hints, proofs and reviews."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.facts import Fact
from game.core.intents import Intent, tag_of
from game.core.messages import Message

TEXTS = "casefile.insight."


def said(key: str, **values: Any) -> Message:
    """A sentence. Values may be lists."""
    return Message(TEXTS + key, values)


def told(fact: Fact, place: str = "fact") -> Message:
    """A fact as the table, or the log, tells it."""
    return Message(f"casefile.{place}.{tag_of(fact)}", msgspec.structs.asdict(fact))


def as_button(intent: Intent) -> Message:
    """What to do, as the button says it."""
    return Message(f"casefile.action.{tag_of(intent)}", msgspec.structs.asdict(intent))
