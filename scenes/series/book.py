"""The base of the screens of a series: an open ledger, the sheet on its left page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.content import registry
from game.core.messages import Message
from game.match.standings import Standing
from scenes import ledger
from scenes.context import Context
from scenes.kit.caption import Caption
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from scenes.ledger import HEADS, LEFT, PAD, RIGHT, WRITING
from scenes.series import sheet
from scenes.tabletop.desk import SLENDER
from systems.io.pictures import Picture
from systems.table.sprites import Sprite

BUTTON = 88.0
GAP = 18.0
FOOT = 76.0
"""Height of a sentence below the rows of the left page."""
TALLEST = 132.0
"""Of a line on the right page."""

Act = tuple[str, str, Callable[[], object], str]
"""Key, label, what it does, look."""


class Book(Screen):
    """An open ledger with a sheet, lines about what was, and buttons on the right page.

    Args:
        context: the tools.
        game: whose words are used.
    """

    music = "hall"

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self.manifest = registry.manifest(game)
        self.game = game
        self.texts = context.words_for(game)
        self.caption = Caption(context, self.stage)

    def put_book(
        self,
        title: str,
        rows: Sequence[Row],
        columns: tuple[float, ...],
        first: str | None = None,
        *,
        height: float = sheet.ROW,
        foot: str = "",
    ) -> None:
        """The title, and the book with rows on its left page.

        Args:
            title: over the book.
            rows: their boxes are set here.
            columns: right ends of the columns, as parts of the writing's width.
            first: key of the row that has the focus first.
            height: of a row.
            foot: a sentence below the rows.
        """
        context = self.context
        self.texts = context.words_for(self.manifest.id)
        self.stage.set_ground(wood_ground(context))
        size = context.text.fitting(title, "display", 84, 1728)
        self.add(Label("title", (96, 104), title, "display", size, gold=True))
        top = LEFT[1] + HEADS + 5 + sheet.BETWEEN / 2
        bottom = LEFT[1] + LEFT[3] - 24 - (FOOT if foot else 0)
        box = (WRITING[0], top, WRITING[2], bottom - top)
        listing = Listing(rows, box, height, gap=sheet.BETWEEN, signs=context.theme.paper_ink)
        count = listing.count(self)
        if first is None and len(rows) <= count:
            for row in rows:  # there is nothing behind them, and all of them are seen
                row.focusable = False
        picture = ledger.book_picture(context, listing.pitch(self), count, columns)
        left, top, width, height = ledger.BOOK
        self.stage.add(Sprite(picture, left + width / 2, top + height / 2, 1))
        listing.show(self, first=first)
        if foot:
            self._put_foot(foot, bottom)

    def _put_foot(self, words: str, top: float) -> None:
        text, theme = self.context.text, self.context.theme
        left, room = WRITING[0] + 14, WRITING[2] - 20
        size = text.boxed(words, "quiet", 30, (room, FOOT), lines=2, line=1.04)
        role = self._role("quiet", words, size, room, lines=2)
        picture = text.picture(
            words, role, size, theme.paper_quiet, width=room, most_lines=2, line=1.04, fixed=True
        )
        self.put(picture, left, top + FOOT / 2)

    def _role(self, role: str, words: str, size: float, room: float, *, lines: int = 1) -> str:
        """The typeface, or a slender one where the words are too long for it."""
        wide, high = self.context.text.measure(
            words, role, size, width=room if lines > 1 else None, line=1.04, fixed=True
        )
        return role if wide <= room and high <= size * 1.04 * (lines + 0.5) else SLENDER

    def put_sheet(
        self,
        title: str,
        standings: Sequence[Standing],
        episodes: int,
        *,
        tables: bool = False,
        counted: Message | None = None,
    ) -> None:
        """The title, and the book with the score sheet on its left page.

        Args:
            title: over the book.
            standings: the lines.
            episodes: of the whole series.
            tables: name the table of each line.
            counted: what an episode is worth, below the sheet.
        """
        columns = sheet.columns_for(episodes)
        texts = self.context.words_for(self.manifest.id)
        found = sheet.lines(standings, episodes, texts, tables=tables)
        foot = texts.say(counted) if counted is not None else ""
        self.put_book(title, [sheet.SheetRow(line, columns) for line in found], columns, foot=foot)
        sheet.put_heads(self, self.context, episodes, self.context.say("series.name"))

    def mode_title(self, mode: str) -> str:
        """Game and mode, as the title of these screens."""
        texts = self.context.words_for(self.manifest.id)
        return texts.say(
            "series.title",
            game=texts.say(self.manifest.title),
            mode=texts.say(f"{self.manifest.id}.mode.{mode}"),
        )

    def put_head(self, words: str) -> None:
        """The head of the right page."""
        text, theme = self.context.text, self.context.theme
        room = RIGHT[2] - 2 * PAD - 24
        size = text.boxed(words, "head", 48, (room, HEADS - 18), lines=2, line=0.98)
        picture = text.picture(
            words, "head", size, theme.paper_ink, width=room, most_lines=2, line=0.98, fixed=True
        )
        left = RIGHT[0] + PAD + 24
        self.put(picture, left, RIGHT[1] + HEADS / 2 + 6)

    def put_lines(self, pairs: Sequence[tuple[str, str]], rows: int, bottom: float) -> None:
        """Lines on the right page: a heading, and below it what is said of it.

        Args:
            pairs: heading and words of each; "" for no words.
            rows: for how many there must be room.
            bottom: where the room for them ends.
        """
        text, theme = self.context.text, self.context.theme
        left, room = RIGHT[0] + PAD + 24, RIGHT[2] - 2 * PAD - 24
        top = RIGHT[1] + HEADS + 14
        each = min(TALLEST, (bottom - top) / max(1, rows))
        heads = [head for head, _ in pairs]
        bodies = [words for _, words in pairs if words]
        high = (each - 8) / 2
        head_size = min(
            (text.boxed(one, "head", 34, (room, high), lines=1) for one in heads), default=34
        )
        body_size = min(
            (text.boxed(one, "body", 32, (room, high), lines=1) for one in bodies), default=32
        )
        for number, (head, words) in enumerate(pairs):
            y = top + number * each
            role = self._role("head", head, head_size, room)
            picture = text.picture(
                head, role, head_size, theme.paper_ink, width=room, most_lines=1, fixed=True
            )
            shift = each / 4 if words else each / 2
            self.put(picture, left, y + shift + 2)
            if words:
                role = self._role("body", words, body_size, room)
                below = text.picture(
                    words, role, body_size, theme.paper_quiet, width=room, most_lines=1,
                    fixed=True,
                )  # fmt: skip
                self.put(below, left, y + each * 0.72)

    def put_buttons(self, acts: Sequence[Act]) -> float:
        """Buttons at the foot of the right page, at most two in a row; returns their top."""
        rows = -(-len(acts) // 2) if len(acts) > 2 else len(acts)
        columns = 2 if len(acts) > 2 else 1
        top = RIGHT[1] + RIGHT[3] - 22 - rows * (BUTTON + GAP) + GAP
        left, room = RIGHT[0] + PAD, RIGHT[2] - 2 * PAD
        wide = (room - (columns - 1) * GAP) / columns
        for number, (key, label, press, look) in enumerate(acts):
            x = left + (number % columns) * (wide + GAP)
            y = top + (number // columns) * (BUTTON + GAP)
            button = Button(key, (x, y, wide, BUTTON), label, press, look=look, size=38)
            self.add(button, first=number == 0)
        return top

    def put(self, picture: Picture, left: float, y: float, z: float = 3) -> None:
        """A picture by its left end."""
        self.stage.add(Sprite(picture, left + picture.size[0] / 2, y, z))
