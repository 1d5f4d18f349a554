"""``replay FILE``: show a recorded match."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from game.commands import replay
from scenes.commands.play import in_window, prepare


def run(options: argparse.Namespace) -> int:
    """Open the window on a record that can be played here."""
    record = replay.load(Path(options.file))
    chosen = prepare()
    from scenes import app

    return in_window(partial(app.replay, record, chosen))
