"""The life of scenes: each call exactly once per change, between frames, whatever happens."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.base import Scene
from scenes.stack import SceneStack
from systems.io.actions import Action, Change, DeviceChange, Kind, Phase

PRESS = Action(Kind.CONFIRM, "keys.arrows")


class Spy(Scene):
    """Writes down what is called."""

    def __init__(
        self, name: str, log: list[str], *, opaque: bool = True, modal: bool = True
    ) -> None:
        self.name = name
        self.log = log
        self.opaque = opaque
        self.modal = modal
        self.uses = True
        self.breaks: set[str] = set()

    def note(self, what: str) -> None:
        self.log.append(f"{self.name}.{what}")
        if what.split("(", maxsplit=1)[0] in self.breaks:
            raise RuntimeError(f"{what} broke")

    def enter(self) -> None:
        self.note("enter")

    def pause(self) -> None:
        self.note("pause")

    def resume(self, result: Any = None) -> None:
        self.note(f"resume({result})")

    def exit(self) -> None:
        self.note("exit")

    def update(self, dt: float) -> None:
        self.note("update")

    def on_action(self, action: Action) -> bool:
        self.note("action")
        return self.uses

    def on_release(self, action: Action) -> bool:
        self.note("release")
        return self.uses

    def on_device(self, change: DeviceChange) -> None:
        self.note("device")

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        self.note("paint")


@pytest.fixture
def log() -> list[str]:
    return []


def test_changes_wait_for_the_end_of_the_frame(log: list[str]) -> None:
    stack = SceneStack()
    stack.push(Spy("a", log))
    assert log == [] and len(stack) == 0
    stack.apply()
    stack.push(Spy("b", log))
    stack.pop("answer")
    stack.apply()
    assert log == ["a.enter", "a.pause", "b.enter", "b.exit", "a.resume(answer)"]


def test_replace_leaves_those_below_alone(log: list[str]) -> None:
    stack = SceneStack()
    for name in "ab":
        stack.push(Spy(name, log))
    stack.apply()
    log.clear()
    stack.replace(Spy("c", log))
    stack.apply()
    assert log == ["b.exit", "c.enter"]


def test_reset_and_back_to(log: list[str]) -> None:
    stack = SceneStack()
    first = Spy("a", log)
    stack.push(first)
    for name in "bc":
        stack.push(Spy(name, log))
    stack.apply()
    log.clear()
    stack.back_to(first, 7)
    stack.apply()
    assert log == ["c.exit", "b.exit", "a.resume(7)"]
    log.clear()
    stack.push(Spy("d", log))
    stack.reset(Spy("e", log))
    stack.apply()
    assert log == ["a.pause", "d.enter", "d.exit", "a.exit", "e.enter"]


def test_a_pop_asked_twice_pops_once(log: list[str]) -> None:
    stack = SceneStack()
    below, top = Spy("a", log), Spy("b", log)
    stack.push(below)
    stack.push(top)
    stack.apply()
    stack.pop(1, of=top)
    stack.pop(2, of=top)
    stack.apply()
    assert list(stack) == [below] and log[-1] == "a.resume(1)"


def test_modal_scenes_keep_time_and_input_to_themselves(log: list[str]) -> None:
    stack = SceneStack()
    stack.push(Spy("a", log))
    stack.push(Spy("b", log))
    stack.apply()
    log.clear()
    stack.update(0.1)
    stack.handle(PRESS)
    assert log == ["b.update", "b.action"]


def test_what_an_overlay_does_not_use_goes_on(log: list[str]) -> None:
    stack = SceneStack()
    stack.push(Spy("a", log))
    overlay = Spy("b", log, opaque=False, modal=False)
    overlay.uses = False
    stack.push(overlay)
    stack.apply()
    log.clear()
    stack.update(0.1)
    stack.handle(PRESS)
    stack.handle(Action(Kind.CONFIRM, "x", phase=Phase.RELEASE))
    assert log == ["b.update", "a.update", "b.action", "a.action", "b.release", "a.release"]


def test_everybody_hears_of_devices(log: list[str]) -> None:
    stack = SceneStack()
    stack.push(Spy("a", log))
    stack.push(Spy("b", log))
    stack.apply()
    log.clear()
    stack.handle(DeviceChange(Change.REMOVED, "pad.1"))
    assert log == ["b.device", "a.device"]


def test_opaque_scenes_hide_what_is_below(log: list[str]) -> None:
    frame = pygame.Surface((40, 30))
    stack = SceneStack()
    stack.push(Spy("a", log))
    stack.push(Spy("b", log))
    stack.push(Spy("c", log, opaque=False))
    stack.apply()
    log.clear()
    assert stack.draw(frame) == [frame.get_rect()]
    assert log == ["b.paint", "c.paint"]
    assert stack.draw(frame) == []


@pytest.mark.parametrize("where", ["update", "paint", "action", "enter", "resume"])
def test_a_failure_becomes_a_scene_and_happens_once(where: str, log: list[str]) -> None:
    stack = SceneStack()
    told: list[str] = []

    def failure(scene: Scene, error: BaseException) -> Scene:
        told.append(f"{scene.name}: {error}")
        return Spy("error", log)

    stack.on_failure = failure
    bad = Spy("a", log)
    bad.breaks = {where}
    stack.push(bad)
    stack.apply()
    if where == "resume":
        stack.push(Spy("b", log))
        stack.pop()
        stack.apply()
    frame = pygame.Surface((40, 30))
    for _ in range(3):
        stack.handle(PRESS)
        stack.update(0.1)
        stack.apply()
        stack.draw(frame)
    assert len(told) == 1 and told[0].startswith("a:")
    assert stack.top is not None and stack.top.name == "error"
    stack.clear()
    stack.apply()
    assert log.count("a.exit") == 1


def test_without_an_answer_failures_are_raised(log: list[str]) -> None:
    stack = SceneStack()
    bad = Spy("a", log)
    bad.breaks = {"update"}
    stack.push(bad)
    stack.apply()
    with pytest.raises(RuntimeError, match="update broke"):
        stack.update(0.1)


STEPS = st.lists(
    st.sampled_from(["push", "replace", "pop", "reset", "clear", "back", "apply", "overlay"]),
    max_size=40,
)


@given(STEPS)
@settings(max_examples=150, deadline=None)
def test_every_life_is_well_formed(steps: list[str]) -> None:
    """enter first, exit last, both once; pause and resume in turn; only the top is unpaused."""
    log: list[str] = []
    stack = SceneStack()
    made: list[Spy] = []

    def scene(opaque: bool = True) -> Spy:
        made.append(Spy(f"s{len(made)}", log, opaque=opaque, modal=opaque))
        return made[-1]

    for step in steps:
        if step == "push":
            stack.push(scene())
        elif step == "overlay":
            stack.push(scene(opaque=False))
        elif step == "replace":
            stack.replace(scene())
        elif step == "pop":
            stack.pop()
        elif step == "reset":
            stack.reset(scene())
        elif step == "clear":
            stack.clear()
        elif step == "back" and made:
            stack.back_to(made[0])
        else:
            stack.apply()
    stack.apply()
    alive = set(stack)
    for one in made:
        own = [
            entry.split(".")[1].split("(")[0] for entry in log if entry.startswith(f"{one.name}.")
        ]
        assert own[0] == "enter" and own.count("enter") == 1
        assert own.count("exit") == (0 if one in alive else 1)
        assert "exit" not in own[:-1]
        middle = [call for call in own if call in ("pause", "resume")]
        assert middle == ["pause", "resume"] * (len(middle) // 2) + ["pause"] * (len(middle) % 2)
        if one in alive:
            assert len(middle) % 2 == (0 if one is stack.top else 1)
