"""The five places where a victim was found, with the means in sight. Drawn on a 720 x 540 view."""

from __future__ import annotations

import random

from artkit.deadcert.landscape import Painting

INK = "#0d0b0c"


def line(data: str, width: float, colour: str, extra: str = "") -> str:
    """An open stroke."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" {extra}/>'


def area(data: str, colour: str, extra: str = "") -> str:
    """A filled patch."""
    return f'<path d="{data}" fill="{colour}" {extra}/>'


def rect(x: float, y: float, w: float, h: float, colour: str, extra: str = "") -> str:
    """A rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{colour}" {extra}/>'


def disc(x: float, y: float, r: float, colour: str, extra: str = "") -> str:
    """A disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}" {extra}/>'


def bricks(x: float, y: float, w: float, h: float, colour: str, seed: int, size: float = 26) -> str:
    """Courses of brick or stone, each a little different."""
    rng = random.Random(seed)
    out = rect(x, y, w, h, "#171314")
    row = 0
    top = y
    while top < y + h:
        left = x - (row % 2) * size
        while left < x + w:
            start, end = max(left, x), min(left + size * 2 - 3, x + w)
            if end > start:
                out += rect(start, top, end - start, min(size - 3, y + h - top), colour, f'opacity="{rng.uniform(0.55, 1):.2f}"')
            left += size * 2
        top += size
        row += 1
    return out


def stairs() -> Painting:
    """Cinnamon Stairs: a water-gate, worn steps into the river, a boathook dropped on them."""
    p = Painting("stairs", "#1a2733", "#33454d")
    p.glow(560, 90, 260, "#9db4c0", 0.5)
    p.draw(disc(560, 86, 34, "#e8ead8"), 1.5)
    masts = "".join(line(f"M{x} 300V{t}M{x - 34} {t + 50}H{x + 34}M{x - 26} {t + 100}H{x + 26}M{x} {t}L{x - 60} 300M{x} {t}L{x + 60} 300", 3, "#1a242b") for x, t in ((430, 90), (500, 130), (650, 70)))
    p.draw(masts + "".join(rect(x, y, w, 120, "#1d2a31") for x, y, w in ((330, 210, 90), (420, 190, 70), (560, 205, 80), (640, 180, 90))) + "".join(rect(x, y, 6, 9, "#f0bd66") for x, y in ((350, 236), (372, 256), (440, 220), (590, 240), (668, 214), (690, 236))), 2.2)
    p.fog(285, 50, "#7f929a", 0.55)
    water = rect(200, 290, 520, 250, "#16252c")
    rng = random.Random(2)
    water += "".join(line(f"M{rng.uniform(240, 700):.0f} {y}h{rng.uniform(14, 70):.0f}", 2.2, "#8fa7ad", f'opacity="{rng.uniform(0.15, 0.6):.2f}"') for y in range(300, 530, 7) for _ in range(3))
    water += "".join(line(f"M{560 + rng.uniform(-44, 44):.0f} {y}h{rng.uniform(8, 40):.0f}", 3, "#eef0dc", 'opacity=".7"') for y in range(300, 470, 8))
    p.draw(water, 0.7)
    wall = bricks(0, 0, 250, 540, "#5a5148", 3, 30)
    p.draw(wall, 0.4)
    arch = area("M30 540V190Q30 70 130 70Q230 70 230 190V330L190 420V200Q190 112 130 112Q70 112 70 200V540Z", "#7a6c5a") + area("M70 540V200Q70 112 130 112Q190 112 190 200V420L130 540Z", "#0c1216")
    arch += "".join(line(f"M{70 + (130 - 70) * 0 + i * 20} {128 + abs(i - 3) ** 2 * 4}V{470 - i * 4}", 5, "#2a2624") for i in range(7)) + line("M70 260H190M70 360H190", 6, "#2a2624")
    arch += rect(146, 296, 30, 26, "#b08a40") + disc(161, 308, 4, INK) + line("M150 296v-10a11 11 0 0 1 22 0v10", 4, "#b08a40")
    p.draw(arch, 0.3)
    steps = ""
    for i in range(9):
        y, left, right = 330 + i * 24, 150 - i * 16, 330 + i * 34
        steps += area(f"M{left} {y}H{right - 18}Q{right} {y + 4} {right + 8} {y + 16}L{right + 14} {y + 25}H{left - 16}Z", "#3a3834") + area(f"M{left} {y}H{right - 18}Q{right} {y + 4} {right + 6} {y + 12}L{left - 8} {y + 10}Z", "#8a8070" if i < 5 else "#5f6a62")
    steps += "".join(area(f"M{360 + i * 26} {398 + i * 24}q30 -8 60 2q-20 16 -50 10Z", "#4f6a52", 'opacity=".8"') for i in range(5))
    p.draw(steps, 0.3)
    p.draw(line("M110 506L470 366", 9, "#1a120a") + line("M110 504L470 364", 5.5, "#b98a4e") + line("M470 364L510 348M486 358C492 378 514 376 512 360", 6, "#c2c8c6"), 0.2, 0.1)
    p.draw(line("M214 150h30", 5, INK) + area("M236 150h26l-4 40h-18Z", "#ffe2a0") + area("M232 150l17 -16l17 16Z", INK), 0.2)
    p.glow(249, 172, 240, "#ffb95c", 0.75)
    p.glow(249, 172, 60, "#fff0c0", 0.8)
    p.fog(520, 60, "#7f929a", 0.35)
    return p


def orchids() -> Painting:
    """The Orchid House: a bench among the vandas, a flask and a cup, the poison cupboard with its key-hole."""
    p = Painting("orchids", "#28414a", "#4a5f4c")
    p.glow(360, 60, 420, "#9fc0b4", 0.6)
    ribs = "".join(line(f"M{x} 540V210Q{x} {60 + abs(x - 360) * 0.1:.0f} 360 20", 5, "#1f2b2a") for x in range(0, 721, 60))
    ribs += "".join(line(f"M0 {y}Q360 {y - 150} 720 {y}", 4, "#1f2b2a") for y in (190, 260, 330, 400))
    p.draw(ribs, 1.2)
    rng = random.Random(6)

    def leaves(cx: float, cy: float, turn: float, size: float, dark: bool) -> str:
        tones = ("#173324", "#1f4530", "#122a1e") if dark else ("#3f7a48", "#5a9458", "#2f6440")
        return "".join(f'<path d="M0 0Q{size * 0.4} {-size * 0.22} {size} {-size * 0.02}Q{size * 0.45} {size * 0.14} 0 0Z" fill="{rng.choice(tones)}" transform="translate({cx} {cy}) rotate({turn + a})"/>' for a in range(-90, 100, 24))

    p.draw("".join(leaves(x, y, t, 170, True) for x, y, t in ((40, 300, -30), (690, 280, -150), (170, 380, -80), (560, 380, -100))), 2.5)
    p.fog(330, 90, "#a8c4b4", 0.28)

    def spray(x: float, y: float, colour: str, lean: float) -> str:
        out = line(f"M{x} {y}Q{x + lean * 0.4} {y - 120} {x + lean} {y - 150}", 3, "#3f6a3c")
        for i in range(6):
            fx, fy = x + lean * (0.25 + i * 0.16), y - 70 - i * 19 + (i % 2) * 10
            out += "".join(f'<ellipse cx="{fx}" cy="{fy - 9}" rx="5" ry="11" fill="{colour}" transform="rotate({a} {fx} {fy})"/>' for a in range(0, 360, 72)) + disc(fx, fy, 4, "#f4d878")
        return out

    pots = "".join(area(f"M{x} 392h50l-8 44h-34Z", "#9a5a38") + rect(x - 3, 384, 56, 12, "#b06a42") for x in (40, 130, 520, 610))
    p.draw(pots + "".join(leaves(x + 25, 386, -90, 90, False) for x in (40, 130, 520, 610)) + spray(65, 386, "#b06ac0", 30) + spray(155, 386, "#e8d8ea", -34) + spray(545, 386, "#d87aa0", 40) + spray(635, 386, "#8a5ac8", -26), 0.4)
    p.draw(rect(0, 432, 720, 22, "#7a5f40") + rect(0, 450, 720, 90, "#2c2118") + "".join(rect(x, 454, 5, 86, "#1a130d") for x in range(20, 720, 70)), 0.3)
    cupboard = rect(560, 150, 120, 170, "#3a2a1c") + rect(570, 160, 100, 150, "#573c26") + rect(590, 180, 60, 54, "#e8d8a8") + disc(620, 200, 12, INK) + rect(613, 208, 14, 9, INK) + disc(615, 199, 3.5, "#e8d8a8") + disc(625, 199, 3.5, "#e8d8a8") + line("M600 228l40 -10M600 218l40 10", 4, INK) + disc(582, 250, 6, "#d0a850") + rect(580, 252, 4, 14, "#d0a850")
    p.draw(cupboard, 0.5)
    flask = area("M318 300h44v24c26 10 30 24 30 44v64h-104v-64c0 -20 4 -34 30 -44Z", "#8f9a94") + rect(312, 280, 56, 26, "#5f3a20") + area("M300 372h80v40h-80Z", "#4a5a54") + line("M302 356v66", 5, "#e8f4ee")
    cup = area("M412 392h54c2 26 -12 42 -27 42s-29 -16 -27 -42Z", "#f0e8d6") + '<ellipse cx="439" cy="392" rx="27" ry="7" fill="#4a2814"/>' + line("M466 400c20 -4 18 22 -2 22", 5, "#f0e8d6")
    steam = line("M430 378c-10 -20 10 -30 0 -54M448 376c-8 -18 10 -26 2 -48", 3, "#e8f0e8", 'opacity=".6"')
    spoon = line("M484 430l50 -8", 4, "#c8ccc8") + '<ellipse cx="484" cy="430" rx="10" ry="5" fill="#c8ccc8"/>'
    p.glow(390, 340, 220, "#ffd890", 0.55)
    p.draw(flask + cup + steam + spoon, 0.2, 0.1)
    p.glow(360, 330, 120, "#ffe8b0", 0.25)
    return p


def belfry() -> Painting:
    """The ringing chamber of St Brannock's: ropes with their sallies, one of them in a noose on the boards."""
    p = Painting("belfry", "#1d1a1c", "#3a2e26")
    p.draw(bricks(0, 0, 720, 400, "#4f473f", 8, 36), 0.8)
    p.draw("".join(rect(x, 0, 34, 70, "#2a1c12") for x in range(10, 720, 96)) + rect(0, 56, 720, 26, "#38261a"), 0.5)
    for x in (150, 560):
        p.draw(area(f"M{x - 62} 330V180Q{x - 62} 110 {x} 90Q{x + 62} 110 {x + 62} 180V330Z", "#9fb0c0") + "".join(area(f"M{x - 62} {y}L{x + 62} {y - 14}V{y + 4}L{x - 62} {y + 18}Z", "#231a16") for y in range(130, 340, 30)) + line(f"M{x - 66} 334V180Q{x - 66} 104 {x} 84Q{x + 66} 104 {x + 66} 180V334Z", 12, "#6a5f52"), 0.6)
    p.beam("100,120 210,120 470,540 250,540", "#a8bccc", 0.42, 10)
    p.beam("510,120 610,120 720,330 700,540 600,540", "#a8bccc", 0.25, 10)
    floor = rect(0, 392, 720, 150, "#4a3422") + "".join(line(f"M{360 + (x - 360) * 0.62:.0f} 392L{x} 540", 3, "#231710") for x in range(-300, 1050, 74)) + rect(0, 386, 720, 10, "#2a1c12")
    p.draw(floor, 0.4)
    board = rect(300, 150, 120, 170, "#2a1c14") + rect(308, 158, 104, 154, "#c8b184") + "".join(line(f"M320 {y}h{w}", 3, "#5a4630") for y, w in ((180, 80), (198, 70), (216, 82), (234, 60), (252, 78), (270, 66), (288, 74)))
    p.draw(board, 0.5)

    def rope(x: float, foot: float, scale: float) -> str:
        out = line(f"M{x} 0V{foot}", 5 * scale, "#b89a68")
        for i in range(9):
            out += area(f"M{x - 9 * scale} {foot - 190 * scale + i * 13 * scale}h{18 * scale}l-3 {12 * scale}h-{12 * scale}Z", ("#a8302c", "#efe6d0", "#2f4a7a")[i % 3])
        return out + line(f"M{x} {foot}q14 18 0 30q-16 -4 -8 -24", 5 * scale, "#b89a68")

    p.draw("".join(rope(x, y, s) for x, y, s in ((236, 350, 0.85), (470, 350, 0.85), (640, 380, 1.0), (70, 380, 1.0))), 0.4)
    p.draw(rope(356, 300, 1.1), 0.2)
    spiral = "".join(f'<ellipse cx="352" cy="{470 - i * 3}" rx="{118 - i * 17}" ry="{38 - i * 5}" fill="none" stroke="#1a110a" stroke-width="13"/><ellipse cx="352" cy="{468 - i * 3}" rx="{118 - i * 17}" ry="{38 - i * 5}" fill="none" stroke="#d2b27a" stroke-width="8" stroke-dasharray="9 3"/>' for i in range(3))
    noose = line("M440 452C540 420 590 440 604 470C612 500 560 512 530 494C504 476 540 452 580 462", 13, "#1a110a") + line("M440 450C540 418 590 438 604 468C612 498 560 510 530 492C504 474 540 450 580 460", 8, "#d2b27a", 'stroke-dasharray="9 3"')
    p.draw(spiral + noose, 0.2, 0.1)
    p.glow(360, 450, 260, "#ffcf86", 0.32)
    p.draw(area("M666 420h26l6 60h-38Z", "#ffd98a") + rect(656, 480, 46, 10, INK) + area("M662 420l17 -18l17 18Z", INK) + line("M668 402a12 12 0 0 1 22 0", 3, INK), 0.2)
    p.glow(680, 450, 170, "#ffb860", 0.7)
    return p


