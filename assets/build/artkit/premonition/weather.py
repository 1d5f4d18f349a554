"""The seven weather cards: the same small town under every sky. Drawn on a 720 x 540 view, cut square."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable

from artkit import places
from artkit.canvas import save, shrink
from artkit.deadcert.crime_scenes import area, disc, line, rect
from artkit.deadcert.landscape import VIEW, Painting
from artkit.premonition.papers import pine

SIZE = 480
RAIN_RED = "#B81F1C"


def pines(foot: float, seed: int, colour: str, highs: tuple[float, float], count: int = 26, gap: tuple[float, float] | None = None) -> str:
    """A row of pines; none stands between the two places of `gap`."""
    rng = random.Random(seed)
    out = ""
    for _ in range(count):
        x = rng.uniform(60, 660)
        if not (gap and gap[0] < x < gap[1]):
            out += pine(x, foot + rng.uniform(-8, 14), rng.uniform(*highs), colour)
    return out


def shop(x: float, foot: float, wide: float, high: float, wall: str, roof: str, window: str, lit: str) -> str:
    """A shop front: gable, porch, door; `lit` is a digit for each window."""
    out = rect(x, foot - high, wide, high, wall) + area(f"M{x - 8} {foot - high}L{x + wide * 0.2} {foot - high - 44}H{x + wide * 0.8}L{x + wide + 8} {foot - high}Z", roof)
    out += "".join(rect(x + wide * (index + 0.5) / len(lit) - 15, foot - high * 0.72, 30, 40, window if mark == "1" else "#1a2226") for index, mark in enumerate(lit))
    return out + rect(x - 6, foot - high * 0.34, wide + 12, 8, roof) + rect(x + wide / 2 - 14, foot - 50, 28, 50, "#181210")


def lamp_post(x: float, foot: float, high: float, colour: str, lit: str) -> str:
    """A street lamp with a lantern."""
    return line(f"M{x} {foot}V{foot - high}", 9, colour) + area(f"M{x - 18} {foot - high}L{x - 12} {foot - high - 44}H{x + 12}L{x + 18} {foot - high}Z", lit) + area(f"M{x - 20} {foot - high - 42}L{x} {foot - high - 64}L{x + 20} {foot - high - 42}Z", colour) + rect(x - 22, foot - high - 2, 44, 6, colour)


def raincoat(x: float, foot: float, high: float, coat: str = RAIN_RED, dark: str = "#6d0f10", face: str = "#0a0607", eyes: str = "#ffe9c0", axe: int = 1) -> str:
    """Somebody in a long hooded raincoat with an axe; `axe` is the side it hangs at."""
    u = high / 100
    out = line(f"M{x + axe * 22 * u} {foot - 44 * u}L{x + axe * 45 * u} {foot - 6 * u}", 3.4 * u, "#8a6238")
    out += area(f"M{x + axe * 45 * u} {foot - 14 * u}L{x + axe * 60 * u} {foot - 12 * u}L{x + axe * 56 * u} {foot + 8 * u}L{x + axe * 38 * u} {foot + 2 * u}Z", "#c9d2d4")
    out += area(f"M{x - 26 * u} {foot}L{x - 21 * u} {foot - 52 * u}Q{x - 20 * u} {foot - 70 * u} {x} {foot - 72 * u}Q{x + 20 * u} {foot - 70 * u} {x + 21 * u} {foot - 52 * u}L{x + 26 * u} {foot}Q{x} {foot + 5 * u} {x - 26 * u} {foot}Z", coat)
    out += area(f"M{x - 21 * u} {foot - 54 * u}Q{x - 32 * u} {foot - 40 * u} {x - 29 * u} {foot - 24 * u}L{x - 19 * u} {foot - 26 * u}ZM{x + 21 * u} {foot - 54 * u}Q{x + 32 * u} {foot - 40 * u} {x + 31 * u} {foot - 24 * u}L{x + 20 * u} {foot - 26 * u}Z", dark)
    out += line(f"M{x} {foot - 66 * u}V{foot - 2 * u}", 1.2 * u, dark) + "".join(disc(x + 3 * u, foot - k * u, 1.5 * u, dark) for k in (58, 46, 34, 22))
    out += line(f"M{x - 12 * u} {foot - 44 * u}Q{x - 15 * u} {foot - 20 * u} {x - 17 * u} {foot - 3 * u}M{x + 12 * u} {foot - 40 * u}Q{x + 15 * u} {foot - 20 * u} {x + 16 * u} {foot - 3 * u}", 1.2 * u, dark)
    out += area(f"M{x - 19 * u} {foot - 62 * u}Q{x - 20 * u} {foot - 92 * u} {x} {foot - 104 * u}Q{x + 20 * u} {foot - 92 * u} {x + 19 * u} {foot - 62 * u}Q{x} {foot - 54 * u} {x - 19 * u} {foot - 62 * u}Z", coat)
    out += area(f"M{x - 12 * u} {foot - 67 * u}Q{x - 13 * u} {foot - 86 * u} {x} {foot - 92 * u}Q{x + 13 * u} {foot - 86 * u} {x + 12 * u} {foot - 67 * u}Q{x} {foot - 61 * u} {x - 12 * u} {foot - 67 * u}Z", face)
    return out + "".join(f'<ellipse cx="{x + k * u}" cy="{foot - 77 * u}" rx="{2.5 * u}" ry="{1.7 * u}" fill="{eyes}"/>' for k in (-5, 5))


def wet_street(seed: int, colour: str, gleam: str, top: float = 420) -> str:
    """A road that shines."""
    rng = random.Random(seed)
    out = rect(0, top, 720, 200, colour)
    return out + "".join(line(f"M{rng.uniform(180, 540):.0f} {y}h{rng.uniform(14, 70):.0f}", 3, gleam, f'opacity="{rng.uniform(0.15, 0.6):.2f}"') for y in range(int(top) + 8, 540, 7) for _ in range(3))


def raincoat_killer() -> Painting:
    """Somebody in red stands under the lamp and waits."""
    p = Painting("raincoat killer", "#20323a", "#3d555c")
    p.draw(pines(360, 3, "#1c2b30", (150, 260)), 4)
    p.fog(300, 120, "#5c7880", 0.6)
    p.draw(shop(60, 420, 150, 130, "#26343a", "#161f23", "#e0a850", "10") + shop(520, 420, 170, 150, "#222f35", "#141c20", "#e0a850", "01"), 2.4)
    p.draw(wet_street(4, "#22323a", "#f0c070"), 0.8)
    p.beam("500,110 560,110 640,540 260,540", "#ffd690", 0.36, 12)
    p.draw(lamp_post(530, 450, 320, "#0f1518", "#ffe6a0"), 0.6)
    p.glow(530, 108, 190, "#ffd080", 0.85)
    p.draw('<ellipse cx="350" cy="516" rx="130" ry="16" fill="#0a0f12" opacity=".7"/>', 4)
    p.draw(raincoat(350, 512, 388), 0.25)
    p.rain(0.75)
    return p


def slaughter() -> Painting:
    """A red night over the red tree: two of them, and lightning."""
    p = Painting("slaughter", "#2a0a12", "#8c1f1c")
    p.fog(230, 170, "#c2362a", 0.55)
    p.draw(pines(390, 5, "#2c0a10", (140, 240), 30, (240, 480)), 3)
    p.draw(area("M0 400Q180 370 360 392T720 386V540H0Z", "#1c070a"), 1)
    bolt = "M380 -10L340 96L372 104L322 214L356 220L300 330L392 204L354 196L408 92L374 84L420 -10Z"
    p.draw(area(bolt, "#fff0e0"), 0.3)
    p.glow(360, 120, 300, "#ff8a70", 0.7)
    rng = random.Random(7)

    def branch(x: float, y: float, angle: float, long: float, thick: float) -> str:
        if long < 14:
            return ""
        nx, ny = x + long * math.cos(angle), y + long * math.sin(angle)
        out = line(f"M{x:.0f} {y:.0f}L{nx:.0f} {ny:.0f}", thick, "#12050a")
        return out + "".join(branch(nx, ny, angle + turn + rng.uniform(-0.2, 0.2), long * rng.uniform(0.62, 0.8), thick * 0.62) for turn in (-0.52, 0.46))

    p.draw(branch(360, 430, -math.pi / 2, 96, 24), 0.8)
    for x, high, side in ((204, 252, 1), (516, 262, -1)):
        p.draw(f'<ellipse cx="{x}" cy="512" rx="96" ry="12" fill="#080204" opacity=".8"/>', 4)
        p.draw(raincoat(x, 512, high, "#a01818", "#4c090c", "#050203", "#ffdf9a", side), 0.25)
    p.rain(0.6, -0.42)
    return p


def thick_fog() -> Painting:
    """Lamps that light nothing but the fog about them."""
    p = Painting("thick fog", "#7d8a8c", "#a3aca8")
    p.draw(pines(380, 9, "#64747a", (160, 270)), 8)
    p.fog(260, 180, "#b4bebb", 0.85)
    p.draw(shop(430, 430, 190, 160, "#6d7a7c", "#566468", "#f0d49a", "11"), 6)
    p.fog(400, 110, "#b8c1bd", 0.8)
    for x, foot, high in ((470, 440, 220), (230, 520, 370)):
        p.glow(x, foot - high - 20, high * 0.75, "#ffe2a4", 0.75)
        p.draw(lamp_post(x, foot, high, "#4c5a5e", "#fff2cc"), 2.2)
    man = area("M392 540L384 400Q386 362 414 354L416 340H444L446 354Q474 362 474 400L466 540Z", "#46545a") + disc(430, 330, 24, "#46545a") + area("M386 322Q430 306 474 322Q470 332 430 332T386 322ZM404 318Q404 284 430 284Q456 284 456 318Z", "#46545a")
    p.draw(man, 2.6)
    p.fog(500, 60, "#c0c8c3", 0.75)
    p.fog(160, 60, "#c6cdc8", 0.5)
    return p


def shadow_attack() -> Painting:
    """A lantern throws a man's shadow on the wall, and the shadow is not his."""
    p = Painting("shadow attack", "#6f7a5c", "#8a8a66")
    boards = "".join(rect(x, 0, 5, 420, "#3c4434", 'opacity=".55"') for x in range(30, 720, 66))
    p.draw(boards + "".join(rect(x, y, 40, 4, "#3c4434", 'opacity=".35"') for x, y in ((60, 90), (240, 210), (470, 60), (600, 250), (130, 320))), 1)
    p.glow(360, 400, 420, "#fff0b8", 0.7)
    shade = "#090b0c"
    trunk = area("M150 560C170 420 210 330 268 262C286 236 300 216 318 200C276 160 286 70 360 64C434 70 444 160 402 200C420 216 434 236 452 262C510 330 550 420 570 560Z", shade)
    arms, claws = "", ""
    for k in (-1, 1):
        x = 360 + 176 * k
        arms += area(f"M{360 + 70 * k} 250C{360 + 130 * k} 220 {360 + 190 * k} 250 {360 + 206 * k} 150L{360 + 148 * k} 132C{360 + 142 * k} 190 {360 + 110 * k} 190 {360 + 60 * k} 214Z", shade)
        for side, dy in ((-52, -70), (-22, -104), (14, -112), (48, -88)):
            dx = side * k
            claws += area(f"M{x - 17 + dx * 0.36:.0f} 152Q{x + dx * 0.9 - 8:.0f} {140 + dy * 0.6:.0f} {x + dx:.0f} {140 + dy}Q{x + dx * 0.9 + 10:.0f} {140 + dy * 0.5:.0f} {x + 17 + dx * 0.36:.0f} 152Z", shade)
        claws += disc(x, 150, 36, shade)
    p.draw(trunk + arms + claws, 1.5, 0.1)
    eyes = "".join(area(f"M{360 + k * 46} 112Q{360 + k * 26} 118 {360 + k * 10} 138Q{360 + k * 40} 142 {360 + k * 46} 112Z", "#f4f0c8") for k in (-1, 1))
    p.draw(eyes, 0.8)
    p.glow(360, 120, 120, "#f8f0a0", 0.25)
    p.draw(rect(0, 430, 720, 120, "#4f4a38") + "".join(line(f"M360 380L{x} 560", 3, "#332f24") for x in range(-300, 1060, 110)), 1)
    body = area("M322 545L316 450Q318 412 350 408Q382 410 384 450L380 545Z", "#1c1a18") + disc(350, 386, 22, "#c99a72") + area("M318 380Q350 366 388 380L372 370Q370 342 350 342Q330 342 330 370Z", "#1c1a18")
    body += line("M380 432L416 470", 17, "#1c1a18") + rect(404, 474, 30, 40, "#ffe9a8") + rect(400, 468, 38, 8, "#2a2420") + rect(400, 512, 38, 7, "#2a2420")
    p.draw(body, 0.4)
    p.glow(420, 494, 150, "#ffe09a", 0.7)
    return p


