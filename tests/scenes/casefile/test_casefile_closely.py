"""What can be looked at closely at Casefile's table, and what never can."""

from __future__ import annotations

import pytest

from game.settings import Settings
from scenes.tables.casefile import close_ups
from scenes.tabletop.closer import LookCloser
from systems.rules.casefile.cards import EVIDENCE, FALSE_EVIDENCE, TYPES, in_order
from tests.scenes.casefile.cases import HANDS, MARKS, position
from tests.scenes.casefile.table_rig import Rig

ON = ("investigate",)
PAGES = [*(f"sheet.{kind}" for kind in TYPES), "sheet.false"]


@pytest.mark.parametrize("humans", [1, 2])
def test_the_piece_in_focus_comes_first_and_back_leads_to_it(humans: int) -> None:
    with Rig(4, humans, arrange=position(), acts=ON) as table:
        table.wait_for_panel()
        focused = table.scene.focus.current()
        assert focused in EVIDENCE
        table.press("page_right", seat=0)
        scene = table.stack.top
        assert isinstance(scene, LookCloser) and scene.entry.key == focused
        table.press("right", seat=0)
        assert scene.entry.key == "sheet.suspect"
        table.press("back", seat=0)
        assert table.stack.top is table.scene and table.scene.focus.current() == focused


def test_only_a_lone_person_finds_the_own_hand_there() -> None:
    for humans in (1, 2):
        with Rig(4, humans, arrange=position(discard_pile=["S3", "..."]), acts=ON) as table:
            keys = [one.key for one in table.scene.table.closer(None)]
            own = [f"own.{card}" for card in in_order(HANDS[0])] if humans == 1 else []
            assert keys == [*PAGES, *own]


def test_a_discard_is_there_while_everybody_knows_it() -> None:
    acts = ("investigate", ("play", {"card": "F6"}))
    hands = {**HANDS, 0: ("F6", "M1", "M4", "L7", "W7")}
    with Rig(4, 2, arrange=position(hands=hands), acts=acts) as table:
        found = {one.key: one for one in table.scene.table.closer(None)}
        assert found["pile"].picture((240.0, 320.0)).says == (
            table.scene.desk.say("casefile.card.f6"),
        )


def test_pages_name_every_card_and_mark_what_the_board_marks() -> None:
    with Rig(4, 2, arrange=position(), acts=ON) as table:
        desk = table.scene.desk
        found = {one.key: one for one in table.scene.table.closer(None)}
        for key in PAGES:
            page = found[key].picture(found[key].shape)
            cards = [
                c
                for c in (*EVIDENCE, *FALSE_EVIDENCE)
                if desk.say(f"casefile.card.{c.lower()}") in page.says
            ]
            assert len(cards) == (12 if key == "sheet.false" else 8)
            assert found[key].title
        weapons = found["sheet.weapon"].picture(close_ups.PAGE)
        unmarked = close_ups.page(
            desk, "weapon", tuple(c for c in EVIDENCE if c[0] == "W"), frozenset(), close_ups.PAGE
        )
        assert "W2" in MARKS and weapons != unmarked


def test_a_page_is_made_in_pieces_and_comes_when_it_is_there() -> None:
    """A whole type has eight faces: no frame makes them all (B12)."""
    settings = Settings(speed="normal")
    with Rig(4, 2, arrange=position(), acts=ON, settings=settings, draws=True) as table:
        table.wait_for_panel()
        table.press("page_right", seat=0)
        scene = table.stack.top
        assert isinstance(scene, LookCloser)
        table.until(lambda: not scene.waiting)
        book = table.context.book
        table.devices.press("right", 0)
        most, frames, before = 0, 0, book.made
        while scene.waiting or not frames:
            table.step(1, 1 / 60)
            most, before, frames = max(most, book.made - before), book.made, frames + 1
            assert frames < 240, "it never comes"
        assert frames > 8 and most <= 12, (frames, most)
        assert table.scene.desk.say("casefile.card.s1") in scene.strings()
