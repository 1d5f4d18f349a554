"""From one scene to the next: no frame has much to do, and what was left is let go."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game import stopwatch
from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.session import Player, Session
from scenes import screens
from scenes.app import App
from scenes.base import StageScene
from scenes.context import Context
from scenes.private import drape
from scenes.stack import SLICE
from systems.io.actions import Action
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture, PictureBook
from systems.table.sprites import Sprite
from systems.table.stage import Stage

PICTURES = 12


def picture(name: str, number: int, *parts: Picture, book: PictureBook | None = None) -> Picture:
    def paint(brush: Brush) -> None:
        brush.plate((0, 0, 40, 40), 4, "#FF0000")
        for part in parts:
            brush.picture(part, (20, 20))

    return painted((name, number), (40, 40), paint, book)


class Wall(StageScene):
    """A scene of many pictures."""

    name = "wall"

    def __init__(self, context: Context, key: str, *, private: bool = False) -> None:
        super().__init__(context)
        self.key = key
        self.private = private  # type: ignore[misc]  # a class attribute for real scenes
        self.passed = 0.0
        self.presses: list[str] = []

    def build(self) -> None:
        for number in range(PICTURES):
            what = picture(self.key, number)
            self.stage.add(Sprite(what, 100 + 60 * number, 100, 1))

    def update(self, dt: float) -> None:
        self.passed += dt
        super().update(dt)

    def on_action(self, action: Action) -> bool:
        self.presses.append(action.kind.value)
        return True


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, context: Context) -> Iterator[App]:
    """A patient house in which every look at the processor's time finds half a slice gone."""
    now = [0.0]

    def tick() -> float:
        now[0] += SLICE / 2
        return now[0]

    monkeypatch.setattr(stopwatch, "processor_seconds", tick)
    context.stack.patient = True
    context.settings.quality = "high"
    yield App(context, Wall(context, "first"))
    context.stack.clear()
    context.stack.apply()


def until_drawn(app: App) -> list[int]:
    """Frames until something is drawn; how many pictures each of them made."""
    made, found = app.context.book.made, list[int]()
    while not app.frame(1 / 60):
        found.append(app.context.book.made - made)
        made = app.context.book.made
        assert len(found) < 100, "it is never drawn"
    return found


def test_what_comes_next_is_made_frame_by_frame_before_it_is_shown(slow: App) -> None:
    until_drawn(slow)
    shown = slow.context.viewport.frame.copy()
    wall = Wall(slow.context, "second")
    slow.context.stack.push(wall)
    slow.context.stack.apply()
    slow.context.input.press("confirm")  # type: ignore[attr-defined]  # scripted input
    made = until_drawn(slow)
    assert len(made) >= PICTURES // 3 and max(made) <= 3
    assert pygame.image.tobytes(slow.context.viewport.frame, "RGB") != pygame.image.tobytes(
        shown, "RGB"
    )
    assert wall.passed <= 2 / 60, "it has moved where nobody saw it"
    slow.frame(1 / 60)
    assert wall.presses[:1] == ["confirm"], "a press was lost"


def test_the_picture_stays_meanwhile(slow: App) -> None:
    until_drawn(slow)
    before = pygame.image.tobytes(slow.context.viewport.frame, "RGB")
    slow.context.stack.push(Wall(slow.context, "second"))
    slow.context.stack.apply()
    assert not slow.frame(1 / 60)
    assert pygame.image.tobytes(slow.context.viewport.frame, "RGB") == before


def test_what_is_private_makes_way_at_once(slow: App) -> None:
    slow.context.stack.push(Wall(slow.context, "secret", private=True))
    slow.context.stack.apply()
    for _ in range(2 * PICTURES):
        slow.frame(1 / 60)
    frame = slow.context.viewport.frame
    assert pygame.transform.average_color(frame)[0] > 0
    slow.context.stack.replace(Wall(slow.context, "next"))
    assert slow.frame(1 / 60) == [frame.get_rect()]
    assert tuple(pygame.transform.average_color(frame)[:3]) == (0, 0, 0)


def test_what_is_laid_out_anew_is_made_frame_by_frame(slow: App) -> None:
    """Another text size, language or page of a review: the picture stays meanwhile."""
    until_drawn(slow)
    frame = slow.context.viewport.frame
    before = pygame.image.tobytes(frame, "RGB")
    wall: Any = slow.context.stack.top
    wall.key = "anew"
    made = slow.context.book.made
    slow.context.stack.relayout()
    assert not slow.frame(1 / 60)
    assert slow.context.book.made - made <= 3
    assert pygame.image.tobytes(frame, "RGB") == before
    assert max(until_drawn(slow)) <= 3


class Door(Wall):
    """A scene from which a press leads to a wall that takes long to lay out."""

    opened: Wall | None = None

    def on_action(self, action: Action) -> bool:
        if self.opened is None:
            self.opened = SlowlyLaid(self.context, "behind")
            self.context.stack.push(self.opened)
        return True


