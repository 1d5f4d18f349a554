"""Facts become clips, and the table ends on what the view says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from systems.table.choreographer import Choreographer, StageDiffers, reconcile
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tween import Motions

FRAME = 1 / 60


@dataclass
class Moved:
    x: float


@dataclass
class Whispered:
    pass


class Table:
    """One token that facts move; ``truth`` is where the view says it is."""

    def __init__(self, stage: Stage, motions: Motions, picture: Any, strict: bool = True) -> None:
        self.truth = Sprite(picture, 0, 0)
        self.heard: list[str] = []
        self.director = Director(stage, motions, self.heard.append)
        self.stage = stage
        self.play = Choreographer(self.director, lambda: {"token": self.truth.at()}, strict=strict)
        self.play.register(Moved, self.moved)
        stage.add(self.truth.at(), name="token")

    def moved(self, fact: Moved, director: Director) -> Clip:
        return director.series(director.cue("step"), director.move("token", 400, x=fact.x))

    def tell(self, x: float) -> None:
        self.truth.x = x
        self.play.show([Moved(x)])

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.play.update(FRAME)


@pytest.fixture
def table(stage: Stage, motions: Motions, square: Any) -> Table:
    return Table(stage, motions, square())


def test_facts_are_shown_one_after_the_other(table: Table) -> None:
    table.tell(100)
    table.tell(300)
    assert not table.play.idle
    table.run(0.3)
    assert 0 < table.stage["token"].x <= 100
    table.run(1.0)
    assert table.play.idle and table.stage["token"].x == 300
    assert table.heard == ["step", "step"]
    assert table.play.differences == []


def test_a_skip_ends_in_the_same_picture(table: Table) -> None:
    table.tell(100)
    table.tell(300)
    table.run(0.1)
    table.play.skip()
    assert table.play.idle and table.stage["token"].x == 300
    assert table.heard == ["step", "step"]
    assert table.play.differences == []


def test_instant_shows_everything_within_a_frame(table: Table) -> None:
    table.director.motions.tempo.speed = "instant"
    for number in range(6):
        table.tell(number * 50)
    table.play.update(FRAME)
    assert table.play.idle and table.stage["token"].x == 250


def test_a_difference_is_a_defect_in_tests(table: Table) -> None:
    table.play.show([Moved(100)])
    table.truth.x = 500
    with pytest.raises(StageDiffers, match="token: x"):
        table.run(1)


def test_a_difference_snaps_in_play(stage: Stage, motions: Motions, square: Any) -> None:
    table = Table(stage, motions, square(), strict=False)
    table.play.show([Moved(100)])
    table.truth.x = 500
    table.run(1)
    assert stage["token"].x == 500
    assert [one.field for one in table.play.differences] == ["x"]


def test_an_unknown_fact_is_logged_and_settles(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.truth.x = 70
    table.play.show([Whispered()])
    table.run(0.1)
    assert table.stage["token"].x == 70
    assert "whispered" in caplog.text and table.play.unknown == {"whispered"}


def test_silent_facts_are_known(table: Table) -> None:
    table.play.silent(Whispered)
    assert table.play.knows("whispered") and table.play.knows(Moved)
    table.play.show([Whispered()])
    table.run(0.1)
    assert table.play.unknown == set()


def test_a_clip_that_hangs_is_ended(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    table.play.register(Whispered, lambda fact, director: director.wait(60_000))
    table.play.show([Whispered()])
    table.run(9)
    assert table.play.idle and "took longer" in caplog.text


def test_what_is_laid_out_anew_may_still_stand_there_in_the_old_words(
    table: Table, square: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """The language changed while a card was on its way."""
    table.play.show([Moved(20)])
    table.run(0.01)
    table.truth.picture = square("#112233")
    table.play.skip(laid_out_anew=True)
    assert table.play.idle and "differed" not in caplog.text
    table.play.show([Moved(40)])
    table.truth.picture = square("#445566")
    with pytest.raises(StageDiffers):
        table.play.skip()


def test_dropping_lays_out_the_view(table: Table) -> None:
    table.play.show([Moved(10), Moved(20)])
    table.truth.x = 900
    table.play.drop()
    assert table.play.idle and table.stage["token"].x == 900


def test_reconciling_adds_removes_and_moves(stage: Stage, square: Any) -> None:
    picture = square()
    stage.add(Sprite(picture, 1, 1), name="stays")
    stage.add(Sprite(picture), name="goes")
    stage.add(Sprite(picture), name="ui.ring")
    wrong = reconcile(stage, {"stays": Sprite(picture, 1, 40), "comes": Sprite(picture, 7, 7)})
    assert sorted(stage.names) == ["comes", "stays", "ui.ring"]
    assert {(one.name, one.field) for one in wrong} == {
        ("goes", "presence"),
        ("comes", "presence"),
        ("stays", "y"),
    }
    assert reconcile(stage, {"stays": Sprite(picture, 1, 40), "comes": Sprite(picture, 7, 7)}) == []


def test_facts_that_are_shown_in_runs_come_to_one_maker_together(table: Table) -> None:
    runs: list[tuple[float, ...]] = []
    told: list[object] = []

    def all_at_once(facts: tuple[Moved, ...], director: Director) -> Clip:
        runs.append(tuple(one.x for one in facts))
        return director.move("token", 100, x=facts[-1].x)

    table.play.register_run(Moved, all_at_once)
    table.play.register(Whispered, lambda fact, director: director.wait(50))
    table.play.on_fact = told.append
    table.truth.x = 40
    table.play.show([Moved(10), Moved(20), Whispered(), Moved(30), Moved(40)])
    table.run(1)
    assert runs == [(10, 20), (30, 40)], "a run ends at another fact"
    assert told == [Moved(10), Moved(20), Whispered(), Moved(30), Moved(40)]
    assert table.play.idle and table.stage["token"].x == 40


def test_a_run_that_is_skipped_ends_as_one_that_is_played(table: Table) -> None:
    table.play.register_run(
        Moved, lambda facts, director: director.move("token", 100, x=facts[-1].x)
    )
    table.truth.x = 20
    table.play.show([Moved(10), Moved(20)])
    table.play.skip()
    assert table.play.idle and table.stage["token"].x == 20


def test_hurry_does_not_bring_the_end_of_a_long_clip_nearer(table: Table) -> None:
    """Who may read for two seconds in a hurried clip reads for two seconds."""
    table.director.motions.tempo.hurry = 6.0
    table.play.register(Whispered, lambda fact, director: director.wait(6 * 2000))
    table.play.show([Whispered()])
    table.run(1.9)
    assert not table.play.idle
    table.run(0.2)
    assert table.play.idle
