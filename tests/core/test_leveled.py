"""What the computer players of all games begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game.bots import Budget, Choice, LeveledBot, Thinking, allowed, by_level
from game.core.decisions import Decision
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from game.match import Match, Setup

WHY, WHATEVER = Message("why"), Message("whatever")


@dataclass(frozen=True)
class Level:
    name: str
    sharp: bool


LEVELS = {"casual": Level("casual", False), "sharp": Level("sharp", True)}


class Last(LeveledBot[Level]):
    """Takes the last option where it is sharp, otherwise the first."""

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        yield
        return Choice(list(decision.options)[-int(self.parameters.sharp)], WHY)


def test_every_level_makes_players_of_its_own() -> None:
    bots = by_level(Last, LEVELS)
    assert list(bots) == ["casual", "sharp"]
    one, other = bots["sharp"](), bots["sharp"]()
    assert one is not other and one.level == "sharp"
    assert one.parameters is LEVELS["sharp"]  # type: ignore[attr-defined] # a player of ours


@pytest.fixture
def asked() -> Any:
    with Match.open(Setup("umbrella_stand", seats=2, seed=1)) as match:
        yield match.decisions[0]


def test_a_choice_that_may_be_made_is_made(asked: Decision) -> None:
    choice = Choice(list(asked.options)[-1], WHY)
    assert allowed(choice, asked, WHATEVER) is choice


def test_a_choice_that_may_not_be_made_becomes_the_first_that_may(asked: Decision) -> None:
    from tests.fixtures.toys.umbrella_stand.intents import Claim

    wrong = Claim("no such pattern")
    assert wrong not in asked.options
    assert allowed(Choice(wrong, WHY), asked, WHATEVER) == Choice(
        next(iter(asked.options)), WHATEVER
    )
