"""Detective Club with one button: words, pictures and votes, among people who play as usual."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.settings import Settings
from scenes.context import Context
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from scenes.scanned import PROMPT
from scenes.tabletop.alone import ChooseAlone
from systems.io.actions import Kind
from systems.io.seats import SeatMap
from systems.table.privacy import Drape
from tests.kit.one_button import OnlyButton
from tests.scenes.detective_club.people import ClubPeople
from tests.scenes.detective_club.table_rig import Rig

ONE = 0
"""The seat whose only button is OK."""


class WithOneButton(ClubPeople):
    """The first of them has one button; the walk brings it to whatever the others steer to."""

    wanted: Any = None
    alone = 0
    """How often it answered behind the curtain what others press on the table."""

    def __init__(self, seats: int, humans: int, seed: int, **how: Any) -> None:
        super().__init__(seats, humans, seed, **how)
        self.context.seats.set_pace(ONE, "fast")
        self.button = OnlyButton(self, ONE, dt=0.4)

    def go(self, focus: Any, goal: Any, seat: int) -> None:
        if seat == ONE:
            self.wanted = goal
        else:
            super().go(focus, goal, seat)

    def tap(self, kind: str, seat: int) -> None:
        if seat != ONE:
            super().tap(kind, seat)
            return
        goal, self.wanted = self.wanted, None
        if kind != "confirm":
            goal = (PROMPT, Kind(kind))
        if goal is None or not self.button.stops:
            self.button.press()  # skips, or says "ready" beside somebody else
        else:
            self.button.choose(lambda stop: stop.key == goal)
        self.step(2)

    def open_page(self, scene: CurtainScene) -> None:
        if scene.seat != ONE:
            super().open_page(scene)
            return
        self.until(lambda: scene.curtain.state in (Drape.CLOSED, Drape.OPEN))
        self.may_see = ONE
        if not scene.curtain.visible:
            self.step(1)
            self.button.choose(lambda stop: stop.key == "look")
            self.step(8)

    def visit(self, scene: CurtainScene) -> None:
        if not isinstance(scene, ChooseAlone):
            super().visit(scene)
            return
        assert scene.seat == ONE, "all others press on the table"
        self.alone += 1
        self.open_page(scene)
        keys = [stop.key for stop in self.button.stops if stop.kind is None]
        while self.stack.top is scene and scene.curtain.visible:
            wanted = self.chance.choice(keys)
            self.button.choose(lambda stop, wanted=wanted: stop.key == wanted)
            self.step(1)
        self.may_see = None
        self.until(lambda: self.stack.top is not scene)

    def choose_in_public(self, panel: Any) -> None:
        if panel.seat == ONE and panel.decision.kind == "ready":
            self.tap("confirm", 1)
            return
        super().choose_in_public(panel)


@pytest.mark.long
@pytest.mark.parametrize("vote_mode", ["open", "secret_in_order"])
def test_a_whole_game_with_one_button_among_three_people(vote_mode: str) -> None:
    with WithOneButton(5, 3, seed=5, rules={"vote_mode": vote_mode}) as table:
        table.play(1000)
        assert table.leaks == [] and table.told == []
        assert table.match.outcome is not None and table.words
        assert table.visits[ONE] and table.seen[ONE]
        assert {"choose_word", "play_card", "vote"} <= table.kinds
        assert bool(table.alone) == (vote_mode == "secret_in_order")


def _hidden_vote(answer: int, begins: int) -> tuple[list[bytes | None], list[str]]:
    """Every frame of a hidden vote by the one button, pressed at the same time: None for those
    that only its seat sees; and what was offered."""
    settings = Settings(speed="instant", one_button="fast")
    context = Context.offscreen(settings, (480, 270), SeatMap())
    rules = {"vote_mode": "secret_in_order"}
    with Rig(5, 2, context=context, rules=rules, seed=5, upto="vote", draws=True) as rig:
        scanner: Any = rig.stack.scanner
        frames: list[bytes | None] = []
        offered: list[str] = []

        def note(count: int) -> None:
            for _ in range(count):
                rig.step(1, 0.1)
                top = rig.stack.top
                hidden = isinstance(top, CurtainScene) and top.curtain.visible
                if hidden and scanner.walking is top:
                    offered[:] = [str(stop.key) for row in scanner.scan.rows for stop in row]
                frames.append(
                    None if hidden else pygame.image.tobytes(context.viewport.frame, "RGB")
                )

        rig.until(lambda: isinstance(rig.stack.top, ChooseAlone))
        page: Any = rig.stack.top
        scanner.scan.chance = lambda below: begins % below
        rig.until(lambda: page.curtain.state is Drape.CLOSED)
        rig.step(1, 0.1)
        rig.devices.press("confirm", page.seat)
        note(34)
        assert scanner.scan.stop.key == f"answer.{answer}"
        rig.devices.press("confirm", page.seat)
        note(40)
        assert page.chosen is not None
        return frames, offered


def test_a_hidden_vote_looks_the_same_whatever_is_pressed() -> None:
    """Pressed after as many steps of a walk that began elsewhere: no public frame tells."""
    first, offered = _hidden_vote(3, 0)
    second, _ = _hidden_vote(2, 5)
    assert [one is None for one in first] == [one is None for one in second]
    assert first == second
    assert None in first and any(first)
    answers = [key for key in offered if key.startswith("answer.")]
    assert len(answers) == 4, "everybody but the active player, also oneself"


def test_looking_a_person_with_one_button_up_shows_no_board_on_the_table() -> None:
    settings = Settings(speed="instant", one_button="fast")
    with Rig(
        5, 2, settings=settings, rules={"vote_mode": "secret_in_order"}, seed=5, upto="vote"
    ) as rig:
        rig.until(lambda: isinstance(rig.stack.top, ChoiceScene | ChooseAlone))
        assert rig.scene.panel is None
