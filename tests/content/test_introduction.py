"""Introductions that are played: what is wrong in a file is said with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content import games
from game.content.introduction import FILE, Introduction, has_introduction, read_introduction
from game.content.reading import ContentError
from game.content.registry import manifest
from game.match.rehearsal import rehearse

GOOD = """
title = "A first case"
about = "It is short"
player = 0
[table]
seats = [{ name = "" }, { name = "Ada" }]
[[steps]]
text = "Look."
[[steps]]
task = "Walk."
expect = [{ do = "go" }]
wrong = "Walk, please."
[[steps]]
plays = [{ seat = 1, do = "stay" }]
"""

WITH_ONE = [game for game in games() if has_introduction(game)]


def read(folder: Path, text: str) -> None:
    path = folder / "introduction.toml"
    path.write_text(text, encoding="utf-8")
    read_introduction(path)


@pytest.mark.parametrize("game", WITH_ONE)
def test_nobody_whom_the_house_draws_is_called_a_man(game: str) -> None:
    """Who chose no figure of the game has a portrait by the seat, a woman's perhaps."""
    told = read_introduction(manifest(game).path(FILE))
    drawn = [seat.name for seat in told.table.seats if not seat.choices and "Dr" in seat.name]
    for name in drawn:
        for step in told.steps:
            for text in (step.text, step.task, step.wrong):
                after = (text or "").partition(name)[2]
                assert not re.search(r"\b(he|him|his)\b", after), text


def test_a_good_one_is_read(tmp_path: Path) -> None:
    read(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("before", "after", "place"),
    [
        ("player = 0", "player = 2", "player"),
        ("player = 0", "", "player"),
        ("player = 0", "player = 0\nlength = 3", "length"),
        ('text = "Look."', 'text = "Look."\nloook = ["x"]', "loook"),
        ('text = "Look."', 'text = ""', "steps[0].text"),
        ('text = "Look."', f'text = "{"word " * 46}"', "steps[0].text"),
        ('text = "Look."', 'text = "Look."\nplace = "left"', "steps[0].place"),
        ('text = "Look."', 'text = "Look."\ntask = "Walk."', "steps[0].task"),
        ('text = "Look."', 'text = "Look."\nopens = "doors"', "steps[0].opens"),
        ('task = "Walk."\n', "", "steps[1].task"),
        ('wrong = "Walk, please."\n', "", "steps[1].wrong"),
        ('{ do = "go" }', '{ room = "hall" }', "steps[1].expect[0].do"),
        ('wrong = "Walk, please."', 'wrong = "No."\nopens = "notes"', "steps[1]"),
        ("seat = 1, ", "", "steps[2].plays[0].seat"),
        ("seat = 1, ", "seat = 0, ", "steps[2].plays[0].seat"),
        (', do = "stay"', "", "steps[2].plays[0].do"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, before: str, after: str, place: str
) -> None:
    assert before in GOOD
    with pytest.raises(ContentError) as caught:
        read(tmp_path, GOOD.replace(before, after, 1))
    assert caught.value.field.startswith(place) or place in str(caught.value)


@pytest.mark.parametrize("game", WITH_ONE)
@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_every_introduction_can_be_played(game: str, language: str) -> None:
    introduction = Introduction.load(game, language)
    rehearse(introduction)
    asked = [step for step in introduction.steps if step.is_asked]
    assert len(asked) >= 3
    assert len(introduction.steps) <= 24, "about three minutes"


@pytest.mark.parametrize("game", WITH_ONE)
def test_a_script_that_cannot_be_played_is_refused(game: str) -> None:
    introduction = Introduction.load(game)
    introduction.steps = introduction.steps[:-1]
    without_the_end = tuple(step for step in introduction.steps if not step.plays)
    introduction.steps = without_the_end
    with pytest.raises(ContentError) as caught:
        rehearse(introduction)
    assert "steps" in str(caught.value)
