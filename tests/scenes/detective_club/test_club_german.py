"""Words in another language: shown as they are said there, written as they are said there."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import Texts
from game.settings import Settings
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.content import gallery
from systems.rules.detective_club.words import MOST_LETTERS, normal_form
from tests.scenes.detective_club.test_club_pages import go, page_of, visit

GAME = "detective_club"
GERMAN = Settings(speed="instant", language="de")


def said(word: str) -> str:
    return Texts.load("de", GAME).say(f"{GAME}.visit.written", word=word)


def write(table: Any, scene: Any, text: str) -> None:
    go(table, scene, "tab.free")
    table.devices.type(text)
    table.step(2)


def test_every_word_of_the_list_is_said_in_german_and_no_two_alike() -> None:
    forms = [normal_form(said(word)) for word in gallery().words]
    assert len(set(forms)) == len(forms)
    assert all(len(form) <= MOST_LETTERS for form in forms)


@pytest.mark.parametrize(
    ("written", "word"), [("gift", "poison"), ("geschenk", "gift"), ("Dachboden", "attic")]
)
def test_what_is_written_in_german_is_the_word_of_the_list(written: str, word: str) -> None:
    with visit(settings=GERMAN) as (table, scene):
        write(table, scene, written)
        table.devices.press("confirm", 0)
        table.step(2)
        assert page_of(scene).chosen_word == word
        assert page_of(scene).makes("take") == do.Word(word)
        go(table, scene, "take")
        assert table.match.table.look.club.round.word == word


def test_words_of_the_list_are_offered_by_what_they_begin_with_in_german() -> None:
    with visit(settings=GERMAN) as (table, scene):
        write(table, scene, "dach")
        assert "whole.attic" in scene.focus.keys
        plates = {plate.key: plate.words for plate in page_of(scene).plates_now()}
        assert plates["whole.attic"] == "Dachboden"


def test_a_word_of_ones_own_begins_with_a_capital() -> None:
    assert said("sonnenuhr") == "Sonnenuhr"
    assert Texts.load("en", GAME).say(f"{GAME}.visit.written", word="sundial") == "sundial"
