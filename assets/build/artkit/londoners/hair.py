"""Period hair: what lies behind the head, what lies on it, and beards. Drawn round the head of features.py."""

from __future__ import annotations

import math
from collections.abc import Callable

from artkit.londoners.pen import Points, curve, mix, shape, stroke, strokes
from artkit.portraits.stitches import INK, dot, path


def lines(hair: str) -> str:
    """The colour of strands: light on dark hair, dark on light hair."""
    red, green, blue = (int(hair[i : i + 2], 16) for i in (1, 3, 5))
    dark = red * 0.36 + green * 0.52 + blue * 0.12 < 70
    return mix(hair, "#c9a98a" if dark else INK, 0.34 if dark else 0.62)


def skull(volume: float, nape: Points) -> Points:
    """The outer edge of hair from above the ear over the head to the right temple."""
    v = volume
    return [
        *nape, (214 - v, 300), (236 - v * 0.9, 206 - v * 0.5), (304 - v * 0.4, 142 - v * 0.9), (392, 124 - v),
        (484 + v * 0.3, 140 - v * 0.8), (546 + v * 0.5, 196 - v * 0.4), (566 + v * 0.4, 262),
    ]


NAPE_SHORT: Points = [(262, 346), (236, 344), (216, 364)]
HAIRLINES: dict[str, Points] = {
    "round": [(548, 270), (530, 226), (470, 206), (396, 212), (334, 246), (304, 310), (292, 376), (268, 372)],
    "peak": [(552, 276), (536, 222), (500, 208), (470, 226), (436, 204), (370, 206), (322, 248), (300, 316), (290, 384), (266, 374)],
    "part": [(556, 262), (510, 224), (430, 204), (352, 196), (334, 226), (316, 262), (300, 316), (290, 380), (266, 372)],
    "receding": [(536, 216), (500, 176), (470, 188), (430, 196), (380, 178), (336, 214), (310, 286), (292, 372), (266, 368)],
    "fringe": [(566, 312), (540, 318), (470, 312), (392, 314), (336, 322), (308, 340), (294, 384), (268, 376)],
    "soft": [(562, 290), (540, 244), (478, 250), (404, 236), (344, 262), (310, 318), (294, 392), (266, 376)],
}


def cap(hair: str, hairline: str, volume: float = 0, ink: float = 11) -> str:
    """Short hair as one mass."""
    return shape(skull(volume, NAPE_SHORT) + HAIRLINES[hairline], hair, ink)


def sweep(hair: str, bends: list[Points], line: float = 5) -> str:
    """Strands."""
    return "".join(stroke(bend, line, lines(hair)) for bend in bends)


def knobs(hair: str, places: list[tuple[float, float, float]], swirl: bool = True) -> str:
    """Round curls, each with a swirl."""
    out = "".join(dot(x, y, r, hair, 9) for x, y, r in places)
    if swirl:
        for x, y, r in places:
            out += strokes(
                f"M{x - r * 0.45:.0f} {y + r * 0.1:.0f}A{r * 0.45:.0f} {r * 0.45:.0f} 0 1 1 {x + r * 0.2:.0f} {y + r * 0.4:.0f}",
                4.5, lines(hair),
            )
    return out


def slick(h: str) -> str:
    """Brilliantined, close to the skull, with its shine."""
    shine = path("M300 226C330 180 400 160 452 168C400 178 346 200 318 246Z", mix(h, "#f4e4c4", 0.5), 0)
    return cap(h, "peak", -2) + shine + sweep(h, [[(352, 210), (300, 250), (270, 330)], [(500, 206), (440, 160), (360, 146)]])


def parted(h: str) -> str:
    """Parted at the side and brushed over."""
    bends: list[Points] = [[(352, 194), (420, 170), (500, 186), (548, 236)], [(342, 176), (420, 148), (510, 166)], [(326, 226), (296, 260), (270, 330)]]
    return cap(h, "part", 4) + strokes("M352 196C346 176 340 164 326 150", 6) + sweep(h, bends)


