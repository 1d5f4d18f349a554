"""The detective sheet of a seat, from what the rules say it can know."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from game.content import registry
from game.core.facts import Fact
from game.core.intents import tag_of
from game.core.messages import Message
from game.core.view import View
from scenes.notes.sheet import ENVELOPE, HAS, Cell, Column, Holder, Section, Sheet
from scenes.tables.tudor_mansion.thinking import GAME, part

OFF = "off"


def build(view: View, mode: str) -> Sheet:
    """The sheet of the view's seat in one of the modes ``off``, ``facts`` and ``full``."""
    notes = part("notes")
    kept = bool(view.house_rules["auto_sheet"])
    used = mode if kept else OFF
    page = notes.sheet(view, used)
    cells: dict[tuple[str, Holder], Cell] = {}
    for (card, holder), mark in page.marks.items():
        kind = ENVELOPE if mark.kind == HAS and holder == "envelope" else mark.kind
        cells[card, holder] = Cell(kind, mark.letters)
    seat = view.viewer
    assert isinstance(seat, int)

    @lru_cache(maxsize=256)
    def because(card: str, holder: Holder) -> Message | None:
        if used == OFF:
            return None
        reason: Message = part("reasons").why(view, card, holder, used).reason
        return reason

    return Sheet(
        seat,
        used,
        tuple(_column(holder) for holder in page.holders),
        _sections(),
        cells,
        because,
        questions(view),
        kept,
    )


def _column(holder: Holder) -> Column:
    if isinstance(holder, int):
        return Column(holder)
    return Column(holder, Message(f"{GAME}.place.{holder}"))


def _sections() -> tuple[Section, ...]:
    manifest = registry.manifest(GAME)
    return tuple(
        Section(
            Message(kind.title), tuple(card.id for card in manifest.cards if card.kind == kind.id)
        )
        for kind in manifest.kinds
    )


def questions(view: View) -> tuple[Message, ...]:
    """Every question with its answer, as this seat knows them, oldest first."""
    lines: list[Message] = []
    asked: Fact | None = None
    round_no = 0
    for fact in view.facts:
        tag = tag_of(fact)
        if tag == "turn_started":
            round_no = fact.round  # type: ignore[attr-defined] # by its tag
        elif tag == "suggested":
            asked = fact
        elif tag in ("refuted", "unrefuted") and asked is not None:
            lines.append(_line(round_no, asked, fact))
            asked = None
    return tuple(lines)


def _line(round_no: int, asked: Fact, answer: Fact) -> Message:
    values: dict[str, object] = {
        "round": round_no,
        "seat": asked.seat,  # type: ignore[attr-defined] # by its tag
        "suspect": asked.suspect,  # type: ignore[attr-defined] # by its tag
        "weapon": asked.weapon,  # type: ignore[attr-defined] # by its tag
        "room": asked.room,  # type: ignore[attr-defined] # by its tag
    }
    if tag_of(answer) == "unrefuted":
        values["answer"] = Message(f"{GAME}.asked.nobody")
    else:
        shown = {"refuter": answer.refuter, "cards": answer.cards}  # type: ignore[attr-defined] # by its tag
        values["answer"] = _said(f"{GAME}.asked.showed", shown)
    return _said(f"{GAME}.asked.line", values)


def _said(key: str, values: dict[str, object]) -> Message:
    """A message whose values may be lists and messages; they are put into words too."""
    return Message(key, cast("dict[str, str | int]", values))
