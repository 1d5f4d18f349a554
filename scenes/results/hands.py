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
from systems.io.pictures import Picture
from systems.table.signs import badge
from systems.table.sprites import Sprite

TOP, FOOT = 176.0, 940.0
LEFT, RIGHT = 96.0, 1824.0
NAME_WIDTH = 300.0
RATIO, SHORT_RATIO = 0.68, 0.77
MOST_AS_CARDS = 4
"""Seats whose hands lie there as cards; more lie there as slips of paper with names."""

FULL_ROW = 200.0
"""Cards in lower rows are shorter and wider, so that their names stay readable."""

CARD_GAP = 30.0
SLIP, SLIP_GAP = (330.0, 104.0), 14.0
FRAME = 7.0
"""Paper around the picture on a slip."""


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
        longest = max((len(hand) for hand in hands), default=0)
        order = {card.id: place for place, card in enumerate(desk.manifest.cards)}
        for seat, hand in enumerate(hands):
            hand = tuple(sorted(hand, key=lambda card: order[card]))
            y = start + row * (seat + 0.5)
            self.stage.add(Sprite(badge(desk.fixed, desk.style(seat), 30), LEFT + 34, y, 5))
            name = desk.fitted(
                desk.texts.name_of(seat), "body", 38, NAME_WIDTH - 96, desk.theme.text
            )
            self.stage.add(Sprite(name, LEFT + 84 + name.size[0] / 2, y, 5))
            if len(hands) <= MOST_AS_CARDS:
                self._put_cards(hand, y, row)
            else:
                self._put_slips(hand, y, row, longest)
        self.set_prompts((Prompt(Kind.BACK, desk.say("prompt.back")),))

    def _put_cards(self, hand: tuple[str, ...], y: float, row: float) -> None:
        height = row - 18
        width = height * (RATIO if row >= FULL_ROW else SHORT_RATIO)
        room = RIGHT - LEFT - NAME_WIDTH - width
        step = min(width + CARD_GAP, room / max(1, len(hand) - 1))
        for place, card in enumerate(hand):
            x = LEFT + NAME_WIDTH + width / 2 + place * step
            face = card_face(self.desk, card, (width, height))
            self.stage.add(Sprite(face, x, y, 6 + place))

    def _put_slips(self, hand: tuple[str, ...], y: float, row: float, longest: int) -> None:
        room = (RIGHT - LEFT - NAME_WIDTH + SLIP_GAP) / max(1, longest)
        size = (min(SLIP[0], room - SLIP_GAP), min(SLIP[1], row - 24))
        letters = min(self.desk.text.size("card", 40), size[1] * 0.6)
        for place, card in enumerate(hand):
            x = LEFT + NAME_WIDTH + (size[0] + SLIP_GAP) * place + size[0] / 2
            picture = self._sign(card, size[1] - 2 * FRAME)
            face = slip(self.desk, card, size, picture, letters=letters)
            self.stage.add(Sprite(face, x, y, 6))

    def _sign(self, card: str, side: float) -> Picture | None:
        """The picture of a card, cut to a square; None where it has none."""
        desk = self.desk
        file = desk.picture_of(desk.manifest.card(card).picture)
        if not desk.images.exists(file):
            return None
        return desk.images.picture(file, (side, side), radius=6, anchor=(0.5, 0.12))

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
