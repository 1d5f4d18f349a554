"""A table of DEADCERT in the hands of a test: people with fake pads, computers, no waiting."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.core.intents import tag_of
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.session import Player, Session
from game.settings import Settings
from scenes.context import Context
from scenes.party import Party
from scenes.private.curtain import CurtainScene, Visited
from scenes.tabletop.scene import TableScene
from systems.io.scripted import FakeDevices
from systems.io.seats import Device, SeatMap
from systems.table.privacy import Drape

GAME = "deadcert"
NAMES = ("Ada", "Bruno", "Iris", "Otto", "Clara", "Dexter")
WALKED = [f"{GAME}.{one}" for one in ("open", "coop", "covert", "solo")]
FRAME = 1 / 30


class Rig:
    """One table, strict about what it shows.

    Args:
        format_: ``open`` or another format of the game.
        seats: how many sit there; the first ``humans`` of them are people with a pad each.
        level: of the computer players.
        play: decisions that are made at random before the table is opened.
        upto: further such decisions, until this kind is asked.
        draws: whether frames are painted.
        context: where it is opened; a new one where it is left out (then with ``settings``).
    """

    def __init__(
        self,
        format_: str = "open",
        seats: int = 4,
        humans: int = 0,
        *,
        seed: int = 5,
        content: str = "",
        rules: dict[str, Any] | None = None,
        arrange: dict[str, Any] | None = None,
        settings: Settings | None = None,
        draws: bool = False,
        play: int = 0,
        upto: str = "",
        names: tuple[str, ...] = NAMES,
        context: Context | None = None,
        level: str = "random",
    ) -> None:
        self.context = context or Context.offscreen(
            settings or Settings(speed="instant"), seats=SeatMap()
        )
        self.context.settings.walked = list(WALKED)
        for seat in range(humans):
            device = Device(f"pad.{seat}", "pad", f"pad {seat}", f"{seat}", "", seat + 1)
            self.context.seats.bind(seat, device)
        self.context.tempo.ambient = False  # the lamp's flame follows the clock
        self.draws = draws
        self.seconds = 0.0
        setup = Setup(
            GAME,
            format_,
            tuple(SeatSetup(name) for name in names[:seats]),
            seed,
            house_rules=rules or {},
            content=content,
            arrange=arrange or {},
        )
        players = [Player() if seat < humans else Player(level) for seat in range(seats)]
        self.session = Session.open(setup, players)
        self.match = self.session.match
        self._play(play, upto)
        words = self.context.words_for(GAME)
        party = Party.of_session(self.session, words)
        self.scene = TableScene(self.context, party, self.session, strict=True)
        self.stack = self.context.stack
        self.stack.push(self.scene)
        self.stack.apply()

    def _play(self, count: int, upto: str) -> None:
        """Decisions at random; the seats that are asked in the end are those of people first."""
        for number in range(4000):
            if self.match.outcome is not None:
                break
            decision = self.match.decisions[0]
            if number >= count and (not upto or decision.kind.endswith(upto)):
                return
            options = [one for one in decision.options if tag_of(one) != "file"]
            stream = stream_for(number, "rig")
            chosen = options[stream.below(len(options))] if options else None
            self.match.submit(decision.seat, chosen or decision.options.sample(stream))
        assert not upto, f"{upto} was never asked"

    # -- time --------------------------------------------------------------------------------

    @property
    def devices(self) -> FakeDevices:
        assert isinstance(self.context.input, FakeDevices)
        return self.context.input

    def step(self, frames: int = 1, dt: float = FRAME) -> None:
        """Let frames pass."""
        for _ in range(frames):
            for event in self.devices.read(self.seconds):
                self.stack.handle(event)
                self.stack.apply()
            self.stack.update(dt)
            self.stack.apply()
            self.seconds += dt
            if self.draws:
                self.stack.draw(self.context.viewport.frame)

    def until(
        self, condition: Callable[[], object], seconds: float = 90, dt: float = FRAME
    ) -> None:
        """Let frames pass until something is so; fails when it never is."""
        end = self.seconds + seconds
        while not condition():
            assert self.seconds < end, "it never came to pass"
            self.step(1, dt)

    # -- people ------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat whose panel is open."""
        return self.scene.panel.seat if self.scene.panel is not None else None

    def press(self, *kinds: str, seat: int | None = None) -> None:
        """The asked seat (or another) presses buttons, one after the other."""
        for kind in kinds:
            self.devices.press(kind, self.asked if seat is None else seat)
            self.step(2)

    def wait_for_panel(self) -> Any:
        """Until a person is asked something on the table."""
        self.until(lambda: self.scene.panel is not None)
        return self.scene.panel

    def behind(self, curtain: CurtainScene, *kinds: str) -> None:
        """The seat that is called opens its page and presses buttons there."""
        bare = getattr(curtain, "bare", False)
        if not bare:
            self.until(lambda: curtain.curtain.state is Drape.CLOSED)
            self.devices.hold("confirm", curtain.seat)
            self.step(12)
            self.devices.release("confirm", curtain.seat)
            self.step(2)
        for kind in kinds:
            self.devices.press(kind, curtain.seat)
            self.step(2)

    def act(self, chance: random.Random) -> bool:
        """One more press or wait of whoever is asked; False when the game is over."""
        top = self.stack.top
        if isinstance(top, CurtainScene):
            ways = chance.choices(["right", "left", "down"], k=chance.randrange(4))
            self.behind(top, *ways, "confirm")
            for _ in range(300):
                if self.stack.top is not top:
                    break
                self.step()
                if top.curtain.visible and not getattr(top, "finished", False):
                    self.devices.press(chance.choice(["down", "confirm"]), top.seat)
        elif top is self.scene and self.scene.panel is not None and self.scene.choreographer.idle:
            kind = chance.choice(["left", "right", "down", "up", "confirm", "confirm"])
            if isinstance(self.scene.focus.current(), tuple):
                kind = "up"
            self.press(kind)
        elif top is self.scene:
            self.step(2)
        else:
            return False
        return True

    def play_out(self, chance: random.Random, most: int = 6000) -> None:
        """To the end of the game."""
        for _ in range(most):
            if not self.act(chance):
                return

    def close(self) -> None:
        """Take the table down."""
        self.stack.clear()
        self.stack.apply()


