"""The cards: evidence in red, green or both, action cards, weather, alignments, and their backs."""

from __future__ import annotations

from scenes.parts.sheets import paper
from scenes.tables.deadly_premonition import looks
from scenes.tables.deadly_premonition.looks import ACTION, GAME, GREEN, RED, SKY
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import (
    ALIGNMENTS,
    ATTRIBUTES_OF,
    ICONS,
    KILLER,
    WEATHER,
    alignment_of,
    is_evidence,
)
from systems.table.theme import CREAM, PAPER_INK

Size = tuple[float, float]

PROFILING, WEATHER_BACK, ALIGNMENT = "profiling", "weather", "alignment"

NAMED = 150.0
"""From this width on a card bears its name; below, its sign has to do."""


def face(desk: Desk, card: str, size: Size) -> Picture:
    """The face of any card of the game."""
    key = ("premonition face", card, size, desk.theme, desk.texts.language)
    if card in ATTRIBUTES_OF:
        return desk.once(key, lambda: _suspect(desk, card, size, key))
    if is_evidence(card):
        return desk.once(key, lambda: _evidence(desk, card, size, key))
    if card in ALIGNMENTS:
        return desk.once(key, lambda: _alignment(desk, card, size, key))
    return desk.once(key, lambda: _pictured(desk, card, size, key))


def back(desk: Desk, size: Size, deck: str = PROFILING) -> Picture:
    """The back of the cards of a deck."""
    key = ("premonition back", size, deck)
    return desk.once(key, lambda: _back(desk, size, deck, key))


def _back(desk: Desk, size: Size, deck: str, key: tuple[object, ...]) -> Picture:
    width, height = size
    small = looks.file_of(desk, f"back_small_{deck}.webp")
    large = looks.file_of(desk, f"back_{deck}.webp")
    file = desk.images.first(*((small, large) if width < 60 else (large, small)))
    radius = max(4.0, width * 0.08)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), radius, 5, 3, 0.55)
        if file is not None:
            whole = desk.images.picture(file, size, fit="stretch", radius=radius)
            brush.picture(whole, (width / 2, height / 2))
            return
        ground = "#16283A" if deck == PROFILING else "#33424E"
        brush.plate((0, 0, width, height), radius, ground, edge="#D6B268", edge_width=2)
        inset = width * 0.12
        box = (inset, inset, width - 2 * inset, height - 2 * inset)
        brush.plate(box, radius, None, edge="#D6B268", edge_width=1.5, edge_opacity=0.6)
        brush.plate(
            (width * 0.3, height / 2 - width * 0.2, width * 0.4, width * 0.4), width, "#D6B268"
        )

    return painted(key, size, paint, desk.book, margin=14)


def colours_of(card: str) -> tuple[Colour, ...]:
    """The colours of evidence: red, green, or both."""
    return {"R": (RED,), "G": (GREEN,), "D": (RED, GREEN)}[card[0]]


def _evidence(desk: Desk, card: str, size: Size, key: tuple[object, ...]) -> Picture:
    width, height = size
    band = height * 0.295
    radius = width * 0.1
    inks = colours_of(card)
    signs = ("red", "green") if len(inks) == 2 else (("red",) if card[0] == "R" else ("green",))
    icons = ICONS[card]
    edge = max(3.0, width * 0.05)
    room = height - band - edge
    sort = "both" if len(inks) == 2 else signs[0]
    file = looks.file_of(desk, f"evidence_{sort}.webp")
    sheet = desk.images.picture(file, size, fit="stretch") if desk.images.exists(file) else None

    def icon_row(brush: Brush) -> None:
        pitch = room / len(icons)
        side = min(width * (0.62 if len(icons) == 1 else 0.5), pitch * 0.86)
        for place, word in enumerate(icons):
            icon = looks.sign(desk, word, side, PAPER_INK)
            brush.picture(icon, (width / 2, band + room * 0.02 + pitch * (place + 0.5)))

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), radius, 7, 4, 0.6)
        if sheet is not None and not desk.theme.high:
            brush.picture(sheet, (width / 2, height / 2))
            icon_row(brush)
            return
        brush.plate((0, 0, width, height), radius, inks[0])
        if len(inks) == 2:
            brush.plate((width / 2, 0, width / 2, height), radius, inks[1])
            brush.plate((width / 2, 0, radius, height), 0, inks[1])
        inner = (edge, band, width - 2 * edge, room)
        paper(desk, brush, inner, radius * 0.5, shadow=0)
        side = min(band * 0.8, width * (0.42 if len(signs) == 2 else 0.5))
        for place, word in enumerate(signs):
            x = width * ((place + 0.5) / len(signs))
            brush.picture(looks.sign(desk, word, side, CREAM), (x, band / 2))
        icon_row(brush)

    return painted(key, size, paint, desk.book, margin=20)


