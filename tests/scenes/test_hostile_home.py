"""Files that somebody tampered with or a disk has spoilt: the house opens all its screens anyway.

Every kept file in turn is torn, empty, something else, too large, a folder, or of the right shape
with values that nobody sets. What cannot be used is left out or said in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game import paths, profiles, settings, statistics
from game.content import ContentError, registry
from scenes import screens
from scenes.context import Context
from tests.scenes.conftest import Player

GAME = next(iter(registry.games()))
ROUTES = ("title", "settings", "buttons", "statistics", "saves", "resume", "replays", "lobby")


def _deep(path: Path) -> None:
    path.write_bytes(b'{"version": 1, "bindings": ' + b'{"a":' * 50_000)


def _folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("x")


def _loop(path: Path) -> None:
    path.symlink_to(path)


def _refused(path: Path) -> None:
    path.write_bytes(b"{}")
    path.chmod(0)


HARM: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "zeros": lambda path: path.write_bytes(bytes(5000)),
    "noise": lambda path: path.write_bytes(bytes(range(256)) * 40),
    "another shape": lambda path: path.write_bytes(b"[1, 2, 3]\n{}\n"),
    "a picture": lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100)),
    "nested": _deep,
    "large": lambda path: path.write_bytes(b'{"version": 1}' + b" " * 3_000_000 + b"x"),
    "a folder": _folder,
    "a loop": _loop,
    "not to be read": _refused,
}

FILES = (
    *("settings.json", "profiles.json", "books.db", "statistics.json", "kiosk.json"),
    *("saves/game-0001.gaslamp", "saves/evening-0001.gaslamp-series", "cases/case-00001.jsonl"),
    *("settings.json.bak", "books.db.bak"),
)


@pytest.fixture
def spoilt(home: Path) -> Iterator[Path]:
    home.mkdir()
    for folder in ("saves", "cases"):
        (home / folder).mkdir()
    yield home
    for path in home.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o700)


def open_everything(context: Context) -> Player:
    """Every screen that reads what is kept, one after the other; exceptions are raised."""
    context.stack.on_failure = None
    player = Player(context)
    try:
        for name in ROUTES:
            what = {"game": GAME} if name == "lobby" else {}
            player.open(screens.make(name, context, **what))
            player.press("down", "up")
            assert player.strings(), name
            context.stack.clear()
            context.stack.apply()
    finally:
        context.stack.clear()
        context.stack.apply()
    return player


@pytest.mark.parametrize("harm", HARM)
def test_every_file_may_be_spoilt(spoilt: Path, harm: str) -> None:
    for file in FILES:
        HARM[harm](spoilt / file)
    said = [kept.notice for kept in (settings.load(), profiles.load(), statistics.load())]
    for notice in said:
        assert notice is None or ("\n" not in notice and notice.endswith("."))
    context = Context.offscreen(settings.load().value, (640, 360))
    context.keeps_settings = True
    open_everything(context)
    context.settings.volume_music = 37
    context.settings_changed()
    assert settings.load().value.volume_music == 37 or (spoilt / "settings.json").is_dir()


ODD: dict[str, dict[str, object]] = {
    "another language": {"language": "zz"},
    "a language that is a path": {"language": "../../../etc/passwd"},
    "odd buttons": {
        "bindings": {
            "pad": {"confirm": "nothing", "no": "south"},
            "keys.arrows": {"up": "return", "down": "return", "confirm": "return"},
            "moon": {"a": "b"},
        }
    },
    "odd pads": {"controllers": {"": "", "x": ",,,:,", "y": "a:b1,a:b1,leftx:a99"}},
    "odd walks": {"walked": ["", "no.game", "a.b.c"]},
}


@pytest.mark.parametrize("name", ODD)
def test_values_that_nobody_sets_lock_nobody_out(spoilt: Path, name: str) -> None:
    (spoilt / "settings.json").write_bytes(msgspec.json.encode({"version": 1} | ODD[name]))
    kept = settings.load()
    context = Context.offscreen(kept.value, (640, 360))
    player = open_everything(context)
    player.open(screens.make("title", context))
    assert player.context.say("settings.title")
    player.press("confirm")
    assert player.top.name != "title" or player.top.focus.current() is not None
    context.stack.clear()
    context.stack.apply()
    assert paths.home().root == spoilt


# -- what comes with the house -----------------------------------------------------------------


@pytest.mark.parametrize("harm", ["empty", "noise", "nested", "a folder", "not to be read"])
def test_a_game_whose_files_are_spoilt_is_named_in_one_line(tmp_path: Path, harm: str) -> None:
    folder = tmp_path / "games" / "spoilt"
    folder.mkdir(parents=True)
    HARM[harm](folder / "manifest.toml")
    try:
        with registry.searching(tmp_path / "games"), pytest.raises(ContentError) as told:
            registry.games()
    finally:
        (folder / "manifest.toml").chmod(0o700)
        registry.forget()
    assert "manifest.toml" in str(told.value) and "\n" not in str(told.value)
