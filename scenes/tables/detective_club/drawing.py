"""The drawing room itself, the notebook with the word, and what lies before the paintings."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.parts.sheets import ground as dark_plate
from scenes.parts.sheets import paper
from scenes.parts.tokens import number_disc, steps
from scenes.private.words import block
from scenes.tables.detective_club import signs
from scenes.tables.detective_club.looks import (
    DAMASK,
    NUMBER,
    PAGE_INK,
    PAGE_QUIET,
    PAGE_RED,
    RAIL_LINE,
    RAIL_WOOD,
    VELVET,
    said,
)
from scenes.tables.detective_club.places import COUNTED, TOKEN, Size
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.theme import BRASS, BRASS_LIGHT, HEIGHT, INK, LAMP, WIDTH

DADO = 934.0
ROSE, ROSE_PITCH = 72.0, (116.0, 88.0)
RINGS = 12
SLIP_TEXT = 30
"""On a slip; larger, a short reason would shout beside a long one."""


def room(desk: Desk) -> Picture:
    """Velvet with a faint damask, a dado rail, and a wooden floor."""
    wood = desk.images.picture("ui/wood.webp", (WIDTH, HEIGHT - DADO))
    velvet, rows = _velvet(desk), (_damask(desk, 0), _damask(desk, 1))

    def paint(brush: Brush) -> None:
        brush.fill("#1C060B")
        brush.picture(velvet, (WIDTH / 2, DADO / 2))
        for row in range(int(DADO // ROSE_PITCH[1]) + 1):
            middle = row * ROSE_PITCH[1] - 16 + ROSE_PITCH[1] / 2
            brush.picture(rows[row % 2], (WIDTH / 2, middle))
        brush.fill("#1C060B", (0, DADO, WIDTH, HEIGHT - DADO))
        brush.glow((960, 330), 760, "#E8A860", 0.2, 0.56)
        for x in (0.0, WIDTH):  # the corners of the room lie in the dark
            brush.glow((x, 0), 520, "#120307", 0.6)
            brush.glow((x, DADO), 460, "#120307", 0.55)
        brush.picture(wood, (WIDTH / 2, (DADO + HEIGHT) / 2))
        brush.plate((0, DADO, WIDTH, HEIGHT - DADO), 0, "#000000", fill_opacity=0.42)
        brush.plate((0, DADO - 4, WIDTH, 12), 0, RAIL_LINE, to=RAIL_WOOD)
        brush.plate((0, DADO + 8, WIDTH, 10), 0, "#000000", fill_opacity=0.4)

    return painted(("club room", VELVET), (WIDTH, HEIGHT), paint, desk.book)


def _velvet(desk: Desk) -> Picture:
    """The wall without its pattern: a picture of its own, so that no step of the room is long."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, WIDTH, DADO), 0, "#4C121E", to="#350A13")

    return painted(("club velvet", VELVET), (WIDTH, DADO), paint, desk.book)


