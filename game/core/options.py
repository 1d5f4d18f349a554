"""The legal answers to a decision, listed or described.

Every kind of options can be counted, searched, walked in a fixed order and sampled, and
shows groups of slots from which a generic panel can be built. What is counted, walked and
sampled of texts of one's own are examples; any other text that fits is found by searching.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations, pairwise, permutations, product
from typing import Any, NamedTuple

from game.core.intents import Intent, tag_of
from game.core.rng import Stream

MOST_WRITTEN = 400
"""Letters of a text that is looked at at all, blanks included."""


class Slot(NamedTuple):
    """One part of an intent that has to be chosen."""

    field: str
    values: tuple[Any, ...]
    chosen: int = 1
    """How many of the values are chosen at most; more than one for choose-k options."""
    fewest: int = 0
    """How many will do, where that is less than ``chosen``; 0: exactly so many."""
    ordered: bool = False
    """Whether it matters in which order they are chosen."""
    letters: int = 0
    """Letters that a text of one's own may have, where the values are only examples of such
    texts; 0: there is nothing but the values."""


class OptionGroup(NamedTuple):
    """All options that share an intent type."""

    tag: str
    slots: tuple[Slot, ...]
    size: int


class Options(ABC):
    """A finite, ordered set of intents."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __contains__(self, intent: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[Intent]: ...

    @abstractmethod
    def sample(self, stream: Stream) -> Intent:
        """One option, all equally likely."""

    @property
    @abstractmethod
    def groups(self) -> tuple[OptionGroup, ...]:
        """The options by intent type, in the order in which they are offered."""

    @property
    @abstractmethod
    def parts(self) -> tuple[tuple[str, Options], ...]:
        """The options of each kind, with the tag of the kind."""


class Listed(Options):
    """Options that are simply written down."""

    def __init__(self, intents: Sequence[Intent]) -> None:
        self.intents = tuple(intents)
        self._known = frozenset(self.intents)
        self._parts: tuple[tuple[str, Options], ...] | None = None

    def __len__(self) -> int:
        return len(self.intents)

    def __contains__(self, intent: object) -> bool:
        return intent in self._known

    def __iter__(self) -> Iterator[Intent]:
        return iter(self.intents)

    def sample(self, stream: Stream) -> Intent:
        return self.intents[stream.below(len(self.intents))]

    @property
    def parts(self) -> tuple[tuple[str, Options], ...]:
        if self._parts is None:
            kinds: dict[str, list[Intent]] = {}
            for intent in self.intents:
                kinds.setdefault(tag_of(intent), []).append(intent)
            if len(kinds) == 1:
                self._parts = ((next(iter(kinds)), self),)
            else:
                self._parts = tuple((tag, Listed(rows)) for tag, rows in kinds.items())
        return self._parts

    @property
    def groups(self) -> tuple[OptionGroup, ...]:
        groups = []
        for tag, part in self.parts:
            rows = list(part)
            slots = tuple(
                Slot(field, tuple(dict.fromkeys(getattr(row, field) for row in rows)))
                for field in rows[0].__struct_fields__
            )
            groups.append(OptionGroup(tag, slots, len(rows)))
        return tuple(groups)


