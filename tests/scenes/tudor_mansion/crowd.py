"""People with fake pads who play a whole game, and somebody who watches every frame of it.

They know what they want and go there by the shortest way of the focus; from time to time somebody
pauses, loses a pad, reads notes or lets go early. Every press must change something, and nothing of
a seat's secrets may be seen or read but while that seat has just opened its own page.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.settings import Settings
from scenes.context import Context
from scenes.notes import NotesScene
from scenes.private.curtain import CurtainScene
from scenes.tabletop.lost import LostPad
from systems.io.actions import Kind, Notice
from systems.io.seats import SeatMap
from systems.table.privacy import Drape
from tests.kit.taint import seats_in, seats_on, tainted
from tests.scenes.tudor_mansion.table_rig import Rig

WAYS = ("left", "right", "up", "down")
DT = 1 / 15
MISHAPS = ("pause", "focus", "pad", "help", "let go")


class Crowd:
    """Plays one table to its end.

    Args:
        seed: of the deal and of what people want.
        mishaps: how many of a hundred looks are disturbed.
        rounds: after so many the game ends.
        rules: further house rules.

    Attributes:
        leaks: frame and what was seen that nobody may see.
        seen: how many frames showed something secret, by seat.
        wasted: presses after which everything was as before.
        stuck: where directions did not lead on.
        presses: of a turn, by (round, seat).
        visits: the seats that were called behind the curtain, in order.
    """

    def __init__(
        self, seed: int, *, mishaps: int = 30, rounds: int = 10, rules: dict[str, Any] | None = None
    ) -> None:
        self.chance = random.Random(seed)
        self.mishaps = mishaps
        context = Context.offscreen(Settings(speed="fast"), (480, 270), SeatMap())
        self.rig = Rig(
            5,
            3,
            seed=seed,
            rules={"round_limit": rounds, **(rules or {})},
            draws=True,
            context=context,
        )
        self.frames = 0
        self.may_see: int | None = None
        """The seat that has its page open by its own press, as the crowd knows it."""
        self.leaks: list[str] = []
        self.seen = [0, 0, 0]
        self.wasted: list[str] = []
        self.stuck: list[str] = []
        self.presses: dict[tuple[int, int], int] = {}
        self.visits: list[int] = []
        for number in range(3):
            device = context.seats.device_of(number)
            assert device is not None
            self.rig.devices.known[device.id] = device
        context.text.listeners.append(lambda rendered: self._written(rendered.text))

    # -- watching ----------------------------------------------------------------------------

    def step(self, count: int = 1) -> None:
        """Let frames pass and look at each."""
        for _ in range(count):
            self.rig.step(1, DT)
            self.frames += 1
            self._watch()

    def _watch(self) -> None:
        surface = self.rig.context.viewport.frame
        on, said = seats_on(surface), seats_in(self._strings())
        for seat in on:
            self.seen[seat] += 1
        for seat in on | said:
            if seat != self.may_see:
                self.leaks.append(f"frame {self.frames}: seat {seat}, {self.rig.stack.top.name}")

    def _strings(self) -> list[str]:
        return [text for scene in self.rig.stack.visible for text in scene.strings()]

    def _written(self, text: str) -> None:
        """A text is drawn: secret ones only by the screen of their own seat."""
        for seat in seats_in([text]):
            top = self.rig.stack.top
            if not (top.private and getattr(top, "seat", None) == seat):
                self.leaks.append(f"frame {self.frames}: {text!r} is written on {top.name}")

    # -- pressing ----------------------------------------------------------------------------

    def press(self, kind: str, seat: int) -> bool:
        """A press at the table; notes it, and whether anything came of it."""
        before = self._state()
        turn = self._turn()
        self.presses[turn] = self.presses.get(turn, 0) + 1
        self.rig.devices.press(kind, seat)
        self.step(2)
        changed = self._state() != before
        if not changed:
            self.wasted.append(f"{kind} of seat {seat} at {before[1:]}")
        return changed

    def _turn(self) -> tuple[int, int]:
        values = self.rig.session.match.view("public").values
        return int(values["round_no"]), int(values["turn"])

    def _state(self) -> tuple[Any, ...]:
        """Everything by which a press can be seen to have had an effect."""
        scene = self.rig.scene
        panel = scene.panel
        settled = dict(panel.chosen()) if panel is not None else {}
        return (
            id(panel),
            type(panel).__name__,
            settled,
            scene.focus.current(),
            self.rig.session.match.moves,
            self.rig.stack.top.name,
            str(scene.foot.content),
        )

    def walk(self, focus: Any, goal: Any, seat: int) -> None:
        """To a target by the shortest way."""
        for _ in range(16):
            if focus.current() == goal or goal not in focus:
                return
            way = first_step(focus, goal, self.rig.scene.panel)
            if way is None:
                self.stuck.append(f"no way from {focus.current()} to {goal}")
                return
            if not self.press(way, seat):
                return
        self.stuck.append(f"too far: {goal}")

    # -- playing -----------------------------------------------------------------------------

    def play(self, most: int = 4000) -> None:
        """Until the game is over."""
        for _ in range(most):
            if not self._act():
                return

    def _act(self) -> bool:
        rig, scene, top = self.rig, self.rig.scene, self.rig.stack.top
        if isinstance(top, NotesScene):
            self._read_notes(top)
        elif isinstance(top, CurtainScene):
            self._look(top)
        elif isinstance(top, LostPad):
            self._come_back(top.seat)
        elif top.name in ("handbook", "pause"):
            rig.devices.press("back", 0)
            self.step(3)
        elif top is not scene and top.name != "look round":
            return False
        elif top is scene and scene.watching.waiting and rig.asked is not None:
            self.press("confirm", rig.asked)
        elif top is scene and scene.panel is not None and scene.choreographer.idle:
            if self.chance.randrange(100) < self.mishaps // 6:
                self._open_notes()
            else:
                self._decide(scene.panel)
        else:
            self.step()
        return True

    def _decide(self, panel: Any) -> None:
        scene, seat = self.rig.scene, panel.seat
        if panel.blind:
            ways = panel._press.codes(seat)
            legal = [c[0] for c, n in ways.items() if panel.options[n][0] in panel.decision.options]
            self.press(self.chance.choice(legal), seat)
            return
        focus = scene.focus
        if focus.current() is None or set(focus.reachable()) != set(focus.keys):
            self.stuck.append(f"not all of {focus.keys} can be reached")
        goals = [key for key in reached(focus, panel) if not isinstance(key, tuple)]
        rarely = {"accuse"} if self.chance.randrange(12) else set()
        self.walk(focus, self.chance.choice([g for g in goals if g not in rarely] or goals), seat)
        if scene.panel is panel and scene.choreographer.idle:
            self.press("confirm", seat)

    def _open_notes(self) -> None:
        seat = self.chance.randrange(3)
        self.rig.devices.press("extra", seat)
        self.step(2)

    # -- behind curtains ---------------------------------------------------------------------

    def _until_closed(self, top: Any) -> bool:
        for _ in range(60):
            if self.rig.stack.top is not top:
                return False
            if top.curtain.state is Drape.CLOSED:
                return True
            self.step()
        return False

    def _look(self, top: Any) -> None:
        if not self._until_closed(top):
            self.step()
            return
        devices, seat = self.rig.devices, top.seat
        self.visits.append(seat)
        other = self.chance.choice([one for one in range(3) if one != seat])
        devices.press("confirm", other)  # another pad does not open it
        self.step(2)
        devices.hold("confirm", seat)
        self.may_see = seat
        disturbed = self.chance.randrange(100) < self.mishaps
        self.step(self.chance.randrange(8, 16))
        if disturbed:
            self.may_see = None
            self._mishap(self.chance.choice(MISHAPS), seat, other)
        for _ in range(200):
            if self.rig.stack.top is not top:
                break
            if self.may_see is None and top.curtain.state in (Drape.CLOSED, Drape.OPEN):
                devices.hold("confirm", seat)
                self.may_see = seat
            self.step()
        devices.release("confirm", seat)
        self.may_see = None
        self.step()

    def _mishap(self, what: str, seat: int, other: int) -> None:
        """Something comes between; in the very next frame nothing may be seen."""
        rig = self.rig
        if what == "pause":
            rig.devices.press("pause", other)
            self.step(3)
            rig.devices.press("back", other)
        elif what == "focus":
            rig.devices.send(Notice.FOCUS_LOST)
        elif what == "help":
            rig.devices.press("info", seat)
            self.step(3)
            rig.devices.press("back", seat)
        elif what == "pad":
            device = rig.context.seats.device_of(seat)
            assert device is not None
            rig.devices.unplug(device.id)
            self.step(3)
            self._come_back(seat)
        else:
            rig.devices.release("confirm", seat)
        self.step(4)

    def _come_back(self, seat: int) -> None:
        """The same pad is plugged in again."""
        self.rig.devices.plug(f"pad.{seat}", guid=f"{seat}", number=seat + 1)
        self.step(2)

    def _read_notes(self, top: Any) -> None:
        if not self._until_closed(top):
            self.step()
            return
        devices, seat = self.rig.devices, top.seat
        devices.press("confirm", seat)
        self.may_see = seat
        self.step(8)
        for kind in self.chance.choices(["right", "down", "confirm", "extra", "info"], k=4):
            devices.press(kind, seat)
            self.step(2)
        self.may_see = None
        if self.chance.randrange(2):
            devices.send(Notice.FOCUS_LOST)
            self.step(2)
        else:
            devices.press("pause", seat)
            self.step(2)
            devices.press("back", seat)
            self.step(2)
        for _ in range(6):
            if self.rig.stack.top is not top:
                return
            devices.press("back", seat)
            self.step(3)

    def report(self) -> str:
        """The figures in a line."""
        counts = sorted(self.presses.values())
        mean = sum(counts) / max(1, len(counts))
        return (
            f"{self.frames} frames, {sum(counts)} presses in {len(counts)} turns: "
            f"{mean:.1f} a turn, {counts[-1] if counts else 0} at most"
        )


def first_step(focus: Any, goal: Any, panel: Any) -> str | None:
    """The direction in which the shortest way to a target begins; None where there is none."""
    return reached(focus, panel).get(goal)


def reached(focus: Any, panel: Any) -> dict[Any, str]:
    """Where directions lead from here: target -> the first direction of the shortest way.

    Directions that the panel uses itself are left out.
    """
    start = focus.current()
    ways: dict[Any, str] = {}
    queue = deque([start])
    found = {start}
    try:
        while queue:
            key = queue.popleft()
            for way in WAYS:
                focus.set(key)
                if panel is not None and panel.steers(Kind(way)):
                    continue
                there = focus.neighbour(way)
                if there is None or there in found:
                    continue
                found.add(there)
                ways[there] = ways.get(key, way)
                queue.append(there)
    finally:
        focus.set(start)
    return {start: "", **ways}


@contextmanager
def crowd(seed: int, **how: Any) -> Iterator[Crowd]:
    """A crowd at a tainted table, which is taken down at the end."""
    with tainted():
        made = Crowd(seed, **how)
        try:
            yield made
        finally:
            made.rig.close()
