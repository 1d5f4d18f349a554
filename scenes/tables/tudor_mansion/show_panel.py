"""Which card to show (house rule ``refute: choose_one``): a blind press.

The three named cards lie in the Cellar anyway, so what can be pressed is public; which of them
the seat holds is not. A direction stands for each card. A press on a card that the seat does not
hold does nothing, without a sign; the screen only ever says that the seat has decided.
"""

from __future__ import annotations

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.kit.prompts import Prompt
from scenes.tables.tudor_mansion.layout import Places
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.tudor_mansion.intents import Show
from systems.table.sprites import Sprite
from systems.table.theme import GLYPH_ON, INK

PREFIX = "ui.show."
WAYS = (Kind.LEFT, Kind.UP, Kind.RIGHT)
"""The direction of each card, from the left."""
_TURN = {Kind.LEFT: 180, Kind.UP: 270, Kind.RIGHT: 0}


class ShowPanel(Panel):
    """Choosing blindly among the three named cards."""

    blind = True

    def __init__(self, places: Places, state: TableState, decision: Decision) -> None:
        super().__init__(places.desk, decision)
        assert state.question is not None, "something must have been asked"
        self.places = places
        self.cards = state.question.cards

    def open(self) -> None:
        self.desk.focus.replace([])
        for number, way in enumerate(WAYS):
            area = self.places.cards[number]
            sprite = Sprite(_arrow(way), area.centre[0], area.bottom - 6, 70)
            self.desk.stage.add(sprite, name=f"{PREFIX}{number}")

    def close(self) -> None:
        for number in range(len(WAYS)):
            self.desk.stage.remove(f"{PREFIX}{number}")

    def press(self, kind: Kind) -> Intent | None:
        if kind not in WAYS:
            return None
        intent = Show(self.cards[WAYS.index(kind)])
        return intent if intent in self.decision.options else None

    def caption(self) -> Content | None:
        return self.desk.runs(f"{self.desk.game}.choose_shown", seat=self.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        game = self.desk.game
        return (Prompt(Kind.LEFT, self.desk.say(f"{game}.doing.show_one")),)


def _arrow(way: Kind) -> Picture:
    """A direction of the pad, under a card."""
    size = 52.0

    def paint(brush: Brush) -> None:
        middle = size / 2
        brush.svg(
            f'<circle cx="{middle}" cy="{middle}" r="24" fill="{INK}" stroke="#8C6F3C" '
            'stroke-width="2"/>'
            f'<g transform="rotate({_TURN[way]} {middle} {middle})">'
            f'<path d="M14 26h16M26 16l12 10l-12 10z" fill="{GLYPH_ON}" stroke="{GLYPH_ON}" '
            'stroke-width="3" stroke-linejoin="round"/></g>',
            (0, 0, size, size),
        )

    return painted(("show_arrow", way), (size, size), paint)
