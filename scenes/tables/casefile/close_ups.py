"""What can be looked at closely: a piece, all of a type, false evidence, the last discard."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from scenes.parts.places import grid
from scenes.tables.casefile import cards, looks
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.places import Places
from scenes.tables.casefile.state import TableState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.stretching import stretched
from systems.io.text import Content
from systems.rules.casefile.cards import (
    CARDS,
    EVIDENCE_OF,
    FALSE_EVIDENCE,
    FALSE_TYPE,
    POINTS,
    TYPES,
    is_evidence,
    type_of,
)
from systems.table.board import Area

Size = tuple[float, float]

CARD: Size = (480.0, 640.0)
PAGE: Size = (1180.0, 700.0)
FALSE_PAGE: Size = (1180.0, 540.0)
ASPECT = 0.75
"""Width of a card by its height."""
COLUMNS = {True: 4, False: 6}
"""Cards in a row of a page of evidence, and of false evidence."""


def closers(places: Places, state: TableState, key: str | None) -> tuple[Closer, ...]:
    """The piece that has the focus, a page for every type, and what lies open.

    Args:
        places: the geometry.
        state: what is shown.
        key: of what has the focus, if anything.
    """
    desk, found = places.desk, list[Closer]()
    if key in CARDS:
        found.append(_one(desk, key, key))
    marks = frozenset(state.marks)
    for kind in TYPES:
        title = desk.runs(f"{GAME}.table.close_type", kind=kind)
        found.append(_page(desk, kind, EVIDENCE_OF[kind], marks, title))
    title = desk.runs(f"{GAME}.table.close_false")
    found.append(_page(desk, FALSE_TYPE, FALSE_EVIDENCE, frozenset(), title))
    if state.top:
        found.append(_one(desk, "pile", state.top))
    found += [_one(desk, f"own.{card}", card) for card in state.own if card != key]
    return tuple(found)


def says(desk: Desk, card: str) -> Content:
    """A card in a sentence: what it is worth, or what it does."""
    if is_evidence(card):
        kind = type_of(card)
        return desk.runs(f"{GAME}.visit.evidence", card=card, type=kind, count=POINTS[card])
    return desk.runs(f"{GAME}.says.{card.lower()}", count=POINTS[card])


def _one(desk: Desk, key: str, card: str) -> Closer:
    return Closer(key, CARD, partial(cards.face, desk, card), says(desk, card))


def _page(
    desk: Desk, kind: str, pieces: Iterable[str], marks: frozenset[str], title: Content
) -> Closer:
    picture = partial(page, desk, kind, tuple(pieces), marks)
    shape = FALSE_PAGE if kind == FALSE_TYPE else PAGE
    return Closer(f"sheet.{kind}", shape, picture, title)


def _ground(line: str, size: Size) -> Picture:
    """The dark ground of a page."""
    radius = size[0] * 0.015
    small = (4 * radius + 12, 4 * radius + 12)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *small), radius, "#15100C", edge=line, edge_width=3)

    corners = painted(("casefile page corners", line, small), small, paint)
    return stretched(("casefile page ground", line, size), size, corners)


def page(
    desk: Desk, kind: str, pieces: tuple[str, ...], marks: frozenset[str], size: Size
) -> Picture:
    """All cards of a type side by side; what is marked on the board lies in the dark."""
    marked = tuple(piece for piece in pieces if piece in marks)
    key = ("casefile page", kind, marked, size, desk.theme, desk.text.percent, desk.texts.language)

    def build() -> Picture:
        wide, high = size
        edge, gap = wide * 0.02, wide * 0.014
        columns = COLUMNS[kind != FALSE_TYPE]
        room = Area(edge, edge, wide - 2 * edge, high - 2 * edge)
        fields = grid(columns, -(-len(pieces) // columns), room, (gap, gap))
        tall = min(fields[0].height, fields[0].width / ASPECT)
        faces = [
            cards.face(desk, piece, (tall * ASPECT, tall), dark=piece in marks) for piece in pieces
        ]
        ground = _ground(looks.look(desk, kind).line, size)

        def paint(brush: Brush) -> None:
            brush.picture(ground, (wide / 2, high / 2))
            for field, face in zip(fields, faces, strict=True):
                brush.picture(face, field.centre)

        words = tuple(text for face in faces for text in face.says)
        return painted(key, size, paint, desk.book, margin=30, says=words)

    return desk.once(key, build)
