"""The pictures, their tags, and the affinity of a word to a picture (rules file, section 2)."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from game.content import Texts
from game.content.reading import ContentError
from systems.rules.detective_club.affinity import (
    FAIR,
    NONE,
    STRONG,
    VAGUE,
    WEAK,
    affinity,
    affinity_to,
    band,
    concept_of,
    norm,
    reasons,
    score,
    thing_behind,
)
from systems.rules.detective_club.content import (
    GAME,
    TOPICS,
    WEIGHTS,
    gallery,
    read_gallery,
    registry,
)
from systems.rules.detective_club.words import EXAMPLES, is_word, normal_form

PICTURES = gallery().pictures


# -- what must hold for any set (2.1) ------------------------------------------------------


def test_there_are_168_cards_in_order() -> None:
    assert gallery().cards == tuple(f"E{number:03}" for number in range(1, 169))


def test_motifs_are_as_often_subject_second_and_detail() -> None:
    known = gallery()
    motifs = [motif for family in known.families.values() for motif in family]
    assert len(known.families) == 12
    assert {len(family) for family in known.families.values()} == {7}
    for place in ("subject", "second", "detail"):
        counts = Counter(getattr(picture, place) for picture in PICTURES.values())
        assert counts == dict.fromkeys(motifs, 2)


@pytest.mark.parametrize(
    ("kind", "values", "cards"),
    [("setting", 12, 14), ("relation", 12, 14), ("palette", 8, 21), ("mood", 8, 21)],
)
def test_attributes_are_spread_evenly(kind: str, values: int, cards: int) -> None:
    counts = Counter(getattr(picture, kind) for picture in PICTURES.values())
    assert counts == dict.fromkeys(gallery().attributes[kind], cards)
    assert len(counts) == values


def test_no_two_cards_are_alike() -> None:
    family = {motif: name for name, rows in gallery().families.items() for motif in rows}
    for picture in PICTURES.values():
        assert len({family[motif] for motif in picture.motifs}) == 3
    for one, other in combinations(PICTURES.values(), 2):
        assert len({*one.motifs} & {*other.motifs}) < 2
        if one.subject == other.subject:
            assert not {*one[3:]} & {*other[3:]}


def test_every_word_has_strong_cards_and_every_card_strong_words() -> None:
    strong = Counter[str]()
    for word in gallery().words:
        found = [card for card in PICTURES if affinity_to(word, card) >= 50]
        assert 12 <= len(found) <= 70, word
        strong.update(found)
    assert min(strong[card] for card in PICTURES) >= 12


def test_tags() -> None:
    """93 of them; five for each motif; 16 to 23 for each card, weighing 1 to 3."""
    known = gallery()
    assert len(known.tags) == 93
    assert list(known.tags) == sorted(known.tags)
    for family in known.families.values():
        assert {len(set(tags)) for tags in family.values()} == {5}
    for weights in known.weights.values():
        assert 16 <= len(weights) <= 23
        assert set(weights.values()) <= {1, 2, 3}


def test_words_and_topics() -> None:
    known = gallery()
    assert tuple(known.topics) == TOPICS
    assert {len(words) for words in known.topics.values()} == {15}
    assert len(set(known.words)) == 120
    for word, concept in known.concepts.items():
        assert normal_form(word) == word
        assert is_word(word)
        assert set(concept) <= set(known.tags)
        assert set(concept.values()) <= {1, 2, 3}
        assert len(concept) >= 3


def test_examples_of_own_words_are_not_on_the_list() -> None:
    """More than a game has rounds, so that there is one even if none may come again."""
    assert len(set(EXAMPLES)) == len(EXAMPLES) > 10
    for word in EXAMPLES:
        assert is_word(word)
        assert normal_form(word) == word
        assert word not in gallery().concepts


def test_everything_has_words() -> None:
    texts = Texts.load("en", GAME)
    keys = [f"card.{card.lower()}" for card in gallery().cards]
    keys += [f"the.{card.lower()}" for card in gallery().cards]
    keys += [f"tag.{tag}" for tag in (*gallery().tags, VAGUE)]
    keys += [f"thing.{thing}" for thing in gallery().tags_of]
    keys += [f"topic.{topic}" for topic in TOPICS]
    assert [key for key in keys if f"{GAME}.{key}" not in texts] == []
    titles = [texts.say(f"{GAME}.card.{card.lower()}") for card in gallery().cards]
    assert len(set(titles)) == 168


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("cards.toml", '"rose", "crowd"', '"rose", "tulip"', "no second is called `tulip`"),
        ("cards.toml", '"open_sea", "yellow"', '"yellow", "yellow"', "no setting is called"),
        ("attributes.toml", "open_sea =", "rose =", "the same name"),
        ("words.toml", "[nature]", "[weather]", "its topics are not nature, journey"),
    ],
)
def test_mistakes_are_named(file: str, old: str, new: str, problem: str, tmp_path: Path) -> None:
    folder = registry.manifest(GAME).path("content")
    for path in folder.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(
            text.replace(old, new, 1) if path.name == file else text, encoding="utf-8"
        )
    with pytest.raises(ContentError, match=problem):
        read_gallery(tmp_path)


# -- affinity (2.2) ------------------------------------------------------------------------


def test_affinity_agrees_with_a_plain_reckoning() -> None:
    """By the definition, from the rows of the files alone."""
    known = gallery()
    for number, (card, picture) in enumerate(known.pictures.items()):
        for word in known.words[number % 7 :: 7]:
            total = 0
            for tag, strength in known.concepts[word].items():
                having = [
                    WEIGHTS[kind]
                    for kind, thing in zip(WEIGHTS, picture, strict=True)
                    if tag in known.tags_of[thing]
                ]
                total += strength * max(having, default=0)
            one, two, *_ = sorted(known.concepts[word].values(), reverse=True)
            assert affinity_to(word, card) == min(100, total * 100 // (3 * one + 3 * two))


@pytest.mark.example("CLUB-E25")
def test_a_rose_among_a_crowd_is_love() -> None:
    weights = gallery().weights["E001"]
    wanted = {"love": 3, "beauty": 3, "together": 2, "danger": 2, "joy": 2, "light": 1}
    assert wanted.items() <= weights.items()
    love = concept_of("love")
    assert (score(weights, love), norm(love)) == (16, 15)
    assert affinity("E001", love) == 100


@pytest.mark.example("CLUB-E26")
def test_a_rose_among_a_crowd_is_war() -> None:
    war = concept_of("war")
    assert (score(gallery().weights["E001"], war), norm(war)) == (7, 12)
    assert affinity("E001", war) == 58
    assert band(58) == STRONG


@pytest.mark.example("CLUB-E27")
def test_a_rose_and_a_teacup_are_a_lullaby() -> None:
    assert affinity_to("lullaby", "E002") == 33
    assert band(33) == FAIR


@pytest.mark.example("CLUB-E28")
def test_a_goldfish_is_trapped_in_the_ocean() -> None:
    assert affinity_to("ocean", "E041") == 60
    assert affinity_to("trap", "E041") == 100
    assert gallery().weights["E041"]["water"] == 3, "of subject and setting the greater one"


@pytest.mark.example("CLUB-E29")
@pytest.mark.rule("CLUB-037")
@pytest.mark.rule("CLUB-136")
def test_a_sea_monster_by_its_tags() -> None:
    monster = concept_of("sea monster", ("water", "fear", "big", "depth"))
    assert monster == {"water": 3, "fear": 2, "big": 2, "depth": 1}
    assert norm(monster) == 15
    assert [affinity(card, monster) for card in ("E041", "E080", "E079")] == [73, 13, 0]
    assert concept_of("love", ("water", "fear")) == gallery().concepts["love"]


@pytest.mark.example("CLUB-E30")
@pytest.mark.rule("CLUB-137")
def test_reasons_for_a_rose() -> None:
    assert reasons("E001", concept_of("love")) == ("love", "together", "beauty", VAGUE)
    assert reasons("E001", concept_of("war")) == ("sharp", "danger", "noise", VAGUE)
    assert thing_behind("E001", "love") == "rose", "the most striking thing that means love"
    assert thing_behind("E001", "together") == "crowd"
    assert thing_behind("E001", VAGUE) == ""


@pytest.mark.rule("CLUB-R34")
def test_a_word_without_a_concept() -> None:
    assert concept_of("sea monster") == {}
    assert affinity("E041", {}) == 0
    assert reasons("E041", {}) == (VAGUE,)


def test_bands() -> None:
    assert [band(value) for value in (100, 50, 49, 25, 24, 1, 0)] == [
        *(STRONG, STRONG, FAIR, FAIR, WEAK, WEAK, NONE),
    ]


def test_another_process_finds_the_same() -> None:
    """Whatever order its sets have."""
    code = (
        "from systems.rules.detective_club.affinity import affinity_to, reasons, concept_of\n"
        "from systems.rules.detective_club.content import gallery\n"
        "import zlib\n"
        "rows = [(affinity_to(w, c), reasons(c, concept_of(w))) for w in gallery().words[::9]\n"
        "        for c in gallery().cards[::7]]\n"
        "print(zlib.crc32(repr((rows, gallery().tags)).encode()))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "7")
    }
    assert len(found) == 1
