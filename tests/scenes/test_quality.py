"""A slow machine drops what is only for the mood."""

from __future__ import annotations

from scenes.quality import Quality


def run(quality: Quality, work: float, seconds: float = 2.1, drawn: bool = True) -> bool:
    changes = [quality.feed(work, 1 / 60, drawn) for _ in range(round(seconds * 60))]
    return any(changes)


def test_a_fast_machine_keeps_everything() -> None:
    quality = Quality()
    assert not run(quality, 0.004) and quality.level == "high"


def test_a_slow_machine_drops_ambient_motion_once() -> None:
    quality = Quality()
    assert run(quality, 0.014) and quality.level == "low"
    assert not run(quality, 0.014)
    assert not run(quality, 0.001) and quality.level == "low"
    quality.reset()
    assert quality.level == "high"


def test_still_frames_say_nothing() -> None:
    quality = Quality()
    assert not run(quality, 0.5, drawn=False)


def test_a_few_slow_frames_are_no_slow_machine() -> None:
    quality = Quality()
    for _ in range(10):
        quality.feed(0.1, 1 / 60, True)
    assert not run(quality, 0.001, drawn=False)
