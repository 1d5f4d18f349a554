"""The five lit scenes behind the arches of the title hall, one for each game (612 x 1004 px)."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import icon, save, shrink, svg
from artkit.house import fittings, garden, seating, surfaces, things
from artkit.house.stuff import BRASS, DARK_OAK, PAPER, Group, fabric, glow, painted, plaster, wood
from artkit.studio import finish
from artkit.studio.mesh import Mesh, ball, box, curve, cylinder, extruded, lathe, quad, tube
from artkit.studio.scene import Material, Scene

SIZE = (612, 1004)


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


def signed(name: str, ground: str, ink: str, width: int = 200, height: int = 240, share: float = 0.62) -> surfaces.Pixels:
    """A card or photograph with a sign on it."""
    body = f'<rect width="{width}" height="{height}" fill="{ground}"/>'
    body += icon(name, width / 2, height / 2, min(width, height) * share, ink)
    return surfaces.worn(surfaces.drawn(body, width, height), 3, 0.12, 30)


# ------------------------------------------------------------------ Tudor Mansion
def timbered(width: float, height: float, depth: float, seed: int) -> Group:
    """One storeyed block of a half-timbered house, its front at y = 0, foot at z = 0."""
    timber, wall = wood("#2a170d", "z"), plaster("#a8936a")
    out = Group().add(box(width, depth, height).moved(0, depth / 2, 0), wall)
    for x in np.linspace(-width / 2, width / 2, max(3, round(width / 16) + 1)):
        out.add(box(3.2, 3, height).moved(x, 0, 0), timber)
    for z in (0, height * 0.48, height - 3):
        out.add(box(width + 2, 3.4, 4).moved(0, -0.2, z), wood("#2a170d"))
    rng = np.random.default_rng(seed)
    for x in np.linspace(-width / 2 + 8, width / 2 - 8, max(1, round(width / 32))):
        a = rng.choice([-1, 1])
        line = np.array([(x - 8 * a, -0.6, 4), (x + 8 * a, -0.6, height * 0.46)])
        out.add(tube(line, 1.5, 4), timber)
    return out


def gable(width: float, rise: float, depth: float) -> Group:
    """A steep gable end with barge boards and its roof; the front at y = 0, eaves at z = 0."""
    front = extruded([(-width / 2, 0), (width / 2, 0), (0, rise)], depth, 0).turned(90, "x").moved(0, depth, 0)
    out = Group().add(front, plaster("#a8936a"))
    roof = Material("#3a2a2c", rough=0.9, mottle=0.4, bump_scale=3)
    for side in (-1, 1):
        edge = math.hypot(width / 2 + 7, rise + 7)
        slab = box(edge, depth + 10, 3).turned(side * math.degrees(math.atan2(rise, width / 2)), "y")
        out.add(slab.moved(side * width / 4, depth / 2 - 3, rise / 2 + 1), roof)
        board = np.array([(side * (width / 2 + 4), -4, -3), (0, -4, rise + 3)])
        out.add(tube(board, 2.4, 4), wood("#22120a"))
        line = np.array([(side * width * 0.25, -0.6, 0), (0, -0.6, rise * 0.5)])
        out.add(tube(line, 1.4, 4), wood("#2a170d"))
    for z in (1, rise * 0.42):
        span = width * (1 - z / rise)
        out.add(box(span, 3, 3.4).moved(0, 0, z), wood("#2a170d"))
    return out.add(box(3.2, 3, rise * 0.92), wood("#2a170d", "z"))


def lit_window(width: float, height: float) -> Group:
    """A small lead-light window with light behind it."""
    return fittings.window(width, height, lattice=False, pane=glow("#ffbe55", 1.25))


def night_sky() -> surfaces.Pixels:
    """Blue that pales towards the trees, stars, thin clouds."""
    rng = np.random.default_rng(8)
    defs = '<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141f44"/><stop offset=".55" stop-color="#33497f"/><stop offset="1" stop-color="#5a6f9c"/></linearGradient><filter id="b"><feGaussianBlur stdDeviation="14"/></filter>'
    body = '<rect width="900" height="900" fill="url(#n)"/>'
    for _ in range(160):
        body += f'<circle cx="{rng.uniform(0, 900):.0f}" cy="{rng.uniform(0, 520):.0f}" r="{rng.choice([0.9, 1.3, 2.0])}" fill="#fff" opacity="{rng.uniform(0.4, 1):.2f}"/>'
    for _ in range(7):
        body += f'<ellipse cx="{rng.uniform(0, 900):.0f}" cy="{rng.uniform(120, 460):.0f}" rx="{rng.uniform(120, 240):.0f}" ry="{rng.uniform(8, 20):.0f}" fill="#8fa4cf" opacity=".22" filter="url(#b)"/>'
    return surfaces.worn(surfaces.drawn(body, 900, 900, defs), 4, 0.08)


def manor(scene: Scene) -> View:
    """The house by night, every window lit."""
    out = Group()
    out.join(timbered(230, 62, 80, 1).at(0, 30)).join(timbered(230, 46, 80, 2).at(0, 30, 62))
    ridge = Material("#33262a", rough=0.9, mottle=0.4, bump_scale=3)
    out.add(extruded([(-46, 0), (46, 0), (0, 62)], 244, 0).turned(90, "x").turned(90, "z").moved(-122, 70, 106), ridge)
    for side in (-1, 1):
        x = side * 74
        out.join(timbered(78, 62, 40, 3).at(x, 0)).join(timbered(84, 46, 46, 4).at(x, -4, 62))
        out.join(gable(92, 70, 60).at(x, -8, 108))
        for dx in (-19, 19):
            out.join(lit_window(18, 26).at(x + dx, -2, 22)).join(lit_window(18, 22).at(x + dx, -6, 74))
        out.join(lit_window(14, 18).at(x, -10, 122))
        out.add(box(15, 15, 76).moved(side * 40, 70, 140), Material("#6a3a2a", mottle=0.3, bump_scale=3))
        out.add(box(19, 19, 6).moved(side * 40, 70, 214), Material("#6a3a2a", mottle=0.3, bump_scale=3))
    out.join(gable(44, 34, 40).at(0, 18, 108))
    for dx in (-16, 16):
        out.join(lit_window(16, 22).at(dx, 28, 74))
    porch = Group()
    for side in (-1, 1):
        porch.add(box(5, 5, 46).moved(side * 22, -12, 0), wood("#2a170d", "z"))
    porch.join(gable(54, 30, 34).at(0, -16, 46))
    out.join(porch.at(0, 20))
    door = [(-13, 0), (13, 0), (13, 28), (9, 36), (0, 40), (-9, 36), (-13, 28)]
    out.add(extruded(door, 1, 0).turned(90, "x").moved(0, 27, 0), glow("#ffca6a", 1.3))
    out.add(box(2, 2, 38).moved(0, 25, 0), DARK_OAK)
    lawn = Material("#3a5236", rough=1, mottle=0.4, bump=0.5, bump_scale=4)
    scene.add(quad((-600, 400, 0), (1200, 0, 0), (0, -1000, 0)), lawn)
    path = Material("#8a8478", rough=1, mottle=0.4, bump_scale=2)
    scene.add(Mesh(np.array([[(-16, 20, 0.5), (16, 20, 0.5), (70, -330, 0.5)], [(-16, 20, 0.5), (70, -330, 0.5), (-70, -330, 0.5)]]), np.tile([0, 0, 1.0], (2, 3, 1)), np.zeros((2, 3, 2))), path)
    for k, (x, y, r, h) in enumerate(((-150, -30, 46, 96), (158, -20, 50, 104), (-205, 90, 60, 150), (210, 110, 64, 160), (-100, -150, 24, 40), (104, -160, 26, 42))):
        out.join(garden.tree(r, h, 5 + k).at(x, y))
    for side in (-1, 1):
        out.join(garden.hedge(120, 3 + side, 16, 14).at(side * 76, -70, 0, side * 62))
        out.join(garden.gas_lamp().at(side * 44, -120, 0, 0, 0.8))
        scene.lamp((side * 44, -124, 70), "#ffc873", 48, 5, seen=False)
    out.into(scene)
    scene.texture("night", night_sky())
    scene.add(upright(0, 460, 330, 900, 900), Material("#ffffff", texture="night"))
    for x in (-220, 0, 220):
        scene.lamp((x, 300, 420), "#c8d8ff", 150, 40, 330, seen=False)
    scene.add(cylinder(30, 1, 48).turned(90, "x").moved(84, 440, 330), glow("#f6f0d8", 1.5))
    scene.sky = ("#10141c", "#3c5590", 0.42)
    scene.sun((-0.45, -0.55, 0.75), "#b4caff", 0.42, 0.04)
    scene.lamp((0, 0, 30), "#ffc060", 62, 8, seen=False)
    for side in (-1, 1):
        scene.lamp((side * 74, -34, 40), "#ffba5c", 36, 8, seen=False)
    return View((0, -560, 96), (0, 0, 122), 37, 1.9)


# ------------------------------------------------------------------ DEADCERT: London
def folder(colour: str, texture: str) -> Group:
    """A card folder with a tab, lying flat; the sign on its cover."""
    cover = Material(colour, rough=0.7, mottle=0.12, bump_scale=6)
    out = Group().add(extruded([(-24, -30), (24, -30), (24, 30), (2, 30), (-3, 36), (-24, 36)], 1.2, 0.3), cover)
    out.add(box(45, 57, 0.8).moved(0.5, -0.5, 1.2), PAPER)
    out.add(box(48, 60, 1.0, 0.3).moved(0, 0, 2.0), cover)
    return out.add(quad((-17, 17, 3.2), (34, 0, 0), (0, -34, 0)), painted(texture))


def deadcert(scene: Scene) -> View:
    """A detective's desk before a window on the fog."""
    rng = np.random.default_rng(4)
    sky = '<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3c4858"/><stop offset="1" stop-color="#98a2a6"/></linearGradient>'
    sky += '<filter id="b"><feGaussianBlur stdDeviation="5"/></filter><filter id="c"><feGaussianBlur stdDeviation="30"/></filter>'
    town = '<rect width="800" height="1000" fill="url(#f)"/>'
    for layer, tone in enumerate(("#75828c", "#5a6670", "#414b55")):
        x = -20
        while x < 800:
            w, h = rng.integers(50, 110), rng.integers(120, 300) + layer * 30
            y = 720 + layer * 70 - h
            town += f'<rect x="{x}" y="{y}" width="{w}" height="800" fill="{tone}"/><path d="M{x} {y}l{w / 2} -40l{w / 2} 40Z" fill="{tone}"/>'
            if layer == 2:
                for wy in range(int(y) + 30, 900, 60):
                    if rng.random() < 0.5:
                        town += f'<rect x="{x + w * 0.3}" y="{wy}" width="16" height="26" fill="#f4cf7e"/>'
            x += w
        if layer == 0:
            tower = "M540 1000V330H530V310H540V250L575 150L610 250V310H620V330H610V1000Z"
            town += f'<g filter="url(#b)"><path d="{tower}" fill="#5c6872"/><circle cx="575" cy="290" r="26" fill="#f3e2b0"/></g>'
        town += f'<ellipse cx="{rng.integers(100, 700)}" cy="{620 + layer * 80}" rx="420" ry="60" fill="#c3cbcd" opacity=".5" filter="url(#c)"/>'
    town += '<circle cx="170" cy="520" r="150" fill="#ffdf9a" opacity=".55" filter="url(#c)"/><path d="M166 1000V560h8v440Z" fill="#20242a"/><path d="M152 510h36l-7 48h-22Z" fill="#fff2c8"/><path d="M146 510l24 -26l24 26Z" fill="#20242a"/>'
    scene.texture("town", surfaces.drawn(town, 800, 1000, sky))
    scene.texture("paper", surfaces.stripes("#2c2f3a", "#343845", 600, 800, 3, 40))
    scene.add(upright(0, 60, 130, 260, 330), Material("#ffffff", emit=0.0, texture="paper"))
    pane = Material("#ffffff", texture="town", rough=0.1)
    scene.add(upright(0, 58, 150, 112, 180), pane)
    out = Group()
    frame = wood("#3a2416", "z")
    for x in (-56, 0, 56):
        out.add(box(5, 8, 184).moved(x, 54, 58), frame)
    for z in (60, 128, 196, 240):
        out.add(box(116, 8, 5).moved(0, 54, z), wood("#3a2416"))
    for side in (-1, 1):
        out.join(fittings.drape(50, 210, "#3c2c52", side).at(side * 66, 48, 44))
    out.add(box(260, 96, 8, 2).moved(0, -20, 36), wood("#5a3018", polish=0.10))
    out.add(quad((-42, 10, 44.3), (84, 0, 0), (0, -46, 0)), fabric("#26352e"))
    for k, (colour, sign, x, y, turn) in enumerate((("#7a4fb0", "hearts", -36, -34, 12), ("#3a8f55", "plain-dagger", 1, -44, -3), ("#d9782f", "stopwatch", 37, -33, -14))):
        name = scene.texture(f"sign{k}", signed(sign, "#efe3c6", "#1b1013", 160, 160))
        out.join(folder(colour, name).at(x, y, 44.4, turn, 0.66))
    out.join(seating.bankers_lamp().at(-48, 22, 44, 10, 1.6)).join(seating.book_pile(4, 3).at(50, 20, 44, 20, 1.5))
    out.add(lathe([(0, 0), (4, 0), (5, 6), (5, 9), (4.4, 9), (4, 1), (0, 1)], 20).moved(22, 14, 44), Material("#e8e0d0", rough=0.2, mirror=0.05))
    hat = Group().add(lathe([(0, 14), (8, 14), (11, 11), (12, 3), (21, 1.4), (22, 0), (0, 0)], 28), fabric("#3a3128")).add(lathe([(12.1, 3), (12.2, 6.5)], 28), fabric("#15110e"))
    out.join(hat.at(49, 20, 58, 0, 0.9))
    out.into(scene)
    scene.sky = ("#181410", "#2c3038", 0.35)
    scene.lamp((-48, 18, 70), "#ffd48a", 62, 7, seen=False)
    scene.lamp((0, 20, 190), "#b8c8e0", 96, 30, seen=False)
    scene.lamp((40, -150, 190), "#ffcf9a", 130, 40)
    return View((0, -235, 150), (0, 10, 108), 44, 1.9)


