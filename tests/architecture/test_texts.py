"""Nothing that is said lacks its words: keys in the code, and what every game names."""

from __future__ import annotations

import ast
from pathlib import PurePosixPath

import pytest

from game.content import Handbook, Texts, registry
from game.match.loading import load_rules
from tests.architecture.tree import games, modules

SPEAKERS = {"message", "Message", "say", "runs"}
"""Functions and methods whose first argument is a text key."""


def keys_in(tree: ast.Module) -> list[tuple[int, str]]:
    """Every literal text key of a module, also both branches of ``a if b else c``."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else None
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name in SPEAKERS:
            found += [(node.lineno, key) for key in _literals(node.args[0])]
    return found


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if node.value else []  # "": an announcer with nothing to say
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return []


def owner(name: str) -> str | None:
    """The game whose own module this is."""
    parts = PurePosixPath(name).with_suffix("").parts
    return next((game for game in games() if game in parts), None)


def test_every_key_in_the_code_has_a_text() -> None:
    tables = {game: Texts.load("en", game) for game in (None, *games())}
    missing = [
        f"{name}:{line}: {key}"
        for name, tree in modules("game", "systems", "scenes")
        for line, key in keys_in(tree)
        if key not in tables[owner(name)]
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", games())
def test_every_name_of_a_game_has_a_text(game: str) -> None:
    texts = Texts.load("en", game)
    rules = load_rules(game)
    wanted = list(registry.manifest(game).text_keys())
    wanted += [f"{game}.{help_.kind}" for help_ in Handbook.load(game).decisions]
    wanted += [f"{game}.action.{tag(intent)}" for intent in rules.intents]
    wanted += [f"{game}.house_rule.{rule.name}" for rule in rules.house_rules]
    wanted += [f"bot.level.{level}" for level in rules.bots]
    missing = [key for key in wanted if key not in texts]
    # A fact has a caption (which may be empty: it is silent), in full or by who may know it.
    known = texts.keys()
    for fact in rules.facts:
        start = f"{game}.fact.{tag(fact)}"
        if not any(key == start or key.startswith(f"{start}.") for key in known):
            missing.append(start)
    assert not missing, "\n".join(missing)


def test_the_search_finds_keys() -> None:
    tree = ast.parse('x.say("one"); message("two" if y else "three", a=1); other("four")')
    assert sorted(key for _, key in keys_in(tree)) == ["one", "three", "two"]


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]
