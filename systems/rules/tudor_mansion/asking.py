"""Which question tells most: the measure of the sharp computer player, for hints and review."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import combinations

from game.core.rng import stream_for
from game.core.view import View
from game.deduction import (
    Constraint,
    Contradiction,
    Deal,
    Holds,
    Knowledge,
    Lacks,
    Problem,
    counting,
)
from systems.rules.tudor_mansion.bots.information import Oracle
from systems.rules.tudor_mansion.cards import CATEGORIES, STARTS, exits
from systems.rules.tudor_mansion.knowledge import hand_of, shows_all
from systems.rules.tudor_mansion.story import Triple

DEALS = 240
"""Possible deals by which questions are weighed."""
DEALS_A_SLICE = 40
QUESTIONS_A_SLICE = 6


class Scales:
    """Compares questions of one seat by deals that are possible for it.

    With so few deals it tells which question is better, but not how many cases an answer
    leaves: that is :func:`expecting`.

    Args:
        view: of the seat.
        deals: that fit what it knows.
    """

    def __init__(self, view: View, deals: Sequence[Deal]) -> None:
        assert isinstance(view.viewer, int)
        self._oracle = Oracle(view.viewer, len(view.seats), deals, shows_all(view))

    def doubt(self, question: Triple) -> float:
        """The doubt that a question is expected to leave; rounded, the same on any machine."""
        return round(self._oracle.worth(question).doubt, 6)


def sampling(view: View, known: Knowledge, count: int = DEALS) -> Generator[None, None, list[Deal]]:
    """Possible deals, the same for the same view, in slices."""
    stream = stream_for(len(view.facts), "asking")
    deals: list[Deal] = []
    for start in range(0, count, DEALS_A_SLICE):
        deals += known.sample(stream, min(DEALS_A_SLICE, count - start))
        yield
    return deals


def best_question(
    view: View, known: Knowledge, rooms: Iterable[str]
) -> Generator[None, None, Triple]:
    """The question in these rooms that tells most, in slices."""
    deals = yield from sampling(view, known)
    scales = Scales(view, deals)
    yield
    best: tuple[float, Triple] | None = None
    weighed = 0
    suspects, weapons = worth_naming(view, known, 0), worth_naming(view, known, 1)
    for room in rooms:
        for suspect in suspects:
            for weapon in weapons:
                question = (suspect, weapon, room)
                doubt = scales.doubt(question)
                if best is None or doubt < best[0]:
                    best = doubt, question
                weighed += 1
                if weighed % QUESTIONS_A_SLICE == 0:
                    yield
    assert best is not None
    return best[1]


def expecting(
    view: View, problem: Problem, known: Knowledge, question: Triple
) -> Generator[None, None, float]:
    """How many cases the answer to a question leaves on average: exact, in slices.

    Every answer is counted on its own. Under ``choose_one`` a refuter is taken to choose evenly.
    """
    everything = shows_all(view)
    weighted = 0.0
    for passes, refuter in _refuters(view, question):
        if refuter is None:
            deals, cases = yield from _counted(problem, passes)
            weighted += deals * cases
            continue
        by_card = dict.fromkeys(question, 0.0)
        for held in _subsets(known, refuter, question):
            rest = tuple(card for card in question if card not in held)
            rows = [*passes, *(Holds(refuter, card) for card in held)]
            if rest:
                rows.append(Lacks(refuter, rest))
            deals, cases = yield from _counted(problem, rows)
            if everything:
                weighted += deals * cases
            else:
                for card in held:
                    by_card[card] += deals / len(held)
        for card, chosen in by_card.items():
            if chosen:
                _, cases = yield from _counted(problem, [*passes, Holds(refuter, card)])
                weighted += chosen * cases
    return weighted / known.total


def _refuters(view: View, question: Triple) -> Iterator[tuple[list[Constraint], int | None]]:
    """Everybody who may answer, with what their turn says of those asked before; then nobody."""
    assert isinstance(view.viewer, int)
    seats = len(view.seats)
    passes: list[Constraint] = []
    for step in range(1, seats):
        seat = (view.viewer + step) % seats
        yield list(passes), seat
        passes.append(Lacks(seat, question))
    yield passes, None


def _subsets(known: Knowledge, seat: int, question: Triple) -> Iterator[tuple[str, ...]]:
    """What of the named cards a seat may hold, at least one."""
    certain = {card for card in question if known.has(seat, card)}
    possible = [card for card in question if known.may_have(seat, card)]
    for size in range(1, len(possible) + 1):
        for held in combinations(possible, size):
            if certain <= set(held):
                yield held


def _counted(
    problem: Problem, rows: Iterable[Constraint]
) -> Generator[None, None, tuple[int, int]]:
    """How many deals and how many cases are left; none where they contradict each other."""
    try:
        known = yield from counting(problem.plus(*rows))
    except Contradiction:
        return 0, 0
    yield from known.finding_envelope()
    return known.total, len(known.envelope_triples())


def worth_naming(view: View, known: Knowledge, category: int) -> list[str]:
    """Cards that may be in the envelope, and one of the own, which draws no answer."""
    own = [card for card in CATEGORIES[category] if card in hand_of(view)]
    return [*known.left(category), *own[:1]]


# -- where it can be asked ----------------------------------------------------------------------


def room_of(view: View, seat: int) -> str:
    """Where the investigator of a seat stands."""
    values = view.values
    if view.house_rules["separate_investigators"]:
        return str(values[f"counter.{seat}"])
    return str(values.get(f"suspect_pos.{values[f'investigator.{seat}']}") or "")


def rooms_in_reach(view: View, seat: int) -> tuple[str, ...]:
    """Where the seat can ask this turn, or in its next one; the present room first."""
    values = view.values
    here = room_of(view, seat)
    if not here:
        return STARTS[values[f"investigator.{seat}"]]
    if values["turn"] == seat and values["step"] in ("act", "act_again"):
        return (here,)
    ways = tuple(exits(tuple(values["ring"]), here))
    if view.house_rules["leave_first"] and not values[f"moved_in.{seat}"]:
        return ways
    return (here, *ways)


def too_late(view: View) -> bool:
    """Whether every turn ends in an accusation from now on (TM-094)."""
    return bool(view.values["limit_reached"])