def cropped(h: str) -> str:
    """Cropped close."""
    ticks = "".join(
        strokes(f"M{392 + math.cos(a) * r * 1.02:.0f} {290 - math.sin(a) * r:.0f}l{math.cos(a) * 12:.0f} {-math.sin(a) * 12:.0f}", 4, lines(h))
        for r in (112, 136) for a in [0.75 + i * 0.17 for i in range(13)]
    )
    return cap(h, "round", -6) + ticks


def curly(h: str) -> str:
    """A head of tight curls."""
    ring = [(262, 330, 26), (240, 286, 28), (246, 232, 30), (276, 184, 31), (322, 148, 32), (376, 128, 33), (432, 128, 33), (486, 146, 32), (532, 182, 30), (556, 228, 25)]
    inner = [(300, 250, 28), (330, 206, 30), (384, 184, 31), (440, 182, 31), (494, 198, 29), (530, 236, 21), (290, 310, 22)]
    return cap(h, "round", 0, 9) + knobs(h, [(float(x), float(y), float(r)) for x, y, r in ring + inner])


def wavy(h: str) -> str:
    """Waves brushed back from the brow."""
    bends: list[Points] = [
        [(540, 244), (516, 190), (448, 168), (380, 182), (312, 160)], [(520, 226), (470, 200), (410, 214), (340, 196), (270, 214)],
        [(330, 250), (290, 250), (250, 270)], [(306, 312), (270, 300), (232, 316)],
    ]
    return cap(h, "peak", 16) + sweep(h, bends, 6)


def leonine(h: str) -> str:
    """A mane brushed back to the collar."""
    back: Points = [(280, 400), (250, 470), (206, 520), (160, 500), (150, 420), (176, 320), (178, 230), (250, 130), (350, 84), (470, 96), (560, 160), (590, 256), (566, 292), (536, 224), (470, 200), (390, 206), (330, 250), (306, 320)]
    bends: list[Points] = [[(540, 236), (510, 160), (420, 120)], [(470, 196), (420, 150), (320, 130)], [(390, 204), (330, 180), (240, 200)], [(330, 250), (270, 240), (206, 290)], [(306, 316), (250, 330), (196, 400)], [(290, 380), (250, 420), (200, 470)]]
    return shape(back, h, 11) + sweep(h, bends, 6)


def tousled(h: str) -> str:
    """Uncombed locks."""
    d = "M262 350L220 372L204 326L176 318L204 274L182 232L226 212L222 158L276 166L290 112L340 138L376 88L412 130L466 96L482 142L540 130L536 180L590 196L560 232L576 290L530 236L512 276L470 216L436 262L404 214L364 270L346 230L318 300L306 290L294 380Z"
    return path(d, h, 10) + sweep(h, [[(330, 220), (300, 190), (280, 190)], [(430, 210), (410, 170), (390, 150)], [(500, 220), (500, 180), (486, 160)]])


def cowlick(h: str) -> str:
    """Short, with a tuft that stands up."""
    tuft = "M410 140C400 96 420 64 462 52C448 84 452 104 476 128Z"
    bends: list[Points] = [[(352, 194), (420, 170), (500, 186), (548, 236)], [(326, 226), (296, 260), (270, 330)]]
    return path(tuft, h, 9) + cap(h, "part", -2) + sweep(h, bends)


def receding(h: str) -> str:
    """Receding, brushed back."""
    return cap(h, "receding", 0) + sweep(h, [[(470, 186), (420, 156), (340, 160)], [(336, 216), (290, 240), (256, 300)]])


def ring(h: str) -> str:
    """Bald but for a fringe round the ears and nape."""
    d: Points = [(300, 300), (292, 384), (266, 372), (238, 348), (214, 372), (196, 408), (178, 380), (196, 310), (222, 262), (262, 262)]
    return shape(d, h, 9) + sweep(h, [[(286, 296), (240, 300), (210, 344)], [(280, 340), (250, 326), (226, 340)]]) + strokes(
        "M420 160C446 160 470 172 484 190", 7, "#fff4de"
    )


