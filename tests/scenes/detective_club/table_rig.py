"""A table of Detective Club in the hands of a test."""

from __future__ import annotations

from typing import Any

from game.core.intents import tag_of
from tests.kit.table_rig import TableRig

NAMES = ("Ada", "Bruno", "Clara", "Iris", "Otto", "Dexter", "Violet", "Jasper")


class Rig(TableRig):
    """In any of its formats."""

    game = "detective_club"

    def __init__(
        self, seats: int = 6, humans: int = 0, format_: str = "standard", **how: Any
    ) -> None:
        how.setdefault("names", NAMES)
        super().__init__(format_, seats, humans, **how)

    def choose(self, decision: Any, stream: Any) -> Any:
        """At random; people mostly speak, and keep the topic."""
        chosen = decision.options.sample(stream)
        if decision.kind == "explain" and tag_of(chosen) == "explain" and stream.below(3):
            return next(iter(decision.options))
        return chosen
