"""Sounds of things on the table: cards, pieces, paper, dice."""

from __future__ import annotations

import numpy as np

from artkit.sound.gestures import A4, D5, Rng, creak, slide, tap
from artkit.sound.synth import (
    RATE,
    Sound,
    bell,
    chime,
    decay,
    hiss,
    in_room,
    mix,
    swell,
    wood,
)


def deal(rng: Rng) -> Sound:
    """A card slides and lands."""
    return in_room(mix((0, slide(0.11, rng)), (0.085, tap(rng))), 0.22, 0.10, rng)


def card(rng: Rng) -> Sound:
    """A card is laid down."""
    return in_room(
        mix((0, slide(0.07, rng) * 0.7), (0.05, tap(rng)), (0.052, wood(240, 0.015) * 0.10)),
        0.22,
        0.10,
        rng,
    )


def flip(rng: Rng) -> Sound:
    """A card turns over."""
    first = hiss(0.08, 2400, 10000, rng) * decay(0.08, 0.025, 0.03)
    return in_room(mix((0, first), (0.085, tap(rng, 0.010, 650, 5000))), 0.2, 0.1, rng)


def show(rng: Rng) -> Sound:
    """One back slides across the table to another seat."""
    return in_room(mix((0, slide(0.28, rng, 1200, 7000) * 0.8), (0.25, tap(rng))), 0.25, 0.12, rng)


def shuffle(rng: Rng) -> Sound:
    """A riffle and the bridge falling together."""
    parts = [
        (i * 0.026 + rng.random() * 0.006, tap(rng, 0.008, 1500, 8000) * rng.uniform(0.5, 1))
        for i in range(26)
    ]
    parts += [(0.78 + i * 0.012, tap(rng, 0.006, 1800, 9000) * 0.5) for i in range(20)]
    return in_room(mix(*parts, (1.08, tap(rng, 0.016))), 0.28, 0.12, rng)


def dice(rng: Rng) -> Sound:
    """A die tumbles over baize and comes to rest."""
    at = np.cumsum(np.r_[0.0, rng.uniform(0.05, 0.10, 6), rng.uniform(0.08, 0.16, 4)])
    parts = []
    for index, moment in enumerate(at):
        loud = max(0.16, 1 - index * 0.085)
        knock = (
            tap(rng, 0.007, 900, 6000)
            + 0.5 * np.pad(wood(rng.uniform(900, 1500), 0.008), (0, 48000))[: int(0.06 * RATE)]
        )
        parts.append((float(moment), knock * loud))
    return in_room(mix(*parts), 0.3, 0.12, rng)


def token(rng: Rng) -> Sound:
    """A piece is set down on the board."""
    return in_room(
        mix((0, wood(205, 0.03)), (0, wood(430, 0.014) * 0.5), (0, tap(rng, 0.006) * 0.7)),
        0.28,
        0.12,
        rng,
    )


def step(rng: Rng) -> Sound:
    """Two soft footsteps on boards."""
    foot = mix(
        (0, wood(120, 0.03) * 0.7),
        (0, tap(rng, 0.02, 150, 1400)),
        (0.03, tap(rng, 0.01, 1500, 5000) * 0.15),
    )
    return in_room(mix((0, foot), (0.21, foot * 0.8)), 0.4, 0.22, rng)


def passage(rng: Rng) -> Sound:
    """The hatch creaks, air from below, the hatch falls shut further off."""
    air = hiss(0.7, 120, 900, rng) * swell(0.7)
    return in_room(
        mix(
            (0, creak(0.26, 46, 82, rng) * 0.32),
            (0.18, air * 0.8),
            (0.62, wood(92, 0.08)),
            (0.62, tap(rng, 0.03, 100, 1200)),
        ),
        0.9,
        0.35,
        rng,
    )


def whoosh(rng: Rng) -> Sound:
    """Something flies in an arc."""
    sound = hiss(0.38, 350, 3200, rng)
    return sound * swell(0.38, 2.4)


def tag(rng: Rng) -> Sound:
    """A paper tag unfolds."""
    return in_room(
        mix(
            (0, hiss(0.07, 2200, 9000, rng) * decay(0.07, 0.012, 0.02)),
            (0.06, tap(rng, 0.008, 900, 5000) * 0.6),
        ),
        0.2,
        0.08,
        rng,
    )


def check(rng: Rng) -> Sound:
    """The light moves on to the next seat."""
    return in_room(mix((0, wood(760, 0.012)), (0.0, chime(A4, 0.12) * 0.35)), 0.3, 0.12, rng)


def shown(rng: Rng) -> Sound:
    """Something was shown and is known now."""
    return in_room(
        mix((0, tap(rng) * 0.5), (0.03, chime(D5, 0.35) * 0.8), (0.03, chime(A4, 0.45) * 0.5)),
        0.6,
        0.2,
        rng,
    )


def envelope(rng: Rng) -> Sound:
    """The seal breaks and the paper opens."""
    crack = mix(
        (0, tap(rng, 0.004, 1500, 8000)),
        (0.012, tap(rng, 0.006, 900, 5000)),
        (0.0, wood(1500, 0.006) * 0.3),
    )
    rustle = (
        hiss(0.42, 1600, 8500, rng) * swell(0.42, 1.2) * (0.5 + 0.5 * rng.random(int(0.42 * RATE)))
    )
    return in_room(mix((0, crack), (0.10, rustle * 0.55), (0.5, tap(rng) * 0.4)), 0.35, 0.12, rng)


def stamp(rng: Rng) -> Sound:
    """A mark is stamped on the notes."""
    return in_room(
        mix(
            (0, wood(170, 0.02)),
            (0, tap(rng, 0.012, 300, 2500)),
            (0.05, hiss(0.05, 1500, 6000, rng) * decay(0.05, 0.01, 0.015) * 0.2),
        ),
        0.22,
        0.1,
        rng,
    )


def thud(rng: Rng) -> Sound:
    """Something heavy comes down on boards, once and for good."""
    return in_room(
        mix(
            (0, wood(72, 0.09)),
            (0, wood(118, 0.05) * 0.6),
            (0.004, tap(rng, 0.02, 120, 900) * 0.7),
            (0.16, wood(96, 0.03) * 0.18),
        ),
        0.34,
        0.16,
        rng,
    )


def verdict(rng: Rng) -> Sound:
    """A gavel, twice: it is decided."""
    knock = mix((0, wood(310, 0.03)), (0, wood(620, 0.012) * 0.5), (0, tap(rng, 0.008, 700, 4500)))
    return in_room(mix((0, knock * 0.75), (0.21, knock)), 0.4, 0.18, rng)


def page(rng: Rng) -> Sound:
    """A page is turned."""
    return in_room(
        mix((0, hiss(0.22, 1400, 8000, rng) * swell(0.22, 1.3)), (0.19, tap(rng, 0.01) * 0.5)),
        0.22,
        0.1,
        rng,
    )


def flag(rng: Rng) -> Sound:
    """A flag is planted."""
    return in_room(
        mix((0, hiss(0.16, 300, 2400, rng) * swell(0.16)), (0.13, wood(260, 0.02))), 0.25, 0.1, rng
    )


def typewriter(rng: Rng) -> Sound:
    """Seven keys and the bell."""
    keys = [
        (
            i * 0.11 + rng.random() * 0.04,
            mix((0, tap(rng, 0.007, 1200, 8000)), (0, wood(2300, 0.004) * 0.3)),
        )
        for i in range(7)
    ]
    return in_room(mix(*keys, (0.92, bell(1900, 0.22) * 0.35)), 0.3, 0.1, rng)
