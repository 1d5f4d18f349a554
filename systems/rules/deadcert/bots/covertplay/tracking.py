"""Where the cards of COVERTplay are, as one seat can work it out from what it was told.

Backs show colours, so how many cards of each colour lie in each place is always known. A card
that the seat has seen is followed: for certain where it can be, otherwise with how likely each
place is. What nothing is known of lies in each unknown slot of its colour with equal probability
(bots file, section 3.2). Nothing is kept between two decisions: it all follows from the facts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.deadcert.bots.covertplay.interest import Interest
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.covertplay.bureau import DECLARED, FRESH, filed_of, hand_of, locked_of
from systems.rules.deadcert.covertplay.facts import (
    CardSnooped,
    Dealt,
    Declared,
    EvidenceFiled,
    EvidenceTakenUp,
    Fetched,
    PairLocked,
    PairSnooped,
    PairUnlocked,
)
from systems.rules.deadcert.facts import SnoopRevealed

HAND, GATHERED, LOCKED = "hand", "gathered", "locked"
OF_A_COLOUR = 18
"""Cards of each colour, Snoop cards among them."""
LEAST = 1e-8
SUREST = 0.97
"""So likely at most a card was filed, where any of several can have been: people are not sums."""


class Place(NamedTuple):
    """Somewhere a card can be."""

    zone: str
    """:data:`HAND`, :data:`GATHERED`, :data:`LOCKED`, ``fresh``, ``declared``, ``filed.1.M``."""
    seat: int = -1
    slot: int = 0
    """In a Filed stack: how many cards were filed there before this one, ever."""


Places = dict[Place, float]
"""How likely each place is."""


class Tracker:
    """Follows the cards that one seat has seen.

    Attributes:
        seat: whose knowledge it is.
        at: card -> where it is thought to be; only cards that were seen.
        hands: seat -> colour -> how many cards there are in its hand.
        locked: seat -> the colours of its Lock Down.
        stacks: zone of a Filed stack -> the places that lie there, the top one first.
    """

    def __init__(self, view: View, seat: int, interest: Interest, *, follows: bool) -> None:
        """Work it out.

        Args:
            view: of the seat.
            seat: whose.
            interest: what others are thought to keep.
            follows: whether every card is followed; otherwise only those snooped from the seat.
        """
        self.view = view
        self.seat = seat
        self.interest = interest
        self.follows = follows
        seats = range(len(view.seats))
        self.at: dict[str, Places] = {}
        self._here: dict[Place, dict[str, float]] = defaultdict(dict)
        self.hands = {one: dict.fromkeys(TYPES, 0) for one in seats}
        self.locked: dict[int, tuple[str, ...]] = dict.fromkeys(seats, ())
        self.stacks: dict[str, list[Place]] = {
            filed_of(one, kind): [] for one in seats for kind in TYPES
        }
        self._filed = dict.fromkeys(self.stacks, 0)
        self._gathered: dict[int, list[str]] = {one: [] for one in seats}
        self._taken: set[str] = set()
        for fact in view.facts:
            self._note(fact)
        self._set_right()

    # -- fact by fact ---------------------------------------------------------------------

    def _note(self, fact: Fact) -> None:
        match fact:
            case Dealt():
                for colour in fact.colours:
                    self.hands[fact.seat][colour] += 1
                self._see(fact.cards, Place(HAND, fact.seat))
            case SnoopRevealed():
                self.hands[fact.seat][colour_of(fact.kind)] -= 1
                self._see([fact.kind], self._put_under(fact.seat, colour_of(fact.kind)))
            case Declared():
                self.hands[fact.seat][colour_of(fact.card)] -= 1
                self._see([fact.card], Place(DECLARED))
            case Fetched():
                self._fetch(fact)
            case CardSnooped():
                self._snoop(fact)
            case PairSnooped():
                self._pair(fact)
            case EvidenceTakenUp():
                self._take_up(fact)
            case EvidenceFiled():
                self._file(fact)
            case PairUnlocked():
                self._move(Place(LOCKED, fact.seat), Place(HAND, fact.seat))
                self.locked[fact.seat] = ()
                for colour in fact.colours:
                    self.hands[fact.seat][colour] += 1
            case PairLocked():
                self._lock(fact.seat, fact.colours)
            case _:
                pass

    def _fetch(self, fact: Fetched) -> None:
        to = Place(GATHERED, fact.seat)
        self._gathered[fact.seat].append(fact.colour)
        stack = self.stacks.get(fact.source)
        if stack:
            self._move(stack.pop(0), to)
        self._see([fact.card], to)

    def _snoop(self, fact: CardSnooped) -> None:
        colour, to = fact.colour, Place(GATHERED, fact.snooper)
        number = self.hands[fact.target][colour]
        if fact.card == HIDDEN:
            self._move(Place(HAND, fact.target), to, colour, 1 / max(1, number))
        else:
            self._see([fact.card], to)
            self._taken.add(fact.card)
        self.hands[fact.target][colour] -= 1
        self._gathered[fact.snooper].append(colour)

    def _pair(self, fact: PairSnooped) -> None:
        to = Place(GATHERED, fact.snooper)
        self._move(Place(LOCKED, fact.target), to)
        self._see(fact.cards, to)
        if HIDDEN not in fact.cards:
            self._taken.update(fact.cards)
        self.locked[fact.target] = ()
        self._gathered[fact.snooper] += fact.colours

    def _take_up(self, fact: EvidenceTakenUp) -> None:
        place = Place(HAND, fact.seat)
        if fact.seat == self.seat:  # what is there is seen, and so is what is not
            for card in list(self._here[Place(GATHERED, fact.seat)]):
                self._put(card, Place(GATHERED, fact.seat), 0)
            self._see(fact.cards, place)
        else:
            self._move(Place(GATHERED, fact.seat), place)
        for colour in self._gathered[fact.seat]:
            self.hands[fact.seat][colour] += 1
        self._gathered[fact.seat].clear()

    def _file(self, fact: EvidenceFiled) -> None:
        hand = self.hands[fact.seat]
        if fact.seat == self.seat:
            for card in fact.cards:
                hand[colour_of(card)] -= 1
                self._see([card], self._put_under(fact.seat, colour_of(card)))
            return
        for colour, number in zip(TYPES, fact.colours, strict=True):
            if number:
                there = hand[colour]
                slots = [self._put_under(fact.seat, colour) for _ in range(number)]
                hand[colour] -= number
                self._file_some(Place(HAND, fact.seat), colour, there, slots)

    def _file_some(self, hand: Place, colour: str, there: int, slots: Sequence[Place]) -> None:
        """So many of the cards of a colour went from a hand to these slots."""
        here = {card: mass for card, mass in self._here[hand].items() if colour_of(card) == colour}
        eager = {card: self.interest.to_file(card) for card in here}
        others = max(0.0, there - sum(here.values()))
        total = others + sum(eager[card] * mass for card, mass in here.items())
        for card, mass in here.items():
            share = 1.0
            if there > len(slots) and total > 0:
                share = min(SUREST, len(slots) * eager[card] / total)
            self._put(card, hand, mass * (1 - share))
            for slot in slots:
                self._put(card, slot, mass * share / len(slots))

    def _lock(self, seat: int, colours: tuple[str, ...]) -> None:
        self.locked[seat] = colours
        for colour in colours:
            self.hands[seat][colour] -= 1
        if seat == self.seat:
            return  # which cards lie there is seen
        hand, locked = Place(HAND, seat), Place(LOCKED, seat)
        for card, chance in self._pairs(seat, colours).items():
            mass = self._here[hand].get(card, 0.0)
            moved = min(mass, chance)
            self._put(card, hand, mass - moved)
            self._put(card, locked, moved)

    def _pairs(self, seat: int, colours: tuple[str, ...]) -> dict[str, float]:
        """Cards that can lie in a Lock Down of these colours, each with how likely it does.

        A pair is of one suspect. Of whom a card of one of these colours is seen elsewhere, that
        is none of it (section 9, d).
        """
        here = self._here[Place(HAND, seat)]
        rows: dict[str, list[str]] = defaultdict(list)
        for card in self.at:
            if not is_snoop(card) and colour_of(card) in colours:
                rows[self.interest.names[card]].append(card)
        unseen = {kind: max(1.0, sum(self.unknown(kind).values())) for kind in colours}
        weights: dict[str, float] = {}
        for name, cards in rows.items():
            chance = self.interest.likes_pair(name, colours)
            for card in cards:
                chance *= here.get(card, 0.0)
            for kind in set(colours) - {colour_of(card) for card in cards}:
                chance *= self.hands[seat][kind] / unseen[kind]
            if chance:
                weights[name] = chance
        total = sum(weights.values()) + self.interest.unseen_pairs(colours)
        return {
            card: chance / total for name, chance in weights.items() for card in rows[name] if total
        }

    # -- moving ---------------------------------------------------------------------------

    def _put_under(self, seat: int, colour: str) -> Place:
        zone = filed_of(seat, colour)
        place = Place(zone, seat, self._filed[zone])
        self._filed[zone] += 1
        self.stacks[zone].append(place)
        return place

    def _see(self, cards: Iterable[str], place: Place) -> None:
        for card in cards:
            if card != HIDDEN:
                for old in self.at.get(card, ()):
                    self._here[old].pop(card, None)
                self.at[card] = {place: 1.0}
                self._here[place][card] = 1.0

    def _put(self, card: str, place: Place, mass: float) -> None:
        if mass < LEAST:
            self.at[card].pop(place, None)
            self._here[place].pop(card, None)
        else:
            self.at[card][place] = mass
            self._here[place][card] = mass

    def _move(self, source: Place, to: Place, colour: str = "", share: float = 1.0) -> None:
        """A share of what may be in a place, or of one colour there, went to another one."""
        for card, mass in list(self._here[source].items()):
            if not colour or colour_of(card) == colour:
                self._put(card, source, mass * (1 - share))
                self._put(card, to, self._here[to].get(card, 0.0) + mass * share)

    # -- now ------------------------------------------------------------------------------

    def _set_right(self) -> None:
        """What lies open, and numbers that differ from the facts where cards were arranged."""
        zones, values = self.view.zones, self.view.values
        for seat in self.hands:
            self.hands[seat] = dict(zip(TYPES, values[f"hand_colours.{seat}"], strict=True))
            self.locked[seat] = values[f"locked_colours.{seat}"]
            self._gathered[seat] = list(values[f"gathered_colours.{seat}"])
        for name, places in self.stacks.items():
            owner, count = int(name.split(".")[1]), int(zones[name].count)
            while len(places) < count:
                places.append(Place(name, owner, self._filed[name]))
                self._filed[name] += 1
            del places[count:]
        shown: dict[str, Place] = {}
        for name, place in (
            (hand_of(self.seat), Place(HAND, self.seat)),
            (locked_of(self.seat), Place(LOCKED, self.seat)),
            (DECLARED, Place(DECLARED)),
        ):
            shown |= {card: place for card in zones[name].cards if card != HIDDEN}
        for kind in TYPES:
            name = filed_of(self.seat, kind)
            shown |= dict(zip(zones[name].cards, self.stacks[name], strict=True))
        shown.pop(HIDDEN, None)
        for card in list(self.at):
            if card in shown:
                continue
            if not self.follows and not is_snoop(card) and card not in self._taken:
                del self.at[card]
                continue
            kept = {
                place: mass
                for place, mass in self.at[card].items()
                if place.seat != self.seat or place.zone == GATHERED
            }
            total = sum(kept.values())
            self.at[card] = {place: mass / total for place, mass in kept.items()} if total else {}
        self.at |= {card: {place: 1.0} for card, place in shown.items()}

    def unknown(self, colour: str) -> Places:
        """Place -> how many cards of a colour lie there of which nothing is known."""
        found: Places = {}
        left = float(OF_A_COLOUR)
        for seat, hand in self.hands.items():
            locked, gathered = self.locked[seat].count(colour), self._gathered[seat].count(colour)
            filed = self.stacks[filed_of(seat, colour)]
            left -= hand[colour] + locked + gathered + len(filed)
            found[Place(GATHERED, seat)] = gathered
            if seat != self.seat:
                found[Place(HAND, seat)] = hand[colour]
                found[Place(LOCKED, seat)] = locked
                found.update(dict.fromkeys(filed, 1.0))
        for card, places in self.at.items():
            if colour_of(card) == colour:
                for place, mass in places.items():
                    if place.zone == DECLARED:
                        left -= mass
                    elif place in found:
                        found[place] -= mass
        found[Place(FRESH)] = left
        return {place: mass for place, mass in found.items() if mass > LEAST}
