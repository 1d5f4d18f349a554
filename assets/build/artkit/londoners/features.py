"""Heads and faces in three-quarter view: shape, eyes, brows, nose, mouth, and what age writes on them."""

from __future__ import annotations

from artkit.londoners.pen import curve, mix, shape, stroke, strokes
from artkit.portraits.stitches import INK, dot, path

EYES = ((412.0, 376.0), (520.0, 373.0))
MOUTH = (484.0, 494.0)

# Cheek, jaw and chin of a face, px: how far they stand out from the middle form; `square` widens the jaw.
FACES = {
    "oval": (0, 0, 0, 0.0),
    "gaunt": (4, -26, 14, 0.0),
    "long": (-4, -14, 26, 0.2),
    "round": (10, 14, -6, 0.4),
    "plump": (18, 32, 4, 0.6),
    "square": (0, 8, 6, 1.0),
    "heart": (8, -18, -4, -0.3),
    "broad": (12, 20, 10, 1.0),
}


def head(kind: str, skin: str) -> str:
    """Skull, jaw and ear."""
    cheek, jaw, chin, square = FACES[kind]
    right = [
        (392.0, 137.0), (478.0, 152.0), (538.0, 208.0), (556.0, 290.0), (562.0 + cheek * 0.6, 350.0),
        (570.0 + cheek, 410.0), (568.0 + cheek * 0.4 + jaw * 0.6, 468.0),
        (548.0 + jaw + 12 * square, 518.0 + 8 * square), (498.0 + jaw * 0.4 + 22 * square, 556.0 + chin),
    ]
    left = [
        (440.0 - 12 * square, 566.0 + chin), (378.0 - jaw * 0.5 - 10 * square, 556.0 + chin * 0.8),
        (314.0 - jaw * 0.9 - 8 * square, 520.0 + chin * 0.3), (266.0 - jaw * 0.3, 446.0), (240.0, 380.0),
        (226.0, 296.0), (246.0, 214.0), (310.0, 154.0),
    ]
    out = path(curve(right + left, True), skin, 0)
    out += stroke([*left[-3:], *right, *left[:2]], 12)
    out += stroke([left[3], left[2], ((left[1][0] + left[2][0]) / 2, (left[1][1] + left[2][1]) / 2 + 4)], 8)
    if kind in ("plump", "broad"):
        out += strokes(f"M360 {588 + chin}Q430 {612 + chin} 496 {590 + chin}", 6, mix(skin, INK, 0.5))
    ear = [(262.0, 352.0), (222.0, 346.0), (202.0, 384.0), (218.0, 430.0), (262.0, 442.0)]
    return out + path(curve(ear), skin, 11) + strokes("M226 376C246 372 252 388 240 402", 6)


def eye(x: float, y: float, wide: float, gaze: float, woman: bool, side: int) -> str:
    """One eye; `wide` 1 is open, 0 closed; `gaze` -1 to 1 looks aside; `side` -1 is the far left one."""
    reach = 23 if side < 0 else 19
    if wide <= 0.05:
        return strokes(f"M{x - reach} {y}Q{x} {y + 15} {x + reach} {y - 1}", 8)
    top, low = 17 * wide, 10 * min(1.0, wide + 0.2)
    almond = (
        f"M{x - reach} {y + 2}Q{x - 3} {y - top * 1.65} {x + reach} {y}"
        f"Q{x} {y + low * 1.5} {x - reach} {y + 2}Z"
    )
    clip = f"e{side + 1}"
    out = f'<clipPath id="{clip}"><path d="{almond}"/></clipPath><path d="{almond}" fill="#f6eddb"/>'
    centre = x + 1 + gaze * 8
    out += f'<g clip-path="url(#{clip})"><circle cx="{centre}" cy="{y - 3}" r="11.5" fill="{INK}"/></g>'
    out += f'<circle cx="{centre - 4}" cy="{y - 7}" r="3" fill="#ffffff"/>' if wide > 0.6 else ""
    out += strokes(f"M{x - reach} {y + 2}Q{x - 3} {y - top * 1.65} {x + reach} {y}", 9 if woman else 7.5)
    if woman:
        out += strokes(f"M{x - reach} {y + 1}l-10 -7M{x - reach + 5} {y - 6}l-8 -9", 5)
    return out


BROWS = {  # of the left eye: points from the outer end to the inner one, relative to the eye
    "level": ((-34, -30), (-4, -42), (28, -34)),
    "arched": ((-34, -28), (-6, -54), (28, -38)),
    "raised": ((-34, -46), (-4, -66), (30, -52)),
    "stern": ((-36, -46), (-4, -40), (32, -24)),
    "worried": ((-36, -28), (-4, -44), (26, -58)),
    "flat": ((-36, -30), (-2, -31), (32, -29)),
    "heavy": ((-38, -26), (-2, -34), (34, -22)),
}


