"""The bars that one still frame is judged by: letters, room, contrast, focus.

Everything here gives a list of :class:`Fault` (empty when all is well) or a figure; the tests say
which bar it belongs to. All numbers are logical units.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from systems.io.fonts import EASY, FILES, FONT_FOLDER
from systems.io.text import SMALLEST
from systems.io.viewport import SAFE_AREA
from systems.table.focus import DIRECTIONS, FocusMap
from systems.table.ring import GAP, LINE
from systems.table.theme import HIGH_CONTRAST, NORMAL
from tests.bars.colours import Rgb, blended, contrast, parsed
from tests.bars.inking import Ink, Look

COVERED = 0.85
"""Letters of which less than this part can be seen are covered or cut."""

TOUCH = 4
"""Boxes of letters may touch by so much."""

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"

DISABLED = {NORMAL.disabled, HIGH_CONTRAST.disabled}


@dataclass(frozen=True)
class Fault:
    """Something that breaks a bar."""

    bar: str
    what: str

    def __str__(self) -> str:
        return f"{self.bar}: {self.what}"


# -- B1 and B2: letters ---------------------------------------------------------------------


def smallest(look: Look) -> float:
    """The height of the smallest text."""
    return min((ink.size for ink in look.inks), default=99.0)


def too_small(look: Look) -> Iterator[Fault]:
    """B1: text below the floor."""
    for ink in look.inks:
        if ink.size < SMALLEST - 0.3:
            yield Fault("B1", f"{short(ink)} is {ink.size:.1f} px high")


def cut(look: Look, *, covers: bool = False) -> Iterator[Fault]:
    """B2: text that was shortened, sticks out of its plate, is covered, or collides.

    Args:
        look: what is seen.
        covers: something that lies there may cover text in part.
    """
    screen = look.frame.get_rect()
    for ink in look.inks:
        if ink.cut:
            yield Fault("B2", f"{short(ink)} is shortened")
        if not screen.contains(ink.rect):
            yield Fault("B2", f"{short(ink)} leaves the screen: {tuple(ink.rect)}")
        if ink.holder is not None and not ink.holder.inflate(12, 12).contains(ink.rect):
            yield Fault("B2", f"{short(ink)} {tuple(ink.rect)} sticks out of {tuple(ink.holder)}")
        shown = ink.seen if covers else ink.open * ink.seen
        if shown < COVERED * min(1.0, ink.squash + 0.1) and _stands_out(ink, look):
            yield Fault("B2", f"{short(ink)} is covered: {shown:.0%} can be seen")
    for one, two in itertools.combinations(look.inks, 2):
        shared = one.rect.clip(two.rect)
        if shared.width >= TOUCH and shared.height >= TOUCH and _both_in(one, two, shared):
            yield Fault("B2", f"{short(one)} and {short(two)} collide at {tuple(shared)}")


def _both_in(one: Ink, two: Ink, shared: pygame.Rect) -> bool:
    """Whether both have letters in the shared box: lines of other lengths may share a box."""
    for ink in (one, two):
        if ink.mask is None:
            continue
        window = pygame.Mask(shared.size, fill=True)
        offset = (shared.left - ink.rect.left, shared.top - ink.rect.top)
        if ink.mask.overlap_area(window, offset) < 6:
            return False
    return True


def _stands_out(ink: Ink, look: Look) -> bool:
    """Whether it would be seen where nothing covers it."""
    ground = pygame.transform.average_color(look.behind, ink.rect.clip(look.behind.get_rect()))
    return any(contrast(_drawn(ink, one, ground[:3]), ground[:3]) > 1.6 for one in ink.colours)


# -- B3: contrast ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Contrast:
    """How well a piece of text stands out at its worst place."""

    ratio: float
    least: float
    ink: Ink

    @property
    def disabled(self) -> bool:
        """Whether it is something that cannot be used now."""
        return _is_disabled(self.ink)


def contrasts(look: Look, *, high: bool = False) -> list[Contrast]:
    """B3: every text at the worst of its areas, each about half a letter wide."""
    return [Contrast(worst(ink, look), _least(ink, high), ink) for ink in look.inks]


def _least(ink: Ink, high: bool) -> float:
    if _is_disabled(ink):
        return 3.0
    if high:
        return 7.0
    return 3.0 if ink.large else 4.5


def _is_disabled(ink: Ink) -> bool:
    return bool(ink.colours) and set(ink.colours) <= DISABLED


def worst(ink: Ink, look: Look) -> float:
    """The contrast of a text at its worst area."""
    return min(
        (
            contrast(_drawn(ink, colour, ground), ground)
            for ground in _grounds(ink, look.behind)
            for colour in ink.colours
        ),
        default=21.0,
    )


def _grounds(ink: Ink, behind: pygame.Surface) -> Iterator[Rgb]:
    """The colours behind a text, area by area, where it has letters."""
    side = max(10, round(ink.size * 0.42))
    area = ink.rect
    if ink.mask is None:  # it is turned: the corners of its box lie elsewhere
        area = area.inflate(0, -0.4 * area.height)
    for top in range(area.top, area.bottom, side):
        for left in range(area.left, area.right, side):
            cell = pygame.Rect(left, top, side, side).clip(area).clip(behind.get_rect())
            if cell.width < 4 or cell.height < 4:
                continue
            if ink.mask is not None:
                window = pygame.Mask(cell.size, fill=True)
                offset = (cell.left - ink.rect.left, cell.top - ink.rect.top)
                letters = ink.mask.overlap_area(window, offset)
                if letters < 8:
                    continue
                if ink.whole is not None and letters < ink.whole.overlap_area(window, offset):
                    continue  # the colours here are of what lies over it
            yield pygame.transform.average_color(behind, cell)[:3]


def _drawn(ink: Ink, colour: str, ground: Rgb) -> Rgb:
    red, green, blue = parsed(colour)
    if ink.tint is not None:
        red, green, blue = (
            part * shade / 255 for part, shade in zip((red, green, blue), ink.tint, strict=True)
        )
    return blended((red, green, blue), ground, ink.alpha)


# -- B4: the safe area ----------------------------------------------------------------------


def unsafe(look: Look, targets: dict[Any, pygame.Rect]) -> Iterator[Fault]:
    """B4: letters, and what can have the focus, outside the safe area."""
    for ink in look.inks:
        if not SAFE_AREA.inflate(4, 4).contains(ink.rect):
            yield Fault("B4", f"{short(ink)} {tuple(ink.rect)} is outside the safe area")
    for key, rect in targets.items():
        if not SAFE_AREA.inflate(4, 4).contains(rect):
            yield Fault("B4", f"the target {key} {tuple(rect)} is outside the safe area")


def room_to_edge(look: Look) -> int:
    """The least way from a letter to the edge of the safe area; negative outside it."""
    return min(
        (
            min(
                ink.rect.left - SAFE_AREA.left,
                SAFE_AREA.right - ink.rect.right,
                ink.rect.top - SAFE_AREA.top,
                SAFE_AREA.bottom - ink.rect.bottom,
            )
            for ink in look.inks
        ),
        default=0,
    )


# -- B5: the focus --------------------------------------------------------------------------


@dataclass(frozen=True)
class Ring:
    """How the focus ring stands out: pixels across the line that change by 3:1, around it."""

    median: float
    poorest: float
    """At the tenth part of the way around that is worst."""


def ring(with_ring: pygame.Surface, without: pygame.Surface, rect: pygame.Rect) -> Ring:
    """B5: measured on the pixels with and without the ring around a target."""
    reach = GAP + LINE + 6
    counts = []
    for way, start, along in (
        ((0, -1), (rect.left, rect.top), rect.width),
        ((0, 1), (rect.left, rect.bottom - 1), rect.width),
        ((-1, 0), (rect.left, rect.top), rect.height),
        ((1, 0), (rect.right - 1, rect.top), rect.height),
    ):
        for step in range(2, 9):
            part = along * step // 10
            x = start[0] + (part if way[1] else 0)
            y = start[1] + (part if way[0] else 0)
            counts.append(
                sum(
                    _changes(with_ring, without, x + way[0] * n, y + way[1] * n)
                    for n in range(-2, reach)
                )
            )
    counts.sort()
    return Ring(counts[len(counts) // 2], counts[len(counts) // 10])


def _changes(one: pygame.Surface, two: pygame.Surface, x: int, y: int) -> bool:
    if not one.get_rect().collidepoint(x, y):
        return False
    return contrast(one.get_at((x, y))[:3], two.get_at((x, y))[:3]) >= 3


# -- B6 and B7: ways and counts -------------------------------------------------------------


def presses_to(focus: FocusMap, beside: Beside | None = None) -> dict[Any, int]:
    """How many presses lead from the present focus to each target.

    Args:
        focus: the targets.
        beside: where the page buttons lead from a target, on screens that use them for moving.
    """
    start = focus.current()
    if start is None:
        return {}
    found = {start: 0}
    edge = [start]
    while edge:
        key = edge.pop(0)
        focus.set(key)
        ways = [focus.neighbour(direction) for direction in DIRECTIONS]
        if beside is not None:
            ways += [beside(key, 1), beside(key, -1)]
        for to in ways:
            if to is not None and to not in found:
                found[to] = found[key] + 1
                edge.append(to)
    focus.set(start)
    return found


Beside = Callable[[Any, int], Any]
"""(target, 1 or -1) -> target."""


def longest_row(rects: list[pygame.Rect]) -> int:
    """The most targets that stand side by side."""
    return max(
        (
            sum(1 for other in rects if abs(other.centery - one.centery) < other.height / 2)
            for one in rects
        ),
        default=0,
    )


# -- B47: letters of the typefaces ----------------------------------------------------------

_known: dict[tuple[str, str], bool] = {}


def missing_letters(look: Look, *, easy: bool = False) -> Iterator[Fault]:
    """B47: letters that a text's typeface does not have; ``easy``: that for easy reading."""
    faces = FILES | EASY if easy else FILES
    for ink in look.inks:
        missing = sorted({one for one in ink.text if not _has(faces[ink.role], one)})
        if missing:
            yield Fault("B47", f"{short(ink)}: {ink.role} lacks {''.join(missing)}")


def _has(face: str, letter: str) -> bool:
    if letter.isspace() and letter != NO_BREAK_SPACE:
        return True
    key = (face, letter)
    if key not in _known:
        import pygame.freetype

        # Opened anew each time: whoever ends pygame between two views ends every face with it.
        pygame.freetype.init()
        opened = pygame.freetype.Font(FONT_FOLDER / face, 40)
        _known[key] = opened.get_metrics(letter)[0] is not None
    return _known[key]


def short(ink: Ink) -> str:
    """Its words, shortened, and where it is."""
    text = ink.text.replace("\n", " / ")
    return f"`{text[:46]}{'…' if len(text) > 46 else ''}` ({ink.sprite})"
