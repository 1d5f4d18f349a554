"""The attract mode: games among computer players, with what they conclude, until somebody comes."""

from scenes.attract.scene import AttractScene, open_attract

__all__ = ["AttractScene", "open_attract"]
