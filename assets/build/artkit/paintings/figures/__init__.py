"""The 84 motifs of the evidence paintings as figures in tones."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module

from artkit.paintings.figures.figure import MOODS, Figure, Shape

__all__ = ["FAMILIES", "Figure", "Shape", "figure", "names"]

FAMILIES = ("plants", "beasts", "wings", "persons", "buildings", "vehicles", "household", "treasure", "pages", "food", "sky", "land")


@lru_cache(None)
def _motifs() -> dict[str, Callable[[str | None], Figure]]:
    """Every motif's drawing, by the motif's name."""
    return {
        name: draw
        for family in FAMILIES
        for name, draw in import_module(f"artkit.paintings.figures.{family}").MOTIFS.items()
    }


def names() -> list[str]:
    """The names of all motifs, family by family."""
    return list(_motifs())


@lru_cache(None)
def figure(name: str, mood: str | None = None) -> Figure:
    """The figure of a motif; `mood` changes faces and postures of those that have any.

    Raises KeyError for an unknown motif or mood.
    """
    if mood is not None and mood not in MOODS:
        raise KeyError(mood)
    return _motifs()[name](mood)