def _damask(desk: Desk, odd: int) -> Picture:
    """One row of the wall's pattern; every other one is shifted by half a rose."""

    def paint(brush: Brush) -> None:
        roses = []
        for column in range(int(WIDTH // ROSE_PITCH[0]) + 2):
            x = column * ROSE_PITCH[0] - 30 + odd * ROSE_PITCH[0] / 2
            roses.append(f'<g transform="translate({x:g} 0)">{_DAMASK}</g>')
        brush.svg("".join(roses), (0, 0, WIDTH, ROSE_PITCH[1]))

    return painted(("club damask", odd), (WIDTH, ROSE_PITCH[1]), paint, desk.book)


_DAMASK = signs.rose(ROSE, DAMASK, 0.07)


# ---------------------------------------------------------------- the notebook with the word


def pad(
    desk: Desk, size: Size, head: str, word: str | None, foot: Content, *, locked: bool
) -> Picture:
    """A spiral notebook: a head, a word as large as there is room, and a line at the foot.

    Args:
        desk: draws it.
        size: of the whole.
        head: what is written at the top.
        word: in the middle; None for nothing.
        foot: at the bottom.
        locked: a lock is drawn where the word will be.
    """
    width, height = size
    word = said(desk, word) if word else word
    ink = PAGE_INK if not desk.theme.high else desk.theme.paper_ink
    quiet = PAGE_QUIET if not desk.theme.high else desk.theme.paper_ink
    red = PAGE_RED if not desk.theme.high else desk.theme.paper_ink
    key = ("club pad", size, head, word, str(foot), locked, desk.theme, desk.text.percent)

    def build() -> Picture:
        low = height < 300
        top = desk.fitted(head, "note", 34, width - 60, quiet, most=34 if low else 44)
        share = 0.27 if word or locked or len(str(foot)) < 60 else 0.66
        room = (width - 56, 40.0 if low else height * share)
        last = block(desk, foot, "quiet", 32, room, red, align="centre")
        room_left = height - 66 - top.size[1] - last.size[1] - 40
        middle = None
        if word:
            middle = big_word(desk, word, (width - 48, room_left), ink)
        says = (*top.says, *(middle.says if middle else ()), *last.says)

        below = leaf(desk, size)

        def paint(brush: Brush) -> None:
            brush.picture(below, (width / 2, height / 2))
            brush.picture(top, (width / 2, 58 + top.size[1] / 2))
            y = 58 + top.size[1] + 12 + room_left / 2
            if middle is not None:
                brush.picture(middle, (width / 2, y))
            elif locked:
                side = min(96.0, room_left)
                body = signs.lock(side, quiet)
                brush.svg(body, (width / 2 - side / 2, y - side / 2, side, side))
            brush.picture(last, (width / 2, height - 16 - last.size[1] / 2))

        return painted(key, size, paint, desk.book, margin=40, says=says)

    return desk.once(key, build)


def bare_place(desk: Desk, size: Size) -> Picture:
    """Where a painting will hang."""
    key = ("club bare", size)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 6, None, edge=BRASS, edge_width=2, edge_opacity=0.35, dash="9 7")

    return desk.once(key, lambda: painted(key, size, paint))


def line_of_paper(desk: Desk, size: Size) -> Picture:
    """A strip of paper to write on."""
    key = ("club line", size, desk.theme.paper)
    return desk.once(
        key,
        lambda: painted(
            key, size, lambda brush: paper(desk, brush, (0, 0, *size), 12), desk.book, margin=30
        ),
    )


def big_word(desk: Desk, word: str, box: Size, colour: str, most: float = 100) -> Picture:
    """A word in display letters: one line as large as fits down to 60, else two lines."""
    kit, size = desk.fixed, most
    while size > 60 and kit.measure(word, "display", size)[0] > box[0]:
        size -= 2
    if kit.measure(word, "display", size)[0] <= box[0] and size * 1.15 <= box[1]:
        return kit.picture(word, "display", size, colour)
    return block(desk, word, "display", min(size, 64.0), box, colour, align="centre")


def leaf(desk: Desk, size: Size) -> Picture:
    """A page of a notebook with its spiral."""
    width, height = size
    ruled = not desk.theme.high
    step = (width - 68) / (RINGS - 1)
    lines = "".join(
        f'<path d="M28 {y}H{width - 28:g}" stroke="#3C5A8E" stroke-opacity="0.22" '
        'stroke-width="2"/>'
        for y in range(116, int(height) - 20, 50)
    )
    rings = "".join(
        f'<circle cx="{34 + step * n:g}" cy="36" r="7.5" fill="#3A2A1C"/>'
        f'<path d="M{34 + step * n:g} 36V4" stroke="#8A6526" stroke-width="6" '
        'stroke-linecap="round"/>'
        f'<path d="M{33 + step * n:g} 34V4" stroke="#E9D49A" stroke-width="2.500" '
        'stroke-linecap="round"/>'
        for n in range(RINGS)
    )

    def paint(brush: Brush) -> None:
        brush.plate((12, -8, width - 24, 40), 10, "#2B1A10")
        paper(desk, brush, (0, 0, width, height), 12, shadow=14)
        if ruled:
            brush.svg(lines, (0, 0, width, height))
        brush.svg(f'<g transform="translate(0 14)">{rings}</g>', (0, -14, width, 70))

    key = ("club leaf", size, desk.theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=40))


