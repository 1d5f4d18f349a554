"""The operator's lock: a row of presses, or a file on a stick, and nothing else opens it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from systems.io.actions import Action, Kind

PAUSE_BETWEEN = 3.0
"""Seconds. After a longer pause the row of presses begins anew."""

FILE_EVERY = 1.0
"""Seconds between two looks for the key file."""

_KINDS = {
    "up": Kind.UP,
    "down": Kind.DOWN,
    "left": Kind.LEFT,
    "right": Kind.RIGHT,
    "a": Kind.CONFIRM,
    "b": Kind.BACK,
}


class OperatorLock:
    """Watches all presses for the operator's row, on each device by itself.

    Args:
        words: the row, as the operator's file has it (``up``, ``a``, ...).
        key_file: opens the lock while it is there; empty for none.
    """

    def __init__(self, words: Sequence[str], key_file: str = "") -> None:
        self.row = tuple(_KINDS[word] for word in words)
        self.key_file = Path(key_file) if key_file else None
        self._rows: dict[str, tuple[list[Kind], float]] = {}
        self._looked = float("-inf")
        self._there = False

    def press(self, action: Action, now: float) -> bool:
        """Note a press; True when it is the last one of the row."""
        if not action.pressed or action.kind not in _KINDS.values():
            if action.pressed and action.kind is not Kind.POINT:
                self._rows.pop(action.device, None)
            return False
        row, since = self._rows.get(action.device, ([], now))
        if now - since > PAUSE_BETWEEN:
            row = []
        row.append(action.kind)
        del row[: -len(self.row)]
        self._rows[action.device] = (row, now)
        if tuple(row) != self.row:
            return False
        self._rows.clear()
        return True

    def key_turned(self, now: float) -> bool:
        """Whether the key file has just come; it must go before it can come again."""
        if self.key_file is None or now - self._looked < FILE_EVERY:
            return False
        self._looked = now
        before, self._there = self._there, self._exists()
        return self._there and not before

    @property
    def key_there(self) -> bool:
        """Whether the key file was there when it was last looked for."""
        return self._there

    def _exists(self) -> bool:
        try:
            return self.key_file is not None and self.key_file.is_file()
        except OSError:  # a stick that is just being pulled out
            return False
