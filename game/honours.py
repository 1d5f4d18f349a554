"""What somebody can be proud of: honours, found in the list of the games that they finished."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

SHARP = "sharp"
RUN, HINTLESS, REGULAR, DAYS, COMPANY = 3, 5, 50, 7, 4
QUICK_SECONDS = 600


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished game of one person.

    Attributes:
        ended: day and time, such as ``2027-01-31T20:15:00``.
        game, format: what was played.
        won: whether this person was among the winners.
        hints: how many this person took.
        people: how many people played.
        computers: levels of the computer players.
        seconds: how long it took; 0 where nobody knows.
        of_the_day: whether it was the case of that day.
    """

    ended: str
    game: str
    format: str = ""
    won: bool = False
    hints: int = 0
    people: int = 1
    computers: tuple[str, ...] = ()
    seconds: int = 0
    of_the_day: bool = False


Rule = Callable[[Sequence[Finished], frozenset[str]], bool]
"""Whether the games up to now deserve it; the shelf's games stand beside them."""


def _wins(games: Sequence[Finished]) -> list[Finished]:
    return [one for one in games if one.won]


def _against_sharp(one: Finished) -> bool:
    rivals = one.people - 1 + len(one.computers)
    return one.won and one.people == 1 and rivals >= 2 and set(one.computers) == {SHARP}


HONOURS: dict[str, Rule] = {
    "first_game": lambda games, _: len(games) >= 1,
    "first_win": lambda games, _: bool(_wins(games)),
    "run": lambda games, _: len(games) >= RUN and all(one.won for one in games[-RUN:]),
    "hintless": lambda games, _: sum(not one.hints for one in _wins(games)) >= HINTLESS,
    "sharp": lambda games, _: any(map(_against_sharp, games)),
    "company": lambda games, _: any(one.people >= COMPANY for one in _wins(games)),
    "quick": lambda games, _: any(0 < one.seconds <= QUICK_SECONDS for one in _wins(games)),
    "days": lambda games, _: len({one.ended[:10] for one in games if one.of_the_day}) >= DAYS,
    "every_table": lambda games, shelf: shelf <= {one.game for one in _wins(games)},
    "regular": lambda games, _: len(games) >= REGULAR,
}
"""By name, from the first that one earns to the last."""


def earned(games: Iterable[Finished], shelf: Iterable[str]) -> dict[str, str]:
    """Honour -> the day on which it was earned, such as ``2027-01-31``.

    Args:
        games: of one person, in the order in which they ended.
        shelf: the ids of all games that there are.
    """
    tables = frozenset(shelf)
    so_far: list[Finished] = []
    found: dict[str, str] = {}
    for game in games:
        so_far.append(game)
        for name, rule in HONOURS.items():
            if name not in found and rule(so_far, tables):
                found[name] = game.ended[:10]
    return found


def runs(games: Iterable[Finished]) -> tuple[int, int]:
    """How many wins in a row there are now, and how many there were at most."""
    now = most = 0
    for game in games:
        now = now + 1 if game.won else 0
        most = max(most, now)
    return now, most
