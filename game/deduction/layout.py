"""The frame of a deal: which cards there are and how many of them lie with whom.

Cards are numbered and sets of cards are integers, one bit a card: every step of the counting
is then a few operations on whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

ENVELOPE = "envelope"
"""The holder that has exactly one card of each category."""

Holder = int | str
"""A seat, or the name of a place such as a face-down pool or :data:`ENVELOPE`."""


def bits(mask: int) -> Iterator[int]:
    """The numbers of the cards in a set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@dataclass(frozen=True)
class Layout:
    """Cards over holders with known hand sizes, and one card of each category in the envelope.

    ``categories`` are the cards by kind; ``hands`` are the other holders with the number of
    their cards; ``extras`` are cards that are never in the envelope. ``ValueError`` when the
    numbers do not add up.
    """

    categories: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[Holder, int], ...]
    extras: tuple[str, ...] = ()

    cards: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """All cards; the place in it is the number of the card."""
    holders: tuple[Holder, ...] = field(init=False, compare=False, repr=False)
    """All holders; the place in it is the number of the holder, the envelope last."""
    sizes: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """How many cards each holder has."""
    envelope: int = field(init=False, compare=False, repr=False)
    """The number of the envelope."""
    all_cards: int = field(init=False, compare=False, repr=False)
    """The set of all cards."""
    category_masks: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """The set of cards of each category."""
    category_of: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """The category of each card, -1 for the extras."""
    _number: dict[str, int] = field(init=False, compare=False, repr=False)
    _place: dict[Holder, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        cards = tuple(card for category in self.categories for card in category) + self.extras
        holders = (*(holder for holder, _ in self.hands), ENVELOPE)
        sizes = (*(size for _, size in self.hands), len(self.categories))
        number = {card: index for index, card in enumerate(cards)}
        place = {holder: index for index, holder in enumerate(holders)}
        if len(number) != len(cards) or len(place) != len(holders):
            raise ValueError("a card or a holder is named twice")
        if any(size < 0 for size in sizes) or sum(sizes) != len(cards):
            raise ValueError(f"{len(cards)} cards do not fill hands of {sizes}")
        if not all(self.categories):
            raise ValueError("a category without cards leaves the envelope incomplete")
        masks = []
        for category in self.categories:
            masks.append(sum(1 << number[card] for card in category))
        category_of = [
            kind for kind, category in enumerate(self.categories) for _ in range(len(category))
        ]
        category_of += [-1] * len(self.extras)
        derived = {
            "cards": cards,
            "holders": holders,
            "sizes": sizes,
            "envelope": len(holders) - 1,
            "all_cards": (1 << len(cards)) - 1,
            "category_masks": tuple(masks),
            "category_of": tuple(category_of),
            "_number": number,
            "_place": place,
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @classmethod
    def of(
        cls,
        categories: Iterable[Iterable[str]],
        hands: Mapping[Holder, int],
        extras: Iterable[str] = (),
    ) -> Layout:
        """A layout from any collections."""
        return cls(tuple(map(tuple, categories)), tuple(hands.items()), tuple(extras))

    def number(self, card: str) -> int:
        """The number of a card; ``KeyError`` for an unknown one."""
        return self._number[card]

    def place(self, holder: Holder) -> int:
        """The number of a holder; ``KeyError`` for an unknown one."""
        return self._place[holder]

    def mask(self, cards: Iterable[str]) -> int:
        """A set of cards as an integer."""
        mask = 0
        for card in cards:
            mask |= 1 << self._number[card]
        return mask

    def names(self, mask: int) -> tuple[str, ...]:
        """The cards of a set, in the order of :attr:`cards`."""
        return tuple(self.cards[number] for number in bits(mask))

    def category(self, card: str) -> int:
        """The category of a card, -1 for an extra."""
        return self.category_of[self._number[card]]
