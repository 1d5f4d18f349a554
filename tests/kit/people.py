"""People with fake pads who play a game by keys, and somebody who watches every frame.

What a seat may see alone is painted in a colour that nothing else has, and carries its mark;
neither may be on the screen but while that seat has just opened its own page. A game's tests say
how its people choose, and which of its pictures are secret.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest.mock import patch

from game.settings import Settings
from scenes.context import Context
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from systems.io.actions import Notice
from systems.io.pictures import Picture
from systems.io.seats import SeatMap
from systems.table.privacy import Drape
from tests.kit import taint
from tests.kit.table_rig import TableRig
from tests.kit.walking import first_step

STEP = 1 / 15


class People(TableRig):
    """A table with people whose every frame is looked at; used as a context.

    A game's own rig stands behind it among the bases of the game's class.

    Args:
        humans: so many people sit on the first seats.
        disturb: in so many of a hundred visits something happens that has to close the page.
        speed: of the clips.
        how: further words for the game's rig.

    Attributes:
        may_see: the seat that has its page open by its own press.
        leaks: frame and seat of everything that nobody may see.
        seen: how many frames showed something secret, by seat.
        visits: how often somebody was called, by seat.
        kinds: every kind of decision that people answered.
        disturbed: the visits in which something happened.
        presses: how often a button was tapped.
    """

    def __init__(
        self,
        seats: int,
        humans: int,
        seed: int,
        *,
        disturb: int = 0,
        speed: str = "instant",
        **how: Any,
    ) -> None:
        context = Context.offscreen(Settings(speed=speed), (480, 270), SeatMap())
        self.may_see: int | None = None
        self.leaks: list[str] = []
        self.seen = [0] * humans
        self.visits = [0] * humans
        self.kinds: set[str] = set()
        self.frames = 0
        self.disturb = disturb
        self.disturbed = 0
        self.presses = 0
        self.people = humans
        self.chance = random.Random(seed)
        with ExitStack() as begun:
            begun.enter_context(taint.tainted())
            for one in self.painted():
                begun.enter_context(one)
            how |= {"seats": seats, "humans": humans, "seed": seed}
            super().__init__(draws=True, context=context, **how)
            begun.callback(self.close)
            self._ends = begun.pop_all()

    def painted(self) -> list[AbstractContextManager[Any]]:
        """The pictures of the game that are secret, made by :func:`flat`."""
        return []

    def step(self, frames: int = 1, dt: float = STEP) -> None:
        for _ in range(frames):
            super().step(1, dt)
            self.frames += 1
            if self.match.outcome is not None:
                continue  # everything is turned up
            on = taint.seats_on(self.context.viewport.frame)
            on |= taint.seats_in([t for scene in self.stack.visible for t in scene.strings()])
            for seat in on:
                if seat < self.people:
                    self.seen[seat] += 1
                if seat != self.may_see:
                    self.leaks.append(f"frame {self.frames}: seat {seat}, {self.stack.top.name}")

    def __exit__(self, *_: object) -> None:
        self._ends.close()

    # -- pressing ----------------------------------------------------------------------------

    def tap(self, kind: str, seat: int) -> None:
        """A press and what comes of it."""
        self.presses += 1
        self.devices.press(kind, seat)
        self.step(2)

    def go(self, focus: Any, goal: Any, seat: int) -> None:
        """To a target by the shortest way; fails where directions do not lead there."""
        for _ in range(30):
            if focus.current() == goal:
                return
            way = first_step(focus, goal)
            assert way, f"no way from {focus.current()!r} to {goal!r}"
            self.tap(way, seat)
        raise AssertionError(f"too far: {goal!r}")

    # -- playing -----------------------------------------------------------------------------

    def play(self, decisions: int, most: int = 9000) -> None:
        """So many decisions, or to the end."""
        self.play_until(lambda: self.match.moves >= decisions, most)

    def play_until(self, enough: Callable[[], bool], most: int = 9000) -> None:
        """Until it is enough, or to the end."""
        for _ in range(most):
            over = self.match.outcome is not None and self.stack.top.name == "results"
            if over or enough():
                return
            self.act_once()
        raise AssertionError("the game does not go on")

    def act_once(self) -> None:
        """One act of whoever is asked, or a few frames."""
        top = self.stack.top
        if isinstance(top, CurtainScene):
            self.visit(top)
        elif top is self.scene and self.scene.panel is not None and self.scene.choreographer.idle:
            self.kinds.add(self.scene.panel.decision.kind)
            self.choose_in_public(self.scene.panel)
        elif top is self.scene and self.scene.watching.waiting is not None:
            stop = self.scene.watching.waiting
            self.tap("confirm", stop.seat if stop.seat is not None else 0)
        else:
            self.step(2)

    def choose_in_public(self, panel: Any) -> None:
        """An answer at the table."""
        raise NotImplementedError

    def pick_in_public(self, panel: Any, keys: list[Any]) -> None:
        """One of these targets of the table is walked to and pressed."""
        self.go(self.scene.focus, self.chance.choice(keys), panel.seat)
        self.tap("confirm", panel.seat)

    # -- behind the curtain ------------------------------------------------------------------

    def open_page(self, scene: CurtainScene) -> None:
        """The seat that is called opens its page."""
        self.until(lambda: scene.curtain.state in (Drape.CLOSED, Drape.OPEN))
        self.may_see = scene.seat
        if scene.curtain.visible:
            return
        if isinstance(scene, ChoiceScene):
            self.tap("confirm", scene.seat)
        else:
            self.devices.hold("confirm", scene.seat)
            self.step(8)
        self.step(8)
        assert scene.curtain.visible, "the own press opens it"

    def visit(self, scene: CurtainScene) -> None:
        """A whole visit: open, be disturbed, decide."""
        if getattr(scene, "finished", False):
            self.step(2)  # nothing is left to do there: it closes by itself
            return
        self.visits[scene.seat] += 1
        self.open_page(scene)
        if isinstance(scene, ChoiceScene):
            if self.chance.randrange(100) < self.disturb:
                self._interrupt(scene)
            self.decide(scene)
        else:
            self.devices.release("confirm", scene.seat)
            self.step(2)
        for _ in range(600):
            if self.stack.top is not scene:
                break
            self.step()
            if not scene.curtain.visible:
                self.may_see = None
        self.may_see = None

    def decide(self, scene: ChoiceScene) -> None:
        """Press about on the page until it closes, as :meth:`goal` says."""
        seat = scene.seat
        decision = self.match.decision(seat)
        assert decision is not None
        self.kinds.add(decision.kind)
        for number in range(40):
            if self.stack.top is not scene or scene.finished or not scene.curtain.visible:
                break
            keys = [key for key in scene.focus.keys if isinstance(key, str)]
            goal = self.goal(scene, decision.kind, keys, number)
            if goal is None:
                self.tap("back", seat)
                continue
            self.go(scene.focus, goal, seat)
            self.tap("confirm", seat)
        if not scene.curtain.visible:
            self.may_see = None

    def goal(self, scene: ChoiceScene, kind: str, keys: list[str], number: int) -> str | None:
        """What to press next on the page, after so many presses; None goes back."""
        raise NotImplementedError

    def _interrupt(self, scene: ChoiceScene) -> None:
        """Something happens that has to close the page in the same frame."""
        self.disturbed += 1
        ways = ["focus", "pad", "pause"]
        if getattr(scene.leaves.page, "guarded", False) and self.people > 1:
            ways.append("other")
        how = self.chance.choice(ways)
        self.may_see = None
        if how == "other":
            self.devices.press("confirm", (scene.seat + 1) % self.people)
        elif how == "focus":
            self.devices.send(Notice.FOCUS_LOST)
        elif how == "pause":
            self.devices.press("pause", scene.seat)
        else:
            name = f"pad.{scene.seat}"
            device = self.context.seats.device_of(scene.seat)
            assert device is not None
            self.devices.known[name] = device
            self.devices.unplug(name)
        self.step(1)
        assert not scene.curtain.visible
        self.step(3)
        if how == "pause":
            self.tap("back", scene.seat)
        elif how == "pad":
            self.devices.plug(f"pad.{scene.seat}", guid=f"{scene.seat}", number=scene.seat + 1)
            self.step(3)
        self.until(lambda: self.stack.top is scene)
        self.open_page(scene)


def flat(
    module: Any, name: str, *, size: int | tuple[float, float] = 1, words: str = ""
) -> AbstractContextManager[Any]:
    """A function that draws for a desk paints the colour of whoever looks at it alone.

    Args:
        module: the function's module.
        name: of the function; its first argument is a desk.
        size: the picture's size, or the place of the size among the other arguments.
        words: what is said on it; the first of the other arguments where it is left out.
    """
    own = getattr(module, name)

    def painted(desk: Any, *rest: Any, **more: Any) -> Picture:
        viewer = desk.viewer
        if not isinstance(viewer, int) or viewer >= len(taint.MARKS):
            found: Picture = own(desk, *rest, **more)
            return found
        if isinstance(size, tuple):
            measure = size
        else:
            measure = rest[size] if size < len(rest) else (600.0, 800.0)
        return taint.flat(viewer, measure, (f"{words or rest[0]}{taint.MARKS[viewer]}",))

    return patch.object(module, name, painted)
