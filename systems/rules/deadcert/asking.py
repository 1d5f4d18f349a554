"""Opens decisions; one with a single option is applied at once (DC-RUL-086)."""

from __future__ import annotations

from game.core.options import Options
from game.core.table import Table


def offer(table: Table, seat: int, kind: str, options: Options, phase: str) -> None:
    """Ask a seat, or where there is only one option take it as chosen.

    Either way the match goes on in ``phase``, whose processor takes the intent.
    """
    table.flow.phase = phase
    if len(options) > 1:
        table.ask(seat, kind)
    else:
        table.inbox.seat = seat
        table.inbox.intent = next(iter(options))
