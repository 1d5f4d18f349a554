"""Pictures of the club's hall: the wall, and an arch with a table behind it for each game."""

from __future__ import annotations

import pygame

from game.content.manifest import Manifest
from scenes.context import Context
from systems.io.brush import Brush, painted, soft, vector
from systems.io.images import Images
from systems.io.pictures import Picture
from systems.table.theme import BRASS, BRASS_DARK, FOCUS, HEIGHT, INK, LAMP, WIDTH

FLOOR = 794
"""Where the wall meets the floor."""

ARCH = (286.0, 470.0)
ARCH_FOCUSED = (306.0, 502.0)
FRAME = 16.0
FOOT = 800.0

LAMP_SIZE = (60.0, 68.0)
BURNS_LOW = (220, 184, 136, 255)
"""What the picture of a lamp is multiplied by when it is turned down."""


def hall_ground(context: Context, floor: float = FLOOR) -> Picture:
    """The hall: patterned wall, wooden floor, everything dark towards the edges.

    Args:
        context: draws it.
        floor: where the wall meets the floor; higher with large text.
    """
    found = context.images.first("ui/hall.webp", "ui/hall.jpg", "ui/hall.png")
    # A little larger than the screen: the outermost rows of the picture stay outside.
    whole = (WIDTH + 16, HEIGHT + 9)
    picture = context.images.picture(found, whole) if found else None

    def paint(brush: Brush) -> None:
        if picture is not None:
            brush.fill("#000000")
            if floor == FLOOR:
                brush.picture(picture, (WIDTH / 2, HEIGHT / 2))
            else:
                _moved(brush, picture, floor)
            return
        brush.fill("#1B1610")
        _wallpaper(brush)
        _floor(brush, floor)
        brush.glow((960, 130), 760, "#FFC45E", 0.2, 0.42)
        for x, y in ((0, 0), (WIDTH, 0), (0, HEIGHT), (WIDTH, HEIGHT)):
            brush.glow((x, y), 900, "#000000", 0.85, 0.7)

    return painted(("hall", found, floor), (WIDTH, HEIGHT), paint, context.book)


def _moved(brush: Brush, picture: Picture, floor: float) -> None:
    """The painted hall with its floor elsewhere: the wall moves, the floor fills what is left."""
    scale = brush.scale
    source = picture.make(scale)
    left = round((picture.size[0] - WIDTH) / 2 * scale)
    seam = round((FLOOR + (picture.size[1] - HEIGHT) / 2) * scale)
    width, up = round(WIDTH * scale), min(seam, round(floor * scale))
    wall = source.subsurface((left, seam - up, width, up))
    boards = source.subsurface((left, seam, width, source.get_height() - seam))
    room = (width, max(1, round(HEIGHT * scale) - up))
    brush.blit(pygame.transform.smoothscale(boards, room), 0, up / scale)
    brush.blit(wall, 0, 0)


def _wallpaper(brush: Brush) -> None:
    """Rows of pointed ovals, one inside the other, in a line that is hardly there."""
    tile = (120.0, 152.0)
    body = "".join(
        f'<path d="M60 {76 - h}C{60 + w} {76 - h * 0.45:g} {60 + w} {76 + h * 0.45:g} 60 {76 + h}'
        f'C{60 - w} {76 + h * 0.45:g} {60 - w} {76 - h * 0.45:g} 60 {76 - h}Z" fill="none" '
        f'stroke="#57472A" stroke-opacity="0.5" stroke-width="3"/>'
        for w, h in ((34, 42), (16, 24))
    )
    pattern = vector(body, *tile, brush.scale)
    for row in range(7):
        for column in range(-1, 17):
            shift = 60 if row % 2 else 0
            brush.blit(pattern, column * tile[0] + shift, row * 114 - 40)


def _floor(brush: Brush, floor: float) -> None:
    brush.plate((-4, floor, WIDTH + 8, HEIGHT - floor + 4), 0, "#2A190F", to="#140B06")
    tops = (floor, floor + 44, floor + 104, floor + 184, floor + 290)
    for number, top in enumerate(tops):
        brush.line((0, top), (WIDTH, top), "#0C0603", 4, 0.8)
        for line in range(5):
            y = top + 8 + line * (9 + 2 * number)
            brush.line((0, y), (WIDTH, y + (line % 3 - 1) * 3), "#3A2416", 2, 0.35)
    brush.line((0, floor + 2), (WIDTH, floor + 2), "#4A3020", 3, 0.6)


def arch_path(width: float, height: float, left: float = 0, top: float = 0) -> str:
    """The outline of an arch: a half circle on upright sides, open towards the floor."""
    r = width / 2
    return (
        f"M{left:g} {top + height:g}V{top + r:g}A{r:g} {r:g} 0 0 1 {left + width:g} {top + r:g}"
        f"V{top + height:g}"
    )


