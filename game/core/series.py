"""What a game says about a series of matches: the contract behind its modes.

A mode (a career, a group) is a series of matches, its *episodes*, with the same seats and the same
format. The game names its modes in ``Rules.modes``; each is an object of a subclass of
:class:`SeriesRules`. The house draws up the schedule with it, deals the episodes, keeps the score
sheet, adds up, gives the places, saves, and shows it all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from game.core.messages import Message
from game.core.rng import Stream, stream_for

if TYPE_CHECKING:
    from game.match.match import Match


class Episode(msgspec.Struct, frozen=True):
    """What one match of a series has of its own."""

    arrange: dict[str, Any] = {}
    """Goes into the ``Setup`` of the match: packets, first dealer, and the like."""
    about: Message | None = None
    """Names the episode on the score sheet, without a secret: a text of the game."""


class Start(msgspec.Struct, frozen=True):
    """From what the schedule of a series follows."""

    format: str
    seed: int
    seats: tuple[int, ...]
    """The number of seats of each table of the screen; only the first where there is no group."""
    house_rules: dict[str, Any] = {}
    """Those that differ from their default."""

    def stream(self, name: str, table: int = 0) -> Stream:
        """A stream for drawing up the schedule.

        Args:
            name: of the stream, such as ``packets``.
            table: counted from 1, for what each table draws by itself; 0 for what is drawn once
                for all of them, such as packets of which no two tables may have the same.
        """
        return stream_for(self.seed, f"{table}/series.{name}" if table else f"series.{name}")


class SeriesRules(ABC):
    """How matches of a game make a series.

    All of it must follow from the arguments alone: a saved series draws its schedule up again.
    """

    formats: ClassVar[tuple[str, ...]] = ()
    """The formats that have this mode; empty: all of them."""
    group: ClassVar[bool] = False
    """Whether several tables play it beside each other, on one screen or on several machines."""

    @abstractmethod
    def plan(self, start: Start) -> Sequence[Sequence[Episode]]:
        """The episodes of every table that there can be, in the order of play.

        One row where all tables play the same episodes; otherwise row 0 is table 1, and there
        are at most as many tables as rows. Every row has at least one episode.
        """

    @abstractmethod
    def score(self, match: Match) -> tuple[int, ...]:
        """What a finished match is worth: points by seat, or one number where a team plays."""

    def is_team(self, format: str) -> bool:  # noqa: A002, ARG002 - the word of the manifest
        """Whether all seats of a table are one team; its score is then 1 for a win, else 0."""
        return False

    def safe_point(self, match: Match) -> int:
        """A number that changes whenever the screen may go over to another table.

        Unless the game says otherwise, that is at the end of each turn.
        """
        return match.table.flow.mark
