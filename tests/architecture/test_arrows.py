"""Imports point one way: main -> scenes -> systems.table -> systems.io -> game <- rules."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.architecture.tree import HEADLESS, ROOT, modules

LINTER = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    return subprocess.run(
        [*LINTER, "--no-cache"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_arrows_are_kept() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


WRONG = {
    "game/wrong.py": ("import pygame", "game.wrong -> pygame"),
    "game/worse.py": ("import scenes.one", "game.worse -> scenes.one"),
    "systems/io/wrong.py": ("import systems.table.one", "systems.io.wrong -> systems.table.one"),
    "systems/table/wrong.py": ("import scenes.one", "systems.table.wrong -> scenes.one"),
    "systems/rules/one/wrong.py": (
        "import systems.table.one",
        "systems.rules.one.wrong -> systems.table.one",
    ),
    "systems/rules/one/worse.py": (
        "import systems.rules.two.facts",
        "systems.rules.one.worse -> systems.rules.two.facts",
    ),
    "scenes/wrong.py": (
        "import systems.rules.one.facts",
        "scenes.wrong -> systems.rules.one.facts",
    ),
}
"""A module that breaks a contract, and how the linter tells of it."""


def small_house(folder: Path) -> None:
    """The rooms with nothing in them, and our contracts."""
    for name in (
        "game/core.py",
        "scenes/one.py",
        "systems/table/one.py",
        "systems/io/one.py",
        "systems/rules/one/facts.py",
        "systems/rules/two/facts.py",
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        for parent in path.relative_to(folder).parents:
            if parent != Path():
                (folder / parent / "__init__.py").touch()
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(text[text.index("[tool.importlinter]") :])


def test_a_house_without_faults_passes(tmp_path: Path) -> None:
    small_house(tmp_path)
    done = lint(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_wrong_arrow_is_seen(tmp_path: Path) -> None:
    small_house(tmp_path)
    for name, (code, _) in WRONG.items():
        (tmp_path / name).write_text(code + "\n")
    done = lint(tmp_path)
    assert done.returncode == 1
    assert "5 broken" in done.stdout, "each contract can fail"
    broken = done.stdout[done.stdout.index("Broken contracts") :]
    for name, (_, arrow) in WRONG.items():
        assert arrow in broken, name


def test_nobody_imports_the_command_line() -> None:
    for name, tree in modules("game", "systems", "scenes"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert not any(alias.name == "main" for alias in node.names), name
            if isinstance(node, ast.ImportFrom):
                assert node.module != "main", name


def test_the_headless_rooms_load_nothing_by_a_side_door() -> None:
    """The linter sees imports, not ``import_module("pygame")``."""
    for name, tree in modules(*HEADLESS):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                first = node.value.partition(".")[0]
                assert first not in {"pygame", "pytmx"} or name == "game/commands/doctor.py", (
                    f"{name}:{node.lineno}"
                )


def test_only_one_module_reads_maps() -> None:
    readers = {
        name
        for name, tree in modules("systems", "scenes")
        for node in ast.walk(tree)
        if (isinstance(node, ast.Import) and any(a.name == "pytmx" for a in node.names))
        or (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pytmx"))
    }
    assert len(readers) <= 1, readers


def test_the_contracts_name_every_room() -> None:
    """A new top-level package would stand outside every contract."""
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rooms = set(content["tool"]["importlinter"]["root_packages"])
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert packages == rooms
