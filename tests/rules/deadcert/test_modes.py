"""Careers and groups: which cases are played, who deals, and what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots import random_intent
from game.content import Texts
from game.core.messages import OMNISCIENT, PUBLIC, message
from game.core.rng import stream_for
from game.core.setup import BadSetup, SeatSetup
from game.match import Match
from game.match.result_code import BadCode
from game.match.series import Company, Series, SeriesSetup
from game.match.session import RANDOM, Player, Session
from game.match.standings import EpisodeResult
from game.simulation import play
from systems.rules.deadcert import facts as f
from systems.rules.deadcert.cards import LETTERS
from systems.rules.deadcert.covertplay.facts import RoundStarted
from systems.rules.deadcert.episode import case_of
from systems.rules.deadcert.intents import Fetch
from systems.rules.deadcert.modes import MODES
from systems.rules.deadcert.openplay.intents import MakeChief
from systems.rules.deadcert.soloplay.intents import Concede, Reclaim
from tests.rules.deadcert.plays import GAME, arranged

SEATS = {"open": "ABCD", "coop": "ABCD", "covert": "ABCD", "solo": "A"}


def company(names: str, table: int = 0) -> Company:
    return Company(tuple(map(SeatSetup, names)), (Player(RANDOM),) * len(names), table)


def career(format_: str = "open", names: str = "", seed: int = 7, **fields: Any) -> Series:
    companies = (company(names or SEATS[format_]),)
    return Series.open(SeriesSetup(GAME, format_, "career", companies, seed, **fields))


def group(*names: str, format_: str = "open", seed: int = 7, **fields: Any) -> Series:
    companies = tuple(company(one, number) for number, one in enumerate(names, start=1))
    return Series.open(SeriesSetup(GAME, format_, "group", companies, seed, **fields))


def play_on(series: Series, table: int = 0) -> None:
    """The next episode, by random players."""
    session = series.session(table)
    try:
        play(session.match, [player.level for player in session.players])
        series.note(session)
    finally:
        session.close()


def steps(session: Session, count: int) -> None:
    """So many random decisions."""
    stream = stream_for(1, "tests")
    for _ in range(count):
        decision = session.match.decisions[0]
        session.match.submit(decision.seat, random_intent(decision.options, frozenset(), stream))


def packets(series: Series, table: int = 0) -> list[tuple[str, ...]]:
    return [tuple(episode.arrange["packets"]) for episode in series.episodes(table)]


# -- careers ---------------------------------------------------------------------------------


@pytest.mark.rule("DC-MODE-001", "DC-RUL-010")
def test_a_career_uses_every_packet_once() -> None:
    """Two permutations against the motive letters, which come in their order."""
    orders = set()
    for seed in range(40):
        motives, means, opportunities = zip(*packets(career(seed=seed)), strict=True)
        assert motives == LETTERS
        assert sorted(means) == sorted(opportunities) == list(LETTERS)
        orders |= {means, opportunities}
    assert len(orders) > 50
    assert packets(career(seed=3)) == packets(career(seed=3))


@pytest.mark.example("EX-43")
@pytest.mark.rule("DC-MODE-001", "DC-RUL-008")
def test_the_killers_of_a_career_are_five() -> None:
    cases = list(zip("ABCDE", "CDBEA", "CAEBD", strict=True))
    assert [case_of("", letters).killer for letters in cases] == ["11", "09", "13", "57", "60"]
    for seed in range(40):
        assert len({case_of("", letters).killer for letters in packets(career(seed=seed))}) == 5


@pytest.mark.rule("DC-MODE-002", "DC-RUL-079", "DC-SET-031")
@pytest.mark.parametrize("format_", list(SEATS))
def test_detectives_seats_and_format_stay(format_: str) -> None:
    series = career(format_)
    setups = [series.episode_setup(0, number) for number in range(5)]
    assert {one.format for one in setups} == {format_}
    assert {"".join(seat.name for seat in one.tables) for one in setups} == {SEATS[format_]}
    assert len({one.seed for one in setups}) == 5
    assert series.is_team() == (format_ in ("coop", "solo"))


@pytest.mark.example("EX-50-career")
@pytest.mark.rule("DC-MODE-008", "DC-RUL-009")
def test_the_dealer_moves_one_seat_clockwise() -> None:
    first = set()
    for seed in range(30):
        series = career(seed=seed)
        dealers = [episode.arrange["dealer"] for episode in series.episodes(0)]
        first.add(dealers[0])
        assert [(one - dealers[0]) % 4 for one in dealers] == [0, 1, 2, 3, 0]
    assert first == {0, 1, 2, 3}
    for number, dealer in enumerate(dealers):
        with Match.open(series.episode_setup(0, number)) as match:
            told = match.facts_since(0, PUBLIC)
            (created,) = (fact for fact in told if isinstance(fact, f.EpisodeCreated))
            turn = next(fact for fact in told if isinstance(fact, f.TurnStarted))
            assert created.dealer == dealer
            assert turn.seat == (dealer + 1) % 4


@pytest.mark.rule("DC-MODE-010")
@pytest.mark.parametrize("format_", list(SEATS))
def test_nothing_but_points_and_the_dealer_goes_on(format_: str) -> None:
    """A later case is, for every seat, what it would be without those before it."""
    series = career(format_, seed=11)
    for episode in series.episodes(0):
        assert set(episode.arrange) == {"packets", "dealer"}
    play_on(series)
    play_on(series)
    with Match.open(series.episode_setup(0, 2)) as alone:
        session = series.session(0)
        for viewer in (*range(len(SEATS[format_])), PUBLIC, OMNISCIENT):
            assert session.match.view(viewer) == alone.view(viewer)
    series.close()


# -- points ----------------------------------------------------------------------------------


@pytest.mark.rule("DC-MODE-003", "DC-RUL-077")
@pytest.mark.parametrize(
    ("chiefs", "points", "winners"),
    [
        ({"chiefs.0": ["M:K", "E:K"]}, (2, 0, 1), (0,)),
        ({"chiefs.2": ["M:K", "E:K"]}, (0, 0, 3), (2,)),
        ({"chiefs.0": ["M:K"], "chiefs.1": ["E:K"]}, (1, 1, 1), ()),
    ],
    ids=["two_and_one", "three", "split"],
)
def test_a_killer_card_that_is_chief_is_a_point(
    chiefs: dict[str, Any], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    arrange = {**chiefs, "turn": 2, "fresh": ["O:K", "..."]}
    with arranged("open", 3, arrange) as match:
        match.submit(2, MakeChief())
        assert match.outcome is not None
        assert match.outcome.winners == winners
        assert MODES["career"].score(match) == MODES["group"].score(match) == points


@pytest.mark.rule("DC-RUL-077", "DC-MODE-003")
def test_a_filed_killer_card_is_no_point() -> None:
    seen = set()
    for seed in range(40):
        with Match.open(career(seed=seed).episode_setup(0, 0)) as match:
            play(match, [RANDOM] * 4)
            assert match.outcome is not None
            case = case_of("", tuple(match.view(PUBLIC).values["packets"]))
            zones = match.view(PUBLIC).zones
            points = tuple(
                len(set(case.killer_cards) & set(zones[f"chiefs.{seat}"].cards))
                for seat in range(4)
            )
            assert MODES["career"].score(match) == points
            seen.add((match.outcome.ending, sum(points)))
    assert {total for ending, total in seen if ending != "cold"} <= {3}
    assert {total for ending, total in seen if ending == "cold"} == {0, 1, 2}


def told(series: Series) -> str:
    (line,) = series.standings()
    return Texts.load("en").say(
        "series.wins_of",
        wins=line.total,
        episodes=len(line.points),
        players=message("series.players", count=len(line.names)),
    )


def with_results(format_: str, points: list[tuple[int, ...]]) -> Series:
    opened = career(format_, "ABCD"[: len(points[0])] if format_ == "open" else "")
    results = {0: [EpisodeResult(one, (), "won") for one in points]}
    return Series(opened.setup, opened.rules, results)


@pytest.mark.example("EX-63-coop")
@pytest.mark.rule("DC-MODE-004", "DC-RUL-079")
def test_a_team_counts_wins_and_says_how_many_played() -> None:
    won = {"chiefs.0": ["M:K"], "chiefs.2": ["E:K"], "turn": 1, "fresh": ["O:K", "..."]}
    lost = {**won, "chiefs.2": ["E:e1"], "filed.1": ["E:K"]}
    points = []
    for arrange in (won, lost, won, won, lost):
        with arranged("coop", 4, arrange) as match:
            if match.outcome is None:  # with nothing filed it is done without asking
                match.submit(1, Fetch())
            points.append(MODES["career"].score(match))
    assert points == [(1,), (0,), (1,), (1,), (0,)]
    assert told(with_results("coop", points)) == "3 of 5 won, 4 players"


@pytest.mark.rule("DC-MODE-007")
def test_a_detective_alone_counts_wins() -> None:
    arrange = {"laid_out": ["M:K", "E:K", "SO", "..."], "filed.O": ["O:K"]}
    rest = {"filed.M": [], "filed.E": []}
    points = []
    for intent in (Reclaim("SO"), Concede(), Reclaim("SO"), Concede(), Concede()):
        with arranged("solo", 1, arrange | rest) as match:
            match.submit(0, intent)
            points.append(MODES["career"].score(match))
    assert points == [(1,), (0,), (1,), (0,), (0,)]
    assert told(with_results("solo", points)) == "2 of 5 won, 1 player"


@pytest.mark.example("EX-63-open")
@pytest.mark.rule("DC-MODE-009", "DC-RUL-078")
def test_equal_totals_share_the_place() -> None:
    points = [(2, 1, 0), (0, 2, 1), (1, 1, 1), (3, 0, 0), (0, 2, 1)]
    lines = with_results("open", points).standings()
    assert [(line.place, line.seat, line.total) for line in lines] == [
        (1, 0, 6),
        (1, 1, 6),
        (3, 2, 3),
    ]


# -- groups ----------------------------------------------------------------------------------


@pytest.mark.example("EX-45")
@pytest.mark.rule("DC-MODE-020", "DC-MODE-021", "DC-RUL-080")
def test_up_to_five_tables_share_no_packet() -> None:
    firsts = set()
    for seed in range(30):
        series = group("AB", "CDE", "FGHI", "JKLMN", "OPQRST", seed=seed)
        for letters in zip(*(packets(series, table)[0] for table in series.tables), strict=True):
            assert sorted(letters) == list(LETTERS)
        firsts.add(packets(series, 1)[0])
        few = group("AB", "CDE", seed=seed)
        assert packets(few, 2) == packets(series, 2), "another machine knows nothing of the rest"
    assert len(firsts) > 20
    sixth = (company("AB", 1), company("CD", 6))
    with pytest.raises(BadSetup, match="1 to 5"):
        Series.open(SeriesSetup(GAME, "open", "group", sixth))


@pytest.mark.rule("DC-MODE-020", "DC-MODE-021")
def test_other_machines_may_play_the_same_cases_and_tables_of_one_machine_may_not() -> None:
    for seed in range(30):
        here = group("AB", "CDE", seed=seed, same=True)
        elsewhere = (company("FG", 5), company("HI", 3))
        there = Series.open(SeriesSetup(GAME, "open", "group", elsewhere, seed, same=True))
        assert [packets(here, table) for table in (1, 2)] == [
            packets(there, table) for table in (5, 3)
        ]
        for mine, yours in zip(packets(here, 1)[0], packets(here, 2)[0], strict=True):
            assert mine != yours, "no packet is opened twice at one machine"
        for series in (here, there):
            first, second = (series.episode_setup(table, 0) for table in series.tables)
            assert first.seed == second.seed and first.table != second.table
    play_on(there, 5)
    here.admit(there.result(5))
    with pytest.raises(BadCode):
        group("AB", seed=seed).admit(there.result(5))


@pytest.mark.rule("DC-RUL-080", "DC-MODE-022", "DC-SET-031")
@pytest.mark.parametrize("format_", list(SEATS))
def test_tables_of_a_group_are_of_one_format_and_score_as_in_a_career(format_: str) -> None:
    names = ("A", "B", "C") if format_ == "solo" else ("AB", "CDE", "FGHI")
    series = group(*names, format_=format_)
    for table in series.tables:
        assert series.episode_setup(table, 0).format == format_
        play_on(series, table)
    lines = series.standings()
    if format_ in ("coop", "solo"):
        assert [len(line.names) for line in sorted(lines, key=lambda line: line.table)] == [
            len(one) for one in names
        ]
    else:
        assert len(lines) == 9
    assert all(len(line.points) == 1 for line in lines)


@pytest.mark.example("EX-67")
@pytest.mark.rule("DC-MODE-023", "DC-RUL-092")
def test_tables_draw_from_streams_of_their_own_and_see_nothing_of_each_other() -> None:
    series = group("ABC", "DEF", seed=4)
    setups = [series.episode_setup(table, 0) for table in (1, 2)]
    assert setups[0].seed == setups[1].seed
    orders, dealers = [], set()
    for setup in setups:
        with Match.open(setup) as match:
            fresh = match.view(OMNISCIENT).zones["fresh"].cards
        orders.append([card[0] + card[-2:] for card in fresh])  # without the letters
    assert orders[0] != orders[1]
    for seed in range(30):
        one = group("ABC", "DEF", seed=seed)
        dealers.add(tuple(one.episodes(table)[0].arrange["dealer"] for table in (1, 2)))
    assert len(dealers) > 5, "the first dealers are drawn table by table"
    first, second = series.session(1), series.session(2)
    before = [second.match.view(viewer) for viewer in (0, 1, 2, PUBLIC)]
    steps(first, 9)
    assert [second.match.view(viewer) for viewer in (0, 1, 2, PUBLIC)] == before
    with Match.open(setups[0]) as alone:
        stream = stream_for(1, "tests")
        for _ in range(9):
            decision = alone.decisions[0]
            alone.submit(decision.seat, random_intent(decision.options, frozenset(), stream))
        assert alone.view(PUBLIC) == first.match.view(PUBLIC)
    with pytest.raises(ValueError, match="when all have ended"):
        series.standings()
    series.close()


@pytest.mark.rule("DC-RUL-081")
@pytest.mark.parametrize(
    ("format_", "names", "begins"),
    [("open", "ABC", f.TurnStarted), ("covert", "ABC", RoundStarted), ("solo", "A", RoundStarted)],
)
def test_the_screen_goes_over_between_turns_or_rounds(
    format_: str, names: str, begins: type
) -> None:
    series = group(names, names, format_=format_)
    session = series.session(1)
    changes = []
    stream, seen = stream_for(3, "tests"), len(session.match.facts_since(0, OMNISCIENT))
    for _ in range(60):
        if session.match.outcome is not None:
            break
        point, decision = series.safe_point(session), session.match.decisions[0]
        session.match.submit(
            decision.seat, random_intent(decision.options, frozenset({"concede"}), stream)
        )
        new = session.match.facts_since(seen, OMNISCIENT)
        seen += len(new)
        if session.match.outcome is None:
            changed = series.safe_point(session) != point
            changes.append(changed)
            assert changed == any(isinstance(fact, begins) for fact in new)
    series.close()
    assert True in changes
    assert False in changes


def test_a_case_is_called_by_its_open_details() -> None:
    texts = Texts.load("en", GAME)
    for seed in range(5):
        for episode in career(seed=seed).episodes(0):
            assert episode.about is not None
            said = texts.say(episode.about)
            victim = texts.say(f"{GAME}.the.m-{episode.arrange['packets'][0].lower()}")
            assert said.startswith(victim)
            assert len(said) > len(victim) + 4
