"""Clothes by trade and station: a base garment, its pattern, and what is worn over it."""

from __future__ import annotations

import math
import random

from artkit.londoners.pen import both, mix, shape, strokes
from artkit.palette import rgb
from artkit.portraits import wardrobe as club
from artkit.portraits.stitches import GOLD, INK, PEARL, SHIRT, SHOULDERS, dot, path

BODY = f"{SHOULDERS}L518 604C500 640 440 660 391 660C340 660 282 640 247 598Z"


def patterned(kind: str, colour: str) -> str:
    """A pattern over the whole garment, drawn thinly so that the cloth shows."""
    ink = "rgb({}, {}, {})".format(*rgb(colour))  # flat: the painter swells only #rrggbb patches
    lines = f'stroke="{colour}" fill="none"'
    out = ""
    if kind == "pinstripe":
        out = "".join(f'<path d="M{x} 1000L{x + (391 - x) * 0.14:.0f} 600" {lines} stroke-width="3.5" stroke-opacity=".5"/>' for x in range(0, 800, 34))
    if kind == "stripe":
        out = "".join(f'<path d="M{x} 1000L{x + (391 - x) * 0.14:.0f} 600" {lines} stroke-width="22"/>' for x in range(-10, 820, 52))
    if kind == "check":
        out = "".join(f'<path d="M{x} 1000L{x + (391 - x) * 0.14:.0f} 600" {lines} stroke-width="9" stroke-opacity=".6"/>' for x in range(0, 800, 50))
        out += "".join(f'<path d="M-20 {y}Q391 {y + 40} 800 {y}" {lines} stroke-width="9" stroke-opacity=".6"/>' for y in range(600, 1000, 48))
    if kind == "tweed":
        rng = random.Random(5)
        out = "".join(f'<path d="M{rng.uniform(0, 780):.0f} {rng.uniform(610, 960):.0f}l{rng.choice((-9, 9))} 9" {lines} stroke-width="4" stroke-opacity=".6"/>' for _ in range(420))
    if kind == "floral":
        rng = random.Random(9)
        for _ in range(170):
            x, y = rng.uniform(10, 780), rng.uniform(640, 960)
            out += "".join(f'<circle cx="{x + 7 * math.cos(a):.1f}" cy="{y + 7 * math.sin(a):.1f}" r="5.5" fill="{ink}"/>' for a in [i * 1.257 for i in range(5)]) + f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4" fill="rgb(232, 196, 106)"/>'
    if kind == "spangles":
        rng = random.Random(3)
        out = "".join(f'<circle cx="{rng.uniform(60, 720):.0f}" cy="{rng.uniform(690, 960):.0f}" r="{rng.uniform(4, 9):.0f}" fill="{ink}"/>' for _ in range(190))
    if kind == "deco":
        for row in range(4):
            y = 690 + row * 76
            out += "".join(f'<path d="M{x} {y + 66}L{x + 46} {y}L{x + 92} {y + 66}Z" fill="{ink}"/>' for x in range(-46 * (row % 2), 800, 92))
    if kind == "lace":
        for row in range(6):
            out += "".join(f'<circle cx="{x + 24 * (row % 2)}" cy="{660 + row * 46}" r="15" {lines} stroke-width="5"/><circle cx="{x + 24 * (row % 2)}" cy="{660 + row * 46}" r="5" fill="{ink}"/>' for x in range(20, 790, 48))
    if kind == "quilt":
        out = "".join(f'<path d="M{x} 600l400 400M{x} 1000l400 -400" {lines} stroke-width="5"/>' for x in range(-400, 800, 62))
    if kind == "knit":
        out = "".join(f'<path d="M{x} 1000L{x + (391 - x) * 0.1:.0f} 620" {lines} stroke-width="6" stroke-dasharray="16 8" stroke-opacity=".6"/>' for x in range(0, 800, 22))
    if kind == "gold_smears":
        out = "".join(f'<path d="M{x} {y}q{w} -18 {w * 2} 4q-{w} 26 -{w * 2} -4Z" fill="{ink}"/>' for x, y, w in ((160, 760, 34), (500, 820, 30), (300, 880, 26), (620, 740, 22), (250, 700, 16)))
    if kind == "flour":
        out = "".join(f'<path d="M{x} {y}q{w} -30 {w * 2} 4q-{w} 40 -{w * 2} -4Z" fill="{ink}" fill-opacity=".75"/>' for x, y, w in ((140, 760, 44), (470, 800, 50), (300, 860, 36), (600, 720, 30)))
    if kind == "stains":
        out = "".join(f'<path d="M{x} {y}q{w} -22 {w * 2} 4q-{w} 34 -{w * 2} -4Z" fill="{ink}" fill-opacity=".55"/>' for x, y, w in ((150, 740, 30), (480, 790, 40), (290, 850, 34), (610, 820, 26), (380, 720, 16)))
    return f'<clipPath id="body"><path d="{BODY}"/></clipPath><g clip-path="url(#body)">{out}</g>'


