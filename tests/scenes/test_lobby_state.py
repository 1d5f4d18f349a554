"""What a lobby decides: seats, computer players, choices, rules and the set-up that follows."""

from __future__ import annotations

import pytest

from game.content import Texts, games
from game.match import Match
from scenes.lobby.state import LobbyState

GAMES = list(games())


def lobby(game: str, **options: object) -> LobbyState:
    return LobbyState(game, Texts.load("en", game), seed=3, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_has_a_way_on(game: str) -> None:
    state = lobby(game, fill=False)
    for taken in range(state.most + 1):
        assert state.taken == taken
        assert state.missing == max(0, state.least - taken)
        if not state.missing:
            assert state.problem() is None
            Match.open(state.setup()).close()
        if taken < state.most:
            assert state.add_computer() == taken
    assert state.add_computer() is None
    for taken in range(state.most, 0, -1):
        assert state.remove_computer() == taken - 1
    assert state.remove_computer() is None


@pytest.mark.parametrize("game", GAMES)
def test_a_lone_guest_can_start_at_once(game: str) -> None:
    state = lobby(game)
    before = state.taken
    assert state.join("pad") == 0
    assert state.taken == before
    assert state.missing == 0
    assert state.party().lone == 0


@pytest.mark.parametrize("game", GAMES)
def test_people_sit_before_computers_and_replace_those_nobody_asked_for(game: str) -> None:
    state = lobby(game)
    for number in range(state.most):
        assert state.join(number) == number
    assert state.join("one too many") is None
    assert [place.device for place in state.places] == list(range(state.most))
    assert state.join(1) == 1  # who has a seat keeps it
    state.leave(0)
    assert state.seat_of(1) == 0
    assert state.taken == state.most - 1


@pytest.mark.parametrize("game", GAMES)
def test_no_lobby_choice_is_taken_twice(game: str) -> None:
    state = lobby(game)
    state.join("a")
    state.join("b")
    for choice, values in state.rules.lobby.items():
        for step in (1, -1):
            for _ in values:
                state.change_choice(0, choice, step)
                mine = [place.choices[choice] for place in state.places]
                assert len(set(mine)) == len(mine)
        other = state.places[1].choices[choice]
        assert not state.choose(0, choice, other)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_gets_the_choice_of_last_time_from_a_computer_player(game: str) -> None:
    state = lobby(game)
    for choice, values in state.rules.lobby.items():
        wanted = state.places[1].choices[choice]
        seat = state.join("pad", "Rosa", {choice: wanted})
        assert seat is not None and state.places[seat].choices[choice] == wanted
        kept = [place.choices[choice] for place in state.places]
        assert len(set(kept)) == len(kept) and set(kept) <= set(values)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_house_rule_can_be_reached(game: str) -> None:
    state = lobby(game)
    for rule in state.rows:
        for value in rule.values:
            while state.house_rules[rule.name] != value:
                state.change_rule(rule, 1)
        if not rule.values:
            for _ in range(rule.high - rule.low):
                state.change_rule(rule, 1)
            assert state.house_rules[rule.name] == rule.high
            state.change_rule(rule, 1)
            assert state.house_rules[rule.name] == rule.high
    state.usual_rules()
    assert not any(state.is_changed(rule) for rule in state.rows)


def test_rules_for_other_numbers_of_seats_stay_out_of_the_setup() -> None:
    for game in GAMES:
        state = lobby(game)
        for rule in state.rules.house_rules:
            if rule.seats and state.taken not in rule.seats and rule.values:
                state.house_rules[rule.name] = rule.values[-1]
                assert rule.name not in state.setup().house_rules
                assert rule not in state.rows
        assert state.problem() is None


def test_names_are_told_apart() -> None:
    state = lobby(GAMES[0], fill=False)
    state.join("a", "Rosa")
    state.join("b", "rosa")
    names = [place.name for place in state.places]
    assert names == ["Rosa", "rosa 2"]


@pytest.mark.parametrize("game", games())
def test_hints_are_off_by_default_and_no_rule_of_the_match(game: str) -> None:
    state = lobby(game)
    assert not state.options.hints
    before = state.setup()
    state.hints = True
    assert state.options.hints == state.offers_hints
    assert state.setup() == before
    state.usual_rules()
    assert not state.options.hints


@pytest.mark.parametrize("game", games())
def test_who_plays_alone_has_an_adviser_unless_that_is_not_wanted(game: str) -> None:
    state = lobby(game)
    for format_, seats in state.rules.formats.items():
        state.set_format(format_)
        assert state.hints == (max(seats) == 1 and state.offers_hints)
    state.hints = not state.hints
    kept = state.hints
    state.set_format(next(iter(state.rules.formats)))
    assert state.hints == kept
