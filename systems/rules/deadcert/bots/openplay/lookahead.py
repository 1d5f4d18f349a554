"""One round of turns ahead: what the others will promote, and what the next card may be.

The work is counted in positions that are weighed. A position is worth what its places are worth
for every suspect who can be the killer, by the odds (:mod:`.race`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.bots import Budget
from systems.rules.deadcert.bots.odds import ALL_TYPES, BIT, exact_odds, has_card
from systems.rules.deadcert.bots.openplay.position import Position
from systems.rules.deadcert.bots.openplay.race import FILED, Trio, moved, winner, worth
from systems.rules.deadcert.cards import SNOOP_TYPES, SUSPECTS_PER_PACKET, TYPES

Valued = Generator[None, None, float]

TURN_COSTS = 0.012
"""By how much a promotion must be better than a Fetch would be, for somebody to make it."""
LEAVES_A_SLICE = 12
STRANGER = "?"
"""A name that was not read yet."""


@dataclass(frozen=True)
class Beliefs:
    """What a seat takes for known about names.

    Attributes:
        seen: name -> mask of types.
        void: names that are innocent for another reason.
        factors: name -> what the texts do to its odds; empty for who does not weigh them.
    """

    seen: Mapping[str, int]
    void: frozenset[str]
    factors: Mapping[str, float]

    def odds(self) -> dict[str, float]:
        """Name -> the probability that it is the killer, for those who can be."""
        odds = exact_odds(self.seen, self.void, self.factors)
        return {name: odds.of(name) for name in odds.candidates}

    def after(self, name: str, kind: str) -> Beliefs:
        """The same once a card of a name was read."""
        seen = {**self.seen, name: self.seen.get(name, 0) | BIT[kind]}
        return Beliefs(seen, self.void, self.factors)


@dataclass(frozen=True)
class NextCard:
    """What the top card of Fresh may be.

    Attributes:
        chance: how likely.
        name: the suspect, ``STRANGER`` for a new one, "" for a Snoop card.
        kind: the evidence type, or the Snoop card.
    """

    chance: float
    name: str
    kind: str


class Lookahead:
    """Weighs what a seat can do, for one decision.

    Args:
        seat: who decides.
        position: as it is, with the odds of ``beliefs``.
        beliefs: what is known about names.
        budget: of the decision; a position that is weighed costs one unit.
        replies: whether the others' turns up to the own next one are thought of.
    """

    def __init__(
        self, seat: int, position: Position, beliefs: Beliefs, budget: Budget, replies: bool
    ) -> None:
        self.seat = seat
        self.position = position
        self.beliefs = beliefs
        self.budget = budget
        self.replies = replies
        self._leaves = 0

    # -- positions ------------------------------------------------------------------------

    def after_turn(self, position: Position) -> Valued:
        """What a position is worth to the seat when its turn is over."""
        seats, seat = position.seats, self.seat
        mover = (seat + 1) % seats
        self.budget.spend()
        self._leaves += 1
        if self._leaves % LEAVES_A_SLICE == 0:
            yield
        if self.replies and not _is_known(position):
            for step in range(1, seats):
                position = _reply(position, (seat + step) % seats)
            mover = seat
        return position.worth_of(seat, mover)

    def placing(self, position: Position, name: str, kind: int) -> Valued:
        """What a card just read is worth, laid or filed, whichever is better."""
        best = yield from self.after_turn(position.filed(kind, name))
        laid = position.laid(self.seat, kind, name)
        value = yield from self.laid(laid, name)
        return max(best, value)

    def laid(self, position: Position, name: str) -> Valued:
        """What a position is worth after a card of a name became a Chief: it may be over."""
        trio = position.trios[name]
        if not _is_known(position) or winner(trio) is None:
            return (yield from self.after_turn(position))
        return float(winner(trio) == self.seat)

    # -- Snoop cards ----------------------------------------------------------------------

    def swaps(self, snoop: str, position: Position) -> Iterator[tuple[str, int, Position]]:
        """Type, target and what follows, for every swap that a Snoop card allows."""
        for kind in SNOOP_TYPES[snoop]:
            place = TYPES.index(kind)
            for other in range(position.seats):
                if other != self.seat and position.slots[other][place]:
                    yield kind, other, position.swapped(place, self.seat, other)

    # -- Fetch ----------------------------------------------------------------------------

    def fetching(self, cards: Sequence[NextCard]) -> Valued:
        """What a Fetch is worth over all that the next card may be."""
        total = 0.0
        for card in cards:
            total += card.chance * (yield from self._fetched(card))
        return total

    def _fetched(self, card: NextCard) -> Valued:
        position = self.position
        if not card.name:
            best = yield from self.after_turn(position)
            for _, _, after in self.swaps(card.kind, position):
                best = max(best, (yield from self.after_turn(after)))
            return best
        beliefs = self.beliefs.after(card.name, card.kind)
        position = position.believed(beliefs.odds())
        return (yield from self.placing(position, card.name, TYPES.index(card.kind)))

    def next_cards(self, colour: str, snoops: Sequence[str]) -> list[NextCard]:
        """What the top card of Fresh may be, given its colour.

        Names that were seen alike and lie alike stand for each other.

        Args:
            colour: of its back, which all can see.
            snoops: Snoop cards of that colour that were not shown yet.
        """
        seen, bit = self.beliefs.seen, BIT[colour]
        suspects = SUSPECTS_PER_PACKET - sum(bool(mask & bit) for mask in seen.values())
        slots = max(1, suspects + len(snoops))
        cards = [NextCard(1 / slots, "", snoop) for snoop in snoops]
        alike: dict[tuple[int, Trio], list[str]] = {}
        for name, mask in seen.items():
            if not mask & bit:
                alike.setdefault((mask, self.position.trios[name]), []).append(name)
        left = max(0.0, suspects / slots)
        is_open = ALL_TYPES not in seen.values()
        for (mask, _), names in alike.items() if is_open else ():
            chance = len(names) * has_card(seen, mask, colour) / slots
            if chance > 0:
                best = max(names, key=lambda name: (self.position.odds.get(name, 0), name))
                cards.append(NextCard(chance, best, colour))
                left -= chance
        if left > 0:
            cards.append(NextCard(left, STRANGER, colour))
        return cards


def _is_known(position: Position) -> bool:
    """Whether one name alone is left, with all of its cards seen."""
    if len(position.odds) != 1:
        return False
    (name,) = position.odds
    return min(position.trios[name]) >= FILED


def _reply(position: Position, seat: int) -> Position:
    """What another seat makes of a position in its turn, as far as promotions go."""
    best, found = TURN_COSTS, None
    seats, odds, trios = position.seats, position.odds, position.trios
    costs: list[float | None] = [None, None, None]
    for name, chance in odds.items():
        trio = trios[name]
        if chance < TURN_COSTS or FILED not in trio:
            continue
        now = worth(seats, trio, seat)[seat]
        for kind in range(3):
            if trio[kind] != FILED:
                continue
            laid = moved(trio, kind, seat)
            if winner(laid) not in (None, seat):
                continue
            gain = chance * (worth(seats, laid, seat)[seat] - now)
            if gain <= best:
                continue
            cost = costs[kind]
            if cost is None:
                cost = costs[kind] = _cost(position, seat, kind)
            if gain - cost > best:
                best, found = gain - cost, (kind, name)
    return position.laid(seat, *found) if found else position


def _cost(position: Position, seat: int, kind: int) -> float:
    """What a seat loses with its present Chief of a type."""
    old = position.slots[seat][kind]
    chance = position.odds.get(old, 0.0)
    if not chance:
        return 0.0
    trio = position.trios[old]
    without = moved(trio, kind, FILED)
    seats = position.seats
    return chance * (worth(seats, trio, seat)[seat] - worth(seats, without, seat)[seat])
