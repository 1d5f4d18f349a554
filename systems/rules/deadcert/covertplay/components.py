"""The state of a COVERTplay episode, beside the zones of cards and the Checklists."""

from __future__ import annotations

from dataclasses import dataclass, field

GATHER, ANALYSE, FILE, ACT = 1, 2, 3, 4
"""The stages of a round (DC-COV-005)."""


@dataclass(slots=True)
class CovertRound:
    """Which round and stage it is, and how far the seat in turn has come with its gathering."""

    number: int = 0
    """Rounds begun so far."""
    stage: int = GATHER
    step: str = "gather"
    """``gather``, ``target``, ``pick``, ``fetch``, ``file``, ``action`` or ``over``."""
    first: int = 0
    """The seat that begins the round (DC-COV-006)."""
    seat: int = 0
    """The seat in turn in Stage 1."""
    done: int = 0
    """Seats that have gathered in this round."""
    snoop: str = ""
    """The Snoop card that is being played."""
    target: int = -1
    """On whom; -1: on nobody."""
    to_take: int = 0
    """Cards still to be taken from the target."""
    to_fetch: int = 0
    declaring: bool = False
    """Whether the cards come from Filed stacks alone (DC-COV-027)."""
    snooped: list[int] = field(default_factory=list)
    """Seats that were the target of a Snoop in this round (DC-COV-018)."""
    empty_round: int = 0
    """The round in which Fresh became empty (DC-COV-060); 0: not yet."""


@dataclass(slots=True)
class CovertSeals:
    """Choices that are sealed until every seat has made its own (DC-COV-050)."""

    filing: dict[int, list[str]] = field(default_factory=dict)
    """Seat -> the cards that it files, in order."""
    locks: dict[int, list[str]] = field(default_factory=dict)
    """Seat -> the pair that it will have in Lock Down; empty: none."""
    calls: dict[int, list[str]] = field(default_factory=dict)
    """Seat -> the cards with which it calls a Press Conference."""
