"""The clues, the ring of rooms, the passages and the starts (rules file, section 2)."""

from __future__ import annotations

SUSPECTS = (
    "miss_scarlett",
    "colonel_mustard",
    "mrs_white",
    "reverend_green",
    "mrs_peacock",
    "professor_plum",
)
WEAPONS = ("dagger", "candlestick", "revolver", "rope", "lead_piping", "spanner")
ROOMS = (
    "ballroom",
    "conservatory",
    "billiard_room",
    "library",
    "study",
    "hall",
    "lounge",
    "dining_room",
    "kitchen",
)
CATEGORIES = (SUSPECTS, WEAPONS, ROOMS)
CLUES = SUSPECTS + WEAPONS + ROOMS
CATEGORY = {card: place for place, cards in enumerate(CATEGORIES) for card in cards}
"""Clue -> 0 for a suspect, 1 for a weapon, 2 for a room."""
ORDER = {card: place for place, card in enumerate(CLUES)}
"""Clue -> its place in the order of the rules file."""

CELLAR = "cellar"
"""The centre of the map; never a clue and never entered (TM-009, TM-042)."""

RING = ROOMS
"""The canonical order, clockwise from the room above the Cellar (TM-R01)."""

PASSAGES = {2: 7, 7: 2, 5: 9, 9: 5}
"""Ring position -> position at the other end (TM-037, TM-038)."""

STARTS = {
    "miss_scarlett": ("hall", "lounge"),
    "colonel_mustard": ("dining_room", "lounge"),
    "mrs_white": ("ballroom", "kitchen"),
    "reverend_green": ("ballroom", "conservatory"),
    "mrs_peacock": ("billiard_room", "conservatory"),
    "professor_plum": ("library", "study"),
}
"""TM-013 to TM-018."""

WEAPON_STARTS = {
    "dagger": "lounge",
    "candlestick": "dining_room",
    "revolver": "study",
    "rope": "ballroom",
    "lead_piping": "conservatory",
    "spanner": "kitchen",
}
"""TM-020."""


def exits(ring: tuple[str, ...], room: str) -> dict[str, str]:
    """The rooms that one move leads to, with ``step`` or ``passage``: clockwise first.

    TM-035 (the neighbours on the ring) and TM-036 (the other end of a passage).
    """
    place = ring.index(room)
    ways = {ring[(place + 1) % len(ring)]: "step", ring[place - 1]: "step"}
    other_end = PASSAGES.get(place + 1)
    if other_end is not None:
        ways.setdefault(ring[other_end - 1], "passage")
    return ways
