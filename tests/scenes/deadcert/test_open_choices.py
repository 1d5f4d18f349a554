"""How people decide in OPENplay and Co-op: tiles, rows and cards that are lit, and Back."""

from __future__ import annotations

import pytest

from game.core.intents import tag_of
from game.settings import Settings
from scenes.tables.deadcert.openplay.panels import (
    BOARD,
    HEADING,
    LAID,
    TILE_GAP,
    HeadedPanel,
    board_places,
)
from systems.io.text import SMALLEST
from tests.scenes.deadcert.table_rig import Rig


def panel_of(table: Rig) -> HeadedPanel:
    found = table.wait_for_panel()
    assert isinstance(found, HeadedPanel)
    return found


def offered(panel: HeadedPanel) -> set[str]:
    """What can be answered, however deep it lies."""
    found = set()
    for choice in panel.choices:
        for one in (choice, *choice.then):
            if one.intent is not None:
                found.add(repr(one.intent))
    return found


@pytest.mark.parametrize(
    ("format_", "seats", "kind"),
    [
        ("open", 5, "turn"),
        ("open", 2, "turn"),
        ("open", 4, "suspect"),
        ("open", 6, "snoop"),
        ("coop", 3, "turn"),
        ("coop", 3, "snoop"),
        ("coop", 2, "exchange"),
    ],
)
def test_exactly_what_is_legal_can_be_chosen(format_: str, seats: int, kind: str) -> None:
    with Rig(format_, seats, seats, seed=1, play=30, upto=kind) as table:
        panel = panel_of(table)
        assert offered(panel) == {repr(one) for one in panel.decision.options}
        keys = [choice.key for choice in panel.choices]
        assert set(table.scene.focus.reachable()) >= set(keys)


def test_a_stack_is_chosen_where_it_lies_and_back_leads_out() -> None:
    with Rig("open", 5, 5, seed=1, play=90, upto="turn") as table:
        panel = panel_of(table)
        stage = table.scene.stage
        before = stage[HEADING].picture
        table.press("right", "right")
        assert table.scene.focus.current() == "look"
        table.press("confirm")
        rows = [choice.key for choice in panel.choices]
        assert rows and all(key.startswith("row.") for key in rows)
        assert stage[HEADING].picture != before
        for choice in panel.choices:
            plate = table.scene.table.places.plates[int(choice.key.partition(".")[2])]
            assert plate.left <= choice.area.left and choice.area.right <= plate.right
        table.press("back")
        assert table.scene.focus.current() == "look"
        assert stage[HEADING].picture == before
        table.press("left", "left", "confirm")
        table.step(4)
        assert HEADING not in stage or table.scene.panel is not panel


def test_the_consequence_of_making_chief_names_who_is_filed() -> None:
    with Rig("open", 3, 3, seed=3, play=40, upto="suspect") as table:
        panel = panel_of(table)
        state = table.scene.table.state
        old = state.chiefs[panel.seat].get(state.fetched[0])
        line = panel.choices[0].tile[1] if panel.choices[0].tile else ""
        if old is None:
            assert line == table.scene.desk.say("deadcert.table.make_chief_first")
        else:
            from scenes.tables.deadcert import printed

            assert printed.printed("", old).forename in line


def test_a_snoop_lights_single_cards_at_the_seats() -> None:
    with Rig("open", 6, 6, seed=1, play=30, upto="snoop") as table:
        panel = panel_of(table)
        places = table.scene.table.places
        swaps = [one for one in panel.decision.options if tag_of(one) == "swap"]
        assert swaps
        for intent in swaps:
            choice = next(one for one in panel.choices if one.intent == intent)
            assert choice.area == places.slot(intent.target, intent.type)


def test_a_team_chooses_from_cards_on_a_board() -> None:
    with Rig("coop", 3, 3, seed=1, play=30, upto="snoop") as table:
        panel = panel_of(table)
        stage = table.scene.stage
        assert not [name for name in stage.names if name.startswith(LAID)]
        table.press("confirm")
        laid = [name for name in stage.names if name.startswith(LAID) and name != LAID]
        assert len(laid) == len(panel.choices)
        table.press("back")
        assert not [name for name in stage.names if name.startswith(LAID)]


@pytest.mark.parametrize("count", [1, 4, 5, 9, 16, 24, 40, 47])
def test_the_board_holds_so_many_cards(count: int) -> None:
    areas = board_places(count)
    assert len(areas) == count
    for number, area in enumerate(areas):
        assert BOARD.left < area.left and area.right < BOARD.right
        assert BOARD.top < area.top and area.bottom < BOARD.bottom
        assert area.height >= 90
        for other in areas[:number]:
            apart = area.left >= other.right or area.right <= other.left
            assert apart or area.top >= other.bottom or area.bottom <= other.top


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off_a_tile_of_three(language: str) -> None:
    """The narrowest tiles have two lines for what follows; the smallest letters fit there."""
    with Rig("open", 3, 0, settings=Settings(language=language)) as table:
        desk = table.scene.desk
        room = (824.0 + TILE_GAP) / 3 - TILE_GAP - 32
        lines = [desk.say("deadcert.table.fetch_line", type=kind) for kind in "MEO"]
        lines += [desk.say("deadcert.table.own_line", count=count) for count in (1, 24)]
        lines.append(desk.say("deadcert.table.look_line"))
        for line in lines:
            height = desk.fixed.measure(line, "quiet", SMALLEST, width=room, line=1.1)[1]
            assert height < 2.5 * 1.1 * SMALLEST, line
