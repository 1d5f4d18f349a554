"""The three places of the town behind its people, with the height chart on their walls.

Drawn on the backdrop's 600 x 780 ground. Every place shows its own enamel sign (a cup, a saw, a cross) in the
upper corner away from the weapon, where head and hat leave it free.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from artkit.londoners.cast import VIEW
from artkit.portraits.backdrops import Backdrop, H, W, rect, wall
from artkit.premonition.marks import sign
from artkit.premonition.papers import pine

CROWN = (137 - VIEW[1]) * W / VIEW[2]
"""Where the crown of a bare head is, hat or no hat."""

INCH = 37.0
DIGITS = {  # strokes on a 10 x 16 field
    "0": "M2 3Q5 -1 8 3V13Q5 17 2 13Z", "1": "M3 3L6 0V16", "2": "M2 3Q5 -2 8 3Q9 7 2 16H9", "3": "M2 1H8L4 7Q9 7 8 12Q6 17 2 15",
    "4": "M7 16V0L1 11H10", "5": "M8 0H3L2 7Q8 5 8 11Q7 17 2 15", "6": "M7 0Q2 4 2 11Q3 16 6 16Q9 15 8 11Q6 7 2 10",
    "7": "M1 0H9L4 16", "8": "M5 7Q1 4 3 1Q5 -1 7 1Q9 4 5 7Q0 10 2 14Q5 18 8 14Q10 10 5 7", "9": "M8 6Q5 9 2 6Q1 2 4 0Q8 0 8 5L7 16",
    "'": "M3 0L2 5",
}  # fmt: skip


def number(text: str, x: float, y: float, size: float, colour: str) -> str:
    """Hand-painted figures, their left upper corner at (x, y)."""
    body, at = "", 0.0
    for letter in text:
        body += f'<path d="{DIGITS[letter]}" transform="translate({at} 0)"/>'
        at += 6 if letter == "'" else 12
    return f'<g transform="translate({x} {y}) scale({size})" fill="none" stroke="{colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">{body}</g>'


def chart(inches: float, ink: str, opacity: float = 0.42) -> str:
    """Lines every two inches; the crown of the head is at `inches`."""
    out = ""
    for mark in range(40, 92, 2):
        y = CROWN + (inches - mark) * INCH
        if -4 < y < H:
            out += rect(0, y - 2.5, W, 5 if mark % 6 == 0 else 2.6, ink, f'opacity="{opacity if mark % 6 == 0 else opacity * 0.62}"')
    return out


def ruler(inches: float, right: bool, ink: str = "#2a2320", ground: str = "#e6dcc2") -> str:
    """The painted strip with feet and inches at one edge."""
    left = W - 46 if right else 0
    out = rect(left, 0, 46, H, ground, 'opacity=".92"')
    for mark in range(40, 92):
        y = CROWN + (inches - mark) * INCH
        if not -10 < y < H:
            continue
        long = 46 if mark % 2 == 0 else 16
        out += rect(left + (46 - long if not right else 0), y - 2, long, 4 if mark % 2 == 0 else 3, ink)
        if mark % 2 == 0:
            out += number(f"{mark // 12}'{mark % 12}", left + 5, y + 7, 1.06 if mark % 12 < 10 else 0.92, ink)
    return out


def roundel(x: float, y: float, colour: str, mark: str, ink: str, radius: float = 74) -> str:
    """An enamel sign on the wall."""
    return (
        f'<circle cx="{x + 5}" cy="{y + 8}" r="{radius}" fill="#000" opacity=".35"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{ink}"/><circle cx="{x}" cy="{y}" r="{radius - 8}" fill="{colour}"/>'
        + sign(f"sign_{mark}", x, y + (-2 if mark == "diner" else 0), radius * 1.16, ink)
    )


def checks(y: float, rows: int, size: float, dark: str, light: str) -> str:
    """A band of square tiles."""
    out = rect(0, y, W, rows * size, light)
    return out + "".join(rect(column * size, y + row * size, size, size, dark) for row in range(rows) for column in range(-1, int(W / size) + 1) if (row + column) % 2)


def cups(x: float, y: float, count: int, colour: str = "#f2ead6") -> str:
    """Cups in a row on a shelf at `y`."""
    return "".join(f'<path d="M{x + i * 50} {y - 34}h34q0 34 -17 34t-17 -34Z" fill="{colour}"/><path d="M{x + 34 + i * 50} {y - 28}q14 0 12 11t-16 8" fill="none" stroke="{colour}" stroke-width="5"/>' for i in range(count))


def saw(x: float, y: float, radius: float, teeth: int = 22) -> str:
    """A saw blade of worn steel."""
    points = []
    for tooth in range(teeth):
        for share, r in ((0.0, radius), (0.45, radius * 0.86)):
            angle = math.tau * (tooth + share) / teeth
            points.append(f"{x + r * math.cos(angle):.1f} {y + r * math.sin(angle):.1f}")
    shadow = f'<circle cx="{x + 8}" cy="{y + 12}" r="{radius * 0.95}" fill="#000" opacity=".4"/>'
    blade = f'<path d="M{"L".join(points)}Z" fill="#b9c0c2"/><circle cx="{x}" cy="{y}" r="{radius * 0.72}" fill="#9ba3a6"/>'
    shine = f'<path d="M{x - radius * 0.6:.0f} {y - radius * 0.3:.0f}A{radius * 0.68:.0f} {radius * 0.68:.0f} 0 0 1 {x + radius * 0.1:.0f} {y - radius * 0.66:.0f}" stroke="#e8eeee" stroke-width="{radius * 0.10:.0f}" fill="none" stroke-linecap="round"/>'
    return shadow + blade + shine + f'<circle cx="{x}" cy="{y}" r="{radius * 0.24}" fill="#4a3a28"/><circle cx="{x}" cy="{y}" r="{radius * 0.10}" fill="#1c140e"/>'


def boards(colours: tuple[str, str, str], seed: int) -> str:
    """Upright planks."""
    rng = random.Random(seed)
    out, x = "", -6.0
    while x < W:
        wide = rng.uniform(58, 86)
        out += rect(x, 0, wide, H, rng.choice(colours)) + rect(x + wide - 5, 0, 5, H, "#1c110a")
        for _ in range(2):
            kx, ky = x + rng.uniform(10, wide - 16), rng.uniform(30, 560)
            out += f'<ellipse cx="{kx:.0f}" cy="{ky:.0f}" rx="6" ry="13" fill="#1c110a" opacity=".5"/>'
        x += wide
    return out


def logs(x0: float, y0: float, columns: int, rows: int, radius: float, seed: int) -> str:
    """The ends of stacked logs."""
    rng = random.Random(seed)
    out = ""
    for row in range(rows):
        for column in range(columns):
            x, y = x0 + column * radius * 2 + (radius if row % 2 else 0), y0 - row * radius * 1.74
            r = radius * rng.uniform(0.88, 0.99)
            tone = rng.choice(("#d9a866", "#cf9a58", "#e0b574", "#c48f50"))
            out += f'<circle cx="{x}" cy="{y}" r="{r:.0f}" fill="#4a2e1a"/><circle cx="{x}" cy="{y}" r="{r * 0.86:.0f}" fill="{tone}"/>'
            out += "".join(f'<circle cx="{x}" cy="{y}" r="{r * k:.0f}" fill="none" stroke="#8a5a2c" stroke-width="3"/>' for k in (0.25, 0.46, 0.66))
    return out


def bottles(x: float, y: float, wide: float, seed: int) -> str:
    """Medicine bottles on a shelf at `y`."""
    rng = random.Random(seed)
    out, at = "", x
    while at < x + wide - 26:
        w, h = rng.uniform(24, 40), rng.uniform(52, 86)
        tone = rng.choice(("#5f8f8a", "#a8c4bc", "#8a6a3a", "#3f6f7a", "#d8e4dc"))
        out += f'<path d="M{at:.0f} {y}V{y - h * 0.66:.0f}Q{at + w * 0.2:.0f} {y - h * 0.8:.0f} {at + w * 0.32:.0f} {y - h * 0.82:.0f}V{y - h:.0f}H{at + w * 0.68:.0f}V{y - h * 0.82:.0f}Q{at + w * 0.8:.0f} {y - h * 0.8:.0f} {at + w:.0f} {y - h * 0.66:.0f}V{y}Z" fill="{tone}"/>'
        out += rect(at + w * 0.14, y - h * 0.48, w * 0.72, h * 0.26, "#f4eeda", 'opacity=".8"')
        at += w + rng.uniform(4, 9)
    return out


def facing(body: str, right: bool) -> str:
    """What is drawn for a weapon at the right side, mirrored where it is held at the left one."""
    return body if right else f'<g transform="translate({W} 0) scale(-1 1)">{body}</g>'


Setting = Callable[[float, bool], Backdrop]
WARM, COOL = (1.0, 0.84, 0.56), (0.78, 0.95, 1.0)
CUP, CROSS = ("#b3302a", "diner", "#f6ecd2"), ("#1f7f78", "clinic", "#f4f7f2")


def corner(right: bool) -> float:
    """Where the sign hangs: away from the weapon."""
    return 90 if right else W - 90


def diner_counter(inches: float, right: bool) -> Backdrop:
    """A cream wall, red and white tiles, shelves with cups and pies."""
    body = wall("#d9bd86", "#c39a5f") + chart(inches, "#4a2a1a")
    shelf = rect(440, 330, 170, 12, "#6a3a20") + cups(448, 330, 3) + rect(-10, 396, 170, 12, "#6a3a20")
    pie = '<path d="M14 396Q20 340 78 338Q134 340 140 396Z" fill="#cfe0dc" opacity=".75"/><path d="M26 392Q40 366 78 364Q116 366 128 392Z" fill="#b5702c"/>'
    body += facing(shelf + pie, right) + checks(500, 3, 44, "#a8281f", "#efe6d0")
    return Backdrop(body + roundel(corner(right), 116, *CUP) + ruler(inches, right), WARM, (1, 0.86, 0.58), (0.5, 0.2), 1.5)


def diner_night(inches: float, right: bool) -> Backdrop:
    """The booth at the window: rain on the panes, a hanging lamp, a red bench."""
    body = wall("#7d2c22", "#5a1e18") + chart(inches, "#f0dcb4", 0.34)
    rng = random.Random(3)
    panes = rect(-20, 214, 190, 250, "#241610") + rect(-8, 226, 166, 226, "#35505e")
    panes += "".join(f'<path d="M{rng.uniform(-4, 150):.0f} {rng.uniform(230, 410):.0f}l-6 30" stroke="#a9c6d0" stroke-width="3" opacity=".7"/>' for _ in range(26))
    panes += rect(72, 226, 9, 226, "#241610") + '<circle cx="34" cy="380" r="20" fill="#ffcf7a" opacity=".8"/>'
    lamp = '<path d="M478 0V70" stroke="#1c110c" stroke-width="6"/><path d="M416 128Q424 70 478 66Q532 70 540 128Z" fill="#2f6a5a"/><ellipse cx="478" cy="130" rx="56" ry="13" fill="#ffe9ac"/><path d="M430 132L380 420H580L528 132Z" fill="#ffe0a0" opacity=".20"/>'
    body += facing(panes + lamp, right) + rect(0, 500, W, 300, "#8e241c") + "".join(rect(x, 500, 7, 300, "#5e140f") for x in range(20, W, 76)) + rect(0, 490, W, 16, "#e8d6ac")
    return Backdrop(body + roundel(corner(right), 112, *CUP) + ruler(inches, right), WARM, (1, 0.82, 0.5), (0.76 if right else 0.24, 0.25), 1.5)


def diner_kitchen(inches: float, right: bool) -> Backdrop:
    """Behind the counter: pale green tiles, the coffee urn, order slips on a rail."""
    body = wall("#a9bf9f", "#86a07c") + "".join(rect(x, 0, 3, 520, "#ffffff", 'opacity=".4"') for x in range(0, W, 56)) + "".join(rect(0, y, W, 3, "#ffffff", 'opacity=".4"') for y in range(10, 520, 56)) + chart(inches, "#24402e", 0.5)
    urn = '<path d="M-6 500V268Q-6 226 66 222Q138 226 138 268V500Z" fill="#c3c8c4"/><path d="M12 490V276Q14 246 40 240V490Z" fill="#eef2ec"/><path d="M0 226Q66 176 132 226Z" fill="#9aa29e"/><path d="M56 196h20v-22h-20Z" fill="#3a2a20"/>' + rect(120, 410, 46, 16, "#8a6a2c") + rect(150, 410, 16, 40, "#8a6a2c") + rect(-6, 330, 144, 8, "#8a8f8a")
    slips = rect(430, 96, 180, 10, "#4a4a44") + "".join(f'<path d="M{x} 104h34v{h}l-8 -6l-9 6l-9 -6l-8 6Z" fill="#f6efdc"/>' for x, h in ((440, 70), (484, 92), (528, 64)))
    body += facing(urn + slips, right) + checks(520, 3, 40, "#b3302a", "#f2ead8")
    return Backdrop(body + roundel(corner(right), 104, *CUP) + ruler(inches, right), WARM, (1, 0.95, 0.75), (0.4, 0.2), 1.5)


def mill_blade(inches: float, right: bool) -> Backdrop:
    """A plank wall with great blades hung on it."""
    body = boards(("#b5803f", "#a87236", "#bf8c4a"), 4) + chart(inches, "#24140a", 0.55)
    return Backdrop(body + saw(corner(right), 150, 132) + saw(W - corner(right), 470, 84, 18) + ruler(inches, right), WARM, (1, 0.84, 0.52), (0.5, 0.2), 1.5)


def mill_logs(inches: float, right: bool) -> Backdrop:
    """The log pile under the eaves, at dusk."""
    body = wall("#2c2119", "#4a3423") + chart(inches, "#e8cfa0", 0.30) + logs(-4, 560, 9, 3, 44, 5)
    body += facing(logs(10, 346, 2, 1, 40, 6), right) + rect(0, 0, W, 18, "#140d08")
    return Backdrop(body + saw(corner(right), 132, 116) + ruler(inches, right), WARM, (1, 0.78, 0.42), (0.2 if right else 0.8, 0.3), 1.5)


def mill_yard(inches: float, right: bool) -> Backdrop:
    """The yard in grey rain: pines, the stack with its smoke, sawn boards."""
    body = wall("#8fa09c", "#b0b29a") + chart(inches, "#22302e", 0.42)
    rng = random.Random(8)
    body += "".join(pine(rng.uniform(-10, W), 500, rng.uniform(180, 300), "#3f544c") for _ in range(13))
    stack = '<path d="M516 520L526 150H566L576 520Z" fill="#5a3a2c"/><path d="M520 150q-30 -40 6 -66t0 -66q60 10 44 56t20 40t-24 40Z" fill="#d9d4c4" opacity=".6"/>'
    piles = "".join(rect(-10, 516 - i * 24, 190, 18, ("#d9ae6c", "#c99a58", "#e2bb7c")[i % 3]) for i in range(6))
    body += facing(stack + piles, right) + rect(0, 530, W, 260, "#6f6248")
    body += "".join(f'<path d="M{rng.uniform(0, W):.0f} {rng.uniform(0, 600):.0f}l-9 46" stroke="#eef4f0" stroke-width="3" opacity=".45"/>' for _ in range(60))
    return Backdrop(body + saw(corner(right), 128, 112) + ruler(inches, right), COOL, (0.9, 0.95, 0.9), (0.4, 0.2), 1.5)


def clinic_cabinet(inches: float, right: bool) -> Backdrop:
    """A white cabinet of bottles on a pale green wall."""
    body = wall("#b9d0c6", "#93b3a8") + chart(inches, "#1f4a46", 0.46)
    cabinet = rect(430, 150, 190, 360, "#eef2ea") + rect(444, 164, 170, 330, "#58736c") + "".join(rect(436, y, 180, 12, "#eef2ea") + bottles(448, y, 150, y) for y in (268, 380, 492))
    low = rect(-10, 420, 170, 10, "#eef2ea") + bottles(0, 420, 150, 9)
    body += facing(cabinet + low, right) + rect(0, 514, W, 280, "#4f8078") + rect(0, 506, W, 12, "#eef2ea")
    return Backdrop(body + roundel(corner(right), 112, *CROSS) + ruler(inches, right), COOL, (0.95, 1.0, 0.92), (0.45, 0.2), 1.5)


def clinic_ward(inches: float, right: bool) -> Backdrop:
    """The ward by night: a folding screen, an iron bed, a shaded lamp."""
    body = wall("#25444c", "#1c3238") + chart(inches, "#cfe6e4", 0.30)
    screen = "".join(f'<path d="M{x} 190H{x + 62}V560H{x}Z" fill="{c}"/>' for x, c in ((-30, "#cfd8cc"), (36, "#b9c6ba"), (102, "#cfd8cc"))) + "".join(rect(x, 190, 6, 370, "#6f7f78") for x in (-30, 33, 99, 162))
    bed = rect(430, 380, 12, 200, "#dfe6e2") + "".join(rect(x, 400, 7, 180, "#dfe6e2") for x in (464, 496, 528, 560)) + rect(430, 390, 180, 12, "#dfe6e2")
    lamp = '<path d="M470 170H548L568 232H450Z" fill="#ffd88c"/><path d="M506 232h8v150h-8Z" fill="#8a8f8a"/>'
    body += facing(screen + lamp + bed, right)
    return Backdrop(body + roundel(corner(right), 104, *CROSS) + ruler(inches, right), COOL, (1.0, 0.9, 0.66), (0.82 if right else 0.18, 0.28), 1.5)


def clinic_tiles(inches: float, right: bool) -> Backdrop:
    """The theatre: white tiles, a round lamp, a tray of instruments."""
    body = wall("#e6ece6", "#c3d0cc") + "".join(rect(x, 0, 2.5, 560, "#6f8f8c", 'opacity=".45"') for x in range(0, W, 50)) + "".join(rect(0, y, W, 2.5, "#6f8f8c", 'opacity=".45"') for y in range(24, 560, 50)) + chart(inches, "#1f5a58", 0.55)
    light = '<circle cx="500" cy="70" r="86" fill="#7f9490"/><circle cx="500" cy="70" r="70" fill="#fffbe6"/>' + "".join(f'<circle cx="{500 + dx}" cy="{70 + dy}" r="15" fill="#ffe9a8"/>' for dx, dy in ((0, 0), (34, 0), (-34, 0), (0, 34), (0, -34)))
    tray = rect(-10, 440, 180, 14, "#8f9a9a") + "".join(f'<path d="M{x} 440v-{h}l6 -16l6 16v{h}Z" fill="#5f7a7a"/>' for x, h in ((20, 60), (48, 84), (76, 52), (104, 74), (130, 60)))
    body += facing(light + tray, right) + rect(0, 540, W, 250, "#2f7a74")
    return Backdrop(body + roundel(corner(right), 116, *CROSS) + ruler(inches, right), COOL, (1, 1, 0.95), (0.5, 0.15), 1.5)


PLACES: dict[str, dict[str, Setting]] = {
    "diner": {"counter": diner_counter, "night": diner_night, "kitchen": diner_kitchen},
    "sawmill": {"blade": mill_blade, "logs": mill_logs, "yard": mill_yard},
    "clinic": {"cabinet": clinic_cabinet, "ward": clinic_ward, "tiles": clinic_tiles},
}
"""Place -> its corners, by name."""
