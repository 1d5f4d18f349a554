"""What every processor of COVERTplay has at hand."""

from __future__ import annotations

from game.core.table import Table
from systems.rules.deadcert.asking import offer
from systems.rules.deadcert.covertplay.bureau import Bureau
from systems.rules.deadcert.covertplay.legality import options
from systems.rules.deadcert.formats import FormatProcessor


class CovertProcessor(FormatProcessor):
    """A rule of COVERTplay."""

    formats = ("covert",)

    def bind_format(self, table: Table) -> None:
        self.bureau: Bureau = table.look
        self.round = self.bureau.round
        self.seals = self.bureau.seals
        self.case = self.bureau.case

    def offer(self, step: str) -> None:
        """Ask the seat in turn; a single option is taken at once (DC-RUL-086)."""
        seat, kind = self.round.seat, f"covert_{step}"
        self.round.step = step
        offer(self.table, seat, kind, options(self.table, seat, kind), f"covert.{step}")