def combed_over(h: str) -> str:
    """A few strands laid across a bald crown."""
    bends: list[Points] = [[(280, 240), (330, 176), (420, 152), (520, 196)], [(276, 260), (340, 196), (430, 172), (530, 220)], [(286, 222), (340, 160), (410, 140), (490, 164)]]
    return ring(h) + "".join(stroke(b, 9, INK) + stroke(b, 5, h) for b in bends)


def wisps(h: str) -> str:
    """Bald on top; long thin hair to the collar."""
    d: Points = [(298, 290), (292, 372), (268, 368), (238, 350), (214, 376), (214, 440), (232, 520), (206, 566), (150, 560), (170, 470), (170, 380), (196, 290), (240, 236), (280, 246)]
    stray = "M330 160C340 130 366 112 396 116M392 140C410 112 440 106 466 120"
    return shape(d, h, 9) + strokes(stray, 6, lines(h)) + sweep(h, [[(276, 276), (210, 340), (196, 460), (190, 540)], [(252, 276), (196, 360), (180, 450)]])


def unruly(h: str) -> str:
    """Thin on top and wild at the sides."""
    d = "M300 280L296 384L262 366L236 346L206 392L150 420L170 372L122 372L158 330L112 306L160 290L130 244L182 250L176 204L230 222L250 182L286 224Z"
    top = "M330 158L340 98L372 144L402 84L420 140L470 100L462 146L520 128L500 172C450 140 380 136 330 158Z"
    right = "M552 250L596 214L582 258L618 262L586 290L608 326L566 316Z"
    return path(right, h, 9) + path(top, h, 9) + path(d, h, 9)


def shaggy(h: str) -> str:
    """Thick, over the ears."""
    d = "M300 420L276 446L252 428L226 456L210 420L184 420L196 330L196 230L250 150L330 108L430 104L520 140L572 210L578 300L548 250L520 276L490 230L440 262L410 222L360 262L330 260L314 330L318 380Z"
    return path(d, h, 11) + sweep(h, [[(340, 240), (280, 260), (240, 350)], [(420, 210), (340, 160), (270, 190)], [(500, 226), (450, 150), (380, 140)], [(290, 330), (262, 370), (250, 420)]], 6)


def artist(h: str) -> str:
    """Long and smooth to the collar."""
    d: Points = [(312, 420), (290, 500), (250, 560), (180, 556), (176, 460), (190, 330), (214, 210), (300, 124), (410, 104), (510, 130), (572, 220), (570, 300), (530, 236), (450, 214), (380, 226), (336, 276), (318, 350)]
    return shape(d, h, 11) + sweep(h, [[(380, 220), (300, 210), (240, 300), (220, 440)], [(330, 280), (280, 330), (250, 460)], [(520, 226), (440, 150), (340, 150)]], 6)


def bob(h: str) -> str:
    """Bobbed: over the ear, a point on the cheek."""
    d: Points = [(356, 478), (312, 506), (250, 520), (190, 500), (186, 400), (196, 260), (254, 160), (350, 108), (460, 112), (548, 172), (582, 270), (580, 350), (560, 316), (536, 252), (470, 226), (400, 238), (350, 290), (336, 380)]
    return shape(d, h, 11) + sweep(h, [[(400, 232), (330, 220), (260, 300), (236, 440)], [(346, 300), (300, 350), (290, 470)], [(520, 236), (440, 160), (340, 160)]], 6)


def bob_fringe(h: str) -> str:
    """A sharp bob with a straight fringe."""
    d = "M352 492L190 512C170 380 176 250 240 172C300 104 480 92 550 176C590 230 594 310 590 400L566 396L562 314C500 300 400 302 344 318C352 380 352 440 352 492Z"
    return path(d, h, 12) + sweep(h, [[(360, 308), (350, 220), (380, 140)], [(440, 302), (440, 220), (440, 140)], [(520, 304), (520, 230), (500, 150)], [(250, 500), (236, 380), (262, 240)], [(310, 496), (300, 400), (306, 300)]], 5)


