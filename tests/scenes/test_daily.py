"""The case of the day is the same for everybody, and different from day to day and game to game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from game import statistics
from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.saves import Saves
from game.match.session import Player, Session
from game.simulation import play
from scenes import days, screens
from scenes.context import Context
from scenes.daily import deal_of_the_day, deal_of_today
from scenes.tabletop import keeping

DEALS = 1_000_000
FIRST = date(2027, 1, 1)


def test_it_is_the_same_everywhere() -> None:
    """Written down once: another number would be another case on an older machine."""
    assert deal_of_the_day("chess", FIRST, DEALS) == 768945
    assert deal_of_the_day("chess", date(2027, 1, 2), DEALS) == 522115


def test_days_and_games_differ() -> None:
    deals = {
        deal_of_the_day(game, FIRST + timedelta(days=n), DEALS)
        for game in registry.games()
        for n in range(366)
    }
    wanted = len(registry.games()) * 366
    assert len(deals) > 0.99 * wanted
    assert all(0 <= deal < DEALS for deal in deals)


GAME = next(one for one in registry.games() if 3 in load_rules(one).formats.get("standard", ()))
EVENING = datetime(2027, 1, 1, 23, 58).astimezone()


@pytest.mark.parametrize("is_kept", [False, True])
@pytest.mark.parametrize("is_the_case", [False, True])
def test_midnight_takes_nobody_the_case_of_the_day(
    home: Path,
    open_context: Callable[..., Context],
    monkeypatch: pytest.MonkeyPatch,
    is_kept: bool,
    is_the_case: bool,
) -> None:
    monkeypatch.setattr(days, "now", lambda: EVENING)
    seed = deal_of_today(GAME) + (not is_the_case)
    seats = tuple(SeatSetup(name) for name in ("Rosa", "Tom", "Ada"))
    saves = Saves(home / "saves")
    setup = Setup(GAME, seats=seats, seed=seed)
    session = Session.open(setup, [Player(), Player("random"), Player("random")], saves)
    context = open_context()
    context.stack.push(screens.make("table", context, session=session))
    context.stack.apply()
    if is_kept:
        play(session.match, ["random"] * 3, 2)
        saves.write(session)
        context.stack.clear()
        context.stack.apply()
        [kept] = saves.list()
        session = saves.load(kept.path)
        context.stack.push(screens.make("table", context, session=session))
        context.stack.apply()
    monkeypatch.setattr(days, "now", lambda: EVENING + timedelta(minutes=9))
    assert seed != deal_of_today(GAME)
    play(session.match, ["random"] * 3)
    keeping.count(session)
    [finished] = statistics.load().value.people["Rosa"].finished
    assert finished.of_the_day is is_the_case
    context.stack.clear()
    context.stack.apply()
    saves.close()
