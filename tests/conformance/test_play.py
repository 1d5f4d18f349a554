"""Random play: it ends, every question has an answer, and only the listed answers are taken."""

from __future__ import annotations

import msgspec
import pytest

from game.content import registry
from game.core.components import CORE_COMPONENTS, Inbox
from game.core.decisions import Decision
from game.core.facts import ChoiceLocked
from game.core.intents import Intent, tag_of, to_json
from game.core.messages import OMNISCIENT
from game.core.options import Options
from game.match import IllegalIntent, Match
from tests.kit.cases import Case, cases
from tests.kit.games import Table, fewest_and_most, games, tables
from tests.kit.near_misses import Pool
from tests.kit.playing import play, play_on, play_stream

EVERY_TABLE = tables()
EVERY_GAME = games()
WALKED_AT_MOST = 2_000


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_manifest_says_what_the_rules_say(game: str) -> None:
    manifest, rules = registry.manifest(game), Table(game, "", 0).rules
    assert rules.id == game
    assert {one.id: range(one.seats.min, one.seats.max + 1) for one in manifest.formats} == dict(
        rules.formats
    )
    assert len({rule.name for rule in rules.house_rules}) == len(rules.house_rules)
    for rule in rules.house_rules:
        assert rule.allows(rule.default)
    assert len({tag_of_class(kind) for kind in rules.intents}) == len(rules.intents)
    assert len({tag_of_class(kind) for kind in rules.facts}) == len(rules.facts)
    assert len({kind.__name__ for kind in (*rules.components, *CORE_COMPONENTS)}) == len(
        rules.components
    ) + len(CORE_COMPONENTS)
    assert rules.risky <= {tag_of_class(kind) for kind in rules.intents}


