"""What the results say about a finished game of Deadly Premonition."""

from __future__ import annotations

import pytest

from game.core.rng import stream_for
from game.match import Match, Setup
from scenes.context import Context
from scenes.tables.deadly_premonition.secrets import SECRETS


@pytest.mark.parametrize(("seats", "format_"), [(2, "duel"), (3, "hidden_killer")])
def test_the_headline_is_the_way_it_ended_and_every_word_is_there(seats: int, format_: str) -> None:
    """A Killer who wins has not solved anything."""
    words = Context.offscreen().words_for("deadly_premonition").with_names(["A", "B", "C"])
    ends = set()
    for seed in range(6):
        stream = stream_for(seed, "results")
        with Match.open(Setup("deadly_premonition", format_, seats=seats, seed=seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                options = list(decision.options)
                match.submit(decision.seat, options[stream.below(len(options))])
            review = SECRETS.review(match)
            ends.add(match.outcome.ending)
            assert review.title.key == f"deadly_premonition.ending.{match.outcome.ending}"
            assert review.winners == match.outcome.winners
            assert review.sentence is not None
            assert words.say(review.title.key)
            assert words.say(review.sentence)
    assert ends
