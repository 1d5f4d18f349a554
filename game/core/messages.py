"""What is said to a person: a text key with values, put into words by the text tables."""

from __future__ import annotations

import re
from typing import Any

import msgspec

PUBLIC = "public"
OMNISCIENT = "omniscient"
HIDDEN = "?"

Viewer = int | str
"""A seat, ``PUBLIC`` or ``OMNISCIENT`` (tests, and the end of a game)."""

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def snake_case(name: str) -> str:
    """``CannotRefute`` as ``cannot_refute``."""
    return _HUMP.sub("_", name).lower()


class Message(msgspec.Struct, frozen=True):
    """A text key and the values of its placeholders."""

    key: str
    values: dict[str, Any] = {}
    """Words, numbers, seats, cards, or further messages."""


def message(key: str, **values: Any) -> Message:
    """Short for ``Message(key, {...})``."""
    return Message(key, values)
