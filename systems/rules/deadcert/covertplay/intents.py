"""What a detective can do in COVERTplay (rules file, section 5), beside Fetch and File."""

from __future__ import annotations

from game.core.intents import Intent


class Snoop(Intent, frozen=True):
    """Play a Snoop card of the hand (DC-COV-015)."""

    card: str


class Declare(Intent, frozen=True):
    """Lay a card of the hand on the Declared stack and fetch five (DC-COV-027)."""

    card: str


class Target(Intent, frozen=True):
    """Name the seat that is snooped (DC-COV-023)."""

    seat: int


class Take(Intent, frozen=True):
    """Take a card of this colour out of the target's hand (DC-COV-017)."""

    colour: str


class FromFresh(Intent, frozen=True):
    """Fetch the top card of Fresh (DC-COV-013)."""


class FromFiled(Intent, frozen=True):
    """Fetch the top card of a Filed stack (DC-COV-014)."""

    owner: int
    type: str


class FromDeclared(Intent, frozen=True):
    """Fetch the top card of the Declared stack (DC-COV-014)."""


class Arrange(Intent, frozen=True):
    """What shall lie in Lock Down after Stage 4 (DC-COV-041 to 045)."""

    lock: tuple[str, ...] = ()
    """A pair of cards of one suspect, in the order of the types; empty: none."""


class PressConference(Intent, frozen=True):
    """Show the killer's three cards and win (DC-COV-046)."""

    cards: tuple[str, ...]


INTENTS: tuple[type[Intent], ...] = (
    Snoop,
    Declare,
    Target,
    Take,
    FromFresh,
    FromFiled,
    FromDeclared,
    Arrange,
    PressConference,
)
