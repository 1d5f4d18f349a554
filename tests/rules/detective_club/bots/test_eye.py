"""What computer players see at one go is what the affinity says card by card, and quickly seen."""

from __future__ import annotations

import math
import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest

from systems.rules.detective_club.affinity import affinity, concept_of
from systems.rules.detective_club.bots import eye, wording
from systems.rules.detective_club.content import gallery


def test_a_row_is_the_affinity_of_every_card() -> None:
    for word in gallery().words:
        row = eye.row_for(word)
        assert row == tuple(affinity(card, concept_of(word)) for card in gallery().cards)


def test_tags_of_a_word_of_ones_own_make_a_row_and_no_tags_none() -> None:
    concept = concept_of("anything", ("bird", "night", "no tag at all"))
    row = eye.row_of(concept)
    assert max(row) > 0
    assert row == tuple(affinity(card, concept) for card in gallery().cards)
    assert set(eye.row_of({})) == {0.0}


def test_words_are_alike_by_what_their_concepts_share() -> None:
    words = gallery().words
    squares = {word: sum(much**2 for much in concept_of(word).values()) for word in words}
    for word in words[::7]:
        concept = concept_of(word)
        shared = [
            sum(much * concept_of(other).get(tag, 0) for tag, much in concept.items())
            for other in words
        ]
        expected = [
            one / math.sqrt(squares[word] * squares[other])
            for one, other in zip(shared, words, strict=True)
        ]
        assert list(eye.likeness(word)) == pytest.approx(expected, abs=1e-12)


def test_a_word_is_chosen_for_the_first_time_within_a_frame() -> None:
    """Nothing is known yet, and all words are looked up in all pictures: no call for each."""
    known = (eye.row_for, eye.ranks_for, eye.ranks_of, eye.likeness, wording._names)
    for one in known:
        one.cache_clear()
    hand = gallery().cards[:6]
    made: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        inner = code.co_name.startswith("<")  # a step of a generator is no call
        if event == "call" and code.co_filename in files and not inner:
            made[code.co_name] += 1

    files = (eye.__file__, sys.modules[affinity.__module__].__file__)
    sys.setprofile(count)
    try:
        found = wording.ideas(hand, gallery().words)
    finally:
        sys.setprofile(None)
    assert len(found) == len(gallery().words)
    assert len(found) < made.total() < 20 * len(found), made.most_common(5)
