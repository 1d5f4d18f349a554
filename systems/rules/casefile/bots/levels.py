"""The levels: named sets of parameters, nothing more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player plays.

    Attributes:
        name: as the lobby calls it.
        complete: draws every certain conclusion; otherwise it notes only faces it has seen.
        forgets_one_in: one in so many sights is never noted down; 0: none is lost.
        bluffs_in_100: how often a piece that it names is one it has crossed off already.
        gives_in_100: how often it offers a piece that the asker may not have seen, of the times
            when it could; a level with ``economy`` weighs that instead.
        lies_in_100: the same for an offer of false evidence alone.
        guards: what it costs that a rival learns one piece, against learning one oneself, where
            there is one rival; the more there are, the less each of them is feared. At a third
            and above nobody gives anything away any more, and a match takes twice as long.
        economy: weighs what a card that goes or comes brings at the reset, and what an offer
            denies the asker (CF-095, CF-148).
        reads: weighs by odds what asks and silence tell of the folder, and trusts a seat by what
            its offers have brought so far.
        races: solves before it is certain, when waiting is likelier to lose.
    """

    name: str
    complete: bool = True
    forgets_one_in: int = 0
    bluffs_in_100: int = 0
    gives_in_100: int = 0
    lies_in_100: int = 0
    guards: float = 0.2
    economy: bool = False
    reads: bool = False
    races: bool = False


CASUAL = Level(
    "casual", complete=False, forgets_one_in=12, bluffs_in_100=8, gives_in_100=85, lies_in_100=25
)
STEADY = Level("steady", bluffs_in_100=10, economy=True)
SHARP = Level("sharp", bluffs_in_100=15, economy=True, reads=True, races=True)

LEVELS = {level.name: level for level in (CASUAL, STEADY, SHARP)}
"""By name, from weak to strong."""
