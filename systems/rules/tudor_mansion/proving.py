"""Proofs in words: the few things seen that lead to a conclusion, a sentence each."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Any

from game.core.insight import Proof
from game.core.messages import Message
from game.core.view import View
from game.deduction import (
    ENVELOPE,
    Between,
    Constraint,
    Holds,
    Lacks,
    Problem,
    Rule,
    explaining,
    follows,
    last_step,
)
from systems.rules.tudor_mansion.facts import CluesDealt, EnvelopeSeen, GameOver
from systems.rules.tudor_mansion.house import in_order
from systems.rules.tudor_mansion.knowledge import shows_all
from systems.rules.tudor_mansion.reasons import Speaker, marked
from systems.rules.tudor_mansion.story import Question, Story, Triple, read

TEXTS = "tudor_mansion.proof."

Slices = Generator[None, None, Proof]


def said(key: str, **values: Any) -> Message:
    """A sentence of a proof. Values may be lists and messages: they are put into words too."""
    return Message(TEXTS + key, values)


def all_three(case: Triple) -> Between:
    """The conclusion that these three are in the envelope."""
    return Between(ENVELOPE, case, len(case), len(case))


def proving(view: View, problem: Problem, conclusion: Constraint) -> Slices:
    """The proof of a conclusion that follows from a problem of this view.

    The problem may be one of an earlier moment. Raises ``DoesNotFollow``.
    """
    numbers = yield from explaining(problem, conclusion)
    needed = problem.only(numbers)
    yield
    hand = yield from _cards_of_own_hand(view, needed, conclusion)
    story = read(view)
    sentences = tuple(_sentences(view, story, frozenset(numbers), hand))
    return Proof(
        stated(conclusion), sentences, _ending(view, story, needed, numbers, conclusion), numbers
    )


def stated(conclusion: Constraint) -> Message:
    """A conclusion as a sentence."""
    match conclusion:
        case Holds(holder, card):
            return said("is_so", mark=marked(card, holder, True))
        case Lacks(holder, cards):
            return said("is_so", mark=marked(cards[0], holder, False))
        case Between(holder, cards) if holder == ENVELOPE:
            return said("solution", suspect=cards[0], weapon=cards[1], room=cards[2])
    raise AssertionError("no other conclusion is drawn in words")


def _cards_of_own_hand(
    view: View, needed: Problem, conclusion: Constraint
) -> Generator[None, None, tuple[str, ...]]:
    """Those own cards that the conclusion rests on: the others need not be named."""
    dealt = _number_of_the_deal(view)
    own = [row for row in needed.constraints if row.source == dealt and isinstance(row, Holds)]
    if dealt is None:
        return ()
    for row in own[:]:
        fewer = tuple(other for other in needed.constraints if other is not row)
        if follows(replace(needed, constraints=fewer), conclusion):
            needed = replace(needed, constraints=fewer)
            own.remove(row)
        yield
    return in_order(tuple(row.card for row in own))


def _number_of_the_deal(view: View) -> int | None:
    """The viewer's number of the fact by which it got its hand."""
    for number, fact in enumerate(view.facts):
        if isinstance(fact, CluesDealt) and fact.seat == view.viewer:
            return number
    return None


# -- what was seen --------------------------------------------------------------------------


def _sentences(
    view: View, story: Story, numbers: frozenset[int], hand: tuple[str, ...]
) -> Iterator[Message]:
    """What was seen in these facts, in the order of time."""
    if _number_of_the_deal(view) in numbers:
        size = view.zones[f"hand.{view.viewer}"].count
        key = "whole_hand" if len(hand) == size else "hand"
        yield said(key, viewer=view.viewer, cards=hand)
    rows: list[tuple[int, Message]] = []
    for question in story.questions:
        rows += _of_question(view, story, question, numbers)
    for accusation in story.wrong:
        if accusation.number in numbers:
            values = {"round": story.round_of(accusation.number), "seat": accusation.seat}
            rows.append((accusation.number, said("wrong", **values, **_named(accusation.cards))))
    for number in numbers:
        match view.facts[number]:
            case EnvelopeSeen(seat=seat, cards=cards):
                round_no = story.round_of(number)
                rows.append((number, said("peeked", round=round_no, seat=seat, cards=cards)))
            case GameOver(envelope=cards):
                rows.append((number, said("opened", cards=cards)))
    yield from (sentence for _, sentence in sorted(rows, key=lambda row: row[0]))


def _of_question(
    view: View, story: Story, question: Question, numbers: frozenset[int]
) -> Iterator[tuple[int, Message]]:
    """Who had none of the cards, and what was shown."""
    round_no = story.round_of(question.number)
    passed = [(seat, number) for seat, number in question.passed if number in numbers]
    if passed:
        seats = tuple(seat for seat, _ in passed)
        nobody = question.refuter is None and len(passed) == len(view.seats) - 1
        key = "nobody" if nobody else "none_of"
        values = {"round": round_no, "suggester": question.suggester, "cards": question.cards}
        yield passed[0][1], said(key, seats=seats, **values, **_named(question.cards))
    if question.answer in numbers:
        assert question.answer is not None
        yield question.answer, _answer(view, question, round_no)


def _answer(view: View, question: Question, round_no: int) -> Message:
    values: dict[str, Any] = {
        "round": round_no,
        "refuter": question.refuter,
        "suggester": question.suggester,
    }
    if question.shown is None:
        if question.count is not None and shows_all(view):
            return said("showed_so_many", count=question.count, cards=question.cards, **values)
        return said("showed_one_of", cards=question.cards, **values)
    values["cards"] = in_order(question.shown)
    others = tuple(card for card in question.cards if card not in question.shown)
    if not others or not shows_all(view):
        return said("showed", **values)
    if len(others) == 1:
        return said("showed_not", other=others[0], **values)
    return said("showed_neither", first=others[0], second=others[1], **values)


def _named(cards: Triple) -> dict[str, str]:
    return {"suspect": cards[0], "weapon": cards[1], "room": cards[2]}


# -- what follows ---------------------------------------------------------------------------


def _ending(
    view: View,
    story: Story,
    needed: Problem,
    numbers: tuple[int, ...],
    conclusion: Constraint,
) -> Message | None:
    """How the conclusion follows; None where what was seen is the conclusion itself."""
    if not isinstance(conclusion, Holds | Lacks):
        return said("no_other_case")
    step = last_step(needed, conclusion)
    card = conclusion.card if isinstance(conclusion, Holds) else conclusion.cards[0]
    if step.rule is Rule.GIVEN:
        return None
    if step.rule is Rule.ONLY_PLACE:
        return said("nowhere_else", card=card)
    if step.rule is Rule.CLAUSE:
        return said("only_that" if isinstance(conclusion, Holds) else "not_that", card=card)
    because = Speaker(view, story, needed, numbers).because(conclusion, card)
    return said("ending", because=because)
