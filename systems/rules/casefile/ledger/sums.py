"""What a sum of points tells: which cards may be in a set, and which must be.

Cards of the same points are as good as each other for a sum, so a set is a number of cards of each
class, and there are few of those.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from systems.rules.casefile.cards import CARDS, POINTS

_WORTH = {
    points: sum(1 << place for place, card in enumerate(CARDS) if POINTS[card] == points)
    for points in (1, 2, 3)
}
"""Points -> the set of cards that are worth them."""


class Narrowed(NamedTuple):
    """Sets of cards as integers, one bit a card."""

    may: int
    must: int


def whole(may: int, must: int, size: int, low: int, high: int) -> Narrowed | None:
    """A set of ``size`` cards between ``must`` and ``may`` that is worth ``low`` to ``high``.

    None where there is no such set.
    """
    classes = [(points, may & ~must & worth) for points, worth in _WORTH.items()]
    base = sum(points * (must & worth).bit_count() for points, worth in _WORTH.items())
    counts = [cards.bit_count() for _, cards in classes]
    free = size - must.bit_count()
    fitting = [
        used
        for used in _spreads(counts, free)
        if low <= base + used[0] + 2 * used[1] + 3 * used[2] <= high
    ]
    if not fitting:
        return None
    return _narrowed(classes, counts, fitting, must)


def part(may: int, must: int, size: int, among: int, total: int) -> int | None:
    """Cards that must lie in a set because some of ``among`` in it are worth ``total``.

    Args:
        may, must, size: what is known of the set.
        among: cards of which the part can be made.
        total: the points of the part.

    Returns:
        Those that must; None where there is no such part.
    """
    certain = among & must
    totals = {0}
    for points, worth in _WORTH.items():
        for _ in range((certain & worth).bit_count()):
            totals |= {one + points for one in totals}
    classes = [(points, may & among & ~must & worth) for points, worth in _WORTH.items()]
    counts = [cards.bit_count() for _, cards in classes]
    free = size - must.bit_count()
    fitting = [
        used
        for used in product(
            *(
                range(min(count, total // p, free) + 1)
                for count, (p, _) in zip(counts, classes, strict=True)
            )
        )
        if sum(used) <= free and total - used[0] - 2 * used[1] - 3 * used[2] in totals
    ]
    if not fitting:
        return None
    return _narrowed(classes, counts, fitting, must).must


def _spreads(counts: Sequence[int], free: int) -> Iterator[tuple[int, int, int]]:
    """In how many ways so many cards spread over the three classes."""
    for ones in range(min(counts[0], free) + 1):
        for twos in range(min(counts[1], free - ones) + 1):
            threes = free - ones - twos
            if threes <= counts[2]:
                yield ones, twos, threes


def _narrowed(
    classes: Sequence[tuple[int, int]],
    counts: Sequence[int],
    fitting: Sequence[tuple[int, ...]],
    must: int,
) -> Narrowed:
    may = must
    for number, (_, cards) in enumerate(classes):
        used = [row[number] for row in fitting]
        if max(used):
            may |= cards
        if min(used) == counts[number]:
            must |= cards
    return Narrowed(may, must)
