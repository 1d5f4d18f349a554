"""The table of Deadly Premonition: line-up boards in the rain."""

from __future__ import annotations

from scenes.tables.deadly_premonition.table import PremonitionTable

TABLE = PremonitionTable
"""The table of Deadly Premonition, as the table scene knows it."""
