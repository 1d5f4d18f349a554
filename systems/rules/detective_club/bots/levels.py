"""The levels: named sets of parameters, nothing more."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player plays.

    Attributes:
        name: as the lobby calls it.
        noise: by how many points of 100 it may be wrong about how well a picture fits.
        reads: how strongly it believes, card by card, what it guesses from the table while it
            does not know the word.
        reads_all: whether it guesses from everybody's cards; otherwise from the Active Player's.
        blends: as Active Player it counts with what a guesser could make of its cards; otherwise
            it takes what fits best.
        hides: how much it cares that a picture tells little to a guesser.
        weighs_order: votes by what each card tells of somebody who had seen those before it;
            otherwise by how well the pictures fit.
        heeds: how much it makes of the votes of others.
    """

    name: str
    noise: float = 0.0
    reads: float = 3.0
    reads_all: bool = True
    blends: bool = True
    hides: float = 0.0
    weighs_order: bool = False
    heeds: float = 0.0

    def exact(self) -> Level:
        """The same without any error: for hints and reviews."""
        return replace(self, noise=0.0)


CASUAL = Level("casual", noise=30.0, reads=1.5, reads_all=False, blends=False)
STEADY = Level("steady", noise=20.0, reads=2.0)
SHARP = Level("sharp", noise=14.0, reads=3.0, hides=0.3, weighs_order=True, heeds=0.05)

LEVELS = {level.name: level for level in (CASUAL, STEADY, SHARP)}
"""By name, from weak to strong."""
