"""A page that somebody opened unasked never bars the table: Back before its curtain gives it up.

Who opened it may have pressed by mistake, and not want it to be seen, or may have gone.
"""

from __future__ import annotations

import pytest

from game.content import registry
from game.match.loading import load_rules
from game.match.session import TableOptions
from scenes.private.glance import GlanceScene
from scenes.tabletop import private_calls
from systems.table.privacy import Drape
from tests.kit.muddle import OPENED
from tests.kit.table_rig import TableRig

TABLES = [
    (game, name, next(seats for seats in numbers if seats > 1))
    for game in registry.games()
    for name, numbers in load_rules(game).formats.items()
    if max(numbers) > 1
]
SLOW = 1 / 5
"""Seconds of a frame where nothing is pressed."""


def at(game: str, format_: str, seats: int) -> TableRig:
    """A table of people at which hints are given."""
    rig = type("Rig", (TableRig,), {"game": game})
    table: TableRig = rig(format_, seats, seats, play=1)
    table.session.options = TableOptions(hints=True)
    return table


def pages_of(table: TableRig, seat: int) -> list[GlanceScene]:
    """What a seat can open behind its curtain in this format; none where all lies open."""
    scene = table.scene
    asked = (table.context, scene.party, scene.session, scene.secrets, seat)
    offer = private_calls.hint_offer(*asked)
    found = [private_calls.notes(*asked), offer.make() if offer is not None else None]
    return [one for one in found if isinstance(one, GlanceScene) and not one.bare]


def lay_over(table: TableRig, page: GlanceScene) -> None:
    """The page lies over the table, its curtain closed."""
    table.stack.push(page)
    table.stack.apply()
    table.until(lambda: page.curtain.state is Drape.CLOSED, 3, SLOW)


def read_and_leave(table: TableRig, page: GlanceScene) -> None:
    """Its seat opens it and goes, until it hides itself."""
    table.press("confirm", seat=page.seat)
    table.until(lambda: page.curtain.visible, 3)
    table.until(lambda: not page.curtain.visible, 60, SLOW)


@pytest.mark.parametrize(("game", "format_", "seats"), TABLES)
def test_back_before_the_curtain_leads_to_what_was_there(
    game: str, format_: str, seats: int
) -> None:
    with at(game, format_, seats) as table:
        owner = table.match.decisions[0].seat
        other = (owner + 1) % seats
        for by in (owner, other):
            for page in pages_of(table, owner):
                assert isinstance(page, OPENED)
                lay_over(table, page)
                table.press("up", "confirm", "extra", "page_right", seat=other)
                assert table.stack.top is page and not page.curtain.slot.looked
                table.press("back", seat=by)
                assert page not in table.stack
                assert not page.curtain.slot.looked, "nothing of it was shown"


@pytest.mark.parametrize(("game", "format_", "seats"), TABLES)
def test_a_page_that_hid_itself_is_given_up_too(game: str, format_: str, seats: int) -> None:
    with at(game, format_, seats) as table:
        owner = table.match.decisions[0].seat
        for page in pages_of(table, owner):
            lay_over(table, page)
            read_and_leave(table, page)
            table.press("back", seat=(owner + 1) % seats)
            table.step(9, SLOW)
            assert page not in table.stack


def test_all_kinds_of_such_pages_are_tried() -> None:
    """Each kind that is opened unasked comes about in some format."""
    kinds: set[type] = set()
    for table in TABLES:
        if kinds >= set(OPENED):
            break
        with at(*table) as rig:
            kinds |= {type(page) for page in pages_of(rig, rig.match.decisions[0].seat)}
    assert kinds == set(OPENED)
