"""Old cases: records of finished matches, the last few of them, in the home of the house."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.files import StorageError, write_atomic
from game.match.match import Match
from game.match.record import BadRecord, Record

MOST = 30
SUFFIX = ".jsonl"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OldCase:
    """One kept record. Its game is over, so nothing in it is secret any more."""

    path: Path
    game: str
    names: tuple[str, ...]
    steps: int
    when: float = 0.0
    """Seconds since 1970, as the file system has it."""


def folder() -> Path:
    """Where old cases lie."""
    return paths.home().root / "cases"


def keep(match: Match) -> Path | None:
    """Keep the record of a finished match; the oldest ones go. None where it cannot be kept."""
    if match.outcome is None:
        return None
    place = folder()
    taken = sorted(place.glob(f"case-*{SUFFIX}"))
    last = max((_number(path) for path in taken), default=0)
    path = place / f"case-{last + 1:05}{SUFFIX}"
    try:
        write_atomic(path, match.record.to_lines(), keep_previous=False)
        for old in taken[: max(0, len(taken) + 1 - MOST)]:
            old.unlink(missing_ok=True)
    except (OSError, StorageError) as error:
        _log.warning("The case could not be kept: %s", error)
        return None
    return path


def cases() -> list[OldCase]:
    """What is kept, the newest first; files that cannot be read are left out."""
    found = []
    for path in sorted(folder().glob(f"case-*{SUFFIX}"), reverse=True):
        try:
            record, when = Record.from_lines(path.read_bytes()), path.stat().st_mtime
        except (OSError, BadRecord):
            continue
        names = tuple(seat.name for seat in record.setup.tables)
        found.append(OldCase(path, record.setup.game, names, len(record.steps), when))
    return found


def _number(path: Path) -> int:
    digits = path.stem.removeprefix("case-")
    return int(digits) if digits.isdecimal() else 0
