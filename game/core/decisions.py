"""A question that is open for a seat, with its legal answers."""

from __future__ import annotations

import msgspec

from game.core.options import Options


class Decision(msgspec.Struct, frozen=True):
    """One open question.

    A screen shows of another seat's decision only what the rules file's column "others see"
    allows; ``options`` may speak of a hand.
    """

    seat: int
    kind: str
    prompt: str
    """The key of the sentence that asks, ``<game>.<kind>``."""
    options: Options
