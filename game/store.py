"""Small files that are kept: a struct with a version, checked strictly on the way in.

A file that cannot be used is set aside, never overwritten: ``settings.json.bad`` can be looked at
and mended. What the player is told is one sentence in ``Kept.notice``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.files import StorageError, read_generations, set_aside, write_atomic

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the content of one version into that of the next."""


class Versioned(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what is kept: the first field of its file is the version of its format."""

    version: int = 1


S = TypeVar("S", bound=Versioned)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """What was loaded, and one sentence when it is not what was saved last."""

    value: T
    notice: str | None = None


def decode(data: bytes, shape: type[S], upgrades: Mapping[int, Upgrade]) -> S:
    """The content of a file; ``ValueError`` with one line when it is not of this shape."""
    content = msgspec.json.decode(data)
    if not isinstance(content, dict):
        raise ValueError("it holds no table of values")
    newest = shape().version
    version = content.get("version", 1)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise ValueError("its version is not a number above 0")
    if version > newest:
        raise ValueError(f"a newer Gaslamp wrote it (version {version}, this one knows {newest})")
    while version < newest:
        content = upgrades[version](content)
        version += 1
        content["version"] = version
    return msgspec.convert(content, shape, strict=True)


def encode(value: Versioned) -> bytes:
    """The file's content: JSON that a person can read and mend."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def load(
    path: Path, shape: type[S], *, what: str, upgrades: Mapping[int, Upgrade] | None = None
) -> Kept[S]:
    """What was saved last, the generation before it, or a fresh ``shape()``; never an error.

    ``what`` names the content in the notice, such as "the settings".
    """
    found = read_generations(path, lambda data: decode(data, shape, upgrades or {}))
    value = shape() if found.value is None else found.value
    if found.fault is None:
        return Kept(value)
    try:
        kept_as = f"the file was set aside as {set_aside(path)}"
    except StorageError:
        kept_as = f"the file is {path}"
    instead = "those saved before it" if found.generation == "previous" else "the defaults"
    return Kept(
        value, f"{what.capitalize()} could not be read ({found.fault}); {kept_as}, {instead} apply."
    )


def save(path: Path, value: Versioned) -> None:
    """Keep ``value``; raises ``StorageError`` when that fails."""
    write_atomic(path, encode(value))
