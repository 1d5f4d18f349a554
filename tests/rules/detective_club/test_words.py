"""What a word is (CLUB-032)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.options import MOST_WRITTEN
from systems.rules.detective_club.intents import WordFree
from systems.rules.detective_club.words import MOST_LETTERS, is_word, normal_form, problem
from tests.kit.games import Table


@pytest.mark.example("CLUB-E08")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("  Sea   MONSTER ", "sea monster"),
        ("\tRock'n'Roll\n", "rock'n'roll"),
        ("Jack\u2019s", "jack's"),
        ("e\u0301clair", "\u00e9clair"),
        ("x\u2011ray", "x-ray"),
        ("2001 nights", "2001 nights"),
        ("Ωμέγα", "ωμέγα"),
        ("Ёлка", "ёлка"),
        ("हिन्दी", "हिन्दी"),
        ("a" * 24, "a" * 24),
    ],
)
def test_words(text: str, word: str) -> None:
    assert normal_form(text) == word
    assert is_word(text)


@pytest.mark.rule("CLUB-R04")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "word_is_empty"),
        ("   ", "word_is_empty"),
        ("2026", "word_has_no_letter"),
        ("- '", "word_has_no_letter"),
        ("a" * 25, "word_is_too_long"),
        ("a" * 20 + " bcde", "word_is_too_long"),
        ("sea_monster", "word_has_odd_signs"),
        ("why?", "word_has_odd_signs"),
        ("a\u200bb", "word_has_odd_signs"),
        ("a\x07b", "word_has_odd_signs"),
        ("\u0301", "word_has_no_letter"),
        ("☃", "word_has_odd_signs"),
    ],
)
def test_what_is_no_word(text: str, why: str) -> None:
    assert problem(text) == why


@given(st.text(max_size=60))
def test_a_normal_form_is_its_own(text: str) -> None:
    word = normal_form(text)
    assert normal_form(word) == word
    assert problem(word) == problem(text)
    if is_word(text):
        assert 1 <= len(word) <= MOST_LETTERS
        assert word == word.strip()
        assert "  " not in word


@pytest.mark.rule("CLUB-032")
def test_a_text_too_long_to_be_read_is_too_long_however_short_its_word() -> None:
    with Table("detective_club", "standard", 4).open(arrange={"first_active": 0}) as match:
        for blanks, reason in ((MOST_WRITTEN - 2, None), (MOST_WRITTEN - 1, "word_is_too_long")):
            refused = match.why_not(0, WordFree("a" + blanks * " " + "b"))
            assert (refused and refused.values["detail"]) == reason
