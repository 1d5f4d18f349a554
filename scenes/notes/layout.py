"""Where rows, columns and sheets of the notes lie, by seats and text size. No drawing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scenes.notes.sheet import Holder, Section, Sheet

SHEET_TOP = 156.0
SHEET_SIZE = (540.0, 716.0)
SHEET_LEFTS = (120.0, 690.0, 1260.0)
WIDE_SHEET = (1680.0, 660.0)
LARGE_TEXT = 150
"""From this text size on, one kind of cards fills the page."""

HEAD = 52.0
LINE_BELOW_HEAD = 80.0
FIRST_ROW = 116.0
ROW = 66.0


@dataclass(frozen=True, slots=True)
class Panel:
    """One sheet of paper on the page.

    Attributes:
        number: of its section.
        section: the cards on it.
        left, top, width, height: where the paper lies.
        first: the middle of the first column, from the left of the paper.
        pitch: from column to column.
        row: height of a row.
        first_row: the middle of the first row, from the top of the paper.
        mark: the size of a mark.
        badge: radius of the badges over the columns.
    """

    number: int
    section: Section
    left: float
    top: float
    width: float
    height: float
    first: float
    pitch: float
    row: float
    first_row: float
    mark: float
    badge: float

    def centre(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a cell, on the page."""
        return (
            self.left + self.first + column * self.pitch,
            self.top + self.first_row + row * self.row,
        )

    @property
    def names_width(self) -> float:
        """The room for the names of the cards."""
        return self.first - self.pitch / 2 - 30


def panels(sheet: Sheet, percent: int, page: int) -> list[Panel]:
    """The sheets of paper on one page."""
    columns = len(sheet.columns)
    if percent >= LARGE_TEXT:
        section = sheet.sections[page]
        return [_wide(page, section, columns)]
    first = page * len(SHEET_LEFTS)
    shown = sheet.sections[first : first + len(SHEET_LEFTS)]
    return [
        _narrow(first + place, section, columns, SHEET_LEFTS[place])
        for place, section in enumerate(shown)
    ]


def pages(sheet: Sheet, percent: int) -> int:
    """How many pages the sheet has at this text size."""
    if percent >= LARGE_TEXT:
        return len(sheet.sections)
    return max(1, -(-len(sheet.sections) // len(SHEET_LEFTS)))


def _narrow(number: int, section: Section, columns: int, left: float) -> Panel:
    if columns <= 5:
        first, pitch, mark, badge = 261.0, 58.0, 50.0, 22.0
    elif columns == 6:
        first, pitch, mark, badge = 262.0, 50.0, 44.0, 18.0
    else:
        first, pitch, mark, badge = 249.0, 44.0, 40.0, 16.0
    width, height = SHEET_SIZE
    row = min(ROW, (height - FIRST_ROW - 8) / max(1, len(section.cards) - 0.5))
    return Panel(
        number, section, left, SHEET_TOP, width, height, first, pitch, row, FIRST_ROW, mark, badge
    )


def _wide(number: int, section: Section, columns: int) -> Panel:
    width, height = WIDE_SHEET
    pitch = min(150.0, 940.0 / columns)
    first = width - 40 - pitch * (columns - 0.5)
    row = min(74.0, (height - 96) / max(1, len(section.cards)))
    return Panel(
        number,
        section,
        SHEET_LEFTS[0],
        SHEET_TOP - 8,
        width,
        height,
        first,
        pitch,
        row,
        92 + row / 2,
        min(60.0, row * 0.9),
        26.0,
    )


@dataclass(frozen=True, slots=True)
class Place:
    """A cell as something that can be focused."""

    card: str
    holder: Holder
    panel: int
    row: int
    column: int
    centre: tuple[float, float]


def grid(sheet: Sheet, shown: list[Panel]) -> Iterator[Place]:
    """Every cell of a page, row by row."""
    for place, panel in enumerate(shown):
        for row, card in enumerate(panel.section.cards):
            for column, entry in enumerate(sheet.columns):
                yield Place(card, entry.holder, place, row, column, panel.centre(row, column))


def neighbours(places: list[Place]) -> dict[tuple[str, Holder], dict[str, tuple[str, Holder]]]:
    """Where each direction leads from each cell: straight on, from sheet to sheet, and round.

    Downwards the way leads out of the sheets, to the prompts; upwards it leads to the foot.
    """
    at = {(p.panel, p.row, p.column): (p.card, p.holder) for p in places}
    rows: dict[int, int] = {}
    last_column = max((p.column for p in places), default=0)
    last_panel = max((p.panel for p in places), default=0)
    for p in places:
        rows[p.panel] = max(rows.get(p.panel, 0), p.row)
    found: dict[tuple[str, Holder], dict[str, tuple[str, Holder]]] = {}
    for p in places:
        ways: dict[str, tuple[str, Holder]] = {}
        ways["up"] = at[p.panel, (p.row or rows[p.panel] + 1) - 1, p.column]
        if p.row < rows[p.panel]:
            ways["down"] = at[p.panel, p.row + 1, p.column]
        if p.column:
            ways["left"] = at[p.panel, p.row, p.column - 1]
        else:
            before = (p.panel or last_panel + 1) - 1
            ways["left"] = at[before, min(p.row, rows[before]), last_column]
        if p.column < last_column:
            ways["right"] = at[p.panel, p.row, p.column + 1]
        else:
            after = (p.panel + 1) % (last_panel + 1)
            ways["right"] = at[after, min(p.row, rows[after]), 0]
        found[p.card, p.holder] = ways
    return found


def beside(places: list[Place], key: tuple[str, Holder], step: int) -> tuple[str, Holder]:
    """The cell in the same place of the next sheet (or the one before), round and round."""
    here = next(p for p in places if (p.card, p.holder) == key)
    last_panel = max(p.panel for p in places)
    panel = (here.panel + step) % (last_panel + 1)
    return at_place(places, panel, here.row, here.column)


def at_place(places: list[Place], panel: int, row: int, column: int) -> tuple[str, Holder]:
    """The cell of a sheet in a row and column, or the nearest where a page has fewer of them."""
    last = max(p.panel for p in places)
    there = [p for p in places if p.panel == min(panel, last)]
    found = min(there, key=lambda p: (abs(p.column - column), abs(p.row - row)))
    return (found.card, found.holder)
