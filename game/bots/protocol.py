"""What a computer player is. It gets a view, a decision, a chance stream and a budget.

It never gets a match, so it cannot peek. Its budget counts work (deals, positions), never
time: the same seed gives the same move on any machine.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

import msgspec

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from game.slices import finished

DEFAULT_WORK = 100_000
"""Units of work that a decision may cost."""


class BudgetSpent(Exception):
    """The work budget of a decision is used up."""


class Budget:
    """How much work a decision may still cost, in units of which a bot says what they are."""

    __slots__ = ("left",)

    def __init__(self, work: int = DEFAULT_WORK) -> None:
        self.left = work

    def spend(self, units: int = 1) -> None:
        """Use units; raises :class:`BudgetSpent` when there are not enough left."""
        if units > self.left:
            raise BudgetSpent
        self.left -= units


class Choice(msgspec.Struct, frozen=True):
    """What a bot does, and why. The reason may speak of its hand and is for its seat alone."""

    intent: Intent
    why: Message


Thinking = Generator[None, None, Choice]
"""A bot's thoughts, in slices."""


class Bot(Protocol):
    """A computer player. Stateless between decisions: a cache may only make it faster."""

    level: str

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Generator[None, None, Choice]:
        """Think in slices of a few milliseconds, with a ``yield`` between them."""
        ...


def choose(
    bot: Bot,
    view: View,
    decision: Decision,
    stream: Stream,
    budget: Budget | None = None,
) -> Choice:
    """Let a bot think to the end at once."""
    return finished(bot.deliberate(view, decision, stream, budget or Budget()))
