"""How keys of the keyboard are called on prompts, in the player's language.

Two keys never have the same name: of those that a keyboard has twice (Shift, Ctrl, Enter, the
digits) it says which.
"""

from __future__ import annotations

from scenes.context import Context
from systems.io.actions import Kind
from systems.io.buttons import ZONES

AROUND = (Kind.UP, Kind.LEFT, Kind.DOWN, Kind.RIGHT)
"""In the order in which people say them: W A S D."""


def key_label(context: Context, name: str) -> str:
    """How a key is called, by its name in the settings."""
    if name.startswith("["):
        return context.say("key.number_pad", digits=name[1:-1])
    if len(name) == 1:
        return name.upper()
    return context.say(f"key.{name.replace(' ', '_')}")


def directions_label(context: Context, zone: str) -> str:
    """The four keys of a zone that move the focus, as ``WASD``; "" where there is no short word.

    That is so for the arrow keys, which a cross of arrows shows better.
    """
    if zone not in ZONES:
        return ""
    names = [context.input.bindings.input_of(zone, "keys", kind) for kind in AROUND]
    if all(name.startswith("[") for name in names):
        return context.say("key.number_pad", digits="".join(name[1:-1] for name in names))
    return "".join(names).upper() if all(len(name) == 1 for name in names) else ""
