"""The plates of the private page: sides of a card with their cost, attributes, what a card says."""

from __future__ import annotations

from scenes.parts.sheets import sheet
from scenes.private.words import block
from scenes.tables.deadly_premonition import cards, looks
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.offers import Offer
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import CREAM, PAPER_INK

Size = tuple[float, float]


def numbered(desk: Desk, card: str, size: Size, number: int, *, dark: bool) -> Picture:
    """A card of the own hand with the number of its place on the table."""
    face = cards.face(desk, card, size)
    digit = desk.fixed.picture(str(number), "body", 28, CREAM)
    width, height = size

    def paint(brush: Brush) -> None:
        brush.picture(face, (width / 2, height / 2))
        if dark:
            brush.plate((0, 0, width, height), width * 0.1, "#06080A", fill_opacity=0.66)
        x, y = width - 14, height - 14
        brush.plate((x - 19, y - 19, 38, 38), 19, "#0E0B0A", edge=CREAM, edge_width=2)
        brush.picture(digit, (x, y))

    key = ("move card", card, size, number, dark, desk.theme)
    says = (*face.says, str(number))
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=20, says=says))


def reading(desk: Desk, name: str, text: str, size: Size) -> Picture:
    """What a card says, on paper."""
    key = ("move reading", name, text, size, desk.theme, desk.text.percent)

    def build() -> Picture:
        width, height = size
        ink = desk.theme.paper_ink
        head = desk.fitted(name, "body", 32, width - 44, ink, most=36) if name else None
        top = 12.0 + (head.size[1] if head is not None else 0.0)
        words = block(
            desk, text, "quiet", 28, (width - 44, height - top - 14), ink, align="left", line=1.06
        )
        below = sheet(desk, size, 10)

        def paint(brush: Brush) -> None:
            brush.picture(below, (width / 2, height / 2))
            if head is not None:
                brush.picture(head, (22 + head.size[0] / 2, 10 + head.size[1] / 2))
            brush.picture(words, (22 + words.size[0] / 2, top + words.size[1] / 2))

        says = (*(head.says if head is not None else ()), *words.says)
        return painted(key, size, paint, desk.book, margin=30, says=says)

    return desk.once(key, build)


def side(desk: Desk, offer: Offer, size: Size, *, lit: bool) -> Picture:
    """One side of a card: its sign, what it does, what it costs; dim where it is not legal."""
    legal = bool(offer.legal)
    words = desk.say(f"{GAME}.offer.{offer.word.replace('.', '_')}")
    cost = desk.say(f"{GAME}.visit.{'free' if offer.free else 'one_move'}")
    return _plate(desk, words, cost, size, effect=offer.word, lit=lit, dim=not legal)


def plain(desk: Desk, words: str, size: Size, *, lit: bool) -> Picture:
    """A plate without a cost."""
    return _plate(desk, words, "", size, effect="", lit=lit, dim=False)


def attribute(desk: Desk, word: str, size: Size, *, lit: bool, dim: bool) -> Picture:
    """An attribute that can be named."""
    words = desk.say(f"{GAME}.kind.{word}")
    return _plate(desk, words, "", size, effect=f"sign.{word}", lit=lit, dim=dim)


def _plate(
    desk: Desk, words: str, cost: str, size: Size, *, effect: str, lit: bool, dim: bool
) -> Picture:
    key = ("move plate", words, cost, size, effect, lit, dim, desk.theme, desk.text.percent)
    return desk.once(key, lambda: _build(desk, words, cost, size, key, effect, lit=lit, dim=dim))


def _build(
    desk: Desk,
    words: str,
    cost: str,
    size: Size,
    key: tuple[object, ...],
    effect: str,
    *,
    lit: bool,
    dim: bool,
) -> Picture:
    width, height = size
    theme = desk.theme
    ink = PAPER_INK if lit else theme.disabled if dim else theme.text
    quiet = "#43352A" if lit else theme.disabled if dim else theme.text
    side_ = min(36.0, height - 10)
    left = 16.0 + (side_ + 10 if effect else 4.0)
    price = desk.fitted(cost, "quiet", 28, 130, quiet, most=height * 0.78) if cost else None
    room = width - left - 12 - (price.size[0] + 18 if price is not None else 0.0)
    letters = desk.fitted(words, "body", 30, room, ink, most=max(28.0, height * 0.78))
    sign = None
    if effect.startswith("sign."):
        sign = looks.sign(desk, effect[5:], side_, ink)
    elif effect:
        sign = effect_of(desk, effect, side_, ink)

    def paint(brush: Brush) -> None:
        if lit:
            box = (0, 0, width, height)
            brush.plate(box, 12, "#F6EBCB", to="#E3D0A0", edge="#FFF4CC", edge_width=3)
        else:
            high = theme.high
            brush.plate(
                (0, 0, width, height),
                12,
                "#000000" if high else "#161C20",
                fill_opacity=1.0 if high else 0.94,
                edge=theme.edge if high else looks.NIGHT_EDGE,
                edge_width=2,
                edge_opacity=0.35 if dim else 0.8,
            )
        if sign is not None:
            brush.picture(sign, (12 + side_ / 2, height / 2))
        brush.picture(letters, (left + letters.size[0] / 2, height / 2))
        if price is not None:
            brush.picture(price, (width - 16 - price.size[0] / 2, height / 2))

    says = (*letters.says, *(price.says if price is not None else ()))
    return painted(key, size, paint, desk.book, margin=8, says=says)


_WORDS = {"prove_innocent": "green", "incriminate": "red", "accuse": "mark"}


def effect_of(desk: Desk, word: str, side_: float, colour: str) -> Picture:
    """The sign of what a side does."""
    if word in _WORDS:
        return looks.sign(desk, _WORDS[word], side_, colour)
    if word == "discard_card":
        return looks.effect_sign(desk, "discard_from", side_, colour)
    return looks.effect_sign(desk, word, side_, colour)
