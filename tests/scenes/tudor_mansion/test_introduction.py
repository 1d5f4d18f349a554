"""The introduction is played to its end with a D-pad and two buttons, and only as it is meant."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scenes import screens
from scenes.coach import RING_GAP
from scenes.context import Context
from scenes.introduction import IntroductionScene, open_introduction
from scenes.notes import NotesScene
from scenes.question import Question
from systems.io.seats import Device
from tests.scenes.conftest import Player

GAME = "tudor_mansion"
WAYS = ("up", "down", "left", "right")
DEVICE = "keys.arrows"

Fields = dict[str, str]


class Guest:
    """Somebody with directions, OK and Back."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.player = Player(context)
        self.scene: IntroductionScene = open_introduction(context, GAME)
        self.scene.strict = True
        self.presses = 0
        self.player.open(self.scene)

    def press(self, *kinds: str) -> None:
        for kind in kinds:
            self.player.devices.press(kind, device=DEVICE)
            self.presses += 1
            for _ in range(3):
                self.player.frame()

    def until(self, condition: Callable[[], object], seconds: float = 30) -> None:
        for _ in range(round(seconds * 60)):
            if condition():
                return
            self.player.frame()
        raise AssertionError(f"stuck at step {self.scene.number + 1}")

    def go_to(self, key: object) -> None:
        """With the directions to a target, the shortest way."""
        focus = self.scene.focus
        start = focus.current()
        ways: dict[object, tuple[str, ...]] = {start: ()}
        waiting = deque([start])
        while waiting and key not in ways:
            here = waiting.popleft()
            for way in WAYS:
                focus.set(here)
                focus.move(way)
                there = focus.current()
                if there not in ways:
                    ways[there] = (*ways[here], way)
                    waiting.append(there)
        focus.set(start)
        assert key in ways, f"{key} is out of reach from {start}"
        self.press(*ways[key])
        assert focus.current() == key

    def choose(self, fields: Fields) -> None:
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

    def read(self) -> None:
        self.until(lambda: self.scene.reading)
        self.press("confirm")

    def play_step(self) -> None:
        """What the present step asks for."""
        scene, number = self.scene, self.scene.number
        step = scene.step
        assert step is not None
        if step.text:
            self.read()
        if step.opens:
            self.until(lambda: scene.focus.current() is not None)
            self.press("confirm")
            assert isinstance(self.player.top, NotesScene)
            self.press("back")
            self.until(lambda: self.player.top is scene)
        elif step.expect:
            self.until(lambda: scene.panel is not None)
            self.choose(dict(step.expect[0]))
        self.until(lambda: scene.number > number)


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
            for wrong in others(scene, dict(step.expect[0])):
                try_out(one, wrong)
                assert match.moves == moves
                assert scene.number == number
                assert said(one, step.wrong)
                while scene.panel.chosen():
                    one.press("back")
        if step.opens:
            one.until(lambda: scene.focus.current() is not None)
            one.press("left")
            assert said(one, step.wrong)
        finish(one, step, number)
    assert match.outcome is not None


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
        one.choose(wrong)
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
        one.choose(dict(step.expect[0]))
    one.until(lambda: scene.number > number)


@pytest.mark.parametrize("steps", [0, 2, 3, 5, 8])
def test_it_can_be_left_at_any_time(guest: Any, steps: int) -> None:
    one = guest(speed="instant")
    for _ in range(steps):
        one.play_step()
    one.player.run(0.5)
    one.press("pause")
    assert isinstance(one.player.top, Question)
    one.press("confirm")
    assert one.player.top is one.scene, "the harmless answer comes first"
    one.press("pause")
    one.press("right", "down", "confirm")
    one.until(lambda: one.player.top is not one.scene)


def test_everything_that_is_ringed_is_on_the_table(guest: Any) -> None:
    one = guest(speed="instant")
    while one.scene.step is not None:
        step = one.scene.step
        if step.text:
            one.until(lambda: one.scene.reading)
            rings = [name for name in one.scene.stage.names if name.startswith("ui.coach.ring")]
            assert len(rings) == len(step.look), step.look
            for name, look in zip(sorted(rings), step.look, strict=True):
                _check_ring(one.scene.stage, name, look)
        one.play_step()


def _check_ring(stage: Any, name: str, look: str) -> None:
    """A ring lies close around its things, whatever shadow they throw."""
    things = [n for n in stage.names if n == look or (look[-1] == "." and n.startswith(look))]
    sides = [
        (
            stage[n].x
            + way * (stage[n].picture.size[0] / 2 - stage[n].picture.margin) * stage[n].scale
        )
        for n in things
        for way in (-1, 1)
    ]
    ring = stage[name]
    reach = ring.picture.size[0] / 2 - ring.picture.margin
    assert ring.x - reach == pytest.approx(min(sides) - RING_GAP, abs=1.5), look
    assert ring.x + reach == pytest.approx(max(sides) + RING_GAP, abs=1.5), look
    if look.startswith("plate."):
        assert 2 * reach <= 270 + 2 * RING_GAP + 2


@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_its_sheets_fit_the_screen(guest: Any, size: int, language: str) -> None:
    one = guest(speed="instant", text_size=size, language=language)
    one.until(lambda: one.scene.reading)
    for step in one.scene.introduction.steps:
        if not step.text:
            continue
        one.scene.coach.say(step.text, step.place, "17 / 17", ())
        sprite = one.scene.stage["ui.coach.sheet"]
        width, height = (side - 80 for side in sprite.picture.size)
        assert sprite.x - width / 2 >= 96
        assert sprite.x + width / 2 <= 1824
        assert sprite.y - height / 2 >= 54
        assert sprite.y + height / 2 <= 1026


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
