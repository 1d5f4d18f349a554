"""The show: segments, thoughts, what stays closed, and how loud it is."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import stopwatch
from game.core.messages import OMNISCIENT
from game.settings import KioskConfig, Settings
from scenes.attract import AttractScene
from scenes.attract.programme import Programme, deal
from scenes.attract.scene import SLICE, Phase
from scenes.context import Context
from scenes.kiosk.app import KioskApp
from systems.io.actions import Action, Kind
from tests.kit.games import with_toys


def segments(house: Any, seconds: float) -> list[tuple[str | None, float]]:
    """(game, seconds) of each whole segment in a stretch of time."""
    found = []
    scene, before = house.top, None
    for _ in range(round(seconds * 20)):
        house.clock.advance(0.05)
        house.app.frame(0.05)
        now = (scene.game, scene.segment_seconds)
        if before is not None and now[1] < before[1]:
            found.append(before)
        before = now
    return found


@pytest.mark.parametrize("config", [{}, {"attract_segment": 20}, {"attract_segment": 40}])
def test_a_segment_has_20_to_40_seconds(open_house: Callable[..., Any], config: Any) -> None:
    house = open_house(**config)
    found = segments(house, 130)
    assert len(found) >= 3
    assert all(19.5 <= seconds <= 40.5 for _, seconds in found), found


def test_every_game_has_its_turn(open_house: Callable[..., Any]) -> None:
    with with_toys():
        house = open_house()
        shown = [game for game, _ in segments(house, 45 * len(house.app.programme.games))]
        games = house.app.programme.games
        assert len(games) > 2
        assert shown[: len(games)] == list(games)
        assert not house.app.programme.broken


def test_the_operator_chooses_the_games(open_house: Callable[..., Any]) -> None:
    with with_toys():
        games = tuple(reversed(Programme().games))[:2]
        house = open_house(games=games)
        assert house.top.game == games[0]
        assert {game for game, _ in segments(house, 100)} == set(games)
        house.visit()
        house.press("back", "back")
        assert [game.id for game in house.top.games] == list(games)


def test_a_match_goes_on_when_its_turn_comes_again(open_house: Callable[..., Any]) -> None:
    house = open_house(games=Programme().games[:1])
    first = house.top.table.session.match
    segments(house, 45)
    assert house.top.segment_seconds < 40
    table = house.top.table
    assert table.session.match is first
    assert table.session.match.moves > 0


def test_nobody_sits_at_a_shown_table_and_levels_are_mixed(house: Any) -> None:
    session = house.top.table.session
    assert session.humans == ()
    assert 4 <= len(session.players) <= 6
    levels = {player.level for player in session.players}
    assert len(levels) == min(3, len(session.match.rules.bots) or 1) or len(levels) > 1


def test_deals_follow_from_a_seed(house: Any) -> None:
    texts = house.context.words_for(house.top.game)
    for seed in range(3):
        one, other = (deal(house.top.game, texts, seed) for _ in range(2))
        assert one.match.digest() == other.match.digest()
        assert [player.level for player in one.players] == [p.level for p in other.players]
        one.close()
        other.close()


def loudest(house: Any) -> float:
    audio = house.context.audio
    return float(max(audio.effects, audio.music, audio.voice))


def test_the_show_is_silent_or_low(open_house: Callable[..., Any]) -> None:
    house = open_house(volume=90)
    assert loudest(house) == 0
    house.visit()
    assert loudest(house) == pytest.approx(0.9)
    house.wait(150)
    assert house.showing
    assert loudest(house) == 0
    loud = open_house(volume=90, attract_volume=25)
    assert 0 < loudest(loud) <= 0.25


def test_the_invitation_is_always_there(house: Any) -> None:
    for _ in range(60):
        house.wait(1)
        assert house.context.say("attract.press") in house.strings()


def test_the_envelope_stays_closed(open_house: Callable[..., Any]) -> None:
    """Over a whole match no screen lays the solution open, and no results come."""
    house = open_house(games=Programme().games[:1])
    table = house.top.table
    match = table.session.match
    secret = {
        zone: view.cards
        for zone, view in match.view(OMNISCIENT).zones.items()
        if match.view("public").zones[zone].cards != view.cards
    }
    assert secret
    for _ in range(3000):
        house.clock.advance(0.1)
        house.app.frame(0.1)
        scene = house.top
        assert house.names == ["attract"]
        if scene.table is not None and scene.table.session.match is match:
            names = scene.table.stage.names
            assert not [name for name in names if name.startswith("open.")]
        if match.outcome is not None and (
            scene.table is None or scene.table.session.match is not match
        ):
            return
    pytest.fail("the match did not come to its end")


LATER = """
import sys
from game.content import registry
from game.settings import KioskConfig, Settings
from scenes.context import Context
from scenes.kiosk.app import KioskApp

