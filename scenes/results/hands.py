"""All hands, open on the table, after the end."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.context import Context
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.results.close_ups import close_ups
from scenes.results.review import CaseReview
from scenes.tabletop.cards import card_face, slip
from scenes.tabletop.closer import LookCloser
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.signs import badge
from systems.table.sprites import Sprite

TOP, FOOT = 176.0, 940.0
LEFT, RIGHT = 96.0, 1824.0
GAP = 24.0
MOST_HIGH = 262.0
"""Of a row that goes from side to side."""

NAME_WIDTH = 300.0
HEAD = 84.0
"""Where two hands lie side by side: the room for the name above the cards."""

RIM = 24.0
RATIO, SHORT_RATIO = 0.68, 0.77
FULL_CARD = 180.0
"""Lower cards are shorter and wider, so that their names stay readable."""

MOST_AS_CARDS = 4
"""Seats whose hands lie there as cards; more lie there as slips of paper with names."""

CARD_GAP = 30.0
SLIP, SLIP_GAP = (330.0, 104.0), 14.0
FRAME = 7.0
"""Paper around the picture on a slip."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Where one hand lies, with the name before it or above it."""

    left: float
    top: float
    width: float
    height: float
    above: bool = False

    @property
    def cards(self) -> tuple[float, float, float, float]:
        """The room for the cards."""
        before, over = (RIM, HEAD) if self.above else (NAME_WIDTH, 14.0)
        foot = RIM if self.above else 14.0
        return (
            self.left + before,
            self.top + over,
            self.width - before - RIM,
            self.height - over - foot,
        )


def lanes(count: int) -> list[Lane]:
    """A row for each hand; four lie two by two, because theirs are short."""
    if count == MOST_AS_CARDS:
        width, height = (RIGHT - LEFT - GAP) / 2, (FOOT - TOP - GAP) / 2
        return [
            Lane(LEFT + at % 2 * (width + GAP), TOP + at // 2 * (height + GAP), width, height, True)
            for at in range(count)
        ]
    row = min(MOST_HIGH, (FOOT - TOP) / max(1, count))
    start = TOP + (FOOT - TOP - row * count) / 2
    return [Lane(LEFT, start + row * at, RIGHT - LEFT, row) for at in range(count)]


class HandsScreen(Screen):
    """A row of cards for every seat; OK looks closely at all of them.

    Args:
        context: the tools of the house.
        party: who sat at the table.
        review: with the hands.
    """

    name = "hands"

    def __init__(self, context: Context, party: Party, review: CaseReview) -> None:
        super().__init__(context)
        self.party = party
        self.desk = desk_for(self, party, "public")
        order = {card.id: place for place, card in enumerate(self.desk.manifest.cards)}
        self.hands = [tuple(sorted(hand, key=lambda card: order[card])) for hand in review.hands]

    def build(self) -> None:
        self.stage.set_ground(wood_ground(self.context))
        desk = self.desk
        desk.theme = self.context.theme
        self.add(
            Label("title", (LEFT, 104), desk.say("results.all_hands"), "display", 76, gold=True)
        )
        longest = max((len(hand) for hand in self.hands), default=0)
        for seat, lane in enumerate(lanes(len(self.hands))):
            self._put_head(seat, lane)
            if len(self.hands) <= MOST_AS_CARDS:
                self._put_cards(self.hands[seat], longest, lane)
            else:
                self._put_slips(self.hands[seat], longest, lane)
        self.set_prompts(
            (
                Prompt(Kind.CONFIRM, desk.say("prompt.look_closer")),
                Prompt(Kind.BACK, desk.say("prompt.back")),
            )
        )

    def _put_head(self, seat: int, lane: Lane) -> None:
        """Badge and name; hands side by side have a plate that holds each together."""
        desk = self.desk
        if lane.above:
            plate = self._plate((lane.width, lane.height))
            middle = (lane.left + lane.width / 2, lane.top + lane.height / 2)
            self.stage.add(Sprite(plate, *middle, 4))
        x = lane.left + (RIM if lane.above else 0)
        y = lane.top + (HEAD / 2 + 2 if lane.above else lane.height / 2)
        room = (lane.width if lane.above else NAME_WIDTH) - 96 - (2 * RIM if lane.above else 0)
        name = desk.fitted(desk.texts.name_of(seat), "body", 38, room, desk.theme.text)
        self.stage.add(Sprite(badge(desk.fixed, desk.style(seat), 30), x + 34, y, 5))
        self.stage.add(Sprite(name, x + 84 + name.size[0] / 2, y, 5))

    def _plate(self, size: tuple[float, float]) -> Picture:
        theme = self.desk.theme

        def paint(brush: Brush) -> None:
            brush.shadow((0, 0, *size), 22, blur=8, drop=4, opacity=0.5)
            brush.plate(
                (0, 0, *size),
                22,
                theme.plate,
                fill_opacity=0.72,
                edge=theme.edge,
                edge_width=2,
                edge_opacity=0.6,
            )

        return painted(("hand plate", size, theme), size, paint, self.desk.book, margin=18)

    def _put_cards(self, hand: tuple[str, ...], longest: int, lane: Lane) -> None:
        left, top, room, height = lane.cards
        ratio = RATIO if height >= FULL_CARD else SHORT_RATIO
        most = (room + CARD_GAP / 2) / max(1, longest) - CARD_GAP / 2
        width = max(min(height * ratio, most), min(height, FULL_CARD) * ratio)
        size = (width, min(height, width / ratio))
        gap = CARD_GAP if not lane.above else CARD_GAP / 2
        step = min(width + gap, (room - width) / max(1, len(hand) - 1))
        for place, card in enumerate(hand):
            face = card_face(self.desk, card, size)
            x = left + width / 2 + place * step
            self.stage.add(Sprite(face, x, top + height / 2, 6 + place))

    def _put_slips(self, hand: tuple[str, ...], longest: int, lane: Lane) -> None:
        room = (RIGHT - LEFT - NAME_WIDTH + SLIP_GAP) / max(1, longest)
        size = (min(SLIP[0], room - SLIP_GAP), min(SLIP[1], lane.height - 24))
        letters = min(self.desk.text.size("card", 40), size[1] * 0.6)
        for place, card in enumerate(hand):
            x = LEFT + NAME_WIDTH + (size[0] + SLIP_GAP) * place + size[0] / 2
            picture = self._sign(card, size[1] - 2 * FRAME)
            face = slip(self.desk, card, size, picture, letters=letters)
            self.stage.add(Sprite(face, x, lane.top + lane.height / 2, 6))

    def _sign(self, card: str, side: float) -> Picture | None:
        """The picture of a card, cut to a square; None where it has none."""
        desk = self.desk
        file = desk.picture_of(desk.manifest.card(card).picture)
        if not desk.images.exists(file):
            return None
        return desk.images.picture(file, (side, side), radius=6, anchor=(0.5, 0.12))

    def _look_closer(self) -> None:
        entries = [
            entry
            for seat, hand in enumerate(self.hands)
            for entry in close_ups(self.desk, hand, self.desk.runs("results.held", seat=seat))
        ]
        if entries:
            self.context.stack.push(LookCloser(self.context, entries))

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.EXTRA:
            self.back()
            return True
        if action.kind is Kind.PAGE_RIGHT:
            self._look_closer()
            return True
        return False

    def on_action(self, action: Action) -> bool:
        if action.pressed and action.kind is Kind.CONFIRM:
            self._look_closer()
            return True
        return super().on_action(action)
