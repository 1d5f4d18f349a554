"""Pictures made before they are needed, so that nothing stutters when they first move."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from systems.io.pictures import Picture, PictureBook

ENOUGH = 40_000.0
"""So large together, in logical units, is what is made in a quiet frame, give or take the last."""

LEAST = 4_000.0
"""So large counts at least what is made: a sign or a few letters take their time, too."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture that will be needed, turned or scaled as it will be drawn.

    Attributes:
        picture: the picture.
        variant: as for :meth:`PictureBook.variant`; empty for upright and in full strength.
    """

    picture: Picture
    variant: dict[str, Any] = field(default_factory=dict)

    def make(self, book: PictureBook) -> None:
        """Make it, if it is not there."""
        if self.variant:
            book.variant(self.picture, **self.variant)
        else:
            book.surface(self.picture)


class Warming:
    """Makes pictures ahead of time: some at once, the others one by one in quiet frames.

    What is made of other pictures is made piece by piece, so that no frame has much to do.
    """

    def __init__(self, book: PictureBook) -> None:
        self.book = book
        self._later: deque[Iterator[Wanted]] = deque()
        self._begun: list[tuple[Wanted, bool]] = []
        """What is made next, the last first, and whether its parts are made already."""

    def at_once(self, wanted: Iterable[Wanted]) -> None:
        """Make these now."""
        for one in wanted:
            one.make(self.book)

    def later(self, wanted: Iterable[Wanted]) -> None:
        """Make these when nothing else is to be done; they are asked for one by one, too."""
        self._later.append(iter(wanted))

    def quiet_frame(self) -> None:
        """Nothing moves: there is time for a picture that is not there yet, or for small ones."""
        made = 0.0
        while made < ENOUGH and self._find():
            made += self._go_on()

    @property
    def done(self) -> bool:
        """Whether everything is made."""
        return not self._find()

    def _find(self) -> bool:
        """Whether anything is left to make."""
        while not self._begun and self._later:
            one = next(self._later[0], None)
            if one is None:
                self._later.popleft()
            else:
                self._begun.append((one, False))
        return bool(self._begun)

    def _go_on(self) -> float:
        """Make a picture, or find out what it is made of; how large what was made is."""
        one, begun = self._begun.pop()
        picture = one.picture
        if not begun and not self.book.has(picture):
            self._begun.append((one, True))
            missing = [p for p in picture.parts(self.book.scale) if not self.book.has(p)]
            self._begun += [(Wanted(part), False) for part in reversed(missing)]
            return 0.0
        made = self.book.made
        one.make(self.book)
        return max(LEAST, picture.size[0] * picture.size[1]) if self.book.made != made else 0.0


def settle() -> None:
    """What lives now lives long: do not look through it again for what can be thrown away.

    With cards, texts and pictures of a whole game that takes longer than a frame may last. What
    can be thrown away already is: it would stay as long as the house runs otherwise.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def dismantle(parts: Iterable[object]) -> None:
    """Let go of everything that these hold, so that they go without being looked for.

    They know each other, so that each of them would stay until all are looked through; that takes
    several frames once they have settled.
    """
    for part in parts:
        vars(part).clear()
