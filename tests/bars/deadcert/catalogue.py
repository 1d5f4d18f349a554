"""The table of OPENplay and Co-op in each decision, with two to six seats, and what it opens."""

from __future__ import annotations

from collections.abc import Callable

from game.match.session import TableOptions
from scenes.hint_visit import HintScene
from scenes.private.curtain import CurtainScene
from systems.table.privacy import Drape
from tests.bars.deadcert import secret_views
from tests.bars.house import House, View
from tests.scenes.deadcert.table_rig import Rig

LONG = ("Wilhelmina", "Bartholomew", "Maximiliane", "Constantine", "Wolfgangus", "Gwendoline")


def decision(
    format_: str,
    seats: int,
    kind: str,
    *then: str,
    play: int = 24,
    seed: int = 1,
    names: tuple[str, ...] = (),
) -> Callable[[House], object]:
    """A decision of one of several people, and what follows from presses."""

    def open_(house: House) -> Rig:
        named = {"names": names} if names else {}
        table = Rig(
            format_, seats, seats, seed=seed, play=play, upto=kind, context=house.context, **named
        )  # type: ignore[arg-type] # names alone
        house.closing.append(table.close)
        table.wait_for_panel()
        table.press(*then)
        table.step(10)
        return table

    return open_


def stack(*, own: bool) -> Callable[[House], object]:
    """A filed stack that is looked through, or the own one that is read."""

    def open_(house: House) -> None:
        kind = "open_turn" if own else "open_exchange"
        table = Rig("open", 2, 2, seed=4, play=70, upto=kind, context=house.context)
        house.closing.append(table.close)
        if own:
            table.wait_for_panel()
            table.press("extra")
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        curtain = table.stack.top
        assert isinstance(curtain, CurtainScene)
        table.until(lambda: curtain.curtain.state is Drape.CLOSED)
        table.devices.press("confirm", curtain.seat)
        table.step(30)

    return open_


def hint(format_: str, seats: int) -> Callable[[House], object]:
    """A hint on a page of its own, for the only person."""

    def open_(house: House) -> None:
        table = Rig(format_, seats, 1, seed=4, context=house.context)
        house.closing.append(table.close)
        table.session.options = TableOptions(hints=True)
        table.wait_for_panel()
        table.press("pause", "extra", "confirm")
        table.step(30)
        assert isinstance(table.stack.top, HintScene)

    return open_


def aloud(kind: str, seats: int) -> Callable[[House], object]:
    """A decision about which a computer partner says something."""

    def open_(house: House) -> None:
        table = Rig("coop", seats, 1, seed=4, play=24, upto=kind, names=LONG, context=house.context)
        house.closing.append(table.close)
        table.session.options = TableOptions(hints=True)
        table.scene.table.gives_hints = True
        table.wait_for_panel()
        table.step(10)
        assert any("“" in text for text in table.scene.strings())

    return open_


def end(format_: str, *, results: bool) -> Callable[[House], object]:
    """The murderer's cards in the middle, or the results."""

    def open_(house: House) -> None:
        table = Rig(format_, 3, 0, seed=6, play=4000, context=house.context)
        house.closing.append(table.close)
        table.step(6 if not results else 60)
        assert (table.stack.top is not table.scene) == results

    return open_


VIEWS: tuple[View, ...] = (
    View("DEADCERT: a turn, 2 seats", decision("open", 2, "turn"), thing=True),
    View("DEADCERT: a turn, 4 seats", decision("open", 4, "turn"), thing=True),
    View("DEADCERT: a turn, 6 long names", decision("open", 6, "turn", names=LONG), thing=True),
    View(
        "DEADCERT: whose stack",
        decision("open", 5, "turn", "right", "right", "confirm", play=30),
        thing=True,
    ),
    View("DEADCERT: a card is read", decision("open", 4, "suspect"), thing=True),
    View("DEADCERT: a card is read, 6 seats", decision("open", 6, "suspect"), thing=True),
    View("DEADCERT: a card is read, 3 seats", decision("open", 3, "suspect", seed=2), thing=True),
    View("DEADCERT: a Snoop", decision("open", 4, "snoop"), thing=True),
    View("DEADCERT: a Snoop, 6 seats", decision("open", 6, "snoop"), thing=True),
    View("DEADCERT: a Detail", decision("open", 4, "suspect", "page_right"), thing=True),
    View("DEADCERT: a hint", hint("open", 4)),
    View("DEADCERT: a hint to a team", hint("coop", 4)),
    View("DEADCERT: a hint, COVERTplay", hint("covert", 3)),
    View("DEADCERT: advice", hint("solo", 1)),
    View("DEADCERT: a partner, a turn", aloud("turn", 4), thing=True),
    View("DEADCERT: a partner, a card is read", aloud("suspect", 6), thing=True),
    View("DEADCERT: a stack", stack(own=False), thing=True),
    View("DEADCERT: the own stack", stack(own=True), thing=True),
    View("DEADCERT: a team's turn", decision("coop", 4, "turn", play=40), thing=True),
    View("DEADCERT: a team's stack", decision("coop", 2, "exchange", play=40), thing=True),
    View("DEADCERT: a team's Snoop", decision("coop", 3, "snoop"), thing=True),
    View(
        "DEADCERT: a team's Snoop, a card",
        decision("coop", 3, "snoop", "confirm"),
        thing=True,
    ),
    View("DEADCERT: a team of six", decision("coop", 6, "turn", play=40), thing=True),
    View("DEADCERT: it was", end("open", results=False)),
    View("DEADCERT: results", end("open", results=True)),
    View("DEADCERT: results of a team", end("coop", results=True)),
    *secret_views.VIEWS,
)

WARMED = True
"""What its tables need is drawn piece by piece before it is needed."""
