"""What lies on the detectives' desk in every format: ground, folders, backs, the Fresh pile.

Everything in here is the same picture for the same words, so that a layout can ask for it anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from scenes.parts.reading import READ_OUT, Reading, portrait_on, reading_card
from scenes.parts.sheets import paper
from scenes.parts.stacks import Stack
from scenes.parts.typed import type_sign, typed_card
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, WORD, look_of
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import NARROWEST, SLENDER, Desk
from scenes.tabletop.warming import Wanted
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import OVERHANG, SMALLEST
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.table.board import Area
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite
from systems.table.theme import HEIGHT, WIDTH

Size = tuple[float, float]

MIDDLE = 960.0
FOLDERS = tuple(Area(x, 60, 264, 98) for x in (548.0, 828.0, 1108.0))
"""Where the Details lie, in the order of the types."""
FOLDER_ART = (288.0, 122.0)
"""A folder with its tab and shadow."""

READ_AT = (960.0, 455.0)
"""The middle of a card that is read out."""

FRESH = Stack("fresh", (608.0, 838.0), (112.0, 154.0), room=80.0)
SMALL_BACK = (34.0, 44.0)
FLAT_FACE = (0.5, 0.42)
"""Which part of a tall portrait stays in a flat window."""

NONE = "#DCCDA8"
"""Of a number of which there is none: its back is dim; the figure stays readable beside a ring."""

Z_FOLDER, Z_READ = 60.0, 190.0


def ground(desk: Desk) -> Picture:
    """The leather desk in the fog, with the pool of the lamp on it."""
    wood = desk.images.picture(desk.picture_of("pictures/desk.webp"), (WIDTH, HEIGHT))

    def paint(brush: Brush) -> None:
        brush.picture(wood, (WIDTH / 2, HEIGHT / 2))
        brush.glow((MIDDLE, 480), 820, "#FFCF8A", 0.13, 0.66)

    return desk.once(
        "deadcert ground",
        lambda: painted(("deadcert ground",), (WIDTH, HEIGHT), paint, desk.book),
    )


# -- Details -------------------------------------------------------------------------------------


def folder(desk: Desk, kind: str, head: str, line: str) -> Picture:
    """A Detail on the desk: a folder of its type with the paper half drawn out."""
    art = desk.images.picture(desk.picture_of(f"pictures/folder_{WORD[kind]}.webp"), FOLDER_ART)
    left, room = 70.0, 184.0
    first = _on_folder(desk, head, "body", 29, room)
    second = _on_folder(desk, line, "quiet", 28, room)
    width, height = FOLDERS[0].width, FOLDERS[0].height

    def paint(brush: Brush) -> None:
        brush.picture(art, (width / 2, height / 2))
        brush.picture(first, (left + first.size[0] / 2, height * 0.35))
        brush.picture(second, (left + second.size[0] / 2, height * 0.69))

    key = ("deadcert folder", kind, head, line, desk.theme, desk.text.percent)
    says = (*first.says, *second.says)
    return desk.once(
        key, lambda: painted(key, (width, height), paint, desk.book, margin=16, says=says)
    )


def _on_folder(desk: Desk, words: str, role: str, size: float, room: float) -> Picture:
    """A line on a folder: whole, however narrow its letters must be."""
    ink = desk.theme.paper_ink
    slender = desk.fixed.measure(words, SLENDER, SMALLEST)[0] + OVERHANG
    if slender * NARROWEST > room:
        return desk.narrowed(desk.fixed.picture(words, SLENDER, SMALLEST, ink), room)
    return desk.fitted(words, role, size, room, ink, most=size + 4)


def folders(desk: Desk, details: Sequence[str]) -> Layout:
    """The Details that lie open, in the order of the types."""
    found = {}
    for detail in details:
        place = TYPES.index(detail[0])
        picture = folder(desk, detail[0], *printed.folder_words(desk, detail))
        found[f"detail.{place}"] = Sprite(picture, *FOLDERS[place].centre, Z_FOLDER)
    return found


def details_wanted(desk: Desk, details: Sequence[str]) -> Iterator[Wanted]:
    """The pages that are held up at the beginning, and their folders."""
    for detail in details:
        yield Wanted(reading_card(desk, printed.detail_reading(desk, detail)))
        yield Wanted(folder(desk, detail[0], *printed.folder_words(desk, detail)))


def detail_closers(desk: Desk, details: Sequence[str]) -> tuple[Closer, ...]:
    """The Details, to be read at any time (DC-SET-006)."""
    return tuple(
        Closer(
            f"detail.{TYPES.index(detail[0])}",
            READ_OUT,
            partial(read_closely, desk, printed.detail_reading(desk, detail)),
        )
        for detail in details
    )


def read_closely(desk: Desk, reading: Reading, size: Size) -> Picture:
    """A card that is read out, at the size of a close look; a small one tells only its type."""
    if size[0] >= READ_OUT[0]:
        return reading_card(desk, reading, size)
    key = ("deadcert cover", reading.look, reading.picture, size, desk.theme)
    return desk.once(key, lambda: _cover(desk, reading, size, key))


def _cover(desk: Desk, reading: Reading, size: Size, key: tuple[object, ...]) -> Picture:
    """A neighbour of what is looked at: band, sign, and the picture where there is one."""
    width, height = size
    band = height * 0.24
    inside = None
    if reading.picture:
        window = (width - 16, height - band - 16)
        anchor = reading.anchor if reading.wide else FLAT_FACE
        inside = desk.images.picture(reading.picture, window, anchor=anchor, radius=3)

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 10, shadow=8)
        brush.plate((0, 0, width, band), 10, reading.look.band)
        brush.plate((0, band - 10, width, 10), 0, reading.look.band)
        middle = (width / 2, (band + height) / 2)
        if inside is not None:
            brush.picture(inside, middle)
        sign = type_sign(desk, reading.look, band * 0.8)
        brush.picture(sign, (width / 2, band / 2))

    return painted(key, size, paint, desk.book, margin=24)


# -- cards ---------------------------------------------------------------------------------------


def face(desk: Desk, card: str, size: Size) -> Picture:
    """A card that lies open, small: band, portrait, forename."""
    look = look_of(desk, colour_of(card))
    name = printed.name_on(desk, card)
    window = (size[0] - 14, size[1] - 88)
    if is_snoop(card):
        picture = printed.snoop_picture(desk, card, window)
        return typed_card(desk, look, size, name, picture, anchor=printed.MIDDLE)
    picture = printed.portrait(desk, printed.of(desk, card).suspect, window)
    return typed_card(desk, look, size, name, picture, anchor=printed.head(window))


def large(desk: Desk, card: str) -> Picture:
    """A card that is read out."""
    return reading_card(desk, printed.reading_of(desk, card, close=False))


def parts_of_reading(desk: Desk, card: str) -> Iterator[Wanted]:
    """What takes longest of a card that may be read out: its portrait. The card itself is large,
    and most of them are never read."""
    portrait = portrait_on(desk, printed.reading_of(desk, card, close=False))
    if portrait is not None:
        yield Wanted(portrait)


def back(desk: Desk, kind: str, size: Size, *, faint: bool = False) -> Picture:
    """A back, which tells the type and nothing else (DC-SET-009)."""
    small = "small_" if size[0] < 60 else ""
    file = desk.picture_of(f"pictures/back_{small}{WORD[kind]}.webp")
    picture = desk.images.picture(file, size, fit="stretch")
    width, height = size

    def paint(brush: Brush) -> None:
        brush.shadow((2, 2, width - 4, height - 4), width * 0.08, 5, 3, 0.5)
        brush.picture(picture, (width / 2, height / 2))
        if faint:
            brush.plate((0, 0, width, height), width * 0.1, "#0E0B0A", fill_opacity=0.62)

    key = ("deadcert back", kind, size, faint)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=14))


def filed_row(
    desk: Desk,
    counts: Sequence[int],
    *,
    label: bool,
    back_size: Size = SMALL_BACK,
    figures: float = 32,
    pitch: float = 92,
) -> Picture:
    """How many cards of each colour a seat has filed (DC-RUL-027); none of a colour is dim."""
    theme = desk.theme
    words = None
    if label:
        words = desk.fitted(desk.say(f"{GAME}.table.filed"), "quiet", 28, 92, theme.quiet, most=32)
    lead = 104.0 if words is not None else 0.0
    wanted = min(desk.text.size("body", figures), figures + 4)
    numbers = [
        desk.fixed.picture(str(count), "body", wanted, theme.text if count or theme.high else NONE)
        for count in counts
    ]
    size = (lead + pitch * len(counts), max(50.0, back_size[1] + 6))

    def paint(brush: Brush) -> None:
        middle = size[1] / 2
        if words is not None:
            brush.picture(words, (words.size[0] / 2, middle))
        for place, (kind, number) in enumerate(zip(TYPES, numbers, strict=True)):
            x = lead + pitch * place
            picture = back(desk, kind, back_size, faint=not counts[place])
            brush.picture(picture, (x + back_size[0] / 2, middle))
            brush.picture(number, (x + back_size[0] + 10 + number.size[0] / 2, middle))

    key = ("deadcert filed", tuple(counts), label, back_size, figures, pitch, theme)
    says = (*(words.says if words else ()), *(str(count) for count in counts))
    return desk.once(
        (*key, desk.text.percent),
        lambda: painted((*key, desk.text.percent), size, paint, desk.book, says=says),
    )


def back_in_row(place: int, *, label: bool, back_size: Size, pitch: float) -> float:
    """From the left end of a filed row to the middle of its back."""
    return (104.0 if label else 0.0) + pitch * place + back_size[0] / 2


def fresh(desk: Desk, count: int, top: str | None) -> Layout:
    """The Fresh Evidence Stack: how many, and the colour of the top card (DC-RUL-002)."""
    picture = back(desk, top, FRESH.size) if top else None
    return FRESH.sprites(desk, count, picture, label=desk.say(f"{GAME}.table.fresh"))
