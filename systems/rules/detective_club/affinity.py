"""How well a picture fits a word (rules file, section 2.2). Whole numbers; nothing is drawn by lot.

It decides nothing in the rules. It is what computer players see in a picture, and from what
explanations are made. A word of the list has a concept; a word of one's own has the tags that its
writer gave it (CLUB-037).
"""

from __future__ import annotations

from collections.abc import Sequence

from systems.rules.detective_club.content import WEIGHTS, Tags, gallery

STRONG, FAIR, WEAK, NONE = "strong", "fair", "weak", "none"
BANDS = ((50, STRONG), (25, FAIR), (1, WEAK), (0, NONE))
"""The least affinity of each band, the best one first."""

STRENGTHS = (3, 2, 2, 1, 1)
"""Strengths of the tags of a free word, in the order of the writer (CLUB-037)."""
FEWEST_TAGS, MOST_TAGS = 2, len(STRENGTHS)

VAGUE = "vague"
"""The reason of somebody who has none (CLUB-137)."""
MOST_REASONS = 3


def concept_of(word: str, tags: Sequence[str] = ()) -> Tags:
    """The concept of a word in its normal form; empty where it has none (CLUB-R34).

    Args:
        word: of the list, or any other.
        tags: those of the writer of a word that is not on the list.
    """
    listed = gallery().concepts.get(word)
    if listed is not None:
        return listed
    return dict(zip(tags, STRENGTHS, strict=False))


def score(weights: Tags, concept: Tags) -> int:
    """The sum over the tags of the concept of weight times strength."""
    return sum(weights.get(tag, 0) * strength for tag, strength in concept.items())


def norm(concept: Tags) -> int:
    """What a picture scores that has the two strongest tags of the concept at full weight."""
    return 3 * sum(sorted(concept.values(), reverse=True)[:2])


def affinity(card: str, concept: Tags) -> int:
    """0 to 100; 0 for a word without a concept."""
    if not concept:
        return 0
    return min(100, 100 * score(gallery().weights[card], concept) // norm(concept))


def affinity_to(word: str, card: str) -> int:
    """0 to 100: the affinity of a word of the list to a card."""
    return affinity(card, concept_of(word))


def band(value: int) -> str:
    """``strong``, ``fair``, ``weak`` or ``none``."""
    return next(name for least, name in BANDS if value >= least)


def reasons(card: str, concept: Tags) -> tuple[str, ...]:
    """What may be said for a card: up to three tags that it shares with the concept, and ``vague``.

    Those with the greatest weight times strength, in alphabetical order where they tie (CLUB-137).
    """
    weights = gallery().weights[card]
    shared = [(-weights[tag] * concept[tag], tag) for tag in concept if tag in weights]
    return (*(tag for _, tag in sorted(shared)[:MOST_REASONS]), VAGUE)


def thing_behind(card: str, tag: str) -> str:
    """What on the card has that tag: the most striking thing that does. Empty for ``vague``."""
    known = gallery()
    things = zip(known.pictures[card], WEIGHTS.values(), strict=True)
    having = [(weight, thing) for thing, weight in things if tag in known.tags_of[thing]]
    return max(having, key=lambda row: row[0], default=(0, ""))[1]
