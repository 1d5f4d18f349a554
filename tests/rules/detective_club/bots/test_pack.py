"""The word pack: what it knows, how quickly, and how often it finds the picture that is meant."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.content import registry
from game.content.reading import ContentError
from game.core.rng import stream_for
from systems.rules.detective_club.bots.eye import row_for
from systems.rules.detective_club.bots.pack import (
    FILE,
    WordPack,
    fits_by_pack,
    known,
    likely_tags,
    meaning,
    nearness,
    pack,
    standing,
)
from systems.rules.detective_club.content import GAME, gallery
from tests.rules.detective_club.bots.sayings import HELD
from tests.rules.detective_club.bots.seen import SEEN

HANDS = 40
"""Hands that every saying is tried on."""


def path() -> Path:
    return registry.manifest(GAME).path("content") / FILE


def picked(said: Mapping[str, tuple[str, ...]]) -> float:
    """How often a saying suits its picture better than five others; unknown words never do."""
    cards = gallery().cards
    right = tries = 0
    for card, words in said.items():
        for word in words:
            row = dict(zip(cards, standing(word), strict=True)) if standing(word) else {}
            for hand in range(HANDS):
                others = [one for one in cards if one != card]
                stream_for(hand, f"{card} {word}").shuffle(others)
                tries += 1
                right += bool(row) and all(row[card] > row[one] for one in others[:5])
    return right / tries


def test_the_picture_that_is_meant_is_found() -> None:
    """Among six, for words that were written by looking at the cards alone; chance is 0.17."""
    assert picked(HELD) >= 0.8


def found_in_hand(word: str, meant: str, others: tuple[str, ...]) -> bool:
    """Whether a computer player takes the painting that was meant out of a hand."""
    row = row_for(word) if word in gallery().concepts else standing(word)
    fits = dict(zip(gallery().cards, row, strict=True)) if row else {}
    return bool(fits) and all(fits[meant] > fits[one] for one in others)


def test_a_word_said_by_somebody_who_looked_leads_to_the_painting_that_was_meant() -> None:
    """Measured were 45 of 60; chance is 10. Words of the list are taken as those are."""
    assert len(SEEN) == 60
    assert all(len({meant, *others}) == 6 for _, meant, others in SEEN)
    right = sum(found_in_hand(*one) for one in SEEN)
    assert right >= 39


def test_it_is_small_and_reads_quickly() -> None:
    """In CPU seconds of this process; measured were 6 ms and 3 us."""
    assert path().stat().st_size <= 0.9 * 2**20
    began = time.process_time()
    found = WordPack(path())
    assert time.process_time() - began < 0.1
    assert len(found.words) > 14_000
    one, other = found.vector("sea"), found.vector("ship")
    assert one is not None
    assert other is not None
    began = time.process_time()
    for _ in range(2_000):
        nearness(one, other)
    assert (time.process_time() - began) / 2_000 < 50e-6


def test_it_knows_all_that_the_game_speaks_of() -> None:
    listed = gallery()
    assert set(known()) >= {*listed.tags_of, *listed.tags, *listed.words}


def test_nearness_makes_sense() -> None:
    found = pack()
    sea, ocean, desk = found.vector("sea"), found.vector("ocean"), found.vector("desk")
    assert sea is not None
    assert ocean is not None
    assert desk is not None
    assert nearness(sea, sea) == pytest.approx(1)
    assert nearness(sea, ocean) > 0.6 > nearness(sea, desk)


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("ships", "ship"),
        ("Ship", "ship"),
        ("berries", "berry"),
        ("jumped", "jump"),
        ("castel", "castle"),
        ("elefphant", "elephant"),
    ],
)
def test_what_people_write_is_found(written: str, word: str) -> None:
    """Plurals, endings, and one letter wrong."""
    found = pack()
    assert found.find(written) == found.find(word)


def test_a_phrase_lies_between_its_words() -> None:
    found = pack()
    both, sea, monster = found.find("sea monster"), found.find("sea"), found.find("monster")
    assert both is not None
    assert sea is not None
    assert monster is not None
    assert min(nearness(both, sea), nearness(both, monster)) > nearness(sea, monster)


@pytest.mark.rule("CLUB-R34")
def test_nothing_is_made_of_what_nobody_knows() -> None:
    for word in ("", "xqzzk", "Ωμέγα", "7th"):
        assert pack().find(word) is None
        assert not standing(word)
        assert not fits_by_pack(word)
        assert not likely_tags(word)


def test_a_word_of_the_list_means_its_concept() -> None:
    assert meaning("love") == gallery().concepts["love"]


def test_other_words_get_tags() -> None:
    assert {"water", "ruin"} & set(likely_tags("drowning", 5))
    assert "love" in likely_tags("romance", 5)
    assert "cold" in likely_tags("iceberg", 5)
    assert all(tag in gallery().tags for tag in likely_tags("beekeeper"))


def test_a_fit_is_of_100() -> None:
    row = fits_by_pack("harbour")
    assert len(row) == len(gallery().cards)
    assert 0 <= min(row) < 20
    assert 70 < max(row) <= 100


def test_another_file_is_refused(tmp_path: Path) -> None:
    data = path().read_bytes()
    for bad in (b"", b"{}\n", data[:-1], data.replace(b"word pack 2", b"word pack 1", 1)):
        wrong = tmp_path / "bad.pack"
        wrong.write_bytes(bad)
        with pytest.raises(ContentError):
            WordPack(wrong)
