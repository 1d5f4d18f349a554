"""What can happen in SOLOplay alone (rules file, section 6). Nothing of it is secret."""

from __future__ import annotations

from game.core.facts import Fact


class KillerExposed(Fact, frozen=True):
    """The third card of one suspect was seen (DC-SOLO-011)."""

    suspect: str
    cards: tuple[str, ...]


class Reclaimed(Fact, frozen=True):
    """A Snoop card brought cards back: all that it takes, or one where each is chosen."""

    kind: str
    cards: tuple[str, ...]
    stacks: tuple[str, ...]
    """The type of the stack from which each came."""


class SnoopSpent(Fact, frozen=True):
    """A played Snoop card left the episode (DC-SOLO-019)."""

    kind: str


FACTS: tuple[type[Fact], ...] = (KillerExposed, Reclaimed, SnoopSpent)
