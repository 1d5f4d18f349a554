"""Exact odds of who the killer is, by counting (rules file, section 9, items 1 to 4).

Every episode has nine suspects on a motive card alone, nine on a means card alone, nine on an
opportunity card alone, three on each pair of types, and the killer on all three. A name seen under
some types belongs to a class with at least these types; each way of putting the seen names into
places of the classes is equally likely. So an assignment is worth size·(size−1)··· for each class,
and what is wanted are sums of such products. They are whole numbers: nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb, factorial, perm

from systems.rules.deadcert.cards import TYPES

BIT = {kind: 1 << place for place, kind in enumerate(TYPES)}
"""Evidence type -> its bit in a mask of types."""
ALL_TYPES = 7
"""The mask of a name seen under all three types."""
PAIRS = (3, 5, 6)
"""Masks of two types: motive and means, motive and opportunity, means and opportunity."""
SINGLES = (1, 2, 4)

ALONE = 9
"""Suspects on one card of a given type and on no other (DC-SET-024, 053)."""
SHARED = 3
"""Suspects on exactly the two cards of a given pair of types (DC-SET-053)."""
SUSPECTS = 37
"""Names in an episode (DC-SET-023)."""

Counts = tuple[int, int, int]


@dataclass(frozen=True)
class Odds:
    """Who the killer can be, for somebody who has seen some cards.

    Attributes:
        seen: name -> mask of the types under which it was seen.
        weights: name -> in how many ways it is the killer; zero for the innocent.
        unread: in how many ways the killer is somebody not seen yet.
    """

    seen: Mapping[str, int]
    weights: Mapping[str, float]
    unread: float

    @cached_property
    def total(self) -> float:
        """All ways together; zero only for what cannot be."""
        return sum(self.weights.values()) + self.unread

    def of(self, name: str) -> float:
        """The probability that this name is the killer; 0 for one that was not seen."""
        return self.weights.get(name, 0) / self.total if self.total else 0.0

    @property
    def of_unread(self) -> float:
        """The probability that no card of the killer was seen yet."""
        return self.unread / self.total if self.total else 0.0

    @cached_property
    def candidates(self) -> tuple[str, ...]:
        """The seen names that can be the killer, the likeliest first, then by name."""
        able = (name for name, weight in self.weights.items() if weight)
        return tuple(sorted(able, key=lambda name: (-self.weights[name], name)))

    @property
    def solution(self) -> str:
        """The killer where only one name is left, otherwise ""."""
        return self.candidates[0] if len(self.candidates) == 1 and not self.unread else ""

    @property
    def cases(self) -> int:
        """How many suspects one has to reckon with: from all 37 down to the killer alone."""
        return len(self.candidates) + (SUSPECTS - len(self.seen) if self.unread else 0)


def masks(cards: Iterable[tuple[str, str]]) -> dict[str, int]:
    """Name -> mask of types, from pairs of a name and a type."""
    found: dict[str, int] = {}
    for name, kind in cards:
        found[name] = found.get(name, 0) | BIT[kind]
    return found


def exact_odds(
    seen: Mapping[str, int],
    innocent: Collection[str] = (),
    factors: Mapping[str, float] | None = None,
) -> Odds:
    """The odds for one who has seen these names under these types.

    Exact where the cards seen are a random sample of all.

    Args:
        seen: name -> mask of types, none of them 0.
        innocent: names that cannot be the killer for another reason (item 5).
        factors: name -> by how much its odds are multiplied for what its cards hint at (item 6);
            exact no longer, and never proof.
    """
    killers = [name for name, mask in seen.items() if mask == ALL_TYPES]
    if killers:
        return Odds(seen, {name: int(name in killers) for name in seen}, 0)
    alone, shared = counts(seen)
    ways = dict.fromkeys(set(seen.values()), 0)
    for mask in ways:
        ways[mask] = _killer_ways(alone, shared, mask)
    weights: dict[str, float] = {
        name: 0 if name in innocent else ways[mask] for name, mask in seen.items()
    }
    for name, factor in (factors or {}).items():
        if name in weights:
            weights[name] *= factor
    return Odds(seen, weights, assignments(alone, shared))


def counts(seen: Mapping[str, int]) -> tuple[Counts, Counts]:
    """How many names were seen under exactly each type, and under exactly each pair."""
    values = list(seen.values())
    alone = (values.count(1), values.count(2), values.count(4))
    shared = (values.count(3), values.count(5), values.count(6))
    return alone, shared


def has_card(seen: Mapping[str, int], mask: int, kind: str) -> float:
    """How likely a name that was seen under exactly ``mask`` has a card of another type too.

    For names about which nothing else is known; before the killer is identified.
    """
    alone, shared = counts(seen)
    total = _all_ways(alone, shared)
    if not total or mask & BIT[kind]:
        return 0.0
    ways = _killer_ways(alone, shared, mask)
    if mask in SINGLES:  # or one of the three on that pair of types, and not the killer
        pair = PAIRS.index(mask | BIT[kind])
        fewer = _changed(alone, SINGLES.index(mask), -1)
        more = _changed(shared, pair, 1)
        as_pair = _all_ways(fewer, more) - _killer_ways(fewer, more, PAIRS[pair])
        ways += as_pair
    return ways / total


def _all_ways(alone: Counts, shared: Counts) -> int:
    """Every way, whoever the killer is."""
    total = assignments(alone, shared)
    for place, mask in enumerate(SINGLES):
        total += alone[place] * _killer_ways(alone, shared, mask)
    for place, mask in enumerate(PAIRS):
        total += shared[place] * _killer_ways(alone, shared, mask)
    return total


def _killer_ways(alone: Counts, shared: Counts, mask: int) -> int:
    """The ways in which one given name that was seen under exactly ``mask`` is the killer."""
    if mask in SINGLES:
        place = SINGLES.index(mask)
        return assignments(_changed(alone, place, -1), shared) if alone[place] else 0
    place = PAIRS.index(mask)
    return assignments(alone, _changed(shared, place, -1)) if shared[place] else 0


def _changed(numbers: Counts, place: int, by: int) -> Counts:
    a, b, c = (number + by * (place == at) for at, number in enumerate(numbers))
    return a, b, c


@lru_cache(maxsize=20_000)
def assignments(alone: Counts, shared: Counts) -> int:
    """Ways to put names that are not the killer into the places of the six smaller classes.

    Args:
        alone: how many names were seen under motive, means, opportunity only.
        shared: how many under exactly the pairs of :data:`PAIRS`; all of these belong there.
    """
    if max(shared) > SHARED or max(alone) > ALONE + 2 * SHARED:
        return 0
    left = tuple(SHARED - number for number in shared)
    motive, means, opportunity = (_alone_ways(number) for number in alone)
    # Of the places of a pair that are left, some go to names seen under its first type and some
    # to names seen under its second. First the pair without motive, for every use of the others:
    tail = [
        [
            sum(
                ways * means[by_means + first] * opportunity[by_opportunity + second]
                for first, second, ways in _divisions(left[2])
            )
            for by_opportunity in range(SHARED + 1)
        ]
        for by_means in range(SHARED + 1)
    ]
    total = sum(
        ways * others * motive[first + third] * tail[second][fourth]
        for first, second, ways in _divisions(left[0])
        for third, fourth, others in _divisions(left[1])
    )
    return total * perm(SHARED, shared[0]) * perm(SHARED, shared[1]) * perm(SHARED, shared[2])


@lru_cache(maxsize=32)
def _alone_ways(number: int) -> tuple[int, ...]:
    """For every number of places taken in pairs: the ways of so many names to take them.

    The names take exactly these places; the others are on one card alone.
    """
    return tuple(
        factorial(number) * comb(ALONE, number - taken) if number >= taken else 0
        for taken in range(2 * SHARED + 1)
    )


@lru_cache(maxsize=8)
def _divisions(places: int) -> tuple[tuple[int, int, int], ...]:
    """Ways to give places to the first and to the second type: how many each, and how often."""
    return tuple(
        (first, second, comb(places, first) * comb(places - first, second))
        for first in range(places + 1)
        for second in range(places - first + 1)
    )
