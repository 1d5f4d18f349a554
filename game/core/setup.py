"""How a match begins: game, format, seats, seed, house rules, and what lies where."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: its name, and what it chose in the lobby (``{"suspect": "..."}``)."""

    name: str = ""
    choices: dict[str, str] = {}


class Setup(msgspec.Struct, frozen=True):
    """Everything from which a match follows, apart from the intents."""

    game: str
    format: str = "standard"
    seats: int | tuple[SeatSetup, ...] = 0
    """The seats, or only their number; 0: as few as the format allows."""
    seed: int = 0
    house_rules: dict[str, Any] = {}
    """Those that differ from their default."""
    arrange: dict[str, Any] = {}
    """What lies where before the first decision; the rest is dealt by the seed."""
    chance: dict[str, list[Any]] = {}
    """Forced results by the name of their stream, in the order of use."""
    content: str = ""
    """Another set of content than the game's own, for tests."""
    table: str = ""
    """Which of several tables of a group this is: letters and figures; "" where there is one."""
    computers: tuple[int, ...] = ()
    """Seats at which a computer player sits down, in the order of the seats. Only for rules that
    ask (``Rules.asks_who_plays``); elsewhere it stays empty, so that nothing depends on it."""

    def stream_name(self, name: str) -> str:
        """The full name of a stream of chance: tables of a group draw from streams of their own."""
        return f"{self.table}/{name}" if self.table else name

    @property
    def tables(self) -> tuple[SeatSetup, ...]:
        """The seats in the order of play."""
        if isinstance(self.seats, int):
            return tuple(SeatSetup() for _ in range(self.seats))
        return self.seats


class BadSetup(ValueError):
    """A set-up that the rules do not allow. Names the field and what it may be."""

    def __init__(self, field: str, value: object, allowed: object) -> None:
        self.field = field
        self.value = value
        self.allowed = allowed
        super().__init__(f"{field}: {value!r} is not allowed; allowed: {allowed}")
