"""What a picture is made of can be asked without making any of it."""

from __future__ import annotations

import pygame
import pytest

from systems.io.brush import Brush, painted
from systems.io.pictures import Picture, PictureBook

SIZE = (20.0, 20.0)


@pytest.fixture
def made() -> list[str]:
    return []


def picture(name: str, made: list[str], *parts: Picture) -> Picture:
    def make(_scale: float) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((20, 20), pygame.SRCALPHA)

    return Picture(name, SIZE, make, parts=lambda _scale: parts)


@pytest.mark.parametrize("worked_on", [False, True])
def test_without_a_book_only_what_is_read_for_it_is_worth_making_first(
    made: list[str], worked_on: bool
) -> None:
    """The picture itself would be made twice: no book keeps it."""
    file = picture("file", made)
    face = picture("face", made, file)

    def paint(brush: Brush) -> None:
        if worked_on:
            brush.blit(brush.made(face), 0, 0)
        else:
            brush.picture(face, (10, 10))

    framed = painted("framed", SIZE, paint)
    assert list(framed.parts(1.0)) == [file]
    assert made == []
    book = PictureBook()
    for _ in book.steps(framed):
        pass
    assert made == ["file", "face"]


def test_what_a_book_keeps_is_made_first(made: list[str]) -> None:
    file = picture("file", made)
    face = picture("face", made, file)
    book = PictureBook()
    framed = painted("framed", SIZE, lambda brush: brush.picture(face, (10, 10)), book)
    assert list(framed.parts(1.0)) == [face]
    steps = []
    for _ in book.steps(framed):
        steps.append(list(made))
    assert steps == [["file"], ["file", "face"], ["file", "face"]]
