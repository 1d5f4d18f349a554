"""Settings survive bad files: they are set aside, one sentence says so, nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import settings, store
from game.files import StorageError
from game.settings import BadConfig, KioskConfig, Settings


def test_a_first_start_has_the_defaults_and_nothing_to_say(home: Path) -> None:
    kept = settings.load()
    assert kept.value == Settings()
    assert kept.notice is None


def test_what_is_saved_is_loaded(home: Path) -> None:
    chosen = Settings(text_size=150, volume_music=0, mono=True, bindings={"pad": {"ok": "a"}})
    settings.save(chosen)
    kept = settings.load()
    assert kept.value == chosen
    assert kept.notice is None
    assert json.loads((home / "settings.json").read_text())["text_size"] == 150


BAD = [
    b"",
    b"\x00" * 200,
    b"not json",
    b"[]",
    b'{"text_size": 110}',
    b'{"text_size": "100"}',
    b'{"volume_music": 101}',
    b'{"volume_music": true}',
    b'{"texts_size": 100}',
    b'{"version": 0}',
    b'{"version": 99}',
    b'{"version": "1"}',
    b'{"version": 1, "text_size": 100',
    b'{"language": null}',
    '{"language": "dé"}'.encode("latin-1"),
]


@pytest.mark.parametrize("content", BAD)
def test_a_bad_file_is_set_aside(home: Path, content: bytes) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(content)
    kept = settings.load()
    assert kept.value == Settings()
    assert kept.notice is not None
    assert kept.notice.startswith("The settings could not be read")
    assert "settings.json.bad" in kept.notice and "defaults apply" in kept.notice
    assert "\n" not in kept.notice
    assert (home / "settings.json.bad").read_bytes() == content
    assert settings.load().notice is None, "it is said once"


def test_the_generation_before_is_better_than_the_defaults(home: Path) -> None:
    settings.save(Settings(text_size=150))
    settings.save(Settings(text_size=200))
    (home / "settings.json").write_bytes(b"torn")
    kept = settings.load()
    assert kept.value.text_size == 150
    assert kept.notice is not None and "those saved before" in kept.notice


def test_a_file_that_cannot_be_moved_is_left(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(b"torn")

    def refused(path: Path) -> Path:
        raise StorageError("refused", path, "read-only")

    monkeypatch.setattr(store, "set_aside", refused)
    kept = settings.load()
    assert kept.value == Settings()
    assert kept.notice is not None and "the file is" in kept.notice


@given(st.binary(max_size=60))
def test_no_content_is_an_error_other_than_a_value_error(content: bytes) -> None:
    found: Settings | str
    try:
        found = store.decode(content, Settings, {})
    except ValueError as error:
        found = str(error)
    assert isinstance(found, Settings) or "\n" not in found


class SecondShape(store.Versioned):
    version: int = 3
    size: int = 0
    colour: str = "red"


def test_older_versions_are_brought_up_step_by_step() -> None:
    def to_two(content: dict[str, Any]) -> dict[str, Any]:
        return {"size": content["big"] * 10}

    def to_three(content: dict[str, Any]) -> dict[str, Any]:
        return content | {"colour": "blue"}

    steps = {1: to_two, 2: to_three}
    assert store.decode(b'{"big": 2}', SecondShape, steps) == SecondShape(size=20, colour="blue")
    assert store.decode(b'{"version": 2, "size": 5}', SecondShape, steps) == SecondShape(
        size=5, colour="blue"
    )
    assert store.decode(store.encode(SecondShape(size=1)), SecondShape, steps).size == 1


def test_a_kiosk_file(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text('games = ["one", "two"]\nsilence = 90\n')
    assert settings.load_kiosk(path) == KioskConfig(games=("one", "two"), silence=90)
    path.write_text("")
    assert settings.load_kiosk(path) == KioskConfig()
    path.write_bytes(b"\xef\xbb\xbfsilence = 90\r\n")  # as some editors write it
    assert settings.load_kiosk(path) == KioskConfig(silence=90)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"silence = ", "not valid TOML"),
        (b"silence = 5", "silence"),
        (b"silent = 90", "known keys are games"),
        (b"attract_volume = 80", "attract_volume"),
        (b'unlock = ["up"]', "unlock: expected a list in brackets"),
        (b'volume = "loud"', "volume: expected a whole number, got text in quotes."),
        (b"volume = 101", "volume: expected a whole number <= 100."),
        (b"games = [3]", "games[0]: expected text in quotes"),
        (b"\xff\xfe", "UTF-8"),
    ],
)
def test_a_bad_kiosk_file_says_what_and_how(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_bytes(content)
    with pytest.raises(BadConfig) as caught:
        settings.load_kiosk(path)
    assert words in str(caught.value)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_kiosk_file(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="There is no file"):
        settings.load_kiosk(tmp_path / "kiosk.toml")
