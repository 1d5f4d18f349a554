"""The table of DEADCERT: each format lays out the same desk in its own way."""

from __future__ import annotations

from scenes.tables.deadcert.choosing import DeadcertTable

TABLE = DeadcertTable
"""The table of DEADCERT, as the table scene knows it."""
