"""What games may say beside their tables: found where it is, and nothing where it is not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.content import registry
from scenes.beside_table import beside_table
from scenes.lobby.rules_list import preferred
from scenes.lobby.rules_of_kiosk import rules_of_kiosk


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the table of a game that all of these tests mean."""
    folder = tmp_path / "table_of_a_test"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    manifest = SimpleNamespace(modules=SimpleNamespace(table=folder.name))
    monkeypatch.setattr(registry, "manifest", lambda game: manifest)
    yield folder
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def test_a_module_is_found_where_it_is(package: Path) -> None:
    (package / "secrets.py").write_text("SECRETS = 7\n")
    found = beside_table("any", "secrets")
    assert found is not None and found.SECRETS == 7
    assert beside_table("any", "faces") is None


def test_a_table_of_one_module_has_nothing_beside_it(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "alone.py").write_text("TABLE = None\n")
    alone = SimpleNamespace(modules=SimpleNamespace(table=f"{package.name}.alone"))
    monkeypatch.setattr(registry, "manifest", lambda game: alone)
    assert beside_table("any", "secrets") is None


def test_what_fails_within_a_module_is_no_missing_module(package: Path) -> None:
    (package / "secrets.py").write_text("import surely_not_there\n")
    with pytest.raises(ModuleNotFoundError, match="surely_not_there"):
        beside_table("any", "secrets")


@pytest.mark.parametrize(
    ("said", "told", "kiosk"),
    [
        ("", (), ({}, {})),
        ("TOLD_RULES = ('a',)", ("a",), ({}, {})),
        ("KIOSK_RULES = {'a': 1}", (), ({"a": 1}, {})),
        ("KIOSK_FIXED = {'b': 2}", (), ({}, {"b": 2})),
    ],
)
def test_a_lobby_may_say_any_part_of_it(
    package: Path, said: str, told: tuple[str, ...], kiosk: tuple[dict[str, int], ...]
) -> None:
    """Whoever only thinks of kiosks says nothing of what is told first, and the other way round."""
    (package / "lobby.py").write_text(f"{said}\n")
    assert preferred("any") == told
    assert rules_of_kiosk("any") == kiosk
