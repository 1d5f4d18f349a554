"""What a player wants to do. Imperative, frozen, tagged; the seat is not part of it."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.messages import snake_case


class Intent(msgspec.Struct, frozen=True, tag_field="do", tag=snake_case):
    """The base of every intent; its JSON form is ``{"do": "<class name>", ...fields}``."""


def tag_of(thing: object) -> str:
    """The tag of an intent or a fact: ``refuted`` for ``Refuted(...)``."""
    tag = type(thing).__struct_config__.tag  # type: ignore[attr-defined] # every struct has it
    return str(tag)


def to_json(thing: Any) -> Any:
    """The plain JSON form of an intent, a fact, or a list of them."""
    return msgspec.to_builtins(thing)
