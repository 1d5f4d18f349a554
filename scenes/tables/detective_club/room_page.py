"""What the private pages share: the own hand, the own notebook, and the wall as it hangs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from scenes.kit.prompts import Prompt
from scenes.parts.places import grid
from scenes.parts.tokens import number_disc
from scenes.private.board_page import CLOSE_BOX, BoardPage
from scenes.private.choice_page import Signs
from scenes.private.looks import PrivateLook
from scenes.tables.detective_club import cards, drawing
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.state import TableState
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.detective_club.club import PLAYS
from systems.table.board import Area
from systems.table.signs import badge

HEAD_FOOT, FOOT = 150.0, 934.0
"""Below the head of a page, and above its prompts."""

FRAME = 12.0


class RoomPage(BoardPage):
    """A private page of Detective Club.

    Args:
        state: what the seat may know.
        desk: where it is drawn.
        look: the cards of its hand.
        plates: of the house; this page has its own.
    """

    def __init__(
        self,
        state: TableState,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(desk, look, plates)
        self.state = state
        self.hand = tuple(sorted(look.cards))
        self.ground = drawing.room(desk)

    signs = Signs(how=(1800.0, 92.0), how_room=340.0)

    def say_of(self, key: str, **values: object) -> str:
        """A text of these pages."""
        return self.desk.say(f"{GAME}.visit.{key}", **values)

    # -- held up -----------------------------------------------------------------------------

    def closely(self, key: Hashable) -> str:
        word, _, card = str(key).partition(".")
        return card if word in ("hand", "wall") else ""

    def close_row(self) -> Sequence[str]:
        """The hand, then the wall."""
        hung = [card for seat in self._order for card in self.state.now.hung.get(seat, ())]
        return (*self.hand, *hung)

    def close_picture(self, what: str) -> Picture:
        size = (CLOSE_BOX.width - 20, CLOSE_BOX.height - 20)
        return cards.framed(self.desk, what, size, FRAME)

    # -- pieces ------------------------------------------------------------------------------

    def put_hand(self, areas: Sequence[Area], lit: Sequence[str] = (), *, numbers: bool) -> None:
        """The own cards; some of them with an edge of light."""
        for number, (card, area) in enumerate(zip(self.hand, areas, strict=True)):
            size = (area.width, area.height)
            self.put(f"hand.{card}", cards.face(self.desk, card, size), area.centre, 5)
            if numbers:
                disc = number_disc(self.desk, number + 1, 48)
                self.put(f"number.{card}", disc, (area.left + 30, area.bottom - 30), 7)
            name = f"light.{card}"
            if card in lit:
                whole = (round(area.width), round(area.height))
                self.put(name, drawing.spot(self.desk, whole), area.centre, 6)
            elif name in self._drawn:
                self._drawn.discard(name)
                self._drop(name)

    def book(self, area: Area, head: str, word: str | None, foot: Content) -> Picture:
        """The own notebook, as large as an area."""
        size = (area.width, area.height)
        return drawing.pad(self.desk, size, head, word, foot, locked=False)

    def put_line(self, area: Area, word: str) -> None:
        """A word on a strip of paper."""
        desk = self.desk
        box = (area.width - 60, area.height - 12)
        letters = drawing.big_word(desk, word, box, desk.theme.paper_ink, 64)
        paper = drawing.line_of_paper(desk, (area.width, area.height))
        self.put("line", paper, area.centre, 3)
        self.put("line.words", letters, (area.left + 30 + letters.size[0] / 2, area.centre[1]), 4)

    def wall_areas(self, area: Area) -> dict[str, Area]:
        """What hangs on the wall, small, by card, in fields by seat."""
        found: dict[str, Area] = {}
        for seat, field in zip(self._order, self._fields(area), strict=False):
            high = min(field.height, (field.width - 6) / 2 * 1.5)
            wide = high / 1.5
            for which, card in enumerate(self.state.now.hung.get(seat, ())):
                left = field.left + which * (wide + 6)
                found[card] = Area(left, field.centre[1] - high / 2, wide, high)
        return found

    @property
    def _order(self) -> list[int]:
        return [self.state.active, *self.state.others]

    def _fields(self, area: Area) -> tuple[Area, ...]:
        seats = self.state.seats
        columns = {4: 2, 5: 3, 6: 3}.get(seats, 4)
        room = Area(area.left + 24, area.top + 62, area.width - 48, area.height - 80)
        return grid(columns, -(-seats // columns), room, (22, 14))

    def put_wall(self, area: Area) -> None:
        """The wall, small: by seat, in the order of play."""
        self.put_plate("wall", area)
        desk = self.desk
        said, room = self.say_of("wall"), area.width - 48
        head = desk.fitted(said, "body", 32, room, desk.theme.text, most=38)
        self.put("wall.head", head, (area.left + 24 + head.size[0] / 2, area.top + 32), 3)
        for card, place in self.wall_areas(area).items():
            picture = cards.face(desk, card, (round(place.width), round(place.height)))
            self.put(f"wall.{card}", picture, place.centre, 4)
        for seat, field in zip(self._order, self._fields(area), strict=False):
            high = min(field.height, (field.width - 6) / 2 * 1.5)
            for which in range(len(self.state.now.hung.get(seat, ())), PLAYS):
                x = field.left + which * (high / 1.5 + 6) + high / 3
                nail = drawing.bare_place(desk, (round(high / 1.5), round(high)))
                self.put(f"wall.{seat}.{which}", nail, (x, field.centre[1]), 4)
            at = (field.left + 22, field.centre[1] + high / 2 - 22)
            self.put(f"wall.seat.{seat}", badge(desk.fixed, desk.style(seat), 24), at, 6)

    def wanted(self) -> Iterator[Picture]:
        yield self.ground

    def usual_prompts(self, back: str, *, closer: bool, confirm: str = "") -> tuple[Prompt, ...]:
        """Choose, confirm, look closely, back."""
        say = self.desk.say
        if self.close_up:
            return (Prompt(Kind.LEFT, say("prompt.choose")), Prompt(Kind.BACK, say("prompt.back")))
        found = [Prompt(Kind.LEFT, say("prompt.choose"))]
        if confirm:
            found.append(Prompt(Kind.CONFIRM, confirm))
        if closer:
            found.append(Prompt(Kind.EXTRA, say("prompt.look_closer")))
        found.append(Prompt(Kind.INFO, say("prompt.how_it_works")))
        found.append(Prompt(Kind.BACK, back))
        return tuple(found)
