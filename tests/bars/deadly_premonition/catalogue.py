"""Deadly Premonition in each decision, with two to four seats, and its private pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tests.bars import asking
from tests.bars.asking import LONG, first_look
from tests.bars.house import House, View
from tests.scenes.deadly_premonition.cases import FULL, HANDS, position
from tests.scenes.deadly_premonition.table_rig import Rig

UNDER: Mapping[str, Any] = {
    "mark": "S05",
    "protection": {"S01": [1], "S04": [0, 2]},
    "locks": {"S02": [2], "S16": [1]},
    "weather_lasting__1": ["TF1"],
    "dolls__2": ["DOL1"],
    "ban_pending__2": ["action", "evidence"],
    "amplify_pending": [2],
    "removed": [3],
    "hands": {0: HANDS[0], 1: HANDS[1], 2: HANDS[2]},
}
"""Everything that a seat or a suspect can be under."""

asked = partial(asking.asked, Rig, position, hands=HANDS)
"""A decision of one of several people, with the usual hands."""


def end(*, results: bool) -> Callable[[House], object]:
    """How it ended, on the table or on the screen of results."""

    def open_(house: House) -> None:
        arrange = position(hands={0: ("R07",), 1: ("G13",)})
        table = Rig(4, 0, arrange=arrange, context=house.context, acts=("accuse", "pass"))
        house.closing.append(table.close)
        table.step(6 if not results else 60)
        assert (table.stack.top is not table.scene) == results

    return open_


def later(seats: int, seed: int, decisions: int) -> Callable[[House], object]:
    """A turn late in a game of people."""

    def open_(house: House) -> None:
        table = Rig(
            seats, seats, seed=seed, play=decisions, upto="main_move", context=house.context
        )
        house.closing.append(table.close)
        table.wait_for_panel()
        table.step(10)

    return open_


PAGE = ("confirm",)
WIDE = {0: FULL}
ATTACK = (("incriminate", {"card": "R02", "suspect": "S02"}),)
DEAL = {**HANDS, 0: ("R02", "R13", "OBJ1")}


def _at(card: str, *then: str) -> tuple[str, ...]:
    """The ways to a card of the wide hand, which is sorted by kind first."""
    place = ("R02", "D01", "COF2", "IDL1", "LOC1", "TOI1", "WIT1", "YEO1").index(card)
    row, column = divmod(place, 4)
    return ("extra", *["up"] * 3, *["left"] * 4, *["down"] * row, *["right"] * column, *then)


VIEWS: tuple[View, ...] = (
    View("Deadly Premonition: a turn, 2 seats", asked(seats=2), thing=True),
    View("Deadly Premonition: a turn, 3 seats", later(3, 9, 60), thing=True),
    View("Deadly Premonition: a turn, 4 seats", asked(), thing=True),
    View("Deadly Premonition: all that can be", asked(names=LONG, **UNDER), thing=True),
    View(
        "Deadly Premonition: a battle",
        asked(acts=ATTACK, hands={**DEAL, 1: ("G13", "G06", "COF1", "G12", "R01")}, names=LONG),
        thing=True,
    ),
    View(
        "Deadly Premonition: a long battle",
        asked(
            acts=(
                *ATTACK,
                ("respond", {"card": "G13"}),
                ("respond", {"card": "R13"}),
                ("respond", {"card": "COF1"}),
            )
        ),
        thing=True,
    ),
    View(
        "Deadly Premonition: an accusation, 2 seats",
        asked(acts=(("accuse", {"suspect": "S07"}),), seats=2, hands={0: ("R07",), 1: HANDS[1]}),
        thing=True,
    ),
    View(
        "Deadly Premonition: alone, an answer",
        asked(
            acts=(("incriminate", {"suspect": "S05"}),),
            humans=1,
            turn=1,
            hands={1: ("R05",), 0: ("G05", "G13", "R01", "R02", "OBJ1", "COF1", "STA1")},
        ),
        thing=True,
    ),
    View(
        "Deadly Premonition: a doll",
        asked(acts=("check_weather",), weather_deck=["SL1", "..."], dolls__2=["DOL1"]),
        thing=True,
    ),
    View(
        "Deadly Premonition: a snowstorm",
        asked(acts=("check_weather",), weather_deck=["SN1", "..."]),
        thing=True,
    ),
    View(
        "Deadly Premonition: whom to protect",
        asked(acts=(("protect", {"card": "WIT1"}),), hands=WIDE),
        thing=True,
    ),
    View(
        "Deadly Premonition: a second suspect",
        asked(acts=(("incriminate", {"card": "R02"}),), amplify_pending=[0]),
        thing=True,
    ),
    View("Deadly Premonition: the first look", first_look(Rig)),
    View("Deadly Premonition: a move", asked(*PAGE, behind=()), thing=True),
    View("Deadly Premonition: a move, 2 seats", asked(*PAGE, seats=2, behind=()), thing=True),
    View("Deadly Premonition: alone, a move", asked(humans=1, behind=()), thing=True),
    View(
        "Deadly Premonition: a move, eight cards",
        asked(*PAGE, hands=WIDE, behind=_at("COF2")),
        thing=True,
    ),
    View(
        "Deadly Premonition: the sides of a card",
        asked(*PAGE, hands=WIDE, behind=_at("COF2", "confirm")),
        thing=True,
    ),
    View(
        "Deadly Premonition: why not",
        asked(*PAGE, hands=WIDE, behind=_at("D01", "confirm", "up", "up")),
        thing=True,
    ),
    View(
        "Deadly Premonition: whom",
        asked(*PAGE, hands=WIDE, behind=_at("R02", "confirm", "confirm")),
        thing=True,
    ),
    View(
        "Deadly Premonition: a swap",
        asked(*PAGE, hands=WIDE, behind=_at("IDL1", "confirm", "down", "confirm", "confirm")),
        thing=True,
    ),
    View(
        "Deadly Premonition: an attribute",
        asked(*PAGE, hands=WIDE, behind=_at("LOC1", "confirm", "confirm")),
        thing=True,
    ),
    View(
        "Deadly Premonition: the weather",
        asked(
            acts=(("peek_weather", {"card": "YEO1"}),),
            hands=WIDE,
            behind=("confirm",),
            weather_deck=["RK1", "SN1", "CS1", "..."],
        ),
        thing=True,
    ),
    View(
        "Deadly Premonition: too many cards",
        asked(acts=("end_turn",), hands={0: (*FULL, "G01")}, behind=("confirm",)),
        thing=True,
    ),
    View("Deadly Premonition: a line-up", asked("page_right"), thing=True),
    View("Deadly Premonition: it was", end(results=False)),
)

WARMED = True
"""What its tables need is drawn piece by piece before it is needed."""