def book(
    desk: Desk, size: Size, word: str | None, *, lit: bool = False, closed: bool = False
) -> Picture:
    """A small notebook before the paintings of a seat: closed, or with what is written in it."""
    width, height = size
    word = said(desk, word) if word else word
    key = ("club book", size, word, lit, closed, desk.theme, desk.texts.language)

    def build() -> Picture:
        inside = None
        if word and not closed:
            inside = desk.fitted(word, "body", 36, width - 30, desk.theme.paper_ink, most=40)

        def paint(brush: Brush) -> None:
            if lit:
                brush.glow((width / 2, height / 2), width * 0.72, LAMP, 0.75, 0.62)
            if closed:
                brush.shadow((0, 0, *size), 8, 10, 6, 0.7)
                brush.plate((0, 0, *size), 8, "#3A1B14", to="#24100B", edge=INK, edge_width=1.5)
                brush.plate((8, 8, width - 16, height - 16), 5, None, edge=BRASS, edge_width=2,
                            edge_opacity=0.7)  # fmt: skip
                side = height * 0.62
                body = signs.rose(side, BRASS)
                brush.svg(body, ((width - side) / 2, (height - side) / 2, side, side))
                return
            brush.plate((6, -5, width - 12, 22), 6, "#2B1A10")
            paper(desk, brush, (0, 0, *size), 8, shadow=10)
            if lit:
                brush.plate((-3, -3, width + 6, height + 6), 10, None, edge="#FFC23C", edge_width=5)
            count = max(5, int(width // 26))
            step = (width - 32) / (count - 1)
            rings = "".join(
                f'<circle cx="{16 + step * n:g}" cy="20" r="4" fill="#3A2A1C"/>'
                f'<path d="M{16 + step * n:g} 20V2" stroke="#B98A4A" stroke-width="3.5"/>'
                for n in range(count)
            )
            brush.svg(rings, (0, -8, width, 30))
            if inside is not None:
                brush.picture(inside, (width / 2, height * 0.56))

        says = inside.says if inside is not None else ()
        return painted(key, size, paint, desk.book, margin=70, says=says)

    return desk.once(key, build)


# ---------------------------------------------------------------- the rest of the wall


def steps_plate(desk: Desk, size: Size, words: Sequence[str], present: int) -> Picture:
    """The five steps of a round on a dark plate."""
    row = steps(desk, words, present, size[0] - 52)
    key = ("club steps", row.key, size, desk.theme)

    def paint(brush: Brush) -> None:
        dark_plate(desk, brush, (0, 0, *size), lit=False, edge=None, radius=14)
        brush.picture(row, (size[0] / 2, size[1] / 2 + 2))

    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=26, says=row.says))


def spot(desk: Desk, size: Size) -> Picture:
    """The light around the paintings that everybody looks at: an edge, and a glow outside."""

    edges = [(16.0, 16.0, LAMP, 0.10), (11.0, 11.0, LAMP, 0.18), (6.0, 6.0, LAMP, 0.3)]
    edges.append((4.0, 5.0, "#FFE9B0", 1.0))
    parts = []
    for out, line, colour, opacity in edges:
        corner, less = 16 - out + line / 2, 2 * out - line
        parts.append(
            f'<rect x="{corner:g}" y="{corner:g}" rx="{6 + out - line / 2:g}" fill="none" '
            f'width="{size[0] + less:g}" height="{size[1] + less:g}" '
            f'stroke="{colour}" stroke-width="{line:g}" stroke-opacity="{opacity:g}"/>'
        )
    body = "".join(parts)
    wide, high, rim = size[0] + 32, size[1] + 32, 26.0
    strips = [(0.0, 0.0, wide, rim), (0.0, high - rim, wide, rim)]
    strips += [(x, rim, rim, high - 2 * rim) for x in (0.0, wide - rim)]

    def paint(brush: Brush) -> None:  # only the rim: what is empty takes as long to draw
        for x, y, across, down in strips:
            moved = f'<g transform="translate({-x:g} {-y:g})">{body}</g>'
            brush.svg(moved, (x - 16, y - 16, across, down))

    key = ("club spot", size)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=24))


