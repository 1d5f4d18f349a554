"""What a seat remembers of the others: what they have seen for certain, and about how much.

One walk over the facts of a view. ``reach`` is the expected number of pieces that a seat has seen,
of the 28 that are not in the folder; it is a guess from what everybody can count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.core.facts import Fact
from game.core.rng import Stream
from game.core.view import View
from systems.rules.casefile import facts as f
from systems.rules.casefile.cards import WIRETAP, is_evidence
from systems.rules.casefile.ledger.reading import known

OUTSIDE = 28
"""Pieces of evidence that are not in the folder."""
EVIDENCE_SHARE = 28 / 40
"""How much of deck and hands is evidence (CF-006)."""
TRADED_SHARE = 0.5
"""The same of a packet: much of it is false."""
WARRANT = 1.2
"""Pieces that a Search Warrant shows on average."""


class AskSeen(NamedTuple):
    """An ask, and about how much its asker had seen by then."""

    seat: int
    pieces: tuple[str, ...]
    reach: float


class Answered(NamedTuple):
    """What was said to an ask: by seat the sum, 0 for none."""

    pieces: tuple[str, ...]
    sums: tuple[tuple[int, int], ...]


class Memory:
    """Follows the facts of a view."""

    def __init__(self, view: View, seat: int) -> None:
        seats = len(view.seats)
        self.seat = seat
        self.sights: list[tuple[int, str]] = []
        """Own sights of evidence: the number of the fact, and the piece."""
        self.seen_by: list[set[str]] = [set() for _ in range(seats)]
        """By seat the pieces that it has certainly seen."""
        self.reach = [0.0] * seats
        self.asks: list[AskSeen] = []
        self.answers: list[Answered] = []
        self.wrong: list[f.SolveDeclared] = []
        self.trades = [0] * seats
        """By seat how often the viewer accepted an offer of it."""
        self.news = [0] * seats
        """By seat how many pieces new to the viewer these offers brought."""
        self.first_hand: tuple[str, ...] = ()
        self.rounds = 0
        self._pieces: tuple[str, ...] = ()
        for number, fact in enumerate(view.facts):
            follow = _FOLLOW.get(type(fact))
            if follow is not None:
                follow(self, number, fact)

    def share(self, seat: int) -> float:
        """What part of the evidence a seat has probably not seen."""
        return max(0.0, 1 - self.reach[seat] / OUTSIDE)

    def has_seen(self, seat: int, piece: str) -> float:
        """How likely a seat has seen a piece."""
        if piece in self.seen_by[seat]:
            return 1.0
        certain = len(self.seen_by[seat])
        rest = OUTSIDE - certain
        if rest <= 0:
            return 1.0
        return min(0.97, max(0.0, (self.reach[seat] - certain) / rest))

    # -- following ------------------------------------------------------------------------

    def _see(self, number: int, seats: Iterable[int], cards: Sequence[str]) -> int:
        """Seats see faces that the viewer knows; how many were new to the viewer."""
        pieces = [card for card in cards if is_evidence(card)]
        mine = self.seen_by[self.seat]
        new = sum(piece not in mine for piece in pieces)
        for seat in seats:
            if seat == self.seat:
                self.sights += [(number, piece) for piece in pieces]
            for piece in pieces:
                if piece not in self.seen_by[seat]:
                    own = seat == self.seat
                    self.reach[seat] += 1.0 if own else 1 - self.has_seen(seat, piece)
                    self.seen_by[seat].add(piece)
        return new

    def _glimpse(self, seat: int, pieces: float) -> None:
        """A seat sees about so many pieces that the viewer cannot name."""
        self.reach[seat] += pieces * self.share(seat)

    def _got(self, number: int, seat: int, cards: Sequence[str], count: int) -> None:
        if seat == self.seat or (cards and known(cards)):
            self._see(number, (seat, self.seat), cards)
        else:
            self._glimpse(seat, count * EVIDENCE_SHARE)

    def _dealt(self, number: int, fact: f.CardsDealt) -> None:
        self._got(number, fact.seat, fact.cards, len(fact.cards))
        if fact.seat == self.seat:
            self.first_hand = fact.cards

    def _started(self, number: int, fact: f.GameStarted) -> None:
        self._everybody(number, fact.marks)

    def _round(self, _number: int, fact: f.RoundStarted) -> None:
        self.rounds = fact.round

    def _asked(self, _number: int, fact: f.Asked) -> None:
        self._pieces = fact.pieces
        self.asks.append(AskSeen(fact.seat, fact.pieces, self.reach[fact.seat]))

    def _offers(self, _number: int, fact: f.OffersPublished) -> None:
        self.answers.append(Answered(self._pieces, fact.offers))

    def _solve(self, _number: int, fact: f.SolveDeclared) -> None:
        self.wrong.append(fact)

    def _swapped(self, number: int, fact: f.ConsolationSwapped) -> None:
        if fact.drawn:
            self._got(number, fact.seat, (fact.drawn,), 1)

    def _drawn(self, number: int, fact: f.CardsDrawn) -> None:
        self._got(number, fact.seat, fact.cards, fact.count)

    def _reset(self, number: int, fact: f.ResetDone) -> None:
        if fact.n_drawn:
            self._got(number, fact.seat, fact.drawn, fact.n_drawn)

    def _looked(self, number: int, fact: f.StakeoutSeen | f.LockerSeen) -> None:
        self._got(number, fact.seat, fact.cards, fact.count)

    def _shown(self, number: int, fact: f.EvidenceRevealed | f.DiscardsShown) -> None:
        self._everybody(number, fact.cards)

    def _warrant(self, number: int, fact: f.WarrantShown) -> None:
        if known(fact.cards):
            self._see(number, (fact.actor, fact.target), fact.cards)
        else:
            self._glimpse(fact.actor, WARRANT)

    def _bonus(self, _number: int, fact: f.BonusPlayed) -> None:
        if fact.card == WIRETAP and fact.seat != self.seat:
            self._glimpse(fact.seat, 3 * TRADED_SHARE)

    def _wiretap(self, number: int, fact: f.WiretapSeen) -> None:
        if known(fact.offered):
            cards = (*fact.offered, *fact.paid)
            self._see(number, (self.seat, fact.asker, fact.offerer), cards)

    def _folder(self, number: int, fact: f.FolderSeen) -> None:
        if known(fact.cards):
            self._see(number, (self.seat,), fact.cards)

    def _everybody(self, number: int, cards: Sequence[str]) -> None:
        self._see(number, range(len(self.seen_by)), cards)

    def _trade(self, number: int, fact: f.TradeDone) -> None:
        traders = (fact.asker, fact.offerer)
        if self.seat not in traders:
            self._glimpse(fact.asker, fact.n_from_offerer * TRADED_SHARE)
            self._glimpse(fact.offerer, fact.n_from_asker * TRADED_SHARE)
            return
        new = self._see(number, traders, fact.offered)
        self._see(number, traders, fact.paid)
        if fact.asker == self.seat:
            self.trades[fact.offerer] += 1
            self.news[fact.offerer] += new


_FOLLOW: dict[type[Fact], Callable[[Memory, int, Any], None]] = {
    f.GameStarted: Memory._started,
    f.CardsDealt: Memory._dealt,
    f.RoundStarted: Memory._round,
    f.Asked: Memory._asked,
    f.OffersPublished: Memory._offers,
    f.SolveDeclared: Memory._solve,
    f.TradeDone: Memory._trade,
    f.ConsolationSwapped: Memory._swapped,
    f.CardsDrawn: Memory._drawn,
    f.ResetDone: Memory._reset,
    f.StakeoutSeen: Memory._looked,
    f.LockerSeen: Memory._looked,
    f.EvidenceRevealed: Memory._shown,
    f.DiscardsShown: Memory._shown,
    f.WarrantShown: Memory._warrant,
    f.BonusPlayed: Memory._bonus,
    f.WiretapSeen: Memory._wiretap,
    f.FolderSeen: Memory._folder,
}


def noted(memory: Memory, forgets_one_in: int) -> frozenset[str]:
    """The pieces that one has noted down who loses some of what it sees.

    Whether a sight is lost follows from the first hand and the number of the fact alone, so a mark
    once lost stays lost until the piece is seen again, although nothing is kept between decisions.
    """
    if not forgets_one_in:
        return frozenset(piece for _, piece in memory.sights)
    kept = set()
    for number, piece in memory.sights:
        text = f"{memory.seat}/{sorted(memory.first_hand)}/{number}/{piece}"
        digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
        if not Stream(int.from_bytes(digest, "big")).chance(1, forgets_one_in):
            kept.add(piece)
    return frozenset(kept)
