"""The page of a seat's notes: its head, and how it is opened and hidden."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.settings import Settings
from scenes.notes import NotesScene
from scenes.notes.layout import SHEET_TOP
from scenes.private.cards_page import PAGE
from systems.table.privacy import Drape
from tests.scenes.tudor_mansion.table_rig import Rig

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
    with Rig(seats, 1, arrange=arrange, names=LONG, settings=Settings(speed="instant")) as table:
        stage = open_notes(table).stage
        boxes = []
        for other in range(1, seats):
            sign = stage[f"{PAGE}other.{other}"]
            mark = pygame.Rect(0, 0, 44, 44)
            mark.center = round(sign.x), round(sign.y)
            boxes.append(mark)
            if f"{PAGE}other.name.{other}" not in stage:
                assert len(LONG[other]) > 12, "only a long name may be left out"
                continue
            name = stage[f"{PAGE}other.name.{other}"]
            assert name.picture is not None
            box = pygame.Rect(0, 0, name.picture.size[0], 28)
            box.center = round(name.x), round(name.y)
            assert not box.colliderect(mark)
            boxes[-1] = box.union(mark)
        for one, after in pairwise(boxes):
            assert one.right + 12 <= after.left, "too near to the next"
        assert boxes[-1].right <= 1420
        assert all(box.top >= 54 and box.bottom <= SHEET_TOP - 8 for box in boxes)


SHARED = {"turn": 0, "step": "move"}


def behind_curtain(table: Rig) -> NotesScene:
    scene = open_notes(table)
    table.until(lambda: scene.curtain.state is Drape.CLOSED)
    return scene


def say(table: Rig, key: str, **values: object) -> str:
    return table.scene.desk.say(key, **values)


def test_a_held_button_shows_the_notes_until_it_is_let_go() -> None:
    with Rig(3, 2, arrange=SHARED) as table:
        scene = behind_curtain(table)
        assert scene.holds
        table.devices.hold("confirm", 0)
        table.until(lambda: scene.curtain.visible)
        table.step(20 * 60)
        assert scene.curtain.visible, "no time limit for a hand that holds on"
        assert scene.hide_words() == say(table, "prompt.let_go")
        table.devices.release("confirm", 0)
        table.step(1)
        assert not scene.curtain.visible and table.stack.top is scene
        table.devices.hold("confirm", 0)
        table.step(60)
        assert scene.curtain.visible
        table.devices.release("confirm", 0)
        table.press("back", seat=0)
        table.step(40)
        assert table.stack.top is table.scene


def test_a_short_press_leaves_the_notes_open_until_nothing_was_pressed_for_six_seconds() -> None:
    for peek in ("hold", "toggle"):
        with Rig(3, 2, arrange=SHARED, settings=Settings(peek=peek)) as table:
            scene = behind_curtain(table)
            table.press("confirm", seat=0)
            table.until(lambda scene=scene: scene.curtain.visible)
            table.step(round(5.2 * 60))
            assert scene.hide_words() == say(table, "peek.hides_in", seconds=1)
            table.press("right", seat=0)
            assert scene.hide_words() == say(table, "prompt.hide"), "every press gives more time"
            table.step(round(5.5 * 60))
            assert scene.curtain.visible
            table.step(60)
            assert not scene.curtain.visible
            table.press("confirm", seat=0)
            assert scene.curtain.visible, "one press brings it back"
            assert not scene.own.pencil.marks


def test_letting_go_never_hides_where_looks_are_toggled() -> None:
    with Rig(3, 2, arrange=SHARED, settings=Settings(peek="toggle")) as table:
        scene = behind_curtain(table)
        assert not scene.holds
        table.devices.hold("confirm", 0)
        table.step(60)
        table.devices.release("confirm", 0)
        table.step(2)
        assert scene.curtain.visible


def test_somebody_alone_reads_as_long_as_it_takes() -> None:
    with Rig(3, 1, arrange=SHARED) as table:
        scene = open_notes(table)
        table.step(30 * 60)
        assert scene.curtain.visible
