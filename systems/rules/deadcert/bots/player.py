"""The computer players of DEADCERT: one player, driven by the parameters of its level."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from game.bots import Budget, Choice, random_intent
from game.core.decisions import Decision
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.covertplay.player import covert
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.bots.openplay.likes import Likes
from systems.rules.deadcert.bots.openplay.partner import partner
from systems.rules.deadcert.bots.openplay.player import Investigation
from systems.rules.deadcert.bots.soloplay.player import detective
from systems.rules.deadcert.bots.words import because

Thinking = Generator[None, None, Choice]
Thinks = Callable[[View, Decision, Level, Stream, Budget], Thinking]


class Detective:
    """A computer player. It keeps nothing between two decisions."""

    def __init__(self, level: Level) -> None:
        self.parameters = level
        self.level = level.name

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        """Think in slices of some milliseconds."""
        yield
        think = THINKS.get(view.format, _whim)
        return (yield from think(view, decision, self.parameters, stream, budget))


def _open(view: View, decision: Decision, level: Level, stream: Stream, budget: Budget) -> Thinking:
    if not level.weighs:
        return Likes(view, decision, level, stream).choose()
    return (yield from Investigation(view, decision, level, budget).choosing())


def _whim(
    view: View,  # noqa: ARG001 - as all of them are called
    decision: Decision,
    level: Level,  # noqa: ARG001
    stream: Stream,
    budget: Budget,
) -> Thinking:
    """Where a format has no player of its own."""
    budget.spend(0)
    yield
    return Choice(random_intent(decision.options, frozenset({"concede"}), stream), because("whim"))


THINKS: Mapping[str, Thinks] = {"open": _open, "coop": partner, "covert": covert, "solo": detective}
"""Format -> who thinks there."""
