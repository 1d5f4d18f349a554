"""The five times of death: London in that weather, with what was on. Drawn on a 720 x 540 view."""

from __future__ import annotations

import math
import random

from artkit.deadcert.crime_scenes import INK, area, disc, line, rect
from artkit.deadcert.landscape import Painting


def roofs(y: float, colour: str, seed: int, window: str = "", tall: float = 90, share: float = 0.3) -> str:
    """A row of roofs with chimneys, and lit windows where a colour is given."""
    rng = random.Random(seed)
    out, x = "", -20.0
    while x < 740:
        w, h = rng.uniform(46, 92), rng.uniform(tall * 0.5, tall)
        out += area(f"M{x} 540V{y - h}L{x + w / 2} {y - h - rng.uniform(6, 30)}L{x + w} {y - h}V540Z", colour)
        for _ in range(rng.randint(1, 2)):
            cx = x + rng.uniform(6, w - 14)
            out += rect(cx, y - h - 34, 10, 40, colour) + rect(cx - 2, y - h - 36, 14, 5, colour)
        if window:
            for wx in (x + w * 0.2, x + w * 0.6):
                for wy in range(int(y - h + 16), int(y + 60), 30):
                    if rng.random() < share:
                        out += rect(wx, wy, 9, 14, window)
        x += w
    return out


def man(x: float, y: float, s: float, colour: str, hat: str = "bowler", turn: int = 1) -> str:
    """A dark figure from behind or aside, feet at (x, y), `s` px high."""
    u = s / 100
    body = area(f"M{x - 17 * u} {y}L{x - 20 * u} {y - 60 * u}Q{x - 18 * u} {y - 78 * u} {x} {y - 79 * u}Q{x + 18 * u} {y - 78 * u} {x + 20 * u} {y - 60 * u}L{x + 15 * u} {y}H{x + 3 * u}L{x} {y - 30 * u}L{x - 4 * u} {y}Z", colour)
    head = disc(x + 2 * u * turn, y - 88 * u, 9.5 * u, colour)
    hats = {
        "bowler": area(f"M{x - 15 * u} {y - 91 * u}H{x + 18 * u}V{y - 94 * u}H{x + 12 * u}Q{x + 11 * u} {y - 106 * u} {x + 2 * u} {y - 106 * u}Q{x - 9 * u} {y - 106 * u} {x - 9 * u} {y - 94 * u}H{x - 15 * u}Z", colour),
        "cap": area(f"M{x - 11 * u} {y - 92 * u}Q{x - 10 * u} {y - 104 * u} {x + 4 * u} {y - 102 * u}Q{x + 14 * u} {y - 100 * u} {x + 17 * u * turn} {y - 92 * u}Z", colour),
        "top": rect(x - 9 * u, y - 120 * u, 21 * u, 28 * u, colour) + rect(x - 16 * u, y - 95 * u, 35 * u, 4 * u, colour),
        "": "",
    }
    return body + head + hats[hat]


