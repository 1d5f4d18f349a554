"""Matches run on what a headless machine has, and are there at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.architecture.tree import ROOT, games

LOAD = """
import json, sys, time
start = time.process_time()
from game.content import registry
from game.match import Match
from game.match.loading import load_rules
for game in registry.games():
    load_rules(game)
seconds = time.process_time() - start
print(json.dumps({"seconds": seconds, "modules": sorted(sys.modules)}))
"""

YARDSTICK = """
import time
start = time.process_time()
import asyncio, concurrent.futures, decimal, email.message, html.parser, http.client, json
import logging.handlers, multiprocessing, sqlite3, tarfile, tempfile, unittest, urllib.request
import xml.etree.ElementTree, zipfile
print(time.process_time() - start)
"""
YARDSTICK_SECONDS = 0.07
"""What the yardstick takes on the machine for which the bar is meant."""
BAR_SECONDS, EACH_GAME = 0.05, 0.05
"""For the engine, and for each game of the house."""


def run(code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_no_pygame_is_loaded() -> None:
    loaded = set(json.loads(run(LOAD))["modules"])
    tops = {name.partition(".")[0] for name in loaded}
    assert not tops & {"pygame", "pytmx", "numpy", "onnxruntime", "scenes"}
    assert "systems.rules" in loaded
    assert not any(name.startswith(("systems.io", "systems.table")) for name in loaded)
    for game in games():
        assert f"systems.rules.{game}" in loaded


def test_the_rules_are_there_at_once() -> None:
    """The best of several starts, against what the standard library takes on this machine.

    Processor time: what else the machine does is no matter.
    """
    ours = min(json.loads(run(LOAD))["seconds"] for _ in range(5))
    theirs = min(float(run(YARDSTICK)) for _ in range(5))
    slower = max(1.0, theirs / YARDSTICK_SECONDS)
    bar = BAR_SECONDS + EACH_GAME * len(games())
    assert ours <= bar * slower * 1.3, f"{ours:.3f} s, {slower:.2f} times as slow a machine"


def test_every_headless_command_stays_headless() -> None:
    code = """
import importlib, pkgutil, sys
import game
for module in pkgutil.walk_packages(game.__path__, "game."):
    importlib.import_module(module.name)
print("pygame" in sys.modules or "pytmx" in sys.modules)
"""
    assert run(code).strip() == "False"
