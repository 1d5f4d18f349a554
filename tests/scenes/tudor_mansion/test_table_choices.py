"""How people choose at the table: focus, presses, mouse, and what may not depend on a hand."""

from __future__ import annotations

import math

import pygame
import pytest

from game.core.rng import stream_for
from game.settings import Settings
from scenes.tables.tudor_mansion.act_panel import ActPanel
from scenes.tabletop.blind import BlindPanel
from systems.io.actions import Action, Kind
from systems.rules.tudor_mansion.cards import SUSPECTS, WEAPONS
from systems.table.board import Room
from systems.table.sprites import Sprite
from tests.scenes.tudor_mansion.table_rig import Rig

AT = {"turn": 0, "step": "move", "suspect_pos.miss_scarlett": "lounge"}


def at_the_act(table: Rig) -> ActPanel:
    table.wait_for_panel("move")
    table.press("confirm")
    panel = table.wait_for_panel("act")
    assert isinstance(panel, ActPanel)
    return panel


@pytest.mark.rule("TM-041")
def test_a_move_begins_on_staying_and_goes_round_the_ring() -> None:
    with Rig(3, 2, arrange=AT) as table:
        panel = table.wait_for_panel("move")
        focus = table.scene.focus
        assert focus.current() == "lounge"
        table.press("up")
        assert focus.current() == "conservatory", "the other end of the passage"
        table.press("up")
        assert focus.current() == "lounge"
        seen = set()
        for _ in range(4):
            table.press("right")
            seen.add(focus.current())
        assert seen == {"lounge", "hall", "dining_room", "conservatory"}
        assert set(panel.intents) == seen
        focus.set("hall")
        table.press("confirm")
        view = table.session.match.view(0)
        assert view.values["suspect_pos.miss_scarlett"] == "hall"


def test_a_question_takes_two_choices_and_back_loses_nothing() -> None:
    with Rig(3, 2, arrange=AT) as table:
        panel = at_the_act(table)
        assert table.scene.focus.current() == "suggest"
        table.press("confirm")
        assert table.scene.focus.current() == SUSPECTS[0], "the leftmost card, always"
        table.press("right", "right", "confirm")
        assert panel.step == "weapon" and panel.suspect == SUSPECTS[2]
        assert table.scene.focus.current() == WEAPONS[0]
        table.press("right", "back")
        assert panel.step == "suspect" and table.scene.focus.current() == SUSPECTS[2]
        table.press("confirm")
        assert panel.weapon == WEAPONS[1], "the weapon is remembered"
        table.press("confirm")
        table.until(lambda: table.scene.panel is None)
        asked = [f for f in table.session.match.facts_since(0, 0) if hasattr(f, "weapon")]
        assert (asked[-1].suspect, asked[-1].weapon, asked[-1].room) == (
            SUSPECTS[2],
            WEAPONS[1],
            "lounge",
        )


def test_pieces_make_room_for_the_one_that_would_come() -> None:
    with Rig(6, 2, arrange=AT) as table:
        table.wait_for_panel("move")
        table.step(20)
        stage = table.scene.stage
        tokens = [name for name in stage.names if name.startswith("token.")]
        before = {name: (stage[name].x, stage[name].y, stage[name].scale) for name in tokens}
        table.press("up")
        assert table.scene.focus.current() == "conservatory"
        ghost = stage["ui.rooms.ghost"]
        for name in tokens:
            one = stage[name]
            reach = 42 * ghost.scale + (42 if "suspect" in name else 29) * one.scale
            assert math.dist((ghost.x, ghost.y), (one.x, one.y)) >= reach - 14, name
        assert stage["token.miss_scarlett"].x == before["token.miss_scarlett"][0]
        table.press("right")
        now = {name: (stage[name].x, stage[name].y, stage[name].scale) for name in tokens}
        there = str(table.scene.focus.current())
        moved = {name for name in tokens if now[name] != before[name]}
        state = table.scene.table.state  # type: ignore[attr-defined]
        assert {state.where[name.partition(".")[2]] for name in moved} <= {there}


