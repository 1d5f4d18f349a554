"""Every file below ``assets`` has a line in ``assets/CREDITS.md`` that names its licence."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from importlib.metadata import metadata

import pytest

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


# -- the programs that the house stands on -------------------------------------------------------

FAMILIES = ("LGPL", "MIT", "BSD", "MPL", "Apache", "PSF", "zlib")


def needed() -> list[str]:
    """The packages without which the house does not run."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [re.split(r"[<>=~! ]", one)[0] for one in project["dependencies"]]


def licence_of(package: str) -> str:
    """What the package says of its own licence."""
    about = metadata(package)
    said = [about.get("License-Expression") or "", about.get("License") or ""]
    return " ".join([*said, *(one for one in about.get_all("Classifier") or () if "Lic" in one)])


@pytest.mark.parametrize("package", needed())
def test_every_needed_program_is_named_with_its_licence(package: str) -> None:
    section = CREDITS.read_text(encoding="utf-8").partition("## Programs")[2]
    line = next(row for row in section.splitlines() if f": {package} by " in row.lower())
    own = licence_of(package)
    families = [one for one in FAMILIES if one in own]
    assert families, f"{package} says {own!r}"
    first = line.partition(". ")[0]
    assert any(one in first for one in families), f"{package} is under {own}, not as in: {line}"