def bob_wavy(h: str) -> str:
    """Bobbed waves with body."""
    d: Points = [(350, 460), (330, 500), (286, 500), (250, 536), (196, 520), (160, 470), (186, 410), (156, 340), (186, 270), (200, 190), (276, 130), (360, 92), (470, 100), (560, 160), (596, 240), (584, 300), (610, 360), (584, 404), (566, 330), (548, 262), (480, 236), (404, 226), (352, 276), (352, 340), (330, 390)]
    return shape(d, h, 11) + sweep(h, [[(400, 222), (330, 200), (250, 250), (246, 330), (220, 400), (250, 490)], [(350, 290), (300, 330), (310, 400), (280, 450)], [(540, 250), (470, 170), (380, 140)]], 6)


def shingle(h: str) -> str:
    """Shingled: sleek, tapered at the nape, a kiss curl on the cheek."""
    d: Points = [(352, 438), (318, 446), (270, 404), (240, 440), (218, 416), (190, 350), (200, 230), (276, 144), (390, 110), (500, 134), (566, 214), (574, 310), (548, 260), (480, 226), (402, 222), (344, 268), (324, 340), (330, 400)]
    return shape(d, h, 11) + sweep(h, [[(400, 216), (320, 210), (260, 280), (246, 360)], [(336, 280), (296, 330), (296, 400)], [(520, 232), (440, 160), (340, 164)]], 6)


def eton(h: str) -> str:
    """An Eton crop: a boy's cut, parted and flat."""
    kiss = "M292 372C286 404 300 424 322 420C312 404 312 388 316 364Z"
    shine = path("M330 196C370 168 420 160 470 170C420 178 380 190 346 214Z", mix(h, "#f4e4c4", 0.5), 0)
    return path(kiss, h, 8) + cap(h, "part", 2) + shine + strokes("M352 196C346 176 340 164 326 150", 6) + sweep(h, [[(326, 226), (290, 270), (262, 330)]])


def marcel(h: str) -> str:
    """Ridges of iron waves, short."""
    d: Points = [(346, 440), (318, 470), (276, 452), (246, 480), (202, 460), (180, 400), (196, 340), (178, 276), (212, 206), (276, 142), (370, 106), (476, 112), (552, 162), (588, 236), (576, 296), (588, 344), (562, 330), (546, 268), (490, 228), (410, 232), (350, 276), (352, 330), (330, 380)]
    ridge: list[Points] = [
        [(212, 246), (270, 220), (310, 262), (370, 236)], [(196, 306), (250, 280), (290, 322), (346, 300)], [(200, 366), (250, 340), (286, 384), (334, 362)],
        [(206, 424), (252, 402), (284, 436), (330, 424)], [(250, 180), (320, 160), (370, 206), (440, 184), (510, 216)], [(330, 130), (400, 124), (450, 156), (530, 160)],
    ]
    return shape(d, h, 11) + sweep(h, ridge, 8)


def curls(h: str) -> str:
    """Short womanly curls round the face."""
    ring_ = [(230, 460, 32), (206, 408, 36), (200, 346, 38), (212, 282, 38), (240, 222, 39), (286, 172, 40), (346, 138, 41), (414, 126, 41), (480, 142, 38), (536, 182, 34), (570, 236, 28), (580, 290, 22)]
    inner = [(290, 250, 38), (340, 206, 38), (406, 190, 38), (470, 200, 34), (526, 240, 24), (272, 318, 36), (276, 390, 32), (286, 446, 28)]
    return cap(h, "soft", 6, 9) + knobs(h, [(float(x), float(y), float(r)) for x, y, r in ring_ + inner])


