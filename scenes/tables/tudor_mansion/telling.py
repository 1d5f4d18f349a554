"""What the clips of this table share: the state they change, and arranging the stage after it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.tudor_mansion.layout import Places, layout
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop import telling
from scenes.tabletop.arrange import named
from systems.table.choreographer import Layout

LIGHT_MS = 250
PIECE_MS = 350
HOME_MS = 250

LIGHTS = named("light.", "bright.", "name.")
SEATS = named("plate.", "glow.", "lamp.", "halo.")


class Telling(telling.Telling):
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        state: what is shown at the moment; facts change it as their clips are made.
        viewer: whose knowledge is on the screen.
        waits_for: whether a fact sends a human behind a curtain.
    """

    state: TableState

    def __init__(
        self,
        places: Places,
        state: TableState,
        viewer: object,
        waits_for: Callable[[Fact], bool],
    ) -> None:
        super().__init__(places.desk, state)
        self.places = places
        self.viewer = viewer
        self.waits_for = waits_for

    def layout(self) -> Layout:
        return layout(self.places, self.state)

    def _change(self, fact: Fact) -> None:
        self.state.apply(fact, self.viewer)
