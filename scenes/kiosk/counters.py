"""What an operator may want to know: how many came, how much was played, what went wrong."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from game import paths, store
from game.files import StorageError
from game.store import Versioned

FILE = "kiosk.json"

Count = Annotated[int, Meta(ge=0)]

_log = logging.getLogger(__name__)


class Counters(Versioned):
    """Kept from one start to the next; no visitor's name is among them."""

    visits: Count = 0
    games: Count = 0
    """Matches of visitors that came to their end."""
    faults: Count = 0
    """Exceptions that led back to the attract mode."""


def load(path: Path | None = None) -> Counters:
    """What was counted on this machine."""
    return store.load(path or _path(), Counters, what="the counters of the kiosk").value


def save(counters: Counters, path: Path | None = None) -> None:
    """Keep them; a disk that cannot be written is no reason to stop."""
    try:
        store.save(path or _path(), counters)
    except StorageError as error:
        _log.warning("The counters could not be kept: %s", error)


def _path() -> Path:
    return paths.home().root / FILE
