"""Starts a program again whenever it ends by itself, crashes or hangs: ``kiosk --keep``.

What systemd does where it is used; here for machines without it. The program says that it is alive
through a socket whose name it finds in ``NOTIFY_SOCKET``.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

AGAIN_AFTER = 1.0
"""Seconds from an end to the next start."""
HANGS_AFTER = 20.0
"""Seconds without a sign of life, after the first one, until a program is ended."""
LONGEST_START = 60.0
"""Seconds that a start may take until the first sign of life."""
HURRIED, WITHIN, REST = 5, 60.0, 30.0
"""After so many ends within so many seconds, so many seconds pass before the next start."""
ENDS = (0, 2)
"""Exit statuses that are meant: the operator closed it; its file is wrong."""


def keep(command: Sequence[str]) -> int:
    """Run a command until it ends as it was meant to; returns its exit status.

    SIGTERM and Control-C end both.
    """
    ends: list[float] = []
    with _listening() as ear, _ending_together() as family:
        while True:
            status = _one_life(command, ear, family)
            if status in ENDS or family.ended:
                return max(0, status)
            now = time.monotonic()
            ends = [when for when in ends if now - when < WITHIN] + [now]
            rest = REST if len(ends) >= HURRIED else AGAIN_AFTER
            _say(f"ended with status {status}; again in {rest:.0f} s")
            family.wait(rest)
            if family.ended:
                return 0


def command_again(arguments: Sequence[str]) -> list[str]:
    """How this program is started: by Python from the sources, or by itself when packed."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, str(Path(sys.argv[0]).resolve()), *arguments]


class _Ear:
    """Where the signs of life arrive; without sockets of this sort nobody is found to hang."""

    def __init__(self, place: socket.socket | None, name: str) -> None:
        self.place = place
        self.name = name

    def heard(self, seconds: float) -> bool:
        """Whether a sign comes within so many seconds."""
        if self.place is None:
            return False
        self.place.settimeout(seconds)
        try:
            return bool(self.place.recv(4096))
        except OSError:
            return False


class _Family:
    """The process that runs now, and whether all is to end."""

    def __init__(self) -> None:
        self.child: subprocess.Popen[bytes] | None = None
        self.ended = False

    def end(self, *_: Any) -> None:
        """End the child, and start none again."""
        self.ended = True
        if self.child is not None:
            self.child.terminate()

    def wait(self, seconds: float) -> None:
        """Let time pass, shortened by an end."""
        until = time.monotonic() + seconds
        while not self.ended and (left := until - time.monotonic()) > 0:
            time.sleep(min(left, 0.2))


def _one_life(command: Sequence[str], ear: _Ear, family: _Family) -> int:
    environment = {**os.environ, "NOTIFY_SOCKET": ear.name} if ear.name else dict(os.environ)
    with subprocess.Popen(command, env=environment) as child:
        family.child = child
        heard, patience = time.monotonic(), LONGEST_START
        while child.poll() is None:
            if ear.place is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    child.wait(0.5)
            elif ear.heard(0.25):
                heard, patience = time.monotonic(), HANGS_AFTER
            elif time.monotonic() - heard > patience:
                _say("no sign of life; it is ended")
                child.kill()
                child.wait()
        return child.returncode


@contextlib.contextmanager
def _listening() -> Iterator[_Ear]:
    family = getattr(socket, "AF_UNIX", None)
    if family is None or os.name == "nt":
        yield _Ear(None, "")
        return
    with tempfile.TemporaryDirectory(prefix="gaslamp-") as folder:
        name = str(Path(folder) / "alive")
        with socket.socket(family, socket.SOCK_DGRAM) as place:
            place.bind(name)
            yield _Ear(place, name)


@contextlib.contextmanager
def _ending_together() -> Iterator[_Family]:
    family = _Family()
    before = {one: signal.signal(one, family.end) for one in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield family
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _say(words: str) -> None:
    sys.stderr.write(f"gaslamp: {words}\n")
