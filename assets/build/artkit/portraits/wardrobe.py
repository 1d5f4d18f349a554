"""Costumes as SVG, on the 704 px square of Open Peeps (neck at 391, 600).

Every function returns elements in plain colours; the painter adds light. `cloth` is the garment's
colour, `trim` its second one.
"""

from __future__ import annotations

import math
import random

from artkit.portraits.stitches import GOLD, INK, PEARL, SHIRT, SHOULDERS, dot, path


def neck(skin: str) -> str:
    """Neck and breast bone, under every costume."""
    return path(
        "M318 470L312 530C304 566 284 592 240 604L300 990H480L530 604C508 598 499 580 499 530V470Z",
        skin,
        0,
    ) + (
        path("M320 524C312 558 290 588 240 604", line=11)
        + path("M500 540C499 578 508 598 528 604", line=11)
    )


def coat(cloth: str, neckline: str) -> str:
    """The garment's body: shoulders, closed by the given neckline (which runs from right to left)."""
    folds = path("M96 990C92 900 104 828 132 776", line=9) + path(
        "M690 990C694 900 680 828 652 776", line=9
    )
    return path(SHOULDERS + neckline + "Z", cloth, 12) + folds


def suit(cloth: str, trim: str, tie: str, bow: bool = False, stripes: bool = False) -> str:
    """Jacket with peaked lapels over shirt and tie (or bow tie and waistcoat)."""
    out = path("M262 606L391 726L516 608L570 690L440 990H342L214 690Z", SHIRT, 0)
    out += coat(cloth, "L560 640C520 760 470 880 430 990H352C312 880 262 760 214 640L247 598")
    if stripes:
        out += "".join(
            f'<path d="M{x} 990L{x + (391 - x) * 0.16:.0f} 660" stroke="#ffffff" stroke-opacity=".20" stroke-width="4"/>'
            for x in [*range(10, 300, 38), *range(500, 790, 38)]
        )
    if bow:
        out += path(
            "M352 990C340 900 332 850 318 800L391 850L464 800C450 850 442 900 430 990Z", trim, 9
        )
        out += "".join(dot(391, y, 8, GOLD, 4) for y in (888, 936))
    collar = "M264 602L391 716L332 786L240 640ZM518 602L391 716L450 786L542 640Z"
    if not bow:
        out += path("M366 722L416 722L432 768L446 990H336L350 768Z", tie, 9)
        out += path("M352 768L430 768", line=6)
    out += path(collar, SHIRT, 10)
    if bow:
        out += path(
            "M391 744L300 698C290 730 290 770 300 800L391 758L482 800C492 770 492 730 482 698Z",
            tie,
            9,
        )
        out += path("M372 728H410V772H372Z", tie, 8) + path(
            "M318 730L352 742M464 730L430 742", line=5
        )
    lapels = "M236 600L150 700L222 742L182 786L356 990L326 812ZM538 602L632 700L560 742L600 786L426 990L456 812Z"
    out += path(lapels, trim, 11)
    out += path("M546 868l66 -16l10 14l-22 -34l-14 30l-14 -34l-26 40Z", SHIRT, 6)
    return out


def cassock(cloth: str, trim: str) -> str:
    """A clergyman's cassock with a short cape, many buttons and a pectoral cross."""
    out = coat(cloth, "C500 690 452 716 391 716C330 716 282 690 247 598")
    out += path("M391 760V990", line=8)
    out += "".join(dot(391, y, 9, trim, 4) for y in range(800, 990, 46))
    out += path("M8 868C120 812 262 806 376 990M774 868C662 812 520 806 406 990", line=9)
    out += path(
        "M240 598C276 690 336 726 391 726C446 726 506 690 532 598L556 646C520 744 452 784 391 784C330 784 262 744 218 646Z",
        trim,
        10,
    )
    out += path("M352 712C378 722 404 722 430 712L434 772C404 784 378 784 348 772Z", PEARL, 8)
    chain = "M254 690C270 800 330 868 391 880C452 868 512 800 528 690"
    out += path(chain, line=11) + path(chain, line=6, colour=GOLD, extra='stroke-dasharray="9 5"')
    out += path("M378 872H404V896H432V922H404V978H378V922H350V896H378Z", GOLD, 7)
    return out


