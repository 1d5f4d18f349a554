"""Small parts of which the effects are made: noise, struck bodies, envelopes, a room; writing OGG."""

from __future__ import annotations

import subprocess
import tempfile
import wave
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 48000
Sound = NDArray[np.float64]


def times(seconds: float) -> Sound:
    """The moments of a sound of that length, in seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def band(sound: Sound, low: float, high: float) -> Sound:
    """Keeps what lies between two frequencies (Hz), with soft edges."""
    spectrum = np.fft.rfft(sound)
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    gain = 1 / (1 + (low / np.maximum(hertz, 1)) ** 6) / (1 + (hertz / high) ** 6)
    return np.fft.irfft(spectrum * np.sqrt(gain), len(sound))


def hiss(seconds: float, low: float, high: float, rng: np.random.Generator) -> Sound:
    """Noise between two frequencies."""
    return band(rng.standard_normal(int(seconds * RATE)), low, high)


def decay(seconds: float, attack: float, fall: float) -> Sound:
    """An envelope that rises in `attack` seconds and falls by 1/e every `fall` seconds."""
    t = times(seconds)
    return np.minimum(1, t / max(attack, 1e-5)) * np.exp(-t / fall)


def swell(seconds: float, power: float = 2.0) -> Sound:
    """An envelope that rises to the middle and falls again."""
    return np.sin(np.pi * np.linspace(0, 1, int(seconds * RATE))) ** power


def struck(modes: Sequence[tuple[float, float, float]], seconds: float) -> Sound:
    """A struck body: (frequency in Hz, loudness, fall in seconds) of each of its modes."""
    t = times(seconds)
    total = np.zeros(len(t))
    for hertz, loudness, fall in modes:
        total += loudness * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fall)
    return total * np.minimum(1, t / 0.0008)


def wood(hertz: float, fall: float = 0.03) -> Sound:
    """A knock on wood."""
    modes = [(hertz, 1, fall), (hertz * 2.57, 0.45, fall * 0.6), (hertz * 4.9, 0.2, fall * 0.35)]
    return struck(modes, max(0.12, fall * 6))


def bell(hertz: float, fall: float) -> Sound:
    """A small brass bell."""
    modes = [(1, 1, 1), (2.0, 0.35, 0.8), (2.76, 0.42, 0.55), (5.40, 0.20, 0.35), (8.93, 0.08, 0.2)]
    return struck([(hertz * k, a, fall * f) for k, a, f in modes], fall * 5)


def chime(hertz: float, fall: float = 0.5) -> Sound:
    """A soft tone between a vibraphone and a glass."""
    modes = [(hertz, 1, fall), (hertz * 3.98, 0.16, fall * 0.4), (hertz * 9.2, 0.04, fall * 0.15)]
    return struck(modes, fall * 5) * 1.0


def mix(*parts: tuple[float, Sound]) -> Sound:
    """Sounds laid over one another, each from its moment on (seconds)."""
    length = max(int(at * RATE) + len(sound) for at, sound in parts)
    total = np.zeros(length)
    for at, sound in parts:
        start = int(at * RATE)
        total[start : start + len(sound)] += sound
    return total


def in_room(sound: Sound, seconds: float, share: float, rng: np.random.Generator) -> Sound:
    """The sound with the echo of a panelled room; `share` is the echo's loudness."""
    echo = hiss(seconds, 180, 4200, rng) * np.exp(-times(seconds) / (seconds / 5))
    length = len(sound) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(echo, length), length)
    wet /= max(1e-9, np.abs(wet).max())
    dry = np.zeros(length)
    dry[: len(sound)] = sound / max(1e-9, np.abs(sound).max())
    return dry + share * wet


def levelled(sound: Sound, peak_db: float) -> Sound:
    """The sound at a peak in dB below full, its end faded."""
    sound = sound / max(1e-9, np.abs(sound).max())
    heard = np.flatnonzero(np.abs(sound) > 2e-3)  # the rest of an echo is lost in the room
    sound = sound[: heard[-1] + int(0.02 * RATE)] * 10 ** (peak_db / 20)
    tail = min(len(sound), int(0.02 * RATE))
    sound[-tail:] *= np.linspace(1, 0, tail)
    return sound


def write_ogg(sound: Sound, path: Path, quality: float = 3) -> None:
    """Writes mono (n,) or stereo (n, 2) sound as OGG Vorbis, with oggenc."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "sound.wav"
        with wave.open(str(source), "wb") as stream:
            stream.setnchannels(channels)
            stream.setsampwidth(2)
            stream.setframerate(RATE)
            stream.writeframes((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
        command = [
            "oggenc",
            "-Q",
            "-q",
            str(quality),
            "--serial",
            "1",
            "-o",
            str(path),
            str(source),
        ]
        subprocess.run(command, check=True)
