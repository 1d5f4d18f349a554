"""What was let go: killer cards that were filed, declared or lost, by when, and how deep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.facts import Fact
from systems.rules.deadcert.cards import SNOOPS, TYPES, colour_of
from systems.rules.deadcert.covertplay.facts import (
    CardSnooped,
    Dealt,
    Declared,
    EvidenceFiled,
    EvidenceTakenUp,
    PairSnooped,
    RoundStarted,
)
from systems.rules.deadcert.soloplay.facts import Reclaimed
from systems.rules.deadcert.soloplay.reach import reachable


class LetGo(NamedTuple):
    """A killer card that a seat had and gave away."""

    how: str
    """``let_go_filed``, ``let_go_declared`` or ``let_go_snooped``."""
    card: str
    round_no: int


class Turning(NamedTuple):
    """The filing after which the killer cards could not come together any more."""

    card: str
    round_no: int
    level: int


def first_let_go(facts: Sequence[Fact], seat: int, killer_cards: Sequence[str]) -> LetGo | None:
    """The first killer card that a seat of COVERTplay filed, declared, or lost to a Snoop."""
    round_no = 1
    for fact in facts:
        if isinstance(fact, RoundStarted):
            round_no = fact.round
        for how, cards in _leaving(fact, seat):
            for card in cards:
                if card in killer_cards:
                    return LetGo(how, card, round_no)
    return None


def _leaving(fact: Fact, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    match fact:
        case EvidenceFiled() if fact.seat == seat:
            return [("let_go_filed", fact.cards)]
        case Declared() if fact.seat == seat:
            return [("let_go_declared", (fact.card,))]
        case CardSnooped() if fact.target == seat:
            return [("let_go_snooped", (fact.card,))]
        case PairSnooped() if fact.target == seat:
            return [("let_go_snooped", fact.cards)]
    return []


def most_held(facts: Sequence[Fact], seat: int, killer_cards: Sequence[str]) -> int:
    """How many killer cards a seat of COVERTplay had at most at one time."""
    held: set[str] = set()
    most = 0
    for fact in facts:
        if isinstance(fact, Dealt | EvidenceTakenUp) and fact.seat == seat:
            held.update(card for card in fact.cards if card in killer_cards)
        for _, cards in _leaving(fact, seat):
            held.difference_update(cards)
        most = max(most, len(held))
    return most


def turning_point(facts: Sequence[Fact], killer_cards: Sequence[str]) -> Turning | None:
    """The filing of SOLOplay that put the killer cards out of reach of all Snoops.

    None where the stacks were never too deep: then Snoop cards were spent elsewhere.
    """
    stacks: dict[str, list[str]] = {kind: [] for kind in TYPES}
    round_no = 1
    for fact in facts:
        if isinstance(fact, RoundStarted):
            round_no = fact.round
        elif isinstance(fact, Reclaimed):
            return None
        elif isinstance(fact, EvidenceFiled):
            for card in fact.cards:
                stacks[colour_of(card)].append(card)
                filed = [one for cards in stacks.values() for one in cards]
                snoops = [snoop for snoop in SNOOPS if snoop not in filed]
                missing = [one for one in filed if one in killer_cards]
                if not reachable(stacks, missing, snoops):
                    return Turning(card, round_no, len(stacks[colour_of(card)]))
    return None
