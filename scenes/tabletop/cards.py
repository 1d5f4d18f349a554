"""Cards as they lie on a table: faces, backs, fans of backs, and slips of paper with a name."""

from __future__ import annotations

from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import PAPER, PAPER_INK

SHORT_RATIO = 0.705
"""Cards that are wider than this against their height use the short frame."""

FAN_MOST = 6
"""From here on a fan shows six backs and a number."""

LARGE_LETTERS = 0.12
"""Letters of a card that is looked at closely, as a part of its width."""

SHADOW = 10.0


def card_face(
    desk: Desk, card: str, size: tuple[float, float], *, full_name: bool = False
) -> Picture:
    """A card of the game with its picture, its frame and its name.

    A card that the manifest does not list is plain paper with its name.

    Args:
        desk: draws it.
        card: its id, in the manifest or in the texts alone.
        size: width and height.
        full_name: the long name instead of the short one.
    """
    return desk.once(
        ("card_face", card, size, full_name),
        lambda: _card_face(desk, card, size, full_name=full_name),
    )


def _card_face(
    desk: Desk, card: str, size: tuple[float, float], *, full_name: bool = False
) -> Picture:
    entry = next((entry for entry in desk.manifest.cards if entry.id == card), None)
    if entry is None:
        return _plain_face(desk, card, size)
    kind = desk.manifest.kind(entry.kind)
    name = desk.say(entry.name if full_name else entry.short)
    width, height = size
    short = width / height >= SHORT_RATIO
    frame = desk.images.first(
        *(
            desk.picture_of(f"pictures/card_{entry.kind}{end}.webp")
            for end in (("_short", "") if short else ("", "_short"))
        )
    )
    top, foot, line = (0.033, 0.765, 0.885) if short else (0.031, 0.82, 0.91)
    window = (width * 0.91, height * (foot - top))
    inside = desk.images.picture(
        desk.picture_of(entry.picture), window, fit="cover", anchor=(0.5, 0.12)
    )
    wanted = max(40 if width > 200 else 34, round(width * LARGE_LETTERS))
    lettering = desk.fixed.picture(
        name, "card", desk.fixed.fitting(name, "card", wanted, width * 0.9), PAPER_INK
    )

    def paint(brush: Brush) -> None:
        radius = width * 0.075
        brush.shadow((0, 0, width, height), radius, blur=SHADOW * 0.6, drop=4, opacity=0.55)
        if frame is None:
            brush.plate((0, 0, width, height), radius, PAPER)
        brush.picture(inside, (width / 2, height * (top + foot) / 2))
        if frame is None:
            brush.plate((width * 0.045, height * foot, width * 0.91, 2), 0, kind.colour)
        else:
            whole = desk.images.picture(frame, size, fit="stretch")
            brush.picture(whole, (width / 2, height / 2))
        _squeezed(brush, desk, lettering, (width / 2, height * line), width * 0.91)

    key = ("card", desk.game, card, size, name)
    return painted(key, size, paint, desk.book, margin=SHADOW + 6, says=(name,))


def _plain_face(desk: Desk, card: str, size: tuple[float, float]) -> Picture:
    text = f"{desk.game}.card.{card.lower()}"
    name = desk.say(text) if text in desk.texts else card
    width, height = size
    most = max(1, round(height * 0.8 / 38))
    lettering = desk.fixed.picture(
        name, "card", 34, PAPER_INK, width=width * 0.88, align="centre", most_lines=most
    )

    def paint(brush: Brush) -> None:
        radius = width * 0.075
        brush.shadow((0, 0, width, height), radius, blur=SHADOW * 0.6, drop=4, opacity=0.55)
        brush.plate((0, 0, width, height), radius, PAPER)
        brush.picture(lettering, (width / 2, height / 2))

    key = ("plain card", desk.game, card, size, name)
    return painted(key, size, paint, desk.book, margin=SHADOW + 6, says=(name,))


def card_back(desk: Desk, size: tuple[float, float], deck: int = 0) -> Picture:
    """The back of a deck's cards."""
    return desk.once(("card_back", size, deck), lambda: _card_back(desk, size, deck))


