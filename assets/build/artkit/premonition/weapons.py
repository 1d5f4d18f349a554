"""The 24 weapons, held up in a fist: drawn round the hand at (0, 0), upwards, 300 to 480 px long.

`data/townsfolk.toml` says of what kind each is; a test holds that against the rules' attributes.
"""

from __future__ import annotations

from artkit.londoners.pen import mix, strokes
from artkit.londoners.tools import fist
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path
from artkit.premonition.marks import sign

STEEL, BRIGHT, DARK, WOOD, ASH = "#8f989d", "#d3dadb", "#4c5459", "#8a5428", "#c99a60"


def skull(x: float, y: float, size: float, ground: str = PEARL) -> str:
    """The label that every poison bears."""
    return path(f"M{x - size * 0.62} {y - size * 0.66}h{size * 1.24}v{size * 1.32}h{-size * 1.24}Z", ground, 7) + sign("sign_skull", x, y + 2, size, INK)


# ------------------------------------------------------------------ firearms
def revolver() -> str:
    """A long-barrelled revolver, nickel and walnut."""
    grip = path("M-22 -60C-30 -20 -20 40 10 90L64 70C40 30 34 -20 40 -70Z", WOOD, 10)
    guard = strokes("M-34 -84C-86 -80 -84 -14 -32 -18", 22) + strokes("M-34 -84C-86 -80 -84 -14 -32 -18", 9, STEEL)
    frame = path("M-36 -180H36L44 -70L30 -40H-30L-40 -80Z", STEEL, 10)
    barrel = path("M-30 -390H10V-170H-30Z", BRIGHT, 10) + path("M10 -360H26V-172H10Z", STEEL, 8) + path("M-44 -392H-30V-360H-44Z", STEEL, 7)
    drum = path("M-54 -182Q-60 -132 -52 -90H44Q52 -132 46 -182Z", BRIGHT, 10) + strokes("M-20 -176V-98M12 -176V-98", 8)
    return grip + guard + barrel + frame + drum + path("M38 -92L76 -112L70 -84L44 -64Z", DARK, 8)


def rifle() -> str:
    """A lever rifle."""
    stock = path("M-26 90L-30 -110H34L40 90Z", WOOD, 10)
    lever = strokes("M-34 -100C-90 -90 -90 -10 -34 0", 20) + strokes("M-34 -100C-90 -90 -90 -10 -34 0", 8, GOLD)
    body = path("M-34 -200H38V-90H-34Z", GOLD, 10) + path("M-28 -390H36V-196H-28Z", mix(WOOD, INK, 0.1), 10)
    barrel = path("M-22 -560H6V-386H-22Z", STEEL, 9) + path("M8 -520H26V-386H8Z", DARK, 8) + path("M-34 -556H-20V-534H-34Z", DARK, 6) + path("M-32 -330H40V-304H-32Z", DARK, 7)
    return lever + stock + body + barrel


def automatic() -> str:
    """A flat pistol in dull steel."""
    grip = path("M-30 -70L-24 80H46L38 -70Z", "#3a2a22", 10)
    guard = strokes("M-36 -96C-90 -92 -88 -22 -34 -24", 20) + strokes("M-36 -96C-90 -92 -88 -22 -34 -24", 8, DARK)
    slide = path("M-46 -340H40V-70H-46Z", DARK, 11) + path("M-12 -340H40V-70H-12Z", STEEL, 8) + path("M-30 -362H-4V-338H-30Z", "#2a2f33", 7)
    return grip + guard + slide + strokes("M0 -120H34M0 -138H34M0 -156H34M0 -174H34", 6) + path("M40 -330H54V-300H40Z", DARK, 6)


def target_pistol() -> str:
    """A slender single-shot pistol with an ivory stock."""
    grip = path("M-20 -70C-36 0 -20 50 6 100L70 70C44 30 40 -30 36 -80Z", PEARL, 10)
    guard = strokes("M-26 -96C-80 -92 -76 -22 -26 -26", 20) + strokes("M-26 -96C-80 -92 -76 -22 -26 -26", 8, GOLD)
    frame = path("M-30 -170H34L38 -60H-26Z", GOLD, 10)
    return grip + guard + frame + path("M-20 -500H8L12 -166H-24Z", "#5f6f8c", 10) + path("M-34 -500H-18V-470H-34ZM8 -190H28V-166H8Z", GOLD, 7) + path("M34 -90L72 -110L60 -80L38 -66Z", STEEL, 7)


