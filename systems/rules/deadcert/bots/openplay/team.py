"""Co-op: which Chiefs to lay out over all seats, who fetches next, and what a Snoop moves.

The team wins if the killer's other two cards are Chiefs when the third is fetched (DC-COOP-003).
Between two Fetches there is time to lay out anything that lies in the right Filed stack. So what
counts is the best choice of suspects with both known cards laid out at once, a slot for each
card; and to let that seat fetch whose slot of the next card's colour matters least.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.intents import Intent
from game.core.messages import HIDDEN, Message
from game.core.view import View
from game.slices import finished
from systems.rules.deadcert.bots.evidence import card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.cards import SNOOP_TYPES, is_snoop
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.bureau import FETCHED, chiefs_of, filed_of
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    ExchangeOwn,
    MakeChief,
    Promote,
    SwapFiled,
)

Slot = tuple[int, str]
"""A seat and an evidence type."""
Where = Mapping[str, tuple[int, str]]
"""Card -> the seat that has it, as a Chief or filed, and its type."""

CROWDED = 0.1
"""How much it counts that two suspects who may be the killer wait for one slot."""
BETTER = 0.02
"""By how much another seat must be the better fetcher for the team to wait for it."""


class Advice(NamedTuple):
    """What a seat should do, and why."""

    intent: Intent
    why: Message


@dataclass(frozen=True)
class Plan:
    """Suspects who are to be laid out together.

    Attributes:
        names: the chosen suspects.
        value: their odds together.
        slots: slot -> the card that belongs there.
    """

    names: frozenset[str]
    value: float
    slots: Mapping[Slot, str]


class Team:
    """The whole Co-op table, which everybody sees.

    Args:
        view: anybody's.
        hints: whether what the texts suggest is weighed.
    """

    def __init__(self, view: View, hints: bool) -> None:
        self.view = view
        self.seats = len(view.seats)
        self.chiefs: dict[Slot, str] = {}
        self.where: dict[str, Slot] = {}
        for seat in range(self.seats):
            for card in view.zones[chiefs_of(seat)].cards:
                self.chiefs[seat, card[0]] = card
                self.where[card] = (seat, card[0])
            for card in view.zones[filed_of(seat)].cards:
                if card != HIDDEN and not is_snoop(card):
                    self.where[card] = (seat, card[0])
        self.fetched = view.zones[FETCHED].cards[0] if view.zones[FETCHED].cards else ""
        read = [*self.where, self.fetched] if self.fetched else [*self.where]
        letters = letters_of(view)
        known = evidence(card_set_of(letters), letters, sorted(read))
        self.names = known.cards
        odds = known.odds(hints)
        self.odds = {name: odds.of(name) for name in odds.candidates}
        self.seen = known.seen

    # -- the best Chiefs ------------------------------------------------------------------

    def plan(self, where: Where | None = None) -> Plan:
        """The suspects with two known cards whose odds together are largest, if all are laid.

        Each needs the slots in which its cards lie; two who need one slot exclude each other.
        """
        places = self.where if where is None else where
        cards: dict[str, list[str]] = {}
        for card in sorted(places):
            if self.odds.get(self.names[card]):
                cards.setdefault(self.names[card], []).append(card)
        primes = [name for name in cards if len(cards[name]) == 2]
        primes.sort(key=lambda name: (-self.odds[name], name))
        best: tuple[float, int, tuple[str, ...]] = (0.0, 0, ())

        def choose(at: int, taken: frozenset[Slot], value: float, names: tuple[str, ...]) -> None:
            nonlocal best
            if at == len(primes):
                laid = sum(self.chiefs.get(places[card]) == card
                           for name in names for card in cards[name])  # fmt: skip
                if (value, laid) > (best[0] + 1e-12, -1) or (
                    abs(value - best[0]) <= 1e-12 and laid > best[1]
                ):
                    best = value, laid, names
                return
            name = primes[at]
            slots = frozenset(places[card] for card in cards[name])
            if len(slots) == 2 and not slots & taken:
                choose(at + 1, taken | slots, value + self.odds[name], (*names, name))
            choose(at + 1, taken, value, names)

        choose(0, frozenset(), 0.0, ())
        value, _, names = best
        wanted = {places[card]: card for name in names for card in cards[name]}
        return Plan(frozenset(names), value, wanted)

    def worth(self, where: Where) -> float:
        """What it is worth that the cards are with these seats."""
        waiting: dict[Slot, list[float]] = {}
        for card, slot in where.items():
            chance = self.odds.get(self.names[card], 0.0)
            if chance:
                waiting.setdefault(slot, []).append(chance)
        crowd = 0.0
        for row in waiting.values():
            crowd += (sum(row) ** 2 - sum(chance * chance for chance in row)) / 2
        return self.plan(where).value - CROWDED * crowd

    def missing(self, plan: Plan) -> dict[int, str]:
        """Seat -> a card that it still has to promote."""
        found: dict[int, str] = {}
        for slot in sorted(plan.slots):
            if self.chiefs.get(slot) != plan.slots[slot]:
                found.setdefault(slot[0], plan.slots[slot])
        return found

    # -- what to do -----------------------------------------------------------------------

    def turn(self, seat: int, waits: bool) -> Advice:
        """Promote what belongs to the plan, wait for others who have to, or fetch.

        Args:
            seat: in turn.
            waits: whether it thinks of the others, too.
        """
        plan = self.plan()
        missing = self.missing(plan)
        values = self.view.values
        if not values["fresh_count"]:
            return Advice(ExchangeOwn(), because("wait"))
        may_exchange = (
            values[f"filed_suspects.{seat}"]
            and values["turns_without_fetch"] < values["fetch_limit"]
        )
        if not may_exchange:
            return Advice(Fetch(), because("fetch"))
        if seat in missing:
            name = self.names[missing[seat]]
            return Advice(ExchangeOwn(), because("team_promote", suspect=name))
        if waits:
            other = self._better_first(seat, plan, missing)
            if other is not None:
                key = "team_wait" if other in missing else "team_let"
                return Advice(ExchangeOwn(), because(key, seat=other))
        return Advice(Fetch(), because("fetch"))

    def _better_first(self, seat: int, plan: Plan, missing: Mapping[int, str]) -> int | None:
        """Who should have a turn before this seat fetches; None for nobody."""
        left = self.view.values["fetch_limit"] - self.view.values["turns_without_fetch"]
        turns = [(seat + step) % self.seats for step in range(1, min(left, self.seats - 1) + 1)]
        for other in turns:
            if other in missing:
                return other
        if self.view.values["turns_without_fetch"] >= self.seats:
            return None
        costs = {other: self._fetch_costs(other, plan) for other in (seat, *turns)}
        best = min(turns, key=lambda other: costs[other], default=seat)
        return best if costs[best] < costs[seat] - BETTER else None

    def _fetch_costs(self, seat: int, plan: Plan) -> float:
        """What would be in the way of a card of the next colour with a seat."""
        slot = (seat, self.view.values["fresh_top"])
        card = plan.slots.get(slot)
        chance = self.odds.get(self.names[card], 0.0) if card else 0.0
        others = sum(
            self.odds.get(self.names[other], 0.0)
            for other, place in self.where.items()
            if place == slot and other != card
        )
        return chance + CROWDED * others

    def suspect(self, seat: int) -> Advice:
        """Lay the card just read where it belongs to the plan or a slot has no use."""
        card = self.fetched
        name, slot = self.names[card], (seat, card[0])
        plan = self.plan({**self.where, card: slot})
        if plan.slots.get(slot) == card:
            return Advice(MakeChief(), because("lay_prime", suspect=name))
        old = self.chiefs.get(slot)
        if not self.odds.get(name):
            return Advice(File(), because("file_innocent", suspect=name))
        if old is None:
            return Advice(MakeChief(), because("lay", suspect=name))
        if plan.slots.get(slot) == old:
            return Advice(File(), because("file_weak", suspect=name))
        if self.odds[name] > self.odds.get(self.names[old], 0.0):
            return Advice(MakeChief(), because("lay", suspect=name))
        return Advice(File(), because("file_weak", suspect=name))

    def exchange(self, seat: int) -> Advice:
        """Promote a card of the plan, or leave things as they are."""
        plan = self.plan()
        for slot, card in sorted(plan.slots.items()):
            if slot[0] == seat and self.chiefs.get(slot) != card:
                return Advice(Promote(card), because("team_promote", suspect=self.names[card]))
        return Advice(Abandon(), because("wait"))

    def snoop(self, seat: int) -> Generator[None, None, Advice]:
        """Take the filed card by which the team gains most, if it gains anything."""
        best = self.worth(self.where) + 1e-9
        advice = Advice(Abandon(), because("snoop_abandon"))
        for card, (owner, kind) in sorted(self.where.items()):
            if owner == seat or self.chiefs.get((owner, kind)) == card:
                continue
            if kind not in SNOOP_TYPES[self.fetched] or not self.odds.get(self.names[card]):
                continue
            own = self.chiefs.get((seat, kind))
            if own is None and self.view.house_rules["coop_snoop_needs_own_chief"]:
                continue
            where = {**self.where, card: (seat, kind)}
            if own is not None:
                where[own] = (owner, kind)
            value = self.worth(where)
            yield
            if value > best:
                why = because("team_snoop", seat=owner, suspect=self.names[card])
                best, advice = value, Advice(SwapFiled(owner, card), why)
        return advice


def suggestion(view: View) -> Message | None:
    """What a computer partner says aloud about the decision that is open, to all.

    It rests on what everybody sees, and on exact odds.

    Args:
        view: anybody's, of a Co-op match.

    Returns:
        One sentence; None where nothing is open or nothing matters.
    """
    asked = next((one for one in view.asked if one.kind.startswith("coop_")), None)
    if asked is None or view.outcome is not None:
        return None
    team = Team(view, hints=False)
    seat = asked.seat
    step = asked.kind.partition("_")[2]
    if step == "snoop":
        advice = finished(team.snoop(seat))
    elif step == "turn":
        advice = team.turn(seat, waits=True)
    elif step == "suspect":
        advice = team.suspect(seat)
    else:
        advice = team.exchange(seat)
    return _aloud(team, seat, advice)


def _aloud(team: Team, seat: int, advice: Advice) -> Message:
    intent = advice.intent
    match intent:
        case Promote():
            return because("aloud.promote", seat=seat, suspect=team.names[intent.card])
        case SwapFiled():
            name = team.names[intent.card]
            return because("aloud.snoop", seat=seat, owner=intent.owner, suspect=name)
        case MakeChief():
            return because("aloud.lay", seat=seat, suspect=team.names[team.fetched])
        case File():
            return because("aloud.file", seat=seat, suspect=team.names[team.fetched])
        case Fetch():
            return because("aloud.fetch", seat=seat)
        case ExchangeOwn():
            card = team.missing(team.plan()).get(seat)
            if card:
                return because("aloud.promote", seat=seat, suspect=team.names[card])
            return because("aloud.wait", seat=seat)
    return because("aloud.leave", seat=seat)
