"""The focus ring: a bright line with dark edges and a halo, around whatever a seat has focused."""

from __future__ import annotations

import pygame

from systems.io.brush import Box, Brush, blank, painted, soft, vector
from systems.io.pictures import PREMULTIPLIED, Picture
from systems.io.stretching import stretched
from systems.table.focus import FocusMap, Seat, Target
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.theme import FOCUS, INK, LAMP
from systems.table.tween import Motions

GAP = 5
LINE = 6
EDGE = 4
"""The dark line on each side: by itself wide enough to be seen where the ring lies over something
as bright as the line, such as a card beside its target."""
HALO = 14
MARGIN = GAP + LINE + EDGE + 3 * HALO
LARGE = 1000.0
"""Width and height together of what is large."""
SOFT = 60.0
"""As far from its corners a side of the ring looks the same everywhere."""
RING_Z = 9000
MOVE_MS = 120


def ring_picture(
    width: float, height: float, radius: float = 18, *, colour: str = FOCUS, gap: float = GAP
) -> Picture:
    """The ring around a thing of this size; the picture is larger by its halo.

    That of a large thing is a small one whose sides are drawn out.
    """
    key = ("ring", width, height, radius, colour, gap)
    if width + height > LARGE:
        least = 2 * (radius + gap + LINE + EDGE + SOFT)
        small = (min(width, least), min(height, least))
        corners = ring_picture(*small, radius, colour=colour, gap=gap)
        return stretched(key, (width, height), corners)

    def paint(brush: Brush) -> None:
        out = gap + LINE
        box: Box = (-out, -out, width + 2 * out, height + 2 * out)
        brush.blit(_halo(width, height, radius, out, brush.scale), -MARGIN, -MARGIN)
        edge = (box[0] - EDGE, box[1] - EDGE, box[2] + 2 * EDGE, box[3] + 2 * EDGE)
        brush.plate(edge, radius + out + EDGE, edge=INK, edge_width=LINE + 2 * EDGE)
        brush.plate(box, radius + out, edge=colour, edge_width=LINE)

    return painted(key, (width, height), paint, margin=MARGIN)


def _halo(width: float, height: float, radius: float, out: float, scale: float) -> pygame.Surface:
    full = (width + 2 * MARGIN, height + 2 * MARGIN)
    start = MARGIN - out
    band = LINE + 14
    body = (
        f'<rect x="{start:g}" y="{start:g}" width="{width + 2 * out:g}" '
        f'height="{height + 2 * out:g}" rx="{radius + out:g}" fill="none" '
        f'stroke="{LAMP}" stroke-width="{band}" stroke-opacity="0.8"/>'
    )
    halo = soft(vector(body, full[0], full[1], scale / 4), HALO * scale / 6, full, scale)
    # Only outside: the thing keeps its own colours.
    hole = vector(
        f'<rect x="{MARGIN:g}" y="{MARGIN:g}" width="{width:g}" height="{height:g}" '
        f'rx="{radius:g}" fill="#000000"/>',
        full[0],
        full[1],
        scale,
    )
    surface = blank(full[0], full[1], scale)
    surface.blit(halo, (0, 0), None, PREMULTIPLIED)
    keep = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    keep.fill((255, 255, 255, 255))
    keep.blit(_inverse(hole), (0, 0), None, pygame.BLEND_RGBA_MULT)
    surface.blit(keep, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return surface


def _inverse(shape: pygame.Surface) -> pygame.Surface:
    """White where the shape is not, nothing where it is."""
    white = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    white.fill((255, 255, 255, 255))
    mask = shape.copy()
    mask.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_ADD)
    solid = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    solid.blit(mask.premul_alpha(), (0, 0), None, PREMULTIPLIED)
    white.blit(solid, (0, 0), None, pygame.BLEND_RGBA_SUB)
    return white


class FocusRing:
    """Keeps one seat's ring around its focus.

    Args:
        stage: where it is drawn; its sprite is named ``ui.ring`` (``ui.ring.2`` for a seat).
        motions: moves it in 120 ms; None moves it at once.
        focus: the map that says where it belongs.
        seat: whose ring it is.
        colour: of the line; give a seat's colour where several rings are on the screen.
    """

    def __init__(
        self,
        stage: Stage,
        motions: Motions | None,
        focus: FocusMap,
        seat: Seat = None,
        colour: str = FOCUS,
    ) -> None:
        self.stage = stage
        self.motions = motions
        self.focus = focus
        self.seat = seat
        self.colour = colour
        self.name = "ui.ring" if seat is None else f"ui.ring.{seat}"
        self.visible = True
        self.over: tuple[pygame.Rect, float] | None = None
        """A box with the radius of its corners around which it lies instead of the focus."""
        self._shown: tuple[object, ...] | None = None

    def reset(self) -> None:
        """The stage was cleared, or what had the focus must not be known: it appears anew.

        Until then there is none, however long a scene above keeps this one from following.
        """
        if self.name in self.stage:
            self.stage.remove(self.name)
        self._shown = None

    def update(self) -> None:
        """Follow the focus; call it once a frame (it does nothing when nothing changed)."""
        key = self.focus.current(self.seat) if self.visible else None
        if self.over is None and key is None:
            if self.name in self.stage:
                self.stage.remove(self.name)
            self._shown = None
            return
        if self.over is not None:
            key, target = "over", Target("over", *self.over)
        else:
            assert key is not None
            target = self.focus.target(key)
        state = (key, tuple(target.rect), target.radius, self.colour)
        if state != self._shown:
            self._place(target, jump=self._shown is None or self.over is not None)
            self._shown = state

    def _place(self, target: Target, jump: bool) -> None:
        rect = target.rect
        picture = ring_picture(rect.width, rect.height, target.radius, colour=self.colour)
        if self.name not in self.stage:
            sprite = Sprite(picture, rect.centerx, rect.centery, RING_Z)
            self.stage.add(sprite, name=self.name)
            return
        self.stage.change(self.name, picture=picture)
        if jump or self.motions is None or self.motions.tempo.reduced:
            self.stage.change(self.name, x=rect.centerx, y=rect.centery)
        else:
            self.motions.animate(self.name, MOVE_MS, x=rect.centerx, y=rect.centery)
