"""Tools of the trade, held up in a fist: drawn round the hand at (0, 0), about 200 px high."""

from __future__ import annotations

from artkit.londoners.pen import mix, strokes
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path

WOOD, IRON, BRASS, LEATHER = "#8a5a2e", "#6f7478", GOLD, "#6a4024"


def fist(skin: str) -> str:
    """A hand closed round something upright."""
    return path("M-52 -34C-40 -58 36 -60 50 -36C62 -10 60 30 44 48L40 150H-50L-46 46C-60 24 -62 -12 -52 -34Z", skin, 10) + strokes("M-44 -8H40M-46 16H42M-30 -46C-20 -60 20 -58 30 -44", 6) + path("M-60 -20C-70 -52 -30 -66 10 -50C20 -40 10 -28 -6 -30C-24 -30 -36 -20 -44 -4Z", skin, 8)


def brush() -> str:
    """The brush."""
    return path("M-9 40L-7 -120H7L9 40Z", WOOD, 7) + path("M-13 -160H13L11 -118H-11Z", "#c8ccc8", 7) + path("M-14 -160C-24 -210 -6 -230 4 -256C16 -226 24 -206 14 -160Z", GOLD, 7)


def pencil() -> str:
    """The pencil."""
    return path("M-10 30V-150L0 -186L10 -150V30Z", "#c98a2c", 7) + path("M-10 -150L0 -186L10 -150Z", "#f0d8b0", 5)


def rope_coil() -> str:
    out = "".join(f'<ellipse cx="0" cy="{-110 + i * 4}" rx="{112 - i * 22}" ry="{96 - i * 19}" fill="none" stroke="{INK}" stroke-width="27"/><ellipse cx="0" cy="{-110 + i * 4}" rx="{112 - i * 22}" ry="{96 - i * 19}" fill="none" stroke="#c9a66a" stroke-width="17" stroke-dasharray="15 4"/>' for i in range(3))
    return out + path("M-24 -10L-24 -210L10 -214L14 -10Z", "#b08c54", 7)


def shackle() -> str:
    """The shackle."""
    return path("M-60 -20V-130A60 60 0 0 1 60 -130V-20H30V-126A30 30 0 0 0 -30 -126V-20Z", IRON, 9) + path("M-90 -50H90V-20H-90Z", "#8d9296", 8)


def pulley() -> str:
    """The pulley."""
    return strokes("M0 -250V-190M-40 -120C-50 0 -40 40 -30 80M40 -120C50 0 40 40 30 80", 12, "#c9a66a") + path("M-62 -150C-62 -220 62 -220 62 -150V-100C62 -40 -62 -40 -62 -100Z", WOOD, 10) + dot(0, -126, 36, IRON, 9) + dot(0, -126, 10, INK, 0)


def pliers() -> str:
    """The pliers."""
    return path("M-26 60L-10 -90L-34 -150L-8 -196L4 -150L0 -104L26 60L6 62L-2 -60L-8 62Z", IRON, 8) + path("M26 60L12 -90L36 -150L12 -196L0 -150", "#8d9296", 8) + dot(2, -100, 14, IRON, 6)


def wax_head() -> str:
    """The wax head."""
    return path("M-70 -40C-90 -60 -96 -110 -84 -160C-76 -230 50 -250 72 -180C84 -140 90 -130 96 -110L82 -96L84 -60C80 -40 50 -36 36 -40L40 0H-56Z", "#ead7b4", 10) + strokes("M20 -150q20 -10 36 0M48 -76h24", 7) + dot(40, -132, 9, INK, 0) + path("M-84 -160C-80 -240 60 -250 72 -184C20 -200 -20 -190 -40 -150L-50 -110Z", "#4a3424", 8)


def bottle() -> str:
    """The bottle."""
    return path("M-22 -210H22V-160C58 -144 60 -120 60 -90V20H-60V-90C-60 -120 -58 -144 -22 -160Z", "#2f6a58", 10) + path("M-26 -240H26V-204H-26Z", "#b89a6a", 8) + path("M-46 -90H46V-20H-46Z", PEARL, 7) + strokes("M-30 -70H30M-30 -52H30M-30 -36H10", 5) + strokes("M-44 -110V-130", 6, "#cfeade")


