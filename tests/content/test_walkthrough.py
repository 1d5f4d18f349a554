"""The walk-through of a format: found, checked, and by format."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import registry
from game.content.pseudo import PSEUDO
from game.content.reading import ContentError
from game.content.walkthrough import FILE, read_walkthrough, walkthrough
from tests.kit.games import with_toys

GAME = "night_doors"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with with_toys():
        yield


def test_a_format_has_the_steps_that_are_for_it() -> None:
    assert [step.at for step in walkthrough(GAME, "stroll")] == ["", "knock"]
    assert [step.at for step in walkthrough(GAME, "crew")] == ["", "", "knock"]


def test_a_game_need_not_bring_any() -> None:
    assert walkthrough("umbrella_stand", "standard") == ()


def test_it_can_be_disguised() -> None:
    plain, strange = walkthrough(GAME, "stroll"), walkthrough(GAME, "stroll", PSEUDO)
    assert len(strange) == len(plain)
    assert strange[0].text != plain[0].text
    assert len(strange[0].text) > 1.3 * len(plain[0].text)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("steps = []", "there are none"),
        ("", "missing required field `steps`"),
        ('[[steps]]\ntext = ""', "steps\\[0\\].text"),
        (f'[[steps]]\ntext = "{"word " * 60}"', "words"),
        ('[[steps]]\ntext = "A."\nformats = ["polka"]', "no format is called `polka`"),
        ('[[steps]]\ntext = "A."\nplace = "left"', "one of foot, head"),
        ('[[steps]]\ntext = "A."\nwhen = "now"', "unknown field `when`"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, content: str, words: str) -> None:
    path = tmp_path / FILE
    path.write_text(content, encoding="utf-8")
    with pytest.raises(ContentError, match=words):
        read_walkthrough(path, registry.manifest(GAME))


def test_every_walk_through_of_the_house_can_be_read() -> None:
    for game, found in registry.games().items():
        for entry in found.formats:
            for step in walkthrough(game, entry.id):
                assert step.text