# ------------------------------------------------------------------ Casefile
def casefile(scene: Scene) -> View:
    """The incident board with photographs, pins and red string."""
    rng = np.random.default_rng(9)
    cork = surfaces.plain("#b58a56", 1000, 700)
    cork *= (1 + textures.noise((1000, 700), 3, rng) * 0.5 + textures.clouds((1000, 700), 60, rng) * 0.2)[..., None]
    scene.texture("cork", np.clip(cork, 0, 1))
    scene.texture("panel", surfaces.boards("#5a3b22", 600, 900, 8, 4, True))
    scene.add(upright(0, 14, 130, 330, 400), painted("panel"))
    scene.add(upright(0, 9, 146, 134, 200), painted("cork", 0.0))
    out = Group()
    for x in (-70, 70):
        out.add(box(8, 8, 216, 1.4).moved(x, 8, 38), wood("#4a2a14", "z"))
    for z in (38, 246):
        out.add(box(148, 8, 8, 1.4).moved(0, 8, z), wood("#4a2a14"))
    spots = [(-38, 210, -6), (36, 214, 5), (0, 158, -2), (-38, 104, 4), (38, 98, -5)]
    signs = ("person", "revolver", "house", "key", "footprint")
    colours = ("#d2544c", "#5a98d8", "#e8bf46", "#5aa86a", "#9a78cc")
    pins = []
    for k, ((x, z, turn), sign, colour) in enumerate(zip(spots, signs, colours, strict=True)):
        photo = surfaces.drawn(
            f'<rect width="200" height="230" fill="#f1e6cb"/><rect x="14" y="14" width="172" height="160" fill="{colour}"/>' + icon(sign, 100, 94, 126, "#20150e"),
            200, 230,
        )  # fmt: skip
        name = scene.texture(f"photo{k}", surfaces.worn(photo, k, 0.12, 40))
        card = quad((-20, 0, 23), (40, 0, 0), (0, 0, -46)).turned(turn, "y").moved(x, 7 - 0.3 * k, z)
        scene.add(card, painted(name))
        pins.append((x, 4.5, z + 18))
        out.add(ball(2.2, 12).moved(x, 4.2, z + 18), Material("#d8382e", rough=0.1, mirror=0.08))
    for a, b in ((0, 2), (1, 2), (3, 2), (4, 2), (0, 1), (3, 4)):
        p, q = np.array(pins[a]), np.array(pins[b])
        middle = (p + q) / 2 + np.array([0, -1, -3.5])
        out.add(tube(curve([p, middle, q], 16), 0.55, 5), Material("#c4281f", rough=0.8))
    for x, z, turn in ((52, 150, 8), (-54, 156, -10)):
        scene.add(quad((-9, 0, 12), (18, 0, 0), (0, 0, -24)).turned(turn, "y").moved(x, 7.5, z), PAPER)
    out.add(box(330, 70, 6, 1.4).moved(0, -50, 24), wood("#4f2c16", polish=0.1))
    out.join(seating.book_pile(3, 4).at(-46, -48, 30, 12, 1.5))
    glass = Group().add(tube(curve([(13 * math.cos(t), 13 * math.sin(t), 2) for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)], 40, True), 1.4, 8, True), BRASS)
    glass.add(tube(np.array([(11, -9, 2), (28, -22, 2)]), np.array([1.8, 2.4]), 8), DARK_OAK).add(cylinder(12.4, 0.6, 28).moved(0, 0, 1.8), Material("#cfe0e4", rough=0.02, mirror=0.2, opacity=0.4))
    out.join(glass.at(20, -52, 30, 20))
    lamp = Group().add(tube(curve([(0, 0, 40), (0, -10, 44), (0, -24, 36)], 12), 1.2, 8), BRASS).add(lathe([(13, 0), (5, 10), (2, 12)], 24).moved(0, -26, 24), Material("#2f5a44", rough=0.15, mirror=0.08))
    lamp.add(ball(3.4, 12).moved(0, -26, 27), glow("#fff0c4", 4))
    out.join(lamp.at(0, 8, 236))
    out.into(scene)
    scene.sky = ("#181008", "#38302a", 0.35)
    scene.lamp((0, -24, 252), "#ffd290", 108, 7, seen=False)
    scene.lamp((30, -190, 170), "#ffcf9a", 128, 40)
    return View((0, -290, 150), (0, 0, 140), 45, 1.9)


