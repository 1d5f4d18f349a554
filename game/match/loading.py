"""From a game's id to its rules: the manifest names the module, which exports ``RULES``."""

from __future__ import annotations

import importlib

from game.content import registry
from game.core.rules import Rules
from game.core.setup import BadSetup

_loaded: dict[str, Rules] = {}


def load_rules(game: str) -> Rules:
    """The rules of a game; raises :class:`BadSetup` for an unknown one."""
    known = _loaded.get(game)
    if known is not None:
        return known
    try:
        manifest = registry.manifest(game)
    except registry.UnknownGame:
        raise BadSetup("game", game, ", ".join(registry.games())) from None
    rules = importlib.import_module(manifest.modules.rules).RULES
    if not isinstance(rules, Rules):
        raise TypeError(f"{manifest.modules.rules}.RULES is no game.core.rules.Rules")
    _loaded[game] = rules
    return rules
