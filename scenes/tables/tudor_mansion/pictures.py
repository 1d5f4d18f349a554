"""The pictures of this table: pieces, lit rooms, tunnels, plates of names, the question's label."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, blank, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.board import Area, Board, Point
from systems.table.signs import shape_outline
from systems.table.theme import BRASS, INK, SeatStyle

CANVAS = (1920.0, 1080.0)
DISC = 84.0
SQUARE = 58.0
DASH = "#FFE9A8"
RED_EDGE = "#E0503C"
TUNNEL_GAP = 40.0
"""From the middle of a trapdoor to the first mark of its tunnel."""
TUNNELS: Mapping[str, tuple[str, float, float]] = {
    "brass_dots": ("#FFD98C", 0.0, 19.0),
    "moon_dashes": ("#BFE3FF", 15.0, 29.0),
}
"""Style of a passage -> its colour, the length of a dash (0 is a dot), and from one to the next."""

_SIGNS = {
    "suspect": (
        '<circle cx="15" cy="10" r="6.4"/><path d="M3 28c0-8 5-11.5 12-11.5S27 20 27 28z"/>'
    ),
    "weapon": (
        '<path d="M26 2l-14 13 3.4 3.4L28 4z"/><path d="M6.6 12.4l11 11-2.6 2.6-11-11z"/>'
        '<path d="M9 19l3.4 3.4-6.6 6.6-3.4-3.4z"/>'
    ),
    "room": '<path d="M5 28V11C5 5 9.5 2 15 2s10 3 10 9v17h-6V17h-8v11z"/>',
}


def kind_sign(kind: str, size: float = 30, colour: str = "#2A1B12") -> Picture:
    """The sign of a kind of card: a person, a weapon, a door."""

    def paint(brush: Brush) -> None:
        unit = size / 30
        body = f'<g transform="scale({unit:g})" fill="{colour}">{_SIGNS[kind]}</g>'
        brush.svg(body, (0, 0, size, size))

    return painted(("kind_sign", kind, size, colour), (size, size), paint)


def house(desk: Desk, board: Board, light: str) -> Picture:
    """The whole house in one light: ``dark``, ``lit`` or ``bright``.

    With rooms in another order, the floors of those that moved are laid over the picture.
    """
    return desk.once(("house", light, tuple(board.rooms)), lambda: _house(desk, board, light))


def _house(desk: Desk, board: Board, light: str) -> Picture:
    whole = desk.images.picture(
        desk.picture_of(f"pictures/house_{light}.webp"), CANVAS, fit="stretch"
    )
    moved = _moved_floors(desk, board, light)
    if not moved:
        return whole

    def make(scale: float) -> pygame.Surface:
        surface = desk.book.surface(whole).copy()
        brush = Brush(surface, scale, desk.book)
        for picture, floor in moved:
            brush.picture(picture, floor.centre)
        return surface

    key = ("house", desk.game, light, tuple(board.rooms))
    parts = (whole, *(picture for picture, _ in moved))
    return Picture(key, CANVAS, make, parts=lambda _scale: parts)


def _moved_floors(desk: Desk, board: Board, light: str) -> list[tuple[Picture, Area]]:
    """Pictures of the floors of rooms that stand elsewhere than in the painted house."""
    found = []
    for room in board.rooms.values():
        name = desk.picture_of(f"pictures/rooms/{room.name}_at_{room.position}_{light}.webp")
        if room.position and desk.images.exists(name):
            size = (room.floor.width, room.floor.height)
            found.append((desk.images.picture(name, size, fit="stretch"), room.floor))
    return found


def room_light(desk: Desk, board: Board, room: str, light: str) -> Picture:
    """One room cut out of the house in one light, with its windows and its piece of lawn."""
    return desk.once(
        ("room_light", light, room, tuple(board.rooms)),
        lambda: _room_light(desk, board, room, light),
    )


def _room_light(desk: Desk, board: Board, room: str, light: str) -> Picture:
    whole = house(desk, board, light)
    area = board.rooms[room].light or board.rooms[room].area

    def make(scale: float) -> pygame.Surface:
        pixels = pygame.Rect(
            round(area.left * scale),
            round(area.top * scale),
            math.ceil(area.width * scale),
            math.ceil(area.height * scale),
        )
        surface = pygame.Surface(pixels.size, pygame.SRCALPHA)
        surface.blit(desk.book.surface(whole), (0, 0), pixels)
        return surface

    key = ("room_light", desk.game, light, room, tuple(board.rooms))
    return Picture(key, (area.width, area.height), make, parts=lambda _scale: (whole,))


def disc(desk: Desk, suspect: str, seat: SeatStyle | None) -> Picture:
    """A suspect's piece: the rim is the seat's colour, with the seat's shape at its lower right."""
    return desk.once(("disc", suspect, seat), lambda: _disc(desk, suspect, seat))


