"""Materials of the house, and `Group`: the parts of one piece of furniture."""

from __future__ import annotations

from collections.abc import Iterable

from artkit.studio.mesh import Mesh
from artkit.studio.scene import Material, Scene

Part = tuple[Mesh, Material]


class Group:
    """Parts that belong together: can be placed as one, and is outlined as one where asked."""

    def __init__(self, parts: Iterable[Part] = ()) -> None:
        self.parts: list[Part] = list(parts)

    def add(self, mesh: Mesh, material: Material) -> Group:
        """Adds a part."""
        self.parts.append((mesh, material))
        return self

    def join(self, other: Group) -> Group:
        """Adds all parts of another group."""
        self.parts.extend(other.parts)
        return self

    def at(self, x: float, y: float, z: float = 0, turn: float = 0, size: float = 1) -> Group:
        """The group turned about its own axis (degrees, anticlockwise from above), scaled and moved."""
        return Group(
            (m.scaled(size).turned(turn).moved(x, y, z), material) for m, material in self.parts
        )

    def into(self, scene: Scene) -> None:
        """Puts the parts into a scene; parts of one material share an outline group."""
        groups: dict[Material, int] = {}
        for mesh, material in self.parts:
            groups[material] = scene.add(mesh, material, groups.get(material))


def wood(colour: str, axis: str = "x", polish: float = 0.05) -> Material:
    """Wood whose grain runs along an axis."""
    grain = {"x": (0.10, 1.0, 1.0), "y": (1.0, 0.10, 1.0), "z": (1.0, 1.0, 0.10)}[axis]
    return Material(
        colour, rough=0.22, mirror=polish, mottle=0.34, bump=0.10, bump_scale=2.6, grain=grain
    )


def fabric(colour: str) -> Material:
    """Upholstery, velvet, carpet."""
    return Material(colour, rough=1.0, mottle=0.14, bump=0.35, bump_scale=1.4)


def plaster(colour: str) -> Material:
    """Painted plaster or stone dressing."""
    return Material(colour, rough=0.9, mottle=0.12, bump=0.10, bump_scale=9.0)


def stone(colour: str) -> Material:
    """Rough stone."""
    return Material(colour, rough=0.9, mottle=0.40, bump=0.45, bump_scale=5.0)


def glow(colour: str, strength: float) -> Material:
    """Something that shines: a flame, a lampshade, a lit pane."""
    return Material(colour, emit=strength)


def painted(texture: str, polish: float = 0.02) -> Material:
    """A surface with a picture on it."""
    return Material("#ffffff", rough=0.5, mirror=polish, texture=texture)


OAK = wood("#6b4426")
OAK_TALL = wood("#6b4426", "z")
DARK_OAK = wood("#3e2415")
DARK_TALL = wood("#3e2415", "z")
MAHOGANY = wood("#5a2616", polish=0.08)
MAHOGANY_TALL = wood("#5a2616", "z", 0.08)
EBONY = Material("#15100e", rough=0.06, mirror=0.10)
BRASS = Material("#d4a347", rough=0.25, mirror=0.9, metal=True)
GILT = Material("#c99b3e", rough=0.45, mirror=0.75, metal=True)
IRON = Material("#2b2c30", rough=0.45, mirror=0.30, metal=True)
BLACK_IRON = Material("#1b1a1b", rough=0.5, mirror=0.04)
STEEL = Material("#b4bac2", rough=0.25, mirror=0.85, metal=True)
COPPER = Material("#c8703a", rough=0.28, mirror=0.9, metal=True)
CHINA = Material("#f2ece0", rough=0.15, mirror=0.05)
PAPER = Material("#eee2c6", rough=0.9)
SILVER = Material("#d4d4d0", rough=0.2, mirror=0.9, metal=True)
GLASS = Material("#bcd4d8", rough=0.03, mirror=0.12, opacity=0.35)
LEAF = Material("#2f6b36", rough=0.5, mirror=0.03, mottle=0.4, bump_scale=5.0)
LEAF_LIGHT = Material("#5a9a48", rough=0.5, mirror=0.03, mottle=0.4, bump_scale=5.0)
TERRACOTTA = Material("#a5562f", rough=0.8, mottle=0.2, bump_scale=4.0)
FLAME = Material("#ffd58a", emit=4.0, emit_colour="#ffbf58")
