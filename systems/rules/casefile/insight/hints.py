"""Hints: what follows and is not on the tracker yet, or else what to do now, with the reasons.

A hint rests on the seat's own view alone, and the same view and marks give the same hint.
"""

from __future__ import annotations

from collections.abc import Generator

from game.bots import Budget
from game.core.decisions import Decision
from game.core.insight import Hint, Marks, Proof
from game.core.messages import Message
from game.core.rng import stream_for
from game.core.view import View
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.levels import LEVELS
from systems.rules.casefile.bots.memory import Memory
from systems.rules.casefile.bots.mind import Mind, minding
from systems.rules.casefile.bots.packets import expected
from systems.rules.casefile.bots.player import WINDOWS, answer
from systems.rules.casefile.bots.solving import percent
from systems.rules.casefile.cards import TYPES
from systems.rules.casefile.incident import FOLDER
from systems.rules.casefile.insight.choices import choices
from systems.rules.casefile.insight.proving import proving_case, proving_off
from systems.rules.casefile.insight.words import as_button, said
from systems.rules.casefile.ledger import Ledger, ledger_in_slices

CONCLUSION, QUESTION, GUESS, NOTHING = "conclusion", "question", "guess", "nothing"
ADVISER = "sharp"

Slices = Generator[None, None, Hint]


def hinting(view: View, marks: Marks) -> Slices:
    """The hint for the seat of a view, in slices of some milliseconds."""
    yield
    seat = view.viewer
    nothing = Hint(NOTHING, Proof(said("nothing"), ()))
    if not isinstance(seat, int) or view.outcome is not None:
        return nothing
    if view.values[f"status.{seat}"] != "active":
        return nothing
    ledger = yield from ledger_in_slices(view)
    case = ledger.solution()
    if case is not None:
        proof = yield from proving_case(view.facts, seat, case)
        return Hint(CONCLUSION, proof, tuple(((piece, FOLDER), True) for piece in case))
    concluded = _concluded(view, seat, ledger, marks)
    if concluded:
        proof = yield from proving_off(view, concluded)
        return Hint(CONCLUSION, proof, (((concluded, FOLDER), False),))
    return (yield from _advising(view, seat, nothing))


def _concluded(view: View, seat: int, ledger: Ledger, marks: Marks) -> str:
    """A piece that is crossed off by reasoning alone, and not on the sheet; empty for none.

    One of the type of which fewest are left comes first.
    """
    seen = Memory(view, seat).seen_by[seat]
    for kind in sorted(TYPES, key=lambda one: len(ledger.folder[one])):
        for piece in ledger.crossed_off():
            done = piece in seen or marks.get((piece, FOLDER)) is False
            if piece[0] == ledger.folder[kind][0][0] and not done:
                return piece
    return ""


def _advising(view: View, seat: int, nothing: Hint) -> Slices:
    asked = next((one.kind for one in view.asked if one.seat == seat), "")
    stream = stream_for(len(view.facts), "hint")
    mind = yield from minding(view, seat, LEVELS[ADVISER], stream, Budget())
    options = choices(mind, asked)
    count = said("cases", count=len(mind.outlook.cases()))
    if asked in WINDOWS:
        return Hint(NOTHING, Proof(said("window"), ()))
    if options is None:
        return Hint(QUESTION, Proof(count, _likeliest(mind))) if not asked else nothing
    yield
    choice = answer(mind, Decision(seat, asked, f"casefile.{asked}", options))
    lines: tuple[Message, ...] = (count,)
    kind = QUESTION
    match choice.intent:
        case do.Ask(pieces=pieces):
            lines += tuple(_about(mind, piece) for piece in pieces)
        case do.Trade(offerer=offerer):
            total = int(view.values[f"offer.{offerer}"]["sum"])
            news = expected(mind, offerer, total).news
            lines += (said("packet_news", seat=offerer, percent=percent(min(0.99, news))),)
        case do.Solve():
            kind = GUESS
            lines += (said("guess", percent=percent(mind.outlook.cases()[0][0])),)
        case do.Investigate():
            lines += _likeliest(mind)
        case _:
            lines += (said("deck_news", percent=percent(mind.news)),)
    return Hint(kind, Proof(as_button(choice.intent), lines, said("why", why=choice.why)))


def _about(mind: Mind, piece: str) -> Message:
    """Why a piece is worth naming."""
    outlook = mind.outlook
    if piece not in outlook.open:
        return said("ask_hides", card=piece)
    chance = sum(outlook.at(rival, piece) for rival in mind.rivals)
    return said("in_hands", card=piece, percent=percent(chance))


def _likeliest(mind: Mind) -> tuple[Message, ...]:
    """By type how many are left."""
    return tuple(said("left", kind=kind, count=len(mind.outlook.folder[kind])) for kind in TYPES)
