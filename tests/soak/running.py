"""Plays games through the whole table, or lets the show run, and notes what the process holds."""

from __future__ import annotations

import argparse
import csv
import gc
import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import TypeVar

import esper

from game import stopwatch
from game.commands.measuring import memory_mb, percentile, slope
from game.commands.table import read_seating
from game.content import registry
from game.match.loading import load_rules
from game.match.session import offered_levels
from game.settings import KioskConfig, Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context
from scenes.kiosk.app import KioskApp
from scenes.kiosk.health import Sample, open_handles
from systems.io.clock import FrameClock

Row = TypeVar("Row")
"""A line of what a run tells."""

STEP = 0.1
"""Seconds of the game in a frame: the longest that the house's own clock allows."""
MOST_FRAMES = 60_000
"""Of one game; a table that goes on longer hangs."""


@dataclass(frozen=True, slots=True)
class Held:
    """What the process holds after so many games.

    Attributes:
        games: that were played.
        memory: megabytes.
        handles: open files and devices.
        threads: of Python.
        worlds: of esper.
        frame_ms: of 100 frames since the last line that drew something 99 took no longer.
        longest_ms: the longest of them.
    """

    games: int
    memory: float
    handles: int
    threads: int
    worlds: int
    frame_ms: float
    longest_ms: float


class Soak:
    """One house, in which game after game is played by computer players.

    Args:
        size: of the picture; small ones are drawn faster and leak as well.
        seed: of the first game.
        games: ids; every game in turn where none is named.
    """

    def __init__(
        self, size: tuple[int, int] = (320, 180), seed: int = 1, games: tuple[str, ...] = ()
    ) -> None:
        self.context = Context.offscreen(Settings(speed="fast"), size)
        self.context.book.budget = 24_000_000  # full soon, so that what is dropped shows too
        self.games = games or tuple(registry.games())
        self.seed = seed
        self.played = 0
        self.ends: dict[str, int] = {}
        """Game -> how many came to their results."""
        self._frames: list[float] = []

    def run(self, games: int, every: int) -> Iterator[Held]:
        """Play so many games; what is held after each ``every`` of them."""
        for _ in range(games):
            self.play()
            if self.played % every == 0:
                yield self.held()

    def play(self) -> None:
        """One game from the deal to the results and back."""
        number = self.played
        game = self.games[number % len(self.games)]
        chance = random.Random(self.seed + number)
        rules = load_rules(game)
        format_ = chance.choice(list(rules.formats))
        seats = chance.choice(list(rules.formats[format_]))
        weak = ["random", *offered_levels(rules)[:1]]
        levels = ",".join(chance.choice(weak) for _ in range(seats))
        asked = {"game": game, "format": format_, "seats": levels, "seed": number, "rule": []}
        seating = read_seating(argparse.Namespace(**asked), seed=number)
        app = App(self.context, screens.make("table", self.context, seating=seating))
        self.context.stack.on_failure = None  # a fault ends the soak
        try:
            for _ in range(MOST_FRAMES):
                self._frame(app)
                top = self.context.stack.top
                if top is not None and top.name == "results":
                    self.ends[game] = self.ends.get(game, 0) + 1
                    break
            else:
                raise AssertionError(f"{game}, seed {number}, {levels}: it does not end")
            for _ in range(40):
                self._frame(app)
        finally:
            self.context.stack.clear()
            self.context.stack.apply()
        self.played += 1

    def held(self) -> Held:
        """What the process holds now; begins anew to measure frames."""
        gc.collect()
        frames, self._frames = self._frames or [0.0], []
        return Held(
            self.played,
            round(memory_mb() or 0.0, 1),
            open_handles() or 0,
            threading.active_count(),
            len(esper.list_worlds()),
            round(percentile(frames, 99), 2),
            round(max(frames), 1),
        )

    def _frame(self, app: App) -> None:
        began = stopwatch.processor_seconds()
        self.context.clock.tick()
        if app.frame(STEP):
            self._frames.append((stopwatch.processor_seconds() - began) * 1000)


def growth(held: list[Held], last: float = 0.7) -> float:
    """Megabytes for a thousand games, over the last part of a run."""
    points = [(one.games / 1000, one.memory) for one in held[-max(2, round(len(held) * last)) :]]
    return slope(points)


def show(seconds: float, size: tuple[int, int] = (1280, 720)) -> Iterator[Sample]:
    """Let the attract mode run in real time for so long; how it fared, minute by minute."""
    context = Context.offscreen(Settings(), size)
    context.clock = FrameClock()
    app = KioskApp(context, KioskConfig())
    told = 0
    try:
        while context.clock.now < seconds:
            app.frame(context.clock.tick())
            if len(app.health.samples) > told:
                yield app.health.samples[-1]
                told = len(app.health.samples)
    finally:
        app.close()


def kept(rows: Iterator[Row], target: Path) -> list[Row]:
    """All rows of a run; each is printed and the file written anew as soon as it comes."""
    known: list[Row] = []
    for row in rows:
        known.append(row)
        print(row, flush=True)
        write(known, target)
    return known


def write(rows: Sequence[object], target: Path) -> None:
    """A table that other programs read, from rows of one dataclass."""
    with target.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow([field.name for field in fields(rows[0])])  # type: ignore[arg-type]
        writer.writerows(astuple(row) for row in rows)  # type: ignore[call-overload]