def pencil(desk: Desk, side: float = 52) -> Picture:
    """The pencil of the Active Player."""
    key = ("club pencil", side)
    body = signs.pencil(side, BRASS_LIGHT)
    return desk.once(
        key, lambda: painted(key, (side, side), lambda b: b.svg(body, (0, 0, side, side)))
    )


def point_token(desk: Desk, diameter: float = TOKEN) -> Picture:
    """A point token that lies face down."""

    def paint(brush: Brush) -> None:
        box = (0, 0, diameter, diameter)
        brush.shadow(box, diameter / 2, 3, 2, 0.7)
        brush.plate(box, diameter / 2, BRASS_LIGHT, to="#8A6526", edge=INK, edge_width=1.5)
        edge = diameter * 0.16
        inner = (edge, edge, diameter - 2 * edge, diameter - 2 * edge)
        brush.plate(inner, diameter / 2, "#5A1626", to="#37101A")
        body = signs.rose(diameter * 0.6, BRASS_LIGHT)
        at = diameter * 0.2
        brush.svg(body, (at, at, diameter * 0.6, diameter * 0.6))

    key = ("club token", diameter)
    return desk.once(key, lambda: painted(key, (diameter, diameter), paint, margin=8))


def value_token(desk: Desk, value: int) -> Picture:
    """A point token that is turned up."""
    side = COUNTED
    digit = desk.fixed.picture(str(value), "body", 36, INK)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, side, side), side / 2, 3, 2, 0.7)
        brush.plate((0, 0, side, side), side / 2, BRASS_LIGHT, to="#B98A4A", edge=INK, edge_width=2)
        brush.plate((6, 6, side - 12, side - 12), side / 2, "#F6E7BC")
        brush.picture(digit, (side / 2, side / 2))

    key = ("club value", value)
    return desk.once(
        key, lambda: painted(key, (side, side), paint, desk.book, margin=8, says=digit.says)
    )


def paper_number(desk: Desk, number: int, diameter: float = 56) -> Picture:
    """The number of a painting on a slip of paper."""
    return number_disc(desk, number, diameter, NUMBER)


def slip_paper(desk: Desk, size: Size) -> Picture:
    """A slip of paper with nothing on it."""
    key = ("club slip paper", size, desk.theme.paper)

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, *size), 12, shadow=8)

    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=24))


def slip(desk: Desk, size: Size, number: int, words: Content, *, ink: str = PAGE_INK) -> Picture:
    """What is said of one painting, on paper."""
    width, height = size
    disc, blank = paper_number(desk, number), slip_paper(desk, size)
    colour = ink if not desk.theme.high else desk.theme.paper_ink
    key = ("club slip", size, number, str(words), desk.theme, desk.text.percent)

    def build() -> Picture:
        box = (width - 104, height - 10)
        inside = block(desk, words, "body", SLIP_TEXT, box, colour, align="left", line=1.06)

        def paint(brush: Brush) -> None:
            brush.picture(blank, (width / 2, height / 2))
            brush.picture(disc, (46, height / 2))
            brush.picture(inside, (88 + inside.size[0] / 2, height / 2))

        says = (*disc.says, *inside.says)
        return painted(key, size, paint, desk.book, margin=24, says=says)

    return desk.once(key, build)
