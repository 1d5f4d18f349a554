"""A blind press on the table: what can be chosen is public, what is chosen is not.

Each option lies somewhere on the table with the direction that stands for it. A press on something
that the seat may not choose does nothing, without a sign: the screen only ever says that the seat
has decided. The pointer is not used, since everybody sees where it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.rng import Stream
from scenes.kit.prompts import Prompt
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.privacy import BlindPress
from systems.table.sprites import Sprite
from systems.table.theme import GLYPH_ON, INK

PREFIX = "ui.blind."
Z = 120.0
ARROW_STEP = 62.0
"""From one sign to the next where an option takes two presses."""

_TURN = {"left": 180, "up": 270, "right": 0, "down": 90}


class BlindPanel(Panel):
    """Choosing one of a few public options in secret.

    Args:
        desk: where.
        decision: whose options may be fewer than those that lie there.
        options: what lies on the table, with the place of its sign.
        prompt: what a direction does.
        turn: a number that everybody knows, from which the order of directions follows where
            the table has asked for extra secrecy.
    """

    blind = True

    def __init__(
        self,
        desk: Desk,
        decision: Decision,
        options: Sequence[tuple[Intent, tuple[float, float]]],
        prompt: str,
        turn: int = 0,
    ) -> None:
        super().__init__(desk, decision)
        self.options = list(options)
        self.prompt = prompt
        order = list(range(len(self.options)))
        if desk.shuffled_press:
            Stream(turn).fork(self.seat).shuffle(order)
        self._orders: dict[int, Sequence[int]] = {self.seat: order}
        self._press = self._machine()
        self.number = -1
        """The option that was pressed, by its number."""

    def _machine(self) -> BlindPress:
        return BlindPress({self.seat: range(len(self.options))}, orders=self._orders)

    def open(self) -> None:
        self.desk.focus.replace([])
        for code, number in self._press.codes(self.seat).items():
            x, y = self.options[int(str(number))][1]
            left = x - ARROW_STEP * (len(code) - 1) / 2
            for place, way in enumerate(code):
                name = f"{PREFIX}{number}.{place}"
                self.desk.stage.add(Sprite(arrow(way), left + place * ARROW_STEP, y, Z), name=name)

    def close(self) -> None:
        for name in self.desk.stage.names:
            if name.startswith(PREFIX):
                self.desk.stage.remove(name)

    def press(self, kind: Kind) -> Intent | None:
        if not self._press.press(self.seat, kind.value):
            return None
        number = int(str(self._press.reveal()[self.seat]))
        intent = self.options[number][0]
        if intent in self.decision.options:
            self.number = number
            return intent
        self._press = self._machine()
        return None

    def caption(self) -> Content | None:
        return self.desk.runs(self.decision.prompt, seat=self.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        return (
            Prompt(Kind.LEFT, self.prompt),
            Prompt(Kind.CONFIRM, self.desk.say("prompt.look_alone")),
        )


def arrow(way: str) -> Picture:
    """A direction of the pad, as a sign for an option."""
    size = 56.0

    def paint(brush: Brush) -> None:
        middle = size / 2
        brush.svg(
            f'<circle cx="{middle}" cy="{middle}" r="26" fill="{INK}" stroke="#8C6F3C" '
            'stroke-width="2"/>'
            f'<g transform="translate({middle} {middle}) rotate({_TURN[way]})">'
            f'<path d="M-13 0h14M0 -11l13 11l-13 11z" fill="{GLYPH_ON}" stroke="{GLYPH_ON}" '
            'stroke-width="3" stroke-linejoin="round"/></g>',
            (0, 0, size, size),
        )

    return painted(("blind_arrow", way), (size, size), paint)
