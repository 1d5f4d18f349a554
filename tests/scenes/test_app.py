"""The main loop: quitting with a question, full screen, pictures, failures."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from scenes import screens
from scenes.app import App, name_the_keys
from scenes.base import Scene
from systems.io.actions import Notice

FRAME = 1 / 60


class Broken(Scene):
    """A table that breaks, and perhaps can be repaired."""

    name = "broken"

    def __init__(self, context: Any, repairable: bool = True) -> None:
        super().__init__(context)
        self.repairable = repairable
        self.broken = True
        self.left = False

    def update(self, dt: float) -> None:
        if self.broken:
            raise ValueError("a lamp fell over")

    def recover(self, error: BaseException) -> bool:
        self.broken = not self.repairable
        return self.repairable

    def exit(self) -> None:
        self.left = True


@pytest.fixture
def app(player: Any, home: Path) -> App:
    return App(player.context, screens.make("title", player.context))


def frames(app: App, count: int = 20) -> None:
    for _ in range(count):
        app.context.clock.tick()
        app.frame(FRAME)


def test_closing_the_window_asks_once(app: App, player: Any) -> None:
    frames(app)
    player.devices.send(Notice.QUIT)
    frames(app)
    assert player.top.name == "leave"
    player.devices.press("back")
    frames(app)
    assert player.top.name == "title"
    player.devices.send(Notice.QUIT)
    frames(app)
    player.devices.press("right")
    player.devices.press("confirm")
    frames(app)
    assert player.top is None


def test_closing_the_window_twice_closes_it(app: App, player: Any) -> None:
    player.devices.send(Notice.QUIT)
    frames(app)
    player.devices.send(Notice.QUIT)
    frames(app)
    assert player.top is None


def test_the_loop_ends_with_the_last_scene(app: App, player: Any) -> None:
    player.context.stack.clear()
    app.run()
    assert len(player.context.stack) == 0


def test_a_failure_can_be_gone_on_from(app: App, player: Any, home: Path) -> None:
    scene = Broken(player.context)
    player.context.stack.push(scene)
    frames(app)
    assert player.top.name == "error"
    (report,) = (home / "crashes").glob("scene-*.txt")
    assert "a lamp fell over" in report.read_text()
    player.devices.press("confirm")
    frames(app)
    assert player.top is scene


def test_a_failure_that_cannot_be_repaired_leads_to_the_hall(app: App, player: Any) -> None:
    scene = Broken(player.context, repairable=False)
    player.context.stack.push(scene)
    frames(app)
    assert player.top.name == "error"
    player.devices.press("confirm")
    frames(app)
    assert player.top.name == "title" and scene.left


def test_pictures_are_taken_but_not_of_secrets(app: App, player: Any, home: Path) -> None:
    frames(app)
    path = app.screenshot()
    assert path is not None and Path(path).is_file()
    player.top.private = True
    assert app.screenshot() is None


def test_no_torn_picture_is_left_on_a_full_disk(
    app: App, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames(app)

    def full(place: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert app.screenshot() is None
    assert not list((home / "pictures").iterdir())


def test_an_idle_frame_draws_nothing_and_shows_nothing(app: App, player: Any) -> None:
    player.context.stack.push(screens.make("credits", player.context))
    frames(app, 60)
    assert app.frame(FRAME) == []


def test_an_exposed_window_is_painted_again(app: App, player: Any) -> None:
    player.context.stack.push(screens.make("credits", player.context))
    frames(app, 60)
    player.devices.send(Notice.EXPOSED)
    assert app.frame(FRAME) == [player.context.viewport.frame.get_rect()]


@pytest.mark.parametrize("size", [(1920, 1080), (1000, 900)])
def test_a_window_of_another_size_is_painted_at_once(
    app: App, player: Any, size: tuple[int, int]
) -> None:
    """No last picture can stay there while the new one is made; the same size is painted, too."""
    frames(app)
    stack, viewport = app.context.stack, app.context.viewport
    stack.patient = True
    if size != (1920, 1080):
        viewport.resize(size)
    player.devices.send(Notice.RESIZED)
    app.context.clock.tick()
    drawn = app.frame(FRAME) or app.frame(FRAME)
    assert drawn and drawn[0].unionall(drawn[1:]).contains(viewport.frame.get_rect())
    middle = viewport.screen.get_rect().center
    assert viewport.screen.get_at(middle)[:3] != (0, 0, 0), "something of the hall is there"
    assert not viewport.blank


def test_a_press_shows_within_a_frame(app: App, player: Any) -> None:
    player.context.stack.push(screens.make("settings", player.context))
    frames(app, 60)
    for kind in ("down", "right", "right"):
        player.devices.press(kind)
        assert app.frame(FRAME), f"nothing changed after {kind}"
        frames(app, 30)


def test_many_visits_leave_nothing_behind(app: App, player: Any) -> None:
    import esper

    frames(app)
    before = len(esper.list_worlds())
    for _ in range(30):
        for kind in ("extra", "back", "pause", "back", "back", "back"):
            player.devices.press(kind)
            frames(app, 3)
    assert len(esper.list_worlds()) == before
    assert player.context.book.bytes_used <= player.context.book.budget


def test_a_nudge_is_as_strong_as_the_setting(player: Any) -> None:
    player.devices.seats.bind(1, player.devices.plug("pad.4"))
    assert player.context.nudge(1)
    player.context.settings.rumble = "off"
    assert not player.context.nudge(1) and not player.context.nudge(0)
    assert player.devices.shaken == ["pad.4"]


def test_without_a_pad_the_keys_are_named_and_the_mouse_has_a_seat(
    app: App, player: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.joystick.get_init", lambda: True)
    monkeypatch.setattr("pygame.joystick.get_count", lambda: 1)
    name_the_keys(app.context)
    assert app.context.last_device == "", "whoever presses first is named"
    monkeypatch.setattr("pygame.joystick.get_count", lambda: 0)
    name_the_keys(app.context)
    assert app.context.last_sort == "keys"
    frames(app)
    hall = player.top
    player.devices.click(hall.widgets[hall.focus.current()].rect.center)
    frames(app, 60)
    assert player.top.name == "lobby"
    assert player.top.state.humans == [0]
