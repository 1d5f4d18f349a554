"""Weapons, motives, locations and false evidence of Casefile, painted like the portraits.

Drawn on 600 x 780. Large things of the game-icons set are inked and coloured; the rest is drawn here.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable

from artkit import places
from artkit.canvas import icon, save, shrink
from artkit.londoners.pen import group, mix, strokes
from artkit.portraits.backdrops import Backdrop, rect
from artkit.portraits.painter import HEIGHT, WIDTH, Layer, paint
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path
from artkit.premonition.actions import ground, pin

VIEW = (0.0, 0.0, 600.0)
SIZE = (480, 624)
STEEL, BRASS, WOOD, PAPER = "#b9c2c6", "#d0a03c", "#7a4826", "#efe2c2"
Scene = tuple[list[Layer], Backdrop]


def inked(name: str, x: float, y: float, size: float, fill: str, turn: float = 0, line: float = 13) -> str:
    """A thing of the icon set with an ink line of so many units around it."""
    edge = icon(name, x, y, size, INK, turn)
    width = line * 2 * 512 / size
    return f'<g stroke="{INK}" stroke-width="{width / 512 * size:.1f}" stroke-linejoin="round">{edge}</g>' + icon(name, x, y, size, fill, turn)


def rays(x: float, y: float, count: int, colour: str, width: float = 18, opacity: float = 0.2) -> str:
    """Light or alarm from a point."""
    return "".join(
        f'<path d="M{x} {y}L{x + 800 * math.cos(a):.0f} {y + 800 * math.sin(a):.0f}" stroke="{colour}" stroke-width="{width}" opacity="{opacity}"/>'
        for a in (math.tau * i / count for i in range(count))
    )


def cloth(colour: str) -> str:
    """A folded cloth on which a find lies, and the police's ruler."""
    folds = "".join(f'<path d="M{x} 780Q{x + 60} 400 {x - 30} 0" fill="none" stroke="{mix(colour, INK, 0.35)}" stroke-width="26" opacity=".5"/>' for x in range(-20, 680, 130))
    ruler = rect(30, 688, 540, 52, "#e8dcb0") + "".join(rect(46 + 26 * i, 688, 4, 26 if i % 5 else 40, "#5a4a30") for i in range(20))
    return folds + ruler


def tag(x: float, y: float, number: int, turn: float = 0) -> str:
    """The tag of a find: so many strokes on it."""
    marks = "".join(rect(-30 + 18 * i, -20, 8, 40, "#8e2420") for i in range(number))
    body = path("M-84 -44H60Q84 -44 84 -20V20Q84 44 60 44H-84L-104 0Z", PAPER, 9) + dot(-76, 0, 11, "#8a6a3a", 6)
    return group(body + f'<g transform="translate(14 0)">{marks}</g>', f"translate({x} {y}) rotate({turn})")


def sheet(x: float, y: float, turn: float, lines: int = 6, width: float = 300, height: float = 400, paper: str = PAPER) -> str:
    """A written sheet."""
    w, h = width / 2, height / 2
    step = (height - 120) / max(1, lines)
    words = "".join(strokes(f"M{-w + 36} {-h + 80 + i * step:.0f}H{w - 36 - (i * 37) % 70}", 8, "#7a6a58") for i in range(lines))
    return group(path(f"M{-w} {-h}H{w}V{h}H{-w}Z", paper, 11) + words, f"translate({x} {y}) rotate({turn})")


def moon(x: float, y: float, radius: float) -> str:
    """The moon with its light."""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius * k}" fill="#fff2c8" opacity="{o}"/>' for k, o in ((2.6, 0.08), (1.7, 0.14), (1.0, 1.0)))


def stars(seed: int, low: float = 300) -> str:
    """Stars above a height."""
    rng = random.Random(seed)
    return "".join(f'<circle cx="{rng.uniform(0, 600):.0f}" cy="{rng.uniform(0, low):.0f}" r="{rng.uniform(1.5, 4):.1f}" fill="#fff4d8" opacity=".8"/>' for _ in range(40))


# ------------------------------------------------------------------ weapons
def letter_opener() -> Scene:
    """A letter opener on a letter that it has opened."""
    letter = inked("envelope", 300, 470, 400, PAPER, -9)
    blade = path("M-16 -330L0 -392L16 -330L22 40H-22Z", STEEL, 11) + path("M0 -372V36", "none", 5)
    guard = path("M-74 36Q0 66 74 36L66 78Q0 96 -66 78Z", BRASS, 10)
    grip = path("M-24 84H24L30 250Q0 280 -30 250Z", "#5a2030", 10) + strokes("M-26 120H26M-27 160H27M-28 200H28", 6, BRASS) + dot(0, 278, 24, BRASS, 9)
    return [Layer(letter, gloss=0.1), Layer(group(blade + guard + grip, "translate(310 400) rotate(36)"), gloss=0.6), Layer(tag(470, 620, 1, 8))], ground("#7a2a34", "#3a1218", cloth("#5a1c26"))


def garden_shears() -> Scene:
    leaves = "".join(inked("oak-leaf", x, y, s, c, a, 7) for i, (x, y, s, c, a) in enumerate(((96, 640, 190, "#5a7a34", 20), (520, 160, 180, "#6f8a3a", -60), (500, 640, 150, "#4a6a2c", 100), (90, 180, 140, "#86983c", -20))))
    return [Layer(leaves, gloss=0.1), Layer(inked("gardening-shears", 300, 390, 470, STEEL, 0, 12), gloss=0.6), Layer(tag(330, 690, 1, -5))], ground("#3a5230", "#1e2c1c", blur=4)


