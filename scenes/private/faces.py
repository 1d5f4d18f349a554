"""How the cards of a game look behind the curtain, where they are none of its manifest.

A game whose cards are made of content has a module ``faces`` beside its table (``<table
module>.faces``, with an object ``FACES`` of a subclass of :class:`CardFaces`).
"""

from __future__ import annotations

from scenes.beside_table import beside_table
from scenes.tabletop.cards import card_back, card_face
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture

Size = tuple[float, float]


class CardFaces:
    """The cards of the manifest; a game overrides what differs."""

    def face(self, desk: Desk, card: str, size: Size) -> Picture:
        """The face of a card."""
        return card_face(desk, card, size, full_name=True)

    def back(self, desk: Desk, card: str, size: Size) -> Picture:
        """What the card shows while it lies face down; ``""`` is a place without a card."""
        return card_back(desk, size)


def load_faces(game: str) -> CardFaces:
    """The faces of a game."""
    module = beside_table(game, "faces")
    if module is None:
        return CardFaces()
    faces: CardFaces = module.FACES
    return faces
