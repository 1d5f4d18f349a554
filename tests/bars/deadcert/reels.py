"""The films of OPENplay: the beginning, fetching and laying out, a swap, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.intents import Intent, tag_of
from game.settings import Settings
from systems.rules.deadcert.openplay.intents import MakeChief
from tests.bars.films import RATE, Film
from tests.bars.reels import Reel
from tests.scenes.deadcert.table_rig import Rig


def _film(table: Rig, seconds: float) -> Film:
    for _ in range(round(seconds * RATE)):
        table.step(1, 1 / RATE)
        yield table.context


def _rig(settings: dict[str, Any], *args: Any, **how: Any) -> Rig:
    return Rig("open", *args, settings=Settings(**settings), draws=True, **how)


def beginning(**settings: Any) -> Film:
    """The Details are held up, the cards are shuffled, and computer players begin."""
    table = _rig(settings, 4, 0)
    yield from _film(table, 20)
    table.close()


def _decides(table: Rig, wanted: str, seconds: float) -> Film:
    """Whoever is asked does something of a kind."""
    table.wait_for_panel()
    yield from _film(table, 0.5)
    decision = table.match.decisions[0]
    found: list[Intent] = [one for one in decision.options if tag_of(one) == wanted]
    table.scene.submit(decision.seat, found[0])
    yield from _film(table, seconds)


def laying(**settings: Any) -> Film:
    """A card is fetched and becomes Chief Suspect."""
    table = _rig(settings, 4, 4, seed=2, play=30, upto="turn")
    yield from _decides(table, "fetch", 2.5)
    if table.match.decisions[0].kind == "open_suspect":
        yield from _decides(table, "make_chief", 2.5)
    table.close()


def swap(**settings: Any) -> Film:
    """A Snoop takes a Chief Suspect."""
    table = _rig(settings, 4, 4, seed=1, play=20, upto="snoop")
    yield from _decides(table, "swap", 3)
    table.close()


def end(**settings: Any) -> Film:
    """The third card of the murderer is laid out, and the results come up."""
    case = {"packets": ["A", "C", "C"], "turn": 0}
    with_two = killer_cards()
    arrange = {
        **case,
        "chiefs.0": [with_two[0]],
        "chiefs.1": [with_two[1]],
        "fresh": [with_two[2], "..."],
    }
    table = _rig(settings, 2, 2, seed=1, arrange=arrange)
    table.wait_for_panel()
    decision = table.match.decisions[0]
    assert decision.kind == "open_suspect", "nothing is filed, so that the card is fetched at once"
    yield from _film(table, 0.5)
    table.scene.submit(decision.seat, MakeChief())
    yield from _film(table, 9)
    assert table.stack.top.name == "results"
    table.close()


def killer_cards() -> tuple[str, ...]:
    """The murderer's cards of the case with the packets A, C and C."""
    from systems.rules.deadcert.episode import case_of

    return case_of("", ("A", "C", "C")).killer_cards


REELS: Mapping[str, Reel] = {
    "DEADCERT: beginning": beginning,
    "DEADCERT: laying out": laying,
    "DEADCERT: a swap": swap,
    "DEADCERT: the end": end,
}
