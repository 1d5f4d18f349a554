"""What a seat has made of its notes, kept as long as the session at its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from game.match.session import Session
from scenes.notes.sheet import MODES, Pencil


@dataclass
class SeatNotes:
    """What a seat has made of its notes: own marks, and how much the house writes."""

    pencil: Pencil = field(default_factory=Pencil)
    mode: str = MODES[-1]


_kept: WeakKeyDictionary[Session, dict[int, SeatNotes]] = WeakKeyDictionary()


def notes_of(session: Session, seat: int) -> SeatNotes:
    """The own marks of a seat; they live as long as the session."""
    return _kept.setdefault(session, {}).setdefault(seat, SeatNotes())
