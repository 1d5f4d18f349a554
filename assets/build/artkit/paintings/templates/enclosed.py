"""Inside and hidden."""

from __future__ import annotations

from artkit.paintings import effects
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, block, disc, hills, line, oval, polygon, tuft
from artkit.paintings.templates.common import Template, glass, leaves


def bottle(s: Scene) -> None:
    """It stands in a great bottle, and the cork is in."""
    floor, x, t = s.ground.floor + 26, s.across(292), s.palette.tone
    s.easel.pool(x, floor + 4, 230, t(0.03), 0.6, 5)
    s.easel.glow(x, floor - 250, 300, s.light, 0.5)
    outline = f"M{x - 44} 150V236C{x - 44} 300 {x - 200} 300 {x - 200} 420V{floor - 40}Q{x - 200} {floor} {x - 160} {floor}H{x + 160}Q{x + 200} {floor} {x + 200} {floor - 40}V420C{x + 200} 300 {x + 44} 300 {x + 44} 236V150Z"
    s.put("subject", 292, floor - 16, 360, halo=0.2)
    glass(s, outline, f"M{x - 172} 440V{floor - 120}M{x - 172} {floor - 90}v20M{x + 168} 470v90")
    s.over(area(f"M{x - 40} 160L{x - 34} 92Q{x} 80 {x + 34} 92L{x + 40} 160Z", t(0.52)) + line(f"M{x - 37} 104H{x + 37}M{x - 38} 124H{x + 38}", 3, t(0.3)) + block(x - 54, 152, 108, 24, t(0.9), 'rx="9" opacity=".8"'), 0.5)
    s.second((522, floor + 46, 190), (508, 150, 178))
    s.detail((76, floor + 44, 100), (86, 200, 94))


def cage(s: Scene) -> None:
    """It hangs in a cage; the small door is open or not."""
    x, t, dark = s.across(290), s.palette.tone, s.palette.tone(0.04)
    top, bottom, half = 132, 668, 206
    bars = (-0.97, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 0.97)
    s.easel.glow(x, 420, 300, s.light, 0.5)

    def drawn_bars(which: tuple[float, ...], width: float, colour: str, lift: float) -> str:
        return "".join(line(f"M{x + half * b:.0f} {bottom - lift}V{top + 180}Q{x + half * b:.0f} {top + 40} {x + half * b * 0.16:.0f} {top}", width, colour) for b in which)

    s.easel.draw(drawn_bars((-0.86, -0.57, -0.28, 0.0, 0.28, 0.57, 0.86), 4, t(0.3), 26), 1.2, 0, 0.7)
    s.over(oval(x, bottom - 6, half + 8, 36, dark) + oval(x, bottom - 14, half - 4, 28, t(0.4)), 0.6)
    s.put("subject", 290, bottom - 6, 372, halo=0.2, shadow=0.5)
    ring = f'<circle cx="{x}" cy="{top - 22}" r="20" fill="none" stroke="{dark}" stroke-width="9"/>' + line(f"M{x} -10V{top - 44}", 6, dark)
    front = drawn_bars(bars, 7.5, dark, 0) + drawn_bars(bars, 2.4, t(0.88), 0)
    hoop = line(f"M{x - half} {top + 190}Q{x} {top + 232} {x + half} {top + 190}", 9, dark) + line(f"M{x - half} {top + 188}Q{x} {top + 229} {x + half} {top + 188}", 3, t(0.85))
    base = area(f"M{x - half - 14} {bottom - 6}Q{x} {bottom + 40} {x + half + 14} {bottom - 6}V{bottom + 22}Q{x} {bottom + 66} {x - half - 14} {bottom + 22}Z", t(0.12)) + line(f"M{x - half - 12} {bottom - 4}Q{x} {bottom + 40} {x + half + 12} {bottom - 4}", 4, t(0.8))
    s.over(ring + front + hoop + base, 0.4, 0.1)
    s.second((470, s.ground.floor + 76, 206), (520, 120, 176))
    s.detail((130, s.ground.floor + 84, 104), (78, 160, 96))


def bulb(s: Scene) -> None:
    """A lamp of glass hangs down, and it is what glows in it."""
    x, y, r, t = s.across(300), 436, 238, s.palette.tone
    s.easel.glow(x, y, 430, s.light, 0.75)
    neck = y - 312
    outline = f"M{x - 62} {neck}C{x - 66} {y - 230} {x - r} {y - 180} {x - r} {y}A{r} {r} 0 0 0 {x + r} {y}C{x + r} {y - 180} {x + 66} {y - 230} {x + 62} {neck}Z"
    s.put("subject", 300, y + 8, 372, at="middle", halo=0.4)
    glass(s, outline, f"M{x - r + 34} {y + 40}Q{x - r + 44} {y + 120} {x - 130} {y + 166}M{x + r - 34} {y - 50}Q{x + r - 40} {y - 96} {x + 152} {y - 140}")
    screw = "".join(block(x - 60 + k * 2, neck - 20 - k * 22, 120 - k * 4, 18, t(0.34), 'rx="8"') + block(x - 54 + k * 2, neck - 17 - k * 22, 50, 6, t(0.8), 'rx="3"') for k in range(4))
    s.over(line(f"M{x} -10V{neck - 86}", 9, t(0.04)) + area(f"M{x - 56} {neck - 84}H{x + 56}L{x + 18} {neck - 108}H{x - 18}Z", t(0.08)) + screw, 0.4)
    s.second((496, s.ground.floor + 92, 206), (506, 770, 190))
    s.detail((100, s.ground.floor + 90, 106), (80, 770, 98))


