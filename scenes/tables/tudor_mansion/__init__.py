"""The table of Tudor Mansion: the house, the seats around it, and how its facts look."""

from __future__ import annotations

from scenes.tables.tudor_mansion.table import TudorTable

TABLE = TudorTable
