"""Hats of 1927, from the docks to the theatre. Each takes the felt's colour and its band's."""

from __future__ import annotations

import math

from artkit.londoners.pen import group, mix, shape, strokes
from artkit.portraits import hats as club
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path


def headscarf(c: str, band: str) -> str:
    """A scarf knotted over the head, spotted with paint."""
    d = "M196 392C176 300 180 190 250 128C330 70 480 74 546 150C576 190 580 240 572 280C520 236 440 226 380 246C316 266 300 320 286 396C262 372 220 366 196 392Z"
    knot = path("M206 400L130 380L150 440L100 500L180 496L220 430Z", c, 10) + dot(204, 404, 24, c, 9)
    spots = "".join(dot(x, y, r, band, 0) for x, y, r in ((300, 150, 12), (370, 116, 9), (440, 150, 13), (250, 220, 10), (330, 210, 11), (500, 170, 10), (240, 310, 9), (420, 200, 8), (150, 456, 8)))
    return knot + path(d, c, 12) + spots + strokes("M230 200C280 140 400 110 520 150M214 300C240 240 300 200 380 190", 6)


def toque_osprey(c: str, band: str) -> str:
    """A small draped toque with a spray of feathers."""
    spray = "".join(
        strokes(f"M300 120C{270 - i * 16} {40 - i * 6} {210 - i * 22 + i * i * 2} {-20 + i * 22} {170 - i * 8 + i * 10} {-40 + i * 34}", 7, PEARL if i % 2 else "#d8cdb8")
        for i in range(6)
    )
    d = "M206 236C200 150 280 80 396 82C510 84 570 150 572 226C500 186 420 176 350 190C290 202 240 222 206 236Z"
    return strokes("M300 120C250 40 180 -10 130 -30", 14) + spray + path(d, c, 12) + strokes("M226 200C300 130 460 110 556 190M240 170C330 106 450 100 540 160", 6) + path("M200 240C280 196 450 170 574 226L576 250C450 206 300 226 208 272Z", band, 9) + dot(306, 136, 20, GOLD, 7)


def cloche_plain(c: str, band: str) -> str:
    """A cloche with a band and a bow of felt."""
    d = "M184 342C160 116 258 22 386 20C504 18 580 110 576 262C530 226 450 226 388 240C310 260 260 306 228 388C206 380 190 364 184 342Z"
    return path(d, c, 12) + path("M190 276C256 196 400 160 568 190L574 238C430 204 280 244 200 332Z", band, 8) + strokes("M262 90C330 50 440 50 510 100", 5, mix(c, INK, 0.5))


def cloche_arrow(c: str, band: str) -> str:
    """A cloche with a jewelled arrow."""
    stones = "".join(dot(x, y, 9, "#eaf6f4", 4) for x, y in ((282, 226), (316, 208), (350, 194), (384, 184)))
    return cloche_plain(c, band) + path("M252 244L236 266L274 262ZM396 150L450 168L404 206L408 186L270 246L262 232L400 168Z", GOLD, 6) + stones


def cloche_turned(c: str, band: str) -> str:
    """A cloche with a turned-up brim."""
    d = "M206 250C190 96 280 26 386 24C496 22 566 100 566 220Z"
    brim = "M150 326C150 250 260 196 386 190C500 186 600 204 622 236C560 236 470 240 400 258C310 280 230 316 188 372C164 366 152 348 150 326Z"
    return path(d, c, 12) + path("M206 246C280 196 450 170 566 206L568 226C450 200 300 226 208 280Z", band, 8) + path(brim, c, 12) + strokes("M176 340C220 280 330 230 470 216", 6, mix(c, INK, 0.5))


def straw_flat(c: str, band: str) -> str:
    """A lady's flat straw, pinned on."""
    brim = "M116 236C180 190 300 172 400 170C520 168 620 180 676 206C640 246 520 256 400 258C280 262 160 276 116 236Z"
    pin = strokes("M180 120L520 214", 6) + dot(178, 118, 14, band, 6)
    weave = strokes("M150 232C280 200 500 196 640 214M170 246C300 226 500 220 620 228", 4, mix(c, "#c9b48a", 0.35))
    return path("M246 190L262 104C340 84 460 84 520 98L534 180C440 200 330 204 246 190Z", c, 12) + path("M248 176C340 196 440 194 533 164L534 184C440 212 330 214 246 200Z", band, 8) + path(brim, c, 12) + weave + pin


