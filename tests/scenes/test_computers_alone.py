"""Tables at which only computers sit, as in the show: nobody there has a seat's own view."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import registry
from game.match.loading import load_rules
from scenes.commands.bench_drawing import running

FORMATS = [(game, name) for game in registry.games() for name in load_rules(game).formats]
MOVES = 80
STEP = 1 / 12
"""Seconds of a frame."""


@pytest.fixture(autouse=True)
def no_home(home: Any) -> Any:
    return home


@pytest.mark.parametrize(("game", "format_"), FORMATS)
def test_the_stage_is_what_everybody_knows(game: str, format_: str) -> None:
    """It is compared with the view of everybody whenever all clips are over."""
    with running(game, people=0, format_=format_, patient=True) as table:
        scene = table.scene
        scene.choreographer.strict = True
        match = scene.session.match
        for _ in range(4_000):
            table.frame(None, STEP)
            if match.moves >= MOVES or match.outcome is not None:
                break
        assert match.moves >= MOVES or match.outcome is not None
        scene.choreographer.skip()
        assert not scene.choreographer.unknown
