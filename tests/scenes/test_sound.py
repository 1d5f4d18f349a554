"""What the scenes let be heard: music by scene, and volumes that work while they are set."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import screens
from scenes.app import App
from scenes.base import Scene
from scenes.context import Context


class Silent(Scene):
    name = "silent"


class Loud(Scene):
    name = "loud"
    music = "table"


def test_the_uppermost_scene_with_music_is_heard(context: Context) -> None:
    app = App(context, screens.make("title", context))
    app.frame(0.02)
    assert context.audio.track == "hall"
    loud = Loud(context)
    for scene, piece in ((Silent(context), "hall"), (loud, "table"), (Silent(context), "table")):
        context.stack.push(scene)
        app.frame(0.02)
        assert context.audio.track == piece
    context.stack.back_to(loud, None)
    context.stack.apply()
    context.stack.pop(of=loud)
    app.frame(0.02)
    app.frame(0.02)
    assert context.audio.track == "hall"


@pytest.mark.parametrize("name", ["effects", "music", "voice"])
def test_a_volume_works_while_it_is_set(player: Any, name: str) -> None:
    settings = player.open(screens.make("settings", player.context))
    player.press("down")
    settings.focus_on(f"row.volume_{name}")
    before = getattr(player.context.audio, name)
    player.press("left")
    assert getattr(player.context.audio, name) == pytest.approx(before - 0.1)
    # What sounds then is governed by the volume that was set.
    heard = "your_turn" if name == "voice" else "ui_move"
    assert heard in player.context.audio.heard[-2:]
