"""The table of Deadly Premonition: so far the house lays it out."""

from scenes.tabletop.generic import GenericTable

TABLE = GenericTable
