"""What must hold in every format after every decision (rules file, section 10)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import ClassVar

from game.bots import random_intent
from game.core.components import Card
from game.core.facts import Fact
from game.core.intents import Intent, tag_of
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC, Viewer
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.core.view import View
from game.match import Match
from systems.rules.deadcert.cards import SNOOP_COLOUR, TYPES, colour_of, is_snoop
from systems.rules.deadcert.episode import case_of

WAYS = ("random", "random", "first", "last")
"""How seats decide: mostly at random, or always the first (a Fetch), or the last there is."""
REDEALS = 60
"""Once in so many decisions the match is compared with one that was dealt anew."""


class Watch(ABC):
    """Follows one match and holds every decision against the invariants of its format."""

    ZONES: ClassVar[tuple[str, ...]]
    """The zones of the table, without ``details`` (section 3)."""
    ZONES_OF_SEATS: ClassVar[tuple[str, ...]] = ()
    """The zones that each seat has; ``{}`` stands for the seat."""
    COUNTED: ClassVar[type[Fact]]
    """What begins a turn or a round, whichever is bounded."""
    ALWAYS_ASKED: ClassVar[frozenset[str]] = frozenset()
    """Decisions that are asked even where there is but one option (DC-RUL-086)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = range(len(match.setup.tables))
        self.case = case_of("", tuple(match.view(PUBLIC).values["packets"]))
        self.suspect_of = self.case.card_set.suspect_of
        seats = [zone.format(seat) for zone in self.ZONES_OF_SEATS for seat in self.seats]
        self.zones = {"details", *self.ZONES, *seats}
        self.told = 0
        self.length = 0
        """Turns or rounds that were begun."""
        self.options_changed = 0
        """How often other hidden cards would have given the asked seat other kinds of options."""

    # -- for each format ------------------------------------------------------------------

    @property
    @abstractmethod
    def bound(self) -> int:
        """The greatest number of turns or rounds (DC-INV-15)."""

    @abstractmethod
    def position(self, before: View, after: View) -> None:
        """Check what lies where, and whether it is over."""

    @abstractmethod
    def event(self, fact: Fact) -> None:
        """Check one more fact."""

    @abstractmethod
    def ended(self, view: View) -> None:
        """Check the end."""

    # -- for all --------------------------------------------------------------------------

    def follow(self, seed: int, way: str) -> int:
        """Play to the end and check everything; returns how many decisions there were."""
        match, stream = self.match, stream_for(seed, "invariants")
        before, after = None, match.view(OMNISCIENT)
        while True:
            self._cards(after)
            for fact in match.facts_since(self.told, OMNISCIENT):
                self.told += 1
                self.event(fact)
                self.length += isinstance(fact, self.COUNTED)
                assert self.length <= self.bound
            self.position(before or after, after)
            if match.outcome is not None:
                break
            self._asked()
            self._alike(stream)
            before = after
            decide(match, stream, way)
            after = match.view(OMNISCIENT)
        self.ended(after)
        self._again()
        return match.moves

    def hurry(self, seed: int, way: str) -> int:
        """Play to the end and look at its length alone; returns it."""
        match, stream = self.match, stream_for(seed, "invariants")
        while match.outcome is None:
            decide(match, stream, way)
        facts = match.facts_since(0, PUBLIC)
        self.length = sum(isinstance(fact, self.COUNTED) for fact in facts)
        assert self.length <= self.bound
        return self.length

    def _cards(self, view: View) -> None:
        """DC-INV-01, 02, 21."""
        assert set(view.zones) == self.zones
        lying = [c for name, zone in view.zones.items() if name != "details" for c in zone.cards]
        assert sorted(lying) == sorted(self.case.cards)
        assert {card: colour_of(card) for card in lying if is_snoop(card)} == SNOOP_COLOUR

    def _asked(self) -> None:
        """DC-INV-14."""
        assert self.match.decisions
        for decision in self.match.decisions:
            fewest = 1 if decision.kind in self.ALWAYS_ASKED else 2
            assert len(decision.options) >= fewest, decision.kind

    def _alike(self, stream: Stream) -> None:
        """DC-INV-16 and 17: hidden cards of one back make no difference to who cannot see them."""
        match = self.match
        viewer: Viewer = stream.choice((PUBLIC, *self.seats))
        kinds = {d.seat: self._kinds(d.seat, d.kind) for d in match.decisions}
        sees = match.view(viewer)
        with permuted(match, viewer, stream):
            assert match.view(viewer) == sees
            now = {d.seat: self._kinds(d.seat, d.kind) for d in match.decisions}
            self.options_changed += now != kinds
            if viewer in kinds:
                assert now[int(viewer)] == kinds[int(viewer)]
        if match.moves % REDEALS == REDEALS - 1:
            seat = stream.choice(self.seats)
            other = match.redeal(seat, stream)
            if other is not None:
                with other:
                    assert other.view(seat) == match.view(seat)
                    assert other.view(PUBLIC) == match.view(PUBLIC)

    def _kinds(self, seat: int, kind: str) -> set[str]:
        return {tag_of(one) for one in self.match.rules.options(self.match.table, seat, kind)}

    def _again(self) -> None:
        """DC-INV-18, also where sealed choices are handed in the other way round."""
        match = self.match
        facts, record = match.facts_since(0, OMNISCIENT), match.record
        with Match.replay(record) as again:
            assert again.facts_since(0, OMNISCIENT) == facts
            assert again.digest() == match.digest()
        choices: dict[int, deque[Intent]] = {seat: deque() for seat in self.seats}
        for step in record.steps:
            choices[step.seat].append(match.intent(step.intent))
        with Match.open(match.setup) as again:
            while again.outcome is None:
                seat = again.decisions[-1].seat
                again.submit(seat, choices[seat].popleft())
            assert again.facts_since(0, OMNISCIENT) == facts


