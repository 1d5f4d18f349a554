"""A made-up language that finds layouts too narrow and texts that bypass the text tables.

Every word keeps its letters but wears accents, and every text grows by two fifths, as a
translation may. All letters are in Latin-1 and Latin Extended-A and in every typeface of the
house (which have no letters of Esperanto: no circumflex on g, h and j).
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from game.content.templates import Placeholder, Selection, Template, Text

T = TypeVar("T", bound=msgspec.Struct)

PSEUDO = "xx"

GROWTH_PERCENT = 40

_PLAIN = "ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz"
_ACCENTED = "ÀÇĎÉĞĦÎĶĽÑÖŘŠŤÜŴÝŽàçďéğħîķľñöřšťüŵýž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)

_FILLER = ("žé", "öñd", "šü", "ťîľ", "ñà", "éřü")
"""Words that fill up, so that a grown text breaks into lines as a real one does."""


def pseudo(text: Text) -> Text:
    """The text in the made-up language. Placeholders stay as they are."""
    if isinstance(text, Selection):
        inner = {name: pseudo(value) for name, value in text.branches.items()}
        return Selection(text.field, inner)
    return _grow(Template(tuple(_accent(part) for part in text.parts)))


def pseudo_string(plain: str) -> str:
    """A plain string in the made-up language."""
    grown = _grow(Template((plain.translate(_ACCENTS),)))
    return "".join(part for part in grown.parts if isinstance(part, str))


def disguised(struct: T, *fields: str) -> T:
    """A struct with these fields, which hold plain strings, in the made-up language."""
    new = {field: pseudo_string(getattr(struct, field)) for field in fields}
    return msgspec.structs.replace(struct, **new)


def _accent(part: str | Placeholder) -> str | Placeholder:
    return part if isinstance(part, Placeholder) else part.translate(_ACCENTS)


def _grow(text: Template) -> Template:
    """Add filler words at the end, before a closing mark, until the text has grown enough."""
    length = sum(len(part) for part in text.parts if isinstance(part, str))
    missing = -(-length * GROWTH_PERCENT // 100)
    if not missing:
        return text
    last = text.parts[-1]
    stem, mark = (last, "") if isinstance(last, str) else ("", "")
    while stem and stem[-1] in ".?!:":
        stem, mark = stem[:-1], stem[-1] + mark
    filler = ""
    while len(filler) < missing:
        filler += " " + _FILLER[len(filler) % len(_FILLER)]
    tail = stem + filler + mark
    if isinstance(last, str):
        return Template((*text.parts[:-1], tail))
    return Template((*text.parts, tail))
