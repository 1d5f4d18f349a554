"""The thirteen action cards, painted like the portraits. Drawn on 600 x 780, of which the middle square stays."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable

from artkit import places
from artkit.canvas import save, shrink
from artkit.londoners.cast import VIEW as FIGURE
from artkit.londoners.cast import layers as londoner
from artkit.londoners.pen import group, mix, strokes
from artkit.portraits.backdrops import Backdrop, rect, wall
from artkit.portraits.painter import HEIGHT, WIDTH, Layer, paint
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path
from artkit.premonition.cast import dressed, townsfolk
from artkit.premonition.marks import sign
from artkit.premonition.papers import pine

VIEW = (0.0, 0.0, 600.0)
SIZE = 480
RED, GREEN, STEEL = "#B02A25", "#23703F", "#9aa3a8"
Scene = tuple[list[Layer], Backdrop]


def ground(top: str, bottom: str, extra: str = "", at: tuple[float, float] = (0.5, 0.42), glow: tuple[float, float, float] = (1.0, 0.86, 0.6), blur: float = 3) -> Backdrop:
    """A wall in two tones with things out of focus before it."""
    return Backdrop(wall(top, bottom) + extra, (1.0, 0.86, 0.6), glow, at, blur)


def card(x: float, y: float, turn: float, colour: str, mark: str, size: float = 1.0) -> str:
    """An evidence card, or a back where no colour is given."""
    body = path("M-62 -92Q-62 -100 -54 -100H54Q62 -100 62 -92V92Q62 100 54 100H-54Q-62 100 -62 92Z", colour or "#1d3a48", 9)
    if colour:
        body += path("M-50 -46H50V88H-50Z", PEARL, 5) + sign(mark, 0, 22, 74, INK)
        body += sign("sign_red" if colour == RED else "sign_green", 0, -72, 40, PEARL)
    else:
        body += path("M-48 -86H48V86H-48Z", "#16303c", 0) + f'<rect x="-48" y="-86" width="96" height="172" rx="6" fill="none" stroke="{GOLD}" stroke-width="6"/>' + dot(0, -10, 26, "#16303c", 0)
        body += f'<circle cx="-4" cy="-12" r="24" fill="none" stroke="{GOLD}" stroke-width="9"/><path d="M14 6L34 30" stroke="{GOLD}" stroke-width="11" stroke-linecap="round"/>'
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{body}</g>'


def folk(name: str) -> list[Layer]:
    """A suspect without the weapon, as layers on the figure's own square."""
    person = next(person for person in townsfolk()["person"] if person["id"] == name)
    return dressed({key: value for key, value in person.items() if key not in ("weapon", "at")})


def photo(name: str, x: float, y: float, turn: float, scale: float, wall_: str = "#b9c3bc") -> tuple[str, str]:
    """A police photograph of a suspect: (paper and wall, the person), both as elements."""
    frame = path("M-130 -170H130V170H-130Z", PEARL, 10) + path("M-112 -152H112V112H-112Z", wall_, 6)
    frame += "".join(strokes(f"M-110 {k}H110", 4, mix(wall_, INK, 0.35)) for k in (-112, -64, -16, 32, 80))
    bodies = "".join(layer.body for layer in folk(name))
    k = 224 / FIGURE[2]
    drawn = f'<clipPath id="p{name}"><rect x="-110" y="-150" width="220" height="260"/></clipPath><g clip-path="url(#p{name})"><g transform="translate({-112 - FIGURE[0] * k:.1f} {-150 - FIGURE[1] * k:.1f}) scale({k:.4f})">{bodies}</g></g>'
    place = f"translate({x} {y}) rotate({turn}) scale({scale})"
    return group(frame, place), group(drawn, place)


def pin(x: float, y: float, colour: str = "#c3241f") -> str:
    """A drawing pin."""
    return dot(x, y, 15, colour, 6) + dot(x - 4, y - 5, 4, "#ffffff", 0)


