"""A hint on demand: the strongest conclusion that is not on the sheet yet, with its proof.

Where the sheet holds everything that follows, the hint is the question that tells most, by the
measure of the sharp computer player; once no more questions are allowed, the likeliest case.
A hint rests on the seat's view alone, and the same view and sheet give the same hint.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from game.core.insight import Cell, Hint, Marks, Proof
from game.core.messages import Message
from game.core.view import View
from game.deduction import ENVELOPE, Constraint, Holder, Holds, Knowledge, Lacks, Problem
from systems.rules.tudor_mansion import asking, notes
from systems.rules.tudor_mansion.cards import CATEGORIES, CATEGORY, ORDER
from systems.rules.tudor_mansion.knowledge import counting_kept, hand_of, problem_of
from systems.rules.tudor_mansion.proving import all_three, proving, said
from systems.rules.tudor_mansion.story import Triple

CONCLUSION = "conclusion"
QUESTION = "question"
GUESS = "guess"
NOTHING = "nothing"

MOST_PROOFS = 4
"""So many conclusions of equal strength are proved; the one with the shortest proof is told."""

Slices = Generator[None, None, Hint]


def hinting(view: View, marks: Marks) -> Slices:
    """The hint for the seat of a view, in slices of some milliseconds.

    Args:
        view: all that is known.
        marks: what is marked on the seat's sheet; a wrong mark does not count.
    """
    problem = problem_of(view)
    known = yield from counting_kept(problem)
    seen = notes.by_sight(problem)
    done = {cell for cell, has in marks.items() if _is_right(known, cell, has)}
    done |= {cell for cell, mark in seen.items() if mark.kind in (notes.HAS, notes.HAS_NOT)}
    solution = known.solution
    if solution is not None:
        case: Triple = (solution[0], solution[1], solution[2])
        proof = yield from proving(view, problem, all_three(case))
        return Hint(CONCLUSION, proof, tuple(((card, ENVELOPE), True) for card in case))
    best = list(_strongest(known, done))
    if best:
        return (yield from _shortest(view, problem, best))
    return (yield from _advice(view, problem, known))


def conclusions(known: Knowledge) -> Iterator[tuple[tuple[int, int, int], Constraint]]:
    """What is certain about single cards, each with how strong it is: smaller is stronger.

    A card in the envelope comes first, then who has a card (the fewer of its kind may still be
    in the envelope, the stronger), then that a card is not in the envelope. That somebody lacks
    a card is told on the sheet, but is nothing to ask for.
    """
    for card in known.layout.cards:
        holder = known.holder_of(card)
        left = len(known.left(CATEGORY[card]))
        order = ORDER[card]
        if holder == ENVELOPE:
            yield (0, left, order), Holds(ENVELOPE, card)
        elif holder is not None:
            yield (1, left, order), Holds(holder, card)
        elif not known.may_have(ENVELOPE, card):
            yield (2, left, order), Lacks(ENVELOPE, (card,))


def told_by(conclusion: Constraint) -> tuple[Cell, bool]:
    """The cell of the sheet that a conclusion fills, and with what."""
    if isinstance(conclusion, Holds):
        return (conclusion.card, conclusion.holder), True
    assert isinstance(conclusion, Lacks)
    return (conclusion.cards[0], conclusion.holder), False


def _is_right(known: Knowledge, cell: Cell, has: bool) -> bool:
    card, holder = cell
    return known.has(holder, card) if has else not known.may_have(holder, card)


def _strongest(known: Knowledge, done: set[Cell]) -> list[Constraint]:
    """The strongest conclusions that are not marked yet; none where everything is."""
    open_ones = [
        (strength, conclusion)
        for strength, conclusion in conclusions(known)
        if told_by(conclusion)[0] not in done
    ]
    if not open_ones:
        return []
    first = min(open_ones, key=lambda pair: pair[0])[0][:2]
    ordered = sorted(open_ones, key=lambda pair: pair[0])
    return [one for strength, one in ordered if strength[:2] == first][:MOST_PROOFS]


def _shortest(view: View, problem: Problem, candidates: Sequence[Constraint]) -> Slices:
    best: tuple[Proof, Constraint] | None = None
    for conclusion in candidates:
        proof = yield from proving(view, problem, conclusion)
        if best is None or len(proof.sentences) < len(best[0].sentences):
            best = proof, conclusion
    assert best is not None
    return Hint(CONCLUSION, best[0], (told_by(best[1]),))


# -- where nothing new follows ------------------------------------------------------------------


def _advice(view: View, problem: Problem, known: Knowledge) -> Slices:
    """What to ask, or what to guess, or that nothing is left to do."""
    seat = view.viewer
    assert isinstance(seat, int)
    yield from known.finding_envelope()
    cases = known.envelope_triples()
    if view.outcome is not None or view.values[f"status.{seat}"] != "active":
        return Hint(NOTHING, Proof(said("nothing", viewer=seat), ()))
    count = said("cases", count=len(cases))
    if asking.too_late(view):
        likeliest = next(iter(cases))
        percent = _percent(cases[likeliest], known.total)
        title = said(
            "guess", suspect=likeliest[0], weapon=likeliest[1], room=likeliest[2]
        )  # fmt: skip
        return Hint(GUESS, Proof(title, (count, said("guess_odds", percent=percent))))
    rooms = asking.rooms_in_reach(view, seat)
    best = yield from asking.best_question(view, known, rooms)
    expected = yield from asking.expecting(view, problem, known, best)
    suspect, weapon, room = best
    title = said("question", suspect=suspect, weapon=weapon, room=room)
    sentences = [count]
    sentences += [_about(view, known, card) for card in best]
    if asking.room_of(view, seat) not in ("", room):
        sentences.append(said("walk_first", room=room))
    return Hint(
        QUESTION, Proof(title, tuple(sentences), said("expected", count=max(1, round(expected))))
    )


def _about(view: View, known: Knowledge, card: str) -> Message:
    """Why a card is worth naming."""
    if card in hand_of(view):
        return said("own_card", viewer=view.viewer, card=card)
    holder: Holder | None = known.holder_of(card)
    if holder == ENVELOPE:
        return said("known_in_envelope", card=card)
    if isinstance(holder, int):
        return said("known_with", card=card, holder=holder)
    if not known.may_have(ENVELOPE, card):
        return said("elsewhere", card=card)
    percent = _percent(known.deals_with(ENVELOPE, card), known.total)
    alike = len(known.left(CATEGORY[card]))
    return said("odds", card=card, percent=percent, count=alike, of=len(CATEGORIES[CATEGORY[card]]))


def _percent(part: int, whole: int) -> int:
    """Rounded, but never to nothing or to everything."""
    return min(99, max(1, round(100 * part / whole)))
