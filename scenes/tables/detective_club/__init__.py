"""The table of Detective Club: a velvet drawing room with a row of strange paintings."""

from __future__ import annotations

from scenes.tables.detective_club.table import ClubTable

TABLE = ClubTable
"""The table of Detective Club, as the table scene knows it."""
