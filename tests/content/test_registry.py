"""The registry finds games by their manifests, in the house and in extra places."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import ContentError, UnknownGame, games, registry, searching
from game.content.registry import check_pictures


def test_the_house_has_games() -> None:
    found = games()
    assert found
    assert all(found[name].id == name for name in found)
    assert [game.order for game in found.values()] == sorted(g.order for g in found.values())


def test_an_extra_place_is_searched_only_inside_the_block(shelf: Any) -> None:
    shelf.put()
    with searching(shelf.root):
        assert registry.manifest("pantry").order == 9
        assert set(games()) > {"pantry"}
    assert "pantry" not in games()


def test_games_stand_in_their_order(shelf: Any) -> None:
    shelf.put()
    first = shelf.manifest.replace('id = "pantry"', 'id = "attic"').replace(
        "order = 9", "order = -1"
    )
    shelf.put("attic", manifest=first)
    with searching(shelf.root):
        names = list(games())
    assert names[0] == "attic"
    assert names[-1] == "pantry"


def test_a_doubled_id_names_both_files(shelf: Any, tmp_path: Any) -> None:
    shelf.put()
    other = type(shelf)(tmp_path / "more")
    other.put()
    with (
        searching(shelf.root),
        searching(other.root),
        pytest.raises(ContentError) as caught,
    ):
        games()
    assert caught.value.field == "id"
    assert str(shelf.root / "pantry" / "manifest.toml") in str(caught.value)
    assert str(other.root / "pantry" / "manifest.toml") in str(caught.value)


@pytest.mark.parametrize(
    ("name", "field"), [("handbook.toml", "handbook"), ("texts/en.toml", "texts")]
)
def test_a_missing_file_is_named(shelf: Any, name: str, field: str) -> None:
    place = shelf.put()
    (place / name).unlink()
    with searching(shelf.root), pytest.raises(ContentError) as caught:
        games()
    assert caught.value.field == field
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("name", "field"),
    [("jar_plum_jam", "cards[0].picture"), ("odd", "cards[1].picture"), ("back", "decks[0].back")],
)
def test_a_missing_picture_is_named(shelf: Any, name: str, field: str) -> None:
    place = shelf.put()
    with searching(shelf.root):
        check_pictures(registry.manifest("pantry"))
        (place / "pictures" / f"{name}.webp").unlink()
        with pytest.raises(ContentError) as caught:
            check_pictures(registry.manifest("pantry"))
    assert caught.value.field == field
    assert f"{name}.webp" in str(caught.value)


def test_an_unknown_game_is_answered_with_those_there_are(shelf: Any) -> None:
    shelf.put()
    with searching(shelf.root), pytest.raises(UnknownGame, match="pantry"):
        registry.manifest("cellar_of_nothing")


def test_a_manifest_is_read_anew_after_forgetting(shelf: Any) -> None:
    shelf.put()
    with searching(shelf.root):
        assert registry.manifest("pantry").order == 9
        shelf.put(manifest=shelf.manifest.replace("order = 9", "order = 8"))
        assert registry.manifest("pantry").order == 9
        registry.forget()
        assert registry.manifest("pantry").order == 8


def test_a_folder_without_a_manifest_is_no_game(shelf: Any) -> None:
    (shelf.root / "notes").mkdir()
    with searching(shelf.root):
        assert "notes" not in games()
