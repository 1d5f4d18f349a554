"""Floors, wallpapers and dados of the rooms on the plan."""

from __future__ import annotations

from collections.abc import Callable

from artkit.house import surfaces
from artkit.house.stuff import stone


def floor_picture(room: str, width: int, height: int) -> surfaces.Pixels:
    """The floor of a room, two px of the picture for one of the plan."""
    w, h = width * 2, height * 2
    makers: dict[str, Callable[[], surfaces.Pixels]] = {
        "ballroom": lambda: surfaces.herringbone("#9a6a35", w, h, 3, 9),
        "conservatory": lambda: surfaces.checker("#a8ae98", "#66795f", w, h, 40, 6, True),
        "billiard_room": lambda: surfaces.boards("#6e4426", w, h, max(6, h // 26), 5),
        "library": lambda: surfaces.boards("#74482a", w, h, max(8, w // 26), 8, True),
        "study": lambda: surfaces.boards("#70492a", w, h, max(6, h // 26), 11),
        "hall": lambda: surfaces.checker("#d8ccb4", "#3a302c", w, h, 52, 8, True),
        "lounge": lambda: surfaces.boards("#6a3c22", w, h, max(6, h // 28), 14),
        "dining_room": lambda: surfaces.boards("#7a4b28", w, h, max(8, w // 28), 17, True),
        "kitchen": lambda: surfaces.checker("#aab0aa", "#717d80", w, h, 46, 9),
        "cellar": lambda: surfaces.flags("#6a635c", w, h, 72, 4),
    }
    return makers[room]()


def wall_picture(room: str, width: int, height: int) -> surfaces.Pixels:
    """The wallpaper of a room, two px for one."""
    w, h = width * 2, height * 2
    makers: dict[str, Callable[[], surfaces.Pixels]] = {
        "ballroom": lambda: surfaces.stripes("#5c3650", "#6a4060", w, h, 4, 28),
        "conservatory": lambda: surfaces.bricks("#8a7462", "#5a4c40", w, h, 3, 10),
        "billiard_room": lambda: surfaces.damask("#2b5238", "#356144", w, h, 7, 36),
        "library": lambda: surfaces.damask("#5a3420", "#66402a", w, h, 3, 36),
        "study": lambda: surfaces.damask("#2a4270", "#345080", w, h, 5, 36),
        "hall": lambda: surfaces.damask("#6a5448", "#766052", w, h, 6, 36),
        "lounge": lambda: surfaces.damask("#84262b", "#943237", w, h, 2, 36),
        "dining_room": lambda: surfaces.damask("#7d5a26", "#8c682e", w, h, 8, 36),
        "kitchen": lambda: surfaces.glazed_tiles("#3f6f86", w, h, 20, 4),
        "cellar": lambda: surfaces.flags("#5c554f", w, h, 26, 9),
    }
    return makers[room]()


DADO = {"kitchen": "", "conservatory": "", "cellar": "", "library": "#3e2415"}


STONE = stone("#6a635c")
