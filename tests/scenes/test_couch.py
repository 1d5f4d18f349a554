"""What others shipped broken around a couch: saved seats, windows that go, sizes, endings.

Rows are those of the house's list of faults (`assets/docs/couch.md`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.commands.table import read_seating
from game.content import games
from game.settings import Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context
from scenes.tabletop.pace import NOBODY_LEFT, Pace
from systems.io import viewport as window
from systems.io.viewport import FULLSCREEN, WINDOWED, DisplayMissing, Viewport
from systems.table.tempo import Tempo
from tests.scenes.conftest import Player

GAME = next(iter(games()))
PADS = ("pad.3", "pad.1", "pad.0", "pad.2")


def seating(seats: str) -> object:
    asked = {"game": GAME, "format": None, "seats": seats, "seed": 11, "rule": []}
    return read_seating(argparse.Namespace(**asked), seed=1)


@pytest.fixture
def kept(home: Path) -> Iterator[Context]:
    """A house that keeps games in a home of its own."""
    context = Context.offscreen(Settings(speed="instant"))
    context.keeps_settings = True
    yield context
    context.stack.on_failure = None
    context.stack.clear()
    context.stack.apply()


# -- row 26: seats and pads of a saved game ----------------------------------------------------


def test_four_people_go_on_with_their_pads_in_another_order(kept: Context) -> None:
    player = Player(kept)
    for number in range(4):
        player.devices.plug(f"pad.{number}", number=number + 1)
        kept.seats.bind(number, player.devices.known[f"pad.{number}"])
    scene = player.open(screens.make("table", kept, seating=seating("human,human,human,human")))
    for _ in range(5):
        decision = scene.session.match.decisions[0]
        scene.session.submit(decision.seat, next(iter(decision.options)))
    scene.session.saves.flush()
    digest = scene.session.match.digest()
    kept.stack.clear()
    kept.stack.apply()
    kept.seats.clear()

    again = player.open(screens.make("resume", kept))
    for seat, pad in enumerate(PADS):
        assert player.top.name == "sit down" and player.top.seat == seat
        player.devices.press("confirm", device=pad)
        player.run(0.2)
    assert player.top.name != "sit down"
    assert [kept.seats.seat_of(pad) for pad in PADS] == [0, 1, 2, 3]
    assert again.session.match.digest() == digest, "the presses that seated them did nothing else"
    assert again.party.humans == (0, 1, 2, 3)


def test_any_free_pad_takes_a_lost_seat_with_one_press(kept: Context) -> None:
    """Row 32 and B23: named, at once, and no seat without a device can be got into."""
    kept.settings.trust = True  # nobody is behind a curtain
    player = Player(kept)
    for number in range(3):
        player.devices.plug(f"pad.{number}", number=number + 1)
    scene = player.open(screens.make("table", kept, seating=seating("human,human,random")))
    for seat in range(2):
        player.devices.press("confirm", device=f"pad.{seat}")
        player.run(0.2)
    for _ in range(40):
        if player.top is scene:
            break
        player.press("back", "confirm", seat=0)
        player.press("back", "confirm", seat=1)
    assert player.top is scene
    digest = scene.session.match.digest()
    player.devices.unplug("pad.1")
    player.frame()
    assert player.top.name == "lost pad", "within one frame"
    name = scene.session.match.setup.tables[1].name
    assert any(name in text for text in player.strings())
    player.devices.press("confirm", device="pad.2")
    player.run(0.1)
    assert player.top.name != "lost pad"
    assert kept.seats.seat_of("pad.2") == 1
    assert scene.session.match.digest() == digest


# -- rows 31, 40, B44: what a machine may lack -------------------------------------------------


def test_a_house_without_a_pad_asks_nothing_and_keys_play(player: Player) -> None:
    """Row 31: no dialog at the start; the keys do everything."""
    assert not [device for device in player.devices.known.values() if device.sort == "pad"]
    player.open(screens.make("title", player.context))
    assert player.top.name == "title"
    for _ in range(3):
        player.devices.press("confirm", device="keys.arrows")
        player.run(1.0)
    assert player.top.name in ("lobby", "table", "walk")


# -- rows 34, 35, 37, 70: the window -----------------------------------------------------------


@pytest.mark.parametrize("given", [(640, 480), (1280, 800), (1366, 768), (3840, 2160), (800, 1280)])
@pytest.mark.parametrize("mode", [WINDOWED, FULLSCREEN])
def test_layouts_hold_whatever_size_the_system_gives(
    monkeypatch: pytest.MonkeyPatch, mode: str, given: tuple[int, int]
) -> None:
    """Row 34: a window of one size was asked for, another one came."""
    real = pygame.display.set_mode
    monkeypatch.setattr(window, "_set_mode_with_fallback", lambda size, flags, display: real(given))
    viewport = Viewport.open(mode)
    assert viewport.screen.get_size() == given
    frame = viewport.frame.get_rect().move(viewport.origin)
    assert pygame.Rect((0, 0), given).contains(frame)
    left, top = viewport.origin
    assert viewport.to_logical((left, top)) == (0, 0)
    x, y = viewport.to_logical((left + frame.width - 1, top + frame.height - 1)) or (0, 0)
    assert x == pytest.approx(1920, abs=5) and y == pytest.approx(1080, abs=5)
    assert abs(frame.width / frame.height - 16 / 9) < 0.01
    monkeypatch.undo()
    viewport.resize((1920, 1080))


def test_another_screen_can_be_chosen_and_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """B44: two screens; the chosen one is used while it is there, the first one otherwise."""
    real, asked = pygame.display.set_mode, []

    def noted(size: tuple[int, int], flags: int = 0, display: int = 0) -> Any:
        asked.append(display)
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", noted)
    monkeypatch.setattr(window, "count_displays", lambda: 2)
    viewport = Viewport.open(WINDOWED, display=1)
    viewport.set_display(0)
    viewport.set_display(1)
    assert asked == [1, 0, 1]
    monkeypatch.setattr(window, "count_displays", lambda: 1)
    pygame.display.quit()
    assert viewport.reopen() and asked[-1] == 0
    monkeypatch.setattr(window, "count_displays", lambda: 2)
    viewport.set_fullscreen(True)
    assert asked[-1] == 1, "it is there again"
    monkeypatch.undo()
    viewport.resize((1920, 1080))


SIZES = [(1280, 720), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_pictures_are_made_for_the_window_and_not_stretched(
    players: Callable[..., Player], size: tuple[int, int]
) -> None:
    """Row 35: a still sprite has as many pixels as it covers."""
    player = players(size=size)
    scale = player.context.viewport.scale
    assert scale == size[0] / 1920 == player.context.book.scale
    scene = player.open(screens.make("settings", player.context, hall=True))
    seen = 0
    for entity in scene.stage.world.entities():
        if entity not in scene.stage:
            continue
        sprite = scene.stage[entity]
        if sprite.picture is None or sprite.scale != 1 or not sprite.visible:
            continue
        made = player.context.book.surface(sprite.picture)
        for logical, pixels in zip(sprite.picture.size, made.get_size(), strict=True):
            assert abs(logical * scale - pixels) <= 1.01
        seen += 1
    assert seen > 10


SHAPES = [(640, 400), (683, 384), (1280, 540)]
"""As 1280x800, 1366x768 and 2560x1080, in small."""


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("name", ["title", "settings", "lobby"])
def test_the_background_covers_everything(
    players: Callable[..., Player], name: str, size: tuple[int, int]
) -> None:
    """Row 70: no gap at any shape of the window, text size, or after a change of it."""
    what: dict[str, Any] = {"game": GAME} if name == "lobby" else {}
    player = players(size=size)
    player.open(screens.make(name, player.context, **what))
    frame = player.context.viewport.frame
    for percent in (100, 150):
        player.context.settings.text_size = percent  # type: ignore[assignment]
        player.context.settings_changed()
        player.context.stack.relayout()
        frame.fill((255, 0, 255))
        player.context.stack.invalidate()
        player.run(0.1)
        gaps = pygame.mask.from_threshold(frame, (255, 0, 255), (1, 1, 1, 255))
        assert gaps.count() == 0, f"{gaps.count()} pixels without a background at {percent} %"


def test_a_window_that_goes_comes_back_with_everything_in_it(kept: Context) -> None:
    """Row 37: the television is switched off in the middle of a game, for a while."""
    kept.seats.bind(0, Player(kept).devices.plug("pad.0"))
    kept.settings.quality = "low"  # no light that breathes
    kept.apply_settings()
    app = App(kept, screens.make("table", kept, seating=seating("human,random,random")))
    kept.stack.on_failure = None
    for _ in range(60):
        app.frame(kept.clock.tick())
    table = kept.stack.top
    assert table is not None
    digest = table.session.match.digest()  # type: ignore[attr-defined]
    before = pygame.image.tobytes(kept.viewport.frame, "RGB")
    real = window._start_display

    def nothing(title: str) -> None:
        raise DisplayMissing("there is no screen")

    pygame.display.quit()
    window._start_display = nothing
    try:
        for _ in range(90):
            assert app.frame(kept.clock.tick()) == []
    finally:
        window._start_display = real
    for _ in range(150):
        app.frame(kept.clock.tick())
    assert not kept.viewport.lost
    assert kept.stack.top is table
    assert table.session.match.digest() == digest  # type: ignore[attr-defined]
    assert pygame.image.tobytes(kept.viewport.frame, "RGB") == before


# -- rows 47 and 79: endings -------------------------------------------------------------------


def test_what_goes_on_without_people_is_shown_quickly() -> None:
    """Row 79: nobody watches a long row of computer turns after the own end."""
    session = SimpleNamespace(
        humans=(0,),
        players=(None, None, None),
        bots_to_move=lambda: [1],
        humans_to_move=list,
        think=lambda seat, out_of_time: None,
    )
    tempo = Tempo(speed="normal")
    plays = {0: True}
    pace = Pace(session, tempo, lambda seat: plays[seat])  # type: ignore[arg-type]
    pace.update(1 / 60, idle=True)
    assert tempo.hurry < NOBODY_LEFT
    with_people = pace.act_seconds()
    plays[0] = False
    pace.note_act()
    pace.update(1 / 60, idle=True)
    assert tempo.hurry == NOBODY_LEFT
    assert pace.act_seconds() < 0.9 and pace.act_seconds() <= with_people
