"""Small things of the house: lamps, clockwork, pads, oval frame, monogram plate, arch frame, icons."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import drop_shadow, glow, icon_shapes, paste, save, svg
from artkit.club.cutout import lit_scene, shot
from artkit.palette import BRASS_DARK, CREAM, INK, LAMP, PAPER_INK
from artkit.studio.mesh import Mesh, ball, curve, cylinder, extruded, joined, lathe, tube
from artkit.studio.scene import Material

BRASS = Material("#d8a94c", rough=0.22, mirror=0.92, metal=True)
OLD_BRASS = Material("#8f6f38", rough=0.40, mirror=0.70, metal=True)

ICONS = {  # name here: name in game-icons
    "suspect": "person",
    "weapon": "plain-dagger",
    "room": "doorway",
    "eye": "semi-closed-eye",
    "shows": "card-draw",
    "flag": "flying-flag",
    "glass": "magnifying-glass",
    "clockwork": "clockwork",
    "lantern": "old-lantern",
    "key": "key",
    "envelope": "envelope",
    "hourglass": "hourglass",
    "quill": "quill-ink",
    "book": "open-book",
    "gears": "gears",
    "crown": "laurel-crown",
}


def lantern(lit: bool) -> Image.Image:
    """The turn lamp of a seat: a carriage lantern, 216 px square."""
    scene = lit_scene()
    metal = BRASS if lit else OLD_BRASS
    scene.add(
        lathe(
            [(0, -1.02), (0.62, -1.02), (0.66, -0.94), (0.5, -0.80), (0.56, -0.68), (0, -0.68)], 24
        ),
        metal,
    )
    scene.add(
        lathe(
            [(0.56, 0.56), (0.60, 0.66), (0.36, 0.86), (0.18, 0.92), (0.20, 1.02), (0, 1.06)], 24
        ),
        metal,
    )
    for k in range(4):
        a = math.pi / 4 + math.pi * k / 2
        x, y = 0.50 * math.cos(a), 0.50 * math.sin(a)
        scene.add(tube(np.array([(x, y, -0.7), (x, y, 0.6)]), 0.055, 8), metal, 90)
    handle = curve(
        [(-0.22, 0, 0.98), (-0.26, 0, 1.22), (0, 0, 1.36), (0.26, 0, 1.22), (0.22, 0, 0.98)], 20
    )
    scene.add(tube(handle, 0.05, 8), metal)
    if lit:
        scene.add(
            cylinder(0.43, 1.24, 28).moved(0, 0, -0.68),
            Material("#ffd070", emit=1.35, emit_colour="#ffc04c"),
            91,
        )
        scene.lamp((0, -1.2, 0), "#ffc060", 1.5, 0.3, seen=False)
    else:
        scene.add(
            cylinder(0.43, 1.24, 28).moved(0, 0, -0.68),
            Material("#3a3c3c", rough=0.05, mirror=0.14),
            91,
        )
    lamp = shot(scene, (216, 216), (0, -7, 0.5), (0, 0, 0.13), 22.5, 1.5 if lit else 1.1, ink=3.0)
    if not lit:
        return lamp
    ground = Image.new("RGBA", (216, 216))
    paste(ground, glow(100, LAMP, 0.35), 8, 14)
    paste(ground, lamp, 0, 0)
    flame = svg(
        '<path d="M108 76c15 22 20 34 20 47a20 20 0 0 1-40 0c0-13 5-25 20-47Z" fill="#fff6d8"/>',
        216,
        216,
    )
    paste(ground, flame, 0, 0, 0.9)
    return ground


def street_lamp(lit: bool) -> Image.Image:
    """A gas lamp on a bracket foot, for above an arch: 180 x 204 px (drawn 60 x 68)."""
    scene = lit_scene()
    metal = BRASS if lit else OLD_BRASS
    scene.add(
        lathe([(0, -1.2), (0.22, -1.2), (0.16, -1.0), (0.10, -0.8), (0.26, -0.66), (0, -0.62)], 20),
        metal,
    )
    glass = (
        Material("#ffe29a", emit=1.7, emit_colour="#ffcf6a")
        if lit
        else Material("#4a4338", rough=0.08, mirror=0.12)
    )
    scene.add(lathe([(0.30, -0.62), (0.62, 0.30), (0, 0.30)], 6, smooth=False), glass)
    for k in range(6):
        a = math.pi * k / 3
        foot, head = (
            np.array([0.31 * math.cos(a), 0.31 * math.sin(a), -0.62]),
            np.array([0.63 * math.cos(a), 0.63 * math.sin(a), 0.32]),
        )
        scene.add(tube(np.array([foot, head]), 0.04, 6), metal, 90)
    scene.add(
        lathe(
            [(0.80, 0.28), (0.78, 0.36), (0.30, 0.74), (0.16, 0.80), (0.14, 0.92), (0, 1.0)],
            6,
            smooth=False,
        ),
        metal,
    )
    return shot(scene, (180, 204), (0, -7, 0.6), (0, 0, -0.1), 19.5, 1.5 if lit else 1.1, ink=3.0)


def toothed(teeth: int, radius: float, depth: float) -> list[tuple[float, float]]:
    """The outline of a gear wheel."""
    out = []
    for k in range(teeth):
        for share, r in (
            (-0.30, radius - depth),
            (-0.18, radius),
            (0.18, radius),
            (0.30, radius - depth),
        ):
            a = 2 * math.pi * (k + share) / teeth
            out.append((r * math.cos(a), r * math.sin(a)))
    return out


def clockwork() -> Image.Image:
    """The sign of computer players: a wheel with a dial, 264 px square."""
    scene = lit_scene()

    def facing(mesh: Mesh) -> Mesh:
        return mesh.turned(90, "x")

    scene.add(facing(extruded(toothed(14, 1.12, 0.20), 0.22, 0.04)), BRASS)
    ring = curve(
        [
            (0.80 * math.cos(a), -0.26, 0.80 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)
        ],
        60,
        True,
    )
    scene.add(tube(ring, 0.07, 8, True), BRASS)
    scene.add(
        facing(cylinder(0.76, 0.06, 48, 0.02)).moved(0, -0.22, 0),
        Material("#2a1d12", rough=0.3, mirror=0.08),
    )
    marks = []
    for k in range(12):
        a = math.pi * k / 6
        inner, outer = (0.52 if k % 3 == 0 else 0.58), 0.68
        marks.append(
            tube(
                np.array(
                    [
                        (inner * math.cos(a), -0.31, inner * math.sin(a)),
                        (outer * math.cos(a), -0.31, outer * math.sin(a)),
                    ]
                ),
                0.045 if k % 3 == 0 else 0.03,
                6,
            )
        )
    scene.add(joined(marks), BRASS)
    scene.add(
        tube(np.array([(0, -0.34, 0), (0.34, -0.34, 0.36)]), np.array([0.07, 0.035]), 8),
        Material("#efe0b8", rough=0.4),
    )
    scene.add(
        tube(np.array([(0, -0.34, 0), (-0.22, -0.34, 0.18)]), np.array([0.08, 0.05]), 8),
        Material("#efe0b8", rough=0.4),
    )
    scene.add(ball(0.11, 16).moved(0, -0.36, 0), BRASS)
    return shot(scene, (264, 264), (0.0, -7, 0.7), (0, -0.1, 0), 19.5, 1.55, ink=3.0)


PAD_LINES = {
    "offset": (
        '<path d="M52 24H148C184 24 196 104 184 124C172 140 152 124 140 104H60C48 124 28 140 16 124C4 104 16 24 52 24Z"/>',
        '<circle cx="58" cy="56" r="14"/><circle cx="120" cy="86" r="14"/><path d="M80 80v-8h-8v8h-8v8h8v8h8v-8h8v-8Z"/>'
        + "".join(
            f'<circle cx="{148 + dx}" cy="{54 + dy}" r="6.6"/>'
            for dx, dy in ((0, -15), (0, 15), (-15, 0), (15, 0))
        ),
    ),
    "twin": (
        '<path d="M50 26C66 26 70 34 100 34C130 34 134 26 150 26C180 26 196 96 188 118C180 136 156 122 140 98H60C44 122 20 136 12 118C4 96 20 26 50 26Z"/>',
        '<circle cx="72" cy="84" r="15"/><circle cx="128" cy="84" r="15"/><path d="M50 48v-8h-8v8h-8v8h8v8h8v-8h8v-8Z"/>'
        + "".join(
            f'<circle cx="{152 + dx}" cy="{54 + dy}" r="6.2"/>'
            for dx, dy in ((0, -13), (0, 13), (-13, 0), (13, 0))
        ),
    ),
    "flat": (
        '<rect x="10" y="34" width="180" height="82" rx="18"/>',
        (
            '<path d="M54 64v-14h-14v14h-14v14h14v14h14v-14h14v-14Z"/><circle cx="132" cy="86" r="13"/><circle cx="166" cy="70" r="13"/>'
            '<rect x="84" y="92" width="14" height="7" rx="3"/><rect x="102" y="92" width="14" height="7" rx="3"/>'
        ),
    ),
    "keys": (
        '<rect x="8" y="34" width="184" height="84" rx="12"/>',
        "".join(
            f'<rect x="{20 + column * 18 + row * 5}" y="{46 + row * 18}" width="12" height="11" rx="3"/>'
            for row in range(3)
            for column in range(9 - (row == 2))
        )
        + '<rect x="56" y="101" width="88" height="9" rx="4"/>',
    ),
}


def pad(kind: str, colour: str) -> Image.Image:
    """The outline of a controller or a keyboard, 400 x 300 px."""
    outline, inside = PAD_LINES[kind]
    body = f'<g fill="none" stroke="{colour}" stroke-width="8" stroke-linejoin="round">{outline}</g><g fill="{colour}">{inside}</g>'
    return svg(body, 400, 300, "0 0 200 150")


def oval_frame() -> Image.Image:
    """A moulded brass frame, 664 x 744 px; its opening is 600 x 680 (drawn at half size)."""
    width, height = 664, 744
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) + 0.5
    cx, cy = width / 2, height / 2
    outer = np.hypot((x - cx) / (cx - 3), (y - cy) / (cy - 3))
    inner = np.hypot((x - cx) / 299, (y - cy) / 339)
    along = np.clip((inner - 1) / np.maximum(inner - outer, 1e-3) * 0 + (inner - 1) / 0.107, 0, 1)
    profile = 0.6 * np.sin(along * np.pi) + 0.35 * np.sin(np.clip(along * 1.7 - 0.55, 0, 1) * np.pi)
    angle = np.arctan2((y - cy) / cy, (x - cx) / cx)
    beads = 0.16 * np.maximum(0, np.cos(angle * 96)) * np.exp(-(((along - 0.80) / 0.10) ** 2))
    relief = textures.blur((profile + beads).astype(np.float32), 1.2) * 15
    slope_y, slope_x = np.gradient(relief)
    normal = np.stack([-slope_x, -slope_y, np.ones_like(slope_x)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    light = np.array([-0.52, -0.62, 0.58], np.float32)
    diffuse = np.clip(normal @ light, 0, 1)
    half = light + np.array([0, 0, 1.0], np.float32)
    shine = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1) ** 26
    rng = np.random.default_rng(3)
    tone = (0.20 + 0.85 * diffuse) * (1 + textures.clouds((height, width), 30, rng, 3) * 0.12)
    colour = tone[..., None] * np.array([0.83, 0.63, 0.30]) + shine[..., None] * np.array(
        [0.85, 0.75, 0.50]
    )
    alpha = np.clip((1 - outer) * cx, 0, 1) * np.clip((inner - 1) * 299, 0, 1)
    pixels = np.concatenate([np.clip(colour, 0, 1), alpha[..., None]], -1)
    frame = Image.fromarray((pixels * 255).astype(np.uint8))
    inner_shadow = svg(
        f'<ellipse cx="{cx}" cy="{cy}" rx="299" ry="339" fill="none" stroke="{INK}" stroke-width="7" stroke-opacity=".8"/>',
        width, height,
    )  # fmt: skip
    frame.alpha_composite(inner_shadow)
    return frame


def monogram_plate() -> Image.Image:
    """A dark disc with a brass rim, for a seat's initial: 320 px square."""
    side = 320
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    light = np.clip(1.1 - 0.9 * np.hypot(x / side - 0.36, y / side - 0.30), 0.2, 1.1)
    ground = np.array([74, 46, 28], np.float32) * light[..., None]
    disc = Image.fromarray(ground.clip(0, 255).astype(np.uint8)).convert("RGBA")
    disc.putalpha(
        svg('<circle cx="160" cy="160" r="150" fill="#fff"/>', side, side).getchannel("A")
    )
    rings = (
        '<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0C2"/><stop offset=".5" stop-color="#B98A3E"/>'
        '<stop offset="1" stop-color="#E3C27A"/></linearGradient></defs>'
        f'<circle cx="160" cy="160" r="148" fill="none" stroke="{INK}" stroke-width="20"/>'
        '<circle cx="160" cy="160" r="148" fill="none" stroke="url(#b)" stroke-width="12"/>'
        f'<circle cx="160" cy="160" r="128" fill="none" stroke="{BRASS_DARK}" stroke-width="3"/>'
    )
    disc.alpha_composite(svg(rings, side, side))
    return disc


