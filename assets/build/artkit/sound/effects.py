"""The effects: paper, wood, brass and cloth, quiet and of one family. One file for each cue."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np

from artkit import places
from artkit.sound.synth import (
    RATE,
    Sound,
    band,
    bell,
    chime,
    decay,
    hiss,
    in_room,
    levelled,
    mix,
    struck,
    swell,
    times,
    wood,
    write_ogg,
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


def deal(rng: Rng) -> Sound:
    """A card slides and lands."""
    return in_room(mix((0, slide(0.11, rng)), (0.085, tap(rng))), 0.22, 0.10, rng)


def card(rng: Rng) -> Sound:
    """A card is laid down."""
    return in_room(mix((0, slide(0.07, rng) * 0.7), (0.05, tap(rng)), (0.052, wood(240, 0.015) * 0.10)), 0.22, 0.10, rng)


def flip(rng: Rng) -> Sound:
    """A card turns over."""
    first = hiss(0.08, 2400, 10000, rng) * decay(0.08, 0.025, 0.03)
    return in_room(mix((0, first), (0.085, tap(rng, 0.010, 650, 5000))), 0.2, 0.1, rng)


def show(rng: Rng) -> Sound:
    """One back slides across the table to another seat."""
    return in_room(mix((0, slide(0.28, rng, 1200, 7000) * 0.8), (0.25, tap(rng))), 0.25, 0.12, rng)


def shuffle(rng: Rng) -> Sound:
    """A riffle and the bridge falling together."""
    parts = [(i * 0.026 + rng.random() * 0.006, tap(rng, 0.008, 1500, 8000) * rng.uniform(0.5, 1)) for i in range(26)]
    parts += [(0.78 + i * 0.012, tap(rng, 0.006, 1800, 9000) * 0.5) for i in range(20)]
    return in_room(mix(*parts, (1.08, tap(rng, 0.016))), 0.28, 0.12, rng)


def dice(rng: Rng) -> Sound:
    """A die tumbles over baize and comes to rest."""
    at = np.cumsum(np.r_[0.0, rng.uniform(0.05, 0.10, 6), rng.uniform(0.08, 0.16, 4)])
    parts = []
    for index, moment in enumerate(at):
        loud = max(0.16, 1 - index * 0.085)
        knock = tap(rng, 0.007, 900, 6000) + 0.5 * np.pad(wood(rng.uniform(900, 1500), 0.008), (0, 48000))[: int(0.06 * RATE)]
        parts.append((float(moment), knock * loud))
    return in_room(mix(*parts), 0.3, 0.12, rng)


def token(rng: Rng) -> Sound:
    """A piece is set down on the board."""
    return in_room(mix((0, wood(205, 0.03)), (0, wood(430, 0.014) * 0.5), (0, tap(rng, 0.006) * 0.7)), 0.28, 0.12, rng)


def step(rng: Rng) -> Sound:
    """Two soft footsteps on boards."""
    foot = mix((0, wood(120, 0.03) * 0.7), (0, tap(rng, 0.02, 150, 1400)), (0.03, tap(rng, 0.01, 1500, 5000) * 0.15))
    return in_room(mix((0, foot), (0.21, foot * 0.8)), 0.4, 0.22, rng)


def creak(seconds: float, start: float, end: float, rng: Rng) -> Sound:
    """A hinge that complains."""
    t = times(seconds)
    pitch = start + (end - start) * (t / seconds) ** 1.4
    buzz = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * (0.6 + 0.4 * rng.random(len(t)))
    return band(buzz, 320, 2600) * swell(seconds, 1.2)


def passage(rng: Rng) -> Sound:
    """The hatch creaks, air from below, the hatch falls shut further off."""
    air = hiss(0.7, 120, 900, rng) * swell(0.7)
    return in_room(mix((0, creak(0.26, 46, 82, rng) * 0.32), (0.18, air * 0.8), (0.62, wood(92, 0.08)), (0.62, tap(rng, 0.03, 100, 1200))), 0.9, 0.35, rng)


def whoosh(rng: Rng) -> Sound:
    """Something flies in an arc."""
    sound = hiss(0.38, 350, 3200, rng)
    return sound * swell(0.38, 2.4)


def turn(rng: Rng) -> Sound:
    """The lamp of a seat is lit: the tap, the gas, a small warm tone."""
    gas = hiss(0.5, 900, 6000, rng) * decay(0.5, 0.05, 0.12) * 0.22
    return in_room(mix((0, wood(900, 0.008) * 0.35), (0.03, gas), (0.07, chime(G4, 0.35) * 0.6)), 0.5, 0.2, rng)


def lamp(rng: Rng) -> Sound:
    """A gas lamp goes on."""
    gas = hiss(0.6, 700, 6500, rng) * decay(0.6, 0.03, 0.16)
    return in_room(mix((0, wood(1100, 0.006) * 0.4), (0.02, gas * 0.5), (0.05, hiss(0.2, 80, 400, rng) * decay(0.2, 0.02, 0.06))), 0.3, 0.12, rng)


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


def tag(rng: Rng) -> Sound:
    """A paper tag unfolds."""
    return in_room(mix((0, hiss(0.07, 2200, 9000, rng) * decay(0.07, 0.012, 0.02)), (0.06, tap(rng, 0.008, 900, 5000) * 0.6)), 0.2, 0.08, rng)


def check(rng: Rng) -> Sound:
    """The light moves on to the next seat."""
    return in_room(mix((0, wood(760, 0.012)), (0.0, chime(A4, 0.12) * 0.35)), 0.3, 0.12, rng)


def shown(rng: Rng) -> Sound:
    """Something was shown and is known now."""
    return in_room(mix((0, tap(rng) * 0.5), (0.03, chime(D5, 0.35) * 0.8), (0.03, chime(A4, 0.45) * 0.5)), 0.6, 0.2, rng)


def unanswered(rng: Rng) -> Sound:
    """Nobody could show anything: two hollow notes and a low beat."""
    drum = struck([(64, 1, 0.35), (118, 0.4, 0.12)], 1.2)
    return in_room(mix((0, drum), (0.05, chime(D4, 0.7) * 0.55), (0.36, chime(233.1, 0.9) * 0.55)), 1.0, 0.3, rng)


def accuse(rng: Rng) -> Sound:
    """The room holds its breath: a roll that grows, and a stroke."""
    t = times(1.0)
    roll = hiss(1.0, 50, 260, rng) * (0.55 + 0.45 * np.sin(2 * np.pi * 15 * t)) * (t / 1.0) ** 1.8
    stroke = struck([(58, 1, 0.5), (87, 0.5, 0.3), (131, 0.3, 0.2)], 1.8)
    return in_room(mix((0, roll * 0.9), (0.98, stroke), (0.98, hiss(0.2, 60, 900, rng) * decay(0.2, 0.002, 0.05) * 0.5)), 1.2, 0.3, rng)


def right(rng: Rng) -> Sound:
    """It was so: a warm chord that opens."""
    notes = ((0, C4, 1.4), (0.02, E4, 1.3), (0.10, G4, 1.3), (0.20, C5, 1.3), (0.32, E5, 1.4), (0.46, G5, 1.5))
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


def envelope(rng: Rng) -> Sound:
    """The seal breaks and the paper opens."""
    crack = mix((0, tap(rng, 0.004, 1500, 8000)), (0.012, tap(rng, 0.006, 900, 5000)), (0.0, wood(1500, 0.006) * 0.3))
    rustle = hiss(0.42, 1600, 8500, rng) * swell(0.42, 1.2) * (0.5 + 0.5 * rng.random(int(0.42 * RATE)))
    return in_room(mix((0, crack), (0.10, rustle * 0.55), (0.5, tap(rng) * 0.4)), 0.35, 0.12, rng)


def reveal(rng: Rng) -> Sound:
    """The lamp goes to the card: a swelling shimmer and a low chord."""
    t = times(1.3)
    shimmer = hiss(1.3, 3500, 11000, rng) * (t / 1.3) ** 2.2 * 0.18
    chord = mix((0, chime(110.0, 1.6)), (0, chime(164.8, 1.6) * 0.7), (0, chime(261.6, 1.5) * 0.6), (0.02, chime(E4, 1.4) * 0.5))
    return in_room(mix((0, shimmer), (1.24, chord), (1.24, bell(C6, 0.9) * 0.16)), 1.4, 0.3, rng)


def join(rng: Rng) -> Sound:
    """Somebody takes a seat: the chair, and a note."""
    scrape = band(creak(0.16, 70, 95, rng), 300, 1800) * 0.25
    return in_room(mix((0, scrape), (0.13, wood(150, 0.035)), (0.2, chime(G4, 0.3) * 0.6), (0.31, chime(C5, 0.45) * 0.7)), 0.6, 0.2, rng)


def leave(rng: Rng) -> Sound:
    """Somebody gets up."""
    scrape = band(creak(0.18, 95, 66, rng), 300, 1800) * 0.25
    return in_room(mix((0, scrape), (0.16, chime(C5, 0.25) * 0.6), (0.27, chime(G4, 0.4) * 0.6)), 0.6, 0.2, rng)


def cloth(seconds: float, rng: Rng, rising: bool) -> Sound:
    """A heavy curtain drawn on its rings."""
    body = hiss(seconds, 180, 2600, rng) * swell(seconds, 1.4)
    rings = [(float(at), bell(rng.uniform(2300, 3400), 0.02) * rng.uniform(0.04, 0.12)) for at in np.sort(rng.uniform(0.02, seconds * 0.9, 14))]
    thud = (seconds * 0.92, hiss(0.2, 70, 500, rng) * decay(0.2, 0.01, 0.05) * (0.3 if rising else 0.8))
    return in_room(mix((0, body), *rings, thud), 0.5, 0.16, rng)


def curtain_open(rng: Rng) -> Sound:
    """The halves part."""
    return cloth(0.42, rng, True)


def curtain_close(rng: Rng) -> Sound:
    """The halves meet."""
    return cloth(0.5, rng, False)


def curtain(rng: Rng) -> Sound:
    """Three soft beats before somebody's private page: the same for everybody."""
    beat = mix((0, struck([(82, 1, 0.12), (123, 0.4, 0.07)], 0.6)), (0, tap(rng, 0.02, 120, 900) * 0.4))
    return in_room(mix((0, beat * 0.7), (0.42, beat * 0.8), (0.84, beat)), 0.8, 0.22, rng)


