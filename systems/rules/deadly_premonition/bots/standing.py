"""How likely a seat wins, at a glance: for judging where a trial was broken off.

The weights were fitted to some thousand turns of matches among computer players. They tell little:
rows change quickly, and most of the game is still to come.
"""

from __future__ import annotations

import math

from systems.rules.deadly_premonition.bots.numbers import COFFEE, GREENS, OBJECTION, REDS
from systems.rules.deadly_premonition.bots.sketch import NOBODY, OPEN, Sketch

WILD = COFFEE | OBJECTION


def standing(sketch: Sketch, seat: int) -> float:
    """From 0 to 1; a game that is over is certain."""
    if sketch.winner != OPEN:
        if sketch.winner == NOBODY and not sketch.limit:
            return 0.5
        return 1.0 if sketch.winner == seat else 0.0
    if not sketch.playing[seat]:
        return 0.0
    if not sketch.limit:
        return 1 / (1 + math.exp(_strength(sketch, 1 - seat) - _strength(sketch, seat)))
    shares = [
        math.exp(_killers(sketch) if other == sketch.killer else _agents(sketch, other))
        if sketch.playing[other]
        else 0.0
        for other in range(sketch.seats)
    ]
    return shares[seat] / sum(shares)


def _need(sketch: Sketch, seat: int) -> int:
    return (sketch.on[seat] & sketch.leading).bit_count()


def _strength(sketch: Sketch, seat: int) -> float:
    """In a duel."""
    hand, need = sketch.hands[seat], _need(sketch, seat)
    return (
        (0.53 if not need else 0.0)
        - 0.21 * need
        - 0.49 * sketch.living(seat).bit_count()
        + 0.09 * (sketch.turn == seat)
        + 0.19 * (hand & WILD).bit_count()
        + 0.04 * (hand & REDS).bit_count()
        + 0.05 * (hand & GREENS).bit_count()
    )


def _agents(sketch: Sketch, seat: int) -> float:
    need, open_ = _need(sketch, seat), _need(sketch, sketch.killer)
    return (
        (0.24, 0.21, 0.05, 0.0, 0.0, 0.0, 0.0)[need]
        - 0.13 * need
        + 0.055 * sketch.hands[seat].bit_count()
        + 0.13 * (sketch.turn == seat)
        + 0.08 * open_
        - (0.0 if open_ else 0.17)
        + (0.2 if sketch.playing.count(True) == 2 else 0.0)
    )


def _killers(sketch: Sketch) -> float:
    need, left = _need(sketch, sketch.killer), sketch.limit - sketch.deaths
    live = sketch.playing.count(True)
    return (
        -1.88
        + 2.98 / left
        + 0.18 * left
        + (0.17, 0.19, 0.05, 0.0, 0.0, 0.0, 0.0)[need]
        - 0.08 * need
        + 0.02 * sketch.hands[sketch.killer].bit_count()
        - (0.2 if live == 2 else 0.0)
        + 0.75 * (sketch.seats - live)
        + (0.28 if sketch.seats == 4 else 0.0)
    )
