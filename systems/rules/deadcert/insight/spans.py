"""A finished match cut into turns, and what a seat had seen after each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.facts import Fact
from game.core.view import View
from game.match.turns import Span, spans_between
from systems.rules.deadcert.bots.evidence import Evidence, card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.odds import Odds
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay.facts import RoundStarted
from systems.rules.deadcert.facts import EpisodeEnded, TurnStarted
from systems.rules.deadcert.openplay.knowledge import seen


@dataclass(frozen=True)
class Mind:
    """What one seat could know at one moment."""

    known: Evidence
    odds: Odds


def spans(facts: Sequence[Fact]) -> list[Span]:
    """The turns of a match; in SOLOplay, where there are none, its rounds."""
    starts = [(n, fact) for n, fact in enumerate(facts) if isinstance(fact, TurnStarted)]
    rows = [(n, fact.seat, fact.round) for n, fact in starts]
    if not rows:
        rows = [
            (n, 0, fact.round) for n, fact in enumerate(facts) if isinstance(fact, RoundStarted)
        ]
    over = next((n for n, fact in enumerate(facts) if isinstance(fact, EpisodeEnded)), len(facts))
    return spans_between(rows, over)


def mind_of(view: View, seat: int, upto: int) -> Mind:
    """What a seat could know from its first facts: its Checklist, and the counts all know.

    In OPENplay and Co-op there are no Checklists, but everything is read out to all.
    """
    if view.format in ("open", "coop"):
        return _mind(view, [card for card in seen(view, upto) if not is_snoop(card)])
    cards = [
        card
        for fact in view.facts[:upto]
        if isinstance(fact, ChecklistUpdated) and fact.seat == seat
        for card in fact.cards
    ]
    return _mind(view, cards)


def _mind(view: View, cards: Iterable[str]) -> Mind:
    letters = letters_of(view)
    known = evidence(card_set_of(letters), letters, cards)
    return Mind(known, known.odds())
