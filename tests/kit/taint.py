"""Paints what is secret in colours that nothing else has, and marks its words.

Whatever a private page shows of cards, sheets and papers becomes one flat colour for each seat, and
every name of a card that is written for one seat's eyes carries that seat's mark. What is then on
the screen can be read off its pixels and its strings, frame by frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pygame

from game.content.templates import parse
from game.content.texts import Texts
from scenes.notes.page import NotesPage
from scenes.party import Party
from scenes.private import curtain, faces, peek
from scenes.private.desks import desk_for
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture

MARKS = "‡†§¶"
"""One for each seat of people."""

COLOURS = ("#FF00FE", "#00FEFD", "#FE01C1", "#01FF02")
FAMILIES = ("card", "short", "the")


def seats_on(surface: pygame.Surface) -> set[int]:
    """The seats of which something secret can be seen in a frame."""
    return {
        seat
        for seat, colour in enumerate(COLOURS)
        if pygame.mask.from_threshold(surface, colour, (2, 2, 2, 255)).count()
    }


def seats_in(strings: list[str]) -> set[int]:
    """The seats whose marks can be read."""
    whole = "\n".join(strings)
    return {seat for seat, mark in enumerate(MARKS) if mark in whole}


def marked(texts: Texts, seat: int) -> Texts:
    """The same texts, with a seat's mark after every name of a card."""
    table = dict(texts._table)
    for key in table:
        parts = key.split(".")
        if len(parts) == 3 and parts[0] == texts.game and parts[1] in FAMILIES:
            table[key] = parse(texts.say(key) + MARKS[seat])
    return Texts(texts.language, texts.game, table, texts._names)


@contextmanager
def tainted() -> Iterator[None]:
    """Inside the block everything private is painted and marked."""

    def desk(scene: Any, party: Party, viewer: Any) -> Any:
        if isinstance(viewer, int) and viewer < len(MARKS):
            party = replace(party, texts=marked(party.texts, viewer))
        return desk_for(scene, party, viewer)

    def face(own: Any, card: str, size: tuple[float, float], *, full_name: bool = False) -> Picture:
        entry = own.manifest.card(card)
        words = own.say(entry.name if full_name else entry.short)
        return flat(own.viewer, size, (card, words))

    panel_picture = NotesPage._panel_picture

    def panel(page: NotesPage, where: Any) -> Picture:
        picture = panel_picture(page, where)
        return flat(page.sheet.seat, picture.size, picture.says)

    with (
        patch.object(curtain, "desk_for", desk),
        patch.object(peek, "desk_for", desk),
        patch.object(faces, "card_face", face),
        patch.object(NotesPage, "_panel_picture", panel),
    ):
        yield


def flat(seat: int, size: tuple[float, float], says: tuple[str, ...]) -> Picture:
    """A plate in the colour of a seat, with what is said on it."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 2, COLOURS[seat])

    return painted(("taint", seat, size, says), size, paint, says=says)
