"""The cards of Deadly Premonition behind the curtain."""

from __future__ import annotations

from scenes.private.faces import CardFaces, Size
from scenes.tables.deadly_premonition import cards
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import ALIGNMENTS, WEATHER


class Faces(CardFaces):
    """Drawn by the game; every card of a hand has the same back."""

    def face(self, desk: Desk, card: str, size: Size) -> Picture:
        return cards.face(desk, card, size)

    def back(self, desk: Desk, card: str, size: Size) -> Picture:
        if card in WEATHER:
            return cards.back(desk, size, cards.WEATHER_BACK)
        deck = cards.ALIGNMENT if card in ALIGNMENTS else cards.PROFILING
        return cards.back(desk, size, deck)


FACES = Faces()