def straw_cherries(c: str, band: str) -> str:
    """A black straw with a bunch of cherries."""
    fruit = "".join(dot(x, y, 19, "#9c1f22", 7) + dot(x - 6, y - 6, 4.5, "#f0b0a0", 0) for x, y in ((280, 130), (318, 158), (256, 168), (296, 186)))
    leaves = path("M300 120C310 80 350 70 380 80C370 110 340 126 300 120Z", "#3f6a3c", 7) + strokes("M300 118C270 110 240 116 222 130", 5)
    return straw_flat(c, band) + leaves + fruit


def boater(c: str, band: str) -> str:
    """A stiff straw boater."""
    brim = "M126 228C220 196 560 180 656 196C666 206 666 222 650 232C540 258 250 272 142 260C124 254 118 238 126 228Z"
    weave = "".join(strokes(f"M252 {y}C340 {y + 12} 450 {y + 8} 528 {y - 8}", 3, mix(c, INK, 0.4)) for y in (108, 122))
    return path("M244 212L250 92C340 78 440 74 526 84L536 196Z", c, 12) + weave + path("M246 150C340 168 440 164 532 140L536 196C440 222 340 226 244 212Z", band, 8) + path(brim, c, 12) + strokes("M160 240C260 226 540 212 630 214", 4, mix(c, INK, 0.4))


def boater_back(c: str, band: str) -> str:
    """The boater pushed to the back of the head."""
    return group(boater(c, band), "rotate(-20 390 220) translate(-34 -36)")


def straw_working(c: str, band: str) -> str:
    """A frayed wide straw."""
    brim = "M86 256C160 190 300 190 396 186C500 182 640 170 700 226C650 236 668 250 640 252C560 250 480 256 400 264C300 272 200 274 150 292C140 276 110 286 86 256Z"
    return path("M238 206C230 100 290 62 392 60C490 60 548 96 546 194Z", c, 12) + path("M238 176C330 204 450 200 546 166L547 196C450 226 330 230 238 208Z", band, 8) + path(brim, c, 12) + strokes("M140 256C260 226 520 220 650 226M180 270C300 246 480 240 600 240", 4, mix(c, INK, 0.4))


def panama(c: str, band: str) -> str:
    """A battered panama."""
    brim = "M110 262C170 220 280 222 380 218C490 214 580 160 680 188C664 232 620 236 580 252C500 280 260 300 190 300C150 298 118 286 110 262Z"
    return path("M230 222C214 130 246 62 310 66C340 70 350 90 386 84C420 80 460 56 504 96C536 130 540 176 540 206Z", c, 12) + path("M228 178C320 208 450 200 540 164L543 206C440 242 320 246 230 224Z", band, 8) + path(brim, c, 12) + strokes("M386 84C380 110 384 130 396 140M300 100L320 130", 6)


def homburg(c: str, band: str) -> str:
    """A homburg: a dented crown and a curled brim."""
    edge = strokes("M132 252C170 216 300 226 390 222C490 218 590 180 650 196", 7, band)
    brim = "M118 250C150 206 300 216 390 214C480 212 600 168 664 190C668 222 640 232 610 246C520 276 240 292 160 278C130 272 118 264 118 250Z"
    return path("M228 216C206 120 230 26 300 22C340 22 350 48 386 46C424 44 470 14 512 66C538 110 544 168 542 206Z", c, 12) + path("M223 166C320 200 450 194 541 154L545 206C440 244 320 246 225 218Z", band, 8) + path(brim, c, 12) + edge


def trilby_press(c: str, band: str) -> str:
    """A trilby with a press ticket in its band."""
    ticket = group(path("M0 0H76V52H0Z", "#f4ead0", 7) + strokes("M12 18H64M12 34H52", 6), "translate(250 128) rotate(-12)")
    return club.hat("fedora", c, band) + ticket


def widefelt(c: str, band: str) -> str:
    """A wide soft artist's felt, worn at a slant."""
    brim = "M70 296C120 200 290 210 390 200C500 188 620 120 730 150C720 230 600 246 520 262C400 286 150 350 70 296Z"
    return path("M226 226C210 130 260 62 390 58C500 56 552 110 550 200Z", c, 12) + path("M224 190C320 216 450 204 550 166L552 206C450 240 320 250 226 232Z", band, 8) + path(brim, c, 12)


