"""No clock, no chance and no global world where matches are played; no esper events anywhere."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.architecture.tree import HEADLESS, ROOT, files, modules

OWNERS = {
    "game/core/world.py": {"esper.switch_world", "esper.current_world"},
    "game/stopwatch.py": {"time.perf_counter", "time.process_time"},
}
"""The one module that owns each."""

CLOCKS = ("time.", "datetime.datetime.now", "datetime.datetime.utcnow", "datetime.datetime.today")
CHANCE = ("random.", "secrets.", "uuid.", "os.urandom", "numpy.")
GLOBALS = ("esper.switch_world", "esper.current_world", "pickle.")
EVENTS = ("esper.set_handler", "esper.remove_handler", "esper.dispatch_event")


def names(tree: ast.Module) -> list[tuple[int, str]]:
    """Every dotted name that a module uses, by the name under which it was imported."""
    known: dict[str, str] = {}
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                top = alias.name.partition(".")[0]
                known[alias.asname or top] = alias.name if alias.asname else top
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                known[alias.asname or alias.name] = full
                found.append((node.lineno, full))
    for node in ast.walk(tree):
        dotted = _dotted(node)
        if dotted is not None:
            first, dot, rest = dotted.partition(".")
            if first in known:
                found.append((getattr(node, "lineno", 0), known[first] + dot + rest))
    return found


def _dotted(node: ast.AST) -> str | None:
    if isinstance(node, ast.Attribute):
        inner = _dotted(node.value)
        return None if inner is None else f"{inner}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else None


def used(tree: ast.Module, banned: tuple[str, ...]) -> set[str]:
    return {
        name
        for _, name in names(tree)
        if any(name == ban or (ban.endswith(".") and name.startswith(ban)) for ban in banned)
    }


def test_no_clock_no_chance_no_global_world() -> None:
    for name, tree in modules(*HEADLESS):
        astray = used(tree, CLOCKS + CHANCE + GLOBALS + EVENTS) - OWNERS.get(name, set())
        assert not astray, f"{name} uses {sorted(astray)}"


def test_no_esper_events_anywhere() -> None:
    for name, tree in modules("game", "systems", "scenes", "main.py"):
        assert not used(tree, EVENTS), name
        assert "esper.current_world" not in {
            f"{node.module}.{alias.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }, f"{name}: a copy of esper.current_world never changes"


def test_nothing_follows_from_hash_seeds() -> None:
    """``hash()`` and ``id()`` differ from one process to the next."""
    for name, tree in modules(*HEADLESS):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                inside_hash = name_of_function(tree, node) == "__hash__"
                assert node.func.id not in {"hash", "id"} or inside_hash, f"{name}:{node.lineno}"


def name_of_function(tree: ast.Module, wanted: ast.AST) -> str | None:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(child is wanted for child in ast.walk(node)):
            return node.name
    return None


def test_devices_are_known_by_their_instance() -> None:
    """``event.joy`` is an index that goes wrong after the first unplugging."""
    for name, tree in modules("systems", "scenes"):
        for node in ast.walk(tree):
            assert not (isinstance(node, ast.Attribute) and node.attr == "joy"), (
                f"{name}: use event.instance_id"
            )


def test_the_linter_bans_the_same_and_nobody_waves_it_off() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--select", "TID251", "--quiet", *HEADLESS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for path in files(*HEADLESS):
        if path.suffix == ".py":
            assert "noqa: TID251" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize(
    ("code", "banned"),
    [
        ("import random\nrandom.shuffle([])", "random.shuffle"),
        ("from random import shuffle", "random.shuffle"),
        ("import random as r\nr.choice([1])", "random.choice"),
        ("import time\ntime.time()", "time.time"),
        ("from datetime import datetime\ndatetime.now()", "datetime.datetime.now"),
        ("import datetime\ndatetime.datetime.now()", "datetime.datetime.now"),
        ("from esper import switch_world", "esper.switch_world"),
        ("import esper\nesper.dispatch_event('x')", "esper.dispatch_event"),
    ],
)
def test_the_search_finds_what_it_is_for(code: str, banned: str) -> None:
    assert banned in used(ast.parse(code), CLOCKS + CHANCE + GLOBALS + EVENTS)
