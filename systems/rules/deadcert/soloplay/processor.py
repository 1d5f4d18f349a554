"""What every processor of SOLOplay has at hand."""

from __future__ import annotations

from game.core.table import Table
from systems.rules.deadcert.formats import FormatProcessor
from systems.rules.deadcert.soloplay.bureau import Bureau


class SoloProcessor(FormatProcessor):
    """A rule of SOLOplay."""

    formats = ("solo",)

    def bind_format(self, table: Table) -> None:
        self.bureau: Bureau = table.look
        self.round = self.bureau.round
        self.case = self.bureau.case
