"""The games whose turn in the show comes later, loaded beside the frames of the first one."""

from __future__ import annotations

import logging
import sys
from collections.abc import Generator, Iterable
from functools import partial

from game.content import registry
from scenes.attract.thoughts import load_thinker
from scenes.context import Context
from scenes.loading import beside, load_game
from scenes.rehearsal import MODULES

_log = logging.getLogger(__name__)


def load_later(context: Context, games: Iterable[str]) -> Generator[None, None, None]:
    """Steps until every one of these games is loaded; one that fails tells so when its turn comes.

    Args:
        context: in which language they speak.
        games: their ids, in the order of showing.
    """
    for game in games:
        if registry.manifest(game).modules.table in sys.modules:
            continue
        try:
            yield from beside(partial(_load, context, game))
        except Exception as error:  # whoever opens it deals with that
            _log.warning("The game %s could not be loaded ahead: %s", game, error)


def _load(context: Context, game: str) -> None:
    load_game(MODULES, game, context.settings.language, context.images, ())
    load_thinker(game)