def drumsticks() -> str:
    """The drumsticks."""
    return "".join(f'<g transform="rotate({a})">{path("M-9 60V-220H9V60Z", "#c9965a", 7)}{dot(0, -232, 17, "#e4c08a", 7)}</g>' for a in (-22, 14))


def gun() -> str:
    """The gun."""
    return path("M-20 80L-14 -60L14 -60L26 80Z", "#6a3c20", 8) + path("M-14 -60L-10 -270H10L14 -60Z", IRON, 8) + strokes("M0 -70V-266", 4)


def pistol() -> str:
    """An old pistol, its barrel up."""
    stock = path("M-30 20L-26 -90L-14 -150H18L30 -90L34 20Z", "#7a4a26", 9)
    barrel = path("M-12 -140L-10 -310H14L16 -140Z", "#6f7a80", 9)
    lock = path("M-60 -150C-80 -120 -60 -90 -26 -96L-22 -150Z", "#9aa4a8", 8) + path("M-70 -190L-44 -176L-34 -146L-60 -150Z", "#c8ccc8", 7)
    return stock + barrel + lock + strokes("M30 -96q30 30 2 60", 7) + dot(2, -312, 12, INK, 0)


def revolver() -> str:
    """The revolver, held up."""
    barrel = path("M-26 -20L-20 -120L-14 -300H18L24 -120L30 -20Z", "#b4bac0", 9)
    drum = path("M-46 -110C-54 -150 -54 -170 -44 -196H46C56 -170 56 -150 48 -110Z", "#8d949a", 9)
    return barrel + drum + strokes("M-16 -116V-190M18 -116V-190M-24 -300V-318M-40 -70q-24 20 -4 50", 7)


def hymnal() -> str:
    """The hymnal."""
    return path("M-80 -170L70 -190L84 10L-66 30Z", "#2a2024", 10) + path("M-64 -150L56 -166L66 -10L-54 6Z", "#3a2c30", 5) + path("M-14 -130h24v34h34v24h-34v60h-24v-58h-34v-24h34Z", GOLD, 5)


def book() -> str:
    """The book."""
    return path("M-84 -150C-50 -180 -20 -170 0 -150C20 -170 50 -180 84 -150V10C50 -16 20 -8 0 12C-20 -8 -50 -16 -84 10Z", PEARL, 9) + strokes("M0 -150V12M-66 -126q30 -14 50 0M-66 -96q30 -14 50 0M-66 -66q30 -14 50 0M16 -126q30 -14 50 0M16 -96q30 -14 50 0M16 -66q30 -14 50 0", 5, "#6a5a4a")


def bone() -> str:
    """The bone."""
    return path("M-52 -60C-70 -100 -70 -190 0 -196C70 -190 70 -100 52 -60L34 -50V-10H-34V-50Z", "#efe4cc", 10) + "".join(f'<ellipse cx="{x}" cy="-110" rx="20" ry="24" fill="{INK}"/>' for x in (-24, 26)) + path("M0 -84L-10 -62H12Z", INK, 0) + strokes("M-14 -44V-14M0 -46V-12M14 -44V-14", 5)


def hoop() -> str:
    """The hoop."""
    return dot(0, -130, 104, WOOD, 10) + dot(0, -130, 84, "#f0e8d4", 8) + "".join(f'<ellipse cx="0" cy="-164" rx="14" ry="28" fill="#a8342f" transform="rotate({a} 0 -130)"/>' for a in range(0, 360, 60)) + dot(0, -130, 14, GOLD, 5) + strokes("M-20 -100C-60 -70 -60 -60 -70 -60M84 -240L10 -110", 5)


def cigar() -> str:
    """The cigar."""
    return path("M-16 20L70 -130L96 -116L14 34Z", "#6a3f1e", 8) + path("M70 -130L96 -116L104 -132L80 -146Z", "#d8d0c4", 5) + path("M36 -70L62 -56L52 -36L26 -52Z", "#b5272a", 5) + strokes("M96 -150C80 -190 120 -200 104 -244C96 -262 112 -280 120 -284", 7, "#cfc6b4")


