"""Running commands as the shell does, and what every refusal has in common."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game.content import registry

ROOT = Path(__file__).resolve().parents[2]
GAME = next(iter(registry.games()))
"""Any game: the commands know none of them."""


class Ran:
    """What came of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Shell:
    """Runs commands in this process, as ``main.py ARGUMENTS``."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: object) -> Ran:
        self._capture.readouterr()
        status = main.main([str(argument) for argument in arguments])
        captured = self._capture.readouterr()
        return Ran(status, captured.out, captured.err)

    def refuses(self, *arguments: object, status: int = 2) -> str:
        """Run a command that must refuse with one clear line; returns that line."""
        ran = self(*arguments)
        assert ran.status == status, ran.out + ran.err
        assert ran.out == ""
        assert ran.err.startswith("gaslamp: ")
        assert ran.err.count("\n") == 1, ran.err
        assert "Traceback" not in ran.err
        return ran.err.strip()


def process(*arguments: object, environment: dict[str, str] | None = None) -> Ran:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
