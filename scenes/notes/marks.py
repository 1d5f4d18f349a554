"""The signs on a sheet: has it, has it not, one of a group, unknown, in the envelope, pencil."""

from __future__ import annotations

from scenes.notes.sheet import ENVELOPE, GROUP, HAS, HAS_NOT, Cell
from systems.io.brush import Brush, painted, vector
from systems.io.dashes import dashed_outline
from systems.io.pictures import Picture
from systems.io.text import TextKit
from systems.table.signs import tick

GREEN = "#1F6B3C"
CROSS = "#66543A"
DOT = "#9A845C"
GROUP_LINE = "#A3672A"
GROUP_FILL = "#F8E5B4"
SEAL = "#A6201C"
PENCIL = "#3F5A78"


def mark_picture(fixed: TextKit, cell: Cell, size: float) -> Picture:
    """The sign of a cell, at most ``size`` across."""
    if cell.mark == HAS:
        return tick(size * 0.82, GREEN)
    if cell.mark == HAS_NOT:
        return cross(size)
    if cell.mark == GROUP:
        return group(fixed, cell.letter, size)
    if cell.mark == ENVELOPE:
        return seal(size)
    return dot(size)


def cross(size: float, colour: str = CROSS) -> Picture:
    """It is not there."""
    a, b = size * 0.31, size * 0.69
    body = (
        f'<path d="M{a:g} {a:g}L{b:g} {b:g}M{b:g} {a:g}L{a:g} {b:g}" stroke="{colour}" '
        f'stroke-width="{size * 0.085:g}" stroke-linecap="round"/>'
    )
    return _drawn(("cross", colour), size, body)


def dot(size: float) -> Picture:
    """Not known yet."""
    c = size / 2
    return _drawn(("dot",), size, f'<circle cx="{c}" cy="{c}" r="{size * 0.085:g}" fill="{DOT}"/>')


def seal(size: float) -> Picture:
    """This card is in the envelope."""
    c = size / 2
    body = (
        f'<circle cx="{c}" cy="{c}" r="{size * 0.42:g}" fill="{SEAL}" stroke="#6E100E" '
        f'stroke-width="{size * 0.05:g}"/>'
        f'<circle cx="{c}" cy="{c}" r="{size * 0.27:g}" fill="none" stroke="#E58A7B" '
        f'stroke-width="{size * 0.05:g}"/>'
        f'<circle cx="{c}" cy="{c}" r="{size * 0.1:g}" fill="#F3C9B9"/>'
    )
    return _drawn(("seal",), size, body)


def group(fixed: TextKit, letter: str, size: float) -> Picture:
    """At least one of the cells with this letter."""
    c = size / 2
    words = fixed.picture(letter, "body", max(28, size * 0.56), "#5B3410")
    shrink = min(1.0, size * 0.68 / max(1.0, words.size[0]))

    def paint(brush: Brush) -> None:
        reach = size * 0.41
        dashes = dashed_outline(size, size, c - reach, reach, "5 4")
        brush.svg(
            f'<circle cx="{c}" cy="{c}" r="{reach:g}" fill="{GROUP_FILL}"/>'
            f'<path d="{dashes}" fill="none" stroke="{GROUP_LINE}" stroke-width="2.6"/>',
            (0, 0, size, size),
        )
        small = fixed.book.variant(words, squash=shrink)  # narrower, but not lower
        scale = brush.scale
        brush.blit(small, c - small.get_width() / scale / 2, c - small.get_height() / scale / 2)

    return painted(("group", letter, size), (size, size), paint, fixed.book, says=(letter,))


def pencil(kind: str, size: float) -> Picture:
    """A mark of one's own: blue-grey and underlined."""
    c = size / 2
    line = f'stroke="{PENCIL}" stroke-width="{size * 0.09:g}" stroke-linecap="round" fill="none"'
    body = f'<path d="M{size * 0.22:g} {size * 0.84:g}H{size * 0.78:g}" {line}/>'
    if kind == "yes":
        body += (
            f'<path d="M{size * 0.26:g} {size * 0.44:g}l{size * 0.18:g} {size * 0.18:g}'
            f'l{size * 0.32:g} -{size * 0.38:g}" {line} stroke-linejoin="round"/>'
        )
    elif kind == "no":
        a, b, top, foot = size * 0.32, size * 0.68, size * 0.24, size * 0.62
        body += f'<path d="M{a:g} {top:g}L{b:g} {foot:g}M{b:g} {top:g}L{a:g} {foot:g}" {line}/>'
    else:
        body += (
            f'<path d="M{size * 0.36:g} {size * 0.30:g}C{size * 0.38:g} {size * 0.12:g} '
            f"{size * 0.68:g} {size * 0.14:g} {size * 0.64:g} {size * 0.32:g}"
            f"C{size * 0.62:g} {size * 0.42:g} {c:g} {size * 0.42:g} "
            f'{c:g} {size * 0.52:g}" {line}/>'
            f'<circle cx="{c:g}" cy="{size * 0.67:g}" r="{size * 0.06:g}" fill="{PENCIL}"/>'
        )
    return _drawn(("pencil", kind), size, body)


def envelope_sign(width: float = 54, height: float = 40) -> Picture:
    """A small closed envelope, over the column of what everybody looks for."""
    w, h = width, height
    body = (
        f'<rect x="2" y="2" width="{w - 4:g}" height="{h - 4:g}" rx="4" fill="#8A5A2B" '
        f'stroke="#2A1B12" stroke-width="3"/>'
        f'<path d="M3 4L{w / 2:g} {h * 0.58:g}L{w - 3:g} 4" fill="none" stroke="#2A1B12" '
        f'stroke-width="3" stroke-linejoin="round"/>'
        f'<circle cx="{w / 2:g}" cy="{h * 0.56:g}" r="{h * 0.2:g}" fill="{SEAL}" '
        f'stroke="#2A1B12" stroke-width="2"/>'
    )
    return Picture(("envelope sign", w, h), (w, h), lambda scale: vector(body, w, h, scale))


def stack_sign(size: float = 44) -> Picture:
    """Some cards that lie aside, over their column."""
    body = "".join(
        f'<rect x="{size * (0.14 + 0.12 * n):g}" y="{size * (0.24 - 0.07 * n):g}" '
        f'width="{size * 0.46:g}" height="{size * 0.64:g}" rx="3" fill="#F4E9CC" '
        f'stroke="#2A1B12" stroke-width="2.5"/>'
        for n in range(3)
    )
    return _drawn(("stack",), size, body)


def _drawn(key: tuple[str, ...], size: float, body: str) -> Picture:
    return Picture(
        ("note mark", *key, size), (size, size), lambda scale: vector(body, size, size, scale)
    )