def decide(match: Match, stream: Stream, way: str) -> None:
    """One more decision; seats that decide at the same time do so in any order."""
    decision = stream.choice(match.decisions)
    if way == "random":
        intent = random_intent(decision.options, match.rules.risky, stream)
    else:
        options = [one for one in decision.options if tag_of(one) != "concede"]
        intent = options[0 if way == "first" else -1]
    match.submit(decision.seat, intent)


@contextmanager
def permuted(match: Match, viewer: Viewer, stream: Stream) -> Iterator[None]:
    """For a while cards that the viewer does not see have changed places among their like.

    Like are cards of one colour; in OPENplay and Co-op Snoop cards only among themselves, since
    all can count how many suspect cards are filed.
    """
    public_counts = match.setup.format in ("open", "coop")
    like: dict[tuple[str, bool], list[Card]] = {}
    for name, zone in match.view(viewer).zones.items():
        for shown, card in zip(zone.cards, match.table.zones.cards(name), strict=True):
            if shown == HIDDEN:
                back = colour_of(card.face), public_counts and is_snoop(card.face)
                like.setdefault(back, []).append(card)
    real = [(card, card.face) for cards in like.values() for card in cards]
    for cards in like.values():
        faces = [card.face for card in cards]
        stream.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            card.face = face
    try:
        yield
    finally:
        for card, face in real:
            card.face = face


def check_stack(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    """Cards leave a stack at the top and enter it at the bottom (DC-INV-10, DC-SOLO-031)."""
    gone = next(n for n in range(len(before) + 1) if after[: len(before) - n] == before[n:])
    assert not set(after[len(before) - gone :]) & set(before)


def of_one_colour(cards: tuple[str, ...], kind: str) -> bool:
    """Whether all cards have that back."""
    return {colour_of(card) for card in cards} <= {kind}


def triples(suspects: list[str]) -> list[str]:
    """Who is named by three cards of a row."""
    return [name for name, number in Counter(suspects).items() if number == len(TYPES)]


def setups(
    format_: str, seats: int, houses: tuple[dict[str, object], ...], first: int
) -> Iterator[tuple[Setup, int, str]]:
    """Matches without end, each with a seed for its decisions and how they are made."""
    for number in count(first):
        times = number // len(houses)
        house, way = houses[number % len(houses)], WAYS[(number + times) % len(WAYS)]
        yield Setup("deadcert", format_, seats, number, house_rules=house), number, way