# ------------------------------------------------------------------ Deadly Premonition
def figure(height: float, build: float, coat: str, hat: str) -> Group:
    """A standing person in a long coat, faceless in the light from behind."""
    cloth, h = fabric(coat), height / 100
    out = Group()
    profile = [(0, 0), (11, 0), (12, 2), (10.5, 30), (11, 50), (13.5, 70), (13, 78), (7, 82), (3.4, 84), (3.4, 88), (0, 88)]
    out.add(lathe([(r * build, z * h) for r, z in profile], 24).scaled(1, 0.62, 1), cloth)
    for side in (-1, 1):
        arm = curve([(side * 12.5 * build, 0, 76 * h), (side * 15.5 * build, -1, 58 * h), (side * 14 * build, -3, 42 * h)], 12)
        out.add(tube(arm, np.linspace(4.0, 3.0, 12) * build, 10), cloth)
        out.add(ball(2.6, 10).moved(side * 14 * build, -3, 40 * h), Material("#b98a66", rough=0.7))
    out.add(ball(7.2, 18).scaled(0.88, 0.95, 1.12).moved(0, 0, 93 * h), Material("#b98a66", rough=0.7))
    shirt = [(-4, 0), (4, 0), (0, -14)]
    out.add(extruded(shirt, 0.6, 0).turned(90, "x").moved(0, -7.9 * build, 82 * h), Material("#d8d4c8", rough=0.8))
    brims = {"fedora": (13, 8.4, 8), "bowler": (10, 8.2, 8.5), "cloche": (8.6, 8.8, 9)}
    if hat in brims:
        brim, crown, tall = brims[hat]
        top = 97 * h
        out.add(lathe([(0, 0), (brim, 0.4), (brim, 1.2), (crown, 1.4), (crown * 0.92, tall * 0.8), (crown * 0.6, tall), (0, tall)], 24).moved(0, 0, top - 1), fabric("#1c1a1c"))
    else:
        out.add(ball(7.6, 16).scaled(0.9, 1, 0.8).moved(0, 1, 97 * h), fabric("#2a1c14"))
    return out


