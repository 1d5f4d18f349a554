"""Checks the invariants of the rules file (section 10) after every decision.

It keeps books of its own from the facts alone, and compares them with how things stand.
"""

from __future__ import annotations

from game.core.facts import Fact
from game.core.messages import HIDDEN, OMNISCIENT
from game.core.zones import EVERYBODY
from game.match import Match
from systems.rules.casefile import facts as f
from systems.rules.casefile.cards import CARDS, EVIDENCE, HAND, POINTS, TYPES, in_order, type_of
from systems.rules.casefile.incident import DECK, FOLDER, PILE, Incident, hand_of

OFFER_STEPS = {"offers", "trades", "w2"}


class Auditor:
    """The books of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.incident: Incident = match.table.look.incident
        self.zones = match.table.zones
        self.seats = range(match.table.seats)
        self.rules = match.table.rules
        self.read = 0
        self.folder = tuple(self.zones.faces(FOLDER))
        self.hands: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.pile: list[str] = []
        self.face_up: set[str] = set()
        """Cards in the pile that everybody knows (section 3)."""
        self.marks: list[str] = []
        self.seen: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.out: set[int] = set()
        self.played: dict[int, int] = {}
        self.silver = False
        self.die_open = False
        self.turns = self.rounds = self.leads = self.starters = 0
        self.turns_in_round: list[int] = []
        self.active_at_round = 0
        self.last_turn_primary = -1
        self.check()

    # -- after every decision -----------------------------------------------------------

    def check(self) -> None:
        """Read what has happened since, and look at everything."""
        facts = self.match.facts_since(self.read, OMNISCIENT)
        self.read += len(facts)
        for fact in facts:
            self._note(fact)
        self._cards()
        self._locks()
        self._players()
        self._trackers()
        if self.match.outcome is None:
            self._running()
        else:
            self._over()

    # -- books --------------------------------------------------------------------------

    def _see(self, seat: int, cards: tuple[str, ...] | str) -> None:
        cards = (cards,) if isinstance(cards, str) else cards
        self.seen[seat].update(card for card in cards if card in EVIDENCE)

    def _gain(self, seat: int, cards: tuple[str, ...]) -> None:
        assert not self.hands[seat].intersection(cards)
        self.hands[seat].update(cards)
        self._see(seat, cards)

    def _lose(self, seat: int, cards: tuple[str, ...]) -> None:
        assert self.hands[seat].issuperset(cards)
        self.hands[seat].difference_update(cards)

    def _put(self, seat: int, cards: tuple[str, ...], *, open_: bool) -> None:
        assert cards == in_order(cards), "in the order of the catalogue (CF-047)"
        self._lose(seat, cards)
        self.pile[:0] = reversed(cards)
        if open_ or self.rules["discards_face_up"]:
            self.face_up.update(cards)
        if self.rules["discards_face_up"] and not open_:
            for other in self.seats:
                self._see(other, cards)

    def _note(self, fact: Fact) -> None:
        match fact:
            case f.GameStarted():
                self.marks = list(fact.marks)
                self.out = set(fact.out)
                for seat in self.seats:
                    self._see(seat, fact.marks)
            case f.CardsDealt():
                self._gain(fact.seat, fact.cards)
            case f.RoundStarted():
                assert fact.round == self.rounds + 1 or not self.rounds
                self.rounds, self.leads = fact.round, 0
                self.active_at_round = len(self.seats) - len(self.out)
                self.turns_in_round = []
            case f.TurnStarted():
                self._turn(fact)
            case f.SolveResult():
                assert fact.right == (self._solution_named() == self.incident.solution())
            case f.FolderSeen():
                assert self.rules["peek_after_wrong"]
                assert set(fact.cards) == set(self.folder)
                self._see(fact.seat, fact.cards)
            case f.DetectiveOut():
                assert set(fact.cards) == self.hands[fact.seat]
                self._put(fact.seat, fact.cards, open_=False)
                self.out.add(fact.seat)
            case f.TradeDone():
                self._trade(fact)
            case f.CardsDiscarded():
                self._put(fact.seat, fact.cards, open_=False)
            case f.ConsolationSwapped():
                self._gain(fact.seat, (fact.drawn,))
            case f.BonusPlayed():
                self._bonus(fact)
            case f.WarrantShown():
                hand = self.hands[fact.target]
                assert set(fact.cards) == {c for c in hand if type_of(c) == fact.type}
                self._see(fact.actor, fact.cards)
            case f.CardsDrawn():
                self._gain(fact.seat, fact.cards)
            case f.StakeoutSeen():
                self._see(fact.seat, fact.cards)
                self._gain(fact.seat, (fact.taken,))
                assert set(fact.bottomed) == set(fact.cards) - {fact.taken}
            case f.LockerSeen():
                assert list(fact.cards) == self.pile[1 : 1 + fact.count]
                self._see(fact.seat, fact.cards)
                self.pile.remove(fact.taken)
                self.face_up.difference_update(fact.cards)
                self._gain(fact.seat, (fact.taken,))
            case f.WiretapSeen():
                self._see(fact.seat, (*fact.offered, *fact.paid))
            case f.DieRolled():
                assert fact.seat == self.last_turn_primary
                assert fact.seat not in self.out
                self.die_open = True
            case f.EvidenceRevealed():
                assert self.hands[fact.seat].issuperset(fact.cards)
                for seat in self.seats:
                    self._see(seat, fact.cards)
            case f.BoardMarked():
                assert fact.new == (fact.piece not in self.marks)
                self.marks += [fact.piece] * fact.new
            case f.ResetDone():
                self._gain(fact.seat, fact.drawn)
                assert len(self.hands[fact.seat]) == HAND, "five cards after a reset (I2)"
            case f.DeckReshuffled():
                assert sorted(fact.cards) == sorted(self.pile)
                self.pile.clear()
                self.face_up.clear()
            case f.DiePassed():
                self._passed(fact)
            case _:
                pass

    def _solution_named(self) -> tuple[str, ...]:
        facts = self.match.facts_since(0, OMNISCIENT)
        said = [fact for fact in facts if isinstance(fact, f.SolveDeclared)][-1]
        return (said.suspect, said.weapon, said.motive, said.location)

    def _turn(self, fact: f.TurnStarted) -> None:
        self.turns += 1
        self.played, self.silver, self.die_open = {}, False, False
        assert fact.seat not in self.out
        if not self.incident.round.final_call:
            assert fact.seat not in self.turns_in_round or self.incident.turn.must_solve
            if not self.turns_in_round:
                self.last_turn_primary = fact.seat
            self.turns_in_round.append(fact.seat)

    def _trade(self, fact: f.TradeDone) -> None:
        """I5."""
        worth = [sum(POINTS[card] for card in cards) for cards in (fact.offered, fact.paid)]
        assert worth[0] == fact.sum
        assert abs(worth[0] - worth[1]) <= self.silver
        assert (len(fact.offered), len(fact.paid)) == (fact.n_from_offerer, fact.n_from_asker)
        assert fact.paid
        self._lose(fact.offerer, fact.offered)
        self._lose(fact.asker, fact.paid)
        self._gain(fact.asker, fact.offered)
        self._gain(fact.offerer, fact.paid)

    def _bonus(self, fact: f.BonusPlayed) -> None:
        """I7."""
        assert not self.die_open
        assert fact.seat not in self.out
        self.played[fact.seat] = self.played.get(fact.seat, 0) + 1
        assert self.played[fact.seat] == 1
        self._put(fact.seat, (fact.card,), open_=True)
        self.silver |= fact.card == "F7"
        self.leads += fact.card == "F6"

    def _passed(self, fact: f.DiePassed) -> None:
        """I2, I4, and that every active seat had its turn (CF-030)."""
        active = [seat for seat in self.seats if seat not in self.out]
        assert set(self.turns_in_round) >= set(active)
        assert all(len(self.hands[seat]) == HAND for seat in active)
        assert len(self.zones.faces(DECK)) + len(self.pile) == 40 - HAND * len(active)
        assert fact.primary in active

    # -- how things stand ---------------------------------------------------------------

    def _cards(self) -> None:
        """I1, I3, I4, I8, and who knows which discard (section 3)."""
        zones = self.zones
        assert tuple(zones.faces(FOLDER)) == self.folder
        assert sorted(type_of(card) for card in self.folder) == sorted(TYPES)
        hands = {seat: set(zones.faces(hand_of(seat))) for seat in self.seats}
        assert hands == self.hands
        faces = [card for name in zones.names() for card in zones.faces(name)]
        assert sorted(faces) == sorted(CARDS)
        assert zones.faces(PILE) == self.pile
        assert len(zones.faces(DECK)) + len(self.pile) >= 40 - 6 * len(self.seats)
        assert sum(map(len, hands.values())) <= HAND * self.active_at_round + self.leads
        assert self.incident.board.marks == list(in_order(self.marks))
        assert not set(self.marks) & set(self.folder)
        pile = zones.cards(PILE)
        looking = set(self.incident.bonus.looked_at)  # known to the looker alone from now on
        public = {card.face for card in pile if EVERYBODY in card.known_to}
        assert public == self.face_up - looking
        for seat in self.seats:
            assert not any(card.known_to for card in zones.cards(hand_of(seat)))

    def _locks(self) -> None:
        """I6."""
        offers = self.incident.offers
        for seat, cards in offers.cards.items():
            assert self.hands[seat].issuperset(cards)
        if self.incident.step() not in OFFER_STEPS and not self.incident.bonus.card:
            assert not offers.cards
            assert not offers.sums

    def _players(self) -> None:
        """I2, I7."""
        for seat in self.seats:
            assert self.incident.is_active(seat) == (seat not in self.out)
            if seat in self.out:
                assert not self.hands[seat]
        used = self.incident.detectives.bonus_used
        assert {seat for seat in self.seats if used[seat]} == set(self.played)

    def _trackers(self) -> None:
        """I13. What is being looked at just now counts as seen."""
        looking = set(self.incident.bonus.looked_at)
        for seat in self.seats:
            crossed = set(self.incident.trackers.seen[seat])
            looked = looking & set(EVIDENCE) if seat == self.incident.bonus.actor else set()
            assert crossed == self.seen[seat] | looked
            if seat not in self.out:
                assert not crossed & set(self.folder)
            shown = self.match.view(seat).values
            kept = set(shown[f"tracker.{seat}"])
            assert kept == (crossed if self.rules["auto_tracker"] else set())
            other = (seat + 1) % len(self.seats)
            assert shown[f"tracker.{other}"] == HIDDEN

    def _running(self) -> None:
        """I9, I12."""
        assert self.match.decisions
        for decision in self.match.decisions:
            assert decision.seat not in self.out
            assert len(decision.options) > 0
        limit = self.rules["round_limit"]
        assert self.rounds <= limit
        assert self.turns <= (limit + 1) * len(self.seats)

    def _over(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        assert not self.match.decisions
        assert (outcome.ending == "won") == (len(outcome.winners) == 1)
        assert outcome.ending in ("won", "unsolved")
        assert self.zones.zone(FOLDER).visibility == "open"
