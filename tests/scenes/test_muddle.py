"""Whoever presses anything at a bad time never gets a table stuck (`tests/kit/muddle.py`)."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from game.content import registry
from game.match.loading import load_rules
from scenes.notes.layout import Place, at_place
from tests.kit.muddle import MISHAPS, OPENED, Muddle
from tests.kit.taint import tainted

ENOUGH = 40
"""Presses at one table of an ordinary run."""

MOST = 120
"""The same where nothing secret was read yet."""

EARLY = 6
LATE = 60
"""Decisions after which a table is opened that is already under way."""

TABLES = [
    (game, format_, seats)
    for game in registry.games()
    for format_, numbers in load_rules(game).formats.items()
    for seats in numbers
]


@pytest.mark.parametrize("game", registry.games())
def test_a_table_goes_on_whatever_is_pressed(game: str) -> None:
    format_, seats = next((name, numbers[0]) for name, numbers in load_rules(game).formats.items())
    with Muddle(game, format_, seats, min(seats, 3), 4, mishaps=60) as muddle:
        muddle.play(lambda: muddle.presses > ENOUGH)
        assert muddle.over or muddle.presses > ENOUGH
        assert muddle.happened


def _read_enough(muddle: Muddle) -> bool:
    return muddle.presses > (ENOUGH if muddle.rig.seen else MOST)


def test_nothing_leaks_at_tables_that_are_under_way() -> None:
    """Where secrets are words: in some games they are pictures alone."""
    seen: Counter[str] = Counter()
    for game in registry.games():
        format_, seats = [one[1:] for one in TABLES if one[0] == game and one[2] > 1][-1]
        with tainted(), Muddle(game, format_, seats, 2, 5, mishaps=30, play=EARLY) as muddle:
            rig = muddle.rig
            muddle.play(partial(_read_enough, muddle))
            assert not rig.leaks
            seen[game] += rig.seen
    assert len(+seen) >= 3


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "format_", "seats"), TABLES)
def test_every_table_goes_on_and_on(game: str, format_: str, seats: int, seed: int) -> None:
    """Some hundreds of presses, or to the end; every mishap comes about."""
    happened: Counter[str] = Counter()
    how = {"mishaps": 25, "play": seed * LATE}
    with tainted(), Muddle(game, format_, seats, min(seats, 4), seed, **how) as muddle:
        muddle.play(lambda: muddle.presses > 1200)
        assert not muddle.rig.leaks
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


def test_with_the_only_pad_gone_a_new_one_closes_the_pause_and_takes_the_seat() -> None:
    """Nobody had a seat any more from which Back could come."""
    game, format_, seats = next(one for one in TABLES if one[2] == 3)
    with Muddle(game, format_, seats, 1, 1, mishaps=0) as muddle:
        muddle.play(lambda: muddle.rig.scene.panel is not None)
        muddle._tap("pause", 0)
        assert muddle.top.name == "pause"
        device = muddle.context.seats.device_of(0)
        assert device is not None
        muddle.rig.devices.unplug(device.id)
        muddle.rig.step(2)
        assert not muddle._has_pad(0)
        muddle._settle()
        assert muddle.top is muddle.rig.scene
        assert muddle._has_pad(0)


@pytest.mark.parametrize("game", registry.games())
def test_who_reads_an_own_page_behind_a_curtain_closes_it_with_back(game: str) -> None:
    """Where looks are held, a press opens the page to stay, and Back puts it away."""
    format_, seats = next(one[1:] for one in TABLES if one[0] == game and one[2] > 1)
    with Muddle(game, format_, seats, 2, 1, mishaps=0) as muddle:
        muddle.context.settings.peek = "hold"
        muddle.play(lambda: muddle.rig.scene.panel is not None or muddle.presses > MOST)
        panel = muddle.rig.scene.panel
        assert panel is not None
        muddle._tap("extra", panel.seat)
        assert isinstance(muddle.top, OPENED)
        muddle._settle()
        assert muddle.top is muddle.rig.scene
