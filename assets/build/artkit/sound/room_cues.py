"""Sounds of the room: lamps, bells, curtain, clock, weather, what is revealed, the interface."""

from __future__ import annotations

import numpy as np

from artkit.sound.gestures import A5, C4, C5, C6, D4, E4, E5, E6, G4, G5, Rng, creak, tap
from artkit.sound.synth import (
    RATE,
    Sound,
    band,
    bell,
    chime,
    decay,
    hiss,
    in_room,
    mix,
    struck,
    swell,
    times,
    wood,
)


def turn(rng: Rng) -> Sound:
    """The lamp of a seat is lit: the tap, the gas, a small warm tone."""
    gas = hiss(0.5, 900, 6000, rng) * decay(0.5, 0.05, 0.12) * 0.22
    return in_room(
        mix((0, wood(900, 0.008) * 0.35), (0.03, gas), (0.07, chime(G4, 0.35) * 0.6)), 0.5, 0.2, rng
    )


def lamp(rng: Rng) -> Sound:
    """A gas lamp goes on."""
    gas = hiss(0.6, 700, 6500, rng) * decay(0.6, 0.03, 0.16)
    return in_room(
        mix(
            (0, wood(1100, 0.006) * 0.4),
            (0.02, gas * 0.5),
            (0.05, hiss(0.2, 80, 400, rng) * decay(0.2, 0.02, 0.06)),
        ),
        0.3,
        0.12,
        rng,
    )


def lamp_out(rng: Rng) -> Sound:
    """A gas lamp goes out."""
    puff = hiss(0.3, 200, 2600, rng) * decay(0.3, 0.006, 0.06)
    return in_room(mix((0, puff), (0.02, wood(700, 0.01) * 0.25)), 0.35, 0.14, rng)


def your_turn(rng: Rng) -> Sound:
    """Two notes that call somebody."""
    return in_room(mix((0, chime(C5, 0.4)), (0.14, chime(E5, 0.55))), 0.6, 0.2, rng)


def desk_bell(rng: Rng) -> Sound:
    """The bell on the club's desk."""
    return in_room(mix((0, bell(1480, 0.5)), (0, wood(520, 0.01) * 0.3)), 0.7, 0.18, rng)


def unanswered(rng: Rng) -> Sound:
    """Nobody could show anything: two hollow notes and a low beat."""
    drum = struck([(64, 1, 0.35), (118, 0.4, 0.12)], 1.2)
    return in_room(
        mix((0, drum), (0.05, chime(D4, 0.7) * 0.55), (0.36, chime(233.1, 0.9) * 0.55)),
        1.0,
        0.3,
        rng,
    )


def accuse(rng: Rng) -> Sound:
    """The room holds its breath: a roll that grows, and a stroke."""
    t = times(1.0)
    roll = hiss(1.0, 50, 260, rng) * (0.55 + 0.45 * np.sin(2 * np.pi * 15 * t)) * (t / 1.0) ** 1.8
    stroke = struck([(58, 1, 0.5), (87, 0.5, 0.3), (131, 0.3, 0.2)], 1.8)
    return in_room(
        mix(
            (0, roll * 0.9),
            (0.98, stroke),
            (0.98, hiss(0.2, 60, 900, rng) * decay(0.2, 0.002, 0.05) * 0.5),
        ),
        1.2,
        0.3,
        rng,
    )


def right(rng: Rng) -> Sound:
    """It was so: a warm chord that opens."""
    notes = (
        (0, C4, 1.4),
        (0.02, E4, 1.3),
        (0.10, G4, 1.3),
        (0.20, C5, 1.3),
        (0.32, E5, 1.4),
        (0.46, G5, 1.5),
    )
    parts = [(at, chime(hertz, fall) * 0.7) for at, hertz, fall in notes]
    return in_room(mix(*parts, (0.46, bell(C6, 0.8) * 0.20)), 1.4, 0.3, rng)


def wrong(rng: Rng) -> Sound:
    """It was not: muted and falling."""
    notes = ((0, G4, 0.35), (0.17, 369.99, 0.35), (0.36, D4, 0.8), (0.36, 220.0, 0.9))
    parts = [(at, chime(hertz, fall) * 0.7) for at, hertz, fall in notes]
    return in_room(mix(*parts, (0.36, struck([(73, 1, 0.4)], 1.0) * 0.7)), 1.0, 0.28, rng)


def correct(rng: Rng) -> Sound:
    """A small yes."""
    return in_room(mix((0, chime(E5, 0.25)), (0.12, chime(A5, 0.4))), 0.5, 0.2, rng)


def reveal(rng: Rng) -> Sound:
    """The lamp goes to the card: a swelling shimmer and a low chord."""
    t = times(1.3)
    shimmer = hiss(1.3, 3500, 11000, rng) * (t / 1.3) ** 2.2 * 0.18
    chord = mix(
        (0, chime(110.0, 1.6)),
        (0, chime(164.8, 1.6) * 0.7),
        (0, chime(261.6, 1.5) * 0.6),
        (0.02, chime(E4, 1.4) * 0.5),
    )
    return in_room(mix((0, shimmer), (1.24, chord), (1.24, bell(C6, 0.9) * 0.16)), 1.4, 0.3, rng)


