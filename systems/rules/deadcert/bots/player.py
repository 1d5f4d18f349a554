"""The computer players of DEADCERT: one player, driven by the parameters of its level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Budget, LeveledBot, Thinking
from game.core.decisions import Decision
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.levels import Level

Thinks = Callable[[View, Decision, Level, Stream, Budget], Thinking]


class Detective(LeveledBot[Level]):
    """A computer player. It keeps nothing between two decisions."""

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Thinking:
        """Think in slices of some milliseconds."""
        yield
        think = THINKS[view.format]
        return (yield from think(view, decision, self.parameters, stream, budget))


# What a match of another format does not need is imported only where it is.


def _open(view: View, decision: Decision, level: Level, stream: Stream, budget: Budget) -> Thinking:
    if not level.weighs:
        from systems.rules.deadcert.bots.openplay.likes import Likes

        return Likes(view, decision, level, stream).choose()
    from systems.rules.deadcert.bots.openplay.player import Investigation

    return (yield from Investigation(view, decision, level, budget).choosing())


def _coop(view: View, decision: Decision, level: Level, stream: Stream, budget: Budget) -> Thinking:
    from systems.rules.deadcert.bots.openplay.partner import partner

    return (yield from partner(view, decision, level, stream, budget))


def _covert(
    view: View, decision: Decision, level: Level, stream: Stream, budget: Budget
) -> Thinking:
    from systems.rules.deadcert.bots.covertplay.player import covert

    return (yield from covert(view, decision, level, stream, budget))


def _solo(view: View, decision: Decision, level: Level, stream: Stream, budget: Budget) -> Thinking:
    from systems.rules.deadcert.bots.soloplay.player import detective

    return (yield from detective(view, decision, level, stream, budget))


THINKS: Mapping[str, Thinks] = {"open": _open, "coop": _coop, "covert": _covert, "solo": _solo}
"""Format -> who thinks there."""
