"""The state of an OPENplay or Co-op episode, beside the zones of cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class OpenTurn:
    """Whose turn it is, how far it has come, and what the limits count."""

    seat: int = 0
    number: int = 0
    """Turns begun so far."""
    step: str = "turn"
    """``turn``, ``suspect``, ``snoop``, ``exchange`` or ``over``."""
    owner: int = -1
    """Whose Filed stack is being looked through; -1: nobody's."""
    without_fetch: int = 0
    """Turns in a row without a Fetch (DC-OPEN-051)."""
    since_fresh: int = 0
    """Turns begun since the Fresh stack became empty (DC-OPEN-052)."""
