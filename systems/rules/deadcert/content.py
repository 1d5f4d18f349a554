"""The card file of the game: who stands on which card, and what it says (rules file, section 2.6).

It lies in ``assets/games/<game>/content``: ``plan.toml`` has the suspects with their cards,
``suspects.toml`` their names, ``details.toml`` the fifteen Details, ``cards/*.toml`` the texts.
A set of one single episode, for tests, is one file. What is printed on a card is known to
everybody who has lawfully seen that card, and to nobody else: a computer player may look up
cards that it was shown and no others (DC-RUL-089).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.content import registry
from game.content.reading import ContentError, convert, read_toml
from game.core.setup import BadSetup
from systems.rules.deadcert.cards import SNOOPS_OF, TYPES, card_id, colour_of, packet_id

GAME = "deadcert"


class SuspectCard(msgspec.Struct, frozen=True):
    """One suspect card."""

    id: str
    type: str
    letter: str
    number: int
    suspect: str
    """An id without meaning, ``01`` to ``65`` in the game set."""
    text: str = ""
    """The evidence, as it is read out."""
    hints: tuple[str, ...] = ()
    """Packets of other types for which the text makes the suspect sound suitable: ``E:C``."""
    void: tuple[str, ...] = ()
    """Packets of another type for which the text proves that this cannot count."""
    file: str = ""
    """Where it was read, for errors."""


class Detail(msgspec.Struct, frozen=True):
    """The Detail of a packet: the victim, the scene and method, or the time of death."""

    type: str
    letter: str
    title: str = ""
    text: str = ""
    date: str = ""
    """Year, month and day of an opportunity Detail: ``1927-11-05``."""
    snoops: tuple[str, ...] = ()
    """The Snoop cards of its packet."""
    file: str = ""


class Person(msgspec.Struct, frozen=True):
    """What is printed of a suspect's name."""

    id: str
    forename: str
    surname: str = ""


class CardSet(msgspec.Struct, frozen=True, dict=True):
    """A whole set of content, as it was read. Nothing in it changes during a match."""

    cards: tuple[SuspectCard, ...]
    details: tuple[Detail, ...]
    people: tuple[Person, ...] = ()
    single: bool = False
    """Whether it is one episode only and no full game set."""
    last_seat_deals: bool = False
    """Whether the last seat is the first dealer, where nothing else is said."""

    @cached_property
    def card(self) -> dict[str, SuspectCard]:
        """Id -> suspect card."""
        return {card.id: card for card in self.cards}

    @cached_property
    def packets(self) -> dict[str, tuple[SuspectCard, ...]]:
        """Packet -> its suspect cards by number."""
        found: dict[str, list[SuspectCard]] = {}
        for card in sorted(self.cards, key=lambda card: (card.number, card.id)):
            found.setdefault(packet_id(card.type, card.letter), []).append(card)
        return {packet: tuple(cards) for packet, cards in found.items()}

    @cached_property
    def detail(self) -> dict[str, Detail]:
        """Packet -> its Detail."""
        return {packet_id(row.type, row.letter): row for row in self.details}

    @cached_property
    def person(self) -> dict[str, Person]:
        """Suspect -> the name."""
        return {person.id: person for person in self.people}

    @cached_property
    def letters(self) -> dict[str, tuple[str, ...]]:
        """Type -> the letters of its packets, in order."""
        return {
            kind: tuple(sorted({row.letter for row in self.details if row.type == kind}))
            for kind in TYPES
        }

    def is_suspect(self, card: str) -> bool:
        """Whether that is the id of a suspect card of this set."""
        return card in self.card

    def suspect_of(self, card: str) -> str:
        """The suspect on a card; empty for a Snoop card."""
        known = self.card.get(card)
        return known.suspect if known else ""

    def forename(self, card: str) -> str:
        """What a Checklist notes of a card (DC-SET-041); empty for a Snoop card."""
        suspect = self.suspect_of(card)
        person = self.person.get(suspect)
        return person.forename if person else suspect


