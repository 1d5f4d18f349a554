"""The invariants of COVERTplay: DC-INV-01, 02, 07 to 11, 14 to 18, 20 to 22."""

from __future__ import annotations

from collections import Counter

from game.core.facts import Fact
from game.core.view import View
from game.match import Match
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay import facts as f
from tests.rules.deadcert.invariants.watch import Watch, check_stack, of_one_colour, triples

LATEST_EMPTY = {2: 9, 3: 5, 4: 4, 5: 3}
"""Seats -> the last round in which Fresh can become empty (DC-RUL-059)."""


class CovertWatch(Watch):
    """One match of COVERTplay."""

    ZONES = ("fresh", "declared")
    ZONES_OF_SEATS = (
        "hand.{}",
        "gathered.{}",
        "locked.{}",
        *(f"filed.{{}}.{kind}" for kind in TYPES),
    )
    COUNTED = f.RoundStarted
    ALWAYS_ASKED = frozenset({"covert_gather", "covert_action"})

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.fresh = 54 - 7 * len(self.seats)
        self.snooped: list[int] = []
        self.gathered: Counter[int] = Counter()
        self.due = 0
        self.seen: list[set[str]] = [set() for _ in self.seats]
        self.noted: list[list[str]] = [[] for _ in self.seats]

    @property
    def bound(self) -> int:
        """Rounds (DC-RUL-059)."""
        return LATEST_EMPTY[len(self.seats)] + int(self.match.table.rules["covert_cold_rounds"])

    # -- what happens -----------------------------------------------------------------------

    def event(self, fact: Fact) -> None:
        if isinstance(fact, f.RoundStarted):
            self.snooped.clear()
            self.gathered.clear()
        elif isinstance(fact, common.TurnStarted):
            self.due = 3
        elif isinstance(fact, f.SnoopPlayed):
            assert fact.target not in (*self.snooped, fact.seat)
            self.snooped.append(fact.target)
        elif isinstance(fact, f.Fetched):
            assert (fact.source == "fresh") == (self.fresh > 0)  # DC-INV-11
            self.fresh -= fact.source == "fresh"
            self.gathered[fact.seat] += 1
        elif isinstance(fact, f.CardSnooped):
            self.gathered[fact.snooper] += 1
        elif isinstance(fact, f.PairSnooped):
            self.gathered[fact.snooper] += 2
        elif isinstance(fact, f.Declared):
            assert not self.fresh
            self.due = 5
        elif isinstance(fact, f.GatheringDone):
            assert self.gathered[fact.seat] == self.due  # DC-INV-09
        self._notes(fact)

    def _notes(self, fact: Fact) -> None:
        """DC-INV-20: what each seat may see, and what its Checklist says."""
        if isinstance(fact, f.Dealt | f.EvidenceTakenUp):
            self.seen[fact.seat].update(fact.cards)
        elif isinstance(fact, f.Declared | common.SnoopRevealed):
            card = fact.card if isinstance(fact, f.Declared) else fact.kind
            for cards in self.seen:
                cards.add(card)
        elif isinstance(fact, ChecklistUpdated):
            new = [*fact.cards, *fact.snoops]
            assert set(new) <= self.seen[fact.seat], "no entry without such an event"
            self.noted[fact.seat] += new

    # -- what lies there --------------------------------------------------------------------

    def position(self, before: View, after: View) -> None:
        values = after.values
        new_round = values["round_no"] != before.values["round_no"]
        if self.match.outcome is None:
            settled = new_round or (values["stage"] == 4 and before.values["stage"] != 4)
            self._hands(after, settled)
        holders = []
        for seat in self.seats:
            cards = self._held(after, seat)
            found = triples([self.suspect_of(card) for card in cards if not is_snoop(card)])
            assert found in ([], [self.case.killer])
            holders += found
            for kind in TYPES:
                stack = after.zones[f"filed.{seat}.{kind}"].cards
                assert of_one_colour(stack, kind)
                check_stack(before.zones[f"filed.{seat}.{kind}"].cards, stack)
            assert sorted(self.noted[seat]) == sorted(self.seen[seat])
        assert len(holders) <= 1  # DC-INV-22
        seat = self.match.moves % len(self.seats)  # a view costs time: each in its turn
        listed = set(self.match.view(seat).values[f"checklist.{seat}"]["cards"])
        assert listed == {card for card in self.seen[seat] if not is_snoop(card)}

    def _held(self, view: View, seat: int) -> tuple[str, ...]:
        return view.zones[f"hand.{seat}"].cards + view.zones[f"locked.{seat}"].cards

    def _hands(self, view: View, settled: bool) -> None:
        """DC-INV-07 and 08."""
        for seat in self.seats:
            pair = view.zones[f"locked.{seat}"].cards
            if settled:
                assert len(self._held(view, seat)) == 7
                assert len(view.zones[f"hand.{seat}"].cards) == (5 if pair else 7)
            if pair:
                assert len(pair) == 2
                assert len({self.suspect_of(card) for card in pair}) == 1
                assert len({colour_of(card) for card in pair}) == 2
                assert not any(is_snoop(card) for card in pair)

    def ended(self, view: View) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if outcome.ending == "won":
            (winner,) = outcome.winners
            assert set(self.case.killer_cards) <= set(self._held(view, winner))
        else:
            assert (outcome.ending, outcome.winners) == ("cold", ())
            assert view.values["round_no"] == view.values["last_round"]