def _pictured(desk: Desk, card: str, size: Size, key: tuple[object, ...]) -> Picture:
    """An action card, or a weather card: a picture, and the name where there is room."""
    width, height = size
    weather = card in WEATHER
    band = SKY if weather else ACTION
    file = looks.weather_picture(desk, card) if weather else looks.action_picture(desk, card)
    radius = width * 0.1
    edge = max(3.0, width * 0.05)
    foot = max(34.0, height * 0.24) if width >= NAMED else 0.0
    words = None
    if foot:
        name = desk.say(f"{GAME}.card.{card.lower()}")
        words = _name(desk, name, (width - 2 * edge - 8, foot))
        foot = max(foot, words.size[1])
    window = (width - 2 * edge, height - 2 * edge - foot)
    inside = None
    if desk.images.exists(file):
        inside = desk.images.picture(file, window, radius=radius * 0.6)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), radius, 7, 4, 0.6)
        brush.plate((0, 0, width, height), radius, band, edge=CREAM, edge_width=max(1.5, edge / 3))
        middle = (width / 2, edge + window[1] / 2)
        if inside is not None:
            brush.picture(inside, middle)
        else:
            sign = card[:2] if weather else card[:3]
            plain = looks.sign(desk, sign, min(window) * 0.6, CREAM)
            brush.picture(plain, middle)
        if words is not None:
            brush.picture(words, (width / 2, height - edge - foot / 2))

    says = words.says if words is not None else ()
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=20, says=says)


def _name(desk: Desk, name: str, room: Size) -> Picture:
    """A name in two lines; in slender letters, and then in three, where it is too long."""
    fits, role, lines = 28.0, "body", 2
    for role, lines in (("body", 2), ("card", 2), ("card", 3)):
        fits = desk.text.boxed(name, role, 30, room, lines=2, line=1.0)
        high = desk.fixed.measure(name, role, fits, width=room[0], line=1.0)[1]
        if high <= lines * fits * 1.08 + 4:
            break
    return desk.fixed.picture(
        name, role, fits, CREAM, width=room[0], align="centre", line=1.0, most_lines=lines
    )


def _alignment(desk: Desk, card: str, size: Size, key: tuple[object, ...]) -> Picture:
    width, height = size
    killer = alignment_of(card) == KILLER
    file = looks.file_of(desk, f"alignment_{alignment_of(card)}.webp")
    radius = width * 0.08
    foot = max(40.0, height * 0.15)
    ground = "#4A1512" if killer else "#173347"
    name = desk.say(f"{GAME}.card.{card.lower()}")
    words = desk.fitted(name, "display", 44, width - 24, CREAM, most=foot)
    inside = None
    if desk.images.exists(file):
        inside = desk.images.picture(file, size, radius=radius)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), radius, 7, 4, 0.6)
        brush.plate((0, 0, width, height), radius, ground, edge=CREAM, edge_width=3)
        if inside is not None:
            brush.picture(inside, (width / 2, height / 2))
        else:
            sign = looks.sign(desk, "killer" if killer else "agent", width * 0.6)
            brush.picture(sign, (width / 2, height * 0.42))
        box = (8, height - foot - 8, width - 16, foot)
        brush.plate(box, 8, looks.NIGHT, fill_opacity=0.82)
        brush.picture(words, (width / 2, height - foot / 2 - 8))

    return painted((*key, desk.text.percent), size, paint, desk.book, margin=20, says=words.says)


