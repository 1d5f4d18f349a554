"""What several effects are made of: a card's slide, a tap, a creak; and the notes of the house."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from artkit.sound.synth import (
    RATE,
    Sound,
    band,
    decay,
    hiss,
    swell,
    times,
)

Rng = np.random.Generator


Maker = Callable[[Rng], Sound]

C4, D4, E4, G4, A4 = 261.6, 293.7, 329.6, 392.0, 440.0
C5, D5, E5, G5, A5, C6, E6 = 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5, 1318.5


def slide(seconds: float, rng: Rng, low: float = 1500, high: float = 8500) -> Sound:
    """A card over baize."""
    return hiss(seconds, low, high, rng) * swell(seconds) * 0.6


def tap(rng: Rng, fall: float = 0.012, low: float = 450, high: float = 4200) -> Sound:
    """A card or a fingertip landing."""
    return hiss(0.06, low, high, rng) * decay(0.06, 0.001, fall)


def creak(seconds: float, start: float, end: float, rng: Rng) -> Sound:
    """A hinge that complains."""
    t = times(seconds)
    pitch = start + (end - start) * (t / seconds) ** 1.4
    buzz = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * (0.6 + 0.4 * rng.random(len(t)))
    return band(buzz, 320, 2600) * swell(seconds, 1.2)
