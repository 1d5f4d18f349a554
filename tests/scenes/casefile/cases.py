"""Positions of Casefile that tests lay out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.kit.table_rig import Step

HANDS: Mapping[int, tuple[str, ...]] = {
    0: ("M1", "M4", "F2", "L7", "W7"),
    1: ("S4", "W1", "F3", "L8", "M2"),
    2: ("S2", "W4", "F12", "F1", "L3"),
    3: ("S6", "W8", "F10", "M3", "L1"),
}
BONUS = ("F5", "F6", "F7", "F8", "F9")
MARKS = ("S1", "W2", "M2", "M6", "L4")
ASK = ("S4", "W4", "L1")

ASKED: tuple[Step, ...] = ("investigate", ("ask", {"pieces": ASK}))
OFFERED: tuple[Step, ...] = (
    *ASKED,
    ("offer", {"cards": ("S4", "F3")}),
    ("offer", {"cards": ("W4", "F12")}),
    "no_offer",
)


def position(
    seats: int = 4, hands: Mapping[int, Sequence[str]] = HANDS, **more: Any
) -> dict[str, Any]:
    """What a set-up arranges: the first seat is in turn.

    Args:
        seats: how many play.
        hands: by seat; hands that are left out are dealt.
        more: further fields, such as ``board_marks``; ``__`` stands for the dot.
    """
    found: dict[str, Any] = {"turn": 0, "primary": 0, "round_no": 5, "board_marks": list(MARKS)}
    for seat in range(seats):
        if seat in hands:
            found[f"hand.{seat}"] = list(hands[seat])
    return found | {name.replace("__", "."): value for name, value in more.items()}
