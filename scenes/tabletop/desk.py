"""What a table is drawn with, and helpers for words on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field

from game.content import registry
from game.content.manifest import Manifest
from game.content.texts import Run as Words
from game.content.texts import Texts
from game.core.messages import Message, Viewer
from scenes.context import Context
from scenes.party import Party
from systems.io.brush import Brush, painted
from systems.io.images import Images
from systems.io.pictures import Picture, PictureBook
from systems.io.text import OVERHANG, SMALLEST, Content, Run, TextKit
from systems.table.board import Board, read_board
from systems.table.clips import Director
from systems.table.focus import FocusMap
from systems.table.stage import Stage
from systems.table.theme import SeatStyle, Theme

MOST_DESCRIBED = 2000
LARGEST = 200.0
NARROWEST = 0.75
"""Letters that are too wide at 28 px are narrowed to this part of their width at most."""

SLENDER = "card"
"""The typeface for what is too wide even then, before anything is cut off."""

LIT_WORD = "#FFE9A8"
"""What is being chosen, in a sentence that grows."""


@dataclass
class Desk:
    """Everything a game's table needs to draw itself. Nothing in it knows a secret.

    Attributes:
        viewer: whose knowledge is on the screen: a seat, or PUBLIC.
        lone: the seat of the only human at the table, whose hand lies open; otherwise None.
        shuffled_press: blind presses have another order of directions for each seat.
    """

    book: PictureBook
    text: TextKit
    images: Images
    theme: Theme
    manifest: Manifest
    party: Party
    stage: Stage
    director: Director
    focus: FocusMap
    viewer: Viewer
    board: Board | None = None
    lone: int | None = None
    shuffled_press: bool = False
    fixed: TextKit = field(init=False)
    """Lettering that belongs to a thing and cannot grow with the text size: names on cards."""

    _made: dict[Hashable, Picture] = field(default_factory=dict, init=False)
    _paths: dict[str, str] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self.fixed = TextKit(self.text.fonts, self.book)
        self.fixed.listeners = self.text.listeners
        self.fixed.metal = self.text.metal

    @classmethod
    def of(
        cls,
        context: Context,
        party: Party,
        stage: Stage,
        director: Director,
        *,
        focus: FocusMap,
        viewer: Viewer,
        lone: int | None,
    ) -> Desk:
        """The desk of a table of ``party``'s game, with its map where it has one."""
        manifest = registry.manifest(party.setup.game)
        board = manifest.path("table.tmx")
        return cls(
            book=context.book,
            text=context.text,
            images=context.images,
            theme=context.theme,
            manifest=manifest,
            party=party,
            stage=stage,
            director=director,
            focus=focus,
            viewer=viewer,
            board=read_board(board) if board.is_file() else None,
            lone=lone,
            shuffled_press=context.settings.shuffled_press,
        )

    @property
    def texts(self) -> Texts:
        """The words of the house and the game, with the names of those who sit here."""
        return self.party.texts

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.manifest.id

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.party.members)

    def style(self, seat: int) -> SeatStyle:
        """Colour, shape and number of a seat."""
        return self.theme.style(seat)

    def picture_of(self, name: str) -> str:
        """The path of a file of the game, for :class:`~systems.io.images.Images`."""
        found = self._paths.get(name)
        if found is None:
            found = self._paths[name] = str(self.manifest.path(name))
        return found

    def once(self, key: Hashable, build: Callable[[], Picture]) -> Picture:
        """The picture of a key, described once: layouts are computed often.

        Forgotten by :meth:`forget` when text size, contrast or language change.
        """
        found = self._made.get(key)
        if found is None:
            if len(self._made) > MOST_DESCRIBED:
                self._made.clear()
            found = self._made[key] = build()
        return found

    def forget(self) -> None:
        """Describe everything anew."""
        self._made.clear()

    def speak(self, texts: Texts) -> None:
        """Go on in another language."""
        party = self.party.speaking(texts)
        if party is not self.party:
            self.party = party
            self.forget()

    # -- words -------------------------------------------------------------------------------

    def say(self, what: Message | str, **values: object) -> str:
        """A text in words."""
        return self.texts.say(what, **values)

    def runs(self, what: Message | str, *, lit: bool = False, **values: object) -> Content:
        """A text with the names of seats in their colours.

        Args:
            what: a message or a text key.
            lit: also set cards off, in the colour of what is being chosen.
            values: of the placeholders.
        """
        return self.coloured(self.texts.runs(what, **values), lit=lit)

    def coloured(self, words: Iterable[Words], *, lit: bool = False) -> Content:
        """Runs of a text as runs of the text kit."""
        pieces: list[Run] = []
        for word in words:
            if word.family == "seat" and isinstance(word.value, int):
                pieces.append(Run(word.text, self.style(word.value).colour))
            elif lit and word.is_card:
                pieces.append(Run(word.text, LIT_WORD))
            else:
                pieces.append(Run(word.text))
        return tuple(pieces)

    def fitted(
        self,
        content: Content,
        role: str,
        size: float,
        width: float,
        colour: str,
        *,
        most: float | None = None,
    ) -> Picture:
        """Text in one line that grows with the text size as far as its place lets it.

        Args:
            content: the text.
            role: of the text kit.
            size: before the player's text size.
            width: where 28 px are too wide for it the letters are narrowed, then set in a slender
                typeface, and only then cut off.
            colour: of what names none.
            most: the largest size there is room for.
        """
        wanted = min(self.text.size(role, size), max(SMALLEST, most or LARGEST))
        measure = self.fixed.measure
        while wanted > SMALLEST and measure(content, role, wanted)[0] > width:
            wanted = max(SMALLEST, wanted - 1)
        full = measure(content, role, wanted)[0]
        if full <= width:
            return self.fixed.picture(content, role, wanted, colour)
        if (full + OVERHANG) * NARROWEST > width:
            role = SLENDER
            full = measure(content, role, wanted)[0]
        if full <= width:
            return self.fixed.picture(content, role, wanted, colour)
        if (full + OVERHANG) * NARROWEST <= width:
            return self.narrowed(self.fixed.picture(content, role, wanted, colour), width)
        room = width / NARROWEST - OVERHANG
        cut = self.fixed.picture(content, role, wanted, colour, width=room, most_lines=1)
        return self.narrowed(cut, width)

    def narrowed(self, picture: Picture, width: float) -> Picture:
        """The same letters in less width."""
        # The book narrows in steps: round down, or the last letter is cut.
        part = min(24, math.floor(24 * width / picture.size[0])) / 24
        size = (picture.size[0] * part, picture.size[1])

        def paint(brush: Brush) -> None:
            letters = self.book.variant(picture, squash=part)
            brush.blit(letters, 0, 0)

        key = ("narrowed", picture.key, part)
        return painted(key, size, paint, self.book, says=picture.says)