@pytest.mark.parametrize(
    ("seats", "rules", "percent"),
    [
        (2, {}, 100),
        (2, {}, 200),
        (3, {}, 150),
        (4, {"even_deal": True}, 100),
        (6, {}, 100),
    ],
)
def test_the_choices_of_a_turn_leave_an_open_hand_in_sight(
    seats: int, rules: dict[str, bool], percent: int
) -> None:
    settings = Settings(text_size=percent, speed="instant")
    with Rig(seats, 1, rules=rules, arrange=AT, settings=settings) as table:
        panel = at_the_act(table)
        table.step(20)
        stage, board = table.scene.stage, panel.places.board
        slips = [name for name in stage.names if name.startswith(("slip.", "faceup."))]
        assert len(slips) >= 18 // seats
        cloth = _box(stage["ui.act.cloth"], 40)
        names = [_name_plate(room) for room in board.rooms.values()]
        for other in (*(_box(stage[name], 16) for name in slips), *names):
            assert not cloth.colliderect(other)
        assert cloth.top > board.anchor("envelope_asked").bottom
        for name in stage.names:
            if name.startswith("token."):
                assert not cloth.collidepoint(stage[name].x, stage[name].y)
        for tag in panel.choices:
            assert cloth.contains(table.scene.focus.target(tag).rect)
        table.press("right")
        assert table.scene.focus.current() == panel.choices[1]


def _box(sprite: Sprite, margin: float) -> pygame.Rect:
    """Where a thing lies, without the room that its picture has for a shadow."""
    assert sprite.picture is not None
    box = pygame.Rect(0, 0, *(round(side - 2 * margin) for side in sprite.picture.size))
    box.center = (round(sprite.x), round(sprite.y))
    return box


def _name_plate(room: Room) -> pygame.Rect:
    x, y = room.name_at
    return pygame.Rect(round(x) - 60, round(y) - 14, 120, 28)


def test_the_caption_follows_the_steps_of_a_question() -> None:
    with Rig(3, 2, arrange=AT) as table:
        panel = at_the_act(table)
        captions = []
        for _ in range(3):
            captions.append("".join(run.text for run in table.scene.foot.content))
            if panel.step != "weapon":
                table.press("confirm")
        assert captions == [
            "Rosa, ask or accuse?",
            "Rosa asks about which suspect?",
            "Rosa asks about which weapon?",
        ]


@pytest.mark.rule("TM-066")
def test_an_accusation_is_asked_once_more_with_the_focus_on_no() -> None:
    with Rig(3, 2, arrange=AT) as table:
        panel = at_the_act(table)
        table.press("down", "confirm", "confirm", "confirm")
        assert panel.step == "room"
        assert table.scene.focus.current() == "ballroom", "the first room, wherever one stands"
        table.press("right", "confirm")
        assert panel.step == "sure" and table.scene.focus.current() == "no"
        moves = table.session.match.moves
        table.press("confirm")
        assert panel.step == "room" and table.session.match.moves == moves
        table.press("confirm", "right", "confirm")
        assert table.session.match.moves == moves + 1
        assert any(
            hasattr(f, "seat") and type(f).__name__ == "Accused"
            for f in table.session.match.facts_since(0, 0)
        )


@pytest.mark.rule("TM-094")
def test_after_the_limit_only_accusing_is_left() -> None:
    arrange = {**AT, "round_no": 11}
    with Rig(3, 2, arrange=arrange, rules={"round_limit": 10}) as table:
        panel = at_the_act(table)
        assert panel.step == "suspect" and panel.accusing
        table.press("back")
        assert table.stack.top.name == "pause", "there is no menu to go back to"


def test_only_the_asked_seat_chooses() -> None:
    with Rig(3, 2, arrange=AT) as table:
        table.wait_for_panel("move")
        for kind in ("right", "confirm", "back"):
            table.press(kind, seat=1)
        assert table.scene.focus.current() == "lounge"
        assert table.session.match.moves == 0


def test_the_mouse_does_it_all() -> None:
    with Rig(3, 1, arrange=AT) as table:

        def click(rect) -> None:
            table.devices.click(rect.center, 0)
            table.step(2)

        table.wait_for_panel("move")
        click(table.scene.focus.target("hall").rect)
        table.wait_for_panel("act")
        click(table.scene.focus.target("suggest").rect)
        click(table.scene.focus.target(SUSPECTS[3]).rect)
        click(table.scene.focus.target(WEAPONS[4]).rect)
        assert table.session.match.moves == 2
        table.until(lambda: table.scene.choreographer.idle)
        click(table.scene.foot.area("pause"))
        assert table.stack.top.name == "pause"


