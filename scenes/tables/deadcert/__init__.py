"""The table of DEADCERT: the house lays it out."""

from scenes.tabletop.generic import GenericTable

TABLE = GenericTable