def brow(kind: str, at: tuple[float, float], weight: float, colour: str, mirror: bool) -> str:
    """A brow over one eye."""
    flip, close = (-1, 0.82) if mirror else (1, 1.0)
    points = [(at[0] + flip * dx * close, at[1] + dy) for dx, dy in BROWS[kind]]
    return stroke(points, weight, colour)


def eyes(person: dict[str, object], woman: bool, colour: str) -> str:
    """Both eyes with their brows, from `eyes` = {open, gaze, left, right, brow, weight}."""
    look: dict[str, float] = dict(person.get("eyes", {}))  # type: ignore[call-overload]
    brows = str(person.get("brows", "level"))
    first, _, second = brows.partition("/")
    wide, gaze = float(look.get("open", 0.85)), float(look.get("gaze", 0.25))
    weight = float(look.get("weight", 6.5 if woman else 10))
    out = eye(*EYES[0], float(look.get("left", wide)), gaze, woman, -1)
    out += eye(*EYES[1], float(look.get("right", wide)), gaze, woman, 1)
    return (
        out
        + brow(first, EYES[0], weight, colour, False)
        + brow(second or first, EYES[1], weight, colour, True)
    )


NOSES = {
    "small": "M494 388C506 406 516 422 508 434C500 444 482 442 476 434",
    "straight": "M486 372C496 396 524 424 518 438C510 452 486 448 474 438",
    "hooked": "M486 362C520 378 542 420 524 446C512 444 504 444 474 440",
    "bulb": "M492 388C500 398 534 408 532 430C528 456 484 458 470 436",
    "snub": "M496 396C506 404 528 406 524 424C518 440 490 440 478 432",
    "broken": "M484 362L508 388L498 400C522 416 534 432 520 446C506 454 486 450 474 440",
    "long": "M484 366C498 404 534 446 524 458C510 466 486 460 474 448",
}


def nose(kind: str, red: bool) -> str:
    """The nose's line; `red` warms its tip."""
    tip = '<ellipse cx="506" cy="430" rx="30" ry="25" fill="#c0452e" fill-opacity=".5"/>' if red else ""
    return tip + path(NOSES[kind], line=9)


def mouth(kind: str, lips: str) -> str:
    """The mouth; with a colour for `lips` they are painted."""
    x, y = MOUTH
    if lips:
        forms = {
            "smile": ((-40, -5), (-14, -7), (0, -3), (12, -8), (34, -8), (2, 17)),
            "grin": ((-46, -10), (-14, -8), (0, -6), (12, -9), (40, -14), (0, 30)),
            "flat": ((-34, 1), (-12, -8), (0, -4), (10, -9), (30, -1), (0, 14)),
            "pursed": ((-20, 2), (-8, -8), (1, -4), (9, -8), (20, 1), (1, 14)),
            "frown": ((-36, 8), (-12, -8), (0, -4), (12, -9), (32, 6), (0, 16)),
            "smirk": ((-34, 6), (-12, -6), (0, -3), (12, -9), (38, -12), (4, 16)),
            "pout": ((-25, 0), (-10, -13), (1, -7), (10, -13), (24, -2), (1, 21)),
            "open": ((-30, -4), (-10, -13), (1, -9), (10, -13), (28, -6), (0, 26)),
        }
        points = [(x + dx, y + dy) for dx, dy in forms[kind]]
        out = shape(points, lips, 5)
        if kind == "grin":
            teeth = f"M{x - 34} {y - 5}Q{x} {y + 4} {x + 31} {y - 9}Q{x} {y + 18} {x - 34} {y - 5}Z"
            return out + path(teeth, "#f8f2e4", 4)
        if kind == "open":
            return out + path(f"M{x - 20} {y - 1}Q{x} {y - 4} {x + 19} {y - 3}Q{x} {y + 15} {x - 20} {y - 1}Z", "#3a1512", 3)
        left, middle, right = points[0], points[2], points[4]
        return out + stroke([left, (middle[0] - 10, middle[1] + 4), (middle[0], middle[1] + 3), right], 5)
    lines = {
        "smile": f"M{x - 44} {y - 10}Q{x - 4} {y + 26} {x + 36} {y - 12}M{x - 50} {y - 16}l10 10",
        "flat": f"M{x - 36} {y + 2}Q{x} {y - 3} {x + 32} {y}",
        "pursed": f"M{x - 22} {y}Q{x} {y - 7} {x + 20} {y}M{x - 12} {y + 16}Q{x} {y + 20} {x + 12} {y + 15}",
        "frown": f"M{x - 40} {y + 14}Q{x - 2} {y - 16} {x + 34} {y + 12}",
        "smirk": f"M{x - 32} {y + 6}Q{x + 8} {y + 12} {x + 40} {y - 14}",
        "pout": f"M{x - 26} {y + 2}Q{x} {y - 12} {x + 24} {y + 1}M{x - 16} {y + 18}Q{x} {y + 26} {x + 16} {y + 17}",
    }
    if kind == "grin":
        grin = f"M{x - 48} {y - 14}Q{x - 4} {y - 4} {x + 40} {y - 18}Q{x + 30} {y + 30} {x - 4} {y + 28}Q{x - 38} {y + 22} {x - 48} {y - 14}Z"
        return path(grin, "#f8f2e4", 8) + strokes(f"M{x - 40} {y + 4}Q{x - 2} {y + 12} {x + 34} {y + 1}", 3)
    if kind == "open":
        return path(f"M{x - 26} {y - 8}Q{x} {y - 16} {x + 26} {y - 10}Q{x + 20} {y + 28} {x - 2} {y + 28}Q{x - 24} {y + 24} {x - 26} {y - 8}Z", "#3a1512", 8)
    return path(lines[kind], line=9)


