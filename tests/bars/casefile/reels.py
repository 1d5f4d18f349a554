"""The films of Casefile: the deal, offers and a trade, the die, and the folder that opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.intents import tag_of
from game.settings import Settings
from tests.bars.films import RATE, Film
from tests.bars.reels import Reel
from tests.kit.table_rig import Step
from tests.scenes.casefile.cases import ASKED, OFFERED, position
from tests.scenes.casefile.table_rig import Rig

SOLUTION = {"suspect": "S8", "weapon": "W5", "motive": "M8", "location": "L6"}
PAID: Step = ("trade", {"offerer": 1})
BEFORE = 0.6
"""Seconds before each act."""


def told(table: Rig, acts: Sequence[Step], after: float = 1.0) -> Film:
    """These acts one after the other, each shown to its end; windows in between are passed.

    Args:
        table: of computer players, who do nothing by themselves here.
        acts: what is done.
        after: seconds at the end.
    """
    scene, match = table.scene, table.match
    scene.pace.update = lambda dt, idle: False  # type: ignore[method-assign] # acts are given
    for act in acts:
        wanted = act if isinstance(act, str) else act[0]
        while wanted != "pass" and not _listed(match.decisions[0].options, wanted):
            table._act(("pass",))
            yield from _shown(table)
        table._act((act,))
        yield from _shown(table)
    yield from seconds(table, after)


def _listed(options: Any, tag: str) -> bool:
    return any(tag_of(one) == tag for one in options)


def _shown(table: Rig) -> Film:
    table.scene.watching.pull()
    yield from seconds(table, BEFORE)
    while not table.scene.choreographer.idle and table.stack.top is table.scene:
        yield from seconds(table, 1 / RATE)


def seconds(table: Rig, length: float) -> Film:
    """So many seconds of a table."""
    for _ in range(round(length * RATE)):
        table.step(1, 1 / RATE)
        yield table.context


def laid_out(settings: dict[str, Any], *, seed: int = 5, draws: bool = True, **more: Any) -> Rig:
    """Four computer players in the usual position."""
    how = Settings(**{"speed": "normal", **settings})
    return Rig(4, 0, seed=seed, arrange=position(**more), settings=how, draws=draws)


def beginning(**settings: Any) -> Film:
    """Sheets are pinned up, plates come, and all hands are dealt."""
    how = Settings(**{"speed": "normal", **settings})
    with Rig(4, 0, seed=3, settings=how, draws=True) as table:
        yield from seconds(table, 7.0)


TRADING: tuple[Step, ...] = (*OFFERED, PAID, "finish")
ROLLING: tuple[Step, ...] = (
    *ASKED,
    *["no_offer"] * 3,
    "keep",
    "reveal",
    *["discard"] * 4,
)


def offers(**settings: Any) -> Film:
    """Three pieces are asked for, two envelopes rise, one is traded, one goes back."""
    with laid_out(settings) as table:
        yield from told(table, TRADING)


def die(**settings: Any) -> Film:
    """Nobody offers; the die is rolled, a card is shown and marked, hands are filled again."""
    with laid_out(settings, seed=1, primary=1) as table:
        yield from told(table, ROLLING)


def wrong(**settings: Any) -> Film:
    """A solution is named, the folder comes to the middle, and it is wrong."""
    with laid_out(settings, folder=list(SOLUTION.values())) as table:
        yield from told(table, (("solve", {**SOLUTION, "weapon": "W3"}),), 2.0)


def right(**settings: Any) -> Film:
    """The folder opens, and the results come up."""
    with laid_out(settings, folder=list(SOLUTION.values())) as table:
        yield from told(table, (("solve", SOLUTION),), 4.0)
        assert table.stack.top.name == "results"


REELS: Mapping[str, Reel] = {
    "Casefile: the deal": beginning,
    "Casefile: offers and a trade": offers,
    "Casefile: the die": die,
    "Casefile: a wrong solution": wrong,
    "Casefile: the folder opens": right,
}
