"""The colours of the drawing room, and the names that its modules share."""

from __future__ import annotations

from scenes.tabletop.desk import Desk

GAME = "detective_club"

VELVET, DAMASK, RAIL_LINE, RAIL_WOOD = "#420E18", "#F0A0A0", "#B98A4A", "#5B3A1C"
"""The wall, its pattern, and the dado rail at the foot of it."""

REASON = "#8E1F2E"
"""The word of a reason, on paper."""

NUMBER = "#5A1626"
"""Discs with the number of a painting, on paper."""

PAGE_INK, PAGE_QUIET, PAGE_RED = "#2A1B12", "#5B4430", "#5B2A22"
"""What is written in a notebook."""

ASIDE = (189, 189, 189)
"""Tint of the paintings of those who do not speak."""


def said(desk: Desk, word: str) -> str:
    """A word of the list in the language of the table; others as they were written."""
    return desk.say(f"{GAME}.visit.written", word=word)
