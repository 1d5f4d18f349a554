"""The flame of the lamp that says whose turn it is: it breathes as long as nothing forbids it."""

from __future__ import annotations

from scenes.tabletop import icons
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tween import Motions

NAME = "ui.flame"
Z = 97.0
RADIUS = 40.0
MIDDLE, REACH, PERIOD = 0.45, 0.2, 3.0


class Flame:
    """One light that stands on the lamp of a seat.

    Args:
        stage: where.
        motions: let it breathe.
    """

    def __init__(self, stage: Stage, motions: Motions) -> None:
        self.stage = stage
        self.motions = motions
        self._at: tuple[float, float] | None = None

    def burn_at(self, place: tuple[float, float] | None) -> None:
        """Burn there, or nowhere; call it once a frame."""
        tempo = self.motions.tempo
        if tempo.reduced or not tempo.ambient:
            place = None
        if place == self._at:
            return
        self._at = place
        if NAME not in self.stage:
            if place is None:
                return
            picture = icons.lamp_halo(RADIUS)
            self.stage.add(Sprite(picture, *place, Z, alpha=MIDDLE), name=NAME)
            self.motions.breathe(NAME, "alpha", MIDDLE, REACH, PERIOD)
            return
        if place is None:
            self.stage.change(NAME, visible=False)
        else:
            self.stage.change(NAME, x=place[0], y=place[1], visible=True)
