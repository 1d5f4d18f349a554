"""A proof on a sheet of paper: what is so, then a sentence for each thing that was seen.

Used for hints on a seat's private page and for the review after the end, where it is public. Long
proofs and large text go on on further pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.content.texts import Run as Words
from game.core.insight import Proof
from game.core.messages import Message
from scenes.context import Context
from scenes.kit.paper import on_paper, paper_picture
from scenes.private.words import block
from scenes.tabletop.cards import card_face
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content, Run
from systems.table.sprites import Sprite
from systems.table.theme import Theme

Box = tuple[float, float, float, float]

MARGIN = 48.0
SIZE = 36.0
LARGER = (50.0, 46.0, 42.0, 39.0)
"""Sizes of the words on a page that few of them would leave half empty."""

GAP = 18.0
WIDEST_GAP = 44.0
NUMBER_ROOM = 62.0
HEAD_SIZE = 52.0
HEAD_ROOM = 132.0
RED = "#7C2117"
PAGE_ROOM = 44.0
FOOT = 36.0
"""Left free below the last sentence."""

MOST_CARDS = 3
TALLEST_CARD = 440.0
LARGE_TEXT = 150
"""From this text size on the cards give their room to the words."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A sentence with its number; the number 0 is what follows from the others."""

    number: int
    picture: Picture


class ProofSheet:
    """Draws a proof page by page.

    Args:
        context: for paper and text.
        desk: where; its texts put the sentences into words.
        proof: what is proved.
        box: left, top, width and height of the paper.
        prefix: what the names of its sprites begin with.
        z: of the paper.
    """

    def __init__(
        self,
        context: Context,
        desk: Desk,
        proof: Proof,
        box: Box,
        *,
        prefix: str = "proof.",
        z: float = 101.0,
    ) -> None:
        self.context = context
        self.desk = desk
        self.proof = proof
        self.box = box
        self.prefix = prefix
        self.z = z
        self.page = 0
        self.cards = self._cards()
        self.size = SIZE
        self.gap = GAP
        self._pages = self._composed()
        self._names: list[str] = []

    # -- pages -------------------------------------------------------------------------------

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def turn(self, step: int) -> bool:
        """Leaf on or back; False at an end. Draws nothing."""
        if not 0 <= self.page + step < self.pages:
            return False
        self.page += step
        return True

    def show(self) -> None:
        """Put the present page on the stage."""
        self.hide()
        left, top, width, height = self.box
        paper = paper_picture(self.context, (width, height), 10)
        self._put("paper", paper, left + width / 2, top + height / 2, 0)
        self._put_cards()
        ink = self.desk.theme.paper_ink
        head = self._head(ink)
        self._put("head", head, left + MARGIN + head.size[0] / 2, top + 30 + HEAD_ROOM / 2, 1)
        rule = _rule(self._text_width)
        self._put("rule", rule, left + MARGIN + self._text_width / 2, top + HEAD_ROOM + 46, 1)
        y = top + HEAD_ROOM + 74
        for place, entry in enumerate(self._pages[self.page]):
            x = left + MARGIN
            if entry.number:
                sign = self.desk.text.picture(f"{entry.number}", "head", self.size, RED)
                self._put(f"number.{place}", sign, x + sign.size[0] / 2, y + _first(entry, sign), 1)
            else:
                self._put(f"number.{place}", _therefore(), x + 20, y + entry.picture.size[1] / 2, 1)
            x += self._number_room
            middle = y + entry.picture.size[1] / 2
            self._put(f"line.{place}", entry.picture, x + entry.picture.size[0] / 2, middle, 1)
            y += entry.picture.size[1] + self.gap
        if self.pages > 1:
            words = f"{self.page + 1} / {self.pages}"
            sign = self.desk.fixed.picture(words, "small", 28, self.desk.theme.paper_quiet)
            x = left + MARGIN + self._text_width - sign.size[0] / 2
            self._put("page", sign, x, top + height - 32, 1)

    def hide(self) -> None:
        """Leave nothing on the stage."""
        for name in self._names:
            self.desk.stage.remove(name)
        self._names.clear()

    # -- details -----------------------------------------------------------------------------

    @property
    def _number_room(self) -> float:
        return NUMBER_ROOM * max(1.0, self.desk.text.size("head", self.size) / SIZE)

    @property
    def _text_width(self) -> float:
        return self.box[2] - 2 * MARGIN - (self._card_size[0] + MARGIN if self.cards else 0)

    @property
    def _card_size(self) -> tuple[float, float]:
        height = min(
            TALLEST_CARD, (self.box[3] - 60 - 14 * (len(self.cards) - 1)) / len(self.cards)
        )
        return height * 0.68, height

    def _cards(self) -> tuple[str, ...]:
        if self.desk.text.percent >= LARGE_TEXT:
            return ()
        known = {card.id for card in self.desk.manifest.cards}
        # What is proved is about some cards; where it names none, the first sentence does.
        for what in (self.proof.conclusion, *self.proof.sentences[:1]):
            named = tuple(dict.fromkeys(card for card in _values(what) if card in known))
            if named:
                return named[:MOST_CARDS]
        return ()

    def _put_cards(self) -> None:
        if not self.cards:
            return
        left, top, width, height = self.box
        size = self._card_size
        x = left + width - MARGIN - size[0] / 2
        step = size[1] + 14
        first = top + height / 2 - step * (len(self.cards) - 1) / 2
        for place, card in enumerate(self.cards):
            face = card_face(self.desk, card, (round(size[0]), round(size[1])))
            self._put(f"card.{place}", face, x, first + step * place, 2)

    def _head(self, ink: str) -> Picture:
        words = self._worded(self.proof.conclusion, "head")
        box = (self._text_width, HEAD_ROOM)
        return block(self.desk, words, "head", HEAD_SIZE, box, ink, align="left", line=1.05)

    def _composed(self) -> list[list[_Entry]]:
        """On one page as large and as far apart as it holds them, up to a measure."""
        room = self.box[3] - HEAD_ROOM - 74 - FOOT
        for self.size in (*LARGER, SIZE):
            entries = list(self._entries())
            high = sum(entry.picture.size[1] for entry in entries)
            between = max(1, len(entries) - 1)
            least = GAP if self.size == SIZE else GAP * self.size / SIZE
            if high + least * between <= room:
                self.gap = min(WIDEST_GAP, (room - high) / between)
                return [entries]
        return _filled(entries, room - PAGE_ROOM)

    def _entries(self) -> Iterator[_Entry]:
        width = self._text_width - self._number_room
        text, ink = self.desk.text, self.desk.theme.paper_ink
        for number, sentence in enumerate(self.proof.sentences, start=1):
            words = self._worded(sentence)
            yield _Entry(
                number, text.picture(words, "quiet", self.size, ink, width=width, line=1.12)
            )
        if self.proof.ending is not None:
            words = self._worded(self.proof.ending)
            yield _Entry(0, text.picture(words, "body", self.size, RED, width=width, line=1.12))

    def _worded(self, what: Message, role: str | None = None) -> Content:
        return written(self.desk.texts.runs(what), self.desk.theme, role or "body")

    def _put(self, name: str, picture: Picture, x: float, y: float, z: float) -> None:
        full = self.prefix + name
        self.desk.stage.add(Sprite(picture, x, y, self.z + z), name=full)
        self._names.append(full)


