"""People with fake pads who play Deadly Premonition by keys; somebody watches every frame."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from scenes.private.choice import ChoiceScene
from scenes.tables.deadly_premonition import cards, tiles
from tests.kit.people import People, flat
from tests.scenes.deadly_premonition.table_rig import Rig

MOST_STEPS = 9
"""Presses on a page of a move before its seat ends the turn."""


class PremonitionPeople(People, Rig):
    """They rather play cards than end their turns."""

    def painted(self) -> list[AbstractContextManager[Any]]:
        return [
            flat(cards, "face"),
            flat(tiles, "numbered"),
            flat(tiles, "reading", size=2),
            flat(tiles, "side"),
        ]

    def choose_in_public(self, panel: Any) -> None:
        """Any of what lies open, or a back of the hidden hand."""
        keys = [key for key in self.scene.focus.keys if not isinstance(key, tuple)]
        if panel.decision.kind == "main_move":
            keys = [key for key in keys if key == "look"] if self.chance.randrange(6) else keys
        self.pick_in_public(panel, keys)

    def goal(self, scene: ChoiceScene, kind: str, keys: list[str], number: int) -> str | None:
        if kind == "main_move":
            if number < MOST_STEPS:
                return self.chance.choice([key for key in keys if key != "end"] or keys)
            return "end" if "end" in keys else None
        if kind == "battle_response":
            return self.chance.choice(keys) if number < 4 else "answer.0"
        page: Any = scene.leaves.pages[0]
        left = [key for key in keys if key != "done" and key not in page.picked]
        need = scene.choice.most - len(page.picked)
        return "done" if need <= 0 or not left else self.chance.choice(left)
