"""What counts as somebody being there: any press, and a mouse that is really moved."""

from __future__ import annotations

from systems.io.actions import Action, Event, Kind, Notice

TRAVEL = 90.0
"""Logical units that the mouse must move within :data:`WITHIN` to count; less is jitter."""

WITHIN = 1.0
"""Seconds."""


class Wake:
    """Tells a person from noise.

    Sticks and triggers are filtered before (half their way counts as a press, see
    ``systems.io.pads``); here it is decided that what is held or let go is no new sign of life,
    and that a mouse on a trembling table is none either.
    """

    def __init__(self) -> None:
        self._from: tuple[float, float] | None = None
        self._since = 0.0

    def restart(self) -> None:
        """Forget where the mouse was."""
        self._from = None

    def notes(self, event: Event, now: float) -> bool:
        """Whether an event is a person's doing."""
        if isinstance(event, Notice):
            return event is Notice.TOUCHED
        if not isinstance(event, Action):
            return False
        if event.kind is Kind.POINT:
            return self._moved(event.at, now)
        return event.pressed

    def _moved(self, at: tuple[float, float] | None, now: float) -> bool:
        if at is None:
            return False
        if self._from is None or now - self._since > WITHIN:
            self._from, self._since = at, now
            return False
        away = max(abs(at[0] - self._from[0]), abs(at[1] - self._from[1]))
        if away < TRAVEL:
            return False
        self._from, self._since = at, now
        return True
