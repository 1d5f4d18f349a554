"""What a seat's private page shows, as data: its file of cards, its Checklist, what it is asked.

A function of that seat's own view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.messages import HIDDEN, Message, message
from game.core.view import View
from scenes.tables.deadcert.looks import GAME
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay import facts as happened
from systems.rules.deadcert.covertplay.bureau import filed_of, hand_of, locked_of

FILE, ACT, GATHER, READ = "file", "act", "gather", "read"
"""What the page is for."""


@dataclass(frozen=True)
class CaseFile:
    """One seat's file.

    Attributes:
        seat: whose it is.
        task: one of ``file``, ``act``, ``gather`` and ``read``.
        hand: by type and number.
        locked: the pair in Lock Down.
        new: what was taken up in this round.
        to_file: how many cards go under now.
        filed: type -> the own Filed stack, the top card first.
        listed: the Checklist as the view has it.
        fresh_numbers: cards that were entered on it in this round.
        note: what stands in the caption.
        explains: what plates lead to, by their keys.
        round_no: of the round.
        declares: a card can be declared now.
        details: the Details of the case.
    """

    seat: int
    task: str
    hand: tuple[str, ...]
    locked: tuple[str, ...]
    new: frozenset[str]
    to_file: int
    filed: Mapping[str, tuple[str, ...]]
    listed: Mapping[str, Any]
    fresh_numbers: tuple[str, ...]
    note: Message
    explains: Mapping[str, Message] = field(default_factory=dict)
    round_no: int = 0
    declares: bool = False
    details: tuple[str, ...] = ()


def case_file(view: View, task: str) -> CaseFile:
    """The file of the view's seat."""
    seat = view.viewer
    assert isinstance(seat, int)
    filing = tuple(view.values[f"filing.{seat}"])
    hand = tuple(card for card in view.zones[hand_of(seat)].cards if card not in filing)
    taken, robbed, entered = _round(view, seat)
    new = frozenset(taken) & set(hand) if task in (FILE, ACT, READ) else frozenset()
    return CaseFile(
        seat=seat,
        task=task,
        hand=hand,
        locked=tuple(view.zones[locked_of(seat)].cards),
        new=new,
        to_file=int(view.values[f"to_file.{seat}"]) - len(filing),
        filed={kind: view.zones[filed_of(seat, kind)].cards for kind in TYPES},
        listed=view.values[f"checklist.{seat}"],
        fresh_numbers=tuple(entered) if task == FILE else (),
        note=_note(view, task, len(entered), robbed),
        round_no=int(view.values["round_no"]),
        declares=not view.values["fresh_count"] and view.values["filed_count"] >= 5,
        details=tuple(view.zones["details"].cards),
    )


def _round(view: View, seat: int) -> tuple[list[str], list[str], list[str]]:
    """What happened to this seat in this round: taken up, lost to a Snoop, entered."""
    taken: list[str] = []
    robbed: list[str] = []
    entered: list[str] = []
    for fact in view.facts:
        if isinstance(fact, happened.RoundStarted):
            taken, robbed, entered = [], [], []
        elif isinstance(fact, happened.EvidenceTakenUp) and fact.seat == seat:
            taken = [card for card in fact.cards if card != HIDDEN]
        elif isinstance(fact, happened.CardSnooped) and fact.target == seat:
            robbed.append(fact.card)
        elif isinstance(fact, happened.PairSnooped) and fact.target == seat:
            robbed += fact.cards
        elif isinstance(fact, ChecklistUpdated) and fact.seat == seat:
            entered += fact.cards
    return taken, robbed, entered


def _note(view: View, task: str, entered: int, robbed: list[str]) -> Message:
    if task == GATHER:
        return message(f"{GAME}.visit.gather")
    if task == READ:
        return message(f"{GAME}.visit.read")
    if robbed and task == FILE:
        return message(f"{GAME}.visit.robbed", cards=tuple(robbed))
    if task == ACT:
        locked = bool(view.zones[locked_of(int(view.viewer))].cards)
        return message(f"{GAME}.visit.act_locked" if locked else f"{GAME}.visit.act")
    return message(f"{GAME}.visit.entered", count=entered)
