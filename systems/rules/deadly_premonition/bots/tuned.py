"""What players thought who won against players of other opinions; found by trying."""

from __future__ import annotations

from dataclasses import replace

from systems.rules.deadly_premonition.bots.weights import USUAL, Opinions

TUNED = Opinions(
    agent=USUAL,
    killer=USUAL,
    duel=replace(USUAL, toilet=0.9, objection=3.2, failed=0.54, hit=21.0, expose=0.29),
)
