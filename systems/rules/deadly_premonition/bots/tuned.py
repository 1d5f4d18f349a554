"""Opinions that won against others: found by changing one thing after another and playing on.

``python -m tests.rules.deadly_premonition.tuning`` searches in this way; its help says how.

The Killer gains most from being slow to kill: whoever checks the weather early is found out. In a
duel nothing is worth more than holding the rival up.
"""

from __future__ import annotations

from dataclasses import replace

from systems.rules.deadly_premonition.bots.weights import USUAL, Opinions

AGENT = replace(USUAL, expose=0.35, linger=-1.2, steal=3.0, answer=-0.5)
KILLER = replace(
    USUAL,
    hit=4.0,
    killer_death=-0.5,
    killer_late=6.0,
    linger=-1.2,
    steal=3.0,
    toilet=2.2,
    answer=-0.5,
)
DUEL = replace(
    USUAL,
    threat=(1.39, 0.86, 0.53, 0.31, 0.17, 0.1, 0.06, 0.03),
    hit=21.0,
    expose=0.0,
    failed=0.54,
    backing=1.0,
    coffee=1.6,
    objection=2.2,
    dual=1.4,
    fog=0.57,
    toilet=0.92,
    redraw=0.26,
    redraw_less=0.46,
    exchange=0.22,
    look=0.46,
    answer=-0.5,
)

TUNED = Opinions(AGENT, KILLER, DUEL)