def test_another_suspect_can_be_clicked_after_one_is_chosen() -> None:
    with Rig(3, 1, arrange=AT) as table:

        def click(key: str) -> None:
            table.devices.click(table.scene.focus.target(key).rect.center, 0)
            table.step(2)

        panel = at_the_act(table)
        click("suggest")
        click(SUSPECTS[3])
        click(SUSPECTS[1])
        assert panel.step == "weapon" and panel.suspect == SUSPECTS[1]
        on_the_way = table.scene.focus.target(SUSPECTS[5]).rect.center
        table.devices.send(Action(Kind.POINT, "mouse", 0, at=on_the_way))
        table.step(2)
        assert table.scene.focus.current() == SUSPECTS[5]
        assert panel.suspect == SUSPECTS[1], "on the way to the weapons nothing is chosen"
        click(WEAPONS[4])
        asked = [f for f in table.session.match.facts_since(0, 0) if hasattr(f, "weapon")]
        assert (asked[-1].suspect, asked[-1].weapon) == (SUSPECTS[1], WEAPONS[4])


def test_down_leads_from_the_suspects_to_the_weapons_and_no_step_aside_leads_away() -> None:
    with Rig(3, 2, arrange=AT) as table:
        panel = at_the_act(table)
        focus = table.scene.focus
        table.press("right", "left")
        assert focus.current() == "suggest"
        table.press("confirm", *["right"] * 7)
        assert focus.current() == SUSPECTS[5]
        table.press("down")
        assert panel.step == "weapon" and panel.suspect == SUSPECTS[5]
        table.press(*["right"] * 8)
        assert focus.current() == WEAPONS[5]
        table.press("left", "left", "down")
        assert isinstance(focus.current(), tuple), "a third button at the foot"
        table.press("right", "up")
        assert focus.current() == WEAPONS[3], "back where it came from"


@pytest.mark.parametrize("seed", range(3))
def test_first_focus_never_depends_on_a_hand(seed: int) -> None:
    """Redealt so that the others cannot tell: every step begins in the same place."""

    def walk(table: Rig) -> list[object]:
        found: list[object] = []
        for press in ("confirm", "confirm", "confirm", "confirm"):
            table.wait_for_panel()
            found.append((table.panel_kind(), table.scene.focus.current()))
            table.press(press)
        return found

    with Rig(4, 2, seed=seed, arrange=AT) as table:
        first = walk(table)
        other = table.session.match.redeal(3, stream_for(seed, "redeal"))
    if other is None:
        pytest.skip("there is no other deal")
    hands = {f"hand.{s}": list(other.table.zones.faces(f"hand.{s}")) for s in range(4)}
    other.close()
    with Rig(4, 2, seed=seed, arrange={**AT, **hands}) as table:
        assert walk(table) == first


def test_every_choice_can_be_reached_with_directions() -> None:
    with Rig(3, 2, arrange=AT) as table:
        table.wait_for_panel("move")
        focus = table.scene.focus
        assert focus.reachable() == set(focus.keys)
        at_the_act(table)
        assert focus.reachable() == set(focus.keys)
        table.press("down", "confirm")
        assert focus.reachable() == set(focus.keys)
        table.press("confirm", "confirm")
        assert len(focus.reachable() & set(table.scene.table.places.ring)) == 9
        assert focus.reachable() == set(focus.keys)


def test_directions_and_two_buttons_open_everything() -> None:
    with Rig(3, 2, arrange=AT) as table:
        table.wait_for_panel("move")
        for kind in ("info", "pause"):
            table.scene.focus.set(next(k for k in table.scene.focus.keys if k[1] == kind))
            table.press("confirm")
            assert table.stack.top is not table.scene
            table.stack.pop()
            table.step(2)
        assert table.scene.panel is not None


def test_what_the_pause_opens_leads_back_to_the_pause() -> None:
    with Rig(3, 2, arrange=AT) as table:
        table.wait_for_panel("move")
        table.press("pause", "down", "confirm")
        assert table.stack.top.name == "handbook"
        table.press("back")
        assert table.stack.top.name == "pause"
        assert table.stack.top.focus.current() == "entry.1", "where it was"
        table.press("down", "confirm")
        assert table.stack.top.name == "log"
        table.press("back", "back")
        assert table.stack.top is table.scene


