"""What stands below the envelope of the results: the signs of the bands, and who took hints."""

from __future__ import annotations

from collections.abc import Callable

from game.core.messages import message
from game.match.session import Session
from scenes.private.words import block
from scenes.results import timeline
from scenes.results.review import CaseReview
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST

LEGEND = (96.0, 838.0, 720.0, (56.0, 56.0, 46.0))
"""Left, first row, width, and the distance of one, two or three rows."""

HINTS_Y, HINTS_ROOM = 784.0, 710.0
BESIDE_BUTTONS = 886.0
"""Where the hints are said when no envelope, but a board, reaches down to the buttons."""

TO_WORDS, TO_NEXT = 14.0, 40.0

Put = Callable[[str, Picture, float, float], None]
"""Puts a named picture on the stage, around a point."""

_Entry = tuple[Picture, str]


def put_signs(desk: Desk, review: CaseReview, put: Put) -> None:
    """Say what star, flag and wedge mean, where there is a case to know."""
    if not review.cards:
        return
    entries = (
        (timeline.star(44), desk.say("results.sign_known")),
        (timeline.flag(44), desk.say("results.sign_accused")),
        (timeline.wedge(), desk.say("results.sign_cases", **{"from": review.most})),
    )
    left, top, width, pitches = LEGEND
    size = desk.text.size("body", 32)
    while size > SMALLEST and len(_rows(desk, entries, size, width)) > 2:
        size -= 1
    rows = _rows(desk, entries, size, width)
    pitch = pitches[min(len(rows), 3) - 1]
    number = 0
    for row, signs in enumerate(rows):
        x, y = left, top + pitch * row
        for sign, words in signs:
            put(f"legend.sign.{number}", sign, x + sign.size[0] / 2, y)
            x += sign.size[0] + TO_WORDS
            room = left + width - x
            lettering = desk.fitted(words, "body", 32, room, desk.theme.text, most=size)
            put(f"legend.{number}", lettering, x + lettering.size[0] / 2, y)
            x += lettering.size[0] + TO_NEXT
            number += 1


def _rows(desk: Desk, entries: tuple[_Entry, ...], size: float, width: float) -> list[list[_Entry]]:
    """The signs with their words in as few rows as hold them."""
    rows: list[list[_Entry]] = []
    used = width
    for sign, words in entries:
        wide = sign.size[0] + TO_WORDS + desk.fixed.measure(words, "body", size)[0]
        if used + TO_NEXT + wide > width:
            rows.append([])
            used = -TO_NEXT
        rows[-1].append((sign, words))
        used += TO_NEXT + wide
    return rows


def put_hints(desk: Desk, session: Session, review: CaseReview, put: Put) -> None:
    """Say who took how many hints, at a table that gives them."""
    if not session.gives_hints:
        return
    taken = session.hints_taken
    rows = tuple(
        message("results.hints_of", seat=seat, count=taken[seat])
        for seat in range(len(taken))
        if taken[seat]
    )
    words = desk.runs("results.hints", hints=rows) if rows else desk.say("results.hints_none")
    line = desk.fitted(words, "body", 32, HINTS_ROOM, desk.theme.text, most=44)
    y = HINTS_Y if review.cards else BESIDE_BUTTONS
    put("hints", line, 96 + line.size[0] / 2, y)


def name_plate(desk: Desk, card: str) -> Picture:
    """The name of the card that rises, on a plate below the envelope."""
    name = desk.say(desk.manifest.card(card).name)
    lettering = block(desk, name, "body", 40, (640, 70), desk.theme.text)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, 710, 84), 18, "#0D0A09", fill_opacity=0.92)
        brush.picture(lettering, (355, 42))

    key = ("spoken", name, desk.text.percent)
    return painted(key, (710, 84), paint, desk.book, says=(name,))
