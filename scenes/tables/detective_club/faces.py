"""The paintings of Detective Club behind the curtain."""

from __future__ import annotations

from scenes.private.faces import CardFaces, Size
from scenes.tables.detective_club import cards
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture


class Faces(CardFaces):
    """Paintings with a fine gilt edge; their back tells nothing."""

    def face(self, desk: Desk, card: str, size: Size) -> Picture:
        return cards.face(desk, card, size)

    def back(self, desk: Desk, card: str, size: Size) -> Picture:
        return cards.back(desk, size)


FACES = Faces()