def gallery() -> Painting:
    """The Jubilee Gallery: targets down a brick arch, pistols on a chained rack, one hung back clean."""
    p = Painting("gallery", "#1c1414", "#2e211a")
    arch = bricks(0, 0, 720, 540, "#6a4434", 5, 24)
    p.draw(arch, 0.6)
    inner = area("M120 540V250Q120 70 360 70Q600 70 600 250V540Z", "#120d0d")
    inner += "".join(line(f"M{120 + i * 30} 540V{250 + i * 10}Q{120 + i * 30} {70 + i * 32} 360 {70 + i * 32}Q{600 - i * 30} {70 + i * 32} {600 - i * 30} {250 + i * 10}V540", 3, "#4a3026", f'opacity="{0.9 - i * 0.15}"') for i in range(1, 6))
    p.draw(inner, 0.6)
    p.draw(area("M270 400V270Q270 220 360 220Q450 220 450 270V400Z", "#7a6a50"), 3)
    p.glow(360, 280, 200, "#ffd88a", 0.7)

    def target(x: float, y: float, r: float) -> str:
        return "".join(disc(x, y, r * k, c) for k, c in ((1, "#efe4c8"), (0.78, "#1c1614"), (0.58, "#efe4c8"), (0.38, "#a82a22"), (0.14, "#efe4c8")))

    p.draw(target(310, 300, 24) + target(360, 292, 34) + target(412, 300, 24) + line("M310 250v26M360 236v22M412 250v26", 2, INK) + disc(368, 288, 4, INK), 0.8)
    ducks = "".join(area(f"M{x} 352q10 -18 22 -8q4 -12 14 -8q0 8 8 8l-8 6q-2 16 -20 14q-14 0 -16 -12Z", "#d8b46a") for x in (276, 320, 364, 408)) + rect(266, 364, 190, 6, "#3a2a1c")
    p.draw(ducks, 1.0)
    lamps = "".join(line(f"M{x} {y - 60}v40", 2, INK) + area(f"M{x - 26} {y}q26 -34 52 0Z", "#2f4a3a") + area(f"M{x - 16} {y}h32l-6 8h-20Z", "#fff2c0") for x, y in ((240, 190), (480, 190)))
    p.draw(lamps, 0.4)
    for x in (240, 480):
        p.glow(x, 200, 130, "#ffcf80", 0.6)
        p.beam(f"{x - 16},200 {x + 16},200 {x + 90},420 {x - 90},420", "#ffcf80", 0.22, 10)
    p.draw(rect(40, 420, 640, 24, "#7a5230") + rect(40, 442, 640, 98, "#3a2418") + "".join(rect(60 + i * 105, 456, 88, 70, "#482e1e") for i in range(6)), 0.3)
    rack = rect(28, 110, 96, 250, "#4a2f1c") + rect(38, 120, 76, 230, "#5f3f28")
    pistol = "M-34 -10H26V6H-8C-4 20 -16 20 -16 8L-22 6L-32 34H-48L-36 0Z"
    rack += "".join(f'<path d="{pistol}" fill="{c}" transform="translate({82} {y}) scale(0.86)"/>' for y, c in ((150, "#20242a"), (200, "#20242a"), (250, "#20242a"), (310, "#20242a")))
    rack += line("M48 130Q60 180 48 230T48 340", 4, "#a8a49a", 'stroke-dasharray="7 3"')
    p.draw(rack, 0.4)
    weapon = area("M300 372H452V388H340L336 396H300Z", "#3c444c") + rect(300, 370, 152, 5, "#8fa0a8") + rect(440, 362, 6, 9, "#20242a")
    weapon += area("M300 372C286 376 282 390 286 402L262 446C272 456 292 456 300 446L322 404L330 396L326 386Z", "#6a4024") + line("M280 404L266 440M292 408L280 446", 2, "#3a2010")
    weapon += line("M332 392q6 22 26 18q12 -4 8 -22", 4, "#20242a") + line("M346 392q4 10 -2 14", 4, "#8fa0a8") + area("M304 372L288 356L300 354L314 370Z", "#20242a")
    p.draw('<ellipse cx="360" cy="430" rx="110" ry="8" fill="#140c08" opacity=".6"/>', 3)
    p.draw(weapon + line("M270 418q-30 -6 -60 2", 4, "#a8a49a", 'stroke-dasharray="7 3"') + rect(470, 396, 60, 26, "#8a2a24") + rect(470, 396, 60, 8, "#d8b46a") + "".join(rect(546 + i * 12, 408, 6, 14, "#d8b46a") for i in range(4)), 0.2, 0.1)
    p.glow(384, 400, 170, "#ffe0a0", 0.35)
    return p


