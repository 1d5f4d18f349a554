"""The baize board with the six suspects and the six weapons, on which a question grows."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.tables.tudor_mansion import pictures
from scenes.tables.tudor_mansion.layout import Places
from scenes.tabletop.buttons import baize
from scenes.tabletop.cards import card_face
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.tudor_mansion.cards import SUSPECTS, WEAPONS
from systems.table.board import Area
from systems.table.focus import Target
from systems.table.signs import badge, tick
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

PREFIX = "ui.board."
Z = 300.0

CARD = (154.0, 208.0)
GAP = 18.0
FIRST_X = 453.0
ROWS = (30.0, 262.0)
"""From the top of the board to the suspects and to the weapons."""
SENTENCE = 530.0
SENTENCE_WIDTH = 1060.0
SENTENCE_SIZE = 38.0

UPPER = Area(396, 54, 1128, 586)
LOWER = Area(396, 276, 1128, 584)
ASIDE = (163, 163, 163)
"""Tint of the cards that were not chosen: 64 %."""
LESS_ASIDE = (222, 222, 222)
"""The same with high contrast."""


def board_area(places: Places, room: str) -> Area:
    """Where the board lies so that the room stays visible, if it can."""
    if not room:
        return UPPER
    area = places.board.rooms[room].area
    return LOWER if area.bottom <= LOWER.top else UPPER


class NamingBoard:
    """Cards to name a suspect and a weapon with.

    Args:
        places: the geometry.
        area: where it lies.
        edge: its colour.
        own: cards that the lone human holds; they are marked.
    """

    def __init__(self, places: Places, area: Area, edge: str, own: Iterable[str] = ()) -> None:
        self.places = places
        self.desk = places.desk
        self.area = area
        self.edge = edge
        self.own = frozenset(own)

    # -- life --------------------------------------------------------------------------------

    def open(self) -> None:
        """Lay the board over the house."""
        stage = self.desk.stage
        stage.add(Sprite(baize(self.area, self.edge), *self.area.centre, Z), name=f"{PREFIX}cloth")
        for card in (*SUSPECTS, *WEAPONS):
            x, y = self.centre(card)
            stage.add(Sprite(card_face(self.desk, card, CARD), x, y, Z + 1), name=PREFIX + card)
            if card in self.own and self.desk.lone is not None:
                mark = badge(self.desk.fixed, self.desk.style(self.desk.lone), 20, number=False)
                place = (x - CARD[0] / 2 + 22, y - CARD[1] / 2 + 24)
                stage.add(Sprite(mark, *place, Z + 4), name=f"{PREFIX}own.{card}")

    def close(self) -> None:
        """Take it away."""
        for name in self.desk.stage.names:
            if name.startswith(PREFIX):
                self.desk.stage.remove(name)
        self.desk.focus.replace([])

    # -- choosing ----------------------------------------------------------------------------

    def offer(self, cards: Iterable[str], first: str) -> None:
        """Let the focus go over these cards, beginning with one of them."""
        targets = [Target(card, self.rect(card), CARD[0] * 0.075) for card in cards]
        self.desk.focus.replace(targets)
        self.desk.focus.set(first)

    def choose(self, card: str | None) -> None:
        """Mark a suspect as chosen, or (None) let all stand alike again."""
        stage = self.desk.stage
        for name in (f"{PREFIX}tick", f"{PREFIX}chosen"):
            stage.remove(name)
        for suspect in SUSPECTS:
            aside = LESS_ASIDE if self.desk.theme.high else ASIDE
            tint = aside if card is not None and suspect != card else None
            stage.change(PREFIX + suspect, tint=tint)
            if f"{PREFIX}own.{suspect}" in stage:
                stage.change(f"{PREFIX}own.{suspect}", tint=tint)
        if card is not None:
            x, y = self.centre(card)
            stage.add(Sprite(_brass_edge(), x, y, Z + 2), name=f"{PREFIX}chosen")
            corner = (x + CARD[0] / 2 - 8, y - CARD[1] / 2 + 8)
            stage.add(Sprite(tick(44), *corner, Z + 5), name=f"{PREFIX}tick")

    def say(self, long: Content, short: Content) -> None:
        """The sentence so far; the short form where the long one is too wide."""
        desk, stage = self.desk, self.desk.stage
        width = desk.fixed.measure(long, "body", desk.text.size("body", SENTENCE_SIZE))[0]
        content = long if width <= SENTENCE_WIDTH else short
        picture = desk.fitted(content, "body", SENTENCE_SIZE, SENTENCE_WIDTH, desk.theme.text)
        stage.remove(f"{PREFIX}sentence")
        place = (self.area.centre[0], self.area.top + SENTENCE)
        stage.add(Sprite(picture, *place, Z + 1), name=f"{PREFIX}sentence")

    # -- places ------------------------------------------------------------------------------

    def centre(self, card: str) -> tuple[float, float]:
        """The middle of a card on the board."""
        row, cards = (0, SUSPECTS) if card in SUSPECTS else (1, WEAPONS)
        x = FIRST_X + cards.index(card) * (CARD[0] + GAP) + CARD[0] / 2
        return (x, self.area.top + ROWS[row] + CARD[1] / 2)

    def rect(self, card: str) -> pygame.Rect:
        """Where a card lies, as a target of the focus."""
        x, y = self.centre(card)
        return pygame.Rect(round(x - CARD[0] / 2), round(y - CARD[1] / 2), *map(round, CARD))


def _brass_edge() -> Picture:
    def paint(brush: Brush) -> None:
        brush.plate((-3, -3, CARD[0] + 6, CARD[1] + 6), 14, None, edge=BRASS, edge_width=5)

    return painted(("brass_edge", CARD), CARD, paint, margin=8)


RED_EDGE = pictures.RED_EDGE
