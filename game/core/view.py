"""What one viewer may see. The only thing that a screen, a log, a bot or a picture gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.facts import Fact
from game.core.messages import OMNISCIENT, Viewer


class ZoneView(msgspec.Struct, frozen=True):
    """A zone as one viewer may know it."""

    name: str
    owner: int | None
    cards: tuple[str, ...]
    """Faces, the top one first; ``"?"`` where the face is hidden."""
    handles: tuple[int, ...]
    """By which the cards are followed; as long as ``cards`` where the number is known."""
    count: int | str
    """How many cards there are, or ``"?"``."""
    ordered: bool = False


class Asked(msgspec.Struct, frozen=True):
    """That a seat has a decision open; its options may speak of secrets and are not here."""

    seat: int
    kind: str


def asked_as(
    asked: Mapping[int, str], called: Mapping[str, str], viewer: Viewer
) -> tuple[Asked, ...]:
    """The open decisions in the order of the seats, those of others as they may be called."""
    return tuple(
        Asked(seat, kind if viewer in (seat, OMNISCIENT) else called.get(kind, kind))
        for seat, kind in sorted(asked.items())
    )


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    ending: str
    """The rules file's word for it, ``won`` where it has none."""
    scores: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True):
    """Everything that one viewer may see of a match at one moment."""

    viewer: Viewer
    game: str
    format: str
    seats: tuple[str, ...]
    """The names of the seats."""
    house_rules: dict[str, Any]
    zones: dict[str, ZoneView]
    values: dict[str, Any]
    """What is not cards, by the rules file's names: ``turn``, ``status.1``."""
    asked: tuple[Asked, ...]
    facts: tuple[Fact, ...]
    """What happened, projected for the viewer; the place in it is the viewer's own number."""
    outcome: Outcome | None