def tick(rng: Rng) -> Sound:
    """One beat of a clock."""
    return in_room(mix((0, wood(1750, 0.006)), (0, wood(420, 0.012) * 0.3)), 0.25, 0.1, rng)


def clock(rng: Rng) -> Sound:
    """Four seconds of a tall clock, to be looped."""
    beats = [(i * 0.5, wood(1500 if i % 2 else 1750, 0.007) * (0.8 if i % 2 else 1.0)) for i in range(8)]
    loop = mix(*beats, (0, np.zeros(4 * RATE)))
    return loop[: 4 * RATE]


def stamp(rng: Rng) -> Sound:
    """A mark is stamped on the notes."""
    return in_room(mix((0, wood(170, 0.02)), (0, tap(rng, 0.012, 300, 2500)), (0.05, hiss(0.05, 1500, 6000, rng) * decay(0.05, 0.01, 0.015) * 0.2)), 0.22, 0.1, rng)


def page(rng: Rng) -> Sound:
    """A page is turned."""
    return in_room(mix((0, hiss(0.22, 1400, 8000, rng) * swell(0.22, 1.3)), (0.19, tap(rng, 0.01) * 0.5)), 0.22, 0.1, rng)


def star(rng: Rng) -> Sound:
    """A star lands on the timeline."""
    return in_room(mix((0, chime(E5, 0.3)), (0.06, chime(C6, 0.5) * 0.7), (0.06, bell(E6, 0.3) * 0.12)), 0.6, 0.2, rng)


