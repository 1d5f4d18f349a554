"""The stage draws what changed and nothing else, and always the same picture."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from systems.io.brush import painted
from systems.table.sprites import Sprite
from systems.table.stage import Stage, merged

FRAME = pygame.Rect(0, 0, 1920, 1080)


def ground(book: Any) -> Any:
    return painted("ground", (1920, 1080), lambda brush: brush.fill("#203020"), book)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_what_changed_is_drawn_and_nothing_else(stage: Stage, viewport: Any, square: Any) -> None:
    stage.set_ground(ground(stage.book))
    stage.add(Sprite(square(), 100, 100), name="a")
    assert stage.draw(viewport.frame) == [FRAME]
    assert stage.draw(viewport.frame) == []
    stage.change("a", x=300)
    regions = stage.draw(viewport.frame)
    assert sum(r.width * r.height for r in regions) <= 2 * 41 * 41
    assert viewport.frame.get_at((300, 100))[:3] == (255, 0, 0)
    assert viewport.frame.get_at((100, 100))[:3] == (32, 48, 32)


def test_a_change_to_the_same_value_is_none(stage: Stage, viewport: Any, square: Any) -> None:
    stage.add(Sprite(square(), 100, 100), name="a")
    stage.draw(viewport.frame)
    stage.change("a", x=100)
    assert stage.draw(viewport.frame) == []


def test_heights_decide_what_lies_on_top(stage: Stage, viewport: Any, square: Any) -> None:
    stage.set_ground(ground(stage.book))
    stage.add(Sprite(square("#FF0000"), 100, 100, z=2), name="red")
    stage.add(Sprite(square("#0000FF"), 100, 100, z=1), name="blue")
    stage.draw(viewport.frame)
    assert viewport.frame.get_at((100, 100))[:3] == (255, 0, 0)
    stage.change("blue", z=3)
    stage.draw(viewport.frame)
    assert viewport.frame.get_at((100, 100))[:3] == (0, 0, 255)


def test_dirty_drawing_equals_full_drawing(stage: Stage, viewport: Any, square: Any) -> None:
    chance = random.Random(3)
    stage.set_ground(ground(stage.book))
    for number in range(30):
        sprite = Sprite(square(f"#{number * 8:02X}8040", 60), 0, 0, z=number % 5)
        stage.add(sprite, name=f"s{number}")
    stage.draw(viewport.frame)
    for _ in range(40):
        for name in chance.sample(sorted(stage.names), 6):
            stage.change(
                name,
                x=chance.uniform(0, 1920),
                y=chance.uniform(0, 1080),
                angle=chance.uniform(-40, 40),
                alpha=chance.choice((0.0, 0.5, 1.0)),
                visible=chance.random() < 0.9,
                z=chance.randrange(5),
            )
        if chance.random() < 0.2 and "s7" in stage:
            stage.remove("s7")
        stage.draw(viewport.frame)
        kept = pixels(viewport.frame)
        stage.invalidate()
        stage.draw(viewport.frame)
        assert pixels(viewport.frame) == kept


def test_drawing_changes_nothing(stage: Stage, viewport: Any, square: Any) -> None:
    stage.add(Sprite(square(), 100, 100), name="a")
    before = stage["a"].at()
    stage.draw(viewport.frame)
    assert stage["a"] == before


def test_names_are_unique(stage: Stage, square: Any) -> None:
    stage.add(Sprite(square()), name="a")
    with pytest.raises(ValueError, match="already"):
        stage.add(Sprite(square()), name="a")
    stage.remove("a")
    assert "a" not in stage
    with pytest.raises(KeyError):
        _ = stage["a"]


def test_a_veil_darkens_what_lies_below(stage: Stage, viewport: Any) -> None:
    viewport.frame.fill((200, 100, 50))
    stage.set_veil(0.5)
    stage.draw(viewport.frame)
    assert viewport.frame.get_at((5, 5))[0] in (99, 100, 101)


def test_changes_behind_the_stage_are_found(stage: Stage, viewport: Any, square: Any) -> None:
    entity = stage.add(Sprite(square(), 100, 100))
    stage.draw(viewport.frame)
    stage[entity].x = 400
    assert stage.untold() == [entity]
    stage.touch(entity)
    assert stage.untold() == []


def test_only_what_is_visible_can_be_read(stage: Stage, square: Any) -> None:
    stage.add(Sprite(square(says=("secret",)), visible=False), name="hidden")
    stage.add(Sprite(square(says=("public",))))
    assert stage.strings() == ["public"]
    stage.change("hidden", visible=True)
    assert sorted(stage.strings()) == ["public", "secret"]


def test_another_window_size_redraws_everything(stage: Stage, square: Any) -> None:
    from systems.io.viewport import Viewport

    stage.set_ground(ground(stage.book))
    stage.add(Sprite(square(), 960, 540))
    small = Viewport.offscreen((1280, 720))
    stage.book.rescale(small.scale)
    assert stage.draw(small.frame) == [small.frame.get_rect()]
    assert small.frame.get_at((640, 360))[:3] == (255, 0, 0)


def test_merging_keeps_everything_covered() -> None:
    chance = random.Random(8)
    for _ in range(60):
        rects = [
            pygame.Rect(
                chance.randrange(-50, 1900),
                chance.randrange(-50, 1060),
                chance.randrange(1, 300),
                chance.randrange(1, 200),
            )
            for _ in range(chance.randrange(1, 12))
        ]
        result = merged(rects, FRAME)
        for rect in rects:
            visible = rect.clip(FRAME)
            if visible.width and visible.height:
                assert any(one.contains(visible) for one in result)


def test_a_book_makes_pictures_at_another_scale_for_a_while(book: Any, square: Any) -> None:
    """Parts of a picture are made anew as well: what is kept has the window's scale."""
    part = square("#FF0000", 40)
    whole = painted("whole", (80, 80), lambda brush: brush.picture(part, (40, 40)), book)
    sizes = [book.surface(part).get_size()]
    with book.at_scale(2.0):
        large = book.surface(whole)
        assert (large.get_size(), large.get_at((5, 5)).a) == ((160, 160), 0)
        assert large.get_at((45, 45))[:3] == (255, 0, 0)  # 40 wide, twice as large, in the middle
        sizes.append(book.surface(part).get_size())
    sizes.append(book.surface(part).get_size())
    assert sizes == [(40, 40), (80, 80), (40, 40)]
    assert book.scale == 1.0
