"""However a motion ends (played, skipped, reduced, instant), the picture is the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from systems.io.brush import painted
from systems.io.pictures import PictureBook
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tempo import EASES, Tempo
from systems.table.tween import Motions

FRAME = 1 / 60


def play(motions: Motions, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        motions.advance(FRAME)


@pytest.mark.parametrize("ease", EASES)
def test_every_ease_begins_and_ends_where_it_should(ease: str) -> None:
    assert EASES[ease](0.0) == pytest.approx(0.0, abs=1e-9)
    assert EASES[ease](1.0) == pytest.approx(1.0, abs=1e-9)


def test_a_motion_takes_its_time_and_arrives(stage: Stage, motions: Motions, square: Any) -> None:
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 300, x=600, ease="linear")
    play(motions, 0.15)
    assert 250 < stage["a"].x < 350
    play(motions, 0.2)
    assert stage["a"].x == 600
    assert motions.idle


def test_an_arc_rises_above_the_straight_way(stage: Stage, motions: Motions, square: Any) -> None:
    stage.add(Sprite(square(), 0, 500), name="a")
    motions.animate("a", 300, x=600, y=500, arc=140, ease="linear")
    play(motions, 0.15)
    assert 350 < stage["a"].y < 370
    play(motions, 0.2)
    assert stage["a"].y == 500


def test_delays_stagger(stage: Stage, motions: Motions, square: Any) -> None:
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 100, delay=200, x=100)
    play(motions, 0.19)
    assert stage["a"].x == 0
    play(motions, 0.15)
    assert stage["a"].x == 100


def test_speed_slows_and_hurries(stage: Stage, square: Any) -> None:
    tempo = Tempo("fast")
    motions = Motions(stage, tempo)
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 400, x=100)
    play(motions, 0.22)
    assert stage["a"].x == 100


def test_instant_takes_no_time(stage: Stage, square: Any) -> None:
    motions = Motions(stage, Tempo("instant"))
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 400, delay=200, x=100, alpha=0.5)
    assert (stage["a"].x, stage["a"].alpha) == (100, 0.5)
    assert motions.idle


def test_reduced_motion_fades_at_the_end_place(stage: Stage, square: Any) -> None:
    motions = Motions(stage, Tempo(reduced=True))
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 400, x=100, y=50, arc=100, angle=30)
    assert (stage["a"].x, stage["a"].y, stage["a"].angle) == (100, 50, 30)
    seen = []
    for _ in range(10):
        motions.advance(FRAME)
        seen.append(stage["a"].alpha)
    assert seen == sorted(seen) and seen[0] < 1
    assert motions.idle and stage["a"].alpha == 1


def test_moves_in_a_row_keep_their_strength_when_reduced(stage: Stage, square: Any) -> None:
    motions = Motions(stage, Tempo(reduced=True))
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 400, x=100)
    motions.advance(FRAME)
    motions.animate("a", 400, x=200)
    play(motions, 0.5)
    assert (stage["a"].x, stage["a"].alpha) == (200, 1)


def test_a_field_changes_over_to_the_new_motion(
    stage: Stage, motions: Motions, square: Any
) -> None:
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 400, x=100, alpha=0.5)
    play(motions, 0.1)
    motions.animate("a", 100, x=0)
    play(motions, 0.5)
    assert (stage["a"].x, stage["a"].alpha) == (0, 0.5)


def test_a_sprite_may_vanish_on_the_way(stage: Stage, motions: Motions, square: Any) -> None:
    stage.add(Sprite(square(), 0, 0), name="a")
    motions.animate("a", 400, x=100)
    play(motions, 0.1)
    stage.remove("a")
    play(motions, 0.5)
    assert motions.idle


def test_breathing_goes_on_and_is_slow(stage: Stage, motions: Motions, square: Any) -> None:
    stage.add(Sprite(square(), alpha=0.9), name="lamp")
    motions.breathe("lamp", "alpha", 0.9, 0.1, 3.0)
    values = set()
    for _ in range(60):
        motions.advance(FRAME)
        values.add(stage["lamp"].alpha)
    assert 8 <= len(values) <= 14
    assert motions.idle


# -- trees of clips --------------------------------------------------------------------------


def run(clip: Clip, motions: Motions, longest: float = 20.0) -> float:
    passed = 0.0
    while passed < longest:
        passed += FRAME
        motions.advance(FRAME)
        if clip.advance(FRAME * motions.tempo.factor) is not None:
            return passed
    raise AssertionError("the clip never ends")


def test_series_and_together_take_the_time_they_should(
    stage: Stage, motions: Motions, square: Any
) -> None:
    director = Director(stage, motions)
    stage.add(Sprite(square()), name="a")
    stage.add(Sprite(square()), name="b")
    clip = director.series(
        director.move("a", 200, x=10),
        director.together(director.move("a", 300, x=20), director.move("b", 100, y=5)),
        director.wait(100),
    )
    assert run(clip, motions) == pytest.approx(0.6, abs=0.06)


def test_steps_are_made_once(stage: Stage, motions: Motions) -> None:
    calls: list[str] = []
    director = Director(stage, motions, calls.append, lambda words: calls.append(f"say {words}"))
    clip = director.series(
        director.cue("deal"), director.wait(50), director.caption("x"), director.cue("end")
    )
    clip.advance(FRAME)
    clip.finish()
    clip.finish()
    assert calls == ["deal", "say x", "end"]


def test_flipping_shows_the_other_side(stage: Stage, motions: Motions, square: Any) -> None:
    stage.add(Sprite(square("#FF0000")), name="card")
    face = square("#00FF00")
    clip = Director(stage, motions).flip("card", face, 200)
    motions.advance(FRAME)
    clip.advance(0.05)
    assert stage["card"].picture != face
    run(clip, motions)
    assert stage["card"].picture == face and stage["card"].squash == 1


def test_a_move_of_something_that_is_not_there_is_left_out(stage: Stage, motions: Motions) -> None:
    clip = Director(stage, motions).move("nobody", 300, x=1)
    assert clip.advance(FRAME) is not None


NAMES = ("a", "b", "c")


@st.composite
def trees(draw: Any, depth: int = 3) -> tuple[Any, ...]:
    kinds = ["move", "fade", "wait", "z"] + (["series", "together", "stagger"] if depth else [])
    kind = draw(st.sampled_from(kinds))
    if kind in ("series", "together", "stagger"):
        return (kind, draw(st.lists(trees(depth - 1), max_size=4)))
    name = draw(st.sampled_from(NAMES))
    return (kind, name, draw(st.integers(0, 300)), draw(st.integers(0, 1000)))


def built(director: Director, tree: tuple[Any, ...]) -> Clip:
    if tree[0] == "series":
        return director.series(*(built(director, child) for child in tree[1]))
    if tree[0] == "together":
        return director.together(*(built(director, child) for child in tree[1]))
    if tree[0] == "stagger":
        return director.stagger(40, [built(director, child) for child in tree[1]])
    kind, name, ms, value = tree
    if kind == "move":
        return director.move(name, ms, x=value, angle=value % 90, arc=50)
    if kind == "fade":
        return director.fade(name, ms, 0.2 + (value % 9) / 10)
    if kind == "z":
        return director.change(name, z=value)
    return director.wait(ms)


def final(tree: tuple[Any, ...], how: str) -> list[tuple[Any, ...]]:
    book = PictureBook()
    stage = Stage(book)
    tempo = Tempo("instant" if how == "instant" else "normal", reduced=how == "reduced")
    motions = Motions(stage, tempo)
    picture = painted("x", (10, 10), lambda brush: None, book)
    for name in NAMES:
        stage.add(Sprite(picture), name=name)
    clip = built(Director(stage, motions), tree)
    if how == "skipped":
        for _ in range(5):
            motions.advance(FRAME)
            clip.advance(FRAME)
        clip.finish()
        motions.finish()
    else:
        run(clip, motions, 60)
    state = [(name, s.x, s.angle, s.alpha, s.z) for name in NAMES for s in [stage[name]]]
    stage.close()
    return state


def conflicts(tree: tuple[Any, ...]) -> bool:
    """Two side by side claim one field: which one is last is then a matter of time."""

    def fields(node: tuple[Any, ...]) -> list[tuple[str, str]]:
        if node[0] in ("series", "together", "stagger"):
            return [found for child in node[1] for found in fields(child)]
        return [] if node[0] == "wait" else [(node[0], node[1])]

    if tree[0] in ("together", "stagger"):
        seen: set[tuple[str, str]] = set()
        for child in tree[1]:
            own = set(fields(child))
            if own & seen:
                return True
            seen |= own
    return tree[0] in ("series", "together", "stagger") and any(map(conflicts, tree[1]))


@given(trees())
@settings(max_examples=60, deadline=None)
def test_played_skipped_reduced_and_instant_end_alike(tree: tuple[Any, ...]) -> None:
    if conflicts(tree):
        return
    played = final(tree, "played")
    for how in ("skipped", "reduced", "instant"):
        assert final(tree, how) == played, how
