"""OPENplay and Co-op looked back upon: who could have named the killer, and what was let go.

Everything that is read is read to all, so that all could know it at the same moment; what each
made of the killer's cards is the seat's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.facts import Fact
from game.core.messages import Message
from systems.rules.deadcert.facts import CardFiled, EpisodeEnded, TurnStarted
from systems.rules.deadcert.insight.proving import said
from systems.rules.deadcert.openplay.bureau import chiefs_of, filed_of
from systems.rules.deadcert.openplay.facts import ChiefDemoted, ChiefsSwapped

TOLD = (
    "card_read",
    "snoop_revealed",
    "card_filed",
    "chief_set",
    "chiefs_swapped",
    "filed_swapped",
    "exchange_abandoned",
    "snoop_abandoned",
)
"""Facts that make the lines of a turn."""


class LetGo(NamedTuple):
    """A killer card that a seat had and did not keep as a Chief."""

    how: str
    """``open_filed``, ``open_demoted`` or ``open_swapped``."""
    card: str
    round_no: int


def first_let_go(facts: Sequence[Fact], seat: int, killer_cards: Sequence[str]) -> LetGo | None:
    """The first killer card that a seat filed, replaced, or lost to a Snoop."""
    round_no = 1
    for fact in facts:
        match fact:
            case TurnStarted():
                round_no = fact.round
            case CardFiled() if fact.seat == seat and fact.card in killer_cards:
                return LetGo("open_filed", fact.card, round_no)
            case ChiefDemoted() if fact.seat == seat and fact.card in killer_cards:
                return LetGo("open_demoted", fact.card, round_no)
            case ChiefsSwapped() if seat in fact.seats:
                card = fact.cards[fact.seats.index(seat)]
                if card is not None and card in killer_cards:
                    return LetGo("open_swapped", card, round_no)
    return None


def open_verdict(
    facts: Sequence[Fact], ended: EpisodeEnded, seat: int, known: int, last: int
) -> Message:
    """What a seat of OPENplay made of the case.

    Args:
        facts: of the match, everything open.
        ended: how it ended.
        seat: whose verdict.
        known: the round in which all could know it.
        last: the round in which it ended.
    """
    if seat in ended.winners:
        return said("won", seat=seat, round=known, spoke=last)
    lost = first_let_go(facts, seat, ended.cards)
    if lost is not None:
        return said(lost.how, seat=seat, round=known, card=lost.card, when=lost.round_no)
    kept = ended.places.count(chiefs_of(seat))
    if kept:
        return said("open_kept", seat=seat, round=known, count=kept)
    return said("never_held", seat=seat, round=known)


def team_verdict(ended: EpisodeEnded, seat: int, last: int) -> Message:
    """What a seat of Co-op contributed when the third card was fetched."""
    laid = [
        card
        for card, place in zip(ended.cards, ended.places, strict=True)
        if place == chiefs_of(seat)
    ]
    filed = [
        card
        for card, place in zip(ended.cards, ended.places, strict=True)
        if place == filed_of(seat)
    ]
    if filed:
        return said("team_filed", seat=seat, cards=filed, round=last)
    if laid:
        return said("team_laid", seat=seat, cards=laid, round=last)
    return said("team_won" if ended.winners else "team_lost", seat=seat, round=last)
