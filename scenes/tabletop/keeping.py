"""What a table leaves behind for later: a bundle when the rules fail, a line in the books."""

from __future__ import annotations

import logging

from game import paths, statistics
from game.files import StorageError
from game.match.crash import write_bundle
from game.match.match import Match
from game.match.session import Session

_log = logging.getLogger(__name__)


def keep_bundle(match: Match, trace: str) -> None:
    """The rules failed: what is needed to see it again is kept, and the match goes on."""
    write_bundle(paths.home().crashes, match, trace)


def count(session: Session) -> None:
    """Enter a finished match in the club's books, once."""
    try:
        statistics.enter(session)
    except StorageError as error:
        _log.warning("The match could not be counted: %s", error)
