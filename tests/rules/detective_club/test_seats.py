"""Seats, markers, who is active when, and what is drawn by lot (4.1, 4.2, 4.12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import stream_for
from game.core.setup import BadSetup, SeatSetup, Setup
from game.match import Match
from game.match.session import Player, Session
from systems.rules.detective_club import RULES
from systems.rules.detective_club import facts as f
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.club import rounds_for, winners_of
from systems.rules.detective_club.content import TOPICS
from tests.rules.detective_club.plays import (
    GAME,
    any_move,
    club_of,
    options,
    round_of,
    setup_of,
    table,
)


def session(humans: int, computers: int, **fields: Any) -> Session:
    players = [Player()] * humans + [Player("random")] * computers
    return Session.open(Setup(GAME, seats=len(players), **fields), players)


@pytest.mark.example("CLUB-E01")
@pytest.mark.rule("CLUB-001")
@pytest.mark.rule("CLUB-002")
@pytest.mark.rule("CLUB-R01")
@pytest.mark.parametrize(("humans", "computers"), [(1, 3), (0, 4), (8, 0), (0, 8), (3, 1)])
def test_who_can_start(humans: int, computers: int) -> None:
    opened = session(humans, computers)
    assert opened.match.setup.computers == tuple(range(humans, humans + computers))
    opened.close()


@pytest.mark.example("CLUB-E01")
@pytest.mark.rule("CLUB-001")
@pytest.mark.parametrize(("humans", "computers"), [(1, 2), (9, 0), (0, 3), (1, 8)])
def test_who_cannot_start(humans: int, computers: int) -> None:
    with pytest.raises(BadSetup, match="4 to 8"):
        session(humans, computers)


@pytest.mark.example("CLUB-E02")
@pytest.mark.rule("CLUB-018")
def test_rounds() -> None:
    assert [rounds_for(seats) for seats in range(4, 9)] == [8, 10, 6, 7, 8]


@pytest.mark.example("CLUB-E05")
@pytest.mark.rule("CLUB-100")
@pytest.mark.rule("CLUB-018")
def test_the_pencil_goes_round() -> None:
    with table(5, format_="no_discuss", first_active=2) as match:
        stream = stream_for(1, "pencil")
        while match.outcome is None:
            any_move(match, stream)
        facts = match.facts_since(0, OMNISCIENT)
    started = [fact.active for fact in facts if isinstance(fact, f.RoundStarted)]
    assert started == [2, 3, 4, 0, 1, 2, 3, 4, 0, 1]
    assert [fact.lap for fact in facts if isinstance(fact, f.RoundStarted)] == [1] * 5 + [2] * 5


@pytest.mark.example("CLUB-E31")
@pytest.mark.rule("CLUB-004")
def test_no_marker_is_taken_twice() -> None:
    chosen = (SeatSetup("A", {"marker": "teal"}), SeatSetup("B", {"marker": "red"}), *"CD")
    seats = tuple(one if isinstance(one, SeatSetup) else SeatSetup(one) for one in chosen)
    with Match.open(Setup(GAME, seats=seats)) as match:
        (started,) = [x for x in match.facts_since(0, OMNISCIENT) if isinstance(x, f.GameStarted)]
        assert started.markers == ("teal", "red", "orange", "yellow")
    twice = (*seats[:3], SeatSetup("D", {"marker": "red"}))
    with pytest.raises(BadSetup) as refused:
        Match.open(Setup(GAME, seats=twice))
    free = str(refused.value.allowed).removeprefix("still free: ").split(", ")
    assert set(free) == {*RULES.lobby["marker"]} - {"teal", "red"}
    assert len(RULES.lobby["marker"]) == 8


@pytest.mark.rule("CLUB-005")
@pytest.mark.rule("CLUB-R02")
def test_chance_says_who_begins() -> None:
    firsts = Counter[int]()
    for seed in range(60):
        with Match.open(setup_of(5, seed)) as match:
            firsts[match.decisions[0].seat] += 1
    assert set(firsts) == set(range(5))
    assert min(firsts.values()) > 4


@pytest.mark.rule("CLUB-046")
@pytest.mark.rule("CLUB-R22")
@pytest.mark.rule("CLUB-R26")
def test_everybody_is_conspirator_equally_often() -> None:
    """Whatever the word and the cards are."""
    counts = Counter[int]()
    for seed in range(240):
        with table(5, seed, first_active=2) as match:
            round_of(match, "love" if seed % 2 else "war")
            counts[club_of(match).round.conspirator] += 1
    assert set(counts) == {0, 1, 3, 4}
    assert sum((count - 60) ** 2 / 60 for count in counts.values()) < 11.3  # 1 % of fair deals


@pytest.mark.rule("CLUB-145")
@pytest.mark.rule("CLUB-R22")
def test_decisions_have_no_influence_on_chance() -> None:
    """Other words, cards and votes: the same deck, notebooks and topics."""
    drawn = []
    for number in range(3):
        stream = stream_for(number, "whatever")
        setup = setup_of(
            4, 9, "thematic", house_rules={"topic_rotation": 1}, computers=(0, 1, 2, 3)
        )
        with Match.open(setup) as match:
            while match.outcome is None:
                any_move(match, stream)
            facts = match.facts_since(0, OMNISCIENT)
            drawn.append(
                [
                    [fact.cards for fact in facts if isinstance(fact, f.CardsDrawn)],
                    [x.conspirator for x in facts if isinstance(x, f.NotebooksRevealed)],
                    [fact.topic for fact in facts if isinstance(fact, f.TopicChanged)],
                ]
            )
    assert drawn[0] == drawn[1] == drawn[2]
    assert len(set(drawn[0][1])) > 1
    assert len(drawn[0][2]) == 7
    assert all(one != other for one, other in zip(drawn[0][2], drawn[0][2][1:], strict=False))


# -- winning ------------------------------------------------------------------------------


@pytest.mark.example("CLUB-E19")
@pytest.mark.example("CLUB-E20")
@pytest.mark.rule("CLUB-107")
@pytest.mark.rule("CLUB-108")
@pytest.mark.rule("CLUB-R29")
@pytest.mark.rule("CLUB-R30")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ([[3, 3, 3, 3], [5, 4, 3], [5, 4]], [0]),
        ([[5, 3], [4, 4], [3, 5], [3]], [0, 1, 2]),
        ([[5, 4, 3], [3, 3, 3, 3], [3, 3, 3, 3], [4, 4, 4]], [1, 2]),
        ([[], [], [], []], [0, 1, 2, 3]),
        ([[3], [5], [4], []], [1]),
    ],
)
def test_who_wins(tokens: list[list[int]], winners: list[int]) -> None:
    assert winners_of(tokens) == winners


# -- what can be arranged -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrange", "field"),
    [
        ({"pile": []}, "pile"),
        ({"hand.4": []}, "hand.4"),
        ({"hand.0": ["E169"]}, "hand.0"),
        ({"hand.0": ["E001"], "deck": ["E001"]}, "hand.0"),
        ({"hand.0": [f"E00{n}" for n in range(1, 8)]}, "hand.0"),
        ({"hand.0": "E001"}, "hand.0"),
        ({"active": 4}, "active"),
        ({"active": True}, "active"),
        ({"round_no": 9}, "round_no"),
        ({"step": "lunch"}, "step"),
        ({"word": "love"}, "word"),
        ({"conspirator": 1}, "conspirator"),
        ({"step": "vote", "active": 1, "conspirator": 1}, "conspirator"),
        ({"step": "vote", "word": "why?"}, "word"),
        ({"step": "vote", "vote.2": 1}, "vote"),
        ({"step": "vote", "vote.1": 0}, "vote.1"),
        ({"step": "discuss", "vote.1": 2}, "vote"),
        ({"step": "play_cards", "played.1": ["E001", "E002"]}, "played.1"),
        ({"played.0": ["E001"]}, "played.0"),
        ({"topic": "arts"}, "topic"),
        ({"tokens.0": [6]}, "tokens.0"),
        ({"active": 1, "turn": 2}, "turn"),
        ({"lap": 2}, "lap"),
        ({"active": 1, "first_active": 2}, "active"),
        ({"step": "vote", "free_concept": ["love", "war"]}, "free_concept"),
        ({"used_words": ["2"]}, "used_words"),
        ({"discard": [f"E{n:03}" for n in range(1, 150)]}, "deck"),
    ],
)
def test_positions_that_cannot_be(arrange: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.open(setup_of(4, arrange=arrange))
    assert refused.value.field == f"arrange.{field}"


@pytest.mark.rule("CLUB-118")
@pytest.mark.rule("CLUB-R16")
def test_a_topic_of_ones_own_needs_people_who_write() -> None:
    free = {"arrange": {"topic": "Space Opera"}}
    for fields in ({"computers": (1,)}, {"house_rules": {"free_words": False}}):
        with pytest.raises(BadSetup) as refused:
            Match.open(setup_of(4, 1, "thematic", **free, **fields))  # type: ignore[arg-type] # either
        assert refused.value.field == "arrange.topic"
    with table(4, format_="thematic", topic="Space Opera") as match:
        assert {type(one) for one in options(match, 0)} == {do.WordFree}


@pytest.mark.parametrize(
    ("name", "value"),
    [("notebooks", 4), ("notebooks", "x"), ("first_active", -1), ("deck", "E169"), ("topic", "x")],
)
def test_chance_that_cannot_be(name: str, value: object) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.open(setup_of(4, chance={name: [value]}))
    assert refused.value.field == f"chance.{name}"


def test_topics_are_changed_by_themselves_in_the_thematic_game_only() -> None:
    with pytest.raises(BadSetup, match="only in thematic"):
        Match.open(setup_of(4, house_rules={"topic_rotation": 2}))
    with pytest.raises(BadSetup, match="only in standard, thematic"):
        Match.open(setup_of(4, 1, "no_discuss", house_rules={"talk_seconds": 120}))


@pytest.mark.rule("CLUB-115")
def test_a_table_agrees_on_a_topic_or_has_one_drawn() -> None:
    for topic in TOPICS:
        with Match.open(setup_of(4, 3, "thematic", house_rules={"topic": topic})) as match:
            assert match.view(PUBLIC).values["topic"] == topic
    drawn = set()
    for seed in range(12):
        with Match.open(setup_of(4, seed, "thematic")) as match:
            drawn.add(match.view(PUBLIC).values["topic"])
    assert len(drawn) > 2 and drawn <= set(TOPICS)
    with pytest.raises(BadSetup, match="topic"):
        Match.open(setup_of(4, 1, house_rules={"topic": "nature"}))