def tam(c: str, band: str) -> str:
    """A knitted tam-o'-shanter with a bobble."""
    crown = "M188 236C110 220 80 130 170 76C280 20 520 24 590 110C630 170 590 220 552 226C440 180 300 190 188 236Z"
    return path(crown, c, 12) + path("M192 236C290 188 440 178 552 222L548 258C440 216 300 224 202 282Z", band, 9) + dot(380, 40, 36, band, 9) + strokes("M210 90C270 120 290 160 290 200M540 90C500 120 480 150 476 186M380 76V180", 6) + strokes("M226 236l8 26M280 216l6 26M340 204l4 24M400 200v24M460 202l-4 24M510 210l-6 26", 5)


def storm_cap(c: str, band: str) -> str:
    """A nurse's outdoor cap, its veil falling behind."""
    veil = path("M190 250C150 330 150 460 180 560L250 540C226 440 226 340 244 270Z", c, 11)
    return veil + path("M196 258C190 160 270 96 396 98C510 100 574 170 570 250C500 206 300 206 196 258Z", c, 12) + path("M190 262C290 204 470 196 574 246L576 284C460 238 310 244 204 306Z", PEARL, 10) + path("M376 128h24v22h22v24h-22v22h-24v-22h-22v-24h22Z", band, 6)


def nurse_white(c: str, band: str) -> str:
    """A starched white cap."""
    return club.maid_cap(c, band)


def cap_aslant(c: str, band: str) -> str:
    """A flat cap over one ear."""
    return group(club.flat_cap(c, band), "rotate(-15 400 210) translate(-16 10)")


def cap_hatpin(c: str, band: str) -> str:
    """A man's cap on a woman, with a hatpin through it."""
    return club.flat_cap(c, band) + strokes("M150 100L330 176", 6) + dot(148, 98, 15, PEARL, 6)


def stetson(c: str, band: str) -> str:
    """A cowgirl's hat."""
    brim = "M40 150C80 250 240 214 390 208C540 200 660 196 736 90C760 210 620 280 400 286C200 292 40 280 40 150Z"
    return path("M226 220C206 110 240 0 320 -4C350 -4 366 40 392 40C418 40 440 -10 480 0C548 24 556 130 548 208Z", c, 12) + path("M222 176C320 206 450 200 549 162L550 208C450 240 320 246 226 222Z", band, 8) + path(brim, c, 12) + path("M380 186l9 -18l9 18l20 2l-15 14l5 20l-19 -11l-19 11l5 -20l-15 -14Z", GOLD, 5)


def peaked(c: str, band: str, badge: str = "") -> str:
    """A working cap with a peak: watchman, boilerman, chauffeur, yachtsman."""
    crown = "M190 206C150 170 170 110 240 86C340 52 470 52 556 86C604 108 604 160 574 192C450 156 300 160 190 206Z"
    out = path(crown, c, 12) + path("M190 204C300 158 460 152 576 190L582 246C460 208 310 214 196 260Z", band, 10)
    out += path("M330 240C430 214 540 222 604 248C640 268 652 296 642 310C560 270 440 264 330 286Z", "#1d1512", 10) + strokes("M372 260C440 248 540 252 600 280", 5, "#8a7a6a")
    return out + badge


def watch_cap(c: str, band: str) -> str:
    """A watchman's cap with a brass plate."""
    return peaked(c, band, path("M400 178H480V220H400Z", GOLD, 7) + strokes("M414 200H466", 5))


def yachting(c: str, band: str) -> str:
    """A yachting cap with a white top."""
    return peaked(c, band, strokes("M440 176V226M418 206Q440 236 462 206M430 188H450", 7, GOLD))


def customs(c: str, band: str) -> str:
    """A uniform cap with braid, crown and portcullis."""
    return peaked(c, band, strokes("M198 254C310 210 460 204 584 242", 10, GOLD) + strokes("M200 232C310 190 460 184 580 222", 5, GOLD) + path("M410 200L404 162L424 178L438 150L452 178L472 162L466 200Z", GOLD, 6))


