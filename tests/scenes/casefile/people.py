"""People with fake pads who play Casefile by keys, and somebody who watches every frame.

What a seat may see alone is painted in a colour that nothing else has, and carries its mark;
neither may be on the screen but while that seat has just opened its own page.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from game.settings import Settings
from scenes.context import Context
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from scenes.tables.casefile import cards
from systems.io.actions import Notice
from systems.io.pictures import Picture
from systems.io.seats import SeatMap
from systems.rules.casefile.cards import EVIDENCE
from systems.table.privacy import Drape
from tests.kit import taint
from tests.kit.walking import first_step
from tests.scenes.casefile.table_rig import Rig

STEP = 1 / 15
MOST_STEPS = 9
"""Presses on a page of a move before its seat ends the turn."""


class People(Rig):
    """A table with people whose every frame is looked at.

    Attributes:
        may_see: the seat that has its page open by its own press.
        leaks: frame and seat of everything that nobody may see.
        seen: how many frames showed something secret, by seat.
        visits: how often somebody was called, by seat.
        kinds: every kind of decision that people answered.
        disturbed: visits in which something happened that had to close the page.
    """

    def __init__(self, seats: int, humans: int, seed: int, *, disturb: int = 0, **how: Any) -> None:
        context = Context.offscreen(Settings(speed="instant"), (480, 270), SeatMap())
        self.may_see: int | None = None
        self.leaks: list[str] = []
        self.seen = [0] * humans
        self.visits = [0] * humans
        self.kinds: set[str] = set()
        self.frames = 0
        self.disturb = disturb
        self.disturbed = 0
        self.people = humans
        self.chance = random.Random(seed)
        super().__init__(seats, humans, seed=seed, draws=True, context=context, **how)

    def step(self, frames: int = 1, dt: float = STEP) -> None:
        for _ in range(frames):
            super().step(1, dt)
            self.frames += 1
            if self.match.outcome is not None:
                continue  # everything is turned up
            on = taint.seats_on(self.context.viewport.frame)
            on |= taint.seats_in([t for scene in self.stack.visible for t in scene.strings()])
            for seat in on & set(range(self.people)):
                self.seen[seat] += 1
                if seat != self.may_see:
                    self.leaks.append(f"frame {self.frames}: seat {seat}, {self.stack.top.name}")

    # -- pressing ----------------------------------------------------------------------------

    def tap(self, kind: str, seat: int) -> None:
        """A press and what comes of it."""
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
        for _ in range(most):
            over = self.match.outcome is not None and self.stack.top.name == "results"
            if over or self.match.moves >= decisions:
                return
            self.act_once()
        raise AssertionError("the game does not go on")

    def act_once(self) -> None:
        """One act of whoever is asked, or a few frames."""
        top = self.stack.top
        if isinstance(top, CurtainScene):
            self.visit(top)
        elif top is self.scene and self.scene.panel is not None and self.scene.choreographer.idle:
            self.choose_in_public()
        elif top is self.scene and self.scene.watching.waiting is not None:
            stop = self.scene.watching.waiting
            self.tap("confirm", stop.seat if stop.seat is not None else 0)
        else:
            self.step(2)

    def choose_in_public(self) -> None:
        """An answer at the table: pieces on the board, a plate, an offer, or a blind press."""
        panel = self.scene.panel
        assert panel is not None
        kind = panel.decision.kind
        self.kinds.add(kind)
        if panel.blind:
            self.tap(self.chance.choice(["left", "left", "up", "right"]), panel.seat)
            return
        keys = [key for key in self.scene.focus.keys if not isinstance(key, tuple)]
        if kind == "turn_start":
            keys = ["investigate"]
        elif kind == "main_action":
            keys = self._asking(panel, keys)
        self.go(self.scene.focus, self.chance.choice(keys), panel.seat)
        self.tap("confirm", panel.seat)

    def _asking(self, panel: Any, keys: list[Any]) -> list[Any]:
        if len(panel.picked) == panel.count:
            return ["ask"]
        if not panel.picked and not self.chance.randrange(3):
            return ["look"]
        return [key for key in keys if key in EVIDENCE and key not in panel.picked]

    def open_page(self, scene: CurtainScene) -> None:
        """The seat that is called opens its page."""
        self.until(lambda: scene.curtain.state is Drape.CLOSED or scene.curtain.visible)
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
        """Press about on the page until it closes; or back."""
        seat = scene.seat
        decision = self.match.decision(seat)
        assert decision is not None
        self.kinds.add(decision.kind)
        for number in range(MOST_STEPS + 30):
            if self.stack.top is not scene or not scene.curtain.visible:
                break
            keys = [key for key in scene.focus.keys if isinstance(key, str)]
            goal = self._goal(scene, decision.kind, keys, number)
            if goal is None:
                self.tap("back", seat)
                continue
            self.go(scene.focus, goal, seat)
            self.tap("confirm", seat)
        if not scene.curtain.visible:
            self.may_see = None

    def _goal(self, scene: ChoiceScene, kind: str, keys: list[str], number: int) -> str | None:
        """What to press next; None goes back."""
        page: Any = scene.leaves.pages[0]
        plates = [str(key) for key, _ in page.plates]
        free = [key for key in keys if key not in plates and key not in page.picked]
        if number >= MOST_STEPS and kind in ("main_action", "choose_trade"):
            return None
        if kind in ("main_action", "choose_trade"):
            return self.chance.choice(keys)
        if kind == "make_offer":
            if page.picked:
                return "done"
            return self.chance.choice(free) if free and number < 4 else "answer.0"
        if not plates or (plates == ["answer.0"] and number < 2):
            return self.chance.choice(free or plates)
        if len(page.picked) >= scene.choice.least and "done" in plates and number < 6:
            return "done"
        if free and number < 6:
            return self.chance.choice(free)
        return "answer.0" if "answer.0" in plates else self.chance.choice(keys)

    def _interrupt(self, scene: ChoiceScene) -> None:
        """Something happens that has to close the page in the same frame."""
        self.disturbed += 1
        how = self.chance.choice(["focus", "pad", "pause"])
        self.may_see = None
        if how == "focus":
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


@contextmanager
def people(seats: int, humans: int, seed: int, **how: Any) -> Iterator[People]:
    """A tainted table of people, taken down at the end."""

    def flat(own: Any) -> Any:
        """The face of a card in the colour of whoever looks at it alone."""

        def painted(desk: Any, card: str, size: Any, **more: Any) -> Picture:
            viewer = desk.viewer
            if not isinstance(viewer, int) or viewer >= len(taint.MARKS):
                found: Picture = own(desk, card, size, **more)
                return found
            return taint._flat(viewer, size, (f"{card}{taint.MARKS[viewer]}",))

        return patch.object(cards, "face", painted)

    with ExitStack() as stack:
        stack.enter_context(taint.tainted())
        stack.enter_context(flat(cards.face))
        made = People(seats, humans, seed, **how)
        try:
            yield made
        finally:
            made.close()
