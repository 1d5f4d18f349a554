"""Manifests: what is filled in, and errors that name the file and the field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content import ContentError
from game.content.manifest import load_manifest


def broken(shelf: Any, old: str, new: str) -> ContentError:
    """The error of a manifest in which one thing is changed."""
    assert old in shelf.manifest
    place = shelf.put(manifest=shelf.manifest.replace(old, new, 1))
    with pytest.raises(ContentError) as caught:
        load_manifest(place / "manifest.toml")
    assert caught.value.file == place / "manifest.toml"
    assert str(caught.value.file) in str(caught.value)
    assert caught.value.field in str(caught.value)
    return caught.value


def test_ids_fill_in_texts_and_pictures(shelf: Any) -> None:
    manifest = load_manifest(shelf.put() / "manifest.toml")
    card = manifest.card("plum_jam")
    assert card.name == "pantry.card.plum_jam"
    assert card.short == "pantry.short.plum_jam"
    assert card.picture == "pictures/jar_plum_jam.webp"
    assert manifest.kind("jar").title == "pantry.kind.jar"
    assert manifest.format("solo").title == "pantry.format.solo"
    assert manifest.title == "pantry.title"


def test_what_is_written_stays(shelf: Any) -> None:
    card = load_manifest(shelf.put() / "manifest.toml").card("M:K")
    assert (card.name, card.short) == ("pantry.other.name", "pantry.other.short")
    assert card.picture == "pictures/odd.webp"


def test_spans_over_all_formats(shelf: Any) -> None:
    manifest = load_manifest(shelf.put() / "manifest.toml")
    assert (manifest.seats.min, manifest.seats.max) == (1, 4)
    assert (manifest.minutes.min, manifest.minutes.max) == (3, 20)


def test_files_lie_beside_the_manifest(shelf: Any) -> None:
    place = shelf.put()
    manifest = load_manifest(place / "manifest.toml")
    assert manifest.path("table.tmx") == place / "table.tmx"


def test_an_unknown_id_is_a_key_error(shelf: Any) -> None:
    manifest = load_manifest(shelf.put() / "manifest.toml")
    for look_up in (manifest.card, manifest.kind, manifest.format):
        with pytest.raises(KeyError):
            look_up("nobody")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('tagline = "tagline"\n', "", "tagline"),
        ("order = 9", 'order = "nine"', "order"),
        ("order = 9", 'order = 9\nsmell = "jam"', "smell"),
        ("order = 9", 'order = 9\nfolder = "/tmp"', "folder"),
        ('accent = "#FFC45E"', 'accent = "brass"', "colours.accent"),
        ('rules = "tests.fixtures.pantry.rules"', 'rules = "a-b"', "modules.rules"),
        ('rules = "tests.fixtures.pantry.rules"\n', "", "modules.rules"),
        ("max = 4", "max = 0", "formats[0].seats.max"),
        ("{ min = 2, max = 4 }", "{ min = 5, max = 4 }", "formats[0].seats"),
        ("{ min = 3, max = 20 }", "{ min = 30, max = 20 }", "formats[1].minutes"),
        ('id = "solo"', 'id = "standard"', "formats"),
        ('id = "M:K"', 'id = "plum_jam"', "cards"),
        ('id = "plum_jam"\nkind = "jar"', 'id = "plum_jam"\nkind = "tin"', "cards[0].kind"),
        ('id = "plum_jam"\nkind = "jar"', 'id = "plum_jam"', "cards[0].kind"),
        ('kinds = ["jar"]', 'kinds = ["tin"]', "decks[0].kinds"),
        ('id = "pantry"', 'id = "larder"', "id"),
        ('id = "pantry"\n', "", "id"),
    ],
)
def test_an_error_names_the_field(shelf: Any, old: str, new: str, field: str) -> None:
    assert broken(shelf, old, new).field == field


def test_a_game_without_formats_is_refused(shelf: Any) -> None:
    start, end = shelf.manifest.index("[[formats]]"), shelf.manifest.index("[[kinds]]")
    error = broken(shelf, shelf.manifest[start:end], "")
    assert error.field == "formats"


def test_what_is_no_toml_names_the_file(shelf: Any) -> None:
    place = shelf.put(manifest="id = ")
    with pytest.raises(ContentError, match="not TOML") as caught:
        load_manifest(place / "manifest.toml")
    assert "manifest.toml" in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"manifest\.toml: the file is missing"):
        load_manifest(tmp_path / "manifest.toml")


def test_text_that_is_no_utf8_names_the_file(shelf: Any) -> None:
    place = shelf.put()
    (place / "manifest.toml").write_bytes(b'id = "\xff"')
    with pytest.raises(ContentError, match="not UTF-8"):
        load_manifest(place / "manifest.toml")
