"""The five lit scenes behind the arches of the title hall, one for each game (612 x 1004 px)."""

from __future__ import annotations

import os
from collections.abc import Callable

from PIL import Image

from artkit import places
from artkit.canvas import save, shrink, svg
from artkit.club.scenes.board import casefile
from artkit.club.scenes.common import View
from artkit.club.scenes.lineup import premonition, rain
from artkit.club.scenes.london import deadcert
from artkit.club.scenes.manor import manor
from artkit.club.scenes.velvet import club
from artkit.studio import finish
from artkit.studio.scene import Scene

SIZE = (612, 1004)


SCENES: dict[str, Callable[[Scene], View]] = {
    "tudor_mansion": manor,
    "deadcert": deadcert,
    "casefile": casefile,
    "deadly_premonition": premonition,
    "detective_club": club,
}


def paint(name: str) -> finish.Picture:
    """One arch's scene; GASLAMP_DRAFT=1 makes a quick one."""
    scene = Scene(unit_length=40.0)
    view = SCENES[name](scene)
    draft = bool(os.environ.get("GASLAMP_DRAFT"))
    scale, samples = (1.0, 4) if draft else (1.5, 5)
    size = (round(SIZE[0] * scale), round(SIZE[1] * scale))
    camera = {
        "kind": "eye",
        "at": list(view.at),
        "target": list(view.target),
        "angle": view.angle,
        "lens": 0,
    }
    planes = scene.render(camera, size, samples, 2, clamp=3.0)
    picture = finish.painting(
        planes, view.exposure, ink=1.5 * scale, brush=2, seed=len(name), vignette=0.9
    )
    return rain(picture) if name == "deadly_premonition" else picture


def build() -> None:
    """Writes each scene into its game's pictures; to assets/ui while that game is not there yet."""
    only = os.environ.get("GASLAMP_ONLY", "")
    target = places.cache() if os.environ.get("GASLAMP_DRAFT") else places.UI
    for name in SCENES:
        if not only or name in only.split(","):
            picture = shrink(finish.picture(paint(name)), *SIZE).convert("RGBA")
            picture.putalpha(arch_alpha(*SIZE))
            game = places.ASSETS / "games" / name / "pictures"
            if game.is_dir() and target == places.UI:  # it shows its own arch in the title hall
                save(picture, game / "arch.webp", 90)
            else:
                save(picture, target / f"arch_{name}.webp", 90)


def arch_alpha(width: int, height: int) -> Image.Image:
    """The shape of an arch: a half circle on a rectangle, mode L."""
    r = width / 2
    return svg(
        f'<path d="M0 {height}V{r}A{r} {r} 0 0 1 {width} {r}V{height}Z" fill="#fff"/>',
        width,
        height,
    ).getchannel("A")
