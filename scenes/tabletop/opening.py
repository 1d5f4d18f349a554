"""The ways to a table: a dealt match, what the command line asked for, a game that was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game import paths
from game.core.setup import SeatSetup, Setup
from game.match.saves import Saves
from game.match.session import Session
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party
from scenes.tabletop.scene import TableScene

if TYPE_CHECKING:
    from game.commands.table import Seating


def open_table(
    context: Context,
    party: Party | None = None,
    session: Session | None = None,
    *,
    seating: Seating | None = None,
) -> TableScene:
    """The scene of a table.

    Args:
        context: the tools.
        party: who sits there; made from the session where it is left out.
        session: a dealt match with its players; the scene closes it.
        seating: instead of both: what the command line asked for.
    """
    if session is None:
        assert seating is not None, "a table needs a session or a seating"
        session = Session.open(_named(context, seating), seating.players, _saves(context))
    laid = party
    if laid is None:
        laid = Party.of_session(session, context.words_for(session.match.setup.game))
    scene = TableScene(context, laid, session)
    if party is None:  # nobody has come from the lobby with a device
        context.seats.clear()
        if len(laid.humans) > 1:
            scene.standing = list(laid.humans)
    return scene


def open_saved(context: Context) -> Scene:
    """The last game that was kept; the hall where there is none."""
    saves = _saves(context)
    kept = saves.list() if saves is not None else []
    if saves is None or not kept:
        return screens.make("title", context)
    session = saves.load(kept[0].path)
    return open_table(context, session=session)


def _saves(context: Context) -> Saves | None:
    """Where games are kept; None in the kiosk and in tests, which keep nothing."""
    if context.kiosk or not context.keeps_settings:
        return None
    return Saves(paths.home().saves)


def _named(context: Context, seating: Seating) -> Setup:
    """The set-up with a name for every seat that has none."""
    texts = context.words_for(seating.setup.game)
    tables = []
    people = 0
    for seat, table in enumerate(seating.setup.tables):
        person = seating.players[seat].is_human
        people += person
        name = table.name
        if not name and person:
            name = texts.say("lobby.guest_number", number=people)
        elif not name:
            name = texts.say(f"lobby.computer_name.{seat + 1}")
        tables.append(SeatSetup(name, table.choices))
    return msgspec.structs.replace(seating.setup, seats=tuple(tables))
