"""The walk-through speaks of each format's own decisions."""

from __future__ import annotations

import pytest

from game.content.walkthrough import walkthrough
from systems.rules.deadcert import RULES


@pytest.mark.parametrize("format_", list(RULES.formats))
def test_each_step_is_at_a_decision_of_its_format(format_: str) -> None:
    steps = walkthrough("deadcert", format_)
    assert steps
    assert all(step.at.startswith(f"{format_}_") for step in steps if step.at)
