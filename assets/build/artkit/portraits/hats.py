"""Hats, a monocle, earrings, painted lips and cheeks as SVG."""

from __future__ import annotations

import math

from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path

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
    out = path(
        "M184 330C166 106 258 22 386 20C502 18 574 110 568 240C522 214 450 220 388 236C310 256 260 302 226 376C204 370 190 352 184 330Z",
        colour,
        12,
    )
    out += path("M194 264C260 190 400 158 562 178L568 224C430 200 280 240 202 322Z", band, 8)
    petals = "".join(
        path(
            "M252 232C232 206 236 176 256 168C276 176 280 206 260 232Z",
            PEARL,
            6,
            extra=f'transform="rotate({angle} 256 234)"',
        )
        for angle in range(0, 360, 72)
    )
    return out + petals + dot(256, 234, 14, GOLD, 5)


def feather_band(colour: str, band: str) -> str:
    """A headband with a tall peacock feather."""
    out = path("M204 264C290 196 430 166 550 186L554 230C440 208 300 238 210 310Z", band, 9)
    out += "".join(
        dot(236 + i * 44, 268 - 70 * math.sin(0.35 + i * 0.23), 8, PEARL, 3) for i in range(7)
    )
    plume = "M296 224C236 150 216 40 296 -74C392 -20 404 110 334 222Z"
    out += path(plume, "#1f7a6c", 9) + path("M316 226C308 120 304 40 300 -60", line=5)
    barbs = "".join(f"M306 {y}q-34 -6 -50 -34M309 {y}q34 -14 52 -44" for y in range(60, 214, 18))
    out += path(barbs, line=3, colour="#8fd0a8")
    out += '<ellipse cx="306" cy="16" rx="40" ry="50" fill="#d2a13c" stroke="#150c0a" stroke-width="5"/>'
    out += '<ellipse cx="306" cy="22" rx="27" ry="34" fill="#1b6fb0"/><ellipse cx="306" cy="28" rx="15" ry="19" fill="#0d1f4d"/>'
    return out + dot(316, 228, 28, GOLD, 8) + dot(316, 228, 14, colour, 4)


def peaked_cap(colour: str, band: str) -> str:
    """An officer's cap with badge, braid and patent peak."""
    out = path(
        "M186 196C150 150 160 96 226 70C330 30 470 22 560 66C620 96 616 150 578 190C450 150 300 156 186 196Z",
        colour,
        12,
    )
    out += path("M188 196C300 150 460 146 578 188L584 246C460 208 310 214 196 262Z", band, 10)
    out += path("M196 258C310 212 460 206 584 244", line=9, colour=GOLD)
    out += path(
        "M330 240C430 214 540 222 604 248C640 268 650 292 640 306C560 268 440 262 330 284Z",
        "#1d1512",
        10,
    )
    out += path("M372 258C440 246 540 250 600 276", line=5, colour="#8a7a6a")
    return out + path(
        "M430 170l14 -32l14 32l34 2l-26 22l9 34l-31 -19l-31 19l9 -34l-26 -22Z", GOLD, 6
    )


def maid_cap(_colour: str, band: str) -> str:
    """A starched white cap with a frill and a dark ribbon."""
    frill = "M150 226C132 186 152 150 186 150C180 106 222 78 258 92C272 50 330 40 358 70C392 40 448 48 462 88C500 76 540 104 536 144C566 148 584 178 570 206C450 150 280 160 150 226Z"
    out = path(frill, PEARL, 11) + path(
        "M172 232C284 166 452 158 566 208L562 246C450 200 300 206 186 272Z", band, 8
    )
    pleats = "M196 204L186 160M250 182L240 110M312 166L304 82M380 160L384 78M450 164L468 98M514 180L540 150"
    return out + path(pleats, line=5)


def flat_cap(colour: str, band: str) -> str:
    """A tweed cap."""
    out = path(
        "M192 228C184 116 290 60 404 72C514 82 594 138 610 198C562 234 470 234 420 228C330 224 260 234 192 228Z",
        colour,
        12,
    )
    out += path("M250 214C270 130 340 84 420 76M440 80C500 110 540 150 556 206", line=5)
    return out + path("M416 228C500 216 562 210 632 196C650 230 592 262 466 262Z", band, 10)


def beret(colour: str, band: str) -> str:
    """A soft beret worn to one side."""
    out = path(
        "M180 230C96 190 110 90 240 62C380 30 560 70 566 150C568 196 540 212 520 206C420 170 290 180 180 230Z",
        colour,
        12,
    )
    return (
        out
        + path("M184 232C290 178 424 168 524 206L520 232C424 200 300 208 196 262Z", band, 8)
        + path("M330 54q4 -26 22 -30", line=10)
    )


def turban(colour: str, band: str) -> str:
    """A draped evening turban with a brooch."""
    out = path(
        "M186 330C150 180 220 30 390 20C520 16 580 110 566 244C520 190 440 186 380 216C300 252 250 290 226 372Z",
        colour,
        12,
    )
    out += path(
        "M196 250C260 150 420 60 540 110M192 300C270 200 430 130 560 176M250 90C340 80 450 130 540 240",
        line=7,
    )
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
    return (
        cord
        + ring
        + f'<circle cx="414" cy="364" r="46" fill="none" stroke="{GOLD}" stroke-width="8"/>'
    )


def earring(colour: str = PEARL) -> str:
    """A drop at the ear."""
    return path("M268 432v22", line=6) + path(
        "M268 450c16 22 16 40 0 42c-16 -2 -16 -20 0 -42Z", colour, 6
    )


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
    return path(
        "M446 478C458 464 470 466 476 472C482 464 496 462 506 470C500 492 486 502 474 502C460 500 450 490 446 478Z",
        colour,
        7,
    ) + path("M448 479C466 486 486 484 505 471", line=5)
