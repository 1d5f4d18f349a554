"""Views of a table that is laid out: a decision of one of several people, or a private page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scenes.private.curtain import CurtainScene
from systems.table.privacy import Drape
from tests.bars.house import House
from tests.kit.table_rig import NAMES, Step, TableRig

LONG = ("Wilhelmina", "Bartholomew", "Maximiliane", "Constantine")
"""The longest names of people."""


def asked(
    rig: Callable[..., TableRig],
    position: Callable[..., dict[str, Any]],
    *keys: str,
    hands: Mapping[int, Sequence[str]],
    seats: int = 4,
    humans: int | None = None,
    acts: Sequence[Step] = (),
    names: tuple[str, ...] = NAMES,
    behind: Sequence[str] | None = None,
    seed: int = 5,
    **more: Any,
) -> Callable[[House], object]:
    """A decision of one of several people.

    Args:
        rig: makes the game's table.
        position: what lies there, of seats, hands and ``more``.
        keys: what is pressed in public once somebody is asked.
        hands, seats, more: of the position.
        humans: how many of the seats are people; all where it is left out.
        acts: what was done before.
        names: of the seats.
        behind: what is pressed on the private page, which is opened then.
        seed: of what is not laid out.
    """

    def open_(house: House) -> TableRig:
        table = rig(
            seats,
            seats if humans is None else humans,
            arrange=position(seats, hands, **more),
            names=names,
            context=house.context,
            acts=acts,
            seed=seed,
        )
        house.closing.append(table.close)
        if behind is None or keys:
            table.wait_for_panel()
            table.press(*keys)
            table.step(10)
        if behind is not None:
            open_page(table, behind)
        return table

    return open_


def open_page(table: TableRig, keys: Sequence[str]) -> None:
    """Whoever is called opens the page, and presses buttons there."""
    table.until(lambda: isinstance(table.stack.top, CurtainScene))
    curtain = table.stack.top
    assert isinstance(curtain, CurtainScene)
    if not getattr(curtain, "bare", False):
        table.until(lambda: curtain.curtain.state is Drape.CLOSED)
        table.devices.press("confirm", curtain.seat)
        table.step(30)
    for key in keys:
        table.devices.press(key, curtain.seat)
        table.step(3)
    table.step(10)


def first_look(rig: Callable[..., TableRig]) -> Callable[[House], None]:
    """What somebody is dealt, behind the curtain."""

    def open_(house: House) -> None:
        table = rig(4, 4, seed=3, context=house.context)
        house.closing.append(table.close)
        open_page(table, ())

    return open_