def boxing() -> Painting:
    """1 October, night: the fight at Cosgrave's Ring."""
    p = Painting("boxing", "#120e10", "#241a16")
    rng = random.Random(1)
    tiers = "".join(disc(rng.uniform(-10, 730), y + rng.uniform(-6, 6), 9, "#5f4a3a", f'opacity="{rng.uniform(0.3, 0.9):.2f}"') for y in range(196, 316, 20) for _ in range(40))
    p.draw(tiers, 1.6)
    p.draw("".join(line(f"M{x} 0L{x * 0.7 + 108:.0f} 120", 5, "#2c2220") for x in range(-100, 820, 110)) + line("M0 118H720", 6, "#2c2220"), 1.4)
    p.beam("300,30 420,30 620,380 100,380", "#fff0c4", 0.62, 9)
    lamp = area("M270 30L300 4H420L450 30Z", "#3a2c24") + rect(284, 28, 152, 8, "#fff8dc")
    p.draw(lamp, 0.6)
    p.glow(360, 34, 220, "#fff2c8", 0.8)
    p.draw(area("M150 330H570L660 430H60Z", "#cbb98e") + area("M60 430H660V470H60Z", "#5a2420"), 0.3)

    def post(x: float, y0: float, y1: float) -> str:
        return rect(x - 6, y0, 12, y1 - y0, "#7a2420") + disc(x, y0, 8, "#e8d8a8")

    p.draw("".join(line(f"M150 {y}H570", 3, "#e8dcc0") for y in (222, 252, 282)) + post(150, 206, 334) + post(570, 206, 334), 0.4)

    def boxer(x: float, flip: int, skin: str, shorts: str) -> str:
        body = line("M-6 0L-16 -52L0 -100", 24, skin) + line("M-16 -52L22 -36L28 4", 20, skin) + line("M-6 -2L-26 4M28 4L46 6", 12, "#1c1412")
        body += area("M-34 -98H22L24 -62L-4 -52L-32 -62Z", shorts) + area("M-28 -96Q-38 -150 -16 -172Q14 -178 24 -150L20 -96Z", skin)
        body += disc(12, -192, 19, skin) + area("M-6 -196Q-4 -216 16 -212Q30 -210 30 -198Q14 -204 -6 -196Z", "#20140f")
        body += line("M10 -160L52 -150L84 -178", 15, skin) + disc(92, -184, 16, "#8a1f1c") + line("M-16 -160L6 -126L38 -144", 15, skin) + disc(46, -150, 15, "#8a1f1c")
        return f'<g transform="translate({x} 404) scale({flip} 1)">{body}</g>'

    p.draw('<ellipse cx="280" cy="406" rx="70" ry="10" fill="#5a4a34" opacity=".6"/><ellipse cx="430" cy="406" rx="70" ry="10" fill="#5a4a34" opacity=".6"/>', 2)
    p.draw(boxer(270, 1, "#d8a478", "#23324e") + boxer(446, -1, "#c88c60", "#efe6d0"), 0.2)
    p.glow(360, 280, 300, "#ffe8b0", 0.3)
    p.draw("".join(line(f"M60 {y + 60}Q360 {y + 74} 660 {y + 60}", 5, "#f0e6cc") for y in (236, 282, 328)) + post(60, 270, 470) + post(660, 270, 470), 0.3)
    p.fog(170, 90, "#c8b48c", 0.26)
    crowd = "".join(man(x, 690, 230 + (i % 3) * 16, "#0c090a", ("bowler", "cap", "cap", "top", "bowler")[i % 5]) for i, x in enumerate(range(-6, 760, 72)))
    p.draw(crowd + line("M236 470L218 410M238 474L252 404", 14, "#0c090a") + line("M520 474L548 404", 14, "#0c090a"), 0.5)
    return p


