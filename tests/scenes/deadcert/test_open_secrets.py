"""Three people and a computer play OPENplay by keys alone, and every frame of it is watched.

What somebody reads alone is painted in colours that nothing else has, and carries marks; neither
may be on the screen but while that seat has its own page open by its own press.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from game.core.messages import Message
from game.settings import Settings
from scenes.context import Context
from scenes.private.curtain import CurtainScene
from scenes.tables.deadcert.faces import Faces
from scenes.tables.deadcert.openplay.secrets import OpenSecrets
from systems.io.actions import Notice
from systems.io.pictures import Picture
from systems.io.seats import SeatMap
from systems.table.privacy import Drape
from tests.kit import taint
from tests.scenes.deadcert.table_rig import Rig

HUMANS = 3


class Watched(Rig):
    """A table with people, every frame of which is looked at."""

    def __init__(self, seed: int) -> None:
        context = Context.offscreen(Settings(speed="fast"), (480, 270), SeatMap())
        self.may_see: int | None = None
        self.leaks: list[str] = []
        self.seen = [0] * HUMANS
        self.visits = 0
        self.frames = 0
        super().__init__("open", 4, HUMANS, seed=seed, draws=True, context=context)

    def step(self, frames: int = 1, dt: float = 1 / 15) -> None:
        for _ in range(frames):
            super().step(1, dt)
            self.frames += 1
            on = taint.seats_on(self.context.viewport.frame)
            on |= taint.seats_in([t for scene in self.stack.visible for t in scene.strings()])
            for seat in on:
                self.seen[seat] += 1
                if seat != self.may_see:
                    self.leaks.append(f"frame {self.frames}: seat {seat}, {self.stack.top.name}")

    def visit(self, curtain: CurtainScene, chance: random.Random) -> None:
        """The seat that is called looks, is disturbed now and then, and decides in the end."""
        self.visits += 1
        seat, devices = curtain.seat, self.devices
        for _ in range(60):
            if curtain.curtain.state is Drape.CLOSED or self.stack.top is not curtain:
                break
            self.step()
        other = (seat + 1) % HUMANS
        devices.press("confirm", other)  # another pad does not open it
        self.step(2)
        self.may_see = seat
        devices.press("confirm", seat)
        self.step(12)
        if chance.randrange(3) == 0:
            self.may_see = None
            devices.send(Notice.FOCUS_LOST)
            self.step(4)
            self.may_see = seat
            devices.press("confirm", seat)
            self.step(12)
        for kind in chance.choices(["right", "left", "down"], k=3):
            devices.press(kind, seat)
            self.step(2)
        last = ("confirm", "down", "confirm") if curtain.name == "choice" else ("back",)
        for kind in last:
            if self.stack.top is curtain:
                devices.press(kind, seat)
                self.step(2)
        self.may_see = seat if self.stack.top is curtain else None
        for _ in range(200):
            if self.stack.top is not curtain:
                break
            self.step()
        self.may_see = None
        self.step()

    def act(self, chance: random.Random) -> bool:
        top = self.stack.top
        if isinstance(top, CurtainScene):
            self.visit(top, chance)
        elif top is self.scene and self.scene.panel is not None and self.scene.choreographer.idle:
            if chance.randrange(12) == 0:
                self.press("extra", seat=chance.randrange(HUMANS))
            elif isinstance(self.scene.focus.current(), tuple):
                self.press("up")
            else:
                self.press(chance.choice(["left", "right", "down", "confirm", "confirm"]))
        elif top is self.scene:
            self.step(2)
        elif top.name in ("pause", "handbook", "look closer"):
            self.press("back", seat=0)
        else:
            return False
        return True


def marked(look: Any, seat: int) -> dict[str, Message]:
    """What is written on the cards, with the mark of the seat that may read it."""
    return {
        card: Message(words.key, {**words.values, "text": f"{taint.MARKS[seat]} of {card}"})
        for card, words in look.words.items()
    }


@contextmanager
def watched(seed: int) -> Iterator[Watched]:
    """A table with taints, taken down at the end."""

    def face(self: Any, desk: Any, card: str, size: tuple[float, float]) -> Picture:
        return taint.flat(desk.viewer, size, (card,))

    def marking(name: str) -> Any:
        own = getattr(OpenSecrets, name)

        def wrapped(secrets: OpenSecrets, view: Any, *rest: Any) -> Any:
            found = own(secrets, view, *rest)
            return None if found is None else replace(found, words=marked(found, view.viewer))

        return patch.object(OpenSecrets, name, wrapped)

    with ExitStack() as stack:
        stack.enter_context(taint.tainted())
        stack.enter_context(patch.object(Faces, "face", face))
        for name in ("first_look", "choice"):
            stack.enter_context(marking(name))
        made = Watched(seed)
        try:
            yield made
        finally:
            made.close()


@pytest.mark.parametrize("seed", [3])
def test_three_people_and_a_computer_see_no_secret_of_each_other(seed: int) -> None:
    with watched(seed) as table:
        chance = random.Random(seed)
        for _ in range(900):
            if table.visits >= 8 or not table.act(chance):
                break
        assert table.visits >= 8
        assert sum(table.seen) > 60, "nothing secret was ever painted: the check sees nothing"
        assert not table.leaks


def test_the_watch_sees_a_page_that_is_open_to_all() -> None:
    """A page that the watch does not expect to be open is found by what is painted on it."""
    with watched(3) as table:
        chance = random.Random(3)
        for _ in range(900):
            if table.stack.top.name == "choice" or not table.act(chance):
                break
        curtain = table.stack.top
        assert isinstance(curtain, CurtainScene)
        table.until(lambda: curtain.curtain.state is Drape.CLOSED)
        table.devices.press("confirm", curtain.seat)
        table.step(20)
        assert table.leaks