def frizz(h: str) -> str:
    """A frizzed fringe; the rest drawn back."""
    inner = [(340, 258, 25), (378, 236, 26), (420, 230, 26), (462, 230, 26), (504, 240, 24), (538, 264, 20), (318, 296, 20)]
    return cap(h, "round", 6) + knobs(h, [(float(x), float(y), float(r)) for x, y, r in inner]) + knob_behind(h)


def knob_behind(h: str) -> str:
    """A small tight bun behind the crown."""
    return dot(214, 210, 40, h, 10) + strokes("M190 206A26 26 0 1 1 222 232", 5, lines(h))


def bun(h: str) -> str:
    """Drawn back tightly into a bun on the crown."""
    knot = dot(268, 92, 58, h, 11) + strokes("M232 92A38 38 0 1 1 280 128M252 96A18 18 0 1 1 276 110", 5, lines(h))
    bends: list[Points] = [[(540, 244), (470, 180), (360, 140)], [(440, 206), (370, 170), (310, 144)], [(340, 246), (310, 190), (280, 150)], [(300, 320), (262, 260), (252, 190)]]
    return knot + cap(h, "round", 4) + sweep(h, bends)


def thin_knot(h: str) -> str:
    """Thin hair, parted in the middle, a small knot at the nape."""
    knot = dot(196, 430, 36, h, 9) + strokes("M174 428A22 22 0 1 1 204 450", 4, lines(h))
    return knot + cap(h, "receding", -6) + sweep(h, [[(470, 190), (400, 160), (300, 220), (226, 380)], [(400, 176), (320, 220), (240, 330)], [(340, 230), (290, 280), (240, 380)]], 4)


def low_knot(h: str) -> str:
    """Middle parting, smooth over the ears, a heavy knot at the nape."""
    knot = dot(184, 466, 62, h, 11) + strokes("M144 462A42 42 0 1 1 196 506M168 470A20 20 0 1 1 192 482", 5, lines(h))
    d: Points = [(344, 400), (316, 452), (268, 470), (220, 456), (190, 380), (200, 250), (276, 152), (390, 114), (500, 136), (566, 212), (580, 316), (570, 380), (560, 300), (520, 246), (472, 214), (450, 170), (430, 214), (376, 252), (348, 320)]
    return knot + shape(d, h, 11) + sweep(h, [[(446, 176), (360, 200), (290, 300), (250, 430)], [(420, 220), (350, 270), (310, 420)], [(462, 196), (530, 230), (566, 310)]], 5)


def chignon(h: str) -> str:
    """Smooth, with a soft roll at the nape."""
    roll = shape([(262, 432), (262, 520), (206, 552), (146, 516), (150, 444), (206, 410)], h, 11) + strokes("M160 490C190 520 230 516 250 490M170 460C196 480 226 478 246 462", 5, lines(h))
    return roll + cap(h, "soft", 4) + sweep(h, [[(478, 246), (400, 190), (300, 210), (232, 330)], [(344, 262), (290, 300), (240, 370)], [(540, 240), (470, 170), (360, 160)]], 5)


def earphones(h: str) -> str:
    """Plaits coiled over the ears."""
    coil = dot(246, 404, 66, h, 11) + strokes("M204 404A42 42 0 1 1 256 444M226 408A22 22 0 1 1 254 424", 7, INK)
    ticks = "".join(strokes(f"M{246 + 64 * math.cos(a):.0f} {404 + 64 * math.sin(a):.0f}L{246 + 46 * math.cos(a + 0.3):.0f} {404 + 46 * math.sin(a + 0.3):.0f}", 5, lines(h)) for a in [i * 0.7 for i in range(9)])
    far = path("M566 340C596 336 604 380 590 412C580 424 566 420 564 408Z", h, 9)
    return far + cap(h, "soft", 4) + sweep(h, [[(440, 170), (360, 200), (290, 300)], [(446, 174), (520, 210), (556, 290)]]) + strokes("M446 120L440 236", 5, lines(h)) + coil + ticks


