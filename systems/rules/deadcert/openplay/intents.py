"""What a detective can do in OPENplay and Co-op (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent


class ExchangeOwn(Intent, frozen=True):
    """Look through the own Filed stack to promote a card of it (DC-OPEN-041)."""


class Examine(Intent, frozen=True):
    """Look through another seat's Filed stack (DC-OPEN-042)."""

    owner: int


class MakeChief(Intent, frozen=True):
    """Lay the card just read out as Chief Suspect of its type (DC-OPEN-023)."""


class Swap(Intent, frozen=True):
    """Play the Snoop card: swap Chiefs of a type with another seat (DC-OPEN-027)."""

    type: str
    target: int


class SwapFiled(Intent, frozen=True):
    """Play the Snoop card in Co-op: take a card out of a fellow's Filed stack (DC-COOP-008)."""

    owner: int
    card: str


class Promote(Intent, frozen=True):
    """Make a card of the stack one's own Chief Suspect (DC-OPEN-040)."""

    card: str


class Abandon(Intent, frozen=True):
    """Leave the Snoop card unplayed, or the Exchange undone (DC-OPEN-030, 045)."""


INTENTS: tuple[type[Intent], ...] = (
    ExchangeOwn,
    Examine,
    MakeChief,
    Swap,
    SwapFiled,
    Promote,
    Abandon,
)
