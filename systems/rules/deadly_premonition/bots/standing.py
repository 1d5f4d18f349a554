"""How likely a seat wins, at a glance: for judging where a trial was broken off."""

from __future__ import annotations

import math

from systems.rules.deadly_premonition.bots.sketch import NOBODY, OPEN, Sketch

THREAT = (1.0, 0.62, 0.38, 0.22, 0.12, 0.07, 0.04)


def standing(sketch: Sketch, seat: int) -> float:
    """From 0 to 1; a game that is over is certain."""
    if sketch.winner != OPEN:
        if sketch.winner == NOBODY and not sketch.limit:
            return 0.5
        return 1.0 if sketch.winner == seat else 0.0
    if not sketch.playing[seat]:
        return 0.0
    needs = [(on & sketch.leading).bit_count() for on in sketch.on]
    if not sketch.limit:
        return _logistic(0.8 * (needs[1 - seat] - needs[seat]))
    strength = [
        THREAT[needs[other]] if sketch.playing[other] else 0.0 for other in range(sketch.seats)
    ]
    killer = sketch.killer
    left = sketch.limit - sketch.deaths
    strength[killer] = 0.15 + 0.4 * strength[killer] + 1.5 / left
    return strength[seat] / sum(strength)


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x))
