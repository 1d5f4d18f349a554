"""Reads what a viewer was told into a :class:`~.timeline.Timeline` (rules file, section 9).

Not drawn: that somebody who offers nothing lacks what was named (item 4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.facts import Fact
from game.core.messages import HIDDEN, Viewer
from systems.rules.casefile import facts as f
from systems.rules.casefile.cards import (
    EVIDENCE,
    EVIDENCE_OF,
    FALSE_EVIDENCE,
    SILVER_TONGUE,
    TYPES,
    type_of,
)
from systems.rules.casefile.ledger.timeline import ALL, Lot, Timeline, mask_of

EVIDENCE_MASK, FALSE_MASK = mask_of(EVIDENCE), mask_of(FALSE_EVIDENCE)
TYPE_MASKS = {kind: mask_of(cards) for kind, cards in EVIDENCE_OF.items()}


def known(cards: Sequence[str] | str) -> bool:
    """Whether the viewer was shown the faces."""
    return cards != HIDDEN and HIDDEN not in cards


class Reader:
    """Follows the facts of one viewer, one by one."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.line = Timeline()
        self.folder: dict[str, Lot] = {}
        self.hands: dict[int, Lot] = {}
        self.deck: list[Lot] = []
        """The draw deck in pieces, the top one first."""
        self.pile: list[Lot] = []
        """The discards in pieces, the top one first."""
        self.box: Lot | None = None
        self.rules: dict[str, Any] = {}
        self._asked = 0
        self._silver = False
        self._face = ""
        self._dealt: list[f.CardsDealt] = []
        self._start: f.GameStarted | None = None
        self._trades: dict[int, tuple[Lot, Lot]] = {}
        self._solve: tuple[str, ...] = ()
        self._follow: dict[type[Fact], Callable[[Any], None]] = {
            f.GameStarted: self._game_started,
            f.CardsDealt: self._cards_dealt,
            f.TurnStarted: self._turn_started,
            f.SolveDeclared: self._solve_declared,
            f.SolveResult: self._solve_result,
            f.FolderSeen: self._folder_seen,
            f.DetectiveOut: self._detective_out,
            f.Asked: self._ask,
            f.OffersPublished: self._offers,
            f.TradeDone: self._trade,
            f.WiretapSeen: self._wiretap,
            f.CardsDiscarded: self._discarded,
            f.DiscardsShown: self._discards_shown,
            f.ConsolationSwapped: self._consolation,
            f.BonusPlayed: self._bonus,
            f.WarrantShown: self._warrant,
            f.CardsDrawn: self._drawn,
            f.StakeoutSeen: self._stakeout,
            f.LockerSeen: self._locker,
            f.DieRolled: self._die,
            f.EvidenceRevealed: self._revealed,
            f.RevealShort: self._short,
            f.ResetDone: self._reset,
            f.DeckReshuffled: self._reshuffled,
            f.GameOver: self._game_over,
        }

    def follow(self, fact: Fact) -> None:
        """Take in one more fact."""
        take = self._follow.get(type(fact))
        if take is not None:
            take(fact)

    # -- the deal -----------------------------------------------------------------------

    def _game_started(self, fact: f.GameStarted) -> None:
        self._start, self.rules = fact, fact.options

    def _cards_dealt(self, fact: f.CardsDealt) -> None:
        """The hands are told one by one; with the last one everything lies somewhere."""
        assert self._start is not None
        self._dealt.append(fact)
        if len(self._dealt) == len(self._start.seats):
            self._lay_out(self._start)

    def _lay_out(self, start: f.GameStarted) -> None:
        boxed = mask_of(start.box)
        self.folder = {
            kind: Lot(1, TYPE_MASKS[kind] & ~boxed & ~mask_of(start.marks)) for kind in TYPES
        }
        self.hands = {fact.seat: Lot(len(fact.cards), ALL & ~boxed) for fact in self._dealt}
        self.deck = [Lot(start.deck, ALL & ~boxed)]
        self.pile = [Lot(start.discards, ALL & ~boxed)] if start.discards else []
        self.box = Lot(len(start.box), boxed, boxed)
        self.line.begin(
            [*self.folder.values(), *self.hands.values(), *self.deck, *self.pile, self.box]
        )
        for fact in self._dealt:
            if known(fact.cards):
                self.line.exactly(self.hands[fact.seat], fact.cards)

    # -- moving -------------------------------------------------------------------------

    def _out_of_hand(self, seat: int, size: int) -> Lot:
        taken, self.hands[seat] = self.line.split(self.hands[seat], size)
        return taken

    def _into_hand(self, seat: int, *lots: Lot) -> None:
        self.hands[seat] = self.line.merge(self.hands[seat], *lots)

    def _from_top(self, pieces: list[Lot], size: int) -> list[Lot]:
        """Take so many cards from the top of a deck or a pile."""
        taken = []
        while size:
            lot = pieces.pop(0)
            if lot.size > size:
                lot, rest = self.line.split(lot, size)
                pieces.insert(0, rest)
            taken.append(lot)
            size -= lot.size
        return taken

    def _one_by_one(self, lots: Sequence[Lot], cards: Sequence[str]) -> list[Lot]:
        """Lots as single cards of which every face is known, in this order."""
        rest, single = self.line.merge(*lots), []
        self.line.exactly(rest, cards)
        for number, card in enumerate(cards):
            if number == len(cards) - 1:
                one = rest
            else:
                one, rest = self.line.split(rest, 1)
            self.line.exactly(one, (card,))
            single.append(one)
        return single

    def _put_away(self, lot: Lot, cards: Sequence[str]) -> None:
        """Lay cards on the pile, the last one on top."""
        if cards and known(cards):
            self.pile[:0] = reversed(self._one_by_one([lot], cards))
        else:
            self.pile.insert(0, lot)

    def _draw(self, seat: int, size: int, cards: Sequence[str]) -> None:
        if not size:
            return
        lots = self._from_top(self.deck, size)
        if known(cards):
            lots = self._one_by_one(lots, cards)
        self._into_hand(seat, *lots)

    def _reshuffled(self, _fact: f.DeckReshuffled) -> None:
        self.deck.append(self.line.merge(*self.pile))
        self.pile = []

    # -- solving ------------------------------------------------------------------------

    def _turn_started(self, _fact: f.TurnStarted) -> None:
        self._silver = False

    def _solve_declared(self, fact: f.SolveDeclared) -> None:
        self._solve = (fact.suspect, fact.weapon, fact.motive, fact.location)

    def _solve_result(self, fact: f.SolveResult) -> None:
        """A wrong prediction removes that one combination, and nothing else (item 10)."""
        if not fact.right:
            lots = tuple(self.folder[kind] for kind in TYPES)
            self.line.not_all(lots, tuple(mask_of((card,)) for card in self._solve))

    def _folder_seen(self, fact: f.FolderSeen) -> None:
        if known(fact.cards):
            self._open_folder(fact.cards)

    def _open_folder(self, cards: Sequence[str]) -> None:
        for card in cards:
            self.line.exactly(self.folder[type_of(card)], (card,))

    def _detective_out(self, fact: f.DetectiveOut) -> None:
        if fact.count:
            self._put_away(self._out_of_hand(fact.seat, fact.count), fact.cards)

    def _game_over(self, fact: f.GameOver) -> None:
        self._open_folder(fact.solution)
        for seat, cards in enumerate(fact.hands):
            self.line.exactly(self.hands[seat], cards)

    # -- asking and trading -------------------------------------------------------------

    def _ask(self, fact: f.Asked) -> None:
        self._asked = mask_of(fact.pieces) | FALSE_MASK

    def _offers(self, fact: f.OffersPublished) -> None:
        """Item 3: whoever says a sum holds cards of that sum that can be offered."""
        for seat, total in fact.offers:
            if total and seat != self.viewer:
                self.line.hides(self.hands[seat], self._asked, total)

    def _trade(self, fact: f.TradeDone) -> None:
        line, slack = self.line, int(self._silver)
        offered = self._out_of_hand(fact.offerer, fact.n_from_offerer)
        paid = self._out_of_hand(fact.asker, fact.n_from_asker)
        line.lacks(offered, ~self._asked)
        line.worth(offered, fact.sum, fact.sum)
        line.worth(paid, max(1, fact.sum - slack), fact.sum + slack)
        self._trades[fact.trade] = (offered, paid)
        if known(fact.offered):
            line.exactly(offered, fact.offered)
            line.exactly(paid, fact.paid)
        self._into_hand(fact.asker, offered)
        self._into_hand(fact.offerer, paid)

    def _wiretap(self, fact: f.WiretapSeen) -> None:
        if known(fact.offered):
            offered, paid = self._trades[fact.trade]
            self.line.exactly(offered, fact.offered)
            self.line.exactly(paid, fact.paid)

    def _discarded(self, fact: f.CardsDiscarded) -> None:
        """Items 6 and 8: evidence is swapped; without a surplus only a false card may go."""
        had = self.hands[fact.seat].size
        lot = self._out_of_hand(fact.seat, fact.count)
        if fact.cause == "consolation":
            if not self.rules["consolation_any_card"]:
                self.line.lacks(lot, FALSE_MASK)
        elif had <= 5:
            self.line.lacks(lot, EVIDENCE_MASK)
        self._put_away(lot, fact.cards)

    def _discards_shown(self, fact: f.DiscardsShown) -> None:
        """What was just put away lies face up, the last card on top."""
        if self.pile[0].size < len(fact.cards):
            return  # it was this viewer's own, which it knows card by card
        lot = self.pile.pop(0)
        self.pile[:0] = reversed(self._one_by_one([lot], fact.cards))

    def _consolation(self, fact: f.ConsolationSwapped) -> None:
        if fact.drawn:
            self._draw(fact.seat, 1, (fact.drawn,))

    # -- bonus cards --------------------------------------------------------------------

    def _bonus(self, fact: f.BonusPlayed) -> None:
        self._silver |= fact.card == SILVER_TONGUE
        lot = self._out_of_hand(fact.seat, 1)
        self.line.exactly(lot, (fact.card,))
        self.pile.insert(0, lot)

    def _warrant(self, fact: f.WarrantShown) -> None:
        """Item 7: all of that type, and no other."""
        if not known(fact.cards):
            return
        hand = self.hands[fact.target]
        self.line.holds(hand, fact.cards)
        self.line.lacks(hand, TYPE_MASKS[fact.type] & ~mask_of(fact.cards))

    def _drawn(self, fact: f.CardsDrawn) -> None:
        self._draw(fact.seat, fact.count, fact.cards)

    def _stakeout(self, fact: f.StakeoutSeen) -> None:
        lots = self._from_top(self.deck, fact.count)
        if known(fact.taken):
            single = dict(zip(fact.cards, self._one_by_one(lots, fact.cards), strict=True))
            self._into_hand(fact.seat, single[fact.taken])
            self.deck += [single[card] for card in fact.bottomed]
            return
        taken, rest = self._take_one(lots)
        self._into_hand(fact.seat, taken)
        self.deck += rest

    def _locker(self, fact: f.LockerSeen) -> None:
        """The cards below the one that was just played."""
        top = self.pile.pop(0)
        lots = self._from_top(self.pile, fact.count)
        if known(fact.taken):
            single = dict(zip(fact.cards, self._one_by_one(lots, fact.cards), strict=True))
            self._into_hand(fact.seat, single[fact.taken])
            rest = [lot for card, lot in single.items() if card != fact.taken]
        else:
            taken, rest = self._take_one(lots)
            self._into_hand(fact.seat, taken)
        self.pile[:0] = [top, *rest]

    def _take_one(self, lots: Sequence[Lot]) -> tuple[Lot, list[Lot]]:
        """One of the cards, nobody knows which, and what is left."""
        among = self.line.merge(*lots)
        if among.size == 1:
            return among, []
        taken, rest = self.line.split(among, 1)
        return taken, [rest]

    # -- the die and the reset ----------------------------------------------------------

    def _die(self, fact: f.DieRolled) -> None:
        self._face = fact.face

    def _revealed(self, fact: f.EvidenceRevealed) -> None:
        """Item 5: what does not fit the face is shown only where nothing fits."""
        hand = self.hands[fact.seat]
        self.line.holds(hand, fact.cards)
        wanted = TYPE_MASKS.get(self._face, 0)
        if wanted and not mask_of(fact.cards) & wanted:
            self.line.lacks(hand, wanted)
            if len(fact.cards) == 1:
                self.line.lacks(hand, EVIDENCE_MASK & ~mask_of(fact.cards))

    def _short(self, fact: f.RevealShort) -> None:
        """With nothing shown there is no evidence at all; one card is dealt with above."""
        if fact.lacking == 2 or fact.face not in TYPES:
            self.line.lacks(self.hands[fact.seat], EVIDENCE_MASK)

    def _reset(self, fact: f.ResetDone) -> None:
        self._draw(fact.seat, fact.n_drawn, fact.drawn)
