"""The review after the end: reached from the results, complete, and within reach of a D-pad."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import Player as Seated
from game.match.session import Session, TableOptions
from game.simulation import play
from scenes.context import Context
from scenes.party import Party
from scenes.replay.scene import ReplayScene
from scenes.results import ResultsScene
from scenes.review.proof_screen import ProofScreen
from scenes.review.scene import SEATS, TURNS, ReviewScreen
from tests.kit.walking import first_step
from tests.scenes.conftest import Player

GAME = "tudor_mansion"
NAMES = ("Rosa", "Tom", "Dr Bell", "Ada", "Max", "Lily")


class Finished:
    """A match that is over, with two people at the table."""

    def __init__(self, context: Context, seats: int, seed: int, hints: bool) -> None:
        setup = Setup(GAME, seats=tuple(SeatSetup(name) for name in NAMES[:seats]), seed=seed)
        match = Match.open(setup)
        play(match, ["steady"] * seats)
        assert match.outcome is not None
        people = [Seated() if seat < 2 else Seated("random") for seat in range(seats)]
        self.session = Session(match, people, None, TableOptions(hints=hints))
        self.context = context
        self.player = Player(context)
        self.party = Party.of_session(self.session, context.words_for(GAME))

    def open(self) -> ReviewScreen:
        scene = ReviewScreen(self.context, self.party, self.session)
        self.player.open(scene)
        for _ in range(900):
            if scene.work.done:
                break
            self.player.frame()
        assert scene.work.done
        self.player.run(0.2)
        return scene

    def said(self) -> str:
        return "".join(self.player.strings())


@pytest.fixture
def finished(open_context: Callable[..., Context]) -> Iterator[Callable[..., Finished]]:
    made: list[Finished] = []

    def make(seats: int = 3, seed: int = 1, hints: bool = False, **settings: Any) -> Finished:
        made.append(Finished(open_context(**settings), seats, seed, hints))
        return made[-1]

    yield make
    for one in made:
        one.context.stack.clear()
        one.context.stack.apply()
        one.session.close()


def test_it_is_a_button_of_the_results(finished: Any) -> None:
    table = finished(hints=True)
    table.session.hints_taken[1] = 3
    table.player.open(ResultsScene(table.context, table.party, table.session))
    table.player.press("confirm")
    table.player.run(0.5)
    assert "Hints taken: Tom three" in table.said()
    table.player.press("right", "confirm")
    assert isinstance(table.player.top, ReviewScreen)
    table.player.run(2.0)
    assert "three hints" in table.said()
    table.player.press("back")
    assert isinstance(table.player.top, ResultsScene)


def test_without_hints_the_results_do_not_speak_of_them(finished: Any) -> None:
    table = finished()
    table.player.open(ResultsScene(table.context, table.party, table.session))
    table.player.press("confirm")
    assert "hint" not in table.said().lower()


def test_every_turn_can_be_gone_to_and_seen_on_the_table(finished: Any) -> None:
    table = finished()
    scene = table.open()
    review = scene.review
    assert review is not None
    table.player.press("extra")
    assert scene.page == TURNS
    for _ in range(len(review.turns)):
        table.player.press("left")
    assert scene.turn == 0
    for wanted in range(3):
        assert scene.turn == wanted
        table.player.run(0.5)
        turn = review.turns[wanted]
        assert table.party.say(turn.lines[0]) in table.said()
        table.player.press("info")
        assert isinstance(table.player.top, ReplayScene)
        assert table.player.top.at == turn.begins
        table.player.press("back")
        assert table.player.top is scene
        assert scene.turn == wanted
        table.player.press("right")


def test_ok_tells_the_reason_of_a_row(finished: Any) -> None:
    table = finished()
    scene = table.open()
    review = scene.review
    for seat in review.seats:
        scene.focus_on(f"seat.{seat.seat}")
        table.player.press("confirm")
        table.player.run(0.5)
        assert isinstance(table.player.top, ProofScreen)
        assert table.player.top.work.result is not None
        table.player.press("back")
    table.player.press("extra")
    number, standing = next(
        (turn.number, one)
        for turn in review.turns
        for one in turn.standings
        if one.learnt is not None
    )
    scene.turn_to(number - scene.turn)
    table.player.run(0.1)
    scene.focus_on(f"seat.{standing.seat}")
    table.player.press("confirm")
    table.player.run(0.5)
    words = table.party.say(standing.learnt)
    assert words[:1].upper() + words[1:] in table.said()


def test_directions_and_two_buttons_are_enough(finished: Any) -> None:
    table = finished()
    scene = table.open()
    for page, label in ((SEATS, "prompt.extra"), (TURNS, "prompt.info")):
        assert scene.page == page
        for _ in range(8):  # prompts may lie in two rows
            if scene.focus.current() == label:
                break
            way = first_step(scene.focus, label)
            assert way, f"no direction leads to {label}"
            table.player.press(way)
        assert scene.focus.current() == label
        table.player.press("confirm")
    assert isinstance(table.player.top, ReplayScene)


@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_rows_prompts_and_words_keep_apart(finished: Any, size: int, language: str) -> None:
    table = finished(seats=6, seed=2, text_size=size, language=language)
    scene = table.open()
    for _ in range(2):
        top = 1080.0
        for key, widget in scene.widgets.items():
            if key.startswith("prompt."):
                top = min(top, widget.rect.top)
        rows = [w.rect for key, w in scene.widgets.items() if key.startswith("seat.")]
        assert len(rows) == 6
        for upper, lower in itertools.pairwise(rows):
            assert upper.bottom <= lower.top
        assert rows[-1].bottom <= top
        assert all(rect.left >= 96 and rect.right <= 1824 for rect in rows)
        assert min(rect.height for rect in rows) >= 44
        table.player.press("extra")
        table.player.run(0.8)
