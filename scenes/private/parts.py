"""Pieces that the private screens are put together from: portraits, heads, the slot clock."""

from __future__ import annotations

import pygame

from systems.io.brush import Box, Brush, blank, painted, vector
from systems.io.images import Images
from systems.io.pictures import PREMULTIPLIED, Picture
from systems.io.text import TextKit
from systems.table.theme import BRASS, BRASS_DARK, CREAM, INK, LAMP, SeatStyle

OVAL = (300, 340)
FRAME = (332, 372)
"""Size of the portrait on the curtain, and of its brass frame."""

CLOCK_RADIUS = 12
CLOCK_STEP = 56

FACE_ANCHOR = (0.5, 0.06)
"""Which part of a tall picture stays when a flatter window is cut out: the head."""


def oval_portrait(images: Images, picture: str, style: SeatStyle) -> Picture:
    """A tall picture in an oval brass frame with a ring in the seat's colour."""
    face = images.picture(picture, OVAL, anchor=FACE_ANCHOR) if picture else None
    brass = images.picture("ui/oval_frame.webp", FRAME, fit="stretch")
    width, height = FRAME

    def paint(brush: Brush) -> None:
        box = (0, 0, width, height)
        brush.shadow((8, 8, width - 16, height - 16), width / 2 - 8, blur=22, drop=16)
        brush.svg(_ellipse(width, height, 8, "#241A12"), box)
        if face is not None:
            surface = brush.made(face)
            mask = vector(_ellipse(*OVAL, 1.5, "#FFFFFF"), *OVAL, brush.scale)
            cut = blank(*OVAL, brush.scale)
            cut.blit(surface, (0, 0), None, PREMULTIPLIED)
            cut.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
            brush.blit(cut, (width - OVAL[0]) / 2, (height - OVAL[1]) / 2)
        for colour, line in ((INK, 12), (style.colour, 7)):
            ring = f'stroke="{colour}" stroke-width="{line}"'
            brush.svg(_ellipse(width, height, 20, "none", ring), box)
        brush.picture(brass, (width / 2, height / 2))

    return painted(("oval", picture, style), FRAME, paint, margin=64)


def disc(images: Images, picture: str, size: float, colour: str, ring: float = 5) -> Picture:
    """A round picture with a ring in a colour, such as a bust beside a title."""
    face = images.picture(picture, (size, size), radius=size / 2) if picture else None
    full = size + 2 * ring

    def paint(brush: Brush) -> None:
        middle = full / 2
        brush.svg(
            f'<circle cx="{middle}" cy="{middle}" r="{middle:g}" fill="{INK}"/>'
            f'<circle cx="{middle}" cy="{middle}" r="{middle - 1.5:g}" fill="{colour}"/>',
            (0, 0, full, full),
        )
        if face is not None:
            brush.blit(brush.made(face), ring, ring)

    return painted(("disc", picture, size, colour, ring), (full, full), paint)


def eye(size: float = 52, colour: str = CREAM) -> Picture:
    """An open eye: somebody is looking."""
    unit = size / 52
    body = (
        f'<g fill="none" stroke="{colour}" stroke-width="{2.6 * unit:g}" stroke-linejoin="round">'
        f'<path d="{_scaled(unit, "M4 26C13 12 39 12 48 26C39 40 13 40 4 26Z")}"/>'
        f'<circle cx="{26 * unit:g}" cy="{26 * unit:g}" r="{9 * unit:g}"/>'
        f'<circle cx="{26 * unit:g}" cy="{26 * unit:g}" r="{23.5 * unit:g}"/></g>'
        f'<circle cx="{26 * unit:g}" cy="{26 * unit:g}" r="{4.4 * unit:g}" fill="{colour}"/>'
    )
    return Picture(
        ("eye", size, colour), (size, size), lambda scale: vector(body, size, size, scale)
    )


def slot_clock(left: int, of: int) -> Picture:
    """Lamps for the seconds of a slot: one goes out each second."""
    height = 2 * CLOCK_RADIUS + 30
    width = CLOCK_STEP * (of - 1) + height

    def paint(brush: Brush) -> None:
        for number in range(of):
            x, y = height / 2 + number * CLOCK_STEP, height / 2
            if number < left:
                brush.glow((x, y), height / 2, LAMP, 0.5)
                body = f'<circle cx="12" cy="12" r="11.5" fill="{LAMP}"/>'
            else:
                body = (
                    '<circle cx="12" cy="12" r="10.5" fill="#17110D" '
                    f'stroke="{BRASS_DARK}" stroke-width="2.5"/>'
                )
            brush.svg(body, (x - 12, y - 12, 24, 24))

    return painted(("slot clock", left, of), (width, height), paint)


