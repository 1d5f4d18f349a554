"""What the clips of the table share: the state they change, and how paintings and tokens move."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from game.core.view import View
from scenes.tables.detective_club.layout import layout
from scenes.tables.detective_club.places import Places
from scenes.tables.detective_club.state import TableState, take
from scenes.tabletop.arrange import Arrange, Which, everything
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.moves import FLYING_Z, Moves

READ_MS = 650.0
"""How long something lies there so that everybody sees it; a press ends it."""

WORD_MS, LEAST_MS, MOST_MS = 260.0, 1600.0, 7400.0
"""How long a written explanation stays: for each word of it, and within these bounds."""


class Telling:
    """Tells facts of one match on its table.

    Args:
        places: the geometry.
        state: what is shown at the moment; facts change it as their clips are made.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    def __init__(self, places: Places, state: TableState, view_now: Callable[[], View]) -> None:
        self.places = places
        self.desk = places.desk
        self.state = state
        self.view_now = view_now
        self.moves = Moves(places.desk.director)
        self._ways = 0

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return layout(self.places, self.state)

    def _take(self, fact: Fact) -> Layout:
        """Take the fact up; the layout after it."""
        take(self.state, fact)
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

    def _settle(
        self, fact: Fact, director: Director, ms: float = 200, wait: float = 0, cue: str = ""
    ) -> Clip:
        """Say it, and bring everything to its place."""
        after = self._take(fact)
        clips = [self._say(fact, director), self._arrange(director, after, ms)]
        if cue:
            clips.insert(1, director.cue(cue))
        if wait:
            clips.append(director.wait(wait))
        return director.series(*clips)

    def _name(self) -> str:
        self._ways += 1
        return f"way.{self._ways}"

    def _reading(self, text: str) -> float:
        """How long a sentence is left to be read, however hurried everything else is."""
        hurry = max(1.0, self.desk.director.motions.tempo.hurry)
        return min(MOST_MS, hurry * max(LEAST_MS, WORD_MS * len(text.split())))


__all__ = ["FLYING_Z", "READ_MS", "Telling"]