def sketch_orchid() -> str:
    """The sketch orchid."""
    return path("M-110 -220L90 -240L110 -10L-90 10Z", PEARL, 9) + strokes("M0 -30C0 -80 10 -100 4 -130", 7, "#3f6a3c") + "".join(f'<ellipse cx="4" cy="-176" rx="15" ry="34" fill="#9a4f9a" transform="rotate({a} 4 -146)"/>' for a in (0, 72, 144, 216, 288)) + dot(4, -146, 14, "#e8c46a", 3)


def plant() -> str:
    """The plant."""
    return path("M-52 -60H52L38 30H-38Z", "#a8552e", 9) + path("M-60 -84H60V-56H-60Z", "#b8653a", 8) + "".join(path(f"M0 -80C{x} -120 {x * 1.6} -170 {x * 1.9} {-200 - y}C{x * 0.4} -180 -6 -130 0 -80Z", "#3f7a48", 7) for x, y in ((-60, 0), (-20, 50), (30, 40), (64, -6)))


def orchid_pot() -> str:
    """The orchid pot."""
    return plant() + "".join(dot(x, y, 26, "#d9a0d0", 7) + dot(x, y, 9, "#e8c46a", 3) for x, y in ((-60, -220), (4, -262), (74, -216)))


def newspaper() -> str:
    """The newspaper."""
    return path("M-110 -220L100 -230L110 10L-100 20Z", "#efe6d0", 9) + path("M-90 -200L84 -208L86 -166L-88 -158Z", INK, 0) + strokes("M-84 -136L-10 -140M-84 -116L-10 -120M-84 -96L-10 -100M-84 -76L-10 -80M-84 -56L86 -64M-84 -36L86 -44", 6, "#6a5f50") + path("M10 -144L84 -148L86 -84L12 -80Z", "#a89a84", 4)


def lantern() -> str:
    """The lantern."""
    return strokes("M-40 -150A42 50 0 0 1 44 -150", 9) + path("M-60 -140H64L44 -166H-40Z", IRON, 8) + path("M-52 -136H56V0H-52Z", "#ffd98a", 10) + path("M2 -30C-22 -50 -10 -80 2 -110C14 -80 30 -56 2 -30Z", "#fff6d8", 0) + strokes("M-24 -136V0M28 -136V0", 7) + path("M-62 0H66V26H-62Z", IRON, 8)


def scrub() -> str:
    """The scrub."""
    return path("M-110 -60C-110 -110 110 -110 110 -60V-30H-110Z", "#b08050", 10) + "".join(strokes(f"M{x} -30V14", 8, "#e0c890") for x in range(-98, 104, 16))


def knives() -> str:
    """The knives."""
    return "".join(f'<g transform="rotate({a})">{path("M-13 -100L0 -270L13 -100Z", "#d0d4d4", 7)}{path("M-24 -104H24V-90H-24Z", GOLD, 6)}{path("M-10 -90H10V30H-10Z", "#2a1a14", 7)}</g>' for a in (-34, -8, 18))


def keys() -> str:
    ring = f'<circle cx="0" cy="-60" r="62" fill="none" stroke="{INK}" stroke-width="20"/><circle cx="0" cy="-60" r="62" fill="none" stroke="{BRASS}" stroke-width="10"/>'
    return ring + "".join(f'<g transform="rotate({a} 0 -60) translate(0 -116)">{path("M-8 -10H8V-120H34V-102H20V-88H34V-70H8Z" if a % 2 == 0 else "M-8 -10H8V-120H-34V-100H-22V-84H-8Z", "#b8944c" if a % 3 else "#8d9296", 6)}{dot(0, 4, 24, "#b8944c", 7)}{dot(0, 4, 9, INK, 0)}</g>' for a in (-56, -22, 13, 48))


def spanner() -> str:
    """The spanner."""
    return path("M-20 60L-16 -130C-50 -150 -54 -190 -30 -220L-24 -170L4 -160L24 -176L22 -226C54 -204 56 -156 20 -130L24 60Z", IRON, 9)


