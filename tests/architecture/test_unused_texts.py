"""No text is left over: every key is named in code or data, or follows from what a game has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from game.content import Handbook, Texts, registry
from game.content.templates import Placeholder, Selection, Template, Text
from game.match.loading import load_rules
from tests.architecture.tree import ROOT, files, games, modules

LEAST = 3
"""Letters that the fixed part of a built key must have to say anything."""


def test_every_text_is_said_somewhere() -> None:
    names, patterns = spoken()
    left = []
    for game in (None, *games()):
        table = tables(game)
        own = set(table) if game is None else set(table) - set(tables(None))
        families = {family for text in table.values() for family in families_of(text)}
        known = names | by_their_kind(game)
        own_words = words_of(game) if game else set()
        left += [
            key
            for key in sorted(own)
            if key not in known
            and not any(pattern.fullmatch(key) for pattern in patterns[game is not None])
            and not in_family(key, families, game)
            and not own_words.intersection(tails(key))
        ]
    assert not left, "texts that nothing says:\n" + "\n".join(left)


def tables(game: str | None) -> dict[str, Text]:
    texts = Texts.load("en", game)
    return {key: texts._table[key] for key in texts.keys()}  # noqa: SIM118 - a method of ours


def spoken() -> tuple[set[str], tuple[list[re.Pattern[str]], list[re.Pattern[str]]]]:
    """Every string of the code and of the data, and the patterns of keys that are built: of the
    house's, which begin with a word, and of a game's, which begin with its id."""
    names: set[str] = set()
    built: tuple[set[str], set[str]] = (set(), set())
    for _, tree in modules("game", "systems", "scenes", "main.py"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                built[not isinstance(node.values[0], ast.Constant)].add(pattern_of(node))
    for path in files("assets"):
        if path.suffix == ".toml" and path.parent.name != "texts" and "build" not in path.parts:
            names |= set(re.findall(r'"([a-z0-9_.]+)"', path.read_text(encoding="utf-8")))
    houses, games_ = ([re.compile(one) for one in sorted(found) if one] for found in built)
    return names, (houses, games_)


def words_of(game: str) -> set[str]:
    """Strings of a game's own modules, and of the deduction whose steps it words: there the first
    part of a key stands in one helper and the rest with each call."""
    places = (f"systems/rules/{game}", f"scenes/tables/{game}", "game/deduction")
    return {
        node.value
        for _, tree in modules(*places)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def tails(key: str) -> set[str]:
    """The key without its first part, without its first two parts and so on."""
    parts = key.split(".")
    return {".".join(parts[number:]) for number in range(1, len(parts))}


def pattern_of(node: ast.JoinedStr) -> str:
    """The keys that an f-string can make, as a pattern; empty where it could make any."""
    parts, fixed = [], ""
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts.append(re.escape(str(value.value)))
            fixed += str(value.value)
        else:
            parts.append(r"[a-z0-9_]+(?:\.[a-z0-9_]+)*?")
    letters = len(re.sub(r"[^a-z]", "", fixed))
    return "".join(parts) if "." in fixed and letters >= LEAST else ""


def families_of(text: Text) -> Iterator[str]:
    """The families of texts from which a text takes words: ``{card:the}`` needs ``the.<card>``."""
    if isinstance(text, Selection):
        for branch in text.branches.values():
            yield from families_of(branch)
        return
    assert isinstance(text, Template)
    for part in text.parts:
        if isinstance(part, Placeholder) and part.family:
            yield part.family


def in_family(key: str, families: set[str], game: str | None) -> bool:
    start = f"{game}." if game else ""
    return any(key.startswith((f"{start}{family}.", f"{family}.")) for family in families)


def by_their_kind(game: str | None) -> set[str]:
    """Keys that are built from what a game has: decisions, acts, facts, levels, house rules."""
    if game is None:
        return {
            f"bot.{part}.{level}" for one in games() for level in load_rules(one).bots
            for part in ("level", "level_about")
        }  # fmt: skip
    rules = load_rules(game)
    found = set(registry.manifest(game).text_keys())
    found |= {f"{game}.{help_.kind}" for help_ in Handbook.load(game).decisions}
    found |= {f"{game}.action.{tag(intent)}" for intent in rules.intents}
    found |= {f"{game}.house_rule.{rule.name}" for rule in rules.house_rules}
    for fact in rules.facts:
        for key in Texts.load("en", game).keys():  # noqa: SIM118 - a method of ours
            for family in ("fact", "log"):
                start = f"{game}.{family}.{tag(fact)}"
                if key == start or key.startswith(f"{start}."):
                    found.add(key)
    return found


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined] # msgspec's own


@pytest.mark.parametrize(
    ("source", "key", "found"),
    [
        ('f"lobby.name.{n}"', "lobby.name.3", True),
        ('f"{game}.tag.{x}"', "tudor.tag.none", True),
        ('f"{game}.{x}"', "tudor.tag", False),
        ('f"lobby.name.{n}"', "lobby.other", False),
    ],
)
def test_the_search_knows_built_keys(source: str, key: str, found: bool) -> None:
    node = ast.parse(source, mode="eval").body
    assert isinstance(node, ast.JoinedStr)
    pattern = pattern_of(node)
    assert bool(pattern and re.fullmatch(pattern, key)) == found


def test_the_project_is_there() -> None:
    assert (ROOT / "assets" / "texts" / "en.toml").is_file()
