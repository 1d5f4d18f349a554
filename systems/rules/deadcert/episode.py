"""A murder episode: three packets are opened and shuffled, and in the end the case is closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

import msgspec

from game.core.setup import BadSetup, Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.deadcert import content
from systems.rules.deadcert.cards import SNOOPS, TYPES, packet_id
from systems.rules.deadcert.components import Episode
from systems.rules.deadcert.content import CardSet
from systems.rules.deadcert.facts import (
    Debrief,
    DeckShuffled,
    DetailRead,
    EpisodeCreated,
    EpisodeEnded,
    PointsScored,
)

RANDOM = "random"
"""As the letter of a packet: it is left to chance."""
FILL = "..."
"""In an arranged zone: the rest falls to the seed."""


class Case(msgspec.Struct, frozen=True, dict=True):
    """What follows from the three packets. The killer is for the rules alone, never for a view."""

    card_set: CardSet
    letters: tuple[str, ...]

    @cached_property
    def details(self) -> tuple[str, ...]:
        """The three Details, in the order of the types."""
        pairs = zip(TYPES, self.letters, strict=True)
        return tuple(packet_id(kind, letter) for kind, letter in pairs)

    @cached_property
    def suspects(self) -> tuple[str, ...]:
        """The 48 suspect cards by type and number."""
        return tuple(card.id for detail in self.details for card in self.card_set.packets[detail])

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The 54 cards in play: suspects by type and number, then the Snoops (DC-SET-022)."""
        return self.suspects + SNOOPS

    @cached_property
    def order(self) -> dict[str, int]:
        """Card -> its place in that list."""
        return {card: place for place, card in enumerate(self.cards)}

    @cached_property
    def names(self) -> Counter[str]:
        """Suspect -> on how many cards of the episode (DC-SET-023 to 025)."""
        return Counter(self.card_set.suspect_of(card) for card in self.suspects)

    @cached_property
    def killer(self) -> str:
        """The suspect on three cards (DC-SET-026)."""
        return next(name for name, count in self.names.items() if count == len(TYPES))

    @cached_property
    def killer_cards(self) -> tuple[str, ...]:
        """The killer's motive, means and opportunity card."""
        return tuple(
            card for card in self.suspects if self.card_set.suspect_of(card) == self.killer
        )

    def in_order(self, cards: Iterable[str]) -> list[str]:
        """The cards by type and number, Snoop cards last."""
        return sorted(cards, key=self.order.__getitem__)


@lru_cache(maxsize=256)
def case_of(name: str, letters: tuple[str, ...]) -> Case:
    """The case that these packets of that set of content make."""
    return Case(content.load(name), letters)


def check_common(setup: Setup) -> None:
    """Refuse packets and a dealer that there are not; raises ``BadSetup``."""
    letters = content.load(setup.content).letters
    packets = setup.arrange.get("packets")
    if packets is not None:
        if not isinstance(packets, list | tuple) or len(packets) != len(TYPES):
            raise BadSetup("arrange.packets", packets, "three letters: motive, means, opportunity")
        for kind, letter in zip(TYPES, packets, strict=True):
            if letter != RANDOM and letter not in letters[kind]:
                allowed = ", ".join((*letters[kind], RANDOM))
                raise BadSetup("arrange.packets", letter, f"for type {kind}: {allowed}")
    check_seat(setup, "dealer")


def check_seat(setup: Setup, field: str) -> None:
    """Refuse an arranged field that is no seat; raises ``BadSetup``."""
    check_number(setup, field, range(len(setup.tables)))


def check_number(setup: Setup, field: str, allowed: range) -> None:
    """Refuse an arranged field that is none of these numbers; raises ``BadSetup``."""
    value = setup.arrange.get(field)
    if value is not None and (type(value) is not int or value not in allowed):
        raise BadSetup(f"arrange.{field}", value, f"{allowed[0]} to {allowed[-1]}")


