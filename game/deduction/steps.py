"""A grid turned into a walk over its open cards: the machine that the counting runs on.

The cards are placed one after another. What matters of the cards placed so far is packed into
one integer, the *state*:

* for each holder the number of cards it still gets, counted down;
* for each category one bit while the envelope has no card of it;
* for each "at least one of" clause one bit, set as soon as it is satisfied, and likewise for
  "not all of" (at least one of them is elsewhere);
* for each other clause a counter that starts so that it is all ones when the holder has as
  many as allowed; one more runs over into a guard bit.

Two ways to place some cards that lead to the same state have the same continuations, so the
number of states stays small. When the last card that matters to a field has been placed the
field is checked and cleared, which lets more states fall together.
"""

from __future__ import annotations

from typing import NamedTuple

from game.deduction.grid import Clause, Grid
from game.deduction.layout import bits


class Option(NamedTuple):
    """One holder that may get the card of a step."""

    holder: int
    need: int
    """The field that must not be zero: cards still to get, or the envelope's category bit."""
    delta: int
    """What is added to the state."""
    sets: int
    """Bits that are switched on."""
    forbidden: int
    """Bits that must be off afterwards."""


class Step(NamedTuple):
    """The placing of one card."""

    card: int
    options: tuple[Option, ...]
    checked: bool
    """Whether states have to be checked at all after this card."""
    required: int
    """Bits that must be on afterwards."""
    ranges: tuple[tuple[int, int], ...]
    """Counters that close here: (field, smallest value in place)."""
    keep: int
    """The bits that later cards still need."""


def place(step: Step, option: Option, state: int) -> int:
    """The state after giving the step's card to the option's holder; -1 when it cannot be.

    The inner loops of the counting have these lines written out.
    """
    if not state & option.need:
        return -1
    state = (state + option.delta) | option.sets
    if not step.checked:
        return state
    if state & option.forbidden or state & step.required != step.required:
        return -1
    if step.ranges and any(state & mask < least for mask, least in step.ranges):
        return -1
    return state & step.keep


class Walk(NamedTuple):
    """Everything the counting needs."""

    start: int
    steps: tuple[Step, ...]
    tail: tuple[int, ...]
    """Cards that any unfilled holder may have and that no clause names: placed by formula."""
    hungry: tuple[int, ...]
    """Holders, without the envelope, that still get cards."""
    need_shift: tuple[int, ...]
    need_mask: tuple[int, ...]
    category_shift: tuple[int, ...]


def build_walk(grid: Grid) -> Walk:
    """The walk of a grid that has been propagated."""
    clauses = _without_implied(_tightened(grid))
    order, tail = _order(grid, clauses)
    return _Builder(grid, clauses, order, tail).build()


def _tightened(grid: Grid) -> list[Clause]:
    """The clauses with limits no higher than what the holder can reach; none that say nothing."""
    rows: dict[Clause, None] = {}
    for holder, mask, low, high in grid.clauses:
        reach = min(mask.bit_count(), _room(grid, holder))
        if low > 0 or high < reach:
            rows[(holder, mask, low, min(high, reach))] = None
    return list(rows)


def _room(grid: Grid, holder: int) -> int:
    """How many cards the holder still gets."""
    return grid.layout.sizes[holder] - grid.must[holder].bit_count()


def _without_implied(clauses: list[Clause]) -> list[Clause]:
    """Leave out each clause that follows from a single other one."""
    kept: list[Clause] = []
    for place, clause in enumerate(clauses):
        implied = any(
            other[0] == clause[0]
            and place != rival
            and _implies(other, clause)
            and (rival < place or not _implies(clause, other))
            for rival, other in enumerate(clauses)
        )
        if not implied:
            kept.append(clause)
    return kept


def _implies(one: Clause, two: Clause) -> bool:
    _, mask_one, low_one, high_one = one
    _, mask_two, low_two, high_two = two
    low = low_one - (mask_one & ~mask_two).bit_count()
    high = high_one + (mask_two & ~mask_one).bit_count()
    return low >= low_two and min(high, mask_two.bit_count()) <= high_two


def _order(grid: Grid, clauses: list[Clause]) -> tuple[list[int], tuple[int, ...]]:
    """The open cards so that clauses close soon after they open; and the tail."""
    layout = grid.layout
    open_cards = list(bits(grid.open_cards()))
    named: dict[int, list[int]] = {card: [] for card in open_cards}
    for place, clause in enumerate(clauses):
        for card in bits(clause[1]):
            named[card].append(place)
    hungry = [holder for holder in range(layout.envelope) if _room(grid, holder) > 0]
    everywhere = layout.all_cards
    for holder in hungry:
        everywhere &= grid.can[holder]
    tail = tuple(card for card in open_cards if not named[card] and everywhere >> card & 1)
    waiting = [card for card in open_cards if card not in tail]
    unplaced = [clause[1].bit_count() for clause in clauses]
    opened = [False] * len(clauses)
    order: list[int] = []
    while waiting:
        best = waiting[0]
        best_rank: tuple[int, int, int, int] | None = None
        for card in waiting:
            balance = 0
            for place in named[card]:
                balance += (not opened[place]) - (unplaced[place] == 1)
            rank = (balance, -len(named[card]), layout.category_of[card], card)
            if best_rank is None or rank < best_rank:
                best, best_rank = card, rank
        waiting.remove(best)
        order.append(best)
        for place in named[best]:
            opened[place] = True
            unplaced[place] -= 1
    return order, tail


