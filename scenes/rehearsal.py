"""A lobby made ahead of time, in steps, so that nobody waits when a table is chosen."""

from __future__ import annotations

import importlib
from collections.abc import Generator

from game.content import registry
from game.match.loading import load_rules
from scenes import screens
from scenes.context import Context
from scenes.kit.screen import Screen

MODULES = (
    "scenes.tabletop.desk",
    "scenes.private.looks",
    "scenes.private",
    "scenes.tabletop.scene",
    "scenes.lobby.state",
    "scenes.lobby.scene",
)
"""What a lobby is made of, in parts that are loaded in one step each."""


def rehearse(context: Context, game: str) -> Generator[None, None, None]:
    """Load what the lobby of a game needs and draw its pictures, where nobody sees it.

    Nobody sits down in it, and no seat is touched. Close it where it is not led to its end.

    Args:
        context: whose pictures are made.
        game: whose lobby it is.
    """
    if not screens.has("lobby"):
        return
    for module in MODULES:
        importlib.import_module(module)
        yield
    load_rules(game)
    yield
    importlib.import_module(registry.manifest(game).modules.table)
    yield
    context.words_for(game)
    yield
    lobby = screens.make("lobby", context, game=game)
    yield
    assert isinstance(lobby, Screen)
    try:
        lobby.build()
        yield
        yield from lobby.stage.make_pictures()
    finally:
        lobby.stage.close()