@contextmanager
def rig(*args: Any, **how: Any) -> Iterator[Rig]:
    """A rig that is taken down at the end."""
    made = Rig(*args, **how)
    try:
        yield made
    finally:
        made.close()


def waits_alone(
    seats: int,
    *,
    speed: str = "normal",
    level: str = "steady",
    seed: int = 4,
    most: int = 24,
    read: list[float] | None = None,
) -> list[float]:
    """Seconds between two own turns of somebody alone with computers, the shortest first.

    The person fetches and files at once, whatever it is, until nothing is left to fetch. ``read``
    gets the seconds for which each card lay open that a computer player fetched.
    """
    waits: list[float] = []
    with rig("open", seats, 1, seed=seed, level=level, settings=Settings(speed=speed)) as table:
        scene, match, dt = table.scene, table.match, 1 / 60
        table.until(lambda: scene.panel is not None or match.outcome is not None, 240, dt)
        while len(waits) < most and match.outcome is None:
            while scene.panel is not None:
                options = list(scene.panel.decision.options)
                at_once = [one for one in options if tag_of(one) in ("fetch", "file", "abandon")]
                if not at_once:
                    return sorted(waits)
                scene.submit(0, at_once[0])
                table.until(lambda: scene.choreographer.idle, 60, dt)
                table.step(1, dt)
            start, opened = table.seconds, table.seconds
            shown = ""
            while scene.panel is None and match.outcome is None:
                table.step(1, dt)
                assert table.seconds < start + 120, "it is never the person's turn again"
                if scene.table.state.fetched != shown:
                    if shown and read is not None:
                        read.append(table.seconds - opened)
                    shown, opened = scene.table.state.fetched, table.seconds
            if match.outcome is None:
                waits.append(table.seconds - start)
    return sorted(waits)


def waits_for_a_choice(
    format_: str,
    seats: int,
    *,
    speed: str = "normal",
    level: str = "steady",
    seed: int = 4,
    most: int = 24,
) -> list[float]:
    """Seconds between two choices of somebody alone, on the table or on the own page.

    Whoever it is decides at once, by chance. The shortest wait comes first.
    """
    waits: list[float] = []
    chance = random.Random(seed)
    settings = Settings(speed=speed)
    with rig(format_, seats, 1, seed=seed, level=level, settings=settings) as table:
        scene, match = table.scene, table.match
        since, asked = table.seconds, False
        while len(waits) < most and match.outcome is None:
            before, asked = asked, scene.panel is not None or table.stack.top is not scene
            if not asked:
                if before:
                    since = table.seconds
                table.step(1, 1 / 60)
                assert table.seconds < since + 60, "it is never the person's turn again"
                continue
            if not before and match.moves:
                waits.append(table.seconds - since)
            if table.stack.top is not scene:
                decision = match.decision(0)
                assert decision is not None
                chosen = chance.choice(list(decision.options)[:40])
                table.stack.pop(Visited(0, True, chosen), of=table.stack.top)
                table.stack.apply()
            elif scene.choreographer.idle:
                options = list(scene.panel.decision.options)
                scene.submit(0, chance.choice([o for o in options if tag_of(o) != "concede"]))
            table.step(1, 1 / 60)
    return sorted(waits)
