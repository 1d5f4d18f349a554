"""The table of a match among computer players, without anybody to ask or to tell something to."""

from __future__ import annotations

from scenes.tabletop.scene import TableScene
from systems.io.actions import Action, DeviceChange


class ShownTable(TableScene):
    """A table that is only looked at. It opens nothing over itself; the envelope stays closed."""

    name = "shown table"

    @property
    def at_rest(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.choreographer.idle

    @property
    def over(self) -> bool:
        """Whether the match is over, and its end has been shown."""
        return self.at_rest and self.session.match.outcome is not None

    def give_back(self) -> None:
        """Leave the session open when the scene goes: it goes on another time."""
        self._closed = True

    def refresh(self) -> None:
        """There are no prompts: nobody sits here."""

    def on_action(self, action: Action) -> bool:
        return True

    def on_device(self, change: DeviceChange) -> None:
        """Nobody loses a pad here."""

    def _end(self, dt: float) -> None:
        """No results: what was secret stays so."""