def years(age: int, skin: str, woman: bool) -> str:
    """Lines of age: from 36 at the eyes, from 46 beside the mouth, from 56 on the brow and below the eyes."""
    tone = mix(skin, "#2a120a", 0.55)
    out = ""
    if age >= 36:
        out += strokes("M374 384l-16 8M374 374l-18 -2", 4, tone)
    if age >= 42:
        out += strokes("M458 440C440 456 434 474 438 494", 5.5 if woman else 7, tone)
    if age >= 48:
        out += strokes("M392 404Q412 416 432 404M506 402Q522 412 538 400", 5, tone)
    if age >= 54:
        out += strokes("M372 272Q440 258 520 268M392 296Q450 284 510 292", 5, tone)
        out += strokes("M552 440C560 458 560 474 554 488", 5, tone)
    if age >= 60:
        out += strokes("M396 414Q412 426 430 414M366 396l-22 16M330 470C340 490 352 502 366 508", 5, tone)
        out += strokes("M430 500C422 516 424 530 432 540M546 496C548 512 544 524 538 532", 5, tone)
    if age >= 66:
        out += strokes("M382 320Q440 308 506 314M352 440C362 452 366 466 364 482M478 300l0 24M492 300l2 22", 5, tone)
    return out


def cheeks(colour: str, strength: float) -> str:
    """Colour in the cheeks."""
    stops = (
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
    )
    return (
        f'<defs><radialGradient id="cheek">{stops}</radialGradient></defs>'
        '<ellipse cx="374" cy="446" rx="66" ry="50" fill="url(#cheek)"/>'
        '<ellipse cx="540" cy="438" rx="34" ry="42" fill="url(#cheek)"/>'
    )


def marks(kinds: list[str], skin: str) -> str:
    """Freckles, spots, a scar, a beauty spot, stubble, soot, flour."""
    out = ""
    tone = mix(skin, "#6a2a12", 0.5)
    freckles = [(372, 418), (392, 432), (358, 440), (380, 456), (410, 426), (536, 420), (552, 432), (470, 404), (344, 424), (400, 450)]
    if "freckles" in kinds:
        out += "".join(dot(x, y, 4.4, tone, 0) for x, y in freckles)
    if "spots" in kinds:
        out += "".join(dot(x, y, 6.5, "#b0402e", 0) for x, y in [(366, 462), (396, 484), (546, 470), (430, 290), (352, 430)])
    if "beauty_spot" in kinds:
        out += dot(430, 470, 6, INK, 0)
    if "scar" in kinds:
        out += strokes("M452 232L436 262L446 284L430 318", 6, mix(skin, "#7a2418", 0.7)) + strokes(
            "M434 252l22 8M428 282l24 8", 4, mix(skin, "#7a2418", 0.7)
        )
    if "stubble" in kinds:
        jaw = [(300, 470), (330, 520), (384, 556), (450, 566), (520, 548), (556, 500), (552, 470), (508, 476), (480, 466), (440, 478), (384, 500), (330, 450)]
        out += f'<path d="{curve(jaw, True)}" fill="#3a3430" fill-opacity=".30"/>'
    if "soot" in kinds:
        out += '<path d="M330 300q60 20 40 60q-50 10 -60 -20ZM520 440q40 -10 36 30q-40 20 -56 -6ZM380 520q60 -20 80 16q-50 30 -90 4Z" fill="#181210" fill-opacity=".42"/>'
    if "flour" in kinds:
        out += '<path d="M336 420q50 -10 60 26q-30 24 -66 4Z" fill="#ffffff" fill-opacity=".75"/>'
    if "tears" in kinds:
        out += strokes("M392 404q-6 18 0 26", 4, "#e8f0f0")
    return out
