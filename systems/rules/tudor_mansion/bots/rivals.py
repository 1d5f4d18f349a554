"""What the other seats can know: the race for the right accusation.

Everything that a seat has seen is public, except its hand and the cards that were shown to it;
and in a possible deal both are given. So each possible deal says what each rival knows if it
draws every conclusion, and what if it only crosses out the cards that it has seen. Which of the
two it is shows in what it asks: one who draws conclusions does not ask for a card of which it
must know that somebody has it, and does not ask on when one case is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.deduction import Deal
from game.deduction.grid import Grid
from systems.rules.tudor_mansion.bots.situation import Situation
from systems.rules.tudor_mansion.cards import ORDER
from systems.rules.tudor_mansion.knowledge import FACEUP, POOL, layout_of, shows_all
from systems.rules.tudor_mansion.story import Question, Triple, WrongAccusation

RISKS = {1: 1.0, 2: 0.25, 3: 0.1, 4: 0.05}
"""Cases left to a rival -> how likely it is that it accuses rightly in its next turn."""
SLIP = 0.02
"""How often one who draws conclusions acts as if it did not."""
OWN_CARD = 0.15
"""How often an own card is named."""


class Look(NamedTuple):
    """What one rival knows in one possible deal."""

    cases: int
    """Cases left to it if it draws every conclusion."""
    risk: float
    """How likely it is that it accuses rightly in its next turn."""


class Standing(NamedTuple):
    """A rival in one possible deal, before the viewer asks."""

    rival: int
    deal: Deal
    grid: Grid
    """What it can know by simple bookkeeping."""
    cases_by_notes: int
    """Cases left to it if it only crosses out cards that it has seen."""
    thinks: float
    """How likely it is that it draws conclusions."""


class Rivals:
    """The other active seats and what they can know."""

    def __init__(self, situation: Situation, prior: float) -> None:
        self._seats = situation.seats
        self._seat = situation.seat
        self._prior = prior
        self._layout = layout_of(situation.view)
        self._all = shows_all(situation.view)
        self._counted = self._all and bool(situation.view.house_rules["public_show_count"])
        self._must_accuse = situation.is_last_round
        self._pool = POOL in self._layout.holders
        self._faceup = 0
        zone = situation.view.zones.get(FACEUP)
        if zone is not None:
            self._faceup = self._layout.mask(zone.cards)
        story = situation.story
        events: list[Question | WrongAccusation] = [*story.questions, *story.wrong]
        self._events = sorted(events, key=lambda event: event.number)
        self._masks = [self._layout.mask(event.cards) for event in self._events]

    def standing(self, rival: int, deal: Deal) -> Standing:
        """What the rival knows in this deal, and what its questions so far say of it."""
        grid = Grid(self._layout)
        own = deal.masks[rival]
        grid.can[rival] = own
        grid.must[rival] = own
        if self._faceup:
            place = self._layout.place(FACEUP)
            grid.can[place] = self._faceup
            grid.must[place] = self._faceup
        seen = own | self._faceup
        unanswered = 0
        odds = self._prior / (1 - self._prior)
        for event, named in zip(self._events, self._masks, strict=True):
            if isinstance(event, WrongAccusation):
                grid.clauses.append((self._layout.envelope, named, 0, 2))
                continue
            if event.suggester == rival:
                odds *= self._odds_of_asking(grid, event, own, seen)
                if event.refuter is not None:
                    seen |= self._shown(event, deal.masks[event.refuter] & named)
                elif not self._pool:
                    unanswered |= named
            self._add(grid, rival, deal, event, named)
        grid.propagate()
        by_notes = self._layout.all_cards & ~seen
        for category in self._layout.category_masks:
            if unanswered & by_notes & category:
                by_notes &= unanswered | ~category
        return Standing(rival, deal, grid, self._cases(by_notes), odds / (1 + odds))

    def look(self, standing: Standing, asked: Triple | None = None) -> Look:
        """What the rival knows after the viewer has asked a further question."""
        grid = standing.grid
        if asked is not None:
            grid = grid.copy()
            self._add_question(grid, standing.rival, standing.deal, self._layout.mask(asked))
            grid.propagate()
        cases = self._cases(grid.can[self._layout.envelope])
        if self._must_accuse:
            return Look(cases, 1 / cases)
        by_notes = RISKS[1] if standing.cases_by_notes == 1 else 0.0
        thinks = standing.thinks
        return Look(cases, thinks * RISKS.get(cases, 0.0) + (1 - thinks) * by_notes)

    def _cases(self, cards: int) -> int:
        cases = 1
        for category in self._layout.category_masks:
            cases *= (cards & category).bit_count()
        return cases

    def _odds_of_asking(self, grid: Grid, question: Question, own: int, seen: int) -> float:
        """How much likelier the question is from one who draws conclusions."""
        grid.propagate()
        envelope = grid.can[self._layout.envelope]
        if self._cases(envelope) == 1:
            return SLIP
        odds = 1.0
        for card, category in zip(question.cards[:2], self._layout.category_masks, strict=False):
            bit = 1 << ORDER[card]
            unseen = (category & ~seen).bit_count()
            if bit & own or not unseen or bit & seen:
                continue
            by_notes = (1 - OWN_CARD) / unseen
            still_open = envelope & category
            if bit & still_open:
                odds *= (1 - OWN_CARD) / still_open.bit_count() / by_notes
            else:
                odds *= SLIP / by_notes
        return odds

    def _add(self, grid: Grid, rival: int, deal: Deal, question: Question, named: int) -> None:
        """What the rival learnt from a question of the past."""
        for seat, _ in question.passed:
            grid.can[seat] &= ~named
        refuter = question.refuter
        if refuter is None or refuter == rival:
            return
        if question.suggester == rival:
            shown = self._shown(question, deal.masks[refuter] & named)
            grid.must[refuter] |= shown
            if self._all:
                grid.can[refuter] &= ~(named & ~shown)
        elif question.count is not None and self._all:
            grid.clauses.append((refuter, named, question.count, question.count))
        else:
            grid.clauses.append((refuter, named, 1, 3))

    def _add_question(self, grid: Grid, rival: int, deal: Deal, named: int) -> None:
        """What everybody will learn from a question of the viewer."""
        for step in range(1, self._seats):
            seat = (self._seat + step) % self._seats
            held = (deal.masks[seat] & named).bit_count()
            if held:
                if seat != rival:
                    low, high = (held, held) if self._counted else (1, 3)
                    grid.clauses.append((seat, named, low, high))
                return
            grid.can[seat] &= ~named

    def _shown(self, question: Question, held: int) -> int:
        """What the suggester was shown: all, or of several one that need not be the right guess."""
        if self._all or not held:
            return held
        if question.shown is not None:
            return self._layout.mask(question.shown)
        return held & -held


def safety(looks: Iterable[Sequence[Look]]) -> float:
    """How likely it is that no rival accuses rightly before the own next turn."""
    rows = list(looks)
    total = 0.0
    for row in rows:
        safe = 1.0
        for look in row:
            safe *= 1 - look.risk
        total += safe
    return total / len(rows)
