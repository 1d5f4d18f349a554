"""The invariants of SOLOplay: DC-INV-01, 02, 12 to 16, 18, 20, 21."""

from __future__ import annotations

from game.core.facts import Fact
from game.core.messages import PUBLIC
from game.core.view import View
from game.match import Match
from systems.rules.deadcert.cards import SNOOPS, TYPES, is_snoop
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay.facts import Fetched, RoundStarted
from systems.rules.deadcert.intents import Fetch
from systems.rules.deadcert.soloplay import reach
from systems.rules.deadcert.soloplay.facts import SnoopSpent
from tests.rules.deadcert.invariants.watch import Watch, check_stack, of_one_colour


class SoloWatch(Watch):
    """One match of SOLOplay."""

    ZONES = ("fresh", "laid_out", "spent", *(f"filed.{kind}" for kind in TYPES))

    COUNTED = RoundStarted

    @property
    def bound(self) -> int:
        """Rounds: 16 Fetches and 6 Reclaims (DC-RUL-072)."""
        return 22

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.one_way = not match.table.rules["solo_fetch_after_reclaim"]
        self.spent: list[str] = []
        self.noted: list[str] = []
        self.end_game = False

    def event(self, fact: Fact) -> None:
        if isinstance(fact, SnoopSpent):
            assert fact.kind not in self.spent
            self.spent.append(fact.kind)
            self.end_game = True
        elif isinstance(fact, Fetched):
            assert not (self.one_way and self.end_game)  # DC-INV-13
        elif isinstance(fact, ChecklistUpdated):
            assert not set(fact.cards) & set(self.noted)
            self.noted += fact.cards

    def position(self, before: View, after: View) -> None:
        zones, match = after.zones, self.match
        assert set(zones["spent"].cards) == set(self.spent)
        for kind in TYPES:
            stack = zones[f"filed.{kind}"].cards
            assert of_one_colour(stack, kind)
            check_stack(before.zones[f"filed.{kind}"].cards, stack)
        shown = {c for n in self.zones - {"fresh", "details"} for c in zones[n].cards}
        suspects = {card for card in shown if not is_snoop(card)}
        assert set(self.noted) == suspects  # DC-INV-20
        own, public = match.view(0), match.view(PUBLIC)
        assert set(own.values["checklist.0"]["cards"]) == suspects
        assert (own.zones, own.values) == (public.zones, public.values)  # section 3.4
        if match.outcome is None and match.decisions[0].kind == "solo_gather":
            assert zones["laid_out"].count == 7  # DC-INV-12
            if self.end_game and self.one_way:
                assert Fetch() not in match.decisions[0].options
            self._reach(after)

    def _reach(self, view: View) -> None:
        """While the case goes on the killer's cards are within reach, once they have been seen."""
        killer = set(self.case.killer_cards)
        assert view.values["exposed"] == (killer <= set(self.noted))
        if view.values["exposed"]:
            stacks = {kind: view.zones[f"filed.{kind}"].cards for kind in TYPES}
            snoops = set(SNOOPS) - set(view.zones["spent"].cards)
            snoops -= {card for cards in stacks.values() for card in cards}
            if self.end_game and self.one_way:
                snoops -= set(view.zones["fresh"].cards)
            assert reach.by_search(stacks, self.case.killer_cards, frozenset(snoops))

    def ended(self, view: View) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        won = set(self.case.killer_cards) <= set(view.zones["laid_out"].cards)
        assert (outcome.ending == "won") == won
        assert outcome.ending in {"won", "lost", "conceded"}
