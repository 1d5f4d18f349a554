"""What a way of filing is worth in SOLOplay: how likely the killer's cards come together again.

A filed card keeps its level until something is reclaimed, since cards go in underneath. So what
it will cost to bring a suspect's cards back is known when they are filed: the levels above what
the Level 1 Snoops take are paid by the Level 2 Snoops (DC-RUL-070). A card that is held costs
nothing to bring back but a place on the desk, and there are seven.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations

from systems.rules.deadcert.bots.soloplay.desk import Desk
from systems.rules.deadcert.cards import LEVEL_TWO, TYPES, colour_of, is_snoop
from systems.rules.deadcert.soloplay.reach import LEVEL_ONE, TAKES

BY_MARGIN = (0.72, 0.8, 0.86, 0.91, 0.94, 0.97, 1.0)
"""How likely a suspect's cards come in, by how many levels could be dug beyond what they need."""
HOLDING = 0.6
"""What part of a held lead's worth is lost while Fresh is full, for it takes up a place."""
FULL = 47
"""Cards in Fresh at the start."""


@dataclass(frozen=True)
class Plan:
    """Cards to be filed, in this order, and what it is worth."""

    worth: float
    cards: tuple[str, ...]


@dataclass
class Prospects:
    """The worth of ways to file from one desk.

    Attributes:
        desk: as it is now.
        holding: what part of a held lead's worth is lost (:data:`HOLDING`).
    """

    desk: Desk
    holding: float = HOLDING
    _levels: dict[str, dict[str, int]] = field(default_factory=dict)
    _snoops: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        desk = self.desk
        level = desk.levels
        for card, name in desk.known.cards.items():
            self._levels.setdefault(name, {})[card[0]] = level.get(card, 0)
        self._snoops = desk.held | desk.coming
        self._held_share = 1 - self.holding * min(1.0, desk.fresh / FULL)

    def best(self, count: int) -> Plan:
        """The best way to file so many of the laid-out cards."""
        return max(self.plans(count), key=lambda plan: plan.worth)

    def plans(self, count: int) -> list[Plan]:
        """Every way of filing that is looked at, by its worth."""
        base = {name: self.of_name(name, self._levels[name], self._snoops) for name in self._levels}
        total = sum(base.values())
        found = []
        for chosen in combinations(self.desk.laid_out, count):
            snoops = self._snoops.difference(chosen)
            for order in _orders(chosen):
                levels = self._after(order)
                if snoops == self._snoops:
                    worth = total
                    worth += sum(
                        self.of_name(name, row, snoops) - base[name] for name, row in levels.items()
                    )
                else:
                    worth = sum(
                        self.of_name(name, levels.get(name, row), snoops)
                        for name, row in self._levels.items()
                    )
                found.append(Plan(worth, order))
        return found

    def of_name(self, name: str, levels: Mapping[str, int], snoops: frozenset[str]) -> float:
        """How likely this is the killer and its cards come together."""
        odds = self.desk.odds.of(name)
        if not odds:
            return 0.0
        left = TAKES * len(snoops.intersection(LEVEL_TWO))
        share = 1.0
        for kind, level in levels.items():
            if level:
                left -= max(0, level - (TAKES if LEVEL_ONE[kind] in snoops else 0))
            else:
                share *= self._held_share
        if left < 0:
            return 0.0
        return odds * share * BY_MARGIN[min(left, len(BY_MARGIN) - 1)]

    def _after(self, order: Iterable[str]) -> dict[str, dict[str, int]]:
        """The levels of the names on cards that are filed."""
        desk = self.desk
        found: dict[str, dict[str, int]] = {}
        depth = {kind: desk.next_level(kind) for kind in TYPES}
        for card in order:
            kind = colour_of(card)
            if not is_snoop(card):
                name = desk.known.cards[card]
                found[name] = {**found.get(name, self._levels[name]), kind: depth[kind]}
            depth[kind] += 1
        return found


def _orders(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders that make a difference: cards of one type lie above each other."""
    rows = {kind: [card for card in cards if colour_of(card) == kind] for kind in TYPES}
    found: list[tuple[str, ...]] = [()]
    for row in rows.values():
        found = [(*before, *order) for before in found for order in permutations(row)]
    return found
