"""What the townsfolk wear on their heads beyond the Londoners' hats."""

from __future__ import annotations

from artkit.londoners import headwear
from artkit.londoners.pen import mix, strokes
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path


def campaign(c: str, band: str) -> str:
    """A ranger's hat: a stiff flat brim, four dents in the crown."""
    brim = "M78 262C160 206 280 214 392 208C508 202 620 176 712 206C700 262 520 262 396 270C270 278 150 300 78 262Z"
    return path("M232 222C222 130 250 40 330 30L392 6L452 26C530 36 548 120 542 206Z", c, 12) + strokes("M392 8C372 70 372 110 380 150M322 40C340 90 340 110 336 140M462 34C446 84 446 104 452 132", 6, mix(c, INK, 0.5)) + path("M230 184C330 212 450 206 543 172L544 208C450 240 330 246 230 222Z", band, 8) + path(brim, c, 12) + dot(388, 214, 14, GOLD, 6)


def tiara(c: str, band: str) -> str:
    """The crown of a bowling queen."""
    points = "M232 236L236 130L296 186L330 92L382 172L430 76L474 164L536 96L548 206C450 176 330 184 232 236Z"
    return path(points, c, 10) + path("M228 240C330 190 450 182 552 210L556 240C450 212 330 220 234 272Z", band, 9) + "".join(dot(x, y, 13, colour, 6) for x, y, colour in ((236, 124, "#c3241f"), (330, 86, "#2f7f86"), (430, 70, "#c3241f"), (536, 90, "#2f7f86"), (392, 206, "#c3241f")))


def head_mirror(c: str, band: str) -> str:
    """A doctor's mirror on a band."""
    return path("M214 268C300 204 470 196 566 244L568 276C470 232 310 240 220 306Z", band, 9) + dot(430, 196, 62, c, 11) + dot(430, 196, 44, "#f2f7f6", 6) + dot(430, 196, 12, INK, 0) + strokes("M398 176A40 40 0 0 1 424 158", 7, "#ffffff")


def widow(c: str, band: str) -> str:
    """A black hat with a veil over the eyes."""
    crown = path("M196 262C176 150 270 86 394 88C510 88 580 150 576 240C480 196 300 206 196 262Z", c, 12)
    veil = f'<path d="M196 262C300 200 480 196 580 240L592 452C470 500 320 500 214 452Z" fill="{c}" fill-opacity=".26"/>'
    mesh = "".join(strokes(f"M{x} 250L{x - 60} 470", 2.5, c) for x in range(260, 640, 30)) + "".join(strokes(f"M{x} 240L{x + 60} 470", 2.5, c) for x in range(190, 560, 30))
    clip = f'<clipPath id="veil"><path d="M196 262C300 200 480 196 580 240L592 452C470 500 320 500 214 452Z"/></clipPath><g clip-path="url(#veil)" opacity=".75">{mesh}</g>'
    rose = "".join(dot(x, y, r, band, 6) for x, y, r in ((270, 200, 36), (300, 176, 26), (246, 172, 24)))
    return veil + clip + strokes("M214 452C320 500 470 500 592 452", 5, c) + crown + path("M194 264C300 204 480 196 578 240L580 270C480 230 310 238 200 300Z", mix(c, "#6a5a5a", 0.3), 8) + rose


def paper_boat(c: str, band: str) -> str:
    """A short-order cook's folded cap."""
    return path("M206 262L190 150C300 96 470 88 580 132L572 236C470 190 310 200 206 262Z", c, 12) + path("M200 214L206 262C310 200 470 190 572 236L576 186C470 150 310 156 200 214Z", band, 9) + strokes("M388 104V152", 5)


def slouch(c: str, band: str) -> str:
    """A traveller's low felt with its brim turned down in front."""
    brim = "M126 286C150 220 280 214 390 210C500 204 600 200 664 262C620 300 520 256 396 266C280 276 180 322 126 286Z"
    return path("M228 224C212 120 260 62 336 66C380 76 400 70 452 62C520 60 552 130 546 206Z", c, 12) + path("M226 184C330 208 450 202 546 168L548 206C450 238 330 246 226 222Z", band, 8) + path(brim, c, 12)


def souwester(c: str, band: str) -> str:
    """An oilskin hat against the rain."""
    brim = "M120 400C130 300 210 236 390 226C560 220 620 240 650 300C580 270 480 262 390 272C280 284 190 330 120 400Z"
    return path("M214 260C200 140 270 70 390 68C510 68 576 140 566 246Z", c, 12) + strokes("M300 88C280 130 274 180 278 226M390 70V214M478 84C500 130 504 170 502 212", 6, mix(c, INK, 0.45)) + path(brim, c, 12) + strokes("M160 350C220 296 300 270 390 262C480 254 560 258 620 278", 6, band)


OWN = {hat.__name__: hat for hat in (campaign, tiara, head_mirror, widow, paper_boat, slouch, souwester)}


def hat(kind: str, colour: str, band: str) -> str:
    """The hat of that name, the town's own or a Londoner's."""
    return OWN[kind](colour, band) if kind in OWN else headwear.hat(kind, colour, band)


def star(x: float, y: float, size: float) -> str:
    """A lawman's star on the breast."""
    points = "M0 -40L11 -14L39 -12L17 6L24 33L0 18L-24 33L-17 6L-39 -12L-11 -14Z"
    return f'<g transform="translate({x} {y}) scale({size})">{path(points, GOLD, 8)}{dot(0, 0, 8, PEARL, 4)}</g>'


def cross(x: float, y: float, colour: str) -> str:
    """A round badge with a cross on the breast."""
    arms = "M-10 -30H10V-10H30V10H10V30H-10V10H-30V-10H-10Z"
    return f'<g transform="translate({x} {y})">{dot(0, 0, 50, PEARL, 8)}<path d="{arms}" fill="{colour}"/></g>'
