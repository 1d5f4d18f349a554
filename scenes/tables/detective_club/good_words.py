"""Good words for a hand, cut into lists that a page can show."""

from __future__ import annotations

from collections.abc import Sequence

from systems.rules.detective_club.insight.ideas import WordIdea

LIST = 12
"""Words on one list."""

PAIRS = 3
"""So many words on one list may rest on the same two pictures."""


def lists_of(ideas: Sequence[WordIdea]) -> tuple[tuple[WordIdea, ...], ...]:
    """Lists of words, the best ones first; on each they rest on several pairs of pictures."""
    left, lists = list(ideas), []
    while left:
        chosen: list[WordIdea] = []
        pairs: dict[frozenset[str], int] = {}
        for one in left:
            pair = frozenset(one.cards)
            if len(chosen) < LIST and pairs.get(pair, 0) < PAIRS:
                chosen.append(one)
                pairs[pair] = pairs.get(pair, 0) + 1
        for one in left:
            if len(chosen) < min(LIST, len(left)) and one not in chosen:
                chosen.append(one)
        left = [one for one in left if one not in chosen]
        lists.append(tuple(chosen))
    return tuple(lists)
