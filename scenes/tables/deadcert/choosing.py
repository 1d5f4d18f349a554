"""Which table a format gets."""

from __future__ import annotations

from scenes.tables.deadcert.covertplay.table import CovertTable
from scenes.tables.deadcert.openplay.table import OpenTable
from scenes.tables.deadcert.soloplay.table import SoloTable
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable
from scenes.tabletop.generic import GenericTable

TABLES: dict[str, type[GameTable]] = {
    "open": OpenTable,
    "coop": OpenTable,
    "covert": CovertTable,
    "solo": SoloTable,
}
"""Format -> its table; the house lays out the others."""


class DeadcertTable(GameTable):
    """Becomes the table of the format that is played; all of them have the rail."""

    rail = True

    def __new__(cls, desk: Desk) -> GameTable:  # type: ignore[misc] # one of several tables
        made: GameTable = TABLES.get(desk.party.setup.format, GenericTable)(desk)
        return made
