"""In German the Details and the stories on the cards are German, dates and all."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.core.messages import message
from game.settings import Settings
from scenes.parts import reading
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.covertplay import plates
from scenes.tables.deadcert.looks import GAME
from scenes.tabletop.desk import Desk
from systems.rules.deadcert import content
from tests.scenes.deadcert.table_rig import Rig

MARK = "(engl.)"
ROOM = reading.READ_OUT[1] - reading.BAND - 2 * reading.MARGIN + reading.SLACK
"""Height of the text on a card that is read out."""

PLATES = ((1074.0, 282.0), (1728.0, 332.0))
"""Below the hand, on the pages of COVERTplay."""
NUMBER = re.compile(r"\d+")


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


def test_every_story_is_in_the_language_of_the_table(desk: Desk) -> None:
    german = desk.texts.language == "de"
    cards = content.load().card
    assert len(cards) == 240
    for card, row in cards.items():
        shown = printed.of(desk, card).text
        assert (shown != row.text) is german, card
        assert MARK not in shown, card
        assert set(NUMBER.findall(row.text)) <= set(NUMBER.findall(shown)), card
        assert shown in desk.say(printed.read_line("", card))
        assert shown == printed.reading_of(desk, card).text == filecards.text_of(desk, card)


def test_a_story_without_a_translation_says_that_it_is_english(desk: Desk) -> None:
    said = desk.say(message(f"{GAME}.story", card="M-Z-99", english="He had a motive."))
    german = desk.texts.language == "de"
    assert said == f"He had a motive. {MARK}" if german else said == "He had a motive."


def test_no_story_is_much_longer_than_the_english(desk: Desk) -> None:
    """The cards are set in letters of 28 px and more."""
    for card, row in content.load().card.items():
        assert len(printed.of(desk, card).text) <= 320, card
        assert len(printed.of(desk, card).text) <= 1.4 * len(row.text), card


@pytest.mark.parametrize("percent", [100, 200])
def test_every_story_fits_where_it_is_read(percent: int) -> None:
    settings = Settings(speed="instant", language="de", text_size=percent)
    with Rig("open", 4, 0, settings=settings) as table:
        desk = table.scene.desk
        for card in content.load().card:
            text = printed.of(desk, card).text
            found = reading.set_text(desk, text, reading.READ_OUT, portrait=True)
            high = desk.fixed.measure(
                text, "quiet", found.size, width=found.column, line=reading.LINE
            )
            assert high[1] <= ROOM, card
            for size in PLATES:
                plates.reading_plate(desk, card, size)
        assert desk.fixed.cut == desk.text.cut == set()
