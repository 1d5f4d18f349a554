"""Draws a seat's sheet: paper, heads, names, marks, and the reason of the focused cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.content.texts import Run as Words
from game.core.messages import Message, message
from scenes.context import Context
from scenes.kit.paper import paper_picture, wood_ground
from scenes.notes import layout, marks
from scenes.notes.sheet import ENVELOPE, GROUP, HAS, HAS_NOT, UNKNOWN, Cell, Holder, Pencil, Sheet
from scenes.private.cards_page import PAGE, put_head
from scenes.private.words import block
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

Z = 100.0
CAPTION = (960.0, 918.0)
CAPTION_SIZE = (1560.0, 76.0)
WIDE_CAPTION = (960.0, 886.0)
WIDE_CAPTION_SIZE = (1680.0, 132.0)
OTHER, OTHER_GAP, LEAST_NAME = 102.0, 36.0, 60.0
"""Another seat beside the title: its badge with the gap to the next, and the gap alone; with less
room for a name it lies below the badge."""

NARROWEST, SLENDEREST = 0.8, 0.62
"""Of its width at 28 px: a name that has less room than the first lies below its badge, too; one
that has less than the second there is left out."""

CellKey = tuple[str, Holder]


class NotesPage:
    """The sheet of one seat on a desk's stage.

    Args:
        context: for the paper.
        desk: where it is drawn.
        sheet: what is on it.
        pencil: the seat's own marks.
    """

    def __init__(self, context: Context, desk: Desk, sheet: Sheet, pencil: Pencil) -> None:
        self.context = context
        self.desk = desk
        self.sheet = sheet
        self.pencil = pencil
        self.page = 0
        self.ground = wood_ground(context)
        self._names: list[str] = []

    @property
    def percent(self) -> int:
        """The player's text size."""
        return self.desk.text.percent

    @property
    def is_wide(self) -> bool:
        """Whether one kind of cards fills the page."""
        return self.percent >= layout.LARGE_TEXT

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return layout.pages(self.sheet, self.percent)

    @property
    def panels(self) -> list[layout.Panel]:
        """The sheets of paper on the present page."""
        return layout.panels(self.sheet, self.percent, self.page)

    # -- showing and hiding ------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """Put everything on the stage."""
        self.hide()
        after = put_head(self.desk, self.title, seat, self._names)
        self._put_others(seat, after)
        for panel in self.panels:
            self._put_panel(panel)

    @property
    def title(self) -> Message:
        """The title of the page."""
        return message("peek.notes", seat=self.sheet.seat)

    def hide(self) -> None:
        """Leave nothing on the stage."""
        for name in self._names:
            self.desk.stage.remove(name)
        self._names.clear()

    def mark_changed(self, card: str) -> None:
        """An own mark was made: draw the sheet with this card anew."""
        for panel in self.panels:
            if card in panel.section.cards:
                self._put_panel(panel)

    def explain(self, card: str, holder: Holder) -> None:
        """Say in the caption why a cell is marked as it is."""
        self._put_caption(self._reason(card, holder))

    def wanted(self) -> Iterator[Picture]:
        """What takes long to draw: the ground and the sheets."""
        yield self.ground
        for panel in self.panels:
            yield self._paper(panel)
            yield self._panel_picture(panel)

    # -- details -----------------------------------------------------------------------------

    def _put(self, name: str, picture: Picture, x: float, y: float, z: float) -> None:
        full = PAGE + name
        stage = self.desk.stage
        if full in stage:
            stage.change(full, picture=picture, x=x, y=y)
        else:
            stage.add(Sprite(picture, x, y, Z + z), name=full)
            self._names.append(full)

    def _put_others(self, seat: int, after: float) -> None:
        """Badges and names of the others, between the title and the way to hide."""
        desk = self.desk
        others = [member.seat for member in desk.party.members if member.seat != seat]
        left, right = max(736.0, after + 50), 1400.0
        if self.is_wide or not others or right - left < 90 * len(others):
            return
        names = [desk.texts.name_of(other) for other in others]
        size = desk.text.size("body", 32)
        wanted = [desk.fixed.measure(name, "body", size)[0] for name in names]
        width = _shared(wanted, right - left - OTHER * len(others) + OTHER_GAP)
        least = max(desk.fixed.measure(name, "body", SMALLEST)[0] for name in names)
        if width < min(max(wanted), max(LEAST_NAME, least * NARROWEST)):
            self._put_below(others, names, left, (right - left) / len(others))
            return
        x = left
        for other, name in zip(others, names, strict=True):
            sign = badge(desk.fixed, desk.style(other), 26)
            self._put(f"other.{other}", sign, x + 30, 92, 4)
            x += OTHER
            lettering = desk.fitted(name, "body", 32, width, desk.theme.text)
            middle = x - OTHER_GAP + lettering.size[0] / 2
            self._put(f"other.name.{other}", lettering, middle, 92, 4)
            x += lettering.size[0]

    def _put_below(self, others: list[int], names: list[str], left: float, pitch: float) -> None:
        """Many others: below their badges the names that have room there uncut."""
        desk, room = self.desk, pitch - 14
        shown = {
            other: name
            for other, name in zip(others, names, strict=True)
            if desk.fixed.measure(name, "body", SMALLEST)[0] * SLENDEREST <= room
        }
        for place, other in enumerate(others):
            x = left + pitch * (place + 0.5)
            sign = badge(desk.fixed, desk.style(other), 22)
            self._put(f"other.{other}", sign, x, 80 if shown else 92, 4)
            if other in shown:
                lettering = desk.fitted(shown[other], "body", 28, room, desk.theme.text)
                self._put(f"other.name.{other}", lettering, x, 124, 4)

    def _put_panel(self, panel: layout.Panel) -> None:
        picture = self._panel_picture(panel)
        x, y = panel.left + panel.width / 2, panel.top + panel.height / 2
        self._put(f"paper.{panel.number}", self._paper(panel), x, y, 1)
        self._put(f"panel.{panel.number}", picture, x, y, 2)

    def _paper(self, panel: layout.Panel) -> Picture:
        return paper_picture(self.context, (panel.width, panel.height), 10)

    def _panel_picture(self, panel: layout.Panel) -> Picture:
        """Head, names and marks of one kind, on nothing."""
        desk, sheet = self.desk, self.sheet
        size = (panel.width, panel.height)
        cards = panel.section.cards
        cells = tuple(
            (sheet.cell(card, column.holder), self.pencil.at(card, column.holder))
            for card in cards
            for column in sheet.columns
        )
        head = desk.say(panel.section.head)
        names = tuple(self._name(card) for card in cards)
        columns = tuple(column.holder for column in sheet.columns)
        where = (panel.number, size, panel.first, panel.pitch, panel.row, panel.first_row)
        look = (self.percent, desk.theme, sheet.kept)
        key = ("notes panel", desk.game, where, columns, cards, cells, head, names, look)
        says = (head, *names)

        def paint(brush: Brush) -> None:
            self._paint_head(brush, panel, head)
            for row, card in enumerate(cards):
                self._paint_row(brush, panel, row, card, names[row])
            self._paint_legend(brush, panel)

        return painted(key, size, paint, desk.book, says=says)

    def _name(self, card: str) -> str:
        entry = self.desk.manifest.card(card)
        return self.desk.say(entry.name if self.is_wide else entry.short)

    def _paint_head(self, brush: Brush, panel: layout.Panel, head: str) -> None:
        desk, theme = self.desk, self.desk.theme
        wanted = min(desk.text.size("head", 40), 58)
        size = desk.fixed.fitting(head, "head", wanted, panel.names_width - 4)
        lettering = desk.fixed.picture(head, "head", size, theme.paper_ink)
        middle = 46.0
        brush.picture(lettering, (26 + lettering.size[0] / 2, middle))
        for column, entry in enumerate(self.sheet.columns):
            x = panel.first + column * panel.pitch
            if entry.seat is not None:
                sign = badge(desk.fixed, desk.style(entry.seat), panel.badge)
            elif column == len(self.sheet.columns) - 1:
                width = min(54.0, panel.pitch - 2)
                sign = marks.envelope_sign(width, width * 0.74)
            else:
                sign = marks.stack_sign(min(44.0, panel.pitch - 2))
            brush.picture(sign, (x, middle))
        brush.line((20, 80), (panel.width - 20, 80), "#7A6242", 3)

    def _paint_row(self, brush: Brush, panel: layout.Panel, row: int, card: str, name: str) -> None:
        desk, sheet, theme = self.desk, self.sheet, self.desk.theme
        y = panel.first_row + row * panel.row
        top = y - panel.row / 2
        if sheet.is_found(card):
            box = (12.0, top + 2, panel.width - 24, panel.row - 4)
            brush.plate(box, 6, "#F4D27A", fill_opacity=0.85)
        elif row % 2:
            brush.plate((12, top, panel.width - 24, panel.row), 4, "#B79E70", fill_opacity=0.22)
        settled = sheet.is_settled(card) and not sheet.is_found(card)
        role = "quiet" if settled else "body"
        colour = theme.paper_quiet if settled else theme.paper_ink
        most = panel.row * 0.78
        lettering = desk.fitted(name, role, 32, panel.names_width, colour, most=most)
        brush.picture(lettering, (24 + lettering.size[0] / 2, y))
        for column, entry in enumerate(sheet.columns):
            x = panel.first + column * panel.pitch
            cell = sheet.cell(card, entry.holder)
            own = self.pencil.at(card, entry.holder)
            if own and cell.mark in (UNKNOWN, GROUP):
                brush.picture(marks.pencil(own, panel.mark), (x, y))
            else:
                brush.picture(marks.mark_picture(desk.fixed, cell, panel.mark), (x, y))
        last = panel.first + (len(sheet.columns) - 1.5) * panel.pitch
        brush.line((last, top + 2), (last, top + panel.row - 2), "#7A6242", 2, 0.6)

    def _paint_legend(self, brush: Brush, panel: layout.Panel) -> None:
        """What the signs mean, on sheets that have room below their rows."""
        foot = panel.first_row + (len(panel.section.cards) - 0.5) * panel.row
        room = panel.height - foot
        if room < 190 or self.is_wide or not self.sheet.kept:
            return
        first = next((p.number for p in self.panels if self._has_room(p)), panel.number)
        entries = _LEGEND[0] if panel.number == first else _LEGEND[1]
        brush.line((26, foot + 26), (panel.width - 26, foot + 26), "#7A6242", 2, 0.5)
        step = (room - 50) / len(entries)
        desk = self.desk
        for place, (key, cell, own) in enumerate(entries):
            y = foot + 44 + step * (place + 0.5) - 6
            sign = marks.pencil(own, 46) if own else marks.mark_picture(desk.fixed, cell, 46)
            brush.picture(sign, (54, y))
            words = desk.say(key, letter="A")
            lettering = desk.fitted(words, "quiet", 32, panel.width - 118, desk.theme.paper_ink)
            brush.picture(lettering, (96 + lettering.size[0] / 2, y))

    def _has_room(self, panel: layout.Panel) -> bool:
        rows = len(panel.section.cards)
        return panel.height - panel.first_row - (rows - 0.5) * panel.row >= 190

    def _reason(self, card: str, holder: Holder) -> Content:
        desk = self.desk
        cell = self.sheet.cell(card, holder)
        own = self.pencil.at(card, holder)
        if own and cell.mark in (UNKNOWN, GROUP):
            return desk.runs(f"notes.own.{own}")
        if not self.sheet.kept or self.sheet.mode == "off":
            return desk.runs("notes.off")
        reason = self.sheet.because(card, holder)
        if reason is None:
            return desk.runs("notes.no_reason")
        return desk.coloured(sentence_case(desk.texts.runs(reason)))

    def _put_caption(self, content: Content) -> None:
        desk, theme = self.desk, self.desk.theme
        centre = WIDE_CAPTION if self.is_wide else CAPTION
        width, height = WIDE_CAPTION_SIZE if self.is_wide else CAPTION_SIZE
        inside = block(desk, content, "body", 36, (width - 70, height - 8), theme.text)

        def paint(brush: Brush) -> None:
            brush.plate(
                (0, 0, width, height), 18, theme.plate, fill_opacity=theme.plate_opacity,
                edge=BRASS, edge_width=2, edge_opacity=0.7,
            )  # fmt: skip

        plate = painted(("notes caption", width, height, theme), (width, height), paint)
        self._put("caption", plate, *centre, 5)
        self._put("caption.words", inside, *centre, 6)


_LEGEND: tuple[tuple[tuple[str, Cell, str], ...], ...] = (
    (
        ("notes.has", Cell(HAS), ""),
        ("notes.has_not", Cell(HAS_NOT), ""),
        ("notes.envelope", Cell(ENVELOPE), ""),
    ),
    (
        ("notes.group", Cell(GROUP, "A"), ""),
        ("notes.unknown", Cell(UNKNOWN), ""),
        ("notes.pencil", Cell(UNKNOWN), "maybe"),
    ),
)


def sentence_case(runs: tuple[Words, ...]) -> tuple[Words, ...]:
    """The same words with a capital at the beginning."""
    if not runs or not runs[0].text:
        return runs
    first = runs[0]
    return (first._replace(text=first.text[0].upper() + first.text[1:]), *runs[1:])


def _shared(wanted: Sequence[float], room: float) -> float:
    """How wide a name may be, so that all of them fit: only the longest give way."""
    left = room
    for done, width in enumerate(sorted(wanted)):
        if width * (len(wanted) - done) >= left:
            return left / (len(wanted) - done)
        left -= width
    return max(wanted)