def _disc(desk: Desk, suspect: str, seat: SeatStyle | None) -> Picture:
    rim = seat.colour if seat else BRASS
    edge = 6.0 if seat else 4.0
    head = desk.images.picture(
        desk.picture_of(f"pictures/token_{suspect}.webp"), (DISC, DISC), fit="stretch"
    )

    def paint(brush: Brush) -> None:
        middle = DISC / 2
        brush.shadow((2, 2, DISC - 4, DISC - 4), middle, blur=5, drop=4, opacity=0.7)
        brush.picture(head, (middle, middle))
        radius = middle - edge / 2
        brush.svg(
            f'<circle cx="{middle}" cy="{middle}" r="{middle - 0.5:g}" fill="none" '
            f'stroke="{INK}" stroke-width="2"/>'
            f'<circle cx="{middle}" cy="{middle}" r="{radius - 1:g}" fill="none" '
            f'stroke="{rim}" stroke-width="{edge:g}"/>',
            (0, 0, DISC, DISC),
        )
        if seat is not None:
            outline = shape_outline(seat.shape, 30, 30, 15)
            brush.svg(
                f'{outline} fill="{seat.colour}" stroke="{INK}" stroke-width="3.5"/>',
                (DISC - 46, DISC - 46, 60, 60),
            )

    key = ("disc", desk.game, suspect, seat)
    return painted(key, (DISC, DISC), paint, desk.book, margin=14)


def counter(desk: Desk, seat: SeatStyle) -> Picture:
    """A seat's own piece, where investigators are not their suspects."""
    return desk.once(("counter", seat), lambda: _counter(desk, seat))


def _counter(desk: Desk, seat: SeatStyle) -> Picture:

    def paint(brush: Brush) -> None:
        middle = DISC / 2
        brush.shadow((8, 8, DISC - 16, DISC - 16), middle, blur=5, drop=4, opacity=0.7)
        brush.svg(
            f'<circle cx="{middle}" cy="{middle}" r="36" fill="#201711" stroke="{seat.colour}" '
            f'stroke-width="5"/>',
            (0, 0, DISC, DISC),
        )
        outline = shape_outline(seat.shape, 30, 30, 22)
        brush.svg(
            f'{outline} fill="{seat.colour}" stroke="{INK}" stroke-width="3"/>',
            (middle - 30, middle - 30, 60, 60),
        )
        number = desk.fixed.picture(str(seat.number), "head", 28, INK)
        brush.picture(number, (middle, middle + 1))

    key = ("counter", seat)
    return painted(key, (DISC, DISC), paint, desk.book, margin=14, says=(str(seat.number),))


def square(desk: Desk, weapon: str) -> Picture:
    """A weapon's piece."""
    return desk.once(("square", weapon), lambda: _square(desk, weapon))


def _square(desk: Desk, weapon: str) -> Picture:
    picture = desk.images.picture(
        desk.picture_of(f"pictures/piece_{weapon}.webp"), (SQUARE, SQUARE), fit="stretch"
    )

    def paint(brush: Brush) -> None:
        brush.shadow((1, 1, SQUARE - 2, SQUARE - 2), 14, blur=4, drop=3, opacity=0.7)
        brush.picture(picture, (SQUARE / 2, SQUARE / 2))

    return painted(("square", desk.game, weapon), (SQUARE, SQUARE), paint, desk.book, margin=12)


def room_name(desk: Desk, room: str, *, lit: bool, matters: bool) -> Picture:
    """The plate with a room's name; the room that matters has a brass edge."""
    return desk.once(
        ("room_name", room, lit, matters), lambda: _room_name(desk, room, lit=lit, matters=matters)
    )


def _room_name(desk: Desk, room: str, *, lit: bool, matters: bool) -> Picture:
    colour = "#FFF6E0" if lit or matters else "#C3CBD6"
    name = desk.say(f"{desk.game}.card.{room}")
    words = desk.fitted(name, "head", 28, 236, colour, most=36)
    width, height = words.size[0] + 30, max(38.0, words.size[1] + 4)

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, width, height),
            10,
            "#0D0A09",
            fill_opacity=0.72 if not matters else 0.88,
            edge=BRASS if matters else None,
            edge_width=2 if matters else 0,
        )
        brush.picture(words, (width / 2, height / 2))

    key = ("room_name", name, colour, matters, desk.text.percent)
    return painted(key, (width, height), paint, desk.book, says=(name,))


