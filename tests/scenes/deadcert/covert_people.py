"""People with fake pads who play COVERTplay by keys, and somebody who watches every frame.

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
from scenes.private.curtain import CurtainScene
from scenes.tables.deadcert import checklist, filecards
from scenes.tables.deadcert.covertplay import drawing, sheets
from systems.io.actions import Notice
from systems.io.pictures import Picture
from systems.io.seats import SeatMap
from systems.table.privacy import Drape
from tests.kit import taint
from tests.kit.walking import first_step
from tests.scenes.deadcert.table_rig import Rig

STEP = 1 / 15


class People(Rig):
    """A table with people whose every frame is looked at.

    Attributes:
        may_see: the seat that has its page open by its own press.
        leaks: frame and seat of everything that nobody may see.
        seen: how many frames showed something secret, by seat.
        visits: how often somebody was called, by seat.
        disturbed: visits in which something happened that had to close the page.
    """

    def __init__(self, seats: int, humans: int, seed: int, *, disturb: int = 0, **how: Any) -> None:
        context = Context.offscreen(Settings(speed="fast"), (480, 270), SeatMap())
        self.may_see: int | None = None
        self.leaks: list[str] = []
        self.seen = [0] * humans
        self.visits = [0] * humans
        self.frames = 0
        self.disturb = disturb
        self.disturbed = 0
        self.presses = 0
        self.people = humans
        self.chance = random.Random(seed)
        super().__init__("covert", seats, humans, seed=seed, draws=True, context=context, **how)

    def step(self, frames: int = 1, dt: float = STEP) -> None:
        for _ in range(frames):
            super().step(1, dt)
            self.frames += 1
            if self.match.outcome is not None:
                continue  # everything is turned up
            on = taint.seats_on(self.context.viewport.frame)
            on |= taint.seats_in([t for scene in self.stack.visible for t in scene.strings()])
            for seat in on:
                self.seen[seat] += 1
                if seat != self.may_see:
                    self.leaks.append(f"frame {self.frames}: seat {seat}, {self.stack.top.name}")

    # -- pressing ----------------------------------------------------------------------------

    def tap(self, kind: str, seat: int) -> None:
        """A press and what comes of it."""
        self.presses += 1
        self.devices.press(kind, seat)
        self.step(2)

    def go(self, focus: Any, goal: Any, seat: int) -> None:
        """To a target by the shortest way; fails where directions do not lead there."""
        for _ in range(20):
            if focus.current() == goal:
                return
            way = first_step(focus, goal)
            assert way, f"no way from {focus.current()!r} to {goal!r}"
            self.tap(way, seat)
        raise AssertionError(f"too far: {goal!r}")

    # -- playing -----------------------------------------------------------------------------

    def play(self, rounds: int, most: int = 4000) -> None:
        """So many rounds, or to the end."""
        for _ in range(most):
            over = self.match.outcome is not None and self.stack.top.name == "results"
            if over or self.match.view("public").values["round_no"] > rounds:
                return
            self.act_once()
        raise AssertionError("the game does not go on")

    def act_once(self) -> None:
        """One act of whoever is asked, or a few frames."""
        top = self.stack.top
        if isinstance(top, CurtainScene):
            self.visit(top)
        elif top is self.scene and self.scene.panel is not None and self.scene.choreographer.idle:
            self.choose()
        else:
            self.step(2)

    def choose(self) -> None:
        """An answer in public: any of what lies open."""
        panel = self.scene.panel
        assert panel is not None
        keys = [choice.key for choice in panel.choices]  # type: ignore[attr-defined] # a TargetPanel
        self.go(self.scene.focus, self.chance.choice(keys), panel.seat)
        self.tap("confirm", panel.seat)

    def open_page(self, scene: CurtainScene) -> None:
        """The seat that is called opens its page."""
        self.until(lambda: scene.curtain.state is Drape.CLOSED or scene.curtain.visible)
        if scene.curtain.visible:
            self.may_see = scene.seat
            return
        self.may_see = scene.seat
        self.tap("confirm", scene.seat)
        self.step(8)
        assert scene.curtain.visible, "the own press opens it"

    def visit(self, scene: CurtainScene) -> None:
        """A whole visit: open, be disturbed, decide."""
        seat = scene.seat
        self.visits[seat] += 1
        self.open_page(scene)
        if self.chance.randrange(100) < self.disturb:
            self._interrupt(scene)
        self.decide(scene)
        for _ in range(400):
            if self.stack.top is not scene:
                break
            self.step()
        self.may_see = None

    def decide(self, scene: CurtainScene) -> None:
        """Whatever is asked on the page."""
        seat, kind = scene.seat, self._kind(scene.seat)
        keys = self._cards(scene)
        if kind == "covert_gather":
            if len(self.match.decision(seat).options) > 1 and self.chance.randrange(2):  # type: ignore[union-attr]
                self._play_card(scene, keys)
            if self.stack.top is scene and scene.curtain.visible:
                self.go(scene.focus, "answer.0", seat)
                self._last(scene)
            return
        if kind == "covert_file":
            wanted = self.chance.sample(keys, scene.choice.most)  # type: ignore[attr-defined]
            for card in wanted:
                self.go(scene.focus, card, seat)
                self.tap("confirm", seat)
            assert scene.focus.current() == "done", "the focus waits where it is confirmed"
            self._last(scene)
            if self._kind(seat) == "covert_action" and scene.curtain.visible:
                self.decide(scene)
            return
        if keys and self.chance.randrange(2):
            self.go(scene.focus, self.chance.choice(keys), seat)
            self.tap("confirm", seat)
        self.go(scene.focus, "done", seat)
        self._last(scene)

    def _play_card(self, scene: CurtainScene, keys: list[Any]) -> None:
        """The first card of the list that can be played at all."""
        seat = scene.seat
        listed = list(self.match.decision(seat).options)[1:]  # type: ignore[union-attr]
        intent = self.chance.choice(listed)
        card = intent.card  # type: ignore[attr-defined] # snoop or declare
        self.go(scene.focus, card, seat)
        self.tap("confirm", seat)
        plate = "answer.1" if type(intent).__name__ == "Snoop" else "answer.2"
        self.go(scene.focus, plate, seat)
        self._last(scene)

    def _last(self, scene: CurtainScene) -> None:
        """The press that ends it: in the next frame nothing private may be there."""
        self.tap("confirm", scene.seat)
        if not scene.curtain.visible:
            self.may_see = None

    def _kind(self, seat: int) -> str:
        decision = self.match.decision(seat)
        return decision.kind if decision is not None else ""

    def _cards(self, scene: CurtainScene) -> list[Any]:
        keys = [key for key in scene.focus.keys if isinstance(key, str)]
        return [key for key in keys if key != "done" and not key.startswith("answer.")]

    def _interrupt(self, scene: CurtainScene) -> None:
        """Something happens that has to close the page in the same frame."""
        self.disturbed += 1
        how = self.chance.choice(["other", "focus", "pad", "pause"])
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


@contextmanager
def people(seats: int, humans: int, seed: int, **how: Any) -> Iterator[People]:
    """A tainted table of people, taken down at the end."""

    def flat(name: str, module: Any, *, card: bool) -> Any:
        own = getattr(module, name)

        def painted(desk: Any, what: Any, *rest: Any, **more: Any) -> Picture:
            viewer = desk.viewer
            if not isinstance(viewer, int) or viewer >= len(taint.MARKS):
                found: Picture = own(desk, what, *rest, **more)
                return found
            size = rest[0] if rest else (600.0, 800.0)
            said = f"{what if card else 'a list'}{taint.MARKS[viewer]}"
            return taint._flat(viewer, size, (said,))

        return patch.object(module, name, painted)

    with ExitStack() as stack:
        stack.enter_context(taint.tainted())
        stack.enter_context(flat("face", filecards, card=True))
        stack.enter_context(flat("sheet", checklist, card=False))
        stack.enter_context(flat("reading_plate", drawing, card=True))
        stack.enter_context(flat("filed_columns", sheets, card=False))
        made = People(seats, humans, seed, **how)
        try:
            yield made
        finally:
            made.close()
