"""A table for somebody with one button: what the walk comes by, and what a press does otherwise."""

from __future__ import annotations

from scenes.base import OnStage
from scenes.scanned import Scanned, stops_of
from scenes.tabletop.foot import Foot
from scenes.tabletop.game_table import Panel
from scenes.tabletop.walk import Walk
from scenes.tabletop.watching import Watching
from systems.io.actions import Kind
from systems.table.focus import FocusMap, Key
from systems.table.gate import Gate

QUIET = 1.0
"""Seconds after something was shown in which a press is still meant to skip."""


class ScannedTable(OnStage):
    """The part of a table that tells what can be pressed with one button."""

    foot: Foot
    focus: FocusMap
    gate: Gate
    panel: Panel | None
    walk: Walk
    watching: Watching

    def refresh(self) -> None:
        """Caption, prompts and targets of the focus, by what is asked now."""
        raise NotImplementedError

    def scanned(self) -> Scanned | None:
        if self.walk.reading is not None:
            return Scanned(stops_of(self.focus, self.foot.areas))
        stop, panel = self.watching.waiting, self.panel
        if stop is not None:
            found = stops_of(self.focus, self.foot.areas)
            return None if stop.seat is None else Scanned(found, stop.seat)
        if panel is None or panel.blind or not self.gate.is_open(panel.seat):
            return None
        return Scanned(stops_of(self.focus, self.foot.areas, offers=panel.scans), panel.seat)

    def focus_on(self, key: Key) -> None:
        if self.focus.set(key):
            self.refresh()

    def lone_press(self, seat: int | None) -> Kind:
        """Skipping and answering with others are OK; besides, the pause leads to everything."""
        if self.gate.idle_for < QUIET:
            return Kind.CONFIRM
        panel = self.panel
        answers = panel is not None and seat is not None and panel.also(seat) is not None
        return Kind.CONFIRM if answers else Kind.PAUSE

    def goes_behind(self, panel: Panel) -> bool:
        """Whether a seat answers behind the curtain what others press on the table without a sign.

        With one button everybody would hear at which option the walk was.
        """
        return panel.blind and self.context.pace_of(panel.seat) != "off"
