"""What the scenes behind the arches share."""

from __future__ import annotations

from dataclasses import dataclass

from artkit.canvas import icon
from artkit.house import surfaces
from artkit.studio.mesh import Mesh, quad


@dataclass
class View:
    """Camera place, target, angle from top to bottom in degrees, exposure."""

    at: tuple[float, float, float]
    target: tuple[float, float, float]
    angle: float
    exposure: float = 2.0


def upright(x: float, y: float, z: float, width: float, height: float) -> Mesh:
    """A picture standing upright, its middle at (x, z), seen from -y."""
    return quad((x - width / 2, y, z + height / 2), (width, 0, 0), (0, 0, -height))


def signed(
    name: str, ground: str, ink: str, width: int = 200, height: int = 240, share: float = 0.62
) -> surfaces.Pixels:
    """A card or photograph with a sign on it."""
    body = f'<rect width="{width}" height="{height}" fill="{ground}"/>'
    body += icon(name, width / 2, height / 2, min(width, height) * share, ink)
    return surfaces.worn(surfaces.drawn(body, width, height), 3, 0.12, 30)
