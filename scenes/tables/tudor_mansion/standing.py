"""Where the pieces stand in a room: sizes step down together until everything has its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from systems.table.board import Area, Board, Point

DISC = 84.0
"""Diameter of a suspect's disc at full size."""
SQUARE = 58.0
"""Side of a weapon's square at full size."""
NAME_ROOM = 54.0
"""From the top of the floor to below the plate with the room's name."""
RIM = 6.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece stands, and how large it is against its full size."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class _Size:
    """One step of sizes: discs, squares, and the distance from one to the next."""

    disc: float
    disc_step: float
    square: float
    square_step: float


_TWO_ROWS = (
    _Size(64, 66, 52, 58),
    _Size(56, 40, 48, 43),
)
"""Tried one after the other when the pieces do not fit at full size. In the last the discs
overlap by a third; it holds all twelve pieces in the smallest room."""


def stand(board: Board, rooms: Mapping[str, str], kinds: Mapping[str, str]) -> dict[str, Spot]:
    """A place for every piece.

    Args:
        board: with the rooms under the names that are used here.
        rooms: piece -> room, in the order in which they stand in a row.
        kinds: piece -> ``suspect`` or ``weapon``; anything else stands with the suspects.
    """
    spots: dict[str, Spot] = {}
    for room in board.rooms:
        here = [piece for piece, where in rooms.items() if where == room]
        if not here:
            continue
        weapons = [piece for piece in here if kinds[piece] == "weapon"]
        people = [piece for piece in here if kinds[piece] != "weapon"]
        spots |= _in_room(board, room, people, weapons)
    return spots


def _in_room(
    board: Board, room: str, people: Sequence[str], weapons: Sequence[str]
) -> dict[str, Spot]:
    at_full_size = _full_size(board, room, people, weapons)
    if at_full_size is not None:
        return at_full_size
    floor = board.rooms[room].floor
    for size in _TWO_ROWS:
        last = size is _TWO_ROWS[-1]
        if last or _fits_two_rows(floor, size, len(people), len(weapons)):
            return _two_rows(floor, size, people, weapons)
    raise AssertionError("the last size always fits")


def _full_size(
    board: Board, room: str, people: Sequence[str], weapons: Sequence[str]
) -> dict[str, Spot] | None:
    """The places of the map; None when they do not hold all of them."""
    floor = board.rooms[room].floor
    row = board.rows[room, "suspect_row"]
    spots = {
        piece: Spot(row.start[0] + number * row.step[0], row.start[1], 1.0)
        for number, piece in enumerate(people)
    }
    end = max((spot.x + DISC / 2 for spot in spots.values()), default=floor.left)
    if end > floor.right - RIM:
        return None
    line = board.rows[room, "weapon_row"]
    start, step = line.start, line.step
    if step[0]:  # to the right of the suspects
        start = (max(start[0], end + 14 + SQUARE / 2), start[1])
    elif weapons and end > start[0] - SQUARE / 2 - 4:
        return None
    for number, piece in enumerate(weapons):
        x, y = start[0] + number * step[0], start[1] + number * step[1]
        if x + SQUARE / 2 > floor.right + 6 or y + SQUARE / 2 > floor.bottom + 8:
            return None
        spots[piece] = Spot(x, y, 1.0)
    return spots


def _fits_two_rows(floor: Area, size: _Size, people: int, weapons: int) -> bool:
    room = floor.width - 2 * RIM
    return (
        _length(people, size.disc, size.disc_step) <= room
        and _length(weapons, size.square, size.square_step) <= room
    )


def _length(count: int, size: float, step: float) -> float:
    return size + (count - 1) * step if count else 0.0


def _two_rows(
    floor: Area, size: _Size, people: Sequence[str], weapons: Sequence[str]
) -> dict[str, Spot]:
    """Suspects in the upper row, weapons in the lower, each in the middle of the room."""
    height = size.disc + size.square
    gap = max(2.0, min(14.0, (floor.height - NAME_ROOM - height) / 2))
    upper: Point = (floor.centre[0], floor.top + NAME_ROOM - 6 + gap / 2 + size.disc / 2)
    lower: Point = (upper[0], upper[1] + height / 2 + gap)
    spots = _row(upper, people, size.disc_step, size.disc / DISC)
    if not people:
        lower = (lower[0], (upper[1] + lower[1]) / 2)
    spots |= _row(lower, weapons, size.square_step, size.square / SQUARE)
    return spots


def _row(middle: Point, pieces: Sequence[str], step: float, scale: float) -> dict[str, Spot]:
    first = middle[0] - (len(pieces) - 1) * step / 2
    return {
        piece: Spot(first + number * step, middle[1], scale) for number, piece in enumerate(pieces)
    }
