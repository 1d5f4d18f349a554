"""The pause before a curtain: whoever wants to go, or waits in vain for its seat, finds a way out.

What it offers besides playing on comes from the table below, which also carries it out.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol, cast

from scenes.base import Scene
from scenes.context import coloured
from scenes.pause import Offer, Pause
from scenes.private.scanned_curtain import ScannedCurtain
from scenes.question import Answer
from scenes.tabletop.desk import Desk

SKIP = "skip look"


class WaysOut(Protocol):
    """A table as a curtain over it knows it."""

    def ways_out(self, seat: int, *, gives: bool) -> list[Answer]:
        """How to give a seat away, if that is meant, and to leave; ``resume`` gets the answer."""


class StoppedCurtain(ScannedCurtain):
    """The part of a curtain that stops the clocks.

    Attributes:
        may_skip: whether the table may go on where nobody comes to look.
        decides: whether everybody waits for what this seat does behind it.
        offer: what its own seat finds in the pause.
        desk: says the words.
    """

    may_skip = True
    decides = False
    offer: Offer | None = None
    desk: Desk

    def stop_clocks(self, by: int | None) -> None:
        """Pause, with the closed curtain behind it where there is one."""
        self.pause()
        scene = self._pause_of(by)
        scene.anew = partial(self._pause_of, by)
        self.context.stack.push(scene)

    def _pause_of(self, by: int | None) -> Pause:
        texts = self.desk.texts
        words = () if by is None else coloured(texts.runs("pause.by", seat=by), self.context.theme)
        answers = [Answer(SKIP, texts.say("curtain.skip"))] if self.may_skip else []
        table = self._table()
        if table is not None:
            answers += cast(WaysOut, table).ways_out(self.seat, gives=self.decides)
        offer = self.offer if by in (None, self.seat) else None
        return Pause(self.context, answers, words, offer)

    def _table(self) -> Scene | None:
        """The table that this curtain is drawn over; none in a test or a picture."""
        found = (one for one in reversed([*self.context.stack]) if hasattr(one, "ways_out"))
        return next(found, None)

    def gone_from(self, result: object) -> bool:
        """Whether a pause ended with one of the table's ways out, which is taken then."""
        table = self._table()
        if not isinstance(result, str) or result == SKIP or table is None:
            return False
        self.context.stack.back_to(table, result)
        return True
