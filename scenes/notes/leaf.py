"""A seat's sheet as a page among others, to be read during a visit in which it decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.match.session import Session
from scenes.context import Context
from scenes.notes import layout
from scenes.notes.kept import notes_of
from scenes.notes.page import NotesPage
from scenes.private.curtain import Page
from scenes.private.declared import GameSecrets
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.table.tween import Motions


class SheetLeaf:
    """One page of a sheet; nothing can be written on it here.

    Args:
        page: draws it.
    """

    def __init__(self, page: NotesPage) -> None:
        self.page = page
        self.ground = page.ground

    def lay_out(self, seat: int) -> None:
        """Nothing is there before the curtain has parted."""

    def turn_over(self, motions: Motions | None) -> None:
        self.page.show(self.page.sheet.seat)

    def hide(self) -> None:
        self.page.hide()

    def clock(self, left: float, seconds: float) -> None:
        """It has no clock."""

    def wanted(self) -> Iterator[Picture]:
        return self.page.wanted()


def sheet_leaves(
    context: Context, session: Session, secrets: GameSecrets, seat: int
) -> list[Callable[[Desk], Page]]:
    """A maker for each page of a seat's sheet; none where its game keeps no sheet."""
    own = notes_of(session, seat)
    sheet = secrets.sheet(session.match.view(seat), own.mode)
    if sheet is None:
        return []

    def maker(number: int) -> Callable[[Desk], Page]:
        def make(desk: Desk) -> Page:
            page = NotesPage(context, desk, sheet, own.pencil)
            page.page = number
            return SheetLeaf(page)

        return make

    return [maker(number) for number in range(layout.pages(sheet, context.text.percent))]