def cloudburst() -> Painting:
    """12 October, afternoon: early closing, a cloudburst, a tram in the flood."""
    p = Painting("cloudburst", "#55616a", "#8a9494")
    p.fog(70, 90, "#39434c", 0.8)
    p.draw(roofs(230, "#59656c", 4, "", 120), 2.4)
    shops = ""
    for i, x in enumerate((-20, 130, 520, 640)):
        shops += rect(x, 90, 150, 320, ("#5a4c44", "#4a4444", "#5f5046", "#4c4648")[i]) + "".join(rect(x + k, y, 30, 46, "#7d8a90") + rect(x + k + 13, y, 4, 46, "#3a3634") for k in (22, 92) for y in (110, 180))
        shops += rect(x + 8, 262, 134, 24, ("#2f4a3a", "#5a2a24", "#2a3a52", "#4a3a20")[i]) + "".join(rect(x + 12, y, 126, 8, "#8f928c") for y in range(292, 396, 11))
    p.draw(shops, 1.0)
    p.fog(330, 90, "#aab4b6", 0.35)
    tram = rect(268, 120, 190, 270, "#6f2420") + rect(268, 120, 190, 16, "#d8c49a") + rect(268, 236, 190, 26, "#e8d8ac") + "".join(rect(282 + i * 44, 150, 34, 66, "#ffdf9a") + rect(282 + i * 44, 276, 34, 60, "#ffdf9a") for i in range(4)) + disc(363, 366, 15, "#fff4cc") + rect(320, 240, 86, 18, "#1c1614") + line("M363 120L420 20", 5, "#20201f")
    tram += "".join(disc(299 + i * 44, 196 if i % 2 else 316, 9, "#3a2a20") + rect(290 + i * 44, 200 if i % 2 else 322, 18, 18, "#3a2a20") for i in range(4))
    p.draw(tram, 0.5)
    p.glow(363, 366, 130, "#ffe2a0", 0.6)
    rng = random.Random(3)
    flood = rect(0, 396, 720, 150, "#4a565c") + "".join(line(f"M{rng.uniform(0, 700):.0f} {y}h{rng.uniform(16, 80):.0f}", 2.4, "#c2ccd0", f'opacity="{rng.uniform(0.2, 0.7):.2f}"') for y in range(402, 540, 7) for _ in range(4))
    flood += "".join(line(f"M{363 + rng.uniform(-30, 30):.0f} {y}h{rng.uniform(8, 44):.0f}", 3.5, "#ffdf9a", 'opacity=".7"') for y in range(400, 520, 8)) + "".join(line(f"M{rng.uniform(280, 440):.0f} {y}h{rng.uniform(20, 60):.0f}", 3, "#8a342c", 'opacity=".6"') for y in range(400, 500, 9))
    p.draw(flood, 0.5)

    def brolly(x: float, y: float, r: float, colour: str) -> str:
        top = f"M{x - r} {y}Q{x - r * 0.8} {y - r * 0.9} {x} {y - r * 0.92}Q{x + r * 0.8} {y - r * 0.9} {x + r} {y}"
        back = "".join(f"Q{x + r - (i + 0.5) * r * 0.5:.0f} {y - r * 0.16:.0f} {x + r - (i + 1) * r * 0.5:.0f} {y}" for i in range(4))
        return line(f"M{x} {y - r}V{y + r * 0.9}", 4, "#141214") + area(top + back + "Z", colour) + line(f"M{x} {y - r * 0.92}Q{x - r * 0.4} {y - r * 0.6} {x - r * 0.5} {y - 3}M{x} {y - r * 0.92}Q{x + r * 0.4} {y - r * 0.6} {x + r * 0.5} {y - 3}", 2, "#5a5e62")

    for x, y, s, c in ((110, 470, 150, "#23282e"), (560, 462, 140, "#1e2226"), (640, 486, 170, "#2a2428")):
        p.draw(man(x, y, s, c, "") + brolly(x + 8, y - s * 0.84, s * 0.48, "#14171a"), 0.3)
    p.draw(man(236, 545, 250, "#15171a", "") + brolly(246, 336, 122, "#0f1113"), 0.2)
    p.rain(0.75)
    return p