def chauffeur(c: str, band: str) -> str:
    """A driver's cap with goggles pushed up."""
    goggles = path("M250 214C330 176 470 170 566 208L566 228C470 192 330 198 254 240Z", "#2a211a", 6)
    lens = "".join(f'<ellipse cx="{x}" cy="{y}" rx="50" ry="34" fill="#9fb4b4" stroke="{INK}" stroke-width="10" transform="rotate({t} {x} {y})"/>' for x, y, t in ((372, 186, -8), (494, 180, 6)))
    return peaked(c, band) + goggles + lens + strokes("M346 180l26 -16M470 172l24 -14", 5, "#eef4f0")


def motor_helmet(c: str, band: str) -> str:
    """A leather motoring helmet with its goggles pushed up."""
    d = "M206 470C170 360 170 190 250 120C330 60 470 64 540 130C584 176 590 240 578 300C560 262 500 240 430 244C350 250 316 300 306 380C300 430 290 476 262 500C236 504 216 494 206 470Z"
    lens = "".join(f'<ellipse cx="{x}" cy="{y}" rx="56" ry="42" fill="#9fb4b4" stroke="{INK}" stroke-width="11" transform="rotate({t} {x} {y})"/>' for x, y, t in ((368, 186, -10), (500, 180, 6)))
    strap = path("M214 236C270 190 330 176 340 176L344 206C300 216 250 240 222 268Z", band, 7)
    return path(d, c, 12) + strokes("M392 70C380 120 380 200 388 244M240 150C260 250 262 380 250 500", 5) + strap + lens + strokes("M340 180l30 -18M474 174l28 -16", 5, "#eef4f0") + path("M262 500L330 590L312 606L244 510Z", c, 8)


def knitted(c: str, band: str) -> str:
    """A sailor's knitted cap."""
    d = "M204 262C190 130 270 52 390 50C510 50 580 130 574 244C480 204 300 212 204 262Z"
    ribs = "".join(strokes(f"M{250 + i * 40} {236 - 20 * math.sin(i * 0.45):.0f}C{258 + i * 36} 170 {290 + i * 28} 100 {330 + i * 16} 66", 5, mix(c, INK, 0.55)) for i in range(8))
    return path(d, c, 12) + ribs + path("M194 264C300 206 470 200 582 242L586 290C470 244 310 254 200 314Z", band, 11) + strokes("M230 256l8 36M280 236l6 38M336 226l4 36M394 222v36M450 224l-4 36M504 230l-6 36M548 240l-6 34", 5, mix(band, INK, 0.55))


def swim_cap(c: str, band: str) -> str:
    """A white rubber bathing cap pushed up, its strap loose."""
    d = "M216 300C190 170 250 66 388 64C520 62 584 150 572 256C500 208 400 202 330 226C280 244 240 270 216 300Z"
    return path(d, c, 12) + path("M212 304C260 250 330 212 420 204C490 200 550 226 574 262L570 284C520 240 420 226 350 248C290 266 250 300 226 336Z", band, 8) + strokes("M300 92C270 130 256 170 252 210M388 66C380 100 380 150 384 200M480 88C510 120 520 160 522 206", 5, mix(c, INK, 0.4)) + path("M226 336C216 390 226 440 246 470L232 478C206 440 198 380 212 320Z", band, 6)


def smoking_cap(c: str, band: str) -> str:
    """A velvet smoking cap with a tassel."""
    tassel = strokes("M392 92C330 60 240 70 196 150", 8, GOLD) + path("M182 150h32l14 92h-60Z", GOLD, 8) + strokes("M186 170l-8 66M198 170v68M210 170l8 66", 4)
    band_ = "".join(path(f"M{250 + i * 62} {214 - 14 * math.sin(i * 0.7):.0f}q16 -26 32 0q-16 26 -32 0Z", GOLD, 4) for i in range(5))
    return path("M212 246L230 118C320 84 470 80 548 108L566 220C460 184 320 192 212 246Z", c, 12) + path("M208 248C310 190 460 182 568 218L570 250C460 210 320 220 212 278Z", band, 8) + band_ + tassel


def skull_cap(c: str, band: str) -> str:
    """A small black skull-cap."""
    return path("M244 232C240 150 310 104 396 106C480 108 540 150 546 214C460 176 340 184 244 232Z", c, 12) + strokes("M396 108V190M320 130C300 160 296 190 296 206M470 128C490 150 496 170 496 188", 5, band)


