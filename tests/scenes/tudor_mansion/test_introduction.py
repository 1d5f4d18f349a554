"""The introduction is played to its end with a D-pad and two buttons, and only as it is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scenes import screens
from scenes.context import Context
from scenes.introduction import IntroductionScene, open_introduction
from scenes.question import Question
from systems.io.seats import Device
from tests.scenes.conftest import Player
from tests.scenes.introductions import Guest as AnyGuest

GAME = "tudor_mansion"

Fields = dict[str, str]


class Guest(AnyGuest):
    """Somebody who knows how the panels of this game ask."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME)

    def go_to(self, key: object) -> None:
        """With the directions to a target, the shortest way."""
        ways = self.ways()
        assert key in ways, f"{key} is out of reach from {self.focus.current()}"
        self.press(*ways[key])
        assert self.focus.current() == key

    def choose(self) -> None:
        step = self.scene.step
        assert step is not None
        self.until(lambda: self.scene.panel is not None)
        self.make(dict(step.expect[0]))

    def make(self, fields: Fields) -> None:
        """An intent, part by part, as the panels ask for them."""
        scene = self.scene
        do = fields["do"]
        if do in ("stay", "go"):
            panel: Any = scene.panel
            room = fields.get("room") or panel.house.here
            if room != scene.focus.current():
                self.go_to(room)
            self.press("confirm")
            return
        self.go_to(do)
        self.press("confirm")
        for name in ("suspect", "weapon", "room"):
            if name in fields:
                self.go_to(fields[name])
                self.press("confirm")
        if do == "accuse":
            self.go_to("yes")
            self.press("confirm")


@pytest.fixture
def guest(open_context: Callable[..., Context]) -> Iterator[Callable[..., Guest]]:
    made: list[Guest] = []

    def make(**settings: Any) -> Guest:
        made.append(Guest(open_context(**settings)))
        return made[-1]

    yield make
    for one in made:
        one.context.stack.clear()
        one.context.stack.apply()


def test_it_is_played_to_its_end_with_directions_and_two_buttons(guest: Any) -> None:
    one = guest(speed="fast")
    while one.scene.step is not None:
        one.play_step()
    outcome = one.scene.session.match.outcome
    assert outcome is not None and outcome.winners == (0,)
    one.until(lambda: isinstance(one.player.top, Question))
    assert one.presses < 90
    one.press("down", "confirm")
    one.until(lambda: one.player.top is not one.scene and not isinstance(one.player.top, Question))


def test_only_what_is_asked_for_is_played(guest: Any) -> None:
    """At every choice the other ones are tried first; each gets a word and changes nothing."""
    one = guest(speed="instant")
    scene = one.scene
    match = scene.session.match
    while scene.step is not None:
        step, number = scene.step, scene.number
        if step.text:
            one.read()
        moves = match.moves
        if step.expect:
            one.until(lambda: scene.panel is not None)
            how = one.context.say("introduction.how", words=step.task)
            for tried, wrong in enumerate(others(scene, dict(step.expect[0]))):
                try_out(one, wrong)
                assert match.moves == moves
                assert scene.number == number
                assert said(one, (step.wrong, how)[tried % 2])
                while scene.panel.chosen():
                    one.press("back")
        if step.opens:
            one.until(lambda: scene.focus.current() is not None)
            one.press("left")
            assert said(one, step.wrong)
            one.press("left")
            assert said(one, one.context.say("introduction.anew", words=step.task))
        finish(one, step, number)
    assert match.outcome is not None


def test_the_same_wrong_press_is_never_answered_with_the_same_words_twice(guest: Any) -> None:
    one = guest(speed="instant")
    scene = one.scene
    while not scene.step.expect:
        one.play_step()
    if scene.step.text:
        one.read()
    one.until(lambda: scene.panel is not None)
    task, wrong = scene.step.task, scene.step.wrong
    how = one.context.say("introduction.how", words=task)
    for words in (wrong, how, wrong, how):
        one.press("confirm")
        assert said(one, words)
        assert not said(one, wrong if words == how else how)
    assert scene.step.task == task


def others(scene: IntroductionScene, right: Fields) -> list[Fields]:
    """Other choices than the right one, of the same decision and nearly right."""
    if len(scene.step.expect) > 1:  # type: ignore[union-attr]
        return []
    if right["do"] in ("stay", "go"):
        options = [type(intent).__struct_config__.tag for intent in scene.panel.decision.options]  # type: ignore[union-attr]
        assert "stay" in options
        return [{"do": "stay"}] if right["do"] == "go" else [{"do": "go", "room": "lounge"}]
    found: list[Fields] = [{"do": "accuse" if right["do"] == "suggest" else "suggest"}]
    found.append({**right, "suspect": "mrs_peacock"})
    found.append({**right, "weapon": "spanner"})
    return found


def try_out(one: Guest, wrong: Fields) -> None:
    """Go as far with a wrong choice as the introduction lets one."""
    scene = one.scene
    if wrong["do"] in ("stay", "go"):
        one.make(wrong)
        return
    one.go_to(wrong["do"])
    one.press("confirm")
    for name in ("suspect", "weapon"):
        if name in wrong and wrong[name] in scene.focus.reachable():
            one.go_to(wrong[name])
            one.press("confirm")


def said(one: Guest, words: str) -> bool:
    return words in "".join(one.player.strings())


def finish(one: Guest, step: Any, number: int) -> None:
    scene = one.scene
    if step.opens:
        one.press("confirm")
        one.press("back")
        one.until(lambda: one.player.top is scene)
    elif step.expect:
        one.until(lambda: scene.panel is not None)
        one.choose()
    one.until(lambda: scene.number > number)


def test_devices_of_a_lobby_get_their_seats_back(open_context: Any) -> None:
    context = open_context()
    pad = Device("pad.0", "pad", "pad 0", "0", "", 1)
    context.seats.bind(2, pad)
    player = Player(context)
    player.open(screens.make("title", context, game=GAME))
    scene = player.open(open_introduction(context, GAME))
    assert context.seats.seat_of("pad.0") is None
    context.stack.pop(of=scene)
    context.stack.apply()
    assert context.seats.seat_of("pad.0") == 2


def test_it_is_the_first_button_of_the_handbook_in_the_hall(player: Player) -> None:
    player.open(screens.make("title", player.context, game=GAME))
    player.press("extra", "confirm")
    player.run(0.5)
    assert isinstance(player.top, IntroductionScene)


def test_the_handbook_at_a_table_does_not_offer_it(player: Player) -> None:
    scene = player.open(screens.make("handbook", player.context, game=GAME, decision="move"))
    assert "introduction" not in scene.widgets