def plait(points: Points, width: float, h: str) -> str:
    """A plait along a line: overlapping links."""
    out = ""
    for index in range(len(points) - 1, 0, -1):
        (x0, y0), (x1, y1) = points[index - 1], points[index]
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        length = math.hypot(x1 - x0, y1 - y0) * 1.25
        link = f'<g transform="translate({(x0 + x1) / 2:.0f} {(y0 + y1) / 2:.0f}) rotate({angle:.0f})">'
        out += link + path(f"M{-length / 2} 0C{-length / 4} {-width} {length / 4} {-width} {length / 2} 0C{length / 4} {width} {-length / 4} {width} {-length / 2} 0Z", h, 8)
        out += strokes(f"M{-length / 3} {-width * 0.2}Q0 {width * 0.2} {length / 3} {-width * 0.1}", 4, lines(h)) + "</g>"
    return out


def plait_crown(h: str) -> str:
    """A plait laid round the head like a crown."""
    points: Points = [(206, 330), (196, 274), (210, 218), (246, 170), (296, 136), (352, 116), (412, 110), (470, 122), (522, 152), (558, 198), (576, 250)]
    return cap(h, "soft", 2) + sweep(h, [[(344, 260), (290, 300), (250, 350)], [(440, 230), (360, 200), (280, 250)]]) + plait(points, 28, h)


def plait_long(h: str) -> str:
    """One long plait over the shoulder."""
    points: Points = [(236, 456), (212, 512), (196, 570), (190, 630), (194, 690), (204, 750), (216, 806), (224, 850)]
    tail = path("M212 850L236 850L246 916L222 900L204 918Z", h, 8) + path("M206 836h40v20h-40Z", "#2f5f6a", 6)
    d: Points = [(330, 420), (282, 470), (232, 476), (196, 420), (196, 280), (270, 158), (390, 112), (500, 136), (566, 212), (576, 300), (548, 252), (480, 226), (400, 232), (346, 274), (326, 350)]
    return tail + plait(points, 34, h) + shape(d, h, 11) + sweep(h, [[(400, 226), (320, 220), (250, 320), (236, 440)], [(336, 290), (296, 350), (276, 440)]], 5)


def coiled(h: str) -> str:
    """Plaits coiled on the crown."""
    coil: Points = [(286, 150), (250, 112), (262, 60), (316, 30), (380, 30), (426, 62), (432, 110), (390, 146)]
    heart = shape([(300, 140), (290, 80), (350, 56), (400, 90), (380, 140)], h, 9)
    return heart + plait(coil, 26, h) + cap(h, "soft", 6) + sweep(h, [[(540, 250), (460, 190), (380, 140)], [(400, 232), (340, 190), (310, 150)], [(310, 310), (256, 260), (262, 180)]])


def loaf(h: str) -> str:
    """A cottage loaf: a wide soft roll round the head and a knot on top."""
    knot = shape([(300, 90), (310, 30), (380, 4), (450, 30), (462, 90), (380, 116)], h, 11) + strokes("M330 60Q380 30 430 60M340 84Q390 60 440 86", 5, lines(h))
    d: Points = [(300, 392), (266, 380), (238, 356), (196, 384), (158, 300), (180, 180), (260, 100), (390, 72), (520, 100), (600, 190), (604, 290), (572, 330), (552, 262), (490, 236), (410, 230), (346, 264), (314, 320)]
    return knot + shape(d, h, 11) + sweep(h, [[(546, 250), (520, 170), (420, 110)], [(460, 230), (430, 160), (340, 110)], [(380, 240), (330, 180), (256, 160)], [(330, 290), (270, 240), (206, 250)], [(306, 350), (250, 320), (196, 340)]], 6)


