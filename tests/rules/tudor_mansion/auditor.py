"""Watches a match from outside and checks the invariants of the rules after every intent.

Works from the facts and the all-seeing view alone; what may happen is worked out here anew, so
that a fault in the rules is not repeated in their check.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import HIDDEN, OMNISCIENT
from game.core.view import View
from game.match import Match
from systems.rules.tudor_mansion import facts as f

SUSPECTS = (
    "miss_scarlett",
    "colonel_mustard",
    "mrs_white",
    "reverend_green",
    "mrs_peacock",
    "professor_plum",
)
WEAPONS = ("dagger", "candlestick", "revolver", "rope", "lead_piping", "spanner")
ROOMS = (
    "ballroom",
    "conservatory",
    "billiard_room",
    "library",
    "study",
    "hall",
    "lounge",
    "dining_room",
    "kitchen",
)
TUNNELS = ({2, 7}, {5, 9})
"""Ring positions that a passage joins."""


class Auditor:
    """Follows one match from its deal to its end."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = 0
        view = self.view()
        self.rules = view.house_rules
        self.seats = len(view.seats)
        self.deal = {name: zone.cards for name, zone in view.zones.items()}
        self.positions: dict[str, str] = {}
        self.silent: set[int] = set()
        self.turn = -1
        self.turns = 0
        self.done: list[str] = []
        """What the turn's seat has done in this turn."""
        self.asked: f.Suggested | None = None
        self.unable: list[int] = []
        self._the_deal(view)
        self.check()

    def view(self) -> View:
        return self.match.view(OMNISCIENT)

    def submit(self, seat: int, intent: Intent) -> None:
        """Play an intent and check everything."""
        self.match.submit(seat, intent)
        self.check()

    def check(self) -> None:
        """All invariants, with the facts that are new."""
        view = self.view()
        for fact in self._new_facts():
            self._fact(fact, view)
        self._places(view)
        self._decisions(view)
        after = {name: zone.cards for name, zone in view.zones.items()}
        assert after == self.deal, "TM-I1: hands and envelope never change"

    def _new_facts(self) -> Iterator[Fact]:
        new = self.match.facts_since(self.seen, OMNISCIENT)
        self.seen += len(new)
        yield from new

    # -- the deal -----------------------------------------------------------------------

    def _the_deal(self, view: View) -> None:
        cards = [card for zone in view.zones.values() for card in zone.cards]
        assert sorted(cards) == sorted(SUSPECTS + WEAPONS + ROOMS), "TM-I1: every clue once"
        suspect, weapon, room = sorted(view.zones["envelope"].cards, key=_category)
        assert suspect in SUSPECTS, "TM-I2"
        assert weapon in WEAPONS, "TM-I2"
        assert room in ROOMS, "TM-I2"
        sizes = [len(view.zones[f"hand.{seat}"].cards) for seat in range(self.seats)]
        aside = sum(
            len(view.zones[name].cards) for name in ("pool", "faceup") if name in view.zones
        )
        assert sum(sizes) == 18 - aside, "TM-I3"
        assert max(sizes) - min(sizes) <= 1, "TM-I3"
        self.solution = (suspect, weapon, room)

    # -- facts --------------------------------------------------------------------------

    def _fact(self, fact: Fact, view: View) -> None:
        if isinstance(fact, f.TokenPlaced):
            assert fact.token not in self.positions, "a token is placed once"
            self.positions[fact.token] = fact.room
        elif isinstance(fact, f.TurnStarted):
            self._turn_started(fact)
        elif isinstance(fact, f.Moved | f.Stayed):
            self._moved(fact, view)
        elif isinstance(fact, f.Suggested):
            self._suggested(fact, view)
        elif isinstance(fact, f.TokenMoved):
            self._token_moved(fact)
        elif isinstance(fact, f.CannotRefute):
            self.unable.append(fact.seat)
            self._check_order(fact.seat, fact.suggester)
            assert not self._held(fact.seat), "TM-I7: who cannot refute holds none"
        elif isinstance(fact, f.Refuted):
            self._refuted(fact)
        elif isinstance(fact, f.Unrefuted):
            assert len(self.unable) == self.seats - 1, "TM-058: everybody was checked"
        elif isinstance(fact, f.Accused):
            self._accused(fact)
        elif isinstance(fact, f.AccusationRight):
            assert self.accusation == self.solution, "TM-070"
        elif isinstance(fact, f.AccusationWrong):
            assert self.accusation != self.solution, "TM-071"
        elif isinstance(fact, f.WentSilent):
            assert fact.seat not in self.silent, "TM-I8"
            self.silent.add(fact.seat)

    def _turn_started(self, fact: f.TurnStarted) -> None:
        assert fact.seat not in self.silent, "TM-I8: a silent seat gets no turn"
        if self.turn >= 0:
            between = (self.turn + 1) % self.seats
            while between != fact.seat:
                assert between in self.silent, "TM-023: turns go clockwise"
                between = (between + 1) % self.seats
        self.turn = fact.seat
        self.turns += 1
        self.done = []
        self.asked = None

    def _moved(self, fact: f.Moved | f.Stayed, view: View) -> None:
        assert fact.seat == self.turn, "TM-I9"
        assert self.done == [], "TM-I9: at most one move, and first"
        self.done.append("move")
        piece = self._piece(fact.seat, view)
        if isinstance(fact, f.Stayed):
            assert self.positions[piece] == fact.room
            return
        assert self.positions[piece] == fact.origin
        kind = _way(list(view.values["ring"]), fact.origin, fact.room)
        assert kind == fact.kind, "TM-I5: one step on the ring or a passage"
        self.positions[piece] = fact.room

    def _suggested(self, fact: f.Suggested, view: View) -> None:
        assert fact.seat == self.turn
        assert self.done == ["move"], "TM-I9: one suggestion a turn"
        self.done.append("suggest")
        assert fact.suspect in SUSPECTS
        assert fact.weapon in WEAPONS
        assert fact.room == self.positions[self._piece(fact.seat, view)], "TM-I6"
        self.asked, self.unable = fact, []

    def _token_moved(self, fact: f.TokenMoved) -> None:
        assert self.asked is not None, "TM-I5"
        assert not self.unable, "TM-048: before anybody refutes"
        assert fact.token in {self.asked.suspect, self.asked.weapon}, "TM-I5"
        assert fact.room == self.asked.room, "TM-I5: to the suggester's room"
        assert fact.origin == self.positions[fact.token] != fact.room
        self.positions[fact.token] = fact.room

    def _refuted(self, fact: f.Refuted) -> None:
        assert fact.suggester == self.turn
        self._check_order(fact.refuter, fact.suggester, refuting=True)
        held = self._held(fact.refuter)
        assert held, "TM-I7: the refuter holds a named card"
        assert not isinstance(fact.cards, str)
        shown = set(fact.cards)
        if self.rules["refute"] == "show_all":
            assert shown == held, "TM-I7: all that match"
        else:
            assert len(fact.cards) == 1, "TM-061"
            assert shown <= held, "TM-061"
        counted = len(fact.cards) if self.rules["public_show_count"] else HIDDEN
        assert fact.count == counted, "TM-R11"
        for seat in range(self.seats):
            told = fact.project(seat)
            assert isinstance(told, f.Refuted)
            knows = seat in {fact.refuter, fact.suggester}
            assert told.cards == (fact.cards if knows else HIDDEN), "TM-056"

    def _check_order(self, seat: int, suggester: int, *, refuting: bool = False) -> None:
        """The check went round from the suggester's left, one seat after the other."""
        assert self.asked is not None
        place = len(self.unable) + (1 if refuting else 0)
        assert seat == (suggester + place) % self.seats, "TM-052"
        assert seat != suggester, "TM-052: the suggester is never checked"

    def _accused(self, fact: f.Accused) -> None:
        assert fact.seat == self.turn
        allowed = [["move"]]
        if self.rules["accuse_after_suggest"]:
            allowed.append(["move", "suggest"])
        assert self.done in allowed, "TM-I9"
        self.done.append("accuse")
        self.accusation = (fact.suspect, fact.weapon, fact.room)
        self.asked = None

    def _held(self, seat: int) -> set[str]:
        assert self.asked is not None
        named = {self.asked.suspect, self.asked.weapon, self.asked.room}
        return named & set(self.deal[f"hand.{seat}"])

    # -- the state ----------------------------------------------------------------------

    def _piece(self, seat: int, view: View) -> str:
        if self.rules["separate_investigators"]:
            return f"counter.{seat}"
        return str(view.values[f"investigator.{seat}"])

    def _places(self, view: View) -> None:
        expected = dict(self.positions)
        for name in (*SUSPECTS, *WEAPONS):
            kind = "suspect" if name in SUSPECTS else "weapon"
            room = view.values[f"{kind}_pos.{name}"]
            assert room == expected.get(name, ""), "TM-I5: tokens move by facts alone"
            if view.values["step"] != "start":
                assert room in ROOMS, "TM-I4"
        for seat in range(self.seats):
            if self.rules["separate_investigators"]:
                assert view.values[f"counter.{seat}"] == expected.get(f"counter.{seat}", "")

    def _decisions(self, view: View) -> None:
        for seat in range(self.seats):
            status = "silent" if seat in self.silent else "active"
            assert view.values[f"status.{seat}"] == status, "TM-I8"
        if view.outcome is not None:
            assert not self.match.decisions
            return
        assert self.match.decisions, "a match that goes on asks something"
        for decision in self.match.decisions:
            assert len(decision.options) > 0, "TM-I11"
            if decision.seat in self.silent:
                assert decision.kind == "choose_shown", "TM-I8"
            if decision.kind == "choose_shown":
                assert self.rules["refute"] == "choose_one", "TM-060"


def _category(card: str) -> int:
    return 0 if card in SUSPECTS else 1 if card in WEAPONS else 2


def _way(ring: list[Any], origin: str, room: str) -> str | None:
    """How one gets from a room to another in one move, or None."""
    here, there = ring.index(origin) + 1, ring.index(room) + 1
    if abs(here - there) in {1, 8}:
        return "step"
    return "passage" if {here, there} in TUNNELS else None
