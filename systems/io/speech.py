"""A voice that reads aloud, where the package ``pyttsx3`` and a speaking engine are installed.

It is optional: nothing here raises, and without a voice everything is silent. The engine lives in a
thread of its own, because it waits until a sentence has been said.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import queue
import re
import threading
from typing import Any

PACKAGE = "pyttsx3"
"""MPL 2.0; speaks through SAPI 5, the Mac's voice, or espeak-ng."""

_log = logging.getLogger(__name__)


class Speech:
    """Says one thing at a time; something new ends what is being said.

    Attributes:
        said: what was to be said, for tests (the last 200).
        volume: 0 to 1.
        language: of the voice, such as ``de``; where there is none, the usual one speaks.
    """

    def __init__(self) -> None:
        self.said: list[str] = []
        self.volume = 0.8
        self.language = "en"
        self._wanted: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._engine: Any = None
        self._broken = False
        self._talks = False

    @property
    def possible(self) -> bool:
        """Whether there may be a voice at this machine; the first sentence shows it."""
        return not self._broken and importlib.util.find_spec(PACKAGE) is not None

    @property
    def talking(self) -> bool:
        """Whether something is being said, or is about to be."""
        return self._thread is not None and (self._talks or not self._wanted.empty())

    def say(self, words: str) -> None:
        """Say this instead of what is being said."""
        self.said.append(words)
        del self.said[:-200]
        if not self.possible:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._speak, name="speech", daemon=True)
            self._thread.start()
        self._hush()
        self._wanted.put(words)

    def stop(self) -> None:
        """Be silent at once."""
        if self._thread is not None:
            while not self._wanted.empty():
                self._wanted.get_nowait()
            self._hush()

    def close(self) -> None:
        """End the thread."""
        if self._thread is not None:
            self.stop()
            self._wanted.put(None)
            self._thread.join(1.0)
            self._thread = None

    def _hush(self) -> None:
        engine = self._engine
        if engine is not None:
            try:
                engine.stop()
            except Exception as error:  # of somebody else's driver, whatever it is
                _log.debug("The voice could not be stopped: %s", error)

    def _speak(self) -> None:
        """The thread: make an engine, and say what is wanted last."""
        try:
            engine = self._engine = importlib.import_module(PACKAGE).init()
            spoken = ""
            while (words := self._newest()) is not None:
                if spoken != self.language:
                    spoken = self.language
                    _choose_voice(engine, spoken)
                engine.setProperty("volume", self.volume)
                self._talks = True
                engine.say(words)
                engine.runAndWait()
                self._talks = False
        except Exception as error:  # no engine, no sound device, a driver that fails
            _log.warning("There is no voice: %s", error)
            self._broken = True
        self._engine, self._talks = None, False

    def _newest(self) -> str | None:
        words = self._wanted.get()
        while words is not None and not self._wanted.empty():
            words = self._wanted.get()
        return words


def _choose_voice(engine: Any, language: str) -> None:
    """Use the plainest voice of a language, however the engine writes it: ``de``, ``gmw/de-AT``."""

    def tags(voice: Any) -> str:
        found = " ".join((str(voice.id), *map(str, getattr(voice, "languages", None) or ())))
        return found.lower().replace("_", "-")

    spoken = [
        voice
        for voice in engine.getProperty("voices") or ()
        if re.search(rf"\b{language}\b", tags(voice))
    ]
    if spoken:
        engine.setProperty("voice", min(spoken, key=lambda voice: len(str(voice.id))).id)
