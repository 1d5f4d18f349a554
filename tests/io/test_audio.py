"""Sound is a facade: it plays where there is a device and never raises."""

from __future__ import annotations

import os

import pytest

from systems.io.audio import Audio


def test_everything_works_without_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "nonesuch")
    audio = Audio()
    assert not audio.open()
    audio.cue("deal")
    audio.play_music("hall")
    audio.duck(1)
    audio.update(0.1)
    audio.set_volumes(10, 20, 30)
    audio.close()
    assert audio.heard == ["deal"]


def test_a_missing_device_leaves_the_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "alsa")
    audio = Audio()
    audio.open()
    audio.close()
    assert capfd.readouterr().err == ""


def test_cues_without_a_file_are_silent() -> None:
    audio = Audio()
    assert audio.open()
    audio.cue("nothing_of_that_name")
    audio.play_music("nothing_of_that_name")
    audio.close()


def test_music_steps_back_and_returns() -> None:
    audio = Audio()
    audio.duck(0.5)
    for _ in range(30):
        audio.update(1 / 60)
    assert audio._level < 0.5
    for _ in range(60):
        audio.update(1 / 60)
    assert audio._level == 1.0