def flag(rng: Rng) -> Sound:
    """A flag is planted."""
    return in_room(mix((0, hiss(0.16, 300, 2400, rng) * swell(0.16)), (0.13, wood(260, 0.02))), 0.25, 0.1, rng)


def typewriter(rng: Rng) -> Sound:
    """Seven keys and the bell."""
    keys = [(i * 0.11 + rng.random() * 0.04, mix((0, tap(rng, 0.007, 1200, 8000)), (0, wood(2300, 0.004) * 0.3))) for i in range(7)]
    return in_room(mix(*keys, (0.92, bell(1900, 0.22) * 0.35)), 0.3, 0.1, rng)


def thunder(rng: Rng) -> Sound:
    """Thunder, far away."""
    t = times(3.2)
    rumble = hiss(3.2, 30, 240, rng) * np.minimum(1, t / 0.08) * np.exp(-t / 0.9)
    return in_room(rumble * (1 + 0.5 * np.sin(2 * np.pi * 5 * t + 2 * np.sin(2 * np.pi * 0.7 * t))), 1.2, 0.4, rng)


def rain(rng: Rng) -> Sound:
    """Five and a half seconds of rain on glass, to be looped."""
    length = 6 * RATE
    steady = hiss(6, 600, 9000, rng) * 0.35
    drops = [(rng.random() * 5.9, hiss(0.02, 2000, 9000, rng) * decay(0.02, 0.0005, 0.004) * rng.uniform(0.3, 1.4)) for _ in range(420)]
    whole = steady + mix(*drops, (0, np.zeros(length)))[:length]
    seam = RATE // 2
    whole[:seam] = whole[:seam] * np.linspace(0, 1, seam) + whole[-seam:] * np.linspace(1, 0, seam)
    return whole[:-seam]


