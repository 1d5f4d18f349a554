"""B8 to B21, B28 and B46: what is measured over time. A test fails when a bar is broken, not when a
figure moves; ``python -m tests.bars`` writes the figures down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.bars import measures
from tests.bars.figures import Figure

QUICK: dict[str, Callable[[], Iterator[Figure]]] = {
    "colours": measures.colours,
    "flashes of the deal": lambda: measures.films(only="deal"),
    "flashes of the end": lambda: measures.films(only="right accusation"),
    "little motion at the deal": lambda: measures.films(reduced=True, only="deal"),
    "little motion of a question": lambda: measures.films(reduced=True, only="question"),
    "answers": lambda: measures.answers(("title", "lobby", "settings: seeing", "table: the turn")),
    "starting": measures.starting,
    "depth": measures.depth,
    "whole games": measures.whole_games,
    "thinking": lambda: measures.thinking(decisions=20, seconds=1.0),
    "help": measures.help_words,
}
"""Small samples of each measure of the house."""


def check(figures: Iterator[Figure]) -> None:
    broken = [one for one in figures if not one.kept]
    told = (f"{one.bar} {one.what}: {one.value}, not {one.limit} {one.note}" for one in broken)
    assert not broken, "\n".join(told)


@pytest.mark.parametrize("name", QUICK)
def test_a_bar_is_kept(name: str) -> None:
    check(QUICK[name]())


@pytest.mark.long
@pytest.mark.parametrize("name", measures.every_measure())
def test_every_bar_is_kept(name: str) -> None:
    check(measures.every_measure()[name]())
