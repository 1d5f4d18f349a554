"""Finds every piece of text in a frame: where its letters are, how large, and what lies behind.

While :class:`Inking` is in force it notes which picture was painted into which, down to the
letters. A frame is then drawn twice, with and without the letters of the upper scene: the second
one is what lies behind them, and the difference says whether they can be seen at all.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any
from weakref import WeakKeyDictionary

import pygame

from scenes.context import Context
from systems.io.brush import Brush
from systems.io.pictures import Picture, PictureBook, _weight
from systems.io.text import TextKit
from systems.io.typeset import ELLIPSIS, Inline, Run
from systems.table.stage import Stage

SEEN = 24
"""Parts of a colour by which a pixel has to change to be seen to change."""


@dataclass(frozen=True)
class _Child:
    surface: pygame.Surface
    left: int
    top: int


@dataclass(frozen=True)
class _Variant:
    base: pygame.Surface
    angle: float
    scale: float
    squash: float
    alpha: float
    tint: tuple[int, int, int] | None


@dataclass
class Ink:
    """A piece of text as it lies in the frame, in logical units.

    Attributes:
        text: what it says.
        role: its typeface.
        size: its height in logical pixels, as it is drawn.
        squash: how much its letters are narrowed, 1 for not at all.
        colours: of its letters.
        rect: around its letters.
        mask: the letters, from the corner of ``rect``; None where it is turned.
        alpha: 0 to 1.
        tint: multiplies the colours.
        holder: the plate it was painted on, without shadows; None where it lies on the stage.
        sprite: the name of what it is part of.
        cut: it ends with an ellipsis.
        large: a heading by its looks.
        open: the part of its letters that nothing lies over; ``mask`` holds only these.
        seen: the part of those that stands out from what lies behind.
    """

    text: str
    role: str
    size: float
    squash: float
    colours: tuple[str, ...]
    rect: pygame.Rect
    mask: pygame.Mask | None
    alpha: float
    tint: tuple[int, int, int] | None
    holder: pygame.Rect | None
    sprite: str
    cut: bool
    open: float = 1.0
    seen: float = 1.0
    whole: pygame.Mask | None = None
    """The letters with those that something lies over; None where that is nothing."""

    @property
    def large(self) -> bool:
        """Whether it counts as large text."""
        return self.size >= 52


@dataclass(frozen=True)
class _Place:
    """From the pixels of a surface to those of the frame."""

    x: float
    y: float
    across: float = 1.0
    down: float = 1.0
    alpha: float = 1.0
    tint: tuple[int, int, int] | None = None
    turn: tuple[float, float, float] | None = None
    """Degrees anticlockwise and the point around which it is turned."""

    def turned(self, rect: pygame.Rect) -> pygame.Rect:
        """Where an upright box lies after the turn (its corners are not followed)."""
        if self.turn is None:
            return rect
        angle, x, y = math.radians(-self.turn[0]), self.turn[1], self.turn[2]
        dx, dy = rect.centerx - x, rect.centery - y
        found = rect.copy()
        found.center = (
            round(x + dx * math.cos(angle) - dy * math.sin(angle)),
            round(y + dx * math.sin(angle) + dy * math.cos(angle)),
        )
        return found

    def rect(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        return pygame.Rect(
            round(self.x + left * self.across),
            round(self.y + top * self.down),
            max(1, round(width * self.across)),
            max(1, round(height * self.down)),
        )


@dataclass(frozen=True)
class _Layer:
    """A sprite as it is drawn."""

    name: str
    surface: pygame.Surface
    rect: pygame.Rect


@dataclass
class Look:
    """A frame and what its letters lie on.

    Attributes:
        frame: as players see it.
        behind: the same without the letters of the upper scene.
        inks: every piece of text that can be seen.
    """

    frame: pygame.Surface
    behind: pygame.Surface
    inks: list[Ink] = field(default_factory=list)


class Inking:
    """Notes what is painted into what; a context manager, in force before anything is drawn."""

    def __init__(self) -> None:
        self._children: WeakKeyDictionary[pygame.Surface, list[_Child]] = WeakKeyDictionary()
        self._pictures: WeakKeyDictionary[pygame.Surface, Picture] = WeakKeyDictionary()
        self._variants: WeakKeyDictionary[pygame.Surface, _Variant] = WeakKeyDictionary()
        self._margins: WeakKeyDictionary[pygame.Surface, float] = WeakKeyDictionary()
        self._letters: dict[Any, pygame.Mask] = {}
        self._solid: WeakKeyDictionary[pygame.Surface, pygame.Mask] = WeakKeyDictionary()
        self._cut: set[Any] = set()
        self._mute = False
        self._before: list[tuple[Any, str, Any]] = []

    # -- listening ---------------------------------------------------------------------------

    def __enter__(self) -> Inking:
        surface, variant = PictureBook.surface, PictureBook.variant
        begin, picture, blit = Brush.__init__, Brush.picture, Brush.blit
        draw, block = TextKit._draw, TextKit._block

        def hear_surface(book: PictureBook, one: Picture) -> pygame.Surface:
            found = surface(book, one)
            if found not in self._pictures:
                self._pictures[found] = _told(one)
            return found

        def hear_variant(book: PictureBook, one: Picture, **how: Any) -> pygame.Surface:
            found = variant(book, one, **how)
            base = hear_surface(book, one)
            if found is not base:
                self._variants[found] = _Variant(
                    base,
                    how.get("angle", 0),
                    how.get("scale", 1),
                    how.get("squash", 1),
                    how.get("alpha", 1),
                    how.get("tint"),
                )
            return found

        def hear_brush(brush: Brush, target: pygame.Surface, *args: Any, **how: Any) -> None:
            begin(brush, target, *args, **how)
            self._margins.setdefault(target, brush.offset[0] * brush.scale)
            self._children.setdefault(target, [])

        def hear_picture(brush: Brush, one: Picture, centre: tuple[float, float]) -> None:
            picture(brush, one, centre)
            if brush.book is None:
                return
            child = hear_surface(brush.book, one)
            x = (centre[0] + brush.offset[0]) * brush.scale - child.get_width() / 2
            y = (centre[1] + brush.offset[1]) * brush.scale - child.get_height() / 2
            self._children[brush.surface].append(_Child(child, round(x), round(y)))

        def hear_blit(brush: Brush, one: pygame.Surface, left: float, top: float) -> None:
            blit(brush, one, left, top)
            if one in self._pictures or one in self._variants:
                x = round((left + brush.offset[0]) * brush.scale)
                y = round((top + brush.offset[1]) * brush.scale)
                self._children[brush.surface].append(_Child(one, x, y))

        def hear_draw(kit: TextKit, target: pygame.Surface, *args: Any) -> None:
            flat = args[-1]
            if not self._mute or flat not in ("", "#FFFFFF"):
                draw(kit, target, *args)

        def hear_block(kit: TextKit, *args: Any) -> Any:
            found = block(kit, *args)
            pieces = args[0]
            words = "".join(one.text for one in pieces if isinstance(one, Run))
            last = found.lines[-1] if found.lines else ()
            ends = bool(last) and last[-1].text.endswith(ELLIPSIS)
            if args[-1] is not None and ends and not words.rstrip().endswith(ELLIPSIS):
                self._cut.add(args)
            return found

        self._replace(PictureBook, "surface", hear_surface)
        self._replace(PictureBook, "variant", hear_variant)
        self._replace(Brush, "__init__", hear_brush)
        self._replace(Brush, "picture", hear_picture)
        self._replace(Brush, "blit", hear_blit)
        self._replace(TextKit, "_draw", hear_draw)
        self._replace(TextKit, "_block", hear_block)
        return self

    def _replace(self, owner: Any, name: str, function: Any) -> None:
        self._before.append((owner, name, owner.__dict__[name]))
        setattr(owner, name, function)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for owner, name, function in reversed(self._before):
            setattr(owner, name, function)
        self._before.clear()

    def forget(self) -> None:
        """Another house is looked at: nothing of the last one is needed."""
        for noted in (self._children, self._pictures, self._variants, self._margins, self._solid):
            noted.clear()
        self._letters.clear()
        self._cut.clear()

    # -- looking -----------------------------------------------------------------------------

    def look(self, context: Context) -> Look:
        """What is on the screen now, by the upper scene."""
        stages = stages_of(context.stack.top)
        context.stack.draw(context.viewport.frame)
        frame = context.viewport.frame.copy()
        layers = [layer for stage in stages for layer in self._layers(stage)]
        inks = [
            ink
            for number, layer in enumerate(layers)
            for ink in self._walk(layer.surface, _Place(*layer.rect.topleft), None, layer.name)
            if self._is_open(ink, layers[number + 1 :])
        ]
        self._mute = True
        try:
            self._draw_anew(context, stages)
            behind = context.viewport.frame.copy()
        finally:
            self._mute = False
        self._draw_anew(context, stages)
        for ink in inks:
            self._measure(ink, frame, behind)
        return Look(frame, behind, inks)

    def _draw_anew(self, context: Context, stages: list[Stage]) -> None:
        """Draw every picture of the stages with letters on it anew."""
        book = context.book
        stale = set()
        for key, surface in book._kept.items():
            base = self._variants[surface].base if surface in self._variants else surface
            if self._has_letters(base):
                stale.add(key)
        for key in stale:
            book.bytes_used -= _weight(book._kept.pop(key))
        for stage in stages:
            for entity in stage._sorted():
                stage.touch(entity)
            stage.invalidate()
        context.stack.draw(context.viewport.frame)

    def _has_letters(self, surface: pygame.Surface) -> bool:
        picture = self._pictures.get(surface)
        if picture is not None and _is_text(picture):
            return True
        if surface in self._variants and self._has_letters(self._variants[surface].base):
            return True
        return any(self._has_letters(child.surface) for child in self._children.get(surface, ()))

    def _layers(self, stage: Stage) -> Iterator[_Layer]:
        names = {entity: name for name, entity in stage.names.items()}
        if stage._ground is not None:
            ground = stage.book.surface(stage._ground)
            yield _Layer("ground", ground, ground.get_rect())
        for entity in stage._sorted():
            drawn = stage._drawn.get(entity)
            if drawn is not None:
                yield _Layer(names.get(entity, f"#{entity}"), *drawn)

    def _is_open(self, ink: Ink, above: list[_Layer]) -> bool:
        """Take away the letters that lie below something else; False where nothing is left."""
        if ink.mask is None:
            return True
        whole = ink.mask.copy()
        for layer in above:
            if not layer.rect.colliderect(ink.rect):
                continue
            solid = self._solid.get(layer.surface)
            if solid is None:
                solid = self._solid[layer.surface] = pygame.mask.from_surface(layer.surface, 215)
            corner = (layer.rect.left - ink.rect.left, layer.rect.top - ink.rect.top)
            ink.mask.erase(solid, corner)
        ink.open = ink.mask.count() / max(1, whole.count())
        if ink.open < 1:
            ink.whole = whole
        return ink.open > 0.02

    def _walk(
        self, surface: pygame.Surface, place: _Place, holder: pygame.Rect | None, sprite: str
    ) -> Iterator[Ink]:
        changed = self._variants.get(surface)
        if changed is not None:
            base, turned = changed.base, bool(round(changed.angle) % 360)
            if turned:
                across, down = place.across * changed.scale, place.down * changed.scale
            else:
                across = place.across * surface.get_width() / base.get_width()
                down = place.down * surface.get_height() / base.get_height()
            tint = changed.tint or place.tint
            # A turned picture is measured as if it stood upright around its middle.
            x = place.x + (surface.get_width() * place.across - base.get_width() * across) / 2
            y = place.y + (surface.get_height() * place.down - base.get_height() * down) / 2
            alpha = place.alpha * changed.alpha
            turn = place.turn
            if turned:
                middle = place.rect(0, 0, *surface.get_size()).center
                turn = (changed.angle, float(middle[0]), float(middle[1]))
            inner = _Place(x, y, across, down, alpha, tint, turn)
            yield from self._walk(base, inner, holder, sprite)
            return
        picture = self._pictures.get(surface)
        if picture is not None and _is_text(picture):
            yield from self._ink(surface, picture, place, holder, sprite)
            return
        margin = self._margins.get(surface, 0.0)
        width, height = surface.get_size()
        plate: pygame.Rect | None = None
        if place.turn is None:
            plate = place.rect(margin, margin, width - 2 * margin, height - 2 * margin)
        for child in self._children.get(surface, ()):
            x = place.x + child.left * place.across
            y = place.y + child.top * place.down
            where = _Place(x, y, place.across, place.down, place.alpha, place.tint, place.turn)
            yield from self._walk(child.surface, where, plate, sprite)

    def _ink(
        self,
        surface: pygame.Surface,
        picture: Picture,
        place: _Place,
        holder: pygame.Rect | None,
        sprite: str,
    ) -> Iterator[Ink]:
        _, pieces, role, real, colour, width, _, line, most, *_, metal = picture.key  # type: ignore[misc]
        letters = self._mask(surface, picture)
        boxes = letters.get_bounding_rects()
        if not boxes:
            return
        box = boxes[0].unionall(boxes[1:])
        mask: pygame.Mask | None = pygame.Mask(box.size)
        assert mask is not None
        mask.draw(letters, (-box.left, -box.top))
        rect = place.rect(*box)
        if rect.size != mask.get_size():
            mask = mask.scale(rect.size)
        colours = {one.colour or colour for one in pieces if isinstance(one, Run)}
        if metal:
            colours = set(metal)
        block = (pieces, role, real, colour, width, line, most)
        yield Ink(
            "".join(one.text for one in pieces if isinstance(one, Run)),
            role,
            real * place.down,
            place.across / place.down,
            tuple(sorted(colours)),
            place.turned(rect),
            None if place.turn is not None else mask,
            place.alpha,
            place.tint,
            holder,
            sprite,
            block in self._cut,
        )
        for child in self._children.get(surface, ()):  # signs in the line
            where = _Place(
                place.x + child.left * place.across,
                place.y + child.top * place.down,
                place.across,
                place.down,
                place.alpha,
                place.tint,
                place.turn,
            )
            yield from self._walk(child.surface, where, holder, sprite)

    def _mask(self, surface: pygame.Surface, picture: Picture) -> pygame.Mask:
        """Where the letters are: what is missing in the muted picture."""
        found = self._letters.get(picture.key)
        if found is None:
            pieces: Any = picture.key[1]  # type: ignore[index]
            plain = not picture.key[-1] and not picture.key[-2]  # type: ignore[index]
            if plain and not any(isinstance(one, Inline) for one in pieces):
                found = pygame.mask.from_surface(surface, 110)
            else:
                self._mute = True
                try:
                    muted = picture.make(1.0)
                finally:
                    self._mute = False
                found = changed_pixels(surface, muted, 90)
            self._letters[picture.key] = found
        return found

    def _measure(self, ink: Ink, frame: pygame.Surface, behind: pygame.Surface) -> None:
        """Note how much of the letters stands out."""
        area = ink.rect.clip(frame.get_rect())
        if not area.width or not area.height:
            ink.seen = 0.0
            return
        changed = changed_pixels(frame.subsurface(area), behind.subsurface(area), SEEN)
        if ink.mask is None:
            ink.seen = 1.0 if changed.count() else 0.0
            return
        offset = (ink.rect.left - area.left, ink.rect.top - area.top)
        shown = changed.overlap_area(ink.mask, offset)
        ink.seen = shown / max(1, ink.mask.count())


def stages_of(scene: Any) -> list[Stage]:
    """What a scene draws, lowest first."""
    if hasattr(scene, "_on_street"):  # the attract mode: the street or a table, and words above it
        return [scene.frame.stage if scene._on_street else scene.table.stage, scene.front]
    return [scene.stage]


def changed_pixels(one: pygame.Surface, two: pygame.Surface, least: int) -> pygame.Mask:
    """The pixels at which two surfaces of one size differ by at least so much."""
    size = one.get_size()
    difference = pygame.Surface(size, pygame.SRCALPHA)
    difference.blit(one, (0, 0), None, pygame.BLEND_RGBA_ADD)
    difference.blit(two, (0, 0), None, pygame.BLEND_RGBA_SUB)
    other = pygame.Surface(size, pygame.SRCALPHA)
    other.blit(two, (0, 0), None, pygame.BLEND_RGBA_ADD)
    other.blit(one, (0, 0), None, pygame.BLEND_RGBA_SUB)
    difference.blit(other, (0, 0), None, pygame.BLEND_RGBA_MAX)
    found = pygame.mask.from_threshold(difference, (0, 0, 0, 0), (least, least, least, 255))
    found.invert()
    return found


def _told(one: Picture) -> Picture:
    """What a picture says of itself; without its maker, which would keep a whole table alive.

    Letters keep theirs: they are drawn again to be measured, and know the text kit alone.
    """
    if _is_text(one):
        return one
    return Picture(one.key, one.size, _unmakeable, one.says, one.margin)


def _unmakeable(scale: float) -> pygame.Surface:
    raise AssertionError("only what the picture says is kept")


def _is_text(picture: Picture) -> bool:
    key = picture.key
    return isinstance(key, tuple) and len(key) == 11 and key[0] == "text"
