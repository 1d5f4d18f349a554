"""A view taken apart for the seat that has to decide, with the odds that its level sees."""

from __future__ import annotations

import math
from collections.abc import Generator

from game.bots import Budget
from game.core.rng import Stream
from game.core.view import View
from systems.rules.casefile.bots import reading
from systems.rules.casefile.bots.levels import Level
from systems.rules.casefile.bots.memory import Memory, noted
from systems.rules.casefile.bots.outlook import Outlook, by_ledger, by_notes
from systems.rules.casefile.cards import EVIDENCE, HAND, is_evidence
from systems.rules.casefile.incident import DECK, PILE, hand_of
from systems.rules.casefile.ledger import Place, ledger_in_slices

CONCLUDING_COSTS = 200
"""Units of work for one slice of certain conclusions."""


class Mind:
    """What one seat has in mind at one decision.

    Attributes:
        hand: the own cards.
        rivals: the others that are not out, clockwise from the own left.
        asked: the pieces of the ask in force.
        leak: what it costs that one rival learns one piece, against learning one oneself.
    """

    def __init__(
        self, view: View, seat: int, level: Level, stream: Stream, memory: Memory, outlook: Outlook
    ) -> None:
        self.view = view
        self.seat = seat
        self.level = level
        self.stream = stream
        self.memory = memory
        self.outlook = outlook
        self.seats = len(view.seats)
        self.hand = view.zones[hand_of(seat)].cards
        around = ((seat + step) % self.seats for step in range(1, self.seats))
        self.rivals = tuple(one for one in around if view.values[f"status.{one}"] == "active")
        self.asked: tuple[str, ...] = tuple(view.values["asked"])
        self.asker = int(view.values["turn"])
        self.leak = level.guards / math.sqrt(max(1, len(self.rivals)))

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return int(self.view.zones[hand_of(seat)].count)

    @property
    def news(self) -> float:
        """How likely a card that one draws tells something."""
        return self.outlook.news

    def news_for(self, seat: int) -> float:
        """The same for another seat, about."""
        return 0.7 * self.memory.share(seat)

    def unknown_to(self, seat: int, card: str) -> float:
        """How likely a card is news to a seat that gets it."""
        return 1 - self.memory.has_seen(seat, card) if is_evidence(card) else 0.0

    def secrecy(self, card: str) -> float:
        """How many rivals a card would be news to, about."""
        return sum(self.unknown_to(rival, card) for rival in self.rivals)

    def chance(self, in_100: int) -> bool:
        """One draw of chance."""
        return self.stream.chance(in_100, 100)


def minding(
    view: View, seat: int, level: Level, stream: Stream, budget: Budget
) -> Generator[None, None, Mind]:
    """Take a view apart, in slices.

    Raises:
        BudgetSpent: Drawing the conclusions costs more than may be spent.
    """
    memory = Memory(view, seat)
    yield
    if not level.complete:
        return Mind(view, seat, level, stream, memory, outlook_by_notes(view, seat, level, memory))
    steps = ledger_in_slices(view)
    while True:
        budget.spend(CONCLUDING_COSTS)
        try:
            next(steps)
        except StopIteration as done:
            ledger = done.value
            break
        yield
    pieces = [piece for rows in ledger.folder.values() for piece in rows]
    odds = reading.weights(memory, pieces) if level.reads else {}
    yield
    return Mind(view, seat, level, stream, memory, by_ledger(ledger, odds))


def outlook_by_notes(view: View, seat: int, level: Level, memory: Memory) -> Outlook:
    """The outlook of one who notes what it sees, marks on the board and its hand for certain."""
    hand = view.zones[hand_of(seat)].cards
    marks = set(view.values["board_marks"])
    sure = {card for card in EVIDENCE if card in hand or card in marks}
    notes = noted(memory, level.forgets_one_in) | sure
    counts: dict[Place, int] = {
        other: int(view.zones[hand_of(other)].count) for other in range(len(view.seats))
    }
    for name in (DECK, PILE):
        counts[name] = int(view.zones[name].count)
    wrong = frozenset((one.suspect, one.weapon, one.motive, one.location) for one in memory.wrong)
    return by_notes(counts, seat, hand, notes, wrong)


def drawn_to_five(cards: int) -> int:
    """How many cards one draws at the reset who then holds so many."""
    return max(0, HAND - cards)
