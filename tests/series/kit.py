"""Series of the toy game, played by computers."""

from __future__ import annotations

from game.core.setup import SeatSetup
from game.match.series import Company, Series, SeriesSetup
from game.match.series_saves import SeriesSaves
from game.match.session import HUMAN, RANDOM, Player, Session
from game.simulation import play

GAME = "night_doors"


def company(names: str = "AB", table: int = 0, people: int = 0) -> Company:
    """A table with a seat for each letter; the first ones are people's."""
    players = tuple(Player(HUMAN if seat < people else RANDOM) for seat, _ in enumerate(names))
    return Company(tuple(SeatSetup(name) for name in names), players, table)


def tour(
    format_: str = "stroll", names: str = "AB", seed: int = 7, saves: SeriesSaves | None = None
) -> Series:
    """A career."""
    setup = SeriesSetup(GAME, format_, "tour", (company(names),), seed)
    return Series.open(setup, saves)


def league(*names: str, format_: str = "stroll", seed: int = 7, same: bool = False) -> Series:
    """A group with a table for each word."""
    companies = tuple(company(one, number) for number, one in enumerate(names, start=1))
    return Series.open(SeriesSetup(GAME, format_, "league", companies, seed, same=same))


def play_out(session: Session, most: int | None = None) -> None:
    """Random players play a session, saving as people do."""
    while session.match.outcome is None and most != 0:
        seat = session.bots_to_move()[0]
        choice = session.think(seat, lambda: False)
        assert choice is not None
        session.submit(seat, choice.intent)
        most = None if most is None else most - 1


def play_episode(series: Series, table: int) -> None:
    """The next episode of a table, from the first decision to the sheet."""
    session = series.session(table)
    try:
        play(session.match, [player.level for player in session.players])
        series.note(session)
    finally:
        session.close()


def play_all(series: Series) -> None:
    """Every episode of every table."""
    for table in series.tables:
        while series.next_episode(table) is not None:
            play_episode(series, table)
