"""The films of Tudor Mansion: dealing, looking, walking, asking, accusing, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.settings import Settings
from scenes.private.curtain import CurtainScene
from systems.rules.tudor_mansion.intents import Accuse, Go, Suggest
from tests.bars.films import RATE, Film
from tests.bars.reels import Reel
from tests.scenes.tudor_mansion.table_rig import Rig

SECRET = ("mrs_white", "rope", "hall")


def _film(table: Rig, seconds: float) -> Film:
    for _ in range(round(seconds * RATE)):
        table.step(1, 1 / RATE)
        yield table.context


def _rig(settings: dict[str, Any], *args: Any, **how: Any) -> Rig:
    return Rig(*args, settings=Settings(**settings), draws=True, **how)


def deal(**settings: Any) -> Film:
    """A table is dealt for two people, and the first looks behind the curtain."""
    table = _rig(settings, 6, 2)
    yield from _film(table, 4.5)
    curtain = table.stack.top
    for _ in range(300):
        if isinstance(curtain, CurtainScene):
            break
        yield from _film(table, 1 / RATE)
        curtain = table.stack.top
    assert isinstance(curtain, CurtainScene)
    yield from _film(table, 1)
    table.devices.hold("confirm", curtain.seat)
    yield from _film(table, 2)
    table.devices.release("confirm", curtain.seat)
    yield from _film(table, 1)
    table.close()


def _acts(table: Rig, *intents: Any) -> Film:
    """Somebody who plays alone does these things, one after the other."""
    scene = table.scene
    for intent in intents:
        for _ in range(40 * RATE):
            if scene.panel is not None and scene.choreographer.idle:
                break
            yield from _film(table, 1 / RATE)
        assert scene.panel is not None
        yield from _film(table, 0.3)
        scene.submit(0, intent)
    yield from _film(table, 2.5)


def _arranged(**more: Any) -> dict[str, Any]:
    return {
        "turn": 0,
        "step": "move",
        "suspect_pos.miss_scarlett": "lounge",
        "envelope": list(SECRET),
        **more,
    }


def question(**settings: Any) -> Film:
    """Down a trapdoor and up another one, and a question that goes round."""
    table = _rig(settings, 4, 1, arrange=_arranged())
    yield from _acts(table, Go("conservatory"), Suggest("mrs_peacock", "dagger"))
    table.close()


def wrong_accusation(**settings: Any) -> Film:
    """The lights go down for somebody who is wrong."""
    table = _rig(settings, 3, 1, arrange=_arranged())
    yield from _acts(table, Go("hall"), Accuse("mrs_peacock", "dagger", "kitchen"))
    table.close()


def right_accusation(**settings: Any) -> Film:
    """The lights go down, the envelope opens, and the results come up."""
    table = _rig(settings, 3, 1, arrange=_arranged())
    yield from _acts(table, Go("hall"), Accuse(*SECRET))
    yield from _film(table, 7)
    assert table.stack.top.name == "results"
    table.close()


REELS: Mapping[str, Reel] = {
    "deal": deal,
    "question": question,
    "wrong accusation": wrong_accusation,
    "right accusation": right_accusation,
}
