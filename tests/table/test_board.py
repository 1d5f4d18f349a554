"""The map of a table: what is read, and how a broken map is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from systems.table.board import Area, BadBoard, read_board

HEAD = (
    '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" width="48" height="27" '
    'tilewidth="40" tileheight="40" infinite="0" nextlayerid="9" nextobjectid="99">'
)


def layer(name: str, *objects: str) -> str:
    return f'<objectgroup id="1" name="{name}">{"".join(objects)}</objectgroup>'


def thing(name: str, kind: str, box: tuple[int, ...], point: bool = False, **values: object) -> str:
    size = "" if point else f'width="{box[2]}" height="{box[3]}"'
    rows = ""
    for key, value in values.items():
        kind_of_value = ' type="int"' if isinstance(value, int) else ""
        rows += f'<property name="{key}"{kind_of_value} value="{value}"/>'
    inside = f"<properties>{rows}</properties>" if rows else ""
    inside += "<point/>" if point else ""
    at = f'x="{box[0]}" y="{box[1]}" {size}'
    return f'<object id="7" name="{name}" type="{kind}" {at}>{inside}</object>'


ROOMS = layer(
    "rooms",
    thing("attic", "room", (100, 100, 400, 200), position=1),
    thing("pantry", "room", (500, 100, 300, 200), position=2),
)
SEATS = layer(
    "seats",
    thing("2.1", "seat_plate", (0, 0, 270, 250), seats=2, place=1),
    thing("2.2", "seat_plate", (1600, 0, 270, 250), seats=2, place=2),
)


@pytest.fixture
def write(tmp_path: Path):
    def make(*layers: str) -> Path:
        path = tmp_path / "table.tmx"
        path.write_text(HEAD + "".join(layers) + "</map>")
        return path

    return make


def test_rooms_doors_and_seats_are_read(write) -> None:
    board = read_board(
        write(
            ROOMS,
            layer("floors", thing("attic", "floor", (110, 110, 380, 180))),
            layer("names", thing("attic", "room_name", (300, 120), True)),
            layer("doors", thing("a-p", "door", (490, 160, 20, 60), a="attic", b="pantry")),
            SEATS,
            layer("cellar", thing("shelf", "zone", (10, 20, 30, 40))),
        )
    )
    assert list(board.rooms) == ["attic", "pantry"]
    assert board.rooms["attic"].floor == Area(110, 110, 380, 180)
    assert board.rooms["attic"].name_at == (300, 120)
    assert board.rooms["pantry"].floor == board.rooms["pantry"].area
    door = board.door("pantry", "attic")
    assert door is not None and door.area.centre == (500, 190)
    assert board.door("attic", "attic") is None
    assert [plate.left for plate in board.plates(2)] == [0, 1600]
    assert board.anchor("shelf") == Area(10, 20, 30, 40)


def test_rooms_can_be_renamed_with_everything_that_names_them(write) -> None:
    board = read_board(
        write(
            ROOMS,
            layer("doors", thing("a-p", "door", (490, 160, 20, 60), a="attic", b="pantry")),
            layer(
                "passages",
                thing("attic", "trapdoor", (120, 120), True, room="attic", to="pantry", style="x"),
                thing("pantry", "trapdoor", (780, 120), True, room="pantry", to="attic", style="x"),
            ),
        )
    ).renamed({"attic": "pantry", "pantry": "attic"})
    assert board.rooms["pantry"].area.left == 100
    assert board.rooms["pantry"].position == 1
    assert board.trapdoors["pantry"].to == "attic"
    assert board.trapdoors["pantry"].at == (120, 120)


@pytest.mark.parametrize(
    ("layers", "problem"),
    [
        ([layer("rooms", thing("attic", "room", (0, 0, 9, 9)))], "position"),
        ([layer("rooms", thing("", "room", (0, 0, 9, 9)))], "has no name"),
        ([layer("rooms", thing("attic", "", (0, 0, 9, 9)))], "has no type"),
        ([layer("rooms", thing("attic", "room", (1900, 0, 90, 9), position=1))], "outside the map"),
        ([layer("rooms", thing("attic", "room", (0, 0, 9, 9), position=2))], "positions"),
        ([ROOMS, layer("floors", thing("cave", "floor", (0, 0, 9, 9)))], "no room 'cave'"),
        ([ROOMS, layer("floors", thing("attic", "floor", (900, 900, 9, 9)))], "outside its room"),
        ([ROOMS, layer("names", thing("attic", "room_name", (0, 0, 9, 9)))], "must be a point"),
        ([ROOMS, layer("doors", thing("d", "door", (490, 160, 20, 60), a="attic"))], "'b'"),
        (
            [ROOMS, layer("doors", thing("d", "door", (0, 0, 9, 9), a="attic", b="pantry"))],
            "does not touch",
        ),
        (
            [
                ROOMS,
                layer(
                    "passages",
                    thing("attic", "trapdoor", (1, 1), True, room="attic", to="pantry", style="x"),
                ),
            ],
            "nothing leads back",
        ),
        (
            [
                ROOMS,
                layer(
                    "places",
                    thing("p", "row", (1, 1), True, room="attic", direction="up", step=4),
                ),
            ],
            "row or column",
        ),
        (
            [layer("seats", thing("3.1", "seat_plate", (0, 0, 9, 9), seats=2, place=1))],
            "must be named 2.1",
        ),
        (
            [layer("seats", thing("2.1", "seat_plate", (0, 0, 9, 9), seats=2, place=1))],
            r"places \[1\]",
        ),
    ],
)
def test_a_broken_map_is_refused_with_the_object_and_the_reason(write, layers, problem) -> None:
    path = write(*layers)
    with pytest.raises(BadBoard, match=problem) as caught:
        read_board(path)
    assert str(path) in str(caught.value)


def test_what_is_no_map_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="no such map"):
        read_board(tmp_path / "nothing.tmx")
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map>")
    with pytest.raises(BadBoard, match="cannot be read"):
        read_board(broken)
    board = read_board(_empty(tmp_path))
    with pytest.raises(BadBoard, match="no anchor"):
        board.anchor("shelf")
    with pytest.raises(BadBoard, match="no seat plates"):
        board.plates(4)


def _empty(folder: Path) -> Path:
    path = folder / "empty.tmx"
    path.write_text(HEAD + "</map>")
    return path