def spring_morning() -> Painting:
    """A clear morning over the valley: no wind, no rain, for once."""
    p = Painting("spring morning", "#7fb9dc", "#f6e6b4")
    p.glow(470, 190, 330, "#fff0b0", 0.85)
    p.draw(disc(470, 190, 44, "#fffbe0"), 1.5)
    p.draw(area("M0 300L120 200L210 262L330 158L450 262L560 196L720 300V420H0Z", "#8fb0b4") + area("M330 158L296 188L322 196L344 186L366 200L372 194Z", "#f4f8f4"), 2.5)
    p.fog(300, 46, "#fbeec4", 0.6)
    p.draw(area("M0 330Q160 290 340 326T720 310V540H0Z", "#7fa45a") + pines(356, 12, "#4c7a4a", (60, 120), 34, (280, 470)), 1.4)
    p.draw(area("M0 410Q220 350 430 400T720 380V540H0Z", "#9cc063"), 0.6)
    p.draw(area("M330 402Q380 420 352 452Q320 486 380 540H470Q390 486 412 452Q430 420 360 402Z", "#b9dcea"), 0.6)
    p.draw(shop(150, 420, 120, 86, "#f1e4c4", "#b5502e", "#fff4c8", "11") + rect(232, 296, 16, 34, "#8a4a30"), 0.5)
    p.draw(pine(560, 480, 250, "#2f6a40") + pine(620, 500, 300, "#285a38") + pine(112, 500, 270, "#2c6240"), 0.4)
    rng = random.Random(3)
    p.draw("".join(disc(rng.uniform(90, 640), rng.uniform(452, 536), rng.uniform(2.5, 5), rng.choice(("#f8f4e0", "#f0c040", "#e0705a", "#b08ad8"))) for _ in range(90)), 0.3)
    p.draw("".join(line(f"M{x} {y}q9 -10 18 0q9 -10 18 0", 3.5, "#40565c") for x, y in ((240, 120), (290, 92), (330, 130))), 0.3)
    p.beam("400,0 560,0 300,540 60,540", "#fff2c0", 0.16, 18)
    return p