def shotgun() -> str:
    """A fowling piece with two barrels."""
    stock = path("M-30 90L-26 -120H32L40 90Z", "#6a3a1c", 10) + strokes("M-34 -90C-80 -84 -78 -14 -32 -10", 20) + strokes("M-34 -90C-80 -84 -78 -14 -32 -10", 8, STEEL)
    barrels = path("M-34 -570H-1V-200H-34Z", "#46505c", 10) + path("M1 -570H34V-200H1Z", "#6a7684", 10)
    mouths = f'<ellipse cx="-17" cy="-570" rx="14" ry="8" fill="{INK}"/><ellipse cx="17" cy="-570" rx="14" ry="8" fill="{INK}"/>'
    return stock + barrels + mouths + path("M-36 -230H36V-120H-36Z", BRIGHT, 10) + path("M-32 -360H32V-230H-32Z", "#7a4422", 9) + strokes("M-20 -200q20 20 40 0M-20 -170q20 20 40 0", 5)


def service_revolver() -> str:
    """A snub army revolver, blued, on a lanyard."""
    cord = strokes("M40 70C120 120 60 190 -60 190C-160 190 -240 150 -300 60", 14) + strokes("M40 70C120 120 60 190 -60 190C-160 190 -240 150 -300 60", 7, "#e4d8b8")
    grip = path("M-22 -60C-30 -10 -20 40 8 84L66 66C42 30 38 -20 42 -66Z", "#2c241f", 10)
    guard = strokes("M-36 -84C-92 -80 -90 -12 -34 -16", 22) + strokes("M-36 -84C-92 -80 -90 -12 -34 -16", 9, "#3d4852")
    frame = path("M-40 -190H40L46 -66L30 -40H-32L-42 -80Z", "#3d4852", 10)
    barrel = path("M-36 -310H18V-180H-36Z", "#56636f", 11) + path("M-52 -312H-36V-284H-52Z", "#3d4852", 7)
    drum = path("M-60 -196Q-66 -140 -58 -90H52Q60 -140 54 -196Z", "#6f7d89", 11) + strokes("M-22 -188V-98M16 -188V-98", 9)
    return cord + grip + guard + barrel + frame + drum


# ------------------------------------------------------------------ blades
def cleaver() -> str:
    """A kitchen cleaver."""
    return path("M-22 80V-110H22V80Z", "#4a2a18", 10) + dot(0, -20, 8, GOLD, 4) + path("M-40 -110H30V-380Q-80 -384 -120 -340V-150Q-100 -110 -40 -110Z", BRIGHT, 12) + path("M-120 -340V-150Q-106 -124 -84 -116V-362Q-106 -356 -120 -340Z", "#f3f6f4", 6) + dot(-2, -344, 13, INK, 0)


def axe() -> str:
    """A woodman's axe."""
    return path("M-20 120C-14 -100 -22 -300 -18 -450H22C20 -300 26 -100 22 120Z", ASH, 10) + path("M-34 -430H36V-330H-34C-70 -322 -100 -296 -130 -266C-166 -330 -166 -430 -130 -494C-100 -464 -70 -440 -34 -430Z", STEEL, 12) + path("M-130 -266C-166 -330 -166 -430 -130 -494C-112 -470 -104 -462 -96 -456C-116 -400 -116 -350 -96 -298Z", "#eef2f0", 7) + path("M30 -424H52V-336H30Z", DARK, 8)


def scalpel() -> str:
    """A surgeon's knife, larger than life."""
    handle = path("M-16 90L-24 -200H24L16 90Z", BRIGHT, 10) + strokes("M-8 -20H8M-9 -50H9M-10 -80H10M-11 -110H11", 6)
    return handle + path("M-20 -196H24V-300Q20 -380 -30 -430Q-66 -340 -20 -240Z", "#eef3f2", 11) + path("M-30 -430Q-66 -340 -20 -240L-6 -236Q-40 -330 -30 -430Z", "#ffffff", 5) + path("M-28 -212H30V-186H-28Z", STEEL, 8)


def bread_knife() -> str:
    """A long knife with a wavy edge."""
    waves = "".join(f"Q-64 {-150 - i * 40 - 20} -40 {-150 - i * 40 - 40}" for i in range(7))
    return path("M-24 80C-30 20 -20 -60 -24 -120H30C26 -60 34 20 26 80Z", "#a33a2c", 10) + "".join(dot(3, y, 8, GOLD, 4) for y in (-90, -10)) + path(f"M-40 -124V-150{waves}Q-30 -460 30 -470V-124Z", BRIGHT, 11) + strokes("M14 -160V-420", 5, "#8f989d") + path("M-46 -136H36V-112H-46Z", GOLD, 8)


def chisel() -> str:
    """A wood carver's broad chisel."""
    return path("M-30 80C-40 20 -36 -60 -26 -140H30C40 -60 42 20 34 80Z", "#c77a2c", 11) + strokes("M-30 -40H36", 6) + path("M-32 -172H36V-136H-32Z", GOLD, 9) + path("M-16 -172L-24 -330L-46 -346V-440L52 -400V-346L28 -330L20 -172Z", BRIGHT, 11) + path("M-46 -440L52 -400V-362L-46 -402Z", "#f6f8f6", 6)


