"""Which picture to play: for a word that one knows, or for what the table seems to be about."""

from __future__ import annotations

import math
from dataclasses import dataclass

from systems.rules.detective_club.bots.case import Case
from systems.rules.detective_club.bots.eye import guessing, likelihood, places, ranks, ranks_for
from systems.rules.detective_club.bots.guess import Guess
from systems.rules.detective_club.bots.wording import BLENDING, SIMPLE, ideas

SHOWING = 20.0
"""What it is worth in points of a fit that the others can tell by a picture that one knows the
word: that somebody who guesses would not have chosen it."""
HELPING = 40.0
"""What it is worth to the Active Player that a guesser comes near to the word."""
STAKES = 25.0
"""What it is worth to the Conspirator to look likelier by one, as a logarithm."""
DARING = 0.8
"""How far the Conspirator reckons with others knowing what a guesser would play."""
FRESH = 8.0
"""What it is worth that the second picture speaks for the word by something else."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A card that could be played.

    Attributes:
        card: which.
        fit: how well it fits the word, or is expected to, 0 to 100.
        worth: how good it is to play it, in points of a fit.
    """

    card: str
    fit: float
    worth: float


def chances(case: Case) -> list[Chance]:
    """All cards of the hand, the best one first."""
    if case.seat == case.active:
        found = _as_active(case)
    elif case.word:
        found = _as_detective(case)
    else:
        found = _as_conspirator(case)
    return sorted(found, key=lambda one: (-one.worth, one.card))


def _as_active(case: Case) -> list[Chance]:
    """The first card is the clearer one of the pair for which the word was chosen (CLUB-036)."""
    level = case.level
    first = not case.plays
    pair: tuple[str, ...] = ()
    if first and case.concept and level.blends:
        pair = _pair(case)
    found = []
    before = case.played_by(case.seat)
    for card in case.hand:
        fit = case.fit(card)
        worth = fit + case.wobble()
        if card in pair:
            worth += 120.0 - pair.index(card)
        elif not first:
            worth += FRESH * _fresh(case, before, card)
            if level.blends and case.concept:
                worth += HELPING * _nearness(case, _after(case, card))
        found.append(Chance(card, fit, worth))
    return found


def _pair(case: Case) -> tuple[str, ...]:
    """The two best cards of the hand for the word; nothing for a word that is not on the list."""
    if not case.is_listed:
        return ()
    taste = BLENDING if case.level.blends else SIMPLE
    return ideas(case.hand, (case.word,), taste)[0].cards


def _as_detective(case: Case) -> list[Chance]:
    """What fits, shows that one knows the word, and tells a guesser little (section 9)."""
    level = case.level
    before = case.played_by(case.seat)
    expected = (
        ranks(case.guess_from(case.plays).row()) if level.weighs_order and case.concept else ()
    )
    hiding = level.hides * _still_guessing(case)
    now = _nearness(case, case.guess_from(case.plays)) if hiding else 0.0
    found = []
    for card in case.hand:
        fit = case.fit(card)
        worth = fit + case.wobble() + FRESH * _fresh(case, before, card)
        if expected:
            place = places()[card]
            worth += SHOWING * max(-1.0, min(1.0, case.ranks[place] - expected[place]))
        if hiding:
            worth -= 100 * hiding * (_nearness(case, _after(case, card)) - now)
        found.append(Chance(card, fit, worth))
    return found


def _still_guessing(case: Case) -> float:
    """Which part of the plays of a guesser are still to come, about."""
    left = 2 * case.seats - len(case.plays) - 1
    return left / (2 * case.seats)


def _as_conspirator(case: Case) -> list[Chance]:
    """What is likeliest to fit, whatever the word is.

    Who weighs the order of play knows that others will, too: a card that fits everything a little
    is what a guesser plays, so it rather takes one that fits a likely word well.
    """
    now = case.guess_from(case.plays, without=case.seat)
    expected = now.fits(case.hand)
    if not case.level.weighs_order:
        return [Chance(card, fit, fit + case.wobble()) for card, fit in expected.items()]
    guessed, at = ranks(now.row()), places()
    found = []
    for card, fit in expected.items():
        place = at[card]
        looks = sum(
            chance * math.log(likelihood(ranks_for(word)[place])) for word, chance in now.odds
        )
        looks -= DARING * math.log(guessing(guessed[place]))
        found.append(Chance(card, fit, STAKES * looks + case.wobble()))
    return found


def _after(case: Case, card: str) -> Guess:
    """What can be guessed when this card lies there, too."""
    return case.guess_from((*case.plays, (case.seat, card)))


def _nearness(case: Case, guess: Guess) -> float:
    """0 to 1: how near a guesser comes to the word; 0 for a word that is not on the list."""
    return guess.closeness(case.word) if case.is_listed else 0.0


def _fresh(case: Case, before: list[str], card: str) -> float:
    """0 to 1: which part of what the card has for the word the first one has not."""
    if not before or not case.concept:
        return 0.0
    own = case.shared(card)
    return len(own - case.shared(before[0])) / len(own) if own else 0.0