def premonition(scene: Scene) -> View:
    """Four people before the height chart, in the rain's grey light."""
    wall = '<rect width="700" height="1000" fill="#7f979d"/>'
    for k, y in enumerate(range(60, 860, 50)):
        wall += f'<rect y="{y}" width="700" height="{5 if k % 2 == 0 else 2}" fill="#33444c"/>'
        if k % 2 == 0:
            wall += f'<rect x="16" y="{y - 14}" width="26" height="8" fill="#33444c"/><rect x="658" y="{y - 14}" width="26" height="8" fill="#33444c"/>'
    scene.texture("chart", surfaces.worn(surfaces.drawn(wall, 700, 1000), 4, 0.22))
    scene.add(upright(0, 30, 110, 200, 286), painted("chart", 0.0))
    scene.add(quad((-200, 32, 0), (400, 0, 0), (0, -300, 0)), Material("#4a565a", rough=0.12, mirror=0.10, mottle=0.3, bump_scale=16))
    out = Group()
    for x, y, height, build, coat, hat in ((-40, 2, 122, 1.05, "#2f3a44", "bowler"), (-12, -10, 140, 1.1, "#4a3c2c", "fedora"), (17, 0, 112, 0.92, "#4a2630", "cloche"), (43, -8, 128, 1.02, "#28352e", "none")):
        out.join(figure(height, build, coat, hat).at(x, y))
    out.add(box(170, 30, 4, 1).moved(0, -74, 30), wood("#3a2416", polish=0.1))
    for k, (colour, sign, x, turn) in enumerate((("#b83a34", "revolver", -22, 10), ("#3f8f58", "footprint", 22, -8))):
        art = surfaces.drawn(f'<rect width="160" height="210" rx="14" fill="#efe3c6"/><rect x="12" y="12" width="136" height="186" rx="8" fill="{colour}"/>' + icon(sign, 80, 105, 110, "#160e0b"), 160, 210)
        name = scene.texture(f"clue{k}", art)
        out.add(quad((-12, 0, 31), (24, 0, 0), (0, 0, -31)).turned(-62, "x").turned(turn).moved(x, -86, 35), painted(name))
    out.into(scene)
    scene.sky = ("#1c2428", "#6a808a", 0.30)
    scene.lamp((-34, -30, 236), "#d4ecec", 150, 20, seen=False)
    scene.lamp((60, -170, 120), "#ffd4a4", 88, 40)
    return View((0, -300, 96), (0, 0, 96), 39, 1.7)


