"""``kiosk``: attract mode, unattended."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from game import settings
from game.commands.trouble import unknown
from game.content import registry
from game.settings import KioskConfig
from scenes.commands.play import in_window, prepare


def run(options: argparse.Namespace) -> int:
    """Open the kiosk with the operator's choices, checked before there is a window."""
    config = read_config(options.config)
    prepare()
    from scenes import app

    return in_window(partial(app.kiosk, config))


def read_config(file: str | None) -> KioskConfig:
    """The operator's file, or the defaults; raises ``BadConfig`` and ``UsageError``."""
    config = KioskConfig() if file is None else settings.load_kiosk(Path(file))
    known = registry.games()
    for game in config.games:
        if game not in known:
            raise unknown("game", game, known)
    return config
