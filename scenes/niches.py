"""What the hall holds beside the arches of its games: closed niches, and portraits of members.

The arches stand in the middle, one step from each other; the steps that are left on both sides are
filled, so that the hall is composed with one game as with five.
"""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.hall import ARCH, FRAME, arch_frame, arch_path, cut
from systems.io.brush import Brush, blank, painted, vector
from systems.io.pictures import Picture
from systems.table.theme import BRASS_DARK, LAMP, WIDTH

PORTRAIT = (182.0, 226.0)
PORTRAIT_FRAME = (212.0, 257.0)
PORTRAIT_ABOVE = 344.0
"""From the foot of the arches up to the middle of a portrait, above the wainscot."""
MEMBERS = ("iris", "jasper", "hester", "silas")
"""Whose portraits hang there, from the middle outwards."""
PORTRAIT_DIM = (196, 186, 172, 255)
CLOTH_DIM = (128, 116, 118, 255)


def free_places(taken: int, step: float) -> tuple[tuple[float, bool], ...]:
    """Where something else may stand beside so many arches.

    Args:
        taken: arches in the row, around the middle of the picture.
        step: from the middle of one to the middle of the next.

    Returns:
        The middle of each place, and whether a niche is there; otherwise a portrait hangs in the
        middle of what is left of the wall.
    """
    found: list[tuple[float, bool]] = []
    x = WIDTH / 2 - (taken + 1) / 2 * step
    wide = ARCH[0] / 2 + FRAME
    if taken and x >= wide:
        found += [(x, True), (WIDTH - x, True)]
        x -= step
    left = x + step - wide  # where the outermost arch begins
    if left >= PORTRAIT_FRAME[0] + 2 * FRAME:
        found += [(left / 2, False), (WIDTH - left / 2, False)]
    return tuple(found)


def niche_picture(context: Context, shorter: float = 0) -> Picture:
    """An arch whose curtain is drawn, with a lamp that burns low; its foot is at the lower edge.

    Args:
        context: draws it.
        shorter: by how much, for large text.
    """
    width, height = ARCH[0], ARCH[1] - shorter
    full = (width + 2 * FRAME, height + FRAME)
    half = (width / 2 + 2, height)
    images = context.images
    left = images.picture("ui/drape_left.webp", half, anchor=(1.0, 0.3))
    right = images.picture("ui/drape_right.webp", half, anchor=(0.0, 0.3))

    def paint(brush: Brush) -> None:
        arch_frame(brush, full, "#26170B", "#442B16")
        inside = Brush(blank(width, height, brush.scale), brush.scale)
        inside.picture(left, (half[0] / 2 - 2, height / 2))
        inside.picture(right, (width - half[0] / 2 + 2, height / 2))
        inside.surface.fill(CLOTH_DIM, None, pygame.BLEND_RGBA_MULT)
        inside.glow((width / 2, height * 0.12), width * 0.75, LAMP, 0.26, 0.8)
        inside.glow((width / 2, height + 10), width * 0.9, "#000000", 0.7, 0.5)
        brush.blit(cut(inside.surface, width, height, brush.scale), FRAME, FRAME)
        brush.svg(
            f'<path d="{arch_path(width - 4, height, 2, 2)}" fill="none" stroke="#000000" '
            f'stroke-opacity="0.6" stroke-width="16"/>'
            f'<path d="{arch_path(width, height)}" fill="none" stroke="{BRASS_DARK}" '
            f'stroke-opacity="0.8" stroke-width="4"/>',
            (FRAME, FRAME, width, height),
        )

    return painted(("niche", full), full, paint, context.book, margin=60)


def portrait_picture(context: Context, member: str) -> Picture:
    """A member of the club in an oval frame, on a wall lit from above."""
    images = context.images
    face = images.picture(f"ui/people/{member}.webp", PORTRAIT, anchor=(0.5, 0.1))
    brass = images.picture("ui/oval_frame.webp", PORTRAIT_FRAME, fit="stretch")
    width, height = PORTRAIT_FRAME
    x, y = width / 2, height / 2

    def paint(brush: Brush) -> None:
        brush.glow((x, y - 110), 190, LAMP, 0.26, 1.1)
        brush.shadow((8, 8, width - 16, height - 16), width / 2 - 8, blur=20, drop=14)
        shape = f'<ellipse cx="{PORTRAIT[0] / 2:g}" cy="{PORTRAIT[1] / 2:g}" '
        shape += f'rx="{PORTRAIT[0] / 2:g}" ry="{PORTRAIT[1] / 2:g}" fill="#FFFFFF"/>'
        seen = brush.made(face)
        seen.fill(PORTRAIT_DIM, None, pygame.BLEND_RGBA_MULT)
        seen.blit(vector(shape, *PORTRAIT, brush.scale), (0, 0), None, pygame.BLEND_RGBA_MULT)
        brush.blit(seen, (width - PORTRAIT[0]) / 2, (height - PORTRAIT[1]) / 2)
        framed = brush.made(brass)
        framed.fill((205, 190, 170, 255), None, pygame.BLEND_RGBA_MULT)
        brush.blit(framed, 0, 0)

    return painted(("member", member, PORTRAIT), PORTRAIT_FRAME, paint, context.book, margin=170)
