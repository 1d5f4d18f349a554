"""What computer players of this game conclude, for the attract mode.

Each thought rests on one seat's own view and on what is certain. What the folder holds is never
named: a seat that knows the weapon is said to know it, no more.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, cast

from game.content import registry
from game.core.intents import tag_of
from game.core.messages import Message
from game.core.view import View
from game.match.match import Match
from scenes.attract.thoughts import Candidate, Mark, Thought, ThoughtCard, most_telling

GAME = "casefile"
KINDS = ("suspect", "weapon", "motive", "location")
REASONERS = ("steady", "sharp")
"""Levels that conclude everything that follows; the others do not, and are not spoken of."""
SOLVED, KNOWS, DEDUCED, NARROWED = 100, 80, 60, 40
"""How telling each sort of thought is."""
MOST_CARDS = 4


class Thinker:
    """Finds what is worth telling."""

    def thinking(
        self, match: Match, levels: Sequence[str], told: frozenset[str], last: int | None
    ) -> Generator[None, None, Thought | None]:
        """The most telling thought of those who conclude; see ``scenes.attract.thoughts``."""
        rules = registry.manifest(GAME).modules.rules
        ledger_in_slices = importlib.import_module(f"{rules}.ledger").ledger_in_slices
        found: list[Candidate] = []
        for seat, level in enumerate(levels):
            if level not in REASONERS:
                continue
            view = match.view(seat)
            if view.outcome is not None or _looked(view, seat):
                continue
            ledger = yield from ledger_in_slices(view)
            found += _candidates(view, seat, ledger)
        return most_telling(found, told, last)


def _looked(view: View, seat: int) -> bool:
    """Whether a seat is out: it may have looked into the folder."""
    return bool(view.values[f"status.{seat}"] != "active")


def _candidates(view: View, seat: int, ledger: Any) -> list[Candidate]:
    found: list[Candidate] = []

    def add(weight: int, key: str, words: Callable[[], Thought]) -> None:
        found.append(Candidate(weight, seat, f"{seat}.{key}", words))

    if ledger.solution() is not None:
        add(SOLVED, "solved", partial(_solved, seat, ledger))
    for kind in KINDS:
        left = ledger.folder[kind]
        if len(left) == 1:
            add(KNOWS, f"knows.{kind}", partial(_knows, seat, ledger, kind))
        elif len(left) <= MOST_CARDS:
            weight = NARROWED + MOST_CARDS - len(left)
            add(weight, f"left.{kind}.{len(left)}", partial(_narrowed, seat, ledger, kind))
    tracker = view.values[f"tracker.{seat}"]
    for piece in ledger.crossed_off():
        where = ledger.where(piece)
        if not tracker or piece in tracker or len(where) != 1 or not isinstance(where[0], int):
            continue
        if _asked_with(view, piece):
            add(DEDUCED, f"has.{piece}", partial(_sure, view, seat, ledger, piece))
    return found


# -- in words ----------------------------------------------------------------------------------


def _say(key: str, **values: Any) -> Message:
    """A text of this game; values may be lists, which are put into words too."""
    return Message(f"{GAME}.thought.{key}", cast("dict[str, str | int]", values))


def _closed(ledger: Any, lit: str = "") -> tuple[ThoughtCard, ...]:
    """The four cards of the folder, face down, with how much of each is known."""
    cards = []
    for kind in KINDS:
        left = len(ledger.folder[kind])
        note = _say("known") if left == 1 else _say("to_go", count=left)
        known = kind == lit or (not lit and left == 1)
        cards.append(ThoughtCard("", Message(f"{GAME}.kind.{kind}"), note, lit=known))
    return tuple(cards)


def _solved(seat: int, ledger: Any) -> Thought:
    lines = (_say("solved", seat=seat), _say("solved_next"))
    return Thought(seat, lines, _closed(ledger), f"{seat}.solved")


def _knows(seat: int, ledger: Any, kind: str) -> Thought:
    lines = (_say("knows", seat=seat, kind=kind), _say("only_one", kind=kind))
    return Thought(seat, lines, _closed(ledger, kind), f"{seat}.knows.{kind}")


def _narrowed(seat: int, ledger: Any, kind: str) -> Thought:
    left = ledger.folder[kind]
    lines = (
        _say("left", seat=seat, count=len(left), kind=kind),
        _say("left_open", cards=left),
    )
    cards = tuple(ThoughtCard(card) for card in left)
    return Thought(seat, lines, cards, f"{seat}.left.{kind}.{len(left)}")


def _sure(view: View, seat: int, ledger: Any, piece: str) -> Thought:
    holder = ledger.where(piece)[0]
    lines = (_say("holds", seat=holder, card=piece), _say("holds_so", seat=seat, card=piece))
    cards = tuple(
        _marked(view, ledger, one, lit=one == piece)
        for one in _asked_with(view, piece)[:MOST_CARDS]
    )
    return Thought(seat, lines, cards, f"{seat}.has.{piece}")


def _asked_with(view: View, piece: str) -> tuple[str, ...]:
    """The pieces of the last ask that named a piece, that one first; nothing where none did."""
    for fact in reversed(cast("Any", view.facts)):
        if tag_of(fact) == "asked" and piece in fact.pieces:
            return (piece, *(one for one in fact.pieces if one != piece))
    return ()


def _marked(view: View, ledger: Any, card: str, *, lit: bool) -> ThoughtCard:
    """A piece with what is known of it; one that must be in the folder lies face down."""
    for kind in KINDS:
        if ledger.folder[kind] == (card,):
            return ThoughtCard("", Message(f"{GAME}.kind.{kind}"), _say("known"))
    marks = []
    for seat in range(len(view.seats)):
        row = ledger.places[seat]
        if card in row.certain:
            marks.append(Mark.HAS)
        else:
            marks.append(Mark.OPEN if card in row.possible else Mark.HAS_NOT)
    return ThoughtCard(card, marks=tuple(marks), lit=lit)


THINKER = Thinker()
