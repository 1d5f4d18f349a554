"""The drawn part of ``bench``: what a frame of the real tables costs, in software at 1920x1080.

A frame is what the application does between two waits: devices, scenes, computer players,
drawing, showing. Figures are processor time, since these machines do other work as well. Every
game's table is measured with as many seats as it has, and the busiest one counts.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from game import stopwatch
from game.bots import Choice
from game.commands.measuring import Figure, percentile
from game.commands.table import levels
from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.session import HUMAN, Player, Session
from game.settings import Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context
from scenes.tabletop import icons
from scenes.tabletop.cards import card_back
from scenes.tabletop.scene import TableScene
from systems.io.actions import Action, Kind, Phase
from systems.io.devices import Devices
from systems.table.clips import Clip
from systems.table.sprites import Sprite

FRAME = 1 / 60
"""Seconds of the game that pass in a frame."""

SIZE = (1920, 1080)
SEED = 1
ROUNDS = 5
"""How often twelve cards are dealt; the first time makes their turned pictures and is left out."""
CARDS = 12
CARD = (150.0, 206.0)
FLIGHT_MS = 300
STILL_FRAMES = 600
THINKING_FRAMES = 900
STARTS = 3
LONGEST = 3600
"""Frames after which a table that does not come to rest is given up."""

SHARPEST = ("sharp", "steady", "casual")
"""The usual levels of computer players; the first one that a game has is measured."""

ROOT = Path(__file__).resolve().parents[2]


class NeverRests(RuntimeError):
    """A table did not come to rest: no figure can be given."""


def figures(wanted: Sequence[str], *, medians: bool = False) -> Iterator[Figure]:
    """Measure what is wanted, in the order given.

    Args:
        wanted: names of figures.
        medians: also give the medians of frame times, for people who read the table.
    """
    for name in wanted:
        if name == "first_frame_s":
            yield Figure(name, round(first_frame(), 3), "s")
            continue
        what = name.rpartition("/")[2]
        costs = list(MEASURES[what]())
        yield Figure(name, round(max(percentile(cost.times, 99) for cost in costs), 3), "ms")
        if medians:
            middle = max(percentile(cost.times, 50) for cost in costs)
            yield Figure(f"frame_ms_median/{what}", round(middle, 3), "ms")


# -- the start ---------------------------------------------------------------------------------


def first_frame() -> float:
    """Seconds from the start of a new process to its first picture; the best of some starts."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    times = []
    for _ in range(STARTS):
        began = stopwatch.seconds()
        with subprocess.Popen(
            [sys.executable, "-m", "scenes.commands.first_frame"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
        ) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            times.append(stopwatch.seconds() - began)
            process.stdout.read()
        if process.returncode or not line:
            raise RuntimeError("the parlour did not come to its first picture")
    return min(times)


# -- frames ------------------------------------------------------------------------------------


@dataclass
class Cost:
    """The work of single frames, in milliseconds."""

    times: list[float] = field(default_factory=list)


class Running:
    """An application with one table, run frame by frame without waiting.

    Args:
        app: the application.
        scene: its table.
        patient: computer players think to the end in one frame. By the clock it would be another
            frame in each run, and no two of them could be compared.
    """

    def __init__(self, app: App, scene: TableScene, *, patient: bool = False) -> None:
        self.app = app
        self.scene = scene
        self._thoughts = 0
        session = scene.session
        think = session.think

        def counted(seat: int, out_of_time: Callable[[], bool]) -> Choice | None:
            self._thoughts += 1
            return think(seat, (lambda: False) if patient else out_of_time)

        session.think = counted  # type: ignore[method-assign] # it stands in for a while

    def frame(
        self,
        cost: Cost | None = None,
        seconds: float | None = None,
        *,
        thinking: Cost | None = None,
    ) -> bool:
        """One frame, by the clock or of so many seconds.

        Args:
            cost: what it takes to draw is noted here, unless a computer player thought in it.
            seconds: how much time passes; by the clock if left out.
            thinking: what it takes is noted here where one did.

        Returns:
            Whether a computer player thought in it.
        """
        thoughts = self._thoughts
        start = stopwatch.processor_seconds()
        self.app.frame(self.app.context.clock.tick() if seconds is None else seconds)
        thought = self._thoughts != thoughts
        noted = thinking if thought else cost
        if noted is not None:
            noted.times.append((stopwatch.processor_seconds() - start) * 1000)
        return thought

    @property
    def in_front(self) -> bool:
        """Whether nothing has been opened over the table."""
        return self.app.context.stack.top is self.scene

    def until(self, true: Callable[[], bool], cost: Cost | None = None) -> None:
        """Frames until something is true; raises :class:`NeverRests`."""
        for _ in range(LONGEST):
            if true():
                return
            self.frame(cost)
        raise NeverRests(f"the table of {self.scene.manifest.id} does not come to rest")

    def still(self) -> None:
        """Until nothing moves, a person is asked, and everything that is needed is drawn."""
        scene = self.scene
        self.until(lambda: self.asked() and scene.choreographer.idle)
        self.until(lambda: scene.warming.done)
        for _ in range(30):
            self.frame()

    def asked(self) -> bool:
        """Whether a person is asked on the table; what is shown to it before is looked at."""
        if not self.in_front:
            stack = self.app.context.stack
            for phase in (Phase.PRESS, Phase.RELEASE):
                stack.handle(Action(Kind.CONFIRM, "mouse", 0, phase))
                stack.apply()
        return self.in_front and self.scene.panel is not None


@contextmanager
def running(
    game: str, *, people: int, format_: str = "", patient: bool = False
) -> Iterator[Running]:
    """A full table of a game, in software at 1920x1080, with the devices of this machine.

    Args:
        game: its id.
        people: how many seats have one; computer players have the others.
        format_: the first one of the game if left out.
        patient: as for :class:`Running`.
    """
    rules = load_rules(game)
    format_ = format_ or next(iter(rules.formats))
    # A walk-through waits for a person, and there is none.
    context = Context.offscreen(Settings(walked=[f"{game}.{format_}"]), SIZE)
    context.input = Devices(context.viewport, context.seats)
    seats = rules.formats[format_][-1]
    texts = context.words_for(game)
    names = [texts.say(f"lobby.computer_name.{seat + 1}") for seat in range(seats)]
    bot = next((level for level in SHARPEST if level in rules.bots), levels(rules)[0])
    session = Session.open(
        Setup(game, format_, tuple(SeatSetup(name) for name in names), SEED),
        [Player(HUMAN if seat < people else bot) for seat in range(seats)],
    )
    scene = screens.make("table", context, session=session)
    assert isinstance(scene, TableScene)
    app = App(context, scene)
    context.stack.on_failure = None  # a failure here is a failure of the bench
    try:
        yield Running(app, scene, patient=patient)
    finally:
        _close(app)


def opening(games: Iterable[str]) -> Iterator[Cost]:
    """From a table that has been opened to the first decision of a person, in every format."""
    for game in games:
        for format_ in load_rules(game).formats:
            cost = Cost()
            with running(game, people=1, format_=format_, patient=True) as table:
                table.frame()  # paints the whole screen
                for _ in range(LONGEST):
                    table.frame(cost, FRAME)
                    if table.scene.panel is not None or not table.in_front:
                        break
            yield cost


def dealing() -> Iterator[Cost]:
    """Each table's own deal, and twelve large cards in the air over it at once."""
    for game in registry.games():
        own, twelve = Cost(), Cost()
        with running(game, people=1) as table:
            table.frame()  # paints the whole screen: that is opening, not dealing
            table.until(lambda: table.scene.choreographer.idle, own)
            table.still()
            for number in range(ROUNDS):
                table.scene.choreographer.play(_deal(table.scene))
                table.until(lambda: table.scene.choreographer.idle, twelve if number else None)
        yield own
        yield twelve


def _deal(scene: TableScene) -> Clip:
    """Twelve backs fly from the middle to all sides, turning, each begun before the first lands."""
    director = scene.choreographer.director
    back = card_back(scene.desk, CARD)
    flights = []
    for number in range(CARDS):
        name = f"ui.bench.{number}"
        flights.append(
            director.series(
                director.add(name, Sprite(back, 960, 540, 300 + number)),
                director.move(
                    name,
                    FLIGHT_MS,
                    arc=120,
                    x=200 + 140 * number,
                    y=240 + 160 * (number % 4),
                    angle=30 - 5 * number,
                ),
                director.remove(name),
            )
        )
    return director.stagger(FLIGHT_MS / (CARDS + 1), flights)


def resting() -> Iterator[Cost]:
    """A person is asked, and nothing moves."""
    for game in registry.games():
        cost = Cost()
        with running(game, people=1) as table:
            table.still()
            for _ in range(STILL_FRAMES):
                table.frame(cost)
        yield cost


def ambient() -> Iterator[Cost]:
    """A lamp breathes for each seat of a table at rest; and the hall with its own lamp."""
    for game in registry.games():
        cost = Cost()
        with running(game, people=1) as table:
            table.still()
            scene = table.scene
            for number in range(len(scene.session.players)):
                name = f"ui.bench.{number}"
                scene.stage.add(Sprite(icons.lamp_halo(), 160 + 300 * number, 160, 300), name=name)
                scene.motions.breathe(name, "alpha", 0.8, 0.2, 3.0)
            for _ in range(90):
                table.frame()
            for _ in range(STILL_FRAMES):
                table.frame(cost)
        yield cost
    yield _hall()


def _hall() -> Cost:
    cost = Cost()
    context = Context.offscreen(Settings(), SIZE)
    app = App(context, screens.make("title", context))
    context.stack.on_failure = None
    try:
        for number in range(240 + STILL_FRAMES):
            start = stopwatch.processor_seconds()
            app.frame(context.clock.tick())
            if number >= 240:  # one whole breath has made its pictures
                cost.times.append((stopwatch.processor_seconds() - start) * 1000)
    finally:
        _close(app)
    return cost


def _close(app: App) -> None:
    """Close an application, and give its pictures back: a player has one of them at a time."""
    app.close()
    app.context.book.clear()
    gc.collect()


def thinking() -> Iterator[Cost]:
    """The frames of a table full of the sharpest computer players in which one of them thinks."""
    for game in registry.games():
        yield _thinking(game)


def _thinking(game: str) -> Cost:
    cost = Cost()
    with running(game, people=0) as table:
        match = table.scene.session.match
        # After the deal; where one thought follows the other nothing comes to rest between them.
        for _ in range(LONGEST):
            if table.frame() or table.scene.choreographer.idle:
                break
        for number in range(LONGEST):
            if match.outcome is not None or (cost.times and number >= THINKING_FRAMES):
                break
            table.frame(thinking=cost)
    return cost


MEASURES: dict[str, Callable[[], Iterator[Cost]]] = {
    "deal12": dealing,
    "rest": resting,
    "ambient": ambient,
    "bots_thinking": thinking,
}
