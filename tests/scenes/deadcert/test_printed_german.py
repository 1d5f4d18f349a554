"""In German the Details are German, and the stories on the cards say that they are English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.settings import Settings
from scenes.tables.deadcert import filecards, printed
from scenes.tabletop.desk import Desk
from systems.rules.deadcert import content
from tests.scenes.deadcert.table_rig import Rig

MARK = "(engl.)"


@pytest.fixture(params=["de", "en"])
def desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    settings = Settings(speed="instant", language=request.param)
    with Rig("open", 4, 0, settings=settings) as table:
        yield table.scene.desk


def test_every_detail_is_in_the_language_of_the_table(desk: Desk) -> None:
    german = desk.texts.language == "de"
    for name, row in content.load().detail.items():
        shown = printed.detail_reading(desk, name).text
        assert (shown != row.text) is german, name
        assert MARK not in shown


def test_a_story_that_stays_english_says_so(desk: Desk) -> None:
    german = desk.texts.language == "de"
    for card in list(content.load().card)[::23]:
        reading = printed.reading_of(desk, card)
        assert reading.text == content.load().card[card].text
        assert (MARK in reading.kind) is german
        assert (MARK in filecards.head_of(desk, card)) is german
        assert (MARK in desk.say(printed.read_line("", card))) is german
    assert MARK not in printed.reading_of(desk, "X1").kind, "a Snoop speaks German"
