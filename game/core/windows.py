"""Reactions: windows in which seats may object, and the stack of what was said."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.components import ReactionWindow, Stack, StackItem
from game.core.table import Table


def open_window(window: ReactionWindow, name: str, seats: Sequence[int]) -> None:
    """Begin to ask ``seats`` in this order.

    A window opens for everybody whom the public rules allow to react, whatever they hold.
    """
    window.name = name
    window.waiting = list(seats)


def ask_next(table: Table, window: ReactionWindow, kind: str) -> bool:
    """Ask the next seat of the window; False when nobody is left."""
    if not window.waiting:
        return False
    table.ask(window.waiting.pop(0), kind)
    return True


def push(stack: Stack, actor: int, verb: str, **values: object) -> StackItem:
    """Say something that may still be answered."""
    item = StackItem(actor, verb, dict(values))
    stack.items.append(item)
    return item


def resolve_top(stack: Stack) -> StackItem:
    """Take the last item from the stack; an item that stands cancels the one below it."""
    item = stack.items.pop()
    if not item.cancelled and stack.items:
        stack.items[-1].cancelled = True
    return item
