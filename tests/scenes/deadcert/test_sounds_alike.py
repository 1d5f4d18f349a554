"""What the room hears of Stage 1 in COVERTplay tells nothing of the hand, in public and behind."""

from __future__ import annotations

import pytest

from game.settings import Settings
from scenes.private.choice import ChoiceScene
from systems.rules.deadcert.episode import case_of
from tests.scenes.deadcert.table_rig import Rig

PACKETS = ["A", "C", "C"]
MOTIVES = [card for card in case_of("", ("A", "C", "C")).suspects if card.startswith("M")]
HANDS = (["X1", *MOTIVES[:6]], MOTIVES[:7])
"""With a Snoop that could be played, and without; all backs alike."""


def heard_with(hand: list[str], walk: tuple[str, ...], *, visits: bool) -> list[tuple[int, str]]:
    """(frame, cue) of a Stage 1 in which the same buttons are pressed at the same frames."""
    arrange = {"packets": PACKETS, "dealer": 2, "turn": 0, "hand.0": hand, "fresh": [MOTIVES[10]]}
    settings = Settings(speed="normal")
    table = Rig("covert", 3, 2, seed=3, arrange=arrange, settings=settings)
    heard: list[tuple[int, str]] = []
    try:
        table.wait_for_panel()
        begun = table.seconds
        table.context.audio.cue = (  # type: ignore[method-assign] # a listener
            lambda name: heard.append((round(30 * (table.seconds - begun)), name))
        )
        table.press(*walk)
        if visits:
            table.until(lambda: isinstance(table.stack.top, ChoiceScene))
            scene = table.stack.top
            assert isinstance(scene, ChoiceScene)
            table.behind(scene)
            table.until(lambda: scene.curtain.visible)
            table.press("right", "left", "down", "up", seat=0)
            scene.focus.set("answer.0")
            table.press("confirm", seat=0)
            table.until(lambda: table.stack.top is table.scene)
        table.step(5)
        return heard
    finally:
        table.close()


@pytest.mark.parametrize(
    ("walk", "visits"),
    [(("right", "left", "right", "left", "confirm"), False), (("right", "confirm"), True)],
    ids=["in public", "behind the curtain"],
)
def test_stage_1_sounds_the_same_whatever_is_in_the_hand(
    walk: tuple[str, ...], visits: bool
) -> None:
    with_snoop, without = (heard_with(hand, walk, visits=visits) for hand in HANDS)
    assert len(with_snoop) >= 3, "nothing was heard: the check hears nothing"
    assert with_snoop == without