def arch_frame() -> Image.Image:
    """The wooden frame round an arch with its brass line: 676 x 1036 px, the opening 612 x 1004."""
    width, height, opening, frame = 676, 1036, 612, 32
    grain = textures.planks((width, height), (0.40, 0.23, 0.12), 11, 4)  # upright grain
    wood = grain.rotate(90, expand=True).convert("RGBA")
    r, q = width / 2, opening / 2
    outer = f"M0 {height}V{r}A{r} {r} 0 0 1 {width} {r}V{height}"
    inner = f"M{frame} {height}V{r}A{q} {q} 0 0 1 {width - frame} {r}V{height}"
    shape = svg(
        f'<path fill-rule="evenodd" d="{outer}Z{inner}Z" fill="#fff"/>', width, height
    ).getchannel("A")
    wood.putalpha(shape)
    shading = (
        f'<path d="{outer}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="10"/>'
        f'<path d="{inner}" fill="none" stroke="#000" stroke-opacity=".75" stroke-width="26"/>'
    )
    lines = svg(shading, width, height)
    lines.putalpha(Image.composite(lines.getchannel("A"), Image.new("L", lines.size), shape))
    wood.alpha_composite(lines)
    brass = (
        '<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E2A8"/><stop offset=".5" stop-color="#B08238"/>'
        '<stop offset="1" stop-color="#D6B268"/></linearGradient></defs>'
        f'<path d="{inner}" fill="none" stroke="{INK}" stroke-width="14"/><path d="{inner}" fill="none" stroke="url(#b)" stroke-width="8"/>'
    )
    wood.alpha_composite(svg(brass, width, height))
    key = svg(
        '<path d="M308 0h60l-10 62h-40Z" fill="#5a3319" stroke="#150c0a" stroke-width="5" stroke-linejoin="round"/>',
        width,
        height,
    )
    drop_shadow(wood, key, 0, 0, 6, (0, 4), 140)
    wood.alpha_composite(key)
    return wood


def build() -> None:
    """Writes the small things to `assets/ui` and the flat icons to `assets/ui/icons` as SVG."""
    ui = places.UI
    for lit, name in ((True, "lit"), (False, "unlit")):
        save(lantern(lit), ui / f"lamp_{name}.webp")
        save(street_lamp(lit), ui / f"gaslamp_{name}.webp")
    save(clockwork(), ui / "clockwork.webp")
    for kind in PAD_LINES:
        save(pad(kind, CREAM), ui / f"pad_{kind}_light.webp")
        save(pad(kind, PAPER_INK), ui / f"pad_{kind}_dark.webp")
    save(oval_frame(), ui / "oval_frame.webp")
    save(monogram_plate(), ui / "monogram.webp")
    save(arch_frame(), ui / "arch_frame.webp")
    save(glow(256, LAMP, 0.95), ui / "halo.webp")
    (ui / "icons").mkdir(parents=True, exist_ok=True)
    for name, source in ICONS.items():
        body = icon_shapes()[source]["body"].replace("currentColor", "#ffffff")
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">{body}</svg>\n'
        (ui / "icons" / f"{name}.svg").write_text(text, encoding="utf-8")
    print(f"{len(ICONS)} icons")
