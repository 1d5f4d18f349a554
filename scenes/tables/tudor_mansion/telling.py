"""What the clips of this table share: the state they change, and arranging the stage after it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.tudor_mansion.layout import Places, layout
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop.arrange import Arrange, Which, everything, named
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director

LIGHT_MS = 250
PIECE_MS = 350
HOME_MS = 250

LIGHTS = named("light.", "bright.", "name.")
SEATS = named("plate.", "glow.", "lamp.", "halo.")


class Telling:
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        state: what is shown at the moment; facts change it as their clips are made.
        viewer: whose knowledge is on the screen.
        waits_for: whether a fact sends a human behind a curtain.
    """

    def __init__(
        self,
        places: Places,
        state: TableState,
        viewer: object,
        waits_for: Callable[[Fact], bool],
    ) -> None:
        self.places = places
        self.desk = places.desk
        self.state = state
        self.viewer = viewer
        self.waits_for = waits_for

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return layout(self.places, self.state)

    def _take(self, fact: Fact) -> Layout:
        """Take the fact up; the layout after it."""
        self.state.apply(fact, self.viewer)
        return self.layout()

    def _say(self, fact: Fact, director: Director) -> Clip:
        words = self.desk.texts.fact_runs(fact)
        if not any(run.text.strip() for run in words):
            return Clip()
        return director.caption(self.desk.coloured(words))

    def _arrange(
        self, director: Director, after: Layout, ms: float = 0, which: Which = everything
    ) -> Clip:
        return Arrange(director, lambda: after, ms, which)
