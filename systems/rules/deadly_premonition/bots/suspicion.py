"""Who is the Killer? A chance for every seat, from what everybody saw it do.

Every move is weighed by how much oftener a Killer makes it than an Agent does, at that stage of the
deaths. The ratios were counted in matches of computer players among themselves; they are soft,
and people may do otherwise, so each weighs less than it was counted and none decides alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from game.core.facts import Fact
from systems.rules.deadly_premonition.facts import CardPlayed, SuspectKilled

TRUST = 0.8
"""How much of a counted ratio is believed."""
MOST = 3.0
"""No seat is thought more than this many natural logarithms likelier than another."""

HABITS: Mapping[str, Sequence[float]] = {
    "accuse": (-0.2, 0.0, 0.0),
    "check_weather": (1.6, 3.5, 4.1),
    "coffee_incriminate": (0.4, -0.1, -0.2),
    "coffee_presume": (0.0, 0.4, 0.0),
    "discard_from": (0.6, 0.4, 0.2),
    "draw_two": (0.0, -0.2, 0.0),
    "exchange_hands": (0.0, 0.3, 0.2),
    "extra_move": (-0.1, -0.4, -0.6),
    "incriminate": (0.0, 0.0, -0.2),
    "lock_down": (-0.2, 0.0, -0.6),
    "look_at_hand": (-0.1, 0.0, 0.0),
    "mark_victim": (-1.5, 0.0, 0.0),
    "place_doll": (0.0, -0.6, 0.1),
    "prove_innocent": (0.0, 0.2, 0.2),
    "redraw_hand": (0.0, 0.0, -0.3),
    "steal_card": (0.0, -0.2, 0.0),
    "swap_suspects": (0.0, 0.0, -0.3),
    "toilet_break": (-0.3, 0.0, -0.2),
}
"""Tag of a move -> by stage the natural logarithm of: how often a Killer makes it, to how often an
Agent does."""


def stage_of(deaths: int, limit: int) -> int:
    """How far the deaths have come."""
    left = limit - deaths
    return 0 if left >= 5 else 1 if left >= 3 else 2


def weight_of(tag: str, deaths: int, limit: int) -> float:
    """By how much a move makes its seat likelier to be the Killer, as a logarithm."""
    row = HABITS.get(tag)
    return TRUST * row[stage_of(deaths, limit)] if row and limit else 0.0


def suspicions(facts: Iterable[Fact], seats: int, limit: int) -> list[float]:
    """By seat the logarithm of how suspicious its moves are, by facts that everybody knows."""
    found = [0.0] * seats
    deaths = 0
    for fact in facts:
        if isinstance(fact, CardPlayed):
            found[fact.seat] += weight_of(fact.intent, deaths, limit)
        elif isinstance(fact, SuspectKilled):
            deaths = fact.deaths
    return found


def chances_of(logs: Sequence[float], possible: Iterable[int], seat: int) -> list[float]:
    """The chances that a seat gives to the others, of whom only those in ``possible`` count."""
    found = [0.0] * len(logs)
    rivals = [other for other in possible if other != seat]
    if not rivals:
        return found
    mean = sum(logs[other] for other in rivals) / len(rivals)
    for other in rivals:
        found[other] = math.exp(max(-MOST, min(MOST, logs[other] - mean)))
    total = sum(found)
    return [one / total for one in found]
