"""When to solve, and what to name."""

from __future__ import annotations

import math

from game.bots import Choice
from game.core.intents import tag_of
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.memory import OUTSIDE
from systems.rules.casefile.bots.mind import Mind
from systems.rules.casefile.bots.words import because
from systems.rules.casefile.cards import TYPES

AHEAD = 12
"""Rounds that are looked ahead."""
SLOWEST, FASTEST = 0.03, 0.25
"""Bounds of the rate at which pieces come to light, a round."""
BOLDEST = 0.5
"""Nothing less likely is dared: whoever waits has the asks of the others to read as well."""
CLOSE = 0.3
"""How likely a rival that has probably seen everything solves rightly in its next turn."""
HOLDS_BACK = 0.8
"""How much each piece that it has not seen keeps a rival from that."""
LATE = 0.6
"""Late in a match a rival sees new pieces more slowly than it did: the last are kept back."""


def opening(mind: Mind, offered: frozenset[str]) -> Choice:
    """Solve, or investigate."""
    cases = mind.outlook.cases()
    chance, case = cases[0]
    solve = do.Solve(*case)
    if len(cases) == 1:
        return Choice(solve, because("solve_known"))
    if tag_of(do.Investigate()) not in offered:
        return Choice(solve, because("solve_forced", count=len(cases)))
    races = mind.level.races and mind.rivals and chance >= BOLDEST
    if races and chance > waiting(mind, chance):
        return Choice(solve, because("solve_race", percent=percent(chance)))
    return Choice(do.Investigate(), because("investigate", count=len(cases)))


def percent(chance: float) -> int:
    """In whole parts of 100, never quite 0 or 100."""
    return min(99, max(1, round(100 * chance)))


def waiting(mind: Mind, now: float) -> float:
    """How likely a win is with the best moment to solve that is still to come.

    The own open pieces and those of the rivals come to light at the rates of the match so far.
    """
    memory = mind.memory
    rounds = max(1, memory.rounds)
    own = rate(len(memory.seen_by[mind.seat]), rounds)
    rivals = [
        (OUTSIDE - memory.reach[one], LATE * rate(memory.reach[one], rounds)) for one in mind.rivals
    ]
    others = [len(mind.outlook.folder[kind]) - 1 for kind in TYPES]
    start = _right(others, 1.0)
    best, safe = 0.0, 1.0
    for later in range(1, AHEAD + 1):
        for unseen, speed in rivals:
            left = max(0.0, unseen) * (1 - speed) ** later
            safe *= 1 - CLOSE * math.exp(-HOLDS_BACK * left)
        grown = _right(others, (1 - own) ** later)
        chance = 1 - (1 - now) * (1 - grown) / max(1e-9, 1 - start)
        best = max(best, safe * chance)
    return round(best, 6)


def rate(seen: float, rounds: int) -> float:
    """What part of the pieces still unseen comes to light in a round."""
    part = min(0.98, max(0.0, (seen - 3.5) / (OUTSIDE - 3.5)))
    return min(FASTEST, max(SLOWEST, 1 - math.pow(1 - part, 1 / rounds)))


def _right(others: list[int], unseen: float) -> float:
    """How likely a guess is right if each other open piece is still open with this chance."""
    chance = 1.0
    for count in others:
        chance *= sum(
            math.comb(count, left)
            * math.pow(unseen, left)
            * math.pow(1 - unseen, count - left)
            / (1 + left)
            for left in range(count + 1)
        )
    return chance
