"""A painting in the making: where its three motifs go, and the record of what can be seen of them."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from artkit.paintings import catalogue, motif
from artkit.paintings.catalogue import Card
from artkit.paintings.colours import PALETTES, Palette
from artkit.paintings.easel import SCALE, SIZE, Easel, Layer, blurred
from artkit.paintings.shapes import line, oval

ROLES = ("subject", "second", "detail")
LARGER = {"second": 1.12, "detail": 1.42}
"""How much larger than the templates say these are drawn: what counts must be seen on a small card."""
Effect = Callable[[Layer], Layer]


@dataclass(frozen=True, slots=True)
class Ground:
    """How a place is built.

    Attributes:
        horizon: where land or water meets the air.
        floor: where the subject stands.
        dim: how light the place is behind the subject, 0 to 1.
        afloat: whether things lie in water there.
        airy: whether there is no ground at all.
    """

    horizon: float
    floor: float
    dim: float
    afloat: bool = False
    airy: bool = False


@dataclass
class Scene:
    """Everything that a template needs to compose one card."""

    card: Card
    options: dict[str, Any]
    ground: Ground
    key: float
    """How much the mood lightens (above 0) or darkens the place."""
    size: float = 1.0
    """How large the things of the place are drawn."""
    easel: Easel = field(init=False)
    palette: Palette = field(init=False)
    rng: random.Random = field(init=False)
    owner: NDArray[np.uint8] = field(init=False)
    totals: dict[str, int] = field(default_factory=dict)
    boxes: dict[str, list[int]] = field(default_factory=dict)
    noted: dict[str, Any] = field(default_factory=dict)
    """What places, moods and templates have painted, by attribute."""
    front: Callable[[Scene], None] | None = None
    """What is still to be painted before everything that stands in the place."""

    def __post_init__(self) -> None:
        seed = zlib.crc32(self.card.name.encode()) + int(self.options.get("seed", 0))
        self.easel, self.rng = Easel(seed), random.Random(seed)
        self.palette = PALETTES[self.card.palette]
        self.owner = np.zeros(SIZE, np.uint8)
        self.mirrored = bool(self.options.get("mirror", self.rng.random() < 0.5))
        self.noted["palette"] = self.palette.name

    # -- colours -----------------------------------------------------------------------------
    def tone(self, value: float) -> str:
        """A colour of the palette, as light as the mood has it."""
        if self.palette.name == "pastel":  # its places stay light, whatever the hour
            value = 0.13 + 0.87 * value
        return self.palette.tone(value + self.key * (1.0 - abs(value - 0.5)))

    @property
    def light(self) -> str:
        return self.palette.light

    def across(self, x: float) -> float:
        """An x, on the other side in a mirrored composition."""
        return 600 - x if self.mirrored else x

    def value(self, role: str) -> float:
        """How light a figure is to be against its place."""
        if self.palette.name == "pastel":  # all its places are light
            return 0.44 if role == "subject" else 0.4
        dark_place = self.ground.dim + 2 * self.key < 0.5
        own = {"subject": 0.66, "second": 0.6, "detail": 0.74} if dark_place else {"subject": 0.34, "second": 0.36, "detail": 0.3}
        return own[role]

    # -- things ------------------------------------------------------------------------------
    def named(self, role: str) -> str:
        """The motif that has a part in the picture."""
        return str(getattr(self.card, role))

    def inside_of(self, role: str) -> tuple[float, float, float, float] | None:
        """The figure's box for something small within it."""
        return motif.shapes_of(self.named(role), self.card.mood).inside

    def fuller(self, role: str, size: float) -> float:
        """How much a slim figure is enlarged, so that it has as much weight in the picture as a broad one."""
        most = 1.08 if size > 560 else 1.22
        return min(most, max(1.0, (0.40 / motif.fullness(self.named(role))) ** 0.4))

    def figure(self, role: str, x: float, y: float, size: float, turn: float = 0, flip: bool | None = None, at: str = "ground", value: float | None = None) -> Layer:
        """A motif as a layer, not yet in the picture.

        Args:
            at: which point of it lies at (x, y): its ``ground``, ``middle`` or ``crown``.
        """
        name = self.named(role)
        size *= self.fuller(role, size) * (float(self.options.get("size", 1)) if role == "subject" else 1.0)
        drawing = motif.shapes_of(name, self.card.mood)
        pivot = {"ground": (256.0, drawing.ground), "middle": (256.0, 256.0), "crown": drawing.crown}[at]
        turned_over = self.mirrored if flip is None else flip
        return motif.painted(name, self.palette, self.card.mood, self.value(role) if value is None else value, self.across(x), y, size, self.easel.rng, -turn if self.mirrored else turn, turned_over, pivot)

    def put(self, role: str, x: float, y: float, size: float, turn: float = 0, flip: bool | None = None, at: str = "ground", effect: Effect | None = None, shadow: float = 0.5, halo: float = 0.0, value: float | None = None, blur: float = 0.0, opacity: float = 1.0, more: bool = False) -> Layer:
        """Paints a motif; returns what was laid.

        Args:
            effect: what is done to it before it is laid.
            shadow: how dark its shadow on the ground is; only for what stands.
            halo: how strong the light behind it is.
            more: a copy of what is there already: it adds to what can be seen of it.
        """
        layer = self.figure(role, x, y, size, turn, flip, at, value)
        if effect:
            layer = effect(layer)
        if halo:
            top, bottom, left, right = (edge / SCALE for edge in layer.box())
            self.easel.glow((left + right) / 2, (top + bottom) / 2, max(right - left, bottom - top) * 0.78, self.light, halo, 0.9)
        if shadow and at == "ground":
            self.shade(layer, y, shadow)
        self.lay(role, layer, blur, opacity, more)
        return layer

    def shade(self, layer: Layer, y: float, strength: float) -> None:
        """The shadow of something that stands at `y`."""
        _, _, left, right = (edge / SCALE for edge in layer.box())
        wide = max(30.0, right - left)
        self.easel.pool((left + right) / 2 + wide * 0.06, y + 4, wide * 0.62, self.palette.tone(0.03), strength, max(2.5, wide / 34))

    def lay(self, role: str, layer: Layer, blur: float = 0.0, opacity: float = 1.0, more: bool = False) -> None:
        """Lays a layer that shows a motif, with a thin dark edge that parts it from what is behind."""
        edge = blurred(layer.alpha, 1.8) * 0.42 * opacity
        self.easel.veil(edge, self.palette.tone(0.05))
        self.easel.lay(layer, blur, 0.05, opacity)
        solid = layer.alpha * opacity > 0.4
        self.easel.crisp = np.maximum(self.easel.crisp * (1 - layer.alpha), layer.alpha * (1.0 if role != "second" else 0.85))
        self.owner[solid] = ROLES.index(role) + 1
        count = int(solid.sum())
        self.totals[role] = self.totals.get(role, 0) + count if more else count
        box = [round(edge / SCALE) for edge in layer.box()]
        if not more or box[1] - box[0] > self.boxes[role][1] - self.boxes[role][0]:  # of copies, the largest
            self.boxes[role] = box

    def cover(self, layer: Layer) -> None:
        """Notes that something other than a motif lies over the picture there."""
        self.owner[layer.alpha > 0.6] = 0

    def over(self, body: str, blur: float = 0.0, texture: float = 0.16, opacity: float = 1.0, defs: str = "") -> Layer:
        """Draws elements that may cover motifs."""
        layer = self.easel.draw(body, blur, texture, opacity, defs)
        if opacity > 0.6:
            self.cover(layer)
            self.easel.crisp *= 1 - 0.6 * layer.alpha
        return layer

    def nearest(self) -> None:
        """Paints what is nearest in the place, once: over what stands there, under what follows."""
        if self.front is not None:
            paint, self.front = self.front, None
            paint(self)

    # -- second thing and detail ----------------------------------------------------------------
    def where(self, role: str, ground: tuple[float, ...], air: tuple[float, ...]) -> tuple[float, float, float, str, float]:
        """x, y, size, anchor and turn for a motif: on the ground or in the air, as its kind is."""
        flies = self.named(role) in catalogue.AIR
        place = self.options.get(role) or (air if flies else ground)
        x, y, size, *turn = place
        if role not in self.options:
            size *= LARGER[role]
            reach = size * 0.46
            x, y = min(max(x, reach), 600 - reach), min(max(y, reach), 888)
        return x, y, size, "middle" if flies else "ground", turn[0] if turn else 0.0

    def second(self, ground: tuple[float, ...], air: tuple[float, ...], **more: Any) -> Layer:
        """Paints the second thing where its kind belongs: (x, y, size[, turn]) on the ground or in the air."""
        x, y, size, at, turn = self.where("second", ground, air)
        more = {"halo": 0.22, "turn": turn} | more
        wet = self.ground.afloat and at == "ground" and "at" not in more and y > self.ground.floor + 20
        if wet:
            self.nearest()
        layer = self.put("second", x, y, size, at=more.pop("at", at), **more)
        if wet:
            self.foam(layer, y)
        return layer

    def detail(self, ground: tuple[float, ...], air: tuple[float, ...], **more: Any) -> Layer:
        """Paints the detail where its kind belongs, before everything, in a little light of its own."""
        self.nearest()
        x, y, size, at, turn = self.where("detail", ground, air)
        more = {"halo": 0.42, "turn": turn} | more
        wet = self.ground.afloat and at == "ground" and "at" not in more
        layer = self.put("detail", x, y, size, at=more.pop("at", at), **more)
        if wet:
            self.foam(layer, y)
        return layer

    def foam(self, layer: Layer, y: float) -> None:
        """Ruffled water at the foot of something that lies in it."""
        _, _, left, right = (edge / SCALE for edge in layer.box())
        middle, wide = (left + right) / 2, (right - left) * 0.5 + 12
        body = oval(middle, y + 3, wide, 9, self.tone(0.26)) + line(f"M{middle - wide:.0f} {y - 3}q{wide * 0.25:.0f} -9 {wide * 0.5:.0f} -1t{wide * 0.5:.0f} 0t{wide * 0.5:.0f} 0t{wide * 0.5:.0f} 1", 4, self.tone(0.88))
        self.over(body, 0.5, 0.1, 0.95)

    # -- record ------------------------------------------------------------------------------
    def seen(self) -> dict[str, dict[str, Any]]:
        """Role -> motif, px of the finished picture that show it, and the share of it that is to be seen."""
        out = {}
        for role in ROLES:
            visible = int((self.owner == ROLES.index(role) + 1).sum())
            out[role] = {"motif": self.named(role), "area": round(visible / SCALE**2), "share": round(visible / max(1, self.totals.get(role, 0)), 2), "box": self.boxes.get(role, [])}
        return out
