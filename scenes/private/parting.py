"""How the curtain moves: how far its parts are away, and how long they take."""

from __future__ import annotations

from scenes.context import Context
from scenes.private import drape
from systems.table.privacy import CurtainTimes, Drape
from systems.table.tempo import FADE_MS

OUT = 960.0 - drape.EDGE
"""How far a half moves to leave its edge."""


def distances(state: Drape, part: float, shown: bool) -> tuple[float, float]:
    """How far the halves have moved apart, and how far the valance has risen."""
    if state is Drape.CLOSING:
        return 960 * (1 - part), 180 * (1 - part)
    if state is Drape.OPENING:
        return OUT * part, 180 * part
    if state is Drape.OPEN:
        return (OUT, 180) if shown else (0.0, 0.0)
    if state in (Drape.LEAVING, Drape.GONE):
        return 960 * part, 180 * part
    return 0.0, 0.0


def times_of(context: Context) -> CurtainTimes:
    """How long the curtain's parts take under these settings."""
    if context.tempo.instant:
        return CurtainTimes(0.0, 0.0, 0.0)
    if context.ui_tempo.reduced:
        short = FADE_MS / 1000
        return CurtainTimes(short, short, short)
    return CurtainTimes()
