"""A hint for a seat whose game keeps no notes: a page of its own, over the table.

It lies behind the seat's curtain where several people sit at the screen, and is open where one
person plays or where nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.insight import Hint, Marks
from game.core.messages import message
from game.match.session import Session
from scenes.context import Context
from scenes.hint import HintPage
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.private.glance import GlanceScene
from scenes.private.looks import HintWords, PrivateLook
from scenes.private.visit import PROMPT
from systems.io.actions import DIRECTIONS, Action, Kind, Notice
from systems.io.pictures import Picture
from systems.table.tween import Motions

BACK = "prompt.back_to_table"
TAKE = "hint"
"""Key of the focus target with which a hint is taken."""


class _Behind:
    """The page of the hint as a page of the curtain."""

    def __init__(self, page: HintPage) -> None:
        self.page = page
        self.ground = page.ground

    def lay_out(self, seat: int) -> None:
        """Nothing is there before the curtain has parted."""

    def turn_over(self, motions: Motions | None) -> None:
        self.page.show()

    def hide(self) -> None:
        self.page.hide()

    def clock(self, left: float, seconds: float) -> None:
        """A hint has no clock."""

    def wanted(self) -> Iterator[Picture]:
        return iter(())


class HintScene(GlanceScene):
    """A seat asks for a hint and reads it; pops None.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        session: the match; only the view of ``seat`` is read.
        seat: who asks.
        words: what is said about hints.
        lies_open: everybody may read it.
        back: key of what is said about the way back.
    """

    name = "hint"

    def __init__(
        self,
        context: Context,
        party: Party,
        session: Session,
        *,
        seat: int,
        words: HintWords,
        lies_open: bool = False,
        back: str = BACK,
    ) -> None:
        self.session = session
        self.back = back
        self.words = words
        look = PrivateLook(message(words.title, seat=seat), (), seconds=0.0, help="notes")
        super().__init__(context, party, look, seat=seat, lies_open=lies_open)

    def make_page(self) -> _Behind:
        self.hint_page = HintPage(
            self.context,
            self.desk,
            self.session,
            self.seat,
            _no_marks,
            _keep_nothing,
            back=self.back,
            words=self.words,
        )
        return _Behind(self.hint_page)

    def result(self) -> None:
        """Nothing: a hint is nobody's turn to look."""

    def relayout(self) -> None:
        self.hint_page.hide()
        self.hint_page.sheet = None  # made for another size of text
        super().relayout()

    def _redraw(self) -> None:
        self.hint_page.show()
        self._refresh_front()
        self._put_page_signs()
        self._put_targets()

    def _uncover(self) -> None:
        super()._uncover()
        self._put_targets()

    def _put_targets(self) -> None:
        """So that directions and two buttons are enough for everything."""
        self.focus.clear()
        target = self.hint_page.target()
        if target is not None:
            self.focus.add(TAKE, target, radius=24)
        for kind in self.hint_page.ways_on:
            area = self.prompt_areas.get(kind)
            if area is not None:
                self.focus.add((PROMPT, kind), area, radius=26, foot=True)

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if self.hint_page.work() and self.curtain.visible:
            self._redraw()
        super().update(dt)

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        own = action.seat == self.seat or (self.bare and action.seat is None)
        if not self.curtain.visible or action.kind is Kind.PAUSE:
            return super().on_action(action)
        if not own:
            return True
        self.curtain.slot.touch()
        if action.kind in DIRECTIONS:
            self._steer(action.kind)
        elif action.kind in (Kind.POINT, Kind.CLICK):
            self._point(action)
        elif action.pressed:
            self._press_button(action.kind)
        return True

    def gives_up(self, seat: int | None) -> bool:
        return True

    def _press_button(self, kind: Kind) -> None:
        focused = self.focus.current()
        if kind is Kind.CONFIRM and isinstance(focused, tuple) and focused[1] is not kind:
            kind = focused[1]
        if kind is Kind.BACK:
            self.context.audio.cue(cues.BACK)
            self.finish()
        elif kind is Kind.CONFIRM:
            if self.hint_page.confirm():
                self._redraw()
            self.context.audio.cue(cues.OK)
        elif kind is Kind.EXTRA:
            self.hint_page.ask_again()
            self._redraw()

    def _steer(self, way: Kind) -> None:
        if self.hint_page.leaf(1 if way in (Kind.RIGHT, Kind.DOWN) else -1):
            self._redraw()
        elif self.focus.move(way.value):
            self.context.audio.cue(cues.MOVE)

    def _point(self, action: Action) -> None:
        key = self.focus.at(action.at) if action.at is not None else None
        if key is None:
            return
        self.focus.set(key)
        if action.kind is Kind.CLICK and action.pressed:
            self._press_button(Kind.CONFIRM)

    def on_notice(self, notice: Notice) -> None:
        if not self.bare:
            super().on_notice(notice)

    # -- signs -------------------------------------------------------------------------------

    def page_prompts(self) -> tuple[Prompt, ...]:
        return self.hint_page.prompts()


def _no_marks() -> Marks:
    """Where no sheet is kept nothing is marked."""
    return {}


def _keep_nothing(hint: Hint) -> None:
    """Where no sheet is kept a hint is marked nowhere."""