def mortarboard(c: str, band: str) -> str:
    """A scholar's square cap."""
    cap_ = path("M216 262C214 200 230 160 250 140L540 130C562 160 570 200 572 240C470 204 310 212 216 262Z", c, 12)
    board = path("M90 120L420 36L710 104L392 190Z", c, 12)
    return cap_ + board + strokes("M400 112C320 130 230 150 170 170V230", 8, band) + path("M156 226h28l10 72h-48Z", band, 7)


def bonnet(c: str, band: str) -> str:
    """A bonnet with jet beads, tied under the chin."""
    jets = "".join(dot(x, y, 12, "#20242a", 5) + dot(x - 4, y - 4, 3.5, "#cfd8e0", 0) for x, y in ((300, 96), (350, 74), (404, 68), (458, 78), (506, 100)))
    ribbon = path("M214 300C240 420 300 540 400 592L386 622C280 580 206 440 184 310Z", band, 9) + path("M396 596L330 640L360 700L410 630L470 690L480 626Z", band, 9)
    return ribbon + path("M176 330C150 180 236 66 390 64C530 62 600 160 590 270C520 190 400 176 310 216C250 244 206 290 176 330Z", c, 12) + path("M240 250C300 186 480 160 590 262L580 290C500 210 340 220 262 300Z", band, 8) + jets


def pith(c: str, band: str) -> str:
    """A pith helmet with a veil round it."""
    veil = path("M170 280C120 360 120 480 160 580C190 520 200 420 236 300Z", "#e4dcc8", 8)
    brim = "M86 320C120 230 280 214 396 210C520 206 650 220 700 286C640 262 520 256 396 262C270 268 170 280 86 320Z"
    return veil + path("M214 226C206 90 280 26 392 24C500 24 572 90 570 216Z", c, 12) + path("M210 190C320 160 460 156 570 184L572 226C460 200 320 204 212 232Z", band, 9) + strokes("M216 212C320 182 460 178 570 206", 5) + path(brim, c, 12) + path("M374 26C376 6 410 6 414 26Z", c, 9)


def baker(c: str, band: str) -> str:
    """A baker's soft white cap."""
    d = "M190 240C120 210 120 110 210 90C230 30 350 20 390 60C440 14 560 30 570 96C640 120 630 210 574 232C460 190 310 196 190 240Z"
    return path(d, c, 12) + path("M194 238C300 188 460 182 574 228L576 268C460 224 310 230 200 286Z", band, 10) + strokes("M260 110C280 140 290 170 290 200M390 70C384 110 384 150 388 190M510 100C490 130 480 160 478 192", 6, mix(c, INK, 0.4))


def chef(c: str, band: str) -> str:
    """A tall chef's toque."""
    return path("M214 214C110 180 110 40 220 20C250 -60 380 -80 410 -20C470 -70 590 -30 590 50C660 90 640 190 568 206Z", c, 12) + path("M206 160L210 250C310 204 460 198 572 236L574 150C460 120 310 120 206 160Z", band, 11) + strokes("M280 40C300 80 306 110 306 130M410 -10C400 40 400 90 404 120M520 30C500 70 494 100 492 126", 6, mix(c, INK, 0.4))


def turban_velvet(c: str, band: str) -> str:
    """A draped velvet turban."""
    return club.turban(c, band)


def mob(c: str, band: str) -> str:
    """A frilled dust cap."""
    frill = "M160 300C130 270 150 230 180 226C176 190 210 180 230 192C250 160 290 164 304 184C330 158 370 160 384 182C410 160 450 162 462 186C490 168 526 178 534 204C566 196 590 224 576 252C600 270 590 300 566 306C540 262 480 244 410 246C320 250 240 270 200 330C180 326 168 316 160 300Z"
    return path("M190 240C150 120 250 44 386 44C520 44 610 130 570 236C470 180 300 184 190 240Z", c, 12) + path(frill, c, 10) + strokes("M206 250C300 196 460 190 562 236", 9, band) + strokes("M290 80C300 120 300 150 296 180M386 50V176M480 80C470 120 470 150 474 182", 5, mix(c, INK, 0.4))