def folder_of(name: str) -> Path:
    """Where a set of content lies: the game's own for ``""``, otherwise one of the tests'.

    Raises:
        BadSetup: There is no such set.
    """
    own = registry.manifest(GAME).path("content")
    if not name:
        return own
    tests = own.parents[3] / "tests" / "fixtures" / GAME
    found = tests / f"{name}.toml"
    if not name.replace("_", "").isalnum() or not found.is_file():
        there = ", ".join(sorted(path.stem for path in tests.glob("*.toml")))
        raise BadSetup("content", name, there or "none but the game's own")
    return found


@lru_cache(maxsize=8)
def load(name: str = "") -> CardSet:
    """The set of content of that name, read and checked once.

    Raises:
        BadSetup: There is no such set.
        ContentError: A file cannot be read, or breaks a rule of the rules file.
    """
    from systems.rules.deadcert.checks import problems

    place = folder_of(name)
    found = read_folder(place) if place.is_dir() else read_single(place)
    for file, problem in problems(found):
        raise ContentError(Path(file) if file else place, "", problem)
    return found


def read_single(path: Path) -> CardSet:
    """A set of one episode from one file; it is not checked here."""
    data = read_toml(path)
    rows = [{"file": str(path), **row} for row in data.get("cards", ())]
    details = [{"file": str(path), **row} for row in data.get("details", ())]
    return CardSet(
        tuple(convert(rows, list[SuspectCard], path)),
        _with_snoops(convert(details, list[Detail], path)),
        tuple(convert(data.get("suspects", []), list[Person], path)),
        single=True,
        last_seat_deals=bool(data.get("last_seat_deals", False)),
    )


def read_folder(folder: Path) -> CardSet:
    """The full game set from its folder; it is not checked here."""
    plan = folder / "plan.toml"
    texts = _texts(folder / "cards")
    cards = []
    for row in read_toml(plan).get("suspects", ()):
        for entry in row["cards"]:
            kind, _, letter = entry["packet"].partition("-")
            where = (entry["packet"], entry["number"])
            text, file = texts.get(where, ("", str(plan)))
            fields = {
                "id": card_id(kind, letter, entry["number"]),
                "type": kind,
                "letter": letter,
                "number": entry["number"],
                "suspect": f"{row['id']:02d}",
                "text": text,
                "hints": entry["hints"],
                "void": entry["void"],
                "file": file,
            }
            cards.append(convert(fields, SuspectCard, plan))
    details = folder / "details.toml"
    rows = [{"file": str(details), **row} for row in read_toml(details).get("details", ())]
    return CardSet(
        tuple(cards),
        _with_snoops(convert(rows, list[Detail], details)),
        _people(folder / "suspects.toml"),
    )


def _texts(folder: Path) -> dict[tuple[str, int], tuple[str, str]]:
    """Packet and number -> the text on the card and the file it stands in."""
    found: dict[tuple[str, int], tuple[str, str]] = {}
    for path in sorted(folder.glob("*.toml")):
        for row in read_toml(path).get("cards", ()):
            found[row["packet"], row["number"]] = (row["text"], str(path))
    return found


def _people(path: Path) -> tuple[Person, ...]:
    rows: list[dict[str, Any]] = read_toml(path).get("suspects", []) if path.is_file() else []
    return tuple(Person(f"{row['id']:02d}", row["forename"], row["surname"]) for row in rows)


def _with_snoops(details: list[Detail]) -> tuple[Detail, ...]:
    """A Detail that does not say which Snoop cards its packet holds has those of its type."""
    return tuple(
        row if row.snoops else msgspec.structs.replace(row, snoops=SNOOPS_OF.get(row.type, ()))
        for row in details
    )


__all__ = ["CardSet", "Detail", "Person", "SuspectCard", "colour_of", "load"]
