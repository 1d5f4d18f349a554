"""Why a mark stands on the sheet: one sentence, and the facts that prove it."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.messages import Message
from game.core.view import View
from game.deduction import (
    ENVELOPE,
    Between,
    Holder,
    Holds,
    Lacks,
    Problem,
    Rule,
    explain,
    last_step,
)
from systems.rules.tudor_mansion import notes
from systems.rules.tudor_mansion.cards import CATEGORY
from systems.rules.tudor_mansion.facts import (
    CannotRefute,
    CluesDealt,
    EnvelopeSeen,
    Refuted,
)
from systems.rules.tudor_mansion.knowledge import FACEUP, POOL, problem_of
from systems.rules.tudor_mansion.story import Question, Story, read

KINDS = ("suspect", "weapon", "room")
TEXTS = "tudor_mansion.note."


class Why(NamedTuple):
    """The reason for a mark."""

    reason: Message
    """One sentence. Some of its values are messages themselves, or lists of cards."""
    facts: tuple[int, ...] = ()
    """The viewer's numbers of the facts that prove it, ascending, none of them idle."""


def why(view: View, card: str, holder: Holder, mode: str = notes.FULL) -> Why:
    """Why the sheet of this mode says what it says about a card and a holder."""
    page = notes.sheet(view, mode)
    mark = page.mark(card, holder)
    if mark.kind == notes.UNKNOWN:
        return Why(_unknown(card, holder))
    problem = problem_of(view)
    if mark.kind == notes.GROUP:
        group = next(
            group for group in page.groups if group.holder == holder and card in group.cards
        )
        at_least_one = Between(holder, group.cards, 1, len(group.cards))
        sentence = said("group", holder=holder, letter=group.letter, cards=group.cards)
        return Why(sentence, explain(problem, at_least_one))
    has = mark.kind == notes.HAS
    conclusion = Holds(holder, card) if has else Lacks(holder, (card,))
    numbers = explain(problem, conclusion)
    speaker = Speaker(view, read(view), problem.only(numbers), numbers)
    because = speaker.because(conclusion, card)
    return Why(said("reason", mark=marked(card, holder, has), because=because), numbers)


def said(key: str, **values: Any) -> Message:
    """A sentence of the notes. Values may be lists and messages: they are put into words too."""
    return Message(TEXTS + key, values)


def _unknown(card: str, holder: Holder) -> Message:
    if holder == ENVELOPE:
        return said("unknown_envelope", card=card)
    if isinstance(holder, int):
        return said("unknown", holder=holder, card=card)
    return said("unmarked")


def marked(card: str, holder: Holder, has: bool) -> Message:
    """That somebody has a card, or has it not, without a full stop."""
    if isinstance(holder, int):
        return said("mark.has" if has else "mark.has_not", holder=holder, card=card)
    return said(f"mark.{holder}" if has else f"mark.not_{holder}", card=card)


class Speaker:
    """Puts the last step of one explanation into words."""

    def __init__(self, view: View, story: Story, proof: Problem, numbers: tuple[int, ...]) -> None:
        self.view = view
        self.story = story
        self.proof = proof
        self.numbers = numbers

    def because(self, conclusion: Holds | Lacks, card: str) -> Message:
        """The reason, without what it is the reason for."""
        step = last_step(self.proof, conclusion)
        kind = KINDS[CATEGORY[card]]
        match step.rule:
            case Rule.GIVEN:
                return self._seen(step.source, isinstance(conclusion, Holds))
            case Rule.ELSEWHERE:
                return self._elsewhere(step.holder, card)
            case Rule.FULL_HAND if conclusion.holder == self.view.viewer:
                return said("because.not_own_hand", viewer=self.view.viewer)
            case Rule.ONLY_PLACE if (question := self._unrefuted()) is not None:
                round_no = self.story.round_of(question.number)
                return said("because.unrefuted", round=round_no, suggester=question.suggester)
            case Rule.LAST_OF_CATEGORY:
                return said("because.last_of_kind", kind=kind)
            case Rule.OTHER_OF_CATEGORY:
                return said("because.other_in_envelope", other=step.card, kind=kind)
            case Rule.CLAUSE:
                return self._answered(step.source)
            case Rule.FULL_HAND | Rule.FILLS_HAND | Rule.ONLY_PLACE:
                return said(f"because.{step.rule.value}")
        return said("because.combined")

    def _seen(self, number: int | None, has: bool) -> Message:
        """A fact that says it as it stands."""
        if number is None:
            return said("because.faceup")
        viewer, round_no = self.view.viewer, self.story.round_of(number)
        match self.view.facts[number]:
            case CluesDealt():
                return said("because.own_hand", viewer=viewer)
            case CannotRefute(seat=seat):
                cards = self._question(number).cards
                return said("because.could_not_refute", round=round_no, seat=seat, cards=cards)
            case EnvelopeSeen():
                return said("because.envelope_seen", round=round_no, viewer=viewer)
            case Refuted(refuter=refuter, cards=cards):
                if has:
                    return said("because.shown", round=round_no, refuter=refuter, viewer=viewer)
                return said(
                    "because.shown_only",
                    round=round_no,
                    refuter=refuter,
                    viewer=viewer,
                    cards=cards,
                )
        return said("because.combined")

    def _elsewhere(self, owner: Holder | None, card: str) -> Message:
        if owner == self.view.viewer:
            return said("because.own_hand", viewer=owner)
        if owner == ENVELOPE:
            return said("because.in_envelope")
        if owner == FACEUP:
            return said("because.faceup")
        if owner == POOL:
            return said("mark.pool", card=card)
        return said("because.elsewhere", owner=owner)

    def _answered(self, number: int | None) -> Message:
        """An answer of which only part was seen, or a wrong accusation."""
        if number is None:
            return said("because.combined")
        round_no = self.story.round_of(number)
        for accusation in self.story.wrong:
            if accusation.number == number:
                suspect, weapon, room = accusation.cards
                return said(
                    "because.wrong",
                    round=round_no,
                    seat=accusation.seat,
                    suspect=suspect,
                    weapon=weapon,
                    room=room,
                )
        question = self._question(number)
        values = {
            "round": round_no,
            "refuter": question.refuter,
            "suggester": question.suggester,
        }
        if question.count is None:
            return said("because.refuted", **values)
        return said("because.refuted_count", count=question.count, **values)

    def _question(self, number: int) -> Question:
        """The question to which a fact belongs."""
        asked = [question for question in self.story.questions if question.number < number]
        return asked[-1]

    def _unrefuted(self) -> Question | None:
        """The question that nobody could answer, where the proof rests on it and own cards only."""
        found: Question | None = None
        for number in self.numbers:
            if isinstance(self.view.facts[number], CluesDealt):
                continue
            if not isinstance(self.view.facts[number], CannotRefute):
                return None
            question = self._question(number)
            if question.refuter is not None or (found is not None and found is not question):
                return None
            found = question
        return found
