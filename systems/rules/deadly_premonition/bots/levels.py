"""The levels: named sets of parameters, nothing more."""

from __future__ import annotations

from dataclasses import dataclass, replace

from systems.rules.deadly_premonition.bots.search import Effort
from systems.rules.deadly_premonition.bots.tuned import TUNED
from systems.rules.deadly_premonition.bots.weights import USUAL, Opinions


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player plays."""

    name: str
    opinions: Opinions
    noise: float = 0.0
    """By how many steps it may be wrong about what a move is worth."""
    remembers: bool = True
    """Whether it keeps in mind what it has seen of other hands and of the weather."""
    suspects: bool = True
    """Whether it makes something of what the others do; otherwise all are alike to it."""
    effort: Effort | None = None
    """How hard it searches; None: not at all."""
    duelling: Effort | None = None
    """The same in a duel, where less is hidden."""


_HASTY = replace(USUAL, backing=0.2, expose=0.2)

CASUAL = Level(
    "casual", Opinions(_HASTY, _HASTY, _HASTY), noise=4.0, remembers=False, suspects=False
)
STEADY = Level("steady", Opinions(), noise=1.5, suspects=False)
SHARP = Level(
    "sharp",
    TUNED,
    effort=Effort(deals=(6, 12)),
    duelling=Effort(deals=(8, 16)),
)

LEVELS = {level.name: level for level in (CASUAL, STEADY, SHARP)}
