"""All turns in one line: by whom they were, and how the cases of a seat became fewer."""

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


def cases_line(desk: Desk, review: Review, seat: int, size: tuple[float, float]) -> Picture:
    """The cases of one seat, turn by turn, as a narrowing band; star and flag where they belong."""
    cases = (
        review.start[seat].cases,
        *(turn.standings[seat].cases for turn in review.turns),
    )
    found = review.seats[seat]
    width, height = size
    thick = height - 8
    step = width / max(1, len(cases) - 1)
    middle = height / 2
    heights = [timeline.height_of(left, review.most, thick) for left in cases]
    upper = [f"{n * step:.1f} {middle - high / 2:.1f}" for n, high in enumerate(heights)]
    lower = [f"{n * step:.1f} {middle + high / 2:.1f}" for n, high in enumerate(heights)]
    path = "M" + "L".join((*upper, *reversed(lower))) + "Z"
    opacity = 0.45 if found.known is None else 0.9

    def paint(brush: Brush) -> None:
        colour = desk.style(seat).colour
        body = f'<path d="{path}" fill="{colour}" fill-opacity="{opacity}"/>'
        brush.svg(body, (0, 0, width, height))
        taken = -100.0
        if found.known is not None:
            taken = min(width - 20, (found.known + 1) * step)
            brush.picture(timeline.star(46), (taken, middle))
        for turn in found.accused:
            x = (turn + 1) * step
            x = max(x, taken + 44) if abs(x - taken) < 44 else x
            brush.picture(timeline.flag(46), (x, middle))

    key = ("cases line", cases, found.known, found.accused, desk.style(seat), size)
    return painted(key, size, paint, margin=60)


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
