"""The table of Detective Club: so far the house lays it out."""

from scenes.tabletop.generic import GenericTable

TABLE = GenericTable
