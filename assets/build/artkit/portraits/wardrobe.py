"""Costumes, hats and small things as SVG, on the 704 px square of Open Peeps (neck at 391, 600).

Every function returns elements in plain colours; the painter adds light. `cloth` is the garment's
colour, `trim` its second one. Ink lines are drawn in INK so that the painter knows them.
"""

from __future__ import annotations

import math
import random

INK = "#150c0a"
SHIRT = "#efe6d2"
GOLD = "#d9b35c"
PEARL = "#f6f0e2"
SHOULDERS = (
    "M247 598C188 612 118 640 68 688C24 732 -4 800 -16 990H798C786 800 758 732 714 688"
    "C664 640 590 612 523 600"
)


def path(d: str, fill: str = "none", line: float = 10, colour: str = INK, extra: str = "") -> str:
    """A filled path with an ink line; `line` 0 leaves the line out."""
    stroke = f'stroke="{colour}" stroke-width="{line}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}" {stroke if line else ""} {extra}/>'


def dot(x: float, y: float, radius: float, fill: str, line: float = 5) -> str:
    """A small disc: a button, a pearl."""
    stroke = f'stroke="{INK}" stroke-width="{line}"' if line else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" {stroke}/>'


def neck(skin: str) -> str:
    """Neck and breast bone, under every costume."""
    return path("M318 470L312 530C304 566 284 592 240 604L300 990H480L530 604C508 598 499 580 499 530V470Z", skin, 0) + (
        path("M320 524C312 558 290 588 240 604", line=11) + path("M500 540C499 578 508 598 528 604", line=11)
    )


def coat(cloth: str, neckline: str) -> str:
    """The garment's body: shoulders, closed by the given neckline (which runs from right to left)."""
    folds = path("M96 990C92 900 104 828 132 776", line=9) + path("M690 990C694 900 680 828 652 776", line=9)
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
        out += path("M352 990C340 900 332 850 318 800L391 850L464 800C450 850 442 900 430 990Z", trim, 9)
        out += "".join(dot(391, y, 8, GOLD, 4) for y in (888, 936))
    collar = "M264 602L391 716L332 786L240 640ZM518 602L391 716L450 786L542 640Z"
    if not bow:
        out += path("M366 722L416 722L432 768L446 990H336L350 768Z", tie, 9)
        out += path("M352 768L430 768", line=6)
    out += path(collar, SHIRT, 10)
    if bow:
        out += path("M391 744L300 698C290 730 290 770 300 800L391 758L482 800C492 770 492 730 482 698Z", tie, 9)
        out += path("M372 728H410V772H372Z", tie, 8) + path("M318 730L352 742M464 730L430 742", line=5)
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
    out += path("M240 598C276 690 336 726 391 726C446 726 506 690 532 598L556 646C520 744 452 784 391 784C330 784 262 744 218 646Z", trim, 10)
    out += path("M352 712C378 722 404 722 430 712L434 772C404 784 378 784 348 772Z", PEARL, 8)
    chain = "M254 690C270 800 330 868 391 880C452 868 512 800 528 690"
    out += path(chain, line=11) + path(chain, line=6, colour=GOLD, extra='stroke-dasharray="9 5"')
    out += path("M378 872H404V896H432V922H404V978H378V922H350V896H378Z", GOLD, 7)
    return out


def uniform(cloth: str, trim: str) -> str:
    """An officer's tunic: stand collar, epaulettes with fringes, medals and a shoulder belt."""
    out = coat(cloth, "C500 690 452 716 391 716C330 716 282 690 247 598")
    out += path("M391 756V990", line=8)
    out += path("M150 660L118 690L470 1000L530 1000Z", "#5b341c", 9) + path("M140 680L500 1000", line=3, colour="#a87545")
    out += path("M262 792h44v44h-44Z", GOLD, 7, extra='transform="rotate(42 284 814)"')
    out += path("M240 594C276 686 336 722 391 722C446 722 506 686 532 594L552 644C518 740 452 778 391 778C330 778 264 740 222 644Z", trim, 10)
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
    out += path("M391 830C380 880 376 930 376 990M330 806C300 860 290 920 288 990M452 806C482 860 492 920 494 990", line=7)
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
    out = path("M196 596C120 616 40 660 -20 760L60 900C130 800 200 740 262 700ZM586 596C662 616 742 660 802 760L722 900C652 800 582 740 520 700Z", colour, 12)
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
        waves = "".join(path(f"M{96 + index * 6} {736 + index * 62}C140 {726 + index * 62} 190 {716 + index * 62} 226 {720 + index * 56}", line=5) for index in range(4))
        out += f"<g {mirror}>{path(frill, apron, 10)}{waves}</g>"
    out += path("M262 900H520V996H262Z", apron, 10) + path("M262 924H520", line=4)
    out += path("M242 592C276 676 336 712 391 712C446 712 506 676 530 592L560 650C520 742 452 782 391 782C330 782 262 742 214 650Z", PEARL, 10)
    waves = "".join(path(f"M{250 + i * 28} {676 + 46 * math.sin(math.pi * i / 10):.0f}q10 26 2 40", line=4) for i in range(11))
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
    return out + path("M250 612C282 726 342 806 391 836C440 806 500 726 530 622", line=16, colour=trim)


