"""A person whose only button is OK, at a table of any game: waits for the walk, and presses."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from scenes.one_button import OneButton
from scenes.private.curtain import CurtainScene
from systems.table.privacy import Drape
from systems.table.scan import Stop
from tests.kit.table_rig import TableRig

STEP = 0.2


class OnlyButton:
    """Presses OK of one seat, and nothing else.

    Args:
        rig: the table.
        seat: whose button it is; -1 for anybody's.
        dt: seconds of a frame while it waits.

    Attributes:
        presses: how often it was pressed.
    """

    def __init__(self, rig: TableRig, seat: int, dt: float = STEP) -> None:
        self.rig = rig
        self.seat = seat
        self.dt = dt
        self.presses = 0

    @property
    def scanner(self) -> OneButton:
        found = self.rig.stack.scanner
        assert isinstance(found, OneButton)
        return found

    @property
    def stops(self) -> list[Stop]:
        """What the walk comes by, while it walks over what is on top."""
        if self.scanner.walking is None or self.scanner.walking is not self.rig.stack.top:
            return []
        return [stop for row in self.scanner.scan.rows for stop in row]

    def press(self) -> None:
        self.presses += 1
        self.rig.devices.press("confirm", self.seat)
        self.rig.step(1, 1 / 60)

    def choose(self, wants: Callable[[Stop], bool], seconds: float = 150) -> bool:
        """Wait until the walk is at what is wanted, and press; False where it leaves the screen."""
        scene, end = self.rig.stack.top, self.rig.seconds + seconds
        while self.rig.stack.top is scene:
            scan, stops = self.scanner.scan, self.stops
            if stops and not any(wants(stop) for stop in stops):
                return False
            if stops and scan.resting:
                self.press()
            elif stops and scan.whole is not None:
                if scan.slot is None and any(wants(stop) for stop in scan.whole):
                    self.press()
            elif stops and scan.stop is not None and wants(scan.stop):
                self.press()
                return True
            assert self.rig.seconds < end, "the walk never comes there"
            self.rig.step(1, self.dt)
        return False


class OnePress:
    """People who play a whole game with one button each.

    Args:
        rig: the table.
        chance: what they choose.
    """

    def __init__(self, rig: TableRig, chance: random.Random) -> None:
        self.rig = rig
        self.chance = chance
        self.visits = 0
        self.kinds: set[str] = set()

    def play_out(self, most: int = 4000) -> None:
        """To the results."""
        for _ in range(most):
            if self.rig.match.outcome is not None and self.rig.stack.top is not self.rig.scene:
                return
            self._act()
        raise AssertionError("the game does not end")

    def _act(self) -> None:
        rig, top = self.rig, self.rig.stack.top
        if isinstance(top, CurtainScene):
            self._visit(top)
            return
        panel, stop = rig.scene.panel, rig.scene.watching.waiting
        seat = panel.seat if panel is not None else stop.seat if stop is not None else None
        button = OnlyButton(rig, seat if seat is not None else 0)
        if top is rig.scene and seat is not None and button.stops:
            if panel is not None:
                self.kinds.add(panel.decision.kind)
            self._choose(button)
        else:
            rig.step(1, STEP)

    def _choose(self, button: OnlyButton) -> None:
        keys = [stop.key for stop in button.stops if stop.kind is None and stop.act is None]
        wanted = self.chance.choice(keys)
        button.choose(lambda stop: stop.key == wanted)

    def _visit(self, scene: Any) -> None:
        button = OnlyButton(self.rig, scene.seat)
        if scene.curtain.state is Drape.CLOSED:
            self.visits += 1
            button.choose(lambda stop: stop.key == "look")
        elif scene.curtain.visible and any(stop.kind is None for stop in button.stops):
            decision = self.rig.match.decision(scene.seat)
            self.kinds.add(decision.kind if decision is not None else "")
            self._choose(button)
        else:
            self.rig.step(1, STEP)
