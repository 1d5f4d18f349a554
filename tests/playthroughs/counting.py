"""How many legal continuations there are, to a small depth. One number catches any change.

A position's continuations are the answers of the lowest seat that is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.match import Match
from tests.kit.games import fewest_and_most, tables
from tests.kit.playing import play_on, play_stream
from tests.playthroughs.telling import HERE

MOST_POSITIONS = 400
"""A depth with more positions is counted, but none of them is played on."""
DEEPEST = 6
SEEDS = (0, 1)
MOVES_BEFORE = (0, 9)


def counts_path(game: str) -> Path:
    """Where the numbers of a game lie."""
    return HERE / game / "counts.txt"


def tell_counts(game: str, most_positions: int = MOST_POSITIONS) -> str:
    """A line for each position counted from."""
    return "\n".join(_lines(game, most_positions)) + "\n"


def _lines(game: str, most_positions: int) -> Iterator[str]:
    yield "legal continuations to depth 1, 2, 3 ..."
    for table in fewest_and_most([one for one in tables() if one.game == game]):
        for seed in SEEDS:
            for moves in MOVES_BEFORE:
                with table.open(seed) as match:
                    if play_on(match, play_stream(seed), moves) < moves:
                        continue
                    found = " ".join(str(number) for number in counts(match, most_positions))
                place = f"{table.format}, {table.seats} seats, seed {seed}, after {moves}"
                yield f"{place}: {found}"


def counts(match: Match, most_positions: int) -> list[int]:
    """The number of continuations at each depth, as deep as there are few enough positions."""
    positions = [match.snapshot()]
    found: list[int] = []
    while len(found) < DEEPEST:
        found.append(sum(_continuations(position) for position in positions))
        if not 0 < found[-1] <= most_positions:
            break
        positions = [after for position in positions for after in _after(position)]
    return found


def _continuations(position: bytes) -> int:
    with Match.restore(position) as match:
        return len(match.decisions[0].options) if match.decisions else 0


def _after(position: bytes) -> Iterator[bytes]:
    with Match.restore(position) as match:
        options = list(match.decisions[0].options) if match.decisions else []
    for intent in options:
        with Match.restore(position) as match:
            match.submit(match.decisions[0].seat, intent)
            yield match.snapshot()
