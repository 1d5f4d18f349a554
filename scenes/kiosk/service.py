"""Tells a service manager that the kiosk has begun and is alive, as systemd understands it.

A manager that hears nothing for a while ends a program that hangs and starts it anew
(``WatchdogSec`` in a unit, or ``kiosk --keep``). Without one nothing is sent.
"""

from __future__ import annotations

import os
import socket

VARIABLE = "NOTIFY_SOCKET"
EVERY = 2.0
"""Seconds between two signs of life."""


class Service:
    """The way to whoever started this process.

    Args:
        address: of the manager's socket; from the environment when left out.
    """

    def __init__(self, address: str | None = None) -> None:
        self.address = os.environ.get(VARIABLE, "") if address is None else address
        self._next = 0.0
        self._told_ready = False

    def alive(self, now: float) -> None:
        """A frame is done; says so from time to time, and the first time that all is ready."""
        if not self.address or now < self._next:
            return
        self._next = now + EVERY
        self._send("WATCHDOG=1" if self._told_ready else "READY=1\nWATCHDOG=1")
        self._told_ready = True

    def stopping(self) -> None:
        """The kiosk ends because it was asked to."""
        if self.address:
            self._send("STOPPING=1")

    def _send(self, words: str) -> None:
        family = getattr(socket, "AF_UNIX", None)
        if family is None:
            return
        # A name that begins with @ lies in Linux' own space for such names.
        address = "\0" + self.address[1:] if self.address.startswith("@") else self.address
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect(address)
                way.send(words.encode())
        except OSError:
            pass  # the manager has gone: nobody waits for it
