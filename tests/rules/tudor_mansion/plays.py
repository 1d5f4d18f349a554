"""Set-ups of every kind and random play, for the property tests of this game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.rng import Stream
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


def pick(decision: Decision, stream: Stream, boldness: int = 20) -> Intent:
    """A random answer: the kind first, then its parts; an accusation one time in ``boldness``."""
    parts = dict(decision.options.parts)
    if "accuse" in parts and len(parts) > 1:
        if stream.chance(1, boldness):
            return parts["accuse"].sample(stream)
        del parts["accuse"]
    return parts[stream.choice(sorted(parts))].sample(stream)
