"""Whom to suspect: how well the pictures fit, when they were played, and how the others vote."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from systems.rules.detective_club.affinity import VAGUE, reasons
from systems.rules.detective_club.bots.case import Case
from systems.rules.detective_club.bots.eye import guessing, likelihood, places, ranks

HITS = 0.55
"""How often a vote is right, about."""
SILENT = 0.7
"""As a logarithm: what it tells that somebody gives no reason who has one."""
DOUBT = 5.0
"""Points of a fit, by which one may be wrong, that make one a logarithm wrong in a suspicion."""
LONELY = 0.5
"""As a logarithm: how much a Conspirator prefers a seat that has a vote already."""


@dataclass(frozen=True, slots=True)
class Clue:
    """What one card tells of its player.

    Attributes:
        seat: who played it.
        card: which.
        fit: how well it fits the word, 0 to 100.
        expected: the part of all cards that somebody who guesses finds no better, 0 to 1.
        tells: as a logarithm, how much likelier one who knows the word plays it than one who
            guesses from what lay there before; below 0 it is suspicious.
    """

    seat: int
    card: str
    fit: float
    expected: float
    tells: float


def clues(case: Case) -> list[Clue]:
    """What the cards of all others tell, in the order in which they were played.

    Nothing of those of the Active Player, who cannot be the Conspirator.
    """
    found = []
    at = places()
    for number, (seat, card) in enumerate(case.plays):
        if seat in (case.active, case.seat):
            continue
        place = at[card]
        rank = case.ranks[place]
        knows = likelihood(rank)
        expected = 0.5
        if case.level.weighs_order:
            row = case.guess_from(case.plays[:number], without=seat).row()
            guessed = ranks(row)[place]
            expected = math.exp(guessed)
            tells = math.log(knows / guessing(guessed))
        else:
            tells = math.log(knows)
        found.append(Clue(seat, card, case.fits[place], expected, tells))
    return found


def suspects(case: Case) -> tuple[int, ...]:
    """Who may be the Conspirator, as far as the seat can exclude anybody (section 9, 2)."""
    others = [(case.active + step) % case.seats for step in range(1, case.seats)]
    return tuple(seat for seat in others if seat != case.seat)


def suspicion(
    case: Case, with_votes: bool = True, told: Sequence[Clue] | None = None
) -> dict[int, float]:
    """Suspect -> how likely it is the Conspirator; all together 1.

    Args:
        case: who suspects.
        with_votes: whether the votes of others count, too.
        told: what the cards tell, where that is known already.
    """
    logs = dict.fromkeys(suspects(case), 0.0)
    for clue in clues(case) if told is None else told:
        logs[clue.seat] -= clue.tells
    for seat in logs:
        logs[seat] += SILENT * _silent(case, seat)
    return _chances(_heeding(case, logs) if with_votes else logs)


def _silent(case: Case, seat: int) -> int:
    """For how many cards a seat gave no reason although there is one."""
    given = case.moment.reasons.get(seat, ())
    if not case.concept:
        return 0
    pairs = zip(case.played_by(seat), given, strict=False)
    return sum(tag == VAGUE and len(reasons(card, case.concept)) > 1 for card, tag in pairs)


def _heeding(case: Case, logs: dict[int, float]) -> dict[int, float]:
    """The votes of seats that one trusts say something, too."""
    if not case.level.heeds or len(logs) < 2:
        return logs
    before = _chances(logs)
    telling = math.log(HITS * (len(logs) - 1) / (1 - HITS))
    found = dict(logs)
    for voter, target in case.moment.votes.items():
        if voter in before and target in found:
            found[target] += case.level.heeds * (1 - before[voter]) * max(0.2, telling)
    return found


def _chances(logs: dict[int, float]) -> dict[int, float]:
    best = max(logs.values())
    parts = {seat: math.exp(log - best) for seat, log in logs.items()}
    total = sum(parts.values())
    return {seat: part / total for seat, part in parts.items()}


def vote(case: Case) -> tuple[int, dict[int, float]]:
    """The seat to vote for, and how likely each is the Conspirator in the eyes of one who does not
    know. The Conspirator votes like anybody, for whom others suspect, and rather not alone."""
    found = suspicion(case)
    logs = {seat: math.log(max(chance, 1e-9)) for seat, chance in found.items()}
    if case.guesses:
        for target in case.moment.votes.values():
            if target in logs:
                logs[target] += LONELY
    noisy = {seat: log + case.wobble() / DOUBT for seat, log in logs.items()}
    return max(noisy, key=lambda seat: (noisy[seat], -seat)), found
