"""Random play, as the benchmark and the conformance tests understand it."""

from __future__ import annotations

from collections.abc import Generator, Sequence, Set

from game.bots.protocol import Budget, Choice
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import message
from game.core.options import Options
from game.core.rng import Stream
from game.core.view import View

ONE_IN = 20
"""How rarely an act is taken that can put its own seat out."""


def random_intent(options: Options, risky: Set[str], stream: Stream) -> Intent:
    """The kind of intent is drawn first and then its parts, each evenly.

    A kind in ``risky`` is taken one time in twenty where there is another: drawn evenly over
    all options a game would be over after a few decisions.
    """
    parts: Sequence[tuple[str, Options]] = options.parts
    if len(parts) == 1:
        return parts[0][1].sample(stream)
    if risky:
        safe = [part for part in parts if part[0] not in risky]
        if safe and len(safe) < len(parts):
            if stream.below(ONE_IN):
                parts = safe
            else:
                parts = [part for part in parts if part[0] in risky]
    return parts[stream.below(len(parts))][1].sample(stream)


class RandomBot:
    """Plays at random. For tests and the benchmark, not for the lobby."""

    level = "random"

    def __init__(self, risky: Set[str] = frozenset()) -> None:
        self.risky = risky

    def deliberate(
        self,
        view: View,  # noqa: ARG002 - part of the protocol
        decision: Decision,
        stream: Stream,
        budget: Budget,
    ) -> Generator[None, None, Choice]:
        budget.spend()
        yield
        return Choice(random_intent(decision.options, self.risky, stream), message("bot.random"))
