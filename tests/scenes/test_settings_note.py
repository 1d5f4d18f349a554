"""What a setting is about stands on a note at the foot, for every row and every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.registry import games
from scenes import screens
from scenes.kit.note import Note
from scenes.kit.rows import Row
from scenes.settings import SettingsScreen
from tests.scenes.conftest import Player


def note_of(scene: SettingsScreen) -> Note:
    found = scene.widgets["note"]
    assert isinstance(found, Note)
    return found


@pytest.mark.parametrize(("percent", "language"), [(100, "en"), (150, "de"), (200, "en")])
def test_the_note_says_what_every_row_is_about(
    players: Callable[..., Player], percent: int, language: str
) -> None:
    player = players(text_size=percent, language=language, walked=[next(iter(games()))])
    scene = player.open(screens.make("settings", player.context, hall=True))
    assert isinstance(scene, SettingsScreen)
    said: set[str] = set()
    keys = 0
    for page in scene._pages():
        scene._open(page)
        tab = f"tab.{page}"
        scene.focus_on(tab)
        said.add(note_of(scene).words)
        assert scene._listing is not None
        for row in scene._listing.rows:
            scene._listing.reveal(scene, row.key)
            scene._listing.show(scene)
            scene.focus_on(row.key)
            words = note_of(scene).words
            assert words, row.key
            assert words in note_of(scene).written(scene)
            said.add(words)
        keys += 1 + len(scene._listing.rows)
        shown = [one for one in scene.widgets.values() if isinstance(one, Row)]
        foot = max(one.rect.bottom for one in (*shown, scene.widgets[tab]))
        assert foot < note_of(scene).rect.top
        assert note_of(scene).rect.bottom <= scene.prompts_top
    assert len(said) == keys, "every row and page has words of its own"
