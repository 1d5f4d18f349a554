"""Pictures are made ahead of time, piece by piece; large ones on their way drive nothing out."""

from __future__ import annotations

import pygame
import pytest

from scenes.tabletop.warming import ENOUGH, Wanted, Warming
from systems.io.brush import Brush, painted
from systems.io.images import Images
from systems.io.pictures import Picture, PictureBook

SIDE = int(ENOUGH**0.5) + 1
"""Of a picture that is enough for a frame."""


@pytest.fixture
def book() -> PictureBook:
    pygame.display.set_mode((8, 8))
    return PictureBook()


def large(name: str, *parts: Picture, book: PictureBook | None = None) -> Picture:
    def paint(brush: Brush) -> None:
        brush.plate((0, 0, 20, 20), 4, "#FF0000")
        for part in parts:
            brush.picture(part, (SIDE / 2, SIDE / 2))

    return painted(name, (SIDE, SIDE), paint, book)


def test_what_a_picture_is_made_of_is_made_before_it_frame_by_frame(book: PictureBook) -> None:
    face, band = large("face"), large("band")
    card = large("card", face, band, book=book)
    assert list(card.parts(1.0)) == [face, band]
    warming = Warming(book)
    warming.later(iter([Wanted(card), Wanted(face)]))
    seen = []
    while not warming.done:
        warming.quiet_frame()
        seen.append(tuple(one.key[1] for one in (face, band, card) if book.has(one)))
    assert seen[:3] == [("face",), ("face", "band"), ("face", "band", "card")]
    assert book.made == 3


def test_small_pictures_share_a_frame(book: PictureBook) -> None:
    small = [painted(f"small {n}", (20, 20), lambda brush: None) for n in range(9)]
    warming = Warming(book)
    warming.later(Wanted(one) for one in small)
    warming.quiet_frame()
    assert all(book.has(one) for one in small)


def test_a_file_is_read_in_a_frame_of_its_own_and_once_for_all_sizes(book: PictureBook) -> None:
    images = Images()
    name = "ui/paper.webp"
    one, other = images.picture(name, (60, 60)), images.picture(name, (30, 40))
    assert [part.key for part in one.parts(1.0)] == [("source", name)]
    warming = Warming(book)
    warming.later([Wanted(one)])
    warming.quiet_frame()
    assert not book.has(one)
    warming.quiet_frame()
    assert book.has(one)
    assert not other.parts(1.0), "it has been read"


def test_large_pictures_on_their_way_do_not_drive_out_what_is_needed() -> None:
    pygame.display.set_mode((8, 8))
    book = PictureBook(budget=12_000_000)
    card, needed = painted("card", (600, 600), lambda brush: None), large("needed")
    book.surface(needed)
    for step in range(1, 40):
        book.variant(card, scale=0.6 + step / 100)
    assert book.has(needed)
    assert book.bytes_used <= book.budget
