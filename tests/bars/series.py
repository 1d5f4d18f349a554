"""What is between matches, with the toy that has four formats and two modes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from game.core.setup import SeatSetup, Setup
from game.match.session import HUMAN, RANDOM, Player, Session
from scenes import screens
from scenes.lobby.scene import LobbyScene
from tests.bars.house import House, View
from tests.kit.games import with_toys

GAME = "night_doors"


def _toy(open_: Callable[[House], object]) -> Callable[[House], None]:
    """With the toys in the house until the screen is taken away."""

    def with_it(house: House) -> None:
        stack = ExitStack()
        stack.enter_context(with_toys())
        house.closing.append(stack.close)
        open_(house)

    return with_it


def _shot(name: str, *then: str) -> Callable[[House], None]:
    def open_(house: House) -> None:
        house.shot(name, game=GAME)
        house.press(*then)

    return _toy(open_)


def _lobby(**more: Any) -> Callable[[House], None]:
    def open_(house: House) -> None:
        house.context.last_device = "pad.0"
        house.push(LobbyScene(house.context, GAME, "stroll", seed=4, **more))

    return _toy(open_)


def _walk(house: House) -> None:
    house.context.settings.walked = []
    names = tuple(SeatSetup(name) for name in ("Ann", "Dr Bell", "Olive"))
    players = [Player(HUMAN), Player(RANDOM), Player(RANDOM)]
    session = Session.open(Setup(GAME, "stroll", names, 3), players)
    house.push(screens.make("table", house.context, session=session))
    house.step(0.5)


VIEWS: tuple[View, ...] = (
    View("walk", _toy(_walk), covers=True),
    View("formats", _shot("formats")),
    View("formats: a mode", _shot("formats", "down", "right", "confirm")),
    View("lobby: of a career", _lobby(mode="tour")),
    View("lobby: a further table", _lobby(mode="league", adds_table=True)),
    View("career", _shot("career")),
    View("ceremony", _shot("ceremony")),
    View("laying", _shot("laying")),
    View("group", _shot("group")),
    View("panes", _shot("panes")),
    View("joint", _shot("joint")),
    View("codes", _shot("codes")),
    View("enter code", _shot("enter_code"), thing=True),
)
