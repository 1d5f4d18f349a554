"""The films of Deadly Premonition: a battle, an accusation, a murder by die, a snowstorm."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.intents import Intent, tag_of
from game.settings import Settings
from tests.bars.films import RATE, Film
from tests.bars.reels import Reel
from tests.scenes.deadly_premonition.cases import HANDS, position
from tests.scenes.deadly_premonition.table_rig import Rig

Act = tuple[str, Mapping[str, Any]]


def _film(table: Rig, seconds: float) -> Film:
    for _ in range(round(seconds * RATE)):
        table.step(1, 1 / RATE)
        yield table.context


def _reel(acts: Sequence[Act], seconds: float, **more: Any) -> Callable[..., Film]:
    """A film of people who do these things, each as soon as it is asked for."""

    def film(**settings: Any) -> Film:
        table = Rig(4, 4, arrange=position(**more), settings=Settings(**settings), draws=True)
        for tag, fields in acts:
            table.wait_for_panel()
            yield from _film(table, 0.3)
            decision = table.match.decisions[0]
            table.scene.submit(decision.seat, _found(decision.options, tag, fields))
            yield from _film(table, 0.2)
            for _ in range(40):
                if table.scene.choreographer.idle:
                    break
                yield from _film(table, 0.25)
        yield from _film(table, seconds)
        table.close()

    return film


def _found(options: Any, tag: str, fields: Mapping[str, Any]) -> Intent:
    fits = [
        one
        for one in options
        if tag_of(one) == tag and all(getattr(one, name) == v for name, v in fields.items())
    ]
    assert fits, f"{tag} with {dict(fields)} is not legal"
    found: Intent = fits[0]
    return found


BATTLE: Sequence[Act] = (
    ("incriminate", {"card": "R02", "suspect": "S02"}),
    ("respond", {"card": "G13"}),
    ("respond", {"card": "R13"}),
    ("pass", {}),
)

REELS: Mapping[str, Reel] = {
    "Deadly Premonition: a battle": _reel(BATTLE, 1.0),
    "Deadly Premonition: an accusation": _reel(
        (("accuse", {"card": "R03", "suspect": "S03"}), ("pass", {})),
        1.0,
        hands={**HANDS, 0: ("R03", "R01")},
    ),
    "Deadly Premonition: a murder": _reel(
        (("check_weather", {}), ("reroll", {})),
        1.0,
        weather_deck=["RK1", "..."],
        dolls__2=["DOL1"],
    ),
    "Deadly Premonition: a snowstorm": _reel(
        (("check_weather", {}), *[("incriminate_own", {})] * 3), 1.0, weather_deck=["SN1", "..."]
    ),
}
