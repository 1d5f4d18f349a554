"""Colours, seats and measures that every screen shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

INK = "#0E0B0A"
BRASS = "#D6B268"
BRASS_DARK = "#8C6F3C"
BRASS_LIGHT = "#E9CB86"
CREAM = "#F8EDD4"
PAPER = "#EFE2C2"
PAPER_INK = "#2A1B12"
PAPER_QUIET = "#43352A"
LAMP = "#FFC44D"
FOCUS = "#FFF4CC"
RED = "#B5402C"
RED_DARK = "#7C2117"
PROMPT = "#E9DCBC"
GLYPH_ON = "#FFE9A8"
GLYPH_OFF = "#6D6046"
PLATE = "#0D0A09"
PANEL = "#1C1410"

WIDTH, HEIGHT = 1920, 1080
CAPTION_CENTRE = (960, 918)
PROMPT_CENTRE = (960, 994)


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How a seat looks: its number, colour and shape always travel together.

    Attributes:
        number: shown to people, 1 to 8.
        colour: of its name, edge and badge.
        shape: name of the badge's shape.
    """

    number: int
    colour: str
    shape: str


_SEATS = (
    ("#EC5A55", "circle"),
    ("#6AA8F0", "star"),
    ("#F2C94C", "square"),
    ("#62BD74", "diamond"),
    ("#B08CE8", "cross"),
    ("#45C4B9", "pentagon"),
    ("#F0913F", "triangle"),
    ("#F497BD", "crescent"),
)


LIFTED: Mapping[str, str] = {"#EC5A55": "#F57A75"}
"""Seat colours that reach 7:1 neither as letters on black nor below black figures."""


def seat_style(seat: int, colour: str | None = None) -> SeatStyle:
    """The style of a seat, counted from 0.

    Args:
        seat: 0 to 7.
        colour: replaces the seat's own colour in a game whose cards own it; the shape stays.
    """
    own, shape = _SEATS[seat]
    return SeatStyle(seat + 1, colour or own, shape)


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours that depend on the contrast setting."""

    text: str = CREAM
    quiet: str = "#C9B890"
    prompt: str = PROMPT
    plate: str = PLATE
    plate_opacity: float = 0.92
    panel: str = PANEL
    panel_opacity: float = 0.94
    edge: str = BRASS_DARK
    disabled: str = "#8F8268"
    focus: str = FOCUS
    paper: str = PAPER
    paper_ink: str = PAPER_INK
    paper_quiet: str = PAPER_QUIET
    metal: tuple[str, str] = ("#FFF3CF", "#C8984A")
    """Upper and lower colour of title lettering."""
    high: bool = False
    """Whether contrast matters more than anything else."""

    def style(self, seat: int) -> SeatStyle:
        """The style of a seat, with a colour that stands out enough."""
        own = seat_style(seat)
        return replace(own, colour=LIFTED.get(own.colour, own.colour)) if self.high else own


NORMAL = Theme()
HIGH_CONTRAST = Theme(
    text="#FFFFFF",
    quiet="#FFF1CC",
    prompt="#FFFFFF",
    plate="#000000",
    plate_opacity=1.0,
    panel="#000000",
    panel_opacity=1.0,
    edge="#FFE9A8",
    disabled="#B7B0A0",
    focus="#FFFFFF",
    paper="#FFF8E6",
    paper_ink="#000000",
    paper_quiet="#1A120C",
    metal=("#FFFFFF", "#FFE3A0"),
    high=True,
)
