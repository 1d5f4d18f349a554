"""``kiosk``: attract mode, unattended."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from game import settings
from game.commands.trouble import UsageError, unknown
from game.content import languages, registry
from game.content.pseudo import PSEUDO
from game.settings import KioskConfig
from scenes.commands.play import in_window, prepare


def run(options: argparse.Namespace) -> int:
    """Open the kiosk with the operator's choices, checked before there is a window."""
    config = read_config(options.config)
    if options.keep:
        from scenes.kiosk import keeping

        file = () if options.config is None else ("--config", options.config)
        return keeping.keep(keeping.command_again(("kiosk", *file)))
    prepare()
    from scenes import app

    return in_window(partial(app.kiosk, config))


def read_config(file: str | None) -> KioskConfig:
    """The operator's file, or the defaults; raises ``BadConfig`` and ``UsageError``."""
    config = KioskConfig() if file is None else settings.load_kiosk(Path(file))
    check(config, "the kiosk's file" if file is None else file)
    return config


def check(config: KioskConfig, file: str) -> None:
    """Raise ``UsageError`` where values do not fit this house, or each other."""
    known = registry.games()
    for game in config.games:
        if game not in known:
            raise unknown("game", game, known)
    if len(set(config.games)) != len(config.games):
        raise UsageError(f"{file}: games names one twice; name each game once")
    spoken = (*languages(), PSEUDO)
    if config.language not in spoken:
        raise unknown("language", config.language, spoken)
    if config.volume > config.loudest:
        raise UsageError(
            f"{file}: volume ({config.volume}) is above loudest ({config.loudest}); lower it"
        )
    steps = (
        ("idle_hint", config.idle_hint, "idle_question", config.idle_question),
        ("idle_question", config.idle_question, "silence", config.silence),
        ("silence", config.silence, "silence_talk", config.silence_talk),
    )
    for earlier, first, later, then in steps:
        if first > then:
            raise UsageError(
                f"{file}: {earlier} ({first}) is longer than {later} ({then}); "
                f"make {later} at least as long"
            )
