"""Seats of a game whose cards own colours have others: shape and number stay, all differ."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest

from game.content import registry
from game.content.manifest import SeatColour
from systems.table.signs import SHAPES
from systems.table.theme import SEAT_COLOURS, seat_colours, seat_style, theme_of

NAMES = tuple(SEAT_COLOURS)
EVERY = [owned for count in range(9) for owned in itertools.combinations(NAMES, count)]


def test_a_manifest_names_the_colours_of_the_seats() -> None:
    assert get_args(SeatColour) == NAMES


def test_without_cards_that_own_any_each_seat_has_its_own() -> None:
    assert [seat_style(seat).colour for seat in range(8)] == list(SEAT_COLOURS.values())


@pytest.mark.parametrize("high", [False, True])
def test_all_pairs_of_seats_differ_whatever_colours_the_cards_own(high: bool) -> None:
    for owned in EVERY:
        for order in (owned, owned[::-1]):
            theme = theme_of(order, high=high)
            styles = [theme.style(seat) for seat in range(8)]
            assert len({style.colour for style in styles}) == 8, order
            assert [style.shape for style in styles] == list(SHAPES)
            assert [style.number for style in styles] == list(range(1, 9))


def test_as_many_seats_as_possible_have_a_colour_that_no_card_owns() -> None:
    for owned in EVERY:
        taken = {SEAT_COLOURS[name] for name in owned}
        own = seat_colours(owned)
        assert not taken & set(own[: 8 - len(owned)]), owned
        for seat, name in enumerate(NAMES):
            kept = own[seat] == SEAT_COLOURS[name]
            assert kept or name in owned or SEAT_COLOURS[name] in own[:seat], "for nothing"


def test_owned_colours_come_last_and_in_the_order_of_the_manifest() -> None:
    found = seat_colours(("violet", "green", "orange"))
    names = [name for colour in found for name, one in SEAT_COLOURS.items() if one == colour]
    assert names == ["red", "blue", "yellow", "teal", "pink", "violet", "green", "orange"]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_up_to_five_seats_of_every_game_have_a_free_colour(game: str) -> None:
    manifest = registry.manifest(game)
    owned = manifest.colours.cards
    seats = min(manifest.seats.max, 8 - len(owned))
    free = {colour for name, colour in SEAT_COLOURS.items() if name not in owned}
    assert set(seat_colours(owned)[:seats]) <= free


# -- colours that seats choose -------------------------------------------------------------------


def test_seats_have_the_colours_that_they_chose_and_all_differ() -> None:
    names = ("pink", "purple", "red", "blue", "teal", "green", "yellow", "orange")
    for count in range(9):
        for high in (False, True):
            theme = theme_of((), names[:count], high=high)
            styles = [theme.style(seat) for seat in range(8)]
            assert len({style.colour for style in styles}) == 8
            assert [style.shape for style in styles] == list(SHAPES)
            wanted = [SEAT_COLOURS.get(name, SEAT_COLOURS["violet"]) for name in names[:count]]
            assert [theme.colour(seat) for seat in range(count)] == wanted


def test_a_free_seat_keeps_its_own_colour_as_long_as_nobody_has_it() -> None:
    theme = theme_of((), ("blue", "red"))
    assert [theme.colour(seat) for seat in range(2, 8)] == list(SEAT_COLOURS.values())[2:]
    assert theme_of((), ("",)).colour(0) == SEAT_COLOURS["red"], "no colour of that name"