def wheel() -> str:
    """The wheel."""
    return f'<circle cx="0" cy="-40" r="128" fill="none" stroke="{INK}" stroke-width="36"/><circle cx="0" cy="-40" r="128" fill="none" stroke="#4a2f1c" stroke-width="20"/>' + strokes("M0 -40L-110 -100M0 -40L110 -100M0 -40V88", 20) + strokes("M0 -40L-110 -100M0 -40L110 -100M0 -40V88", 9, "#9aa0a4") + dot(0, -40, 34, "#8d9296", 9)


def cabbage() -> str:
    """The cabbage."""
    return dot(0, -90, 92, "#6f9a58", 10) + path("M-92 -90C-120 -160 -40 -200 -10 -170C-60 -140 -50 -90 -20 -30C-60 -20 -90 -50 -92 -90Z", "#8fb874", 8) + path("M92 -90C120 -160 50 -200 16 -170C60 -140 56 -90 30 -30C60 -20 90 -50 92 -90Z", "#5c8848", 8) + strokes("M0 -20V-140M0 -80L-34 -110M0 -60L34 -96", 6, "#dfe8c8")


def cog() -> str:
    teeth = "".join(f'<g transform="rotate({a} 0 -120)">{path("M-15 -236H15V-200H-15Z", GOLD, 6)}</g>' for a in range(0, 360, 30))
    return teeth + dot(0, -120, 92, GOLD, 9) + dot(0, -120, 62, mix(GOLD, INK, 0.25), 7) + dot(0, -120, 20, "#efe0b0", 7) + strokes("M0 -182V-58M-62 -120H62", 10)


def wig() -> str:
    """The wig."""
    return path("M-20 -40H20V40H-20Z", WOOD, 8) + path("M-70 -60C-110 -120 -100 -230 0 -240C100 -230 112 -120 70 -60C50 -40 -50 -40 -70 -60Z", "#e4d2b0", 9) + path("M-112 -40C-130 -160 -90 -250 0 -252C90 -250 130 -160 112 -40L70 -50C76 -120 60 -170 0 -176C-60 -170 -76 -120 -70 -50Z", "#7a4420", 9) + strokes("M-90 -70C-100 -140 -70 -200 -10 -220M90 -70C100 -140 70 -200 10 -220", 6, "#b8784a")


def boathook() -> str:
    """The boathook."""
    return path("M-10 90V-230H10V90Z", WOOD, 7) + path("M-14 -220H14L6 -300L0 -320L-6 -300ZM8 -256C60 -256 66 -210 40 -190C44 -220 30 -232 8 -230Z", IRON, 8)


def megaphone() -> str:
    """The megaphone."""
    return path("M-30 10L-10 30L150 -130C140 -190 80 -230 20 -220Z", "#b5552e", 10) + path("M20 -220C60 -240 160 -180 150 -130C110 -120 20 -180 20 -220Z", "#3a1c10", 9)


def whistle() -> str:
    """The whistle."""
    return path("M-50 -60H70V-26H40A42 42 0 1 1 -34 -26Z", "#c8ccc8", 9) + dot(0, -8, 12, INK, 0)


def ear_trumpet() -> str:
    """The ear trumpet."""
    return path("M-16 30C-30 -60 -30 -120 40 -170L30 -250C90 -270 180 -220 190 -150L96 -130C30 -90 14 -40 16 30Z", GOLD, 10) + path("M30 -250C90 -270 180 -220 190 -150C140 -140 40 -200 30 -250Z", "#4a3210", 8)


def ledger() -> str:
    """The ledger."""
    return path("M-96 -200H90V20H-96Z", "#3f2a4a", 10) + path("M-96 -200H-66V20H-96Z", "#7a2420", 8) + path("M-40 -160H66V-110H-40Z", PEARL, 6) + strokes("M-24 -144H50M-24 -126H30", 5)


def mallet() -> str:
    """The mallet."""
    return path("M-12 60V-130H12V60Z", "#c9965a", 8) + path("M-70 -220H70L60 -120H-60Z", WOOD, 10)


