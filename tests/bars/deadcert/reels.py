"""The films of each format: the beginning, what moves in a turn or a round, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.intents import Intent, tag_of
from game.settings import Settings
from systems.rules.deadcert.covertplay.intents import Arrange, PressConference
from systems.rules.deadcert.openplay.intents import MakeChief
from tests.bars.deadcert.secret_views import HAND, HIGH, KILLER, ONE_CARD, PACKETS
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


# -- COVERTplay --------------------------------------------------------------------------------


def _covert(settings: dict[str, Any], seats: int, **arrange: Any) -> Rig:
    given = {"packets": PACKETS, "dealer": seats - 1, **arrange}
    return Rig("covert", seats, 0, arrange=given, settings=Settings(**settings), draws=True)


def covert_beginning(**settings: Any) -> Film:
    """The Details, the deal of five hands, and computer players who gather."""
    table = Rig("covert", 5, 0, settings=Settings(**settings), draws=True)
    yield from _film(table, 18)
    table.close()


def covert_round(**settings: Any) -> Film:
    """Everybody files and locks at once, and the next round begins."""
    table = _covert(settings, 4, stage=2, **{"hand.0": HAND, "gathered.0": ONE_CARD[5:8]})
    yield from _film(table, 8)
    table.close()


def covert_press(**settings: Any) -> Film:
    """A Press Conference: all hands are turned up, and the killer's cards come to the middle."""
    held = {"hand.0": [KILLER[2], *ONE_CARD[:4]], "locked.0": list(KILLER[:2])}
    given = {"packets": PACKETS, "stage": 4, "dealer": 3, **held}
    table = Rig("covert", 4, 0, arrange=given, settings=Settings(**settings), draws=True)
    for decision in table.match.decisions:
        first = decision.seat == 0
        table.match.submit(decision.seat, PressConference(KILLER) if first else Arrange())
    table.scene.watching.pull()
    yield from _film(table, 9)
    table.close()


# -- SOLOplay ----------------------------------------------------------------------------------


def solo_beginning(**settings: Any) -> Film:
    """The Details, and seven cards that are laid out."""
    table = Rig("solo", 1, 1, seed=7, settings=Settings(**settings), draws=True)
    yield from _film(table, 13)
    table.close()


def solo_round(**settings: Any) -> Film:
    """Three cards come, each is read, and three go under their stacks."""
    table = Rig("solo", 1, 1, seed=7, arrange=HIGH, settings=Settings(**settings), draws=True)
    table.wait_for_panel()
    for kind in ("confirm", *("left", "left", "confirm") * 3):
        table.press(kind)
        yield from _film(table, 0.7)
        for _ in range(8 * RATE):
            if table.scene.panel is not None:
                break
            yield from _film(table, 1 / RATE)
    table.close()


def solo_end(**settings: Any) -> Film:
    """A Snoop brings the last card back, and the killer's cards come to the middle."""
    given = {
        "packets": PACKETS,
        "laid_out": [*KILLER[:2], "SO", *ONE_CARD[:4]],
        "filed.O": [KILLER[2]],
        "end_game": True,
    }
    table = Rig("solo", 1, 1, arrange=given, settings=Settings(**settings), draws=True)
    table.wait_for_panel()
    snoop = next(one for one in table.match.decisions[0].options if tag_of(one) == "reclaim")
    table.scene.submit(0, snoop)
    yield from _film(table, 11)
    table.close()


REELS: Mapping[str, Reel] = {
    "DEADCERT: beginning": beginning,
    "DEADCERT: laying out": laying,
    "DEADCERT: a swap": swap,
    "DEADCERT: the end": end,
    "COVERTplay: beginning": covert_beginning,
    "COVERTplay: a round": covert_round,
    "COVERTplay: the press": covert_press,
    "SOLOplay: beginning": solo_beginning,
    "SOLOplay: a round": solo_round,
    "SOLOplay: the end": solo_end,
}