def arch_picture(context: Context, game: Manifest, focused: bool, height_cut: float = 0) -> Picture:
    """An arch with its table behind it; its foot is at the lower edge of the thing.

    Args:
        context: draws it.
        game: whose table it is.
        focused: full brightness, larger, with the focus line around it.
        height_cut: makes it shorter, for large text.
    """
    width, height = ARCH_FOCUSED if focused else ARCH
    height -= height_cut
    inside = inside_picture(context, game, (width, height))
    full = (width + 2 * FRAME, height + FRAME)

    def paint(brush: Brush) -> None:
        arch_frame(brush, full, "#33200F", "#5A3A1E")
        scene = brush.made(inside)
        if not focused:
            scene.fill((204, 204, 204, 255), None, pygame.BLEND_RGBA_MULT)
        brush.blit(cut(scene, width, height, brush.scale), FRAME, FRAME)
        line = BRASS if focused else BRASS_DARK
        brush.svg(
            f'<path d="{arch_path(width - 4, height, 2, 2)}" fill="none" stroke="#000000" '
            f'stroke-opacity="0.55" stroke-width="12"/>'
            f'<path d="{arch_path(width, height, 0, 0)}" fill="none" stroke="{line}" '
            f'stroke-width="5"/>',
            (FRAME, FRAME, width, height),
        )
        if focused:
            ring = f"{arch_path(full[0], full[1], 20, 20)}Z"
            brush.svg(
                f'<path d="{ring}" fill="none" stroke="{INK}" stroke-width="14" '
                f'stroke-linejoin="round"/><path d="{ring}" fill="none" stroke="{FOCUS}" '
                f'stroke-width="7" stroke-linejoin="round"/>',
                (-20, -20, full[0] + 40, full[1] + 40),
            )

    key = ("arch", game.id, focused, height_cut, inside.key)
    return painted(key, full, paint, context.book, margin=60)


def arch_frame(brush: Brush, full: tuple[float, float], dark: str, light: str) -> None:
    """The wood around an arch and its shadow on the wall; ``full`` is its outer size."""
    brush.blit(arch_shadow(full, brush.scale), -60, -60)
    brush.svg(
        f'<path d="{arch_path(full[0], full[1])}Z" fill="url(#w)"/>',
        (0, 0, full[0], full[1]),
        '<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{full[0]:g}" y2="0"><stop offset="0" stop-color="{dark}"/>'
        f'<stop offset="0.5" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        "</linearGradient>",
    )


def arch_shadow(full: tuple[float, float], scale: float) -> pygame.Surface:
    size = (full[0] + 120, full[1] + 120)
    body = f'<path d="{arch_path(full[0], full[1], 60, 66)}Z" fill="#000000" fill-opacity="0.8"/>'
    return soft(vector(body, size[0], size[1], scale / 4), 5 * scale, size, scale)


def cut(surface: pygame.Surface, width: float, height: float, scale: float) -> pygame.Surface:
    """The part of a picture that is seen through an arch."""
    mask = vector(f'<path d="{arch_path(width, height)}Z" fill="#FFFFFF"/>', width, height, scale)
    surface.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return surface


def inside_picture(
    context: Context, game: Manifest, size: tuple[float, float], foot: float = 1.0
) -> Picture:
    """What is seen through the arch: the game's own picture, or one of its cards by lamplight.

    Args:
        context: draws it.
        game: whose table it is.
        size: of the picture.
        foot: which part of it is kept where it is cut, 0 for the upper end, 1 for the foot.
    """
    own = f"games/{game.id}/"
    found = context.images.first(*(f"{own}pictures/arch.{end}" for end in ("webp", "jpg", "png")))
    if found is not None:
        return context.images.picture(found, size, anchor=(0.5, foot))
    card = context.images.first(*(own + card.picture for card in game.cards[:1]))
    painting = context.images.picture(card, size, anchor=(0.5, 0.0)) if card else None
    light, dark = game.colours.accent, game.colours.dark

    def paint(brush: Brush) -> None:
        width, height = size
        brush.plate((0, 0, width, height), 0, dark, to="#0A0705")
        if painting is not None:
            brush.picture(painting, (width / 2, height / 2))
        else:
            brush.glow((width / 2, height * 0.45), width * 0.9, light, 0.5, 1.2)
            initial = context.text.picture(
                context.words_for(game.id).say(game.title)[:1], "display", 190, gold=True
            )
            brush.picture(initial, (width / 2, height * 0.5))
        brush.glow((width / 2, height), width, "#000000", 0.75, 0.45)
        brush.glow((width / 2, height * 0.2), width * 0.7, light, 0.22)

    return painted(("inside", game.id, size, card), size, paint, context.book)


def lamp_picture(images: Images, lit: bool) -> Picture:
    """The gas lamp that stands on an arch, without the light around it.

    Args:
        images: where its picture is.
        lit: turned up; otherwise it burns low, as the arch below it is dimmed.
    """
    lamp = images.picture("ui/gaslamp_lit.webp", LAMP_SIZE, fit="stretch")
    if lit:
        return lamp

    def make(scale: float) -> pygame.Surface:
        surface = lamp.make(scale).copy()
        surface.fill(BURNS_LOW, None, pygame.BLEND_RGBA_MULT)
        return surface

    return Picture(("burns low", lamp.key), LAMP_SIZE, make)


def halo_picture(radius: float, strength: float) -> Picture:
    """The light around a lamp."""
    side = 2 * radius

    def paint(brush: Brush) -> None:
        brush.glow((radius, radius), radius, LAMP, strength)

    return painted(("halo", radius, strength), (side, side), paint)


def pool_picture(colour: str, strength: float) -> Picture:
    """A pool of a game's light on the floor."""

    def paint(brush: Brush) -> None:
        brush.glow((210, 74), 210, colour, strength, 0.35)

    return painted(("pool", colour, strength), (420, 148), paint)
