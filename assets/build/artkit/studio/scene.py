"""A scene for the tracer: materials, objects, lamps, a camera; and the run that renders it."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from artkit.palette import unit
from artkit.studio.mesh import Mesh

Picture = NDArray[np.float32]
TRACER = Path(__file__).with_name("tracer.mjs")


def linear(colour: str) -> tuple[float, float, float]:
    """A colour written #RRGGBB as linear light, which the tracer reckons in."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in unit(colour)
    )
    return red, green, blue


@dataclass(frozen=True)
class Material:
    """A surface. `mirror` is its reflection seen straight on, `rough` how blurred that is (0-1).

    `mottle` varies the colour and `bump` the normal by noise with features of `bump_scale`; `grain`
    weights the axes (a small weight stretches the features along that axis, as wood does).
    """

    colour: str
    rough: float = 0.5
    mirror: float = 0.0
    metal: bool = False
    opacity: float = 1.0
    bump: float = 0.0
    bump_scale: float = 1.0
    mottle: float = 0.0
    grain: tuple[float, float, float] = (1.0, 1.0, 1.0)
    emit: float = 0.0
    emit_colour: str = ""
    texture: str = ""

    def entry(self, textures: list[str]) -> dict[str, Any]:
        """The material as the tracer reads it."""
        glow = linear(self.emit_colour or self.colour)
        return {
            "colour": linear(self.colour),
            "rough": self.rough,
            "mirror": self.mirror,
            "metal": self.metal,
            "opacity": self.opacity,
            "bump": self.bump,
            "bump_scale": self.bump_scale,
            "mottle": self.mottle,
            "grain": self.grain,
            "emit": [self.emit * c for c in glow],
            "texture": textures.index(self.texture) if self.texture else -1,
        }


@dataclass
class Scene:
    """Collects what is to be seen. `unit_length` is a typical size, for the tracer's small offsets."""

    unit_length: float = 1.0
    parts: list[tuple[Mesh, Material, int]] = field(default_factory=list)
    lamps: list[dict[str, Any]] = field(default_factory=list)
    textures: dict[str, Picture] = field(default_factory=dict)
    sky: tuple[str, str, float] = ("#000000", "#000000", 0.0)
    background: str = "#000000"
    groups: int = 0

    def add(self, mesh: Mesh, material: Material, group: int | None = None) -> int:
        """Adds a mesh; meshes of one group get no outline against each other. Returns the group."""
        if group is None:
            self.groups += 1
            group = self.groups
        self.parts.append((mesh, material, group))
        return group

    def texture(self, name: str, pixels: NDArray[Any]) -> str:
        """Registers a picture (h, w, 3) of sRGB numbers from 0 to 1; returns its name."""
        values = np.asarray(pixels, np.float32)
        self.textures[name] = np.where(
            values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4
        )
        return name

    def lamp(
        self,
        at: tuple[float, float, float],
        colour: str,
        distance: float,
        radius: float,
        reach: float = 1e9,
        seen: bool = True,
    ) -> None:
        """A glowing ball that lights a white surface fully at `distance`; nothing beyond `reach`."""
        power = distance * distance
        strength = power * max(linear(colour))
        self.lamps.append(
            {
                "kind": "ball",
                "at": at,
                "colour": linear(colour),
                "power": power,
                "strength": strength,
                "radius": radius,
                "reach": reach,
                "seen": seen,
            }
        )

    def sun(
        self, towards: tuple[float, float, float], colour: str, power: float, spread: float
    ) -> None:
        """Light from far away, from the direction `towards`; `spread` softens its shadows."""
        direction = np.array(towards) / np.linalg.norm(towards)
        self.lamps.append(
            {
                "kind": "sun",
                "to": direction.tolist(),
                "colour": linear(colour),
                "power": power,
                "strength": power * max(linear(colour)),
                "radius": spread,
            }
        )

    def render(
        self,
        camera: dict[str, Any],
        size: tuple[int, int],
        samples: int = 8,
        bounces: int = 2,
        clamp: float = 4.0,
    ) -> dict[str, Picture]:
        """Runs the tracer; returns its planes by name, each (height, width) or (height, width, 3)."""
        width, height = size
        names = list(self.textures)
        materials: list[Material] = []
        numbers: dict[Material, int] = {}
        for _, material, _ in self.parts:
            if material not in numbers:
                numbers[material] = len(materials)
                materials.append(material)
        counts = [len(mesh.corners) for mesh, _, _ in self.parts]
        arrays: dict[str, NDArray[Any]] = {
            "positions": np.concatenate([m.corners.reshape(-1) for m, _, _ in self.parts]).astype(
                "<f4"
            ),
            "normals": np.concatenate([m.normals.reshape(-1) for m, _, _ in self.parts]).astype(
                "<f4"
            ),
            "uvs": np.concatenate([m.places.reshape(-1) for m, _, _ in self.parts]).astype("<f4"),
            "materials": np.repeat([numbers[m] for _, m, _ in self.parts], counts).astype("<i4"),
            "groups": np.repeat([group for _, _, group in self.parts], counts).astype("<i4"),
        }
        for index, name in enumerate(names):
            arrays[f"texture{index}"] = self.textures[name].reshape(-1).astype("<f4")
        low, high, strength = self.sky
        header: dict[str, Any] = {
            "width": width,
            "height": height,
            "samples": samples,
            "bounces": bounces,
            "clamp": clamp,
            "epsilon": self.unit_length * 1e-3,
            "far": self.unit_length * 1e3,
            "camera": camera,
            "lights": self.lamps,
            "sky": {
                "low": [strength * c for c in linear(low)],
                "high": [strength * c for c in linear(high)],
            },
            "background": linear(self.background),
            "materials": [material.entry(names) for material in materials],
            "textures": [
                {"width": t.shape[1], "height": t.shape[0]} for t in self.textures.values()
            ],
            "arrays": {},
        }
        offset = 0
        for name, values in arrays.items():
            header["arrays"][name] = {"offset": offset, "length": len(values)}
            offset += values.nbytes
        return run_tracer(header, arrays, size)


def run_tracer(
    header: dict[str, Any], arrays: dict[str, NDArray[Any]], size: tuple[int, int]
) -> dict[str, Picture]:
    """Writes the scene to a scratch file, runs node on it and reads the planes back."""
    width, height = size
    text = json.dumps(header).encode()
    padding = -(4 + len(text)) % 4
    with tempfile.TemporaryDirectory() as scratch:
        source, target = Path(scratch) / "scene.bin", Path(scratch) / "planes.bin"
        with source.open("wb") as stream:
            stream.write(struct.pack("<I", len(text)) + text + b" " * padding)
            for values in arrays.values():
                stream.write(values.tobytes())
        command = ["node", "--max-old-space-size=4096", str(TRACER), str(source), str(target)]
        subprocess.run(command, check=True, env={**os.environ})
        raw = np.fromfile(target, np.float32).reshape(17, height, width)
    planes = {}
    for index, name in enumerate(("albedo", "light", "gloss", "glow", "normal")):
        planes[name] = np.moveaxis(raw[index * 3 : index * 3 + 3], 0, -1).copy()
    planes["depth"], planes["id"] = raw[15].copy(), raw[16].copy()
    return planes