def uniform(cloth: str, trim: str) -> str:
    """An officer's tunic: stand collar, epaulettes with fringes, medals and a shoulder belt."""
    out = coat(cloth, "C500 690 452 716 391 716C330 716 282 690 247 598")
    out += path("M391 756V990", line=8)
    out += path("M150 660L118 690L470 1000L530 1000Z", "#5b341c", 9) + path(
        "M140 680L500 1000", line=3, colour="#a87545"
    )
    out += path("M262 792h44v44h-44Z", GOLD, 7, extra='transform="rotate(42 284 814)"')
    out += path(
        "M240 594C276 686 336 722 391 722C446 722 506 686 532 594L552 644C518 740 452 778 391 778C330 778 264 740 222 644Z",
        trim,
        10,
    )
    out += dot(318, 716, 12, GOLD) + dot(464, 716, 12, GOLD)
    for y in (838, 908, 976):
        out += dot(352, y, 14, GOLD) + dot(430, y, 14, GOLD)
    for side in (-1, 1):
        fringe = "".join(
            f'<path d="M{x} {752 - index * 1.5:.0f}v34" stroke="{GOLD}" stroke-width="9"/>'
            for index, x in enumerate(range(84, 196, 13))
        )
        board = path("M70 742C90 690 150 656 216 646L226 700C180 706 130 726 92 762Z", GOLD, 9)
        star = dot(150, 704, 11, trim, 4)
        mirror = "" if side < 0 else 'transform="translate(782 0) scale(-1 1)"'
        out += f"<g {mirror}>{path('M80 752h116v40H80Z', '#7a5c26', 6)}{fringe}{board}{star}</g>"
    for index, colour in enumerate(("#8c2a2a", "#2f5a8c", "#3d6b3a")):
        x = 520 + index * 44
        out += path(f"M{x} 824h38v34l-19 18l-19 -18Z", colour, 6) + dot(x + 19, 892, 17, GOLD, 6)
    return out


def gown(cloth: str, trim: str, skin: str, rows: int = 2, stole: str = "") -> str:
    """An evening dress with a deep neckline; `rows` of pearls; `stole` is the colour of a fur, or empty."""
    out = path("M247 598L391 990L523 600L600 640L182 640Z", skin, 0)
    out += coat(cloth, "L548 616C520 700 452 790 391 812C330 790 262 700 234 606L247 598")
    out += path("M232 606C262 700 330 790 391 812C452 790 520 700 550 616", line=22, colour=trim)
    out += path("M220 612C252 712 326 806 391 830C456 806 530 712 562 620", line=8)
    out += path(
        "M391 830C380 880 376 930 376 990M330 806C300 860 290 920 288 990M452 806C482 860 492 920 494 990",
        line=7,
    )
    if stole:
        out += fur(stole)
    for row in range(rows):
        depth, count = 84 + 44 * row, 19 + 3 * row
        for index in range(count):
            angle = math.pi * index / (count - 1)
            x, y = 391 - (126 + 4 * row) * math.cos(angle), 606 + depth * math.sin(angle)
            out += dot(x, y, 11.5, PEARL, 4.5)
    return out


def fur(colour: str, seed: int = 3) -> str:
    """A thick stole round the shoulders, made of tufts."""
    rng = random.Random(seed)
    out = path(
        "M196 596C120 616 40 660 -20 760L60 900C130 800 200 740 262 700ZM586 596C662 616 742 660 802 760L722 900C652 800 582 740 520 700Z",
        colour,
        12,
    )
    for side in (-1, 1):
        for _ in range(150):
            u, v = rng.random(), rng.uniform(-1, 1)
            x, y = 150 + u * 270, 640 + u * u * 190 + v * 62
            angle = 0.9 + u * 0.5 + rng.uniform(-0.5, 0.5)
            length = rng.uniform(18, 36)
            dx, dy = math.cos(angle) * length, math.sin(angle) * length
            px = 391 + side * x
            tone = rng.choice([INK, "#ffffff", "#ffffff"])
            opacity = 0.50 if tone == INK else 0.16
            out += (
                f'<path d="M{px:.0f} {y:.0f}q{side * dx * 0.3:.0f} {dy * 0.7:.0f} {side * dx:.0f} {dy:.0f}" '
                f'stroke="{tone}" stroke-opacity="{opacity}" stroke-width="{rng.uniform(3, 6):.1f}" '
                f'fill="none" stroke-linecap="round"/>'
            )
    return out


def deco_gown(cloth: str, trim: str, skin: str) -> str:
    """An evening dress with a beaded art-deco collar and a feather boa."""
    out = gown(cloth, trim, skin, rows=0)
    for ring, (radius, colour) in enumerate(((150, GOLD), (128, trim), (108, GOLD))):
        depth = radius * 0.92
        d = f"M{391 - radius} {606 - ring * 6}C{391 - radius} {606 + depth} {391 + radius} {606 + depth} {391 + radius} {606 - ring * 6}"
        out += path(d, line=26) + path(d, line=17, colour=colour)
    for index in range(15):
        angle = math.pi * (0.06 + 0.88 * index / 14)
        x, y = 391 - 128 * math.cos(angle), 604 + 90 * math.sin(angle)
        out += dot(x, y, 7.5, PEARL, 3)
    rng = random.Random(8)
    plumes = ""
    for side in (-1, 1):
        for index in range(34):
            u = index / 34
            x, y = 391 + side * (170 + u * 240), 660 + u * u * 250 + rng.uniform(-40, 40)
            angle = math.radians(90 - side * (30 + rng.uniform(-70, 70)))
            length = rng.uniform(90, 150)
            ex, ey = x + math.cos(angle) * length, y + math.sin(angle) * length
            colour = rng.choice([trim, cloth, "#123a57", "#1d6f78"])
            plumes += path(
                f"M{x:.0f} {y:.0f}Q{(x + ex) / 2 + 26:.0f} {(y + ey) / 2 - 22:.0f} {ex:.0f} {ey:.0f}"
                f"Q{(x + ex) / 2 - 22:.0f} {(y + ey) / 2 + 26:.0f} {x:.0f} {y:.0f}Z",
                colour,
                4,
            )
    return out + plumes


