"""A table in the hands of a test: people with fake pads, computer players, no waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.session import Player, Session
from game.settings import Settings
from scenes.context import Context
from scenes.party import Party
from scenes.private.curtain import CurtainScene
from scenes.tabletop.scene import TableScene
from systems.io.scripted import FakeDevices
from systems.io.seats import Device, SeatMap
from systems.table.privacy import Drape

GAME = "tudor_mansion"
NAMES = ("Rosa", "Tom", "Dr Bell", "Ada", "Max", "Lily")
FRAME = 1 / 60


class Rig:
    """One table, strict about what it shows.

    Args:
        seats: how many sit there; the first ``humans`` of them are people with a pad each.
        draws: whether frames are painted.
        context: where it is opened; a new one where it is left out (then with ``settings``).
    """

    def __init__(
        self,
        seats: int = 4,
        humans: int = 0,
        *,
        seed: int = 5,
        level: str = "random",
        rules: dict[str, Any] | None = None,
        arrange: dict[str, Any] | None = None,
        settings: Settings | None = None,
        draws: bool = False,
        play: int = 0,
        names: tuple[str, ...] = NAMES,
        context: Context | None = None,
    ) -> None:
        self.context = context or Context.offscreen(settings, seats=SeatMap())
        pads = self.context.seats
        for seat in range(humans):
            pads.bind(seat, Device(f"pad.{seat}", "pad", f"pad {seat}", f"{seat}", "", seat + 1))
        self.context.tempo.ambient = False  # the lamp's flame follows the clock
        self.draws = draws
        self.seconds = 0.0
        setup = Setup(
            GAME,
            seats=tuple(SeatSetup(name) for name in names[:seats]),
            seed=seed,
            house_rules=rules or {},
            arrange=arrange or {},
        )
        players = [Player() if seat < humans else Player(level) for seat in range(seats)]
        self.session = Session.open(setup, players)
        for _ in range(play):
            self.play_one()
        words = self.context.words_for(GAME)
        self.scene = TableScene(
            self.context, Party.of_session(self.session, words), self.session, strict=True
        )
        self.stack = self.context.stack
        self.stack.push(self.scene)
        self.stack.apply()

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
        self, condition: Callable[[], object], seconds: float = 60, dt: float = 1 / 30
    ) -> None:
        """Let frames pass until something is so; fails when it never is."""
        end = self.seconds + seconds
        while not condition():
            assert self.seconds < end, "it never came to pass"
            self.step(1, dt)

    # -- people ------------------------------------------------------------------------------

    def press(self, *kinds: str, seat: int | None = None) -> None:
        """The asked seat (or another) presses buttons, one after the other."""
        for kind in kinds:
            self.devices.press(kind, self.asked if seat is None else seat)
            self.step(2)

    @property
    def asked(self) -> int | None:
        """The seat that the table waits for."""
        if self.scene.panel is not None:
            return self.scene.panel.seat
        stop = self.scene.watching.waiting
        return stop.seat if stop is not None else None

    def wait_for_panel(self, kind: str = "") -> Any:
        """Until a person is asked something of this kind; whoever is called to look does so."""

        def asked() -> bool:
            return bool(self.panel_kind()) and (not kind or self.panel_kind() == kind)

        for _ in range(30):
            self.until(lambda: asked() or isinstance(self.stack.top, CurtainScene))
            if asked():
                return self.scene.panel
            self.look_behind_curtain()
        raise AssertionError("there is no end of curtains")

    def panel_kind(self) -> str:
        """What a person is asked now."""
        return self.scene.panel.decision.kind if self.scene.panel is not None else ""

    def look_behind_curtain(self) -> None:
        """Whoever is called looks, as long as the slot lasts."""
        curtain = self.stack.top
        assert isinstance(curtain, CurtainScene)
        self.until(lambda: curtain.curtain.state is Drape.CLOSED)
        self.devices.hold("confirm", curtain.seat)
        self.step(2)
        self.until(lambda: self.stack.top is not curtain)
        self.devices.release("confirm", curtain.seat)
        self.step(1)

    # -- the match ---------------------------------------------------------------------------

    def play_one(self) -> None:
        """One decision, at random, past the table."""
        match = self.session.match
        decision = match.decisions[0]
        stream = stream_for(match.moves, "rig")
        parts = dict(decision.options.parts)
        options = parts.get("suggest") or parts.get("go") or decision.options
        match.submit(decision.seat, options.sample(stream))

    # -- what is seen ------------------------------------------------------------------------

    def sprites(self) -> dict[str, tuple[Any, ...]]:
        """Name -> everything that can be seen of a named sprite of the table."""
        stage = self.scene.stage
        seen = {}
        for name in sorted(stage.names):
            one = stage[name]
            if name.startswith("ui.") or one.picture is None or not one.visible:
                continue
            seen[name] = (
                one.picture.key,
                one.x,
                one.y,
                one.z,
                one.angle,
                one.scale,
                one.squash,
                one.alpha,
                one.tint,
            )
        return seen

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
    speed: str, *, level: str = "random", most: int = 24, acts: list[float] | None = None
) -> list[float]:
    """Seconds between two own moves of somebody alone with five computers, the shortest first.

    The person passes at once. ``acts`` gets the seconds from each act of a computer player to the
    next one.
    """
    waits: list[float] = []
    with rig(6, 1, seed=4, level=level, settings=Settings(speed=speed)) as table:
        scene, session = table.scene, table.session
        play, before = session.play, [0.0]

        def played(*args: Any) -> None:
            if acts is not None and before[0]:
                acts.append(table.seconds - before[0])
            before[0] = table.seconds
            play(*args)

        session.play = played  # type: ignore[method-assign]
        while len(waits) < most and session.match.outcome is None:
            start = table.seconds
            table.until(lambda: scene.panel is not None or session.match.outcome, 60, 1 / 60)
            while scene.panel is not None:
                if scene.panel.decision.kind == "move" and start:
                    waits.append(table.seconds - start)
                options = scene.panel.decision.options
                passing = session.match.rules.passes.get(scene.panel.decision.kind)
                before[0] = 0.0
                scene.submit(0, passing if passing in options else next(iter(options)))
                start = 0.0
                table.until(lambda: scene.choreographer.idle)
                table.step(1)
    return sorted(waits)
