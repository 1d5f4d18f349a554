"""The battles of a finished match: what they promised whoever began them, and how they ended."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from game.core.facts import Fact
from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.match.match import Match
from game.match.turns import EVERY
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.case import Case
from systems.rules.deadly_premonition.bots.levels import LEVELS
from systems.rules.deadly_premonition.bots.numbers import (
    ATTACKS,
    DEFENDS,
    NUMBER,
    SUSPECT,
    bits,
    mask_of,
)
from systems.rules.deadly_premonition.cards import CARDS
from systems.rules.deadly_premonition.facts import BattleClosed
from systems.rules.deadly_premonition.lineup import hand_of

Opening = do.Incriminate | do.Accuse | do.CoffeeIncriminate


@dataclass(frozen=True, slots=True)
class Chance:
    """One battle.

    Attributes:
        made: decisions before it was begun.
        attacker, defender: whose.
        suspect, card: over whom, and with what.
        accuses: whether everything was at stake.
        unanswered: how likely the attacker had to find it that nobody answers.
        won: how likely that it has the last word, with everything it held.
        known: answers that it knew of.
        backing: cards of its own with which it could go on.
        held: what really answered in the other hand, at the beginning.
        success: whether the attacker won.
    """

    made: int
    attacker: int
    defender: int
    suspect: str
    card: str
    accuses: bool
    unanswered: float
    won: float
    known: tuple[str, ...]
    backing: tuple[str, ...]
    held: tuple[str, ...]
    success: bool


def chances(match: Match) -> Generator[None, None, tuple[Chance, ...]]:
    """In slices: every battle between two seats, in order. A finished match is played again."""
    record = match.record
    found: list[Chance] = []
    facts = match.view(OMNISCIENT).facts
    with Match.open(record.setup) as again:
        for made, step in enumerate(record.steps):
            intent = again.intent(step.intent)
            if isinstance(intent, Opening):
                chance = _chance(again, made, step.seat, intent, facts)
                found += [chance] if chance is not None else []
                yield
            again.submit(step.seat, intent)
            if made % EVERY == EVERY - 1:
                yield
    return tuple(found)


def _chance(
    match: Match, made: int, seat: int, intent: Opening, facts: Sequence[Fact]
) -> Chance | None:
    """What is about to begin; None where somebody moves a suspect of its own.

    Args:
        match: up to there.
        made: decisions before.
        seat: who begins it.
        intent: how.
        facts: of the whole match.
    """
    view, opened = match.view(seat), match.view(OMNISCIENT)
    case = Case(view, seat, LEVELS["sharp"], stream_for(len(view.facts), "odds"))
    named, card = SUSPECT[intent.suspect], NUMBER[intent.card]
    owner = case.sketch.owner_of(named)
    if owner == seat:
        return None
    plans = case.thumb.plans(case.sketch, seat)
    unanswered, won = plans.attack(owner, named, card)
    held = mask_of(opened.zones[hand_of(owner)].cards) & DEFENDS[named]
    backing = plans.hand & ATTACKS[named] & ~(1 << card)
    after = facts[len(opened.facts) :]
    end = next(
        one for one in after if isinstance(one, BattleClosed) and one.suspect == intent.suspect
    )
    return Chance(
        made,
        seat,
        owner,
        intent.suspect,
        intent.card,
        isinstance(intent, do.Accuse),
        unanswered,
        won,
        _names(case.seen.known[owner] & DEFENDS[named]),
        _names(backing),
        _names(held),
        end.winner == seat,
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple(CARDS[one] for one in bits(mask))
