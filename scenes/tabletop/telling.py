"""What the clips of every table share: a state that facts change, and the stage that follows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.facts import Fact
from scenes.tabletop.arrange import Arrange, Which, everything
from scenes.tabletop.desk import Desk
from scenes.tabletop.preparing import Prepare
from systems.io.pictures import Picture
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.moves import Moves


class Telling:
    """Tells facts of one match on its table; a game fills in ``layout`` and ``_change``.

    Args:
        desk: of the table.
        state: what is shown at the moment; facts change it as their clips are made.
    """

    def __init__(self, desk: Desk, state: Any) -> None:
        self.desk = desk
        self.state = state
        self.moves = Moves(desk.director)
        self._ways = 0

    def layout(self) -> Layout:
        """Where everything belongs now."""
        raise NotImplementedError

    def _change(self, fact: Fact) -> None:
        """The state after a fact."""
        raise NotImplementedError

    def _take(self, fact: Fact) -> Layout:
        """Take the fact up; the layout after it."""
        self._change(fact)
        return self.layout()

    def _name(self) -> str:
        """A new name for a card on its way."""
        self._ways += 1
        return f"way.{self._ways}"

    # -- clips -------------------------------------------------------------------------------

    def _say(self, fact: Fact, director: Director) -> Clip:
        words = self.desk.texts.fact_runs(fact)
        if not any(run.text.strip() for run in words):
            return Clip()
        return director.caption(self.desk.coloured(words))

    def _arrange(
        self, director: Director, after: Layout, ms: float = 0, which: Which = everything
    ) -> Clip:
        return Arrange(director, lambda: after, ms, which)

    def _painted(self, director: Director, after: Layout, which: Which = everything) -> Clip:
        """All of it is painted before any of it moves: that takes longer than one frame may."""

        def needed() -> Iterator[Picture]:
            for name, sprite in after.items():
                if sprite.picture is not None and sprite.alpha > 0 and which(name):
                    yield sprite.picture

        return Prepare(director, needed)

    def _next_seat(self, fact: Fact, director: Director, seats: Which) -> Clip:
        """A turn begins: what shows whose it is changes first."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("turn"),
            self._arrange(director, after, 200, seats),
            self._arrange(director, after),
        )

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
