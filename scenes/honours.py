"""The honours of one person: what was earned, and when; how to earn the rest."""

from __future__ import annotations

from game.honours import HONOURS
from game.statistics import Person
from scenes.context import Context
from scenes.kit.paper import paper_picture, wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from systems.io.actions import Action, Kind
from systems.io.brush import Box, Brush, painted
from systems.io.pictures import Picture
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

SHEET: Box = (96.0, 176.0, 1728.0, 750.0)
COLUMNS = 2
PAD, SIGN = 36.0, 92.0
RED_INK = "#8A2F1F"


class HonoursScreen(Screen):
    """A sheet of honours; Back leads to the books.

    Args:
        context: the tools.
        name: whose they are.
        person: what stands in the books.
    """

    name = "honours"

    def __init__(self, context: Context, name: str, person: Person) -> None:
        super().__init__(context)
        self.whose = name
        self.person = person

    def build(self) -> None:
        context, say = self.context, self.context.say
        text = context.text
        self.stage.set_ground(wood_ground(context))
        title = say("honours.title", name=self.whose)
        size = text.fitting(title, "display", 84, 1180)
        self.add(Label("title", (96, 104), title, "display", size, gold=True))
        earned = self.person.honours
        count = say("honours.of", earned=len(earned), count=len(HONOURS))
        right = SHEET[0] + SHEET[2]
        self.add(Label("count", (right, 84), count, "head", 44, align="right"))
        now, most = self.person.runs
        runs = say("honours.runs", now=now, most=most)
        fitted = text.boxed(runs, "body", 30, (560, 44), lines=1)
        words = text.picture(runs, "body", fitted, context.theme.text, fixed=True)
        self.stage.add(Sprite(words, right - words.size[0] / 2, 138, 3))
        left, top, width, height = SHEET
        sheet = paper_picture(context, (width, height), 10)
        self.stage.add(Sprite(sheet, left + width / 2, top + height / 2, 1))
        rows = -(-len(HONOURS) // COLUMNS)
        wide, high = (width - 2 * PAD) / COLUMNS, (height - PAD) / rows
        for number, honour in enumerate(HONOURS):
            picture = self._line(honour, earned.get(honour, ""), (wide - 20, high))
            x = left + PAD + (number // rows + 0.5) * wide
            y = top + PAD / 2 + (number % rows + 0.5) * high
            self.stage.add(Sprite(picture, x, y, 3))
        self.set_prompts((Prompt(Kind.BACK, say("prompt.back")),))

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False

    def _line(self, honour: str, day: str, size: tuple[float, float]) -> Picture:
        """A seal, the name, and the day, or what there is to do."""
        context, say = self.context, self.context.say
        text, theme = context.text, context.theme
        name = say(f"honours.{honour}")
        how = say(f"honours_how.{honour}")
        if day:
            year, month, date = day.split("-")
            how = say("honours.on", year=year, month=month, day=date)
        room = size[0] - SIGN - 28
        ink = theme.paper_ink if day else theme.paper_quiet
        heads = text.boxed(name, "head", 38, (room, size[1] * 0.42), lines=1)
        head = text.picture(name, "head", heads, ink, fixed=True)
        below = (room, size[1] - head.size[1] - 12)
        smaller = text.boxed(how, "body", 30, below, lines=2, line=1.05)
        words = text.picture(
            how, "body", smaller, theme.paper_quiet, width=room, line=1.05, most_lines=2, fixed=True
        )

        def paint(brush: Brush) -> None:
            centre = (SIGN / 2, size[1] / 2)
            seal = f'<g transform="scale({88 / 24:.4f})">{_seal(bool(day))}</g>'
            brush.svg(seal, (centre[0] - 44, centre[1] - 44, 88, 88))
            y = (size[1] - head.size[1] - words.size[1]) / 2
            brush.picture(head, (SIGN + 20 + head.size[0] / 2, y + head.size[1] / 2))
            y += head.size[1] + words.size[1] / 2
            brush.picture(words, (SIGN + 20 + words.size[0] / 2, y))

        key = ("honour", honour, day, how, size, text.percent, theme)
        return painted(key, size, paint, text.book, says=(name, how))


def _seal(earned: bool) -> str:
    """A wax seal with a star, in a box of 24 by 24; only its outline where it is not earned."""
    star = "M12 6.2l1.8 3.7 4 .6-2.9 2.9.7 4L12 15.5l-3.6 1.9.7-4L6.2 10.5l4-.6z"
    if not earned:
        return (
            '<circle cx="12" cy="12" r="9.6" fill="none" stroke="#8C7A55" stroke-width="1" '
            f'stroke-dasharray="2.2 1.6"/><path d="{star}" fill="none" stroke="#8C7A55" '
            'stroke-width=".9" stroke-linejoin="round"/>'
        )
    return (
        f'<circle cx="12" cy="12" r="10.4" fill="{RED_INK}"/>'
        '<circle cx="12" cy="12" r="8.6" fill="none" stroke="#C4654F" stroke-width=".8"/>'
        f'<path d="{star}" fill="{BRASS}"/>'
    )
