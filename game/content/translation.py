"""The words of another language for files that hold more than words.

A handbook, an introduction or a walk-through in another language (``handbook.de.toml`` beside
``handbook.toml``, and so on) has the words alone. Order, rules behind a decision, scripts and what
is ringed are those of the English file, and so is every text that the other language lacks.

    # handbook.<language>.toml
    [sections]
    all = "..."                       # the title of a section, by its id
    [entries]
    PA-001 = ["title", "text"]        # a rule or a ruling, by its id
    [decisions]
    open = "..."                      # the help for a kind of decision
    [pages]
    hand = "..."                      # and for a page that one seat looks at alone

    # walkthrough.<language>.toml
    steps = ["...", "..."]            # a text for each step, in the order of the file

    # introduction.<language>.toml
    title = "..."
    about = "..."
    [[steps]]                         # for each step the texts that it has
    text = "..."
    task = "..."
    wrong = "..."

Where steps were added or taken away since, nothing tells which text belongs to which step: such a
file is left out as a whole, and the log says so.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from game.content.manifest import Manifest
from game.content.reading import convert, once_a_state, read_toml

T = TypeVar("T", bound=msgspec.Struct)

_log = logging.getLogger(__name__)


class HandbookWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A handbook’s words by section, entry and decision."""

    sections: dict[str, str] = {}
    entries: dict[str, tuple[str, str]] = {}
    decisions: dict[str, str] = {}
    pages: dict[str, str] = {}


class StepWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of one step of an introduction."""

    text: str = ""
    task: str = ""
    wrong: str = ""


class IntroductionWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An introduction’s words, step by step."""

    title: str
    about: str
    steps: tuple[StepWords, ...]


class WalkthroughWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A walk-through’s words, step by step."""

    steps: tuple[str, ...]


def words_of(manifest: Manifest, file: str, language: str, kind: type[T]) -> T | None:
    """What ``language`` says of a file called so in English; None where it says nothing.

    Raises:
        ContentError: The file of that language cannot be read.
    """
    path = path_of(manifest, file, language)
    return _read(path, kind) if path.is_file() else None


@once_a_state
def _read(path: Path, kind: type[T]) -> T:
    return convert(read_toml(path), kind, path)


def path_of(manifest: Manifest, file: str, language: str) -> Path:
    """Where the words of a language lie: ``handbook.de.toml`` for ``handbook.toml``."""
    stem, _, ending = file.rpartition(".")
    return manifest.path(f"{stem}.{language}.{ending}")


def go_together(manifest: Manifest, file: str, ours: Sequence[object], theirs: int) -> bool:
    """Whether a translation has as many steps as the file; the log says where it has not."""
    if len(ours) == theirs:
        return True
    _log.warning(
        "%s of %s has %d steps in English and %d in translation: it is shown in English",
        file,
        manifest.id,
        len(ours),
        theirs,
    )
    return False
