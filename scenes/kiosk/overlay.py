"""What the kiosk says over any screen: whose move it is, and whether somebody is still there."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.base import StageScene
from scenes.context import Context, coloured
from scenes.party import Party
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content
from systems.table.signs import POSITIONS, badge
from systems.table.sprites import Sprite
from systems.table.theme import BRASS, LAMP

HINT_CENTRE = (960.0, 100.0)
HINT_HEIGHT = 84.0
HINT_WIDTH = 1728.0
PLATE_WIDTH = 1180.0
PLATE_CENTRE = (960.0, 500.0)
TITLE_ROOM, BAR_ROOM = 150.0, 84.0
VEIL = 0.3
BAR = (900.0, 18.0)
BAR_STEPS = 45
"""The bar is drawn in so many steps: it moves visibly, and costs little."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it stands on the screen.

    Attributes:
        seat: who is asked; None for everybody.
        seconds: left to answer.
        of: seconds there were.
    """

    seat: int | None
    seconds: float
    of: float


class KioskOverlay(StageScene):
    """Lies over the scenes and gets no input; the kiosk says what it shows."""

    name = "kiosk overlay"
    opaque = False
    modal = False

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.hint: tuple[str, int] | None = None
        """A text's key and the seat that it speaks to."""
        self.question: Question | None = None
        self.party: Party | None = None
        self._drawn: object = None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return self.hint is None and self.question is None

    def clear(self) -> None:
        """Show nothing."""
        self.hint = self.question = self.party = None
        self.refresh()

    def refresh(self) -> None:
        """Draw what has changed."""
        question = self.question
        steps = seconds = None
        if question is not None:
            seconds = math.ceil(question.seconds)
            steps = round(BAR_STEPS * question.seconds / question.of)
        seat = question.seat if question is not None else None
        now = (self.hint, seat, seconds, steps, question is None, self.context.text.percent)
        if now == self._drawn:
            return
        self._drawn = now
        self.relayout()

    def build(self) -> None:
        self.stage.set_veil(VEIL if self.question is not None else 1.0)
        if self.question is not None:
            self._put_question(self.question)
        elif self.hint is not None:
            self._put_hint(*self.hint)

    # -- pictures ----------------------------------------------------------------------------

    def _put_hint(self, key: str, seat: int) -> None:
        kit, theme = self.context.text, self.context.theme
        style = theme.style(seat)
        words, size = self._words(key, seat), 38.0
        while size > SMALLEST and kit.measure(words, "body", size)[0] > HINT_WIDTH - 150:
            size -= 1
        most = None if size > SMALLEST else HINT_WIDTH - 150
        label = kit.picture(words, "body", size, theme.text, width=most)
        sign = badge(kit, style, 27)
        width = label.size[0] + 150
        height = max(HINT_HEIGHT, label.size[1] + 20)

        def paint(brush: Brush) -> None:
            box = (0, 0, width, height)
            round_ = min(42.0, height / 2)
            brush.shadow(box, round_, 12, 6, 0.6)
            brush.plate(
                box, round_, theme.plate, fill_opacity=0.95, edge=style.colour, edge_width=4
            )
            brush.picture(sign, (52, height / 2))
            brush.picture(label, (96 + label.size[0] / 2, height / 2))

        key_ = ("kiosk hint", label.key, seat, theme)
        picture = painted(
            key_, (width, height), paint, self.context.book, margin=36, says=label.says
        )
        y = max(HINT_CENTRE[1], 54 + height / 2)
        self.stage.add(Sprite(picture, HINT_CENTRE[0], y, 10), name="hint")

    def _put_question(self, question: Question) -> None:
        """From above: the question, whose it is, what happens when, and how long that is."""
        kit, theme = self.context.text, self.context.theme
        style = theme.style(question.seat) if question.seat is not None else None
        title = kit.picture(
            self.context.say("kiosk.still_there"), "display", 84, gold=True, fixed=True
        )
        name = self._name(question.seat)
        key = "kiosk.closing" if question.seat is None else "kiosk.countdown"
        line = kit.picture(
            self.context.say(key, seconds=math.ceil(question.seconds)),
            "quiet",
            38,
            theme.text,
            width=PLATE_WIDTH - 120,
            align="centre",
        )
        lead = max(name.size[1], 64.0) if name is not None else 100.0
        height = TITLE_ROOM + lead + 26 + line.size[1] + 30 + BAR_ROOM
        colour = style.colour if style is not None else BRASS

        def paint(brush: Brush) -> None:
            box = (0, 0, PLATE_WIDTH, height)
            brush.shadow(box, 30, 26, 16, 0.8)
            brush.plate(box, 30, theme.panel, fill_opacity=0.98, edge=colour, edge_width=5)
            brush.picture(title, (PLATE_WIDTH / 2, 88))
            middle = TITLE_ROOM + lead / 2
            if name is not None and style is not None:
                left = PLATE_WIDTH / 2 - (name.size[0] + 76) / 2
                brush.picture(badge(kit, style, 28), (left + 28, middle))
                brush.picture(name, (left + 76 + name.size[0] / 2, middle))
            else:
                brush.picture(_any_button(), (PLATE_WIDTH / 2, middle))

        says = (*title.says, *(name.says if name is not None else ()))
        plate_key = ("kiosk question", says, question.seat, kit.percent, theme, height)
        plate = painted(
            plate_key, (PLATE_WIDTH, height), paint, self.context.book, margin=80, says=says
        )
        x, y = PLATE_CENTRE
        top = y - height / 2
        self.stage.add(Sprite(plate, x, y, 10), name="plate")
        below = top + TITLE_ROOM + lead + 26
        self.stage.add(Sprite(line, x, below + line.size[1] / 2, 12), name="line")
        part = round(BAR_STEPS * question.seconds / question.of) / BAR_STEPS
        self.stage.add(Sprite(bar(part), x, top + height - 54, 12), name="bar")

    def _name(self, seat: int | None) -> Picture | None:
        if seat is None or self.party is None or seat >= len(self.party.members):
            return None
        name, kit = self.party.members[seat].name, self.context.text
        size = kit.fitting(name, "body", 52, 800)
        return kit.picture(name, "body", size, self.context.theme.style(seat).colour)

    def _words(self, key: str, seat: int) -> Content:
        texts = self.party.texts if self.party is not None else self.context.words
        return coloured(texts.runs(key, seat=seat), self.context.theme)


def bar(part: float) -> Picture:
    """How much of the time is left, as a bar that empties."""
    width, height = BAR

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, width, height), height / 2, "#2A2118", edge="#6B5433", edge_width=2)
        if part > 0:
            brush.plate((3, 3, max(height - 6, (width - 6) * part), height - 6), 6, "#FFD98C")

    return painted(("kiosk bar", round(part, 3)), BAR, paint)


def _any_button() -> Picture:
    """The four buttons, all lit: any of them."""
    lights = "".join(
        f'<circle cx="{44 + 22 * across:g}" cy="{44 + 22 * down:g}" r="12" fill="#FFF4CC"/>'
        for across, down in POSITIONS.values()
    )

    def paint(brush: Brush) -> None:
        brush.glow((44, 44), 74, LAMP, 0.6)
        brush.svg(lights, (0, 0, 88, 88))

    return painted(("any button",), (88, 88), paint, margin=34)
