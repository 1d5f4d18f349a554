"""The pictures of a line-up board: its two walls, who stands there, tokens and signs."""

from __future__ import annotations

from scenes.parts.tokens import token
from scenes.tables.deadly_premonition import cards, looks
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.places import (
    ATTRIBUTE_STRIP,
    CHIP,
    ROW_GAP,
    STRIP_WIDE,
    TOKEN,
    WALL_LEFT,
    WALL_WIDE,
    Places,
)
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import COLUMNS, PRESUMED
from systems.table.signs import badge
from systems.table.theme import CREAM, INK

ROWS = (
    ("innocent", looks.GREEN_STRIP, looks.INNOCENT_WALL, "#283A30"),
    ("suspected", looks.RED_STRIP, looks.SUSPECTED_WALL, "#3A2114"),
)


def wall(places: Places) -> Picture:
    """Both rows of a board, empty: the words at the left, height lines, the faces of the die."""
    desk, row = places.desk, places.row
    area = places.wall(0)
    size = (area.width, area.height)
    key = ("premonition wall", size, desk.theme.high, desk.text.percent, desk.texts.language)
    return desk.once(key, lambda: _wall(desk, size, row, key))


def _wall(desk: Desk, size: tuple[float, float], row: float, key: tuple[object, ...]) -> Picture:
    words = []
    for word, *_ in ROWS:
        # Vertical words lie along the row; they cannot grow beyond its height.
        said = desk.say(f"{GAME}.table.{word}")
        wanted = 28.0
        letters = desk.fixed.picture(said, "card", wanted, "#FFF6E0")
        room = row - 10
        words.append(letters if letters.size[0] <= room else desk.narrowed(letters, room))
    left = WALL_LEFT - 8
    width = WALL_WIDE / COLUMNS

    def paint(brush: Brush) -> None:
        for number, (word, strip, ground, _ink) in enumerate(ROWS):
            top = number * (row + ROW_GAP)
            brush.plate((0, top, STRIP_WIDE, row), 8, strip)
            _turned(brush, words[number], (STRIP_WIDE / 2, top + row / 2))
            box = (left, top, WALL_WIDE, row)
            _chart(desk, brush, word, ground, box)
            for column in range(1, COLUMNS):
                x = left + width * column
                brush.plate((x - 1, top + 4, 2, row - 8), 0, INK, fill_opacity=0.22)

    says = tuple(text for letters in words for text in letters.says)
    return painted(key, size, paint, desk.book, says=says)


def numbered(places: Places, standing: tuple[str, ...]) -> Picture:
    """Both rows of a board, with the faces of the die in all places where nobody stands.

    They are one picture: a layer of its own for the digits would be blended with every card that
    flies over a board.

    Args:
        places: the geometry.
        standing: by column, the row of who is there.
    """
    desk, row = places.desk, places.row
    area = places.wall(0)
    size = (area.width, area.height)
    key = ("premonition numbered wall", standing, wall(places).key)
    width = WALL_WIDE / COLUMNS

    def build() -> Picture:
        digits = [desk.fixed.picture(str(n + 1), "body", 34, "#1A1612") for n in range(COLUMNS)]
        free = [
            (column, number)
            for column, state in enumerate(standing)
            for number in range(2)
            if number != (0 if state == PRESUMED else 1)
        ]

        empty = wall(places)

        def paint(brush: Brush) -> None:
            brush.picture(empty, (size[0] / 2, size[1] / 2))
            for column, number in free:
                x = WALL_LEFT - 8 + width * (column + 0.5)
                y = number * (row + ROW_GAP) + row / 2
                ground = ROWS[number][2]
                brush.plate((x - 22, y - 22, 44, 44), 22, ground, fill_opacity=0.88)
                brush.picture(digits[column], (x, y))

        says = (*empty.says, *(str(column + 1) for column, _ in free))
        return painted(key, size, paint, desk.book, says=says)

    return desk.once(key, build)


