"""What the clips of the table share: the state they change, and how paintings and tokens move."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from game.core.view import View
from scenes.tables.detective_club.layout import layout
from scenes.tables.detective_club.places import Places
from scenes.tables.detective_club.state import TableState, take
from scenes.tabletop.arrange import Which, everything
from scenes.tabletop.telling import Telling as SharedTelling
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.moves import FLYING_Z

READ_MS = 650.0
"""How long something lies there so that everybody sees it; a press ends it."""

WORD_MS, LEAST_MS, MOST_MS = 260.0, 1600.0, 7400.0
"""How long a written explanation stays: for each word of it, and within these bounds."""


class Telling(SharedTelling):
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        state: what is shown at the moment; facts change it as their clips are made.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    state: TableState

    def __init__(self, places: Places, state: TableState, view_now: Callable[[], View]) -> None:
        super().__init__(places.desk, state)
        self.places = places
        self.view_now = view_now

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return layout(self.places, self.state)

    def _change(self, fact: Fact) -> None:
        take(self.state, fact)

    def _arrange(
        self, director: Director, after: Layout, ms: float = 0, which: Which = everything
    ) -> Clip:
        arrange = super()._arrange(director, after, ms, which)
        return director.series(self._painted(director, after, which), arrange)

    def _reading(self, text: str) -> float:
        """How long a sentence is left to be read, however hurried everything else is."""
        hurry = max(1.0, self.desk.director.motions.tempo.hurry)
        return min(MOST_MS, hurry * max(LEAST_MS, WORD_MS * len(text.split())))


__all__ = ["FLYING_Z", "READ_MS", "Telling"]
