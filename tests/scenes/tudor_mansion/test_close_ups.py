"""Looking closely at cards and rooms: what is offered, to whom, and by which buttons."""

from __future__ import annotations

import pytest

from game.settings import Settings
from scenes.pause import Pause
from scenes.tabletop.closer import LookCloser
from scenes.tabletop.menus import MOST_PROMPTS
from systems.io.viewport import SAFE_AREA
from systems.rules.tudor_mansion.cards import RING, SUSPECTS
from tests.scenes.tudor_mansion.table_rig import Rig

AT = {"turn": 0, "step": "move", "suspect_pos.miss_scarlett": "lounge"}


def closer_of(table: Rig) -> LookCloser:
    top = table.stack.top
    assert isinstance(top, LookCloser)
    return top


def test_the_right_shoulder_begins_at_the_focused_room_and_adds_no_prompt() -> None:
    with Rig(4, 1, arrange=AT) as table:
        table.wait_for_panel("move")
        prompts = table.scene.foot.prompts
        assert len(prompts) <= MOST_PROMPTS
        assert "Look closer" not in [prompt.label for prompt in prompts]
        table.press("page_right")
        closer = closer_of(table)
        assert closer.entry.key == "lounge"
        hand = sorted(table.session.match.view(0).zones["hand.0"].cards)
        keys = [entry.key for entry in closer.entries]
        assert sorted(key[5:] for key in keys if key.startswith("hand.")) == hand
        assert set(keys[len(hand) :]) == set(RING)
        table.press("back")
        assert table.stack.top is table.scene
        assert table.scene.focus.current() == "lounge"


def test_the_pause_offers_it_to_a_pad_of_two_buttons() -> None:
    with Rig(4, 1, arrange=AT) as table:
        table.wait_for_panel("move")
        table.press("pause", "down", "down", "down", "confirm")
        assert isinstance(table.stack.top, LookCloser)
        table.press("back")
        assert isinstance(table.stack.top, Pause)


def test_a_table_with_two_people_shows_no_hand() -> None:
    with Rig(4, 2, arrange=AT) as table:
        table.wait_for_panel("move")
        table.press("page_right")
        assert [entry.key for entry in closer_of(table).entries] == list(RING)


def test_what_was_shown_is_told_to_a_lone_asker_only() -> None:
    asked = {**AT, "hand.1": ["mrs_white", "..."], "hand.0": ["rope", "..."]}
    for humans, told in ((1, True), (2, False)):
        with Rig(4, humans, arrange=asked) as table:
            table.wait_for_panel("move")
            table.press("confirm")
            table.wait_for_panel("act")
            table.press("confirm")
            table.press(*["right"] * SUSPECTS.index("mrs_white"))
            table.press("page_right")
            assert [entry.key for entry in closer_of(table).entries] == list(SUSPECTS)
            assert closer_of(table).entry.key == "mrs_white"
            table.press("back", "confirm", "confirm")
            table.until(lambda: table.scene.table.state.question.refuter is not None)
            entries = {entry.key: entry for entry in table.scene.table.closer(None)}
            words = "".join(run.text for run in entries["question.mrs_white"].title)
            assert words == ("Tom has shown it." if told else "Rosa asked for it.")


@pytest.mark.parametrize("percent", [100, 200])
def test_words_below_a_card_do_not_touch_it(percent: int) -> None:
    with Rig(4, 1, arrange=AT, settings=Settings(text_size=percent)) as table:
        table.wait_for_panel("move")
        table.press("page_right")
        closer = closer_of(table)
        shown = closer.widgets["closer"]
        assert SAFE_AREA.contains(shown.rect)
        assert shown.words is not None
        assert shown.rect.bottom + 20 < shown.words_y - shown.words.size[1] / 2 + 18
