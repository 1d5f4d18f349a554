"""Gigantic and miniature."""

from __future__ import annotations

from artkit.paintings import effects
from artkit.paintings.easel import drawn
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, block, disc, line, oval, polygon, tuft
from artkit.paintings.templates.common import Template, birds, crown, stones, tiny


def tower(s: Scene) -> None:
    """It stands in the land like a tower; mist drifts across its waist, birds about its head."""
    floor = s.ground.floor
    s.put("subject", 290, floor + 26, 640, shadow=0.7, halo=0.3)
    for y, wide in ((floor - 250, 300), (floor - 330, 190)):
        s.easel.draw(oval(s.across(90), y, wide * 0.6, 12, s.tone(0.9)) + oval(s.across(520), y + 30, wide * 0.5, 10, s.tone(0.88)), 7, 0, 0.55)
    s.easel.draw(birds(s, 480, 190, 9, 90, 70, 8), 0.3, 0)
    tiny(s, floor + 6)
    s.second((486, floor + 96, 236), (486, 300, 200))
    s.detail((92, floor + 100, 104), (84, 330, 96))


def behind_the_hills(s: Scene) -> None:
    """It rises behind the horizon, larger than the land."""
    horizon = s.ground.horizon + 74
    s.put("subject", 318, horizon + 150, 700, shadow=0, halo=0.4, effect=lambda layer: effects.hazed(effects.sunk(layer, horizon, 10), s.tone(0.6), 0.12))
    s.easel.fog(horizon - 20, 26, s.tone(0.8), 0.5)
    tiny(s, horizon - 2)
    s.easel.draw(birds(s, 130, 200, 7, 80, 60, 8), 0.3, 0)
    s.second((190, s.ground.floor + 44, 268), (110, 170, 200))
    s.detail((452, s.ground.floor + 66, 112), (500, 640, 104))


def from_below(s: Scene) -> None:
    """Seen from its feet: it leans over everything and throws a long shadow this way."""
    floor = s.ground.floor
    s.easel.draw(polygon([(180, floor - 10), (430, floor - 10), (640, 940), (-40, 940)], s.palette.tone(0.04)), 12, 0, 0.6)
    s.put("subject", 330, floor + 6, 660, turn=6, shadow=0.8, halo=0.34)
    tiny(s, floor - 14)
    s.second((130, floor + 84, 250), (110, 250, 205), halo=0.34)
    s.detail((470, floor + 92, 108), (520, 610, 100))


def over_the_edge(s: Scene) -> None:
    """Too large for the picture: one side of it is outside."""
    floor = s.ground.floor
    s.put("subject", 395, floor + 40, 720, turn=-4, shadow=0.7, halo=0.3)
    tiny(s, floor + 20)
    s.easel.draw(birds(s, 150, 330, 7, 80, 60, 8), 0.3, 0)
    s.second((122, floor + 92, 240), (108, 200, 205), halo=0.3)
    s.detail((300, floor + 104, 106), (150, 470, 100))


def carrying_the_other(s: Scene) -> None:
    """Large enough that the other thing has its place on top of it."""
    floor = s.ground.floor
    s.put("subject", 300, floor + 60, 610, shadow=0.8, halo=0.36)
    x, y = crown(s, "subject", 300, floor + 60, 610 * s.fuller("subject", 610))
    top = min(max(y + 16, 250), 430)
    s.put("second", min(max(x, 150), 450), top, 232, at="ground", halo=0.3, shadow=0.3)
    tiny(s, floor + 34)
    s.easel.draw(birds(s, 110, 330, 7, 80, 60, 8), 0.3, 0)
    s.detail((478, floor + 104, 108), (90, 200, 102))


GIGANTIC = {
    "carrying_the_other": Template(carrying_the_other, 0.5),
    "tower": Template(tower, 0.5),
    "behind_the_hills": Template(behind_the_hills, 0.5),
    "from_below": Template(from_below, 0.5),
    "over_the_edge": Template(over_the_edge, 0.5),
}


