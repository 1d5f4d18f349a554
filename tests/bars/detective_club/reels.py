"""The films of Detective Club: a painting is hung, the talk, votes and notebooks, the count; what
somebody alone does at the table, and what several do behind the curtain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.settings import Settings
from scenes.private.curtain import CurtainScene
from tests.bars.detective_club.catalogue import hung
from tests.bars.films import RATE, Film
from tests.bars.reels import Reel
from tests.scenes.detective_club.cases import HAND, position
from tests.scenes.detective_club.table_rig import Rig


def _reel(seconds: float, *, seats: int = 6, upto: str = "", play: int = 0) -> Callable[..., Film]:
    """A film of computer players from some decision on."""

    def film(**settings: Any) -> Film:
        how = Settings(**{"speed": "normal", **settings})
        with Rig(seats, 0, seed=6, upto=upto, play=play, settings=how, draws=True) as table:
            for _ in range(round(seconds * RATE)):
                table.step(1, 1 / RATE)
                yield table.context

    return film


def _pass(table: Rig, seconds: float) -> Film:
    for _ in range(round(seconds * RATE)):
        table.step(1, 1 / RATE)
        yield table.context


def lone_hand(**settings: Any) -> Film:
    """The own hand lies open: along the paintings, one is played, a new one comes."""
    how = Settings(**{"speed": "normal", **settings})
    laid = position("play_cards", active=3, played__3=["E005"], hand__0=list(HAND))
    with Rig(4, 1, arrange=laid, settings=how, draws=True) as table:
        table.wait_for_panel()
        for kind in ("right", "right", "down", "left", "confirm"):
            table.devices.press(kind, 0)
            yield from _pass(table, 0.4)
        yield from _pass(table, 3.0)


def behind(**settings: Any) -> Film:
    """The curtain opens on hand, notebook and wall; a painting is chosen, and it closes."""
    how = Settings(**{"speed": "normal", **settings})
    laid = position("play_cards", played__0=["E005"], hand__1=list(HAND))
    with Rig(4, 4, arrange=laid, settings=how, draws=True) as table:
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        curtain = table.stack.top
        assert isinstance(curtain, CurtainScene)
        yield from _pass(table, 1.0)
        for kind in ("confirm", "right", "down", "extra", "back", "confirm"):
            table.devices.press(kind, curtain.seat)
            yield from _pass(table, 1.2)  # as in the hall: one screen and another are no flash
        yield from _pass(table, 2.0)


def hidden_votes(**settings: Any) -> Film:
    """Votes that were cast face down are shown all at once, then the notebooks."""
    how = Settings(**{"speed": "normal", **settings})
    laid = hung(5, step="vote", vote__1=2, vote__2=3, vote__3=2)
    rules = {"vote_mode": "secret_in_order"}
    with Rig(5, 0, arrange=laid, rules=rules, settings=how, draws=True) as table:
        yield from _pass(table, 9.0)


REELS: Mapping[str, Reel] = {
    "Detective Club: paintings are hung": _reel(9.0),
    "Detective Club: the word is said": _reel(7.0, upto="play_card", play=12),
    "Detective Club: votes and notebooks": _reel(16.0, seats=4, upto="vote", play=14),
    "Detective Club: a hand that lies open": lone_hand,
    "Detective Club: behind the curtain": behind,
    "Detective Club: hidden votes are shown": hidden_votes,
    "Detective Club: tokens are counted": _reel(12.0, seats=4, play=127),
}