def tag_of_class(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def check_play(case: Case) -> None:
    """One whole match, looked at after every decision."""
    with case.open() as match:
        rules, seats = match.rules, case.table.seats
        checked: set[int] = set()
        kept: list[Options] = []  # so that no id is used twice
        for number in play(match, play_stream(case.seed)):
            assert (match.outcome is None) == bool(match.decisions)
            asked = [decision.seat for decision in match.decisions]
            assert asked == sorted(set(asked)), "a seat has one decision, in the order of seats"
            for decision in match.decisions:
                check_decision(match, decision, checked, kept)
            assert match.moves == number
        outcome = match.outcome
        assert outcome is not None
        assert all(winner in range(seats) for winner in outcome.winners)
        assert sorted(set(outcome.winners)) == list(outcome.winners)
        assert len(outcome.scores) in (0, seats)
        assert outcome.ending
        for fact in match.facts_since(0, OMNISCIENT):
            assert type(fact) in (*rules.facts, ChoiceLocked)
        check_components(match)


def check_decision(
    match: Match, decision: Decision, checked: set[int], kept: list[Options]
) -> None:
    assert decision.seat in range(match.table.seats)
    assert decision.prompt == f"{match.rules.id}.{decision.kind}"
    assert match.decision(decision.seat) is decision
    options = decision.options
    assert len(options) > 0
    passing = match.rules.passes.get(decision.kind)
    if id(options) in checked or len(options) > WALKED_AT_MOST:
        return
    checked.add(id(options))
    kept.append(options)
    walked = list(options)
    assert len(walked) == len(options) == len(set(walked))
    assert list(options) == walked, "the order is always the same"
    assert {type(intent) for intent in walked} <= set(match.rules.intents)
    assert len({repr(intent) for intent in walked}) == len(walked), "each reads differently"
    assert passing is None or passing in options or len({tag_of(one) for one in walked}) == 1
    assert sum(group.size for group in options.groups) == len(walked)
    for intent in walked:
        data = msgspec.json.decode(msgspec.json.encode(intent))
        assert data["do"] == tag_of(intent)
        assert "seat" not in data or "seat" in intent.__struct_fields__
        assert match.intent(data) == intent
        assert intent in options


def check_components(match: Match) -> None:
    """Snapshots hold a closed list of types; anything else would be lost in one."""
    world, allowed = match.table.world, {*CORE_COMPONENTS, *match.rules.components, Inbox}
    for entity in world.entities():
        assert {type(part) for part in world.components_of(entity)} <= allowed


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_random_play_ends_and_every_question_has_an_answer(table: Table) -> None:
    for case in cases(table, range(10)):
        check_play(case)


@pytest.mark.long
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_random_play_ends_for_many_seeds(table: Table) -> None:
    for case in cases(table, range(100, 220)):
        check_play(case)


# -- refusals ---------------------------------------------------------------------------


def state_of(match: Match) -> tuple[str, int, int, list[tuple[int, str]]]:
    return (
        match.digest(),
        match.moves,
        len(match.facts_since(0, OMNISCIENT)),
        [(decision.seat, decision.kind) for decision in match.decisions],
    )


def check_refusals(case: Case, every: int) -> set[str]:
    """Near misses are refused with a reason and change nothing; returns the reasons' keys."""
    keys: set[str] = set()
    pool, stream = Pool(), play_stream(case.seed).fork("misses")
    with case.open() as match:
        for number in play(match, play_stream(case.seed)):
            for decision in match.decisions:
                pool.add(decision.options.sample(stream) for _ in range(3))
            if number % every:
                continue
            before = state_of(match)
            for seat in range(-1, case.table.seats + 1):
                asked = match.decision(seat)
                misses = [pool.any(stream)] if asked is None else pool.near(match, asked, stream, 6)
                for intent in misses:
                    keys.add(refused(match, seat, intent))
            assert state_of(match) == before
        for seat in range(case.table.seats):
            keys.add(refused(match, seat, pool.any(stream)))
    return keys


def refused(match: Match, seat: int, intent: Intent) -> str:
    reason = match.why_not(seat, intent)
    assert reason is not None, f"{to_json(intent)} of seat {seat} is no option, and no reason"
    assert reason.key
    with pytest.raises(IllegalIntent) as caught:
        match.submit(seat, intent)
    assert caught.value.reason == reason
    return reason.key


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_near_misses_are_refused_with_a_reason_and_change_nothing(table: Table) -> None:
    keys: set[str] = set()
    for case in cases(table, range(5)):
        keys |= check_refusals(case, every=5)
    assert "match_over" in keys
    assert len(keys) >= 2


@pytest.mark.long
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_near_misses_are_refused_for_many_seeds(table: Table) -> None:
    for case in cases(table, range(500, 520)):
        check_refusals(case, every=1)


# -- acceptance -------------------------------------------------------------------------


def check_acceptance(case: Case, moments: int, most: int) -> None:
    """Every listed answer is taken: tried on copies of the match at some moments."""
    stream = play_stream(case.seed).fork("moments")
    with case.open() as match:
        length = play_on(match, play_stream(case.seed))
    chosen = {stream.below(length) for _ in range(moments)}
    with case.open() as match:
        for number in play(match, play_stream(case.seed)):
            if number not in chosen:
                continue
            snapshot = match.snapshot()
            for decision in match.decisions:
                options = decision.options
                tried = {options.sample(stream) for _ in range(most)}
                if len(options) <= most:
                    tried = set(options)
                for intent in sorted(tried, key=repr):
                    assert match.why_not(decision.seat, intent) is None
                    with Match.restore(snapshot) as copy:
                        copy.submit(decision.seat, intent)
                        assert copy.moves == match.moves + 1
                        assert copy.decisions or copy.outcome


@pytest.mark.parametrize("table", fewest_and_most(EVERY_TABLE), ids=str)
def test_listed_answers_are_taken(table: Table) -> None:
    for case in cases(table, range(4)):
        check_acceptance(case, moments=6, most=8)


@pytest.mark.long
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_listed_answers_are_taken_for_many_seeds(table: Table) -> None:
    for case in cases(table, range(600, 606)):
        check_acceptance(case, moments=8, most=400)