def _hand(s: Scene) -> tuple[str, str]:
    """An open hand from below, palm up: what is behind what lies on it, and what is before."""
    t = s.palette.tone
    skin, shade, edge = (t(0.72), t(0.52), t(0.1)) if s.palette.nature == 0 else (_skin(t(0.74)), _skin(t(0.5)), t(0.08))
    back = ""
    for x, y, long, turn in ((150, 668, 236, -112), (226, 636, 262, -100), (330, 632, 258, -85), (420, 656, 226, -72)):
        finger = f'<rect x="0" y="-27" width="{long}" height="54" rx="27" fill="{edge}"/><rect x="0" y="-24" width="{long - 3}" height="48" rx="24" fill="{skin}"/><path d="M0 10H{long - 30}Q{long - 12} 10 {long - 8} 0V6Q{long - 12} 24 {long - 28} 24H0Z" fill="{shade}"/><path d="M{long * 0.42} -16q5 14 0 30M{long * 0.72} -14q4 12 0 26" stroke="{shade}" stroke-width="3" fill="none"/>'
        back += f'<g transform="translate({s.across(x)} {y}) rotate({-180 - turn if s.mirrored else turn})">{finger}</g>'
    palm = "M120 660Q118 606 190 610Q300 596 430 616Q470 640 462 690Q452 770 420 800L432 930H196L190 820Q130 760 120 660Z"
    thumb = "M462 700Q500 660 540 610Q572 580 588 606Q596 640 560 694Q520 760 440 800Z"
    before = area(palm, edge, f'stroke="{edge}" stroke-width="6"') + area(palm, skin) + area("M150 700Q250 770 400 730Q440 716 458 690Q450 770 420 800L432 930H300Q330 800 150 700Z", shade, 'opacity=".65"')
    before += area(thumb, skin, f'stroke="{edge}" stroke-width="5"') + line("M170 690Q280 730 420 668M200 650Q260 760 250 850", 4, shade)
    if s.mirrored:
        before = f'<g transform="translate(600 0) scale(-1 1)">{before}</g>'
    return back, before


def _skin(colour: str) -> str:
    from artkit.paintings.colours import mix

    return mix(colour, "#e8b48c", 0.35)


def in_the_hand(s: Scene) -> None:
    """It stands on an open palm."""
    back, before = _hand(s)
    s.easel.glow(300, 470, 280, s.light, 0.5)
    s.over(back, 0.6, 0.2)
    s.over(before, 0.6, 0.2)
    s.put("subject", 290, 690, 340, shadow=0.7, halo=0.36)
    s.second((506, 874, 196), (500, 160, 180))
    s.detail((88, 870, 100), (84, 220, 98))


def under_the_lens(s: Scene) -> None:
    """A magnifying glass is held over it; without the glass it would not be seen."""
    x, y, r = s.across(290), 420, 218
    d = -1 if s.mirrored else 1
    dark, pale = s.palette.tone(0.05), s.palette.tone(0.9)
    s.second((486, 858, 218), (500, 110, 180))
    s.easel.draw(disc(x + 10, y + 20, r + 18, dark), 14, 0, 0.5)
    s.easel.draw(disc(x, y, r, s.tone(0.78 if s.ground.dim > 0.5 else 0.5)), 0, 0.2, 0.6)
    s.easel.glow(x, y, r * 1.05, s.light, 0.5)
    ring = f'<clipPath id="lens"><circle cx="{x}" cy="{y}" r="{r - 4}"/></clipPath>'
    s.easel.draw(f'<g clip-path="url(#lens)">{"".join(tuft(x + s.rng.uniform(-r, r), y + r + 10, s.rng.uniform(60, 130), s.tone(0.3), s.rng) for _ in range(16))}</g>', 1.5, 0.1, 0.8, defs=ring)
    lens = drawn(f'<circle cx="{x}" cy="{y}" r="{r - 6}" fill="#fff"/>').alpha
    s.put("subject", 290, y + 4, 385, at="middle", halo=0.2, effect=lambda layer: effects.masked(layer, lens))
    handle = f'<g transform="rotate({45 if d > 0 else 135} {x} {y})"><rect x="{x + r - 2}" y="{y - 17}" width="60" height="34" fill="{s.palette.tone(0.62)}"/><rect x="{x + r + 50}" y="{y - 27}" width="330" height="54" rx="24" fill="{dark}"/><rect x="{x + r + 60}" y="{y - 20}" width="300" height="13" rx="6" fill="{s.palette.tone(0.4)}"/></g>'
    rim = f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{dark}" stroke-width="44"/><circle cx="{x}" cy="{y}" r="{r + 3}" fill="none" stroke="{s.palette.tone(0.66)}" stroke-width="26"/><circle cx="{x}" cy="{y}" r="{r + 9}" fill="none" stroke="{pale}" stroke-width="3"/>'
    s.over(handle + rim, 0.5, 0.1)
    s.easel.draw(line(f"M{x - r * 0.78:.0f} {y - r * 0.3:.0f}A{r * 0.84:.0f} {r * 0.84:.0f} 0 0 1 {x - r * 0.2:.0f} {y - r * 0.8:.0f}", 14, "#ffffff"), 3, 0, 0.6)
    s.detail((110, 846, 104), (84, 150, 96))


