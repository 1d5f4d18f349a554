"""The measures of the bars find what they are for: each is shown something that breaks its bar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame.freetype
import pytest

from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from systems.io.brush import Brush, painted
from systems.io.text import TextKit
from systems.table.focus import FocusMap
from systems.table.sprites import Sprite
from tests.bars import colours, judging
from tests.bars.house import House
from tests.bars.inking import Inking, Look


class Faulty(Screen):
    """A screen with one fault of each kind, by name."""

    name = "faulty"

    def __init__(self, context: Any, fault: str) -> None:
        super().__init__(context)
        self.fault = fault

    def build(self) -> None:
        ground = painted(
            ("faulty ground",), (1920, 1080), lambda brush: brush.fill("#20140C"), None
        )
        self.stage.set_ground(ground)
        self.add(Label("fine", (400, 200), "All is well here", "body", 40))
        self.add(Button("ok", (400, 300, 300, 90), "OK", None))
        getattr(self, f"_{self.fault}")()

    def _nothing(self) -> None:
        """No fault at all."""

    def _small(self) -> None:
        words = self.context.text.picture("Shrunk letters", "body", 36)
        self.stage.add(Sprite(words, 900, 600, 5, scale=0.6))

    def _cut(self) -> None:
        long = "This sentence goes on for longer than there is room for it"
        self.add(Label("cut", (400, 600), long, width=300, most_lines=1))

    def _collision(self) -> None:
        self.add(Label("one", (400, 600), "These two sentences"))
        self.add(Label("two", (480, 610), "stand in each other's way"))

    def _cover(self) -> None:
        self.add(Label("below", (400, 600), "Half of this is below a plate"))
        plate = painted(("cover",), (200, 90), lambda b: b.plate((0, 0, 200, 90), 4, "#403020"))
        self.stage.add(Sprite(plate, 520, 600, 50))

    def _overhang(self) -> None:
        text = self.context.text
        words = text.picture("wider than its plate", "body", 36)

        def paint(brush: Brush) -> None:
            brush.plate((0, 0, 200, 60), 8, "#403020")
            brush.picture(words, (100, 30))

        plate = painted(("overhang",), (200, 60), paint, text.book, margin=120)
        self.stage.add(Sprite(plate, 900, 600, 5))

    def _faint(self) -> None:
        self.add(Label("faint", (400, 600), "brown on brown", colour="#5A4A3A"))

    def _edge(self) -> None:
        self.add(Label("edge", (40, 600), "outside the safe area"))

    def _letters(self) -> None:
        self.add(Label("letters", (400, 600), "a Ĵ of Esperanto"))


@pytest.fixture(scope="module")
def house() -> Iterator[tuple[House, Inking]]:
    with Inking() as inking:
        yield House(), inking


def faults(house: tuple[House, Inking], fault: str) -> list[str]:
    home, inking = house
    home.push(Faulty(home.context, fault))
    look = inking.look(home.context)
    found = [*judging.too_small(look), *judging.cut(look), *judging.unsafe(look, {})]
    found += judging.missing_letters(look)
    bars = [fault.bar for fault in found]
    bars += ["B3" for one in judging.contrasts(look) if one.ratio < one.least]
    home.clear()
    return bars


@pytest.mark.parametrize(
    ("fault", "bar"),
    [
        ("small", "B1"),
        ("cut", "B2"),
        ("collision", "B2"),
        ("cover", "B2"),
        ("overhang", "B2"),
        ("faint", "B3"),
        ("edge", "B4"),
        ("letters", "B47"),
    ],
)
def test_each_fault_is_found(fault: str, bar: str, house: tuple[House, Inking]) -> None:
    assert set(faults(house, fault)) == {bar}


def test_a_sound_screen_has_none(house: tuple[House, Inking]) -> None:
    assert faults(house, "nothing") == []


def test_what_lies_behind_letters_is_seen_without_them(house: tuple[House, Inking]) -> None:
    home, inking = house
    home.push(Faulty(home.context, "nothing"))
    look: Look = inking.look(home.context)
    (fine,) = [ink for ink in look.inks if ink.text == "All is well here"]
    assert judging.worst(fine, look) == pytest.approx(
        colours.contrast(colours.parsed("#F8EDD4"), colours.parsed("#20140C")), abs=0.3
    )
    home.draw()
    assert home.context.viewport.frame.get_at(fine.rect.center)[:3] is not None
    home.clear()


def test_listening_ends(house: tuple[House, Inking]) -> None:
    before = TextKit._draw
    with Inking():
        assert TextKit._draw is not before
    assert TextKit._draw is before


def test_ways_are_counted() -> None:
    focus = FocusMap()
    for number in range(5):
        focus.add(number, (100 * number, 0, 80, 80))
    assert judging.presses_to(focus)[4] == 4
    assert judging.longest_row([focus.target(key).rect for key in focus.keys]) == 5


def test_contrast_and_distance() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    assert colours.contrast(black, white) == pytest.approx(21)
    assert colours.contrast(colours.parsed("#777777"), white) == pytest.approx(4.48, abs=0.01)
    assert colours.distance(black, white) == pytest.approx(100, abs=0.1)
    red, green = colours.parsed("#C04040"), colours.parsed("#6E6E20")
    usual = colours.distance(red, green)
    blind = colours.EYES["no green cones"]
    assert colours.distance(blind(red), blind(green)) < usual / 2


@pytest.mark.parametrize(
    ("times_a_second", "part", "most"), [(2, 1.0, 2), (5, 1.0, 5), (5, 0.1, 0), (0, 1.0, 0)]
)
def test_flashes_are_counted(times_a_second: int, part: float, most: int) -> None:
    analyser = colours.FlashAnalyser(30)
    lit = round(100 * part)
    for frame in range(90):
        on = times_a_second and frame * times_a_second * 2 // 30 % 2
        level = 200 if on else 20
        analyser.feed([(level, level, level)] * lit + [(20, 20, 20)] * (100 - lit))
    assert abs(analyser.worst_rate - most) <= 1
    assert analyser.worst_area == (part if times_a_second else 0)


def test_saturated_red_is_told_from_white() -> None:
    for colour, found in (((230, 10, 10), True), ((220, 220, 220), False)):
        analyser = colours.FlashAnalyser(30)
        for frame in range(60):
            analyser.feed([colour if frame // 4 % 2 else (10, 10, 10)] * 10)
        assert (analyser.worst_red > 0) is found
        assert analyser.worst_red_area == (1.0 if found else 0.0)


def test_letters_are_known_although_pygame_was_ended_in_between(
    house: tuple[House, Inking], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "B47" in faults(house, "letters")
    pygame.freetype.quit()
    monkeypatch.setattr(judging, "_known", {})
    assert "B47" in faults(house, "letters")
