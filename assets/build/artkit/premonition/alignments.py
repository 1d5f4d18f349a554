"""The alignment cards: the Killer in the red raincoat, the Agent's badge. Told apart by shape as by colour."""

from __future__ import annotations

import random

from PIL import Image

from artkit import places
from artkit.canvas import cover, save, shrink
from artkit.londoners.pen import group, mix, strokes
from artkit.portraits.backdrops import Backdrop, rect, wall
from artkit.portraits.painter import Layer, paint
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path
from artkit.premonition.marks import sign
from artkit.premonition.papers import BRASS, CARD, SCALE, drawn, frame_lines, pine, rounded

VIEW = (0.0, 0.0, 600.0)
COAT = "#B81F1C"


def drops(seed: int, count: int = 90) -> str:
    """Rain on the backdrop."""
    rng = random.Random(seed)
    return "".join(f'<path d="M{rng.uniform(0, 640):.0f} {rng.uniform(-40, 780):.0f}l-14 62" stroke="#cfe0e4" stroke-width="4" opacity="{rng.uniform(0.2, 0.6):.2f}"/>' for _ in range(count))


def killer() -> tuple[list[Layer], Backdrop]:
    """A red hood, two eyes and an axe."""
    night = "".join(pine(x, 780, h, "#14090b") for x, h in ((60, 520), (130, 420), (500, 470), (570, 560))) + drops(5)
    handle = strokes("M474 800L452 250", 40) + strokes("M474 800L452 250", 24, "#8a6238")
    blade = path("M430 262L476 256L482 352L436 358C396 380 366 420 346 446C320 372 326 270 366 196C384 226 406 250 430 262Z", "#b9c0c2", 12) + path("M346 446C320 372 326 270 366 196C374 210 382 220 390 230C362 290 360 350 374 408Z", "#eef2f0", 6)
    body = path("M40 800C50 640 90 560 190 530H410C510 560 550 640 560 800Z", COAT, 14) + strokes("M300 590V800M176 640Q150 720 150 800M428 640Q452 720 452 800", 9) + "".join(dot(322, y, 13, "#6d0f10", 6) for y in (640, 710))
    hood = path("M120 560C84 380 150 190 300 110C450 190 516 380 480 560C420 620 180 620 120 560Z", COAT, 15) + strokes("M300 112C296 150 298 170 302 200M160 380C166 320 186 270 220 230M440 380C434 320 414 270 380 230", 8)
    dark = path("M186 530C150 410 190 300 300 236C410 300 450 410 414 530C360 574 240 574 186 530Z", "#0c0708", 12)
    eyes = "".join(path(f"M{300 + k * 84} 400Q{300 + k * 50} 382 {300 + k * 22} 412Q{300 + k * 54} 430 {300 + k * 84} 400Z", "#ffe9b8", 0) for k in (-1, 1))
    hand = path("M420 620C410 590 430 566 470 568C512 566 528 596 516 624C524 650 512 676 486 680C452 690 420 670 420 620Z", "#2a1c1e", 12) + strokes("M424 610H514M426 640H516", 7, "#4a3a3c")
    axe = "translate(46 -26)"
    handle, blade, hand = (group(part, axe) for part in (handle, blade, hand))
    return [Layer(body, gloss=0.3), Layer(hood, gloss=0.35), Layer(dark, throw=0.0), Layer(eyes, throw=0.0), Layer(handle, gloss=0.2), Layer(blade, gloss=0.5), Layer(hand, gloss=0.2)], Backdrop(wall("#3a1014", "#5c1618") + night, (1.0, 0.55, 0.45), (1.0, 0.5, 0.4), (0.5, 0.2), 2.5)


def agent() -> tuple[list[Layer], Backdrop]:
    """A badge in its leather case, held up in the rain."""
    town = rect(0, 520, 600, 300, "#16242a") + "".join(pine(x, 540, h, "#20343c") for x, h in ((60, 260), (140, 320), (240, 220), (430, 300), (540, 260))) + '<circle cx="470" cy="140" r="60" fill="#ffe2a0" opacity=".8"/>' + drops(6, 70)
    case = path("M116 150Q116 130 136 130H464Q484 130 484 150V610Q484 630 464 630H136Q116 630 116 610Z", "#4a2a1a", 15) + path("M136 152H464V608H136Z", "#5e3722", 8) + f'<path d="M128 142H472V618H128Z" fill="none" stroke="{mix(GOLD, INK, 0.3)}" stroke-width="4" stroke-dasharray="13 9"/>'
    shield = path("M300 182L338 222Q390 232 432 210V362Q432 492 300 566Q168 492 168 362V210Q210 232 262 222Z", GOLD, 14) + path("M300 226L326 250Q366 258 400 244V358Q400 462 300 524Q200 462 200 358V244Q234 258 274 250Z", mix(GOLD, "#fff0c0", 0.4), 8)
    disc = dot(300, 366, 78, "#1d4a6a", 10) + dot(300, 366, 64, "#16364e", 5)
    points = "M300 312L313 350L353 351L321 375L333 413L300 390L267 413L279 375L247 351L287 350Z"
    star = path(points, PEARL, 7) + strokes("M236 286H364M240 462H360", 10, "#8a6a24")
    hand = path("M160 800C150 700 140 660 150 612C160 580 206 580 212 614L220 660L250 604C264 576 304 586 300 620L288 668H400C452 668 470 700 470 740V800Z", "#e0ac84", 13) + strokes("M212 614L224 700M300 620C296 660 280 690 262 716M300 720H450", 8) + path("M120 770H500V810H120Z", "#26354e", 12)
    return [Layer(case, gloss=0.25), Layer(shield, gloss=0.5), Layer(disc, gloss=0.3), Layer(star, gloss=0.4, throw=0.2), Layer(hand, gloss=0.1)], Backdrop(wall("#2a4654", "#1c323c") + town, (0.8, 0.95, 1.0), (1.0, 0.9, 0.65), (0.7, 0.2), 3)


def alignment(kind: str) -> Image.Image:
    """The picture with lines about it, and its sign in a medallion at the foot."""
    layers, backdrop = killer() if kind == "killer" else agent()
    painted = paint(layers, backdrop, VIEW, f"alignment {kind}", False, 0.06)[0]
    card = cover(painted, CARD[0] * SCALE, CARD[1] * SCALE, 0.5).convert("RGBA")
    colour = "#7A1414" if kind == "killer" else "#1D4A6A"
    cx, cy = CARD[0] / 2, CARD[1] - 66
    medal = f'<circle cx="{cx}" cy="{cy + 4}" r="54" fill="#000" opacity=".45"/><circle cx="{cx}" cy="{cy}" r="52" fill="{BRASS}"/><circle cx="{cx}" cy="{cy}" r="45" fill="{colour}"/>'
    drawn(card, frame_lines(BRASS) + medal + sign(f"sign_{kind}", cx, cy, 58, "#F6EBD0"))
    return shrink(rounded(card, 30 * SCALE), *CARD)


def build() -> None:
    """Writes alignment_killer and alignment_agent."""
    for kind in ("killer", "agent"):
        save(alignment(kind), places.PREMONITION_PICTURES / f"alignment_{kind}.webp", 86)
