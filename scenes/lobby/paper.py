"""The sheet of paper in the lobby: the house rules that everybody should know, as sentences."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.paper import paper_picture
from scenes.kit.prompts import prompt_sign
from scenes.kit.screen import Screen
from scenes.kit.widgets import Widget
from scenes.lobby import rules_list
from scenes.lobby.seat_card import Drawing
from scenes.private.words import fitting
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import BRASS

PAPER = (1288.0, 72.0, 536.0, 700.0)
RED = "#8A2F1F"
EACH = 108.0
FIRST = 152.0
SIZE = 34.0
LEAST = 2
READABLE = 0.72
"""Of the size that the player wants: smaller letters make room by leaving a sentence out."""


class RulesPaper(Widget):
    """The house rules in the lobby; pressing it opens all of them.

    Args:
        drawing: the state of the lobby.
        press: opens the list.
    """

    def __init__(self, drawing: Drawing, press: Callable[[], None]) -> None:
        super().__init__("rules", PAPER, radius=12)
        self.drawing = drawing
        self._press = press

    def on_press(self, screen: Screen) -> bool:
        self._press()
        return True

    def build(self, screen: Screen) -> None:
        x, y = PAPER[0] + PAPER[2] / 2, PAPER[1] + PAPER[3] / 2
        sheet = paper_picture(screen.context, (PAPER[2], PAPER[3]), 12)
        self.show(screen, sheet, x, y, z=8)
        self.show(screen, self._words(), x, y, z=9)

    def _words(self) -> Picture:
        desk, state = self.drawing.desk, self.drawing.state
        theme = desk.theme
        width, height = PAPER[2], PAPER[3]
        rows = rules_list.shown(state)
        lines = [rules_list.told(state, rule) for rule in rows]
        changed = tuple(state.is_changed(rule) for rule in rows)
        if state.options.hints:  # is told with the rules, and never left out
            lines = [rules_list.hints(desk.texts, True), *lines][: rules_list.SHOWN]
            changed = (True, *changed)[: rules_list.SHOWN]
        room = width - 118
        count, each, size = _fewer(desk, lines, room)
        lines, changed = lines[:count], changed[:count]
        sentences = [
            desk.fixed.picture(
                line, "quiet", size, theme.paper_ink, width=room, line=1.12, most_lines=5
            )
            for line in lines
        ]
        head = desk.fitted(desk.say("lobby.house_rules"), "head", 52, width - 84, theme.paper_ink)
        sign = prompt_sign(self.drawing.context, Kind.EXTRA)
        foot = desk.fitted(
            desk.say("lobby.change_rules"), "body", 32, width - 110 - sign.size[0],
            theme.paper_ink,
        )  # fmt: skip

        def paint(brush: Brush) -> None:
            brush.picture(head, (42 + head.size[0] / 2, 64))
            brush.line((42, 104), (width - 42, 104), RED, 4)
            for number, words in enumerate(sentences):
                y = FIRST + each * (number + 0.5) - 12
                colour = BRASS if changed[number] else RED
                brush.svg(
                    f'<path d="M13 2L24 11L13 20L2 11Z" fill="{colour}" stroke="{colour}" '
                    'stroke-width="2" stroke-linejoin="round"/>',
                    (40, y - 11, 26, 22),
                )
                brush.picture(words, (82 + words.size[0] / 2, y))
            y = height - 66
            brush.line((42, y - 48), (width - 42, y - 48), "#7A6242", 2, 0.7)
            brush.picture(sign, (42 + sign.size[0] / 2, y))
            brush.picture(foot, (56 + sign.size[0] + foot.size[0] / 2, y))

        says = (*head.says, *(w for one in sentences for w in one.says), *foot.says)
        key = (
            "rules paper", head.key, tuple(one.key for one in sentences), changed, sign.key,
            foot.key,
        )  # fmt: skip
        return painted(key, (width, height), paint, desk.book, says=says)


def _fewer(desk: Desk, lines: list[str], width: float) -> tuple[int, float, float]:
    """How many of the sentences are told, the height of each, and the size of their letters.

    With large text fewer of them stand there, so that they can be read.
    """
    if not lines:
        return 0, EACH, SIZE
    count = len(lines)
    while True:
        each = EACH * len(lines) / count
        size = fitting(desk, lines[:count], "quiet", SIZE, (width, each - 10), line=1.12)
        if count <= LEAST or size >= READABLE * desk.text.size("quiet", SIZE):
            return count, each, size
        count -= 1
