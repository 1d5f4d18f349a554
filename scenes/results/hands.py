"""All hands, open on the table, after the end."""

from __future__ import annotations

from scenes.context import Context
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.results.review import CaseReview
from scenes.tabletop.cards import card_face, slip
from systems.io.actions import Action, Kind
from systems.table.signs import badge
from systems.table.sprites import Sprite

TOP, FOOT = 176.0, 940.0
LEFT, RIGHT = 96.0, 1824.0
NAME_WIDTH = 300.0
RATIO = 0.68
MOST_AS_CARDS = 3
"""Seats whose hands lie there as cards; more lie there as slips of paper with names."""


class HandsScreen(Screen):
    """A row of cards for every seat.

    Args:
        context: the tools of the house.
        party: who sat at the table.
        review: with the hands.
    """

    name = "hands"

    def __init__(self, context: Context, party: Party, review: CaseReview) -> None:
        super().__init__(context)
        self.party = party
        self.review = review
        self.desk = desk_for(self, party, "public")

    def build(self) -> None:
        self.stage.set_ground(wood_ground(self.context))
        desk = self.desk
        desk.theme = self.context.theme
        self.add(
            Label("title", (LEFT, 104), desk.say("results.all_hands"), "display", 76, gold=True)
        )
        hands = self.review.hands
        row = min(262.0, (FOOT - TOP) / max(1, len(hands)))
        start = TOP + (FOOT - TOP - row * len(hands)) / 2
        for seat, hand in enumerate(hands):
            y = start + row * (seat + 0.5)
            self.stage.add(Sprite(badge(desk.fixed, desk.style(seat), 30), LEFT + 34, y, 5))
            name = desk.fitted(
                desk.texts.name_of(seat), "body", 38, NAME_WIDTH - 96, desk.theme.text
            )
            self.stage.add(Sprite(name, LEFT + 84 + name.size[0] / 2, y, 5))
            if len(hands) <= MOST_AS_CARDS:
                self._put_cards(hand, y, row)
            else:
                self._put_slips(hand, y, row)
        self.set_prompts((Prompt(Kind.BACK, desk.say("prompt.back")),))

    def _put_cards(self, hand: tuple[str, ...], y: float, row: float) -> None:
        height = row - 18
        width = height * RATIO
        room = RIGHT - LEFT - NAME_WIDTH - width
        step = min(width + 14, room / max(1, len(hand) - 1))
        for place, card in enumerate(hand):
            x = LEFT + NAME_WIDTH + width / 2 + place * step
            face = card_face(self.desk, card, (width, height))
            self.stage.add(Sprite(face, x, y, 6 + place))

    def _put_slips(self, hand: tuple[str, ...], y: float, row: float) -> None:
        count = max(1, len(hand))
        width = min(330.0, (RIGHT - LEFT - NAME_WIDTH) / count - 14)
        height = min(104.0, row - 24)
        letters = min(self.desk.text.size("card", 40), height * 0.6)
        for place, card in enumerate(hand):
            x = LEFT + NAME_WIDTH + (width + 14) * place + width / 2
            picture = slip(self.desk, card, (width, height), None, letters=letters)
            self.stage.add(Sprite(picture, x, y, 6))

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.EXTRA:
            self.back()
            return True
        return False

    def on_action(self, action: Action) -> bool:
        if action.pressed and action.kind is Kind.CONFIRM:
            self.back()
            return True
        return super().on_action(action)
