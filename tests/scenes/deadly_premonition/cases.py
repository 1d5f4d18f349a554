"""Positions of Deadly Premonition that tests lay out: the bench of the rules file, at any stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

LINE_UPS = (
    "S01p S05p S09p S22p S14p S18p",
    "S02p S06p S07l S24d S13p S17l",
    "S03l S04p S08l S23p S15l S16p",
    "S10p S11p S12l S19l S20p S21l",
)
"""By seat; p is presumed innocent, l a leading suspect, d dead."""

ROWS = {"p": "PI", "l": "LS", "d": "dead"}
ALIGNMENTS = ("agent", "killer", "agent", "agent")

HANDS: Mapping[int, tuple[str, ...]] = {
    0: ("R02", "R13", "D03", "OBJ1", "STA1"),
    1: ("G13", "G06", "COF1"),
    2: ("G01", "G05"),
    3: ("G02", "R07"),
}

FULL = ("R02", "D01", "WIT1", "LOC1", "IDL1", "COF2", "TOI1", "YEO1")
"""A hand with a card of every way in which the page asks on."""


def position(
    seats: int = 4,
    hands: Mapping[int, Sequence[str]] = HANDS,
    line_ups: Sequence[str] = LINE_UPS,
    **more: Any,
) -> dict[str, Any]:
    """What a set-up arranges: within the Moves phase of the first seat, with two moves.

    Args:
        seats: how many play.
        hands: by seat; the rest of the cards lies in the deck.
        line_ups: by seat, six suspects with the letter of their row.
        more: further fields, such as ``mark`` or ``weather_deck``; zones with ``__`` for the dot.
    """
    found: dict[str, Any] = {"turn": 0, "first_seat": 0, "moves_left": 2}
    for seat in range(seats):
        found[f"board.{seat}"] = [
            {"suspect": one[:3], "row": ROWS[one[3]]} for one in line_ups[seat].split()
        ]
        found[f"hand.{seat}"] = list(hands.get(seat, ()))
        if seats > 2:
            found[f"alignment.{seat}"] = [ALIGNMENTS[seat]]
    return found | {name.replace("__", "."): value for name, value in more.items()}
