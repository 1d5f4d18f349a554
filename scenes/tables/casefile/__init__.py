"""The table of Casefile: an incident board, sealed offers, and a die."""

from __future__ import annotations

from scenes.tables.casefile.table import CasefileTable

TABLE = CasefileTable
"""The table of Casefile, as the table scene knows it."""
