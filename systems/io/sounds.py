"""The table of sounds: which file a cue plays, and which slider governs it.

It lies in ``assets/audio/cues.toml``, as data, so that a sound can be exchanged without a change
of code.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

EFFECTS, VOICE, MUSIC, WAITING = "effects", "voice", "music", "waiting"
GROUPS = (EFFECTS, VOICE, MUSIC, WAITING)


class BadSounds(ValueError):
    """A table of sounds that cannot be read; the text names the file and the cue."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound.

    Attributes:
        file: name of its file, without the ending.
        group: ``effects``, ``voice`` or ``music``: the slider that governs it; ``waiting`` for
            those that nothing plays yet.
        duck: seconds for which the music steps back.
    """

    file: str
    group: str = EFFECTS
    duck: float = 0.0


@dataclass(frozen=True, slots=True)
class Sounds:
    """Everything that can be heard, by cue; pieces of music by their own names."""

    cues: Mapping[str, Cue] = field(default_factory=dict)
    music: Mapping[str, Cue] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path) -> Sounds:
        """Read the table.

        Raises:
            BadSounds: It is missing, no TOML, or has something in it that means nothing.
        """
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadSounds(f"{path}: {error}") from error
        unknown = set(content) - set(GROUPS)
        if unknown:
            raise BadSounds(f"{path}: no such group: {', '.join(sorted(unknown))}")
        cues: dict[str, Cue] = {}
        for group in (EFFECTS, VOICE, WAITING):
            for name, raw in content.get(group, {}).items():
                if name in cues:
                    raise BadSounds(f"{path}: {name} stands in two groups")
                cues[name] = _cue(path, name, raw, group)
        pieces = content.get(MUSIC, {})
        music = {name: _cue(path, name, raw, MUSIC) for name, raw in pieces.items()}
        return cls(cues, music)


def _cue(path: Path, name: str, raw: Any, group: str) -> Cue:
    """One entry: the name of a file, or a table with ``file`` and ``duck``."""
    if isinstance(raw, str):
        return Cue(raw, group)
    known = isinstance(raw, dict) and set(raw) <= {"file", "duck"}
    if known and isinstance(raw.get("file"), str) and isinstance(raw.get("duck", 0.0), int | float):
        return Cue(raw["file"], group, float(raw.get("duck", 0.0)))
    raise BadSounds(f"{path}: {name} needs the name of a file, or a file and a duck in seconds")
