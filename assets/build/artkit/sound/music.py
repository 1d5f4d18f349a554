"""The music: tunes of `data/tunes.toml` arranged for a small jazz band, as MIDI, rendered to OGG.

Needs `fluidsynth` and the FluidR3 General MIDI sound font (SOUNDFONT, default Debian's place).
Bass, piano and brushes follow from the chords and a fixed seed; the melody is written out.
"""

from __future__ import annotations

import os
import random
import struct
import subprocess
import tempfile
import tomllib
import wave
from pathlib import Path
from typing import Any

import numpy as np

from artkit import places
from artkit.sound.synth import RATE, write_ogg

TICKS = 480  # of a beat
NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
KINDS = {  # semitones over the root that colour a chord: third, seventh or sixth, extensions
    "m6": (3, 7, 9, 14),
    "m7": (3, 7, 10, 14),
    "m7b5": (3, 6, 10, 12),
    "7": (4, 10, 13, 7),
    "maj7": (4, 7, 11, 14),
}
LEAD, SECOND, PIANO, BASS, DRUMS = 0, 1, 2, 3, 9
SOUNDFONT = os.environ.get("SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
LOUDNESS = -20.0  # root mean square in dB below full; the game plays music at its own lower volume


def pitch(name: str) -> int:
    """MIDI number of a note such as Bb4 (C4 = 60)."""
    step = NOTES[name[0]] + name.count("#") - name[1:].count("b")
    return step + 12 * (int(name[-1]) + 1)


def chord(name: str) -> tuple[int, tuple[int, ...]]:
    """Root (0-11) and semitones of a chord such as Em7b5."""
    length = 2 if len(name) > 1 and name[1] in "#b" else 1
    root = NOTES[name[0]] + (1 if name[1:2] == "#" else -1 if name[1:2] == "b" else 0)
    return root % 12, KINDS[name[length:]]


class Score:
    """Collects notes as MIDI events; positions are in beats."""

    def __init__(self, tempo: float, swing: float, seed: int) -> None:
        self.tempo, self.swing = tempo, swing
        self.events: list[tuple[int, int, bytes]] = []
        self.chance = random.Random(seed)

    def tick(self, beat: float) -> int:
        """The moment of a beat; off-beats come late, as swing asks."""
        late = self.swing if abs(beat % 1 - 0.5) < 0.05 else 0.0
        return max(0, int((beat + late) * TICKS) + self.chance.randrange(-5, 6))

    def note(self, channel: int, number: int, beat: float, length: float, strength: float) -> None:
        """One note; `strength` is 0 to 127 before a little human unevenness."""
        start = self.tick(beat)
        velocity = int(min(127, max(8, strength + self.chance.uniform(-6, 6))))
        self.events.append((start, 1, bytes([0x90 | channel, number, velocity])))
        self.events.append(
            (start + max(30, int(length * TICKS)), 0, bytes([0x80 | channel, number, 0]))
        )

    def program(self, channel: int, number: int, volume: int, pan: int, echo: int) -> None:
        """Instrument, loudness, place and echo of a channel."""
        self.events.append((0, 0, bytes([0xC0 | channel, number])))
        for control, value in ((7, volume), (10, pan), (91, echo)):
            self.events.append((0, 0, bytes([0xB0 | channel, control, value])))

    def midi(self) -> bytes:
        """The score as a MIDI file of one track."""

        def variable(value: int) -> bytes:
            out = [value & 0x7F]
            while value := value >> 7:
                out.append(0x80 | value & 0x7F)
            return bytes(reversed(out))

        track = b"\x00\xff\x51\x03" + int(60_000_000 / self.tempo).to_bytes(3, "big")
        now = 0
        for moment, _, message in sorted(self.events):
            track += variable(moment - now) + message
            now = moment
        track += variable(2 * TICKS) + b"\xff\x2f\x00"
        return (
            b"MThd"
            + struct.pack(">IHHH", 6, 0, 1, TICKS)
            + b"MTrk"
            + struct.pack(">I", len(track))
            + track
        )


def bars_of(text: str) -> list[list[str]]:
    """The bars of a line of chords or notes."""
    return [bar.split() for bar in text.split("|")]


def play_melody(score: Score, channel: int, bars: list[list[str]], start: float) -> None:
    """The tune; long notes a little louder, everything slightly detached."""
    for index, bar in enumerate(bars):
        beat = start + 4 * index
        for item in bar:
            name, length = item.split(":")
            if name != "-":
                score.note(
                    channel, pitch(name), beat, float(length) * 0.92, 66 + 6 * min(2, float(length))
                )
            beat += float(length)


def play_bass(score: Score, chords: list[list[str]], following: str, start: float) -> None:
    """A walking bass: roots on the strong beats, a step into the next root at the end."""
    roots = [bar[0] for bar in chords[1:]] + [following]
    for index, bar in enumerate(chords):
        beat = start + 4 * index
        goal = 28 + (chord(roots[index])[0] - 4) % 12
        if len(bar) == 2:
            plan = []
            for name in bar:
                root, kind = chord(name)
                low = 28 + (root - 4) % 12
                plan += [low, low + kind[1] - (12 if low + kind[1] > 43 else 0)]
        else:
            root, kind = chord(bar[0])
            low = 28 + (root - 4) % 12
            third, fifth = low + kind[0], low + (kind[1] if kind[1] < 9 else 7)
            plan = [
                low,
                score.chance.choice([third, fifth]),
                fifth,
                goal + score.chance.choice([-1, 1]),
            ]
        for step, number in enumerate(plan):
            score.note(BASS, number, beat + step, 0.86, 74 - 6 * (step % 2))


def play_piano(score: Score, chords: list[list[str]], start: float, hand: list[int]) -> None:
    """Soft chords that move as little as they can from one to the next."""
    for index, bar in enumerate(chords):
        for place, name in enumerate(bar):
            root, kind = chord(name)
            voices = []
            for semitones in kind[:3]:
                number = 48 + (root + semitones) % 12
                middle = sum(hand) / len(hand) if hand else 57
                while number < middle - 7:
                    number += 12
                voices.append(number)
            hand[:] = sorted(voices)
            beat = start + 4 * index + place * 2
            hits = [(0.5, 0.4), (2.5, 1.0)] if len(bar) == 1 else [(0.5, 0.9)]
            if len(bar) == 1 and score.chance.random() < 0.4:
                hits = [(1.5, 1.6)]
            for at, length in hits:
                for number in hand:
                    score.note(PIANO, number, beat + at, length, 40)


def play_brushes(score: Score, bars: int, start: float, loudness: float) -> None:
    """Brushes on the snare, a soft ride, the foot on two and four."""
    for bar in range(bars):
        for beat in range(4):
            at = start + 4 * bar + beat
            score.note(DRUMS, 51, at, 0.2, 40 * loudness)
            if beat % 2:
                score.note(DRUMS, 51, at + 0.5, 0.1, 26 * loudness)
                score.note(DRUMS, 44, at, 0.1, 38 * loudness)
            score.note(DRUMS, 40, at, 0.3, (18 + 12 * (beat % 2)) * loudness)


def arranged(tune: dict[str, Any]) -> Score:
    """The whole piece as a score."""
    score = Score(tune["tempo"], tune["swing"], tune["seed"])
    programs = tune["programs"]
    score.program(LEAD, programs["lead"], 92, 74, 76)
    score.program(SECOND, programs["second"], 78, 46, 82)
    score.program(PIANO, programs["piano"], 70, 88, 64)
    score.program(BASS, programs["bass"], 100, 60, 40)
    score.program(DRUMS, 40, 76, 64, 56)
    hand: list[int] = []
    start = 0.0
    parts = [tune["parts"][name] for name in tune["form"]]
    for index, part in enumerate(parts):
        chords = bars_of(part["chords"])
        following = bars_of(parts[(index + 1) % len(parts)]["chords"])[0][0]
        last = index == len(parts) - 1
        channel = SECOND if tune["leads"][index] == "second" else LEAD
        play_melody(score, channel, bars_of(part["melody"]), start)
        play_bass(score, chords[:-1] if last else chords, following, start)
        play_piano(score, chords, start, hand)
        play_brushes(score, len(chords) - (1 if last else 0), start, tune["drums"])
        start += 4 * len(chords)
    return score


def rendered(midi: bytes) -> np.ndarray:
    """The score played by the sound font, as stereo numbers (n, 2)."""
    with tempfile.TemporaryDirectory() as scratch:
        source, target = Path(scratch) / "tune.mid", Path(scratch) / "tune.wav"
        source.write_bytes(midi)
        command = [
            "fluidsynth",
            "-ni",
            "-g",
            "0.6",
            "-r",
            str(RATE),
            "-F",
            str(target),
            SOUNDFONT,
            str(source),
        ]
        subprocess.run(command, check=True, capture_output=True)
        with wave.open(str(target), "rb") as stream:
            frames = stream.readframes(stream.getnframes())
    return np.frombuffer(frames, "<i2").reshape(-1, 2).astype(np.float64) / 32768


def build() -> None:
    """Writes music_<id>.ogg to `assets/audio`."""
    text = (places.DATA / "tunes.toml").read_text(encoding="utf-8")
    for tune in tomllib.loads(text)["tune"]:
        sound = rendered(arranged(tune).midi())
        loud = np.flatnonzero(np.abs(sound).max(1) > 2e-4)
        sound = sound[: min(len(sound), loud[-1] + RATE)]
        gain = 10 ** (LOUDNESS / 20) / np.sqrt((sound**2).mean())
        sound = np.clip(sound * min(gain, 0.7 / np.abs(sound).max()), -1, 1)
        sound[-RATE:] *= np.linspace(1, 0, RATE)[:, None]
        path = places.AUDIO / f"music_{tune['id']}.ogg"
        write_ogg(sound, path, 1.5)
        peak, level = np.abs(sound).max(), 20 * np.log10(np.sqrt((sound**2).mean()))
        print(
            f"{path.name}: {len(sound) / RATE:.0f} s, {path.stat().st_size // 1024} KB, peak {peak:.2f}, {level:.1f} dB"
        )
