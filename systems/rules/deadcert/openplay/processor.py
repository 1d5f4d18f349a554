"""What every processor of OPENplay and Co-op has at hand."""

from __future__ import annotations

from game.core.table import Table
from systems.rules.deadcert.asking import offer
from systems.rules.deadcert.formats import FormatProcessor
from systems.rules.deadcert.openplay.bureau import Bureau
from systems.rules.deadcert.openplay.legality import options


class OpenProcessor(FormatProcessor):
    """A rule of OPENplay and of its Co-op variant."""

    formats = ("open", "coop")

    def bind_format(self, table: Table) -> None:
        self.bureau: Bureau = table.look
        self.turn = self.bureau.turn

    def offer(self, step: str) -> None:
        """Ask the seat in turn; ``step`` is ``turn``, ``suspect``, ``snoop`` or ``exchange``."""
        seat = self.turn.seat
        self.turn.step = step
        kind = f"{self.table.setup.format}_{step}"
        offer(self.table, seat, kind, options(self.table, seat, kind), f"open.{step}")

    def finish_turn(self) -> None:
        self.flow.phase = "open.finish"
