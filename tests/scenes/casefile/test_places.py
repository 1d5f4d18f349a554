"""Where things lie on Casefile's table: all of it is in the map, and rings have their room."""

from __future__ import annotations

import pytest

from game.settings import Settings
from scenes.parts.places import FOOT_ROW
from scenes.tables.casefile import board, places
from scenes.tables.casefile.places import MAP, Places
from systems.rules.casefile.cards import ASKED, EVIDENCE, TYPES
from systems.table.board import Area
from tests.scenes.casefile.cases import position
from tests.scenes.casefile.table_rig import Rig

RING = 11.0
"""From the edge of what has the focus to the outer edge of its bright line."""


def test_the_plates_of_the_map_are_the_row_at_the_foot() -> None:
    assert dict(MAP.seats) == FOOT_ROW


def test_every_row_lies_on_its_sheet_and_every_sheet_on_the_board() -> None:
    for kind in TYPES:
        sheet = places.sheet(kind)
        assert places.BOARD.left < sheet.left and sheet.right < places.BOARD.right
        assert places.BOARD.top < sheet.top and sheet.bottom < places.BOARD.bottom
    rows = [places.row(piece) for piece in EVIDENCE]
    assert not any(one.meets(other) for n, one in enumerate(rows) for other in rows[n + 1 :])


@pytest.mark.parametrize("seats", [2, 4])
def test_the_ring_of_a_plate_leaves_words_alone(seats: int) -> None:
    with Rig(seats, seats, arrange=position(seats)) as table:
        found = Places(table.scene.desk)
        for seat in range(seats):
            last = found.slip(seat, ASKED - 1, ASKED)
            for place in range(2):
                assert _ring(found.tile(seat, place, 2)).top >= last.bottom
                assert _ring(found.half(seat, place)).bottom <= found.plate(seat).bottom
            head = found.inside(seat).top - 18  # the line in it ends a little higher
            assert _ring(found.half(seat, 0)).top >= head
            assert found.chip(seat, 0, 5).left >= found.plate(seat).left + RING
            assert found.chip(seat, 4, 5).right <= found.plate(seat).right - RING


@pytest.mark.parametrize(("language", "word"), [("en", "points"), ("de", "Punkte")])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_every_sheet_says_what_the_dots_of_its_rows_are(
    language: str, word: str, percent: int
) -> None:
    settings = Settings(speed="instant", language=language, text_size=percent)
    with Rig(4, 4, arrange=position(), settings=settings) as table:
        desk = table.scene.desk
        for kind in TYPES:
            says = board.sheet(desk, kind, ()).says
            assert says[:2] == (desk.say(f"casefile.kind.{kind}"), word), "both of them whole"


def _ring(area: Area) -> Area:
    return area.shrunk(-RING)