ROUND_NECK = "C500 690 452 716 391 716C330 716 282 690 247 598"
FOLDED = "M264 602L391 716L332 786L240 640ZM518 602L391 716L450 786L542 640Z"


def jacket(c: str, trim: str, tie: str, pattern: str = "", ink: str = "#ffffff", bow: bool = False, vest: str = "") -> str:
    """Jacket, shirt and tie; `vest` is the colour of a waistcoat."""
    out = path("M262 606L391 726L516 608L570 690L440 990H342L214 690Z", SHIRT, 0)
    out += club.coat(c, "L560 640C520 760 470 880 430 990H352C312 880 262 760 214 640L247 598")
    opening = f'<clipPath id="open"><path d="{SHOULDERS}L560 640C520 760 470 880 430 990H352C312 880 262 760 214 640Z"/></clipPath>'
    if pattern:
        out += opening + f'<g clip-path="url(#open)">{patterned(pattern, ink)}</g>'
    if vest:
        out += path("M300 790L391 880L482 790L470 990H312Z", vest, 9) + dot(391, 900, 8, INK, 0) + dot(391, 940, 8, INK, 0)
    if bow:
        out += path("M391 744L300 698C290 730 290 770 300 800L391 758L482 800C492 770 492 730 482 698Z", tie, 9) + path("M372 728H410V772H372Z", tie, 8)
    elif tie:
        out += path("M366 722L416 722L432 768L446 990H336L350 768Z", tie, 9) + path("M352 768L430 768", line=6)
    out += path(FOLDED, SHIRT, 10)
    return out + path("M236 600L150 700L222 742L182 786L356 990L326 812ZM538 602L632 700L560 742L600 786L426 990L456 812Z", trim, 11)


def blazer(c: str, trim: str, tie: str, bow: bool = True) -> str:
    """A club blazer with broad stripes and a crest."""
    out = jacket(c, c, tie, "stripe", trim, bow)
    return out + path("M556 830h70v50q0 40 -35 56q-35 -16 -35 -56Z", mix(trim, INK, 0.1), 7) + strokes("M591 836v94M560 866h62", 6, GOLD)


def smock(c: str, trim: str, pattern: str = "", ink: str = GOLD) -> str:
    """A loose linen smock with gathered yoke."""
    out = club.coat(c, ROUND_NECK) + (patterned(pattern, ink) if pattern else "")
    gathers = "".join(strokes(f"M{x} 770q{(x - 391) * 0.04:.0f} 70 {(x - 391) * 0.10:.0f} 150", 5, mix(c, INK, 0.45)) for x in range(190, 620, 38))
    yoke = path("M196 640C260 760 330 776 391 776C452 776 520 760 588 640", line=8)
    return out + gathers + yoke + path("M247 598L300 720L391 712L340 660ZM523 600L482 720L391 712L444 660Z", trim, 9) + strokes("M391 716V770", 7)


def overall(c: str, trim: str, pattern: str = "", ink: str = "#ffffff") -> str:
    """A buttoned overall or dust-coat with revers and a pocket."""
    out = path("M262 606L391 800L516 608Z", SHIRT, 0) + path(FOLDED, SHIRT, 9)
    out += club.coat(c, "L548 620C510 720 450 800 391 850C332 800 272 720 232 606L247 598") + (patterned(pattern, ink) if pattern else "")
    out += path("M236 596L160 690L240 740L391 852L330 740ZM540 598L622 690L542 740L391 852L452 740Z", mix(c, INK, 0.12), 10)
    out += strokes("M391 850V1000", 8) + "".join(dot(410, y, 9, trim, 4) for y in (880, 930))
    return out + path("M520 850h120v100h-120Z", mix(c, INK, 0.08), 8)


