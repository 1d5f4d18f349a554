"""The state of a match, beside the zones of cards. Plain values, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Turn:
    """Whose turn it is and what is left of it."""

    seat: int = 0
    first: int = 0
    """The seat that begins every round, removed or not (DP-031, DP-R78)."""
    round: int = 1
    moves: int = 0
    choices: int = 0
    """Choices made in this Moves phase (DP-076)."""
    bans: list[str] = field(default_factory=list)
    """What may not be started in this turn (DP-062)."""
    profiling_deals: int = 0
    """How often the profiling deck was re-formed."""
    weather_deals: int = 0


@dataclass(slots=True)
class LineUps:
    """The suspects on all boards; which lies where is in the zones ``board.N``."""

    rows: dict[str, str] = field(default_factory=dict)
    """Suspect -> ``LS``, ``PI`` or ``dead``."""
    protection: dict[str, list[int]] = field(default_factory=dict)
    """Suspect -> the seats whose tokens lie on it; suspects without any are missing."""
    locks: dict[str, list[int]] = field(default_factory=dict)
    mark: str = ""
    """The marked suspect, or none."""
    deaths: int = 0


@dataclass(slots=True)
class Players:
    """What is so about each seat, by seat."""

    in_play: list[bool] = field(default_factory=list)
    amplified: list[bool] = field(default_factory=list)
    """Whether an Amplify waits for the seat's next evidence (DP-400)."""
    bans: list[list[str]] = field(default_factory=list)
    """Bans for the seat's next turn (DP-330, 331)."""
    bios: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Play:
    """The card that the turn seat has played and that is still being carried out."""

    card: str = ""
    mode: str = ""
    """``prove``, ``incriminate`` or nothing."""
    targets: list[str] = field(default_factory=list)
    """The suspects named for evidence (DP-403)."""
    done: int = 0
    """How many of the targets are resolved."""
    picked: list[str] = field(default_factory=list)
    """Suspects protected with the card so far."""
    weather: str = ""
    """The weather card in force at the moment."""
    waiting: list[int] = field(default_factory=list)
    """Seats that still have to answer a Snowstorm."""


@dataclass(slots=True)
class Battle:
    """Cards that answer each other over one suspect (DP-010, 181)."""

    kind: str = ""
    """``incriminate``, ``accuse`` or nothing where no battle is fought."""
    attacker: int = -1
    defender: int = -1
    suspect: str = ""
    responder: int = -1
    index: int = 0
    """1 or 2 within an amplified pair, otherwise 0."""
    owners: list[int] = field(default_factory=list)
    """Who laid each card of the stack, bottom first."""
    cards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Murder:
    """Murders that are carried out one after the other (DP-009, 243)."""

    cause: str = ""
    """The weather card, or ``removed`` in the turn of a removed seat."""
    board: int = -1
    index: int = 0
    """The number of the murder at hand, from 1."""
    total: int = 0
    value: int = 0
    """What the die shows; 0 before it is rolled."""
    waiting: list[int] = field(default_factory=list)
    """Owners of dolls that are still to be asked in this pass (DP-323)."""


COMPONENTS: tuple[type, ...] = (Turn, LineUps, Players, Play, Battle, Murder)
