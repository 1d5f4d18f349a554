"""A series: its schedule, its sheet, its places, and tables that know nothing of each other."""

from __future__ import annotations

import msgspec
import pytest

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.setup import BadSetup, Setup
from game.match import Match
from game.match.series import Series, SeriesSetup
from game.match.standings import TableResult, standings
from tests.series.kit import GAME, company, league, play_all, play_episode, play_out, tour


def streets(series: Series, table: int) -> list[str]:
    return [episode.arrange["street"] for episode in series.episodes(table)]


def test_a_tour_goes_through_every_street_once_and_the_first_seat_moves_on() -> None:
    for seed in range(30):
        series = tour(seed=seed, names="ABC")
        assert sorted(streets(series, 0)) == list("ABCDE")
        firsts = [episode.arrange["first"] for episode in series.episodes(0)]
        assert [(one - firsts[0]) % 3 for one in firsts] == [0, 1, 2, 0, 1]


def test_the_schedule_follows_from_the_seed() -> None:
    assert streets(tour(seed=3), 0) == streets(tour(seed=3), 0)
    assert len({tuple(streets(tour(seed=seed), 0)) for seed in range(20)}) > 10


def test_episodes_have_seats_format_and_rules_of_the_series_and_seeds_of_their_own() -> None:
    series = tour("dusk", "ABC")
    setups = [series.episode_setup(0, number) for number in range(5)]
    assert {one.format for one in setups} == {"dusk"}
    assert {tuple(seat.name for seat in one.tables) for one in setups} == {("A", "B", "C")}
    assert len({one.seed for one in setups}) == 5
    assert all(one.table == "" for one in setups)


def test_points_are_entered_once_and_added_up() -> None:
    series = tour()
    session = series.session(0)
    assert series.session(0) is session
    play_out(session)
    series.note(session)
    series.note(session)
    assert session.match.outcome is not None
    assert [one.points for one in series.results(0)] == [session.match.outcome.scores]
    assert series.next_episode(0) == 1
    session.close()
    play_all(series)
    assert series.is_over()
    assert series.next_episode(0) is None
    with pytest.raises(BadSetup, match="all episodes"):
        series.session(0)
    for line in series.standings():
        assert line.seat is not None
        assert line.total == sum(one.points[line.seat] for one in series.results(0))


def test_a_match_that_is_not_over_is_not_entered() -> None:
    series = tour()
    session = series.session(0)
    play_out(session, most=2)
    series.note(session)
    assert series.results(0) == ()
    assert series.is_running(0)
    series.close()


def test_a_team_counts_its_wins() -> None:
    series = tour("crew", "ABCD")
    play_all(series)
    (line,) = series.standings()
    assert line.seat is None
    assert line.names == ("A", "B", "C", "D")
    assert set(line.points) <= {0, 1}
    assert line.total == sum(bool(one.winners) for one in series.results(0))


def test_equal_totals_share_a_place_and_the_next_one_is_left_out() -> None:
    sheet = TableResult("", 0, ("Ann", "Ben", "Cleo", "Dan"), ((2, 2, 1, 0), (1, 1, 1, 2)))
    lines = standings([sheet])
    assert [(line.place, line.names[0], line.total) for line in lines] == [
        (1, "Ann", 3),
        (1, "Ben", 3),
        (3, "Cleo", 2),
        (3, "Dan", 2),
    ]


def test_an_unfinished_episode_goes_on_where_it_was() -> None:
    series, straight = tour(seed=4), tour(seed=4)
    session = series.session(0)
    play_out(session, most=2)
    series.park(session)
    session.close()
    again = series.session(0)
    assert again is not session
    assert again.match.moves == 2
    play_out(again)
    series.note(again)
    again.close()
    other = straight.session(0)
    play_out(other)
    straight.note(other)
    other.close()
    assert series.results(0) == straight.results(0)


# -- groups ----------------------------------------------------------------------------------


def test_no_two_tables_of_a_group_get_the_same_street() -> None:
    for seed in range(20):
        series = league("AB", "CD", "EF", "GH", "IJ", seed=seed)
        assert sorted(streets(series, table)[0] for table in series.tables) == list("ABCDE")


def test_all_tables_may_play_the_same_street() -> None:
    series = league("AB", "CD", same=True)
    assert streets(series, 1) == streets(series, 2)


def test_a_sixth_table_cannot_be_and_none_comes_twice() -> None:
    rows = tuple(company("AB", number) for number in (1, 6))
    with pytest.raises(BadSetup, match="1 to 5"):
        Series.open(SeriesSetup(GAME, "stroll", "league", rows))
    rows = (company("AB", 2), company("CD", 2))
    with pytest.raises(BadSetup, match="different numbers"):
        Series.open(SeriesSetup(GAME, "stroll", "league", rows))
    with pytest.raises(BadSetup, match="one table"):
        Series.open(SeriesSetup(GAME, "stroll", "tour", (company("AB", 1),)))
    with pytest.raises(BadSetup, match="tour, league"):
        Series.open(SeriesSetup(GAME, "stroll", "cup", (company(),)))
    with pytest.raises(BadSetup, match="2 to 4"):
        Series.open(SeriesSetup(GAME, "stroll", "tour", (company("A"),)))


def test_tables_may_differ_in_size() -> None:
    series = league("AB", "CDEF")
    assert len(series.episode_setup(2, 0).tables) == 4


def test_tables_with_one_seed_draw_from_different_streams() -> None:
    drawn = []
    for table in ("", "1", "2"):
        setup = Setup(GAME, "stroll", 2, seed=5, arrange={"street": "A"}, table=table)
        with Match.open(setup) as match:
            stream = match.table.stream("letters")
            drawn.append(tuple(stream.below(1000) for _ in range(6)))
            assert all(name.startswith(f"{table}/") for name in match.table.chance.states if table)
    assert len(set(drawn)) == 3


def test_what_happens_at_one_table_does_not_touch_the_other() -> None:
    """The order of showing does not matter, and no view tells of another table."""
    one, two = league("AB", "CD", seed=9), league("AB", "CD", seed=9)
    for table in (1, 2):
        play_episode(one, table)
    first_table, second_table = two.session(1), two.session(2)
    while first_table.match.outcome is None or second_table.match.outcome is None:
        for session in (second_table, first_table):
            play_out(session, most=1)
    names = [seat.name for seat in two.company(2).seats]
    for viewer in (PUBLIC, OMNISCIENT, 0):
        seen = msgspec.json.encode(first_table.match.view(viewer).seats).decode()
        assert not any(f'"{name}"' in seen for name in names)
    for session in (first_table, second_table):
        two.note(session)
        session.close()
    assert one.results(1) == two.results(1)
    assert one.results(2) == two.results(2)


def test_nothing_is_told_of_the_tables_before_all_have_ended() -> None:
    series = league("AB", "CD")
    play_episode(series, 1)
    with pytest.raises(ValueError, match="all have ended"):
        series.standings()
    assert len(series.standing(1)) == 2
    play_episode(series, 2)
    assert {line.table for line in series.standings()} == {1, 2}


def test_a_safe_point_is_the_end_of_a_turn() -> None:
    series = league("AB", "CD")
    session = series.session(1)
    before = series.safe_point(session)
    play_out(session, most=1)
    assert series.safe_point(session) != before
    series.close()


def test_another_mode_seed_or_rule_is_another_series() -> None:
    codes = {tour().code, tour("dusk").code, tour(seed=8).code, league("AB").code}
    codes.add(league("AB", same=True).code)
    assert len(codes) == 5
    assert league("AB", "CD").code == league("EFG").code
