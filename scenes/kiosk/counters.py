"""What an operator may want to know: how many came, how much was played, what went wrong."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game import paths, store
from game.files import StorageError, write_atomic
from game.store import Versioned
from scenes import days

FILE = "kiosk.json"
DAYS = 31
"""So many days are kept one by one."""

Count = Annotated[int, Meta(ge=0)]
What = Literal["visits", "games", "faults", "crashes"]

_log = logging.getLogger(__name__)


class Day(msgspec.Struct, forbid_unknown_fields=True):
    """What was counted on one day."""

    visits: Count = 0
    games: Count = 0
    faults: Count = 0
    crashes: Count = 0


class Counters(Versioned):
    """Kept from one start to the next; no visitor's name is among them."""

    visits: Count = 0
    games: Count = 0
    """Matches of visitors that came to their end."""
    faults: Count = 0
    """Exceptions that led back to the attract mode."""
    crashes: Count = 0
    """Starts after an end that nobody had asked for."""
    running: bool = False
    """Whether the kiosk runs; still set at a start where it was killed or lost its power."""
    days: dict[str, Day] = {}
    """ISO date -> the same for one day, the last ones of them."""

    def count(self, what: What, today: str | None = None) -> None:
        """One more, in all and today."""
        day = self.days.setdefault(today or _today(), Day())
        for counted in (self, day):
            setattr(counted, what, getattr(counted, what) + 1)
        for old in sorted(self.days)[:-DAYS]:
            del self.days[old]

    def day(self, today: str | None = None) -> Day:
        """What was counted today."""
        return self.days.get(today or _today(), Day())

    def begin(self) -> None:
        """The kiosk starts; a last time that did not end well is counted."""
        if self.running:
            self.count("crashes")
        self.running = True


class Keeper:
    """Writes the counters in the background, so that a slow card never holds up a frame."""

    def __init__(self) -> None:
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="counters")
        self._closed = False

    def keep(self, counters: Counters) -> None:
        """Write them as they are now."""
        self._writer.submit(_write, store.encode(counters), _path())

    def close(self, counters: Counters) -> None:
        """Write them a last time: the kiosk ends as it was asked to."""
        if not self._closed:
            self._closed = True
            counters.running = False
            self.keep(counters)
            self._writer.shutdown(wait=True)


def load(path: Path | None = None) -> Counters:
    """What was counted on this machine."""
    return store.load(path or _path(), Counters, what="the counters of the kiosk").value


def save(counters: Counters, path: Path | None = None) -> None:
    """Keep them; a disk that cannot be written is no reason to stop."""
    _write(store.encode(counters), path or _path())


def _write(data: bytes, path: Path) -> None:
    try:
        write_atomic(path, data)
    except StorageError as error:
        _log.warning("The counters could not be kept: %s", error)


def _today() -> str:
    return days.now().date().isoformat()


def _path() -> Path:
    return paths.home().root / FILE
