"""Every introduction is played to its end with a D-pad and two buttons, and its sheets fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.content.introduction import has_introduction
from game.content.registry import games
from scenes.coach import RING_GAP
from scenes.context import Context
from scenes.question import Question
from tests.scenes.introductions import Guest

GAMES = [game for game in games() if has_introduction(game)]


@pytest.fixture
def guest(open_context: Callable[..., Context]) -> Iterator[Callable[..., Guest]]:
    made: list[Guest] = []

    def make(game: str, **settings: Any) -> Guest:
        made.append(Guest(open_context(**settings), game))
        return made[-1]

    yield make
    for one in made:
        one.context.stack.clear()
        one.context.stack.apply()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end_and_everything_ringed_is_there(
    guest: Callable[..., Guest], game: str
) -> None:
    one = guest(game, speed="instant")
    while one.scene.step is not None:
        step = one.scene.step
        if step.text:
            one.until(lambda: one.scene.reading)
            rings = [name for name in one.scene.stage.names if name.startswith("ui.coach.ring")]
            assert len(rings) == len(step.look), step.look
            for name, look in zip(sorted(rings), step.look, strict=True):
                _check_ring(one.scene.stage, name, look)
        one.play_step()
    one.until(lambda: isinstance(one.player.top, Question))
    one.press("down", "confirm")
    one.until(lambda: one.player.top is not one.scene and not isinstance(one.player.top, Question))


def _check_ring(stage: Any, name: str, look: str) -> None:
    """A ring lies close around its things, whatever shadow they throw."""
    things = [n for n in stage.names if n == look or (look[-1] == "." and n.startswith(look))]
    sides = [
        (
            stage[n].x
            + way * (stage[n].picture.size[0] / 2 - stage[n].picture.margin) * stage[n].scale
        )
        for n in things
        if stage[n].picture is not None and stage[n].visible
        for way in (-1, 1)
    ]
    ring = stage[name]
    reach = ring.picture.size[0] / 2 - ring.picture.margin
    assert ring.x - reach == pytest.approx(min(sides) - RING_GAP, abs=1.5), look
    assert ring.x + reach == pytest.approx(max(sides) + RING_GAP, abs=1.5), look


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_left_on_the_way(guest: Callable[..., Guest], game: str) -> None:
    one = guest(game, speed="instant")
    for _ in range(3):
        one.play_step()
    one.player.run(0.5)
    one.press("pause")
    assert isinstance(one.player.top, Question)
    one.press("confirm")
    assert one.player.top is one.scene, "the harmless answer comes first"
    one.press("pause")
    one.press("right", "down", "confirm")
    one.until(lambda: one.player.top is not one.scene)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), [("en", 100), ("de", 200), ("xx", 200)])
def test_its_sheets_fit_the_screen(
    guest: Callable[..., Guest], game: str, language: str, size: int
) -> None:
    one = guest(game, speed="instant", text_size=size, language=language)
    one.until(lambda: one.scene.reading)
    for step in one.scene.introduction.steps:
        if not step.text:
            continue
        one.scene.coach.say(step.text, step.place, "17 / 17", ())
        sprite = one.scene.stage["ui.coach.sheet"]
        width, height = (side - 80 for side in sprite.picture.size)
        assert sprite.x - width / 2 >= 96
        assert sprite.x + width / 2 <= 1824
        assert sprite.y - height / 2 >= 54
        assert sprite.y + height / 2 <= 1026
