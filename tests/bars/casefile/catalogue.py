"""Casefile in each decision, with two to four seats, and its private pages."""

from __future__ import annotations

from functools import partial

from tests.bars import asking
from tests.bars.asking import LONG, first_look
from tests.bars.house import House, View
from tests.scenes.casefile.cases import ASKED, BONUS, HANDS, OFFERED, position
from tests.scenes.casefile.table_rig import Rig

ON = ("investigate",)


asked = partial(asking.asked, Rig, position, hands=HANDS)
"""A decision of one of several people, with the usual hands."""


def end(house: House) -> None:
    """How it ended, on the table."""
    solution = {"suspect": "S8", "weapon": "W5", "motive": "M8", "location": "L6"}
    table = Rig(
        4,
        0,
        arrange=position(folder=list(solution.values())),
        context=house.context,
        acts=(("solve", solution),),
    )
    house.closing.append(table.close)
    table.step(6)


DISCARDS = ["S3", "F4", "W3", "..."]
LOOK = ("down",) * 9
MINE = (*LOOK, "right", "confirm")
"""To the plate that leads to the own cards."""


def _hand(*cards: str) -> dict[int, tuple[str, ...]]:
    return {**HANDS, 0: cards}


WARMED = True
"""The table's own deal keeps the bar of ``bench``: ``tests/commands/test_bench_drawing.py``."""

VIEWS: tuple[View, ...] = (
    View("Casefile: a turn, 2 seats", asked(seats=2), thing=True),
    View("Casefile: a turn, 3 seats", asked(seats=3), thing=True),
    View("Casefile: a turn, 4 seats", asked(names=LONG), thing=True),
    View("Casefile: solving", asked("down", "confirm"), thing=True),
    View(
        "Casefile: a solution",
        asked("down", "confirm", *["confirm"] * 4, names=LONG),
        thing=True,
    ),
    View("Casefile: asking", asked(acts=ON), thing=True),
    View("Casefile: two pieces named", asked("confirm", "confirm", acts=ON), thing=True),
    View("Casefile: three pieces named", asked(*["confirm"] * 3, acts=ON, seats=2), thing=True),
    View(
        "Casefile: five pieces",
        asked(*["confirm"] * 5, step="main_action", long_interview=True),
        thing=True,
    ),
    View("Casefile: offers", asked(acts=OFFERED, names=LONG), thing=True),
    View(
        "Casefile: offers, 2 seats",
        asked(acts=(*ASKED, ("offer", {"cards": ("S4", "F3")})), seats=2),
        thing=True,
    ),
    View(
        "Casefile: offers, a point off",
        asked(
            acts=(
                *ON,
                ("play", {"card": "F7"}),
                ASKED[1],
                *["pass"] * 3,
                *OFFERED[2:],
            ),
            hands=_hand("F7", "M1", "L7", "W7"),
        ),
        thing=True,
    ),
    View("Casefile: offers, alone", asked(acts=OFFERED, humans=1), thing=True),
    View("Casefile: a window", asked(acts=ASKED, discard_pile=DISCARDS), covers=True),
    View("Casefile: the first look", first_look(Rig)),
    View("Casefile: my cards", asked("down", acts=ON, humans=1, behind=None), thing=True),
    View("Casefile: an offer", asked(acts=ASKED, behind=("right", "confirm")), thing=True),
    View("Casefile: nothing to offer", asked(acts=ASKED, behind=(), hands={1: ()}), thing=True),
    View("Casefile: a payment", asked("confirm", acts=OFFERED, behind=("confirm",)), thing=True),
    View(
        "Casefile: nobody offers",
        asked(acts=(*ASKED, *["no_offer"] * 3), behind=("right",)),
        thing=True,
    ),
    View(
        "Casefile: a stakeout",
        asked(acts=(*ON, ("play", {"card": "F9"})), hands=_hand(*BONUS), behind=("right",)),
        thing=True,
    ),
    View(
        "Casefile: a search is answered",
        asked(
            acts=(*ON, ("play", {"card": "F8", "target": 2, "type": "suspect"})),
            hands=_hand(*BONUS),
        ),
        covers=True,
    ),
    View("Casefile: what the die wants", asked(step="die", behind=("right",), seed=4), thing=True),
    View(
        "Casefile: too many cards",
        asked(step="reset", hands=_hand(*HANDS[0], *BONUS), behind=("right", "confirm")),
        thing=True,
    ),
    View("Casefile: the reset", asked(step="reset", behind=("right",)), thing=True),
    View("Casefile: a piece closely", asked("page_right", acts=ON), thing=True),
    View("Casefile: the weapons closely", asked("page_right", *["right"] * 2, acts=ON), thing=True),
    View("Casefile: it was", end, covers=True),
)