class _Field(NamedTuple):
    """How one clause lies in the state."""

    shift: int
    mask: int
    guard: int
    start: int
    on_holder: int
    """Added when the clause's holder gets one of its cards."""
    bit_on_holder: int
    """Switched on when the clause's holder gets one of its cards."""
    bit_elsewhere: int
    """Switched on when somebody else does."""
    least: int
    """The smallest value that is in place at the end; -1: the mask must be all ones."""


class _Builder:
    """Lays the fields out and writes the steps down."""

    def __init__(
        self, grid: Grid, clauses: list[Clause], order: list[int], tail: tuple[int, ...]
    ) -> None:
        self.grid = grid
        self.layout = grid.layout
        self.clauses = clauses
        self.order = order
        self.tail = tail
        self.width = 0
        self.start = 0

    def build(self) -> Walk:
        layout, grid = self.layout, self.grid
        shifts, masks = [], []
        for holder in range(layout.envelope):
            need = _room(grid, holder)
            shift, mask = self._reserve(need.bit_length(), need)
            shifts.append(shift)
            masks.append(mask)
        categories = []
        for category in layout.category_masks:
            missing = not grid.must[layout.envelope] & category
            categories.append(self._reserve(1, int(missing))[0])
        fields = [self._clause_field(clause) for clause in self.clauses]
        last_for_clause: dict[int, list[int]] = {}
        for place, clause in enumerate(self.clauses):
            last = max(step for step, card in enumerate(self.order) if clause[1] >> card & 1)
            last_for_clause.setdefault(last, []).append(place)
        emptied = self._emptied(masks, categories)
        steps = []
        for place, card in enumerate(self.order):
            closing = [fields[row] for row in last_for_clause.get(place, ())]
            cleared = emptied.get(place, 0)
            options = self._options(card, fields, shifts, masks, categories, cleared)
            required = sum(row.mask for row in closing if row.least < 0)
            ranges = tuple((row.mask, row.least << row.shift) for row in closing if row.least >= 0)
            gone = sum(row.mask for row in closing)
            checked = bool(gone or any(option.forbidden for option in options))
            steps.append(Step(card, options, checked, required, ranges, ~gone))
        hungry = tuple(place for place, mask in enumerate(masks) if mask)
        return Walk(
            self.start,
            tuple(steps),
            self.tail,
            hungry,
            tuple(shifts),
            tuple(masks),
            tuple(categories),
        )

    def _reserve(self, width: int, value: int) -> tuple[int, int]:
        """Room for a field: its shift and its mask in place."""
        shift = self.width
        self.width += width
        self.start |= value << shift
        return shift, ((1 << width) - 1) << shift

    def _clause_field(self, clause: Clause) -> _Field:
        holder, mask, low, high = clause
        count = mask.bit_count()
        unlimited = high >= min(count, _room(self.grid, holder))
        if low == 1 and unlimited:
            shift, place = self._reserve(1, 0)
            return _Field(shift, place, 0, 0, 0, place, 0, -1)
        if low == 0 and high == count - 1:
            shift, place = self._reserve(1, 0)
            return _Field(shift, place, 0, 0, 0, 0, place, -1)
        width = high.bit_length()
        full = (1 << width) - 1
        shift, place = self._reserve(width, full - high)
        _, guard = self._reserve(1, 0)
        least = -1 if low == high else full - (high - low)
        return _Field(shift, place, guard, full - high, 1 << shift, 0, 0, least)

    def _emptied(self, masks: list[int], categories: list[int]) -> dict[int, int]:
        """Step -> the fields that must have come down to zero by then."""
        emptied: dict[int, int] = {}
        layout, grid = self.layout, self.grid
        tail = 0
        for card in self.tail:
            tail |= 1 << card
        rows = [(grid.can[holder], masks[holder]) for holder in range(layout.envelope)]
        for kind, category in enumerate(layout.category_masks):
            rows.append((grid.can[layout.envelope] & category, 1 << categories[kind]))
        for possible, mask in rows:
            if not mask or possible & tail:
                continue
            places = [step for step, card in enumerate(self.order) if possible >> card & 1]
            if places:
                emptied[places[-1]] = emptied.get(places[-1], 0) | mask
        return emptied

    def _options(
        self,
        card: int,
        fields: list[_Field],
        shifts: list[int],
        masks: list[int],
        categories: list[int],
        cleared: int,
    ) -> tuple[Option, ...]:
        layout = self.layout
        options = []
        for holder, possible in enumerate(self.grid.can):
            if not possible >> card & 1:
                continue
            if holder == layout.envelope:
                need = 1 << categories[layout.category_of[card]]
                delta = -need
            else:
                need = masks[holder]
                delta = -(1 << shifts[holder])
            sets = guards = 0
            for clause, field in zip(self.clauses, fields, strict=True):
                if not clause[1] >> card & 1:
                    continue
                if clause[0] == holder:
                    delta += field.on_holder
                    sets |= field.bit_on_holder
                    guards |= field.guard
                else:
                    sets |= field.bit_elsewhere
            options.append(Option(holder, need, delta, sets, guards | cleared))
        return tuple(options)