def among_the_grass(s: Scene) -> None:
    """Blades of grass stand about it like trees, a snail looks over."""
    t, floor = s.palette.tone, s.ground.floor + 30
    tall = "".join(tuft(x, floor + 30, s.rng.uniform(560, 760), s.tone(v), s.rng, 4, 0.16) for x, v in ((20, 0.3), (90, 0.38), (520, 0.34), (590, 0.28), (160, 0.42), (450, 0.42)))
    s.easel.draw(tall, 2, 0.2)
    s.second((476, floor + 20, 210), (486, 190, 196))
    s.put("subject", 268, floor + 10, 400, shadow=0.7, halo=0.36)
    x = s.across(96)
    shell = disc(x, floor + 8, 44, t(0.14)) + disc(x, floor + 8, 40, t(0.62)) + line(f"M{x} {floor + 8}m-2 0a8 8 0 1 1 10 8a18 18 0 1 1 8 -26a28 28 0 1 1 -36 34", 5, t(0.2))
    slug = area(f"M{x - 74} {floor + 50}Q{x - 90} {floor + 14} {x - 72} {floor - 12}Q{x - 58} {floor - 18} {x - 54} {floor}Q{x - 52} {floor + 24} {x - 20} {floor + 30}H{x + 56}Q{x + 70} {floor + 50} {x + 84} {floor + 52}Z", t(0.5)) + line(f"M{x - 72} {floor - 10}L{x - 88} {floor - 46}M{x - 62} {floor - 14}L{x - 62} {floor - 52}", 4, t(0.5)) + disc(x - 88, floor - 48, 5, t(0.5)) + disc(x - 62, floor - 54, 5, t(0.5))
    s.over(slug + shell, 0.5, 0.15)
    near = "".join(tuft(x0, 930, s.rng.uniform(420, 620), s.palette.tone(0.04), s.rng, 3, 0.12) for x0 in (-6, 604, 30, 575))
    dew = "".join(disc(dx, dy, r, t(0.96), 'opacity=".9"') for dx, dy, r in ((s.across(120), 330, 8), (s.across(500), 420, 10), (s.across(64), 560, 7), (s.across(540), 300, 6)))
    s.over(near, 1.6, 0.1)
    s.easel.draw(dew, 0.4, 0)
    s.detail((330, floor + 78, 100), (120, 240, 96))


def sewing_box(s: Scene) -> None:
    """Between a thimble, a pencil and pins it is no larger than a toy."""
    t, floor = s.palette.tone, s.ground.floor + 20
    x = s.across(486)
    pencil = f'<g transform="rotate({s.across(318) / 300 * 6 - 6:.1f} {s.across(96)} {floor})">' + block(s.across(96) - 30, 150, 60, floor - 150, t(0.55), f'stroke="{t(0.06)}" stroke-width="5"') + block(s.across(96) - 10, 150, 20, floor - 150, t(0.72)) + polygon([(s.across(96) - 30, 150), (s.across(96), 62), (s.across(96) + 30, 150)], t(0.88)) + polygon([(s.across(96) - 10, 92), (s.across(96), 62), (s.across(96) + 10, 92)], t(0.05)) + "</g>"
    thimble = area(f"M{x - 84} {floor + 20}L{x - 62} {floor - 190}Q{x} {floor - 250} {x + 62} {floor - 190}L{x + 84} {floor + 20}Q{x} {floor + 46} {x - 84} {floor + 20}Z", t(0.5), f'stroke="{t(0.06)}" stroke-width="5"') + area(f"M{x - 70} {floor + 16}L{x - 52} {floor - 180}L{x - 20} {floor - 196}L{x - 30} {floor + 24}Z", t(0.8)) + "".join(oval(x - 36 + 24 * c + 6 * (r % 2), floor - 170 + 30 * r, 6, 7, t(0.26)) for c in range(4) for r in range(5)) + line(f"M{x - 82} {floor}Q{x} {floor + 26} {x + 82} {floor}", 8, t(0.3))
    pins = "".join(line(f"M{s.across(px)} {floor + 60}L{s.across(px + dx)} {floor - 150}", 5, t(0.85)) + disc(s.across(px + dx), floor - 154, 15, colour, f'stroke="{t(0.06)}" stroke-width="4"') for px, dx, colour in ((560, 22, s.palette.accent), (40, -20, t(0.92))))
    s.easel.draw(pencil + thimble, 0.8, 0.2)
    s.put("subject", 262, floor + 20, 390, shadow=0.8, halo=0.3)
    s.second((488, floor + 76, 196), (470, 170, 190), halo=0.34)
    s.easel.draw(pins, 0.5, 0.1)
    s.over(stones(s, 6, 300, 880, 280, 10, 14), 0.4, 0)
    s.detail((150, floor + 84, 100), (330, 200, 94))


MINIATURE = {
    "in_the_hand": Template(in_the_hand, 1.2),
    "under_the_lens": Template(under_the_lens, 1.3),
    "among_the_grass": Template(among_the_grass, 1.4),
    "sewing_box": Template(sewing_box, 1.3),
}