class Product(Options):
    """Every combination of the slots' values, with further fields fixed.

    Nothing is built in advance, so that a large product costs no more than a small one. The
    last slot runs fastest.
    """

    def __init__(
        self,
        kind: type[Intent],
        slots: Mapping[str, Sequence[Any]],
        fixed: Mapping[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.slots = tuple(Slot(field, tuple(values)) for field, values in slots.items())
        self.fixed = dict(fixed or {})
        self._size = math.prod(len(slot.values) for slot in self.slots)
        self.parts = ((str(kind.__struct_config__.tag), self),)

    parts: tuple[tuple[str, Options], ...] = ()

    def __len__(self) -> int:
        return self._size

    def __contains__(self, intent: object) -> bool:
        if type(intent) is not self.kind:
            return False
        for field, values, *_ in self.slots:
            if getattr(intent, field) not in values:
                return False
        return all(getattr(intent, field) == value for field, value in self.fixed.items())

    def __iter__(self) -> Iterator[Intent]:
        fields = [slot.field for slot in self.slots]
        for values in product(*(slot.values for slot in self.slots)):
            yield self.kind(**dict(zip(fields, values, strict=True)), **self.fixed)

    def sample(self, stream: Stream) -> Intent:
        place = stream.below(self._size)
        parts = {}
        for field, values, *_ in reversed(self.slots):
            place, index = divmod(place, len(values))
            parts[field] = values[index]
        return self.kind(**parts, **self.fixed)

    @property
    def groups(self) -> tuple[OptionGroup, ...]:
        return (OptionGroup(str(self.kind.__struct_config__.tag), self.slots, self._size),)


class ChooseK(Options):
    """Every choice of ``k`` of the values, kept in the order of ``values``."""

    def __init__(
        self,
        kind: type[Intent],
        field: str,
        values: Sequence[Any],
        k: int,
        fixed: Mapping[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.field = field
        self.values = tuple(values)
        self.k = k
        self.fixed = dict(fixed or {})
        self._place = {value: place for place, value in enumerate(self.values)}
        self.parts = ((str(kind.__struct_config__.tag), self),)

    parts: tuple[tuple[str, Options], ...] = ()

    def __len__(self) -> int:
        return math.comb(len(self.values), self.k)

    def __contains__(self, intent: object) -> bool:
        if type(intent) is not self.kind:
            return False
        chosen = getattr(intent, self.field)
        if not isinstance(chosen, tuple) or len(chosen) != self.k:
            return False
        places = [self._place.get(value, -1) for value in chosen]
        return (
            -1 not in places
            and all(a < b for a, b in pairwise(places))
            and all(getattr(intent, field) == value for field, value in self.fixed.items())
        )

    def __iter__(self) -> Iterator[Intent]:
        for chosen in combinations(self.values, self.k):
            yield self.kind(**{self.field: chosen}, **self.fixed)

    def sample(self, stream: Stream) -> Intent:
        left = list(self.values)
        drawn = [left.pop(stream.below(len(left))) for _ in range(self.k)]
        drawn.sort(key=self._place.__getitem__)
        return self.kind(**{self.field: tuple(drawn)}, **self.fixed)

    @property
    def groups(self) -> tuple[OptionGroup, ...]:
        slot = Slot(self.field, self.values, self.k)
        return (OptionGroup(str(self.kind.__struct_config__.tag), (slot,), len(self)),)


class Ordered(Options):
    """Every choice of ``fewest`` to ``most`` different values in any order, short ones first.

    Nothing is built in advance: there are soon thousands of millions.
    """

    def __init__(
        self, kind: type[Intent], field: str, values: Sequence[Any], fewest: int, most: int
    ) -> None:
        self.kind = kind
        self.field = field
        self.values = tuple(values)
        self.sizes = range(fewest, min(most, len(self.values)) + 1)
        self._known = frozenset(self.values)
        self._counts = [math.perm(len(self.values), size) for size in self.sizes]
        self.parts = ((str(kind.__struct_config__.tag), self),)

    parts: tuple[tuple[str, Options], ...] = ()

    def __len__(self) -> int:
        return sum(self._counts)

    def __contains__(self, intent: object) -> bool:
        if type(intent) is not self.kind:
            return False
        chosen = getattr(intent, self.field)
        return (
            isinstance(chosen, tuple)
            and len(chosen) in self.sizes
            and len(set(chosen)) == len(chosen)
            and self._known.issuperset(chosen)
        )

    def __iter__(self) -> Iterator[Intent]:
        for size in self.sizes:
            for chosen in permutations(self.values, size):
                yield self.kind(**{self.field: chosen})

    def sample(self, stream: Stream) -> Intent:
        place = stream.below(len(self))
        sizes = list(zip(self.sizes, self._counts, strict=True))
        while place >= sizes[0][1]:
            place -= sizes.pop(0)[1]
        left = list(self.values)
        chosen = tuple(left.pop(stream.below(len(left))) for _ in range(sizes[0][0]))
        return self.kind(**{self.field: chosen})

    @property
    def groups(self) -> tuple[OptionGroup, ...]:
        fewest, most = self.sizes.start, self.sizes.stop - 1
        slot = Slot(self.field, self.values, most, fewest if fewest < most else 0, ordered=True)
        return (OptionGroup(str(self.kind.__struct_config__.tag), (slot,), len(self)),)


class Written(Options):
    """A text of one's own, in a field of an intent that has no other.

    There are too many to list. What is counted, walked and sampled are examples, so that a
    panel, a test or a computer player has something to offer; every other text that ``fits``
    is just as legal.

    Args:
        kind, field: the intent and its only field.
        examples: texts that fit.
        letters: the length up to which it is worth while to let somebody write.
        fits: whether a text may be written. It is given no more than ``MOST_WRITTEN`` letters.
    """

    def __init__(
        self,
        kind: type[Intent],
        field: str,
        examples: Sequence[str],
        letters: int,
        fits: Callable[[str], bool],
    ) -> None:
        self.kind = kind
        self.field = field
        self.examples = tuple(examples)
        self.letters = letters
        self._fits = fits
        self.parts = ((str(kind.__struct_config__.tag), self),)

    parts: tuple[tuple[str, Options], ...] = ()

    def __len__(self) -> int:
        return len(self.examples)

    def __contains__(self, intent: object) -> bool:
        if type(intent) is not self.kind:
            return False
        text = getattr(intent, self.field)
        return isinstance(text, str) and len(text) <= MOST_WRITTEN and self._fits(text)

    def __iter__(self) -> Iterator[Intent]:
        for text in self.examples:
            yield self.kind(**{self.field: text})

    def sample(self, stream: Stream) -> Intent:
        return self.kind(**{self.field: stream.choice(self.examples)})

    @property
    def groups(self) -> tuple[OptionGroup, ...]:
        slot = Slot(self.field, self.examples, letters=self.letters)
        return (OptionGroup(str(self.kind.__struct_config__.tag), (slot,), len(self)),)


class Union(Options):
    """Several options side by side; the parts share no intent."""

    def __init__(self, members: Sequence[Options]) -> None:
        self.members = tuple(member for member in members if len(member))
        self._size = sum(len(member) for member in self.members)
        self.parts = tuple(part for member in self.members for part in member.parts)

    parts: tuple[tuple[str, Options], ...] = ()

    def __len__(self) -> int:
        return self._size

    def __contains__(self, intent: object) -> bool:
        for member in self.members:  # noqa: SIM110 - twice as fast as any(), at every move
            if intent in member:
                return True
        return False

    def __iter__(self) -> Iterator[Intent]:
        return chain.from_iterable(self.members)

    def sample(self, stream: Stream) -> Intent:
        place = stream.below(self._size)
        for member in self.members:
            if place < len(member):
                return member.sample(stream)
            place -= len(member)
        raise AssertionError("a place below the size lies in one of the members")

    @property
    def groups(self) -> tuple[OptionGroup, ...]:
        return tuple(group for member in self.members for group in member.groups)
