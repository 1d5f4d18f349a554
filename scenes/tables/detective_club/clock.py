"""The gentle clock of the talk: it counts only while somebody is asked, and never rushes anybody.

It belongs to the table and not to the rules: when it has run down the table answers for those who
talk (CLUB-R13). A table that has set no time has no clock.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from game.match.loading import load_rules
from scenes.parts.tokens import time_line
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.places import Places
from systems.io.pictures import Picture
from systems.table.sprites import Sprite

NAME = "ui.club.clock"
HIGH = 10.0
STEPS = 60


class Clock:
    """Counts down the time of one talk.

    Args:
        places: the geometry; the clock stands at the foot of the panel.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.of: object = None
        self.seconds = 0.0
        self.left = 0.0
        self._shown = -1

    def begin(self, of: object, chosen: Mapping[str, Any], rule: str) -> None:
        """Count for something; goes on where it is counted for already.

        Args:
            of: what it counts for.
            chosen: the house rules that were chosen.
            rule: the one that says how many seconds; 0 is no limit.
        """
        if of == self.of:
            return
        usual = {one.name: one.default for one in load_rules(GAME).house_rules}
        self.of, self.seconds = of, float(chosen.get(rule, usual[rule]))
        self.left = self.seconds

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; True when it has run down."""
        if not self.seconds:
            return False
        self.left = max(0.0, self.left - seconds)
        self.show()
        return self.left <= 0

    def show(self) -> None:
        """A lamp-coloured line that becomes shorter."""
        stage = self.places.desk.stage
        if not self.seconds:
            return
        step = math.ceil(STEPS * self.left / self.seconds)
        if NAME in stage:
            if step != self._shown:
                stage.change(NAME, picture=self._picture(step))
        else:
            area = self.places.panel
            sprite = Sprite(self._picture(step), area.centre[0], area.bottom - 14, 242)
            stage.add(sprite, name=NAME)
        self._shown = step

    def hide(self) -> None:
        """Take it off the wall."""
        self.places.desk.stage.remove(NAME)
        self._shown = -1

    def _picture(self, step: int) -> Picture:
        size = (self.places.panel.width - 60, HIGH)
        return time_line(size, step, STEPS)
