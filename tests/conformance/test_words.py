"""Everything that can be said has words: facts, questions, reasons, house rules, endings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content import Handbook, MissingText, Texts, languages, registry
from game.core.intents import Intent
from game.core.messages import OMNISCIENT, PUBLIC, Message
from game.match import Match
from tests.kit.cases import cases
from tests.kit.games import Table, fewest_and_most, games, tables
from tests.kit.near_misses import Pool
from tests.kit.playing import play, play_stream

EVERY_GAME = games()
FEW_TABLES = fewest_and_most(tables())


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def spoken(game: str) -> Iterator[Texts]:
    for language in (*languages(), "xx"):
        yield Texts.load(language, game)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_manifest_and_the_house_rules_have_words(game: str) -> None:
    manifest, rules = registry.manifest(game), Table(game, "", 0).rules
    for texts in spoken(game):
        assert [key for key in manifest.text_keys() if key not in texts] == []
        for rule in rules.house_rules:
            assert texts.say(f"{game}.house_rule_name.{rule.name}")
            for value in rule.values or (rule.low, rule.start, rule.high):
                assert texts.say(f"{game}.house_rule.{rule.name}", value=value)
        for name, values in rules.lobby.items():
            for value in values:
                assert any(f"{game}.{family}.{value}" in texts for family in (name, "card"))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_fact_has_a_caption(game: str) -> None:
    rules = Table(game, "", 0).rules
    for texts in spoken(game):
        tags = [str(kind.__struct_config__.tag) for kind in rules.facts]
        assert [tag for tag in tags if f"{game}.fact.{tag}" not in texts] == []


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_whatever_happens_can_be_said(table: Table) -> None:
    """Questions, captions and lines of the log, for somebody who knows all and who knows little."""
    every_texts = list(spoken(table.game))
    handbook = Handbook.load(table.game)
    for case in cases(table, range(4)):
        with case.open() as match:
            names = [seat.name for seat in match.setup.tables]
            kinds: dict[str, int] = {}
            for _ in play(match, play_stream(case.seed)):
                kinds |= {one.kind: one.seat for one in match.decisions}
            assert match.outcome is not None
            for texts in every_texts:
                own = texts.with_names(names)
                for kind, seat in kinds.items():
                    assert own.say(f"{table.game}.{kind}", seat=seat)
                    assert handbook.entries_for_decision(kind)
                for viewer in (0, PUBLIC, OMNISCIENT):
                    for fact in match.facts_since(0, viewer):
                        assert "{" not in own.say_fact(fact)
                        own.log_runs(fact)
                ending = f"{table.game}.ending.{match.outcome.ending}"
                assert own.say(ending, winners=match.outcome.winners)


def reasons(match: Match, seed: int) -> Iterator[tuple[Intent, Message]]:
    """Near misses with the reasons why they are refused, over one match."""
    pool, stream = Pool(), play_stream(seed).fork("words")
    for _ in play(match, play_stream(seed)):
        for decision in match.decisions:
            pool.add(decision.options.sample(stream) for _ in range(2))
            for intent in pool.near(match, decision, stream, 4):
                reason = match.why_not(decision.seat, intent)
                assert reason is not None
                yield intent, reason


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_every_reason_has_words(table: Table) -> None:
    missing: set[str] = set()
    texts = Texts.load("en", table.game)
    for case in cases(table, range(4)):
        with case.open() as match:
            for _, reason in reasons(match, case.seed):
                try:
                    assert texts.say(reason)
                except MissingText as problem:
                    missing.add(str(problem))
    assert missing == set()


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_every_kind_of_intent_has_a_label(table: Table) -> None:
    texts = Texts.load("en", table.game)
    (case,) = cases(table, [1])
    with case.open() as match:
        for _ in play(match, play_stream(case.seed)):
            for decision in match.decisions:
                for group in decision.options.groups:
                    assert f"{table.game}.action.{group.tag}" in texts


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_house_rule_has_a_place_in_the_handbook(game: str) -> None:
    handbook, rules = Handbook.load(game), Table(game, "", 0).rules
    named = {entry.option for entry in handbook.rulings if entry.option}
    assert named <= {rule.name for rule in rules.house_rules}
