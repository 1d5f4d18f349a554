"""A guest who plays any introduction with directions and OK alone, knowing no panel of any game.

At a choice the guest goes to one target after the other and presses OK there. What leads away from
what is asked for is taken back by the introduction itself, so that trying everything gets there.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable
from typing import Any

from scenes.context import Context
from scenes.introduction import IntroductionScene, open_introduction
from scenes.private.choice import ChoiceScene
from scenes.private.visit import VisitScene
from systems.table.focus import FocusMap
from tests.scenes.conftest import Player

WAYS = ("up", "down", "left", "right")
DEVICE = "keys.arrows"
MOST_TRIES, TRIES, MOST_IN_A_VISIT = 600, 3, 150
"""At one choice: in all, of one target, and in one visit behind the curtain."""


class Guest:
    """Somebody with directions, OK and Back at the introduction of a game."""

    def __init__(self, context: Context, game: str) -> None:
        self.context = context
        self.player = Player(context)
        self.scene: IntroductionScene = open_introduction(context, game)
        self.scene.strict = True
        self.presses = 0
        self.player.open(self.scene)

    def press(self, *kinds: str) -> None:
        for kind in kinds:
            self.player.devices.press(kind, device=DEVICE)
            self.presses += 1
            for _ in range(3):
                self.player.frame()

    def until(self, condition: Callable[[], object], seconds: float = 30) -> None:
        for _ in range(round(seconds * 60)):
            if condition():
                return
            self.player.frame()
        raise AssertionError(f"stuck at step {self.scene.number + 1}")

    @property
    def focus(self) -> FocusMap:
        """Of what lies on top: the table, or a page of the own."""
        top = self.player.top
        return top.focus if isinstance(top, VisitScene) else self.scene.focus

    def ways(self) -> dict[Hashable, tuple[str, ...]]:
        """Every target within reach, and the shortest way of directions to it."""
        focus = self.focus
        start = focus.current()
        ways: dict[Any, tuple[str, ...]] = {start: ()}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for way in WAYS:
                focus.set(here)
                focus.move(way)
                there = focus.current()
                if there not in ways:
                    ways[there] = (*ways[here], way)
                    waiting.append(there)
        focus.set(start)
        return ways

    def read(self) -> None:
        self.until(lambda: self.scene.reading)
        self.press("confirm")

    def look_up(self) -> None:
        """Open what is asked for, and close it again."""
        scene = self.scene
        self.until(lambda: scene.focus.current() is not None)
        self.press("confirm")
        assert self.player.top is not scene
        self.press("back")
        self.until(lambda: self.player.top is scene)

    def choose(self) -> None:
        """Try targets until the introduction takes the choice."""
        scene, number = self.scene, self.scene.number
        moves, tried = scene.session.match.moves, Counter[tuple[object, ...]]()
        led_here: tuple[object, ...] = ()
        in_visit = 0
        for _ in range(MOST_TRIES):
            self.until(self._is_asked)
            so_far, ways = self._so_far(), self.ways()
            left = [key for key in ways if _leads_on(key) and tried[so_far, key] < TRIES]
            if isinstance(self.player.top, VisitScene):
                in_visit += 1
                if not left or in_visit > MOST_IN_A_VISIT:
                    self.press("back")  # nothing here is what is asked for
                    if not isinstance(self.player.top, VisitScene):
                        in_visit, tried[led_here] = 0, tried[led_here] + 1
                    continue
            assert left, f"nothing is left to try at step {number + 1}: {so_far}"
            wanted = min(left, key=lambda key: tried[so_far, key])
            self.press(*ways[wanted])
            if not isinstance(self.player.top, VisitScene):
                led_here = (so_far, self.focus.current())
            tried[so_far, wanted] += 1  # the panel may have used a direction itself
            self.press("confirm")
            if not isinstance(self.player.top, IntroductionScene | VisitScene):
                self.press("back")  # it was something to look at closely
            if scene.session.match.moves > moves or scene.number > number:
                return
        raise AssertionError(f"no way found at step {number + 1}")

    def _is_asked(self) -> bool:
        """Whether there is something to choose, on the table or on a page of the own."""
        top = self.player.top
        if isinstance(top, VisitScene):
            return top.focus.current() is not None
        return self.scene.panel is not None and self.scene.choreographer.idle

    def _so_far(self) -> tuple[object, ...]:
        """What has been chosen already."""
        top, panel = self.player.top, self.scene.panel
        if isinstance(top, ChoiceScene):
            page = top.leaves.pages[0]
            step = (getattr(page, name, "") for name in ("step", "card", "offer"))
            return ("page", *map(str, getattr(page, "picked", ())), *map(str, step))
        return () if panel is None else tuple(sorted(map(str, panel.chosen().items())))

    def play_step(self) -> None:
        """What the present step asks for."""
        scene, number = self.scene, self.scene.number
        step = scene.step
        assert step is not None
        if step.text:
            self.read()
        if step.opens:
            self.look_up()
        elif step.expect and scene.number == number:  # where nothing can be pressed it goes on
            self.choose()
        self.until(lambda: scene.number > number)


def _leads_on(key: object) -> bool:
    """Whether OK on a target chooses something; prompts at the foot open other things."""
    return not (isinstance(key, tuple) and key[:1] == ("prompt",))
