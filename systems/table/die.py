"""The die of the house: a lit cube that tumbles along a path and rests on the face it was given.

For authors of games. The rules throw the dice; a table only shows what came up, so the face is
always an argument and nothing in here knows chance::

    die = Die(context.images, context.book, size=120)                # pips, faces 1 to 6
    die = Die(context.images, context.book, faces=[sun, moon, ...])  # pictures on a blank cube

    def layout():                                    # where it belongs when nothing moves
        return {**others, **die.sprites("die", view.values["thrown"], (960, 540))}

    choreographer.register(Thrown, lambda fact, director: die.roll(
        director, "die", fact.face, path=[(300, 900), (960, 540)]))

A roll always takes as long, whatever comes up. Under reduced motion the die fades in at its place;
at the speed Instant it lies there at once; a skipped roll ends in the same picture. Each die is two
sprites, ``name`` and ``name.shadow``. Several dice: one :class:`Die`, a name for each, and
``director.stagger``.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

import pygame

from systems.io.brush import Brush, blank, painted
from systems.io.images import Images
from systems.io.pictures import PREMULTIPLIED, Picture, PictureBook
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite
from systems.table.tempo import FADE_MS

Point = tuple[float, float]

FRAMES, COLUMNS = 16, 8
"""Pictures of a tumbling die in its sheet, and how many of them stand in a row."""

PIPS = 6
ROLL_MS = 1000.0
SETTLE_MS = 180.0
TURNS = 34
"""Pictures that a roll goes through, fast ones first."""

TILT = 9.0
"""Degrees by which the die leans as it touches down, before it settles."""

HOPS = (0.0, 0.55, 0.85, 1.0)
"""Where a straight throw touches the table: parts of the way."""

HOP_HEIGHT = 0.9
"""Height of the first hop as a part of the die's size; every other is less than half as high."""

UPPER_FACE = ((36, 36), (96, 19), (127, 60), (61, 81))
"""Corners of the upper face at rest in a frame of 160 px: far left, far right, near right, near
left (assets/build/artkit/club/dice.py prints them)."""

FRAME_PX = 160


class Tumble(Clip):
    """The pictures of a tumbling die, ever slower.

    Args:
        turn: shows a picture by its number.
        seconds: how long it takes.
    """

    def __init__(self, turn: Callable[[int], None], seconds: float) -> None:
        self._turn = turn
        self._seconds = seconds
        self._elapsed = 0.0
        self._shown = -1

    def advance(self, dt: float) -> float | None:
        self._elapsed += dt
        if self._elapsed >= self._seconds:
            return min(dt, self._elapsed - self._seconds)
        part = self._elapsed / self._seconds
        frame = int(TURNS * (1.6 * part - 0.6 * part * part)) % FRAMES
        if frame != self._shown:
            self._shown = frame
            self._turn(frame)
        return None

    def finish(self) -> None:
        self._elapsed = self._seconds