def snowstorm() -> Painting:
    """Snow from the side, and one window that is still lit."""
    p = Painting("snowstorm", "#5a7088", "#a9bccb")
    p.draw(pines(400, 17, "#5f788c", (150, 260)), 5)
    p.fog(300, 130, "#b9cad6", 0.7)
    p.draw(area("M0 430Q200 390 380 420T720 404V540H0Z", "#dfe9f0"), 1)
    house = rect(250, 270, 230, 170, "#5a4238") + area("M226 276L296 200H434L504 276Z", "#e9f1f6") + area("M226 276L232 262L498 262L504 276Z", "#b8c9d6") + rect(400, 180, 30, 54, "#6a4438") + area("M394 182Q415 166 436 182Z", "#f4f8fa")
    house += rect(282, 312, 62, 62, "#ffcf6e") + rect(310, 312, 6, 62, "#3a2820") + rect(282, 340, 62, 6, "#3a2820") + rect(392, 330, 50, 110, "#38261e") + area("M276 380Q312 366 350 380V388H276Z", "#f4f8fa")
    p.draw(house, 0.6)
    p.glow(313, 342, 150, "#ffcf80", 0.7)
    p.draw(area("M180 452Q300 408 420 440T640 430V540H60V480Z", "#eef4f8"), 0.8)
    for x, high in ((150, 300), (560, 330)):
        p.draw(pine(x, 500, high, "#3f5a64") + pine(x - 4, 496 - high * 0.03, high * 0.94, "#dce8ee").replace("fill=", 'fill-opacity=".6" fill='), 0.5)
    rng = random.Random(9)
    gusts = "".join(line(f"M{rng.uniform(-40, 700):.0f} {rng.uniform(0, 540):.0f}l{rng.uniform(30, 80):.0f} {rng.uniform(8, 22):.0f}", rng.uniform(1.5, 3), "#ffffff", f'opacity="{rng.uniform(0.2, 0.6):.2f}"') for _ in range(120))
    flakes = "".join(disc(rng.uniform(60, 660), rng.uniform(0, 540), rng.uniform(2, 6.5), "#ffffff", f'opacity="{rng.uniform(0.5, 1):.2f}"') for _ in range(190))
    p.draw(gusts + flakes, 0.5, 0.05)
    return p


