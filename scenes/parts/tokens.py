"""Small things on cards, plates and walls: tokens, votes, numbers, tallies, lamps, threads."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.tabletop.desk import Desk
from systems.io.brush import Box, Brush, Colour, painted
from systems.io.pictures import Picture
from systems.table.signs import badge
from systems.table.theme import BRASS, BRASS_LIGHT, CREAM, INK, LAMP, SeatStyle

Point = tuple[float, float]
Size = tuple[float, float]

THREAD = "#C22A2A"
GILT = ("#E2C173", "#8A6526")


def token(desk: Desk, icon: str, colour: Colour, diameter: float = 36) -> Picture:
    """A round token with a sign; without one (``""``) it lies face down.

    Args:
        desk: draws it.
        icon: file of a flat SVG.
        colour: of the token.
        diameter: of the whole.
    """
    sign = desk.images.picture(icon, (diameter * 0.6,) * 2, fit="contain", colour=CREAM)

    def paint(brush: Brush) -> None:
        box: Box = (0, 0, diameter, diameter)
        brush.shadow(box, diameter / 2, 4, 3, 0.6)
        brush.plate(box, diameter / 2, INK)
        brush.plate((1.5, 1.5, diameter - 3, diameter - 3), diameter / 2, CREAM)
        edge = max(3.0, diameter * 0.08)
        inner: Box = (edge, edge, diameter - 2 * edge, diameter - 2 * edge)
        brush.plate(inner, diameter / 2, colour)
        if icon:
            brush.picture(sign, (diameter / 2, diameter / 2))
        else:
            ring = diameter * 0.26
            box = (ring, ring, diameter - 2 * ring, diameter - 2 * ring)
            brush.plate(box, diameter, None, edge=CREAM, edge_width=2, edge_opacity=0.5)

    key = ("part token", icon, colour, diameter)
    return desk.once(key, lambda: painted(key, (diameter,) * 2, paint, desk.book, margin=14))


def vote(desk: Desk, style: SeatStyle, radius: float = 38) -> Picture:
    """A brass-ringed disc with the badge of the seat that put it there."""
    side = 2 * radius

    def paint(brush: Brush) -> None:
        box = (0, 0, side, side)
        brush.shadow(box, radius, 6, 4, 0.65)
        brush.plate(box, radius, BRASS_LIGHT, to="#8A6526", edge=INK, edge_width=1.5)
        brush.plate((6, 6, side - 12, side - 12), radius, "#1A130D")
        brush.picture(badge(desk.fixed, style, radius * 0.6), (radius, radius))

    key = ("part vote", style, radius)
    says = (str(style.number),) if radius * 0.6 >= 22 else ()
    return desk.once(
        key, lambda: painted(key, (side, side), paint, desk.book, margin=18, says=says)
    )


def number_disc(
    desk: Desk, number: int | str, diameter: float = 44, colour: Colour = "#12100E"
) -> Picture:
    """A number on a small disc: the place of a card that nobody sees, the number of a picture."""
    digits = desk.fixed.picture(str(number), "body", max(28.0, diameter * 0.68), CREAM)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, diameter, diameter), diameter / 2, colour, fill_opacity=0.94)
        brush.picture(digits, (diameter / 2, diameter / 2))

    key = ("part number", number, diameter, colour)
    size = (diameter, diameter)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=(str(number),)))


def tally(
    desk: Desk, icon: str, used: int, of: int, *, side: float = 35, colour: Colour = "#F1604F"
) -> Picture:
    """A row of signs, the used ones in a colour, the others dark."""
    pitch = side + 4
    size = (pitch * of - 4, side)

    def paint(brush: Brush) -> None:
        for place in range(of):
            ink = colour if place < used else "#5A554E"
            sign = desk.images.picture(icon, (side, side), fit="contain", colour=ink)
            brush.picture(sign, (pitch * place + side / 2, side / 2))

    key = ("part tally", icon, used, of, side, colour)
    return desk.once(key, lambda: painted(key, size, paint, desk.book))


def gilt_frame(
    desk: Desk, picture: str | Picture, size: Size, frame: float = 16, *, number: int = 0
) -> Picture:
    """A painting in a gilt frame; ``size`` is that of the painting.

    Args:
        desk: draws it.
        picture: its file, or the painting itself.
        size: of what is seen of it.
        frame: width of the frame.
        number: on a brass plate in an upper corner of the frame, odd ones left; 0 for none.
    """
    inside = desk.images.picture(picture, size) if isinstance(picture, str) else picture
    full = (size[0] + 2 * frame, size[1] + 2 * frame)
    empty = empty_frame(desk, full, frame)

    def paint(brush: Brush) -> None:
        brush.picture(empty, (full[0] / 2, full[1] / 2))
        brush.picture(inside, (full[0] / 2, full[1] / 2))
        if number:
            # In an outer corner: votes lie at the foot, and a lamp hangs over the middle of a pair.
            wide, high = NAME_PLATE
            x = wide / 2 - 2 if number % 2 else full[0] - wide / 2 + 2
            brush.picture(name_plate(desk, number), (x, high / 2 - 2))

    key = ("part frame", inside.key, size, frame, number)
    says = (str(number),) if number else ()
    return desk.once(key, lambda: painted(key, full, paint, desk.book, margin=36, says=says))


def empty_frame(desk: Desk, full: Size, frame: float) -> Picture:
    """A gilt frame without a painting: most of the work, and the same for all of a size.

    Args:
        desk: draws it.
        full: its outer width and height.
        frame: how wide it is.
    """

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *full), 4, 12, 10, 0.75)
        brush.plate((0, 0, *full), 4, GILT[0], to=GILT[1], edge="#2A1B0C", edge_width=2)
        step = frame * 0.3
        box = (step, step, full[0] - 2 * step, full[1] - 2 * step)
        brush.plate(box, 3, GILT[1], to=GILT[0], edge="#5E4216", edge_width=1.5)
        edge = frame * 0.78
        brush.plate((edge, edge, full[0] - 2 * edge, full[1] - 2 * edge), 2, "#171009")

    key = ("part empty frame", full, frame)
    return desk.once(key, lambda: painted(key, full, paint, desk.book, margin=36))


NAME_PLATE: Size = (52.0, 32.0)


def name_plate(desk: Desk, number: int) -> Picture:
    """The brass plate with the number of a painting, as in a museum; most of it is on the frame."""
    wide, high = NAME_PLATE
    digit = desk.fixed.picture(str(number), "body", 28, INK)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, wide, high), 5, 4, 3, 0.7)
        brush.plate((0, 0, wide, high), 5, "#FDF1CC", to="#F4E0AC", edge="#2A1B0C", edge_width=1.5)
        brush.plate((3, 3, wide - 6, high - 6), 3, None, edge="#6B4C17", edge_width=1)
        brush.picture(digit, (wide / 2, high / 2))

    key = ("part name plate", number)
    return desk.once(
        key, lambda: painted(key, NAME_PLATE, paint, desk.book, margin=14, says=digit.says)
    )


def picture_lamp(width: float, *, lit: bool) -> Picture:
    """A brass lamp over a picture; its light falls on what hangs below.

    The lamp itself is in the middle of the picture: put that on the upper edge of the frame.
    """
    high = 150.0

    def paint(brush: Brush) -> None:
        middle = width / 2
        if lit:
            brush.glow((middle, high / 2 + 16), width * 0.55, LAMP, 0.7, 0.46)
            brush.glow((middle, high / 2 + 8), width * 0.36, "#FFF4D6", 0.75, 0.4)
        brush.plate((middle - 3, high / 2 - 26, 6, 22), 2, "#8A6526")
        left, wide = width * 0.22, width * 0.56
        brush.plate((left, high / 2 - 9, wide, 16), 8, GILT[0], to=GILT[1], edge=INK, edge_width=1)
        if lit:
            brush.plate((left + 8, high / 2 + 5, wide - 16, 4), 2, "#FFF2C4")

    return painted(("picture lamp", width, lit), (width, high), paint)


def thread(points: Sequence[Point], colour: Colour = THREAD) -> tuple[Picture, Point]:
    """A thread from pin to pin, and the middle of its picture on the table.

    Lead it through the gaps between texts, never over them.
    """
    margin = 16.0
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, foot = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    size = (right - left, foot - top)

    def paint(brush: Brush) -> None:
        way = "L".join(f"{x - left:g} {y - top:g}" for x, y in points)
        line = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        shade = f'<path d="M{way}" {line} stroke="#000000" stroke-opacity="0.45" stroke-width="6"/>'
        brush.svg(f'<g transform="translate(2 4)">{shade}</g>', (0, 0, *size))
        brush.svg(f'<path d="M{way}" {line} stroke="{colour}" stroke-width="5"/>', (0, 0, *size))
        for x, y in (points[0], points[-1]):
            brush.picture(pin(colour), (x - left, y - top))

    picture = painted(("part thread", tuple(points), colour), size, paint)
    return picture, (left + size[0] / 2, top + size[1] / 2)


def pin(colour: Colour = THREAD) -> Picture:
    """The head of a pin."""
    body = (
        f'<circle cx="13" cy="14" r="11" fill="#000000" fill-opacity="0.4"/>'
        f'<circle cx="13" cy="13" r="10.5" fill="{colour}"/>'
        '<circle cx="10" cy="9.5" r="3.2" fill="#FFFFFF" fill-opacity="0.7"/>'
    )
    return painted(("part pin", colour), (26, 26), lambda brush: brush.svg(body, (0, 0, 26, 26)))


def steps(desk: Desk, words: Sequence[str], present: int, width: float) -> Picture:
    """The steps of a round in one row, the present one strong and underlined.

    Words that stand too close are set smaller, to 28 px, and then narrowed.
    """
    size = 30.0
    measure = desk.fixed.measure
    while size > 28 and sum(measure(word, "body", size)[0] + 24 for word in words) > width:
        size -= 1
    letters = []
    for place, word in enumerate(words):
        here = place == present
        colour = desk.theme.text if here else desk.theme.quiet
        one = desk.fixed.picture(word, "body" if here else "quiet", size, colour)
        letters.append(one)
    total = sum(one.size[0] for one in letters)
    if total + 14 * (len(words) - 1) > width:
        part = (width - 14 * (len(words) - 1)) / total
        letters = [desk.narrowed(one, one.size[0] * part) for one in letters]
        total = sum(one.size[0] for one in letters)
    gap = (width - total) / max(1, len(words) - 1) if len(words) > 1 else 0.0
    high = math.ceil(size * 1.7)

    def paint(brush: Brush) -> None:
        x = 0.0
        for place, one in enumerate(letters):
            brush.picture(one, (x + one.size[0] / 2, high * 0.42))
            if place == present:
                brush.plate((x, high - 6, one.size[0], 4), 2, BRASS)
            x += one.size[0] + gap

    key = ("part steps", tuple(words), present, width, desk.theme)
    says = tuple(words)
    return desk.once(key, lambda: painted(key, (width, high), paint, desk.book, says=says))


def time_line(size: tuple[float, float], step: int, steps: int) -> Picture:
    """The time that is left, as a line that becomes shorter: so many steps of all."""
    wide, high = size

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, wide, high), high / 2, "#000000", fill_opacity=0.5)
        if step:
            brush.plate((0, 0, max(high, wide * step / steps), high), high / 2, LAMP)

    return painted(("time line", size, step, steps), size, paint)
