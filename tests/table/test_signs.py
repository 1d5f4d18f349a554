"""Seats differ in shape as well as in colour; signs are drawn at every size."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from systems.io.brush import rgb
from systems.table.pad_marks import MARKS
from systems.table.signs import POSITIONS, SHAPES, badge, chevron, dots, glyph, keycap, tick
from systems.table.theme import HIGH_CONTRAST, INK, NORMAL, PAPER_INK, Theme, seat_style


def outline(book: Any, text: Any, seat: int) -> pygame.Mask:
    surface = book.surface(badge(text, seat_style(seat), 40, number=False))
    return pygame.mask.from_surface(surface, 127)


def test_all_shapes_differ(book: Any, text: Any) -> None:
    masks = [outline(book, text, seat) for seat in range(8)]
    for one, two in itertools.combinations(range(8), 2):
        common = masks[one].overlap_area(masks[two], (0, 0))
        either = masks[one].count() + masks[two].count() - common
        assert common / either < 0.93, (SHAPES[one], SHAPES[two])


def luminance(colour: str) -> float:
    parts = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (part / 255 for part in rgb(colour))
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("seat", range(8))
def test_names_and_numbers_of_seats_can_be_read(seat: int) -> None:
    colour = seat_style(seat).colour
    assert contrast(colour, NORMAL.plate) >= 4.5
    assert contrast(INK, colour) >= 4.5


@pytest.mark.parametrize(("theme", "least"), [(NORMAL, 4.5), (HIGH_CONTRAST, 7.0)])
def test_text_stands_out(theme: Theme, least: float) -> None:
    for text in (theme.text, theme.quiet, theme.prompt):
        assert contrast(text, theme.plate) >= least
        assert contrast(text, theme.panel) >= least
    assert contrast(theme.paper_ink, theme.paper) >= least
    assert contrast(theme.paper_quiet, theme.paper) >= least
    assert contrast(theme.disabled, theme.panel) >= 3
    assert contrast(theme.focus, INK) >= 3
    assert contrast(PAPER_INK, NORMAL.paper) >= 4.5


def test_small_badges_carry_no_number(text: Any) -> None:
    assert badge(text, seat_style(0), 17).says == ()
    assert badge(text, seat_style(0), 25).says == ("1",)


def test_signs_can_be_drawn(book: Any, text: Any) -> None:
    signs = [*POSITIONS, "directions", "arrows", "pause", "page_left", "page_right", "hold_south"]
    pictures = [glyph(sign) for sign in signs]
    pictures += [keycap(text, "Enter"), tick(), dots(1)]
    pictures += [chevron(way) for way in ("up", "down", "left", "right")]
    drawn = {pygame.image.tobytes(book.surface(one), "RGBA") for one in pictures}
    assert len(drawn) == len(pictures)
    families = [glyph(place, 52, family) for family in MARKS for place in POSITIONS]
    marked = {pygame.image.tobytes(book.surface(one), "RGBA") for one in families}
    assert len(marked) == len(families) and not marked & drawn
    assert glyph("pause", 52, "xbox") == glyph("pause") and glyph("north", 52, "?") == glyph(
        "north"
    )
    with pytest.raises(ValueError, match="no such sign"):
        glyph("sideways")
