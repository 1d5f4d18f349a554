"""A clip that makes the pictures of what follows, a few in each frame, before any of it moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scenes.tabletop.warming import Wanted, Warming
from systems.io.pictures import Picture
from systems.table.clips import Clip, Director


class Prepare(Clip):
    """Makes pictures that are not there yet; takes no time when all of them are.

    Args:
        director: of the stage.
        pictures: what will be shown; asked when the clip begins.
    """

    def __init__(self, director: Director, pictures: Callable[[], Iterable[Picture]]) -> None:
        self._director = director
        self._pictures = pictures
        self._warming: Warming | None = None

    def advance(self, dt: float) -> float | None:
        if self._director.motions.tempo.instant:
            return dt
        if self._warming is None:
            book = self._director.stage.book
            pictures = list(self._pictures())
            missing = [Wanted(one) for one in pictures if not book.has(one)]
            if not missing:
                return dt
            for one in pictures:
                if book.has(one):
                    book.surface(one)  # what is made now drives out what was not used for longest
            self._warming = Warming(book)
            self._warming.later(missing)
            return None  # the words that came before it were made in this frame
        if self._warming.done:
            return dt
        self._warming.quiet_frame()
        return None

    def finish(self) -> None:
        """Nothing to see: what is missing is made as it is drawn."""
