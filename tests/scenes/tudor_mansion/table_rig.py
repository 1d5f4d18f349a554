"""A table of Tudor Mansion in the hands of a test, and how long one waits there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rng import stream_for
from game.settings import Settings
from scenes.private.curtain import CurtainScene
from systems.table.privacy import Drape
from tests.kit.table_rig import TableRig

GAME = "tudor_mansion"
NAMES = ("Rosa", "Tom", "Dr Bell", "Ada", "Max", "Lily")
FRAME = 1 / 60


class Rig(TableRig):
    """In the only format, at the usual pace."""

    game = GAME
    shows_deals = True

    def __init__(
        self,
        seats: int = 4,
        humans: int = 0,
        *,
        settings: Settings | None = None,
        names: tuple[str, ...] = NAMES,
        **how: Any,
    ) -> None:
        settings = settings or Settings()
        super().__init__("standard", seats, humans, settings=settings, names=names, **how)

    def stream(self, number: int) -> Any:
        """The same whatever the seed."""
        return stream_for(number, "rig")

    def choose(self, decision: Any, stream: Any) -> Any:
        """At random; questions are asked wherever they can be."""
        parts = dict(decision.options.parts)
        options = parts.get("suggest") or parts.get("go") or decision.options
        return options.sample(stream)

    # -- time --------------------------------------------------------------------------------

    def step(self, frames: int = 1, dt: float = FRAME) -> None:
        super().step(frames, dt)

    def until(
        self, condition: Callable[[], object], seconds: float = 60, dt: float = 1 / 30
    ) -> None:
        super().until(condition, seconds, dt)

    # -- people ------------------------------------------------------------------------------

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


def waits_alone(
    speed: str, *, level: str = "random", most: int = 24, acts: list[float] | None = None
) -> list[float]:
    """Seconds between two own moves of somebody alone with five computers, the shortest first.

    The person passes at once. ``acts`` gets the seconds from each act of a computer player to the
    next one.
    """
    waits: list[float] = []
    with Rig(6, 1, seed=4, level=level, settings=Settings(speed=speed)) as table:
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