def great_fog() -> Painting:
    """27 October, before dawn: the great fog; a porter with a flare walks before his cart."""
    p = Painting("fog", "#4a463c", "#6f6650")
    p.draw(roofs(250, "#575040", 7, "", 120), 6)
    p.fog(250, 140, "#8a7e60", 0.75)
    for x, y, r in ((600, 150, 190), (470, 190, 90), (150, 200, 70)):
        p.glow(x, y, r, "#ffd88a", 0.6)
        p.draw(line(f"M{x} {y}V{y + r * 1.5}", r * 0.045, "#3a3428", 'opacity=".85"') + disc(x, y, r * 0.075, "#fff0c0"), 1.6)
    p.fog(340, 120, "#9a8c68", 0.55)
    p.draw(rect(0, 440, 720, 100, "#4f4836") + "".join(line(f"M{x} {y}h26", 4, "#6f664e") for y in range(452, 540, 14) for x in range((y * 7) % 40, 720, 44)), 1.5)
    cart = area("M420 380H640L620 300H440Z", "#3a3226") + "".join(disc(x, y, 26, c) for x, y, c in ((470, 290, "#4a4430"), (520, 276, "#514a34"), (570, 288, "#464030"), (496, 262, "#4f4832"), (548, 256, "#4a4430")))
    cart += "".join(f'<circle cx="{x}" cy="404" r="52" fill="none" stroke="#2c261c" stroke-width="9"/>' + "".join(line(f"M{x} 404L{x + 50 * math.cos(a):.0f} {404 + 50 * math.sin(a):.0f}", 4, "#2c261c") for a in [i * 0.785 for i in range(8)]) for x in (460, 600)) + line("M430 380L330 400", 9, "#2c261c")
    p.draw(cart, 2.0)
    horse = area("M330 440L326 360Q330 316 376 316H410Q430 330 424 372L420 440H408L404 390H352L344 440ZM344 330Q316 300 300 250L320 240Q350 270 372 316ZM300 250L268 272L262 258L292 226L304 214L320 240Z", "#2c261c")
    p.draw(horse, 1.6)
    p.fog(430, 90, "#a09270", 0.4)
    p.draw(man(196, 500, 250, "#15120e", "cap", -1) + line("M176 340L132 270", 22, "#15120e") + line("M132 290L120 196", 9, "#3a2a18"), 0.6)
    p.draw(area("M120 206C84 180 104 140 112 104C126 128 130 116 128 92C152 126 164 172 120 206Z", "#ff9a3c") + area("M120 202C102 184 112 160 118 140C132 162 142 184 120 202Z", "#fff2c0"), 0.6)
    p.glow(120, 160, 320, "#ff9a48", 0.75)
    p.glow(120, 160, 90, "#ffe6a8", 0.8)
    p.fog(520, 50, "#a09270", 0.5)
    return p


