"""Reading TOML files into strict structs, with errors that name the file and the field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

T = TypeVar("T")
P = ParamSpec("P")

_AT = re.compile(r" - at `\$\.?(?P<field>[^`]*)`$")
_NAMED = re.compile(r"field `(?P<field>[^`]+)`")


class ContentError(Exception):
    """Something in a content file is missing, doubled or wrong.

    Attributes:
        file: The file in which it was found.
        field: The place in the file, such as ``cards[3].kind``; empty for the file as a whole.
        problem: What is wrong, as a short sentence without a full stop.
    """

    def __init__(self, file: Path, field: str, problem: str) -> None:
        self.file = file
        self.field = field
        self.problem = problem
        place = f"{file}: {field}" if field else str(file)
        super().__init__(f"{place}: {problem}")


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file.

    Raises:
        ContentError: The file is missing, is not UTF-8, or is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(path, "", "the file is missing") from None
    except UnicodeDecodeError as error:
        raise ContentError(path, "", f"not UTF-8: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(path, "", f"not TOML: {error}") from None
    except RecursionError:
        raise ContentError(path, "", "not TOML: nested too deeply") from None
    except OSError as error:
        raise ContentError(path, "", f"cannot be read: {error.strerror}") from None


def once_a_state(read: Callable[Concatenate[Path, P], T]) -> Callable[Concatenate[Path, P], T]:
    """Keep what a function makes of a file for as long as the file stays as it is.

    Texts take some 30 ms to read, and screens ask for them at every press. What is made must never
    be changed by who gets it, and further arguments must be hashable.
    """
    kept: dict[tuple[Any, ...], tuple[tuple[int, int], T]] = {}

    @wraps(read)
    def remembering(path: Path, /, *more: P.args, **named: P.kwargs) -> T:
        try:
            found = path.stat()
        except OSError:
            return read(path, *more, **named)  # which says what is wrong
        state, key = (found.st_mtime_ns, found.st_size), (path, *more, *named.items())
        known = kept.get(key)
        if known is None or known[0] != state:
            known = kept[key] = (state, read(path, *more, **named))
        return known[1]

    return remembering


def convert(data: Any, kind: type[T], path: Path) -> T:
    """Turn parsed TOML into a struct, refusing unknown and missing fields and wrong types."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        field, problem = _place_of(str(error))
        raise ContentError(path, field, problem) from None


def check_unique(values: Iterable[str], path: Path, field: str) -> None:
    """Raise `ContentError` for the first value that stands twice."""
    seen: set[str] = set()
    for value in values:
        if value in seen:
            raise ContentError(path, field, f"`{value}` stands twice")
        seen.add(value)


def words(text: str) -> int:
    """How many words a text has."""
    return len(text.split())


def check_words(path: Path, field: str, text: str, most: int) -> None:
    """Raise `ContentError` for an empty text, and for one of more than ``most`` words."""
    if not text.strip():
        raise ContentError(path, field, "the text is empty")
    if words(text) > most:
        raise ContentError(path, field, f"{words(text)} words; at most {most} are read")


def _place_of(message: str) -> tuple[str, str]:
    """Split msgspec's message into the field it speaks of and the problem."""
    place = ""
    found = _AT.search(message)
    if found:
        place = found["field"]
        message = message[: found.start()]
    named = _NAMED.search(message)
    if named:
        place = f"{place}.{named['field']}" if place else named["field"]
    return place, message[:1].lower() + message[1:]