def feather_band(c: str, band: str) -> str:
    """A spangled headband with a plume."""
    plume = shape([(290, 236), (236, 150), (230, 40), (290, -60), (360, -20), (370, 80), (330, 200)], c, 9)
    barbs = strokes("M306 220C290 130 290 40 300 -40M296 170l-36 -30M292 110l-40 -30M292 50l-34 -26M300 160l40 -34M298 100l44 -34M300 40l36 -30", 5, mix(c, INK, 0.5))
    return plume + barbs + path("M196 300C280 226 440 190 570 216L572 252C440 228 300 262 204 340Z", band, 9) + "".join(dot(240 + i * 42, 288 - 62 * math.sin(0.4 + i * 0.22), 8, PEARL, 3) for i in range(8)) + dot(308, 246, 24, GOLD, 8)


def shovel(c: str, band: str) -> str:
    """A clergyman's shovel hat."""
    brim = "M120 296C110 200 250 214 390 208C520 204 640 130 690 170C676 240 560 252 470 262C350 276 200 330 120 296Z"
    return path("M236 216C230 130 290 96 392 94C490 92 542 130 542 202Z", c, 12) + path("M234 186C330 210 450 204 542 172L544 206C450 236 330 240 236 220Z", band, 8) + path(brim, c, 12) + strokes("M250 210C200 210 170 230 150 260M540 190C590 180 630 172 660 174", 4, "#5a5450")


def paper_cap(c: str, band: str) -> str:
    """A carpenter's square cap of folded newspaper."""
    print_ = "".join(strokes(f"M{x} {y}h{w}", 5, "#8a7f6c") for x, y, w in ((276, 150, 90), (276, 168, 70), (276, 186, 84), (400, 140, 100), (400, 158, 80), (400, 176, 96)))
    return path("M216 250L236 106L552 88L572 224C460 190 320 200 216 250Z", c, 12) + path("M236 106L300 60L500 48L552 88Z", mix(c, INK, 0.15), 10) + print_ + path("M214 250C320 196 460 186 573 222L574 250C460 212 320 224 218 278Z", band, 8)


def toque_tricorne(c: str, band: str) -> str:
    """A black toque folded like a tricorne."""
    return path("M190 270C150 170 210 70 300 60L400 20L560 90C600 140 600 200 574 250C480 200 300 210 190 270Z", c, 12) + path("M190 270C220 150 320 100 420 84C360 150 300 180 220 300Z", mix(c, "#8a8078", 0.25), 9) + path("M574 250C560 170 500 110 420 84C460 140 500 190 540 222Z", mix(c, "#8a8078", 0.15), 9) + dot(420, 92, 17, band, 6)


def tweed_hat(c: str, band: str) -> str:
    """A soft tweed hat with a small brim and a feather."""
    brim = "M158 300C150 240 280 214 390 208C500 202 600 210 640 256C560 250 470 256 390 266C300 276 220 286 158 300Z"
    return path("M226 226C210 120 280 76 390 74C500 74 560 120 552 216Z", c, 12) + path("M224 190C320 212 450 206 552 176L553 212C450 236 320 244 226 226Z", band, 8) + path(brim, c, 12) + strokes("M180 282C280 246 480 232 610 246M192 270C290 238 480 224 596 236", 4, mix(c, INK, 0.4)) + path("M262 196C230 150 230 100 262 60C286 110 290 160 282 200Z", "#8a4a2a", 7)


def toque_plain(c: str, band: str) -> str:
    """A plain close toque."""
    return path("M200 260C190 150 280 92 394 92C510 92 576 150 574 240C480 196 300 206 200 260Z", c, 12) + path("M196 262C300 204 470 196 576 238L578 272C470 232 310 240 206 304Z", band, 9) + strokes("M250 150C330 110 470 110 540 160M232 190C330 146 480 142 556 196", 5, mix(c, INK, 0.45))


def beret_badge(c: str, band: str) -> str:
    """A beret with a union badge."""
    return club.beret(c, band) + dot(256, 176, 26, "#b5272a", 8) + dot(256, 176, 12, PEARL, 4)


def greasy_peaked(c: str, band: str) -> str:
    """A boilerman's cap, shapeless."""
    return group(peaked(c, band), "rotate(5 400 220) translate(6 6)") + strokes("M250 120C280 150 290 160 286 180M420 92C430 120 440 130 470 140", 7)


CLUB = {"cloche", "bowler", "fedora", "tophat", "flatcap", "beret", "turban_hat"}


def hat(kind: str, colour: str, band: str) -> str:
    """The hat of that name."""
    if kind in CLUB:
        return club.hat(kind, colour, band)
    drawn: str = globals()[kind](colour, band)
    return drawn