def fire_poker() -> Scene:
    fire = inked("fire", 300, 560, 420, "#ff8a2a", 0, 1) + icon("fire", 300, 600, 260, "#ffd86a")
    poker = path("M-11 -380H11V210H-11Z", "#4a4a50", 10) + path("M11 -330Q84 -340 76 -262L56 -268Q58 -306 11 -296Z", "#4a4a50", 9) + path("M-22 196H22L26 340Q0 372 -26 340Z", BRASS, 10) + dot(0, 376, 36, BRASS, 10) + strokes("M-22 236H22M-23 276H23M-24 316H24", 6, "#7a5a1c")
    hearth = rect(0, 0, 600, 120, "#3a221c") + "".join(rect(x, y, 92, 40, "#7a3a2a") for y in range(10, 110, 48) for x in range(-40 + (y // 48 % 2) * 50, 620, 100))
    return [Layer(fire, throw=0.0), Layer(group(poker, "translate(300 370) rotate(32)"), gloss=0.5), Layer(tag(150, 640, 1, -10))], ground("#40160e", "#120806", hearth + '<circle cx="300" cy="560" r="330" fill="#ff7a1e" opacity=".35"/>', (0.5, 0.75))


def revolver() -> Scene:
    rounds = "".join(group(path("M-12 -40Q0 -66 12 -40V30H-12Z", BRASS, 7) + strokes("M-12 16H12", 5, "#7a5a1c"), f"translate({x} {y}) rotate({a})") for x, y, a in ((150, 640, 70), (230, 676, 20), (400, 660, -50)))
    return [Layer(inked("revolver", 300, 360, 500, "#6c7680", 0, 12), gloss=0.6), Layer(rounds, gloss=0.6), Layer(tag(470, 650, 2, 6))], ground("#7a6a48", "#3c3220", cloth("#5e5236"))


def ice_pick() -> Scene:
    ice = inked("ice-cubes", 300, 540, 380, "#bfe4ee", 0, 11)
    tool = path("M-9 0L0 -360L9 0Z", STEEL, 9) + path("M-22 0H22V34H-22Z", BRASS, 9) + path("M-30 34H30Q46 130 32 250Q0 284 -32 250Q-46 130 -30 34Z", "#b5562a", 11) + strokes("M-36 90H36M-36 200H36", 6, "#6a2a14")
    chips = "".join(path(f"M{x} {y}l26 -14l10 26l-22 12Z", "#e4f6fa", 6) for x, y in ((110, 330), (480, 300), (440, 420), (150, 440), (90, 600)))
    return [Layer(ice, gloss=0.7), Layer(chips, gloss=0.6), Layer(group(tool, "translate(330 300) rotate(196)"), gloss=0.5), Layer(tag(150, 690, 2, -6))], ground("#1f4a5e", "#0c1e2a", rays(300, 520, 20, "#bfeaf6"))


def piano_wire() -> Scene:
    keys = "".join(rect(x, 520, 58, 300, "#f2ead4") + rect(x + 56, 520, 4, 300, "#3a2a1c") for x in range(0, 600, 60)) + "".join(rect(x, 520, 34, 170, "#1a1512") for x in (43, 103, 223, 283, 343, 463, 523))
    coil = "".join(f'<ellipse cx="300" cy="{330 + i * 5}" rx="{170 - i * 9}" ry="{150 - i * 8}" fill="none" stroke="{INK}" stroke-width="17"/><ellipse cx="300" cy="{330 + i * 5}" rx="{170 - i * 9}" ry="{150 - i * 8}" fill="none" stroke="#dfe4e2" stroke-width="8"/>' for i in range(5))
    ends = strokes("M148 400C100 470 90 520 110 560M452 400C500 470 520 500 500 560", 17) + strokes("M148 400C100 470 90 520 110 560M452 400C500 470 520 500 500 560", 8, "#dfe4e2")
    handles = "".join(group(path("M-70 -24H70Q92 0 70 24H-70Q-92 0 -70 -24Z", WOOD, 11) + strokes("M-30 -22V22M30 -22V22", 5, "#4a2814"), f"translate({x} 586) rotate({a})") for x, a in ((112, 14), (500, -12)))
    return [Layer(coil + ends, gloss=0.6), Layer(handles, gloss=0.3), Layer(tag(300, 690, 2))], ground("#3a1e2a", "#1a0e14", keys, blur=2)


def poisoned_tea() -> Scene:
    saucer = f'<ellipse cx="300" cy="600" rx="236" ry="74" fill="#f0e8d8" stroke="{INK}" stroke-width="13"/><ellipse cx="300" cy="590" rx="150" ry="40" fill="#d8cbb2"/>'
    cup = strokes("M448 420C560 400 560 540 420 540", 52) + strokes("M448 420C560 400 560 540 420 540", 28, "#f6f0e0") + path("M128 372H472C470 500 420 590 346 604H254C180 590 130 500 128 372Z", "#f6f0e0", 13) + "".join(inked("flower-emblem", x, 480, 70, "#b03a4a", 0, 3) for x in (210, 300, 390))
    tea = f'<ellipse cx="300" cy="374" rx="172" ry="46" fill="#7a3a16" stroke="{INK}" stroke-width="12"/><ellipse cx="280" cy="368" rx="90" ry="18" fill="#b0642a"/>'
    skull = inked("skull-crossed-bones", 300, 190, 250, "#d6ecb8", 0, 5)
    steam = "".join(f'<path d="M{x} 330q-50 -60 0 -120t0 -130" fill="none" stroke="#c8e6a0" stroke-width="26" opacity=".35" stroke-linecap="round"/>' for x in (170, 300, 430))
    return [Layer(saucer, gloss=0.4), Layer(cup, gloss=0.45), Layer(tea, gloss=0.5, throw=0.0), Layer(skull, throw=0.0)], ground("#2c4a34", "#14241a", steam, blur=5)


def brass_telescope() -> Scene:
    return [Layer(inked("spyglass", 300, 390, 510, "#dca63c", 0, 13), gloss=0.7), Layer(tag(200, 670, 3, -8))], ground("#1e3a5a", "#0c1626", stars(8, 700) + moon(470, 150, 50), (0.7, 0.2), (0.9, 0.95, 1.0))


# ------------------------------------------------------------------ motives
def jealousy() -> Scene:
    eyes = inked("angry-eyes", 300, 300, 500, "#8fd06a", 0, 9)
    rose = inked("rose", 300, 610, 260, "#a8202e", 12, 10)
    return [Layer(eyes, gloss=0.5, throw=0.0), Layer(rose, gloss=0.2)], ground("#12301c", "#06120a", rays(300, 300, 24, "#7fd060", 14, 0.14))


def debt() -> Scene:
    bill = sheet(280, 350, -7, 7) + group("".join(strokes(d, 22, "#b01f1a") for d in ("M-120 -100L130 120", "M130 -100L-120 120")), "translate(280 350) rotate(-7)")
    coins = "".join(f'<ellipse cx="{x}" cy="{y - i * 24}" rx="70" ry="26" fill="{GOLD}" stroke="{INK}" stroke-width="10"/>' for x, y, n in ((130, 660, 2), (300, 690, 1), (460, 650, 4)) for i in range(n))
    return [Layer(bill, gloss=0.1), Layer(coins, gloss=0.6)], ground("#4a3a22", "#1e160c", rect(0, 560, 600, 240, "#5a3418"), blur=5)


def inheritance() -> Scene:
    house = inked("family-house", 300, 220, 330, "#e0b060", 0, 10)
    will = sheet(300, 520, 5, 4, 360, 300) + inked("wax-seal", 420, 600, 130, "#a8202a", 0, 7)
    chain = inked("key", 130, 560, 190, GOLD, -30, 8)
    return [Layer(house, gloss=0.3), Layer(will, gloss=0.1), Layer(chain, gloss=0.6)], ground("#4a3a6a", "#1e1830", rays(300, 220, 24, "#f0d080"))


def blackmail() -> Scene:
    photo = group(path("M-120 -150H120V150H-120Z", PEARL, 10) + path("M-102 -132H102V92H-102Z", "#5a4a58", 6) + icon("lovers", 0, -20, 190, "#e8c8b0"), "translate(330 260) rotate(9)")
    envelope_ = inked("envelope", 280, 540, 400, "#c9a05c", -6)
    money = inked("banknote", 470, 640, 220, "#7fa060", 14, 9)
    return [Layer(photo, gloss=0.2), Layer(envelope_, gloss=0.1), Layer(money, gloss=0.1)], ground("#4a1f3a", "#1a0a16", rays(330, 260, 16, "#f0b0c0", 22, 0.12))


def revenge() -> Scene:
    photo = group(path("M-150 -180H150V180H-150Z", PEARL, 11) + path("M-128 -158H128V104H-128Z", "#7a6a5a", 7) + icon("person", 0, -26, 230, "#2a201a"), "translate(300 400) rotate(-5)")
    torn = strokes("M150 240L250 330L220 400L330 470L300 560L430 600", 12, "#2a1a14")
    knife = inked("plain-dagger", 330, 290, 420, "#c8d0d2", 180, 10)
    return [Layer(photo, gloss=0.1), Layer(torn, throw=0.0), Layer(knife, gloss=0.6)], ground("#8a1f1a", "#3a0a0a", "".join(strokes(f"M{x} 0V780", 6, "#5a1210") for x in range(40, 600, 120)), blur=2)


def rivalry() -> Scene:
    board = "".join(rect(x, y, 75, 40, "#e8d8b0" if (x // 75 + y // 40) % 2 else "#4a2e1c") for x in range(0, 600, 75) for y in range(560, 780, 40))
    white = inked("chess-king", 190, 410, 400, "#f2e8d0", -8, 12)
    black = inked("chess-king", 420, 410, 400, "#3f3a44", 8, 12)
    sparks = inked("spiky-explosion", 305, 180, 130, "#ffcf4a", 0, 6)
    return [Layer(white, gloss=0.4), Layer(black, gloss=0.5), Layer(sparks, throw=0.0)], ground("#5a3f7a", "#241a34", board, blur=2)


def mistaken_identity() -> Scene:
    def frame(x: float, tint: str) -> str:
        return path(f"M{x - 118} 170H{x + 118}V620H{x - 118}Z", BRASS, 12) + path(f"M{x - 92} 198H{x + 92}V592H{x - 92}Z", tint, 8)

    frames = frame(156, "#4f6f86") + frame(444, "#86604f")
    both = "".join(group(path("M-84 190C-84 90 -40 70 0 70C40 70 84 90 84 190Z", "#2a2a36", 9) + dot(0, -6, 62, "#e8c09a", 9) + path("M-84 -40Q0 -70 84 -40L58 -66Q56 -132 0 -134Q-56 -132 -58 -66Z", "#2a2a36", 9) + (strokes("M-30 20Q0 36 30 20", 8) if k else strokes("M-30 34Q0 14 30 34", 8)) + dot(-22, -8, 8, INK, 0) + dot(22, -8, 8, INK, 0), f"translate({x} 400)") for k, x in enumerate((156, 444)))
    question = strokes("M250 680Q300 730 350 680", 12, "#f0c860") + path("M350 660L372 700L326 704Z", "#f0c860", 5) + path("M250 660L228 700L274 704Z", "#f0c860", 5)
    return [Layer(frames, gloss=0.4), Layer(both, gloss=0.1), Layer(question, throw=0.0)], ground("#5a3038", "#28141a", "".join(rect(x, 0, 24, 780, "#6a3a42") for x in range(0, 600, 72)), blur=2)


def silenced_witness() -> Scene:
    face = path("M110 300C110 130 210 60 300 60C390 60 490 130 490 300C490 470 400 640 300 640C200 640 110 470 110 300Z", "#dfae86", 14)
    eyes = "".join(f'<ellipse cx="{x}" cy="270" rx="52" ry="44" fill="#f8f2e4" stroke="{INK}" stroke-width="11"/><circle cx="{x + 6}" cy="276" r="20" fill="{INK}"/>' for x in (212, 388)) + strokes("M150 200Q210 160 266 206M450 200Q390 160 334 206", 14)
    tape = group(path("M-230 -62H230L214 -30L230 0L214 30L230 62H-230L-214 30L-230 0L-214 -30Z", "#d8d0bc", 12) + strokes("M-180 -20H180M-180 22H180", 4, "#a89c84"), "translate(300 480) rotate(-4)")
    return [Layer(face, gloss=0.15), Layer(eyes, throw=0.0), Layer(tape, gloss=0.3)], ground("#2a2a44", "#0e0e1c", rays(300, 330, 14, "#c8c8f0", 30, 0.1))


# ------------------------------------------------------------------ locations
def library() -> Scene:
    rng = random.Random(12)
    shelves = ""
    for y in (60, 250, 440, 630):
        x = 14.0
        while x < 580:
            w, h = rng.randint(22, 46), rng.randint(104, 150)
            c = rng.choice(("#8a2f2a", "#2f5a4a", "#33507a", "#a8762f", "#5a3a6a", "#7a4a2a"))
            shelves += path(f"M{x:.0f} {y + 156 - h}H{x + w:.0f}V{y + 156}H{x:.0f}Z", c, 6) + strokes(f"M{x + 5:.0f} {y + 156 - h + 22}H{x + w - 5:.0f}", 5, GOLD)
            x += w + 3
        shelves += path(f"M0 {y + 156}H600V{y + 184}H0Z", "#5a3018", 9)
    ladder = strokes("M380 820L470 20M500 820L560 20", 22) + strokes("M380 820L470 20M500 820L560 20", 11, "#c98f4a") + "".join(strokes(f"M{392 + k * 16:.0f} {720 - k * 120}H{506 + k * 9:.0f}", 18) + strokes(f"M{392 + k * 16:.0f} {720 - k * 120}H{506 + k * 9:.0f}", 9, "#c98f4a") for k in range(6))
    lamp = inked("desk-lamp", 150, 640, 210, "#3f8a5a", 0, 10)
    return [Layer(shelves, gloss=0.1), Layer(ladder, gloss=0.2), Layer(lamp, gloss=0.5)], ground("#3a2014", "#1c0e08")


def boathouse() -> Scene:
    water = rect(0, 520, 600, 260, "#1f4a5a") + "".join(f'<path d="M{x} {y}q30 -14 60 0t60 0" fill="none" stroke="#7fb8c4" stroke-width="6" opacity=".5"/>' for x, y in ((20, 580), (360, 600), (120, 650), (420, 690), (40, 730)))
    house = path("M90 300H430V560H90Z", "#8a5232", 13) + path("M50 312L260 130L470 312L440 338L260 190L80 338Z", "#4a2a1c", 12) + "".join(strokes(f"M94 {y}H426", 5, "#5e3620") for y in (350, 395, 440, 485)) + path("M170 380H350V560H170Z", "#1a1414", 11) + path("M220 250H300V310H220Z", "#ffcf6a", 9) + strokes("M260 252V308M222 280H298", 6)
    piles = "".join(path(f"M{x} 550H{x + 24}V660H{x}Z", "#3a2418", 8) for x in (96, 250, 404))
    boat = path("M220 600H540C530 670 480 690 380 690C280 690 236 670 220 600Z", "#b03a2a", 12) + path("M210 592H550V616H210Z", "#e8d8b0", 8) + strokes("M330 590L470 500", 16) + strokes("M330 590L470 500", 8, "#c98f4a")
    return [Layer(piles, gloss=0.1), Layer(house, gloss=0.1), Layer(boat, gloss=0.3)], ground("#27425e", "#1a2c44", stars(3, 260) + moon(500, 120, 52) + water, (0.8, 0.15), (0.85, 0.92, 1.0))


def rooftop() -> Scene:
    city = "".join(rect(x, y, w, 780 - y, "#1c2636") + "".join(rect(x + 14 + 30 * i, y + 24 + 50 * j, 14, 22, "#ffd070") for i in range(int(w // 34)) for j in range(4) if (x + i * 7 + j * 3) % 3) for x, y, w in ((0, 330, 110), (100, 400, 90), (430, 300, 110), (530, 380, 80), (200, 440, 120), (320, 410, 100)))
    roof = path("M-20 800V640L300 470L620 640V800Z", "#6a3226", 13) + "".join(strokes(f"M{300 - 40 * k} {492 + 22 * k}L{300 - 46 * k + 300} {652 + 22 * k}", 4, "#48201a") for k in range(8))
    stack = path("M350 330H470V600H350Z", "#8a4a34", 12) + path("M334 306H486V346H334Z", "#a85e42", 10) + "".join(path(f"M{x} 250H{x + 40}L{x + 36} 308H{x + 4}Z", "#b5703e", 9) for x in (352, 426)) + "".join(strokes(f"M354 {y}H466", 4, "#5e2e20") for y in (390, 430, 470, 510))
    cat = inked("cat", 160, 520, 150, "#1a1620", 0, 4)
    smoke = "".join(f'<path d="M{x} 240q-60 -50 0 -110t-20 -140" fill="none" stroke="#c8c4d0" stroke-width="30" opacity=".3" stroke-linecap="round"/>' for x in (372, 446))
    return [Layer(roof, gloss=0.1), Layer(stack, gloss=0.1), Layer(cat, gloss=0.2)], ground("#2a2f5a", "#4a3a5a", stars(5, 300) + moon(130, 150, 70) + city + smoke, (0.2, 0.2), (0.9, 0.92, 1.0), 1.5)


def night_train() -> Scene:
    rails = "".join(path(f"M{60 - k * 10} {690 + k * 22}H{540 + k * 10}V{702 + k * 22}H{60 - k * 10}Z", "#4a3020", 4) for k in range(4)) + strokes("M240 640L150 800M360 640L450 800", 14, "#9aa3a8")
    front = path("M130 300C130 190 210 130 300 130C390 130 470 190 470 300V600H130Z", "#2f3a44", 14) + dot(300, 300, 140, "#3e4c58", 12) + dot(300, 300, 96, "#2a343e", 9) + "".join(dot(300 + 118 * math.cos(a), 300 + 118 * math.sin(a), 9, "#8a949a", 4) for a in (math.tau * i / 12 for i in range(12)))
    lamp = dot(300, 190, 52, "#ffe9a0", 12) + dot(300, 190, 26, "#fffbe8", 0)
    buffer = path("M90 540H510V606H90Z", "#a8281f", 12) + "".join(dot(x, 572, 40, "#6a7278", 11) for x in (160, 440)) + path("M200 606H400L450 690H150Z", "#3a444c", 12) + "".join(strokes(f"M{x} 612L{x + (x - 300) * 0.4:.0f} 684", 7) for x in (240, 280, 320, 360))
    chimney = path("M256 132L246 40H354L344 132Z", "#2a323a", 11)
    steam = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#e8e4ec" opacity=".55"/>' for x, y, r in ((300, 20, 70), (400, 50, 60), (500, 90, 74), (210, 40, 50), (560, 180, 50)))
    beams = '<path d="M300 190L-60 780H240Z" fill="#ffe9a0" opacity=".16"/><path d="M300 190L660 780H360Z" fill="#ffe9a0" opacity=".16"/>'
    return [Layer(rails), Layer(chimney, gloss=0.3), Layer(front, gloss=0.4), Layer(buffer, gloss=0.4), Layer(lamp, gloss=0.5, throw=0.0)], ground("#1a2038", "#10141e", stars(9, 400) + steam + beams, (0.5, 0.25), blur=2)


def laundry() -> Scene:
    line = strokes("M-10 130Q300 200 610 120", 11) + strokes("M-10 130Q300 200 610 120", 5, "#d8c8a0")
    wash = inked("shirt", 140, 300, 250, "#f2ecdc", 4, 10) + inked("trousers", 330, 330, 270, "#5a6f8a", -3, 10) + inked("underwear-shorts", 500, 270, 180, "#b5483a", 3, 9)
    pegs = "".join(path(f"M{x} {y}h16v52h-16Z", "#c98f4a", 5) for x, y in ((90, 138), (180, 150), (290, 160), (370, 158), (460, 148), (540, 136)))
    tub = path("M130 560H470L440 730H160Z", "#8a5a34", 13) + strokes("M142 620H458M150 690H450", 14, "#9aa3a8") + "".join(dot(x, y, r, "#eaf6fa", 7) for x, y, r in ((180, 548, 46), (250, 530, 56), (330, 540, 50), (410, 534, 54), (300, 500, 36), (220, 480, 24), (390, 470, 28)))
    return [Layer(line, throw=0.3), Layer(wash, gloss=0.05), Layer(pegs, gloss=0.1), Layer(tub, gloss=0.4)], ground("#4a7a86", "#27464e", "".join(rect(x, y, 78, 38, "#3f6a74") for y in range(420, 780, 46) for x in range(-40 + (y // 46 % 2) * 42, 620, 86)), blur=3)


def theatre_box() -> Scene:
    drapes = path("M-10 0H250C220 200 160 330 -10 420Z", "#8e1f2a", 12) + path("M610 0H350C380 200 440 330 610 420Z", "#8e1f2a", 12) + "".join(strokes(d, 9, "#5e1018") for d in ("M60 0C70 160 40 280 -10 350", "M140 0C140 150 110 240 50 330", "M540 0C530 160 560 280 610 350", "M460 0C460 150 490 240 550 330"))
    fringe = path("M-10 0H610V60Q560 110 500 60Q440 110 380 60Q320 110 300 70Q270 110 220 60Q160 110 100 60Q40 110 -10 60Z", "#a8283a", 11) + strokes("M-10 66Q40 116 100 66Q160 116 220 66Q270 116 300 76Q320 116 380 66Q440 116 500 66Q560 116 610 66", 8, GOLD)
    front = path("M-10 540Q300 470 610 540V780H-10Z", "#c9a04c", 13) + path("M20 570Q300 508 580 570V740H20Z", "#8e1f2a", 9) + "".join(inked("laurel-crown", x, y, 120, GOLD, 0, 4) for x, y in ((120, 650), (300, 630), (480, 650)))
    glasses = inked("binoculars", 330, 470, 190, "#e8d8b0", -10, 9)
    hat = path("M150 470H300V490H150Z", "#1c1820", 7) + path("M174 470V350H276V470Z", "#1c1820", 9) + path("M174 430H276V456H174Z", "#8e1f2a", 5)
    return [Layer(drapes, gloss=0.2), Layer(fringe, gloss=0.2), Layer(hat, gloss=0.4), Layer(glasses, gloss=0.5), Layer(front, gloss=0.3)], ground("#1c1420", "#2a1a24", '<circle cx="300" cy="300" r="190" fill="#ffe0a0" opacity=".25"/>', (0.5, 0.4))


def greenhouse() -> Scene:
    glass = path("M60 780V330Q60 110 300 70Q540 110 540 330V780Z", "#8fc4b0", 14) + "".join(strokes(d, 12, "#f0f6ea") for d in ("M300 74V780M180 110V780M420 110V780M62 330H538M62 480H538M70 240Q300 180 530 240",))
    plants = inked("palm-tree", 190, 560, 330, "#3f7a3a", -6, 9) + inked("high-grass", 430, 640, 260, "#5a9a44", 0, 8)
    pots = path("M120 690H260L244 790H136Z", "#b5603a", 12) + path("M110 672H270V704H110Z", "#c9744a", 9) + path("M360 700H500L484 790H376Z", "#b5603a", 12) + path("M350 684H510V714H350Z", "#c9744a", 9)
    flowers = "".join(inked("flower-emblem", x, y, s, c, 0, 5) for x, y, s, c in ((430, 500, 110, "#e86a8a"), (350, 560, 80, "#f0c04a"), (500, 580, 80, "#c86ad0")))
    return [Layer(glass, gloss=0.5), Layer(plants, gloss=0.1), Layer(flowers, gloss=0.2), Layer(pots, gloss=0.2)], ground("#16382e", "#0c1f1a", stars(4, 200) + moon(520, 90, 44), (0.5, 0.4), (0.95, 1.0, 0.85))


def lighthouse() -> Scene:
    sea = rect(0, 600, 600, 180, "#1c3f56") + "".join(f'<path d="M{x} {y}q34 -22 68 0t68 0" fill="none" stroke="#8fc0d0" stroke-width="7" opacity=".6"/>' for x, y in ((0, 640), (380, 630), (200, 700), (440, 730), (20, 740)))
    beam = '<path d="M300 190L-200 40V330Z" fill="#ffeeb0" opacity=".4"/><path d="M300 190L800 60V330Z" fill="#ffeeb0" opacity=".4"/>'
    tower = path("M236 270H364L400 660H200Z", "#f2e8d4", 14) + "".join(path(d, "#b02f26", 8) for d in ("M230 340H370L378 420H222Z", "M214 500H386L394 580H206Z")) + path("M276 600H324V660H276Z", "#3a2a20", 8) + "".join(path(f"M286 {y}h28v34h-28Z", "#2a3a4a", 6) for y in (296, 446))
    lamp = path("M214 246H386V276H214Z", "#3a3a40", 10) + path("M246 150H354V246H246Z", "#ffe9a0", 11) + strokes("M282 152V244M318 152V244", 7) + path("M226 152Q300 60 374 152Z", "#b02f26", 12) + dot(300, 96, 14, BRASS, 7)
    rock = path("M60 700Q120 610 220 640Q300 620 400 640Q500 620 560 710L600 790H20Z", "#4a4a52", 13) + strokes("M140 690L190 720M330 670L360 730M460 690L440 740", 8, "#2c2c34")
    return [Layer(rock, gloss=0.2), Layer(tower, gloss=0.2), Layer(lamp, gloss=0.4)], ground("#182a48", "#20344e", stars(2, 420) + beam + sea, (0.5, 0.25), blur=1.5)


# ------------------------------------------------------------------ false evidence
def smudged_fingerprint() -> Scene:
    print_ = icon("finger-print", 290, 360, 400, "#26222a")
    smear = "".join(strokes(f"M{160 + 26 * k} {420 + 22 * (k % 3)}C{260 + 20 * k} {520 + 10 * k} {360 + 20 * k} {520} {470 + 14 * k} {600 + 8 * k}", 14, "#5a5058") for k in range(8))
    return [Layer(sheet(300, 390, -4, 0, 440, 560, "#f0e8d4"), gloss=0.1), Layer(smear, throw=0.0), Layer(print_, throw=0.0), Layer(pin(300, 130), gloss=0.5)], ground("#6a5a44", "#3a3022")


def forged_letter() -> Scene:
    letter = sheet(290, 400, -5, 6, 400, 500)
    ink = inked("quill-ink", 420, 300, 300, "#3a4a7a", 0, 9)
    blot = dot(210, 600, 44, "#26244a", 0) + dot(260, 640, 18, "#26244a", 0) + dot(160, 640, 12, "#26244a", 0)
    return [Layer(letter, gloss=0.1), Layer(blot, throw=0.0), Layer(ink, gloss=0.3)], ground("#4a3a28", "#231a10", rect(0, 0, 600, 780, "#5a3a20"))


def paid_witness() -> Scene:
    hand = inked("receive-money", 300, 430, 470, "#e0b088", 0, 11)
    notes = inked("banknote", 180, 190, 230, "#8fb070", -16, 8) + inked("banknote", 400, 170, 230, "#7fa060", 12, 8)
    return [Layer(notes, gloss=0.1), Layer(hand, gloss=0.2)], ground("#3c4a3a", "#1c241a", rays(300, 420, 18, "#e8e0a0", 20, 0.14))


def broken_wristwatch() -> Scene:
    strap = path("M220 -20H380L370 250H230ZM230 540H370L380 800H220Z", "#6a3a22", 12) + strokes("M300 20V220M300 570V770", 6, "#c98f4a")
    case = dot(300, 395, 186, BRASS, 14) + dot(300, 395, 152, "#f6f0e0", 9) + path("M484 380H520V412H484Z", BRASS, 8)
    ticks = "".join(strokes(f"M{300 + 134 * math.cos(a):.0f} {395 + 134 * math.sin(a):.0f}L{300 + 112 * math.cos(a):.0f} {395 + 112 * math.sin(a):.0f}", 9) for a in (math.tau * i / 12 for i in range(12)))
    hands = strokes("M300 395L234 326", 15) + strokes("M300 395L352 300", 11) + dot(300, 395, 13, "#a8202a", 5)
    cracks = strokes("M400 290L330 370L372 410L318 470L350 530M330 370L250 360L200 410M318 470L240 500", 7, "#5a6a74")
    return [Layer(strap, gloss=0.2), Layer(case, gloss=0.5), Layer(ticks + hands, throw=0.2), Layer(cracks, throw=0.0)], ground("#3a4a5a", "#1a222c", cloth("#2e3a48"))


def long_interview() -> Scene:
    lamp = path("M180 60H420L480 220H120Z", "#2f6a4a", 13) + strokes("M300 -20V62", 16) + f'<ellipse cx="300" cy="222" rx="182" ry="34" fill="#fff0b0" stroke="{INK}" stroke-width="11"/>'
    cone = '<path d="M122 226L-40 780H640L478 226Z" fill="#ffe9a0" opacity=".3"/>'
    table = path("M-10 600H610V660H-10Z", "#7a4826", 12)
    people = "".join(group(path("M-96 220C-96 90 -50 60 0 60C50 60 96 90 96 220Z", c, 11) + dot(0, -14, 66, s, 11) + path(h, INK, 0), f"translate({x} 400)") for x, c, s, h in ((150, "#33507a", "#e8c09a", "M-66 -20Q-60 -90 0 -90Q60 -90 66 -20Q0 -60 -66 -20Z"), (450, "#7a2f2a", "#c98f66", "M-80 -44H80L60 -60Q50 -110 0 -110Q-50 -110 -60 -60Z")))
    cups = inked("coffee-cup", 300, 570, 110, "#f2ead4", 0, 7)
    return [Layer(lamp, gloss=0.4), Layer(people, gloss=0.1), Layer(table, gloss=0.2), Layer(cups, gloss=0.3)], ground("#20242c", "#0e1014", cone, (0.5, 0.3), blur=2)


def fresh_lead() -> Scene:
    prints = "".join(icon("boot-prints", x, y, 150, "#2a1c12", a) for x, y, a in ((130, 660, 30), (250, 520, 40), (360, 380, 30)))
    lens = dot(410, 240, 150, BRASS, 14) + dot(410, 240, 118, "#e8f0d8", 9) + group(path("M-24 0H24L30 220Q0 244 -30 220Z", WOOD, 12), "translate(512 366) rotate(-42)") + icon("boot-prints", 410, 240, 170, "#8e2420", 30)
    shine = strokes("M330 190A100 100 0 0 1 390 148", 13, "#ffffff")
    return [Layer(prints, throw=0.0), Layer(lens, gloss=0.5), Layer(shine, throw=0.0)], ground("#8a7a52", "#4a4028", "".join(rect(x, y, 120, 84, "#7a6a44") for y in range(0, 780, 92) for x in range(-60 + (y // 92 % 2) * 64, 620, 130)), blur=1.5)


def silver_tongue() -> Scene:
    lips = path("M80 330C150 210 240 230 300 280C360 230 450 210 520 330C460 560 380 600 300 600C220 600 140 560 80 330Z", "#b01f2e", 14) + path("M130 340C220 310 380 310 470 340C420 430 360 450 300 450C240 450 180 430 130 340Z", "#3a0a10", 9) + path("M180 330H420L408 366H192Z", "#f6f0e0", 7)
    tongue = path("M210 430C210 390 250 376 300 390C350 376 390 390 390 430C400 560 370 680 300 690C230 680 200 560 210 430Z", "#d4dce0", 13) + strokes("M300 420V640", 8, "#8a969c")
    sparkle = "".join(path(f"M{x} {y - r}L{x + r * 0.22} {y - r * 0.22}L{x + r} {y}L{x + r * 0.22} {y + r * 0.22}L{x} {y + r}L{x - r * 0.22} {y + r * 0.22}L{x - r} {y}L{x - r * 0.22} {y - r * 0.22}Z", "#ffffff", 5) for x, y, r in ((370, 520, 50), (440, 640, 34), (180, 620, 30)))
    return [Layer(lips, gloss=0.6), Layer(tongue, gloss=0.8), Layer(sparkle, throw=0.0)], ground("#4a2a5a", "#1e1026", rays(300, 460, 26, "#e8d8f8", 14, 0.18))


def search_warrant() -> Scene:
    paper_ = sheet(290, 370, -4, 5, 400, 520)
    badge_ = inked("police-badge", 410, 560, 260, GOLD, 6, 10)
    head = group(rect(-140, -214, 280, 34, "#8e2420"), "translate(290 370) rotate(-4)")
    return [Layer(paper_, gloss=0.1), Layer(head, throw=0.0), Layer(badge_, gloss=0.6)], ground("#1f3f5a", "#0e1e2e", rays(410, 560, 20, "#f0d890", 16, 0.14))


def stakeout() -> Scene:
    street = "".join(rect(x, y, w, 600, "#161c2a") + "".join(rect(x + 20 + 44 * i, y + 40 + 70 * j, 20, 32, "#ffcf6a") for i in range(int(w // 50)) for j in range(5) if (i + j * 2 + x) % 3 == 0) for x, y, w in ((0, 120, 180), (190, 200, 160), (360, 90, 240)))
    car = path("M40 620C60 540 120 530 160 520L220 430Q236 410 270 410H400Q430 410 446 436L490 520Q560 530 570 620V660H40Z", "#33404e", 14) + path("M230 510L268 446H336V510Z", "#ffe9a0", 9) + path("M352 510V446H404L440 510Z", "#8fa8b4", 9) + "".join(dot(x, 656, 58, "#1c1a1a", 12) + dot(x, 656, 26, "#aab2b6", 8) for x in (160, 450)) + dot(556, 580, 22, "#ffe9a0", 8)
    man = path("M262 508C262 470 280 470 292 470C306 470 322 476 322 508Z", INK, 0) + dot(292, 456, 17, INK, 0)
    cup = inked("binoculars", 300, 250, 240, "#5a6470", 0, 11)
    return [Layer(cup, gloss=0.5), Layer(car, gloss=0.5), Layer(man, throw=0.0)], ground("#24304a", "#141a28", stars(6, 160) + street + rect(0, 690, 600, 100, "#2a2c34"), (0.5, 0.3), (0.9, 0.94, 1.0), 1.5)


def evidence_locker() -> Scene:
    doors = "".join(path(f"M{x} 60H{x + 168}V740H{x}Z", "#6f8288", 13) + "".join(strokes(f"M{x + 44} {y}H{x + 124}", 9, "#3f4e54") for y in (110, 136, 162)) + dot(x + 140, 420, 13, BRASS, 7) for x in (36, 396))
    inside = path("M216 60H384V740H216Z", "#161a1c", 13) + "".join(path(f"M220 {y}H380V{y + 14}H220Z", "#8a949a", 5) for y in (250, 440, 620)) + inked("cardboard-box", 300, 560, 120, "#c99a5a", 0, 7) + inked("revolver", 300, 380, 130, "#8a949a", 0, 6) + inked("envelope", 300, 200, 110, PAPER, 0, 6) + inked("broken-skull", 300, 690, 80, "#e8dcc0", 0, 5)
    door = path("M384 60L470 20V780L384 740Z", "#879aa0", 12)
    return [Layer(doors, gloss=0.4), Layer(inside, gloss=0.2), Layer(door, gloss=0.4)], ground("#3a4a4a", "#1c2626")


def wiretap() -> Scene:
    phone = inked("candlestick-phone", 260, 400, 460, "#2f3038", 0, 12)
    wire = strokes("M420 640C520 600 470 460 560 420", 17) + strokes("M420 640C520 600 470 460 560 420", 8, "#b5672a")
    waves = "".join(f'<path d="M{430 + 40 * k} {240 - 50 * k}A{70 + 60 * k} {70 + 60 * k} 0 0 1 {430 + 40 * k} {340 + 50 * k}" fill="none" stroke="#ffcf6a" stroke-width="15" opacity="{0.9 - 0.22 * k}" stroke-linecap="round"/>' for k in range(3))
    ear = inked("headphones", 430, 640, 210, "#8a3a2a", 0, 10)
    return [Layer(wire, gloss=0.3), Layer(phone, gloss=0.6), Layer(ear, gloss=0.4)], ground("#3a2a4a", "#181024", waves, (0.5, 0.4), blur=1)


def no_comment() -> Scene:
    bubble = path("M60 120H540Q570 120 570 150V460Q570 490 540 490H330L230 610L240 490H60Q30 490 30 460V150Q30 120 60 120Z", "#f6f0e0", 15)
    dots_ = "".join(dot(x, 305, 44, "#3a3038", 0) for x in (160, 300, 440))
    bar = group(path("M-290 -34H290V34H-290Z", "#b01f1a", 12), "translate(300 305) rotate(-28)")
    hat = group(path("M-150 0Q0 -34 150 0Q140 26 0 34Q-140 26 -150 0ZM-90 -14Q-92 -110 -40 -112Q0 -96 40 -112Q92 -110 90 -14Z", "#4a3a2e", 11), "translate(430 660) rotate(6)")
    return [Layer(bubble, gloss=0.2), Layer(dots_, throw=0.0), Layer(bar, gloss=0.3), Layer(hat, gloss=0.1)], ground("#8a4a22", "#3f1e0c", rays(300, 305, 22, "#ffd8a0", 18, 0.16))


SCENES: dict[str, Callable[[], Scene]] = {
    "weapon_W1": letter_opener, "weapon_W2": garden_shears, "weapon_W3": fire_poker, "weapon_W4": revolver,
    "weapon_W5": ice_pick, "weapon_W6": piano_wire, "weapon_W7": poisoned_tea, "weapon_W8": brass_telescope,
    "motive_M1": jealousy, "motive_M2": debt, "motive_M3": inheritance, "motive_M4": blackmail,
    "motive_M5": revenge, "motive_M6": rivalry, "motive_M7": mistaken_identity, "motive_M8": silenced_witness,
    "location_L1": library, "location_L2": boathouse, "location_L3": rooftop, "location_L4": night_train,
    "location_L5": laundry, "location_L6": theatre_box, "location_L7": greenhouse, "location_L8": lighthouse,
    "false_F1": smudged_fingerprint, "false_F2": forged_letter, "false_F3": paid_witness, "false_F4": broken_wristwatch,
    "false_F5": long_interview, "false_F6": fresh_lead, "false_F7": silver_tongue, "false_F8": search_warrant,
    "false_F9": stakeout, "false_F10": evidence_locker, "false_F11": wiretap, "false_F12": no_comment,
}  # fmt: skip


def build() -> None:
    """Writes weapon_*, motive_*, location_*, false_*; GASLAMP_ONLY=W1,F3 for some of them."""
    only = {name for name in os.environ.get("GASLAMP_ONLY", "").split(",") if name}
    for name, make in SCENES.items():
        if only and name.partition("_")[2] not in only:
            continue
        layers, backdrop = make()
        picture, _ = paint(layers, backdrop, VIEW, f"casefile {name}", False, 0.05)
        assert picture.size == (WIDTH, HEIGHT)
        save(shrink(picture, *SIZE), places.CASEFILE_PICTURES / f"{name}.webp", 82)
