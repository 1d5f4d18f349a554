"""Where long words may be broken, for lines that are too narrow for them.

``assets/texts/breaks.txt`` has one word a line, in any language, with a stroke wherever it may be
broken: ``Zeugen|schutz``. A word is only ever broken where it would not fit its line by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from game import paths

FILE = "breaks.txt"
STROKE, HYPHEN = "|", "-"


@lru_cache(maxsize=1)
def known() -> Mapping[str, tuple[str, ...]]:
    """Word -> its parts."""
    text = (paths.assets() / "texts" / FILE).read_text(encoding="utf-8")
    rows = (row.strip() for row in text.splitlines() if row.strip() and not row.startswith("#"))
    return {row.replace(STROKE, ""): tuple(row.split(STROKE)) for row in rows}


def breaks(text: str) -> Iterator[tuple[str, str]]:
    """The ways to break a word with its signs and spaces in two, the longest first part first.

    The first part ends with a hyphen.
    """
    start = next((place for place, letter in enumerate(text) if letter.isalnum()), len(text))
    end = next((p for p in range(len(text), start, -1) if text[p - 1].isalnum()), start)
    parts = known().get(text[start:end], ())
    for number in range(len(parts) - 1, 0, -1):
        first = "".join(parts[:number])
        rest = text[start + len(first) :]
        yield text[:start] + first + ("" if first.endswith(HYPHEN) else HYPHEN), rest
