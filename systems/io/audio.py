"""Sound: effects and calls by cue name, music, three volumes; silent without a device.

Nothing here raises. Which file a cue plays says the table of sounds
(:mod:`systems.io.sounds`); a cue that it does not have is silent. Each cue has one sound whatever
it stands for: a sound that differed by card would tell what is secret.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from systems.io.images import ASSETS
from systems.io.sounds import VOICE, WAITING, BadSounds, Cue, Sounds
from systems.io.terminal import quiet_libraries

TABLE = "cues.toml"

CHANNELS = 16
MOST_AT_ONCE = 3
"""Sounds that may begin in one frame: a skipped clip would let all of its own begin at once."""
DUCKED = 0.35
"""Music while something is revealed or read out, as a part of its volume."""
DUCK_SECONDS = 0.4
FADE_MS = 800
READ_EVERY = 0.2
"""Seconds from reading one file ahead to the next, so that no sound is read when it is needed."""

_log = logging.getLogger(__name__)


class Audio:
    """The facade of the mixer.

    Args:
        folder: where the sounds and their table are.

    Attributes:
        ready: whether there is a device.
        heard: names of cues in the order they were played, for tests (the last 200).
        track: the piece of music that plays, or would.
    """

    def __init__(self, folder: Path = ASSETS / "audio") -> None:
        self.folder = folder
        self.ready = False
        self.heard: list[str] = []
        self.track = ""
        self.effects = 0.8
        self.music = 0.6
        self.voice = 0.8
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._unread: list[str] = []
        self._read_at = 0.0
        self._began: list[str] = []
        self._duck_until = 0.0
        self._level = 1.0
        self._now = 0.0
        try:
            self.table = Sounds.load(folder / TABLE)
        except BadSounds as error:
            _log.warning("The house stays silent: %s", error)
            self.table = Sounds()

    def open(self, *, mono: bool = False) -> bool:
        """Open the device; False when there is none. May be tried again at any time."""
        if self.ready:
            return True
        try:
            with quiet_libraries():
                pygame.mixer.init(48000, -16, 1 if mono else 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            _log.warning("There is no sound: %s", error)
            return False
        self.ready = True
        self._unread = [name for name, cue in self.table.cues.items() if cue.group != WAITING]
        self._apply_volume()
        if self.track:
            track, self.track = self.track, ""
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
        """Play a sound by its cue name, such as ``deal`` or ``ui_move``."""
        self.heard.append(name)
        del self.heard[:-200]
        cue = self.table.cues.get(name)
        if cue is None:
            _log.debug("There is no sound for the cue %s.", name)
            return
        if cue.duck:
            self.duck(cue.duck)
        volume = self._volume(cue)
        if not self.ready or volume == 0 or name in self._began:
            return
        sound = self._sound(name)
        if sound is not None and len(self._began) < MOST_AT_ONCE:
            self._began.append(name)
            sound.set_volume(volume)
            sound.play()

    def play_music(self, name: str) -> None:
        """Let this piece play on and on; an empty name fades out."""
        if name == self.track:
            return
        self.track = name
        if not self.ready:
            return
        try:
            if not name:
                pygame.mixer.music.fadeout(FADE_MS)
                return
            piece = self.table.music.get(name)
            path = self.folder / f"{piece.file}.ogg" if piece else None
            if path is None or not path.is_file():
                pygame.mixer.music.fadeout(FADE_MS)
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
        self._began.clear()
        self._read_ahead()
        wanted = DUCKED if self._now < self._duck_until else 1.0
        if self._level == wanted:
            return
        step = dt / DUCK_SECONDS
        if self._level > wanted:
            self._level = max(wanted, self._level - step)
        else:
            self._level = min(wanted, self._level + step)
        self._apply_volume()

    def _read_ahead(self) -> None:
        """Read one file that has not been needed yet."""
        if self.ready and self._unread and self._now >= self._read_at:
            self._read_at = self._now + READ_EVERY
            self._sound(self._unread.pop(0))

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = self.folder / f"{self.table.cues[name].file}.ogg"
            try:
                self._sounds[name] = pygame.mixer.Sound(path) if path.is_file() else None
            except pygame.error as error:
                _log.warning("The sound %s cannot be played: %s", path, error)
                self._sounds[name] = None
        return self._sounds[name]

    def _volume(self, cue: Cue) -> float:
        return self.voice if cue.group == VOICE else self.effects

    def _apply_volume(self) -> None:
        """Use the volumes, also for what is heard at the moment."""
        if not self.ready:
            return
        pygame.mixer.music.set_volume(self.music * self._level)
        for name, sound in self._sounds.items():
            if sound is not None:
                sound.set_volume(self._volume(self.table.cues[name]))
