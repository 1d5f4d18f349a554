"""People with fake pads who play COVERTplay by keys, and somebody who watches every frame."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from scenes.private.curtain import CurtainScene
from scenes.tables.deadcert import checklist, filecards
from scenes.tables.deadcert.covertplay import drawing, sheets
from tests.kit.people import People, flat
from tests.scenes.deadcert.table_rig import Rig


class CovertPeople(People, Rig):
    """They gather, file and act by chance."""

    def __init__(self, seats: int, humans: int, seed: int, **how: Any) -> None:
        super().__init__(seats, humans, seed, speed="fast", format_="covert", **how)

    def painted(self) -> list[AbstractContextManager[Any]]:
        return [
            flat(filecards, "face"),
            flat(checklist, "sheet", words="a list"),
            flat(drawing, "reading_plate"),
            flat(sheets, "filed_columns", words="a list"),
        ]

    def play_rounds(self, rounds: int) -> None:
        """So many rounds, or to the end."""
        self.play_until(lambda: self.match.view("public").values["round_no"] > rounds, 4000)

    def choose_in_public(self, panel: Any) -> None:
        """Any of what lies open."""
        self.pick_in_public(panel, [choice.key for choice in panel.choices])

    def decide(self, scene: CurtainScene) -> None:
        """Whatever is asked on the page."""
        seat, kind = scene.seat, self._kind(scene.seat)
        keys = self._cards(scene)
        if kind == "covert_gather":
            if len(self.match.decision(seat).options) > 1 and self.chance.randrange(2):  # type: ignore[union-attr]
                self._play_card(scene, keys)
            if self.stack.top is scene and scene.curtain.visible:
                self.go(scene.focus, "answer.0", seat)
                self._last(scene)
            return
        if kind == "covert_file":
            wanted = self.chance.sample(keys, scene.choice.most)  # type: ignore[attr-defined]
            for card in wanted:
                self.go(scene.focus, card, seat)
                self.tap("confirm", seat)
            assert scene.focus.current() == "done", "the focus waits where it is confirmed"
            self._last(scene)
            if self._kind(seat) == "covert_action" and scene.curtain.visible:
                self.decide(scene)
            return
        if keys and self.chance.randrange(2):
            self.go(scene.focus, self.chance.choice(keys), seat)
            self.tap("confirm", seat)
        self.go(scene.focus, "done", seat)
        self._last(scene)

    def _play_card(self, scene: CurtainScene, keys: list[Any]) -> None:
        """The first card of the list that can be played at all."""
        seat = scene.seat
        listed = list(self.match.decision(seat).options)[1:]  # type: ignore[union-attr]
        intent = self.chance.choice(listed)
        card = intent.card  # type: ignore[attr-defined] # snoop or declare
        self.go(scene.focus, card, seat)
        self.tap("confirm", seat)
        plate = "answer.1" if type(intent).__name__ == "Snoop" else "answer.2"
        self.go(scene.focus, plate, seat)
        self._last(scene)

    def _last(self, scene: CurtainScene) -> None:
        """The press that ends it: in the next frame nothing private may be there."""
        self.tap("confirm", scene.seat)
        if not scene.curtain.visible:
            self.may_see = None

    def _kind(self, seat: int) -> str:
        decision = self.match.decision(seat)
        return decision.kind if decision is not None else ""

    def _cards(self, scene: CurtainScene) -> list[Any]:
        keys = [key for key in scene.focus.keys if isinstance(key, str)]
        return [key for key in keys if key != "done" and not key.startswith("answer.")]
