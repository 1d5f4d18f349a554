"""A table built from the kit is played, looked at closely, and laid out as the view says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content import registry
from scenes.kit.caption import PLATE_MARGIN
from scenes.kit.prompts import Prompt
from scenes.parts.sheets import sheet
from scenes.tabletop.closer import Closer, LookCloser, magnified
from scenes.tabletop.rail import RailFoot
from scenes.tabletop.targets import Choice, TargetPanel
from systems.io.actions import Kind
from systems.io.viewport import SAFE_AREA
from systems.table.board import Area
from tests.fixtures.toys.umbrella_stand import kit_table
from tests.fixtures.toys.umbrella_stand import table as toys_table
from tests.gallery.bench import bench
from tests.kit.games import TOYS
from tests.scenes.test_default_table import Table


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(toys_table, "TABLE", kit_table.TABLE)
    with registry.searching(TOYS):
        yield


@pytest.fixture
def lone() -> Iterator[Table]:
    """One person with two computers, when the first question is asked."""
    table = Table("umbrella_stand", 3, 1)
    for _ in range(300):
        table.step()
        if table.scene.panel is not None:
            break
    yield table
    table.close()


def press(table: Table, *kinds: str) -> None:
    for kind in kinds:
        table.devices.press(kind, 0)
        table.step(12)


@pytest.mark.parametrize("humans", [0, 1])
def test_a_game_is_played_to_its_end_and_the_stage_never_differs(humans: int) -> None:
    table = Table("umbrella_stand", 3, humans)
    try:
        assert isinstance(table.scene.table, kit_table.StandTable)
        table.play(1500)
        assert table.session.match.outcome is not None
        assert not table.scene.choreographer.unknown
    finally:
        table.close()


def test_legal_targets_are_lit_and_the_focused_one_has_the_ring(lone: Table) -> None:
    assert isinstance(lone.scene.panel, TargetPanel)
    stage = lone.scene.stage
    press(lone, "confirm")  # draw, then put one down: four cards of the own hand are asked for
    while lone.scene.panel is None:
        lone.step()
    panel = lone.scene.panel
    assert isinstance(panel, TargetPanel)
    lit = {choice.key: stage[f"ui.target.{choice.key}"].visible for choice in panel.choices}
    assert len(lit) == 4
    assert [key for key, on in lit.items() if not on] == [lone.scene.focus.current()]
    press(lone, "right")
    assert not stage[f"ui.target.{lone.scene.focus.current()}"].visible


def test_looking_closely_leads_back_to_the_same_focus(lone: Table) -> None:
    before = lone.scene.focus.current()
    press(lone, "extra" if lone.scene.menu.closer_button is Kind.EXTRA else "page_right")
    assert isinstance(lone.stack.top, LookCloser)
    closer = lone.stack.top
    assert closer.at == 0
    press(lone, "right", "right", "right", "right")
    assert closer.at == len(closer.entries) - 1
    press(lone, "left")
    assert closer.at == len(closer.entries) - 2
    press(lone, "back")
    assert lone.stack.top is lone.scene
    assert lone.scene.focus.current() == before


def test_two_buttons_and_directions_open_it_too(lone: Table) -> None:
    """The prompt at the foot can have the focus; what had it before is what is looked at."""
    before = lone.scene.focus.current()
    press(lone, *["down"] * 4)
    kind = lone.scene.menu.closer_button
    for _ in range(6):
        if lone.scene.focus.current() == ("prompt", kind):
            break
        press(lone, "left")
    for _ in range(6):
        if lone.scene.focus.current() == ("prompt", kind):
            break
        press(lone, "right")
    assert lone.scene.focus.current() == ("prompt", kind)
    assert lone.scene.focus.chosen() == before
    press(lone, "confirm")
    assert isinstance(lone.stack.top, LookCloser)


def test_a_part_of_the_table_is_drawn_with_its_words_and_nothing_over_it(lone: Table) -> None:
    stage = lone.scene.stage
    picture = magnified(stage, Area(96, 276, 424, 424), (848, 848))
    assert "P0" in picture.says
    sharp = lone.context.book.surface(picture)
    assert sharp.get_size() == (848, 848)
    whole = magnified(stage, Area(0, 0, 1920, 1080), (960, 540))
    caption = [text for text in stage.strings() if text not in whole.says]
    assert caption, "what the foot says is no part of the table"


def test_a_choice_can_ask_further_and_back_leads_out(lone: Table) -> None:
    scene = lone.scene
    assert scene.panel is not None
    scene.panel.close()
    seen: list[tuple[str, ...]] = []
    intent = kit_table.intents.DrawHidden()
    inner = (
        Choice("a", Area(300, 300, 100, 100), "first a", intent),
        Choice("b", Area(900, 600, 100, 100), "then b", intent, button="Take b"),
    )
    outer = [
        Choice("top", Area(500, 100, 200, 120), "goes on", then=inner, tile=("Go on", "two ways")),
        Choice("end", Area(900, 100, 200, 120), "ends", intent, tile=("End", "")),
    ]
    panel = TargetPanel(scene.desk, scene.panel.decision, outer, "What?", entered=seen.append)
    panel.open()
    assert (panel.caption(), panel.at_start) == ("goes on", True)
    assert panel.chosen() == {}
    assert panel.press(Kind.CONFIRM) is None
    assert (panel.caption(), panel.at_start) == ("first a", False)
    assert panel.chosen() == {"do": "draw_hidden"}, "that much is settled, for guides"
    scene.focus.set("b")
    assert "Take b" in [prompt.label for prompt in panel.prompts()]
    assert panel.press(Kind.BACK) is None
    assert scene.focus.current() == "top"
    assert seen == [(), ("top",), ()]
    scene.focus.set("end")
    assert panel.press(Kind.CONFIRM) == intent
    panel.close()
    assert not [name for name in scene.stage.names if name.startswith("ui.target.")]


# -- the rail ----------------------------------------------------------------------------------

LABELS = ("Choose", "Confirm", "My hand", "Look closer", "How it works", "Pause")
KINDS = (Kind.LEFT, Kind.CONFIRM, Kind.EXTRA, Kind.PAGE_RIGHT, Kind.INFO, Kind.PAUSE)
SHORT, LONG = "Bruno fetched a motive.", "Bruno fetched a card and " + "put it down again, and " * 6


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("words", [SHORT, LONG], ids=["short", "long"])
@pytest.mark.parametrize("count", [0, 3, 6])
def test_the_rail_holds_its_words_in_the_safe_area(percent: int, words: str, count: int) -> None:
    with bench(percent) as one:
        rail = RailFoot(one.context, one.stage)
        rail.say(words)
        rail.ask(
            [Prompt(k, w) for k, w in zip(KINDS[:count], LABELS, strict=False)],
            1,
            one.desk.style(1),
        )
        one.shot()
        assert not rail.fixed.cut
        caption = one.stage["ui.foot.caption"]
        assert caption.picture is not None
        left = caption.x - caption.picture.size[0] / 2 + PLATE_MARGIN
        right = caption.x + caption.picture.size[0] / 2 - PLATE_MARGIN
        assert left == pytest.approx(96)
        if not count:
            assert right == pytest.approx(1824)
            return
        areas = list(rail.areas.values())
        assert len(areas) == count
        assert all(SAFE_AREA.contains(area) and area.left > right for area in areas)
        assert not any(a.colliderect(b) for n, a in enumerate(areas) for b in areas[n + 1 :])


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("shape", [(112, 154), (560, 426), (900, 90)])
def test_what_is_looked_at_lies_in_the_safe_area_above_the_words(
    percent: int, shape: tuple[float, float]
) -> None:
    with bench(percent) as one:
        entries = [
            Closer(f"{n}", shape, lambda size: sheet(one.desk, size), "A title of some length " * n)
            for n in range(1, 4)
        ]
        scene = LookCloser(one.context, entries, "2")
        one.context.stack.push(scene)
        one.context.stack.apply()
        shown = scene.widgets["closer"].rect
        assert SAFE_AREA.contains(shown)
        assert shown.width / shown.height == pytest.approx(shape[0] / shape[1], rel=0.02)
        assert str(entries[1].title) in scene.strings()
        assert shown.bottom < scene.prompts_top - 72
        one.context.stack.clear()
        one.context.stack.apply()
