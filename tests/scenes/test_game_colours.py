"""Seats have the colours of the game that the screen is about, wherever one looks from it."""

from __future__ import annotations

from game.content import registry
from scenes.base import Scene
from scenes.context import Context
from systems.table.theme import LIFTED


def test_the_screen_has_the_colours_of_the_game_that_it_is_about() -> None:
    context = Context.offscreen()

    def about(game: str) -> Scene:
        scene = Scene(context)
        scene.game = game
        return scene

    games = {bool(one.colours.cards): name for name, one in registry.games().items()}
    changed = tuple(registry.manifest(games[True]).colours.cards)
    hall, lobby, menu = about(""), about(games[True]), about("")
    seen = []
    for scene in (hall, lobby, menu):
        context.stack.push(scene)
        context.stack.apply()
        seen.append(context.theme.owned)
    assert seen == [(), changed, changed]
    context.settings.high_contrast = True
    assert context.theme.high and context.theme.owned == changed
    seats = [context.theme.style(seat).colour for seat in range(8)]
    assert set(LIFTED.values()) <= set(seats), "some seat has red, in whatever game"
    context.stack.pop()
    context.stack.pop()
    context.stack.apply()
    assert context.theme.owned == ()
    context.stack.push(about(games[False]))
    context.stack.apply()
    assert context.theme.owned == ()
