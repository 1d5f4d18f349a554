"""What a frame costs: measured on a stage of cards, for the bench and for tests.

Figures are processor time per frame (motions, dirty regions, painting, showing). Machines
differ and are noisy, so checks compare with :func:`reference`, a plain full repaint of the same
stage on the same machine, rather than with milliseconds alone.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass

from game import stopwatch
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture, PictureBook
from systems.io.viewport import Viewport
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tween import Motions

CARD = (200.0, 280.0)
LYING = 40
FRAME = 1 / 60


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of work per frame."""

    median: float
    p99: float
    worst: float

    @classmethod
    def of(cls, times: list[float]) -> Cost:
        """From single frames, in milliseconds."""
        ordered = sorted(times)
        at = min(len(ordered) - 1, int(0.99 * len(ordered)))
        return cls(statistics.median(ordered), ordered[at], ordered[-1])


class CardStage:
    """Forty cards lying on a cloth, and some to deal; close it after use.

    Args:
        viewport: where to draw; offscreen or a window.
        dealt: how many cards can be dealt.
    """

    def __init__(self, viewport: Viewport, dealt: int = 12) -> None:
        self.viewport = viewport
        self.book = PictureBook(viewport.scale)
        self.stage = Stage(self.book, "measure")
        self.motions = Motions(self.stage)
        self.director = Director(self.stage, self.motions)
        self.stage.set_ground(painted("cloth", (1920, 1080), _cloth, self.book))
        for number in range(LYING):
            x, y = 130 + (number % 10) * 186, 160 + (number // 10) * 255
            self.stage.add(Sprite(_card(number % 6, self.book), x, y, number))
        back = _card(99, self.book)
        self.dealt = [f"dealt.{number}" for number in range(dealt)]
        for number, name in enumerate(self.dealt):
            self.stage.add(Sprite(back, 960, 1000, 100 + number), name=name)

    def close(self) -> None:
        """Forget the stage."""
        self.stage.close()

    def frame(self) -> float:
        """One frame; returns its work in milliseconds."""
        start = stopwatch.processor_seconds()
        self.motions.advance(FRAME)
        regions = self.stage.draw(self.viewport.frame)
        self.viewport.show(regions)
        return (stopwatch.processor_seconds() - start) * 1000

    def deal(self) -> Clip:
        """All cards fly out in arcs, turning, 60 ms after one another."""
        flights = [
            self.director.move(
                name,
                300,
                arc=120,
                x=200 + 140 * (number % 12),
                y=240 + (number % 4) * 160,
                angle=30 - 5 * (number % 12),
            )
            for number, name in enumerate(self.dealt)
        ]
        return self.director.stagger(60, flights)

    def gather(self) -> None:
        """Put the cards back at once."""
        for name in self.dealt:
            self.stage.change(name, x=960, y=1000, angle=0)


def deal(viewport: Viewport, cards: int = 12, rounds: int = 4) -> Cost:
    """Dealing cards in arcs with turning: the busiest ordinary animation.

    The first round makes the turned frames and is not counted, as at a table that is opened.
    """
    bench = CardStage(viewport, cards)
    times: list[float] = []
    try:
        for number in range(rounds + 1):
            bench.gather()
            bench.frame()
            clip = bench.deal()
            while clip.advance(FRAME) is None:
                spent = bench.frame()
                if number:
                    times.append(spent)
    finally:
        bench.close()
    return Cost.of(times)


def idle(viewport: Viewport, frames: int = 300) -> Cost:
    """A table at rest: nothing changes, nothing is drawn."""
    return _steady(viewport, frames, lambda bench: None)


def reference(viewport: Viewport, frames: int = 60) -> Cost:
    """Repainting everything in every frame, for comparison."""
    return _steady(viewport, frames, lambda bench: bench.stage.invalidate())


def _steady(viewport: Viewport, frames: int, step: Callable[[CardStage], None]) -> Cost:
    bench = CardStage(viewport)
    try:
        for _ in range(3):
            bench.frame()
        times = []
        for _ in range(frames):
            step(bench)
            times.append(bench.frame())
    finally:
        bench.close()
    return Cost.of(times)


def _cloth(brush: Brush) -> None:
    brush.plate((0, 0, 1920, 1080), 0, "#16382A", to="#0C2018")
    brush.glow((960, 540), 900, "#3F7A5C", 0.5, 0.6)


def _card(number: int, book: PictureBook) -> Picture:
    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *CARD), 15, "#EFE2C2", edge="#B9A27A", edge_width=3)
        brush.plate((18, 18, CARD[0] - 36, CARD[1] - 36), 10, f"#{20 + number:02d}3040")
        brush.glow((100, 110), 70, "#FFC44D", 0.6)

    return painted(("measured card", number), CARD, paint, book)
