"""What a seat can know of the others at one moment, from its view alone (section 3, 9.1).

For computer players and the review. What is certain of a hand or of the weather also shows in the
view itself; the ledger adds what is nearly so, and what follows by counting.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.deadly_premonition.cards import (
    AGENT,
    ALIGNMENTS,
    CARDS,
    DEAD,
    KILLER,
    WEATHER,
    alignment_of,
)
from systems.rules.deadly_premonition.decks import PROFILING, WEATHER_DECK, WEATHER_ZONE
from systems.rules.deadly_premonition.facts import (
    CardStolen,
    DeckReformed,
    HandsExchanged,
    HandViewed,
    WeatherChecked,
    WeatherPeeked,
    WeatherReturned,
)
from systems.rules.deadly_premonition.knowledge import trail_of
from systems.rules.deadly_premonition.lineup import alignment_zone, hand_of


@dataclass(slots=True)
class Ledger:
    """What the viewer knows.

    Attributes:
        held: other seat -> cards that are certainly in its hand.
        perhaps: card -> the seats of which one has it, where it left a known hand unseen.
        in_hands: cards that were never seen and yet must be in some other hand, because they were
            in no pile when the deck was last re-formed (9.1.3).
        unseen: profiling cards that lie in the deck or in the unknown part of another hand,
            without those in ``in_hands``.
        weather: what the weather deck holds, exactly, by id (9.1.1).
        weather_top: the weather cards known to be next, in order.
        weather_among: of how many cards on top the cards of ``weather_loose`` are.
        weather_loose: cards known to be among those, in an order that another seat chose.
        killers: seats that may be the Killer; empty in a duel (9.1.5).
    """

    held: dict[int, tuple[str, ...]] = field(default_factory=dict)
    perhaps: dict[str, tuple[int, ...]] = field(default_factory=dict)
    in_hands: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    weather: tuple[str, ...] = ()
    weather_top: tuple[str, ...] = ()
    weather_among: int = 0
    weather_loose: tuple[str, ...] = ()
    killers: tuple[int, ...] = ()


def ledger_of(view: View) -> Ledger:
    """All that follows from a seat's view."""
    found = Ledger(killers=possible_killers(view))
    seats = range(len(view.seats))
    others = [seat for seat in seats if seat != view.viewer]
    for seat in others:
        cards = view.zones[hand_of(seat)].cards
        found.held[seat] = tuple(sorted(card for card in cards if card != HIDDEN))
    found.perhaps = _loose_cards(view)
    _count_cards(view, found)
    _follow_weather(view, found)
    return found


def possible_killers(view: View) -> tuple[int, ...]:
    """Who may be the Killer: nobody whose card is known, or who plays on without suspects."""
    seats = range(len(view.seats))
    zones = {seat: view.zones.get(alignment_zone(seat)) for seat in seats}
    shown = {
        seat: alignment_of(zone.cards[0])
        for seat, zone in zones.items()
        if zone is not None and zone.cards[0] in ALIGNMENTS
    }
    known = [seat for seat, alignment in shown.items() if alignment == KILLER]
    if known or not any(zones.values()):
        return tuple(known)
    return tuple(
        seat
        for seat in seats
        if shown.get(seat) != AGENT and any(row != DEAD for row in view.values[f"rows.{seat}"])
    )


class _Loose:
    """Follows cards that the viewer has seen in hands of others (section 3, ledger a)."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.where: dict[str, set[int]] = {}

    def follow(self, fact: Fact) -> None:
        if isinstance(fact, HandViewed) and fact.cards and fact.cards[0] != HIDDEN:
            self.where.update({card: {fact.target} for card in fact.cards})
        elif isinstance(fact, CardStolen):
            self._stolen(fact)
        elif isinstance(fact, HandsExchanged):
            self._exchanged(fact)
        else:
            for name in ("card", "cards"):
                shown = getattr(fact, name, ())
                for card in (shown,) if isinstance(shown, str) else shown:
                    self.where.pop(card, None)

    def _stolen(self, fact: CardStolen) -> None:
        if fact.card != HIDDEN:
            self.where[fact.card] = {fact.thief}
            return
        for seats in self.where.values():
            if fact.victim in seats:
                seats.add(fact.thief)

    def _exchanged(self, fact: HandsExchanged) -> None:
        other = {fact.first: fact.second, fact.second: fact.first}
        for card, seats in self.where.items():
            self.where[card] = {other.get(seat, seat) for seat in seats}
        for seat, hand in ((fact.first, fact.first_hand), (fact.second, fact.second_hand)):
            self.where.update({card: {seat} for card in hand if card != HIDDEN})


def _loose_cards(view: View) -> dict[str, tuple[int, ...]]:
    assert isinstance(view.viewer, int)
    loose = _Loose(view.viewer)
    for fact in view.facts:
        loose.follow(fact)
    shown = {card for zone in view.zones.values() for card in zone.cards}
    holding = [seat for seat in range(len(view.seats)) if view.zones[hand_of(seat)].cards]
    return {
        card: tuple(sorted(seats.intersection(holding)))
        for card, seats in sorted(loose.where.items())
        if card not in shown
    }


def _count_cards(view: View, found: Ledger) -> None:
    trail = trail_of(view)
    last = trail.shuffles.get(PROFILING, 0)
    hidden = [card for card in CARDS if card not in trail.seen]
    found.in_hands = tuple(card for card in hidden if trail.since[card] < last)
    found.unseen = tuple(card for card in hidden if trail.since[card] == last)
    lying = {
        card for zone in view.zones.values() for card in zone.cards if zone.name != WEATHER_ZONE
    }
    found.weather = tuple(card for card in WEATHER if card not in lying)


def _follow_weather(view: View, found: Ledger) -> None:
    """The order that the viewer knows, and what another seat has since rearranged (ledger b)."""
    top: list[str] = []
    loose: list[str] = []
    among = 0
    for fact in view.facts:
        if isinstance(fact, WeatherChecked):
            top = top[1:]
            loose = [card for card in loose if card != fact.weather]
            among = max(0, among - 1)
        elif isinstance(fact, DeckReformed) and fact.deck == WEATHER_DECK:
            top, loose, among = [], [], 0
        elif isinstance(fact, WeatherPeeked | WeatherReturned):
            if HIDDEN not in fact.cards:
                top = [*fact.cards, *top[fact.count :]]
                loose, among = [], 0
            elif isinstance(fact, WeatherPeeked):
                known = [card for card in top[: fact.count] if card != HIDDEN]
                loose = sorted({*known, *loose})
                among = max(among, fact.count) if loose else 0
                top = [HIDDEN] * min(fact.count, len(top)) + top[fact.count :]
    while top and top[-1] == HIDDEN:
        top.pop()
    found.weather_top = tuple(top)
    found.weather_loose, found.weather_among = tuple(loose), among