def written(runs: Iterable[Words], theme: Theme, role: str = "body") -> Content:
    """A sentence on paper: with a capital, and names in the dark of their seats' colours.

    Args:
        runs: of the texts.
        theme: of the screen.
        role: of the names.
    """
    pieces: list[Run] = []
    for number, run in enumerate(runs):
        text = run.text if number else run.text[:1].upper() + run.text[1:]
        if run.family == "seat" and isinstance(run.value, int):
            pieces.append(Run(text, on_paper(theme.colour(run.value)), role))
        elif pieces and pieces[-1].colour is None:
            pieces[-1] = Run(pieces[-1].text + text)
        else:
            pieces.append(Run(text))
    return tuple(pieces)


def _values(what: Message) -> Iterator[str]:
    """Every word among the values of a message and of the messages in it, in their order."""
    for value in what.values.values():
        for one in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(one, Message):
                yield from _values(one)
            elif isinstance(one, str):
                yield one


def _filled(entries: list[_Entry], room: float) -> list[list[_Entry]]:
    pages: list[list[_Entry]] = [[]]
    used = 0.0
    for entry in entries:
        high = entry.picture.size[1]
        if pages[-1] and used + high > room:
            pages.append([])
            used = 0.0
        pages[-1].append(entry)
        used += high + GAP
    return pages


def _first(entry: _Entry, sign: Picture) -> float:
    """The middle of the first line of a sentence."""
    return min(entry.picture.size[1] / 2, sign.size[1] / 2 + 3)


def _rule(width: float) -> Picture:
    return painted(
        ("proof rule", width), (width, 6), lambda brush: brush.line((0, 3), (width, 3), RED, 3)
    )


def _therefore() -> Picture:
    """The sign before what follows."""

    def paint(brush: Brush) -> None:
        brush.svg(
            f'<path d="M2 16h24M16 5l12 11l-12 11" fill="none" stroke="{RED}" stroke-width="5" '
            'stroke-linecap="round" stroke-linejoin="round"/>',
            (0, 0, 40, 32),
        )

    return painted(("proof therefore",), (40, 32), paint)
