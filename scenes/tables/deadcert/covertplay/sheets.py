"""Further pages of a private visit: the whole Checklist, the own Filed stacks, the Details."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from scenes.parts.reading import reading_card
from scenes.parts.sheets import plate
from scenes.parts.typed import type_sign
from scenes.private.choice_page import ChoicePage
from scenes.private.looks import PrivateLook
from scenes.tables.deadcert import checklist, filecards, printed
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.covertplay.opened_file import CaseFile
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES
from systems.table.board import Area
from systems.table.theme import CREAM
from systems.table.tween import Motions

ROOM = Area(96, 168, 1728, 760)
COLUMN_GAP = 24.0
DETAIL = (560.0, 720.0)


class SheetPage(ChoicePage):
    """A page with one large picture that is read."""

    guarded = True

    def __init__(
        self,
        file: CaseFile,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(desk, look, plates, picks=False)
        self.file = file
        self.places = []
        self.ground = lying.ground(desk)

    def turn_over(self, motions: Motions | None) -> None:
        self._put("sheet", self.sheet(), ROOM.centre, 2)

    def wanted(self) -> Iterator[Picture]:
        yield self.ground
        yield self.sheet()

    def sheet(self) -> Picture:
        """What is read."""
        raise NotImplementedError

    def focus_on(self, key: Hashable) -> None:
        self.focused = key

    def clock(self, left: float, seconds: float) -> None:
        """It has no clock."""


class ChecklistPage(SheetPage):
    """The whole Checklist, with every Prime Suspect."""

    def sheet(self) -> Picture:
        found = checklist.listed(self.desk, self.file.listed)
        return checklist.sheet(self.desk, found, (ROOM.width, ROOM.height), wide=True)


class FiledPage(SheetPage):
    """The own Filed stacks, level by level."""

    def sheet(self) -> Picture:
        return filed_columns(self.desk, self.file.filed, (ROOM.width, ROOM.height))


class DetailsPage(SheetPage):
    """Victim, scene and time."""

    def wanted(self) -> Iterator[Picture]:
        for detail in self.file.details:
            yield self._card(detail)
        yield from super().wanted()

    def _card(self, detail: str) -> Picture:
        return reading_card(self.desk, printed.detail_reading(self.desk, detail), DETAIL)

    def sheet(self) -> Picture:
        desk = self.desk
        size = (ROOM.width, ROOM.height)
        cards = [self._card(detail) for detail in self.file.details]

        def paint(brush: Brush) -> None:
            for place, card in enumerate(cards):
                x = DETAIL[0] / 2 + place * (DETAIL[0] + COLUMN_GAP)
                brush.picture(card, (x, size[1] / 2))

        says = tuple(word for card in cards for word in card.says)
        key = ("visit details", tuple(card.key for card in cards))
        return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=40, says=says))


def filed_columns(
    desk: Desk, filed: Mapping[str, tuple[str, ...]], size: tuple[float, float]
) -> Picture:
    """Three columns, the top card of each stack first."""
    stacks = dict(filed)
    width, height = size
    column = (width - 2 * COLUMN_GAP) / 3
    most = max([8, *(len(cards) for cards in stacks.values())])
    step = min(desk.text.size("body", 34) * 1.5, (height - 110) / most)
    letters = max(28.0, min(desk.text.size("body", 34), step * 0.8))
    ground = plate(desk, (column, height))
    lines: dict[str, list[tuple[Picture, Picture]]] = {}
    for kind, cards in stacks.items():
        lines[kind] = [
            (
                desk.fixed.picture(str(level), "quiet", letters, desk.theme.quiet),
                desk.fitted(
                    _name(desk, card), "body", letters, column - 110, desk.theme.text, most=letters
                ),
            )
            for level, card in enumerate(cards, start=1)
        ]
    empty = desk.fitted(
        desk.say(f"{GAME}.look.empty"), "quiet", 32, column - 50, desk.theme.quiet, most=44
    )
    heads = {
        kind: desk.fitted(
            desk.say(f"{GAME}.type_name.{kind.lower()}"), "body", 36, column - 110, CREAM, most=46
        )
        for kind in TYPES
    }

    def paint(brush: Brush) -> None:
        for place, kind in enumerate(TYPES):
            look = look_of(desk, kind)
            left = place * (column + COLUMN_GAP)
            brush.picture(ground, (left + column / 2, height / 2))
            brush.plate((left + 12, 12, column - 24, 66), 12, look.band)
            brush.picture(type_sign(desk, look, 46), (left + 48, 45))
            head = heads[kind]
            brush.picture(head, (left + 86 + head.size[0] / 2, 45))
            if not lines.get(kind):
                brush.picture(empty, (left + column / 2, 130))
            for row, (number, name) in enumerate(lines.get(kind, ())):
                y = 104 + step * (row + 0.5)
                brush.picture(number, (left + 50 - number.size[0] / 2, y))
                brush.picture(name, (left + 72 + name.size[0] / 2, y))

    says = tuple(
        word
        for kind in TYPES
        for word in (
            *heads[kind].says,
            *(one for pair in lines.get(kind, ()) for part in pair for one in part.says),
        )
    )
    key = ("filed columns", tuple(stacks.items()), size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=36, says=says))


def _name(desk: Desk, card: str) -> str:
    return filecards.head_of(desk, card).rpartition(",")[0] or filecards.head_of(desk, card)