def cork() -> str:
    """A cork board's specks."""
    rng = random.Random(5)
    return "".join(f'<circle cx="{rng.uniform(0, 600):.0f}" cy="{rng.uniform(0, 780):.0f}" r="{rng.uniform(2, 6):.1f}" fill="{rng.choice(("#7a5228", "#c89a5c", "#8f6434"))}" opacity=".6"/>' for _ in range(420))


def smaller(layers: list[Layer], scale: float, down: float = 0) -> list[Layer]:
    """The layers drawn smaller about the picture's middle, and moved down."""
    move = f"translate({300 - 300 * scale:.1f} {390 - 390 * scale + down:.1f}) scale({scale})"
    return [Layer(group(layer.body, move), layer.gloss, layer.throw) for layer in layers]


# ------------------------------------------------------------------ the cards
def amplify() -> Scene:
    """A gramophone's horn blows one clue up into two."""
    box = path("M150 560H400L430 640H120Z", "#5a3420", 12) + path("M166 548H384V576H166Z", "#7a4a2a", 9) + path("M118 636H432V662H118Z", "#3a2014", 9)
    neck = strokes("M270 548C250 470 230 450 236 410", 44) + strokes("M270 548C250 470 230 450 236 410", 24, GOLD)
    horn = path("M214 424C170 400 120 330 96 210C190 236 330 200 420 130C410 250 350 380 258 430Z", GOLD, 13) + path("M96 210C190 236 330 200 420 130C300 110 150 130 96 210Z", "#5a3a14", 10)
    ribs = strokes("M226 414C200 350 180 290 168 220M236 416C250 340 262 280 262 204M250 410C300 340 330 260 346 172", 6, "#8a6a24")
    clues = card(446, 170, 22, RED, "sign_blade", 1.1) + card(170, 150, -16, RED, "sign_blade", 1.1)
    rays = "".join(f'<path d="M250 170L{250 + 420 * math.cos(a):.0f} {170 + 420 * math.sin(a):.0f}" stroke="#ffe6a8" stroke-width="18" opacity=".28"/>' for a in [math.tau * i / 16 for i in range(16)])
    layers = [Layer(box, gloss=0.2), Layer(neck, gloss=0.4), Layer(horn, gloss=0.5), Layer(ribs, throw=0.0), Layer(clues, gloss=0.1)]
    return smaller(layers, 0.84, 26), ground("#16323a", "#0f2026", rays, (0.5, 0.3))


def borrowing() -> Scene:
    """A gloved hand helps itself to a card out of somebody's hand."""
    fan = card(196, 520, -30, "", "", 1.24) + card(420, 540, 30, "", "", 1.24) + card(258, 494, -12, "", "", 1.24)
    thumb = path("M150 800C160 690 220 640 300 640C390 640 440 690 456 800Z", "#e2ae88", 12) + path("M214 800C214 720 226 640 262 600C290 576 322 596 318 634C314 690 308 740 312 800Z", "#e9b894", 11) + strokes("M252 626Q272 606 298 618", 6)
    taken = card(300, 330, 10, RED, "sign_poison", 1.2)
    glove = path("M640 176C590 176 560 176 520 186L382 208C344 216 346 262 386 262L452 258L402 284C372 300 386 342 422 332L470 318C470 352 500 372 532 366C560 380 600 376 640 366Z", "#26232a", 13)
    folds = strokes("M452 258C480 256 500 250 520 240M470 318C490 312 506 302 520 290M532 366C530 346 536 330 548 318", 7, "#6a646e")
    sleeve = path("M576 140L660 130V420L584 404Z", "#efe8d8", 12) + "".join(path(f"M{x} 138L{x + 22} 135V414L{x + 2} 408Z", "#26232a", 0) for x in (596, 636))
    pull = "".join(strokes(d, 9, "#f0e0b8") for d in ("M196 300L176 270M180 346L146 330M222 262L214 226"))
    return [Layer(fan, gloss=0.15), Layer(thumb, gloss=0.1), Layer(taken, gloss=0.1), Layer(glove, gloss=0.35), Layer(folds, throw=0.0), Layer(sleeve), Layer(pull, throw=0.0)], ground("#3c4a3a", "#20281f", '<ellipse cx="300" cy="330" rx="240" ry="220" fill="#d8c890" opacity=".35"/>', blur=12)