def ui_move(rng: Rng) -> Sound:
    """The ring moves."""
    return wood(620, 0.012)


def ui_ok(rng: Rng) -> Sound:
    """Yes."""
    return in_room(mix((0, wood(C5, 0.03)), (0.06, wood(G5, 0.045)), (0.06, chime(G5, 0.12) * 0.2)), 0.25, 0.1, rng)


def ui_back(rng: Rng) -> Sound:
    """Back."""
    return in_room(mix((0, wood(G5, 0.025)), (0.06, wood(C5, 0.045))), 0.25, 0.1, rng)


def ui_no(rng: Rng) -> Sound:
    """This cannot be done."""
    return in_room(mix((0, wood(196, 0.03)), (0.09, wood(185, 0.035))), 0.2, 0.1, rng)


def ui_open(rng: Rng) -> Sound:
    """A page or a menu opens."""
    return in_room(mix((0, hiss(0.14, 1300, 7500, rng) * swell(0.14)), (0.10, wood(G4, 0.03) * 0.5)), 0.25, 0.1, rng)


CUES: dict[str, tuple[Maker, float]] = {  # cue: its maker and its peak in dB
    "ui_move": (ui_move, -19),
    "ui_ok": (ui_ok, -14),
    "ui_back": (ui_back, -15),
    "ui_no": (ui_no, -13),
    "ui_refuse": (ui_no, -13),
    "ui_open": (ui_open, -16),
    "deal": (deal, -10),
    "card": (card, -11),
    "flip": (flip, -11),
    "show": (show, -11),
    "shown": (shown, -11),
    "shuffle": (shuffle, -11),
    "dice": (dice, -9),
    "token": (token, -10),
    "step": (step, -13),
    "passage": (passage, -10),
    "whoosh": (whoosh, -15),
    "turn": (turn, -13),
    "your_turn": (your_turn, -11),
    "lamp": (lamp, -15),
    "lamp_out": (lamp_out, -13),
    "bell": (desk_bell, -11),
    "tag": (tag, -14),
    "check": (check, -15),
    "unanswered": (unanswered, -9),
    "accuse": (accuse, -7),
    "right": (right, -7),
    "correct": (correct, -10),
    "wrong": (wrong, -8),
    "envelope": (envelope, -10),
    "reveal": (reveal, -8),
    "join": (join, -11),
    "leave": (leave, -12),
    "curtain": (curtain, -10),
    "curtain_open": (curtain_open, -12),
    "curtain_close": (curtain_close, -11),
    "tick": (tick, -16),
    "clock": (clock, -20),
    "stamp": (stamp, -13),
    "page": (page, -14),
    "star": (star, -12),
    "flag": (flag, -13),
    "typewriter": (typewriter, -12),
    "thunder": (thunder, -8),
    "rain": (rain, -22),
}


def build() -> None:
    """Writes every cue to `assets/audio`."""
    total = 0
    for name, (maker, peak) in CUES.items():
        rng = np.random.default_rng(zlib.crc32(name.encode()))
        path = places.AUDIO / f"{name}.ogg"
        looped = name in ("clock", "rain")
        sound = maker(rng)
        sound = sound / np.abs(sound).max() * 10 ** (peak / 20) if looped else levelled(sound, peak)
        write_ogg(sound, path)
        total += path.stat().st_size
    print(f"{len(CUES)} cues, {total // 1024} KB")
