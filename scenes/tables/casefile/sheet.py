"""The case tracker of a seat: who holds which piece, as the ledger knows it, with the reason.

In the mode ``facts`` only what was seen is written; in ``full`` all that follows for certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.messages import Message, message
from game.core.view import View
from scenes.notes.sheet import ENVELOPE, HAS, HAS_NOT, Cell, Column, Holder, Section, Sheet
from scenes.tables.casefile.looks import GAME
from systems.rules.casefile import facts as happened
from systems.rules.casefile.cards import EVIDENCE_OF, TYPES
from systems.rules.casefile.incident import FOLDER
from systems.rules.casefile.ledger import Ledger, ledger_of

OFF, FACTS = "off", "facts"


def build(view: View, mode: str) -> Sheet:
    """The sheet of the view's seat in one of the modes ``off``, ``facts`` and ``full``."""
    seat = view.viewer
    assert isinstance(seat, int)
    kept = bool(view.house_rules["auto_tracker"])
    used = mode if kept else OFF
    seen: Mapping[str, str] = view.values[f"tracker.{seat}"] if kept else {}
    ledger = ledger_of(view) if used == "full" else None
    columns = (*(Column(other) for other in range(len(view.seats))), _folder())
    cells: dict[tuple[str, Holder], Cell] = {}
    for kind in TYPES:
        for card in EVIDENCE_OF[kind]:
            if used != OFF:
                _fill(cells, view, card, seen, ledger)

    @lru_cache(maxsize=256)
    def because(card: str, holder: Holder) -> Message | None:
        if used == OFF:
            return None
        return reason(view, ledger, seen, card, holder)

    sections = tuple(Section(Message(f"{GAME}.kind.{kind}"), EVIDENCE_OF[kind]) for kind in TYPES)
    return Sheet(seat, used, columns, sections, cells, because, questions(view), kept)


def _folder() -> Column:
    return Column(FOLDER, Message(f"{GAME}.place.folder"))


def _fill(
    cells: dict[tuple[str, Holder], Cell],
    view: View,
    card: str,
    seen: Mapping[str, str],
    ledger: Ledger | None,
) -> None:
    own = view.zones[f"hand.{view.viewer}"].cards
    for seat in range(len(view.seats)):
        if seat == view.viewer:
            cells[card, seat] = Cell(HAS if card in own else HAS_NOT)
        elif ledger is not None:
            row = ledger.places[seat]
            if card in row.certain:
                cells[card, seat] = Cell(HAS)
            elif card not in row.possible:
                cells[card, seat] = Cell(HAS_NOT)
    if ledger is not None:
        left = ledger.folder[_kind(card)]
        if card not in left:
            cells[card, FOLDER] = Cell(HAS_NOT)
        elif len(left) == 1:
            cells[card, FOLDER] = Cell(ENVELOPE)
    elif card in seen:
        cells[card, FOLDER] = Cell(ENVELOPE if seen[card] == FOLDER else HAS_NOT)


def _kind(card: str) -> str:
    return next(kind for kind in TYPES if card in EVIDENCE_OF[kind])


def reason(
    view: View, ledger: Ledger | None, seen: Mapping[str, str], card: str, holder: Holder
) -> Message | None:
    """Why a cell is filled, in one sentence; None where nothing is known."""
    told = f"{GAME}.because"
    if holder == view.viewer:
        own = card in view.zones[f"hand.{view.viewer}"].cards
        return message(f"{told}.{'own' if own else 'not_own'}", card=card)
    if holder == FOLDER:
        if card in seen:
            return message(f"{told}.seen.{seen[card]}", card=card)
        if ledger is None:
            return None
        left = ledger.folder[_kind(card)]
        if card not in left:
            return message(f"{told}.sum", card=card)
        return message(f"{told}.last", card=card) if len(left) == 1 else None
    if ledger is None or not isinstance(holder, int):
        return None
    row = ledger.places[holder]
    if card in row.certain:
        word = "holds_seen" if card in seen else "holds_sum"
        return message(f"{told}.{word}", seat=holder, card=card)
    return message(f"{told}.lacks", seat=holder, card=card) if card not in row.possible else None


def questions(view: View) -> tuple[Message, ...]:
    """Every ask with what was offered, oldest first."""
    lines: list[Message] = []
    asked: happened.Asked | None = None
    round_no = 0
    for fact in view.facts:
        if isinstance(fact, happened.RoundStarted):
            round_no = fact.round
        elif isinstance(fact, happened.Asked):
            asked = fact
        elif isinstance(fact, happened.OffersPublished) and asked is not None:
            lines.append(_line(round_no, asked, fact))
            asked = None
    return tuple(lines)


def _line(round_no: int, asked: happened.Asked, offers: happened.OffersPublished) -> Message:
    sums = [(seat, total) for seat, total in offers.offers if total]
    answer = message(f"{GAME}.asked.nobody")
    if sums:
        first, *rest = (
            message(f"{GAME}.asked.offer", seat=seat, count=total) for seat, total in sums
        )
        answer = first
        for one in rest:
            answer = message(f"{GAME}.asked.and", one=answer, other=one)
    return message(
        f"{GAME}.asked.line",
        round=round_no,
        seat=asked.seat,
        pieces=asked.pieces,
        answer=answer,
    )
