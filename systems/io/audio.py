"""Sound: effects by cue name, one stream of music, three volumes; silent without a device.

Nothing here raises. Files are ``assets/audio/<cue>.ogg`` and ``assets/audio/music_<name>.ogg``;
a cue without a file is silent. Each cue has one sound whatever it stands for: a sound that
differed by card would tell what is secret.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from systems.io.images import ASSETS

CHANNELS = 16
DUCKED = 0.35
"""Music while something is revealed or read out, as a part of its volume."""
DUCK_SECONDS = 0.4
FADE_MS = 800

_log = logging.getLogger(__name__)


class Audio:
    """The facade of the mixer.

    Args:
        folder: where the sounds are.

    Attributes:
        ready: whether there is a device.
        heard: names of cues in the order they were played, for tests (the last 200).
    """

    def __init__(self, folder: Path = ASSETS / "audio") -> None:
        self.folder = folder
        self.ready = False
        self.heard: list[str] = []
        self.effects = 0.8
        self.music = 0.6
        self.voice = 0.8
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._track = ""
        self._duck_until = 0.0
        self._level = 1.0
        self._now = 0.0

    def open(self, *, mono: bool = False) -> bool:
        """Open the device; False when there is none. May be tried again at any time."""
        if self.ready:
            return True
        try:
            pygame.mixer.init(48000, -16, 1 if mono else 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            _log.warning("There is no sound: %s", error)
            return False
        self.ready = True
        self._apply_volume()
        if self._track:
            track, self._track = self._track, ""
            self.play_music(track)
        return True

    def close(self) -> None:
        """Close the device."""
        if self.ready:
            self.ready = False
            self._sounds.clear()
            pygame.mixer.quit()

    def set_mono(self, mono: bool) -> None:
        """Give both ears the same."""
        if self.ready and (pygame.mixer.get_init() or (0, 0, 2))[2] != (1 if mono else 2):
            self.close()
            self.open(mono=mono)

    def set_volumes(self, effects: int, music: int, voice: int) -> None:
        """The three volumes, in per cent."""
        self.effects, self.music, self.voice = effects / 100, music / 100, voice / 100
        self._apply_volume()

    def cue(self, name: str) -> None:
        """Play an effect by its cue name, such as ``deal`` or ``ui_move``."""
        self.heard.append(name)
        del self.heard[:-200]
        if not self.ready or self.effects == 0:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.effects)
            sound.play()

    def play_music(self, name: str) -> None:
        """Let this piece play on and on; an empty name fades out."""
        if name == self._track:
            return
        self._track = name
        if not self.ready:
            return
        try:
            if not name:
                pygame.mixer.music.fadeout(FADE_MS)
                return
            path = self.folder / f"music_{name}.ogg"
            if not path.is_file():
                return
            pygame.mixer.music.load(path)
            self._apply_volume()
            pygame.mixer.music.play(-1, fade_ms=FADE_MS)
        except pygame.error as error:
            _log.warning("The music %s cannot be played: %s", name, error)

    def duck(self, seconds: float) -> None:
        """Let the music step back for a while."""
        self._duck_until = max(self._duck_until, self._now + seconds)

    def update(self, dt: float) -> None:
        """Let time pass: the music steps back and returns."""
        self._now += dt
        wanted = DUCKED if self._now < self._duck_until else 1.0
        if self._level == wanted:
            return
        step = dt / DUCK_SECONDS
        if self._level > wanted:
            self._level = max(wanted, self._level - step)
        else:
            self._level = min(wanted, self._level + step)
        self._apply_volume()

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = self.folder / f"{name}.ogg"
            try:
                self._sounds[name] = pygame.mixer.Sound(path) if path.is_file() else None
            except pygame.error as error:
                _log.warning("The sound %s cannot be played: %s", path, error)
                self._sounds[name] = None
        return self._sounds[name]

    def _apply_volume(self) -> None:
        if self.ready:
            pygame.mixer.music.set_volume(self.music * self._level)
