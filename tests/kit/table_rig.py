"""A table of any game in the hands of a test: people with fake pads, computers, no waiting.

A game's tests name their game in a subclass, and which decisions a game at random prefers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

import pytest

from game.core.intents import tag_of
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.session import Player, Session
from game.settings import Settings
from scenes.context import Context
from scenes.party import Party
from scenes.private.curtain import CurtainScene
from scenes.tabletop.scene import TableScene
from systems.io.scripted import FakeDevices
from systems.io.seats import Device, SeatMap
from systems.table.privacy import Drape

NAMES = ("Ada", "Bruno", "Iris", "Otto", "Clara", "Dexter")
FRAME = 1 / 30

Step = str | tuple[str, Mapping[str, Any]]
"""What a seat does: the tag of an intent, with its fields where that matters."""


class TableRig:
    """One table, strict about what it shows; as a context it is taken down at the end.

    Args:
        format_: of the game.
        seats: how many sit there; the first ``humans`` of them are people with a pad each.
        level: of the computer players.
        acts: what is done before the table is opened.
        play: decisions that are made at random then.
        upto: further such decisions, until this kind is asked.
        draws: whether frames are painted.
        context: where it is opened; a new one where it is left out (then with ``settings``).
    """

    game: ClassVar[str]
    shows_deals: ClassVar[bool] = False
    """Whether everybody is called to look at the deal also where a position is laid out."""

    def __init__(
        self,
        format_: str,
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
        acts: Sequence[Step] = (),
    ) -> None:
        self.context = context or Context.offscreen(
            settings or Settings(speed="instant"), seats=SeatMap()
        )
        formats = load_rules(self.game).formats
        self.context.settings.walked = [f"{self.game}.{one}" for one in formats]
        for seat in range(humans):
            device = Device(f"pad.{seat}", "pad", f"pad {seat}", f"{seat}", "", seat + 1)
            self.context.seats.bind(seat, device)
        self.context.tempo.ambient = False  # the lamp's flame follows the clock
        self.draws = draws
        self.seconds = 0.0
        setup = Setup(
            self.game,
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
        self._act(acts)
        self._play(play, upto)
        party = Party.of_session(self.session, self.context.words_for(self.game))
        self.scene = TableScene(self.context, party, self.session, strict=True)
        if arrange and not self.shows_deals:
            self.scene._everybody_looks = lambda fact: False  # type: ignore[method-assign]
        self.stack = self.context.stack
        self.stack.push(self.scene)
        self.stack.apply()

    def _act(self, acts: Sequence[Step]) -> None:
        for act in acts:
            tag, fields = (act, {}) if isinstance(act, str) else act
            decision = self.match.decisions[0]
            fits = [
                one
                for one in decision.options
                if tag_of(one) == tag and all(getattr(one, k) == v for k, v in fields.items())
            ]
            assert fits, f"{tag} with {dict(fields)} is not legal: {list(decision.options)[:9]}"
            self.match.submit(decision.seat, fits[0])

    def _play(self, count: int, upto: str) -> None:
        """Decisions at random; the seats that are asked in the end are those of people first."""
        for number in range(4000):
            if self.match.outcome is not None:
                break
            decision = self.match.decisions[0]
            if number >= count and (not upto or decision.kind.endswith(upto)):
                return
            self.play_one()
        assert not upto, f"{upto} was never asked"

    def play_one(self) -> None:
        """One decision, at random, past the table."""
        decision = self.match.decisions[0]
        self.match.submit(decision.seat, self.choose(decision, self.stream(self.match.moves)))

    def stream(self, number: int) -> Any:
        """The stream of a decision that is made at random."""
        return stream_for(number + self.match.setup.seed, "rig")

    def choose(self, decision: Any, stream: Any) -> Any:
        """An answer at random; a game prefers those by which something happens."""
        return decision.options.sample(stream)

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
        if not getattr(curtain, "bare", False):
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

    # -- the end -----------------------------------------------------------------------------

    def close(self) -> None:
        """Take the table down."""
        self.stack.clear()
        self.stack.apply()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def seats_in_clips(monkeypatch: pytest.MonkeyPatch, performance: type, maker: str) -> list[Any]:
    """For each clip that is made of a run of facts from now on, the seats of those facts.

    Args:
        monkeypatch: of the test.
        performance: the class that makes the clips of a game.
        maker: its method for that run.
    """
    found: list[Any] = []
    make = getattr(performance, maker)

    def noted(self: Any, facts: Any, director: Any) -> Any:
        found.append(sorted(fact.seat for fact in facts))
        return make(self, facts, director)

    monkeypatch.setattr(performance, maker, noted)
    return found
