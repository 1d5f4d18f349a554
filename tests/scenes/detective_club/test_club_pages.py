"""The private pages of Detective Club: words, letters, tags, hands."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from scenes.tables.detective_club.good_words import LIST, PAIRS
from scenes.tables.detective_club.tag_groups import GROUPS
from scenes.tables.detective_club.word_page import FREE, SETS, WordPage
from systems.io.seats import Device
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.content import gallery
from systems.table.privacy import Drape
from tests.kit.walking import first_step
from tests.scenes.detective_club.cases import HAND, position
from tests.scenes.detective_club.table_rig import Rig

FURTHEST = 8
"""Presses to any key of a grid (B7)."""


@contextmanager
def visit(
    seats: int = 5, humans: int = 2, seat: int = 0, **how: Any
) -> Iterator[tuple[Rig, ChoiceScene]]:
    """The visit of a seat, the first one where none is named, opened."""
    arrange = how.pop("arrange", position(hand__0=list(HAND)))
    with Rig(seats, humans, arrange=arrange, **how) as table:
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        scene = table.stack.top
        assert isinstance(scene, ChoiceScene) and scene.seat == seat
        table.until(lambda: scene.curtain.state is Drape.CLOSED)
        table.devices.press("confirm", seat)
        table.until(lambda: scene.curtain.visible)
        table.step(4)
        yield table, scene


def page_of(scene: ChoiceScene) -> Any:
    return scene.leaves.pages[0]


def go(table: Rig, scene: ChoiceScene, goal: str) -> int:
    """Walk to something and press it; returns the presses on the way."""
    for presses in range(40):
        if scene.focus.current() == goal:
            table.devices.press("confirm", scene.seat)
            table.step(3)
            return presses
        way = first_step(scene.focus, goal)
        assert way, f"no way to {goal}"
        table.devices.press(way, scene.seat)
        table.step(2)
    raise AssertionError(goal)


# -- good words --------------------------------------------------------------------------------


def test_lists_hold_every_word_once_and_rest_on_several_pairs() -> None:
    with visit() as (_, scene):
        lists = page_of(scene).lists
        assert sorted(one.word for found in lists for one in found) == sorted(gallery().words)
        assert [len(found) for found in lists] == [LIST] * 10
        first = [frozenset(one.cards) for one in lists[0]]
        assert max(map(first.count, first)) <= PAIRS
        assert all(set(one.cards) <= set(HAND) for one in lists[0])


def test_the_page_says_why_two_pictures_hint_at_a_word() -> None:
    with visit() as (_, scene):
        idea = page_of(scene).lists[0][0]
        assert scene.focus.current() == f"word.{idea.word}"
        said = " ".join(scene.strings())
        say = scene.desk.say
        for thing, tag in zip(idea.things, idea.reasons, strict=True):
            assert say(f"detective_club.thing.{thing}") in said
            assert say(f"detective_club.tag.{tag}") in said


def test_another_list_comes_on_demand_and_topics_show_all_their_words() -> None:
    with visit() as (table, scene):
        page = page_of(scene)
        first = {key for key in scene.focus.keys if str(key).startswith("word.")}
        assert len(first) == LIST
        go(table, scene, "another")
        second = {key for key in scene.focus.keys if str(key).startswith("word.")}
        assert len(second) == LIST and not first & second
        go(table, scene, "tab.topic")
        go(table, scene, "topic.arts")
        shown = {str(key)[5:] for key in scene.focus.keys if str(key).startswith("word.")}
        assert shown == set(gallery().words_of("arts"))
        assert page.topic == "arts"


def test_a_thematic_game_offers_words_of_its_topic_only() -> None:
    arrange = position(topic="mystery", hand__0=list(HAND))
    with visit(format_="thematic", arrange=arrange) as (table, scene):
        assert set(page_of(scene).words) == set(gallery().words_of("mystery"))
        go(table, scene, "tab.topic")
        assert not [key for key in scene.focus.keys if str(key).startswith("topic.")]


def test_a_word_is_written_down_only_when_it_is_confirmed_again() -> None:
    with visit() as (table, scene):
        word = page_of(scene).lists[0][0].word
        go(table, scene, f"word.{word}")
        assert table.match.decisions[0].kind == "choose_word", "nothing is decided yet"
        table.devices.press("back", 0)
        table.step(3)
        assert not page_of(scene).chosen_word and scene.focus.current() == f"word.{word}"
        go(table, scene, f"word.{word}")
        go(table, scene, "take")
        assert table.match.decisions[0].kind == "play_card", "in the same visit"
        assert table.stack.top is scene and table.match.table.look.club.round.word == word


# -- letters -----------------------------------------------------------------------------------


def _far(focus: Any) -> dict[str, int]:
    """Presses from the focus to everything that writes."""
    start = focus.current()
    away, edge = {start: 0}, deque([start])
    while edge:
        here = edge.popleft()
        for way in ("up", "down", "left", "right"):
            focus.set(here)
            there = focus.neighbour(way)
            if there is not None and there not in away:
                away[there] = away[here] + 1
                edge.append(there)
    focus.set(start)
    return away


@pytest.mark.parametrize("leaf", range(len(SETS)))
def test_any_key_is_reached_in_eight_presses_from_the_middle_and_from_any_other(leaf: int) -> None:
    with visit() as (table, scene):
        go(table, scene, "tab.free")
        page = page_of(scene)
        assert page.mode == FREE and scene.focus.current() == page.letters.first
        for _ in range(leaf):
            go(table, scene, "letters")
        keys = [one.key for one in page.letters.plates()]
        assert len(keys) == len(set(keys)) and all(f"key.{one}" in keys for one in SETS[leaf])
        for key in keys:
            scene.focus.set(key)
            away = _far(scene.focus)
            assert max(away[other] for other in keys) <= FURTHEST, key


def test_a_word_of_ones_own_is_written_letter_by_letter_and_completed_from_the_list() -> None:
    with visit() as (table, scene):
        go(table, scene, "tab.free")
        for letter in "gho":
            go(table, scene, f"key.{letter}")
        assert page_of(scene).letters.text == "gho"
        go(table, scene, "whole.ghost")
        assert page_of(scene).chosen_word == "ghost" and not page_of(scene).own
        go(table, scene, "take")
        assert table.match.table.look.club.round.word == "ghost"
        assert table.match.decisions[0].kind == "play_card", "a word of the list needs no tags"


def test_a_text_that_is_no_word_is_refused_on_the_page() -> None:
    with visit() as (table, scene):
        go(table, scene, "tab.free")
        go(table, scene, "written")
        assert not page_of(scene).chosen_word and page_of(scene).noted is not None
        go(table, scene, "key.-")
        go(table, scene, "written")
        assert not page_of(scene).chosen_word, "a word has at least one letter"
        assert table.match.decisions[0].kind == "choose_word"


def test_a_real_keyboard_writes_and_enter_takes_the_word() -> None:
    with visit() as (table, scene):
        go(table, scene, "tab.good")
        table.devices.type("sea")
        table.step(2)
        assert not page_of(scene).letters.text, "nobody writes on the other pages"
        go(table, scene, "tab.free")
        table.devices.type("Sea  Monstr")
        table.devices.type("\b")
        table.devices.type("er")
        table.step(2)
        assert page_of(scene).letters.text == "sea monster"
        table.devices.press("confirm", 0)
        table.step(2)
        assert page_of(scene).chosen_word == "sea monster" and page_of(scene).own
        assert not table.context.input.typing
        table.devices.press("confirm", 0)
        table.step(3)
        assert table.match.decisions[0].kind == "tag_word"


def test_a_keyboard_writes_only_for_who_has_it_alone() -> None:
    with visit() as (table, scene):
        table.context.seats.bind(1, Device("keys.arrows", "keys", "keyboard", "", "", 1))
        go(table, scene, "tab.free")
        assert not table.context.input.typing, "it is somebody else's"
        table.context.seats.bind(0, Device("keys.wasd", "keys", "keyboard", "", "", 2))
        table.step(2)
        assert not table.context.input.typing, "the buttons of the other would be letters"
        table.context.seats.bind(1, Device("pad.1", "pad", "pad", "1", "", 2))
        table.step(2)
        assert table.context.input.typing and table.context.input.typist == "keys.wasd"
        assert {"Enter", "Backspace"} <= set(scene.strings()), "the own buttons are letters now"
        table.devices.press("pause", 0)
        table.step(2)
        assert not table.context.input.typing, "nor below a pause"
        assert not table.context.input.typist


def test_what_others_press_changes_nothing_on_an_open_page() -> None:
    with visit() as (table, scene):
        before = (scene.focus.current(), list(scene.focus.keys), scene.strings())
        for kind in ("confirm", "back", "left", "extra", "info", "page_right"):
            table.devices.press(kind, 1)
            table.step(2)
            assert scene.curtain.visible
            assert (scene.focus.current(), list(scene.focus.keys), scene.strings()) == before, kind
        table.step(90)  # it is not said any more that the page is not theirs
        assert scene.curtain.visible
        assert (scene.focus.current(), list(scene.focus.keys)) == before[:2]


def test_a_page_that_somebody_else_wanted_to_open_is_whole() -> None:
    with visit() as (table, scene):
        table.devices.press("back", 0)
        table.until(lambda: scene.waits)
        table.devices.press("confirm", 1)
        table.devices.press("confirm", 0)
        table.until(lambda: scene.curtain.visible)
        table.step(4)
        before = (scene.focus.current(), len(scene.focus.keys), len(scene.strings()))
        assert before[1]
        table.step(90)
        assert scene.curtain.visible
        assert (scene.focus.current(), len(scene.focus.keys), len(scene.strings())) == before


@pytest.mark.parametrize("kind", ["pause", "info"])
def test_nobody_sees_behind_a_pause_where_the_focus_was(kind: str) -> None:
    pictures = []
    for ways in ((), ("down", "right"), ("right", "right", "down", "down")):
        with visit(draws=True) as (table, scene):
            for way in ways:
                table.devices.press(way, 0)
                table.step(3)
            table.devices.press(kind, 0)
            table.step(30)
            assert table.stack.top is not scene
            pictures.append(pygame.image.tobytes(table.context.viewport.frame, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


# -- tags --------------------------------------------------------------------------------------


def test_every_tag_stands_in_one_group() -> None:
    tags = [tag for group in GROUPS.values() for tag in group]
    assert sorted(tags) == sorted(gallery().tags) and len(tags) == 93
    assert max(map(len, GROUPS.values())) <= 12


def test_tags_are_chosen_in_order_two_to_five() -> None:
    with visit() as (table, scene):
        go(table, scene, "tab.free")
        table.devices.type("sea monster")
        table.step(2)
        go(table, scene, "written")
        go(table, scene, "take")
        assert "tagged" not in scene.focus.keys
        go(table, scene, "group.weather")
        go(table, scene, "tag.water")
        assert "tagged" not in scene.focus.keys
        for group, tag in (("feeling", "fear"), ("thing", "big"), ("weather", "depth")):
            go(table, scene, f"group.{group}")
            go(table, scene, f"tag.{tag}")
        go(table, scene, "picked.1")
        go(table, scene, "group.living")
        go(table, scene, "tag.animal")
        go(table, scene, "tag.wild")
        go(table, scene, "tag.food")
        assert page_of(scene).tags == ["water", "big", "depth", "animal", "wild"], "five at most"
        go(table, scene, "tagged")
        now = table.match.table.look.club.round
        assert now.tags == ["water", "big", "depth", "animal", "wild"]
        assert table.match.decisions[0].kind == "play_card" and table.stack.top is scene


def test_likely_tags_come_first_where_the_word_is_known() -> None:
    with visit() as (table, scene):
        go(table, scene, "tab.free")
        table.devices.type("sea monster")
        table.step(2)
        go(table, scene, "written")
        go(table, scene, "take")
        page = page_of(scene)
        assert page.group == "likely" and page.groups["likely"][0] == "water"
        keys = [key for key in scene.focus.keys if str(key).startswith("tag.")]
        assert scene.focus.current() == keys[0] and len(keys) <= 12


# -- hands -------------------------------------------------------------------------------------


def test_a_card_is_held_up_and_played() -> None:
    arrange = position("play_cards", played__0=["E005"], hand__1=list(HAND))
    with visit(5, 3, 1, arrange=arrange) as (table, scene):
        table.devices.press("extra", 1)
        table.step(3)
        assert page_of(scene).close_up == HAND[0] and list(scene.focus.keys) == ["close"]
        for way, card in (("left", HAND[0]), ("right", HAND[1]), ("right", HAND[2])):
            table.devices.press(way, 1)
            table.step(2)
            assert page_of(scene).close_up == card
        table.devices.press("back", 1)
        table.step(3)
        assert scene.focus.current() == f"hand.{HAND[0]}"
        go(table, scene, "wall.E005")
        assert page_of(scene).close_up == "E005", "what hangs there is held up, not played"
        table.devices.press("confirm", 1)
        table.step(3)
        go(table, scene, f"hand.{HAND[3]}")
        assert scene.intent == do.Play(HAND[3])
        table.until(lambda: table.stack.top is not scene)  # the shortest visit
        assert table.match.view(1).zones["played.1"].cards == (HAND[3],)


def test_the_page_makes_intents_only() -> None:
    with visit() as (_, scene):
        page = page_of(scene)
        assert isinstance(page, WordPage)
        assert page.makes("word.ghost") is None
        page.chosen_word = "ghost"
        assert page.makes("take") == do.Word("ghost")
