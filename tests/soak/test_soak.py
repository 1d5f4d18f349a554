"""Nothing is left behind by game after game, and the harness would notice what is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.commands.measuring import memory_mb
from game.content import registry
from scenes.kiosk.health import open_handles
from systems.io.audio import Audio
from systems.io.fonts import FontShelf
from tests.kit.keeping import fitted_pictures_kept
from tests.soak.running import Held, Soak, growth

MOST_MB = 10.0
"""For a thousand games, once everything has been met."""


@pytest.fixture(autouse=True)
def pictures_are_fitted_once() -> Iterator[None]:
    with fitted_pictures_kept():
        yield


def line(games: int, memory: float) -> Held:
    return Held(games, memory, 9, 1, 1, 4.0, 9.0)


def test_growth_is_seen_and_a_settled_house_has_none() -> None:
    leaking = [line(number * 25, 150 + number * 0.5) for number in range(1, 60)]
    assert growth(leaking) == pytest.approx(20.0)
    settled = [line(number * 25, 150 + min(number, 15)) for number in range(1, 60)]
    assert growth(settled) == pytest.approx(0.0)


def test_a_few_games_leave_no_world_no_thread_and_no_file(home: object) -> None:
    before = open_handles() or 0  # the tests before have typefaces open, too
    soak = Soak(size=(320, 180), games=tuple(registry.games())[:2])
    first, second = soak.run(4, every=2)
    assert second.worlds <= first.worlds and second.threads <= first.threads
    opened = second.handles - before
    assert opened <= FontShelf.MOST_OPEN + 20, "typefaces stay open, so many at most"
    assert sum(soak.ends.values()) == soak.played == 4


@pytest.mark.long
def test_two_thousand_games_leave_nothing(home: object) -> None:
    """B42 in short; `python -m tests.soak games 2000 FILE` writes the figures down."""
    soak = Soak()
    lines = list(soak.run(2000, every=25))
    assert growth(lines) <= MOST_MB
    settled = lines[len(lines) // 4 :]
    assert max(one.worlds for one in settled) == min(one.worlds for one in settled)
    assert max(one.handles for one in settled) <= min(one.handles for one in settled) + 2
    halves = settled[: len(settled) // 2], settled[len(settled) // 2 :]
    early, late = (sum(one.frame_ms for one in half) / len(half) for half in halves)
    assert late <= early * 1.1


@pytest.mark.parametrize("times", [3000, pytest.param(100_000, marks=pytest.mark.long)])
def test_sounds_without_end_hold_no_more_memory(times: int) -> None:
    """Row 43."""
    audio = Audio()
    if not audio.open():
        pytest.skip("there is no sound device, not even a dummy")
    try:
        cues = list(audio.table.cues)

        def play(count: int) -> float:
            for number in range(count):
                audio.cue(cues[number % len(cues)])
                audio.update(1 / 60)
            return memory_mb() or 0.0

        before = play(20 * len(cues))  # every sound has been read
        assert play(times) - before < 2.0
        assert len(audio.heard) <= 200
    finally:
        audio.close()
