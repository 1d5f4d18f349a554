"""Whoever presses anything at a bad time never gets a table stuck (`tests/kit/muddle.py`)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.content import registry
from game.match.loading import load_rules
from scenes.notes.layout import Place, at_place
from tests.kit.muddle import MISHAPS, Muddle

ENOUGH = 40
"""Presses at one table of an ordinary run."""

FORMATS = [
    (game, format_, seats[0]) for game in registry.games() for format_, seats in
    ((name, list(numbers)) for name, numbers in load_rules(game).formats.items())
]  # fmt: skip


@pytest.mark.parametrize("game", registry.games())
def test_a_table_goes_on_whatever_is_pressed(game: str) -> None:
    format_, seats = next((name, numbers[0]) for name, numbers in load_rules(game).formats.items())
    with Muddle(game, format_, seats, min(seats, 3), 4, mishaps=60) as muddle:
        muddle.play(lambda: muddle.presses > ENOUGH)
        assert muddle.over or muddle.presses > ENOUGH
        assert muddle.happened


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "format_", "seats"), FORMATS)
def test_every_table_goes_on_and_on(game: str, format_: str, seats: int, seed: int) -> None:
    """Some hundreds of presses, or to the end; every mishap comes about."""
    happened: Counter[str] = Counter()
    with Muddle(game, format_, seats, min(seats, 4), seed, mishaps=25) as muddle:
        muddle.play(lambda: muddle.presses > 1200)
        happened += muddle.happened
        assert muddle.over or muddle.presses > 1200
        assert muddle.over or set(happened) == set(MISHAPS)


# -- what was found that way --------------------------------------------------------------------


def test_the_next_page_of_notes_may_have_fewer_sheets_rows_and_columns() -> None:
    """A press on a page button went to a sheet that the other page does not have."""
    cells = [(0, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)]
    places = [Place(f"c{n}", n, *cell, (0.0, 0.0)) for n, cell in enumerate(cells)]
    assert at_place(places, 0, 1, 0) == ("c1", 1)
    assert at_place(places, 2, 1, 2) == ("c3", 3)
    assert at_place(places, 0, 5, 0) == ("c1", 1)
