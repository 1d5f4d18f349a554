"""What went wrong, as one sentence: what it was, and how to mend it."""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable

from game import logs
from game.content import ContentError, MissingText, UnknownGame
from game.files import StorageError
from game.match import BadRecord, BadSetup
from game.match.scenario import BadScenario
from game.settings import BadConfig

FAILED = 1
"""Exit status of a failed scenario or verification."""
REFUSED = 2
"""Exit status of a bad argument, file or value."""
BROKEN = 3
"""Exit status of a fault of ours."""


class UsageError(Exception):
    """What the command was given cannot be used; the text says what, and what would do."""


_EXPECTED = (
    UsageError,
    StorageError,
    BadConfig,
    BadSetup,
    BadRecord,
    BadScenario,
    ContentError,
    MissingText,
)


_OUTPUT = (errno.ENOSPC, errno.EIO, errno.EFBIG)
"""What a stream says that cannot take more; of a file, :class:`StorageError` tells."""


class Broken(Exception):
    """A fault of ours that the command has already put into words."""


def judge(error: Exception) -> tuple[int, str]:
    """The exit status and what to tell the user.

    2 where what was given cannot be used; 3 where the fault is ours: then the log says where.
    """
    if isinstance(error, (*_EXPECTED, UnknownGame)):
        return REFUSED, str(error)
    if isinstance(error, Broken):
        return BROKEN, str(error)
    if isinstance(error, OSError) and error.errno in _OUTPUT and error.filename is None:
        return REFUSED, f"the output cannot be written ({error.strerror}); send it elsewhere"
    return BROKEN, _logged(error)


def _logged(error: Exception) -> str:
    written_to = logs.start()
    logs.get("commands").error("a command failed", exc_info=error)
    logs.stop()
    what = f"something inside failed ({type(error).__name__}: {error})"
    if written_to is None:
        return f"{what}; GASLAMP_DEBUG=1 before the command shows where"
    return f"{what}; {written_to} says where, please send it along with the command"


def unknown(what: str, given: str, known: Iterable[str]) -> UsageError:
    """The error for a name that does not exist, with the closest and all that do."""
    names = list(known)
    close = difflib.get_close_matches(given, names, n=1, cutoff=0.6)
    hint = f"did you mean {close[0]}? " if close else ""
    return UsageError(f"no {what} is called `{given}`; {hint}there are: {', '.join(names)}")
