"""Good words for a hand, with reasons: for the page on which a word is chosen, and for hints."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.messages import Message
from game.core.view import View
from systems.rules.detective_club.affinity import VAGUE, concept_of, reasons, thing_behind
from systems.rules.detective_club.bots.case import words_of
from systems.rules.detective_club.bots.pack import likely_tags
from systems.rules.detective_club.bots.wording import Idea, ideas
from systems.rules.detective_club.club import hand_of
from systems.rules.detective_club.insight.words import said

MOST_WORDS = 12
EASY, FAIR, HARD = "easy", "fair", "hard"
EASY_FROM, HARD_FROM = 0.3, 0.28
"""How likely a guesser hits upon an easy word; how near it comes at most to a hard one."""


@dataclass(frozen=True, slots=True)
class WordIdea:
    """A word that suits a hand.

    Attributes:
        word: of the list.
        cards: the two cards of the hand that are best for it, the clearer one first.
        fits: how well they fit, in points of 100.
        reasons: for each card a tag that it shares with the word (text key ``tag.<tag>``).
        things: for each card what in it has that tag (text key ``thing.<thing>``).
        risk: ``easy`` for a Conspirator to guess, ``fair``, or ``hard``.
        why: all that in a sentence.
    """

    word: str
    cards: tuple[str, str]
    fits: tuple[int, int]
    reasons: tuple[str, str]
    things: tuple[str, str]
    risk: str
    why: Message


def best_words(view: View, count: int = MOST_WORDS) -> tuple[WordIdea, ...]:
    """The best words of the list for the hand of the viewer, the best one first.

    Words of the topic in force that were not used in this match. It rests on the view alone, and
    the same view gives the same words. Takes some milliseconds. Empty for a viewer without a seat,
    and where the topic is none of the list.
    """
    if not isinstance(view.viewer, int):
        return ()
    values = view.values
    hand = view.zones[hand_of(view.viewer)].cards
    return tuple(
        _told(idea) for idea in ideas(hand, words_of(values["topic"], values["used_words"]))[:count]
    )


def likely_tags_of(word: str, count: int = 10) -> tuple[str, ...]:
    """Tags that a word of one's own may be about, the likeliest first, by the word pack.

    Empty for a word that the pack does not know.
    """
    return likely_tags(word, count)


def _told(idea: Idea) -> WordIdea:
    concept = concept_of(idea.word)
    found = tuple(reasons(card, concept)[0] for card in idea.cards)
    things = tuple(thing_behind(card, tag) for card, tag in zip(idea.cards, found, strict=True))
    risk = risk_of(idea)
    why = said(
        "word_idea",
        word=idea.word,
        cards=list(idea.cards),
        one=things[0],
        one_is=found[0],
        other=things[1],
        other_is=found[1],
        risk=risk,
    )
    if VAGUE in found:
        why = said("word_far", word=idea.word, cards=list(idea.cards), risk=risk)
    one, other = idea.fits
    return WordIdea(
        idea.word,
        idea.cards,
        (round(one), round(other)),
        (found[0], found[1]),
        (things[0], things[1]),
        risk,
        why,
    )


def risk_of(idea: Idea) -> str:
    """How easily a Conspirator comes near to the word, in a word."""
    if idea.chance >= EASY_FROM:
        return EASY
    return HARD if idea.closeness < HARD_FROM else FAIR
