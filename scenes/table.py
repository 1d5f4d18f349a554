"""The way to a table: makes its scene from a party and a session, or deals it anew."""

from scenes.tabletop.scene import TableScene, open_saved, open_table

__all__ = ["TableScene", "open_saved", "open_table"]