def razor() -> str:
    """A cut-throat razor, open."""
    scales = f'<g transform="rotate(-44)">{path("M-16 -14C-26 -90 -22 -180 -8 -226C6 -236 22 -228 24 -210C26 -130 24 -70 20 -6Z", "#2a1c1c", 10)}{dot(6, -202, 8, GOLD, 4)}</g>'
    return scales + path("M-10 20L-16 -120H30L26 20Z", STEEL, 9) + path("M-20 -118H44V-390Q10 -420 -28 -392Z", BRIGHT, 11) + path("M22 -118H44V-390Q34 -400 22 -404Z", "#ffffff", 6) + dot(4, -30, 12, GOLD, 6)


# ------------------------------------------------------------------ blunt
def wheel_brace() -> str:
    """A cross of four sockets for wheel nuts."""
    out = path("M-20 120V-440H20V120Z", STEEL, 10) + path("M-170 -262H170V-222H-170Z", STEEL, 10) + path("M-30 -272H30V-212H-30Z", DARK, 9)
    return out + path("M-34 -470H34V-410H-34Z", DARK, 10) + path("M-196 -276H-146V-208H-196ZM146 -276H196V-208H146Z", DARK, 10) + strokes("M-8 -400V-280M-8 -200V-80", 7, BRIGHT)


def sledgehammer() -> str:
    """A sledgehammer."""
    return path("M-20 130L-16 -380H20L24 130Z", ASH, 10) + path("M-136 -470H136L150 -450V-350L136 -330H-136L-150 -350V-450Z", "#59636a", 12) + path("M-150 -450L-136 -470H-104V-330H-136L-150 -350ZM150 -450L136 -470H104V-330H136L150 -350Z", STEEL, 8) + strokes("M-90 -446H90", 8, BRIGHT)


def pipe_wrench() -> str:
    """A caretaker's adjustable wrench, red."""
    handle = path("M-28 130L-22 -240H26L32 130Z", "#b5322a", 11) + strokes("M-2 90V-180", 6, mix("#b5322a", "#ffffff", 0.4))
    jaw = path("M-30 -230H30V-330L-24 -350H-110V-296H-30Z", STEEL, 11) + path("M-110 -350H-24V-326H-110Z", DARK, 7)
    hook = path("M14 -250H56V-470Q40 -500 -110 -480V-420H-24Q-4 -420 0 -390Z", STEEL, 11) + path("M-110 -444H-30V-420H-110Z", DARK, 7)
    return handle + hook + jaw + path("M-36 -300H44V-262H-36Z", GOLD, 8) + strokes("M-20 -296V-266M0 -296V-266M22 -296V-266", 5)


def bowling_pin() -> str:
    """A bowling pin."""
    return path("M-34 90C-60 20 -86 -80 -82 -160C-78 -230 -34 -260 -34 -320C-40 -350 -56 -370 -54 -410C-50 -470 50 -470 54 -410C56 -370 40 -350 34 -320C34 -260 78 -230 82 -160C86 -80 60 20 34 90Z", "#f7f0dc", 12) + path("M-36 -330H36L40 -296H-40ZM-42 -284H42L52 -258H-52Z", "#c3241f", 7) + strokes("M-50 -150C-48 -190 -34 -214 -22 -236", 9, "#ffffff")


def great_spanner() -> str:
    """An open spanner as long as an arm."""
    return path("M-30 130L-24 -310C-86 -340 -100 -420 -54 -480L-44 -400L0 -376L44 -400L54 -480C100 -420 86 -340 26 -310L32 130Z", STEEL, 12) + path("M-10 100L-6 -280H10L14 100Z", mix(STEEL, INK, 0.25), 5) + strokes("M-72 -420C-76 -380 -60 -350 -30 -330", 7, BRIGHT)


def mallet() -> str:
    """A wooden mallet bound in brass."""
    return path("M-20 120L-16 -260H18L22 120Z", ASH, 10) + path("M-130 -450H130L118 -270H-118Z", "#9c5f2c", 12) + path("M-128 -420H128L126 -392H-126ZM-122 -330H122L120 -302H-120Z", GOLD, 8) + strokes("M-60 -440L-56 -424M40 -380L44 -340M-30 -380L-34 -340", 6, "#5a3214")


# ------------------------------------------------------------------ poison
def tonic() -> str:
    """A travelling salesman's tonic, amber, with a cork."""
    return path("M-26 -330H26V-270C70 -240 84 -210 84 -160V40H-84V-160C-84 -210 -70 -240 -26 -270Z", "#c7771e", 12) + path("M-34 -372H34V-322H-34Z", "#b89a6a", 9) + path("M-30 -330H30V-306H-30Z", "#8a4a12", 7) + skull(0, -150, 104) + strokes("M-64 -180V0", 9, "#f0c070")


