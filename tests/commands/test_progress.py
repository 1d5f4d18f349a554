"""The progress bar: for a person at a terminal, for nobody else."""

from __future__ import annotations

import io
from types import SimpleNamespace

import pytest

from game import stopwatch
from game.commands import progress as progress_bar
from game.commands.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    fake = Terminal()
    monkeypatch.setattr(progress_bar, "sys", SimpleNamespace(stderr=fake, stdout=io.StringIO()))
    now = iter(range(1000))
    monkeypatch.setattr(stopwatch, "seconds", lambda: float(next(now)))
    return fake


def test_it_is_drawn_on_a_terminal_and_wiped(terminal: Terminal) -> None:
    with Progress(10, "games") as progress:
        progress.at(5)
    drawn = terminal.getvalue()
    assert "5 of 10 games" in drawn
    assert "s left" in drawn
    assert drawn.endswith("\r\x1b[K")
    assert "\n" not in drawn


def test_it_is_drawn_rarely(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(100_000))
    monkeypatch.setattr(stopwatch, "seconds", lambda: next(now) / 1000)
    with Progress(1000, "games") as progress:
        for done in range(1000):
            progress.at(done)
    assert terminal.getvalue().count("\r") < 15


def test_json_on_the_same_terminal_is_left_alone(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_bar.sys, "stdout", Terminal())
    with Progress(10, "games", json=True) as progress:
        progress.at(5)
    assert terminal.getvalue() == ""


def test_json_into_a_file_may_have_a_bar(terminal: Terminal) -> None:
    with Progress(10, "games", json=True) as progress:
        progress.at(5)
    assert "5 of 10" in terminal.getvalue()


def test_nothing_is_drawn_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(10, "games") as progress:
        progress.at(5)
        progress.clear()
    assert capsys.readouterr().err == ""
