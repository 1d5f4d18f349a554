"""What a format of the game brings; each is a set of modules of its own.

All formats share one object of rules, and so one list of processors. A processor is for the
formats that it names and is not bound in a match of another one, where its components are
missing and its phases never come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, Viewer
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import Redeal, RuleProcessor
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View


class Format(ABC):
    """One format: OPENplay, its Co-op variant, COVERTplay or SOLOplay."""

    id: ClassVar[str]
    seats: ClassVar[range]
    """DC-SET-030."""
    intents: ClassVar[tuple[type[Intent], ...]] = ()
    """Those beside the common ones; formats may share some."""
    facts: ClassVar[tuple[type[Fact], ...]] = ()
    components: ClassVar[tuple[type, ...]] = ()
    passes: Mapping[str, Intent] = {}

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Refuse an arrangement that cannot be; packets and dealer are checked already."""

    @abstractmethod
    def set_up(self, table: Table) -> None:
        """Create the episode and lay everything out."""

    @abstractmethod
    def lookups(self, table: Table) -> object:
        """Short ways to the components, as ``Rules.lookups``."""

    @abstractmethod
    def processors(self) -> Sequence[RuleProcessor]:
        """New processors, each a :class:`FormatProcessor`; what formats share is listed once."""

    @abstractmethod
    def options(self, table: Table, seat: int, kind: str) -> Options:
        """The legal answers."""

    @abstractmethod
    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        """Why an intent is no option."""

    @abstractmethod
    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        """What is not cards; packets and dealer are added."""

    @abstractmethod
    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        """Another match that the viewer cannot tell from the real one."""

    def as_dealt(self, opening: View, facts: Sequence[Fact]) -> Redeal:
        """The very match again, for a redeal that renames (``Rules.as_dealt``)."""
        raise NotImplementedError

    def passing(self, decision: Decision) -> Intent | None:
        """The answer that passes a decision (``Rules.passing``)."""
        found = self.passes.get(decision.kind)
        return found if found is not None and found in decision.options else None


class FormatProcessor(RuleProcessor):
    """A rule of some formats."""

    formats: ClassVar[tuple[str, ...]] = ()

    def bind(self, table: Table) -> None:
        if table.setup.format in self.formats:
            super().bind(table)
            self.bind_format(table)

    def bind_format(self, table: Table) -> None:
        """Look up what the format has at hand."""
