"""What the things of Deadly Premonition look like: colours, signs and files, in one place.

A colour never stands alone: red evidence bears handcuffs, green evidence a tick, every token and
every weather a sign of its own. Where a picture is missing a plain drawing stands in.
"""

from __future__ import annotations

from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import kind_of, weather_kind
from systems.table.theme import CREAM

GAME = "deadly_premonition"

RED, GREEN = "#B02A25", "#23703F"
RED_STRIP, GREEN_STRIP = "#8E2B24", "#1F5A37"
INNOCENT_WALL, SUSPECTED_WALL = "#B9C3BC", "#C9A98E"
ACTION, SKY = "#2E4A63", "#3C4A58"
ATTACKS, ATTACKS_INK = "#E0483F", "#FF9A86"
SKULL, SKULL_DARK = "#F1604F", "#5A5F62"
FOUGHT_OVER = "#FFC23C"
NIGHT = "#0A0D0F"
NIGHT_EDGE = "#6E7F88"

SHIELD, CLIP, MARK = "#2F6FB5", "#5B4A8A", "#9E1F1B"

LIGHT_OF = {
    "RK": ("rain", "dark"),
    "SL": ("storm", "blood"),
    "TF": ("fog",),
    "SA": ("dark",),
    "CS": ("sun",),
    "SN": ("snow", "frost"),
    "BH": ("leaves",),
}
"""Kind of weather -> the layers of light and weather that lie over the town."""

EFFECTS = {
    "look_at_hand": "look_at_hand",
    "peek_weather": "peek_weather",
    "protect": "protect",
    "mark_victim": "mark_victim",
    "place_doll": "place_doll",
    "toilet_break.evidence": "toilet_evidence",
    "toilet_break.action": "toilet_action",
    "check_weather": "check_weather",
    "draw_two": "draw_two",
    "redraw_hand": "redraw_hand",
    "exchange_hands": "exchange_hands",
    "lock_down": "lock_down",
    "swap_suspects": "swap_suspects",
    "extra_move": "extra_move",
    "coffee_presume": "coffee_presume",
    "coffee_incriminate": "coffee_incriminate",
    "steal_card": "steal_card",
    "discard_from": "discard_from",
    "amplify": "amplify",
}
"""What can be done with a card -> the file of its sign."""


def file_of(desk: Desk, name: str) -> str:
    """The path of a picture of the game."""
    return desk.picture_of(f"pictures/{name}")


def sign(desk: Desk, word: str, side: float, colour: Colour = CREAM) -> Picture:
    """A flat sign; a letter on a disc where it has not been drawn."""
    file = file_of(desk, f"sign_{word}.svg")
    if desk.images.exists(file):
        return desk.images.picture(file, (side, side), fit="contain", colour=colour)
    return _plain(word[:1].upper(), side, colour)


def effect_sign(desk: Desk, effect: str, side: float, colour: Colour = CREAM) -> Picture:
    """The sign of what an action does."""
    file = file_of(desk, f"effect_{EFFECTS.get(effect, effect)}.svg")
    if desk.images.exists(file):
        return desk.images.picture(file, (side, side), fit="contain", colour=colour)
    return _plain(effect[:1].upper(), side, colour)


def _plain(letter: str, side: float, colour: Colour) -> Picture:
    """A stand-in: shapes differ by the letter's strokes, so that no two look alike."""

    def paint(brush: Brush) -> None:
        width = side * 0.1
        bits = ord(letter) - 63
        brush.plate((0, 0, side, side), side / 2, None, edge=colour, edge_width=width * 0.7)
        for number in range(5):
            if bits >> number & 1:
                y = side * (0.26 + 0.12 * number)
                brush.line((side * 0.28, y), (side * 0.72, y), colour, width * 0.6)

    return painted(("premonition stand-in", letter, side, colour), (side, side), paint)


def suspect_picture(desk: Desk, suspect: str) -> str:
    """The file of a suspect before the height chart."""
    return file_of(desk, f"suspect_{suspect}.webp")


def figure_picture(desk: Desk, suspect: str) -> str:
    """The file of a suspect cut out."""
    return file_of(desk, f"figure_{suspect}.webp")


def action_picture(desk: Desk, card: str) -> str:
    """The file of an action card's picture."""
    return file_of(desk, f"action_{kind_of(card)}.webp")


def weather_picture(desk: Desk, card: str) -> str:
    """The file of a weather card's picture."""
    return file_of(desk, f"weather_{weather_kind(card)}.webp")