def eyewear(kind: str) -> str:
    """Spectacles and other glasses, to lie over the eyes at (412, 376) and (520, 373)."""
    arm = "M362 372L252 366"
    glass = 'fill="#eef6f4" fill-opacity=".20"'

    def rims(line: float, colour: str, rx: float = 44, ry: float = 42) -> str:
        pair = ""
        for x, y, k in ((412, 380, 1.0), (524, 377, 0.84)):
            for width, tone in ((line + 6, INK), (line, colour)):
                pair += f'<ellipse cx="{x}" cy="{y}" rx="{rx * k:.0f}" ry="{ry:.0f}" {glass} stroke="{tone}" stroke-width="{width}"/>'
        return pair + strokes("M455 372Q470 360 488 370", line + 2)

    kinds = {
        "steel": lambda: rims(4, "#c8ccc8") + strokes(arm, 6),
        "gold": lambda: rims(5, GOLD) + strokes(arm, 6, "#7a5a24"),
        "wire": lambda: rims(2.5, "#b8b4a8", 38, 36) + strokes(arm, 5),
        "tortoise": lambda: rims(12, "#6a3a1c", 47, 45) + strokes(arm, 11),
        "horn": lambda: rims(15, "#221712", 48, 42) + strokes(arm, 12),
        "rimless": lambda: rims(1.5, "#e8ece8", 40, 30) + strokes(arm, 4),
        "thick": lambda: rims(9, "#2a2320", 50, 48) + "".join(f'<ellipse cx="{x}" cy="{y}" rx="30" ry="29" fill="#ffffff" fill-opacity=".25"/>' for x, y in ((412, 380), (524, 377))) + strokes(arm, 9),
        "pince_nez": lambda: rims(4, "#c9a24c", 36, 32) + strokes("M452 366Q470 346 490 364", 8) + strokes("M550 390C590 440 580 540 540 640", 4),
        "pince_nez_chain": lambda: rims(4, "#c8ccc8", 36, 32) + strokes("M452 366Q470 346 490 364", 8) + strokes("M376 392C320 440 290 520 286 640", 5, "#c8b070"),
        "half_moon": lambda: "".join(path(f"M{x - 40 * k:.0f} 392H{x + 40 * k:.0f}Q{x + 36 * k:.0f} 432 {x:.0f} 432Q{x - 36 * k:.0f} 432 {x - 40 * k:.0f} 392Z", "#dfe8e4", 7) for x, k in ((412, 1.0), (522, 0.84))) + strokes("M452 396Q470 384 488 394M372 392L252 370", 7),
        "monocle": lambda: f'<circle cx="412" cy="380" r="46" {glass} stroke="{INK}" stroke-width="15"/><circle cx="412" cy="380" r="46" fill="none" stroke="{GOLD}" stroke-width="8"/>' + strokes("M372 402C340 470 350 560 330 640", 4),
        "lorgnette": lambda: rims(6, GOLD, 42, 38) + strokes("M376 404L250 620", 13) + strokes("M376 404L250 620", 7, GOLD),
        "magnifier": lambda: strokes("M300 610C290 680 300 730 330 760", 8, "#3f5a3c") + dot(356, 800, 48, "#dfe9e4", 12) + f'<circle cx="356" cy="800" r="48" fill="none" stroke="{GOLD}" stroke-width="9"/>' + strokes("M336 786q10 -16 26 -16", 5, "#ffffff"),
        "eyeglass": lambda: path("M468 342L566 326L580 420L476 418Z", "#1c1714", 9) + f'<ellipse cx="574" cy="372" rx="22" ry="48" fill="#9fc0bc" stroke="{INK}" stroke-width="8"/>' + strokes("M470 356C400 320 320 320 236 340", 9),
        "loupe_up": lambda: strokes("M214 284C300 214 470 206 568 262", 15) + strokes("M214 284C300 214 470 206 568 262", 9, "#6a4a2a") + path("M380 196L452 188L458 256L388 264Z", "#1c1714", 9) + f'<ellipse cx="422" cy="226" rx="38" ry="36" fill="#a8c4c0" stroke="{INK}" stroke-width="12"/>' + strokes("M402 214l20 -12", 6, "#f4fbf8"),
        "forehead_low": lambda: group(rims(5, "#c8ccc8", 40, 32) + strokes(arm, 6), "translate(-4 -76)"),
    }
    return kinds[kind]() if kind else ""


