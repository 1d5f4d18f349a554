"""No text shows the id of a card: people see names."""

from __future__ import annotations

import re

import pytest

from game.content import games
from game.content.registry import manifest


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_a_card_is_called_by_its_name(game: str, language: str) -> None:
    texts = manifest(game).path(f"texts/{language}.toml").read_text(encoding="utf-8")
    assert not re.findall(r".*\{(?:card|suspect|seat|room|weapon)\}.*", texts)
