"""Hand-composed scenes, by the relation that they show."""

from __future__ import annotations

from artkit.paintings.templates import (
    airborne,
    enclosed,
    large_and_small,
    standing,
    turned_over,
    undone,
)
from artkit.paintings.templates.common import Template

RELATIONS: dict[str, dict[str, Template]] = {
    "gigantic": large_and_small.GIGANTIC,
    "miniature": large_and_small.MINIATURE,
    "inside": enclosed.INSIDE,
    "growing_from": standing.GROWING,
    "floating": airborne.FLOATING,
    "falling": airborne.FALLING,
    "broken": undone.BROKEN,
    "upside_down": turned_over.UPSIDE_DOWN,
    "repeated": turned_over.REPEATED,
    "hidden": enclosed.HIDDEN,
    "balancing": standing.BALANCING,
    "dissolving": undone.DISSOLVING,
}
