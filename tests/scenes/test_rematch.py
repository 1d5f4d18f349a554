"""After a game: other cards, or the same cards once more, for the same people."""

from __future__ import annotations

import pytest

from game.core.setup import Setup
from scenes import screens
from scenes.results.scene import Ending
from tests.scenes.conftest import Player
from tests.scenes.test_couch import seating


@pytest.mark.parametrize(("ending", "differs"), [(Ending.AGAIN, True), (Ending.SAME, False)])
def test_the_table_is_dealt_once_more(player: Player, ending: Ending, differs: bool) -> None:
    context = player.context
    scene = player.open(screens.make("table", context, seating=seating("random,random,random")))
    before: Setup = scene.session.match.setup
    hands = [scene.session.match.view(seat) for seat in range(3)]
    scene.menu.chosen(ending)
    player.run(0.1)
    again = player.top
    assert again is not scene and again.name == "table"
    after: Setup = again.session.match.setup
    assert (after.seed != before.seed) is differs
    assert after.tables == before.tables and after.house_rules == before.house_rules
    dealt = [again.session.match.view(seat) for seat in range(3)]
    assert (str(dealt) != str(hands)) is differs
