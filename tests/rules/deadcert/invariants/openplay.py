"""The invariants of OPENplay and Co-op: DC-INV-01 to 06, 14 to 16, 18, 21."""

from __future__ import annotations

from game.core.facts import Fact
from game.core.view import View
from game.match import Match
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.openplay import facts as f
from tests.rules.deadcert.invariants.watch import Watch


class OpenWatch(Watch):
    """One match of OPENplay or Co-op."""

    ZONES = ("fresh", "fetched")
    ZONES_OF_SEATS = ("chiefs.{}", "filed.{}")
    COUNTED = common.TurnStarted

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        rules, count = match.table.rules, len(self.seats)
        self.killer = set(self.case.killer_cards)
        self.coop = match.setup.format == "coop"
        self.fetch_limit = int(rules["open_fetch_after_rounds"]) * count
        self.cold_limit = int(rules["open_cold_rounds"]) * count
        self.chiefs: list[dict[str, str]] = [{} for _ in self.seats]
        self.fresh = len(self.case.cards)
        self.without_fetch = self.since_fresh = 0
        self.dead: set[tuple[int, str]] = set()

    @property
    def bound(self) -> int:
        """Turns (DC-RUL-024, 029)."""
        turns = len(self.case.cards) * (self.fetch_limit + 1)
        return turns if self.coop else turns + self.cold_limit

    # -- what happens -----------------------------------------------------------------------

    def event(self, fact: Fact) -> None:
        chiefs = self.chiefs
        if isinstance(fact, common.TurnStarted):
            self.since_fresh += not self.fresh
            assert self.coop or self.since_fresh <= self.cold_limit
        elif isinstance(fact, f.CardRead | common.SnoopRevealed):
            self.fresh -= 1
            self.without_fetch = 0
        elif isinstance(fact, f.StackExamined):
            self.without_fetch += 1
            assert not self.fresh or self.without_fetch <= self.fetch_limit
            assert fact.examiner == fact.owner or not self.coop
        elif isinstance(fact, f.ChiefDemoted):
            assert chiefs[fact.seat].pop(colour_of(fact.card)) == fact.card
        elif isinstance(fact, f.ChiefSet):
            assert fact.type not in chiefs[fact.seat]
            chiefs[fact.seat][fact.type] = fact.card
        elif isinstance(fact, f.FiledSwapped):
            kind = colour_of(fact.card)
            assert chiefs[fact.seat].pop(kind, None) == fact.chief
            chiefs[fact.seat][kind] = fact.card
        elif isinstance(fact, f.ChiefsSwapped):
            self._swapped(fact)

    def _swapped(self, fact: f.ChiefsSwapped) -> None:
        """DC-INV-05: the two change places, and no other Chief moves."""
        (seat, target), kind = fact.seats, fact.type
        assert not self.coop
        own, other = (self.chiefs[one].pop(kind, None) for one in (seat, target))
        assert (own, other) == fact.cards
        assert other is not None
        self.chiefs[seat][kind] = other
        if own is not None:
            self.chiefs[target][kind] = own

    # -- what lies there --------------------------------------------------------------------

    def position(self, before: View, after: View) -> None:
        self._chiefs(after)
        fresh = after.zones["fresh"].cards
        assert fresh == before.zones["fresh"].cards[len(before.zones["fresh"].cards) - len(fresh) :]
        assert len(fresh) == self.fresh
        filed = [after.zones[f"filed.{seat}"].cards for seat in self.seats]
        assert all(snoop in filed[seat] for seat, snoop in self.dead)
        self.dead |= {(seat, card) for seat in self.seats for card in filed[seat] if is_snoop(card)}
        if not fresh and not after.zones["fetched"].cards:
            suspects = sum(not is_snoop(card) for row in filed for card in row)
            assert suspects >= 48 - 3 * len(self.seats) >= 30  # DC-RUL-025
        if self.coop:
            self._team(after)
        else:
            self._race(after)

    def _chiefs(self, view: View) -> None:
        """DC-INV-03, and the events say what lies there."""
        for seat in self.seats:
            cards = view.zones[f"chiefs.{seat}"].cards
            assert [colour_of(card) for card in cards] == [
                kind for kind in TYPES if kind in self.chiefs[seat]
            ]
            assert {colour_of(card): card for card in cards} == self.chiefs[seat]
            assert not any(is_snoop(card) for card in cards)

    def _owned(self, view: View) -> list[int]:
        return [len(self.killer & set(view.zones[f"chiefs.{seat}"].cards)) for seat in self.seats]

    def _race(self, view: View) -> None:
        """DC-INV-04; DC-OPEN-010 to 012, 052."""
        outcome, owned = self.match.outcome, self._owned(view)
        if outcome is None:
            assert sum(owned) < len(TYPES)
            return
        assert outcome.scores == tuple(owned)
        if sum(owned) == len(TYPES):
            winners = tuple(seat for seat in self.seats if owned[seat] > 1)
            assert outcome.winners == winners
            assert outcome.ending == ("won" if winners else "split")
        else:
            assert (outcome.ending, outcome.winners) == ("cold", ())
            assert not self.fresh
            assert self.since_fresh == self.cold_limit

    def _team(self, view: View) -> None:
        """DC-COOP-003: it ends with the fetch of the third card, and with nothing else."""
        outcome = self.match.outcome
        out = self.killer.isdisjoint(view.zones["fresh"].cards)
        assert (outcome is not None) == out
        if outcome is not None:
            won = sum(self._owned(view)) == len(TYPES) - 1
            assert outcome.ending == ("won" if won else "lost")
            assert outcome.winners == (tuple(self.seats) if won else ())
            assert self.killer & set(view.zones["fetched"].cards)

    def ended(self, view: View) -> None:
        assert view.outcome is not None
