"""What a player can do (rules file, section 5). Cards in a list stand in catalogue order."""

from __future__ import annotations

from game.core.intents import Intent


class Solve(Intent, frozen=True):
    """Name the solution (CF-041)."""

    suspect: str
    weapon: str
    motive: str
    location: str


class Investigate(Intent, frozen=True):
    """Not to solve in this turn (CF-051)."""


class Ask(Intent, frozen=True):
    """Ask the others about three pieces of evidence, or five (CF-060, CF-120)."""

    pieces: tuple[str, ...]


class Play(Intent, frozen=True):
    """Play a bonus card (CF-100). Only a Search Warrant names a seat and a type."""

    card: str
    target: int = -1
    type: str = ""


class Take(Intent, frozen=True):
    """Take one of the cards that were looked at (CF-124, CF-125)."""

    card: str


class Pass(Intent, frozen=True):
    """Play nothing (CF-112)."""


class Offer(Intent, frozen=True):
    """Offer these cards, of which only the sum is said (CF-071, CF-075)."""

    cards: tuple[str, ...]


class NoOffer(Intent, frozen=True):
    """CF-072."""


class Trade(Intent, frozen=True):
    """Accept an offer and pay for it (CF-082)."""

    offerer: int
    payment: tuple[str, ...]


class Finish(Intent, frozen=True):
    """Accept no further offer (CF-090)."""


class Swap(Intent, frozen=True):
    """Put a card away and draw another, since nobody offered anything (CF-095)."""

    card: str


class Keep(Intent, frozen=True):
    """Leave that be (CF-096)."""


class Reveal(Intent, frozen=True):
    """Show one card, or two, to everybody (CF-139)."""

    cards: tuple[str, ...]


class Discard(Intent, frozen=True):
    """What is put away before everybody draws to five; perhaps nothing (CF-146, CF-147)."""

    cards: tuple[str, ...] = ()


INTENTS: tuple[type[Intent], ...] = (
    Solve,
    Investigate,
    Ask,
    Play,
    Take,
    Pass,
    Offer,
    NoOffer,
    Trade,
    Finish,
    Swap,
    Keep,
    Reveal,
    Discard,
)
