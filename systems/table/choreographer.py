"""From facts to clips: plays what happened, one clip at a time, and ends on the truth.

Facts say how a thing moved, the view says where it is. When the queue has run dry the stage is
compared with the layout of the view: in tests a difference is a defect, in play it snaps.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.core.messages import snake_case
from systems.table.clips import Clip, Director, Hold
from systems.table.sprites import Sprite
from systems.table.stage import Stage

Maker = Callable[..., Clip | None]
"""(fact, director) -> the clip that shows it; None when there is nothing to see. For facts that are
shown in runs the first argument is a tuple of them."""

Layout = dict[str, Sprite]
"""Where everything that has a name belongs: name -> sprite in its place of rest."""

DEADLINE = 8.0
"""Seconds at normal speed, of a clip that is not hurried. One that takes longer is brought to its
end. Hurry shortens them no further: words that shall be read wait the longer in a hurried clip."""

OWN = "ui."
"""Names that begin like this (focus ring, captions) are never reconciled."""

_PLACE = {"x": 0.6, "y": 0.6, "angle": 1.0, "scale": 0.02, "squash": 0.05, "alpha": 0.06}
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that did not stand where the view says."""

    name: str
    field: str
    was: object
    should_be: object

    def __str__(self) -> str:
        return f"{self.name}: {self.field} is {self.was!r}, the view says {self.should_be!r}"


class StageDiffers(AssertionError):
    """After normal play the stage was not what the view says (raised in tests only)."""


