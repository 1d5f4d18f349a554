"""What is filmed: the ways through the house, the attract mode, and what each game adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.content import registry
from scenes import screens
from tests.bars.films import RATE, Film
from tests.bars.house import House, of_game

Reel = Callable[..., Film]
"""Makes a film with the settings it is given."""


def _frames(house: House, seconds: float) -> Film:
    for _ in range(round(seconds * RATE)):
        house.step(1 / RATE)
        house.draw()
        yield house.context


def hall(**settings: Any) -> Film:
    """Along the arches, into the settings and back, to a table, people sit down, a page opens."""
    house = House(**{"speed": "normal", **settings})
    house.context.last_device = "pad.0"
    house.push(screens.make("title", house.context))
    presses = (
        *(("pad.0", kind) for kind in ("down", "up", "pause", "down", "right", "right", "back")),
        *(("pad.0", kind) for kind in ("back", "extra", "down", "back", "confirm")),
        *((f"pad.{number}", "confirm") for number in (1, 2, 3)),
        ("pad.0", "extra"),
        ("pad.0", "back"),
    )
    for device, kind in presses:
        house.devices.press(kind, device=device)
        yield from _frames(house, 1.2)
    house.clear()


def attract(**settings: Any) -> Film:
    """The attract mode: the street, a table, a thought."""
    from game.settings import KioskConfig

    house = House(**{"speed": "normal", **settings})
    house.push(screens.make("attract", house.context, config=KioskConfig()))
    yield from _frames(house, 14)
    house.clear()


def reels() -> Mapping[str, Reel]:
    """All films, by name."""
    found: dict[str, Reel] = {"hall": hall, "attract": attract}
    for game in registry.games():
        own = of_game(game, "reels")
        if own is not None:
            found |= own.REELS
    return found
