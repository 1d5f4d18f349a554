"""The page of a seat's notes: its head, and how it is opened and hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.settings import Settings
from scenes.notes import NotesScene
from scenes.private.cards_page import PAGE
from tests.scenes.tudor_mansion.table_rig import Rig, rig

LONG = ("Dr Bell", "Ada", "Mr Finch-Bellamy", "Olive", "Max", "Lily")


def open_notes(table: Rig, seat: int = 0) -> NotesScene:
    table.wait_for_panel("move")
    table.press("extra", seat=seat)
    scene = table.stack.top
    assert isinstance(scene, NotesScene)
    return scene


@pytest.mark.parametrize("seats", range(2, 7))
def test_names_beside_the_title_keep_their_distance(seats: int) -> None:
    arrange = {"turn": 0, "step": "move"}
    with rig(seats, 1, arrange=arrange, names=LONG, settings=Settings(speed="instant")) as table:
        stage = open_notes(table).stage
        badges = [stage[f"{PAGE}other.{other}"].x for other in range(1, seats)]
        for other, (before, after) in enumerate(pairwise([*badges, 1470.0]), start=1):
            name = f"{PAGE}other.name.{other}"
            if name in stage:
                one = stage[name]
                assert one.picture is not None
                half = one.picture.size[0] / 2
                assert one.x - half >= before + 30
                assert one.x + half <= after - 56, "too near to the next badge"
            assert after - before >= 60
