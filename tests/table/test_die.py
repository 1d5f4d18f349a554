"""The die tumbles, ends on the face it was given, and ends the same however it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from systems.io.images import Images
from systems.io.pictures import PictureBook
from systems.table import die as module
from systems.table.clips import Clip, Director
from systems.table.die import FRAMES, UPPER_FACE, Die
from systems.table.stage import Stage
from systems.table.tempo import Tempo
from systems.table.tween import Motions

FRAME = 1 / 60
PATH = [(300.0, 900.0), (960.0, 540.0)]


class Hand:
    """Throws a die on a stage and lets time pass."""

    def __init__(self, stage: Stage, motions: Motions, die: Die) -> None:
        self.stage, self.motions, self.die = stage, motions, die
        self.heard: list[str] = []
        self.director = Director(stage, motions, self.heard.append)

    def throw(self, face: int, path: list[tuple[float, float]] | None = None) -> Clip:
        return self.die.roll(self.director, "die", face, path or PATH, z=5)

    def play(self, clip: Clip, seconds: float = 5.0) -> tuple[float, set[object]]:
        """Until it ends: how long it took, and the pictures that were seen."""
        seen: set[object] = set()
        passed = 0.0
        while passed < seconds:
            self.motions.advance(FRAME)
            ended = clip.advance(FRAME * self.motions.tempo.factor) is not None
            if "die" in self.stage:
                seen.add(self.stage["die"].picture)
            if ended:
                return passed, seen
            passed += FRAME
        raise AssertionError("the die never comes to rest")

    def rests_on(self, face: int, at: tuple[float, float] = PATH[-1]) -> bool:
        there = self.die.sprites("die", face, at, 5)
        return all(self.stage[name] == sprite for name, sprite in there.items())


@pytest.fixture
def die(book: PictureBook) -> Die:
    return Die(Images(), book)


@pytest.fixture
def hand(stage: Stage, motions: Motions, die: Die) -> Hand:
    return Hand(stage, motions, die)


@pytest.mark.parametrize("face", range(1, 7))
def test_it_tumbles_and_ends_on_every_face(hand: Hand, face: int) -> None:
    took, seen = hand.play(hand.throw(face))
    assert hand.rests_on(face)
    assert seen >= {hand.die.tumbling(frame) for frame in range(FRAMES)}
    assert 1.1 < took < 1.3, "as long for every face"
    assert hand.heard == ["dice"]
    assert hand.stage.untold() == []


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
@pytest.mark.parametrize("reduced", [False, True])
def test_every_speed_ends_in_the_same_picture(
    hand: Hand, tempo: Tempo, speed: str, reduced: bool
) -> None:
    tempo.speed, tempo.reduced = speed, reduced
    took, seen = hand.play(hand.throw(4))
    assert hand.rests_on(4) and hand.heard == ["dice"]
    if speed == "instant":
        assert took == 0
    if reduced or speed == "instant":
        assert seen == {hand.die.at_rest(4)}, "it does not tumble"


@pytest.mark.parametrize("frames", [0, 1, 10, 40, 68])
def test_a_skip_at_any_moment_ends_in_the_same_picture(hand: Hand, frames: int) -> None:
    clip = hand.throw(2)
    for _ in range(frames):
        hand.motions.advance(FRAME)
        clip.advance(FRAME)
    clip.finish()
    assert hand.rests_on(2) and hand.motions.idle and hand.heard == ["dice"]
    clip.finish()
    assert hand.rests_on(2) and hand.heard == ["dice"]


def test_it_slows_down(hand: Hand) -> None:
    clip = hand.throw(1)
    changes: list[int] = []
    before: object = None
    for number in range(60):
        hand.motions.advance(FRAME)
        clip.advance(FRAME)
        if hand.stage["die"].picture != before:
            before = hand.stage["die"].picture
            changes.append(number)
    early = sum(1 for number in changes if number < 20)
    late = sum(1 for number in changes if number >= 40)
    assert early > 1.5 * late > 0


def test_it_is_thrown_again_from_where_the_path_begins_and_may_bounce(hand: Hand) -> None:
    hand.play(hand.throw(3))
    clip = hand.throw(6, [(100, 100), (500, 300), (800, 200), (700, 600)])
    hand.motions.advance(FRAME)
    clip.advance(FRAME)
    assert hand.stage["die"].x < 200
    hand.play(clip)
    assert hand.rests_on(6, (700, 600))


def test_a_die_that_is_taken_away_in_the_air_troubles_nobody(hand: Hand) -> None:
    clip = hand.throw(3)
    for _ in range(10):
        hand.motions.advance(FRAME)
        clip.advance(FRAME)
    hand.stage.remove("die")
    hand.play(clip)
    assert "die" not in hand.stage


def test_pictures_lie_on_the_faces_of_a_blank_die(
    stage: Stage, motions: Motions, book: PictureBook, square: Any
) -> None:
    die = Die(Images(), book, 160, [square("#FF0000"), square("#0000FF", says=("moon",))])
    hand = Hand(stage, motions, die)
    hand.play(hand.throw(2))
    assert hand.rests_on(2) and die.at_rest(2).says == ("moon",)
    scale = book.scale
    middle = [round(sum(axis) / 4 * scale) for axis in zip(*UPPER_FACE, strict=True)]
    red, blue = (book.surface(die.at_rest(face)).get_at(middle) for face in (1, 2))
    assert red.r > 200 and red.b < 60 and blue.b > 200 and blue.r < 60
    front = [round(80 * scale), round(110 * scale)]
    assert book.surface(die.at_rest(1)).get_at(front).g > 100, "the front stays bone"


def test_a_face_that_is_not_there_and_a_path_without_a_way_are_refused(hand: Hand) -> None:
    for face in (0, 7):
        with pytest.raises(ValueError, match="no face"):
            hand.throw(face)
    with pytest.raises(ValueError, match="path"):
        hand.throw(1, [(5, 5)])


def test_it_knows_no_chance(hand: Hand) -> None:
    names = set(vars(module))
    assert not names & {"random", "rng", "Stream", "stream_for", "time"}
    ways = []
    for _ in range(2):
        clip, way = hand.throw(5), []
        for _ in range(70):
            hand.motions.advance(FRAME)
            clip.advance(FRAME)
            sprite = hand.stage["die"]
            way.append((sprite.picture, sprite.x, sprite.y, sprite.angle))
        clip.finish()
        ways.append(way)
    assert ways[0] == ways[1]


def test_once_made_it_costs_no_more_pictures(hand: Hand, book: PictureBook) -> None:
    for picture in hand.die.pictures():
        book.surface(picture)
    made = book.made
    for face in range(1, 7):
        hand.play(hand.throw(face))
    assert book.made == made
