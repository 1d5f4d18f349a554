"""For every game: manifest, rules, handbook and words agree."""

from __future__ import annotations

import pytest

from game.content import Handbook, Texts, games, registry
from game.content.registry import check_pictures
from game.content.templates import placeholders
from game.match.loading import load_rules

every_game = pytest.mark.parametrize("game", games())


@every_game
def test_the_manifest_speaks(game: str) -> None:
    texts = Texts.load("en", game)
    for key in registry.manifest(game).text_keys():
        assert texts.say(key).strip(), key


@every_game
def test_the_pictures_are_there(game: str) -> None:
    check_pictures(registry.manifest(game))


@every_game
def test_manifest_and_rules_agree(game: str) -> None:
    manifest, rules = registry.manifest(game), load_rules(game)
    assert rules.id == game
    seats = {entry.id: (entry.seats.min, entry.seats.max) for entry in manifest.formats}
    assert seats == {name: (span[0], span[-1]) for name, span in rules.formats.items()}


@every_game
def test_every_fact_has_a_caption_that_fits_it(game: str) -> None:
    texts = Texts.load("en", game)
    for kind in load_rules(game).facts:
        tag = kind.__struct_config__.tag
        for family in ("fact", "log"):
            text = texts.text(f"{game}.{family}.{tag}")
            if family == "fact":
                assert text is not None, tag
            if text is not None:
                named = {part.field for part in placeholders(text)}
                assert named <= set(kind.__struct_fields__), f"{family}.{tag}"


@every_game
def test_every_house_rule_is_a_sentence_for_each_value(game: str) -> None:
    texts, handbook = Texts.load("en", game), Handbook.load(game)
    for rule in load_rules(game).house_rules:
        values = rule.values or sorted({rule.low, rule.start, rule.high})
        sentences = [texts.say(f"{game}.house_rule.{rule.name}", value=value) for value in values]
        assert len(set(sentences)) == len(sentences), rule.name
        for sentence in sentences:
            assert sentence.endswith("."), rule.name
            assert len(sentence) <= 60, rule.name
        assert texts.say(f"{game}.house_rule_name.{rule.name}")
        assert handbook.for_option(rule.name) is not None, rule.name


@every_game
def test_every_decision_with_a_pass_is_asked_and_explained(game: str) -> None:
    texts, handbook = Texts.load("en", game), Handbook.load(game)
    for kind in load_rules(game).passes:
        assert f"{game}.{kind}" in texts
        assert handbook.for_decision(kind).text


@every_game
def test_families_that_placeholders_name_exist(game: str) -> None:
    """``{room:the}`` needs texts ``the.<something>`` in the game or the house."""
    texts = Texts.load("en", game)
    keys = texts.keys()
    families = {key.removeprefix(f"{game}.").rpartition(".")[0] for key in keys}
    for key in keys:
        text = texts.text(key)
        assert text is not None
        for part in placeholders(text):
            assert part.family in families | {"", "seat"}, f"{key}: {part.family}"
