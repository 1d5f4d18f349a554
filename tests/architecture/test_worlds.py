"""The fixture that watches for worlds left behind does catch one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.tree import ROOT

LEAKY = """
import esper

def test_tidy():
    esper.switch_world("mine")
    esper.switch_world("default")
    esper.delete_world("mine")

def test_leaves_a_world():
    esper.switch_world("mine")
    esper.switch_world("default")

def test_stays_in_a_world():
    esper.switch_world("mine")

def test_starts_clean():
    assert esper.list_worlds() == ["default"]
    assert esper.current_world == "default"
"""


def test_a_world_left_behind_is_a_failure(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests/conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_leaky.py").write_text(LEAKY)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "4 passed, 2 errors" in done.stdout
    assert done.stdout.count("worlds left behind: ['mine']") >= 2
    assert "the current one is 'mine'" in done.stdout
