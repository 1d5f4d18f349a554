"""Crash bundles: what is needed to see a fault again, in one folder."""

from __future__ import annotations

from pathlib import Path

from game.files import write_atomic
from game.match.match import Match


def write_bundle(folder: Path, match: Match, trace: str) -> Path:
    """Write the record and the trace; returns the folder of the bundle.

    The record holds the seed, and with it every secret: the folder's name tells nothing, and
    the bundle is never shown on the shared screen.
    """
    number = 1
    while (bundle := folder / f"crash-{number:04}").exists():
        number += 1
    bundle.mkdir(parents=True)
    write_atomic(bundle / "record.jsonl", match.record.to_lines())
    write_atomic(bundle / "trace.txt", trace.encode())
    return bundle