def tankard() -> str:
    """The tankard."""
    return path("M70 -140C140 -150 140 -20 66 -30", line=22) + path("M70 -140C140 -150 140 -20 66 -30", line=9, colour="#c8ccc8") + path("M-70 -180H72L64 20H-62Z", "#c98a2c", 10) + path("M-84 -190C-90 -230 -40 -250 -10 -226C20 -252 80 -240 84 -196C80 -160 50 -170 36 -150C16 -140 0 -170 -20 -160C-50 -140 -84 -160 -84 -190Z", "#fbf4e0", 9) + strokes("M-30 -130L-26 0M30 -130L26 0", 6, "#f0c878")


def trowel() -> str:
    """The trowel."""
    return path("M-12 60V-80H12V60Z", "#b5552e", 8) + path("M-50 -90H50L30 -210C10 -250 -10 -250 -30 -210Z", "#aab0b0", 9) + strokes("M0 -100V-220", 5)


def camera() -> str:
    """The camera."""
    return path("M-120 -200H120V0H-120Z", "#241c18", 10) + path("M-130 -214H130V-186H-130Z", "#5a3a22", 8) + dot(0, -96, 66, "#8d9296", 10) + dot(0, -96, 44, "#20303a", 8) + dot(-14, -112, 12, "#dfeef0", 0) + path("M90 -290H170V-220H90Z", "#e8ecec", 8)


def rifle() -> str:
    """The rifle."""
    return path("M-24 90L-16 -50L16 -50L30 90Z", "#7a4a24", 8) + path("M-12 -50L-8 -300H8L12 -50Z", IRON, 8) + path("M-16 -90h44v24h-44Z", IRON, 6)


def washing() -> str:
    """The washing."""
    return path("M-120 -50C-110 -150 -70 -190 -30 -160C-10 -220 60 -220 70 -160C110 -180 130 -110 124 -50Z", "#f6f2e6", 9) + path("M-136 -60H136L110 60H-110Z", "#a8783e", 10) + strokes("M-126 -24H126M-118 12H118M-80 -60L-66 60M-20 -60V60M40 -60L34 60M90 -60L76 60", 6, "#5c3a18")


def abacus() -> str:
    rows = "".join(strokes(f"M-84 {y}H84", 5) + "".join(dot(-70 + i * 26 + (22 if (i + k) % 3 == 0 else 0), y, 12, "#a8342f", 5) for i in range(6)) for k, y in enumerate((-180, -136, -92, -48)))
    return path("M-106 -216H106V-14H-106Z", "#e4d2b0", 0) + rows + path("M-106 -216H106V-14H-106ZM-86 -200V-30H86V-200Z", WOOD, 8, extra='fill-rule="evenodd"')


def loaf() -> str:
    """The loaf."""
    return path("M-110 -50C-130 -130 -60 -160 0 -160C70 -160 130 -120 112 -50C100 -20 -100 -20 -110 -50Z", "#c58a44", 10) + path("M-56 -134C-70 -210 66 -210 58 -136C30 -150 -30 -150 -56 -134Z", "#d49a52", 9) + strokes("M-70 -90C-20 -110 30 -110 80 -90", 6, "#f0cf90")


def drawings() -> str:
    """The drawings."""
    return "".join(f'<g transform="rotate({a})">{path("M-26 80V-230H26V80Z", c, 8)}<ellipse cx="0" cy="-230" rx="26" ry="13" fill="#c9d8e0" stroke="{INK}" stroke-width="7"/>{dot(0, -230, 6, INK, 0)}</g>' for a, c in ((-20, "#dfe8ec"), (2, "#f2ead4"), (22, "#b8ccd8")))


def field_glasses() -> str:
    """The field glasses."""
    return path("M-90 -150H-20V-10C-20 10 -100 10 -100 -10Z", "#241c18", 9) + path("M20 -150H90L100 -10C100 10 20 10 20 -10Z", "#241c18", 9) + path("M-20 -130H20V-60H-20Z", GOLD, 8) + path("M-94 -176H-16V-146H-94ZM16 -176H94V-146H16Z", GOLD, 7)


def scissors() -> str:
    """The scissors."""
    return path("M-6 -60L-40 -250L-14 -240L14 -60Z", "#c8ccc8", 7) + path("M6 -60L40 -250L14 -240L-14 -60Z", "#aab0b0", 7) + "".join(f'<ellipse cx="{x}" cy="-16" rx="34" ry="44" fill="none" stroke="{INK}" stroke-width="22"/><ellipse cx="{x}" cy="-16" rx="34" ry="44" fill="none" stroke="#2f2a28" stroke-width="10"/>' for x in (-38, 38)) + dot(0, -84, 9, INK, 0)


