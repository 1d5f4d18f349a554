"""What all formats tell alike: how an episode begins, and what lies on top of Fresh next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.facts import Fact
from game.core.view import View
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.details import held_up
from scenes.tabletop import telling
from scenes.tabletop.desk import Desk
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import TYPES
from systems.table.clips import Clip, Director


class Beginning(telling.Telling):
    """The first facts of a match; a format brings its layout and its state.

    Args:
        desk: of the table.
        state: what is shown at the moment; facts change it as their clips are made.
        start: the state in which the match began.
        view_now: what the viewer may know now; it may be ahead of what is shown.
    """

    read_at: tuple[float, float] = lying.READ_AT
    """The middle of a page that is held up."""

    def __init__(self, desk: Desk, state: Any, start: Any, view_now: Callable[[], View]) -> None:
        super().__init__(desk, state)
        self.start = start
        self.view_now = view_now

    def _left_fresh(self, facts: Sequence[Fact]) -> Sequence[str]:
        """The types of the cards that somebody took from Fresh, in order."""
        raise NotImplementedError

    def _dealt_before(self) -> int:
        """How many cards left Fresh before anybody took one."""
        return 0

    def _next_top(self) -> str | None:
        """The type on top of Fresh once one more card has left it.

        Where the match is ahead of the table, the next card that was taken tells it.
        """
        view = self.view_now()
        came = self._left_fresh(view.facts)
        number: int = self.start.fresh - self._dealt_before() - self.state.fresh + 1
        if number < len(came):
            return came[number]
        top = view.values["fresh_top"]
        return None if top is None else str(top)

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
