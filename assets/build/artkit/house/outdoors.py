"""A garden table and a fountain, for the glass house and the grounds."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.plants import flowers
from artkit.house.stuff import (
    Group,
    stone,
)
from artkit.studio.mesh import (
    curve,
    cylinder,
    lathe,
    tube,
)
from artkit.studio.scene import Material


def iron_table() -> Group:
    """A white garden table with two chairs, for the glass house."""
    white = Material("#e6e2d6", rough=0.4, mirror=0.03)
    out = Group().add(cylinder(17, 1.4, 30, 0.4).moved(0, 0, 26), white)
    for k in range(3):
        a = 2 * math.pi * k / 3
        out.add(
            tube(
                curve(
                    [
                        (13 * math.cos(a), 13 * math.sin(a), 0),
                        (4 * math.cos(a), 4 * math.sin(a), 12),
                        (12 * math.cos(a), 12 * math.sin(a), 26),
                    ],
                    14,
                ),
                0.9,
                6,
            ),
            white,
        )
    for turn in (20, 200):
        seat = Group().add(cylinder(9, 1.6, 24, 0.4).moved(0, 0, 16), white)
        for k in range(4):
            a = math.pi / 4 + math.pi * k / 2
            seat.add(
                tube(
                    np.array(
                        [
                            (8 * math.cos(a), 8 * math.sin(a), 0),
                            (6 * math.cos(a), 6 * math.sin(a), 16),
                        ]
                    ),
                    0.8,
                    6,
                ),
                white,
            )
        hoop = curve([(-8, 6, 16), (-9, 8, 30), (0, 9, 38), (9, 8, 30), (8, 6, 16)], 24)
        seat.add(tube(hoop, 0.9, 6), white)
        for x in (-4, 0, 4):
            seat.add(tube(np.array([(x, 7, 17), (x, 8.6, 36)]), 0.5, 5), white)
        a = math.radians(turn + 90)
        out.join(seat.at(27 * math.cos(a), 27 * math.sin(a), 0, turn))
    out.join(flowers().at(0, 0, 27.4))
    return out


def fountain(radius: float = 26) -> Group:
    """A stone basin with a tier and water."""
    marble = stone("#b4ac9c")
    water = Material("#3c5a60", rough=0.03, mirror=0.12)
    profile = [
        (0, 0),
        (radius, 0),
        (radius + 2, 2),
        (radius, 5),
        (radius + 3, 13),
        (radius - 2, 13),
        (radius - 3, 7),
        (0, 7),
    ]
    out = (
        Group()
        .add(lathe(profile, 36), marble)
        .add(cylinder(radius - 2.4, 0.4, 36).moved(0, 0, 11), water)
    )
    out.add(
        lathe(
            [(0, 0), (5, 0), (3, 6), (2.6, 16), (4, 20), (12, 24), (13, 26), (11, 26), (0, 24)], 24
        ).moved(0, 0, 8),
        marble,
    )
    out.add(cylinder(11.4, 0.3, 24).moved(0, 0, 33), water)
    return out.add(lathe([(0, 0), (2.6, 0), (1.6, 6), (3, 9), (0, 14)], 16).moved(0, 0, 33), marble)