def blouse(cloth: str, trim: str, skin: str) -> str:
    """A sailor-collared blouse with a scarf."""
    out = path("M247 598L391 880L523 600Z", skin, 0)
    out += coat(cloth, "L548 616C520 690 452 770 391 800C330 770 262 690 234 606L247 598")
    out += path("M234 600L120 680L300 900L391 806L482 900L662 680L550 606C520 700 452 780 391 800C330 780 262 700 234 600Z", trim, 10)
    return out + path("M391 800L350 860L320 990L391 930L462 990L432 860Z", "#a8342f", 9) + path("M366 796h50l8 40h-66Z", "#a8342f", 8)


HATS = {
    "bowler": "M222 214C198 58 298 12 384 12C472 12 560 58 540 204Z|M220 166C320 204 450 198 543 158L543 206C440 242 320 242 221 216Z|M162 220C226 202 300 220 384 218C470 216 542 188 608 186C622 230 524 266 386 268C246 270 156 258 162 220Z",
    "fedora": "M226 214C214 120 236 40 300 36C338 34 346 60 382 56C420 50 470 32 508 82C536 124 540 170 540 206Z|M222 160C320 196 450 190 540 152L544 206C440 244 320 244 224 216Z|M112 238C196 196 280 216 380 214C480 212 584 174 668 194C646 254 520 278 390 280C258 282 156 276 112 238Z",
    "tophat": "M246 206L222 -52C330 -30 450 -36 552 -62L532 196Z|M242 148C330 180 440 176 537 140L533 196C440 230 330 232 246 206Z|M156 216C226 202 300 220 384 218C470 216 550 182 620 184C626 228 520 264 386 266C250 268 158 256 156 216Z",
}


def hat(kind: str, colour: str, band: str) -> str:
    """A hat over the head, or nothing for an unknown kind of ''."""
    if kind in HATS:
        crown, ribbon, brim = HATS[kind].split("|")
        return path(crown, colour, 12) + path(ribbon, band, 8) + path(brim, colour, 12)
    return SPECIAL_HATS[kind](colour, band) if kind else ""


def cloche(colour: str, band: str) -> str:
    """A bell-shaped hat with a felt flower."""
    out = path("M184 330C166 106 258 22 386 20C502 18 574 110 568 240C522 214 450 220 388 236C310 256 260 302 226 376C204 370 190 352 184 330Z", colour, 12)
    out += path("M194 264C260 190 400 158 562 178L568 224C430 200 280 240 202 322Z", band, 8)
    petals = "".join(
        path("M252 232C232 206 236 176 256 168C276 176 280 206 260 232Z", PEARL, 6, extra=f'transform="rotate({angle} 256 234)"')
        for angle in range(0, 360, 72)
    )
    return out + petals + dot(256, 234, 14, GOLD, 5)


def feather_band(colour: str, band: str) -> str:
    """A headband with a tall peacock feather."""
    out = path("M204 264C290 196 430 166 550 186L554 230C440 208 300 238 210 310Z", band, 9)
    out += "".join(dot(236 + i * 44, 268 - 70 * math.sin(0.35 + i * 0.23), 8, PEARL, 3) for i in range(7))
    plume = "M296 224C236 150 216 40 296 -74C392 -20 404 110 334 222Z"
    out += path(plume, "#1f7a6c", 9) + path("M316 226C308 120 304 40 300 -60", line=5)
    barbs = "".join(f"M306 {y}q-34 -6 -50 -34M309 {y}q34 -14 52 -44" for y in range(60, 214, 18))
    out += path(barbs, line=3, colour="#8fd0a8")
    out += '<ellipse cx="306" cy="16" rx="40" ry="50" fill="#d2a13c" stroke="#150c0a" stroke-width="5"/>'
    out += '<ellipse cx="306" cy="22" rx="27" ry="34" fill="#1b6fb0"/><ellipse cx="306" cy="28" rx="15" ry="19" fill="#0d1f4d"/>'
    return out + dot(316, 228, 28, GOLD, 8) + dot(316, 228, 14, colour, 4)