def _card_back(desk: Desk, size: tuple[float, float], deck: int = 0) -> Picture:
    width, height = size
    name = desk.manifest.decks[deck].back if desk.manifest.decks else ""
    file = desk.picture_of(name)

    def paint(brush: Brush) -> None:
        radius = width * 0.075
        brush.shadow((0, 0, width, height), radius, blur=5, drop=3, opacity=0.5)
        if desk.images.exists(file):
            picture = desk.images.picture(file, size, fit="stretch")
            brush.picture(picture, (width / 2, height / 2))
        else:
            brush.plate((0, 0, width, height), radius, "#2E1412", edge="#D6B268", edge_width=2)

    return painted(("back", desk.game, deck, size), size, paint, desk.book, margin=14)


def fan_of_backs(
    desk: Desk, count: int, size: tuple[float, float], most: int = FAN_MOST, deck: int = 0
) -> Picture:
    """A hand that is only counted: one back per card, above six also the number."""
    return desk.once(
        ("fan_of_backs", count, size, most, deck),
        lambda: _fan_of_backs(desk, count, size, most, deck),
    )


def _fan_of_backs(
    desk: Desk, count: int, size: tuple[float, float], most: int = FAN_MOST, deck: int = 0
) -> Picture:
    shown = min(count, most)
    back = card_back(desk, size, deck)
    reach = 0.9 * size[0]
    width, height = size[0] + reach + 24, size[1] + 26
    number = str(count) if count > most else ""

    def paint(brush: Brush) -> None:
        for place in range(shown):
            part = (place / (shown - 1) - 0.5) if shown > 1 else 0.0
            angle = -part * 34
            x = width / 2 + part * reach
            y = height / 2 - 2 + abs(part) * 10
            turned = desk.book.variant(back, angle=round(angle))
            corner = (
                x - turned.get_width() / brush.scale / 2,
                y - turned.get_height() / brush.scale / 2,
            )
            brush.blit(turned, *corner)
        if number:
            words = desk.fixed.picture(number, "head", 30, "#FFF4CC")
            brush.plate(
                (width / 2 - 21, height / 2 - 20, 42, 40),
                20,
                "#1C1410",
                edge="#D6B268",
                edge_width=2,
            )
            brush.picture(words, (width / 2, height / 2))

    key = ("fan", desk.game, deck, count if number else shown, size)
    says = (number,) if number else ()
    return painted(key, (width, height), paint, desk.book, says=says)


def slip(
    desk: Desk,
    card: str,
    size: tuple[float, float],
    sign: Picture | None,
    *,
    for_all: bool = False,
    letters: float = 30,
) -> Picture:
    """A slip of paper that names a card, with the sign of its kind.

    One that lies open for all is of brass, so that nobody takes it for a card of the own hand.
    ``letters`` are as high as that where the name is not too long.
    """
    entry = desk.manifest.card(card)
    kind = desk.manifest.kind(entry.kind)
    name = desk.say(entry.short)
    width, height = size
    beside = max(25.0, 7.0 + sign.size[0] / 2) if sign else 0.0
    start = beside + max(19.0, 0.65 * sign.size[0]) if sign else 16.0
    room = width - start - 8
    lettering = desk.fixed.picture(
        name, "card", desk.fixed.fitting(name, "card", letters, room), PAPER_INK
    )

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 7, blur=5, drop=3, opacity=0.55)
        top, foot = ("#EBCF8C", "#C99B4C") if for_all else ("#F1E6C9", "#DDCDA6")
        brush.plate((0, 0, width, height), 7, top, to=foot)
        brush.plate((0, 0, 6, height), 3, kind.colour)
        if sign is not None:
            brush.picture(sign, (beside, height / 2))
        middle = start + min(room, lettering.size[0]) / 2
        _squeezed(brush, desk, lettering, (middle, height / 2), room)

    key = ("slip", desk.game, card, size, name, sign.key if sign else None, for_all, letters)
    return painted(key, size, paint, desk.book, margin=16, says=(name,))


def _squeezed(
    brush: Brush, desk: Desk, lettering: Picture, centre: tuple[float, float], room: float
) -> None:
    """Letters that are narrowed where they are too wide: they may not be lower than 28 px."""
    letters = desk.book.variant(lettering, squash=min(1.0, room / lettering.size[0]))
    width, height = (side / brush.scale for side in letters.get_size())
    brush.blit(letters, centre[0] - width / 2, centre[1] - height / 2)
