"""A card that is read out large: band, portrait, and the whole text as large as it fits.

The words come first: at the usual size beside a full portrait, then beside a narrow one, and where
the player wants large letters over the whole width.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.sheets import paper
from scenes.parts.typed import Size, TypeLook, type_sign
from scenes.tabletop.desk import Desk
from scenes.tabletop.icons import speech
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import OVERHANG, SMALLEST
from systems.table.theme import CREAM, PAPER_QUIET

READ_OUT: Size = (824.0, 554.0)
"""Width and height of a card read out in the middle of a table."""

BAND = 96.0
TEXT = 36.0
LINE = 1.167
"""36 px letters stand 42 px apart."""

PORTRAITS = ((232.0, 300.0), (180.0, 233.0), (0.0, 0.0))
"""Sizes of the portrait, the first one that costs the letters little."""

VIEWS = ((360.0, 270.0), (300.0, 225.0), (0.0, 0.0))
"""The same for a picture that is wider than high."""

ENOUGH = 0.86
"""With a portrait letters must have so much of the largest size they could have..."""

ENOUGH_OF_LARGE = 0.97
"""...and so much where the player asked for larger ones."""

SMALLEST_DISPLAY = 52.0
SLIMMEST_DISPLAY = 0.87
"""Title letters are narrowed to this part of their width before plainer ones are taken."""

KIND_RIGHT, KIND_GAP = 28.0, 20.0
"""Room at the right of type and number, and between them and the title."""

SPEECH = 36.0
"""Width of the sign of reading aloud."""
MARGIN = 26.0
BETWEEN = 38.0

SLACK = 24.0
"""Lines have room over and under their letters that may lie in the margin."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What is read out.

    Attributes:
        look: of its type; the band has its colour and its sign.
        title: in large letters.
        kind: type and number, at the right of the band.
        text: the whole of it.
        picture: file of the portrait; "" for none.
        note: a quiet word below the portrait, such as "read aloud".
        anchor: which part of the portrait stays.
        wide: the picture is wider than high.
        aloud: below the note is a sign of speech.
    """

    look: TypeLook
    title: str
    kind: str
    text: str
    picture: str = ""
    note: str = ""
    anchor: tuple[float, float] = (0.5, 0.1)
    wide: bool = False
    aloud: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """How a text is set: size of its letters, width of its column, size of the portrait."""

    size: float
    column: float
    portrait: Size


def reading_card(desk: Desk, reading: Reading, size: Size = READ_OUT) -> Picture:
    """The large card, at scale 1; :meth:`systems.table.moves.Moves.grow` brings it up.

    On a card that is wider than :data:`READ_OUT` everything is larger in proportion.
    """
    key = ("reading card", reading, size, desk.text.percent, desk.theme)
    return desk.once(key, lambda: _reading_card(desk, reading, size, key))


def set_text(desk: Desk, text: str, size: Size, *, portrait: bool, wide: bool = False) -> Setting:
    """The largest letters that a card of a size holds the whole text in, at least 28 px."""
    unit = unit_of(size)
    room = size[1] - (BAND + 2 * MARGIN - SLACK) * unit
    found = []
    shapes = VIEWS if wide else PORTRAITS
    for across, high in shapes if portrait else shapes[-1:]:
        column = size[0] - (2 * MARGIN + (across + BETWEEN if across else 14)) * unit
        largest = _largest(desk, text, column, room, unit)
        found.append(Setting(largest, column, (across * unit, high * unit)))
    best = max(setting.size for setting in found)
    fits = [one for one in found if _height(desk, text, one.size, one.column) <= room]
    enough = best * (ENOUGH if desk.text.percent <= 100 else ENOUGH_OF_LARGE)
    return next((one for one in fits if one.size >= enough), found[-1])


def unit_of(size: Size) -> float:
    """How much larger than usual everything on a card of this size is."""
    return max(1.0, size[0] / READ_OUT[0])


def _largest(desk: Desk, text: str, column: float, room: float, unit: float) -> float:
    wanted = desk.text.size("quiet", TEXT) * unit
    while wanted > SMALLEST and _height(desk, text, wanted, column) > room:
        wanted = max(float(SMALLEST), wanted - 1)
    return wanted


def _height(desk: Desk, text: str, size: float, column: float) -> float:
    return desk.fixed.measure(text, "quiet", size, width=column, line=LINE)[1]


def _title(desk: Desk, words: str, room: float, unit: float) -> Picture:
    """Title letters of 52 px and more, a little slimmer if need be; or plainer smaller ones."""
    size = desk.fixed.fitting(words, "display", 56 * unit, room)
    if size >= SMALLEST_DISPLAY:
        return desk.fixed.picture(words, "display", size, CREAM)
    least = SMALLEST_DISPLAY * unit
    full = desk.fixed.measure(words, "display", least)[0] + OVERHANG
    if full * SLIMMEST_DISPLAY <= room:
        return desk.narrowed(desk.fixed.picture(words, "display", least, CREAM), room)
    size = desk.fixed.fitting(words, "body", 50 * unit, room)
    plain = desk.fixed.picture(words, "body", size, CREAM)
    return plain if plain.size[0] <= room else desk.narrowed(plain, room)


def reading_ground(desk: Desk, look: TypeLook, size: Size = READ_OUT) -> Picture:
    """The empty card of a type: what all that are read out have in common."""
    width, height = size
    unit = unit_of(size)
    band = BAND * unit

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 16, 22, 14, 0.75)
        paper(desk, brush, (0, 0, width, height), 16, shadow=0)
        brush.plate((0, 0, width, band), 16, look.band)
        brush.plate((0, band - 18, width, 18), 0, look.band)
        brush.picture(type_sign(desk, look, 62 * unit), ((MARGIN + 31) * unit, band / 2))

    key = ("reading ground", look, size, desk.theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=52))


def portrait_on(desk: Desk, reading: Reading, size: Size = READ_OUT) -> Picture | None:
    """The portrait as it stands on a card that is read out; None where words need its room."""
    setting = set_text(desk, reading.text, size, portrait=bool(reading.picture), wide=reading.wide)
    return _portrait(desk, reading, setting)


def _portrait(desk: Desk, reading: Reading, setting: Setting) -> Picture | None:
    if not setting.portrait[0] or not reading.picture:
        return None
    return desk.images.picture(reading.picture, setting.portrait, anchor=reading.anchor, radius=6)


def _reading_card(desk: Desk, reading: Reading, size: Size, key: tuple[object, ...]) -> Picture:
    width, height = size
    look, unit = reading.look, unit_of(size)
    margin, band = MARGIN * unit, BAND * unit
    setting = set_text(desk, reading.text, size, portrait=bool(reading.picture), wide=reading.wide)
    kind = desk.fixed.picture(reading.kind, "body", 36 * unit, CREAM)
    left = margin + 80 * unit
    room = width - left - kind.size[0] - (KIND_RIGHT + KIND_GAP) * unit
    title = _title(desk, reading.title, room, unit)
    inside = height - band - 2 * margin + SLACK * unit
    lines = int(inside / (setting.size * LINE)) + 1
    words = desk.fixed.picture(
        reading.text,
        "quiet",
        setting.size,
        desk.theme.paper_ink,
        width=setting.column,
        line=LINE,
        most_lines=lines,
    )
    wide, high = setting.portrait
    face = _portrait(desk, reading, setting)
    note = None
    if reading.note and face is not None:
        quiet = PAPER_QUIET if not desk.theme.high else desk.theme.paper_quiet
        note = desk.fixed.picture(
            reading.note, "quiet", 28 * unit, quiet, width=wide + 20, align="centre", most_lines=2
        )
    ground = reading_ground(desk, look, size)

    def paint(brush: Brush) -> None:
        brush.picture(ground, (width / 2, height / 2))
        brush.picture(title, (left + title.size[0] / 2, band / 2 + 2))
        brush.picture(kind, (width - KIND_RIGHT * unit - kind.size[0] / 2, band / 2))
        text_left = margin + 6 * unit
        if face is not None:
            top = band + margin
            brush.plate((margin - 3, top - 3, wide + 6, high + 6), 8, "#2A1B12")
            brush.picture(face, (margin + wide / 2, top + high / 2))
            text_left = margin + wide + BETWEEN * unit
            if note is not None:
                below = top + high + 18 * unit
                brush.picture(note, (margin + wide / 2, below + note.size[1] / 2))
                if reading.aloud:
                    sign = speech(look.band, SPEECH * unit)
                    below += note.size[1] + 6 * unit + sign.size[1] / 2
                    brush.picture(sign, (margin + wide / 2, below))
        block = desk.fixed.measure(
            reading.text, "quiet", setting.size, width=setting.column, line=LINE
        )[1]
        top = band + margin - 6 * unit
        brush.picture(words, (text_left + words.size[0] / 2, top + min(block, inside) / 2))

    says = (reading.title, reading.kind, reading.text, *((reading.note,) if note else ()))
    return painted(key, size, paint, desk.book, margin=52, says=says)
