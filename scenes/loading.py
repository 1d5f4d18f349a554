"""What a game is made of, loaded beside the frames: modules, texts and contents, no picture.

A module cannot be loaded in slices, and those of a table together take as long as thirty frames.
So a thread loads them while the picture goes on. It opens no match and draws nothing: worlds and
surfaces belong to the frames.
"""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Callable, Generator, Iterable
from functools import partial

from game.content import registry
from game.content.manifest import Manifest
from game.content.texts import Texts
from game.core.setup import BadSetup, Setup
from game.match.loading import load_rules
from game.match.opening import complete
from systems.io.images import Images

LOOK = 0.002
"""Seconds that a step waits for the thread, without computing."""

TURN = 0.0005
"""Seconds after which the thread lets a frame have its turn."""

_one_at_a_time = threading.Lock()


def load_game(
    modules: Iterable[str], game: str, language: str, images: Images, files: Iterable[str]
) -> None:
    """Load what the lobby and the table of a game need, all but their pictures.

    Args:
        modules: of the house.
        game: its id.
        language: in which it speaks.
        images: where files of pictures are read.
        files: those that take longest, below the assets folder.
    """
    _load(modules)
    from scenes.private.declared import load_secrets  # the hall does without until now

    for file in files:
        images.read_ahead(file)
    rules = load_rules(game)
    importlib.import_module(registry.manifest(game).modules.table)
    load_secrets(game)
    Texts.load(language, game)
    try:
        complete(Setup(game, next(iter(rules.formats))), rules)  # it reads the cards
    except BadSetup:
        return  # the lobby will say what is missing


def ways_into(games: Iterable[Manifest]) -> Generator[None, None, None]:
    """Steps until it can be compared how each of these games is played, without loading anything.

    Whoever has just come may choose one at once, before its lobby is made ahead.
    """
    for game in games:
        modules = ("scenes.series.formats", game.modules.rules)
        missing = [module for module in modules if module not in sys.modules]
        if missing:
            yield from beside(partial(_load, missing))


def _load(modules: Iterable[str]) -> None:
    for module in modules:
        importlib.import_module(module)


def beside(work: Callable[[], None]) -> Generator[None, None, None]:
    """Steps until a thread has done the work; raises what it raises.

    The work goes on to its end where the steps are left.
    """
    failures: list[Exception] = []

    def run() -> None:
        with _one_at_a_time:
            before = sys.getswitchinterval()
            sys.setswitchinterval(TURN)
            try:
                work()
            except Exception as error:  # raised again where it can be told
                failures.append(error)
            finally:
                sys.setswitchinterval(before)

    thread = threading.Thread(target=run, name="loading")
    thread.start()
    while thread.is_alive():
        thread.join(LOOK)
        yield
    if failures:
        raise failures[0]