class Choreographer:
    """The queue of facts of one table.

    Args:
        director: builds the clips.
        layout: the view, as the places of all named sprites; called when the queue is dry.
        strict: raise :class:`StageDiffers` on a difference after normal play (tests).

    Attributes:
        differences: what the last settling had to correct.
        unknown: tags of facts for which no clip was registered.
    """

    def __init__(
        self, director: Director, layout: Callable[[], Layout], *, strict: bool = False
    ) -> None:
        self.director = director
        self.layout = layout
        self.strict = strict
        self.differences: list[Difference] = []
        self.unknown: set[str] = set()
        self.on_fact: Callable[[object], None] | None = None
        self._makers: dict[str, Maker] = {}
        self._silent: set[str] = set()
        self._runs: set[str] = set()
        self._queue: deque[object] = deque()
        self._clip: Clip | None = None
        self._playing_for = 0.0
        self._unsettled = False
        self._lenient = False

    # -- what a fact looks like --------------------------------------------------------------

    def register(self, fact: str | type, maker: Maker) -> None:
        """Show facts of this type (or tag) with the clip that ``maker`` builds."""
        self._makers[_tag(fact)] = maker

    def register_run(self, fact: str | type, maker: Maker) -> None:
        """Show facts of this type that follow each other without a break with one clip.

        ``maker`` gets all of them that are queued, in a tuple, also a single one.
        """
        self.register(fact, maker)
        self._runs.add(_tag(fact))

    def silent(self, *facts: str | type) -> None:
        """These facts have nothing to show."""
        self._silent.update(_tag(fact) for fact in facts)

    def knows(self, fact: str | type) -> bool:
        """Whether a fact has a clip or was declared silent."""
        return _tag(fact) in self._makers or _tag(fact) in self._silent

    # -- playing -----------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nothing is being shown and nothing waits; the stage is settled."""
        return self._clip is None and not self._queue and not self._unsettled

    @property
    def waiting(self) -> int:
        """How many facts are still to be shown."""
        return len(self._queue)

    def show(self, facts: Iterable[object]) -> None:
        """Queue what happened, in order."""
        self._queue.extend(facts)
        self._unsettled = self._unsettled or bool(self._queue)

    def play(self, clip: Clip) -> None:
        """Show a clip that belongs to no fact, after what is already queued."""
        self._queue.append(clip)
        self._unsettled = True

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds of the frame clock pass, motions included."""
        motions = self.director.motions
        motions.advance(dt)
        left: float | None = dt * motions.tempo.factor
        while left is not None and (self._clip is not None or self._queue):
            if self._clip is None:
                self._clip = self._make(self._queue.popleft())
                self._playing_for = 0.0
            self._playing_for += left / max(1.0, motions.tempo.hurry)
            left = self._clip.advance(left)
            if left is None and self._playing_for > DEADLINE and not self.holding:
                _log.warning("A clip took longer than %.0f s and was ended.", DEADLINE)
                self._clip.finish()
                left = 0.0
            if left is not None:
                self._clip = None
        if self._clip is None and not self._queue and self._unsettled:
            self.settle()

    @property
    def holding(self) -> bool:
        """Whether it waits at a :class:`~systems.table.clips.Hold` that is not released."""
        return isinstance(self._clip, Hold) and self._clip.open

    def skip(self, *, laid_out_anew: bool = False) -> None:
        """Show the end of everything that is queued, at once; stops in front of an open hold.

        Args:
            laid_out_anew: words, sizes or colours are others now and the stage is cleared next:
                what still stands there in the old ones is no difference.
        """
        while self._clip is not None or self._queue:
            if self._clip is None:
                self._clip = self._make(self._queue.popleft())
                self._playing_for = 0.0
            if self.holding:
                self.director.motions.finish()
                return
            clip, self._clip = self._clip, None
            clip.finish()
        self.director.motions.finish()
        self._lenient = self._lenient or laid_out_anew
        self.settle()

    def drop(self) -> None:
        """Forget what is queued and lay out the view (a table that is opened or restored)."""
        self._queue.clear()
        self._clip = None
        self.director.motions.finish()
        self._lenient = True
        self.settle()

    def settle(self) -> None:
        """Make the stage equal to the layout of the view, and report what differed."""
        self.director.motions.finish()
        self.differences = reconcile(self.director.stage, self.layout())
        self._unsettled = False
        lenient, self._lenient = self._lenient, False
        if self.differences and not lenient:
            text = "; ".join(str(one) for one in self.differences)
            _log.warning("The stage differed from the view: %s", text)
            if self.strict:
                raise StageDiffers(text)

    def _make(self, fact: object) -> Clip:
        if isinstance(fact, Clip):
            return fact
        tag = _tag(type(fact))
        run = [fact]
        while tag in self._runs and self._queue and type(self._queue[0]) is type(fact):
            run.append(self._queue.popleft())
        if self.on_fact is not None:
            for one in run:
                self.on_fact(one)
        maker = self._makers.get(tag)
        if maker is None:
            if tag not in self._silent:
                if tag not in self.unknown:
                    _log.warning("There is no clip for the fact %s; the table settles.", tag)
                self.unknown.add(tag)
                self._lenient = True
            return Clip()
        return maker(tuple(run) if tag in self._runs else fact, self.director) or Clip()


def reconcile(stage: Stage, layout: Layout) -> list[Difference]:
    """Bring every named sprite to its place; returns what was wrong before."""
    differences = []
    present = stage.names
    for name in present.keys() - layout.keys():
        if not name.startswith(OWN):
            differences.append(Difference(name, "presence", True, False))
            stage.remove(name)
    for name, wanted in layout.items():
        if name not in present:
            if wanted.visible and wanted.picture is not None:
                differences.append(Difference(name, "presence", False, True))
            stage.add(wanted.at(), name=name)
            continue
        found = stage[name]
        for field in ("picture", "z", "tint", "visible", *_PLACE):
            was, should_be = getattr(found, field), getattr(wanted, field)
            if was == should_be:
                continue
            if abs(was - should_be) > _PLACE[field] if field in _PLACE else True:
                differences.append(Difference(name, field, was, should_be))
            stage.change(name, **{field: should_be})
    return differences


def _tag(fact: str | type) -> str:
    return fact if isinstance(fact, str) else snake_case(fact.__name__)
