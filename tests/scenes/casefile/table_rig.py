"""A table of Casefile in the hands of a test."""

from __future__ import annotations

from typing import Any

from game.core.intents import tag_of
from tests.kit.table_rig import TableRig


class Rig(TableRig):
    """In the only format."""

    game = "casefile"

    def __init__(self, seats: int = 4, humans: int = 0, **how: Any) -> None:
        super().__init__("standard", seats, humans, **how)

    def choose(self, decision: Any, stream: Any) -> Any:
        """At random, but solving is rare, and deals are sought: something shall happen."""
        if decision.kind == "turn_start" and stream.below(60):
            return next(iter(decision.options))
        chosen = decision.options.sample(stream)
        for _ in range(6):
            if tag_of(chosen) not in ("no_offer", "finish"):
                break
            chosen = decision.options.sample(stream)
        return chosen
