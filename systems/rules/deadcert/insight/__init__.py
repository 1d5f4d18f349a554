"""Hints, proofs and reviews of DEADCERT: what can be known, and how."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from game.core.insight import Hint, Marks
from game.core.view import View
from systems.rules.deadcert.insight import covert_hints, open_hints, solo_hints

Hinting = Callable[[View, Marks], Generator[None, None, Hint]]

HINTS: Mapping[str, Hinting] = {
    "open": open_hints.hinting,
    "coop": open_hints.hinting,
    "covert": covert_hints.hinting,
    "solo": solo_hints.hinting,
}
"""Format -> who advises there."""
REVIEWED = ("open", "coop", "covert", "solo")
"""Formats whose finished matches can be gone through."""
