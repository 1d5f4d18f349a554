"""Positions of Detective Club that tests lay out."""

from __future__ import annotations

from typing import Any

HAND = ("E001", "E003", "E029", "E041", "E080", "E113")


def position(step: str = "", word: str = "freedom", active: int = 0, **more: Any) -> dict[str, Any]:
    """What a set-up arranges.

    Args:
        step: with which the match begins; the word is chosen first where it is left out.
        word: of the round, where the step is a later one.
        active: whose round it is.
        more: further fields; ``__`` stands for the dot.
    """
    found: dict[str, Any] = {"active": active, "first_active": active}
    if step:
        found |= {"step": step, "word": word}
        found["conspirator"] = more.pop("conspirator", (active + 2) % 4)
    return found | {name.replace("__", "."): value for name, value in more.items()}
