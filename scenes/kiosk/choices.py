"""What the operator chose on the screen: it outlives a crash, and ends with another config file."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import paths, store
from game.files import StorageError
from game.settings import KioskConfig, Settings
from game.store import Versioned

FILE = "operator.json"
CHOSEN = ("games", "loudest", "attract_volume", "idle_question", "silence")
"""Keys of the config file that can be changed on the screen."""

_log = logging.getLogger(__name__)


class Choices(Versioned):
    """Beside the file of the operator, which is never written."""

    made_for: str = ""
    """Of the config file for which they were made: with another file they are forgotten."""
    keys: dict[str, Any] = {}
    settings: Settings | None = None
    """What every visit begins with."""

    def config(self, file: KioskConfig) -> KioskConfig:
        """The operator's file with what was chosen; the file alone where that cannot be."""
        try:
            return fitting(file, {key: self.keys[key] for key in CHOSEN if key in self.keys})
        except msgspec.ValidationError as error:
            _log.warning("The operator's choices are left out: %s", error)
            return file


def fitting(file: KioskConfig, changed: dict[str, Any]) -> KioskConfig:
    """A config with other values, whose times follow each other. Raises ``ValidationError``."""
    content = msgspec.to_builtins(file) | changed
    one = msgspec.convert(content, KioskConfig, strict=True)
    return msgspec.structs.replace(
        one,
        volume=min(one.volume, one.loudest),
        idle_hint=min(one.idle_hint, one.idle_question),
        silence=max(one.silence, one.idle_question),
        silence_talk=max(one.silence_talk, one.silence, one.idle_question),
    )


def load(file: KioskConfig) -> Choices:
    """What was chosen for this config file; nothing where it was for another one."""
    found = store.load(_path(), Choices, what="the operator's choices").value
    mark = mark_of(file)
    return found if found.made_for == mark else Choices(made_for=mark)


def save(choices: Choices) -> None:
    """Keep them; where the disk cannot be written they last until the next start."""
    try:
        store.save(_path(), choices)
    except StorageError as error:
        _log.warning("The operator's choices could not be kept: %s", error)


def mark_of(file: KioskConfig) -> str:
    """Tells one config from another."""
    return hashlib.blake2b(msgspec.json.encode(file), digest_size=8).hexdigest()


def games_after(shown: Sequence[str], game: str, wanted: bool, known: Sequence[str]) -> list[str]:
    """The games to show with one more or less, in their order; one at least stays."""
    kept = [one for one in known if (one in shown or one == game) and (wanted or one != game)]
    return kept or [game]


def _path() -> Path:
    return paths.home().root / FILE
