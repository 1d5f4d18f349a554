"""What a table leaves behind for later: a bundle when the rules fail, a line in the books."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game import paths, statistics, stopwatch
from game.files import StorageError
from game.match.crash import write_bundle
from game.match.match import Match
from game.match.session import Session
from scenes.daily import deal_of_today

LONGEST_VISIT = 300.0
"""Seconds. Who looks at something else for longer is not playing."""

_log = logging.getLogger(__name__)


class PlayClock:
    """Counts how long a match is played, in the session; pauses do not count.

    Args:
        session: of the match.
        now: seconds of this process.
    """

    def __init__(self, session: Session, now: Callable[[], float] = stopwatch.seconds) -> None:
        self.session = session
        self.now = now
        self._seen: float | None = None

    def tick(self) -> None:
        """The table is played at; looks behind a curtain since the last time count as well."""
        now = self.now()
        if self._seen is not None:
            self.session.seconds += min(now - self._seen, LONGEST_VISIT)
        self._seen = now

    def stop(self) -> None:
        """A pause begins; it ends with the next tick."""
        self._seen = None


def keep_bundle(match: Match, trace: str) -> None:
    """The rules failed: what is needed to see it again is kept, and the match goes on."""
    write_bundle(paths.home().crashes, match, trace)


def begun(session: Session) -> None:
    """A match is dealt: it stays the case of this day also where it ends on another."""
    setup = session.match.setup
    session.of_the_day = setup.seed == deal_of_today(setup.game)


def count(session: Session) -> None:
    """Enter a finished match in the club's books, once."""
    setup = session.match.setup
    of_the_day = session.of_the_day or setup.seed == deal_of_today(setup.game)
    try:
        statistics.enter(session, of_the_day=of_the_day)
    except StorageError as error:
        _log.warning("The match could not be counted: %s", error)
