"""What may be in the envelope, as a level sees it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rng import Stream
from game.deduction import Known
from systems.rules.tudor_mansion.bots.levels import Level
from systems.rules.tudor_mansion.bots.situation import Situation
from systems.rules.tudor_mansion.cards import CATEGORIES
from systems.rules.tudor_mansion.knowledge import FACEUP, POOL
from systems.rules.tudor_mansion.story import Triple

Open = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""By category the cards that may be in the envelope."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The cards that are still open, and the accusations that were wrong."""

    open: Open
    wrong: frozenset[Triple]

    @property
    def solution(self) -> Triple | None:
        """The one case left, if it is one."""
        if all(len(cards) == 1 for cards in self.open):
            return self.open[0][0], self.open[1][0], self.open[2][0]
        return None

    def cases(self) -> list[Triple]:
        """Every case that is not refuted, in the order of the cards; never empty."""
        suspects, weapons, rooms = self.open
        cases = [
            (suspect, weapon, room) for suspect in suspects for weapon in weapons for room in rooms
        ]
        return [case for case in cases if case not in self.wrong] or cases


def wrong_cases(situation: Situation) -> frozenset[Triple]:
    """The accusations that everybody knows to be wrong."""
    return frozenset(accusation.cards for accusation in situation.story.wrong)


def outlook_of(situation: Situation, known: Known) -> Outlook:
    """What complete, or simple, reasoning has left."""
    return Outlook((known.left(0), known.left(1), known.left(2)), wrong_cases(situation))


def outlook_by_notes(situation: Situation, level: Level) -> Outlook:
    """What is left to one who only crosses out the cards it has seen."""
    seen = set(situation.hand)
    faceup = situation.view.zones.get(FACEUP)
    if faceup is not None:
        seen.update(faceup.cards)
    for question in situation.story.questions:
        if question.suggester != situation.seat or question.shown is None:
            continue
        assert question.answer is not None
        seen.update(
            card
            for card in question.shown
            if not _forgotten(situation, level, question.answer, card)
        )
    found = _unanswered(situation, seen)
    left = []
    for cards in CATEGORIES:
        known = [card for card in cards if card in found]
        unseen = [card for card in cards if card not in seen]
        left.append(tuple(known or unseen or cards))
    return Outlook((left[0], left[1], left[2]), wrong_cases(situation))


def _unanswered(situation: Situation, seen: Iterable[str]) -> set[str]:
    """Cards of an own question that nobody could answer: they are in the envelope.

    With cards aside they may also lie there, and the question proves nothing (TM-R21).
    """
    if POOL in situation.view.zones:
        return set()
    return {
        card
        for question in situation.story.asked_by(situation.seat)
        if question.refuter is None and len(question.passed) == situation.seats - 1
        for card in question.cards
        if card not in seen
    }


def _forgotten(situation: Situation, level: Level, number: int, card: str) -> bool:
    """Whether this card was never noted down.

    Follows from the own hand and the number of the fact alone, so that a mark once lost stays
    lost, until the card is shown again, although nothing is kept between decisions.
    """
    if not level.forgets_one_in:
        return False
    text = f"{situation.seat}/{sorted(situation.hand)}/{number}/{card}"
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return Stream(int.from_bytes(digest, "big")).chance(1, level.forgets_one_in)
