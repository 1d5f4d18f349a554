"""What the detective can do in SOLOplay (rules file, section 5), beside Fetch and File."""

from __future__ import annotations

from game.core.intents import Intent


class Reclaim(Intent, frozen=True):
    """Play a laid-out Snoop card (DC-SOLO-013)."""

    card: str


class TakeTop(Intent, frozen=True):
    """Reclaim the top card of a Filed stack (DC-SOLO-015, 017)."""

    type: str


class Concede(Intent, frozen=True):
    """Give the case up (DC-SOLO-042)."""


INTENTS: tuple[type[Intent], ...] = (Reclaim, TakeTop, Concede)