def rain(picture: finish.Picture) -> finish.Picture:
    """Streaks of rain over the picture."""
    height, width = picture.shape[:2]
    rng = np.random.default_rng(6)
    body = "".join(
        f'<path d="M{x:.0f} {y:.0f}l{-0.16 * d:.1f} {d:.0f}" stroke="#d8f0f4" stroke-opacity="{o:.2f}" stroke-width="{w:.1f}"/>'
        for x, y, d, o, w in zip(rng.uniform(0, width * 1.1, 210), rng.uniform(-60, height, 210), rng.uniform(24, 80, 210) * width / 600,
                                 rng.uniform(0.10, 0.42, 210), rng.uniform(1, 2.4, 210) * width / 600, strict=True)
    )  # fmt: skip
    layer = np.asarray(svg(body, width, height), np.float32) / 255
    alpha = layer[..., 3:]
    return picture * (1 - alpha) + layer[..., :3] * alpha


# ------------------------------------------------------------------ Detective Club
def club(scene: Scene) -> View:
    """A velvet drawing room: a strange painting by candlelight, two empty chairs."""
    scene.texture("wall", surfaces.damask("#5a1a2a", "#682234", 640, 700, 2, 60))
    scene.add(upright(0, 60, 150, 300, 330), painted("wall", 0.0))
    scene.add(quad((-200, 60, 0), (400, 0, 0), (0, -330, 0)), painted(scene.texture("floor", surfaces.boards("#4a2818", 700, 600, 12, 5, True)), 0.08))
    sea = '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c2a38"/><stop offset="1" stop-color="#2a6a72"/></linearGradient>'
    art = '<rect width="360" height="520" fill="url(#s)"/><circle cx="180" cy="130" r="120" fill="#f6ecc4" opacity=".16"/><circle cx="180" cy="130" r="62" fill="#f6ecc4"/>'
    art += '<path d="M0 330q45 -30 90 0t90 0t90 0t90 0V520H0Z" fill="#0f3a46"/><path d="M0 380q45 -26 90 0t90 0t90 0t90 0V520H0Z" fill="#0a2831"/>'
    art += icon("paper-boat", 180, 318, 120, "#f3dca6") + '<path d="M150 200L210 200L180 300Z" fill="#f6ecc4" opacity=".10"/>' + icon("fish-monster", 190, 446, 120, "#06191f")
    scene.texture("art", surfaces.worn(surfaces.drawn(art, 360, 520, sea), 5, 0.22, 30))
    out = Group().join(fittings.picture(66, 96, "art").at(0, 58, 168))
    for side in (-1, 1):
        out.join(fittings.drape(58, 260, "#6e1424", side, True, 5).at(side * 66, 44, 0))
        out.join(seating.armchair("#6a1a2a").at(side * 42, -34, 0, side * 26, 1.5))
    out.join(seating.round_table(20, 34).at(0, -40)).join(seating.candlestick(20).at(-6, -40, 34, 0, 1.1))
    cards = ("#1f4a5a", "#7a2a2a", "#b98a3c", "#2f5a3c")
    for k, colour in enumerate(cards):
        out.add(box(8, 11, 0.4).turned(20 * k - 30).moved(7 + 3.4 * k - 5, -46 + k, 34 + 0.3 * k), Material(colour, rough=0.5))
    out.join(things.rug(170, 130, scene.texture("rug", surfaces.carpet("#5e1626", "#220c14", "#c99a50", 680, 520, 4))).at(0, -40))
    out.add(tube(np.array([(-16, 52, 232), (16, 52, 232)]), 1.6, 8), BRASS)
    out.into(scene)
    scene.sky = ("#180a0c", "#3a2428", 0.30)
    scene.lamp((-6, -42, 62), "#ffb862", 78, 4, seen=False)
    scene.lamp((0, 26, 236), "#ffd9a0", 84, 8, seen=False)
    scene.lamp((40, -200, 170), "#ffbf8a", 122, 40)
    return View((0, -320, 128), (0, 0, 112), 43, 2.0)


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
    camera = {"kind": "eye", "at": list(view.at), "target": list(view.target), "angle": view.angle, "lens": 0}
    planes = scene.render(camera, size, samples, 2, clamp=3.0)
    picture = finish.painting(planes, view.exposure, ink=1.5 * scale, brush=2, seed=len(name), vignette=0.9)
    return rain(picture) if name == "deadly_premonition" else picture


def build() -> None:
    """Writes arch_* to assets/ui (rectangles; the title cuts the arch with arch_mask)."""
    only = os.environ.get("GASLAMP_ONLY", "")
    target = places.cache() if os.environ.get("GASLAMP_DRAFT") else places.UI
    for name in SCENES:
        if not only or name in only.split(","):
            picture = shrink(finish.picture(paint(name)), *SIZE).convert("RGBA")
            picture.putalpha(arch_alpha(*SIZE))
            save(picture, target / f"arch_{name}.webp", 90)
            game = places.ASSETS / "games" / name / "pictures"
            if game.is_dir():  # a game that is there shows its own arch in the title hall
                save(picture, game / "arch.webp", 90)


def arch_alpha(width: int, height: int) -> Image.Image:
    """The shape of an arch: a half circle on a rectangle, mode L."""
    r = width / 2
    return svg(f'<path d="M0 {height}V{r}A{r} {r} 0 0 1 {width} {r}V{height}Z" fill="#fff"/>', width, height).getchannel("A")