class SlowlyLaid(Wall):
    """Laying it out takes a whole slice."""

    def build(self) -> None:
        for _ in range(2):
            stopwatch.processor_seconds()
        super().build()


def test_a_frame_in_which_a_press_opens_a_scene_leaves_the_rest_to_the_next_ones(
    slow: App,
) -> None:
    """Laying out, letting computer players think and drawing would come together in it."""
    door = Door(slow.context, "door")
    slow.context.stack.push(door)
    slow.context.stack.apply()
    until_drawn(slow)
    passed, made = door.passed, slow.context.book.made
    slow.context.input.press("confirm")  # type: ignore[attr-defined]  # scripted input
    assert not slow.frame(1 / 60)
    assert door.opened is not None and door.opened.passed == 0, "it lived before it was seen"
    assert door.passed == passed
    assert slow.context.book.made == made
    assert max(until_drawn(slow)) <= 3
    slow.frame(1 / 60)
    assert door.opened.passed > 0


def test_settings_that_change_no_window_let_the_last_picture_stay(slow: App) -> None:
    """A kiosk that is woken applies those of the operator just before it opens the lobby."""
    until_drawn(slow)
    slow.context.apply_settings()
    slow.context.stack.replace(Wall(slow.context, "next"))
    slow.context.stack.apply()
    assert not slow.frame(1 / 60)
    assert max(until_drawn(slow)) <= 3


def test_what_is_private_is_laid_out_anew_at_once(slow: App) -> None:
    slow.context.stack.push(Wall(slow.context, "secret", private=True))
    slow.context.stack.apply()
    until_drawn(slow)
    slow.context.stack.relayout()
    assert slow.frame(1 / 60)


def test_what_is_there_already_is_shown_in_the_same_frame(slow: App) -> None:
    until_drawn(slow)
    slow.context.stack.push(Wall(slow.context, "second"))
    slow.context.stack.apply()
    until_drawn(slow)
    slow.context.stack.push(StageScene(slow.context))
    slow.context.stack.apply()
    assert slow.frame(1 / 60)


def test_a_picture_that_cannot_be_made_is_a_failure_of_its_scene(slow: App) -> None:
    until_drawn(slow)
    failed: list[Any] = []
    slow.context.stack.on_failure = lambda scene, error: failed.append(error)
    wall = Wall(slow.context, "second")
    slow.context.stack.push(wall)
    slow.context.stack.apply()

    def broken(scale: float) -> pygame.Surface:
        raise ValueError("no such colour")

    wall.stage.add(Sprite(Picture("broken", (40, 40), broken), 100, 300, 1))
    for _ in range(2 * PICTURES):
        slow.frame(1 / 60)
    assert [str(error) for error in failed] == ["no such colour"]


def test_a_stage_makes_the_parts_of_a_picture_one_by_one() -> None:
    pygame.display.set_mode((8, 8))
    book = PictureBook()
    parts = [picture("part", number) for number in range(3)]
    stage = Stage(book)
    stage.add(Sprite(picture("whole", 0, *parts, book=book), 100, 100, 1))
    made = []
    for _ in stage.make_pictures():
        made.append(book.made)
    assert made == [1, 2, 3, 4]
    stage.close()


def test_the_curtain_is_woven_in_bands() -> None:
    """Its map of folds has 32,640 points; none of the steps works out more than 4 rows of 68."""
    pygame.display.set_mode((8, 8))
    for kept in (drape._rows, drape._whole, drape._vignette):
        kept.cache_clear()
    book, bands = PictureBook(), [0]
    for _ in book.steps(drape.half("left")):
        bands.append(drape._rows.cache_info().currsize)
    assert max(after - before for before, after in pairwise(bands)) == 1
    assert bands[-1] == 17


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_a_table_that_was_left_is_let_go_at_once(
    game: str, open_context: Callable[..., Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to look through everything that lives, which takes longer than a frame."""
    rules = load_rules(game)
    format_ = next(iter(rules.formats))
    context = open_context(size=(320, 180), speed="instant", walked=[f"{game}.{format_}"])
    seats = tuple(SeatSetup(f"N{number}") for number in range(rules.formats[format_][0]))
    session = Session.open(Setup(game, format_, seats, 3), [Player("random") for _ in seats])
    context.stack.patient = True  # nothing is made at once
    context.stack.push(screens.make("table", context, session=session))
    context.stack.apply()
    for _ in range(12):
        context.stack.update(1 / 10)
        context.stack.apply()
    scene: Any = context.stack.top
    while scene.name != "table":
        context.stack.pop()
        context.stack.apply()
        scene = context.stack.top
    watched = [scene, scene.table, scene.desk, scene.stage, session.match]
    alive = [weakref.ref(one) for one in watched]
    del scene, session, watched
    gc.collect()
    gc.disable()
    try:
        monkeypatch.setattr(gc, "collect", lambda *_: pytest.fail("everything is looked through"))
        context.stack.clear()
        context.stack.apply()
        assert [one() for one in alive] == [None] * len(alive)
    finally:
        gc.enable()
