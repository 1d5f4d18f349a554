"""People with fake pads who play Casefile by keys, and somebody who watches every frame."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from scenes.private.choice import ChoiceScene
from scenes.tables.casefile import cards
from systems.rules.casefile.cards import EVIDENCE
from tests.kit.people import People, flat
from tests.scenes.casefile.table_rig import Rig

MOST_STEPS = 9
"""Presses on a page of a move before its seat ends the turn."""


class CasefilePeople(People, Rig):
    """They ask rather than solve, and seldom go without an offer."""

    def painted(self) -> list[AbstractContextManager[Any]]:
        return [flat(cards, "face")]

    def choose_in_public(self, panel: Any) -> None:
        """Pieces on the board, a plate, an offer, or a blind press."""
        if panel.blind:
            self.tap(self.chance.choice(["left", "left", "up", "right"]), panel.seat)
            return
        keys = [key for key in self.scene.focus.keys if not isinstance(key, tuple)]
        if panel.decision.kind == "turn_start":
            keys = ["investigate"]
        elif panel.decision.kind == "main_action":
            keys = self._asking(panel, keys)
        self.pick_in_public(panel, keys)

    def _asking(self, panel: Any, keys: list[Any]) -> list[Any]:
        if len(panel.picked) == panel.count:
            return ["ask"]
        if not panel.picked and not self.chance.randrange(3):
            return ["look"]
        return [key for key in keys if key in EVIDENCE and key not in panel.picked]

    def goal(self, scene: ChoiceScene, kind: str, keys: list[str], number: int) -> str | None:
        page: Any = scene.leaves.pages[0]
        plates = [str(key) for key, _ in page.plates]
        free = [key for key in keys if key not in plates and key not in page.picked]
        if kind in ("main_action", "choose_trade"):
            return self.chance.choice(keys) if number < MOST_STEPS else None
        if kind == "make_offer":
            if page.picked:
                return "done"
            return self.chance.choice(free) if free and number < 4 else "answer.0"
        if not plates or (plates == ["answer.0"] and number < 2):
            return self.chance.choice(free or plates)
        if len(page.picked) >= scene.choice.least and "done" in plates and number < 6:
            return "done"
        if free and number < 6:
            return self.chance.choice(free)
        return "answer.0" if "answer.0" in plates else self.chance.choice(keys)