def waxworks() -> Painting:
    """The Hall of Daggers: dust sheets, a crowned king, an assassin with an empty hand, the dagger on the step."""
    p = Painting("waxworks", "#17151d", "#2a2228")
    p.draw("".join(rect(x, 0, 40, 400, "#241d26") + rect(x + 8, 0, 6, 400, "#3a303a") for x in (60, 220, 470, 630)) + area("M0 0H720V70Q360 150 0 70Z", "#3a1620"), 1.6)
    p.beam("330,0 420,0 560,470 190,470", "#e8d8b0", 0.34, 14)

    def sheet(x: float, y: float, w: float, h: float, tone: str) -> str:
        fold = "".join(line(f"M{x + w * k:.0f} {y + h * 0.2:.0f}Q{x + w * (k + (k - 0.5) * 0.3):.0f} {y + h * 0.6:.0f} {x + w * (k + (k - 0.5) * 0.6):.0f} {y + h:.0f}", 3, "#4f4a4c", 'opacity=".7"') for k in (0.25, 0.42, 0.58, 0.75))
        return area(f"M{x - w * 0.18} {y + h}Q{x - w * 0.05} {y + h * 0.5} {x + w * 0.06} {y + h * 0.34}Q{x + w * 0.2} {y + h * 0.26} {x + w * 0.3} {y + h * 0.2}Q{x + w * 0.3} {y} {x + w * 0.5} {y}Q{x + w * 0.7} {y} {x + w * 0.7} {y + h * 0.2}Q{x + w * 0.8} {y + h * 0.26} {x + w * 0.94} {y + h * 0.34}Q{x + w * 1.05} {y + h * 0.5} {x + w * 1.18} {y + h}Z", tone) + fold

    p.draw(sheet(110, 150, 90, 260, "#6f6a6c") + sheet(540, 150, 90, 260, "#6a6568"), 1.6)
    p.draw(rect(0, 408, 720, 132, "#241c20") + "".join(area(f"M{360 + (x - 360) * 0.6:.0f} 408L{x} 540H{x + 60}L{360 + (x + 60 - 360) * 0.6:.0f} 408Z", "#3a2f34") for x in range(-240, 960, 120)), 0.5)
    p.draw(sheet(0, 190, 120, 330, "#8f8a88") + sheet(610, 200, 120, 330, "#8a8583"), 0.7)
    king = area("M200 420V300Q200 250 246 240H276Q322 250 322 300V420Z", "#5a2230") + '<ellipse cx="261" cy="206" rx="27" ry="35" fill="#dcc49c"/>' + area("M234 186V150L248 168L261 144L274 168L288 150V186Z", "#d8b050") + area("M238 222q24 34 46 0q-2 44 -23 46q-20 -2 -23 -46Z", "#7a5a3a") + line("M250 204h6M268 204h6", 4, INK) + area("M212 262q50 24 98 0l6 18q-56 26 -110 0Z", "#efe6d6") + "".join(disc(x, 274, 3, INK) for x in (226, 246, 266, 290))
    p.draw(king, 0.5)
    killer = area("M410 420V300Q412 252 452 244H484Q520 250 528 300V420Z", "#23262e") + '<ellipse cx="467" cy="208" rx="26" ry="34" fill="#e2cba4"/>' + area("M436 214Q428 160 468 158Q508 160 500 214Q496 184 468 182Q442 184 436 214Z", "#2c1a14") + area("M430 176Q466 150 508 172L520 184Q466 168 420 190Z", "#1a1418") + line("M452 206h9M474 206h9", 4, INK) + line("M456 228q12 -6 22 0", 3, INK)
    killer += line("M424 276L372 226L384 150", 26, "#23262e") + disc(386, 140, 14, "#e2cba4") + line("M378 132l-4 -14M386 128v-16M394 132l6 -14", 6, "#e2cba4")
    p.draw(killer, 0.3)
    plinth = rect(190, 412, 146, 26, "#5a4a4c") + rect(396, 412, 150, 26, "#5a4a4c") + rect(428, 418, 86, 14, "#d8b46a")
    p.draw(plinth, 0.3)
    dagger = f'<g transform="translate(352 480) rotate(64) scale(1.15)">{area("M-9 -10L0 -120L9 -10Z", "#e8ecec")}{line("M0 -14V-110", 1.6, "#8a9496")}{area("M-30 -12Q0 -22 30 -12L30 -4Q0 -10 -30 -4Z", "#d8a83c")}{rect(-6, -6, 12, 44, "#7a1f28")}{disc(0, 46, 10, "#d8a83c")}{disc(0, 46, 4, "#a8202c")}</g>'
    p.draw(line("M300 500q60 14 150 -4", 12, INK, 'opacity=".4"'), 4)
    p.draw(dagger, 0.15, 0.08)
    p.glow(390, 460, 190, "#ffe2a8", 0.45)
    p.glow(374, 10, 160, "#fff0c8", 0.5)
    return p


SCENES = {"E-A": stairs, "E-B": orchids, "E-C": belfry, "E-D": gallery, "E-E": waxworks}