def piled(h: str) -> str:
    """Piled high in rolls."""
    rolls = "".join(shape(r, h, 10) for r in (
        [(250, 160), (240, 80), (310, 30), (360, 90), (330, 160)], [(330, 130), (330, 30), (420, -4), (470, 60), (430, 140)],
        [(430, 130), (450, 40), (530, 50), (560, 120), (520, 180)],
    ))
    swirls = strokes("M270 110Q300 70 330 90M360 70Q400 30 436 60M470 96Q510 76 534 110", 6, lines(h))
    return rolls + swirls + cap(h, "soft", 12) + sweep(h, [[(540, 246), (490, 180), (420, 140)], [(400, 230), (360, 180), (320, 150)], [(310, 310), (250, 260), (250, 190)]], 6)


def wild(h: str) -> str:
    """A great untidy bush of hair, pinned up."""
    d = "M320 430L270 470L240 448L190 470L196 420L142 404L176 350L130 300L176 270L150 200L214 200L214 130L280 150L306 80L360 116L410 66L450 112L520 86L528 146L592 150L576 206L626 240L584 280L604 330L564 344L548 262L490 240L410 236L350 276L330 350Z"
    return path(d, h, 11) + sweep(h, [[(400, 230), (330, 190), (260, 210)], [(340, 290), (260, 290), (200, 300)], [(320, 370), (260, 380), (200, 400)], [(500, 240), (480, 170), (440, 140)]], 6)


def wet(h: str) -> str:
    """Short and combed back wet, in clear furrows."""
    bends: list[Points] = [[(530 - i * 34, 226 - i * 4), (470 - i * 40, 150 + i * 6), (340 - i * 24, 150 + i * 24)] for i in range(5)]
    return cap(h, "round", 0) + sweep(h, bends, 6)


STYLES: dict[str, Callable[[str], str]] = {
    style.__name__: style
    for style in (
        slick, parted, cropped, curly, wavy, leonine, tousled, cowlick, receding, ring, combed_over, wisps,
        unruly, shaggy, artist, bob, bob_fringe, bob_wavy, shingle, eton, marcel, curls, frizz, bun, thin_knot,
        low_knot, chignon, earphones, plait_crown, plait_long, coiled, loaf, piled, wild, wet,
    )
}


def hair(style: str, colour: str) -> str:
    """The hair of a person; '' for none."""
    return STYLES[style](colour) if style else ""


def patch(points: Points, colour: str, bends: list[Points] | None = None, line: float = 8) -> str:
    """A beard's mass with strands."""
    return path(curve(points, True), colour, line) + sweep(colour, bends or [], 5)


def moustache(kind: str, c: str) -> str:
    """Hair on the upper lip."""
    forms = {
        "thin": "M440 468Q470 456 486 462Q502 454 526 464Q502 466 486 470Q468 466 440 468Z",
        "pencil": "M446 470Q468 462 482 468L482 474Q466 470 446 476ZM492 467Q508 460 526 468L526 474Q510 468 492 474Z",
        "clipped": "M444 476Q452 454 486 454Q518 452 528 472Q506 480 486 476Q466 482 444 476Z",
        "toothbrush": "M466 450H508V478H466Z",
        "bushy": "M424 486Q436 452 486 452Q534 450 546 482Q530 500 488 482Q446 504 424 486Z",
        "drooping": "M426 474Q450 446 486 456Q520 444 544 470Q560 500 556 540Q540 530 532 502Q510 484 488 478Q462 486 444 506Q438 536 420 548Q410 506 426 474Z",
        "walrus": "M408 490Q430 440 486 448Q540 436 564 484Q572 520 548 530Q520 512 488 520Q448 516 424 536Q400 520 408 490Z",
        "waxed": "M380 446Q386 476 424 474Q450 452 486 460Q516 448 542 468Q580 472 588 440Q604 484 552 492Q510 490 486 476Q460 494 424 494Q372 490 380 446Z",
        "handlebar": "M392 470Q404 482 430 474Q456 452 486 460Q518 448 538 468Q558 476 572 464Q564 498 532 494Q506 492 486 476Q462 496 428 498Q396 496 392 470Z",
    }
    return path(forms[kind], c, 7)