def needle() -> str:
    """The needle."""
    return path("M-5 20L0 -240L7 20Z", "#e8ecec", 6) + strokes("M0 16C60 60 110 -40 60 -110C30 -160 110 -200 130 -150", 6, "#a8342f")


def pincushion() -> str:
    """The pincushion."""
    return dot(0, -60, 62, "#a8342f", 10) + strokes("M-58 -60H58M0 -120V0", 6, "#6a1c18") + "".join(strokes(f"M{x} {-96 + abs(x) * 0.4:.0f}L{x * 2.2:.0f} {-190 + abs(x):.0f}", 5) + dot(x * 2.2, -194 + abs(x), 11, c, 5) for x, c in ((-40, "#f2e6c8"), (-14, "#e8c46a"), (14, "#8fb8c8"), (40, "#f2e6c8")))


def teapot() -> str:
    """The teapot."""
    return path("M-80 -60C-140 -70 -140 -150 -80 -140", line=22) + path("M-80 -60C-140 -70 -140 -150 -80 -140", line=9, colour="#6a4a2c") + path("M84 -60L150 -140L166 -128L110 -20Z", "#6a4a2c", 9) + path("M-86 -30C-110 -120 -60 -170 0 -170C60 -170 110 -120 86 -30C70 0 -70 0 -86 -30Z", "#6a4a2c", 10) + dot(0, -186, 16, "#6a4a2c", 8) + strokes("M-60 -110C-50 -140 -30 -150 -10 -152", 7, "#d8a870")


def cigarette() -> str:
    """The cigarette."""
    return path("M-6 0L60 -120L76 -112L10 8Z", "#f4eee0", 6) + path("M60 -120L76 -112L84 -130L70 -136Z", "#d86a2c", 4) + strokes("M78 -140C60 -190 110 -200 90 -250C84 -270 100 -290 104 -300", 7, "#d8d0c0")


def gluepot() -> str:
    """The gluepot."""
    return strokes("M-60 -110A70 70 0 0 1 64 -110", 9) + path("M-66 -110H70L56 10H-54Z", "#4a4a4c", 10) + path("M-74 -124H78V-100H-74Z", "#6f7478", 7) + path("M6 -110L30 -250L50 -246L30 -108Z", WOOD, 6) + path("M-40 -100q10 60 20 0Z", "#d8a850", 4)


def mask() -> str:
    """The mask."""
    return path("M-84 -210C-40 -230 40 -230 84 -210C96 -110 70 -10 0 0C-70 -10 -96 -110 -84 -210Z", "#f4eee0", 10) + path("M-58 -150Q-34 -174 -12 -148Q-34 -136 -58 -150ZM58 -150Q34 -174 12 -148Q34 -136 58 -150Z", INK, 0) + path("M-34 -70Q0 -50 34 -70Q0 -34 -34 -70Z", INK, 0) + strokes("M0 -140V-96", 6)


def telescope() -> str:
    """The telescope."""
    return f'<g transform="rotate(38)">{path("M-34 40H34V-80H-34Z", "#4a2f1c", 9)}{path("M-28 -80H28V-170H-28Z", GOLD, 9)}{path("M-22 -170H22V-250H-22Z", mix(GOLD, PEARL, 0.3), 8)}{path("M-30 -268H30V-244H-30Z", GOLD, 7)}{path("M-40 30H40V60H-40Z", GOLD, 8)}</g>'


def tea_packet() -> str:
    """The tea packet."""
    return path("M-76 -190H76V20H-76Z", "#2f6a4a", 10) + path("M-76 -190L0 -150L76 -190Z", "#3f8a5c", 8) + path("M-54 -110H54V-36H-54Z", PEARL, 7) + '<text x="0" y="-54" font-size="54" font-weight="700" text-anchor="middle" fill="#2f1a10" font-family="serif">TEA</text>'


