"""Chance: named streams of one small generator.

``random`` is not used because its ``shuffle`` and ``randrange`` may change between Python
versions; a record made today must replay in ten years.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

_RANGE = 1 << 64
_MASK = _RANGE - 1
_GAMMA = 0x9E3779B97F4A7C15


class Stream:
    """A SplitMix64 generator. Its whole state is one 64-bit integer.

    Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next64(self) -> int:
        """The next number in ``range(2**64)``."""
        self.state = state = (self.state + _GAMMA) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A fair integer in ``range(bound)``; ``ValueError`` when that is empty or too large."""
        if not 0 < bound <= _RANGE:
            raise ValueError(f"below() needs a bound from 1 to 2**64, not {bound}")
        draw = self.next64()
        if draw > _RANGE - bound:  # perhaps in the part of the range that bound does not fill
            limit = _RANGE - _RANGE % bound
            while draw >= limit:
                draw = self.next64()
        return draw % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def chance(self, numerator: int, denominator: int) -> bool:
        """True with probability ``numerator / denominator``."""
        return self.below(denominator) < numerator

    def fork(self, label: str | int) -> Stream:
        """An independent stream that follows from the present state and ``label``.

        The stream itself does not move, so that a fork can never change what it draws next.
        """
        return Stream(_hash64(f"{self.state}/{label}"))


def stream_for(seed: int, name: str) -> Stream:
    """The stream ``name`` of a match with this seed."""
    return Stream(_hash64(f"{seed}:{name}"))


def _hash64(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
