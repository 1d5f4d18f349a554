"""``replay FILE``: show a recorded match."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import replay
from scenes.commands.play import prepare


def run(options: argparse.Namespace) -> int:
    """Open the window on a record that can be played here."""
    record = replay.load(Path(options.file))
    chosen = prepare()
    from scenes import app

    return app.replay(record, chosen)
