"""The way to a table: makes its scene from a party and a session, or deals it anew."""

from scenes.tabletop.opening import open_saved, open_table
from scenes.tabletop.scene import TableScene

__all__ = ["TableScene", "open_saved", "open_table"]
