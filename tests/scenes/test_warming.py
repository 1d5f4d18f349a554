"""Pictures are made ahead of time, piece by piece; large ones on their way drive nothing out."""

from __future__ import annotations

import pygame
import pytest

from scenes.parts.sheets import rail_ground
from scenes.tabletop.preparing import Prepare
from scenes.tabletop.warming import ENOUGH, LEAST, Wanted, Warming
from systems.io.brush import Brush, painted
from systems.io.images import Images
from systems.io.pictures import Picture, PictureBook
from systems.table.clips import Director
from systems.table.stage import Stage
from systems.table.tempo import Tempo
from systems.table.theme import Theme
from systems.table.tween import Motions

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


def test_many_small_pictures_do_not(book: PictureBook) -> None:
    """Each takes its time, too."""
    count = round(ENOUGH / LEAST) + 1
    small = [painted(f"small {n}", (20, 20), lambda brush: None) for n in range(count)]
    warming = Warming(book)
    warming.later(Wanted(one) for one in small)
    warming.quiet_frame()
    assert [book.has(one) for one in small] == [True] * (count - 1) + [False]


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_clip_makes_what_follows_frame_by_frame_before_it_moves(
    book: PictureBook, speed: str
) -> None:
    stage = Stage(book)
    director = Director(stage, Motions(stage, Tempo(speed)), lambda cue: None, lambda words: None)
    one, other = large("one"), large("other")
    left, made = [], []
    clip = Prepare(director, lambda: [one, other])
    for _ in range(6):
        left.append(clip.advance(1 / 60))
        made.append(book.made)
        if left[-1] is not None:
            break
    if speed == "instant":
        assert made == [0], "nothing waits for it"
        return
    assert left == [None, None, None, 1 / 60]
    assert made == [0, 1, 2, 2], "not in the frame in which the words before it are made"
    assert Prepare(director, lambda: [one, other]).advance(0.5) == 0.5, "all is there"


def test_what_is_there_already_is_not_driven_out_by_what_is_made() -> None:
    pygame.display.set_mode((8, 8))
    weight = SIDE * SIDE * 4
    book = PictureBook(budget=round(3.5 * weight))
    stage = Stage(book)
    director = Director(stage, Motions(stage, Tempo()), lambda cue: None, lambda words: None)
    there, idle, new = large("there"), large("idle"), [large("new 1"), large("new 2")]
    book.surface(there)
    book.surface(idle)
    clip = Prepare(director, lambda: [there, *new])
    while clip.advance(1 / 60) is None:
        pass
    assert [book.has(one) for one in (there, *new, idle)] == [True, True, True, False]


def test_a_wide_plate_at_the_foot_is_its_ends_with_the_middle_stretched(book: PictureBook) -> None:
    theme = Theme()
    plates = [rail_ground(book, theme, (wide, 72.0), bar=True) for wide in (600.0, 900.0)]
    short, wide = (book.surface(one) for one in plates)
    assert short.get_height() == wide.get_height()
    assert book.made == 3, "and the ends are drawn once"
    for y in range(0, short.get_height(), 5):
        row = [wide.get_at((x, y)) for x in range(wide.get_width())]
        assert row[:100] == [short.get_at((x, y)) for x in range(100)]
        assert row[-100:] == [short.get_at((short.get_width() - 100 + x, y)) for x in range(100)]
        assert row[100:-100] == [row[200]] * (len(row) - 200)


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
