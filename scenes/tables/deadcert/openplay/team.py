"""What is read rather than counted: the aim of the format, and the open stacks of a team."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.messages import Message, message
from game.core.view import View
from scenes.parts.sheets import paper
from scenes.parts.typed import type_sign
from scenes.private.words import block
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.bots.openplay.team import suggestion
from systems.rules.deadcert.cards import TYPES, colour_of

Size = tuple[float, float]

LINES = 4
LINE = 32.0
"""Names below a Chief Suspect: so many lines, so far apart."""

GOAL: Size = (790.0, 164.0)


def heard(desk: Desk, view: View, seat: int) -> Message | None:
    """What the next computer partner of a seat says aloud about its decision (Co-op).

    Args:
        desk: of the table.
        view: what is on the screen; in Co-op everybody sees the same.
        seat: who decides.

    Returns:
        A sentence for all; None where the team has no computer partner, or nothing matters.
    """
    if view.format != "coop":
        return None
    members = desk.party.members
    others = [(seat + step) % len(members) for step in range(1, len(members))]
    partner = next((one for one in others if not members[one].is_human), None)
    said = None if partner is None else suggestion(view)
    return None if said is None else message(f"{GAME}.table.says", seat=partner, what=said)


def goal(desk: Desk) -> Picture:
    """The aim, on the desk where nothing else lies: three signs and a sentence."""
    words = desk.say(f"{GAME}.aim.{desk.party.setup.format}")
    lettering = block(desk, words, "quiet", 32, (GOAL[0] - 60, 108), desk.theme.quiet)
    key = ("deadcert goal", words, desk.theme, desk.text.percent)

    def paint(brush: Brush) -> None:
        middle = GOAL[0] / 2
        for step, kind in zip((-1, 0, 1), TYPES, strict=True):
            look = look_of(desk, kind)
            x = middle + 84 * step
            brush.picture(type_sign(desk, look, 44, look.line), (x, 24))
        brush.picture(lettering, (middle, 60 + lettering.size[1] / 2))

    return desk.once(key, lambda: painted(key, GOAL, paint, desk.book, says=(words,)))


def names_block(desk: Desk, cards: Sequence[str], width: float, gap: float) -> Picture:
    """The filed suspects of a seat: a column of forenames below each of its three places.

    Where there are more than fit the last line tells how many.
    """
    pitch = width + gap
    size = (pitch * (len(TYPES) - 1) + width, LINE * LINES)
    columns = [_column(desk, [c for c in cards if colour_of(c) == kind], width) for kind in TYPES]

    def paint(brush: Brush) -> None:
        # A tray under the cards: what lies in it is filed.
        brush.plate((-8, -4, size[0] + 16, size[1] + 8), 10, "#000000", fill_opacity=0.42)
        for place, column in enumerate(columns):
            x = place * pitch + width / 2
            for number, line in enumerate(column):
                brush.picture(line, (x, LINE * (number + 0.5)))

    says = tuple(word for column in columns for line in column for word in line.says)
    key = ("deadcert names", tuple(cards), width, gap, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=12, says=says))


def _column(desk: Desk, cards: Sequence[str], width: float) -> list[Picture]:
    shown = list(cards) if len(cards) <= LINES else list(cards[: LINES - 1])
    theme = desk.theme
    lines = [
        desk.fitted(printed.name_on(desk, card), "body", 28, width, theme.text, most=30)
        for card in shown
    ]
    if len(shown) < len(cards):
        words = desk.say(f"{GAME}.table.more", count=len(cards) - len(shown))
        lines.append(desk.fitted(words, "quiet", 28, width, theme.quiet, most=30))
    return lines


STACK: Size = (1180.0, 760.0)
"""An open stack that is looked at closely."""


def open_stack(desk: Desk, cards: Sequence[str], size: Size = STACK) -> Picture:
    """All filed suspects of a seat with their full names, in three columns."""
    width, height = size
    unit = width / STACK[0]
    column = (width - 80 * unit) / len(TYPES)
    by_type = {kind: [card for card in cards if colour_of(card) == kind] for kind in TYPES}
    most = max((len(own) for own in by_type.values()), default=0)
    step = min(52.0 * unit, (height - 130 * unit) / max(1, most))
    letters = max(28.0, min(36.0 * unit, step * 0.8))
    ink = desk.theme.paper_ink
    lines: dict[str, list[Picture]] = {}
    for kind, own in by_type.items():
        lines[kind] = [
            desk.fitted(
                printed.of(desk, card).name, "body", letters, column - 20, ink, most=letters
            )
            for card in own
        ]

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 14)
        for place, kind in enumerate(TYPES):
            look = look_of(desk, kind)
            left = 40 * unit + place * column
            brush.plate((left, 26 * unit, column - 20, 62 * unit), 10, look.band)
            sign = type_sign(desk, look, 46 * unit)
            brush.picture(sign, (left + (column - 20) / 2, 57 * unit))
            for number, line in enumerate(lines[kind]):
                y = 116 * unit + step * (number + 0.5)
                brush.picture(line, (left + line.size[0] / 2, y))

    says = tuple(word for own in lines.values() for line in own for word in line.says)
    key = ("deadcert stack", tuple(cards), size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=36, says=says))
