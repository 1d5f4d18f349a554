"""Colours, seats and measures that every screen shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

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


SEAT_COLOURS: Mapping[str, str] = {
    "red": "#EC5A55",
    "blue": "#6AA8F0",
    "yellow": "#F2C94C",
    "green": "#62BD74",
    "violet": "#B08CE8",
    "teal": "#45C4B9",
    "orange": "#F0913F",
    "pink": "#F497BD",
}
"""Name -> colour, in the order of the seats to which they belong."""

_SHAPES = ("circle", "star", "square", "diamond", "cross", "pentagon", "triangle", "crescent")


LIFTED: Mapping[str, str] = {"#EC5A55": "#F57A75"}
"""Seat colours that reach 7:1 neither as letters on black nor below black figures."""


ALSO_CALLED: Mapping[str, str] = {"purple": "violet"}
"""Other names of seat colours, as games may call them."""


def seat_style(seat: int, owned: tuple[str, ...] = ()) -> SeatStyle:
    """The style of a seat, counted from 0.

    Args:
        seat: 0 to 7.
        owned: names of colours that the cards of the game own. Such a seat gets another colour;
            number and shape stay together everywhere.
    """
    return SeatStyle(seat + 1, seat_colours(owned)[seat], _SHAPES[seat])


@lru_cache(maxsize=64)
def seat_colours(owned: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The colours of all seats of a game, each another one.

    A seat keeps its own colour unless the cards own it or an earlier seat has it already; else it
    gets the first free one. Owned colours are handed out only when no other is left, in the order
    in which they are given. It does not depend on how many sit there: within a game a seat's
    colour never changes.
    """
    names = list(SEAT_COLOURS)
    left = [name for name in names if name not in owned] + list(owned)
    found = []
    for own in names:
        name = own if own in left and own not in owned else left[0]
        left.remove(name)
        found.append(SEAT_COLOURS[name])
    return tuple(found)


@lru_cache(maxsize=64)
def with_chosen(own: tuple[str, ...], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The colours of all seats where some have been chosen.

    Who sits there has the chosen one; free seats keep their own as long as nobody has taken it.

    Args:
        own: of all seats, as they are without a choice.
        chosen: names by seat; one that is no colour leaves the seat its own.
    """
    found = [
        SEAT_COLOURS.get(ALSO_CALLED.get(name, name), own[seat]) for seat, name in enumerate(chosen)
    ]
    left = [colour for colour in own if colour not in found]
    for colour in own[len(chosen) :]:
        taken = colour if colour in left else left[0]
        left.remove(taken)
        found.append(taken)
    return tuple(found)


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
    owned: tuple[str, ...] = ()
    """Colours that the cards of the game own; no seat has them if it can be helped."""
    chosen: tuple[str, ...] = ()
    """By seat, the name of the colour that was chosen in the lobby, where a game lets choose."""

    def colour(self, seat: int) -> str:
        """The colour of a seat, whatever the contrast."""
        own = seat_colours(self.owned)
        return (with_chosen(own, self.chosen) if self.chosen else own)[seat]

    def style(self, seat: int) -> SeatStyle:
        """The style of a seat, with a colour that stands out enough."""
        colour = self.colour(seat)
        own = replace(seat_style(seat), colour=colour)
        return replace(own, colour=LIFTED.get(colour, colour)) if self.high else own


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


@lru_cache(maxsize=64)
def theme_of(
    owned: tuple[str, ...] = (), chosen: tuple[str, ...] = (), *, high: bool = False
) -> Theme:
    """The colours by the contrast setting, for a game whose cards own some of the seats', or
    whose seats choose theirs."""
    return replace(HIGH_CONTRAST if high else NORMAL, owned=owned, chosen=chosen)
