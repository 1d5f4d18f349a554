"""The state of a SOLOplay episode, beside the zones of cards and the Checklist."""

from __future__ import annotations

from dataclasses import dataclass

GATHER, ANALYSE, FILE = 1, 2, 3
"""The stages of a round (DC-SOLO-003)."""


@dataclass(slots=True)
class SoloRound:
    """How far the detective has come."""

    number: int = 0
    """Rounds begun so far."""
    stage: int = GATHER
    step: str = "gather"
    """``gather``, ``reclaim``, ``file`` or ``over``."""
    exposed: bool = False
    """Whether all three killer cards have been seen (DC-SOLO-011)."""
    end_game: bool = False
    """Whether something was reclaimed, so that Fetch is over (DC-SOLO-014)."""
    snoop: str = ""
    """The Snoop card that is being played."""
    to_take: int = 0
    """Cards that it still reclaims."""