def _chart(
    desk: Desk, brush: Brush, word: str, ground: Colour, box: tuple[float, float, float, float]
) -> None:
    left, top, width, height = box
    file = looks.file_of(desk, f"chart_{word}.webp")
    if desk.images.exists(file) and not desk.theme.high:
        picture = desk.images.picture(file, (width, height), anchor=(0.5, 1), radius=8)
        brush.picture(picture, (left + width / 2, top + height / 2))
        return
    brush.plate(box, 8, ground)
    for line in range(1, 6):
        y = top + height * line / 6
        heavy = line % 2 == 0
        opacity = 0.34 if heavy else 0.2
        brush.plate((left, y, width, 3 if heavy else 2), 0, "#281E18", fill_opacity=opacity)


def _turned(brush: Brush, letters: Picture, centre: tuple[float, float]) -> None:
    """Letters that run upwards."""
    import pygame

    surface = pygame.transform.rotate(brush.made(letters), 90)
    width, height = (side / brush.scale for side in surface.get_size())
    brush.blit(surface, centre[0] - width / 2, centre[1] - height / 2)


def suspect(places: Places, name: str, state: str) -> Picture:
    """Somebody in the line-up with the three attributes below, or a card that lies face down."""
    desk = places.desk
    size = (WALL_WIDE / COLUMNS - 2, places.row - 2)
    dead = state == "dead"
    key = ("premonition suspect", "" if dead else name, size, dead, desk.theme.high)
    return desk.once(
        key, lambda: _dead(desk, size, key) if dead else _standing(desk, name, size, key)
    )


def _standing(desk: Desk, name: str, size: tuple[float, float], key: tuple[object, ...]) -> Picture:
    width, height = size
    room = (width, height - ATTRIBUTE_STRIP - 2)
    file = looks.figure_picture(desk, name)
    if desk.images.exists(file):
        figure = desk.images.picture(file, room, anchor=(0.5, 0.0))
    else:
        figure = cards.silhouette(name, room)
    strip = cards.attributes(desk, name, (width, ATTRIBUTE_STRIP))

    def paint(brush: Brush) -> None:
        brush.picture(figure, (width / 2, room[1] / 2))
        brush.picture(strip, (width / 2, height - ATTRIBUTE_STRIP / 2))

    return painted(key, size, paint, desk.book)


def _dead(desk: Desk, size: tuple[float, float], key: tuple[object, ...]) -> Picture:
    width, height = size
    inner = (width - 8, height - 10)
    file = looks.file_of(desk, "dead.webp")
    lies = desk.images.picture(file, inner, fit="contain") if desk.images.exists(file) else None
    skull = looks.sign(desk, "skull", 54, looks.SKULL)

    def paint(brush: Brush) -> None:
        box = (4, 5, *inner)
        brush.shadow(box, 8, 4, 3, 0.5)
        if lies is not None:
            brush.picture(lies, (width / 2, height / 2))
        else:
            brush.plate(box, 8, "#1B1D20", edge="#7D2A26", edge_width=3)
            brush.picture(skull, (width / 2, height / 2))

    return painted(key, size, paint, desk.book, margin=12)


# ---------------------------------------------------------------- tokens and chips

_TOKENS = {
    "mark": ("mark", looks.MARK),
    "protection": ("shield", looks.SHIELD),
    "lockdown": ("clip", looks.CLIP),
}


def owned_token(desk: Desk, kind: str, owners: tuple[int, ...] = ()) -> Picture:
    """A token on a shoulder, with the badges of those to whom it belongs."""
    key = ("premonition token", kind, owners, desk.theme)

    def build() -> Picture:
        word, colour = _TOKENS[kind]
        disc = _disc(desk, f"token_{kind}.webp", word, colour, TOKEN)
        small = [badge(desk.fixed, desk.style(seat), 9, number=False) for seat in owners[:2]]

        def paint(brush: Brush) -> None:
            brush.picture(disc, (TOKEN / 2, TOKEN / 2))
            for place, mark in enumerate(small):
                x = TOKEN / 2 + (place - (len(small) - 1) / 2) * 18
                brush.picture(mark, (x, TOKEN + 1))

        return painted(key, (TOKEN, TOKEN), paint, desk.book, margin=16)

    return desk.once(key, build)


