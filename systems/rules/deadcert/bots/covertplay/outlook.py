"""What a seat of COVERTplay is after, where that may be, and how much it is worth to have it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.deadcert.bots.covertplay.interest import Interest
from systems.rules.deadcert.bots.covertplay.tracking import (
    GATHERED,
    HAND,
    LOCKED,
    Place,
    Places,
    Tracker,
)
from systems.rules.deadcert.bots.evidence import card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.odds import ALL_TYPES, BIT
from systems.rules.deadcert.cards import SNOOPS, TYPES, colour_of, is_snoop
from systems.rules.deadcert.covertplay.bureau import FRESH, gathered_of, hand_of, locked_of

WORTH_BY_HELD = (0.1, 0.35, 1.0)
"""What a card is worth, as a part of its suspect's odds, by how many others of it are held."""
DENYING = 0.3
"""What it is worth to take a card from who holds another one of that suspect."""
KEPT = {FRESH: 1.6, HAND: 2.0, LOCKED: 4.0}
"""How much likelier than filed an unseen card of somebody who can be the killer is elsewhere.

Counted in matches of these players, beside what the numbers of unknown cards say."""


class Outlook:
    """One seat's knowledge at one moment.

    Attributes:
        seat: whose.
        known: the cards that it has seen.
        odds: who can be the killer.
        killer: who it is, once all three cards were seen; otherwise "".
        held: the cards that it has, in hand, in Lock Down, and gathered as far as it knows them.
        follows: whether it follows every card (:class:`Tracker`).
    """

    def __init__(self, view: View, seat: int, *, reads_hints: bool, follows: bool) -> None:
        self.view = view
        self.seat = seat
        letters = letters_of(view)
        seen = view.values[f"checklist.{seat}"]["cards"]
        self.known = evidence(card_set_of(letters), letters, seen)
        self.odds = self.known.odds(reads_hints)
        self.killer = next((one for one, mask in self.known.seen.items() if mask == ALL_TYPES), "")
        self.follows = follows
        zones = [view.zones[zone_of(seat)] for zone_of in (hand_of, locked_of, gathered_of)]
        self.held = [card for zone in zones for card in zone.cards if card != HIDDEN]
        self.has: dict[str, int] = {}
        for card in self.held:
            if not is_snoop(card):
                name = self.known.cards[card]
                self.has[name] = self.has.get(name, 0) | BIT[card[0]]

    @cached_property
    def tracker(self) -> Tracker:
        """Where all cards are, as far as this seat can tell."""
        interest = Interest(self.known, self.odds)
        return Tracker(self.view, self.seat, interest, follows=self.follows)

    @cached_property
    def unknown(self) -> Mapping[str, Places]:
        """Colour -> place -> how many cards of which nothing is known."""
        return {kind: self.tracker.unknown(kind) for kind in TYPES}

    @cached_property
    def wanted(self) -> dict[str, dict[str, float]]:
        """Colour -> name -> what its card of that colour is worth; without what is held."""
        found: dict[str, dict[str, float]] = {kind: {} for kind in TYPES}
        for name in self.odds.candidates:
            mask = self.has.get(name, 0)
            for kind in TYPES:
                if not mask & BIT[kind]:
                    worth = self.odds.of(name) * WORTH_BY_HELD[mask.bit_count()]
                    found[kind][name] = worth
        return found

    def places(self, name: str, kind: str) -> Places:
        """Where the card of a suspect is, if it has one of that type."""
        card = self.known.card_of(name, kind)
        at = self.tracker.at.get(card) if card else None
        if at is None or not at:
            at = self._anywhere(kind)
        return self._without_wrong_pairs(name, kind, at)

    def _anywhere(self, kind: str) -> Places:
        weights = {
            place: mass * KEPT.get(place.zone, 1.0) for place, mass in self.unknown[kind].items()
        }
        total = sum(weights.values())
        return {place: mass / total for place, mass in weights.items()} if total else {}

    def _without_wrong_pairs(self, name: str, kind: str, at: Places) -> Places:
        """A Lock Down that cannot be of this suspect, since its other card lies elsewhere."""
        wrong = []
        for place in at:
            if place.zone == LOCKED:
                for other in self.tracker.locked[place.seat]:
                    card = self.known.card_of(name, other) if other != kind else ""
                    theirs = self.tracker.at.get(card, {}) if card else {}
                    if theirs and not any(one.seat == place.seat for one in theirs):
                        wrong.append(place)
        if not wrong:
            return at
        left = {place: mass for place, mass in at.items() if place not in wrong}
        total = sum(left.values())
        return {place: mass / total for place, mass in left.items()} if total else {}

    @cached_property
    def prizes(self) -> dict[Place, dict[str, float]]:
        """Place -> colour -> what is to be had there, all cards of that colour together."""
        found: dict[Place, dict[str, float]] = {}
        by_name: dict[str, dict[str, Places]] = {}
        for kind, rows in self.wanted.items():
            for name in rows:
                by_name.setdefault(name, {})[kind] = self.places(name, kind)
        for name, kinds in by_name.items():
            odds = self.odds.of(name)
            for kind, at in kinds.items():
                for place, mass in at.items():
                    worth = self.wanted[kind][name]
                    if place.zone in (HAND, LOCKED):
                        worth += odds * DENYING * self._with(place.seat, kinds, kind)
                    row = found.setdefault(place, {})
                    row[kind] = row.get(kind, 0.0) + mass * worth
        return found

    def _with(self, seat: int, kinds: Mapping[str, Places], but: str) -> float:
        """How likely a seat has another card of the suspect."""
        return sum(
            sum(mass for place, mass in at.items() if place.zone == HAND and place.seat == seat)
            for kind, at in kinds.items()
            if kind != but
        )

    def prize(self, place: Place, kind: str) -> float:
        """What is to be had in a place from cards of a colour."""
        return self.prizes.get(place, {}).get(kind, 0.0)

    @cached_property
    def snoop_places(self) -> dict[str, Places]:
        """Snoop card -> where it may be; those that this seat holds are missing."""
        found: dict[str, Places] = {}
        for snoop in SNOOPS:
            if snoop in self.held:
                continue
            at = self.tracker.at.get(snoop)
            if not at:
                rows = self.unknown[colour_of(snoop)]
                total = sum(rows.values())
                at = {place: mass / total for place, mass in rows.items()} if total else {}
            found[snoop] = at
        return found

    def others_have(self, snoop: str) -> float:
        """How likely another seat can play a Snoop card in the next round."""
        return sum(
            mass
            for place, mass in self.snoop_places.get(snoop, {}).items()
            if place.zone in (HAND, GATHERED) and place.seat != self.seat
        )
