"""Input is open only when the stage is idle and the seat has something to decide."""

from __future__ import annotations

from typing import Any

from systems.table.choreographer import Choreographer
from systems.table.clips import Director
from systems.table.gate import Gate, Verdict
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tween import Motions

FRAME = 1 / 60


def test_a_press_skips_first_and_chooses_later(stage: Stage, motions: Motions, square: Any) -> None:
    sprite = Sprite(square())
    stage.add(sprite.at(), name="a")
    director = Director(stage, motions)
    play = Choreographer(director, lambda: {"a": sprite.at()})
    gate = Gate(play, lambda seat: seat == 1)
    assert gate.press(1) is Verdict.OPEN
    assert gate.press(0) is Verdict.SHUT
    play.play(director.wait(1000))
    assert gate.press(0) is Verdict.SKIPS
    assert play.idle
    assert gate.is_open(1)


def test_a_delay_keeps_the_skipping_press_from_choosing(stage: Stage, motions: Motions) -> None:
    play = Choreographer(Director(stage, motions), dict)
    gate = Gate(play, lambda seat: True, delay=0.5)
    assert gate.verdict(0) is Verdict.SHUT
    for _ in range(40):
        play.update(FRAME)
        gate.update(FRAME)
    assert gate.verdict(0) is Verdict.OPEN
