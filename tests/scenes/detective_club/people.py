"""People with fake pads who play Detective Club by keys; somebody watches every frame."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from scenes.private.choice import ChoiceScene
from scenes.tables.detective_club import cards, drawing
from scenes.tables.detective_club.tag_page import TagPage
from scenes.tables.detective_club.word_page import WordPage
from tests.kit.people import STEP, People, flat
from tests.scenes.detective_club.table_rig import Rig

LOOKED = 9
"""Presses with which somebody looks about on the page of the word."""


class ClubPeople(People, Rig):
    """They look about, write words of their own, and take their time.

    Attributes:
        words: every word that was chosen by people.
        told: frames in which the word stood on the screen before it was said, with nobody looking.
    """

    words: list[str]
    told: list[str]

    def __init__(self, seats: int, humans: int, seed: int, **how: Any) -> None:
        self.words, self.told = [], []
        super().__init__(seats, humans, seed, **how)

    def painted(self) -> list[AbstractContextManager[Any]]:
        return [
            flat(cards, "face"),
            flat(cards, "framed"),
            flat(drawing, "pad", size=0, words="notebook"),
            flat(drawing, "line_of_paper", size=0, words="line"),
        ]

    def step(self, frames: int = 1, dt: float = STEP) -> None:
        for _ in range(frames):
            super().step(1, dt)
            now = self.match.table.look.club.round
            if now.word and not now.announced and not now.revealed and self.may_see is None:
                said = {text for scene in self.stack.visible for text in scene.strings()}
                if now.word in said:
                    self.told.append(f"frame {self.frames}: {now.word}, {self.stack.top.name}")

    def choose_in_public(self, panel: Any) -> None:
        """What lies open; a blind press for a hidden vote; ready on anybody's pad."""
        if panel.blind:
            self.tap(self.chance.choice(["left", "up", "right", "down"]), panel.seat)
            return
        if panel.decision.kind == "ready":
            seats = [one.seat for one in self.match.decisions]
            self.tap("confirm", self.chance.choice(seats))
            return
        keys = [key for key in self.scene.focus.keys if not isinstance(key, tuple)]
        self.pick_in_public(panel, keys)

    def goal(self, scene: ChoiceScene, kind: str, keys: list[str], number: int) -> str | None:
        page: Any = scene.leaves.pages[0]  # several decisions are made in one visit
        if isinstance(page, WordPage):
            return self._word(page, keys, number)
        if isinstance(page, TagPage):
            tags = [key for key in keys if key.startswith(("tag.", "group."))]
            done = "tagged" in keys and number > 4
            return "tagged" if done else self.chance.choice(tags)
        if "close" in keys:
            return None
        first = [key for key in keys if key.startswith("wall.")] if number == 0 else []
        return self.chance.choice(first or [key for key in keys if key.startswith("hand.")])

    def _word(self, page: WordPage, keys: list[str], number: int) -> str | None:
        if "close" in keys:
            return None
        if "take" in keys:
            if number < LOOKED:
                return "back"
            self.words.append(page.chosen_word)
            return "take"
        if number < LOOKED:
            if len(page.letters.text) > 2 and page.mode == "free":
                return "written"
            return self.chance.choice(keys)
        words = [key for key in keys if key.startswith(("word.", "whole."))]
        return self.chance.choice(words or ["tab.good"])
