"""All turns in one line, with stars where somebody could first know the solution."""

from __future__ import annotations

from game.core.insight import Review
from scenes.results import timeline
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.signs import shape_outline
from systems.table.theme import FOCUS, INK

WIDTH, HEIGHT = 1728.0, 56.0
STEP_MOST = 60.0
DOT = 11.0
STAR = 34.0


def turn_strip(desk: Desk, review: Review, current: int) -> Picture:
    """A sign in colour and shape of its seat for every turn; the present one is larger.

    Args:
        desk: for the styles of the seats.
        review: with the turns.
        current: the turn that is shown.
    """
    count = len(review.turns)
    step = min(STEP_MOST, WIDTH / max(1, count))
    seats = tuple(turn.seat for turn in review.turns)
    known = frozenset(seat.known for seat in review.seats if seat.known is not None)

    def paint(brush: Brush) -> None:
        body = ""
        for number, seat in enumerate(seats):
            style = desk.style(seat)
            x = step * (number + 0.5)
            radius = min(DOT, step * 0.36)
            if number == current:
                radius = min(1.5 * DOT, step * 0.6)
                body += (
                    f'<circle cx="{x}" cy="40" r="{radius + 6}" fill="none" stroke="{FOCUS}" '
                    'stroke-width="4"/>'
                )
            outline = shape_outline(style.shape, x, 40, radius)
            body += f'{outline} fill="{style.colour}" stroke="{INK}" stroke-width="2"/>'
        brush.svg(body, (0, 0, WIDTH, HEIGHT + 10))
        for number in known:
            brush.picture(timeline.star(STAR), (step * (max(0, number) + 0.5), 12))

    key = ("turn strip", seats, known, current)
    return painted(key, (WIDTH, HEIGHT + 10), paint)
