"""The way from the table to what this game knows about knowing; found by the manifest."""

from __future__ import annotations

import importlib
from types import ModuleType

from game.content import registry

GAME = "tudor_mansion"


def part(name: str) -> ModuleType:
    """A module of the rules by its short name: ``knowledge``, ``notes``, ``reasons``."""
    return importlib.import_module(f"{registry.manifest(GAME).modules.rules}.{name}")
