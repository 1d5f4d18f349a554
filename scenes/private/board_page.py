"""A page that asks in steps with plates of many kinds, and can hold a card up to be seen closely.

A game's page says which plates there are now (:meth:`BoardPage.plates_now`) and what a press on one
of them does; drawing, lighting and exchanging them is done here.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from game.core.messages import Message
from scenes.private import parts
from scenes.private.choice_page import ChoicePage
from scenes.private.looks import PrivateLook
from scenes.private.words import block
from scenes.tabletop.buttons import choice
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Box, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.board import Area
from systems.table.theme import HEIGHT, WIDTH
from systems.table.tween import Motions

CLOCK_CENTRE = (1560.0, 46.0)
"""The lamps of the shortest time stand in the upper corner, beside the head."""

CLOSE = "close"
CLOSE_BOX = Area(655, 62, 610, 850)
"""Where something that is held up lies."""


@dataclass(frozen=True, slots=True)
class Plate:
    """Something that can be pressed.

    Attributes:
        key: its name.
        words: on it; empty where something else lies there already.
        area: where.
        look: ``dark``, ``brass`` or ``red`` while it has no focus.
        right: so much at its right end is kept free of the words.
    """

    key: str
    words: str
    area: Area
    look: str = "dark"
    right: float = 0.0


class BoardPage(ChoicePage):
    """Arguments as for :class:`~scenes.private.choice_page.ChoicePage`."""

    steps = True

    def __init__(
        self, desk: Desk, look: PrivateLook, plates: Sequence[tuple[Hashable, str]] = ()
    ) -> None:
        super().__init__(desk, look, plates)
        self.seat = 0
        self.close_up = ""
        """What is held up; empty for nothing."""
        self._plates: dict[str, Plate] = {}
        self._drawn: set[str] = set()

    # -- for the game's page -----------------------------------------------------------------

    def plates_now(self) -> Iterable[Plate]:
        """Everything that can be pressed now, in reading order."""
        raise NotImplementedError

    def draw(self) -> None:
        """Everything else on the page, by :meth:`put`."""

    def tell(self) -> None:
        """What follows from the focus."""

    def closely(self, key: Hashable) -> str:
        """What can be held up of the thing under the focus; empty for nothing."""
        return ""

    def close_row(self) -> Sequence[str]:
        """Everything that can be held up, in the order in which left and right go through it."""
        return ()

    def close_picture(self, what: str) -> Picture:
        """What is held up, as large as it can be."""
        raise NotImplementedError

    def step_back(self) -> bool:
        """A step back within the page; False where Back leads out of it."""
        return False

    def put(self, name: str, picture: Picture, at: tuple[float, float], z: float = 2) -> None:
        """Show a picture until the page changes."""
        self._put(name, picture, at, z)
        self._drawn.add(name)

    def put_words(
        self, name: str, words: Content | Message, area: Area, *, size: float = 36, z: float = 3
    ) -> None:
        """Words in an area, from its upper left."""
        desk = self.desk
        said = desk.runs(words) if isinstance(words, Message) else words
        picture = block(
            desk, said, "quiet", size, (area.width, area.height), desk.theme.text, align="left",
            line=1.14,
        )  # fmt: skip
        at = (area.left + picture.size[0] / 2, area.top + picture.size[1] / 2)
        self.put(name, picture, at, z)

    def put_plate(self, name: str, area: Area, z: float = 1) -> None:
        """A dark plate below words."""
        self.put(name, dark_plate(self.desk, (area.width, area.height)), area.centre, z)

    # -- showing -----------------------------------------------------------------------------

    def lay_out(self, seat: int) -> None:
        self.hide()
        self.seat = seat
        self._put_head(seat)

    def turn_over(self, motions: Motions | None) -> None:
        self.refresh()

    def hide(self) -> None:
        super().hide()
        self._drawn.clear()

    def clock(self, left: float, seconds: float) -> None:
        lamps = max(0, -int(-left // 1))
        if self.close_up or lamps == self._lamps or round(seconds) < 1:
            return
        self._lamps = lamps
        self._put("clock", parts.slot_clock(lamps, round(seconds)), CLOCK_CENTRE, 4)

    def refresh(self) -> None:
        """Draw everything anew: the page is a step further."""
        for name in sorted(self._drawn):
            self._drop(name)
        self._drawn.clear()
        if self.close_up:
            self._plates = {CLOSE: Plate(CLOSE, "", CLOSE_BOX)}
            self._hold_up()
            return
        self._plates = {plate.key: plate for plate in self.plates_now()}
        if self.focused not in self._plates:
            self.focused = next(iter(self._plates), None)
        self.draw()
        for plate in self._plates.values():
            self._show(plate)
        self.tell()

    def _hold_up(self) -> None:
        veil = painted(("close veil",), (WIDTH, HEIGHT), lambda brush: brush.fill("#060303"))
        self.put("veil", veil, (960, 540), 40)
        self.put("held", self.close_picture(self.close_up), CLOSE_BOX.centre, 41)

    def _show(self, plate: Plate) -> None:
        if not plate.words:
            return
        lit = plate.key == self.focused
        size = (plate.area.width, plate.area.height)
        look = "brass" if lit else plate.look
        picture = choice(self.desk, plate.words, size, look, right=plate.right)
        self.put(f"plate.{plate.key}", picture, plate.area.centre, 4)

    # -- choosing ----------------------------------------------------------------------------

    def targets(self) -> list[tuple[Hashable, Box]]:
        return [
            (plate.key, (plate.area.left, plate.area.top, plate.area.width, plate.area.height))
            for plate in self._plates.values()
        ]

    def below(self, key: Hashable) -> Hashable | None:
        return None

    def focus_on(self, key: Hashable) -> None:
        before, self.focused = self.focused, key
        if self.close_up:
            return
        for one in {before, key}:
            plate = self._plates.get(str(one))
            if plate is not None:
                self._show(plate)
        self.tell()

    def press(self, card: str, most: int) -> None:
        if self.close_up:
            self.back()
            return
        self.pressed(card)
        self.refresh()

    def pressed(self, key: str) -> None:
        """OK on something that makes no answer yet."""

    def steers(self, direction: Kind) -> bool:
        """While something is held up, left and right go to its neighbours."""
        row = list(self.close_row())
        step = {Kind.LEFT: -1, Kind.RIGHT: 1}.get(direction, 0)
        if not step or self.close_up not in row:
            return bool(self.close_up)
        place = row.index(self.close_up) + step
        if 0 <= place < len(row):
            self.close_up = row[place]
            self.refresh()
        return True

    def extra(self) -> bool:
        """Hold up what has the focus, or put it down."""
        if self.close_up:
            return self.back()
        self.close_up = self.closely(self.focused)
        if self.close_up:
            self._focused_before = self.focused
            self.focused = CLOSE
            self.refresh()
        return bool(self.close_up)

    _focused_before: Hashable = None

    def back(self) -> bool:
        if self.close_up:
            self.close_up, self.focused = "", self._focused_before
            self.refresh()
            return True
        if self.step_back():
            self.refresh()
            return True
        return False

    def refuse(self, why: Message) -> None:
        """Say why it cannot be so; only its seat reads it."""
        self.refused = why
        self.note(why)

    def note(self, words: Message) -> None:
        """Say something where the page tells what follows from the focus."""


def dark_plate(desk: Desk, size: tuple[float, float]) -> Picture:
    """The plate below words of a private page."""
    theme = desk.theme
    return painted(
        ("page plate", *size, theme),
        size,
        lambda brush: brush.plate(
            (0, 0, *size),
            18,
            theme.plate,
            fill_opacity=0.78,
            edge=theme.edge,
            edge_width=2,
            edge_opacity=0.7,
        ),
    )
