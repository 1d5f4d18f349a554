"""What an introduction says while somebody explains two pictures, which takes several presses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.introduction import Introduction, read_introduction
from scenes.context import Context
from scenes.introduction import IntroductionScene
from scenes.tabletop.targets import TargetPanel
from tests.scenes.conftest import Player

SCRIPT = """
title = "Two reasons"
about = "It is short"
player = 0
ends = "open"
[table]
seats = [{ name = "" }, { name = "Dr Bell" }, { name = "Ada" }, { name = "Mr Finch" }]
house_rules = { explain_seconds = 0 }
[table.arrange]
active = 0
step = "discuss"
word = "love"
"played.0" = ["E001", "E027"]
[[steps]]
task = "Explain, please."
expect = [{ do = "WANTED" }]
wrong = "The other way, please."
[[steps]]
text = "Well said."
"""


def explaining(context: Context, folder: Path, wanted: str) -> Player:
    """Somebody who is asked to explain, and who is to do it in one way."""
    path = folder / "introduction.toml"
    path.write_text(SCRIPT.replace("WANTED", wanted), encoding="utf-8")
    introduction = Introduction("detective_club", path, read_introduction(path))
    player = Player(context)
    scene = player.open(IntroductionScene(context, introduction, strict=True))
    for _ in range(600):
        if scene.panel is not None:
            return player
        player.frame()
    raise AssertionError("nothing is asked")


def said(player: Player, words: str) -> bool:
    return words in "".join(player.strings())


@pytest.fixture
def hurried(open_context: Callable[..., Context]) -> Context:
    return open_context(speed="instant")


def test_reasons_are_refused_at_once_where_nothing_is_to_be_written(
    hurried: Context, tmp_path: Path
) -> None:
    player = explaining(hurried, tmp_path, "explain_done")
    panel = player.top.panel
    player.press("down", "confirm")
    assert isinstance(panel, TargetPanel)
    assert panel is player.top.panel
    assert panel.at_start, "back where the right way is"
    assert said(player, "The other way, please.")
    player.press("up", "confirm")
    player.run(1)
    assert said(player, "Well said.")


def test_a_right_choice_ends_the_word_about_a_wrong_one(hurried: Context, tmp_path: Path) -> None:
    player = explaining(hurried, tmp_path, "explain")
    moves = player.top.session.match.moves
    player.press("confirm")
    assert said(player, "The other way, please.")
    player.press("down")
    assert said(player, "The other way, please."), "looking around is no choice"
    player.press("confirm")
    assert player.top.panel.chosen() == {"do": "explain"}
    assert said(player, "Explain, please.")
    assert not said(player, "The other way, please.")
    assert player.top.session.match.moves == moves
    player.press("confirm", "confirm")
    player.run(1)
    assert said(player, "Well said.")
