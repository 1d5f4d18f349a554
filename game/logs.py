"""The log: a few small files that turn over, for finding out later what went wrong.

Nothing secret gets in: a view, a fact, a hand or an intent that somebody hands to the log is
replaced by the name of its type, and the folder of the user by ``~``. What a match needs to be
rebuilt lies in its crash bundle, not here.
"""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path, PurePath

from game import paths

NAME = "gaslamp"
ROOMS = (NAME, "game", "systems", "scenes")
"""Whose loggers are heard: `get`, and modules that use their own name."""
FILE = "gaslamp.log"
_BYTES = 256 * 1024
_KEPT = 3
_LAYOUT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

_plain = (str, int, float, bool, type(None), PurePath, BaseException)


for _room in ROOMS:
    # Otherwise Python prints warnings to the error stream while no log is written.
    logging.getLogger(_room).addHandler(logging.NullHandler())


def get(part: str) -> logging.Logger:
    """The logger of one part of the parlour, such as ``match`` or ``devices``."""
    return logging.getLogger(f"{NAME}.{part}")


def start(folder: Path | None = None) -> Path | None:
    """Begin to write the log; returns its file, or None where no file can be written.

    Without a call nothing is written anywhere: headless commands and tests stay silent.
    """
    stop()
    target = (folder or paths.home().logs) / FILE
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            target, maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8", errors="replace"
        )
    except OSError:
        return None
    handler.setFormatter(_HomelessFormatter(_LAYOUT))
    handler.addFilter(_keep_secrets_out)
    # A full disk must not stop a game, nor print into a command's output.
    handler.handleError = _nothing  # type: ignore[assignment, method-assign] # no class for it
    for room in ROOMS:
        logger = logging.getLogger(room)
        logger.setLevel(logging.INFO)
        logger.addHandler(handler)
    return target


def stop() -> None:
    """Close the log."""
    for room in ROOMS:
        logger = logging.getLogger(room)
        for handler in list(logger.handlers):
            if isinstance(handler, RotatingFileHandler):
                logger.removeHandler(handler)
                handler.close()


def _nothing(_record: logging.LogRecord) -> None:
    """What the log does about its own failures."""


def _keep_secrets_out(record: logging.LogRecord) -> bool:
    if not isinstance(record.msg, str):
        record.msg = _shown(record.msg)
    if isinstance(record.args, dict):
        record.args = {key: _shown(value) for key, value in record.args.items()}
    elif record.args:
        record.args = tuple(_shown(value) for value in record.args)
    return True


def _shown(value: object) -> object:
    return value if isinstance(value, _plain) else f"<{type(value).__name__}>"


class _HomelessFormatter(logging.Formatter):
    """Writes the user's folder as ``~``: a log may be sent to somebody."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        try:
            own = str(Path.home())
        except RuntimeError:
            return text
        return text.replace(own, "~") if len(own) > 1 else text
