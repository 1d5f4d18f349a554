"""What computer players of this game conclude, for the attract mode.

Each thought rests on one seat's own view and on exact inference. What the envelope holds is never
named: a seat that knows the weapon is said to know it, no more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, cast

from game.core.messages import Message
from game.core.view import View
from game.deduction import ENVELOPE
from game.deduction.knowledge import Knowledge, counting
from game.match.match import Match
from scenes.attract.thoughts import Candidate, Mark, Thought, ThoughtCard, most_telling
from scenes.tables.tudor_mansion.thinking import GAME, part

KINDS = ("suspect", "weapon", "room")
"""In the order of the categories of the deduction."""

REASONERS = ("steady", "sharp")
"""Levels that conclude everything that follows; the others do not, and are not spoken of."""

SOLVED, KNOWS, DEDUCED, NARROWED = 100, 80, 60, 40
NOBODY, PAIR, PASSED, ANSWERED = 50, 30, 20, 10
"""How telling each sort of thought is."""

MOST_CARDS = 4
LARGEST_CHANCE = 12
"""Chances are told as "2 in 5" up to this; finer ones are not told."""


@dataclass(frozen=True, slots=True)
class Mind:
    """One seat before and after the last question.

    Attributes:
        seat: which.
        view: all that it knows.
        before, now: what followed before the question, and what follows now.
        question: the last one, as ``story`` has it.
    """

    seat: int
    view: View
    before: Knowledge
    now: Knowledge
    question: Any


class Thinker:
    """Finds what is worth telling."""

    def thinking(
        self, match: Match, levels: Sequence[str], told: frozenset[str], last: int | None
    ) -> Generator[None, None, Thought | None]:
        """The most telling thought of those who conclude; see ``scenes.attract.thoughts``."""
        found: list[Candidate] = []
        for seat, level in enumerate(levels):
            if level not in REASONERS:
                continue
            mind = yield from _mind(match.view(seat), seat)
            if mind is not None:
                found += _candidates(mind)
        return most_telling(found, told, last)


def _mind(view: View, seat: int) -> Generator[None, None, Mind | None]:
    story = part("story").read(view)
    if not story.questions or story.opened is not None:
        return None
    question = story.questions[-1]
    problem_of = part("knowledge").problem_of
    before = yield from counting(problem_of(view, question.number))
    now = yield from counting(problem_of(view))
    return Mind(seat, view, before, now, question)


def _candidates(mind: Mind) -> list[Candidate]:
    found: list[Candidate] = []

    def add(weight: int, key: str, words: Callable[[], Thought]) -> None:
        found.append(Candidate(weight, mind.seat, f"{mind.seat}.{key}", words))

    now, before = mind.now, mind.before
    if now.solution is not None and before.solution is None:
        add(SOLVED, "solved", lambda: _solved(mind))
    for number, kind in enumerate(KINDS):
        left, were = now.left(number), before.left(number)
        if len(left) == 1 and len(were) > 1:
            add(KNOWS, f"knows.{kind}", partial(_knows, mind, kind))
        elif 1 < len(left) <= MOST_CARDS and len(left) < len(were):
            add(
                NARROWED + MOST_CARDS - len(left),
                f"left.{kind}.{len(left)}",
                partial(_narrowed, mind, kind),
            )
    for holder, card in _deduced(mind):
        add(DEDUCED, f"has.{card}", partial(_sure, mind, holder, card))
    for weight, sort, values in _heard(mind):
        add(weight, f"{sort}.{mind.question.number}", partial(_told, mind, sort, values))
    return found


def _heard(mind: Mind) -> list[tuple[int, str, dict[str, int]]]:
    """What the last question tells everybody at the table, and what this seat makes of it."""
    question, seat = mind.question, mind.seat
    suggester, refuter = question.suggester, question.refuter
    passed = [other for other, _ in question.passed if other != seat]
    found: list[tuple[int, str, dict[str, int]]] = []
    if refuter is None and passed and len(question.passed) == len(mind.view.seats) - 1:
        found.append((NOBODY, "nobody", {"suggester": suggester}))
    elif passed:
        found.append((PASSED, "passed", {"suggester": suggester, "seat": passed[-1]}))
    if refuter not in (None, seat) and suggester != seat:
        values = {"suggester": suggester, "refuter": refuter}
        known = any(mind.now.has(refuter, card) for card in question.cards)
        possible = [card for card in question.cards if mind.now.may_have(refuter, card)]
        if len(possible) == 2 and not known:
            found.append((PAIR, "pair", values))
        found.append((ANSWERED, "answered", values))
    return found


def _told(mind: Mind, sort: str, values: dict[str, int]) -> Thought:
    lines = (_say(_HEARD[sort][0], **values), _say(_HEARD[sort][1], **values))
    cards = tuple(_marked(mind, card) for card in mind.question.cards)
    return Thought(mind.seat, lines, cards, f"{mind.seat}.{sort}.{mind.question.number}")


_HEARD = {
    "nobody": ("thought.nobody", "thought.nobody_so"),
    "pair": ("thought.pair", "thought.pair_so"),
    "passed": ("thought.passed", "thought.passed_so"),
    "answered": ("thought.answered", "thought.answered_so"),
}
"""What was heard, and what it means."""


def _deduced(mind: Mind) -> list[tuple[int, str]]:
    """Cards of others that it now places without having been shown them."""
    shown = mind.question.shown or ()
    return [
        (seat, card)
        for seat in range(len(mind.view.seats))
        if seat != mind.seat
        for card in mind.now.must(seat)
        if card not in shown and not mind.before.has(seat, card)
    ]


# -- in words ----------------------------------------------------------------------------------


def _say(key: str, **values: Any) -> Message:
    """A text of this game; values may be lists and messages, which are put into words too."""
    return Message(f"{GAME}.{key}", cast("dict[str, str | int]", values))


def _solved(mind: Mind) -> Thought:
    lines = (_say("thought.solved", seat=mind.seat), _say("thought.solved_next"))
    return Thought(mind.seat, lines, _closed_cards(mind), f"{mind.seat}.solved")


def _knows(mind: Mind, kind: str) -> Thought:
    reason = "all_placed" if _all_placed(mind, kind) else "only_one"
    lines = (
        _say(f"thought.knows_{kind}", seat=mind.seat),
        _say(f"thought.{reason}", kind=kind),
    )
    return Thought(mind.seat, lines, _closed_cards(mind, kind), f"{mind.seat}.knows.{kind}")


def _all_placed(mind: Mind, kind: str) -> bool:
    """Whether it knows where every other card of the kind is."""
    cards = _kind(mind, KINDS.index(kind))
    placed = [card for card in cards if mind.now.holder_of(card) is not None]
    return len(placed) == len(cards)


def _kind(mind: Mind, number: int) -> tuple[str, ...]:
    """All cards of a kind, by its place among :data:`KINDS`."""
    cards: tuple[str, ...] = mind.now.layout.categories[number]
    return cards


def _closed_cards(mind: Mind, lit: str = "") -> tuple[ThoughtCard, ...]:
    """The three cards of the envelope, face down, with how much of each is known."""
    cards = []
    for number, kind in enumerate(KINDS):
        left = len(mind.now.left(number))
        note = _say("thought.known") if left == 1 else _say("thought.to_go", count=left)
        known = kind == lit or (not lit and left == 1)
        cards.append(ThoughtCard("", _say(f"thought.{kind}"), note, lit=known))
    return tuple(cards)


def _sure(mind: Mind, holder: int, card: str) -> Thought:
    question = _question_about(mind, holder, card)
    if question is None:
        named: tuple[str, ...] = (card,)
    else:
        named = question.cards
    if question is not None and not any(
        mind.now.may_have(holder, other) for other in named if other != card
    ):
        values = {"refuter": holder, "suggester": question.suggester}
        lines = (
            _say("thought.third_shown", **values),
            _say("thought.third_shown_so", refuter=holder, card=card),
        )
    else:
        reason = part("reasons").why(mind.view, card, holder).reason
        lines = (reason, _say("thought.not_in_envelope", card=card))
    return Thought(
        mind.seat,
        lines,
        tuple(_marked(mind, one, lit=one == card) for one in named),
        f"{mind.seat}.has.{card}",
    )


def _question_about(mind: Mind, holder: int, card: str) -> Any:
    """The last question for this card that the holder answered; None for none."""
    for question in reversed(part("story").read(mind.view).questions):
        if question.refuter == holder and card in question.cards:
            return question
    return None


def _narrowed(mind: Mind, kind: str) -> Thought:
    cards = mind.now.left(KINDS.index(kind))
    lines = (
        _say("thought.left", seat=mind.seat, count=len(cards), kind=kind, cards=cards),
        _say("thought.left_open", kind=kind),
    )
    chances = [mind.now.prob(ENVELOPE, card) for card in cards]
    told = all(chance.denominator <= LARGEST_CHANCE for chance in chances)
    return Thought(
        mind.seat,
        lines,
        tuple(
            _marked(mind, card, note=_chance(chance) if told else None)
            for card, chance in zip(cards, chances, strict=True)
        ),
        f"{mind.seat}.left.{kind}.{len(cards)}",
    )


def _chance(chance: Fraction) -> Message:
    return _say("thought.chance", some=chance.numerator, of=chance.denominator)


def _marked(
    mind: Mind, card: str, *, note: Message | None = None, lit: bool = False
) -> ThoughtCard:
    """A card with what is known of it; one that must be in the envelope lies face down."""
    if mind.now.has(ENVELOPE, card):
        kind = next(kind for number, kind in enumerate(KINDS) if card in _kind(mind, number))
        return ThoughtCard("", _say(f"thought.{kind}"), _say("thought.known"))
    marks = []
    for seat in range(len(mind.view.seats)):
        if mind.now.has(seat, card):
            marks.append(Mark.HAS)
        elif mind.now.may_have(seat, card):
            marks.append(Mark.OPEN)
        else:
            marks.append(Mark.HAS_NOT)
    return ThoughtCard(card, note=note, marks=tuple(marks), lit=lit)


THINKER = Thinker()
