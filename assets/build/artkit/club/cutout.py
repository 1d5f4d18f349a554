"""Things rendered alone, on a transparent ground."""

from __future__ import annotations

import numpy as np
from PIL import Image

from artkit.studio import finish
from artkit.studio.mesh import quad
from artkit.studio.scene import Material, Scene


def lit_scene(warm: float = 1.0) -> Scene:
    """A scene with soft boxes and a key lamp at the upper left; the thing is about 2 units large."""
    scene = Scene(unit_length=1.0, sky=("#2a2018", "#8088a0", 0.35))
    scene.add(quad((-9, -2, 2), (0, -7, 0), (4, 0, 7)), Material("#ffe2b0", emit=3.0 * warm), 0)
    scene.add(quad((7, -9, 1), (0, 9, 0), (-1, 0, 6)), Material("#bcd0ff", emit=0.8), 0)
    scene.add(quad((-6, -12, 6), (12, 0, 0), (0, 5, 5)), Material("#fff0d8", emit=1.2), 0)
    scene.lamp((-4.5, -6.0, 6.5), "#ffdcae", 8.0, 0.8)
    return scene


def shot(
    scene: Scene,
    size: tuple[int, int],
    at: tuple[float, float, float],
    target: tuple[float, float, float],
    angle: float,
    exposure: float = 1.5,
    ink: float = 2.0,
    scale: int = 3,
    samples: int = 10,
    crease: float = 0.55,
) -> Image.Image:
    """Renders what is in the scene (groups above 0) on a transparent ground, `size` px."""
    camera = {"kind": "eye", "at": list(at), "target": list(target), "angle": angle, "lens": 0}
    big = (size[0] * scale, size[1] * scale)
    planes = scene.render(camera, big, samples, 2)
    values = finish.toned(finish.combined(planes), exposure)
    if ink:
        lines = finish.outlines(planes, ink * scale, crease)[..., None] * 0.8
        values = values * (1 - lines) + np.array([0.06, 0.04, 0.03], np.float32) * lines
    alpha = (planes["id"] > 0).astype(np.float32)
    # colour runs on under the edge, so that no dark seam appears when the picture is scaled
    solid = values * alpha[..., None]
    spread = (
        finish.textures.blur(solid, 3.0)
        / np.maximum(finish.textures.blur(alpha, 3.0), 1e-4)[..., None]
    )
    values = solid + spread * (1 - alpha[..., None])
    rgba = np.concatenate([np.clip(values, 0, 1), alpha[..., None]], -1)
    premultiplied = rgba.copy()
    premultiplied[..., :3] *= alpha[..., None]
    channels = [
        np.asarray(Image.fromarray(premultiplied[..., k]).resize(size, Image.Resampling.BOX))
        for k in range(4)
    ]
    cover = channels[3]
    colour = [np.clip(channel / np.maximum(cover, 1e-4), 0, 1) for channel in channels[:3]]
    pixels = np.stack([*colour, cover], -1)
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8))