def pill(size: tuple[float, float], edge: str, fill: str = "#0D0607") -> Picture:
    """The dark button of a curtain, with an edge in the seat's colour."""
    width, height = size

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), height / 2, blur=18, drop=10)
        brush.plate((0, 0, width, height), height / 2, INK)
        brush.plate((2, 2, width - 4, height - 4), height / 2 - 2, fill, edge=edge, edge_width=5)

    return painted(("pill", size, edge, fill), size, paint, margin=48)


THREADS = (110, 110, 110)
"""How much of the cloth is seen in the dark."""


def page_ground(key: str, inner: str, outer: str, images: Images | None = None) -> Picture:
    """A still dark ground for a private page, cloth that is lit in the middle; opaque."""
    width, height = 1920, 1080
    cloth = None
    if images is not None and images.exists("ui/baize.webp"):
        cloth = images.picture("ui/baize.webp", (width, height))

    def paint(brush: Brush) -> None:
        brush.fill(outer)
        brush.surface.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_ADD)
        brush.glow((width / 2, height * 0.42), 1050, inner, 0.9, 0.72)
        if cloth is not None:
            # Its threads, in the light that is there.
            threads = brush.made(cloth)
            threads.fill(THREADS, None, pygame.BLEND_RGB_MULT)
            brush.surface.blit(threads, (0, 0), None, pygame.BLEND_RGB_ADD)
            brush.glow((width / 2, height * 0.42), 900, inner, 0.35, 0.7)

    return painted(("page ground", key, inner, outer, cloth is None), (width, height), paint)


def head_line(text: TextKit, fixed: TextKit, words: str, width: float, size: float = 40) -> Picture:
    """A head in the middle of a brass line, over the cards of a kind.

    Args:
        text: says how large the player wants text.
        fixed: draws at the size asked for.
        words: the head.
        width: of the line.
        size: at 100 per cent; it grows to 58 and shrinks to fit.
    """
    wanted = min(text.size("head", size), 58)
    real = fixed.fitting(words, "head", wanted, max(60, width - 16))
    letters = fixed.picture(words, "head", real, CREAM)
    height = max(52, letters.size[1])

    def paint(brush: Brush) -> None:
        half = letters.size[0] / 2 + (26 if width > 300 else 16)
        for left, right in ((0, width / 2 - half), (width / 2 + half, width)):
            if right - left > 12:
                brush.line((left, height / 2), (right, height / 2), BRASS, 3)
        brush.picture(letters, (width / 2, height / 2))

    key = ("head line", words, width, real)
    return painted(key, (width, height), paint, fixed.book, says=(words,))


def empty_place(size: tuple[float, float]) -> Picture:
    """A place on a page where a card could lie."""
    width, height = size

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, width, height),
            width * 0.075,
            "#000000",
            fill_opacity=0.30,
            edge=BRASS_DARK,
            edge_width=2,
            edge_opacity=0.35,
        )

    return painted(("empty place", size), size, paint)


def opened(size: tuple[float, float]) -> Picture:
    """A sheet of paper; what is written on it is put over it."""
    width, height = size

    def paint(brush: Brush) -> None:
        box = (0, 0, width, height)
        brush.shadow(box, 10, blur=18, drop=12)
        brush.plate(box, 10, "#EFE3C6", to="#DECDA4", edge="#8C6F3C", edge_width=3)

    return painted(("paper", size), size, paint, margin=48)


def folded(size: tuple[float, float]) -> Picture:
    """The same sheet, folded: nothing can be read."""
    width, height = size

    def paint(brush: Brush) -> None:
        box = (0, 0, width, height)
        brush.shadow(box, 10, blur=18, drop=12)
        brush.plate(box, 10, "#B9A67C", to="#A48F63", edge="#8C6F3C", edge_width=3)
        brush.line((0, height / 2), (width, height / 2), "#7A673F", 4)

    return painted(("folded paper", size), size, paint, margin=48)


def edge_line(colour: str) -> Picture:
    """The upright line in a seat's colour beside the drape."""
    box: Box = (0, 0, 5, 1080)
    return painted(("edge line", colour), (5, 1080), lambda brush: brush.plate(box, 0, colour))


def _ellipse(width: float, height: float, inset: float, fill: str, more: str = "") -> str:
    return (
        f'<ellipse cx="{width / 2:g}" cy="{height / 2:g}" rx="{width / 2 - inset:g}" '
        f'ry="{height / 2 - inset:g}" fill="{fill}" {more}/>'
    )


def _scaled(unit: float, path: str) -> str:
    """An SVG path with all its numbers multiplied."""
    out, number = "", ""
    for letter in path + " ":
        if letter.isdigit() or letter == ".":
            number += letter
            continue
        if number:
            out += f"{float(number) * unit:.2f}"
            number = ""
        out += letter
    return out.strip()
