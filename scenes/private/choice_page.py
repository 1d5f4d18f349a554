"""A page with cards to pick and answers below them, for a seat that decides behind the curtain."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.kit.prompts import Prompt
from scenes.private import parts
from scenes.private.cards_page import CardsPage
from scenes.private.looks import PrivateLook
from scenes.tabletop.buttons import choice as plate_picture
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Box, Brush, painted
from systems.io.pictures import Picture
from systems.table.sprites import Sprite
from systems.table.theme import INK, LAMP, PROMPT_CENTRE
from systems.table.tween import Motions

LIFT = 30.0
"""How far a picked card is pushed up."""

SENTENCE = (240.0, 700.0, 1440.0, 86.0)
PLATE_HEIGHT, PLATE_GAP, PLATE_WIDEST = 66.0, 18.0, 420.0
PLATES_Y, SMALL_PLATES_Y = 844.0, 893.0
ROW_WIDTH = 1480.0
CLOCK_CENTRE = (1640.0, 158.0)


@dataclass(frozen=True, slots=True)
class Signs:
    """Where a page leaves room for the words of the house.

    Attributes:
        how: right end and middle of the words in the corner: how it is hidden, which page it is.
        how_room: their width.
        prompts: middle of the row of prompts.
        prompts_room: its width.
    """

    how: tuple[float, float] = (1800.0, 92.0)
    how_room: float = 340.0
    prompts: tuple[float, float] = PROMPT_CENTRE
    prompts_room: float = 1680.0


class ChoicePage(CardsPage):
    """Cards that can be picked, and plates for everything else that can be chosen.

    Args:
        desk: where it is drawn; its viewer is the seat that looks.
        look: the cards and the question.
        plates: key and words of what stands below the cards.
        picks: whether the cards can have the focus.
    """

    plates_y = PLATES_Y
    """Middle of the plates below one row of cards."""

    def __init__(
        self,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
        *,
        picks: bool = True,
    ) -> None:
        super().__init__(desk, look)
        self.plates = list(plates)
        self.picks = picks
        self.picked: list[str] = []
        self.focused: Hashable = None
        if not self.small and self.plates:
            self.plate = SENTENCE

    def turn_over(self, motions: Motions | None) -> None:
        super().turn_over(motions)
        self.focus_on(self.focused)
        for card in self.picked:
            self._mark(card)

    def clock(self, left: float, seconds: float) -> None:
        """The lamps of the shortest time, without words."""
        lamps = max(0, -int(-left // 1))
        if lamps == self._lamps or round(seconds) < 1:
            return
        self._lamps = lamps
        self._put("clock", parts.slot_clock(lamps, round(seconds)), CLOCK_CENTRE, 4)

    # -- choosing ----------------------------------------------------------------------------

    def targets(self) -> list[tuple[Hashable, Box]]:
        """What can have the focus, with its place; the cards first."""
        found: list[tuple[Hashable, Box]] = []
        if self.picks:
            for place in self.places:
                if place.card:
                    x, y = place.centre
                    width, height = place.size
                    up = LIFT if self._full(f"tick.{place.card}") in self._names else 0.0
                    box = (x - width / 2, y - height / 2 - up, width, height)
                    found.append((place.card, box))
        return found + [(key, box) for key, _, box in self._plate_boxes()]

    def below(self, key: Hashable) -> Hashable | None:
        """The plate to which down leads from a card of the lowest row; None lets it lead on."""
        lowest = max((place.centre[1] for place in self.places if place.card), default=0.0)
        place = next((one for one in self.places if one.card and one.card == key), None)
        boxes = self._plate_boxes()
        if place is None or place.centre[1] < lowest or not boxes:
            return None
        return min(boxes, key=lambda box: abs(box[2][0] + box[2][2] / 2 - place.centre[0]))[0]

    def ways(self, key: Hashable) -> Mapping[str, Hashable]:
        """Direction -> where it leads from a target, where that is not what lies there."""
        down = self.below(key)
        return {} if down is None else {"down": down}

    @property
    def wants_letters(self) -> bool:
        """Whether letters of a real keyboard are written here now."""
        return False

    def typed(self, letter: str) -> None:
        """A letter of a real keyboard, or a backspace."""

    def focus_on(self, key: Hashable) -> None:
        """Something has the focus: tell what a card says, and light a plate."""
        self.focused = key
        words = self.look.words.get(key) if isinstance(key, str) else None
        self.say(words or self.look.sentence)
        for name, words_on, box in self._plate_boxes():
            look = "brass" if name == key else "dark"
            picture = plate_picture(self.desk, words_on, (box[2], box[3]), look)
            self._put(f"plate.{name}", picture, (box[0] + box[2] / 2, box[1] + box[3] / 2), 3)

    def press(self, card: str, most: int) -> None:
        """OK on a card: pick it, or put it back, as long as no more than ``most`` are picked."""
        if card in self.picked or len(self.picked) < most:
            self.toggle(card)
        else:
            self.refuse(message("peek.no_more", count=most))

    def toggle(self, card: str) -> None:
        """Pick a card, or put it back."""
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)
        self._mark(card)

    refused: Message | None = None
    """Why the last press did nothing, where it did not: kept until the next press."""

    def refuse(self, why: Message) -> None:
        """Say why it cannot be so; only its seat reads it."""
        self.refused = why
        self.say(why)

    # -- what a game's own page may have ------------------------------------------------------

    guarded = False
    """Any press of another seat covers it."""

    signs: Signs = Signs()
    """Where the way to hide it and the prompts stand."""

    def prompts(self, pages: int, back: str) -> tuple[Prompt, ...] | None:
        """What the buttons do here; None for the usual ones.

        Args:
            pages: how many pages there are to turn.
            back: what Back does.
        """
        return None

    def extra(self) -> bool:
        """The third button; False where it does nothing here."""
        return False

    def steers(self, direction: Kind) -> bool:
        """Whether it uses a direction itself now, instead of moving the focus."""
        return False

    def back(self) -> bool:
        """A step back within the page; False where Back leads out of it."""
        return False

    steps = False
    """It asks in steps of its own: what makes no answer yet is pressed on the page."""

    def makes(self, key: Hashable) -> Intent | None:
        """What a press on something answers at once, on a page of a game that asks in steps."""
        return None

    why_not: Callable[[Intent], Message | None] = staticmethod(lambda intent: None)
    """Why an intent is not legal; set by the scene that decides."""

    # -- details -----------------------------------------------------------------------------

    def _mark(self, card: str) -> None:
        for number, place in enumerate(self.places):
            if place.card != card:
                continue
            x, y = place.centre
            up = LIFT if card in self.picked else 0.0
            self._put(f"card.{number}", self._face(place), (x, y - up), 2)
            tick = f"tick.{card}"
            if up:
                at = (x + place.size[0] / 2 - 14, y - up - place.size[1] / 2 + 14)
                self._put(tick, _tick(), at, 3)
            else:
                self._drop(tick)

    def _drop(self, name: str) -> None:
        full = self._full(name)
        if full in self._names:
            self._names.remove(full)
            self.desk.stage.remove(full)

    def _plate_boxes(self) -> list[tuple[Hashable, str, Box]]:
        count = len(self.plates)
        if not count:
            return []
        wide = min(PLATE_WIDEST, (ROW_WIDTH - PLATE_GAP * (count - 1)) / count)
        left = 960 - (count * (wide + PLATE_GAP) - PLATE_GAP) / 2
        top = (SMALL_PLATES_Y if self.small else self.plates_y) - PLATE_HEIGHT / 2
        return [
            (key, words, (left + number * (wide + PLATE_GAP), top, wide, PLATE_HEIGHT))
            for number, (key, words) in enumerate(self.plates)
        ]


def _tick() -> Picture:
    """A picked card's mark: a lit disc with a tick."""

    def paint(brush: Brush) -> None:
        brush.svg(
            f'<circle cx="28" cy="28" r="26" fill="{LAMP}" stroke="{INK}" stroke-width="4"/>'
            f'<path d="M15 29l9 9l17 -19" fill="none" stroke="{INK}" stroke-width="7" '
            'stroke-linecap="round" stroke-linejoin="round"/>',
            (0, 0, 56, 56),
        )

    return painted(("picked",), (56, 56), paint)


class ListPage(CardsPage):
    """Lines on paper, such as everything that a seat was shown.

    Args:
        desk: where it is drawn.
        title: of the page.
        lines: as many as fit are read; the last ones first.
    """

    def __init__(self, desk: Desk, title: Message, lines: Sequence[Message]) -> None:
        super().__init__(desk, PrivateLook(title, ()))
        self.lines = list(lines)
        self.places = []

    def turn_over(self, motions: Motions | None) -> None:
        """The lines are there at once."""
        desk, y = self.desk, LINES_TOP
        for number, line in enumerate(self.lines):
            picture = desk.fitted(desk.runs(line), "body", 36, 1560, desk.theme.text, most=48)
            if y + picture.size[1] > LINES_FOOT:
                break
            x = 200 + picture.size[0] / 2
            desk.stage.add(Sprite(picture, x, y, 102), name=self._full(f"line.{number}"))
            self._names.append(self._full(f"line.{number}"))
            y += picture.size[1] + 18

    def clock(self, left: float, seconds: float) -> None:
        """It has no clock."""


LINES_TOP, LINES_FOOT = 210.0, 930.0
