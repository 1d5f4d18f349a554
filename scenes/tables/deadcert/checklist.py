"""A seat's Checklist as it is drawn: three columns of sixteen numbers, and the Prime Suspects.

It is a function of what the rules keep of a seat (``checklist.N`` of its own view); nothing is
worked out here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scenes.parts.sheets import paper
from scenes.parts.typed import TypeLook, chip, type_sign
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.rules.deadcert.cards import FIRST_NUMBER, SUSPECTS_PER_PACKET, TYPES, colour_of
from systems.table.theme import CREAM

Size = tuple[float, float]

SHEET: Size = (620.0, 866.0)
"""Beside the cards."""

SEEN_OF = len(TYPES) * SUSPECTS_PER_PACKET
PRIMES_OF = 10
"""Suspects on more than one card of a case (DC-SET-024 to 026)."""

TINT = ("#D4A028", 0.47)
FAINT = "#43352A"
LINE = "#B49C6C"
LEVEL = "#7A2F22"

TITLE_SIZE = 52.0
SIDE = 20.0
HEAD_TOP, HEAD = 76.0, 44.0
FOOT = 158.0
"""Height of the foot with the Prime Suspects."""

MOST_PRIMES = 6


@dataclass(frozen=True, slots=True)
class Entry:
    """A card on the list.

    Attributes:
        number: as printed on it.
        name: the forename.
        level: in the own Filed stack, 1 on top; 0 where it does not lie there.
        prime: its suspect is a Prime Suspect.
    """

    number: int
    name: str
    level: int = 0
    prime: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """Everything that stands on a Checklist.

    Attributes:
        entries: the cards that were seen.
        primes: name and types of each Prime Suspect, the last one to enter first; None where the
            table keeps no such list.
        snoops: how many Snoops were seen.
        killer: the name of the one who is on the list under all three types, if any.
    """

    entries: tuple[Entry, ...]
    primes: tuple[tuple[str, tuple[str, ...]], ...] | None
    snoops: int = 0

    def without(self, cards: frozenset[int]) -> Listed:
        """The list before these numbers were entered."""
        left = tuple(one for one in self.entries if one.number not in cards)
        return Listed(left, self.primes, self.snoops)


def listed(desk: Desk, found: Mapping[str, Any]) -> Listed:
    """What a view's ``checklist.N`` says, with the names of the desk's set of cards."""
    levels, primes = found["levels"], found.get("primes")
    entries = []
    for card in found["cards"]:
        shown = printed.of(desk, card)
        prime = primes is not None and shown.suspect in primes
        entries.append(Entry(shown.number, shown.forename, int(levels.get(card, 0)), prime))
    names = {printed.of(desk, card).suspect: printed.of(desk, card) for card in found["cards"]}
    rows = None
    if primes is not None:
        latest = reversed(primes.items())
        rows = tuple((names[one].forename, tuple(types)) for one, types in latest)
        # Who is on all three cards stands first, then who was found last.
        rows = tuple(sorted(rows, key=lambda row: -len(row[1])))
    return Listed(tuple(entries), rows, len(found["snoops"]))


def sheet(desk: Desk, found: Listed, size: Size = SHEET, *, wide: bool = False) -> Picture:
    """The Checklist on its paper.

    Args:
        desk: draws it.
        found: what stands on it.
        size: of the paper.
        wide: the Prime Suspects stand at the right instead of the foot, and no title above.
    """
    key = ("checklist", found, size, wide, desk.theme, desk.text.percent)
    return desk.once(key, lambda: _Sheet(desk, found, size, key, wide=wide).picture())


def number_of(desk: Desk, card: str) -> int:
    """The number of a suspect card."""
    return printed.of(desk, card).number


class _Sheet:
    """One drawing of a list."""

    def __init__(
        self, desk: Desk, found: Listed, size: Size, key: tuple[object, ...], *, wide: bool
    ) -> None:
        self.desk = desk
        self.found = found
        self.size = size
        self.key = key
        self.wide = wide
        self.ink = desk.theme.paper_ink
        self.aside = 470.0 if wide and found.primes is not None else 0.0
        self.head_top = 22.0 if wide else HEAD_TOP
        foot = 0.0 if wide or found.primes is None else FOOT
        inner = size[0] - 2 * SIDE - self.aside
        self.pitch_x = (inner + 14) / len(TYPES)
        self.column = self.pitch_x - 14
        first = self.head_top + HEAD + 10
        self.row = (size[1] - first - foot - 12) / SUSPECTS_PER_PACKET
        self.first = first + self.row / 2
        self.letters = max(float(SMALLEST), min(desk.text.size("quiet", 28), self.row * 0.83))
        self.said: list[str] = []

    def _words(self, words: str, role: str, size: float, room: float, colour: str) -> Picture:
        picture = self.desk.fitted(words, role, size, room, colour, most=max(size, self.letters))
        self.said += picture.says
        return picture

    def picture(self) -> Picture:
        """Everything is described before it is painted, so that the words are known."""
        parts: list[tuple[Picture, float, float]] = []
        boxes: list[tuple[tuple[float, float, float, float], str, float]] = []
        lines: list[tuple[float, float, float]] = []
        for place, kind in enumerate(TYPES):
            self._column(place, kind, parts, boxes, lines)
        if not self.wide:
            self._title(parts)
        if self.found.primes is not None:
            (self._primes_aside if self.wide else self._primes_below)(parts, lines)

        def paint(brush: Brush) -> None:
            paper(self.desk, brush, (0, 0, *self.size), 12)
            for box, colour, opacity in boxes:
                brush.plate(box, 5, colour, fill_opacity=opacity)
            for left, right, y in lines:
                brush.line((left, y), (right, y), LINE, 2)
            for picture, x, y in parts:
                brush.picture(picture, (x + picture.size[0] / 2, y))

        says = tuple(self.said)
        return painted(self.key, self.size, paint, self.desk.book, margin=36, says=says)

    # -- parts -------------------------------------------------------------------------------

    def _title(self, parts: list[tuple[Picture, float, float]]) -> None:
        desk = self.desk
        title = desk.say(f"{GAME}.list.title")
        seen = desk.say(f"{GAME}.list.seen", count=len(self.found.entries), of=SEEN_OF)
        right = self._words(seen, "quiet", 28, 220, self.ink)
        room = self.size[0] - 72 - right.size[0]
        size = desk.fixed.fitting(title, "display", TITLE_SIZE, room)
        parts.append((desk.fixed.picture(title, "display", size, self.ink), 30, 40))
        self.said.append(title)
        parts.append((right, self.size[0] - 28 - right.size[0], 44))

    def _column(
        self,
        place: int,
        kind: str,
        parts: list[tuple[Picture, float, float]],
        boxes: list[tuple[tuple[float, float, float, float], str, float]],
        lines: list[tuple[float, float, float]],
    ) -> None:
        desk, look = self.desk, look_of(self.desk, kind)
        left = SIDE + place * self.pitch_x
        boxes.append(((left, self.head_top, self.column, HEAD), look.band, 1.0))
        sign = type_sign(desk, look, 26)
        parts.append((sign, left + 4, self.head_top + HEAD / 2))
        label = desk.say(f"{GAME}.type_name.{kind.lower()}")
        head = desk.fixed.picture(label, "card", 28, CREAM)
        if head.size[0] > self.column - 38:
            head = desk.narrowed(head, self.column - 38)
        self.said += head.says
        parts.append((head, left + 34, self.head_top + HEAD / 2))
        known = {one.number: one for one in self.found.entries}
        digits = desk.fixed.measure("48", "body", self.letters)[0]
        for line in range(SUSPECTS_PER_PACKET):
            number = FIRST_NUMBER[kind] + line
            y = self.first + line * self.row
            entry = known.get(number)
            role = "quiet" if entry is None else "body"
            ink = FAINT if entry is None and not desk.theme.high else self.ink
            figure = desk.fixed.picture(str(number), role, self.letters, ink)
            parts.append((figure, left + 2 + digits - figure.size[0], y))
            start = left + 2 + digits + 8
            room = left + self.column - start
            if entry is None:
                lines.append((start + 4, left + self.column - 4, y + self.row * 0.3))
                continue
            if entry.prime:
                box = (start - 4, y - self.row * 0.46, room + 2, self.row * 0.92)
                boxes.append((box, *TINT))
            if entry.level:
                mark = level_mark(desk, entry.level, self.letters)
                parts.append((mark, left + self.column - mark.size[0], y))
                self.said += mark.says
                room -= mark.size[0] + 2
            name = desk.fitted(
                entry.name, "quiet", self.letters, room - 4, self.ink, most=self.letters
            )
            self.said += name.says
            parts.append((name, start, y))

    def _primes_below(
        self, parts: list[tuple[Picture, float, float]], lines: list[tuple[float, float, float]]
    ) -> None:
        primes = self.found.primes or ()
        width, height = self.size
        top = height - FOOT
        lines.append((24, width - 24, top))
        snoops = self._words(self._snoops(), "quiet", 28, 190, self.ink)
        head = self._words(self._heading(primes), "body", 28, width - 80 - snoops.size[0], self.ink)
        parts.append((head, 28, top + 30))
        parts.append((snoops, width - 28 - snoops.size[0], top + 30))
        pitch = (width - 48) / 3
        shown = primes[:MOST_PRIMES]
        if len(primes) > MOST_PRIMES:
            shown = primes[: MOST_PRIMES - 1]
        for number, row in enumerate(shown):
            x, y = 28 + number % 3 * pitch, top + 76 + number // 3 * 46
            self._prime(row, x, y, pitch - 12, parts)
        if len(primes) > MOST_PRIMES:
            more = self.desk.say(f"{GAME}.table.more", count=len(primes) - len(shown))
            x, y = 28 + 2 * pitch, top + 76 + 46
            parts.append((self._words(more, "quiet", 28, pitch - 16, self.ink), x, y))

    def _primes_aside(
        self, parts: list[tuple[Picture, float, float]], lines: list[tuple[float, float, float]]
    ) -> None:
        primes = self.found.primes or ()
        left, room = self.size[0] - self.aside + 8, self.aside - 36
        size = max(float(SMALLEST), min(self.desk.text.size("body", 28), 40.0))
        seen = self.desk.say(f"{GAME}.list.seen", count=len(self.found.entries), of=SEEN_OF)
        y = self.head_top + HEAD / 2
        for words, role in ((self._heading(primes), "body"), (seen, "quiet")):
            parts.append((self._words(words, role, size, room, self.ink), left, y))
            y += size * 1.4
        parts.append((self._words(self._snoops(), "quiet", size, room, self.ink), left, y))
        y += size * 1.7
        step = min(62.0, (self.size[1] - y - 10) / max(1, len(primes)))
        for number, row in enumerate(primes):
            self._prime(row, left, y + number * step, room, parts, size)

    def _prime(
        self,
        row: tuple[str, tuple[str, ...]],
        x: float,
        y: float,
        room: float,
        parts: list[tuple[Picture, float, float]],
        size: float = 28,
    ) -> None:
        name, types = row
        side = 34.0
        chips = [chip(self.desk, look_of(self.desk, kind), side) for kind in types]
        wide = (side + 3) * len(chips)
        parts.append((self._words(name, "body", size, room - wide - 8, self.ink), x, y))
        for number, one in enumerate(chips):
            parts.append((one, x + room - wide + number * (side + 3), y))

    def _heading(self, primes: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
        return self.desk.say(f"{GAME}.list.primes", count=len(primes), of=PRIMES_OF)

    def _snoops(self) -> str:
        return self.desk.say(f"{GAME}.list.snoops", count=self.found.snoops)


def level_mark(desk: Desk, level: int, letters: float, colour: str = LEVEL) -> Picture:
    """An arrow down and a number: so deep it lies in the own Filed stack."""
    if desk.theme.high:
        colour = desk.theme.paper_ink
    digits = desk.fixed.picture(str(level), "body", letters, colour)
    size = (17 + digits.size[0], letters * 1.2)

    def paint(brush: Brush) -> None:
        middle = size[1] / 2
        body = (
            f'<path d="M8 {middle - 11:g}V{middle + 4:g}M2 {middle + 1:g}l6 8l6 -8" fill="none" '
            f'stroke="{colour}" stroke-width="4.5" stroke-linejoin="round"/>'
        )
        brush.svg(body, (0, 0, *size))
        brush.picture(digits, (16 + digits.size[0] / 2, middle))

    key = ("level mark", level, letters, colour)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=(str(level),)))


def type_of(desk: Desk, card: str) -> TypeLook:
    """The look of a card's back."""
    return look_of(desk, colour_of(card))
