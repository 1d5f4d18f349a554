"""The table of Casefile: so far the house lays it out."""

from scenes.tabletop.generic import GenericTable

TABLE = GenericTable
