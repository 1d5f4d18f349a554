"""Every file below ``assets`` has a line in ``assets/CREDITS.md`` that names its licence."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

from tests.architecture.tree import ROOT, files

CREDITS = ROOT / "assets/CREDITS.md"
LICENCE = re.compile(
    r"\b(MIT|CC0|CC BY(-SA)?|OFL|Apache|BSD|ISC|zlib|[Pp]ublic domain|as the project)\b"
)
QUOTED = re.compile(r"`([^`]+)`")


def rows() -> list[tuple[int, str]]:
    """The lines that give licences: list items and rows of tables."""
    lines = CREDITS.read_text(encoding="utf-8").splitlines()
    return [
        (number, line)
        for number, line in enumerate(lines, start=1)
        if line.lstrip().startswith(("-", "*", "|")) and QUOTED.search(line)
    ]


def globs() -> set[str]:
    """What the lines speak of, as paths below ``assets``."""
    return {
        glob.removeprefix("assets/")
        for _, line in rows()
        for glob in QUOTED.findall(line)
        if LICENCE.search(line)
    }


def covers(glob: str, name: str) -> bool:
    """Whether a file is meant: by its path, its folder, or a pattern (``*`` also spans folders)."""
    return fnmatchcase(name, glob) or (glob.endswith("/") and name.startswith(glob))


def names() -> list[str]:
    assets = ROOT / "assets"
    return [path.relative_to(assets).as_posix() for path in files("assets") if path != CREDITS]


def test_every_line_names_a_licence() -> None:
    for number, line in rows():
        assert LICENCE.search(line), f"CREDITS.md:{number} names no licence: {line}"


def test_every_asset_has_a_line() -> None:
    known = globs()
    bare = [name for name in names() if not any(covers(glob, name) for glob in known)]
    assert not bare, f"{len(bare)} files without a licence line, such as {bare[:20]}"


def test_no_line_speaks_of_what_is_gone() -> None:
    there = names()
    gone = {
        glob
        for glob in globs()
        if ("/" in glob or "." in glob) and not any(covers(glob, name) for name in there)
    }
    assert not gone, f"lines for files that are not there: {sorted(gone)}"
