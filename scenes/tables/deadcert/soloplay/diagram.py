"""The Snoop reach, drawn: what lies in the Filed stacks, level by level, and what can come back.

It follows the desk: names stand where the cards lie, and a bright edge tells that the Snoops which
are laid out could bring a card back (DC-SOLO-035; systems/rules/deadcert/soloplay/reach.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from scenes.parts.sheets import plate
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Box, Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES, is_snoop
from systems.rules.deadcert.soloplay.reach import DEEPEST, LABELS, FiledCard, snoop_reach
from systems.table.board import Area
from systems.table.theme import CREAM, INK

AREA = Area(96, 640, 1074, 286)
HEAD = 46.0
ROW = 78.0
FIRST = 120.0
"""From the left edge to the first level: before it lie the piles."""

CELL, GAP = 101.0, 4.0
BEYOND = DEEPEST + 1

TINTS = {
    "easy": "#24563A",
    "possible": "#4C5420",
    "risky": "#6E4A14",
    "very_risky": "#6B2A1C",
    "impossible": "#2A2725",
}
HIGH_TINTS = {
    "easy": "#12301F",
    "possible": "#2C3111",
    "risky": "#40290A",
    "very_risky": "#401509",
    "impossible": "#161413",
}
EDGE = "#FFE9A8"
MARK = "#FFD45C"
"""The killer's cards, once they are known."""

Stacks = tuple[tuple[str, ...], ...]


@lru_cache(maxsize=256)
def reach(stacks: Stacks, snoops: tuple[str, ...]) -> tuple[FiledCard, ...]:
    """Every filed card with its reach; the stacks in the order of the types."""
    return snoop_reach(dict(zip(TYPES, stacks, strict=True)), snoops)


def row_area(kind: str) -> Area:
    """A stack with its levels."""
    top = AREA.top + HEAD + TYPES.index(kind) * ROW
    return Area(AREA.left + 6, top, AREA.width - 12, ROW - 4)


def target(kind: str) -> Area:
    """A row as the focus sees it: so low that the ring around it covers no words."""
    row = row_area(kind)
    return Area(row.left + 8, row.top + 13, row.width - 16, row.height - 26)


def pile_at(kind: str) -> tuple[float, float]:
    """Where the pile of a type lies."""
    area = row_area(kind)
    return area.left + 38, area.centre[1] - 2


def cell(kind: str, level: int) -> Area:
    """A level of a stack; all below the deepest share one field."""
    area = row_area(kind)
    place = min(level, BEYOND) - 1
    return Area(AREA.left + FIRST + place * (CELL + GAP), area.top + 3, CELL, ROW - 10)


def diagram(
    desk: Desk,
    filed: Mapping[str, tuple[str, ...]],
    snoops: tuple[str, ...],
    exposed: tuple[str, ...],
) -> Picture:
    """The whole field.

    Args:
        desk: draws it.
        filed: type -> its stack, the top card first.
        snoops: the Snoops that are laid out.
        exposed: the killer's cards, once all of them have been seen.
    """
    stacks: Stacks = tuple(tuple(filed[kind]) for kind in TYPES)
    key = ("solo reach", stacks, snoops, exposed, desk.theme, desk.text.percent)
    return desk.once(key, lambda: _diagram(desk, stacks, snoops, exposed, key))


def _diagram(
    desk: Desk,
    stacks: Stacks,
    snoops: tuple[str, ...],
    exposed: tuple[str, ...],
    key: tuple[object, ...],
) -> Picture:
    size = (AREA.width, AREA.height)
    ground = plate(desk, size)
    heads = _heads(desk)
    shown = [one for one in reach(stacks, snoops) if one.level <= DEEPEST]
    names = {one.card: _name(desk, one.card, one.card in exposed) for one in shown}
    deeper = {kind: cards[DEEPEST:] for kind, cards in zip(TYPES, stacks, strict=True)}
    rest = {
        kind: desk.fitted(_rest(desk, cards, exposed), "body", 28, CELL - 10, CREAM, most=34)
        for kind, cards in deeper.items()
        if cards
    }

    tints = HIGH_TINTS if desk.theme.high else TINTS

    def paint(brush: Brush) -> None:
        brush.picture(ground, (size[0] / 2, size[1] / 2))
        for word, x in heads:
            brush.picture(word, (x, HEAD / 2 + 2))
        for kind in TYPES:
            look = look_of(desk, kind)
            row = _inside(row_area(kind))
            brush.plate((row.left, row.top, 6, row.height), 3, look.line)
            for level in range(1, BEYOND + 1):
                tint = tints[LABELS[min((level - 1) // 2, len(LABELS) - 1)]]
                area = _inside(cell(kind, level))
                brush.plate(_box(area), 8, tint, fill_opacity=0.55)
        for one in shown:
            area = _inside(cell(one.type, one.level))
            known = one.card in exposed
            brush.plate(
                _box(area),
                8,
                MARK if known else tints[one.label],
                edge=EDGE if one.within else "#6F6554",
                edge_width=4 if one.within else 2,
                dash="" if one.within else "7 6",
            )
            brush.picture(names[one.card], area.centre)
        for kind, words in rest.items():
            brush.picture(words, _inside(cell(kind, BEYOND)).centre)

    says = [word for head, _ in heads for word in head.says]
    says += [word for name in (*names.values(), *rest.values()) for word in name.says]
    return painted(key, size, paint, desk.book, margin=30, says=tuple(says))


def _heads(desk: Desk) -> list[tuple[Picture, float]]:
    """The words over the levels, each over two of them."""
    found = []
    for place, word in enumerate(LABELS):
        first = _inside(cell(TYPES[0], 1 + 2 * place))
        wide = CELL if place == len(LABELS) - 1 else 2 * CELL + GAP
        words = desk.say(f"{GAME}.solo.{word}")
        picture = desk.fitted(words, "quiet", 28, wide - 4, desk.theme.text, most=30)
        found.append((picture, first.left + wide / 2))
    return found


def _name(desk: Desk, card: str, known: bool) -> Picture:
    ink = INK if known else CREAM
    if is_snoop(card):
        return _snoop(desk, card)
    words = printed.of(desk, card).forename
    return desk.fitted(words, "body", 28, CELL - 12, ink, most=36)


def _snoop(desk: Desk, card: str) -> Picture:
    """A filed Snoop: the keyhole and its level."""
    sign = desk.images.picture(printed.snoop_picture(desk, card), (36, 46), radius=4)
    level = desk.fixed.picture(filecards.level_of(card), "body", 30, CREAM)
    size = (sign.size[0] + 10 + level.size[0], 48.0)

    def paint(brush: Brush) -> None:
        brush.picture(sign, (sign.size[0] / 2, size[1] / 2))
        brush.picture(level, (size[0] - level.size[0] / 2, size[1] / 2))

    key = ("filed snoop", card, level.key)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=level.says))


def _rest(desk: Desk, cards: tuple[str, ...], exposed: tuple[str, ...]) -> str:
    """How many lie deeper, or who of the killer's."""
    known = [card for card in cards if card in exposed]
    return printed.of(desk, known[0]).forename if known else f"+{len(cards)}"


def _inside(area: Area) -> Area:
    return Area(area.left - AREA.left, area.top - AREA.top, area.width, area.height)


def _box(area: Area) -> Box:
    return area.left, area.top, area.width, area.height
