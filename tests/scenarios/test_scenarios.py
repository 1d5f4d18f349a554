"""Every worked example holds; the runner is the one of ``main.py scenario``."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.scenario import scenario_files
from game.match.scenario_run import run_file

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    "path", sorted(scenario_files(HERE)), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_scenario(path: Path) -> None:
    assert run_file(path).problems == ()
