"""What lies on the plates of the seats: hands as backs, slips of an ask, envelopes and balloons."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.parts.papers import ENVELOPE, balloon, empty_place, envelope
from scenes.parts.sheets import paper
from scenes.parts.typed import type_sign, typed_slip
from scenes.tables.casefile import cards, looks
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.places import BACK, Places
from scenes.tables.casefile.state import LAPSED, SAID, SEALED, TRADED, Offer, TableState
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.casefile.cards import POINTS, type_of
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite

Size = tuple[float, float]

Z_PAPER, Z_HAND = 110.0, 104.0


def hand(desk: Desk, count: int, own: Sequence[str], width: float) -> Picture:
    """A hand side by side: backs, or the viewer's own faces."""
    size = (width, BACK[1] + 8)
    shown = tuple(own)
    key = ("casefile hand", count, shown, size, desk.theme, desk.texts.language)

    def build() -> Picture:
        step = min(BACK[0] + 6, (width - BACK[0]) / max(1, count - 1))
        left = (width - step * (count - 1)) / 2
        back = cards.back(desk, BACK)
        pictures = [cards.face(desk, card, BACK) for card in shown] or [back] * count

        def paint(brush: Brush) -> None:
            for number, picture in enumerate(pictures):
                brush.picture(picture, (left + step * number, size[1] / 2))

        return painted(key, size, paint, desk.book, margin=24)

    return desk.once(key, build)


def slip(desk: Desk, piece: str, size: Size, *, lit: bool = False) -> Picture:
    """A piece that is named, on a slip."""
    kind = looks.look(desk, type_of(piece))
    return typed_slip(desk, kind, size, looks.name_of(desk, piece), dots=POINTS[piece], lit=lit)


def chip(desk: Desk, piece: str, size: Size) -> Picture:
    """The sign of the type of a piece that is named, where its name has no room."""
    kind = looks.look(desk, type_of(piece))
    sign = type_sign(desk, kind, size[0] * 0.72)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 10, 6, 4, 0.6)
        brush.plate((0, 0, *size), 10, kind.band, edge=kind.line, edge_width=3)
        brush.picture(sign, (size[0] / 2, size[1] / 2))

    key = ("casefile chip", kind, size)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=16))


def slips(places: Places, seat: int, pieces: Sequence[str], prefix: str = "slip.") -> Layout:
    """The slips of an ask, or of a prediction, on a plate."""
    found: Layout = {}
    for number, piece in enumerate(pieces):
        area = places.slip(seat, number, max(len(pieces), 3))
        picture = slip(places.desk, piece, (area.width, area.height))
        found[prefix + piece] = Sprite(picture, *area.centre, Z_PAPER + 0.1 * number)
    return found


def said(desk: Desk, offer: Offer) -> Picture:
    """The balloon of an offer: empty while it waits or lies sealed."""
    if offer.state in (SAID, TRADED, LAPSED):
        if not offer.sum:
            return balloon(desk, "", desk.say(f"{GAME}.table.no_offer"))
        return balloon(desk, str(offer.sum), desk.say(f"{GAME}.table.points", count=offer.sum))
    return balloon(desk, "", "")


def offer_sprites(places: Places, seat: int, offer: Offer) -> Layout:
    """Envelope and balloon of a seat; every offer has the same of each, whatever is in it."""
    desk = places.desk
    if offer.state == TRADED:
        lying = envelope(desk, ENVELOPE, desk.style(seat), opened=True)
    elif offer.state == SEALED or (offer.state == SAID and offer.sum):
        lying = envelope(desk, ENVELOPE, desk.style(seat))
    else:
        lying = empty_place(desk, ENVELOPE)
    x, y = places.envelope(seat)
    traded = offer.state == TRADED
    # An open flap needs room below the head of the plate.
    y, scale = (y + 36, 0.8) if traded else (y, 1.0)
    found = {f"envelope.{seat}": Sprite(lying, x, y, Z_PAPER, scale=scale)}
    found[f"balloon.{seat}"] = Sprite(said(desk, offer), *places.balloon(seat), Z_PAPER + 1)
    return found


def hand_sprites(places: Places, state: TableState, seat: int) -> Layout:
    """The hand of a seat on its plate, while nothing else lies there."""
    count = state.hands[seat]
    if not count:
        return {}
    own = state.own if seat == state.viewer else ()
    area = places.inside(seat)
    picture = hand(places.desk, count, own, min(area.width - 8, 640.0))
    return {f"hand.{seat}": Sprite(picture, area.centre[0], area.top + 96, Z_HAND)}


def trade_note(desk: Desk, there: int, back: int, total: int) -> Picture:
    """What everybody learns of a trade: the numbers of cards, and the sum."""
    size = (470.0, 92.0)
    words = desk.say(f"{GAME}.table.trade_note", there=there, back=back, total=total)
    ink = desk.theme.paper_ink
    letters = desk.fitted(words, "body", 36, size[0] - 40, ink, most=42)

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, *size), 10, shadow=14)
        brush.plate((0, 0, 12, size[1]), 4, looks.STRING)
        brush.picture(letters, (size[0] / 2 + 6, size[1] / 2))

    key = ("casefile trade", words, desk.theme, desk.text.percent)
    return desk.once(
        key, lambda: painted(key, size, paint, desk.book, margin=30, says=letters.says)
    )