def white_coat(c: str, trim: str, tie: str = "#3a3a46") -> str:
    """A dispenser's coat over grey wool."""
    under = path("M262 606L391 800L516 608Z", trim, 0) + path("M330 640Q391 690 452 640L420 800H360Z", trim, 8)
    out = under + club.coat(c, "L560 640C520 740 450 820 400 880L390 990H382C376 880 262 740 222 640L247 598")
    return out + path("M236 596L140 690L230 738L196 776L388 980L330 780ZM540 598L642 690L552 738L586 776L394 980L452 780Z", c, 10) + path("M540 850h110v96h-110Z", c, 8) + strokes("M556 850v-40M572 850v-54", 8, tie)


def jersey(c: str, trim: str, pattern: str = "knit") -> str:
    """A sailor's jersey with a rolled collar."""
    out = club.coat(c, ROUND_NECK) + patterned(pattern, mix(c, "#ffffff", 0.25))
    roll = [(238.0, 586.0), (262.0, 560.0), (330.0, 620.0), (391.0, 636.0), (450.0, 620.0), (512.0, 566.0), (534.0, 592.0), (500.0, 690.0), (391.0, 728.0), (282.0, 690.0)]
    return out + shape(roll, trim, 10) + "".join(strokes(f"M{x} {640 + 40 * math.sin((x - 240) / 94):.0f}l{(391 - x) * 0.06:.0f} 40", 5, mix(c, INK, 0.5)) for x in range(268, 520, 26))


def double_breasted(c: str, trim: str, tie: str = "", neck: str = "#a8342f") -> str:
    """A reefer, greatcoat or uniform coat with two rows of buttons; a neckcloth shows at the throat."""
    out = path("M262 606L391 760L516 608Z", neck, 0) + path("M258 600C300 690 350 730 391 736C432 730 480 690 520 602L540 660L391 800L240 660Z", neck, 9)
    out += club.coat(c, "L548 616C520 700 452 770 411 830L520 1000H300L371 830C330 770 262 700 234 606L247 598")
    out += path("M238 590L120 690L250 760L210 800L380 990L391 840L320 720ZM542 592L662 690L532 760L572 800L402 990L391 840L462 720Z", mix(c, INK, 0.12), 11)
    out += "".join(dot(x, y, 15, trim, 6) for x in (300, 500) for y in (900, 970))
    return out + (path("M366 722H416L430 830H352Z", tie, 8) if tie else "")


def uniform(c: str, trim: str) -> str:
    """A plain buttoned uniform coat with collar badges and two rows of brass."""
    out = club.coat(c, ROUND_NECK) + strokes("M391 756V990", 8)
    out += path("M240 594C276 686 336 722 391 722C446 722 506 686 532 594L552 644C518 740 452 778 391 778C330 778 264 740 222 644Z", trim, 10)
    out += strokes("M236 640C280 720 340 760 391 762C446 760 506 720 546 640", 6, GOLD)
    out += "".join(dot(x, y, 16, GOLD, 6) for x in (318, 464) for y in (820, 890, 960))
    return out + both(path("M70 742C90 690 150 656 216 646L222 676C170 690 120 716 88 760Z", trim, 8) + strokes("M92 738C120 700 160 680 206 668", 6, GOLD))


def caped(c: str, trim: str, lining: str = "", clasp: str = GOLD) -> str:
    """A cape from the shoulders, its lining showing where it falls open."""
    out = ""
    if lining:
        out += path("M340 720L260 1000H520L446 720Z", lining, 8)
    out += club.coat(c, "L548 616C520 700 452 740 411 760L470 1000H312L371 760C330 740 262 700 234 606L247 598")
    out += path("M240 592C276 672 336 716 391 716C446 716 506 672 532 592L566 660C520 744 452 780 391 780C330 780 262 744 214 660Z", trim, 10)
    out += strokes("M150 690C130 780 120 880 130 990M632 690C652 780 660 880 650 990", 8)
    return out + dot(360, 756, 16, clasp, 6) + dot(424, 756, 16, clasp, 6) + strokes("M372 756H412", 6, clasp)


