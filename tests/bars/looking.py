"""Looks at one view after the other and judges each by what a still frame shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import pygame

from game.content.pseudo import PSEUDO
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from systems.table.focus import DIRECTIONS, FocusMap
from tests.bars import judging
from tests.bars.house import House, View
from tests.bars.inking import Inking
from tests.bars.judging import Fault

LOOKS: dict[str, dict[str, Any]] = {
    "100 %": {},
    "125 %": {"text_size": 125},
    "150 %": {"text_size": 150},
    "200 %": {"text_size": 200},
    "made-up": {"language": PSEUDO},
    "made-up, 200 %": {"language": PSEUDO, "text_size": 200},
    "high contrast": {"high_contrast": True},
    "German": {"language": "de"},
    "German, 200 %": {"language": "de", "text_size": 200},
    "easy reading": {"easy_reading": True},
    "easy reading, 150 %": {"easy_reading": True, "text_size": 150},
    "easy reading, 200 %": {"easy_reading": True, "text_size": 200},
}
"""Name -> the settings that differ."""

MOST_TARGETS = 12
MOST_IN_A_ROW = 7
MOST_PRESSES = 8
RING_LEAST = 4.0
"""Pixels across the ring that change by 3:1."""


@dataclass
class Judged:
    """What was found in one view at one look.

    Attributes:
        view: its name.
        look: the name of the look.
        faults: what breaks a bar.
        smallest: height of the smallest text.
        contrast: the lowest contrast of text, of headings, and of disabled items.
        room: the least way from a letter to the edge of the safe area.
        targets: how many things can have the focus, without the prompts.
        row: how many stand side by side at most.
        presses: to the farthest target.
        ring: how many pixels across it change by 3:1; None where another sign shows the focus.
        texts: how many pieces of text there are.
    """

    view: str
    look: str
    faults: list[Fault] = field(default_factory=list)
    smallest: float = 99.0
    contrast: tuple[float, float, float] = (21.0, 21.0, 21.0)
    room: int = 0
    targets: int = 0
    row: int = 0
    presses: int = 0
    ring: float | None = None
    texts: int = 0


class Looker:
    """One house for each look; only the present one is kept."""

    def __init__(self) -> None:
        self._inking = Inking()
        self._look = ""
        self._house: House | None = None

    def __enter__(self) -> Looker:
        self._inking.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._inking.__exit__(kind, error, trace)

    def house(self, look: str) -> House:
        """The house as somebody sees it who chose these settings."""
        if self._house is None or self._look != look:
            self._inking.forget()
            self._look, self._house = look, House(**LOOKS[look])
        return self._house

    def judge(self, view: View, look: str) -> Judged:
        """Open a view, judge it, and take it away again."""
        house = self.house(look)
        found = Judged(view.name, look)
        try:
            view.open(house)
            self._letters(found, house, view)
            focus = getattr(house.top, "focus", None)
            if focus is not None and focus.keys:
                self._focus(found, house, view, focus)
        finally:
            house.clear()
        return found

    def _letters(self, found: Judged, house: House, view: View) -> None:
        seen = self._inking.look(house.context)
        focus = getattr(house.top, "focus", None)
        targets = {} if focus is None else {key: focus.target(key).rect for key in focus.keys}
        found.texts = len(seen.inks)
        found.smallest = judging.smallest(seen)
        found.room = judging.room_to_edge(seen)
        found.faults += judging.too_small(seen)
        found.faults += judging.cut(seen, covers=view.covers)
        found.faults += judging.unsafe(seen, targets)
        found.faults += judging.missing_letters(seen, easy=house.context.settings.easy_reading)
        lowest = [21.0, 21.0, 21.0]
        for one in judging.contrasts(seen, high=house.context.settings.high_contrast):
            sort = 2 if one.disabled else 1 if one.ink.large else 0
            lowest[sort] = min(lowest[sort], one.ratio)
            if one.ratio < one.least:
                words = judging.short(one.ink)
                found.faults.append(Fault("B3", f"{words} {one.ratio:.2f} < {one.least}"))
        found.contrast = (lowest[0], lowest[1], lowest[2])

    def _focus(self, found: Judged, house: House, view: View, focus: FocusMap) -> None:
        own = [key for key in focus.keys if not _is_prompt(key)]
        found.targets = len(own)
        found.row = judging.longest_row([focus.target(key).rect for key in own])
        ways = judging.presses_to(focus, getattr(house.top, "beside", None))
        found.presses = max((ways.get(key, 99) for key in own), default=0)
        found.faults += _counted(found, view)
        if not view.ringless:
            found.faults += self._ring(found, house, focus)
        wanted = set(focus.keys)
        missed = wanted - walked(house, focus)
        if missed and isinstance(house.top, Screen):
            house.press("back")  # from rows that use left and right, Back leads out
            missed -= walked(house, focus)
        for key in sorted(map(str, missed)):
            found.faults.append(Fault("B6", f"{key} cannot be reached"))

    def _ring(self, found: Judged, house: House, focus: FocusMap) -> Iterator[Fault]:
        scene = house.top
        rings = [name for name in scene.stage.names if name.startswith("ui.ring")]
        if len(rings) != 1:
            yield Fault("B5", f"{len(rings)} focus rings")
            return
        key = focus.current()
        assert key is not None
        rect = focus.target(key).rect
        house.step(0.3)
        house.draw()
        frame = house.context.viewport.frame
        shown = frame.copy()
        scene.stage.change(rings[0], visible=False)
        house.draw()
        hidden = frame.copy()
        scene.stage.change(rings[0], visible=True)
        house.draw()
        ring = judging.ring(shown, hidden, pygame.Rect(rect))
        found.ring = ring.poorest
        if ring.poorest < RING_LEAST:
            yield Fault("B5", f"the ring around {key} changes {ring.poorest:.0f} px by 3:1")


def judge_all(look: str) -> list[Judged]:
    """Every view of the catalogue in one look."""
    from tests.bars.catalogue import views

    with Looker() as looker:
        return [looker.judge(view, look) for view in views()]


def _counted(found: Judged, view: View) -> Iterator[Fault]:
    """B7."""
    if view.thing:
        if found.presses > MOST_PRESSES:
            yield Fault("B7", f"{found.presses} presses to the farthest of {found.targets}")
        return
    if found.targets > MOST_TARGETS:
        yield Fault("B7", f"{found.targets} targets")
    if found.row > MOST_IN_A_ROW:
        yield Fault("B7", f"{found.row} targets in a row")


def _is_prompt(key: object) -> bool:
    return str(key).startswith("prompt.") or (isinstance(key, tuple) and key[0] == "prompt")


def walked(house: House, focus: FocusMap) -> set[Any]:
    """B6: what can be reached with the four directions alone.

    On screens of widgets they are pressed, as rows may go on past the edge of a list; where a
    direction changes a value instead of moving the focus, it is left alone.
    """
    scene = house.top
    if not isinstance(scene, Screen):
        return set(focus.reachable())
    found: dict[Any, None] = {}
    tried: set[tuple[Any, str]] = set()
    here = focus.current()
    while here is not None:
        found[here] = None
        way = next((one for one in _ways(scene, here) if (here, one) not in tried), None)
        if way is None:
            here = next(
                (k for k in reversed(found) if k in focus and not _all_tried(scene, k, tried)),
                None,
            )
            if here is not None:
                scene.focus_on(here)
            continue
        tried.add((here, way))
        house.press(way, rest=0.04)
        if house.top is not scene:  # a direction never opens anything
            break
        here = focus.current()
    return set(found)


def _ways(scene: Screen, key: Any) -> tuple[str, ...]:
    widget = scene.widgets.get(key)
    if isinstance(widget, Row):
        return ("up", "down")
    if key == "chapter":
        return ("up", "down")
    if str(key).startswith("digit."):
        return ("left", "right", "confirm")  # up and down are the digit's own; OK goes on
    return tuple(DIRECTIONS)


def _all_tried(scene: Screen, key: Any, tried: set[tuple[Any, str]]) -> bool:
    return all((key, way) in tried for way in _ways(scene, key))
