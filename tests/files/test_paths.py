"""The home of what is kept, and what happens where it cannot be written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs
import pytest

from game import paths


def test_the_variable_decides(tmp_path: Path) -> None:
    found = paths.find_home({"GASLAMP_HOME": str(tmp_path / "here")})
    assert found.root == tmp_path / "here"
    assert found.warning is None
    assert found.settings.parent == found.profiles.parent == found.books.parent == found.root
    assert {found.saves, found.logs, found.crashes} == {
        found.root / name for name in ("saves", "logs", "crashes")
    }


@pytest.mark.parametrize("value", ["", "   "])
def test_an_empty_variable_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "usual")
    assert paths.find_home({"GASLAMP_HOME": value}).root == tmp_path / "usual"


def test_a_home_that_cannot_be_written_gives_way_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "file").write_text("in the way")
    asked = tmp_path / "file" / "home"
    found = paths.find_home({"GASLAMP_HOME": str(asked)})
    assert found.root.parent == tmp_path
    assert found.warning is not None
    assert str(asked) in found.warning
    assert "GASLAMP_HOME" in found.warning
    assert found.warning.count(".") - str(found.root).count(".") - str(asked).count(".") == 1
    assert found.root == paths.find_home({"GASLAMP_HOME": str(asked)}).root, "the same next time"


@pytest.mark.skipif(os.name == "nt", reason="a mode of POSIX")
def test_the_stand_in_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "file").write_text("in the way")
    found = paths.find_home({"GASLAMP_HOME": str(tmp_path / "file" / "home")})
    assert found.root.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(os.name == "nt", reason="needs symbolic links")
def test_a_trap_in_the_temporary_folder_is_walked_around(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "file").write_text("in the way")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / f"gaslamp-{os.getuid()}").symlink_to(elsewhere)
    found = paths.find_home({"GASLAMP_HOME": str(tmp_path / "file" / "home")})
    assert found.root.resolve() != elsewhere


def test_a_change_of_the_variable_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GASLAMP_HOME", str(tmp_path / "one"))
    assert paths.home().root == tmp_path / "one"
    monkeypatch.setenv("GASLAMP_HOME", str(tmp_path / "two"))
    assert paths.home().root == tmp_path / "two"
    assert paths.warning() is None


def test_the_assets_are_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.assets().is_dir()
    assert paths.assets().is_absolute()
