"""The measures of a private page: beside the Checklist, or over the whole width."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.private.choice_page import Signs
from scenes.tables.deadcert.filecards import is_large
from scenes.tabletop.desk import Desk
from systems.table.board import Area

MANY = 10
"""Above so many places the rows have six columns."""


@dataclass(frozen=True)
class Form:
    """Where things lie.

    Attributes:
        cards: left end and width of the rows.
        tops, height: of the rows.
        counter: where the file counter stands.
        reading: the plate for the card with the focus.
        sheet: the Checklist; None where it is a page of its own.
        columns: of a row with up to :data:`MANY` places.
        how: right end of the words in the corner.
    """

    cards: Area
    tops: tuple[float, float]
    height: float
    counter: Area
    reading: Area
    sheet: Area | None
    columns: int
    how: float

    def columns_for(self, count: int) -> int:
        """How many places a row has."""
        return max(self.columns, 6) if count > MANY else self.columns

    @property
    def signs(self) -> Signs:
        """Where the house writes."""
        return Signs((self.how, 136.0), 150.0, (PROMPTS.centre[0], 990.0), PROMPTS.width - 40)


CAPTION = Area(96, 954, 804, 72)
PROMPTS = Area(916, 954, 908, 72)

BESIDE = Form(
    Area(96, 172, 1074, 452),
    (172.0, 408.0),
    216.0,
    Area(892, 66, 280, 90),
    Area(96, 640, 1074, 282),
    Area(1204, 54, 620, 866),
    5,
    868.0,
)

WHOLE = Form(
    Area(96, 172, 1728, 412),
    (176.0, 388.0),
    196.0,
    Area(1464, 66, 360, 90),
    Area(96, 600, 1728, 332),
    None,
    6,
    1430.0,
)
"""For large letters."""


def form_of(desk: Desk) -> Form:
    """The form for the player's text size."""
    return WHOLE if is_large(desk) else BESIDE
