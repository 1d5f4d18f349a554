"""How something could be known: the event with which it began to follow, in words."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass

from game.core.facts import Fact
from game.core.insight import Proof
from game.core.messages import Message
from game.core.view import View
from systems.rules.casefile import facts as f
from systems.rules.casefile.cards import EVIDENCE_OF, TYPES, type_of
from systems.rules.casefile.insight.words import said, told
from systems.rules.casefile.ledger import Following, Ledger

EVERY = 12
"""Facts that are followed in one slice where nothing has to be looked at."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The fact with which something began to follow, and what followed then."""

    number: int
    ledger: Ledger
    before: Ledger | None


Test = Callable[[Ledger], bool]


def turnings(
    facts: Sequence[Fact], viewer: int, tests: Mapping[str, Test], start: int = 0
) -> Generator[None, None, dict[str, Turning]]:
    """For each of some conclusions the first fact after which it follows; none where it never does.

    Args:
        facts: those of the viewer, from the first one on.
        viewer: the seat.
        tests: by name whether a conclusion follows from a ledger.
        start: none of them follows before this fact.
    """
    following, before = Following(viewer), None
    open_tests = dict(tests)
    found: dict[str, Turning] = {}
    dealt = False
    for number, fact in enumerate(facts):
        following.follow(fact)
        if isinstance(fact, f.CardsDealt):
            dealt = _is_last(facts, number)
        if number % EVERY == 0:
            yield
        if not dealt or number < start or isinstance(fact, IDLE):
            continue
        ledger = yield from following.settling()
        for name in [name for name, holds in open_tests.items() if holds(ledger)]:
            found[name] = Turning(number, ledger, before)
            del open_tests[name]
        if not open_tests:
            break
        before = ledger
    return found


def _is_last(facts: Sequence[Fact], number: int) -> bool:
    """Whether the deal is complete with this fact."""
    return number + 1 >= len(facts) or not isinstance(facts[number + 1], f.CardsDealt)


IDLE = (
    f.Asked,
    f.TurnStarted,
    f.RoundStarted,
    f.OfferSpoken,
    f.OfferCommitted,
    f.OffersLapsed,
    f.ConsolationKept,
    f.DiePassed,
    f.DieRolled,
    f.BoardMarked,
    f.SolveDeclared,
)
"""Facts that tell nothing of where cards are by themselves."""


def round_of(facts: Sequence[Fact], number: int) -> int:
    """The round in which a fact happened, from 1."""
    for fact in reversed(facts[: number + 1]):
        if isinstance(fact, f.RoundStarted):
            return fact.round
    return 1


def source(facts: Sequence[Fact], number: int) -> tuple[Message, ...]:
    """What happened, with its round, in as many sentences as it takes."""
    fact = facts[number]
    when = said("in_round", round=round_of(facts, number))
    if isinstance(fact, f.OffersPublished):
        asked = next(one for one in reversed(facts[:number]) if isinstance(one, f.Asked))
        lines = [
            said("offered", seat=seat, asker=fact.asker, cards=asked.pieces, sum=total)
            for seat, total in fact.offers
            if total
        ]
        return (when, *lines)
    if isinstance(fact, f.CardsDealt):
        return (said("dealt"),)
    if isinstance(fact, f.CardsDiscarded):
        return (when, told(fact, "log"))
    if isinstance(fact, f.RevealShort | f.EvidenceRevealed):
        rolled = [one for one in facts[:number] if isinstance(one, f.DieRolled)]
        return (when, *(told(one) for one in rolled[-1:]), told(fact))
    if isinstance(fact, f.SolveResult):
        named = next(one for one in reversed(facts[:number]) if isinstance(one, f.SolveDeclared))
        return (when, told(named), told(fact))
    return (when, told(fact))


def _off(piece: str) -> Test:
    """Whether a piece is certainly outside the folder."""
    kind = type_of(piece)
    return lambda ledger: piece not in ledger.folder[kind]


def _alone(kind: str, piece: str) -> Test:
    """Whether a piece is the only one of its type that can be in the folder."""
    return lambda ledger: ledger.folder[kind] == (piece,)


def crossing_off(
    facts: Sequence[Fact], viewer: int, pieces: Sequence[str], start: int
) -> Generator[None, None, tuple[int, ...]]:
    """The numbers of the facts with which some pieces were crossed off, from one on."""
    rows = yield from turnings(facts, viewer, {piece: _off(piece) for piece in pieces}, start)
    return tuple(sorted({row.number for row in rows.values()}))


def proving_off(view: View, piece: str) -> Generator[None, None, Proof]:
    """How a piece that is crossed off came to be so."""
    seat = view.viewer
    assert isinstance(seat, int)
    facts = view.facts
    rows = yield from turnings(facts, seat, {piece: _off(piece)})
    if piece not in rows:
        return Proof(said("not_there", card=piece), ())
    found = rows[piece]
    where = found.ledger.where(piece)
    if len(where) == 1 and isinstance(where[0], int):
        ending = said("only_with", card=piece, seat=where[0])
    else:
        ending = said("nowhere", card=piece)
    return Proof(
        said("not_there", card=piece), source(facts, found.number), ending, (found.number,)
    )


def proving_case(
    facts: Sequence[Fact], viewer: int, case: Sequence[str]
) -> Generator[None, None, Proof]:
    """How the solution could be known: by type, when the last other piece was crossed off."""
    lines: list[Message] = []
    numbers: list[int] = []
    tests = {piece: _alone(kind, piece) for kind, piece in zip(TYPES, case, strict=True)}
    rows = yield from turnings(facts, viewer, tests)
    for kind, piece in zip(TYPES, case, strict=True):
        found = rows.get(piece)
        if found is None:
            continue
        numbers.append(found.number)
        left: tuple[str, ...] = ()
        if found.before is not None:
            left = tuple(one for one in found.before.folder[kind] if one != piece)
        others = len(EVIDENCE_OF[kind]) - 1
        lines.append(said("type_last", kind=kind, card=piece, others=left, count=others))
        lines += source(facts, found.number)
    suspect, weapon, motive, location = case
    title = said("solution", suspect=suspect, weapon=weapon, motive=motive, location=location)
    return Proof(title, tuple(lines), said("no_other"), tuple(sorted(set(numbers))))
