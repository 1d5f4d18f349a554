"""From the match to the screen: which facts are shown when, and where somebody has to look."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.facts import ChoiceLocked, Fact
from game.core.messages import PUBLIC, Viewer
from game.match.match import Match
from scenes.tabletop.game_table import GameTable
from systems.table.choreographer import Choreographer
from systems.table.clips import Clip, Hold


class Later(Clip):
    """A clip that is built when its turn comes."""

    def __init__(self, build: Callable[[], Clip | None]) -> None:
        self._build = build
        self._clip: Clip | None = None

    def advance(self, dt: float) -> float | None:
        return self._made().advance(dt)

    def finish(self) -> None:
        """As its clip would have ended."""
        self._made().finish()

    def _made(self) -> Clip:
        if self._clip is None:
            self._clip = self._build() or Clip()
        return self._clip


@dataclass(slots=True)
class Stop:
    """A place in what happened at which somebody looks at something alone.

    Attributes:
        hold: keeps what comes after from being shown.
        fact: why.
        seat: who looks; None for every person in turn.
    """

    hold: Hold
    fact: Fact
    seat: int | None


class Watching:
    """Pulls what happened for one viewer and feeds it to the choreographer.

    Args:
        match: the match.
        viewer: whose knowledge is on the screen.
        choreographer: shows it.
        table: the game's table.
        wants_looks: which human seats have to look because of a fact, as everybody knows it.
        everybody_looks: whether everybody looks alone because of a fact.
    """

    def __init__(
        self,
        match: Match,
        viewer: Viewer,
        choreographer: Choreographer,
        table: GameTable,
        wants_looks: Callable[[Fact], Sequence[int]],
        everybody_looks: Callable[[Fact], bool],
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.choreographer = choreographer
        self.table = table
        self.wants_looks = wants_looks
        self.everybody_looks = everybody_looks
        self.shown = 0
        """How many of the viewer's facts have been given to the choreographer."""
        self.told = 0
        """How many of them are on the table, or were."""
        choreographer.on_fact = self._tell
        self.stops: deque[Stop] = deque()

    def _tell(self, fact: object) -> None:
        self.told += 1

    def skip_to_now(self) -> None:
        """What has happened so far is not shown (a table that is opened again)."""
        self.shown = self.told = len(self.match.facts_since(0, self.viewer))
        self.stops.clear()

    def pull(self) -> int:
        """Queue what is new; returns how many facts that were."""
        facts = self._due(self.match.facts_since(self.shown, self.viewer))
        self.shown += len(facts)
        for number, fact in enumerate(facts):
            self.choreographer.show([fact])
            following = facts[number + 1] if number + 1 < len(facts) else None
            if isinstance(fact, ChoiceLocked) and not isinstance(following, ChoiceLocked):
                self.choreographer.play(Later(self.table.all_decided))
            seats = self.wants_looks(fact)
            for seat in seats:
                self._stop(fact, seat)
            if seats:
                self.choreographer.play(Later(partial(self.table.after_look, fact)))
            elif self.everybody_looks(fact):
                self._stop(fact, None)
        return len(facts)

    def _due(self, facts: Sequence[Fact]) -> Sequence[Fact]:
        """What may be shown now: who has decided is shown for all seats together.

        Sealed choices that others still wait for are kept back: when a seat decided, and in which
        order, is nobody's business.
        """
        if not self.match.decisions or not facts or not isinstance(facts[-1], ChoiceLocked):
            return facts
        kept = len(facts)
        while kept and isinstance(facts[kept - 1], ChoiceLocked):
            kept -= 1
        return facts[:kept]

    def _stop(self, fact: Fact, seat: int | None) -> None:
        hold = Hold()
        self.stops.append(Stop(hold, fact, seat))
        self.choreographer.play(hold)

    @property
    def waiting(self) -> Stop | None:
        """The stop at which the table waits now."""
        return self.stops[0] if self.stops and self.choreographer.holding else None

    def go_on(self) -> None:
        """Leave the stop at which the table waits."""
        if self.stops:
            self.stops.popleft().hold.release()


def as_seat_knows(match: Match, fact: Fact, seat: int) -> Fact:
    """A fact that everybody knows of, as one seat knows it (the last of its kind)."""
    for known in reversed(match.facts_since(0, seat)):
        if known == fact or known.project(PUBLIC) == fact:
            return known
    return fact
