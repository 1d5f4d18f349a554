"""``replay FILE --verify``: play a record again and compare every digest."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.trouble import FAILED
from game.files import read_bytes
from game.match import BadRecord, Match, Record


def run(options: argparse.Namespace) -> int:
    """Verify one record; 0 when every digest is the same, 1 when one is not."""
    path = Path(options.file)
    record = load(path)
    fault = difference(record)
    if fault is not None:
        print(f"{path}: {fault}")
        return FAILED
    print(
        f"{path}: {record.setup.game} {record.setup.format}, {len(record.steps)} decisions, "
        f"{len(record.digests)} digests, all equal"
    )
    return 0


def load(path: Path) -> Record:
    """A record that can be dealt here.

    Raises:
        StorageError: The file cannot be read.
        BadRecord: It is no record, or not one of these rules.
    """
    try:
        record = Record.from_lines(read_bytes(path))
        with Match.replay(record, upto=0):
            return record
    except BadRecord as error:
        raise BadRecord(f"{path} cannot be replayed: {error}") from None
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        # What a damaged header arranges may be of any shape.
        raise BadRecord(
            f"{path} cannot be replayed: its set-up is damaged ({type(error).__name__}: {error})"
        ) from None


def difference(record: Record) -> str | None:
    """What differs when the record is played again, or None."""
    if not record.digests:
        return "holds no digests, so that nothing can be verified"
    try:
        with Match.replay(record) as match:
            again = match.record.digests
    except BadRecord as error:
        return str(error)
    for kept, made in zip(record.digests, again, strict=False):
        if kept.after != made.after:
            return f"a digest is kept after decision {kept.after}, but due after {made.after}"
        if kept.digest != made.digest:
            return f"the state differs after decision {kept.after}"
    if len(record.digests) != len(again):
        return f"holds {len(record.digests)} digests, but {len(again)} are due"
    return None
