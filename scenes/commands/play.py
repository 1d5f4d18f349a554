"""``play``: the parlour, or one table at once."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from functools import partial

from game import logs, paths, settings
from game.commands.table import read_seating
from game.commands.trouble import UsageError
from game.settings import Settings


def run(options: argparse.Namespace) -> int:
    """Open the window. What was asked for is checked before there is one."""
    seating = read_seating(options, seed=secrets.randbits(32))
    chosen = prepare()
    if options.windowed:
        chosen.full_screen = False
    from scenes import app

    return in_window(partial(app.play, seating, chosen))


def in_window(work: Callable[[], int]) -> int:
    """Run what opens a window; ``UsageError`` with one sentence where there is no screen."""
    from systems.io.viewport import DisplayMissing

    try:
        return work()
    except DisplayMissing as error:
        raise UsageError(str(error)) from None


def prepare() -> Settings:
    """Begin the log and load the settings; says on the error stream what was amiss."""
    from systems.io.button_tables import notice as notice_of_buttons

    kept = settings.load()
    logs.start()
    for notice in (paths.warning(), kept.notice, notice_of_buttons(kept.value.bindings)):
        if notice is not None:
            print(f"gaslamp: {notice}", file=sys.stderr)
    return kept.value
