"""Positions that a set-up may ask for, and whether they can be (for scenarios and redeals)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.setup import BadSetup, Setup
from systems.rules.casefile.cards import CARDS, EVIDENCE, FACES, HAND, TYPES, in_order, type_of
from systems.rules.casefile.incident import BOX, DECK, FOLDER, PILE, hand_of

FILL = "..."
"""In an arranged zone: the rest falls to the seed."""
ACTIVE, OUT = "active", "out"
TURN_START, MAIN, DIE, RESET = "turn_start", "main_action", "die", "reset"
STEPS = (TURN_START, MAIN, DIE, RESET)
"""Steps with which a match may begin."""

_ZONES = re.compile(r"hand\.\d|folder|draw_deck|discard_pile|box")
_FIELDS = re.compile(
    r"primary|whose_turn|turn|round_no|step|status\.\d|bonus_used\.\d|board_marks"
    r"|silver_tongue|long_interview"
)


class Arranged:
    """What a set-up arranges, checked; every question has an answer where nothing is said."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.arrange: Mapping[str, Any] = setup.arrange
        self.seats = range(len(setup.tables))

    # -- reading ------------------------------------------------------------------------

    def names(self, zone: str) -> list[str]:
        """The cards that are named for a zone, without "..."."""
        return [name for name in self._list(zone) if name != FILL]

    def to_deal(self, seat: int) -> int:
        """Cards that a hand still gets: up to five where it is left open (CF-009)."""
        zone = hand_of(seat)
        if seat in self.out() or (zone in self.arrange and FILL not in self.arrange[zone]):
            return 0
        return max(0, HAND - len(self.names(zone)))

    def out(self) -> list[int]:
        """Seats that are out already."""
        return [seat for seat in self.seats if self.arrange.get(f"status.{seat}") == OUT]

    def active(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out()]

    def step(self) -> str:
        return str(self.arrange.get("step", TURN_START))

    def whose_turn(self) -> int | None:
        """The seat in turn; None where it falls to the seed."""
        for name in ("whose_turn", "turn", "primary"):
            if name in self.arrange:
                return int(self.arrange[name])
        if len(self.arrange.keys() & {"step", "round_no"}) or self.out():
            return self.active()[0]
        return None

    def primary(self) -> int | None:
        """The seat with the die; whoever is in turn where nothing is said."""
        found = self.arrange.get("primary", self.whose_turn())
        return None if found is None else int(found)

    def flag(self, name: str) -> bool:
        return bool(self.arrange.get(name, False))

    def marks(self) -> list[str]:
        return list(in_order(self._list("board_marks")))

    def bad(self, key: str, value: object, allowed: object) -> BadSetup:
        return BadSetup(f"arrange.{key}", value, allowed)

    def _list(self, key: str) -> Sequence[Any]:
        found = self.arrange.get(key, ())
        if not isinstance(found, list | tuple):
            raise self.bad(key, found, "a list")
        return found

    # -- checking -----------------------------------------------------------------------

    def check(self) -> None:
        """Refuse what cannot be; raises ``BadSetup`` with the field."""
        for key, value in self.arrange.items():
            if not _ZONES.fullmatch(key) and not _FIELDS.fullmatch(key):
                raise self.bad(key, value, "the zones and fields of the game")
            owner = key.partition(".")[2]
            if owner and int(owner) not in self.seats:
                raise self.bad(key, value, f"seats 0 to {self.seats[-1]}")
        self._check_seats()
        self._check_cards()
        self._check_marks()
        self._check_chance()

    def _check_seats(self) -> None:
        for seat in self.seats:
            status = self.arrange.get(f"status.{seat}", ACTIVE)
            if status not in (ACTIVE, OUT):
                raise self.bad(f"status.{seat}", status, f"{ACTIVE}, {OUT}")
            if status == OUT and self._list(hand_of(seat)):
                raise self.bad(hand_of(seat), self.arrange[hand_of(seat)], "nothing: it is out")
        if not self.active():
            raise self.bad("status", OUT, "at least one active seat")
        step = self.arrange.get("step", TURN_START)
        if step not in STEPS:
            raise self.bad("step", step, ", ".join(STEPS))
        for key in ("primary", "whose_turn", "turn"):
            seat = self.arrange.get(key, self.active()[0])
            if type(seat) is not int or seat not in self.seats:
                raise self.bad(key, seat, f"seats 0 to {self.seats[-1]}")
            if seat in self.out() and (key != "primary" or step == TURN_START):
                raise self.bad(key, seat, "a seat that is not out")
        number, limit = self.arrange.get("round_no", 1), self.setup.house_rules["round_limit"]
        if type(number) is not int or not 1 <= number <= limit:
            raise self.bad("round_no", number, f"1 to {limit}")
        for key in ("silver_tongue", "long_interview", *(f"bonus_used.{s}" for s in self.seats)):
            value = self.arrange.get(key, False)
            if type(value) is not bool:
                raise self.bad(key, value, "true, false")
            if value and step != MAIN:
                raise self.bad(key, value, f"only with the step {MAIN}")

    def _check_cards(self) -> None:
        where: dict[str, str] = {}
        for zone in (FOLDER, DECK, PILE, BOX, *(hand_of(seat) for seat in self.seats)):
            for card in self.names(zone):
                if card not in CARDS:
                    raise self.bad(zone, card, ", ".join(CARDS))
                if card in where:
                    raise self.bad(zone, card, f"it lies in {where[card]} already")
                where[card] = zone
        folder = [type_of(card) for card in self.names(FOLDER)]
        if len(set(folder)) < len(folder) or not set(folder) <= set(TYPES):
            raise self.bad(FOLDER, self.names(FOLDER), "one card of each type of evidence")
        for kind in TYPES:
            if all(type_of(card) != kind for card in CARDS if where.get(card, FOLDER) == FOLDER):
                raise self.bad(FOLDER, kind, "a card of each type that lies nowhere else")
        dealt = sum(self.to_deal(seat) for seat in self.seats) + len(TYPES) - len(folder)
        if dealt > len(CARDS) - len(where):
            raise self.bad("hand", dealt, "no more cards than are left")

    def _check_marks(self) -> None:
        marks = self._list("board_marks")
        if any(card not in EVIDENCE for card in marks) or len(set(marks)) < len(marks):
            raise self.bad("board_marks", marks, "pieces of evidence, each once")
        for card in marks:
            if card in self.names(FOLDER):
                raise self.bad("board_marks", card, "no card of the folder")

    def _check_chance(self) -> None:
        for name, results in self.setup.chance.items():
            kind = name.partition(".")[0]
            allowed: Sequence[Any] = CARDS
            if kind == "first":
                allowed = tuple(self.seats)
            elif kind == "die":
                allowed = FACES
            for value in results:
                if type(value) is not type(allowed[0]) or value not in allowed:
                    raise BadSetup(f"chance.{name}", value, f"{allowed[0]} to {allowed[-1]}")