def show_rules() -> dict[str, object]:
    return {"refute": "choose_one"}


def until_shown(table: Rig, seat: int) -> None:
    """Until a seat has to choose what to show."""
    hand = table.session.match.view(seat).zones[f"hand.{seat}"].cards
    suspect = next((c for c in hand if c in SUSPECTS), SUSPECTS[0])
    weapon = next((c for c in hand if c in WEAPONS), WEAPONS[0])
    panel = at_the_act(table)
    table.press("confirm")
    table.scene.focus.set(suspect)
    table.press("confirm")
    table.scene.focus.set(weapon)
    table.press("confirm")
    assert panel is not table.scene.panel
    table.until(lambda: table.panel_kind() == "choose_shown")


@pytest.mark.rule("TM-061")
def test_showing_one_is_a_blind_press() -> None:
    with Rig(2, 2, arrange=AT, rules=show_rules()) as table:
        until_shown(table, 1)
        panel = table.scene.panel
        assert isinstance(panel, BlindPanel)
        before = table.sprites(), table.scene.strings()
        held = table.session.match.view(1).zones["hand.1"].cards
        cards = table.scene.table.state.question.cards
        wrong = [
            k for k, card in zip(("left", "up", "right"), cards, strict=True) if card not in held
        ]
        for kind in wrong:
            table.press(kind)
            assert (table.sprites(), table.scene.strings()) == before, "no sign"
        right = [k for k, card in zip(("left", "up", "right"), cards, strict=True) if card in held]
        table.press(right[0])
        assert table.scene.panel is None
        assert not table.scene.focus.keys


def test_a_lone_human_shows_openly() -> None:
    with Rig(3, 1, rules=show_rules(), arrange={**AT, "turn": 1}) as table:
        for _ in range(40):
            table.until(lambda: table.scene.panel is not None, 90)
            if table.panel_kind() == "choose_shown":
                break
            table.scene.focus.set("end_turn") if table.panel_kind() == "act" else None
            table.press("confirm")
        assert table.panel_kind() == "choose_shown"
        held = table.session.match.view(0).zones["hand.0"].cards
        assert {k for k in table.scene.focus.keys if isinstance(k, str)} <= set(held)
        table.press("confirm")
        assert table.scene.panel is None


@pytest.mark.rule("TM-R30")
def test_who_stays_while_a_computer_player_sits_in_still_looks_alone() -> None:
    """The other may come back any time: the hand stays down, what is shown is a private look."""
    hands = {
        "envelope": ["mrs_white", "rope", "hall"],
        "hand.1": ["miss_scarlett", "dagger", "..."],
    }
    with Rig(3, 2, arrange={**AT, **hands}) as table:
        table.wait_for_panel("move")
        table.scene.menu.give(1)
        at_the_act(table)
        table.press("confirm", "confirm", "confirm")
        table.until(lambda: table.scene.watching.waiting is not None)
        assert table.scene.watching.waiting.seat == 0
        assert table.scene.viewer == "public"
        table.press("confirm")
        assert table.stack.top.name == "curtain"


def test_the_back_stays_before_the_asker_when_the_table_is_laid_out_anew() -> None:
    """It was gone until the end of the look, and nothing slid home afterwards."""
    hands = {
        "envelope": ["mrs_white", "rope", "hall"],
        "hand.1": ["miss_scarlett", "dagger", "..."],
    }
    with Rig(3, 2, arrange={**AT, **hands}) as table:
        table.wait_for_panel("move")
        table.scene.menu.give(1)
        at_the_act(table)
        table.press("confirm", "confirm", "confirm")
        table.until(lambda: table.scene.watching.waiting is not None)
        lay = table.scene.stage["back"].at()
        table.stack.relayout()
        found = table.scene.stage["back"]
        assert (found.x, found.y, found.scale) == (lay.x, lay.y, lay.scale)
        table.press("confirm")
        table.look_behind_curtain()
        table.until(lambda: table.scene.choreographer.idle)
        assert "back" not in table.scene.stage
        table.stack.relayout()
        assert "back" not in table.scene.stage
