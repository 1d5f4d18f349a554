"""Pictures made before they are needed, so that nothing stutters when they first move."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from systems.io.pictures import Picture, PictureBook


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
    """Makes pictures ahead of time: some at once, the others one by one in quiet frames."""

    def __init__(self, book: PictureBook) -> None:
        self.book = book
        self._later: deque[Wanted] = deque()

    def at_once(self, wanted: Iterable[Wanted]) -> None:
        """Make these now."""
        for one in wanted:
            one.make(self.book)

    def later(self, wanted: Iterable[Wanted]) -> None:
        """Make these when nothing else is to be done."""
        self._later.extend(wanted)

    def quiet_frame(self) -> None:
        """Nothing moves: there is time for one picture that is not there yet."""
        made = self.book.made
        while self._later and self.book.made == made:
            self._later.popleft().make(self.book)

    @property
    def done(self) -> bool:
        """Whether everything is made."""
        return not self._later
