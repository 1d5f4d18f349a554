"""Sentences with placeholders, and sentences that depend on a value.

A text in ``texts/<language>.toml`` is a string with placeholders in braces:

    moved = "{seat:seat} walks to {room:the}."

``{room}`` puts the value itself. ``{room:the}`` puts the text ``the.<value>``, so that an id
becomes words. ``{seat:seat}`` puts the name of a seat. A list of values is joined with commas
and an "and". Words that begin a whole sentence get a capital letter by themselves.

A text may also be a table that selects between texts by one value:

    [fact.refuted]
    select = "cards"
    hidden = "{refuter:seat} shows {suggester:seat} something."
    other = "{refuter:seat} shows {suggester:seat} {cards:the}."

The branch is the first of these that exists: the value itself (``true``, ``step``, ``3``; for
a list its length), ``hidden`` for what the viewer may not know, ``none`` for nothing and for
a value that is not given, ``one`` for a single thing, ``other``. Branches may be such tables
again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.core.messages import HIDDEN

SELECT = "select"
OTHER = "other"

_PLACEHOLDER = re.compile(r"\{([a-z_][a-z0-9_]*)(?::([a-z_][a-z0-9_]*))?\}")


class Placeholder(NamedTuple):
    """A gap in a sentence: the value it takes and the texts that word the value."""

    field: str
    family: str  # "" for the value as it is


class Template(NamedTuple):
    """A sentence cut at its placeholders."""

    parts: tuple[str | Placeholder, ...]


class Selection(NamedTuple):
    """One sentence for each value of a field."""

    field: str
    branches: Mapping[str, Text]


Text = Template | Selection


class BadTemplate(ValueError):
    """A text that cannot be read. The message says why."""


def parse(raw: object) -> Text:
    """A string or a selection table as it stands in the file.

    Raises:
        BadTemplate: A brace is left over, or a table lacks ``select`` or ``other``.
    """
    if isinstance(raw, str):
        return _parse_string(raw)
    if isinstance(raw, Mapping):
        return _parse_table(raw)
    raise BadTemplate("a text is a string, or a table with `select`")


def _parse_string(raw: str) -> Template:
    parts: list[str | Placeholder] = []
    end = 0
    for found in _PLACEHOLDER.finditer(raw):
        if found.start() > end:
            parts.append(raw[end : found.start()])
        parts.append(Placeholder(found[1], found[2] or ""))
        end = found.end()
    if end < len(raw):
        parts.append(raw[end:])
    if any(isinstance(part, str) and ("{" in part or "}" in part) for part in parts):
        raise BadTemplate(f"a brace that is no placeholder: {raw!r}")
    return Template(tuple(parts))


def _parse_table(raw: Mapping[str, object]) -> Selection:
    field = raw.get(SELECT)
    if not isinstance(field, str):
        raise BadTemplate("`select` names the value that decides")
    branches = {name: parse(value) for name, value in raw.items() if name != SELECT}
    if OTHER not in branches:
        raise BadTemplate("a branch `other` is missing")
    return Selection(field, branches)


def is_selection(raw: object) -> bool:
    """Whether a table of the file is one text rather than a group of texts."""
    return isinstance(raw, Mapping) and SELECT in raw


def branch(text: Selection, value: object) -> Text:
    """The text that a selection has for that value."""
    for name in _branch_names(value):
        if name in text.branches:
            return text.branches[name]
    return text.branches[OTHER]


def _branch_names(value: object) -> Iterator[str]:
    """The branches that fit a value, the closest first."""
    if isinstance(value, bool):
        yield str(value).lower()
        return
    if isinstance(value, (tuple, list)):
        if value and all(item == HIDDEN for item in value):
            yield "hidden"
            return
        value = len(value)
    if value == HIDDEN:
        yield "hidden"
        return
    yield str(value)
    if value in {None, 0, ""}:
        yield "none"
    if value == 1:
        yield "one"


def placeholders(text: Text) -> Iterator[Placeholder]:
    """Every placeholder of a text and its branches, and every field that selects."""
    if isinstance(text, Selection):
        yield Placeholder(text.field, "")
        for inner in text.branches.values():
            yield from placeholders(inner)
    else:
        yield from (part for part in text.parts if isinstance(part, Placeholder))
