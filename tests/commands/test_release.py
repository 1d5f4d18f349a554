"""What is packed for people without Python is all that is needed to play."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

from game import paths
from game.content import registry
from tests.architecture.tree import ROOT

LEFT_OUT = {"build", "docs"}
"""Parts of the assets for those who work on the parlour."""


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "assets/build/release.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_part_of_the_assets_is_packed(release: ModuleType) -> None:
    there = {path.name for path in paths.assets().iterdir()}
    assert there - LEFT_OUT <= set(release.PACKED)


def test_rules_and_tables_are_packed_although_nothing_imports_them(
    release: ModuleType, tmp_path: Path
) -> None:
    command = release.packing(tmp_path)
    named = {command[n + 1] for n, word in enumerate(command) if word == "--hidden-import"}
    for game in registry.games():
        modules = registry.manifest(game).modules
        assert {modules.rules, modules.table} <= named


def test_data_go_where_the_parlour_looks_for_them(release: ModuleType, tmp_path: Path) -> None:
    command = release.packing(tmp_path)
    data = [command[n + 1] for n, word in enumerate(command) if word == "--add-data"]
    places = dict(one.rsplit(os.pathsep, 1) for one in data)
    assert places[str(ROOT / "assets/games")] == str(Path("assets/games"))
    assert places[str(ROOT / "assets/CREDITS.md")] == "assets"
