"""Two houses at one machine: neither takes back what the other has kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import books, paths, profiles, settings
from game.settings import Settings
from scenes.context import Context
from scenes.lobby.people import remember
from scenes.lobby.state import LobbyState
from systems.io.seats import Device
from tests.settings.test_books import GAME


@pytest.fixture
def houses(home: Path) -> tuple[Context, Context]:
    del home
    settings.save(Settings(volume_music=11))
    found = tuple(Context.offscreen(settings.load().value, (640, 360)) for _ in range(2))
    for house in found:
        house.keeps_settings = True
    return found[0], found[1]


def test_each_keeps_what_it_changed(houses: tuple[Context, Context]) -> None:
    one, other = houses
    one.settings.language = "de"
    one.settings_changed()
    other.settings.text_size = 150
    other.settings_changed()
    one.settings.mono = True
    one.settings_changed()
    kept = settings.load().value
    assert (kept.language, kept.text_size, kept.mono) == ("de", 150, True)
    assert kept.volume_music == 11
    assert one.settings.text_size == 100, "nothing changes under somebody's hands"


def test_what_is_changed_back_is_changed_back(houses: tuple[Context, Context]) -> None:
    one, other = houses
    one.settings.bindings["pad"] = {"confirm": "north"}
    one.settings_changed()
    other.settings_changed()
    assert settings.load().value.bindings == {"pad": {"confirm": "north"}}
    one.settings.bindings.clear()
    one.settings_changed()
    assert settings.load().value.bindings == {}


def test_a_torn_file_is_replaced_by_all_of_them(houses: tuple[Context, Context]) -> None:
    one, _ = houses
    paths.home().settings.write_bytes(b"{")
    one.settings.mono = True
    one.settings_changed()
    kept = settings.load().value
    assert kept.mono and kept.volume_music == 11


def test_names_of_both_are_known(houses: tuple[Context, Context]) -> None:
    met = [profiles.load().value for _ in houses]
    for house, people, name in zip(houses, met, ("Rosa", "Tom"), strict=True):
        state = LobbyState(GAME, house.words_for(GAME))
        seat = state.join("keys.arrows", name)
        assert seat is not None
        house.seats.bind(seat, Device("keys.arrows", "keys"))
        remember(house, people, state)
    assert {one.name for one in profiles.load().value.people} == {"Rosa", "Tom"}


def test_new_books_never_take_the_place_of_others(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other house makes some, and writes into them, just before these get their name."""
    home.mkdir(exist_ok=True)
    link = os.link

    def late(source: Path, target: Path) -> None:
        monkeypatch.setattr(os, "link", link)
        theirs = target.with_name("theirs.db")
        with books.opened(theirs) as connection:
            connection.execute("INSERT INTO person (name, folded) VALUES ('Tom', 'tom')")
        theirs.rename(target)
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    with books.opened(paths.home().books) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM person")]
    assert names == ["Tom"]
    assert not list(home.glob(".*"))
