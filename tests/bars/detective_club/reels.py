"""The films of Detective Club: a painting is hung, the talk, votes and notebooks, the count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.settings import Settings
from tests.bars.films import RATE, Film
from tests.bars.reels import Reel
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


REELS: Mapping[str, Reel] = {
    "Detective Club: paintings are hung": _reel(9.0),
    "Detective Club: the word is said": _reel(7.0, upto="play_card", play=12),
    "Detective Club: votes and notebooks": _reel(16.0, seats=4, upto="vote", play=14),
    "Detective Club: tokens are counted": _reel(12.0, seats=4, play=127),
}