def check_cards(setup: Setup, zones: Sequence[str]) -> None:
    """Refuse cards that are not in play, or lie twice, in arranged zones.

    Raises:
        BadSetup: With the zone and the card.
    """
    card_set = content.load(setup.content)
    packets = setup.arrange.get("packets") or (RANDOM,) * len(TYPES)
    allowed = set(SNOOPS) | {
        card.id
        for kind, letter in zip(TYPES, packets, strict=True)
        for packet in ([letter] if letter != RANDOM else card_set.letters[kind][:1])
        for card in card_set.packets[packet_id(kind, packet)]
    }
    where: dict[str, str] = {}
    for zone in zones:
        cards = setup.arrange.get(zone, ())
        if not isinstance(cards, list | tuple):
            raise BadSetup(f"arrange.{zone}", cards, "a list of cards")
        for card in cards:
            if card == FILL:
                continue
            if not isinstance(card, str) or card not in allowed:
                raise BadSetup(f"arrange.{zone}", card, "a card of the packets that are arranged")
            if card in where:
                raise BadSetup(f"arrange.{zone}", card, f"it lies in {where[card]} already")
            where[card] = zone
    unsettled = [kind for kind, letter in zip(TYPES, packets, strict=True) if letter == RANDOM]
    for card in where:
        if card not in SNOOPS and card[0] in unsettled and len(card_set.letters[card[0]]) > 1:
            raise BadSetup(
                "arrange.packets", list(packets), f"a letter for {card[0]}, as of {card}"
            )


def named(setup: Setup, zone: str) -> list[str]:
    """The cards that a set-up puts into a zone, the first on top."""
    return [card for card in setup.arrange.get(zone, ()) if card != FILL]


def create(table: Table) -> Case:
    """Choose packets and dealer where the lobby has not, and lay the Details out (DC-SET-020, 021).

    Chance: stream ``packets``, first the letters that are left open, then the dealer.
    """
    setup = table.setup
    card_set = content.load(setup.content)
    wanted = setup.arrange.get("packets") or (RANDOM,) * len(TYPES)
    letters = tuple(
        str(table.draw("packets", card_set.letters[kind])) if letter == RANDOM else letter
        for kind, letter in zip(TYPES, wanted, strict=True)
    )
    dealer = setup.arrange.get("dealer")
    if dealer is None:
        last = table.seats - 1
        dealer = last if card_set.last_seat_deals else table.draw("packets", range(table.seats))
    table.add_one(Episode(list(letters), dealer))
    case = case_of(setup.content, letters)
    table.zones.create("details", Visibility.OPEN, faces=case.details, ordered=True)
    names = tuple(seat.name for seat in setup.tables)
    table.emit(EpisodeCreated(letters, case.details, setup.format, names, dealer))
    for detail in case.details:
        table.emit(DetailRead(detail))
    return case


def shuffle(table: Table, case: Case, taken: Iterable[str] = ()) -> list[str]:
    """The cards in play in random order, without those that lie somewhere already (DC-SET-022)."""
    away = set(taken)
    deck = table.shuffled("shuffle", [card for card in case.cards if card not in away])
    table.emit(DeckShuffled(len(case.cards)))
    return deck


def close(
    table: Table,
    case: Case,
    ending: str,
    winners: Sequence[int] = (),
    scores: Sequence[int] = (),
    reason: str | Sequence[str] = "",
    checklists: Mapping[str, tuple[str, ...]] | None = None,
) -> None:
    """End the episode: name the killer, count, turn everything up (DC-RUL-061).

    Args:
        table: of the match.
        case: of the episode.
        ending: the word for how it ended.
        winners: the seats that won.
        scores: points by seat, as they count in a series.
        reason: of the points, for all or by seat; a word with a text ``points.<reason>``.
        checklists: seat -> the suspect cards on its Checklist, where the format has them.
    """
    zones = table.zones
    places = _places(table)
    where = tuple(places[card] for card in case.killer_cards)
    table.emit(EpisodeEnded(ending, tuple(winners), case.killer, case.killer_cards, where))
    hidden = {
        name: tuple(zones.faces(name))
        for name in zones.names()
        if zones.zone(name).visibility != Visibility.OPEN
    }
    for name in zones.names():
        zones.zone(name).visibility = Visibility.OPEN.value
    table.emit(Debrief(hidden, dict(checklists or {})))
    for seat, points in enumerate(scores):
        if points:
            why = reason if isinstance(reason, str) else reason[seat]
            table.emit(PointsScored(seat, points, why))
    table.end(ending, winners, scores)


def _places(table: Table) -> Mapping[str, str]:
    zones = table.zones
    return {card: name for name in zones.names() for card in zones.faces(name)}
