"""The part of ``doctor`` that needs no window: versions, places, games."""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
import sys
from collections.abc import Iterator

import msgspec

from game import paths
from game.content import ContentError, registry
from game.match import loading
from game.version import VERSION

_PACKAGES = ("pygame-ce", "esper", "pytmx", "msgspec", "platformdirs")
_LITTLE_SPACE = 100_000_000
"""Bytes below which saving may soon fail."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    about: str
    found: str
    advice: str = ""
    """How to mend it; empty where all is well."""


def headless() -> Iterator[Finding]:
    """Everything that can be told without SDL."""
    yield from versions()
    yield from places()
    yield from games()


def versions() -> Iterator[Finding]:
    """What runs here."""
    yield Finding("Gaslamp", VERSION)
    yield Finding("Python", f"{platform.python_version()} at {sys.executable}")
    yield Finding("system", platform.platform())
    for package in _PACKAGES:
        version = _version(package)
        if version is None:
            yield Finding(package, "missing", "run `uv run main.py`, which installs it")
        else:
            yield Finding(package, version)
    if _version("pygame") is not None:
        yield Finding(
            "pygame",
            "the old one is installed too",
            "remove it: `pip uninstall pygame`, then "
            "`pip install --force-reinstall pygame-ce`, since both use the same folder",
        )


def places() -> Iterator[Finding]:
    """Where things lie, and whether they can be kept."""
    assets = paths.assets()
    if assets.is_dir():
        yield Finding("assets", str(assets))
    else:
        yield Finding("assets", f"{assets} is missing", "get a whole copy of Gaslamp")
    home = paths.home()
    yield Finding("home", str(home.root), home.warning or "")
    free = shutil.disk_usage(home.root).free
    yield Finding(
        "free space",
        f"{free / 1e9:.1f} GB",
        "free some space: saving may fail soon" if free < _LITTLE_SPACE else "",
    )
    bundles = sorted(home.crashes.glob("*")) if home.crashes.is_dir() else []
    if bundles:
        yield Finding(
            "crash bundles", f"{len(bundles)} in {home.crashes}", "send them along with a report"
        )


def games() -> Iterator[Finding]:
    """Every game, loaded."""
    try:
        found = registry.games()
    except ContentError as error:
        yield Finding("games", str(error), "mend that file, or get a whole copy of Gaslamp")
        return
    if not found:
        yield Finding("games", "none", "get a whole copy of Gaslamp")
    for name in found:
        try:
            rules = loading.load_rules(name)
        except Exception as error:
            yield Finding(name, f"{type(error).__name__}: {error}", "its rules cannot be loaded")
        else:
            yield Finding(name, ", ".join(rules.formats))


def lines(findings: Iterator[Finding]) -> Iterator[str]:
    """The findings as printed, each as soon as it is known; advice stands below what it is for."""
    for finding in findings:
        mark = "!" if finding.advice else " "
        yield f"{mark} {finding.about:<14} {finding.found}"
        if finding.advice:
            yield f"  {'':<14} -> {finding.advice}"


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None