def peaked_cap(colour: str, band: str) -> str:
    """An officer's cap with badge, braid and patent peak."""
    out = path("M186 196C150 150 160 96 226 70C330 30 470 22 560 66C620 96 616 150 578 190C450 150 300 156 186 196Z", colour, 12)
    out += path("M188 196C300 150 460 146 578 188L584 246C460 208 310 214 196 262Z", band, 10)
    out += path("M196 258C310 212 460 206 584 244", line=9, colour=GOLD)
    out += path("M330 240C430 214 540 222 604 248C640 268 650 292 640 306C560 268 440 262 330 284Z", "#1d1512", 10)
    out += path("M372 258C440 246 540 250 600 276", line=5, colour="#8a7a6a")
    return out + path("M430 170l14 -32l14 32l34 2l-26 22l9 34l-31 -19l-31 19l9 -34l-26 -22Z", GOLD, 6)


def maid_cap(colour: str, band: str) -> str:
    """A starched white cap with a frill and a dark ribbon."""
    frill = "M150 226C132 186 152 150 186 150C180 106 222 78 258 92C272 50 330 40 358 70C392 40 448 48 462 88C500 76 540 104 536 144C566 148 584 178 570 206C450 150 280 160 150 226Z"
    out = path(frill, PEARL, 11) + path("M172 232C284 166 452 158 566 208L562 246C450 200 300 206 186 272Z", band, 8)
    pleats = "M196 204L186 160M250 182L240 110M312 166L304 82M380 160L384 78M450 164L468 98M514 180L540 150"
    return out + path(pleats, line=5)


def flat_cap(colour: str, band: str) -> str:
    """A tweed cap."""
    out = path("M192 228C184 116 290 60 404 72C514 82 594 138 610 198C562 234 470 234 420 228C330 224 260 234 192 228Z", colour, 12)
    out += path("M250 214C270 130 340 84 420 76M440 80C500 110 540 150 556 206", line=5)
    return out + path("M416 228C500 216 562 210 632 196C650 230 592 262 466 262Z", band, 10)


def beret(colour: str, band: str) -> str:
    """A soft beret worn to one side."""
    out = path("M180 230C96 190 110 90 240 62C380 30 560 70 566 150C568 196 540 212 520 206C420 170 290 180 180 230Z", colour, 12)
    return out + path("M184 232C290 178 424 168 524 206L520 232C424 200 300 208 196 262Z", band, 8) + path("M330 54q4 -26 22 -30", line=10)


def turban(colour: str, band: str) -> str:
    """A draped evening turban with a brooch."""
    out = path("M186 330C150 180 220 30 390 20C520 16 580 110 566 244C520 190 440 186 380 216C300 252 250 290 226 372Z", colour, 12)
    out += path("M196 250C260 150 420 60 540 110M192 300C270 200 430 130 560 176M250 90C340 80 450 130 540 240", line=7)
    return out + path("M352 120l44 30l-44 60l-44 -60Z", GOLD, 8) + dot(352, 152, 14, band, 4)


SPECIAL_HATS = {
    "cloche": cloche,
    "feather": feather_band,
    "peaked": peaked_cap,
    "maid": maid_cap,
    "flatcap": flat_cap,
    "beret": beret,
    "turban_hat": turban,
}


def monocle() -> str:
    """A monocle before the eye that is nearer to us, on a cord."""
    cord = path("M372 392C340 470 350 560 330 640", line=4)
    ring = f'<circle cx="414" cy="364" r="46" fill="#ffffff" fill-opacity=".16" stroke="{INK}" stroke-width="15"/>'
    return cord + ring + f'<circle cx="414" cy="364" r="46" fill="none" stroke="{GOLD}" stroke-width="8"/>'


def earring(colour: str = PEARL) -> str:
    """A drop at the ear."""
    return path("M268 432v22", line=6) + path("M268 450c16 22 16 40 0 42c-16 -2 -16 -20 0 -42Z", colour, 6)


def blush() -> str:
    """Red cheeks, soft enough to need no ink."""
    stops = '<stop offset="0" stop-color="#c8402e" stop-opacity=".42"/><stop offset="1" stop-color="#c8402e" stop-opacity="0"/>'
    return (
        f'<defs><radialGradient id="blush">{stops}</radialGradient></defs>'
        '<ellipse cx="372" cy="438" rx="66" ry="46" fill="url(#blush)"/>'
        '<ellipse cx="532" cy="430" rx="34" ry="38" fill="url(#blush)"/>'
    )


def lips(colour: str) -> str:
    """Painted lips over the mouth's line."""
    return path("M446 478C458 464 470 466 476 472C482 464 496 462 506 470C500 492 486 502 474 502C460 500 450 490 446 478Z", colour, 7) + path("M448 479C466 486 486 484 505 471", line=5)
