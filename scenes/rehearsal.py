"""A lobby made ahead of time, in steps, so that nobody waits when a table is chosen."""

from __future__ import annotations

from collections.abc import Generator

from scenes import screens
from scenes.context import Context
from scenes.loading import beside, load_game

MODULES = (
    "scenes.tabletop.desk",
    "scenes.private.looks",
    "scenes.private",
    "scenes.table",
    "scenes.lobby.state",
    "scenes.lobby.scene",
    "scenes.results.scene",
    "scenes.review.scene",
)
"""What a lobby is made of, its table, and what follows that."""

PAPER = "ui/paper.webp"
FILES = ("ui/wood.webp", PAPER)
"""Large pictures of the house that every lobby lies on."""


def rehearse(context: Context, game: str) -> Generator[None, None, None]:
    """Load what the lobby of a game needs and draw its pictures, where nobody sees it.

    Nobody sits down in it, and no seat is touched. Close it where it is not led to its end.

    Args:
        context: whose pictures are made.
        game: whose lobby it is.
    """
    if not screens.has("lobby"):
        return
    language, images = context.settings.language, context.images
    try:
        yield from beside(lambda: load_game(MODULES, game, language, images, FILES))
        images.keep(PAPER)  # so much of every table lies on it, at ever new sizes
        yield
        yield from _draw(context, game)
    finally:
        images.forget_ahead()


def _draw(context: Context, game: str) -> Generator[None, None, None]:
    """Lay the lobby out and make its pictures."""
    from scenes.lobby.scene import LobbyScene  # loaded by now
    from scenes.tabletop.warming import settle

    lobby = screens.make("lobby", context, game=game)
    yield
    assert isinstance(lobby, LobbyScene)
    try:
        lobby.state.starter()  # the games that it tries out read what is to be read
        yield
        lobby.build()
        yield
        yield from lobby.stage.make_pictures()
        settle()  # what was loaded stays, and so do the cards and texts
        yield
    finally:
        lobby.stage.close()