def snow_globe(s: Scene) -> None:
    """A ball of glass on a foot, its own small weather inside."""
    x, y, r, t = s.across(300), 430, 240, s.palette.tone
    s.easel.pool(x, 790, 250, t(0.03), 0.6, 4)
    s.easel.draw(disc(x, y, r, s.tone(0.74 if s.ground.dim > 0.5 else 0.5)), 0, 0.2, 0.5)
    s.easel.glow(x, y, 300, s.light, 0.4)
    ground = f'<clipPath id="ball"><circle cx="{x}" cy="{y}" r="{r - 5}"/></clipPath>'
    s.easel.draw(f'<g clip-path="url(#ball)">{hills(s.rng, y + 146, 12, s.tone(0.9))}</g>', 1, 0.1, 0.9, defs=ground)
    s.put("subject", 300, y + 178, 352, halo=0.24)
    flakes = "".join(disc(x + s.rng.uniform(-r, r) * 0.72, y + s.rng.uniform(-r, r) * 0.72, s.rng.uniform(1.6, 3.6), "#ffffff", 'opacity=".9"') for _ in range(40))
    s.easel.draw(flakes, 0.3, 0, crisp=0.8)
    glass(s, f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}Z", f"M{x - r + 32} {y - 30}A{r - 34} {r - 34} 0 0 1 {x - 90} {y - 186}")
    s.over(area(f"M{x - 170} 612Q{x} 684 {x + 170} 612L{x + 216} 742Q{x} 822 {x - 216} 742Z", t(0.16)) + line(f"M{x - 172} 620Q{x} 690 {x + 172} 620", 7, t(0.62)) + line(f"M{x - 204} 718Q{x} 794 {x + 204} 718", 5, t(0.5)), 0.5, 0.2)
    s.second((506, s.ground.floor + 92, 196), (512, 110, 176))
    s.detail((84, s.ground.floor + 88, 104), (78, 130, 96))


def keyhole(s: Scene) -> None:
    """Seen through the keyhole of a great door: it is locked in there."""
    t, x = s.palette.tone, s.across(300)
    s.put("subject", 300, 640, 372, halo=0.5, shadow=0.6)
    hole = f"M{x - 208} 712L{x - 150} 492A232 232 0 1 1 {x + 150} 492L{x + 208} 712Z"
    door = area(f"M-20 -20H620V920H-20Z{hole}", t(0.22), 'fill-rule="evenodd"')
    planks = "".join(line(f"M{px} -10V910", 4, t(0.1)) + line(f"M{px + 9 + 20 * k} {y}q6 30 0 60", 2.4, t(0.15)) for px in range(20, 620, 88) for k, y in enumerate((120, 430, 760)))
    clip = f'<clipPath id="door"><path d="M-20 -20H620V920H-20Z{hole}" clip-rule="evenodd"/></clipPath>'
    plate = line(hole, 34, t(0.05)) + line(hole, 24, t(0.62)) + line(hole, 6, t(0.92))
    nails = "".join(disc(px, py, 8, t(0.7)) for px, py in ((x - 244, 750), (x + 244, 750), (x - 262, 330), (x + 262, 330)))
    s.over(door + f'<g clip-path="url(#door)">{planks}</g>' + plate + nails, 0.6, 0.3, defs=clip)
    s.second((488, s.ground.floor + 104, 200), (500, 800, 180))
    s.detail((96, s.ground.floor + 104, 106), (90, 800, 98))


INSIDE = {"keyhole": Template(keyhole), "bottle": Template(bottle), "cage": Template(cage), "bulb": Template(bulb), "snow_globe": Template(snow_globe)}


def behind_leaves(s: Scene) -> None:
    """It looks out of a thicket."""
    floor, t = s.ground.floor, s.palette.tone
    s.put("subject", 300, floor + 10, 480, halo=0.5)
    plan = []
    for index in range(30):
        x = -20 + 640 * (index + s.rng.uniform(0, 1)) / 30
        near = abs(x - 300) / 300
        plan.append((x, floor + 70 - s.rng.uniform(0, 90) - 150 * near, s.rng.uniform(90, 170), -90 + (x - 300) * 0.08 + s.rng.uniform(-34, 34)))
    s.over(leaves(plan, t(0.16), t(0.3)), 1.4, 0.3)
    plan = [(x + s.rng.uniform(-20, 20), floor + 110 - 60 * abs(x - 300) / 300, s.rng.uniform(90, 150), -90 + s.rng.uniform(-40, 40)) for x in range(-10, 640, 46)]
    s.over(leaves(plan, t(0.24), t(0.42)), 0.8, 0.3)
    hang = [(s.across(x), -10 + s.rng.uniform(0, 30), s.rng.uniform(110, 190), 90 + s.rng.uniform(-26, 26)) for x in (20, 70, 120, 470, 520, 560, 590)]
    s.over(leaves(hang, t(0.13), t(0.28)), 1, 0.3)
    s.second((470, floor + 104, 226), (488, 200, 205))
    s.detail((132, floor + 108, 108), (100, 250, 100))


