"""Checks the invariants of the rules file (section 10) after every decision.

It keeps books of its own from the facts alone, and compares them with how things stand.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.facts import Fact
from game.core.messages import OMNISCIENT
from game.match import Match
from systems.rules.deadly_premonition import facts as f
from systems.rules.deadly_premonition.cards import (
    ALIGNMENTS,
    CARDS,
    DEAD,
    FITS,
    GREEN,
    LASTING,
    LEADING,
    LIMIT,
    MOST_CHOICES,
    RED,
    WEATHER,
)
from systems.rules.deadly_premonition.lineup import (
    LineUp,
    alignment_zone,
    board_of,
    dolls_of,
    hand_of,
    lasting_of,
)


class Auditor:
    """The books of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lineup: LineUp = match.table.look.lineup
        self.seats = range(match.table.seats)
        self.read = 0
        self.hands: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.protection: dict[str, set[int]] = {}
        self.locks: dict[str, set[int]] = {}
        self.removed: set[int] = set()
        self.deaths = 0
        self.suspects = self._suspects()
        self.discards_since_draw = 0
        self.turn_began = -1
        """The seat whose turn began since the last check, as long as it has played nothing."""
        self.shadowed = False
        self.round = 0
        self.turns = 0
        self.weather_past: tuple[str, ...] = ()
        self.check()

    # -- after every decision -----------------------------------------------------------

    def check(self) -> None:
        """Read what has happened since, and look at everything."""
        facts = self.match.facts_since(self.read, OMNISCIENT)
        self.read += len(facts)
        self.turn_began = -1
        for fact in facts:
            self._note(fact)
        self._cards()
        self._boards()
        self._tokens()
        self._players()
        self._battle()
        if self.match.outcome is None:
            self._running()
        else:
            self._over()

    def _faces(self, names: Iterable[str]) -> list[str]:
        zones = self.match.table.zones
        return [face for name in names for face in zones.faces(name)]

    def _suspects(self) -> list[str]:
        return sorted(self._faces(board_of(seat) for seat in self.seats))

    # -- books --------------------------------------------------------------------------

    def _note(self, fact: Fact) -> None:
        """Hands (I20), tokens (I08, I12), deaths (I04) as the facts tell them."""
        match fact:
            case f.HandDealt():
                self.hands[fact.seat] = set(fact.cards)
            case f.CardsDrawn():
                assert fact.drawn == len(fact.cards) <= fact.asked
                self.hands[fact.seat].update(fact.cards)
                self.discards_since_draw = 0
            case f.CardPlayed() | f.BattleCard():
                self.hands[fact.seat].remove(fact.card)
                if isinstance(fact, f.CardPlayed):
                    self.turn_began = -1
            case f.CardDiscarded():
                self.hands[fact.owner].discard(fact.card)
                self.discards_since_draw += 1
                self.turn_began = -1
            case f.CardStolen():
                self.hands[fact.thief].add(fact.card)
                self.hands[fact.victim].remove(fact.card)
            case f.HandsExchanged():
                hands = self.hands
                hands[fact.first], hands[fact.second] = hands[fact.second], hands[fact.first]
                assert hands[fact.first] == set(fact.first_hand)
            case f.ProtectionPlaced():
                self.protection.setdefault(fact.suspect, set()).add(fact.owner)
            case f.LockPlaced():
                for suspect in fact.suspects:
                    self.locks.setdefault(suspect, set()).add(fact.owner)
            case f.EffectExpired():
                for tokens in (self.protection, self.locks):
                    kind = "protection" if tokens is self.protection else "lock"
                    for suspect in fact.suspects if fact.kind == kind else ():
                        tokens[suspect].discard(fact.owner)
            case f.SuspectMoved():
                assert not self.locks.get(fact.suspect), "a locked suspect moved (I12)"
                if fact.row == LEADING:
                    assert not self.protection.get(fact.suspect), "a protected one fell (I12)"
            case f.SuspectsSwapped():
                assert not any(self.locks.get(suspect) for suspect in fact.suspects)
            case f.SuspectKilled():
                assert not self.protection.get(fact.suspect), "a protected one died (I12)"
                self.deaths += 1
                assert fact.deaths == self.deaths
                self.protection.pop(fact.suspect, None)
                self.locks.pop(fact.suspect, None)
            case f.PlayerRemoved():
                assert fact.seat not in self.removed
                self.removed.add(fact.seat)
            case f.RoundStarted():
                assert fact.round == self.round + 1
                self.round = fact.round
            case f.TurnStarted():
                self._ended_turn(fact)
            case _:
                pass

    def _ended_turn(self, fact: f.TurnStarted) -> None:
        """I10: whoever was in turn before has at most seven cards."""
        before = (fact.seat - 1) % len(self.seats)
        self.turns += 1
        if self.turns > 1:
            assert len(self.hands[before]) <= LIMIT
        self.turn_began = fact.seat
        self.shadowed = fact.shadowed

    # -- how things stand ---------------------------------------------------------------

    def _cards(self) -> None:
        """I01, I02, I20, I22."""
        zones = self.match.table.zones
        hands = {seat: set(zones.faces(hand_of(seat))) for seat in self.seats}
        assert hands == self.hands
        places = ["profiling_deck", "profiling_discard", "table"]
        for seat in self.seats:
            places += [hand_of(seat), dolls_of(seat)]
        assert sorted(self._faces(places)) == list(CARDS)
        places = ["weather_deck", "weather_discard", "weather_table"]
        places += [lasting_of(seat) for seat in self.seats]
        assert sorted(self._faces(places)) == list(WEATHER)
        past, before = tuple(zones.faces("weather_discard")), self.weather_past
        self.weather_past = past
        if set(before) <= set(past):  # it was not made the deck again: what is new lies on top
            assert past[len(past) - len(before) :] == before
        if not zones.faces("profiling_deck"):
            assert len(zones.faces("profiling_discard")) <= self.discards_since_draw
        assert zones.faces("weather_deck")

    def _boards(self) -> None:
        """I03, I04, I06, I07."""
        lineup, state = self.lineup, self.lineup.suspects
        assert self._suspects() == self.suspects == sorted(state.rows)
        assert all(len(lineup.board(seat)) == 6 for seat in self.seats)
        assert set(state.rows.values()) <= {"LS", "PI", DEAD}
        assert state.deaths == self.deaths == list(state.rows.values()).count(DEAD)
        assert not state.mark or state.rows[state.mark] != DEAD
        if not lineup.is_duel:
            dealt = self._faces(alignment_zone(seat) for seat in self.seats)
            assert sorted(dealt) == sorted(ALIGNMENTS[: len(self.seats)])

    def _tokens(self) -> None:
        """I08, I09."""
        state = self.lineup.suspects
        for kept, tokens in ((self.protection, state.protection), (self.locks, state.locks)):
            assert tokens == {s: sorted(owners) for s, owners in kept.items() if owners}
            assert all(state.rows[suspect] != DEAD for suspect in tokens)
        if self.turn_began >= 0 and self.match.outcome is None:
            seat = self.turn_began
            for tokens in (state.protection, state.locks):
                assert all(seat not in owners for owners in tokens.values())
            assert not self._faces([lasting_of(seat)])
        lasting = self._faces(lasting_of(seat) for seat in self.seats)
        assert set(lasting) <= set(LASTING)

    def _players(self) -> None:
        """I05, I11."""
        lineup, players = self.lineup, self.lineup.players
        assert {seat for seat in self.seats if not players.in_play[seat]} == self.removed
        for seat in self.removed:
            assert not self._faces([hand_of(seat), dolls_of(seat)])
            assert not players.bans[seat]
            assert not players.amplified[seat]
        if lineup.is_duel or self.match.outcome is not None:
            return
        killer = lineup.killer()
        assert lineup.suspects.deaths < lineup.limit
        assert players.in_play[killer]
        assert lineup.living(killer)
        assert len(lineup.playing()) > 1

    def _battle(self) -> None:
        """I15, I16."""
        battle = self.lineup.battle
        if not battle.kind:
            return
        assert len(battle.cards) == len(battle.owners) <= len(CARDS)
        sides = (battle.attacker, battle.defender)
        for place, (card, owner) in enumerate(zip(battle.cards, battle.owners, strict=True)):
            assert owner == sides[place % 2]
            if card in FITS:
                assert battle.suspect in FITS[card]
                assert card in (RED if owner == battle.attacker else GREEN)

    def _running(self) -> None:
        """I10, I13, I14, I16."""
        turn = self.lineup.turn
        (decision,) = self.match.decisions
        assert decision.seat not in self.removed
        assert len(decision.options) > 0
        assert turn.moves >= 0
        assert turn.choices <= MOST_CHOICES
        assert self.round <= self.match.table.rules["round_cap"]
        if decision.kind == "main_move":
            assert decision.seat == turn.seat
            assert turn.moves > 0
            if self.turn_began == turn.seat and not self.shadowed:
                zones = self.match.table.zones
                enough = len(self.hands[turn.seat]) >= 5
                assert enough or not zones.faces("profiling_deck")

    def _over(self) -> None:
        """I21."""
        assert not self.match.decisions
        if not self.lineup.is_duel:
            zones = self.match.table.zones
            assert all(zones.zone(alignment_zone(seat)).visibility == "open" for seat in self.seats)