def tar_pot() -> str:
    """A pot of tar that drips, with a brush in it."""
    brush = path("M30 -230L70 -450L100 -444L64 -226Z", ASH, 9)
    pot = strokes("M-96 -200C-90 -330 90 -330 96 -200", 20) + strokes("M-96 -200C-90 -330 90 -330 96 -200", 8, STEEL) + path("M-112 -214H112L92 40Q0 66 -92 40Z", "#6f5a48", 12) + path("M-122 -244H122V-206H-122Z", "#a88a6a", 10)
    tar = path("M-104 -226C-60 -250 60 -250 104 -226C108 -170 96 -140 84 -170C78 -196 66 -196 60 -160C52 -120 36 -130 32 -180C20 -200 0 -200 -10 -180C-20 -150 -40 -150 -44 -186C-60 -200 -70 -190 -76 -160C-84 -120 -100 -150 -104 -226Z", "#120d0c", 6)
    return brush + pot + tar + skull(0, -122, 92)


def blue_bottle() -> str:
    """A druggist's ribbed bottle in poison blue, with a glass stopper."""
    body = path("M-30 -300H30V-250L90 -210V40H-90V-210L-30 -250Z", "#23519a", 12) + strokes("M-66 -200V30M-38 -220V30M38 -220V30M66 -200V30", 6, "#5f8fd0")
    return body + path("M-44 -316H44V-290H-44Z", "#3f6fb8", 8) + path("M-40 -318C-70 -350 -40 -396 0 -400C40 -396 70 -350 40 -318Z", "#6f9fdc", 10) + skull(0, -132, 102)


def foxglove() -> str:
    """Foxgloves in a flask of what was boiled from them."""
    stem = strokes("M0 -230C-4 -330 10 -420 4 -520M10 -230C50 -320 70 -380 74 -440M-8 -240C-50 -310 -70 -360 -76 -410", 11, "#3f6a34")
    bells = "".join(f'<g transform="translate({x} {y}) rotate({a})">{path("M-13 -8Q0 -22 13 -8L19 34Q0 46 -19 34Z", "#a8479a", 7)}</g>' for x, y, a in ((-26, -480, 40), (34, -450, -40), (-30, -410, 44), (34, -384, -40), (-22, -336, 36), (96, -420, -30), (90, -366, -36), (-100, -390, 34), (-84, -336, 40), (4, -530, 0)))
    leaf = path("M-12 -250Q-110 -270 -126 -200Q-60 -196 -12 -236ZM12 -250Q110 -280 134 -216Q66 -200 12 -236Z", "#4f7f3c", 8)
    return stem + bells + leaf + path("M-30 -260H30V-200C80 -180 88 -120 88 -80V40H-88V-80C-88 -120 -80 -180 -30 -200Z", "#5f8a4a", 11) + path("M-40 -276H40V-250H-40Z", "#7fa868", 8) + skull(0, -122, 90)


def dye_flask() -> str:
    """A round flask of violet dye."""
    glass = path("M-28 -400H28V-236A126 126 0 1 1 -28 -236Z", "#d6dee6", 12) + path("M-104 -150C-60 -176 60 -126 104 -150A112 112 0 1 1 -104 -150Z", "#7a2fa8", 7)
    return glass + path("M-40 -420H40V-392H-40Z", "#eef2f4", 8) + skull(0, -132, 100) + strokes("M-86 -170A100 100 0 0 1 -50 -206", 9, "#ffffff") + dot(12, -320, 9, "#a86ad0", 4) + dot(-6, -350, 7, "#a86ad0", 4)


def scent() -> str:
    """A cut-glass scent bottle with a bulb: arsenic green."""
    bulb = strokes("M20 -336C70 -370 120 -350 126 -300", 12, "#8a6a2c") + path("M126 -310C170 -310 176 -226 130 -222C84 -222 84 -310 126 -310Z", "#9c2f4a", 10) + strokes("M110 -290V-240M130 -300V-232M150 -290V-244", 4)
    body = path("M-24 -280H24L104 -150L70 40H-70L-104 -150Z", "#2f8a5a", 12) + strokes("M-24 -276L-50 -150L-40 36M24 -276L50 -150L40 36M-104 -150H104", 6, "#8fd0a8")
    return bulb + body + path("M-34 -310H34V-276H-34Z", GOLD, 8) + path("M-22 -356H22V-306H-22Z", GOLD, 8) + skull(0, -134, 90)


def held(name: str, skin: str, x: float, y: float, turn: float, size: float) -> str:
    """The weapon in a fist at (x, y), `turn` degrees aslant, `size` times as large."""
    drawn: str = globals()[name]()
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{drawn}{fist(skin)}</g>'
