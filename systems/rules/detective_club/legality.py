"""What is legal: the options of every decision (rules file, section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from game.core.options import Listed, Options, Ordered, Product, Union, Written
from game.core.table import Table
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import FEWEST_TAGS, MOST_TAGS, reasons
from systems.rules.detective_club.club import Club
from systems.rules.detective_club.content import TOPICS, gallery
from systems.rules.detective_club.words import EXAMPLES, MOST_LETTERS, is_word, normal_form

_READY = Listed([do.Ready()])
_ANSWERS = Listed([do.Yes(), do.No()])
_SPOKEN = Listed([do.ExplainDone()])


def options(table: Table, seat: int, kind: str) -> Options:
    """The legal answers of that seat to its open decision."""
    return _OPTIONS[kind](table.look.club, seat)


def may_write(club: Club, seat: int) -> bool:
    """Whether a seat may choose a word of its own: people may (CLUB-034, CLUB-R15)."""
    return bool(club.table.rules["free_words"]) and seat not in club.computers


def may_be_written(club: Club, text: str) -> bool:
    """Whether a text may be the word of this round (CLUB-032, CLUB-033); fit is on trust."""
    return is_word(text) and not club.is_spent(normal_form(text))


def _choose_word(club: Club, seat: int) -> Options:
    listed = _words(club.list_words)
    if not may_write(club, seat):
        return listed
    examples = [text for text in EXAMPLES if not club.is_spent(text)]
    written = Written(
        do.WordFree, "text", examples, MOST_LETTERS, lambda text: may_be_written(club, text)
    )
    return Union([listed, written])


@lru_cache(maxsize=64)
def _words(words: tuple[str, ...]) -> Listed:
    return Listed([do.Word(word) for word in words])


def _tag_word(_club: Club, _seat: int) -> Options:
    return Ordered(do.Tags, "tags", gallery().tags, FEWEST_TAGS, MOST_TAGS)


def _play_card(club: Club, seat: int) -> Options:
    """Any card of the hand: fit is never checked (CLUB-035, CLUB-059)."""
    return Product(do.Play, {"card": club.hand(seat)})


def _explain(club: Club, seat: int) -> Options:
    """Reasons for a computer player; people speak, and may choose reasons instead (CLUB-074).

    Reasons of people come from the list alone: the tags of a free word are not for them.
    """
    concept, cards = club.concept_for(seat), club.played(seat)
    one, two = reasons(cards[0], concept), reasons(cards[1], concept)
    written = Listed([do.Explain((first, second)) for first in one for second in two])
    return written if seat in club.computers else Union([_SPOKEN, written])


def _ready(_club: Club, _seat: int) -> Options:
    return _READY


def _vote(club: Club, seat: int) -> Options:
    """Neither for oneself nor for the Active Player (CLUB-080, CLUB-083)."""
    return Product(do.Vote, {"target": sorted(set(club.others) - {seat})})


def _propose_topic(club: Club, _seat: int) -> Options:
    others = [topic for topic in TOPICS if topic != club.topic.name]
    return Union([Listed([do.Keep()]), Product(do.Propose, {"topic": others})])


def _agree_topic(_club: Club, _seat: int) -> Options:
    return _ANSWERS


_OPTIONS: Mapping[str, Callable[[Club, int], Options]] = {
    "choose_word": _choose_word,
    "tag_word": _tag_word,
    "play_card": _play_card,
    "explain": _explain,
    "ready": _ready,
    "vote": _vote,
    "propose_topic": _propose_topic,
    "agree_topic": _agree_topic,
}
