"""The mansion's own map: nine rooms round the Cellar, and a place for every piece."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content import registry
from scenes.tables.tudor_mansion.standing import DISC, SQUARE, stand
from systems.rules.tudor_mansion.cards import PASSAGES, RING, SUSPECTS, WEAPONS, exits
from systems.table.board import Area, Board, read_board

PIECES = (*SUSPECTS, *WEAPONS)
KINDS = dict.fromkeys(SUSPECTS, "suspect") | dict.fromkeys(WEAPONS, "weapon")


@pytest.fixture(scope="module")
def board() -> Board:
    return read_board(registry.manifest("tudor_mansion").path("table.tmx"))


def test_the_rooms_lie_in_the_order_of_the_ring(board: Board) -> None:
    in_order = sorted(
        (room for room in board.rooms.values() if room.position), key=lambda room: room.position
    )
    assert tuple(room.name for room in in_order) == RING
    assert "cellar" in board.rooms


@pytest.mark.rule("TM-035")
@pytest.mark.rule("TM-042")
def test_doors_join_neighbours_on_the_ring_and_nothing_else(board: Board) -> None:
    joined = {frozenset(door.rooms) for door in board.doors}
    neighbours = {frozenset(pair) for pair in zip(RING, (*RING[1:], RING[0]), strict=True)}
    assert joined == neighbours
    for room in RING:
        steps = {other for other, way in exits(RING, room).items() if way == "step"}
        assert steps == {other for other in RING if board.door(room, other) and other != room}


@pytest.mark.rule("TM-037")
@pytest.mark.rule("TM-038")
def test_trapdoors_lead_where_the_passages_lead(board: Board) -> None:
    ends = {room: door.to for room, door in board.trapdoors.items()}
    assert ends == {RING[a - 1]: RING[b - 1] for a, b in PASSAGES.items()}


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_size_of_table_has_its_plates(board: Board, seats: int) -> None:
    plates = board.plates(seats)
    assert len(plates) == seats
    for one, other in itertools.combinations(plates, 2):
        assert not one.shrunk(1).meets(other)
    house = Area(396 - 28, 60 - 28, 1128 + 56, 800 + 56)
    assert not any(plate.meets(house) for plate in plates)


@given(st.lists(st.sampled_from(RING), min_size=12, max_size=12))
def test_pieces_always_stand_inside_their_room(board: Board, rooms: list[str]) -> None:
    spots = stand(board, dict(zip(PIECES, rooms, strict=True)), KINDS)
    assert set(spots) == set(PIECES)
    for piece, room in zip(PIECES, rooms, strict=True):
        spot, area = spots[piece], board.rooms[room].area
        half = (DISC if KINDS[piece] == "suspect" else SQUARE) * spot.scale / 2
        assert area.left <= spot.x - half and spot.x + half <= area.right
        assert area.top + 24 <= spot.y - half and spot.y + half <= area.bottom


@pytest.mark.rule("TM-022")
@pytest.mark.parametrize("room", RING)
def test_a_room_holds_all_twelve(board: Board, room: str) -> None:
    spots = stand(board, dict.fromkeys(PIECES, room), KINDS)
    places = {(spot.x, spot.y) for spot in spots.values()}
    assert len(places) == len(PIECES)
    for one, other in itertools.pairwise(SUSPECTS):
        step = abs(spots[other].x - spots[one].x)
        assert step >= DISC * spots[one].scale * 0.6, "discs may overlap by about a third"
    lowest = max(spots[one].y + DISC * spots[one].scale / 2 for one in SUSPECTS)
    assert lowest <= min(spots[one].y - SQUARE * spots[one].scale / 2 for one in WEAPONS) + 1