context = Context.offscreen(Settings(), (320, 180))
app = KioskApp(context, KioskConfig())
for _ in range(3000):
    app.frame(context.clock.tick())
    if context.stack.top._loading.gi_frame is None:
        break
passed = context.stack.top.segment_seconds
print(*(one.modules.table in sys.modules for one in registry.games().values()), passed < 36)
app.close()
"""


def test_games_whose_turn_comes_later_are_loaded_beside_the_first() -> None:
    """In a process of its own, where nothing is loaded yet."""
    done = subprocess.run(
        [sys.executable, "-c", LATER],
        cwd=Path(__file__).resolve().parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.splitlines()[-1].split()) == {"True"}, done.stdout


def test_the_next_picture_is_made_in_the_dark(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table or a thought, some of it in each frame; the show goes on when it is there."""
    ticks = itertools.count()
    monkeypatch.setattr(stopwatch, "processor_seconds", lambda: SLICE / 2 * next(ticks))
    scene, book = house.top, house.context.book
    house.context.stack.patient = True
    first = scene.table
    for phase in (Phase.THOUGHT, Phase.TABLE):
        for _ in range(90 * 60):
            house.run(1 / 60)
            new = phase is Phase.THOUGHT or scene.table is not first
            if scene._ahead is not None and scene.phase is phase and new:
                break
        frames = 0
        while True:
            made, passed = book.made, scene.segment_seconds
            house.run(1 / 60)
            if scene._ahead is None:
                break
            frames += 1
            assert book.made - made <= 6
            assert scene.segment_seconds == passed
            assert not any(pygame.transform.average_color(house.context.viewport.frame)[:3])
        assert frames > 3, phase
        house.run(0.5)
        assert any(pygame.transform.average_color(house.context.viewport.frame)[:3])


def test_without_a_game_there_is_a_poster(open_house: Callable[..., Any]) -> None:
    house = open_house()
    house.app.programme.broken.update(house.app.programme.games)
    house.app.show()
    house.run(1)
    assert house.top.phase is Phase.POSTER
    assert "GASLAMP" in house.strings()
    house.press("confirm")
    assert house.names == ["title"]


def test_less_motion_and_large_text_are_shown_too(open_house: Callable[..., Any]) -> None:
    for text_size in (100, 125, 150, 200):
        house = open_house(text_size=text_size, reduced_motion=True, high_contrast=True)
        house.wait(40, step=0.1)
        assert house.showing


def test_title_and_lamp_change_sides(house: Any) -> None:
    first = house.top.mirrored
    segments(house, 40)
    assert house.top.mirrored is not first


def test_alone_on_a_stack_it_leads_to_the_lobby_as_well(player_context: Context) -> None:
    context = player_context
    scene = AttractScene(context, KioskConfig())
    context.stack.push(scene)
    context.stack.apply()
    game = scene.game
    scene.on_action(Action(Kind.CONFIRM, "pad.1"))
    context.stack.apply()
    assert [one.name for one in context.stack] == ["title", "lobby"]
    assert context.stack.top.state.game == game  # type: ignore[union-attr]
    context.stack.clear()
    context.stack.apply()


@pytest.fixture
def player_context(home: Any) -> Context:
    return Context.offscreen(Settings(), (480, 270))


def test_frames_of_the_show_are_cheap(open_house: Callable[..., Any]) -> None:
    """Half of all frames draw nothing or little, also at 1920x1080."""
    from game import stopwatch

    house = open_house(size=(1920, 1080))
    house.run(1)
    times = []
    for _ in range(40 * 60):
        began = stopwatch.processor_seconds()
        house.app.frame(house.clock.tick())
        times.append((stopwatch.processor_seconds() - began) * 1000)
    times.sort()
    assert times[len(times) // 2] < 3
    assert times[int(len(times) * 0.95)] < 16.7
    assert isinstance(house.app, KioskApp)
