"""Set-ups: what is left out is completed, and what cannot be is refused with field and values."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.setup import BadSetup, SeatSetup, Setup
from game.match import Match
from game.match.opening import MAX_NAME, complete
from game.match.session import Player, Session
from tests.kit.games import Table

LOOT = Table("split_the_loot", "standard", 3)
STAND = Table("umbrella_stand", "standard", 3)


def seats(*rows: SeatSetup | dict[str, str]) -> tuple[SeatSetup, ...]:
    return tuple(row if isinstance(row, SeatSetup) else SeatSetup(choices=row) for row in rows)


def test_what_is_left_out_is_completed() -> None:
    done = complete(Setup("split_the_loot"), LOOT.rules)
    assert done.tables == seats(
        SeatSetup("Seat 1", {"mask": "fox"}), SeatSetup("Seat 2", {"mask": "owl"})
    )
    assert done.house_rules == {"rounds": 3}


def test_seats_take_the_first_free_choice_of_the_file() -> None:
    chosen = seats(SeatSetup("Rosa"), {"mask": "fox"}, {}, {"mask": "cat"})
    done = complete(Setup("split_the_loot", seats=chosen), LOOT.rules)
    assert [seat.choices["mask"] for seat in done.tables] == ["owl", "fox", "hare", "cat"]
    assert [seat.name for seat in done.tables] == ["Rosa", "Seat 2", "Seat 3", "Seat 4"]


def test_a_complete_set_up_is_complete() -> None:
    done = complete(Setup("split_the_loot", seats=3, seed=9), LOOT.rules)
    assert complete(done, LOOT.rules) == done


LONG = "R" * (MAX_NAME + 1)
REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "whist"}, "game", "umbrella_stand"),
    ({"format": "blitz"}, "format", "standard"),
    ({"seats": 1}, "seats", "2 to 5"),
    ({"seats": 6}, "seats", "2 to 5"),
    ({"seats": -1}, "seats", "2 to 5"),
    ({"seats": seats({})}, "seats", "2 to 5"),
    ({"seed": "7"}, "seed", "a whole number"),
    ({"seed": True}, "seed", "a whole number"),
    ({"house_rules": {"rain": 1}}, "house_rules.rain", "rounds"),
    ({"house_rules": {"rounds": 0}}, "house_rules.rounds", "1 to 9"),
    ({"house_rules": {"rounds": 10}}, "house_rules.rounds", "1 to 9"),
    ({"house_rules": {"rounds": "3"}}, "house_rules.rounds", "1 to 9"),
    ({"house_rules": {"rounds": True}}, "house_rules.rounds", "1 to 9"),
    ({"seats": seats({"hat": "top"}, {})}, "seats.0.hat", "mask"),
    ({"seats": seats({}, {"mask": "pig"})}, "seats.1.mask", "fox, owl, cat, hare, wolf"),
    (
        {"seats": seats({"mask": "owl"}, {"mask": "fox"}, {"mask": "owl"})},
        "seats.2.mask",
        "cat, hare, wolf",
    ),
    ({"seats": seats(SeatSetup(LONG), {})}, "seats.0.name", f"at most {MAX_NAME}"),
    ({"seats": seats(SeatSetup("a\0b"), {})}, "seats.0.name", "letters that can be written"),
    ({"seats": seats({}, SeatSetup("a\nb"))}, "seats.1.name", "letters that can be written"),
    ({"arrange": {"score.9": 1}}, "arrange.score.9", "score.0 to score.1"),
    ({"arrange": {"score.1": -1}}, "arrange.score.1", "from 0"),
    ({"chance": {"die": [1]}}, "chance.die", "(there are none)"),
]


@pytest.mark.parametrize(
    ("fields", "field", "allowed"), REFUSED, ids=[f"{row[1]}-{n}" for n, row in enumerate(REFUSED)]
)
def test_a_refusal_names_the_field_and_the_allowed_values(
    fields: dict[str, Any], field: str, allowed: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.open(Setup(**{"game": "split_the_loot", **fields}))
    assert refused.value.field == field
    assert allowed in str(refused.value.allowed)
    assert field in str(refused.value)
    assert allowed in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("fields", "field", "allowed"),
    [
        ({"house_rules": {"floor": "wet"}}, "house_rules.floor", "open, closed"),
        (
            {"format": "duel", "seats": 2, "house_rules": {"first_player": "random"}},
            "house_rules.first_player",
            "only in standard",
        ),
        (
            {"seats": 2, "house_rules": {"first_player": "random"}},
            "house_rules.first_player",
            "only with 3, 4 seats",
        ),
        ({"format": "duel", "seats": 3}, "seats", "2"),
        ({"chance": {"die": [1]}}, "chance.die", "deal, first, reform"),
        ({"chance": {"deal": ["plain_9"]}}, "chance.deal", "plain_1"),
        ({"chance": {"deal": ["plain_1", "plain_1"]}}, "chance.deal", "plain_2"),
        ({"arrange": {"hand.5": []}}, "arrange.hand.5", "hand.0"),
        ({"arrange": {"hand.0": ["plain_9"]}}, "arrange.hand.0", "plain_1"),
        ({"arrange": {"hand.0": ["plain_1"] * 4}}, "arrange.hand.0", "at most 3"),
        (
            {"arrange": {"hand.0": ["plain_1"], "deck": ["plain_1"]}},
            "arrange.deck",
            "hand.0 already",
        ),
    ],
)
def test_refusals_at_the_stand(fields: dict[str, Any], field: str, allowed: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.open(Setup(**{"game": "umbrella_stand", "seats": 3, **fields}))
    assert refused.value.field == field
    assert allowed in str(refused.value.allowed)


def test_a_rule_at_its_default_is_allowed_everywhere() -> None:
    """A set-up that says what is usual is no error where it cannot be changed."""
    rules = {"first_player": "seat_order"}
    complete(Setup("umbrella_stand", "duel", 2, house_rules=rules), STAND.rules)


def test_forced_chance_of_a_family_is_known_by_its_first_word() -> None:
    with STAND.open(chance={"reform.1": [], "deal": ["dotted_2"]}) as match:
        assert match.view(0).zones["hand.0"].cards[0] == "dotted_2"


@pytest.mark.parametrize("players", [[], [Player()], [Player()] * 4])
def test_a_session_has_a_player_for_each_seat(players: list[Player]) -> None:
    with pytest.raises(BadSetup, match="3, one for each seat"):
        Session.open(Setup("split_the_loot", seats=3), players)


def test_a_session_knows_its_levels() -> None:
    with pytest.raises(BadSetup, match="human, casual, sharp, random") as refused:
        Session.open(Setup("umbrella_stand", seats=2), [Player(), Player("genius")])
    assert refused.value.field == "players"


def test_most_rules_do_not_ask_who_plays() -> None:
    session = Session.open(Setup("split_the_loot", seats=3), [Player(), *[Player("random")] * 2])
    assert session.match.setup.computers == ()
    session.close()
    with pytest.raises(BadSetup, match="these rules do not ask"):
        LOOT.open(computers=(1,))


def test_a_session_tells_rules_that_ask_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(LOOT.rules), "asks_who_plays", True)
    players = [Player("random"), Player(), Player("random")]
    session = Session.open(Setup("split_the_loot", seats=3), players)
    assert session.match.setup.computers == (0, 2)
    assert session.match.record.setup.computers == (0, 2)
    session.close()


@pytest.mark.parametrize("computers", [(3,), (-1,), (2, 0), (1, 1)])
def test_computer_players_sit_at_seats(
    computers: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(LOOT.rules), "asks_who_plays", True)
    with pytest.raises(BadSetup, match="seats 0 to 2, in their order"):
        LOOT.open(computers=computers)
