"""The verbs of a table: however they are shown, they end in the same picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from systems.table.clips import Clip, Director
from systems.table.moves import DIMMED, Flight, Moves
from systems.table.shade import SHADE_Z
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tempo import Tempo
from systems.table.tween import Motions

STEP = 1 / 60
MOST = 60 * 5


@pytest.fixture
def director(stage: Stage, motions: Motions) -> Director:
    return Director(stage, motions)


@pytest.fixture
def moves(director: Director) -> Moves:
    return Moves(director)


@pytest.fixture(autouse=True)
def cards(stage: Stage, square: Any) -> None:
    for number in range(4):
        sprite = Sprite(square("#AA3311", 40), 100 + 200 * number, 300 + 100 * number, number)
        stage.add(sprite, name=f"card.{number}")


def frames(clip: Clip, motions: Motions, each: Callable[[], None] = lambda: None) -> int:
    """Play a clip to its end; how many frames that took."""
    for number in range(MOST):
        motions.advance(STEP)
        if clip.advance(STEP * motions.tempo.factor) is not None:
            return number
        each()
    raise AssertionError("the clip does not end")


def state(stage: Stage) -> dict[str, tuple[Any, ...]]:
    return {
        name: (s.picture, s.x, s.y, s.z, s.angle, s.scale, s.squash, s.alpha)
        for name, s in ((name, stage[name]) for name in sorted(stage.names))
    }


def verbs(moves: Moves, square: Any) -> dict[str, Callable[[], Clip]]:
    face = square("#0033AA", 40)
    large = square("#00AA33", 200)
    return {
        "fly": lambda: moves.fly("card.0", (700, 600), z=9),
        "flip": lambda: moves.flip("card.0", face),
        "settle": lambda: moves.settle("card.0"),
        "grow": lambda: moves.grow("card.0", large, (40, 40), (200, 200), (960, 500)),
        "shrink": lambda: moves.shrink("card.0", face, (40, 40), (200, 200), (90, 90), z=7),
        "slide_under": lambda: moves.slide_under("card.3", (100, 300), z=-1),
        "bury": lambda: moves.bury("card.3", (100, 300), z=-1),
        "stamp": lambda: moves.stamp("mark", Sprite(face, 5, 6, 50)),
        "frames": lambda: moves.frames("card.1", (large, face), 300),
        "cross": lambda: moves.cross("card.0", "card.3"),
        "gather": lambda: moves.gather(["card.1", "card.2"], (50, 60)),
        "light": lambda: moves.light("card.1", 0.5),
        "pass_light": lambda: moves.pass_light("card.1", "card.2"),
        "dim": lambda: moves.dim_all_but(["card.2"]),
        "deal": lambda: moves.deal(
            [Flight(f"new.{n}", (90 * n, 80), n, Sprite(face, 9, 9), large) for n in range(3)]
        ),
    }


NAMES = (
    *("fly", "flip", "settle", "grow", "shrink", "slide_under", "bury", "stamp", "frames"),
    *("cross", "gather", "light", "pass_light", "dim", "deal"),
)


@pytest.mark.parametrize("how", ["instant", "reduced", "skipped"])
@pytest.mark.parametrize("verb", NAMES)
def test_a_verb_ends_alike_however_it_is_shown(verb: str, how: str, book: Any, square: Any) -> None:
    ends = []
    for way in ("normal", how):
        one = Stage(book)
        tempo = Tempo(speed="instant" if way == "instant" else "normal", reduced=way == "reduced")
        motions = Motions(one, tempo)
        for number in range(4):
            picture = square("#AA3311", 40)
            one.add(Sprite(picture, 100 + 200 * number, 300, number), name=f"card.{number}")
        clip = verbs(Moves(Director(one, motions)), square)[verb]()
        if way == "skipped":
            clip.advance(STEP)
            clip.finish()
            motions.finish()
        else:
            count = frames(clip, motions)
            assert count > 3 if way == "normal" else True
            assert count == 0 if way == "instant" else True
        ends.append((state(one), one.shade))
        one.close()
    assert ends[0] == ends[1]


def test_what_flies_is_over_everything_and_lands_at_its_height(
    stage: Stage, moves: Moves, motions: Motions
) -> None:
    heights: list[float] = []
    clip = moves.fly("card.0", (900, 300), z=2)
    frames(clip, motions, lambda: heights.append(stage["card.0"].z))
    assert min(heights) > 100
    assert stage["card.0"].z == 2


def test_an_arc_rises_over_the_straight_way(stage: Stage, moves: Moves, motions: Motions) -> None:
    rows: list[float] = []
    frames(moves.fly("card.0", (900, 300)), motions, lambda: rows.append(stage["card.0"].y))
    assert min(rows) < 240


@pytest.mark.parametrize("other", ["card.1", "card.3"])
def test_crossing_cards_change_places_and_never_meet(
    other: str, stage: Stage, moves: Moves, motions: Motions
) -> None:
    stage.change("card.1", x=100, y=700)  # straight below the other
    before = (stage["card.0"].at(), stage[other].at())
    gaps: list[float] = []

    def look() -> None:
        one, two = stage["card.0"], stage[other]
        gaps.append(((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5)

    frames(moves.cross("card.0", other), motions, look)
    assert min(gaps) > 150
    for name, place in (("card.0", before[1]), (other, before[0])):
        found = stage[name]
        assert (found.x, found.y, found.z) == (place.x, place.y, place.z)


def test_a_card_that_slides_under_is_below_before_it_arrives(
    stage: Stage, moves: Moves, motions: Motions
) -> None:
    seen: list[tuple[float, float]] = []
    clip = moves.slide_under("card.3", (100, 300), z=-5, beside=(0, 90))
    frames(clip, motions, lambda: seen.append((stage["card.3"].y, stage["card.3"].z)))
    assert any(z == -5 and y > 320 for y, z in seen), "it went under while still beside the pile"
    assert all(z == -5 for y, z in seen if y < 380 and (y, z) in seen[len(seen) // 2 :])


def test_a_grown_card_begins_as_large_as_the_small_one(
    stage: Stage, moves: Moves, square: Any
) -> None:
    large = square("#00AA33", 200)
    moves.grow("card.0", large, (40, 60), (200, 100), (960, 500)).advance(0.0)
    card = stage["card.0"]
    assert 200 * card.scale * card.squash == pytest.approx(40, abs=4)
    assert 100 * card.scale == pytest.approx(60, abs=3)


def test_a_deal_of_many_ends_within_two_seconds(
    moves: Moves, motions: Motions, square: Any
) -> None:
    picture = square("#0033AA", 40)
    flights = [Flight(f"n.{n}", (40 * n, 90), n, Sprite(picture, 9, 9), picture) for n in range(40)]
    assert frames(moves.deal(flights), motions) <= 122


def test_what_stays_in_the_light_keeps_its_colours(
    stage: Stage, moves: Moves, motions: Motions, viewport: Any, square: Any
) -> None:
    def colour(name: str) -> pygame.Color:
        stage.draw(viewport.frame)
        return viewport.frame.get_at((round(stage[name].x), round(stage[name].y)))

    bright = colour("card.1")
    frames(moves.dim_all_but(["card.2"]), motions)
    assert stage["card.2"].z > SHADE_Z
    assert colour("card.2") == bright
    assert colour("card.1").r == pytest.approx(bright.r * DIMMED, abs=2)
    frames(moves.undim(), motions)
    assert (colour("card.1"), stage["card.2"].z) == (bright, 2)


def test_clearing_a_stage_turns_the_lights_up(stage: Stage) -> None:
    stage.set_shade(0.2, SHADE_Z)
    stage.clear()
    assert stage.shade == 1


def test_a_verb_on_something_that_is_gone_shows_nothing(moves: Moves, motions: Motions) -> None:
    for clip in (moves.fly("nobody", (1, 2)), moves.cross("nobody", "card.0")):
        assert frames(clip, motions) == 0