class Die:
    """Pictures and motion of one kind of die.

    Args:
        images: where the sheets are.
        book: keeps the sheets while frames are cut from them.
        size: width and height of its frame in logical units; the cube fills two thirds of it.
        faces: square pictures for the faces, first face first; without them it has pips, 1 to 6.
        folder: where its sheets lie, for a die of a game's own; one that lacks them is that of the
            house.
    """

    def __init__(
        self,
        images: Images,
        book: PictureBook,
        size: float = 120,
        faces: Sequence[Picture] = (),
        *,
        folder: str = "ui",
    ) -> None:
        self.size = size
        self.faces = tuple(faces)
        self.sides = len(self.faces) or PIPS
        self._book = book
        sort = "die_blank" if self.faces else "die"
        rows = FRAMES // COLUMNS
        if not images.exists(f"{folder}/{sort}_roll.webp"):
            folder = "ui"
        self._rolling = images.picture(
            f"{folder}/{sort}_roll.webp", (COLUMNS * size, rows * size), fit="stretch"
        )
        across = 1 if self.faces else PIPS
        self._resting = images.picture(
            f"{folder}/{sort}_rest.webp", (across * size, size), fit="stretch"
        )

    # -- pictures ----------------------------------------------------------------------------

    def tumbling(self, frame: int) -> Picture:
        """One of the :data:`FRAMES` attitudes of the die in the air."""
        return self._cut(self._rolling, frame % COLUMNS, frame // COLUMNS)

    def at_rest(self, face: int) -> Picture:
        """The die with this face up, counted from 1.

        Raises:
            ValueError: it has no such face.
        """
        if not 1 <= face <= self.sides:
            raise ValueError(f"a die with {self.sides} sides has no face {face}")
        if not self.faces:
            return self._cut(self._resting, face - 1, 0)
        sign, cube, size = self.faces[face - 1], self._resting, self.size

        def paint(brush: Brush) -> None:
            brush.picture(cube, (size / 2, size / 2))
            brush.blit(laid_on(sign.make(brush.scale), size, brush.scale), 0, 0)

        key = ("die", size, sign.key)
        return painted(key, (size, size), paint, self._book, says=sign.says)

    def shadow(self) -> Picture:
        """The shadow on the table below it."""
        width, height = self.size * 0.95, self.size * 0.5

        def paint(brush: Brush) -> None:
            brush.glow((width / 2, height / 2), width / 2, "#000000", 0.8, height / width)

        return painted(("die shadow", self.size), (width, height), paint)

    def pictures(self) -> tuple[Picture, ...]:
        """Everything a roll shows, to be made before the first one."""
        frames = tuple(self.tumbling(number) for number in range(FRAMES))
        rests = tuple(self.at_rest(face) for face in range(1, self.sides + 1))
        return (*frames, *rests, self.shadow())

    def _cut(self, sheet: Picture, column: int, row: int) -> Picture:
        size, book = self.size, self._book

        def make(scale: float) -> pygame.Surface:
            whole = book.surface(sheet)
            side = math.ceil(size * scale)
            cell = pygame.Rect(round(column * size * scale), round(row * size * scale), side, side)
            surface = pygame.Surface((side, side), pygame.SRCALPHA)
            surface.blit(whole, (0, 0), cell, PREMULTIPLIED)
            return surface

        return Picture(("die", sheet.key, column, row), (size, size), make)

    # -- on a stage --------------------------------------------------------------------------

    def sprites(self, name: str, face: int, at: Point, z: float = 0) -> dict[str, Sprite]:
        """The die at rest, as a layout states it: itself and its shadow.

        Args:
            name: of the die on the stage.
            face: the one that lies up, from 1.
            at: its centre.
            z: its height; the shadow lies half a step below.
        """
        below = self._below(at)
        return {
            name: Sprite(self.at_rest(face), *at, z),
            f"{name}.shadow": Sprite(self.shadow(), *below, z - 0.5),
        }

    def roll(
        self,
        director: Director,
        name: str,
        face: int,
        path: Sequence[Point],
        *,
        z: float = 0,
        ms: float = ROLL_MS,
    ) -> Clip:
        """The die is thrown: it tumbles along the path and rests on the face.

        Args:
            director: builds the clips.
            name: of the die; one that lies there already is picked up.
            face: what was thrown, from 1.
            path: from where it leaves the hand to where it rests. Points between are where it
                touches the table; a straight throw hops twice by itself.
            z: its height on the stage.
            ms: how long it tumbles, at normal speed; the settling comes on top.

        Raises:
            ValueError: no such face, or a path without a way.
        """
        if len(path) < 2:
            raise ValueError("a die needs a path of two points at least")
        there = self.sprites(name, face, path[-1], z)
        tempo = director.motions.tempo
        if tempo.reduced or tempo.instant:
            return self._appear(director, there)
        start = {
            name: there[name].at(picture=self.tumbling(0), x=path[0][0], y=path[0][1]),
            f"{name}.shadow": self._shadow_at(there[f"{name}.shadow"], path[0]),
        }
        stage = director.stage

        def turn(frame: int) -> None:
            if name in stage:
                stage.change(name, picture=self.tumbling(frame))

        return director.series(
            director.cue("dice"),
            *(director.add(key, sprite) for key, sprite in start.items()),
            director.together(Tumble(turn, ms / 1000), *self._hops(director, name, path, ms)),
            director.change(name, picture=there[name].picture, angle=TILT),
            director.move(name, SETTLE_MS, ease="settle", angle=0.0),
        )

    def _appear(self, director: Director, there: dict[str, Sprite]) -> Clip:
        """Without motion: it fades in where it rests."""
        return director.series(
            director.cue("dice"),
            *(director.add(key, sprite.at(alpha=0.0)) for key, sprite in there.items()),
            director.together(*(director.fade(key, FADE_MS, 1.0) for key in there)),
        )

    def _hops(self, director: Director, name: str, path: Sequence[Point], ms: float) -> list[Clip]:
        """The way of the die in arcs, and of its shadow straight along the table."""
        points = list(path)
        if len(points) == 2:
            (x, y), (end_x, end_y) = points
            points = [(x + (end_x - x) * part, y + (end_y - y) * part) for part in HOPS]
            points[-1] = (end_x, end_y)
        hops = list(itertools.pairwise(points))
        weights = [
            max(1.0, math.dist(*hop)) * (1 + 0.5 * number) for number, hop in enumerate(hops)
        ]
        ways: list[Clip] = []
        shadows: list[Clip] = []
        height = self.size * HOP_HEIGHT
        for (_, (x, y)), weight in zip(hops, weights, strict=True):
            time = ms * weight / sum(weights)
            last = len(ways) == len(hops) - 1
            ease = "out" if last else "linear"
            ways.append(director.move(name, time, ease=ease, arc=height, x=x, y=y))
            below = self._below((x, y))
            shadows.append(director.move(f"{name}.shadow", time, ease=ease, x=below[0], y=below[1]))
            height *= 0.4
        return [director.series(*ways), director.series(*shadows)]

    def _below(self, at: Point) -> Point:
        return (at[0] + self.size * 0.04, at[1] + self.size * 0.27)

    def _shadow_at(self, shadow: Sprite, at: Point) -> Sprite:
        x, y = self._below(at)
        return shadow.at(x=x, y=y)


def laid_on(sign: pygame.Surface, size: float, scale: float) -> pygame.Surface:
    """A picture in perspective on the upper face of a resting die.

    Args:
        sign: premultiplied; its upper edge goes to the far side.
        size: of the die, logical units.
        scale: pixels per logical unit.
    """
    fine = 2  # worked out at twice the size, then smoothed
    result = blank(size * fine, size * fine, scale)
    unit = size * scale * fine / FRAME_PX
    corners = [(x * unit, y * unit) for x, y in UPPER_FACE]
    back = _into_square(corners)
    reach = max(math.dist(corners[0], corners[1]), math.dist(corners[1], corners[2]))
    side = max(1, math.ceil(reach))
    source = pygame.transform.smoothscale(sign, (side, side))
    left, right = (round(f(x for x, _ in corners)) for f in (min, max))
    top, bottom = (round(f(y for _, y in corners)) for f in (min, max))
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            u, v = back(x, y)
            if 0 <= u < 1 and 0 <= v < 1:
                result.set_at((x, y), source.get_at((int(u * side), int(v * side))))
    pixels = math.ceil(size * scale)
    return pygame.transform.smoothscale(result, (pixels, pixels))


def _into_square(corners: Sequence[Point]) -> Callable[[float, float], Point]:
    """From a point of a quadrangle to its place in the unit square.

    The projective map of Heckbert (Fundamentals of Texture Mapping, 1989), turned round.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    dx1, dx2, dx3 = x1 - x2, x3 - x2, x0 - x1 + x2 - x3
    dy1, dy2, dy3 = y1 - y2, y3 - y2, y0 - y1 + y2 - y3
    whole = dx1 * dy2 - dx2 * dy1
    g = (dx3 * dy2 - dx2 * dy3) / whole
    h = (dx1 * dy3 - dx3 * dy1) / whole
    a, b, c = x1 - x0 + g * x1, x3 - x0 + h * x3, x0
    d, e, f = y1 - y0 + g * y1, y3 - y0 + h * y3, y0

    def back(x: float, y: float) -> Point:
        # x (g u + h v + 1) = a u + b v + c, and the same for y: two equations for u and v.
        p, q, r = a - g * x, b - h * x, x - c
        s, t, w = d - g * y, e - h * y, y - f
        below = p * t - q * s
        return ((r * t - q * w) / below, (p * w - r * s) / below)

    return back
