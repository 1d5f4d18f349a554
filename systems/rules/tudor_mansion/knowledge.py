"""What a viewer of Tudor Mansion can know: its facts as constraints on the deal.

Rules file, section 9, items 1 to 8. Not drawn (item 9): that a suggester lacks what it names,
that a silent investigator was close, or that nobody else knows what a suggester was shown.
Every constraint cites the viewer's own number of the fact that it comes from. Cards that lie
open are known from the start and are never cited.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from game.core.messages import HIDDEN
from game.core.rng import Stream
from game.core.view import View
from game.deduction import (
    ENVELOPE,
    Between,
    Constraint,
    Holder,
    Holds,
    Knowledge,
    Lacks,
    Layout,
    NotAll,
    Problem,
    counting,
)
from game.slices import finished
from systems.rules.tudor_mansion.cards import CATEGORIES
from systems.rules.tudor_mansion.story import Question, Story, read

POOL = "pool"
FACEUP = "faceup"

_MOST_KEPT = 16
_KEPT: dict[Problem, Knowledge] = {}
"""The latest results, oldest first. It only makes the next look at the same problem faster."""


def layout_of(view: View) -> Layout:
    """The cards, the hands, and what lies aside or open, with their sizes."""
    hands: dict[Holder, int] = {}
    for seat in range(len(view.seats)):
        hands[seat] = int(view.zones[f"hand.{seat}"].count)
    for place in (POOL, FACEUP):
        zone = view.zones.get(place)
        if zone is not None and int(zone.count):
            hands[place] = int(zone.count)
    return Layout.of(CATEGORIES, hands)


def problem_of(view: View, upto: int | None = None) -> Problem:
    """Everything that the viewer has seen, or had seen after its first ``upto`` facts.

    A seat's own hand comes from its zone, and cites the fact of its deal if there is one.
    """
    story = read(view, upto)
    rows = _lying_open(view)
    rows += _own_hand(view, story)
    for question in story.questions:
        rows += _passed(question, view.viewer)
        rows += _answer(question, view)
    if upto is None:
        rows += _choosing(story, view)
    rows += [NotAll(accusation.cards, accusation.number) for accusation in story.wrong]
    if story.envelope is not None:
        number, cards = story.envelope
        rows += [Holds(ENVELOPE, card, number) for card in cards]
    if story.opened is not None:
        number, end = story.opened
        rows += [Holds(ENVELOPE, card, number) for card in end.envelope]
        for seat, cards in enumerate(end.hands):
            rows += [Holds(seat, card, number) for card in cards]
    return Problem(layout_of(view), tuple(rows))


def public_problem(view: View) -> Problem:
    """What everybody can know: the viewer's facts without what it alone, or few, have seen.

    Every seat knows at least this; beyond it, its own hand and what it was shown.
    """
    story = read(view)
    rows = _lying_open(view)
    for question in story.questions:
        rows += _passed(question, None)
        if question.refuter is not None:
            rows.append(_somebody_showed(question, view))
    rows += _choosing(story, view)
    rows += [NotAll(accusation.cards, accusation.number) for accusation in story.wrong]
    return Problem(layout_of(view), tuple(rows))


def counted(problem: Problem) -> Knowledge:
    """Everything that follows, kept for the next one who asks about the same."""
    return finished(counting_kept(problem))


def counting_kept(problem: Problem) -> Generator[None, None, Knowledge]:
    """:func:`counted` in slices of some milliseconds."""
    knowledge = _KEPT.pop(problem, None)
    if knowledge is None:
        knowledge = yield from counting(problem)
    _KEPT[problem] = knowledge
    if len(_KEPT) > _MOST_KEPT:
        del _KEPT[next(iter(_KEPT))]
    return knowledge


def shows_all(view: View) -> bool:
    """Whether a refuter shows every matching card, so that nothing is chosen (TM-055)."""
    return bool(view.house_rules["refute"] == "show_all")


def hand_of(view: View) -> tuple[str, ...]:
    """The viewer's own cards; none for the public."""
    zone = view.zones.get(f"hand.{view.viewer}")
    return tuple(card for card in zone.cards if card != HIDDEN) if zone else ()


def cases_left(view: View, upto: int | None = None) -> int:
    """How many contents of the envelope the viewer has to reckon with."""
    return len(counted(problem_of(view, upto)).envelope_triples())


def redeal(view: View, stream: Stream) -> dict[str, Any]:
    """An arrangement of the cards that the viewer cannot tell from the real one."""
    drawn = counted(problem_of(view)).sample(stream, 1)[0]
    arrangement: dict[str, Any] = {}
    for name, zone in view.zones.items():
        if zone.cards and HIDDEN not in zone.cards:
            arrangement[name] = list(zone.cards)
            continue
        holder: Holder = int(name[5:]) if name.startswith("hand.") else name
        if zone.count:
            arrangement[name] = list(drawn.cards(holder))
    return arrangement


def _lying_open(view: View) -> list[Constraint]:
    zone = view.zones.get(FACEUP)
    return [Holds(FACEUP, card) for card in zone.cards] if zone else []


def _own_hand(view: View, story: Story) -> list[Constraint]:
    """Item 1: the own cards, and with them that no other card is in the own hand."""
    if not isinstance(view.viewer, int):
        return []
    dealt = next((number for number, seat, _ in story.dealt if seat == view.viewer), None)
    return [Holds(view.viewer, card, dealt) for card in hand_of(view)]


def _passed(question: Question, viewer: int | str | None) -> list[Constraint]:
    """Item 2: who cannot refute has none of the cards. (A seat knows that of itself.)"""
    return [
        Lacks(seat, question.cards, number) for seat, number in question.passed if seat != viewer
    ]


def _answer(question: Question, view: View) -> list[Constraint]:
    """Items 1, 3 and 4: what the viewer learns from a refutation."""
    if question.refuter is None or question.refuter == view.viewer:
        return []
    if question.shown is None:
        return [_somebody_showed(question, view)]
    refuter, number = question.refuter, question.answer
    rows: list[Constraint] = [Holds(refuter, card, number) for card in question.shown]
    others = tuple(card for card in question.cards if card not in question.shown)
    if shows_all(view) and others:
        rows.append(Lacks(refuter, others, number))
    return rows


def _choosing(story: Story, view: View) -> list[Constraint]:
    """Who is choosing a card to show has one of those named; there is no fact of it yet."""
    return [
        Between(asked.seat, story.questions[-1].cards, 1, len(story.questions[-1].cards))
        for asked in view.asked
        if asked.kind == "choose_shown" and asked.seat != view.viewer
    ]


def _somebody_showed(question: Question, view: View) -> Constraint:
    """Items 3 and 4: at least one of the cards, or exactly as many as were shown.

    Where the refuter chooses one card, the number shown is one and tells nothing.
    """
    assert question.refuter is not None
    low, high = 1, len(question.cards)
    if question.count is not None and shows_all(view):
        low = high = question.count
    return Between(question.refuter, question.cards, low, high, question.answer)
