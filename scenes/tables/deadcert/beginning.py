"""How an episode begins in every format: the desk is laid, and its Details are read out."""

from __future__ import annotations

from collections.abc import Callable

from game.core.view import View
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.details import held_up
from scenes.tabletop import telling
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import TYPES
from systems.table.clips import Clip, Director


class Beginning(telling.Telling):
    """The first facts of a match; a format brings its layout and its state."""

    read_at: tuple[float, float] = lying.READ_AT
    """The middle of a page that is held up."""
    view_now: Callable[[], View]
    """What the viewer may know now; it may be ahead of what is shown."""

    def _laid(self, fact: common.EpisodeCreated, director: Director) -> Clip:
        """The seats light up around the empty desk; the state is that of the beginning."""
        after = self.layout()
        return director.series(
            director.cue("envelope"),
            self._say(fact, director),
            self._arrange(director, after, 200),
            self._arrange(director, after),
        )

    def detail_read(self, fact: common.DetailRead, director: Director) -> Clip:
        """A Detail is held up to be read, and laid into its folder (DC-OPEN-003, DC-COV-004)."""
        after = self._take(fact)
        folder = after[f"detail.{TYPES.index(fact.detail[0])}"]
        details = self.view_now().zones["details"].cards
        told = self._say(fact, director)
        return director.series(
            held_up(self.desk, self.moves, fact.detail, details, folder, self.read_at, told),
            self._arrange(director, after),
        )