def _disc(desk: Desk, file: str, word: str, colour: Colour, side: float) -> Picture:
    path = looks.file_of(desk, file)
    if desk.images.exists(path):
        return desk.images.picture(path, (side, side), fit="contain", shadow=3)
    icon = looks.file_of(desk, f"sign_{word}.svg")
    if desk.images.exists(icon):
        return token(desk, icon, colour, side)
    plain = looks.sign(desk, word, side * 0.56)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, side, side), side / 2, CREAM)
        brush.plate((3, 3, side - 6, side - 6), side / 2, colour)
        brush.picture(plain, (side / 2, side / 2))

    return painted(("premonition disc", word, colour, side), (side, side), paint, desk.book)


CHIPS = {
    "ban.evidence": ("token_ban_evidence.webp", "red", "#7A2A22"),
    "ban.action": ("token_ban_action.webp", "killer", "#6A4A1E"),
    "fog": ("", "TF", "#47565F"),
    "shadow": ("", "SA", "#2A2140"),
    "amplify": ("token_amplify.webp", "amplify", "#1F5A66"),
    "doll": ("token_doll.webp", "doll", "#3B5B7A"),
    "agent": ("", "agent", "#1F4E74"),
    "killer": ("", "killer", "#7A1A16"),
}
"""What a seat is under -> picture, sign and colour of its chip."""


def chips(desk: Desk, words: tuple[str, ...]) -> Picture:
    """Everything that a seat is under, as discs in a row: never by colour alone."""
    key = ("premonition chips", words, desk.theme)

    def build() -> Picture:
        pitch = CHIP + 5
        discs = []
        for word in words:
            file, sign, colour = CHIPS[word.removesuffix(".next")]
            path = file or f"sign_{sign}.svg"
            discs.append(_disc(desk, path if file else "none", sign, colour, CHIP))
        size = (pitch * len(words) - 5, CHIP)

        def paint(brush: Brush) -> None:
            for place, (word, disc) in enumerate(zip(words, discs, strict=True)):
                x = place * pitch + CHIP / 2
                brush.picture(disc, (x, CHIP / 2))
                if word.endswith(".next"):
                    # Only from the seat's next turn on.
                    brush.plate((x - CHIP / 2, CHIP - 1, CHIP, 5), 2, "#F2C94C")

        return painted(key, size, paint, desk.book, margin=10)

    return desk.once(key, build)


def frame(places: Places) -> Picture:
    """The brass frame around a suspect that is fought over, on its board."""
    size = (WALL_WIDE / COLUMNS, places.row)

    def paint(brush: Brush) -> None:
        width, height = size
        brush.plate((-3, -3, width + 6, height + 6), 10, None, edge=INK, edge_width=8)
        brush.plate((-2, -2, width + 4, height + 4), 9, None, edge=looks.FOUGHT_OVER, edge_width=6)

    return painted(("premonition frame", size), size, paint, margin=8)


def column_light(size: tuple[float, float]) -> Picture:
    """The light on a column whose number was rolled: an edge over both rows."""

    def paint(brush: Brush) -> None:
        width, height = size
        brush.plate((0, 0, width, height), 8, "#F1604F", fill_opacity=0.18)
        brush.plate((-2, -2, width + 4, height + 4), 9, None, edge=INK, edge_width=8)
        brush.plate((0, 0, width, height), 8, None, edge="#F1604F", edge_width=5)

    return painted(("premonition column", size), size, paint, margin=6)
