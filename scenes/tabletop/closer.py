"""Looking closely: one card, picture or part of the table over the whole screen.

Left and right go to its neighbours, every other button leads back, and below nothing has moved: the
focus is where it was. What is shown is what the table shows to everybody, only larger. What is
large is not made in one frame: until it is there, an empty plate lies in its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scenes.context import Context
from scenes.kit import cues
from scenes.kit.caption import PLATE_MARGIN, caption_picture
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Box, Widget
from scenes.scanned import PROMPT
from scenes.tabletop.warming import Wanted, Warming
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.stretching import stretched
from systems.io.text import Content
from systems.table.board import Area
from systems.table.scan import Stop
from systems.table.signs import chevron
from systems.table.sprites import Sprite
from systems.table.stage import Stage

Size = tuple[float, float]

ROOM = Area(370, 62, 1180, 760)
"""Where the picture lies, as large as its shape allows."""

ROOM_WITHOUT_WORDS = Area(370, 62, 1180, 860)
SIDE: Size = (220, 330)
SIDE_X = 128.0
ASIDE, ASIDE_HIGH = (176, 176, 176), (210, 210, 210)
"""Tint of the neighbours, with usual and with high contrast: what stands on them stays readable."""

WORDS_Y = 896.0
ABOVE_WORDS = 30.0
"""Between the picture and the words: the focus ring lies there."""

GROW_MS = 180.0
VEIL = 0.06


@dataclass(frozen=True, slots=True)
class Closer:
    """Something to look at closely.

    Attributes:
        key: of the target that stands for it on the table.
        shape: its width and height on the table; only the proportion counts.
        picture: makes it at a size (of that proportion).
        title: what it is, below it; empty for none.
    """

    key: str
    shape: Size
    picture: Callable[[Size], Picture]
    title: Content = ""

    @classmethod
    def part_of(cls, key: str, stage: Stage, area: Area, title: Content = "") -> Closer:
        """A part of the table, as it lies there now, drawn sharply at the larger size."""
        return cls(key, (area.width, area.height), lambda size: magnified(stage, area, size), title)


class LookCloser(Screen):
    """Shows pictures one at a time.

    Args:
        context: the tools of the house.
        entries: all of them, in the order in which they lie on the table.
        key: of the one that is shown first.
    """

    name = "look closer"
    opaque = False

    def __init__(self, context: Context, entries: Sequence[Closer], key: str = "") -> None:
        super().__init__(context)
        self.entries = tuple(entries)
        keys = [entry.key for entry in self.entries]
        self.at = keys.index(key) if key in keys else 0
        self._missing: list[tuple[int, Picture]] = []
        """Sprites that wait for their pictures, the most important first."""
        self._warming: Warming | None = None
        self._laid = False
        """Whether a frame has passed since everything was laid out, which takes its time."""

    @property
    def entry(self) -> Closer:
        """What is shown."""
        return self.entries[self.at]

    @property
    def waiting(self) -> bool:
        """Whether something is still to be made."""
        return bool(self._missing)

    def build(self) -> None:
        self._missing.clear()
        self._warming, self._laid = None, False
        self.stage.set_veil(VEIL)
        say = self.context.say
        prompts = [Prompt(Kind.BACK, say("prompt.back"))]
        if len(self.entries) > 1:
            prompts.insert(0, Prompt(Kind.LEFT, say("prompt.choose")))
        self.set_prompts(prompts)
        self.add(_Shown(self), first=True)
        self._neighbours()

    def now_or_empty(self, picture: Picture, size: Size) -> Picture:
        """A picture that is there, or an empty plate in its place; :meth:`later` brings it on."""
        if self.context.tempo.instant or self.context.book.has(picture):
            return picture
        return _empty(size)

    def later(self, entity: int, picture: Picture) -> None:
        """A sprite gets this picture as soon as it is made."""
        if self.stage[entity].picture is not picture:
            self._missing.append((entity, picture))

    def update(self, dt: float) -> None:
        super().update(dt)
        laid, self._laid = self._laid, True
        if not self._missing or not laid:
            return
        entity, picture = self._missing[0]
        if self._warming is None:
            self._warming = Warming(self.context.book)
            self._warming.later([Wanted(picture)])
        if self._warming.done:
            self.stage.change(entity, picture=picture)
            self._warming = None
            del self._missing[0]
        else:
            self._warming.quiet_frame()

    def step(self, by: int) -> bool:
        """Show a neighbour; False at the end of the row."""
        if not 0 <= self.at + by < len(self.entries):
            return False
        self.at += by
        self.context.audio.cue(cues.PAGE)
        self.relayout()
        shown = self.widgets[_Shown.KEY]
        assert isinstance(shown, _Shown)
        shown.arrive(self)
        return True

    def enter(self) -> None:
        super().enter()
        shown = self.widgets[_Shown.KEY]
        assert isinstance(shown, _Shown)
        shown.arrive(self)

    def back(self) -> None:
        self.context.stack.pop(of=self)

    def on_button(self, action: Action) -> bool:
        if action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            self.step(-1 if action.kind is Kind.PAGE_LEFT else 1)
        else:
            self.context.audio.cue(cues.BACK)
            self.back()
        return True

    def _further(self) -> list[Stop]:
        found = []
        for by, way in ((-1, "left"), (1, "right")):
            if 0 <= self.at + by < len(self.entries):
                x = SIDE_X if by < 0 else 1920 - SIDE_X - SIDE[0]
                y = ROOM.centre[1] - SIDE[1] / 2
                box = (round(x), round(y), round(SIDE[0]), round(SIDE[1]))
                act = partial(self.step, by)
                found.append(Stop((PROMPT, f"further {way}"), box, act=act, group="further"))
        return found

    def _neighbours(self) -> None:
        """Those beside it, small and dim, with an arrow each."""
        for by, way in ((-1, "left"), (1, "right")):
            if not 0 <= self.at + by < len(self.entries):
                continue
            x = SIDE_X + SIDE[0] / 2 if by < 0 else 1920 - SIDE_X - SIDE[0] / 2
            entry = self.entries[self.at + by]
            size = fitted(entry.shape, SIDE)
            y = ROOM.centre[1]
            tint = ASIDE_HIGH if self.context.theme.high else ASIDE
            picture = entry.picture(size)
            shown = self.now_or_empty(picture, size)
            self.later(self.stage.add(Sprite(shown, x, y, 5, tint=tint)), picture)
            arrow = chevron(way, 56, self.context.theme.text)
            self.stage.add(Sprite(arrow, x, y + size[1] / 2 + 52, 6))


class _Shown(Widget):
    """The picture in the middle."""

    KEY = "closer"

    def __init__(self, screen: LookCloser) -> None:
        self.entry = screen.entry
        self.words: Picture | None = None
        self.words_y = WORDS_Y
        room = ROOM_WITHOUT_WORDS
        if self.entry.title:
            self.words = caption_picture(screen.context, self.entry.title)
            high = self.words.size[1] - 2 * PLATE_MARGIN
            self.words_y = min(WORDS_Y, screen.prompts_top - 20 - high / 2)
            # Large words leave less for the picture.
            foot = min(ROOM.bottom, self.words_y - high / 2 - ABOVE_WORDS)
            room = Area(ROOM.left, ROOM.top, ROOM.width, foot - ROOM.top)
        self.size = fitted(self.entry.shape, (room.width, room.height))
        self.centre = room.centre
        left = self.centre[0] - self.size[0] / 2
        top = self.centre[1] - self.size[1] / 2
        box: Box = (left, top, *self.size)
        super().__init__(self.KEY, box, radius=max(12.0, 0.045 * min(self.size)))

    def build(self, screen: Screen) -> None:
        assert isinstance(screen, LookCloser)
        self.picture = self.entry.picture(self.size)
        shown = screen.now_or_empty(self.picture, self.size)
        self.sprite = self.show(screen, shown, *self.centre, z=10)
        screen.later(self.sprite, self.picture)
        if self.words is not None:
            self.show(screen, self.words, 960, self.words_y, z=12)

    def arrive(self, screen: Screen) -> None:
        """It comes up from a little smaller, where it is there already."""
        if screen.stage[self.sprite].picture != self.picture:
            return
        screen.stage.change(self.sprite, scale=0.875)
        screen.motions.animate(self.sprite, GROW_MS, scale=1.0)

    def on_press(self, screen: Screen) -> bool:
        screen.back()
        return True

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        by = {Kind.LEFT: -1, Kind.RIGHT: 1}.get(direction, 0)
        assert isinstance(screen, LookCloser)
        return bool(by) and screen.step(by)


def _empty(size: Size) -> Picture:
    """A dark plate where a picture will be."""

    radius = 0.03 * min(size)
    small = (min(size[0], 4 * radius + 8), min(size[1], 4 * radius + 8))

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *small), radius, "#15100C", edge="#4A3D2A", edge_width=2)

    corners = painted(("closer empty", small), small, paint)
    return stretched(("closer empty", size), size, corners)


def fitted(shape: Size, room: Size) -> Size:
    """The largest size of a shape in a room, in whole units."""
    factor = min(room[0] / shape[0], room[1] / shape[1])
    return (float(round(shape[0] * factor)), float(round(shape[1] * factor)))


def magnified(stage: Stage, area: Area, size: Size) -> Picture:
    """A part of a stage at another size, with its pictures drawn anew so that they stay sharp.

    It is a picture of this moment, and shows what the stage shows.

    Args:
        stage: the table.
        area: what is enlarged; sprites whose middle lies in it.
        size: of the result.
    """
    sprites = [
        stage[entity].at()
        for entity in stage.sprites_in(pygame.Rect(area))
        if stage[entity].z < HIGHEST
    ]
    ground, book = stage.ground, stage.book
    factor = size[0] / area.width

    def make(scale: float) -> pygame.Surface:
        pixels = (math.ceil(size[0] * scale), math.ceil(size[1] * scale))
        surface = pygame.Surface(pixels, pygame.SRCALPHA)
        surface.fill((0, 0, 0, 255))
        if ground is not None:
            whole = book.surface(ground)
            part = pygame.Rect([round(side * scale) for side in area]).clip(whole.get_rect())
            surface.blit(pygame.transform.smoothscale(whole.subsurface(part), pixels), (0, 0))
        with book.at_scale(scale * factor):
            copy = Stage(book, "magnified")
            try:
                for sprite in sprites:
                    copy.add(sprite.at(x=sprite.x - area.left, y=sprite.y - area.top))
                copy.take_dirty(surface.get_rect())
                copy.paint(surface, surface.get_rect())
            finally:
                copy.close()
        return surface

    says = tuple(word for one in sprites if one.picture is not None for word in one.picture.says)
    looks = tuple((one.picture and one.picture.key, one.x, one.y, one.z) for one in sprites)
    return Picture(("magnified", area, size, looks), size, make, says)


HIGHEST = 230.0
"""Heights from here on are choices, boards and words that lie over a table, not the table."""
