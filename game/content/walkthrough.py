"""The walk-through of a format: what is said the first time it is played on a machine.

``assets/games/<id>/walkthrough.toml`` (in other languages: `game.content.translation`):

    [[steps]]
    formats = ["open"]         # where it is said; left out: in every format
    at = "fetch"               # when: as soon as a person has that decision; left out: at once
    text = "..."               # on a sheet of paper, until OK is pressed
    look = ["fresh."]          # named things of the table that are ringed meanwhile
    place = "foot"             # where the sheet lies: "foot" or "head"

It is laid over a real game, which waits for it, and can be skipped as a whole at any step. Unlike
an introduction it has no match of its own.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.content import registry
from game.content.introduction import MOST_WORDS, PLACES
from game.content.manifest import Manifest
from game.content.pseudo import PSEUDO, disguised
from game.content.reading import ContentError, check_words, convert, read_toml
from game.content.translation import WalkthroughWords, go_together, path_of, words_of

FILE = "walkthrough.toml"


class WalkStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sheet of paper."""

    text: str
    formats: tuple[str, ...] = ()
    at: str = ""
    look: tuple[str, ...] = ()
    place: str = "foot"


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    steps: tuple[WalkStep, ...]


def walkthrough(game: str, format: str, language: str = "en") -> tuple[WalkStep, ...]:  # noqa: A002 - the word of the manifest
    """The steps of a format in their order; none where the game brings no walk-through.

    Raises:
        UnknownGame: There is no such game.
        ContentError: Something in the file is wrong.
    """
    found = registry.manifest(game)
    path = found.path(FILE)
    if not path.is_file():
        return ()
    steps = read_walkthrough(path, found)
    own = words_of(found, FILE, language, WalkthroughWords)
    if own is not None and go_together(found, FILE, steps, len(own.steps)):
        steps = tuple(
            msgspec.structs.replace(one, text=text)
            for one, text in zip(steps, own.steps, strict=True)
        )
        _check(steps, path_of(found, FILE, language), found)
    elif language == PSEUDO:
        steps = tuple(disguised(one, "text") for one in steps)
    return tuple(one for one in steps if not one.formats or format in one.formats)


def read_walkthrough(path: Path, manifest: Manifest) -> tuple[WalkStep, ...]:
    """Read and check one file; raises `ContentError`."""
    steps = convert(read_toml(path), _File, path).steps
    if not steps:
        raise ContentError(path, "steps", "there are none")
    _check(steps, path, manifest)
    return steps


def _check(steps: tuple[WalkStep, ...], path: Path, manifest: Manifest) -> None:
    formats = [entry.id for entry in manifest.formats]
    for number, step in enumerate(steps):
        place = f"steps[{number}]"
        check_words(path, f"{place}.text", step.text, MOST_WORDS)
        for name in step.formats:
            if name not in formats:
                raise ContentError(path, f"{place}.formats", f"no format is called `{name}`")
        if step.place not in PLACES:
            raise ContentError(path, f"{place}.place", f"one of {', '.join(PLACES)}")
