"""A match that nobody holds any more goes by counting references alone, nothing is looked for."""

from __future__ import annotations

import gc
import weakref

import pytest

from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.session import Player, Session


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_a_match_that_was_left_goes_at_once(game: str) -> None:
    rules = load_rules(game)
    format_ = next(iter(rules.formats))
    seats = tuple(SeatSetup(f"N{number}") for number in range(rules.formats[format_][0]))
    session = Session.open(Setup(game, format_, seats, 3), [Player("random") for _ in seats])
    for _ in range(12):
        for seat in session.bots_to_move()[:1]:
            session.play(seat, session.fallback(seat))
    match = session.match
    steps = [step for rows in match._by_phase.values() for step in rows]
    watched = [match, match.table, *(step.__self__ for step in steps)]  # type: ignore[attr-defined]  # bound
    alive = [(type(one).__name__, weakref.ref(one)) for one in watched]
    assert len(alive) > 3
    gc.collect()
    gc.disable()
    try:
        session.close()
        del session, match, steps, watched
        kept = [name for name, one in alive if one() is not None]
    finally:
        gc.enable()
    assert not kept