def bonfire() -> Painting:
    """5 November, evening: the great fire on the green, a guy on top, rockets over the roofs."""
    p = Painting("bonfire", "#0f1830", "#3a2a34")
    rng = random.Random(5)
    p.draw("".join(disc(rng.uniform(0, 720), rng.uniform(0, 240), rng.uniform(0.6, 1.5), "#e8e8e0") for _ in range(90)), 0.2)

    def burst(x: float, y: float, r: float, colour: str) -> str:
        out = ""
        for i in range(26):
            a = i * math.tau / 26 + rng.uniform(-0.08, 0.08)
            k = r * rng.uniform(0.7, 1.0)
            out += line(f"M{x + k * 0.25 * math.cos(a):.0f} {y + k * 0.25 * math.sin(a):.0f}Q{x + k * 0.7 * math.cos(a):.0f} {y + k * 0.7 * math.sin(a):.0f} {x + k * math.cos(a):.0f} {y + k * math.sin(a) + k * 0.16:.0f}", 2.2, colour, 'opacity=".85"') + disc(x + k * math.cos(a), y + k * math.sin(a) + k * 0.16, 2.6, "#fff6dc")
        return out

    for x, y, r, c in ((150, 110, 96, "#ff9a5a"), (560, 90, 110, "#8fd0c8"), (400, 60, 60, "#ffd878")):
        p.glow(x, y, r * 1.9, c, 0.4)
        p.draw(burst(x, y, r, c), 0.4)
    p.draw(line("M646 420Q640 260 600 190", 2.4, "#ffd8a0", 'opacity=".7"') + line("M80 420Q70 300 104 220", 2.4, "#ffd8a0", 'opacity=".7"'), 0.6)
    dome = area("M300 330V276H316Q316 226 360 220Q404 226 404 276H420V330Z", "#191a28") + rect(352, 196, 16, 28, "#191a28") + disc(360, 194, 7, "#191a28")
    p.draw(dome + roofs(350, "#171826", 9, "#e8b765", 80, 0.18), 1.4)
    p.fog(330, 70, "#6a4a48", 0.5)
    p.draw(rect(0, 400, 720, 140, "#1c1a18"), 0.8)
    p.glow(360, 400, 420, "#ff7a2a", 0.65, 1.2)
    wood = "".join(line(f"M{360 + dx} 470L{360 + dx * 0.2:.0f} {250 + abs(dx) * 0.5:.0f}", 11, "#2a1710") for dx in range(-120, 130, 24))
    p.draw(wood, 0.4)
    guy = line("M360 276V200M330 226H390M360 250L340 290M360 250L382 290", 15, "#3a2418") + disc(360, 184, 17, "#d8b88a") + area("M338 178H384L374 150H348Z", "#20140f") + line("M352 184h3M366 184h3", 4, INK)
    p.draw(guy, 0.3)
    for k, c in ((1.0, "#e8501c"), (0.8, "#ff8a2a"), (0.56, "#ffc24c"), (0.32, "#fff0b0")):
        flame = ""
        for i in range(9):
            x = 360 + (i - 4) * 30 * k
            h = (250 - abs(i - 4) * 36) * k * rng.uniform(0.8, 1.1)
            w = 34 * k
            flame += area(f"M{x - w} 476Q{x - w * 1.1} {476 - h * 0.4} {x - w * 0.2} {476 - h * 0.66}Q{x - w * 0.1} {476 - h * 0.8} {x + w * 0.2} {476 - h}Q{x + w * 0.4} {476 - h * 0.6} {x + w} {476 - h * 0.4}Q{x + w * 1.2} {476 - h * 0.2} {x + w} 476Z", c, 'opacity=".72"')
        p.draw(flame, 1.6, 0.3)
    p.draw("".join(disc(360 + rng.gauss(0, 90), rng.uniform(60, 400), rng.uniform(1, 2.6), "#ffb860") for _ in range(90)), 0.3)
    p.glow(360, 400, 200, "#ffd890", 0.55)
    crowd = "".join(man(x, 560, h, "#0d0a0c", k) for x, h, k in ((30, 190, "cap"), (92, 150, ""), (140, 205, "bowler"), (206, 130, "cap"), (520, 140, "cap"), (574, 200, "bowler"), (640, 160, ""), (696, 210, "cap"))) + line("M206 470L236 420", 9, "#0d0a0c")
    p.draw(crowd, 0.4)
    p.glow(238, 416, 46, "#fff6dc", 0.9)
    return p


