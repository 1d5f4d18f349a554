"""What a game says about a series of matches: the contract behind its modes.

A mode (a career, a group) is a series of matches, its *episodes*, with the same seats and the same
format. The game names its modes in ``Rules.modes``; each is an object of a subclass of
:class:`SeriesRules`. The house draws up the schedule with it, deals the episodes, keeps the score
sheet, adds up, gives the places, saves, and shows it all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
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
    """From what the schedule of one table follows."""

    format: str
    seed: int
    """Of the whole series, for all tables."""
    seats: int
    house_rules: dict[str, Any] = {}
    """Every house rule with its value."""
    table: int = 0
    """Which table of a group, counted from 1; 0 where there is no group."""
    share: int = 0
    """Which part of the episodes: tables of different shares never get the same packet. 0 where
    there is no group, and for every table of a group that plays the same episodes. Where only
    machines play the same ones it is the place of the table on its screen, counted from 0."""
    same: bool = False
    """Whether all tables of a group play the same episodes; then there may be more of them."""

    def stream(self, name: str) -> Stream:
        """A stream for what is drawn once for all tables, such as who gets which packets."""
        return stream_for(self.seed, f"series.{name}")

    def own_stream(self, name: str) -> Stream:
        """A stream for what each table draws by itself, such as the first dealer."""
        prefix = f"{self.table}/" if self.table else ""
        return stream_for(self.seed, f"{prefix}series.{name}")


class SeriesRules(ABC):
    """How matches of a game make a series.

    All of it must follow from the arguments alone: a saved series draws its schedule up again.
    """

    formats: ClassVar[tuple[str, ...]] = ()
    """The formats that have this mode; empty: all of them."""
    tables: ClassVar[int] = 1
    """The largest number of tables that play it beside each other, on one screen or on several
    machines; 1: it is no group."""
    same_episodes: ClassVar[bool] = True
    """Whether all tables of a group may play the same episodes, if the host wants it."""
    same_elsewhere: ClassVar[bool] = False
    """Where they may not: whether the tables of other machines may play the same episodes as those
    of this screen. Tables of one screen then still have different ones."""

    @abstractmethod
    def plan(self, start: Start) -> Sequence[Episode]:
        """The episodes of one table in the order of play, at least one."""

    @abstractmethod
    def score(self, match: Match) -> tuple[int, ...]:
        """What a finished match is worth: points by seat, or one number where a team plays."""

    def is_team(self, format: str) -> bool:  # noqa: A002, ARG002 - the word of the manifest
        """Whether all seats of a table are one team; its score is then 1 for a win, else 0."""
        return False

    def counted(self, format: str, house_rules: Mapping[str, Any]) -> Message | None:  # noqa: A002, ARG002 - the word of the manifest
        """What an episode is worth, in a sentence below the score sheet; None: nothing is said."""
        return None

    def safe_point(self, match: Match) -> int:
        """A number that changes whenever the screen may go over to another table.

        Unless the game says otherwise, that is at the end of each turn.
        """
        return match.table.flow.mark
