"""The stage: a world of sprites over a still layer, drawn only where something changed.

How a frame is drawn: whoever changes a sprite says so (:meth:`Stage.change`,
:meth:`Stage.touch`); the stage collects the rectangles it covered and covers now, merges them where
that wastes little, and paints those regions: the still layer, then the sprites in order of
height. A frame in which nothing changed costs nothing.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

import pygame

from game.core.world import World
from systems.io.pictures import PREMULTIPLIED, Picture, PictureBook
from systems.table.sprites import Named, Sprite

MOST_REGIONS = 400
"""So many changed regions of a stage that nobody draws are kept; then it is painted whole."""

MERGE_WASTE = 1.25
"""Two regions become one when their union is at most this much larger than both together."""

WHOLE_FRAME = 0.55
"""From this part of the picture on, everything is repainted in one go."""

_FIELDS = tuple(field.name for field in fields(Sprite))


class Stage:
    """Retained sprites of one screen.

    Args:
        book: makes the surfaces, at the scale of the window.
        label: names the world, for messages about leaks.

    Attributes:
        world: holds the sprites; tweens and other components live there too.
        opaque: whether the stage covers what lies below. A stage with a ground is opaque.
        shade: light of what lies below the height of :meth:`set_shade`, 0 to 1.
    """

    def __init__(self, book: PictureBook, label: str = "stage") -> None:
        self.book = book
        self.world = World(label)
        self.opaque = False
        self.veil = 1.0
        self.shade = 1.0
        self._shade_z = 0.0
        self._ground: Picture | None = None
        self._names: dict[str, int] = {}
        self._sprites: dict[int, Sprite] = {}
        self._touched: dict[int, None] = {}
        self._drawn: dict[int, tuple[pygame.Surface, pygame.Rect]] = {}
        self._order: list[int] = []
        self._order_stale = False
        self._layers: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._rects: list[pygame.Rect] = []
        self._heights: list[float] = []
        self._layers_stale = False
        self._dirty: list[pygame.Rect] = []
        self._all_dirty = True
        self._scale = book.scale
        self._shown: dict[int, tuple[Any, ...]] = {}
        self.closed = False

    # -- content -----------------------------------------------------------------------------

    def set_ground(self, picture: Picture | None) -> None:
        """The still layer below all sprites, as large as the whole picture; it must be opaque.

        None makes the stage transparent: what the scene below shows is seen.
        """
        self._ground = picture
        self.opaque = picture is not None
        self._all_dirty = True

    def set_veil(self, level: float) -> None:
        """For a stage without a ground: darken what lies below; 1 is clear, 0 is black."""
        if level != self.veil:
            self.veil = level
            self._all_dirty = True

    def set_shade(self, level: float, z: float = 0.0) -> None:
        """Darken the ground and every sprite up to a height; 1 is clear, 0 is black.

        Sprites above ``z`` keep their light. It costs one fill of each region that is painted.
        """
        if (level, z) != (self.shade, self._shade_z):
            self.shade, self._shade_z = level, z
            self._all_dirty = True

    def add(self, sprite: Sprite, *components: object, name: str | None = None) -> int:
        """Put a sprite on the stage; returns its entity.

        ``ValueError`` when the name is taken.
        """
        if name is not None:
            if name in self._names:
                raise ValueError(f"there is already something named {name!r} on the stage")
            components = (*components, Named(name))
        entity = self.world.create(sprite, *components)
        self._sprites[entity] = sprite
        if name is not None:
            self._names[name] = entity
        self._order_stale = True
        self._touched[entity] = None
        return entity

    def remove(self, what: int | str) -> None:
        """Take a sprite off the stage; unknown ones are ignored."""
        entity = self.find(what)
        if entity is None or entity not in self._sprites:
            return
        del self._sprites[entity]
        self._layers_stale = True
        self._names = {name: e for name, e in self._names.items() if e != entity}
        self._touched.pop(entity, None)
        self._shown.pop(entity, None)
        drawn = self._drawn.pop(entity, None)
        if drawn is not None:
            self._dirty.append(drawn[1])
            if len(self._dirty) > MOST_REGIONS:
                self._dirty.clear()
                self._all_dirty = True
        self._order_stale = True
        self.world.delete(entity)

    def clear(self) -> None:
        """Take everything off the stage; nothing is in the shade any more."""
        self.set_shade(1.0)
        for entity in list(self._sprites):
            self.remove(entity)

    def find(self, what: int | str) -> int | None:
        """The entity of a name; an entity is returned as it is."""
        return self._names.get(what) if isinstance(what, str) else what

    def __getitem__(self, what: int | str) -> Sprite:
        """The sprite of a name or entity; read it, and change it with :meth:`change`."""
        entity = self.find(what)
        if entity is None or entity not in self._sprites:
            raise KeyError(what)
        return self._sprites[entity]

    def __contains__(self, what: object) -> bool:
        entity = self._names.get(what) if isinstance(what, str) else what
        return entity in self._sprites

    @property
    def names(self) -> dict[str, int]:
        """Name -> entity of everything that has a name."""
        return dict(self._names)

    def change(self, what: int | str, **values: Any) -> None:
        """Change fields of a sprite, such as ``change("lamp", alpha=0.5)``."""
        entity = self.find(what)
        if entity is None:
            raise KeyError(what)
        sprite = self._sprites[entity]
        for field, value in values.items():
            if getattr(sprite, field) != value:
                setattr(sprite, field, value)
                self._touched[entity] = None
                if field == "z":
                    self._order_stale = True

    def touch(self, entity: int) -> None:
        """Say that fields of this sprite were changed directly."""
        self._touched[entity] = None

    def reorder(self) -> None:
        """Say that a height was changed directly."""
        self._order_stale = True

    def close(self) -> None:
        """Forget everything, with the world."""
        self._sprites.clear()
        self._names.clear()
        self._drawn.clear()
        self.world.close()
        self.closed = True

    def make_pictures(self) -> Iterator[None]:
        """Make what the stage will show, one picture or part in each step, before it is shown."""
        for picture in (
            self._ground,
            *(self._sprites[entity].picture for entity in self._sorted()),
        ):
            if picture is not None:
                yield from self.book.steps(picture)

    # -- what is visible, for tests ----------------------------------------------------------

    def strings(self) -> list[str]:
        """All strings on visible sprites and the ground, bottom first."""
        found = list(self._ground.says) if self._ground else []
        for entity in self._sorted():
            sprite = self._sprites[entity]
            if sprite.visible and sprite.picture is not None and sprite.alpha > 0:
                found.extend(sprite.picture.says)
        return found

    def untold(self) -> list[int]:
        """Sprites that were changed without :meth:`change` or :meth:`touch` (defects)."""
        return [
            entity
            for entity, values in self._shown.items()
            if entity not in self._touched and _values(self._sprites[entity]) != values
        ]

    @property
    def ground(self) -> Picture | None:
        """The still layer, if there is one."""
        return self._ground

    def sprites_in(self, area: pygame.Rect) -> list[int]:
        """Visible sprites whose middle lies in an area (in logical units), the lowest first."""
        return [
            entity
            for entity in self._sorted()
            if (sprite := self._sprites[entity]).visible
            and sprite.picture is not None
            and area.collidepoint(sprite.x, sprite.y)
        ]

    def centre_of(self, what: int | str) -> tuple[float, float]:
        """Where a sprite stands."""
        sprite = self[what]
        return (sprite.x, sprite.y)

    # -- drawing -----------------------------------------------------------------------------

    def invalidate(self) -> None:
        """Repaint everything with the next frame."""
        self._all_dirty = True

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        """Regions (in pixels of the frame) that must be painted again.

        After it, :meth:`paint` changes nothing.
        """
        if self._scale != self.book.scale:
            self._scale = self.book.scale
            self._all_dirty = True
            self._touched.update(dict.fromkeys(self._sprites))
        for entity in self._touched:
            self._redraw(entity)
        self._touched.clear()
        if self._all_dirty:
            self._all_dirty = False
            self._dirty.clear()
            return [frame.copy()]
        if not self._dirty:
            return []
        regions = merged(self._dirty, frame)
        self._dirty.clear()
        return regions

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Paint one region of the frame. The clip of ``surface`` must be set to it."""
        if self._ground is not None:
            surface.blit(self.book.surface(self._ground), region, region)
        elif self.veil < 1:
            level = round(self.veil * 255)
            surface.fill((level, level, level), region, pygame.BLEND_MULT)
        layers = self._stacked()
        hits = region.collidelistall(self._rects)
        if self.shade < 1:
            lit = bisect_left(hits, bisect_right(self._heights, self._shade_z))
            self._darken(surface, region, [layers[place] for place in hits[:lit]])
            hits = hits[lit:]
        if hits:
            surface.fblits([layers[place] for place in hits], PREMULTIPLIED)

    def _stacked(self) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """What is drawn of all visible sprites, the lowest first; made once for all regions."""
        order = self._sorted()
        if self._layers_stale:
            self._layers_stale = False
            there = [entity for entity in order if entity in self._drawn]
            self._layers = [self._drawn[entity] for entity in there]
            self._rects = [rect for _, rect in self._layers]
            self._heights = [self._sprites[entity].z for entity in there]
        return self._layers

    def _darken(
        self,
        surface: pygame.Surface,
        region: pygame.Rect,
        below: list[tuple[pygame.Surface, pygame.Rect]],
    ) -> None:
        """Paint what lies in the shade, and the shade over it."""
        if below:
            surface.fblits(below, PREMULTIPLIED)
        level = round(self.shade * 255)
        surface.fill((level, level, level), region, pygame.BLEND_MULT)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw a stage that is alone on the screen; returns what changed."""
        regions = self.take_dirty(surface.get_rect())
        for region in regions:
            surface.set_clip(region)
            self.paint(surface, region)
        surface.set_clip(None)
        return regions

    def _sorted(self) -> list[int]:
        if self._order_stale:
            self._order_stale = False
            self._layers_stale = True
            self._order = sorted(self._sprites, key=lambda e: (self._sprites[e].z, e))
        return self._order

    def _redraw(self, entity: int) -> None:
        """Take up the new look of one sprite: its surface and both rectangles."""
        self._layers_stale = True
        before = self._drawn.pop(entity, None)
        if before is not None:
            self._dirty.append(before[1])
        sprite = self._sprites.get(entity)
        if sprite is None:
            return
        self._shown[entity] = _values(sprite)
        if not sprite.visible or sprite.picture is None or sprite.alpha < 0.025:
            return
        surface = self.book.variant(
            sprite.picture,
            angle=sprite.angle,
            scale=sprite.scale,
            squash=sprite.squash,
            alpha=sprite.alpha,
            tint=sprite.tint,
        )
        scale = self._scale
        rect = surface.get_rect()
        rect.topleft = (
            round(sprite.x * scale - rect.width / 2),
            round(sprite.y * scale - rect.height / 2),
        )
        self._drawn[entity] = (surface, rect)
        self._dirty.append(rect)


def _values(sprite: Sprite) -> tuple[Any, ...]:
    return tuple(getattr(sprite, field) for field in _FIELDS)


def merged(rects: Iterable[pygame.Rect], frame: pygame.Rect) -> list[pygame.Rect]:
    """The same regions as fewer, larger rectangles, inside the frame."""
    result: list[pygame.Rect] = []
    for one in rects:
        rect = one.clip(frame)
        if not rect.width or not rect.height:
            continue
        index = 0
        while index < len(result):
            other = result[index]
            union = rect.union(other)
            together = rect.width * rect.height + other.width * other.height
            if union.width * union.height <= together * MERGE_WASTE:
                rect = union
                del result[index]
                index = 0
            else:
                index += 1
        result.append(rect)
    covered = sum(rect.width * rect.height for rect in result)
    if covered > WHOLE_FRAME * frame.width * frame.height:
        return [frame.copy()]
    return result