def frock(c: str, trim: str, skin: str, pattern: str = "", ink: str = "#ffffff", collar: str = "v") -> str:
    """A day dress: V neck, with collar ('v', 'peter', 'high', 'square')."""
    if collar == "high":
        out = club.coat(c, ROUND_NECK) + (patterned(pattern, ink) if pattern else "") + strokes("M391 770V990", 7) + "".join(dot(391, y, 9, trim, 4) for y in (820, 880, 940))
        band = path("M246 570C290 640 340 670 391 672C442 670 490 640 524 572L542 640C506 712 446 744 391 744C336 744 276 712 230 640Z", trim, 10)
        return out + band
    out = path("M247 598L391 900L523 600L600 640L182 640Z", skin, 0)
    low = 790 if collar == "v" else 740
    edge = f"L548 616C520 700 452 {low - 30} 391 {low}C330 {low - 30} 262 700 234 606L247 598"
    if collar == "square":
        edge = "L530 606L500 760H290L250 600L247 598"
    out += club.coat(c, edge)
    if pattern:
        out += f'<clipPath id="dress"><path d="{SHOULDERS}{edge}Z"/></clipPath><g clip-path="url(#dress)">{patterned(pattern, ink)}</g>'
    if collar == "peter":
        return out + path(f"M236 600L190 660Q250 800 391 {low + 10}Q300 720 262 612ZM540 600L594 660Q530 800 391 {low + 10}Q480 720 518 612Z", trim, 10)
    if collar == "square":
        return out + path("M250 600L236 606L276 782H508L546 612L530 606L500 752H292Z", trim, 9)
    return out + path(f"M232 604C262 700 330 {low - 26} 391 {low}C452 {low - 26} 520 700 550 614", line=24, colour=trim) + strokes(f"M220 612C252 712 326 {low - 8} 391 {low + 18}C456 {low - 8} 530 712 562 620", 7)


def tailored(c: str, trim: str, pattern: str = "", ink: str = "#ffffff", tie: str = "") -> str:
    """A woman's tailor-made: jacket over a high blouse."""
    out = path("M254 600L391 840L520 602Z", PEARL, 0) + path("M246 586C290 650 340 676 391 678C442 676 490 650 526 588L520 660C480 716 440 734 391 734C342 734 300 716 262 660Z", PEARL, 8)
    out += path("M352 734L391 760L430 734L420 900H362Z", tie, 8) if tie else strokes("M391 740V900", 6) + dot(391, 780, 8, INK, 0)
    edge = "L556 626C520 760 440 840 400 900L396 990H388C384 900 262 760 226 626L247 598"
    out += club.coat(c, edge)
    if pattern:
        out += f'<clipPath id="dress"><path d="{SHOULDERS}{edge}Z"/></clipPath><g clip-path="url(#dress)">{patterned(pattern, ink)}</g>'
    return out + path("M238 596L160 700L236 744L392 940L330 780ZM542 598L622 700L546 744L392 940L452 780Z", trim, 10)


def shirtsleeves(c: str, vest: str, tie: str = "", pattern: str = "", ink: str = "#8a7a6a") -> str:
    """Shirt with sleeve garters under a waistcoat."""
    out = club.coat(c, "L391 730L247 598") + (patterned(pattern, ink) if pattern else "")
    out += path("M246 620L190 640C150 760 150 880 156 1000H626C632 880 632 760 592 640L536 620L440 860L391 900L342 860Z", vest, 11)
    out += strokes("M391 900V1000", 7) + dot(412, 936, 9, GOLD, 4) + dot(412, 980, 9, GOLD, 4)
    if tie:
        out += path("M366 722H416L432 768L430 890L391 904L352 890L350 768Z", tie, 8)
    return out + path(FOLDED, c, 10) + both(path("M22 800L120 850L110 884L10 830Z", "#2a2220", 7))