def cup() -> str:
    """The cup."""
    return path("M70 -110C130 -120 130 -30 56 -36", line=20) + path("M70 -110C130 -120 130 -30 56 -36", line=8, colour="#f4eee0") + path("M-80 -130H80C84 -50 50 0 0 0C-50 0 -84 -50 -80 -130Z", "#f4eee0", 10) + f'<ellipse cx="0" cy="-130" rx="80" ry="20" fill="#8a4a1e" stroke="{INK}" stroke-width="8"/>' + strokes("M-60 -90C-20 -70 20 -70 60 -90", 6, "#3f6a9a") + strokes("M-20 -160C-40 -200 0 -210 -14 -250M24 -160C8 -196 44 -210 30 -244", 6, "#d8d0c0")


def scoop() -> str:
    """The scoop."""
    return path("M-12 70V-60H12V70Z", WOOD, 8) + path("M-60 -70H60V-170C60 -220 -60 -220 -60 -170Z", "#b8bcb8", 10) + path("M-46 -150C-30 -190 30 -190 46 -150V-130H-46Z", "#b8863c", 6)


def handbell() -> str:
    """The handbell."""
    return path("M-14 70V-40H14V70Z", "#3a2416", 8) + path("M-20 -40H20C30 -70 40 -90 54 -170C64 -200 84 -210 90 -220H-90C-84 -210 -64 -200 -54 -170C-40 -90 -30 -70 -20 -40Z", GOLD, 10) + path("M-96 -240H96V-216H-96Z", mix(GOLD, INK, 0.2), 8) + dot(0, -254, 22, "#6f7478", 8) + strokes("M-34 -190C-30 -130 -22 -100 -16 -70", 7, "#fff2c8")


def tickets() -> str:
    """The tickets."""
    return "".join(f'<g transform="rotate({a} 0 20)">{path("M-46 -190H46V-20H-46Z", c, 8)}{strokes("M-28 -150H28M-28 -126H28M-28 -60H28", 6, "#6a5a4a")}</g>' for a, c in ((-28, "#d8b0a0"), (-4, "#f0e0b8"), (20, "#b8ccb8")))


def glass_eye() -> str:
    """The glass eye."""
    return strokes("M-12 0L-4 -60M14 0L6 -60", 10, "#8d9296") + dot(0, -116, 66, "#f8f4ec", 10) + dot(6, -116, 36, "#3f7a9a", 7) + dot(6, -116, 17, INK, 0) + dot(-8, -132, 9, "#ffffff", 0)


def stick() -> str:
    """The stick."""
    return path("M-10 90V-120C-10 -190 -100 -190 -100 -130L-76 -130C-76 -156 -34 -160 -34 -116L14 -116V90Z", "#6a4024", 8)


def oar() -> str:
    """The oar."""
    return path("M-9 90V-110H9V90Z", WOOD, 7) + path("M-9 -100C-40 -140 -44 -260 -30 -310H30C44 -260 40 -140 9 -100Z", "#3f5a8a", 9) + path("M-38 -230H38V-200H-38Z", PEARL, 6)


def cards() -> str:
    """The cards."""
    return "".join(f'<g transform="rotate({a} 0 40)">{path("M-46 -190H46V-50H-46Z", "#f6f0e0", 8)}<path d="M0 -150l22 30l-22 30l-22 -30Z" fill="#a8201f"/></g>' for a in (-30, -6, 18))


def held(name: str, skin: str, x: float, y: float, turn: float = 0, size: float = 1.0) -> str:
    """The tool in a fist at (x, y); a name with a '-' before it has no hand."""
    bare = name.startswith("-")
    drawn: str = globals()[name.lstrip("-")]()
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{drawn}{"" if bare else fist(skin)}</g>'


def behind_ear() -> str:
    """A pencil behind the ear."""
    return f'<g transform="translate(290 350) rotate(-72)">{path("M-9 70V-60L0 -90L9 -60V70Z", "#c98a2c", 7)}</g>'




def cane() -> str:
    """The silver-headed cane."""
    return path("M-9 120V-130H9V120Z", "#1c1614", 7) + path("M-13 -132H13V-108H-13Z", "#d8dcd8", 6) + dot(0, -160, 34, "#d8dcd8", 9) + strokes("M-14 -170q10 -14 24 -10", 5, "#ffffff")
