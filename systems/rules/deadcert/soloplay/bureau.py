"""Short ways to what lies on a SOLOplay table. All of it follows from components."""

from __future__ import annotations

from game.core.components import Card
from game.core.messages import PUBLIC
from game.core.table import Table
from systems.rules.deadcert.cards import SNOOP_TYPES, SNOOPS, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import Checklists
from systems.rules.deadcert.components import Episode
from systems.rules.deadcert.episode import case_of
from systems.rules.deadcert.soloplay import reach
from systems.rules.deadcert.soloplay.components import SoloRound

FRESH, LAID_OUT, SPENT = "fresh", "laid_out", "spent"

LIMIT = 7
"""Cards that are laid out after Stage 3 (DC-SOLO-034)."""
FETCHES = 3
DETECTIVE = 0
"""The only seat."""
KNOWN_TO = (DETECTIVE, PUBLIC)
"""Spectators see what the detective sees (rules file, section 3.4)."""


def filed_of(kind: str) -> str:
    """The zone with the Filed stack of a type, the top card first."""
    return f"filed.{kind}"


class Bureau:
    """The desk of one detective."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.round = table.one(SoloRound)
        self.lists = table.one(Checklists)
        self.case = case_of(table.setup.content, tuple(table.one(Episode).letters))
        self.fetch_after_reclaim = bool(table.rules["solo_fetch_after_reclaim"])

    def laid_out(self) -> list[str]:
        """The laid-out cards, what was just gathered included."""
        return self.zones.faces(LAID_OUT)

    def stacks(self) -> dict[str, list[str]]:
        """Type -> its Filed stack, the top card first."""
        return {kind: self.zones.faces(filed_of(kind)) for kind in TYPES}

    def fetching_is_over(self) -> bool:
        """DC-SOLO-014, DC-RUL-064."""
        return self.round.end_game and not self.fetch_after_reclaim

    def can_fetch(self) -> bool:
        """DC-SOLO-010, 014."""
        return not self.fetching_is_over() and bool(self.zones.faces(FRESH))

    def reclaiming(self) -> list[str]:
        """The laid-out Snoop cards that can be played (DC-SOLO-013, 018)."""
        if not self.round.exposed:
            return []
        laid_out = self.laid_out()
        return [snoop for snoop in SNOOPS if snoop in laid_out and self.tops(snoop)]

    def tops(self, snoop: str) -> list[str]:
        """The types of the stacks from which a Snoop card can take (DC-SOLO-016, 017)."""
        return [kind for kind in SNOOP_TYPES[snoop] if self.zones.faces(filed_of(kind))]

    def to_file(self) -> int:
        """How many cards are above seven (DC-SOLO-030)."""
        return max(0, len(self.laid_out()) - LIMIT)

    def levels(self) -> dict[str, int]:
        """Every filed card with its level, 1 on top (DC-SOLO-032)."""
        return {
            card: level
            for cards in self.stacks().values()
            for level, card in enumerate(cards, start=1)
        }

    def is_won(self) -> bool:
        """DC-SOLO-040."""
        return set(self.case.killer_cards).issubset(self.laid_out())

    def all_seen(self) -> bool:
        """Whether all three killer cards have been seen, wherever they lie now (DC-RUL-063)."""
        return set(self.case.killer_cards).issubset(self.lists.cards.get(DETECTIVE, ()))

    def within_reach(self) -> bool:
        """The reach test (DC-RUL-070). Snoop cards in Fresh count as long as one may fetch."""
        snoops = {card for card in self.laid_out() if is_snoop(card)}
        if self.can_fetch():
            snoops.update(card for card in self.zones.faces(FRESH) if is_snoop(card))
        return reach.reachable(self.stacks(), self.case.killer_cards, snoops)

    def lay_out(self, card: Card) -> None:
        """Put a card among those laid out, by type and number."""
        rank = self._rank(card.face)
        place = sum(self._rank(face) < rank for face in self.laid_out())
        self.zones.move(card, LAID_OUT, place)

    def _rank(self, face: str) -> tuple[int, int]:
        return TYPES.index(colour_of(face)), self.case.order[face]

    def laid_out_card(self, face: str) -> Card:
        """The laid-out card with that face."""
        return next(card for card in self.zones.cards(LAID_OUT) if card.face == face)