def open_shirt(c: str, skin: str, pattern: str = "", ink: str = "#8a7a6a") -> str:
    """A collarless or open-necked shirt."""
    edge = "L540 610L391 790L247 598"
    out = path("M262 604L391 780L516 606Z", skin, 0) + club.coat(c, edge)
    if pattern:
        out += f'<clipPath id="shirt"><path d="{SHOULDERS}{edge}Z"/></clipPath><g clip-path="url(#shirt)">{patterned(pattern, ink)}</g>'
    return out + path("M240 596L200 660L300 760L391 800L330 700ZM540 598L582 660L482 760L391 800L452 700Z", c, 9) + strokes("M391 800V1000", 6)


def fur_coat(c: str, trim: str, tie: str, fur: str) -> str:
    """An overcoat with a fur collar."""
    return jacket(c, trim, tie) + club.fur(fur, 7)


def fur_dress(c: str, trim: str, skin: str, fur: str) -> str:
    """A dress under a fur stole."""
    return frock(c, trim, skin) + club.fur(fur, 5)


def watch_pin(c: str) -> str:
    """A man's watch worn as a brooch."""
    return strokes("M300 790V820", 8) + dot(300, 858, 36, c, 8) + dot(300, 858, 24, PEARL, 4) + strokes("M300 858V842M300 858L310 866", 5)


def gown(c: str, trim: str, skin: str, rows: int = 1, pattern: str = "", ink: str = "#ffffff") -> str:
    """Evening or art dress with a deep neckline, maybe beads."""
    if not pattern:
        return club.gown(c, trim, skin, rows)
    edge = "L548 616C520 700 452 790 391 812C330 790 262 700 234 606"
    clip = f'<clipPath id="dress"><path d="{SHOULDERS}{edge}Z"/></clipPath>'
    printed = f'<g clip-path="url(#dress)">{patterned(pattern, ink)}</g>'
    return club.gown(c, trim, skin, 0) + clip + printed + (pearls(rows) if rows else "")


def cassock(c: str, trim: str) -> str:
    """A clergyman's black with bands of white at the neck."""
    out = club.coat(c, ROUND_NECK) + strokes("M391 760V990", 8) + "".join(dot(391, y, 9, trim, 4) for y in range(790, 990, 40))
    out += path("M8 868C120 792 262 786 376 990M774 868C662 792 520 786 406 990", line=9)
    return out + path("M240 590C276 672 336 716 391 716C446 716 506 672 532 590L540 640C510 716 452 752 391 752C330 752 272 716 234 640Z", PEARL, 10) + path("M352 740H388L384 850H336ZM396 740H430L446 850H400Z", PEARL, 8)


def boiler_suit(c: str, trim: str) -> str:
    """A boiler suit with a muffler stuffed in the neck."""
    out = overall(c, trim) + patterned("stains", "#15110f")
    return out + muffler(trim)


def muffler(c: str) -> str:
    """A scarf wound round the neck with one end hanging."""
    d = "M232 580C290 640 480 640 540 580C570 610 570 680 540 710C470 760 310 760 244 710C206 680 206 620 232 580Z"
    return path("M440 730L520 720L560 960L460 980Z", c, 10) + strokes("M470 940l4 36M500 934l6 36M530 930l6 34", 5) + path(d, c, 11) + strokes("M246 640C310 700 470 700 536 640M250 680C320 730 460 730 530 684", 6, mix(c, INK, 0.5))


def college_scarf(c: str, trim: str) -> str:
    """A striped scarf thrown round the neck."""
    ends = path("M260 720L170 1000H270L340 740ZM446 740L520 1000H620L520 720Z", c, 10) + path("M300 730L226 1000H244L318 734ZM480 736L564 1000H580L500 730Z", trim, 0)
    return ends + path("M232 580C290 640 480 640 540 580C570 610 570 680 540 716C470 760 310 760 244 716C206 680 206 620 232 580Z", c, 11) + path("M226 630C310 700 470 700 552 630L552 656C470 726 310 726 226 656Z", trim, 0)


def neckerchief(c: str) -> str:
    """A knotted neckerchief."""
    return path("M240 590C300 660 470 660 532 590L548 640C500 720 440 740 391 740C342 740 282 720 230 640Z", c, 10) + path("M372 728L330 850L380 820L391 760L404 826L452 840L412 728Z", c, 9) + path("M364 708h56v44h-56Z", c, 8)


