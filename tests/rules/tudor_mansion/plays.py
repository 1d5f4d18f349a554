"""Set-ups of every kind, for the property tests of this game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from game.core.setup import SeatSetup, Setup
from systems.rules.tudor_mansion import RULES
from tests.rules.tudor_mansion.auditor import SUSPECTS

GAME = "tudor_mansion"


@st.composite
def setups(draw: st.DrawFn, seats: st.SearchStrategy[int] | None = None, **fixed: Any) -> Setup:
    """Any number of seats, any suspects, any house rules that go together.

    ``fixed`` sets house rules to a value. The round limit is 10, so that games are short.
    """
    number = draw(seats if seats is not None else st.integers(2, 6))
    suspects = draw(st.permutations(SUSPECTS))[:number]
    house_rules: dict[str, Any] = {"round_limit": 10}
    for rule in RULES.house_rules:
        if rule.values and (not rule.seats or number in rule.seats):
            house_rules[rule.name] = draw(st.sampled_from(rule.values))
    tables = tuple(SeatSetup(choices={"suspect": suspect}) for suspect in suspects)
    return Setup(
        game=GAME,
        seats=tables,
        seed=draw(st.integers(0, 2**32)),
        house_rules={**house_rules, **fixed},
    )
