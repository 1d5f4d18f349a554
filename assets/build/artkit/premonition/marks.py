"""Deadly Premonition's signs as SVG on a 64 px square, flat, to be told apart by shape at 28 px.

Only fills and strokes in `currentColor`, no clips or masks: the game's own SVG reader knows no more.
"""

from __future__ import annotations

import math

COLOUR = "currentColor"


def fill(d: str, transform: str = "") -> str:
    """A filled shape; shapes within it are holes."""
    turned = f' transform="{transform}"' if transform else ""
    return f'<path d="{d}" fill="{COLOUR}" fill-rule="evenodd"{turned}/>'


def line(d: str, width: float = 6, cap: str = "round") -> str:
    """A stroked line."""
    return (
        f'<path d="{d}" fill="none" stroke="{COLOUR}" stroke-width="{width}" '
        f'stroke-linecap="{cap}" stroke-linejoin="round"/>'
    )


def ring(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


def placed(body: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """A sign drawn smaller, its middle at (x, y)."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale}) translate(-32 -32)">{body}</g>'


def saw_teeth(count: int, outer: float, inner: float) -> str:
    """Path data of a toothed disc around (32, 32)."""
    points = []
    for tooth in range(count):
        for radius, share in ((outer, 0.0), (inner, 0.30)):
            angle = math.tau * (tooth + share) / count
            points.append(f"{32 + radius * math.cos(angle):.1f} {32 + radius * math.sin(angle):.1f}")
    return "M" + "L".join(points) + "Z"


# ------------------------------------------------------------------ attributes
SKULL = (  # around (32, 30); holes are the eyes and the nose
    "M32 6C17 6 8 16 8 28C8 36 12 41 17 44V54Q17 58 21 58H43Q47 58 47 54V44C52 41 56 36 56 28C56 16 47 6 32 6Z"
    "M23 24a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0 -13ZM41 24a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0 -13Z"
    "M32 38L36 46H28Z"
)
CLOUD = "M16 36C7 36 4 30 4 25C4 19 9 14 15 14C17 7 23 3 31 3C40 3 47 9 48 17C55 17 60 21 60 27C60 33 55 36 49 36Z"
CUP = (
    "M8 24H46V40Q46 54 34 54H20Q8 54 8 40Z"
    "M46 27H50Q60 27 60 37T50 47H44.500V41H50Q54 41 54 37T50 33H46Z"
)
CARD = "M16 6H48Q52 6 52 10V54Q52 58 48 58H16Q12 58 12 54V10Q12 6 16 6Z"

ATTRIBUTES = {
    "male": line(ring(25, 39, 17), 8) + line("M38 26L56 8M40 7H57V24", 8),
    "female": line(ring(32, 22, 17), 8) + line("M32 40V61M21 51H43", 8),
    "firearm": fill(
        "M3 15H8V11H14V15H61V25H53V29H36Q36 40 28 40H24.500L19 57Q18 60 15 60H4Q1 60 2 57L9 34Q3 32 3 25Z"
        "M26.500 29V34.500H27Q30.500 34 30.500 29Z"
    ),
    "blade": fill(
        "M32 -8Q45 6 44 34H20V4Q24 -3 32 -8ZM14 38H50V45H14ZM24 48H40V69Q40 73 36 73H28Q24 73 24 69Z",
        "rotate(45 32 32)",
    ),
    "blunt": fill(
        "M6 1H58V23H50L46 20H40V66Q40 70 36 70H28Q24 70 24 66V20H18L14 23H6Z", "rotate(40 32 32)"
    ),
    "poison": fill(
        "M22 2H42V9H40V16C50 18 57 24 57 33V56Q57 62 51 62H13Q7 62 7 56V33C7 24 14 18 24 16V9H22Z"
        "M32 25C23 25 17 30 17 38C17 42 19 45 23 47V54H41V47C45 45 47 42 47 38C47 30 41 25 32 25Z"
    )
    + fill(ring(26, 38, 4) + ring(38, 38, 4)),
    "diner": fill(CUP) + line("M18 5Q23 11 18 17M32 5Q37 11 32 17", 5) + line("M4 60H52", 5),
    "sawmill": fill(saw_teeth(10, 32, 23) + ring(32, 32, 8)),
    "clinic": fill("M22 3H42V22H61V42H42V61H22V42H3V22H22Z"),
}

# ------------------------------------------------------------------ words of the game
CUFF = (  # two rings with their locks, and a link between
    line(ring(16, 45, 12.5), 7) + line(ring(48, 19, 12.5), 7)
    + line("M23.500 39L29 34.500M40.500 25L35 29.500", 14, "butt") + line("M27 36L37 28", 6)
)  # fmt: skip
TARGET = line(ring(32, 32, 25), 6) + line(ring(32, 32, 12.5), 5.5) + fill(ring(32, 32, 5))
SHIELD = fill("M32 2Q45 9 58 9V30Q58 51 32 62Q6 51 6 30V9Q19 9 32 2ZM32 12V51Q48 43 48 29V18Q40 17 32 12Z")
CLIP = line("M42 20V43A10 10 0 0 1 22 43V17A14 14 0 0 1 50 17V45A18 18 0 0 1 14 45V22", 6)
HOOD = fill(
    "M32 1Q50 12 55 36Q57 49 62 61H2Q7 49 9 36Q14 12 32 1ZM32 18Q19 25 18 42Q20 52 32 55Q44 52 46 42Q45 25 32 18Z"
)
BADGE = fill(
    "M32 1L39 8Q49 10 57 6V30Q57 51 32 63Q7 51 7 30V6Q15 10 25 8Z"
    "M32 16L36.500 26.500L48 27.500L39.300 35L42 46L32 40L22 46L24.700 35L16 27.500L27.500 26.500Z"
)


def drops(rows: tuple[tuple[float, float], ...], width: float = 5.5) -> str:
    """Slanted rain below a cloud."""
    return "".join(line(f"M{x} {y}L{x - 4} {y + 12}", width) for x, y in rows)


def flake(x: float, y: float, radius: float, width: float) -> str:
    """A six-armed snowflake."""
    out = ""
    for step in range(6):
        angle = math.tau * step / 6 + math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        out += line(f"M{x} {y}L{x + radius * c:.1f} {y + radius * s:.1f}", width)
        bx, by = x + radius * 0.58 * c, y + radius * 0.58 * s
        for side in (-0.9, 0.9):
            bc, bs = math.cos(angle + side), math.sin(angle + side)
            out += line(f"M{bx:.1f} {by:.1f}L{bx + radius * 0.36 * bc:.1f} {by + radius * 0.36 * bs:.1f}", width * 0.85)
    return out


SUN = fill(ring(32, 32, 13)) + "".join(
    line(f"M{32 + 20 * math.cos(a):.1f} {32 + 20 * math.sin(a):.1f}L{32 + 29 * math.cos(a):.1f} {32 + 29 * math.sin(a):.1f}", 6)
    for a in [math.tau * i / 8 for i in range(8)]
)

WORDS = {
    "red": CUFF,
    "green": line("M7 34L24 52L57 12", 11),
    "skull": fill(SKULL),
    "mark": TARGET,
    "shield": SHIELD,
    "clip": CLIP,
    "killer": HOOD,
    "agent": BADGE,
    "RK": HOOD + fill(ring(26, 40, 3.500) + ring(38, 40, 3.500)),
    "SL": line("M14 6C22 22 22 42 12 58M32 4C40 22 40 42 30 60M50 6C58 22 58 42 48 58", 8),
    "TF": line("M6 14H44M20 27H60M4 40H42M18 53H56", 8),
    "SA": fill("M32 3a29 29 0 1 1 0 58a29 29 0 0 1 0 -58ZM36 9A23.500 23.500 0 0 1 36 55Q48 46 48 32T36 9Z"),
    "CS": SUN,
    "SN": flake(32, 32, 28, 5.5),
    "BH": line("M4 24H40A9 9 0 1 0 31 15M4 38H52A8 8 0 1 1 44 47M4 52H26", 7),
}

# ------------------------------------------------------------------ effects of actions
EYE = fill("M2 32Q17 11 32 11T62 32Q47 53 32 53T2 32ZM32 19a13 13 0 1 0 0 26a13 13 0 0 0 0 -26Z") + fill(ring(32, 32, 7))
EMPTY_CARD = line(CARD, 5)
SLASH = line("M8 58L56 6", 8)
UP = fill("M0 -22L17 -2H7V18H-7V-2H-17Z")
DOLL = fill(
    "M32 2a15 15 0 0 1 11 25L42 30Q52 44 57 61L46 57L39 62L32 57L25 62L18 57L7 61Q12 44 22 30L21 27A15 15 0 0 1 32 2Z"
    + ring(26, 16, 2.8) + ring(38, 16, 2.8)
)
BUST = fill(ring(32, 16, 14) + "M4 60Q4 34 32 34T60 60Z")


def at(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A drawing round (0, 0) put to a place."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body}</g>'


def fan(scale: float = 0.62, y: float = 40) -> str:
    """Three cards in a fan."""
    return "".join(placed(fill(CARD) if a == 0 else EMPTY_CARD, 32 + a * 0.95, y + abs(a) * 0.12, scale, a) for a in (-19, 19, 0))


TWO_ARROWS = line("M10 14H50M40 4L51 14L40 24M54 50H14M24 40L13 50L24 60", 7)
EFFECTS = {
    "look_at_hand": placed(EYE, 32, 15, 0.62) + "".join(placed(EMPTY_CARD, x, y, 0.46, a) for x, y, a in ((15, 48, -14), (32, 46, 0), (49, 48, 14))),
    "peek_weather": placed(EYE, 32, 15, 0.62) + placed(fill(CLOUD), 32, 54, 0.80),
    "protect": SHIELD,
    "mark_victim": TARGET,
    "place_doll": DOLL,
    "toilet_evidence": placed(EMPTY_CARD, 32, 32, 1.0) + placed(line(ring(28, 28, 14), 7) + line("M39 39L51 51", 8), 32, 33, 0.5) + SLASH,
    "toilet_action": placed(EMPTY_CARD, 32, 32, 1.0) + placed(fill("M36 2L12 38H28L24 62L52 24H34Z"), 32, 33, 0.56) + SLASH,
    "check_weather": fill(CLOUD) + drops(((18, 44), (34, 44), (50, 44))),
    "draw_two": placed(EMPTY_CARD, 20, 30, 0.76, -8) + placed(fill(CARD), 42, 30, 0.76, 8) + line("M42 20V40M32 30H52", 0) + at(line("M0 -8V8M-8 0H8", 6), 54, 55),
    "redraw_hand": placed(fill(CARD), 32, 32, 0.5) + line("M10 24A24 24 0 0 1 53 21M54 40A24 24 0 0 1 11 43", 6) + fill("M60 10V29H42ZM4 54V35H22Z"),
    "exchange_hands": placed(fill(CARD), 14, 32, 0.52) + placed(EMPTY_CARD, 50, 32, 0.52) + line("M14 8H44M37 2L45 8L37 14M50 56H20M27 50L19 56L27 62", 5),
    "objection": fill("M32 1L39 12L51 6L50 19L63 22L54 32L63 42L50 45L51 58L39 52L32 63L25 52L13 58L14 45L1 42L10 32L1 22L14 19L13 6L25 12ZM27 17L29 37H35L37 17ZM32 40a4 4 0 1 0 0 8a4 4 0 0 0 0 -8Z"),
    "lock_down": line("M19 30V20A13 13 0 0 1 45 20V30", 8) + fill("M8 28H56V56Q56 61 51 61H13Q8 61 8 56ZM32 36a6 6 0 0 0 -3 11V54H35V47A6 6 0 0 0 32 36Z"),
    "swap_suspects": placed(BUST, 15, 34, 0.46) + placed(BUST, 49, 34, 0.46) + line("M16 8H46M39 2L47 8L39 14M48 56H18M25 50L17 56L25 62", 5),
    "extra_move": line("M17 18V46M3 32H31", 8) + line("M42 20L52 12V54M42 54H62", 8),
    "coffee_presume": placed(fill(CUP), 24, 40, 0.78) + at(UP, 50, 20, 0, 0.82),
    "coffee_incriminate": placed(fill(CUP), 24, 40, 0.78) + at(UP, 50, 20, 180, 0.82),
    "steal_card": placed(fill(CARD), 44, 34, 0.62, 10) + line("M30 34H6M17 22L5 34L17 46", 7),
    "discard_from": placed(fill(CARD), 22, 22, 0.56, -12) + placed(EMPTY_CARD, 42, 22, 0.56, 10) + at(UP, 32, 49, 180, 0.72),
    "amplify": placed(fill(CARD), 14, 32, 0.50) + line("M30 28L50 14M30 36L50 50", 6) + fill("M62 6L58 24L45 12ZM62 58L45 52L58 40Z"),
}  # fmt: skip


SIGNS: dict[str, str] = {
    **{f"sign_{name}": body for name, body in (ATTRIBUTES | WORDS).items()},
    **{f"effect_{name}": body for name, body in EFFECTS.items()},
}
"""Every flat sign by the name of its file."""


def sign(name: str, x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """A sign of SIGNS in a colour, centred on (x, y), `size` px wide."""
    body = SIGNS[name].replace(COLOUR, colour)
    scale = size / 64
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn}) scale({scale:.4f}) translate(-32 -32)">{body}</g>'


def file_text(name: str) -> str:
    """The SVG file of a sign, white, with a little air."""
    body = SIGNS[name].replace(COLOUR, "#ffffff")
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-6 -6 76 76">{body}</svg>\n'
