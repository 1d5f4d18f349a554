"""A table of Deadly Premonition in the hands of a test."""

from __future__ import annotations

from typing import Any

from game.core.intents import tag_of
from tests.kit.table_rig import TableRig


class Rig(TableRig):
    """Of two seats a duel, of more the game with the hidden killer."""

    game = "deadly_premonition"

    def __init__(self, seats: int = 4, humans: int = 0, **how: Any) -> None:
        super().__init__("duel" if seats == 2 else "hidden_killer", seats, humans, **how)

    def choose(self, decision: Any, stream: Any) -> Any:
        """At random, but seldom the end of a turn or a discard: something shall happen."""
        chosen = decision.options.sample(stream)
        for _ in range(4):
            if tag_of(chosen) not in ("end_turn", "discard_card"):
                break
            chosen = decision.options.sample(stream)
        return chosen
