"""No text is left over: every key is named in code or data, or follows from what a game has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from game.content import Handbook, Texts, registry
from game.content.templates import Placeholder, Selection, Template, Text
from game.match.loading import load_rules
from tests.architecture.tree import files, games, modules

LEAST = 3
"""Letters that the fixed part of a built key must have to say anything."""


class Built(NamedTuple):
    """Keys that an f-string can make."""

    pattern: re.Pattern[str]
    begins: bool
    """With a word of its own, as keys of the house do; those of a game begin with its id."""
    telling: bool
    """Its last part has letters of its own: it names more than a family of texts."""


def test_every_text_is_said_somewhere() -> None:
    names, built = spoken()
    left = []
    for game in (None, *games()):
        table = tables(game)
        own = set(table) if game is None else set(table) - set(tables(None))
        families = {family for text in table.values() for family in families_of(text)}
        known = names | by_their_kind(game)
        words = words_of(game) if game else set()
        for key in sorted(own - known):
            said = any(one.pattern.fullmatch(key) for one in built if one.begins != bool(game))
            said = said or in_family(key, families, game)
            if not said and not (game and said_in_parts(key, words, built)):
                left.append(key)
    assert not left, "texts that nothing says:\n" + "\n".join(left)


def tables(game: str | None) -> dict[str, Text]:
    texts = Texts.load("en", game)
    return {key: texts._table[key] for key in texts.keys()}  # noqa: SIM118 - a method of ours


def spoken() -> tuple[set[str], list[Built]]:
    """Every string of the code and of the data, and the keys that are built."""
    names: set[str] = set()
    built: dict[str, Built] = {}
    for _, tree in modules("game", "systems", "scenes", "main.py"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found = built_by(node)
                if found is not None:
                    built[found.pattern.pattern] = found
    for path in files("assets"):
        if path.suffix == ".toml" and path.parent.name != "texts" and "build" not in path.parts:
            names |= set(re.findall(r'"([a-z0-9_.]+)"', path.read_text(encoding="utf-8")))
    return names, list(built.values())


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


def said_in_parts(key: str, words: set[str], built: Sequence[Built]) -> bool:
    """Whether the end of a game's key is a word of its modules, or can be built by them."""
    return any(
        tail in words or any(one.telling and one.pattern.fullmatch(tail) for one in built)
        for tail in tails(key)
    )


def tails(key: str) -> set[str]:
    """The key without its first part, without its first two parts and so on."""
    parts = key.split(".")
    return {".".join(parts[number:]) for number in range(1, len(parts))}


def built_by(node: ast.JoinedStr) -> Built | None:
    """The keys that an f-string can make; None where it could make almost any."""
    gap = "*"
    parts = [one.value if isinstance(one, ast.Constant) else gap for one in node.values]
    flat = "".join(str(part) for part in parts)
    if letters(flat) < LEAST or "." not in flat:
        return None
    pattern = "".join(
        r"[a-z0-9_]+(?:\.[a-z0-9_]+)*?" if part == gap else re.escape(str(part)) for part in parts
    )
    last = flat.rpartition(".")[2]
    return Built(re.compile(pattern), not flat.startswith(gap), letters(last) >= LEAST)


def letters(text: str) -> int:
    """How many letters there are in a string."""
    return sum("a" <= letter <= "z" for letter in text)


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
    built = built_by(node)
    assert (built is not None and bool(built.pattern.fullmatch(key))) == found