def _suspect(desk: Desk, card: str, size: Size, key: tuple[object, ...]) -> Picture:
    """A suspect on a card of its own, with its three attributes in signs."""
    width, height = size
    strip = max(36.0, height * 0.14)
    inside = portrait(desk, card, (width - 12, height - strip - 12))

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 8, shadow=7)
        brush.picture(inside, (width / 2, 6 + (height - strip - 12) / 2))
        brush.picture(
            attributes(desk, card, (width - 12, strip)), (width / 2, height - strip / 2 - 4)
        )

    return painted(key, size, paint, desk.book, margin=20)


def portrait(desk: Desk, suspect: str, size: Size) -> Picture:
    """A suspect before the height chart; a bare silhouette where there is no picture yet."""
    file = looks.suspect_picture(desk, suspect)
    if desk.images.exists(file):
        return desk.images.picture(file, size, anchor=(0.5, 0.1), radius=4)
    width, height = size

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, width, height), 4, looks.INNOCENT_WALL)
        for line in range(1, 6):
            y = height * line / 6
            brush.plate((0, y, width, 2), 0, "#28201A", fill_opacity=0.3)
        brush.picture(silhouette(suspect, (width * 0.9, height * 0.92)), (width / 2, height * 0.54))

    return painted(("premonition portrait", suspect, size), size, paint)


def silhouette(suspect: str, size: Size) -> Picture:
    """Head and shoulders: hair, height and build follow from the number, so that all differ."""
    width, height = size
    number = int(suspect[1:]) - 1
    female = number >= 12
    skin = ("#E7C9A9", "#C99B73", "#8D5F42", "#F0DCC4")[number % 4]
    coat = ("#3E4A52", "#4B3A2E", "#2F4237", "#4A3444", "#37342F", "#5A4A34")[number % 6]
    hair = ("#1E1712", "#5B3B22", "#8A8378", "#2B1D18", "#A2713A")[number % 5]

    def paint(brush: Brush) -> None:
        w, h = width, height
        head = w * 0.42
        top = h * (0.12 + 0.04 * (number % 3))
        cx = w / 2
        body = (
            f'<path d="M{w * 0.08:g} {h:g}C{w * 0.08:g} {h * 0.68:g} {w * 0.3:g} {h * 0.64:g} '
            f'{cx:g} {h * 0.64:g}S{w * 0.92:g} {h * 0.68:g} {w * 0.92:g} {h:g}Z" fill="{coat}"/>'
            f'<rect x="{cx - head * 0.16:g}" y="{top + head * 0.8:g}" width="{head * 0.32:g}" '
            f'height="{h * 0.66 - top - head * 0.8:g}" fill="{skin}"/>'
        )
        if female:
            body += (
                f'<rect x="{cx - head * 0.62:g}" y="{top - head * 0.1:g}" width="{head * 1.24:g}" '
                f'height="{head * (1.2 + 0.12 * (number % 4)):g}" rx="{head * 0.5:g}" '
                f'fill="{hair}"/>'
            )
        body += (
            f'<ellipse cx="{cx:g}" cy="{top + head * 0.5:g}" rx="{head * 0.44:g}" '
            f'ry="{head * 0.54:g}" fill="{skin}"/>'
            f'<path d="M{cx - head * 0.47:g} {top + head * 0.44:g}'
            f"C{cx - head * 0.5:g} {top - head * 0.22:g} {cx + head * 0.5:g} "
            f"{top - head * 0.22:g} {cx + head * 0.47:g} {top + head * 0.44:g}"
            f"C{cx + head * 0.2:g} {top + head * 0.1:g} {cx - head * 0.2:g} "
            f'{top + head * 0.1:g} {cx - head * 0.47:g} {top + head * 0.44:g}Z" fill="{hair}"/>'
        )
        brush.svg(body, (0, 0, w, h))

    return painted(("premonition silhouette", suspect, size), size, paint)


def attributes(desk: Desk, suspect: str, size: Size) -> Picture:
    """The three attributes on a dark strip: gender, weapon, place, always in this order."""
    width, height = size
    side = min(height * 0.8, width / 3 - 2)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, width, height), 6, "#171D21", fill_opacity=1.0)
        for place, word in enumerate(ATTRIBUTES_OF[suspect]):
            icon = looks.sign(desk, word, side, CREAM)
            brush.picture(icon, (width * (place + 0.5) / 3, height / 2))

    return painted(("premonition strip", suspect, size), size, paint, desk.book)