def silk_scarf(c: str, trim: str) -> str:
    """A white silk scarf, folded in a coat's neck."""
    return path("M236 590C290 660 350 690 391 760C432 690 490 660 536 590L560 640L430 900L391 780L350 900L220 640Z", c, 10) + strokes("M290 650C330 700 360 740 372 800M492 650C452 700 420 740 410 800", 5, trim)


def bib(c: str, stripe: str = "", leather: bool = False) -> str:
    """A bib apron with straps over the neck."""
    straps = path("M268 604L232 690L262 782L300 782L276 690L300 640ZM512 606L550 690L520 782L482 782L506 690L480 640Z", mix(c, INK, 0.15), 8)
    bibs = path("M254 776H528L566 1000H216Z", c, 11)
    if stripe:
        bibs += '<clipPath id="bib"><path d="M258 780H524L560 1000H222Z"/></clipPath><g clip-path="url(#bib)">' + "".join(f'<path d="M{x} 770V1000" stroke="{stripe}" stroke-width="14"/>' for x in range(236, 560, 40)) + "</g>"
    if leather:
        bibs += strokes("M266 792H516M236 980L262 800M548 980L520 800", 4, mix(c, "#e0b080", 0.5)) + dot(276, 796, 8, GOLD, 4) + dot(506, 796, 8, GOLD, 4)
    return straps + bibs + path("M340 880h104v70h-104Z", mix(c, INK, 0.1), 7)


def sacking(c: str) -> str:
    """A coarse apron tied high."""
    return path("M214 820H570L620 1000H170Z", c, 11) + path("M196 800H588V836H196Z", mix(c, INK, 0.2), 8) + "".join(strokes(f"M{x} 850V1000", 3, mix(c, INK, 0.35)) for x in range(220, 580, 22))


def shawl(c: str, plaid: str = "") -> str:
    """A shawl crossed over the breast."""
    right = "M536 596C620 620 700 680 740 800L700 920L391 860L470 760C510 700 530 650 536 596Z"
    left = "M244 596C160 620 80 680 40 800L70 940L480 1000L560 880L391 780C300 720 260 660 244 596Z"
    out = path(right, c, 11) + path(left, c, 11)
    if plaid:
        out += f'<clipPath id="sh"><path d="{right}{left}"/></clipPath><g clip-path="url(#sh)" fill="none" stroke="{plaid}">' + "".join(f'<path d="M{x} 580l300 460" stroke-width="10"/><path d="M{x + 300} 580l-300 460" stroke-width="10"/>' for x in range(-240, 800, 84)) + "</g>"
    return out + strokes("M110 760C200 800 330 850 450 940M660 780C600 800 540 810 470 810", 6, mix(c, INK, 0.5))


def lapel_flower(c: str) -> str:
    """A flower in the buttonhole."""
    return path("M560 770q30 30 10 70", line=6, colour="#3f6a3c") + "".join(f'<ellipse cx="556" cy="724" rx="17" ry="32" fill="{c}" stroke="{INK}" stroke-width="6" transform="rotate({a} 556 756)"/>' for a in range(0, 360, 60)) + dot(556, 756, 14, "#e8c46a", 5)


def pearls(rows: int) -> str:
    """Long ropes of beads."""
    out = ""
    for row in range(rows):
        depth, count = 110 + 56 * row, 21 + 4 * row
        for index in range(count):
            angle = math.pi * index / (count - 1)
            out += dot(391 - (126 + 6 * row) * math.cos(angle), 610 + depth * math.sin(angle), 11, PEARL, 4.5)
    return out


def beads(c: str) -> str:
    """A string of large beads."""
    return "".join(dot(391 - 132 * math.cos(a), 622 + 150 * math.sin(a), 17, c, 6) for a in [math.pi * i / 12 for i in range(13)])


def brooch(c: str) -> str:
    """An oval brooch at the throat."""
    return f'<ellipse cx="391" cy="724" rx="30" ry="36" fill="{GOLD}" stroke="{INK}" stroke-width="7"/><ellipse cx="391" cy="724" rx="19" ry="25" fill="{c}"/>'


def chain(c: str) -> str:
    """A watch-chain across the waistcoat."""
    return strokes("M320 880Q391 940 470 880", 12) + path("M320 880Q391 940 470 880", line=7, colour=c, extra='stroke-dasharray="10 5"') + dot(392, 922, 15, c, 6)