def housekeeper(cloth: str, trim: str, apron: str) -> str:
    """A buttoned blouse with a high collar and cameo, under an apron with frilled straps."""
    out = coat(cloth, "C500 690 452 716 391 716C330 716 282 690 247 598")
    out += path("M391 770V990", line=7) + "".join(dot(391, y, 9, trim, 4) for y in (836, 890))
    for side in (-1, 1):
        mirror = "" if side < 0 else 'transform="translate(782 0) scale(-1 1)"'
        frill = "M150 652C100 690 76 730 84 764C60 790 66 826 88 842C72 874 84 906 108 920C96 950 104 980 120 996L250 996C236 880 226 760 236 640Z"
        waves = "".join(
            path(
                f"M{96 + index * 6} {736 + index * 62}C140 {726 + index * 62} 190 {716 + index * 62} 226 {720 + index * 56}",
                line=5,
            )
            for index in range(4)
        )
        out += f"<g {mirror}>{path(frill, apron, 10)}{waves}</g>"
    out += path("M262 900H520V996H262Z", apron, 10) + path("M262 924H520", line=4)
    out += path(
        "M242 592C276 676 336 712 391 712C446 712 506 676 530 592L560 650C520 742 452 782 391 782C330 782 262 742 214 650Z",
        PEARL,
        10,
    )
    waves = "".join(
        path(f"M{250 + i * 28} {676 + 46 * math.sin(math.pi * i / 10):.0f}q10 26 2 40", line=4)
        for i in range(11)
    )
    out += waves + path("M391 752l-58 -30v66ZM391 752l58 -30v66Z", trim, 8)
    out += f'<ellipse cx="391" cy="756" rx="24" ry="29" fill="#c9884a" stroke="{INK}" stroke-width="7"/><ellipse cx="391" cy="756" rx="12" ry="16" fill="{PEARL}"/>'
    return out


def trench(cloth: str, trim: str, tie: str) -> str:
    """A raincoat with a turned-up collar over shirt and tie."""
    out = suit(trim, trim, tie)
    out += coat(cloth, "L600 700C520 820 460 900 430 990H352C322 900 262 820 182 700L247 598")
    out += path("M238 586L96 690L206 830L318 700ZM544 586L686 690L576 830L464 700Z", cloth, 12)
    out += path("M60 760h90v30h-90ZM632 760h90v30h-90Z", cloth, 8)
    return out + dot(290, 900, 15, trim) + dot(492, 900, 15, trim)


def pullover(cloth: str, trim: str) -> str:
    """A fair-isle slipover with shirt collar and tie."""
    out = coat(cloth, "L530 620C500 720 440 800 391 830C342 800 282 720 250 606L247 598")
    zigzag = "".join(f"l17 {-22 if i % 2 else 22}" for i in range(48))
    for y in (880, 950):
        out += path(f"M-20 {y}{zigzag}", line=7, colour=trim)
    out += path("M262 606L391 820L516 608Z", SHIRT, 0)
    out += path("M368 722L414 722L430 770L391 816L352 770Z", trim, 8)
    out += path("M264 602L391 716L332 786L240 640ZM518 602L391 716L450 786L542 640Z", SHIRT, 10)
    return out + path(
        "M250 612C282 726 342 806 391 836C440 806 500 726 530 622", line=16, colour=trim
    )


def blouse(cloth: str, trim: str, skin: str) -> str:
    """A sailor-collared blouse with a scarf."""
    out = path("M247 598L391 880L523 600Z", skin, 0)
    out += coat(cloth, "L548 616C520 690 452 770 391 800C330 770 262 690 234 606L247 598")
    out += path(
        "M234 600L120 680L300 900L391 806L482 900L662 680L550 606C520 700 452 780 391 800C330 780 262 700 234 600Z",
        trim,
        10,
    )
    return (
        out
        + path("M391 800L350 860L320 990L391 930L462 990L432 860Z", "#a8342f", 9)
        + path("M366 796h50l8 40h-66Z", "#a8342f", 8)
    )