def coffee() -> Scene:
    """Two letters in the milk of a cup of coffee."""
    saucer = dot(300, 400, 214, "#efe6d0", 13) + dot(300, 400, 176, "#e2d6ba", 6)
    cup = strokes("M440 320C540 280 560 420 452 440", 54) + strokes("M440 320C540 280 560 420 452 440", 30, "#f6f0e0") + dot(288, 388, 154, "#f6f0e0", 13)
    brew = dot(288, 388, 128, "#3a1e10", 9) + dot(288, 388, 118, "#522c16", 0)
    cream = "#f2dfba"
    letters = "".join(f'<path d="{d}" fill="none" stroke="{cream}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>' for d in ("M234 450C228 410 232 370 230 326C256 318 274 322 288 320M232 384C252 380 264 384 276 380", "M314 452C320 410 312 370 318 322M368 318C352 352 336 372 322 386C344 400 360 424 374 450"))
    swirl = strokes("M196 330C186 372 190 430 220 462M360 482C390 460 402 430 400 400M250 288C280 276 320 280 346 292", 8, "#a8743c")
    spoon = group(path("M-10 -40L-14 180Q0 196 14 180L10 -40Z", STEEL, 9) + f'<ellipse cx="0" cy="-72" rx="34" ry="50" fill="#c9d0d2" stroke="{INK}" stroke-width="10"/>', "translate(520 560) rotate(-38)")
    steam = "".join(f'<path d="M{x} 260q-40 -50 0 -100t0 -110" fill="none" stroke="#f4ecd8" stroke-width="22" opacity=".45" stroke-linecap="round"/>' for x in (210, 300, 390))
    table = "".join(rect(x, y, 60, 60, "#8e241c") for x in range(0, 600, 60) for y in range(0, 780, 60) if (x + y) // 60 % 2)
    return [Layer(saucer, gloss=0.3), Layer(spoon, gloss=0.6), Layer(cup, gloss=0.4), Layer(brew, gloss=0.5, throw=0.0), Layer(swirl + letters, gloss=0.1, throw=0.0)], ground("#e6d8b8", "#cdb88c", table + steam, (0.4, 0.3), blur=2)


def weather_doll() -> Scene:
    """A ghost of white cloth at the window keeps the rain off."""
    rng = random.Random(4)
    pane = rect(60, 60, 480, 560, "#2c444e") + "".join(pine(x, 620, h, "#1c3036") for x, h in ((120, 240), (200, 320), (430, 300), (500, 220)))
    pane += "".join(f'<path d="M{rng.uniform(60, 540):.0f} {rng.uniform(60, 580):.0f}l-10 44" stroke="#b9d4da" stroke-width="4" opacity=".6"/>' for _ in range(80))
    frame = path("M20 20H580V660H20ZM62 62H286V320H62ZM314 62H538V320H314ZM62 348H286V618H62ZM314 348H538V618H314Z", "#5a3a22", 11, extra='fill-rule="evenodd"') + path("M0 640H600V690H0Z", "#6f4a2c", 11)
    cord = strokes("M300 -10V196", 12) + strokes("M300 -10V196", 6, "#c9a66a")
    cloth = path("M300 372C220 400 170 500 130 600C160 586 190 592 214 616C240 590 274 590 300 622C326 590 360 590 386 616C410 592 440 586 470 600C430 500 380 400 300 372Z", "#f4f0e2", 13) + strokes("M262 410C240 470 226 530 216 600M300 400V610M338 410C360 470 374 530 384 600", 7, "#a39c88")
    head = dot(300, 276, 104, "#f8f4e8", 13) + path("M214 352Q300 404 386 352L392 384Q300 436 208 384Z", "#b3302a", 10)
    face = f'<ellipse cx="262" cy="268" rx="15" ry="20" fill="{INK}"/><ellipse cx="338" cy="268" rx="15" ry="20" fill="{INK}"/>' + strokes("M262 310Q300 340 338 310", 10) + dot(234, 304, 14, "#e6a090", 0) + dot(366, 304, 14, "#e6a090", 0)
    return [Layer(frame, gloss=0.1), Layer(cord, throw=0.4), Layer(cloth, gloss=0.05), Layer(head, gloss=0.1), Layer(face, throw=0.0)], ground("#1c2c34", "#16242a", pane, (0.5, 0.35), (0.95, 0.95, 0.8))


def cigarettes() -> Scene:
    """An ashtray after a long night; one is still burning."""
    tray = f'<ellipse cx="300" cy="560" rx="226" ry="92" fill="#5f6f66" stroke="{INK}" stroke-width="13"/><ellipse cx="300" cy="540" rx="182" ry="62" fill="#2c3632" stroke="{INK}" stroke-width="9"/><ellipse cx="300" cy="552" rx="150" ry="40" fill="#8f8a80"/>'
    stubs = "".join(group(path("M-13 -46H13V30H-13Z", "#f2ead8", 7) + path("M-13 10H13V42H-13Z", "#c98a3c", 6) + path("M-14 -60Q0 -70 14 -60L12 -44H-12Z", "#4a4640", 5), f"translate({x} {y}) rotate({a})") for x, y, a in ((210, 536, -64), (380, 548, 58), (262, 560, -24), (340, 566, 22)))
    lit = group(path("M-16 -200H16V60H-16Z", "#f6f0e0", 9) + path("M-16 60H16V150H-16Z", "#c98a3c", 9) + path("M-17 -236Q0 -250 17 -236L15 -198H-15Z", "#ff6a2a", 6), "translate(352 440) rotate(46)")
    pack = group(path("M-82 -110H82V110H-82Z", "#f0e6cc", 11) + path("M-82 -40H82V110H-82Z", "#a8281f", 9) + dot(0, 40, 44, "#f0e6cc", 7) + sign("sign_TF", 0, 40, 50, "#a8281f") + "".join(path(f"M{x} -160h26v56h-26Z", "#f6f0e0", 6) for x in (-66, -32, 2)), "translate(150 400) rotate(-12)")
    smoke = "".join(f'<path d="{d}" fill="none" stroke="#e4e8e0" stroke-width="{w}" opacity="{o}" stroke-linecap="round"/>' for d, w, o in (("M490 290C440 220 560 170 480 90S520 0 470 -40", 34, 0.45), ("M510 300C470 240 590 190 530 110S560 20 540 -30", 18, 0.4), ("M470 250C400 190 460 130 400 60", 16, 0.35)))
    return [Layer(pack, gloss=0.15), Layer(tray, gloss=0.4), Layer(stubs, gloss=0.1), Layer(lit, gloss=0.2)], ground("#1e2a2a", "#3a2a1e", rect(0, 520, 600, 300, "#4a3220") + smoke, (0.7, 0.3))


def dislike() -> Scene:
    """Two photographs on the board change places; one of them is not liked at all."""
    first, who = photo("S10", 188, 380, -7, 1.04)
    second, other = photo("S21", 420, 400, 6, 1.04, "#c9a98e")
    cross = "".join(strokes(d, 30, "#c3241f") for d in ("M350 290L490 470", "M494 286L346 474"))
    swap = "".join(strokes(d, 40) + strokes(d, 22, "#f0c860") for d in ("M170 160Q300 90 420 150", "M430 640Q300 700 180 640")) + path("M404 96L462 168L372 184Z", "#f0c860", 10) + path("M196 592L138 632L204 690Z", "#f0c860", 10)
    return [Layer(first), Layer(who, throw=0.0), Layer(second), Layer(other, throw=0.0), Layer(pin(188, 214) + pin(420, 234), gloss=0.5), Layer(cross, throw=0.3), Layer(swap, gloss=0.2)], ground("#a87a44", "#8a6034", cork(), blur=0.8)


def lockdown() -> Scene:
    """A chain and a padlock across double doors."""
    doors = "".join(path(f"M{x} 40H{x + 236}V800H{x}Z", "#6a7a74", 12) + path(f"M{x + 36} 90H{x + 200}V330H{x + 36}Z", "#2c3c42", 10) + path(f"M{x + 36} 460H{x + 200}V720H{x + 36}Z", "#5a6a64", 9) for x in (58, 306))
    glass = "".join(strokes(f"M{x + 50} {y}l60 -90", 10, "#7f98a0") for x in (58, 306) for y in (230, 310))
    handles = strokes("M262 330V470M338 330V470", 34) + strokes("M262 330V470M338 330V470", 18, GOLD)

    def link(x: float, y: float, turn: float) -> str:
        return group(f'<rect x="-38" y="-22" width="76" height="44" rx="22" fill="none" stroke="{INK}" stroke-width="30"/><rect x="-38" y="-22" width="76" height="44" rx="22" fill="none" stroke="{STEEL}" stroke-width="15"/>', f"translate({x} {y}) rotate({turn})")

    chain = "".join(link(x, 400 + 0.00075 * (300 - x) ** 2 - 14, (x - 300) * 0.06) for x in range(0, 640, 58))
    body = path("M196 440H404V590Q404 640 300 648Q196 640 196 590Z", GOLD, 14) + path("M220 466H380V584Q380 618 300 624Q220 618 220 584Z", mix(GOLD, INK, 0.18), 7)
    bow = f'<path d="M236 450V390A64 64 0 0 1 364 390V450" fill="none" stroke="{INK}" stroke-width="56"/><path d="M236 450V390A64 64 0 0 1 364 390V450" fill="none" stroke="#b9c0c2" stroke-width="34"/>'
    hole = path("M300 500a28 28 0 0 1 16 50L326 596H274L284 550A28 28 0 0 1 300 500Z", INK, 0)
    return [Layer(doors, gloss=0.1), Layer(glass, throw=0.0), Layer(handles, gloss=0.5), Layer(chain, gloss=0.5), Layer(bow, gloss=0.5), Layer(body, gloss=0.4), Layer(hole, throw=0.0)], ground("#3a4a48", "#2a3634")


def objection() -> Scene:
    """A finger points, and nobody says another word."""
    burst = "".join(f"{'M' if i == 0 else 'L'}{300 + r * math.cos(a):.0f} {370 + r * math.sin(a):.0f}" for i, (r, a) in enumerate(((270 if i % 2 == 0 else 178), math.tau * i / 28 - 1.57) for i in range(28))) + "Z"
    star = path(burst, "#f0b030", 14) + path("".join(f"{'M' if i == 0 else 'L'}{300 + r * math.cos(a):.0f} {370 + r * math.sin(a):.0f}" for i, (r, a) in enumerate(((214 if i % 2 == 0 else 146), math.tau * i / 28 - 1.57) for i in range(28))) + "Z", "#f8e6a8", 0)
    sleeve = path("M620 470L430 420L420 610L620 700Z", "#26354e", 13) + path("M440 416L396 408L384 596L428 612Z", PEARL, 11) + dot(470, 560, 13, GOLD, 6) + dot(474, 600, 13, GOLD, 6)
    hand = path("M400 412C360 400 330 408 306 424L86 400C50 398 46 446 82 452L262 476C246 492 250 510 262 516C246 530 252 552 268 556C262 574 276 592 300 592C330 600 370 604 390 594Z", "#e8b48e", 12)
    fingers = strokes("M262 476C290 484 310 490 330 488M262 516C290 522 312 524 330 520M268 556C290 560 310 560 326 556M306 424C320 440 322 452 316 470", 8) + path("M74 404C60 408 58 438 72 446C84 440 86 412 74 404Z", "#f6dcc0", 5)
    lines = "".join(f'<path d="M300 370L{300 + 700 * math.cos(a):.0f} {370 + 700 * math.sin(a):.0f}" stroke="#f0d8a0" stroke-width="{8 if i % 2 else 18}" opacity=".22"/>' for i, a in enumerate([math.tau * i / 36 for i in range(36)]))
    return [Layer(star, gloss=0.15), Layer(sleeve, gloss=0.1), Layer(hand, gloss=0.12), Layer(fingers, throw=0.0)], ground("#8e241c", "#5a1612", lines, blur=1.5)


def perspective() -> Scene:
    """Spectacles: rain in one glass, a fine day in the other."""
    def lens(x: float, name: str, inside: str) -> str:
        return f'<clipPath id="{name}"><circle cx="{x}" cy="360" r="126"/></clipPath><g clip-path="url(#{name})">{inside}</g>'

    rng = random.Random(6)
    night = rect(0, 200, 300, 320, "#2a4654") + "".join(pine(x, 500, h, "#152a32") for x, h in ((70, 130), (120, 190), (180, 150), (230, 200))) + "".join(f'<path d="M{rng.uniform(30, 290):.0f} {rng.uniform(230, 470):.0f}l-9 38" stroke="#d3e6ea" stroke-width="5" opacity=".8"/>' for _ in range(34))
    day = rect(300, 200, 300, 320, "#f4d98a") + '<circle cx="470" cy="320" r="48" fill="#fff6d0"/>' + '<path d="M300 430Q380 370 450 420T600 400V520H300Z" fill="#7fa84e"/>' + "".join(pine(x, 470, h, "#3f7a40") for x, h in ((360, 110), (400, 80), (540, 120)))
    panes = lens(152, "n", night) + lens(448, "d", day)
    rims = "".join(f'<circle cx="{x}" cy="360" r="128" fill="none" stroke="{INK}" stroke-width="42"/><circle cx="{x}" cy="360" r="128" fill="none" stroke="{GOLD}" stroke-width="24"/>' for x in (152, 448))
    bridge = strokes("M262 330Q300 280 338 330", 42) + strokes("M262 330Q300 280 338 330", 24, GOLD) + strokes("M30 330L-20 300M570 330L620 300", 40) + strokes("M30 330L-20 300M570 330L620 300", 22, GOLD)
    shine = strokes("M66 320A96 96 0 0 1 120 268M362 320A96 96 0 0 1 416 268", 13, "#ffffff")
    cards = card(240, 600, -14, "", "", 0.86) + card(300, 590, 0, "", "", 0.86) + card(360, 600, 14, "", "", 0.86)
    return [Layer(cards, gloss=0.1), Layer(panes, throw=0.4), Layer(rims + bridge, gloss=0.5), Layer(shine, throw=0.0)], ground("#4a3a5a", "#2a2036", blur=4)


def star_detective() -> Scene:
    """A badge, a hat, a lens."""
    points = "".join(f"{'M' if i == 0 else 'L'}{300 + r * math.cos(a):.0f} {420 + r * math.sin(a):.0f}" for i, (r, a) in enumerate(((212 if i % 2 == 0 else 96), math.tau * i / 10 - 1.571) for i in range(10))) + "Z"
    inner = "".join(f"{'M' if i == 0 else 'L'}{300 + r * math.cos(a):.0f} {420 + r * math.sin(a):.0f}" for i, (r, a) in enumerate(((164 if i % 2 == 0 else 76), math.tau * i / 10 - 1.571) for i in range(10))) + "Z"
    badge = path(points, GOLD, 14) + path(inner, mix(GOLD, "#fff2c0", 0.5), 7)
    badge += "".join(dot(300 + 218 * math.cos(a), 420 + 218 * math.sin(a), 21, GOLD, 10) for a in [math.tau * i / 5 - 1.571 for i in range(5)])
    eye = f'<circle cx="300" cy="424" r="66" fill="{PEARL}" stroke="{INK}" stroke-width="9"/>' + sign("effect_check_weather", 300, 428, 84, "#23424e")
    hat = group(path("M232 214C222 100 260 40 326 44C366 52 386 48 430 40C494 40 520 110 516 196Z", "#5a4632", 12) + path("M228 168C320 196 430 190 516 156L518 200C430 230 320 238 226 212Z", "#2a1c14", 8) + path("M110 250C190 200 280 216 372 212C470 208 570 180 650 200C630 258 510 276 382 278C252 280 160 282 110 250Z", "#5a4632", 12), "translate(20 26) rotate(-7 300 200) scale(.78)")
    lens = group(dot(0, 0, 78, GOLD, 11) + dot(0, 0, 58, "#cfe4e2", 8) + path("M-15 74H15L20 210Q0 222 -20 210Z", "#4a2c18", 11) + strokes("M-34 -18A36 36 0 0 1 -4 -40", 10, "#ffffff"), "translate(474 560) rotate(-34)")
    rays = "".join(f'<path d="M300 400L{300 + 700 * math.cos(a):.0f} {400 + 700 * math.sin(a):.0f}" stroke="#f0d8a0" stroke-width="26" opacity=".20"/>' for a in [math.tau * i / 20 for i in range(20)])
    return smaller([Layer(badge, gloss=0.5), Layer(eye, throw=0.0), Layer(lens, gloss=0.5), Layer(hat, gloss=0.1)], 0.82, 34), ground("#1f3d52", "#132634", rays, blur=2)


def toilet_break() -> Scene:
    """An outhouse by moonlight, engaged."""
    house = path("M160 250H440V720H160Z", "#8a6238", 13) + path("M120 264L300 120L480 264L462 284L300 156L138 284Z", "#4a3220", 12) + "".join(strokes(f"M{x} 262V716", 5, "#5a3c1e") for x in (200, 400))
    door = path("M220 300H380V716H220Z", "#a87a48", 11) + "".join(strokes(f"M{x} 304V712", 5, "#6f4c26") for x in (262, 300, 340)) + dot(360, 520, 11, "#2a2018", 5) + path("M226 350H374V372H226ZM226 620H374V642H226Z", "#8a5f34", 7)
    moon = '<path d="M318 396A46 46 0 1 0 336 470A38 38 0 1 1 318 396Z" fill="#ffdf8a" stroke="#150c0a" stroke-width="8"/>'
    roll = group(path("M-60 -46H50V46H-60Z", "#f6f2e6", 10) + f'<ellipse cx="50" cy="0" rx="24" ry="46" fill="#f6f2e6" stroke="{INK}" stroke-width="10"/><ellipse cx="50" cy="0" rx="9" ry="17" fill="{INK}"/>' + path("M-60 -40V120L-30 104L-2 124L24 106V44H-56Z", "#efe8d4", 8), "translate(476 610) scale(1.02)")
    legs = group(path("M-46 0Q-40 -26 0 -26H30V0Z", "#2a1c16", 9) + path("M-46 0Q-40 -26 0 -26H30V0Z", "#2a1c16", 9).replace("<path", '<path transform="translate(78 0)"', 1), "translate(270 722)")
    night = '<circle cx="480" cy="150" r="62" fill="#f4efd8"/>' + "".join(pine(x, 720, h, "#122420") for x, h in ((40, 420), (110, 320), (540, 480), (470, 330))) + rect(0, 700, 600, 100, "#2c3a2a") + "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="#fff"/>' for x, y in ((80, 90), (180, 60), (270, 80), (380, 50), (560, 60), (60, 200), (560, 260)))
    return smaller([Layer(house), Layer(door), Layer(moon, throw=0.0), Layer(legs, throw=0.2), Layer(roll, gloss=0.1)], 0.80, -24), ground("#1c2f4a", "#27425a", night, (0.75, 0.2), (0.8, 0.9, 1.0), 2.5)


def witness() -> Scene:
    """Somebody without a face behind a shield."""
    person = {**townsfolk()["person"][9], "sex": "m", "born": 1890, "hat": None, "tool": None}
    scale = 0.62
    place = f"translate({300 - 391 * scale:.1f} {118 - 0 * scale:.1f}) scale({scale})"
    body = londoner(person)[1].body
    figure = group(path("M318 470L312 530C304 566 284 592 240 604L300 990H480L530 604C508 598 499 580 499 530V470Z", "#3a3434", 0) + body, place)
    head = group(path("M226 300C220 170 300 130 392 130C490 130 566 190 566 310C566 440 520 560 400 566C300 560 232 440 226 300Z", "#5a5450", 12), place)
    mark = group(path("M352 300C352 236 450 236 450 306C450 350 398 352 398 400", line=34, colour="#f6ecd2") + dot(398, 456, 21, "#f6ecd2", 0), place)
    fedora = group(path("M226 214C214 120 236 40 300 36C338 34 346 60 382 56C420 50 470 32 508 82C536 124 540 170 540 206Z", "#4a3a2c", 12) + path("M222 160C320 196 450 190 540 152L544 206C440 244 320 244 224 216Z", "#1f1814", 8) + path("M112 238C196 196 280 216 380 214C480 212 584 174 668 194C646 254 520 278 390 280C258 282 156 276 112 238Z", "#4a3a2c", 12), place)
    shield = path("M300 430Q390 464 470 462V580Q470 690 300 760Q130 690 130 580V462Q210 464 300 430Z", "#c9d2d6", 14) + path("M300 458Q376 486 444 486V578Q444 672 300 730Q156 672 156 578V486Q224 486 300 458Z", "#1E5FB0", 9)
    star = group("".join([path("M0 -88L24 -30L86 -26L38 13L54 73L0 40L-54 73L-38 13L-86 -26L-24 -30Z", PEARL, 10)]), "translate(300 590) scale(.86)")
    chart = "".join(rect(0, y, 600, 5 if i % 2 else 3, "#33454A", 'opacity=".6"') for i, y in enumerate(range(40, 780, 62)))
    return smaller([Layer(figure, gloss=0.1), Layer(head, gloss=0.05), Layer(mark, throw=0.0), Layer(fedora, gloss=0.2), Layer(shield, gloss=0.4), Layer(star, gloss=0.2)], 0.9, -18), ground("#a9b8b4", "#8fa39f", chart, blur=1)


def eyes_only() -> Scene:
    """A sealed file, opened a hand's breadth: an eye looks out."""
    back = path("M100 170H260L290 210H510V650H100Z", "#b98a48", 13)
    sheets = group(path("M130 220H480V600H130Z", PEARL, 9), "rotate(4 300 400)") + path("M124 226H474V612H124Z", "#f8f2e0", 9)
    iris = path("M150 400Q300 268 450 400Q300 520 150 400Z", "#fffdf4", 12) + dot(300, 396, 66, "#3f7a6a", 9) + dot(300, 396, 30, INK, 0) + dot(280, 374, 13, "#ffffff", 0)
    lash = strokes("M150 400Q300 268 450 400M186 338L160 304M238 306L222 266M300 294V250M362 306L378 266M414 338L440 304", 11)
    front = path("M92 470H520L500 690H112Z", "#d3a25c", 13) + path("M110 520H506L502 566H106Z", "#b02a25", 7)
    words = "".join(path(f"M{x} 530h46v26h-46Z", PEARL, 0) for x in (150, 212, 336, 398)) + path("M276 530h46v26h-46Z", PEARL, 0)
    wax = dot(308, 620, 42, "#8e1a1c", 10) + sign("sign_agent", 308, 620, 46, "#f0b8a0")
    lamp = '<path d="M300 -40L520 420H80Z" fill="#ffe6a8" opacity=".25"/>'
    return smaller([Layer(back, gloss=0.1), Layer(sheets), Layer(iris, gloss=0.2, throw=0.3), Layer(lash, throw=0.0), Layer(front, gloss=0.1), Layer(words, throw=0.0), Layer(wax, gloss=0.5)], 0.88, -20), ground("#233a34", "#182824", lamp)


CARDS: dict[str, Callable[[], Scene]] = {
    "AMP": amplify, "BOR": borrowing, "COF": coffee, "DOL": weather_doll, "HEA": cigarettes, "IDL": dislike, "LOC": lockdown,
    "OBJ": objection, "PER": perspective, "STA": star_detective, "TOI": toilet_break, "WIT": witness, "YEO": eyes_only,
}  # fmt: skip


def build() -> None:
    """Writes action_*; GASLAMP_ONLY=AMP,BOR for some of them."""
    only = {name for name in os.environ.get("GASLAMP_ONLY", "").split(",") if name}
    top = (HEIGHT - WIDTH) // 2
    for name, draw in CARDS.items():
        if not only or name in only:
            layers, backdrop = draw()
            picture, _ = paint(layers, backdrop, VIEW, f"action {name}", False, 0.06)
            square = picture.crop((0, top, WIDTH, top + WIDTH))
            save(shrink(square, SIZE, SIZE), places.PREMONITION_PICTURES / f"action_{name}.webp", 82)