def behind_the_curtain(s: Scene) -> None:
    """Heavy cloth is drawn over one half of it."""
    floor, t = s.ground.floor, s.palette.tone
    s.put("subject", 286, floor + 20, 480, halo=0.5)
    cloth = ""
    for index, shade in enumerate((0.2, 0.36, 0.16, 0.42, 0.22, 0.5, 0.18, 0.34, 0.12)):
        x = 318 + index * 36
        cloth += area(f"M{x + 8} -20C{x - 26} 260 {x + 26} 500 {x - 12 - index * 2} 930H{x + 34}C{x + 66} 500 {x + 12} 260 {x + 48} -20Z", t(shade))
    trim = line("M326 -20C292 260 344 500 306 930", 7, t(0.78))
    body = cloth + trim
    s.over(body if not s.mirrored else f'<g transform="translate(600 0) scale(-1 1)">{body}</g>', 0.8, 0.3)
    s.second((496, floor + 92, 222), (492, 230, 205), halo=0.3)
    s.detail((92, floor + 92, 108), (88, 190, 100))


def behind_the_wall(s: Scene) -> None:
    """Only its upper part shows above old bricks."""
    floor, t = s.ground.floor, s.palette.tone
    top = floor - 128
    s.put("subject", 300, floor + 40, 520, shadow=0, halo=0.5)
    bricks = ""
    first, last = s.rng.randint(1, 2), s.rng.randint(7, 8)
    for row in range(10):
        y = top + row * 27
        for column in range(-1, 11):
            bx = column * 62 + (row % 2) * 31 - 12
            if column < first - row // 3 or column > last + row // 3:
                continue
            if row == 0 and (abs(bx - 280) < 120 or s.rng.random() < 0.4):
                continue
            if row == 1 and abs(bx - 280) < 70:
                continue
            bricks += block(bx, y, 62, 27, t(0.13)) + block(bx + 2, y + 2, 58, 23, t(s.rng.choice((0.24, 0.29, 0.34, 0.4))), 'rx="3"')
    moss = "".join(tuft(s.rng.uniform(120, 480), top + s.rng.uniform(50, 90), 22, t(0.12), s.rng) for _ in range(8))
    s.over(bricks + moss, 0.7, 0.25)
    s.second((480, floor + 100, 232), (500, 150, 200), halo=0.4)
    s.detail((116, floor + 104, 106), (96, 330, 100))


def part_of_the_sky(s: Scene) -> None:
    """It is there all the time, as a shape in the air: one has to look twice."""
    horizon = min(s.ground.horizon + 60, 640)
    pale = s.tone(0.86 if s.ground.dim < 0.5 else 0.3)
    s.put("subject", 300, horizon * 0.56, 560, at="middle", shadow=0, opacity=0.72, effect=lambda layer: effects.hazed(effects.sunk(layer, horizon + 26, 40), pale, 0.34))
    s.easel.fog(horizon - 6, 40, s.tone(0.7), 0.55)
    for y in (horizon * 0.38, horizon * 0.72):
        s.easel.draw("".join(oval(s.rng.uniform(0, 600), y + s.rng.uniform(-26, 26), s.rng.uniform(60, 140), s.rng.uniform(6, 12), s.tone(0.8)) for _ in range(3)), 7, 0, 0.45)
    s.second((180, s.ground.floor + 40, 262), (150, s.ground.floor - 60, 240), halo=0.36)
    s.detail((450, s.ground.floor + 60, 112), (470, s.ground.floor - 70, 108))


def as_a_shadow(s: Scene) -> None:
    """The smaller thing stands in the light; the shadow that it throws is another's."""
    floor, t = s.ground.floor, s.palette.tone
    s.easel.glow(s.across(330), floor - 280, 400, s.light, 0.62)
    s.put("subject", 330, floor - 40, 600, shadow=0, flip=s.mirrored, opacity=0.9, effect=lambda layer: effects.hazed(layer, t(0.05), 0.66))
    s.easel.draw(polygon([(s.across(150), floor + 40), (s.across(240), floor - 60), (s.across(500), floor - 60), (s.across(250), floor + 56)], t(0.03)), 9, 0, 0.6)
    s.second((160, floor + 76, 252), (150, floor - 30, 236), halo=0.5)
    s.detail((470, floor + 92, 110), (500, floor + 20, 106))


HIDDEN = {
    "as_a_shadow": Template(as_a_shadow),
    "behind_leaves": Template(behind_leaves),
    "behind_the_curtain": Template(behind_the_curtain),
    "behind_the_wall": Template(behind_the_wall),
    "part_of_the_sky": Template(part_of_the_sky),
}
