"""Why somebody is suspected: what they did that Killers do oftener, in sentences."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from game.core.facts import Fact
from game.core.messages import Message
from game.core.view import View
from systems.rules.deadly_premonition.bots.suspicion import weight_of
from systems.rules.deadly_premonition.facts import CardPlayed, SuspectKilled
from systems.rules.deadly_premonition.insight.words import said

MOST_REASONS = 2
LEAST = 0.15
"""As a logarithm: what tells less is not spoken of."""


def weights(facts: Iterable[Fact], limit: int, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Tag of a move -> how suspicious it made a seat in all, and how often the seat made it."""
    total: Counter[str] = Counter()
    times: Counter[str] = Counter()
    deaths = 0
    for fact in facts:
        if isinstance(fact, CardPlayed) and fact.seat == seat:
            total[fact.intent] += weight_of(fact.intent, deaths, limit)  # type: ignore[assignment] # a Counter of logarithms
            times[fact.intent] += 1
        elif isinstance(fact, SuspectKilled):
            deaths = fact.deaths
    return total, times


def reasons(facts: Iterable[Fact], limit: int, seat: int) -> tuple[Message, ...]:
    """The acts of a seat that tell most, each with how much oftener a Killer does it."""
    total, times = weights(facts, limit, seat)
    found = sorted(total, key=lambda tag: (-abs(total[tag]), tag))
    lines = []
    for tag in found[:MOST_REASONS]:
        each = total[tag] / times[tag]
        if abs(total[tag]) >= LEAST:
            key = "habit" if each > 0 else "no_habit"
            factor = round(math.exp(abs(each)), 1)
            lines.append(said(key, seat=seat, move=tag, count=times[tag], factor=factor))
    return tuple(lines)


def why_suspected(view: View, seat: int) -> tuple[Message, ...]:
    """The same, from all that a viewer has seen."""
    return reasons(view.facts, int(view.values["death_limit"]), seat)
