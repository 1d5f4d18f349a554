"""Reading aloud: what is said, in which order, and what never is."""

from __future__ import annotations

import argparse
import sys
import time
import types
from collections.abc import Iterator
from typing import Any

import pytest

from game.commands.table import read_seating
from game.content import registry
from scenes import screens
from scenes.app import App
from systems.io.speech import Speech
from tests.bars.catalogue import views
from tests.bars.house import House

GAME = next(iter(registry.games()))
PRIVATE = ("curtain", "hand", "notes", "questions", "hint", "shown cards")


@pytest.fixture
def app(player: Any, home: Any) -> Iterator[App]:
    one = App(player.context, screens.make("title", player.context))
    yield one
    one.close()


def said(app: App, frames: int = 6) -> list[str]:
    """What is said over some frames."""
    before = len(app.context.speech.said)
    for _ in range(frames):
        app.frame(app.context.clock.tick())
    return app.context.speech.said[before:]


def test_switching_it_on_and_off_is_said_both_ways(app: App) -> None:
    """Row 64: the first switch said nothing once."""
    say = app.context.say
    assert said(app) == []
    app.context.settings.speech = "room"
    first = said(app)
    assert len(first) == 1
    assert first[0].startswith(f"{say('settings.speech')}: {say('settings.value.room')}. ")
    app.context.settings.speech = "off"
    assert said(app) == [f"{say('settings.speech')}: {say('settings.value.off')}"]
    assert said(app) == []


def test_a_menu_is_read_as_one_walks(app: App, player: Any) -> None:
    """The stream, word by word: the screen, what has the focus, and what changed in it."""
    app.context.settings.speech = "room"
    said(app)
    app.context.stack.push(screens.make("settings", app.context))
    app.context.stack.apply()
    assert said(app) == ["Settings. Seeing"]
    assert said(app, 60) == [], "once"
    player.devices.press("down")
    assert said(app) == ["Hearing"]
    player.devices.press("up")
    player.devices.press("right")
    assert said(app)[-1] == "Text size, 100%"
    player.devices.press("right")
    assert said(app) == ["Text size, 125%"]
    player.devices.press("back")
    player.devices.press("back")
    assert "Tudor Mansion" in " ".join(said(app, 30)), "where one was before"


def test_nothing_private_is_read_aloud() -> None:
    """B34: behind the curtain, over a sheet of notes, and whatever lies over it."""
    every = {view.name: view for view in views()}
    house = House(speech="room")
    app = App.__new__(App)
    from scenes.reader import Reader

    app.reader = Reader(house.context)
    app.reader.follow()
    for name in PRIVATE:
        every[name].open(house)
        assert any(scene.private for scene in house.context.stack), name
        house.context.speech.said.clear()
        for kind in ("down", "right", "confirm", "extra", "up"):
            house.press(kind)
            if any(scene.private for scene in house.context.stack):
                app.reader.follow()
                assert house.context.speech.said == [], name
        house.context.stack.push(screens.make("handbook", house.context, game=GAME))
        house.context.stack.apply()
        app.reader.follow()
        assert house.context.speech.said == [], f"{name}, below the handbook"
        house.clear()


@pytest.mark.parametrize(("mode", "speaks"), [("room", False), ("ear", True)])
def test_who_plays_alone_hears_the_own_side_in_headphones_only(
    player: Any, home: Any, mode: str, speaks: bool
) -> None:
    words = _table(player, mode, "human,random,random")
    assert bool(words) == speaks


def test_of_a_table_the_room_hears_what_everybody_sees(player: Any, home: Any) -> None:
    """With two people, and with none: the caption for all, and nothing else."""
    assert _table(player, "room", "random,random,random")
    scene = player.top
    assert scene.spoken(alone=False) == (scene.foot.words,)


def _table(player: Any, mode: str, seats: str) -> list[str]:
    context = player.context
    context.settings.speech = mode
    context.apply_settings()
    asked = {"game": GAME, "format": None, "seats": seats, "seed": 11, "rule": []}
    seating = read_seating(argparse.Namespace(**asked), seed=1)
    app = App(context, screens.make("table", context, seating=seating))
    context.stack.on_failure = None
    turned, *words = said(app, 60)
    head = f"{context.say('settings.speech')}: {context.say(f'settings.value.{mode}')}"
    assert turned.startswith(head)
    return [one for one in (turned.removeprefix(head), *words) if one]


class Engine:
    """A voice that only notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.voice = ""

    def getProperty(self, name: str) -> list[Any]:  # noqa: N802 - as the package has it
        assert name == "voices"
        return [
            types.SimpleNamespace(id=one, languages=[]) for one in ("gmw/en", "gmw/de-AT", "gmw/de")
        ]

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - likewise
        assert name in ("volume", "voice")
        self.voice = str(value) if name == "voice" else self.voice

    def say(self, words: str) -> None:
        self.heard.append(words)

    def runAndWait(self) -> None:  # noqa: N802 - likewise
        pass

    def stop(self) -> None:
        pass


def test_the_voice_says_the_newest_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    module = types.ModuleType("pyttsx3")
    module.init = lambda: engine  # type: ignore[attr-defined]
    module.__spec__ = types.SimpleNamespace()  # type: ignore[assignment]
    monkeypatch.setitem(sys.modules, "pyttsx3", module)
    speech = Speech()
    speech.language = "de"
    assert speech.possible
    for number in range(20):
        speech.say(f"line {number}")
    until = time.monotonic() + 5
    while not engine.heard and time.monotonic() < until:
        time.sleep(0.01)
    assert engine.heard
    assert len(engine.heard) <= 20 and set(engine.heard) <= set(speech.said)
    assert engine.voice == "gmw/de"
    speech.close()


def test_without_a_voice_everything_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("pyttsx3")
    module.__spec__ = types.SimpleNamespace()  # type: ignore[assignment]

    def nobody() -> None:
        raise RuntimeError("espeak-ng is not installed")

    module.init = nobody  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyttsx3", module)
    speech = Speech()
    speech.say("anybody?")
    assert speech._thread is not None
    speech._thread.join(5)
    assert not speech.possible
    speech.say("still nobody")
    speech.close()
    assert speech.said == ["anybody?", "still nobody"]
