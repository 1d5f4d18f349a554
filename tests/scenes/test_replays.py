"""Records of every game are shown again at its own table, step by step."""

from __future__ import annotations

import pytest

from game.content import registry
from game.core.rng import stream_for
from game.core.setup import Setup
from game.match.loading import load_rules
from game.match.match import Match
from scenes.context import Context
from scenes.replay.scene import ReplayScene
from systems.io.scripted import FakeDevices
from tests.kit.games import Table

STEPS = 9
OPEN = [
    Table(game, form, seats[-1])
    for game in registry.games()
    for form, seats in load_rules(game).formats.items()
]


@pytest.mark.parametrize("table", OPEN, ids=str)
def test_a_record_is_shown_step_by_step_at_its_table(table: Table) -> None:
    with Match.open(Setup(table.game, table.format, table.seats, 3)) as match:
        for number in range(STEPS):
            if match.outcome is None:
                decision = match.decisions[0]
                match.submit(decision.seat, decision.options.sample(stream_for(number, "replay")))
        record, steps = match.record, match.moves
    context = Context.offscreen()
    context.settings.speed = "instant"
    context.apply_settings()
    devices = context.input
    assert isinstance(devices, FakeDevices)
    scene = ReplayScene(context, record)
    context.stack.push(scene)
    context.stack.apply()
    for _ in range(steps):
        devices.press("right", device="keys.arrows")
        for event in devices.read(0.0):
            context.stack.handle(event)
        for _ in range(30):
            context.stack.update(1 / 30)
            context.stack.apply()
    assert scene.at == steps and scene.stage.names
    context.stack.pop()
    context.stack.apply()