def cord(c: str) -> str:
    """A cord round the neck with a whistle."""
    return strokes("M262 620C290 760 350 840 391 860C432 840 490 760 520 620", 9, c) + path("M362 858h70a26 26 0 1 1 -26 30h-44Z", "#c8ccc8", 8)


def tape(c: str) -> str:
    """A tape measure round the neck."""
    return path("M250 604L212 660L262 960H304L262 680L284 640ZM520 606L566 660L520 960H478L520 680L498 640Z", c, 8) + "".join(strokes(f"M{240 + (y - 700) * 0.17:.0f} {y}h24M{520 - (y - 700) * 0.17:.0f} {y}h22", 4) for y in range(700, 960, 28))


def strap(c: str) -> str:
    """A strap across the breast: satchel or camera."""
    return path("M196 620L150 650L560 1000H640Z", c, 9)


def cartridges(c: str) -> str:
    """A cartridge belt across the breast."""
    return strap(c) + "".join(f'<g transform="translate({220 + i * 46} {700 + i * 39}) rotate(40)">{path("M-11 -34h22v56h-22Z", "#9c2f24", 6)}{path("M-11 10h22v16h-22Z", GOLD, 5)}</g>' for i in range(8))


def fringes(c: str) -> str:
    """Suede fringes along the yoke."""
    yoke = path("M120 660C200 790 320 800 391 800C462 800 582 790 660 660L690 690C620 850 470 850 391 850C312 850 160 850 92 690Z", c, 9)
    return "".join(path(f"M{x} {815 - abs(x - 391) * abs(x - 391) / 900:.0f}l-8 92h20l4 -92Z", mix(c, "#f0d8a8", 0.2), 5) for x in range(110, 680, 34)) + yoke


def medals() -> str:
    """Medal ribbons."""
    return "".join(path(f"M{506 + i * 34} 830h28v30h-28Z", k, 6) for i, k in enumerate(("#8c2a2a", "#2f5a8c", "#c9a24c")))


def pinned_sleeve(c: str) -> str:
    """An empty cuff, folded up and pinned."""
    return path("M610 800L760 790L770 930L640 940Z", c, 10) + strokes("M640 940L612 806M640 870H700", 6) + strokes("M660 850l40 20", 7, "#d8dcd8")


def revers(c: str) -> str:
    """Sleeve protectors: dark half-sleeves."""
    return both(path("M-20 840L140 830L150 1000H-20Z", c, 10) + strokes("M0 856L140 846", 5, mix(c, "#ffffff", 0.4)))


def towel(c: str) -> str:
    """A cloth over the shoulder."""
    return path("M560 620C640 640 720 700 740 780L690 990H590L600 780C590 720 570 660 560 620Z", c, 10) + strokes("M606 900L700 900M610 870L704 870", 6, "#a8342f")


def satin(c: str) -> str:
    """Shawl lapels of satin on a smoking jacket or robe."""
    return path("M240 594C200 640 190 720 240 800L380 1000H402L391 880C320 800 270 700 262 612ZM540 596C584 640 592 720 542 800L402 1000L391 880C462 800 512 700 518 610Z", c, 11)


def star_buttons(c: str) -> str:
    """Badge on the breast."""
    return dot(556, 800, 30, c, 8) + path("M556 780l6 13l14 1l-11 9l4 14l-13 -8l-13 8l4 -14l-11 -9l14 -1Z", PEARL, 3)


def over(kind: str) -> str:
    """Something worn over the base, written 'name' or 'name:colour[:colour]'."""
    name, *options = kind.split(":")
    if name == "pearls":
        return pearls(int(options[0]))
    if name == "leather_bib":
        return bib(options[0], leather=True)
    if name == "jewel":
        return dot(391, 800, 10, options[0], 4)
    drawn: str = globals()[name](*options)
    return drawn


def costume(spec: dict[str, object], skin: str) -> str:
    """A garment from its data: `kind`, its colours, and a list `over`."""
    options = dict(spec)
    kind, extra = str(options.pop("kind")), list(options.pop("over", []))  # type: ignore[call-overload]
    if kind in ("frock", "gown", "open_shirt", "fur_dress"):
        options["skin"] = skin
    base: str = globals()[kind](**options)
    return base + "".join(over(item) for item in extra)


