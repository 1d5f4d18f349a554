"""The log turns over, keeps secrets out and never stops a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game import logs


class Hand(msgspec.Struct):
    cards: tuple[str, ...]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    logs.stop()


def test_it_is_written_where_it_belongs(home: Path) -> None:
    target = logs.start()
    assert target == home / "logs" / "gaslamp.log"
    logs.get("match").info("match opened with %d seats", 4)
    assert "gaslamp.match: match opened with 4 seats" in target.read_text()


def test_nothing_secret_gets_in(tmp_path: Path) -> None:
    target = logs.start(tmp_path)
    hand = Hand(("the rope", "the hall"))
    log = logs.get("match")
    log.info("dealt %s", hand)
    log.info("dealt %(hand)s", {"hand": list(hand.cards)})
    log.info(hand)
    log.warning("bot holds %r", hand.cards)
    assert target is not None
    text = target.read_text()
    assert text.count("\n") == 4
    assert "rope" not in text
    assert "<Hand>" in text and "<tuple>" in text


def test_the_folder_of_the_user_is_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    target = logs.start(tmp_path / "logs")
    logs.get("files").info("saved %s", tmp_path / "saves" / "one.json")
    assert target is not None
    assert str(tmp_path) not in target.read_text()
    assert "saved ~" in target.read_text()


def test_it_turns_over(tmp_path: Path) -> None:
    logs.start(tmp_path)
    log = logs.get("match")
    for number in range(6000):
        log.info("line %d of a long evening with a rather talkative parlour of detectives", number)
    found = sorted(path.name for path in tmp_path.iterdir())
    assert found[0] == "gaslamp.log" and 2 <= len(found) <= 4
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 1_200_000


def test_a_disk_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert logs.start(tmp_path / "file" / "logs") is None
    logs.get("match").error("nobody hears this")


def test_a_full_disk_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.start(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(logs.RotatingFileHandler, "flush", full)
    logs.get("match").error("nobody hears this")
    assert capsys.readouterr() == ("", "")


def test_starting_twice_writes_once(tmp_path: Path) -> None:
    logs.start(tmp_path)
    target = logs.start(tmp_path)
    logs.get("match").info("once")
    assert target is not None
    assert target.read_text().count("once") == 1
