"""What a game must bring: the contract between the engine and ``systems/rules/<game>``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar

import esper
import msgspec

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, Viewer, message
from game.core.options import Options
from game.core.rng import Stream
from game.core.setup import Setup
from game.core.table import Table

if TYPE_CHECKING:
    from game.bots.protocol import Bot
    from game.core.insight import Hint, Marks, Review
    from game.core.series import SeriesRules
    from game.core.view import View
    from game.match.match import Match


class Band(IntEnum):
    """The order of processors inside a beat. Higher runs earlier."""

    INTENT = 60
    WINDOW = 50
    RESOLVE = 40
    CONSEQUENCE = 30
    TURN = 20
    CHECK = 10


class RuleProcessor(esper.Processor):
    """A rule. Runs in the phases it names, in the order of its band.

    A beat ends as soon as a processor changes the phase, opens a decision or ends the match.
    """

    phases: ClassVar[tuple[str, ...]] = ()
    band: ClassVar[Band] = Band.RESOLVE

    def bind(self, table: Table) -> None:
        """Look up the components it works on; called after the deal and after a restore."""
        self.table = table
        self.flow = table.flow
        self.inbox = table.inbox
        self.emit = table.emit
        self.zones = table.zones

    def ask(self, seat: int, kind: str, phase: str) -> None:
        """Open a decision, and name the phase in which its answer is taken."""
        self.table.ask(seat, kind)
        self.flow.phase = phase

    def process(self) -> None:
        raise NotImplementedError


class HouseRule(msgspec.Struct, frozen=True):
    """An option of the rules file, default first."""

    name: str
    values: tuple[Any, ...] = ()
    """The allowed values, the default first; empty for a range of numbers."""
    low: int = 0
    high: int = 0
    start: int = 0
    """Default of a range."""
    formats: tuple[str, ...] = ()
    """Where it applies; empty: everywhere."""
    seats: tuple[int, ...] = ()
    """For which numbers of seats it applies; empty: for all."""
    written: str = ""
    """Where only people play they may write a value of their own instead of taking one of these:
    the entry of ``Setup.arrange`` that holds it."""
    letters: int = 0
    """How many such a value has at most."""

    @property
    def default(self) -> Any:
        return self.values[0] if self.values else self.start

    def allows(self, value: object) -> bool:
        """Whether the value is one of the allowed ones. ``1`` is no ``True`` here."""
        if self.values:
            return any(value == known and type(value) is type(known) for known in self.values)
        return type(value) is int and self.low <= value <= self.high

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if self.values:
            return ", ".join(_word(value) for value in self.values)
        return f"{self.low} to {self.high}"


class Redeal(msgspec.Struct, frozen=True):
    """What a seat may not know, dealt anew: how another match differs from the real one."""

    arrange: dict[str, Any]
    chance: dict[str, list[Any]] = {}
    """Forced results, where something was drawn or shuffled after the deal."""
    sealed: dict[int, Intent] = {}
    """Seat -> another choice than the one that it has made and that is still sealed."""
    renamed: dict[str, str] = {}
    """Card -> the card that takes its part: in the deal, in every intent and in what was drawn.

    For games in which the others act with cards that the seat never sees. The rules then have
    :meth:`Rules.as_dealt`. An intent that is none with the other card makes that match
    impossible.
    """
    spoken: tuple[str, ...] = ()
    """Tags of intents that only name cards aloud: there the names stay."""


class Rules(ABC):
    """One game. Everything else about it follows from this and its manifest."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised when old records would no longer replay."""
    formats: Mapping[str, range]
    """Format -> the numbers of seats it is for."""
    also_called: Mapping[str, str] = {}
    """Another name under which a format is asked for -> the format."""
    house_rules: Sequence[HouseRule] = ()
    lobby: Mapping[str, tuple[str, ...]] = {}
    """What each seat chooses in the lobby, no value twice: name -> values in file order."""
    intents: ClassVar[tuple[type[Intent], ...]]
    facts: ClassVar[tuple[type[Fact], ...]]
    components: ClassVar[tuple[type, ...]] = ()
    """The game's own component types, for snapshots: a closed list."""
    streams: ClassVar[tuple[str, ...]] = ()
    """Streams of chance whose results a set-up may force; ``deal`` stands for ``deal.1`` too."""
    risky: ClassVar[frozenset[str]] = frozenset()
    """Tags of intents that can put their own seat out; random play takes them rarely."""
    passes: Mapping[str, Intent] = {}
    """Decision kind -> the intent that passes it, where the rules file has a pass."""
    asked_as: Mapping[str, str] = {}
    """Decision kind -> the kind as which others see it asked, where its own name would tell them
    something. The two are then asked in the same words (``<game>.<kind>``)."""
    asks_who_plays: ClassVar[bool] = False
    """Whether a rule makes a difference between people and computer players; then
    ``Setup.computers`` says who is who."""
    bots: Mapping[str, Callable[[], Bot]] = {}
    """Level -> a computer player."""
    gives_hints: ClassVar[bool] = False
    """Whether a seat can ask for a hint; then :meth:`hinting` is there."""
    has_review: ClassVar[bool] = False
    """Whether a finished match can be gone through; then :meth:`reviewing` is there."""
    modes: Mapping[str, SeriesRules] = {}
    """Mode -> how matches make a series of that mode; a single match needs none."""

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Refuse an arrangement that cannot be; raises :class:`BadSetup`."""

    @abstractmethod
    def set_up(self, table: Table) -> None:
        """Create the entities, deal, and set the first phase."""

    def lookups(self, table: Table) -> object:  # noqa: ARG002 - for games to use
        """Short ways to the match's components, found once after the deal or a restore.

        Whatever it holds must follow from components; it becomes ``table.look``. Where
        ``set_up`` has set ``table.look`` already, this is asked after a restore only.
        """
        return None

    @abstractmethod
    def processors(self) -> Sequence[RuleProcessor]:
        """New processors for one match."""

    @abstractmethod
    def options(self, table: Table, seat: int, kind: str) -> Options:
        """The legal answers of that seat to its open decision."""

    @abstractmethod
    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        """What is not cards, as that viewer may know it."""

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:  # noqa: ARG002 - for games
        """Why an intent that is not among the options is none."""
        return message("no_such_option")

    def passing(self, decision: Decision) -> Intent | None:
        """The answer that passes an open decision, or None where there is none.

        For games in which it depends on how things stand; otherwise it is in ``passes``.
        """
        found = self.passes.get(decision.kind)
        return found if found is not None and found in decision.options else None

    def redeal(self, view: View, stream: Stream) -> Redeal | None:  # noqa: ARG002 - for games
        """Another match that the viewer cannot tell from the real one, or None."""
        return None

    def as_dealt(self, opening: View, facts: Sequence[Fact]) -> Redeal:
        """The very match again, for a redeal that renames: what lay where, what chance drew since.

        Args:
            opening: everything before the first intent.
            facts: all of the match, as they really were.
        """
        raise NotImplementedError

    def hints_in(self, format: str) -> bool:  # noqa: A002, ARG002 - the field's own word; for games to use
        """Whether a seat can ask for a hint in matches of a format."""
        return self.gives_hints

    def reviews(self, format: str) -> bool:  # noqa: A002, ARG002 - as above
        """Whether a finished match of a format can be gone through."""
        return self.has_review

    def hinting(self, view: View, marks: Marks) -> Generator[None, None, Hint]:
        """A hint for the seat of a view, in slices of some milliseconds.

        Args:
            view: all that the hint may rest on.
            marks: what stands on the seat's sheet already.
        """
        raise NotImplementedError

    def reviewing(self, match: Match) -> Generator[None, None, Review]:
        """The review of a finished match, in slices of some milliseconds."""
        raise NotImplementedError

    def defaults(self) -> dict[str, Any]:
        """Every house rule with its default."""
        return {rule.name: rule.default for rule in self.house_rules}


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
