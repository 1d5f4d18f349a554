"""Who took hints is said at the end of every game that gives them, beside what stands there."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.content import games
from game.content.registry import manifest
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.match import Match
from game.match.session import Player as Seat
from game.match.session import Session, TableOptions
from scenes.context import Context
from scenes.party import Party
from scenes.results import legend
from scenes.results.scene import ResultsScene
from scenes.review.scene import ReviewScreen
from systems.table.sprites import Sprite
from tests.scenes.conftest import Player

GIVING = [game for game in games() if load_rules(game).gives_hints]


def box_of(sprite: Sprite) -> pygame.Rect:
    assert sprite.picture is not None
    box = pygame.Rect((0, 0), [round(side) for side in sprite.picture.size])
    box.center = round(sprite.x), round(sprite.y)
    return box


def finished(game: str) -> Match:
    """A game played by chance to its end."""
    form = manifest(game).formats[0].id
    seats = tuple(SeatSetup(f"Seat {number}") for number in range(4))
    match = Match.open(Setup(game, form, seats=seats, seed=3))
    stream = stream_for(3, "anybody")
    while match.outcome is None:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.options.sample(stream))
    return match


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("game", GIVING)
def test_the_line_about_hints_covers_nothing(
    open_context: Callable[..., Context], game: str, size: int
) -> None:
    player = Player(open_context(text_size=size, speed="instant"))
    session = Session(finished(game), [Seat("human")] * 4, options=TableOptions(hints=True))
    session.hints_taken[:] = [1, 2, 3, 4]
    try:
        party = Party.of_session(session, player.context.words_for(game))
        scene = player.open(ResultsScene(player.context, party, session))
        for _ in range(40):
            player.run(0.5)
            if "hints" in scene.stage and "again" in scene.widgets:
                break
        line = box_of(scene.stage["hints"])
        others = [n for n in scene.stage.names if n == "panel" or n.startswith("legend")]
        assert others
        assert not [name for name in others if line.colliderect(box_of(scene.stage[name]))]
        assert not line.colliderect(scene.widgets["again"].rect)
    finally:
        player.context.stack.clear()
        player.context.stack.apply()
        session.close()


def test_who_left_the_seat_to_a_computer_player_is_named_too(player: Player) -> None:
    session = Session(finished(GIVING[0]), [Seat("steady")] * 4, options=TableOptions(hints=True))
    session.hints_taken[2] = 3
    try:
        party = Party.of_session(session, player.context.words_for(GIVING[0]))
        scene = player.open(ResultsScene(player.context, party, session))
        told: list[str] = []
        legend.put_hints(
            scene.desk, session, scene.review, lambda name, picture, x, y: told.extend(picture.says)
        )
        assert "Seat 2" in "".join(told)
        player.open(ReviewScreen(player.context, party, session))
        for _ in range(600):
            if any("three hints" in line for line in player.strings()):
                break
            player.frame()
        assert any("three hints" in line for line in player.strings())
    finally:
        player.context.stack.clear()
        player.context.stack.apply()
        session.close()