def beard(kind: str, c: str) -> str:
    """Hair on cheeks and chin, with its moustache where it has one."""
    jaw: Points = [(286, 400), (306, 470), (340, 520), (400, 556), (470, 564), (536, 544), (568, 490), (574, 440)]
    if kind == "full":
        low: Points = [(566, 510), (552, 576), (500, 622), (430, 630), (350, 592), (290, 520), (268, 420)]
        mass = patch([*low, (294, 396), (330, 460), (390, 470), (430, 470), (486, 462), (536, 468), (570, 440)], c, [[(330, 500), (370, 560), (420, 600)], [(440, 540), (450, 580), (450, 616)], [(540, 500), (528, 560), (500, 600)]], 10)
        return mass + moustache("walrus", c) + strokes("M458 512Q486 520 514 510", 8)
    if kind == "short":
        mass = patch([(570, 470), (556, 540), (506, 580), (430, 584), (350, 552), (296, 482), (276, 410), (296, 392), (318, 450), (372, 490), (430, 486), (452, 520), (486, 532), (520, 518), (540, 484)], c, [[(340, 500), (380, 540)], [(430, 546), (440, 572)], [(520, 540), (510, 566)]])
        return mass + moustache("bushy", c)
    if kind == "long":
        mass = patch([(572, 440), (570, 540), (560, 660), (500, 760), (420, 770), (350, 690), (300, 580), (272, 420), (294, 396), (330, 460), (390, 474), (430, 470), (486, 464), (540, 468)], c, [[(330, 510), (380, 620), (420, 720)], [(420, 540), (450, 640), (460, 740)], [(490, 560), (500, 660), (480, 730)], [(546, 520), (540, 620), (510, 700)]], 10)
        return mass + moustache("walrus", c) + strokes("M460 514Q486 520 512 512", 7)
    if kind == "spade":
        mass = patch([(566, 476), (566, 560), (552, 640), (430, 646), (380, 590), (326, 520), (282, 430), (296, 396), (330, 460), (390, 490), (440, 486), (486, 510), (530, 486)], c, [[(400, 540), (430, 620)], [(470, 560), (470, 630)], [(536, 540), (524, 620)]], 9)
        return mass + moustache("bushy", c)
    if kind == "fringe":  # under the chin, the lips and cheeks bare
        return patch([*jaw, (598, 470), (590, 560), (530, 622), (440, 640), (350, 606), (284, 536), (256, 430)], c, [[(330, 530), (380, 590)], [(430, 580), (436, 626)], [(530, 566), (520, 610)]], 9)
    if kind == "pointed":
        return patch([(446, 516), (486, 524), (524, 512), (530, 560), (496, 652), (470, 640), (438, 566)], c, [[(486, 540), (488, 620)]]) + moustache("handlebar", c)
    if kind == "goatee":
        return patch([(448, 520), (486, 528), (520, 516), (530, 566), (506, 610), (470, 612), (442, 570)], c, [[(484, 540), (486, 600)]])
    if kind == "tuft":
        return patch([(468, 522), (502, 520), (508, 552), (490, 592), (470, 556)], c)
    if kind == "chops":
        return patch([(276, 380), (300, 372), (318, 430), (356, 470), (400, 490), (404, 526), (360, 546), (310, 516), (276, 450)], c, [[(300, 410), (330, 470), (370, 510)]], 9) + path("M566 420C580 440 580 480 560 500C550 480 552 440 566 420Z", c, 7)
    if kind == "whiskers":  # long at the sides, chin bare
        return patch([(274, 380), (300, 374), (312, 440), (344, 500), (352, 580), (316, 600), (270, 560), (246, 470), (256, 420)], c, [[(290, 420), (300, 500), (320, 580)], [(274, 440), (282, 520)]], 9) + path("M572 410C604 440 606 540 576 570C560 540 556 460 572 410Z", c, 8)
    return moustache(kind, c)
