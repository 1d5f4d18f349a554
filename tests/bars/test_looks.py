"""B1 to B7 and B47: every screen in every state, at every text size, in the made-up language, with
high contrast and with the letters for easy reading.

In an ordinary run each view is looked at in one of the looks, in turn, and the hardest look takes
those that are seen most; ``pytest -m long`` looks at everything.
"""

from __future__ import annotations

import pytest

from tests.bars.catalogue import views
from tests.bars.house import View
from tests.bars.looking import LOOKS, Looker

ALL = [(look, view) for look in LOOKS for view in views()]


def in_turn() -> list[tuple[str, View]]:
    """Each view once, look after look."""
    names = list(LOOKS)
    found = [(names[n % len(names)], view) for n, view in enumerate(views()) if view.quick]
    return sorted(found, key=lambda pair: names.index(pair[0]))


def check(looker: Looker, look: str, view: View) -> None:
    judged = looker.judge(view, look)
    assert judged.faults == [], "\n".join(str(fault) for fault in judged.faults)


@pytest.mark.parametrize(("look", "view"), in_turn(), ids=lambda one: getattr(one, "name", one))
def test_a_screen_keeps_the_bars(look: str, view: View, looker: Looker) -> None:
    check(looker, look, view)


@pytest.mark.long
@pytest.mark.parametrize(("look", "view"), ALL, ids=lambda one: getattr(one, "name", one))
def test_every_screen_keeps_the_bars_in_every_look(look: str, view: View, looker: Looker) -> None:
    check(looker, look, view)


def test_every_screen_of_the_house_is_in_the_catalogue() -> None:
    """By the routes: a new screen has to be looked at."""
    from scenes.commands import shot_drawing
    from tests.bars import catalogue

    shown = {view.name.partition(":")[0] for view in catalogue.views()}
    for route in shot_drawing.MAKERS:
        if route not in ABSENT:
            assert NAMES.get(route, route.replace("_", " ")) in shown, route


NAMES = {"peek": "hand", "peek_shown": "shown cards", "hands": "all hands"}
"""Other words for what ``shot`` draws."""

ABSENT = {"table"}
"""Looked at in the catalogue of each game."""
