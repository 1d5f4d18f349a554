"""Which card to show (house rule ``refute: choose_one``).

With several people at the table it is a blind press: the three named cards lie in the Cellar
anyway, so what can be pressed is public; which of them the seat holds is not. Somebody who plays
alone with computers simply chooses among the cards held.
"""

from __future__ import annotations

import pygame

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.kit.prompts import Prompt
from scenes.tables.tudor_mansion.layout import Places
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop.blind import BlindPanel
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.text import Content
from systems.rules.tudor_mansion.intents import Show
from systems.table.focus import Target

BELOW_LABEL = 30
"""The ring begins so far below the top of a card: the question's label lies over it."""


def show_panel(places: Places, state: TableState, decision: Decision) -> Panel:
    """The panel for a refuter."""
    assert state.question is not None, "something must have been asked"
    cards = state.question.cards
    desk = places.desk
    if desk.lone is not None:
        return OpenShowPanel(places, cards, decision)
    options = []
    for number, card in enumerate(cards):
        area = places.cards[number]
        options.append((Show(card), (area.centre[0], area.top + 132)))
    prompt = desk.say(f"{desk.game}.doing.show_one")
    return BlindPanel(desk, decision, options, prompt, turn=state.round_no)


class OpenShowPanel(Panel):
    """Choosing among the cards held, for a lone human."""

    def __init__(self, places: Places, cards: tuple[str, ...], decision: Decision) -> None:
        super().__init__(places.desk, decision)
        self.places = places
        self.cards = cards

    def open(self) -> None:
        targets = []
        for number, card in enumerate(self.cards):
            if Show(card) in self.decision.options:
                rect = pygame.Rect(*(round(side) for side in self.places.cards[number]))
                rect.height -= BELOW_LABEL
                rect.top += BELOW_LABEL
                targets.append(Target(card, rect, 11))
        self.desk.focus.replace(targets)
        self.desk.focus.set(targets[0].key)

    def close(self) -> None:
        self.desk.focus.replace([])

    def press(self, kind: Kind) -> Intent | None:
        focused = self.desk.focus.current()
        if kind is Kind.CONFIRM and focused in self.cards:
            return Show(str(focused))
        return None

    def caption(self) -> Content | None:
        return self.desk.runs(f"{self.desk.game}.choose_shown", seat=self.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        focused = self.desk.focus.current()
        card = str(focused) if focused in self.cards else self.cards[0]
        say = self.desk.say
        return (
            Prompt(Kind.LEFT, say("prompt.choose")),
            Prompt(Kind.CONFIRM, say(f"{self.desk.game}.action.show", card=card)),
        )
