"""A curtain for somebody who plays with one button: what the walk comes by, also behind it."""

from __future__ import annotations

from scenes.base import StageScene
from scenes.private.front import Front
from scenes.scanned import Scanned, stops_of
from systems.table.privacy import Curtain, Drape
from systems.table.scan import Stop


class ScannedCurtain(StageScene):
    """The part of a curtain that tells what can be pressed there.

    Attributes:
        curtain: its state.
        front: what stands on it while it is closed.
        seat: who may see what is behind it.
    """

    curtain: Curtain
    front: Front
    seat: int

    def scanned(self) -> Scanned | None:
        state = self.curtain.state
        if self.curtain.visible:
            stops = self.page_stops()
            return None if stops is None else Scanned(stops, self.seat, self.is_secret)
        if state not in (Drape.CLOSED, Drape.OPEN):
            return None
        return Scanned(stops_of(self.focus, self.front.areas), self.seat)

    @property
    def is_secret(self) -> bool:
        """Whether somebody may hear who must not know what is pressed."""
        return True

    def page_stops(self) -> list[Stop] | None:
        """What can be pressed on the page; None where any press hides it."""
        return None

    def focus_on(self, key: object) -> None:
        if self.focus.set(key):
            self.curtain.slot.touch()
            self.focus_came()

    def focus_came(self) -> None:
        """The focus has been put somewhere else."""