def join(rng: Rng) -> Sound:
    """Somebody takes a seat: the chair, and a note."""
    scrape = band(creak(0.16, 70, 95, rng), 300, 1800) * 0.25
    return in_room(
        mix(
            (0, scrape),
            (0.13, wood(150, 0.035)),
            (0.2, chime(G4, 0.3) * 0.6),
            (0.31, chime(C5, 0.45) * 0.7),
        ),
        0.6,
        0.2,
        rng,
    )


def leave(rng: Rng) -> Sound:
    """Somebody gets up."""
    scrape = band(creak(0.18, 95, 66, rng), 300, 1800) * 0.25
    return in_room(
        mix((0, scrape), (0.16, chime(C5, 0.25) * 0.6), (0.27, chime(G4, 0.4) * 0.6)), 0.6, 0.2, rng
    )


def cloth(seconds: float, rng: Rng, rising: bool) -> Sound:
    """A heavy curtain drawn on its rings."""
    body = hiss(seconds, 180, 2600, rng) * swell(seconds, 1.4)
    rings = [
        (float(at), bell(rng.uniform(2300, 3400), 0.02) * rng.uniform(0.04, 0.12))
        for at in np.sort(rng.uniform(0.02, seconds * 0.9, 14))
    ]
    thud = (
        seconds * 0.92,
        hiss(0.2, 70, 500, rng) * decay(0.2, 0.01, 0.05) * (0.3 if rising else 0.8),
    )
    return in_room(mix((0, body), *rings, thud), 0.5, 0.16, rng)


def curtain_open(rng: Rng) -> Sound:
    """The halves part."""
    return cloth(0.42, rng, True)


def curtain_close(rng: Rng) -> Sound:
    """The halves meet."""
    return cloth(0.5, rng, False)


def curtain(rng: Rng) -> Sound:
    """Three soft beats before somebody's private page: the same for everybody."""
    beat = mix(
        (0, struck([(82, 1, 0.12), (123, 0.4, 0.07)], 0.6)), (0, tap(rng, 0.02, 120, 900) * 0.4)
    )
    return in_room(mix((0, beat * 0.7), (0.42, beat * 0.8), (0.84, beat)), 0.8, 0.22, rng)


def tick(rng: Rng) -> Sound:
    """One beat of a clock."""
    return in_room(mix((0, wood(1750, 0.006)), (0, wood(420, 0.012) * 0.3)), 0.25, 0.1, rng)


def clock(_rng: Rng) -> Sound:
    """Four seconds of a tall clock, to be looped."""
    beats = [
        (i * 0.5, wood(1500 if i % 2 else 1750, 0.007) * (0.8 if i % 2 else 1.0)) for i in range(8)
    ]
    loop = mix(*beats, (0, np.zeros(4 * RATE)))
    return loop[: 4 * RATE]


def star(rng: Rng) -> Sound:
    """A star lands on the timeline."""
    return in_room(
        mix((0, chime(E5, 0.3)), (0.06, chime(C6, 0.5) * 0.7), (0.06, bell(E6, 0.3) * 0.12)),
        0.6,
        0.2,
        rng,
    )


def thunder(rng: Rng) -> Sound:
    """Thunder, far away."""
    t = times(3.2)
    rumble = hiss(3.2, 30, 240, rng) * np.minimum(1, t / 0.08) * np.exp(-t / 0.9)
    return in_room(
        rumble * (1 + 0.5 * np.sin(2 * np.pi * 5 * t + 2 * np.sin(2 * np.pi * 0.7 * t))),
        1.2,
        0.4,
        rng,
    )


def rain(rng: Rng) -> Sound:
    """Five and a half seconds of rain on glass, to be looped."""
    length = 6 * RATE
    steady = hiss(6, 600, 9000, rng) * 0.35
    drops = [
        (
            rng.random() * 5.9,
            hiss(0.02, 2000, 9000, rng) * decay(0.02, 0.0005, 0.004) * rng.uniform(0.3, 1.4),
        )
        for _ in range(420)
    ]
    whole = steady + mix(*drops, (0, np.zeros(length)))[:length]
    seam = RATE // 2
    whole[:seam] = whole[:seam] * np.linspace(0, 1, seam) + whole[-seam:] * np.linspace(1, 0, seam)
    return whole[:-seam]


def ui_move(_rng: Rng) -> Sound:
    """The ring moves."""
    return wood(620, 0.012)


def ui_ok(rng: Rng) -> Sound:
    """Yes."""
    return in_room(
        mix((0, wood(C5, 0.03)), (0.06, wood(G5, 0.045)), (0.06, chime(G5, 0.12) * 0.2)),
        0.25,
        0.1,
        rng,
    )


def ui_back(rng: Rng) -> Sound:
    """Back."""
    return in_room(mix((0, wood(G5, 0.025)), (0.06, wood(C5, 0.045))), 0.25, 0.1, rng)


def ui_no(rng: Rng) -> Sound:
    """This cannot be done."""
    return in_room(mix((0, wood(196, 0.03)), (0.09, wood(185, 0.035))), 0.2, 0.1, rng)


def ui_open(rng: Rng) -> Sound:
    """A page or a menu opens."""
    return in_room(
        mix((0, hiss(0.14, 1300, 7500, rng) * swell(0.14)), (0.10, wood(G4, 0.03) * 0.5)),
        0.25,
        0.1,
        rng,
    )
