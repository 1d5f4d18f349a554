"""What every test gets: no window, no sound, every word, a home of its own, no world left over."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.commands.measuring import memory_mb
from game.content import Texts

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

MOST_PROCESSES = 4
"""More gain little: the longest files decide then."""

GROWN_MB = 150.0
"""Megabytes more than after the last collection."""

_collected = [0.0]
"""Megabytes held after each collection."""

Texts.strict = True
"""A text without words, or without a value for a gap, fails the test that would have shown it."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """As many processes as there are cores for the whole run; what is named runs in this one.

    A single test is there at once so, and stops in the debugger. `-n` overrules it.
    """
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return 0
    usable = getattr(os, "sched_getaffinity", None)
    return min(len(usable(0)) if usable else os.cpu_count() or 1, MOST_PROCESSES)


@pytest.fixture(scope="session", autouse=True)
def a_home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """No test reads or writes what the person at this machine keeps."""
    folder = tmp_path_factory.mktemp("home")
    before = os.environ.get("GASLAMP_HOME")
    os.environ["GASLAMP_HOME"] = str(folder)
    yield folder
    if before is None:
        del os.environ["GASLAMP_HOME"]
    else:
        os.environ["GASLAMP_HOME"] = before


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for one test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("GASLAMP_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def pictures_are_let_go() -> Iterator[None]:
    """What tests of screens leave lying in cycles is collected before it takes gigabytes.

    Pictures weigh nothing for Python's own collector, and every test of a screen has its own.
    """
    _end_windows_empty()
    yield
    if (memory_mb() or 0.0) > _collected[-1] + GROWN_MB:
        _collect()
        _collected.append(memory_mb() or 0.0)


def _collect() -> None:
    """What tables have settled is looked through as well."""
    gc.unfreeze()
    gc.collect()


def _end_windows_empty() -> None:
    """Who ends pygame lets go of everything first that was made with it.

    One process of tests ends it and begins it anew many times, as no player's does. Fonts, sounds
    and pads of a window that has been ended must not die in the middle of the next one.
    """
    pygame = sys.modules.get("pygame")
    if pygame is None or hasattr(pygame.quit, "after"):
        return

    def end() -> None:
        _collect()
        end.after()  # type: ignore[attr-defined]

    end.after = pygame.quit  # type: ignore[attr-defined]
    pygame.quit = end


@pytest.fixture(autouse=True)
def no_world_is_left() -> Iterator[None]:
    """Every match that a test opens is closed by it; fixtures of a wider scope close their own."""
    before = _worlds()
    yield
    left = _worlds() - before
    if "esper" not in sys.modules:
        return
    import esper

    astray = esper.current_world
    if left or astray not in before:
        esper.switch_world("default")
        for name in left:
            esper.delete_world(name)
        pytest.fail(f"worlds left behind: {sorted(left)}; the current one is {astray!r}")


def _worlds() -> set[str]:
    esper = sys.modules.get("esper")
    return {"default"} if esper is None else set(esper.list_worlds())
