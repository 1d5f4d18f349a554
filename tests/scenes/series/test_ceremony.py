"""The end of a series: shared places, teams, an evening without a winner, people elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.match.standings import TableResult, standings
from scenes.series.ceremony import Ceremony
from tests.scenes.conftest import Player
from tests.series.kit import league, tour


def shown(player: Player, results: Sequence[TableResult], *, team: bool = False) -> list[str]:
    series = tour("crew" if team else "stroll", "ABCD")
    scene = Ceremony(player.context, series, standings(results))
    player.open(scene)
    player.run(1.0)
    return scene.strings()


def result(points: Sequence[tuple[int, ...]], table: int = 0, *, team: bool = False) -> TableResult:
    names = ("Ann", "Ben", "Cleo", "Dan")
    return TableResult("AAAA", table, names, tuple(points), team)


def test_equal_totals_share_the_first_place(player: Player) -> None:
    said = shown(player, [result([(3, 3, 0, 0), (3, 3, 2, 1)])])
    assert "First place: Ann and Ben with 6 points" in said
    assert said.count("Place 1, 6 points") == 2
    assert "Place 3, 2 points" in said


def test_a_team_is_told_its_wins_and_its_number(player: Player) -> None:
    points = [(1,), (0,), (1,), (1,), (0,)]
    said = shown(player, [result(points, team=True)], team=True)
    assert "3 of 5 won, 4 players" in said
    assert {"Ann", "Ben", "Cleo", "Dan"} <= set(said)


def test_an_evening_without_a_point_has_no_winner(player: Player) -> None:
    said = shown(player, [result([(0, 0, 0, 0)])])
    assert "Nobody won anything. It happens." in said


def test_people_elsewhere_are_named_by_seat_and_table(player: Player) -> None:
    series = league("AB")
    elsewhere = TableResult("AAAA", 4, ("", ""), ((9, 1),))
    here = TableResult("AAAA", 1, ("Ann", "Ben"), ((3, 0),))
    scene = Ceremony(player.context, series, standings([here, elsewhere]))
    player.open(scene)
    assert "First place: Seat 1 of table 4 with 9 points" in scene.strings()
    assert "Ann" in scene.strings()


@pytest.mark.parametrize("best", [1, 2, 3, 4])
def test_the_best_stand_in_the_middle(player: Player, best: int) -> None:
    row = tuple(5 if seat < best else 1 for seat in range(4))
    series = tour("stroll", "ABCD")
    scene = Ceremony(player.context, series, standings([result([row])]))
    player.open(scene)
    places = [line.place for line, _ in _order(scene)]
    firsts = [number for number, place in enumerate(places) if place == 1]
    assert len(firsts) == best
    assert firsts == list(range(firsts[0], firsts[0] + best)), "beside each other"
    left, right = firsts[0], len(places) - 1 - firsts[-1]
    assert abs(left - right) <= 1


def _order(scene: Ceremony) -> list[tuple[object, int]]:
    from scenes.series.ceremony import _from_the_middle

    return _from_the_middle(scene._entries())  # type: ignore[return-value]
