"""When computer players act: after a delay that does not depend on what they hold.

They think in slices while the table shows what happened before. A run of several computer turns in
a row is hurried, so that a person never waits long between two own decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter

from game.bots.protocol import Choice
from game.match.session import Session
from systems.table.tempo import SPEEDS, Tempo

ACT_SECONDS = {"slow": 1.5, "normal": 0.9, "fast": 0.45, "instant": 0.0}
"""How long one act of a computer player is on the screen at least."""

HURRIED_SECONDS = {"slow": 1.0, "normal": 0.6, "fast": 0.15, "instant": 0.0}
"""The same in a long run of computer turns, and when no person has anything to decide any more."""

SHORTEST_SECONDS = {"slow": 0.45, "normal": 0.25, "fast": 0.1, "instant": 0.0}
"""The same at tables where one turn can be many acts, when a person has waited for long."""

UNSEEN_SECONDS = {"slow": 0.3, "normal": 0.15, "fast": 0.05, "instant": 0.0}
"""The same after an answer of which nothing is shown, whatever it was: a window that is passed."""

HARD_STOP = 2.0
"""Seconds. A computer player that thinks longer plays its harmless move."""

SLICE_BUSY = 0.003
SLICE_IDLE = 0.008
"""Seconds of thinking per frame, while something moves and while nothing does."""

NOBODY_LEFT = 3.0
"""How much faster when no person has anything to decide any more."""

HURRY_STEP = 0.75
"""For every further computer seat in a row the clips are faster by this."""


@dataclass(frozen=True, slots=True)
class Patience:
    """For how long a person waits for computers before their acts are shown faster and faster.

    Attributes:
        seconds: of waiting, at normal speed, after which it begins.
        step: for each further second the clips are faster by so much...
        most: ...up to so much in all.
        quickened: speed -> how much sooner all of this comes. It follows the longest waits that the
            house allows, where it has not to be as at normal speed.
        shortest: speed -> how long an act is on the screen at least, once they have waited for
            :data:`ALL_IN_A_HURRY` seconds more.
        grows_within: whether it grows while an act is shown, too, not only from act to act.
    """

    seconds: float
    step: float
    most: float
    quickened: Mapping[str, float]
    shortest: Mapping[str, float]
    grows_within: bool = False


AS_EVER = {**SPEEDS, "instant": 1.0}

USUAL = Patience(1.5, 1.0, 6.0, AS_EVER, HURRIED_SECONDS)
"""Where a turn is an act or two."""

LONG_TURNS = Patience(1.2, 1.4, 10.0, {**AS_EVER, "fast": 4.0}, SHORTEST_SECONDS, grows_within=True)
"""Where a turn of one seat can be many acts."""

ALL_IN_A_HURRY = 4.0
"""So many seconds after it began, a person's patience is at its end."""


class Pace:
    """Lets the computer players of a session think and act.

    Args:
        session: the match with its players.
        tempo: of the table; its ``hurry`` is set here.
        still_plays: whether the person of a seat has anything to decide any more.
        clock: seconds of this process, for slices of thinking only.
        unseen: kinds of decisions whose answers are not shown when they are given.
        long_turns: whether a turn of one seat can be many acts.
    """

    def __init__(
        self,
        session: Session,
        tempo: Tempo,
        still_plays: Callable[[int], bool],
        clock: Callable[[], float] = perf_counter,
        unseen: frozenset[str] = frozenset(),
        long_turns: bool = False,
    ) -> None:
        self.session = session
        self.tempo = tempo
        self.still_plays = still_plays
        self.clock = clock
        self.unseen = unseen
        self.patience = LONG_TURNS if long_turns else USUAL
        self._seen = True
        """Whether the last act was one of which something is shown."""
        self.thinking: int | None = None
        """The seat that is about to act."""
        self._choice: Choice | None = None
        self._thought = 0.0
        self._since = 0.0
        self._waited = 0.0
        """Seconds, at normal speed, in which nobody but computers had anything to do."""

    @property
    def busy(self) -> bool:
        """Whether a computer player is still thinking."""
        return self.thinking is not None and self._choice is None

    def note_act(self, kind: str = "") -> None:
        """Something has just been done: the time to the next act begins.

        Args:
            kind: of the decision that was answered, where it is known.
        """
        self._since = 0.0
        self._seen = kind not in self.unseen
        self._forget()

    def update(self, dt: float, idle: bool) -> bool:
        """Let time pass; True when a computer player has acted.

        Args:
            dt: seconds.
            idle: whether everything has been shown.
        """
        self._since += dt
        seats = self.session.bots_to_move()
        alone = bool(seats) and not self.session.humans_to_move()
        pace = self.patience.quickened[self.tempo.speed]
        self._waited = self._waited + dt * pace if alone else 0.0
        if not seats:
            self._forget()
            return False
        if self.thinking not in seats:
            self._forget()
            self.thinking = seats[0]
            self.tempo.hurry = self._hurry()
        elif alone and self.patience.grows_within:
            self.tempo.hurry = max(self.tempo.hurry, self._hurry())
        self._think(dt, idle)
        if self._choice is None or not idle or self._since < self.act_seconds():
            return False
        seat, choice = self.thinking, self._choice
        assert seat is not None
        decision = self.session.match.decision(seat) if self.unseen else None
        self.session.play(seat, choice)
        self.note_act("" if decision is None else decision.kind)
        return True

    def act_seconds(self) -> float:
        """How long the act before is on the screen at least."""
        if not self._seen:
            return UNSEEN_SECONDS[self.tempo.speed]
        if self.tempo.hurry <= 1:
            return ACT_SECONDS[self.tempo.speed]
        usual = HURRIED_SECONDS[self.tempo.speed]
        part = min(1.0, self._impatient_for() / ALL_IN_A_HURRY)
        return usual + (self.patience.shortest[self.tempo.speed] - usual) * part

    def _forget(self) -> None:
        self.thinking, self._choice, self._thought = None, None, 0.0

    def _think(self, dt: float, idle: bool) -> None:
        if self._choice is not None or self.thinking is None:
            return
        self._thought += dt
        if self._thought > HARD_STOP:
            self._choice = self.session.fallback(self.thinking)
            return
        end = self.clock() + (SLICE_IDLE if idle else SLICE_BUSY)
        self._choice = self.session.think(self.thinking, lambda: self.clock() >= end)

    def _hurry(self) -> float:
        """How much faster than usual this act is shown."""
        humans = self.session.humans
        if not humans:
            return 1.0
        run = len(self.session.players) - len(humans)
        if not any(self.still_plays(seat) for seat in humans):
            return NOBODY_LEFT
        row = 1.0 + HURRY_STEP * max(0, run - 1)
        long = 1.0 + self.patience.step * self._impatient_for()
        return max(row, min(long, self.patience.most))

    def _impatient_for(self) -> float:
        return max(0.0, self._waited - self.patience.seconds)
