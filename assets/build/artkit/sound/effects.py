"""The effects: paper, wood, brass and cloth, quiet and of one family. One file for each cue."""

from __future__ import annotations

import zlib

import numpy as np

from artkit import places
from artkit.sound import room_cues as room
from artkit.sound import table_cues as table
from artkit.sound.gestures import Maker
from artkit.sound.synth import (
    levelled,
    write_ogg,
)

CUES: dict[str, tuple[Maker, float]] = {  # cue: its maker and its peak in dB
    "ui_move": (room.ui_move, -19),
    "ui_ok": (room.ui_ok, -14),
    "ui_back": (room.ui_back, -15),
    "ui_no": (room.ui_no, -13),
    "ui_refuse": (room.ui_no, -13),
    "ui_open": (room.ui_open, -16),
    "deal": (table.deal, -10),
    "card": (table.card, -11),
    "flip": (table.flip, -11),
    "show": (table.show, -11),
    "shown": (table.shown, -11),
    "shuffle": (table.shuffle, -11),
    "dice": (table.dice, -9),
    "token": (table.token, -10),
    "step": (table.step, -13),
    "passage": (table.passage, -10),
    "whoosh": (table.whoosh, -15),
    "turn": (room.turn, -13),
    "your_turn": (room.your_turn, -11),
    "lamp": (room.lamp, -15),
    "lamp_out": (room.lamp_out, -13),
    "bell": (room.desk_bell, -11),
    "tag": (table.tag, -14),
    "check": (table.check, -15),
    "unanswered": (room.unanswered, -9),
    "accuse": (room.accuse, -7),
    "right": (room.right, -7),
    "correct": (room.correct, -10),
    "wrong": (room.wrong, -8),
    "envelope": (table.envelope, -10),
    "reveal": (room.reveal, -8),
    "join": (room.join, -11),
    "leave": (room.leave, -12),
    "curtain": (room.curtain, -10),
    "curtain_open": (room.curtain_open, -12),
    "curtain_close": (room.curtain_close, -11),
    "tick": (room.tick, -16),
    "clock": (room.clock, -20),
    "stamp": (table.stamp, -13),
    "thud": (table.thud, -11),
    "verdict": (table.verdict, -11),
    "page": (table.page, -14),
    "star": (room.star, -12),
    "flag": (table.flag, -13),
    "typewriter": (table.typewriter, -12),
    "thunder": (room.thunder, -8),
    "rain": (room.rain, -22),
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
