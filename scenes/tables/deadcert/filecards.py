"""The cards of a seat's own file, as they lie on its private page and on a SOLOplay desk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scenes.parts.typed import typed_card
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import LEVEL_TWO, TYPES, colour_of, is_snoop
from systems.table.board import Area
from systems.table.theme import BRASS, CREAM, INK

Size = tuple[float, float]

NEW = "#FFD45C"
LETTERS = 34.0
LARGE_LETTERS = 40.0
LARGE_TEXT = 150
"""Per cent of text size from which on the cards take the whole width of a page."""


def is_large(desk: Desk) -> bool:
    """Whether the player reads letters so large that cards and Checklist lie on pages each."""
    return desk.text.percent >= LARGE_TEXT


def face(desk: Desk, card: str, size: Size, *, dark: bool = False) -> Picture:
    """A card with its number; darkened where it has been put aside."""
    look = look_of(desk, colour_of(card))
    name = printed.name_on(desk, card)
    letters = LARGE_LETTERS if is_large(desk) else LETTERS
    window = (size[0] - 14, size[1] - 100)
    if is_snoop(card):
        picture = printed.snoop_picture(desk, card, window)
        return typed_card(
            desk,
            look,
            size,
            name,
            picture,
            anchor=printed.MIDDLE,
            number=level_of(card),
            dark=dark,
            letters=letters,
        )
    shown = printed.of(desk, card)
    return typed_card(
        desk,
        look,
        size,
        name,
        printed.portrait(desk, shown.suspect, window),
        anchor=printed.head(window),
        number=str(shown.number),
        dark=dark,
        letters=letters,
    )


def level_of(snoop: str) -> str:
    """The level of a Snoop card in Roman figures, as it stands on the card."""
    return "II" if snoop in LEVEL_TWO else "I"


def head_of(desk: Desk, card: str) -> str:
    """A card in one line: name, type and number."""
    if is_snoop(card):
        kind = printed.snoop_kind(desk, card)
        return desk.say(f"{GAME}.list.snoop_head", level=level_of(card), works=kind)
    shown = printed.of(desk, card)
    return desk.say(f"{GAME}.list.card_head", name=shown.name, type=shown.type, number=shown.number)


def text_of(desk: Desk, card: str) -> str:
    """What is written on a card."""
    if is_snoop(card):
        return desk.say(printed.snoop_says(desk, card))
    return printed.of(desk, card).text


def side_by_side(
    cards: Iterable[str], suspect_of: Callable[[str], str], columns: int
) -> tuple[str, ...]:
    """The cards with those of one suspect next to each other, and never at two ends of rows.

    Otherwise they keep their order; Snoops come last.
    """
    groups: dict[str, list[str]] = {}
    for card in cards:
        groups.setdefault(card if is_snoop(card) else suspect_of(card), []).append(card)
    waiting = sorted(groups.values(), key=lambda group: is_snoop(group[0]))
    found: list[str] = []
    while waiting:
        room = columns - len(found) % columns
        fits = next((group for group in waiting if len(group) <= room), waiting[0])
        waiting.remove(fits)
        found += fits
    return tuple(found)


def rows_of(
    count: int, columns: int, area: Area, tops: Sequence[float], height: float
) -> list[Area]:
    """Places in rows of so many columns, from the left."""
    gap = 16.0 if columns < 6 else 12.0
    width = (area.width - gap * (columns - 1)) / columns
    return [
        Area(area.left + place % columns * (width + gap), tops[place // columns], width, height)
        for place in range(count)
    ]


# -- marks ---------------------------------------------------------------------------------------


def new_pill(desk: Desk, *, narrow: bool = False) -> Picture:
    """A yellow pill: gathered in this round."""
    words = desk.fitted(
        desk.say(f"{GAME}.list.new"), "body", 28, 62 if narrow else 84, INK, most=28
    )
    size = (words.size[0] + (12 if narrow else 26), 36.0)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 18, NEW, edge=INK, edge_width=2)
        brush.picture(words, (size[0] / 2, size[1] / 2))

    key = ("new pill", words.key, narrow)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=words.says))


def label(desk: Desk, words: str, most: float) -> Picture:
    """What will become of a card, over its picture."""
    letters = desk.fitted(words, "body", 36, most - 32, CREAM, most=42)
    size = (max(130.0, letters.size[0] + 40), 66.0)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 12, "#0E0B0A", fill_opacity=0.95, edge=BRASS, edge_width=3)
        brush.picture(letters, (size[0] / 2, size[1] / 2))

    key = ("file label", letters.key, most)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=letters.says))


def pair_ring(side: float = 58.0) -> Picture:
    """Two rings in each other: two cards of one suspect, which could be locked."""

    def paint(brush: Brush) -> None:
        c = side / 2
        r = side * 0.17
        brush.svg(
            f'<circle cx="{c}" cy="{c}" r="{c - 2:g}" fill="{INK}" stroke="{CREAM}" '
            f'stroke-width="3.5"/>'
            f'<g fill="none" stroke="{CREAM}" stroke-width="{side * 0.07:g}">'
            f'<circle cx="{c - r * 0.55:g}" cy="{c + r * 0.45:g}" r="{r:g}"/>'
            f'<circle cx="{c + r * 0.55:g}" cy="{c - r * 0.45:g}" r="{r:g}"/></g>',
            (0, 0, side, side),
        )

    return painted(("pair ring", side), (side, side), paint)


def frame(size: Size) -> Picture:
    """A brass edge around a card that is part of what is chosen."""
    width, height = size

    def paint(brush: Brush) -> None:
        brush.plate((-5, -5, width + 10, height + 10), 14, None, edge=BRASS, edge_width=7)

    return painted(("file frame", size), size, paint, margin=12)


def clasp(desk: Desk, size: Size) -> Picture:
    """The brass clasp over a locked pair."""
    return desk.images.picture(desk.picture_of("pictures/clasp.webp"), size, fit="contain")


def by_type(cards: Iterable[str]) -> dict[str, list[str]]:
    """Type -> those of the cards with its back."""
    found: dict[str, list[str]] = {kind: [] for kind in TYPES}
    for card in cards:
        found[colour_of(card)].append(card)
    return found
