"""What stands on a stage: plain components, drawn by :class:`systems.table.stage.Stage`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from systems.io.pictures import Picture


@dataclass(slots=True)
class Sprite:
    """A picture on the stage, in logical units.

    Attributes:
        picture: what is seen; None shows nothing.
        x, y: the centre.
        z: height; higher lies on top, equal heights in the order of creation.
        angle: degrees, anticlockwise.
        scale: 1 is the picture's own size.
        squash: width as a part of the whole, for a card turning over.
        alpha: 0 to 1.
        tint: multiplies the picture; None leaves it.
        visible: a hidden sprite costs nothing.
    """

    picture: Picture | None
    x: float = 0
    y: float = 0
    z: float = 0
    angle: float = 0
    scale: float = 1
    squash: float = 1
    alpha: float = 1
    tint: tuple[int, int, int] | None = None
    visible: bool = True

    def at(self, **changes: Any) -> Sprite:
        """A copy with other fields, for stating where a thing belongs."""
        return replace(self, **changes)


@dataclass(slots=True)
class Named:
    """The name under which the table knows an entity, such as ``token.3``."""

    name: str