def snowdrop() -> Painting:
    """22 November, midnight: hard frost without, the masked ball behind the hotel's windows."""
    p = Painting("snowdrop", "#0f1a30", "#2c3c54")
    rng = random.Random(8)
    p.draw("".join(disc(rng.uniform(0, 720), rng.uniform(0, 160), rng.uniform(0.7, 1.7), "#f0f2f4") for _ in range(110)), 0.2)
    p.draw(disc(96, 80, 30, "#f2f0e2") + disc(108, 74, 27, "#14203a"), 0.8)
    facade = rect(150, 40, 590, 400, "#4a5062") + rect(140, 30, 610, 18, "#66708a") + rect(140, 214, 610, 12, "#66708a") + "".join(rect(x, 48, 16, 390, "#565e74") for x in (160, 330, 500, 670))
    p.draw(facade, 0.7)
    panes = ""
    for x in (196, 366, 536):
        panes += area(f"M{x} 206V112Q{x} 66 {x + 55} 62Q{x + 110} 66 {x + 110} 112V206Z", "#ffd27a") + area(f"M{x - 6} 430V290Q{x - 6} 240 {x + 55} 236Q{x + 116} 240 {x + 116} 290V430Z", "#ffdf94")
    p.draw(panes, 0.6)
    for x in (251, 421, 591):
        p.glow(x, 340, 170, "#ffca70", 0.55)
        p.glow(x, 140, 110, "#ffca70", 0.4)

    def couple(x: float, y: float, s: float) -> str:
        gent = area(f"M{x - 8 * s} {y}L{x - 11 * s} {y - 52 * s}Q{x - 6 * s} {y - 64 * s} {x + 2 * s} {y - 62 * s}L{x + 6 * s} {y - 40 * s}L{x + 2 * s} {y}Z", "#20141c") + disc(x - 2 * s, y - 71 * s, 7.5 * s, "#20141c")
        lady = area(f"M{x + 6 * s} {y - 52 * s}Q{x + 16 * s} {y - 58 * s} {x + 18 * s} {y - 44 * s}L{x + 36 * s} {y}H{x + 4 * s}Z", "#5a2434") + disc(x + 12 * s, y - 63 * s, 7 * s, "#3a1a22") + line(f"M{x + 12 * s} {y - 70 * s}l{8 * s} {-16 * s}", 2.4 * s, "#3a1a22")
        arms = line(f"M{x - 2 * s} {y - 54 * s}L{x + 22 * s} {y - 66 * s}L{x + 14 * s} {y - 50 * s}", 5 * s, "#20141c")
        masks = rect(x - 2 * s, y - 74 * s, 9 * s, 5 * s, "#f4e8d0") + rect(x + 3 * s, y - 66 * s, 9 * s, 5 * s, "#f4e8d0")
        return gent + lady + arms + masks

    p.draw(couple(236, 426, 1.7) + couple(404, 428, 1.75) + couple(580, 426, 1.7) + couple(226, 206, 0.95) + couple(270, 206, 0.9) + couple(404, 206, 0.95) + couple(566, 206, 0.95) + couple(610, 206, 0.9), 0.5)
    bars = "".join(line(f"M{x + 55} 236V430M{x - 6} 330H{x + 116}", 4, "#3c4458") + line(f"M{x + 55} 62V206M{x} 140H{x + 110}", 3.4, "#3c4458") + area(f"M{x - 12} 430H{x + 122}V442H{x - 12}Z", "#7a86a0") for x in (196, 366, 536))
    garland = "".join(line(f"M{x - 12} 232Q{x + 55} 270 {x + 122} 232", 5, "#dfe8ec") + "".join(disc(x - 8 + i * 22, 236 + 15 * math.sin(math.pi * i / 6), 4, "#ffffff") for i in range(7)) for x in (196, 366, 536))
    p.draw(bars + garland, 0.3)
    p.draw(rect(0, 438, 720, 110, "#39465a") + "".join(line(f"M{rng.uniform(0, 700):.0f} {y}h{rng.uniform(14, 60):.0f}", 2.4, "#dfe9f2", f'opacity="{rng.uniform(0.2, 0.8):.2f}"') for y in range(446, 540, 7) for _ in range(4)) + "".join(line(f"M{x + rng.uniform(-40, 40):.0f} {y}h{rng.uniform(10, 50):.0f}", 3, "#ffd890", 'opacity=".6"') for x in (251, 421, 591) for y in range(444, 520, 8)), 0.5)
    cab = area("M20 470V380Q22 350 60 350H128Q150 352 156 392L196 404Q210 410 210 430V470Z", "#12141a") + rect(40, 366, 40, 32, "#5a6478") + rect(90, 366, 40, 32, "#5a6478") + "".join(disc(x, 472, 24, "#0b0c10") + disc(x, 472, 10, "#5a6478") for x in (62, 174)) + disc(206, 426, 8, "#fff2c0")
    p.draw(cab + line("M24 350q50 -12 112 0", 5, "#e8f0f6"), 0.3)
    p.glow(208, 426, 110, "#ffe2a0", 0.6)
    trough = area("M520 470H690L676 526H534Z", "#8590a4") + area("M512 462H698V474H512Z", "#dfeaf4") + "".join(area(f"M{x} 474h10l-5 {h}Z", "#e8f2fa") for x, h in ((530, 20), (556, 28), (590, 16), (624, 26), (660, 18)))
    p.draw(trough, 0.3)
    p.fog(520, 50, "#b8c8d8", 0.25)
    return p


HOURS = {"O-A": boxing, "O-B": cloudburst, "O-C": great_fog, "O-D": bonfire, "O-E": snowdrop}
