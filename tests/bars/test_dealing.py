"""What tables are measured by alike tells a bad one from a good one."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from tests.bars.dealing import alike, ended_by_a_press, setting_off

FRAME = 0.1


class Deal:
    """A table where a card sets off every so many frames and flies as long; a press may end it."""

    def __init__(self, cards: int, gap: int, *, obeys: bool = True) -> None:
        self.frames, self.cards, self.gap = 0, cards, gap
        self.seconds = 0.0
        self.stopped = False
        moving = SimpleNamespace(holding=False, idle=False)
        self.scene: Any = SimpleNamespace(stage=self, choreographer=moving, pace=SimpleNamespace())
        self.devices = SimpleNamespace(press=lambda kind, seat: setattr(self, "stopped", obeys))

    @property
    def names(self) -> list[str]:
        now = self.frames // self.gap
        if self.stopped or not 0 <= now < self.cards or not self.frames:
            return ["plate"]
        return ["plate", f"way.{now}"]

    def __getitem__(self, name: str) -> Any:
        return SimpleNamespace(x=float(self.frames), y=0.0)

    def step(self, frames: int, dt: float) -> None:
        self.frames += frames
        self.seconds += frames * dt
        self.scene.choreographer.idle = len(self.names) == 1

    def until(self, ready: Callable[[], object], most: float = 10.0, dt: float = FRAME) -> None:
        while not ready():
            self.step(1, dt)


def opened(*, obeys: bool) -> Callable[[], Any]:
    @contextmanager
    def table() -> Iterator[Deal]:
        yield Deal(5, 4, obeys=obeys)

    return table


@pytest.mark.parametrize(("obeys", "ended"), [(True, 3), (False, 1)])
def test_a_press_that_ends_nothing_is_counted_as_none(*, obeys: bool, ended: int) -> None:
    """At the last moment everything is over by itself."""
    assert ended_by_a_press(opened(obeys=obeys), (0.2, 1.0, 5.0), FRAME) == ended


def test_cards_are_told_when_they_set_off() -> None:
    begins, took = setting_off(Deal(5, 4), lambda name: name.startswith("way."), FRAME)  # type: ignore[arg-type] # plays a table
    gaps = [round(b - a, 3) for a, b in itertools.pairwise(begins)]
    assert len(begins) == 5
    assert all(0.3 <= gap <= 0.5 for gap in gaps)
    assert took == pytest.approx(1.9)


def test_a_deal_that_does_not_end_is_a_failure() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        setting_off(Deal(500, 4), lambda name: name.startswith("way."), FRAME)  # type: ignore[arg-type] # plays a table


def test_a_speed_that_leads_elsewhere_is_seen() -> None:
    found = {"normal": (1, "a"), "fast": (1, "a"), "slow": (2, "a")}
    kept = {figure.what: figure.kept for figure in alike(found, "{speed}: the state")}
    assert kept == {"fast: the state": True, "slow: the state": False}
