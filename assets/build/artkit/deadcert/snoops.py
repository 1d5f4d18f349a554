"""The six Snoop cards: three that pry into one type, three of the second level. Painted like the portraits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from artkit import places
from artkit.canvas import paste, save, shrink, svg
from artkit.deadcert.marks import TYPES, sign
from artkit.londoners.pen import mix, strokes
from artkit.portraits.backdrops import Backdrop, rect, wall
from artkit.portraits.painter import HEIGHT, WIDTH, Layer, paint
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path

VIEW = (0.0, 0.0, 600.0)  # the drawing's square: 600 x 780
TALL, WIDE = (464, 603), (380, 224)


def ground(kind: str, extra: str = "", at: tuple[float, float] = (0.5, 0.4)) -> Backdrop:
    """A dark room in the type's colour."""
    style = TYPES[kind]
    red, green, blue = (int(style.line[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return Backdrop(wall(mix(style.deep, INK, 0.2), mix(style.deep, INK, 0.55)) + extra, (red, green, blue), (1.0, 0.84, 0.56), at, 5)


def keyhole() -> tuple[list[Layer], Backdrop]:
    """An eye at a keyhole with light behind it."""
    plate = path("M180 130Q180 90 220 90H380Q420 90 420 130V600Q420 660 300 690Q180 660 180 600Z", GOLD, 12)
    plate += "".join(dot(x, y, 13, mix(GOLD, INK, 0.3), 6) for x, y in ((214, 126), (386, 126), (300, 650)))
    hole = "M300 200a112 112 0 0 1 62 205L396 590H204L238 405A112 112 0 0 1 300 200Z"
    lit = path(hole, "#ffe6a8", 12)
    eye = (
        f'<clipPath id="k"><path d="{hole}"/></clipPath><g clip-path="url(#k)"><path d="{hole}" fill="#f2cfae"/>'
        + path("M190 330Q300 220 412 330Q300 410 190 330Z", "#f8f2e4", 10)
        + dot(304, 322, 44, "#5a3a7a", 8) + dot(304, 322, 20, INK, 0) + dot(288, 306, 9, "#ffffff", 0)
        + strokes("M190 330Q300 220 412 330M206 270Q300 196 398 268M240 400Q300 430 366 398", 10) + "</g>"
    )
    panel = "".join(rect(x, 0, 6, 780, "#000", 'opacity=".4"') for x in (60, 540))
    return [Layer(plate, gloss=0.3), Layer(lit, throw=0.0), Layer(eye, throw=0.0)], ground("motive", panel)


def lens() -> tuple[list[Layer], Backdrop]:
    """A magnifying glass over a thumb's print beside a knife."""
    knife = f'<g transform="translate(190 600) rotate(-38) scale(1.25)">{path("M-20 -110L0 -330L20 -110Z", "#cfd4d2", 9)}{path("M-60 -112H60V-88H-60Z", GOLD, 8)}{path("M-15 -88H15V60H-15Z", "#3a2416", 9)}{dot(0, 76, 24, GOLD, 8)}</g>'
    handle = path("M408 470L470 440L580 640L516 680Z", "#4a2c18", 12)
    glass = dot(330, 290, 212, GOLD, 14) + dot(330, 290, 180, "#dfe9dc", 10)
    print_ = "".join(
        f'<path d="M{330 - r} {310 + r * 0.5}C{330 - r * 1.1} {310 - r * 1.3} {330 + r * 1.1} {310 - r * 1.3} {330 + r} {310 + r * 0.5}" fill="none" stroke="#23422e" stroke-width="11" stroke-linecap="round" stroke-dasharray="{60 + r} {10 + r * 0.1}"/>'
        for r in (20, 44, 68, 92, 116)
    )
    shine = strokes("M200 220C220 170 260 140 310 130", 16, "#ffffff")
    return [Layer(knife, gloss=0.3), Layer(handle, gloss=0.2), Layer(glass, gloss=0.4), Layer(print_ + shine, throw=0.0)], ground("means")


def bullseye() -> tuple[list[Layer], Backdrop]:
    """A policeman's bull's-eye lantern that throws its beam on a watch."""
    lamp_ = path("M120 250Q120 210 160 210H330Q370 210 370 250V590H120Z", "#3c4044", 12) + path("M100 580H390V630H100Z", "#2c3034", 11) + path("M150 210L180 130H310L340 210Z", "#4a4e52", 11) + path("M196 130Q200 80 245 76Q290 80 294 130Z", "#3c4044", 10)
    lamp_ += path("M120 300C60 300 60 520 120 520", line=24) + path("M120 300C60 300 60 520 120 520", line=10, colour="#6f7478")
    front = dot(290, 400, 124, GOLD, 12) + dot(290, 400, 96, "#ffe9a8", 9) + dot(262, 372, 30, "#fffdf0", 0)
    watch = f'<g transform="translate(470 620)">{dot(0, 0, 98, GOLD, 11)}{dot(0, 0, 74, "#f8f0d8", 7)}{strokes("M0 0V-52M0 0L34 26", 10)}{path("M-16 -124H16V-96H-16Z", GOLD, 8)}<circle cx="0" cy="-146" r="24" fill="none" stroke="{INK}" stroke-width="20"/><circle cx="0" cy="-146" r="24" fill="none" stroke="{GOLD}" stroke-width="9"/></g>'
    beam = '<path d="M290 400L640 330V820L420 780Z" fill="#ffd98a" opacity=".55"/>'
    return [Layer(lamp_, gloss=0.25), Layer(front, gloss=0.5), Layer(watch, gloss=0.35)], ground("opportunity", beam, (0.6, 0.6))


def spyglass() -> tuple[list[Layer], Backdrop]:
    """A telescope on its stand before a lit window over the roofs."""
    night = rect(330, 60, 240, 300, "#ffd98a", 'opacity=".85"') + rect(442, 60, 12, 300, "#1c1226") + rect(330, 200, 240, 12, "#1c1226") + '<circle cx="110" cy="130" r="54" fill="#efe6d0"/>'
    legs = strokes("M270 470L150 770M300 480L330 780M320 460L490 760", 34) + strokes("M270 470L150 770M300 480L330 780M320 460L490 760", 18, "#6a4024")
    tube = f'<g transform="translate(300 440) rotate(-34)">{path("M-250 -60H-40V60H-250Z", "#5a3420", 12)}{path("M-40 -48H130V48H-40Z", GOLD, 12)}{path("M130 -38H260V38H130Z", mix(GOLD, PEARL, 0.3), 11)}{path("M252 -50H284V50H252Z", GOLD, 10)}{path("M-276 -70H-238V70H-276Z", GOLD, 11)}</g>'
    return [Layer(legs, gloss=0.1), Layer(tube + dot(300, 460, 34, "#8d9296", 9), gloss=0.4)], ground("motive", night, (0.75, 0.25))


def flash() -> tuple[list[Layer], Backdrop]:
    """A plate camera as its flash goes off."""
    burst = '<circle cx="470" cy="150" r="230" fill="#fff6d8" opacity=".8"/>'
    legs = strokes("M230 560L130 800M310 570V800M390 560L480 800", 32) + strokes("M230 560L130 800M310 570V800M390 560L480 800", 17, "#6a4024")
    body = path("M110 280H410V570H110Z", "#2a201c", 13) + path("M90 250H430V290H90Z", "#7a4a28", 11) + path("M130 320H390V530H130Z", "#3a2a22", 9)
    front = dot(260, 425, 108, "#8d9296", 12) + dot(260, 425, 78, "#16242c", 10) + dot(260, 425, 42, "#2f5a68", 7) + dot(230, 394, 20, "#e8f4f4", 0)
    pan = path("M440 420L460 190L486 190L476 420Z", "#6f7478", 9) + path("M380 180H570L540 214H410Z", "#aab0b0", 10)
    star = "".join(f'<path d="M470 160L{470 + 190 * c:.0f} {160 + 190 * s:.0f}" stroke="#fffbe8" stroke-width="{14 if i % 2 else 24}" stroke-linecap="round"/>' for i, (c, s) in enumerate(((0, -0.8), (0.5, -0.7), (0.75, -0.2), (-0.5, -0.7), (-0.75, -0.2), (0.25, -0.45), (-0.25, -0.45))))
    return [Layer(legs), Layer(pan, gloss=0.3), Layer(body, gloss=0.2), Layer(front, gloss=0.5), Layer(star + dot(470, 166, 46, "#fffdf4", 0), throw=0.0)], ground("means", burst, (0.78, 0.2))


def picklock() -> tuple[list[Layer], Backdrop]:
    """A padlock that gives way to a skeleton key."""
    shackle = f'<path d="M190 360V230A110 110 0 0 1 410 230V300" fill="none" stroke="{INK}" stroke-width="72"/><path d="M190 360V230A110 110 0 0 1 410 230V300" fill="none" stroke="#aab0b0" stroke-width="48"/>'
    body = path("M120 350H480V620Q480 700 300 720Q120 700 120 620Z", GOLD, 14) + path("M150 384H450V612Q450 664 300 680Q150 664 150 612Z", mix(GOLD, INK, 0.18), 7)
    hole = path("M300 440a52 52 0 0 1 30 94L346 620H254L270 534A52 52 0 0 1 300 440Z", INK, 0)
    key = f'<g transform="translate(300 500) rotate(48)">{path("M-17 0H17V-300H-17Z", "#c8ccc8", 10)}{path("M17 -40H74V-14H46V10H17Z", "#c8ccc8", 9)}{dot(0, -340, 66, "#c8ccc8", 11)}{dot(0, -340, 34, "#5E2E06", 8)}</g>'
    return [Layer(shackle, gloss=0.4), Layer(body, gloss=0.35), Layer(hole, throw=0.0), Layer(key, gloss=0.4)], ground("opportunity")


SNOOPS: dict[str, tuple[Callable[[], tuple[list[Layer], Backdrop]], str, int]] = {
    "SM": (keyhole, "motive", 1),
    "SE": (lens, "means", 1),
    "SO": (bullseye, "opportunity", 1),
    "X1": (spyglass, "motive", 2),
    "X2": (flash, "means", 2),
    "X3": (picklock, "opportunity", 2),
}


def badge(level: int, kind: str) -> Image.Image:
    """A brass disc with the level in strokes, and for the first level the sign of its type."""
    bars = "".join(path(f"M{x - 9} 38H{x + 9}V82H{x - 9}Z", INK, 0) for x in ((60,) if level == 1 else (46, 74)))
    rails = path("M34 30H86V39H34ZM34 81H86V90H34Z", INK, 0)
    disc = dot(60, 60, 54, GOLD, 7) + dot(60, 60, 44, "#efd79a", 3) + bars + rails
    body = disc
    if level == 1:
        body += dot(176, 60, 54, TYPES[kind].band, 7) + sign(kind, 176, 60, 62, PEARL)
    else:
        for index, name in enumerate(TYPES):
            body += dot(156 + index * 74, 60, 38, TYPES[name].band, 6) + sign(name, 156 + index * 74, 60, 42, PEARL)
    return svg(body, 360 * 2, 120 * 2, "0 0 360 120")


FOCUS: dict[str, tuple[float, float, float]] = {
    "SM": (300, 326, 350),
    "SE": (318, 306, 500),
    "SO": (330, 400, 600),
    "X1": (300, 430, 480),
    "X2": (320, 340, 560),
    "X3": (340, 402, 640),
}
"""The middle and the height of what a slim window shows, on the drawing's square."""


def wide(name: str) -> Image.Image:
    """The thing itself, large, for windows that are wider than high."""
    x, y, high = FOCUS[name]
    across = high * WIDE[0] / WIDE[1]
    view = (x - across / 2, y - across * HEIGHT / WIDTH / 2, across)
    layers, backdrop = SNOOPS[name][0]()
    picture, _ = paint(layers, replace(backdrop, blur=22), view, f"snoop wide {name}", False, 0.12)
    strip = WIDTH * WIDE[1] / WIDE[0]
    return shrink(picture.crop((0, round((HEIGHT - strip) / 2), WIDTH, round((HEIGHT + strip) / 2))), *WIDE)


def build() -> None:
    """Writes snoop_* and snoop_wide_* to DEADCERT's pictures."""
    for name, (draw, kind, level) in SNOOPS.items():
        layers, backdrop = draw()
        picture, _ = paint(layers, backdrop, VIEW, f"snoop {name}", False, 0.12)
        tall = shrink(picture, TALL[0] * 2, TALL[1] * 2).convert("RGBA")
        paste(tall, shrink(badge(level, kind), 480, 160), 36, TALL[1] * 2 - 190)
        save(shrink(tall, *TALL).convert("RGB"), places.DEADCERT_PICTURES / f"snoop_{name}.webp", 84)
        save(wide(name), places.DEADCERT_PICTURES / f"snoop_wide_{name}.webp", 84)
