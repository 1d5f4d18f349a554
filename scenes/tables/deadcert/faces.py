"""The cards of DEADCERT behind the curtain."""

from __future__ import annotations

from scenes.private.faces import CardFaces, Size
from scenes.tables.deadcert import desk as lying
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import MOTIVE, colour_of


class Faces(CardFaces):
    """Suspects and Snoops, drawn from the file of cards; their backs tell the type."""

    def face(self, desk: Desk, card: str, size: Size) -> Picture:
        return lying.face(desk, card, size)

    def back(self, desk: Desk, card: str, size: Size) -> Picture:
        return lying.back(desk, colour_of(card) if card else MOTIVE, size)


FACES = Faces()
