"""The Snoop reach, drawn: what lies in the Filed stacks, level by level, and what can come back.

It follows the desk: names stand where the cards lie, and a bright edge tells that the Snoops which
are laid out could bring a card back (DC-SOLO-035; systems/rules/deadcert/soloplay/reach.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from scenes.parts.sheets import plate
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Box, Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.soloplay.reach import DEEPEST, LABELS, FiledCard, snoop_reach
from systems.table.board import Area
from systems.table.theme import CREAM, INK

AREA = Area(96, 610, 1074, 316)
HEAD = 46.0
ROW = 88.0
STRIP = 66.0
"""Height of a row that is shown alone."""

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

GOES = "#F4DFA6"
"""Where a card would lie that is filed."""

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


def level_area(level: int, top: float, high: float) -> Area:
    """A level of a row on the field; all below the deepest share one place."""
    place = min(level, BEYOND) - 1
    return Area(FIRST + place * (CELL + GAP), top + 3, CELL, high - 6)


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


def strip(
    desk: Desk,
    filed: Mapping[str, tuple[str, ...]],
    snoops: tuple[str, ...],
    exposed: tuple[str, ...],
    entering: str,
) -> Picture:
    """The one stack under which a card would go, with the card's name where it would lie.

    Args:
        desk: draws it.
        filed, snoops, exposed: as for :func:`diagram`.
        entering: the card.
    """
    stacks: Stacks = tuple(tuple(filed[kind]) for kind in TYPES)
    key = ("solo strip", stacks, snoops, exposed, entering, desk.theme, desk.text.percent)
    return desk.once(key, lambda: _strip(desk, stacks, snoops, exposed, entering, key))


def _strip(
    desk: Desk,
    stacks: Stacks,
    snoops: tuple[str, ...],
    exposed: tuple[str, ...],
    entering: str,
    key: tuple[object, ...],
) -> Picture:
    kind = colour_of(entering)
    size = (AREA.width, STRIP)
    row = _row_alone(desk, kind, stacks, snoops, exposed)
    count = len(stacks[TYPES.index(kind)])
    place = level_area(count + 1, 0.0, STRIP)
    name = None if count >= DEEPEST else _name(desk, entering, known=not is_snoop(entering))

    def paint(brush: Brush) -> None:
        brush.picture(row, (size[0] / 2, size[1] / 2))
        if name is None:
            brush.plate(_box(place), 8, None, edge=GOES, edge_width=5)
            return
        fill = "#14100D" if is_snoop(entering) else GOES
        brush.plate(_box(place), 8, fill, edge=GOES, edge_width=4)
        brush.picture(name, place.centre)

    says = (*row.says, *(name.says if name else ()))
    return painted(key, size, paint, desk.book, says=says)


def _row_alone(
    desk: Desk,
    kind: str,
    stacks: Stacks,
    snoops: tuple[str, ...],
    exposed: tuple[str, ...],
) -> Picture:
    """A stack with its back, its number and its levels, the same for every card that could go."""
    size = (AREA.width, STRIP)
    row = _Row(desk, kind, stacks, snoops, exposed)
    count = str(len(stacks[TYPES.index(kind)]))
    back = lying.back(desk, kind, (42.0, 56.0))
    figure = desk.fixed.picture(count, "body", 32, desk.theme.text)

    def paint(brush: Brush) -> None:
        row.paint(brush, 0.0, STRIP)
        brush.picture(back, (44, STRIP / 2))
        brush.picture(figure, (79 + figure.size[0] / 2, STRIP / 2))

    key = ("solo row", kind, stacks, snoops, exposed, desk.theme, desk.text.percent)
    says = (*row.says, count)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=says))


class _Row:
    """A stack with its levels: described at once, so that its words are known; painted later."""

    def __init__(
        self,
        desk: Desk,
        kind: str,
        stacks: Stacks,
        snoops: tuple[str, ...],
        exposed: tuple[str, ...],
    ) -> None:
        self.kind = kind
        self.line = look_of(desk, kind).line
        self.tints = HIGH_TINTS if desk.theme.high else TINTS
        self.exposed = exposed
        self.shown = [
            one for one in reach(stacks, snoops) if one.type == kind and one.level <= DEEPEST
        ]
        self.names = {one.card: _name(desk, one.card, one.card in exposed) for one in self.shown}
        deeper = stacks[TYPES.index(kind)][DEEPEST:]
        self.rest: Picture | None = None
        if deeper:
            words = _rest(desk, deeper, exposed)
            self.rest = desk.fitted(words, "body", 28, CELL - 10, CREAM, most=34)

    @property
    def says(self) -> tuple[str, ...]:
        """Every word in it."""
        rest = () if self.rest is None else (self.rest,)
        return tuple(word for name in (*self.names.values(), *rest) for word in name.says)

    def paint(self, brush: Brush, top: float, high: float) -> None:
        """Paint it so far down and so high."""
        brush.plate((6, top, 6, high), 3, self.line)
        for level in range(1, BEYOND + 1):
            tint = self.tints[LABELS[min((level - 1) // 2, len(LABELS) - 1)]]
            brush.plate(_box(level_area(level, top, high)), 8, tint, fill_opacity=0.55)
        for one in self.shown:
            area = level_area(one.level, top, high)
            known = one.card in self.exposed
            brush.plate(
                _box(area),
                8,
                MARK if known else self.tints[one.label],
                edge=EDGE if one.within else "#6F6554",
                edge_width=4 if one.within else 2,
                dash="" if one.within else "7 6",
            )
            brush.picture(self.names[one.card], area.centre)
        if self.rest is not None:
            brush.picture(self.rest, level_area(BEYOND, top, high).centre)


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
    rows = [_Row(desk, kind, stacks, snoops, exposed) for kind in TYPES]

    def paint(brush: Brush) -> None:
        brush.picture(ground, (size[0] / 2, size[1] / 2))
        for word, x in heads:
            brush.picture(word, (x, HEAD / 2 + 2))
        for number, row in enumerate(rows):
            row.paint(brush, HEAD + number * ROW, ROW - 4)

    says = [word for head, _ in heads for word in head.says]
    says += [word for row in rows for word in row.says]
    return painted(key, size, paint, desk.book, margin=30, says=tuple(says))


def _heads(desk: Desk) -> list[tuple[Picture, float]]:
    """The words over the levels, each over two of them."""
    found = []
    for place, word in enumerate(LABELS):
        first = level_area(1 + 2 * place, 0.0, ROW)
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


def _box(area: Area) -> Box:
    return area.left, area.top, area.width, area.height
