"""The components of the game: suspects, evidence, action cards, weather, alignments (section 2).

Ids are those of the rules file. Nothing here changes during a match.
"""

from __future__ import annotations

from collections.abc import Iterable

GENDERS = ("male", "female")
WEAPONS = ("firearm", "blade", "blunt", "poison")
LOCATIONS = ("diner", "sawmill", "clinic")
ATTRIBUTES = GENDERS + WEAPONS + LOCATIONS
"""In the order in which a suspect's three are named: gender, weapon, location."""

LEADING, PRESUMED, DEAD = "LS", "PI", "dead"
"""Where a suspect is: Leading Suspects Row, Presumed Innocent Row, or face down (DP-002, 004)."""
STATES = (LEADING, PRESUMED, DEAD)
COLUMNS = 6
"""Suspects on a board; a column is a face of the die (DP-022, DP-R03)."""

KILLER, AGENT = "killer", "agent"
ALIGNMENTS = ("KIL", "AG1", "AG2", "AG3")
"""The four alignment cards. Agents are told apart only so that each is a card of its own."""
BIOS = ("profiler", "sheriff", "deputy", "ranger", "coroner")

ATTRIBUTES_OF = {
    f"S{1 + 12 * g + 3 * w + place:02}": (gender, weapon, location)
    for g, gender in enumerate(GENDERS)
    for w, weapon in enumerate(WEAPONS)
    for place, location in enumerate(LOCATIONS)
}
"""Suspect -> gender, weapon, location; every combination once (section 2.3)."""
SUSPECTS = tuple(sorted(ATTRIBUTES_OF))

_PAIRS = {
    1 + 3 * w + place: (weapon, location)
    for w, weapon in enumerate(WEAPONS)
    for place, location in enumerate(LOCATIONS)
}
ICONS: dict[str, tuple[str, ...]] = {
    **{f"{colour}{number:02}": pair for colour in "RG" for number, pair in _PAIRS.items()},
    **{f"{colour}{13 + place}": (icon,) for colour in "RG" for place, icon in enumerate(GENDERS)},
    **{f"D{1 + place:02}": (icon,) for place, icon in enumerate(GENDERS + WEAPONS)},
}
"""Evidence card -> its one or two icons (section 2.4)."""
RED = frozenset(card for card in ICONS if card[0] in "RD")
"""Red-capable cards (DP-006)."""
GREEN = frozenset(card for card in ICONS if card[0] in "GD")

FITS = {
    card: frozenset(
        suspect for suspect, own in ATTRIBUTES_OF.items() if not set(icons).isdisjoint(own)
    )
    for card, icons in ICONS.items()
}
"""Evidence card -> the suspects with which it correlates (DP-005, DP-R01)."""

KINDS = (
    "AMP", "BOR", "COF", "DOL", "HEA", "IDL", "LOC", "OBJ", "PER", "STA", "TOI", "WIT", "YEO",
)  # fmt: skip
ACTION_CARDS = tuple(f"{kind}{copy}" for kind in KINDS for copy in (1, 2))
WEATHER_KINDS = frozenset(("STA", "OBJ", "IDL", "HEA", "COF"))
"""Action cards with which one can check the weather."""
CARDS = tuple(sorted((*ICONS, *ACTION_CARDS)))
"""The 60 profiling cards in ascending order of their ids."""

WEATHER = ("BH1", "CS1", "CS2", "RK1", "RK2", "RK3", "SA1", "SL1", "SN1", "TF1")
FOG, SHADOW = "TF1", "SA1"
LASTING = (FOG, SHADOW)
MURDERS = {"RK": 1, "SL": 2}
"""Weather that kills -> how often (DP-242, 243)."""

EVIDENCE_BAN, ACTION_BAN = "evidence", "action"
BANS = (EVIDENCE_BAN, ACTION_BAN)

HAND, LIMIT = 5, 7
"""Cards up to which one draws (DP-063), and that one may keep (DP-071)."""
MOVES, FOGGED_MOVES = 2, 1
"""The budget of a turn (DP-065)."""
MOST_CHOICES = 60
"""Choices of one Moves phase (DP-076)."""
PRIZE, PAIR_PRIZE = 2, 1
"""Cards for the winner of a battle (DP-190), and of each of an amplified pair (DP-405)."""
MOST_PROTECTED = 3
PEEKED = 3
DEATH_LIMIT = {3: 7, 4: 8}
"""Seats -> the number of deaths with which the Killer wins (DP-040)."""


def kind_of(card: str) -> str:
    """The kind of an action card: ``STA`` for ``STA2``; evidence has its own letter."""
    return card[:3] if card[0] not in "RGD" or card[:3] == "DOL" else card[0]


def is_evidence(card: str) -> bool:
    """Whether a profiling card is evidence."""
    return card in ICONS


def alignment_of(card: str) -> str:
    """``killer`` or ``agent``."""
    return KILLER if card == ALIGNMENTS[0] else AGENT


def weather_kind(card: str) -> str:
    """``RK`` for ``RK2``."""
    return card[:2]


def with_attribute(suspects: Iterable[str], attribute: str) -> list[str]:
    """Those of the suspects that have an attribute."""
    return [suspect for suspect in suspects if attribute in ATTRIBUTES_OF[suspect]]
