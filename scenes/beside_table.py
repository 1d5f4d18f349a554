"""What a game may say beside its table: modules that are there or not, such as its secrets."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from game.content import registry


def beside_table(game: str, name: str) -> ModuleType | None:
    """A module of a game beside that of its table, None where there is none.

    Args:
        game: its id.
        name: of the module, such as ``secrets``.

    Raises:
        ModuleNotFoundError: It is there, and something that it needs itself is not.
    """
    full = f"{registry.manifest(game).modules.table}.{name}"
    try:
        found = importlib.util.find_spec(full)
    except ModuleNotFoundError:  # the table is one module, or is not there at all
        return None
    return None if found is None else importlib.import_module(full)