def bad_handling() -> Painting:
    """A car takes the bend on two wheels and loses its papers to the wind."""
    p = Painting("bad handling", "#4a5a58", "#8c9686")
    p.draw(pines(330, 23, "#3c4c48", (140, 240)), 4)
    p.fog(320, 80, "#9aa59a", 0.6)
    p.draw(area("M0 350Q200 322 420 346T720 330V540H0Z", "#66704f"), 1.2)
    p.draw(area("M720 372Q470 372 330 430Q220 476 180 560H640Q640 470 720 450Z", "#474a48"), 0.8)
    p.draw(line("M720 410Q520 408 420 470Q372 500 350 545", 6, "#d8d0a8", 'stroke-dasharray="34 26"'), 0.6)
    p.draw(line("M640 384Q500 388 420 434M650 430Q560 430 494 474", 7, "#1c1e1e", 'opacity=".7"'), 0.8)

    def wheel(x: float, y: float, r: float) -> str:
        return disc(x, y, r, "#141414") + disc(x, y, r * 0.62, "#c9b98a") + "".join(line(f"M{x} {y}L{x + r * 0.58 * math.cos(a):.0f} {y + r * 0.58 * math.sin(a):.0f}", 3, "#5a4a2a") for a in [i * 0.785 for i in range(8)]) + disc(x, y, r * 0.18, "#5a4a2a")

    car = wheel(-118, 62, 44) + wheel(122, 62, 44)
    car += area("M-196 40Q-200 -10 -150 -16L-60 -24V-116Q-58 -128 -40 -128H108Q126 -126 130 -108L140 -20Q184 -14 188 40Z", "#8e1f1c") + area("M-60 -24L-196 -6Q-206 20 -196 40H-60Z", "#a82a24")
    car += area("M-44 -108H24V-36H-44ZM36 -108H108L118 -36H36Z", "#e8d8a0") + rect(-60, -140, 186, 16, "#2a1a14") + rect(-204, 34, 402, 12, "#2a1a14") + rect(-206, -20, 14, 60, "#c9ccc4") + disc(-196, -26, 17, "#fff2c0") + line("M-190 20Q-150 -20 -90 20M60 20Q120 -30 180 20", 13, "#2a1a14")
    car += disc(-8, -74, 17, "#caa07a") + area("M-30 -84Q-8 -112 16 -84Z", "#241a14")
    p.draw('<ellipse cx="360" cy="440" rx="230" ry="20" fill="#1c201e" opacity=".7"/>', 6)
    p.draw(f'<g transform="translate(366 344) rotate(-11)">{car}</g>', 0.25)
    p.beam("190,350 204,322 40,250 40,440", "#fff0b8", 0.4, 10)
    sheets = "".join(f'<g transform="translate({x} {y}) rotate({a}) scale({s})">{area("M-24 -32Q0 -40 24 -32L22 32Q0 24 -22 32Z", "#f4ecd4")}{line("M-14 -18Q0 -23 14 -18M-14 -4Q0 -9 14 -4M-14 10Q0 5 14 10", 3, "#8a7c60")}</g>' for x, y, a, s in ((470, 150, 24, 0.9), (540, 90, -30, 0.8), (560, 210, 58, 1.0), (420, 92, -12, 0.7), (610, 150, 8, 0.9), (340, 130, 40, 0.65), (500, 250, -50, 0.7)))
    p.draw(sheets, 0.3)
    p.rain(0.5, -0.3)
    return p


CARDS: dict[str, Callable[[], Painting]] = {
    "RK": raincoat_killer, "SL": slaughter, "TF": thick_fog, "SA": shadow_attack,
    "CS": spring_morning, "SN": snowstorm, "BH": bad_handling,
}  # fmt: skip


def build() -> None:
    """Writes weather_*; GASLAMP_ONLY=RK,SL for some of them."""
    only = {name for name in os.environ.get("GASLAMP_ONLY", "").split(",") if name}
    left = (VIEW[0] - VIEW[1]) // 2
    for name, paint in CARDS.items():
        if not only or name in only:
            square = paint().finish(0.9, "#c89a64", 0.06).crop((left, 0, left + VIEW[1], VIEW[1]))
            save(shrink(square, SIZE, SIZE), places.PREMONITION_PICTURES / f"weather_{name}.webp", 82)
