"""What to say for the own two cards (CLUB-137). Everybody says it by the same rule.

The Conspirator has played without the word, and now finds in its cards what can be found in them:
that is all its invention, and it sounds like everybody else's.
"""

from __future__ import annotations

from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import VAGUE, reasons
from systems.rules.detective_club.bots.case import Case
from systems.rules.detective_club.content import gallery

AS_GOOD = 0.4
"""A second reason that is this part as strong does instead of saying the same thing twice."""


def explain(case: Case) -> do.Explain:
    """A reason for each card: the best one, and two different ones where both are good."""
    first, second = case.played_by(case.seat)
    one = _ranked(case, first)
    two = _ranked(case, second)
    if one[0] == two[0] != VAGUE:
        other = [tag for tag in two[1:] if _weight(case, second, tag) >= _least(case, second, two)]
        mine = [tag for tag in one[1:] if _weight(case, first, tag) >= _least(case, first, one)]
        if other:
            return do.Explain((one[0], other[0]))
        if mine:
            return do.Explain((mine[0], two[0]))
    return do.Explain((one[0], two[0]))


def _ranked(case: Case, card: str) -> tuple[str, ...]:
    """What may be said for a card, the best first, ``vague`` only where nothing else is left."""
    found = reasons(card, case.concept)
    return found[:-1] or found


def _least(case: Case, card: str, ranked: tuple[str, ...]) -> float:
    return AS_GOOD * _weight(case, card, ranked[0])


def _weight(case: Case, card: str, tag: str) -> int:
    return gallery().weights[card].get(tag, 0) * case.concept.get(tag, 0)
