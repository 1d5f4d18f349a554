"""The plate of a seat: who sits there, whose turn it is, how many cards they hold."""

from __future__ import annotations

from scenes.tabletop import icons
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.board import Area
from systems.table.signs import badge
from systems.table.theme import PAPER, PAPER_INK

SIZE = (270.0, 250.0)
PORTRAIT = (14.0, 14.0, 122.0, 130.0)
BADGE = (172.0, 44.0)
BADGE_RADIUS = 25.0
LAMP = (232.0, 44.0)
FAN = (205.0, 112.0)
NAME_Y = 174.0
LINE_Y = 221.0
GEAR = (238.0, 176.0)
TAG = (10.0, 199.0, 250.0, 43.0)

GROUND = "#1C1410"
GROUND_TURN = "#3A2A16"
EDGE = "#5B4A33"


def plate(
    desk: Desk,
    seat: int,
    line: Content,
    *,
    turn: bool = False,
    out: bool = False,
    portrait: str = "",
) -> Picture:
    """The plate without lamp, cards and tag.

    Args:
        desk: draws it.
        seat: whose plate it is.
        line: what stands under the name.
        turn: it is this seat's turn.
        out: the seat takes no more turns; its portrait is dimmed.
        portrait: file of the picture, instead of the member's own.
    """
    return desk.once(
        ("plate", seat, line, turn, out, portrait),
        lambda: _plate(desk, seat, line, turn=turn, out=out, portrait=portrait),
    )


def _plate(
    desk: Desk,
    seat: int,
    line: Content,
    *,
    turn: bool = False,
    out: bool = False,
    portrait: str = "",
) -> Picture:
    member = desk.party.members[seat]
    style = desk.style(seat)
    theme = desk.theme
    width, height = SIZE
    name = desk.texts.name_of(seat)
    computer = not member.is_human
    name_width = width - 36 - (44 if computer else 0)
    lettering = desk.fitted(name, "body", 38, name_width, theme.text, most=46)
    below = desk.fitted(line, "quiet", 28, width - 36, theme.quiet, most=36)
    file = portrait or member.picture
    face = None
    if file:
        face = desk.images.picture(file, PORTRAIT[2:], fit="cover", anchor=(0.5, 0.1), radius=10)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 18, blur=10, drop=6, opacity=0.5)
        brush.plate(
            (0, 0, width, height),
            18,
            GROUND_TURN if turn else theme.panel,
            fill_opacity=1 if turn else theme.panel_opacity,
            edge=style.colour if turn else (EDGE if theme.edge != "#FFE9A8" else theme.edge),
            edge_width=4 if turn else 2,
        )
        left, top = PORTRAIT[:2]
        if face is not None:
            faint = desk.book.variant(face, alpha=0.45 if out else 1)
            brush.blit(faint, left, top)
        brush.plate(PORTRAIT, 12, None, edge=style.colour, edge_width=4)
        brush.picture(badge(desk.fixed, style, BADGE_RADIUS), BADGE)
        brush.picture(lettering, (18 + lettering.size[0] / 2, NAME_Y))
        brush.picture(below, (18 + below.size[0] / 2, LINE_Y))
        if computer:
            brush.picture(icons.gear(), GEAR)

    words = "".join(below.says)
    key = ("plate", desk.game, seat, name, words, turn, out, computer, file, theme)
    says = (*lettering.says, *below.says)
    percent = desk.text.percent
    return painted((*key, percent), SIZE, paint, desk.book, margin=26, says=says)


def tag(desk: Desk, words: Content, sign: Picture | None) -> Picture:
    """The paper tag that tells what a seat answered."""
    _, _, width, height = TAG
    room = width - 24 - (40 if sign else 0)
    lettering = desk.fitted(words, "body", 30, room, PAPER_INK, most=34)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 8, blur=5, drop=3, opacity=0.5)
        brush.plate((0, 0, width, height), 8, "#F7EFD9", to=PAPER)
        left = 12.0
        if sign is not None:
            brush.picture(sign, (left + sign.size[0] / 2, height / 2))
            left += sign.size[0] + 8
        brush.picture(lettering, (left + lettering.size[0] / 2, height / 2))

    says = lettering.says
    key = ("tag", "".join(says), sign.key if sign else None, desk.text.percent)
    return painted(key, (width, height), paint, desk.book, margin=16, says=says)


def within(area: Area, place: tuple[float, float]) -> tuple[float, float]:
    """A place on the plate, on the table."""
    return (area.left + place[0], area.top + place[1])


def tag_centre(area: Area) -> tuple[float, float]:
    """Where the tag lies."""
    return (area.left + TAG[0] + TAG[2] / 2, area.top + TAG[1] + TAG[3] / 2)