def tunnel(style: str, start: Point, end: Point, *, glowing: bool = False) -> Picture:
    """The line of a passage between two trapdoors, drawn as if it ran under the floor."""
    colour, dash, step = TUNNELS.get(style, TUNNELS["brass_dots"])
    length = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    left, top = min(start[0], end[0]), min(start[1], end[1])
    width, height = abs(end[0] - start[0]), abs(end[1] - start[1])
    thick = 7.0 if dash == 0 else 6.0
    count = int((length - 2 * TUNNEL_GAP) // step)
    first = (length - count * step) / 2
    points = [
        (
            start[0] - left + ux * (first + step * number),
            start[1] - top + uy * (first + step * number),
        )
        for number in range(count + 1)
    ]

    def marks(grown: float, opacity: float) -> str:
        rows = []
        for x, y in points:
            if dash == 0:
                rows.append(
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{(thick + grown) / 2:g}" '
                    f'fill="{colour}" fill-opacity="{opacity:g}"/>'
                )
            else:
                dx, dy = ux * dash / 2, uy * dash / 2
                rows.append(
                    f'<path d="M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}" fill="none" '
                    f'stroke="{colour}" stroke-width="{thick + grown:g}" '
                    f'stroke-opacity="{opacity:g}" stroke-linecap="round"/>'
                )
        return "".join(rows)

    def paint(brush: Brush) -> None:
        box = (0, 0, width, height)
        if glowing:
            brush.svg(marks(14, 0.16), box)
            brush.svg(marks(7, 0.25), box)
        brush.svg(marks(3 if glowing else 0, 1), box)

    return painted(("tunnel", style, start, end, glowing), (width, height), paint)


def trapdoor(desk: Desk, style: str, *, opened: bool) -> Picture:
    """The hatch of a passage, to lie over the one that is painted in the house."""
    name = f"pictures/trapdoor_{style}_{'open' if opened else 'closed'}.webp"
    file = desk.picture_of(name)
    if desk.images.exists(file):
        return desk.images.picture(file, (64, 64), fit="stretch")
    colour = TUNNELS.get(style, TUNNELS["brass_dots"])[0]

    def paint(brush: Brush) -> None:
        fill = "#050403" if opened else "#1D130C"
        brush.plate((10, 10, 44, 44), 7, fill, edge=colour, edge_width=3)
        if not opened:
            brush.svg(
                f'<circle cx="22" cy="27" r="6" fill="none" stroke="{colour}" stroke-width="3"/>',
                (10, 10, 44, 44),
            )

    return painted(("trapdoor", style, opened), (64, 64), paint)


def envelope(desk: Desk, size: tuple[float, float]) -> Picture:
    """The sealed envelope."""
    picture = desk.images.picture(
        desk.picture_of("pictures/envelope_closed.webp"), size, fit="stretch"
    )

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 6, blur=8, drop=6, opacity=0.65)
        brush.picture(picture, (size[0] / 2, size[1] / 2))

    return painted(("envelope", desk.game, size), size, paint, desk.book, margin=22)


def own_label(desk: Desk, words: str, area: Area) -> Picture:
    """The heading of the cards that are the lone human's own."""
    lettering = desk.fitted(words, "body", 30, area.width - 20, desk.theme.text, most=36)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, area.width, area.height), 12, "#0D0A09", fill_opacity=0.88)
        brush.picture(lettering, (area.width / 2, area.height / 2))

    key = ("own label", lettering.key, area, desk.theme)
    return painted(key, (area.width, area.height), paint, desk.book, says=lettering.says)


def label(desk: Desk, content: Content, style: SeatStyle, area: Area) -> Picture:
    """The pill over the three cards of a question: "Rosa asks for"."""
    words = desk.fitted(content, "body", 32, area.width + 120, desk.theme.text, most=40)
    width = max(area.width, words.size[0] + 84)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, area.height), 27, blur=6, drop=4, opacity=0.6)
        brush.plate(
            (0, 0, width, area.height),
            27,
            "#0D0A09",
            fill_opacity=0.96,
            edge=style.colour,
            edge_width=3,
        )
        outline = shape_outline(style.shape, 20, 20, 13)
        brush.svg(f'{outline} fill="{style.colour}"/>', (18, area.height / 2 - 20, 40, 40))
        brush.picture(words, (54 + (width - 74) / 2, area.height / 2))

    key = ("label", "".join(words.says), style, desk.text.percent)
    return painted(key, (width, area.height), paint, desk.book, margin=18, says=words.says)


def dashes(size: tuple[float, float], colour: str = DASH) -> Picture:
    """The dashed edge of a room that can be chosen."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 10, None, edge="#0A0806", edge_width=7, edge_opacity=0.55)
        brush.plate(
            (1.5, 1.5, size[0] - 3, size[1] - 3), 10, None, edge=colour, edge_width=4, dash="16 11"
        )

    return painted(("dashes", size, colour), size, paint)


def stack_of_backs(desk: Desk, back: Picture, count: int) -> Picture:
    """Cards set aside unseen, with their number."""
    width, height = back.size[0] + 12, back.size[1] + 12
    number = desk.fixed.picture(str(count), "head", 30, "#FFF4CC")

    def paint(brush: Brush) -> None:
        for step in range(3):
            brush.picture(back, (width / 2 + (step - 1) * 4, height / 2 - (step - 1) * 4))
        brush.plate(
            (width / 2 - 21, height / 2 - 20, 42, 40), 20, "#1C1410", edge=BRASS, edge_width=2
        )
        brush.picture(number, (width / 2, height / 2))

    key = ("stack", desk.game, back.key, count)
    return painted(key, (width, height), paint, desk.book, says=(str(count),))


def veil(area: Area, level: float) -> Picture:
    """Darkness over a part of the house."""

    def make(scale: float) -> pygame.Surface:
        surface = blank(area.width, area.height, scale)
        surface.fill((0, 0, 0, round(255 * level)))
        return surface

    return Picture(("veil", area, level), (area.width, area.height), make)
