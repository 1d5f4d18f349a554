"""A screen of widgets: focus by directions, OK, Back, mouse; the same behaviour everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scenes.base import StageScene
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.paper import paper_picture
from scenes.kit.prompts import Prompt, PromptRow
from scenes.kit.rows import Row
from scenes.kit.widgets import Widget
from scenes.scanned import PROMPT, Scanned, stops_of
from systems.io.actions import DIRECTIONS, Action, Kind
from systems.io.pictures import Picture
from systems.table.focus import Key
from systems.table.scan import Stop


class Screen(StageScene):
    """The base of menus: fill it in :meth:`build` with :meth:`add` and :meth:`set_prompts`.

    What happens by itself: directions ask the focused widget (``on_steer``) and then move the
    focus; OK and a click press it; Back calls :meth:`back`; the wheel moves the focus up and
    down; entries of the prompt row can be clicked and, for third buttons, focused.
    Other kinds go to :meth:`on_button`.

    Attributes:
        widgets: by key.
        last_device_id, last_seat: who pressed last.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.widgets: dict[str, Widget] = {}
        self.last_device_id = "keys.arrows"
        self.last_seat: int | None = None
        self._row: PromptRow | None = None
        self._focused: Widget | None = None

    # -- building ----------------------------------------------------------------------------

    def add(self, widget: Widget, *, first: bool = False) -> Widget:
        """Put a widget on the screen; ``first`` begins with the focus."""
        if widget.key in self.widgets:
            raise ValueError(f"there is already a widget {widget.key!r}")
        self.widgets[widget.key] = widget
        widget.build(self)
        if widget.focusable:
            self.focus.add(widget.key, widget.rect, radius=widget.radius, first=first)
        return widget

    def remove(self, key: str) -> None:
        """Take a widget off the screen."""
        widget = self.widgets.pop(key, None)
        if widget is not None:
            widget.clear(self)
            self.focus.remove(key)

    def set_prompts(self, prompts: Sequence[Prompt], seat: int | None = None) -> None:
        """Say which button does what, at the foot of the screen."""
        if self._row is not None:
            self.clear_prompts()
        self._row = PromptRow(tuple(prompts), seat=seat)
        self._row.build(self)
        for entry in self._row.entries:
            self.widgets[entry.key] = entry
            if entry.focusable:
                self.focus.add(entry.key, entry.rect, radius=entry.radius, foot=True)

    @property
    def prompts_top(self) -> float:
        """The upper edge of the prompts; what stands above must end there."""
        return self._row.top if self._row is not None else 1026.0

    def clear_prompts(self) -> None:
        """Take the prompts away."""
        if self._row is not None:
            self._row.clear(self)
            for entry in self._row.entries:
                self.widgets.pop(entry.key, None)
                self.focus.remove(entry.key)
            self._row = None

    def paper(self, size: tuple[float, float], radius: float) -> Picture:
        """A sheet of paper of a size."""
        return paper_picture(self.context, size, radius)

    def relayout(self) -> None:
        self.widgets.clear()
        self._row = None
        self._focused = None
        super().relayout()
        self._follow_focus()

    def enter(self) -> None:
        super().enter()
        self._follow_focus()

    def spoken(self, *, alone: bool) -> tuple[str, ...]:
        title, focused = self.widgets.get("title"), self._current()
        found = [one.written(self) for one in (title, focused) if one is not None]
        return tuple(found)

    # -- one button --------------------------------------------------------------------------

    scan_seat: int | None = None
    """The only seat that steers it; None where anybody does."""
    scan_ways: tuple[Kind, ...] = ()
    """The buttons for which the prompt of the directions stands, where they do more than move."""

    def scanned(self) -> Scanned | None:
        entries = self._row.entries if self._row is not None else []
        shown = {entry.key for entry in entries if entry.focusable}
        areas = {entry.prompt.kind: entry.rect for entry in entries}
        stops = stops_of(
            self.focus,
            areas,
            offers=lambda key: key not in shown,
            group=self.scan_group,
            ways=self.scan_ways,
        )
        own: dict[Key, Key] = {
            (PROMPT, entry.prompt.kind): entry.key for entry in entries if entry.focusable
        }
        stops = [replace(one, key=own.get(one.key, one.key)) for one in stops]
        return Scanned([*stops, *self._further()], self.scan_seat)

    def scan_group(self, key: object) -> str:
        """Targets of one group are walked as one row; empty goes by their places."""
        return ""

    def _further(self) -> list[Stop]:
        """Where a list goes on, above and below."""
        rows = [one for one in self.widgets.values() if isinstance(one, Row)]
        listings = {id(row.listing): row.listing for row in rows if row.listing is not None}
        return [stop for listing in listings.values() for stop in listing.further(self)]

    # -- behaviour ---------------------------------------------------------------------------

    def back(self) -> None:
        """Back was pressed; the usual answer is to leave."""
        self.context.stack.pop(of=self)

    def on_button(self, action: Action) -> bool:
        """Another button was pressed (notes, how it works, pause, pages); True when used."""
        return False

    def focus_moved(self, key: str) -> None:
        """The focus came to a widget."""

    def focus_on(self, key: object) -> None:
        """Put the focus on a widget, or on another target."""
        if self.focus.set(key):
            self._follow_focus()

    def update(self, dt: float) -> None:
        self._follow_focus()
        super().update(dt)

    def on_action(self, action: Action) -> bool:
        if action.kind is not Kind.POINT:
            self.last_seat = action.seat
            self.last_device_id = action.device
            if self.context.note_device(action.device) and self._row is not None:
                row, self._row = self._row, None
                row.clear(self)
                for entry in row.entries:
                    self.widgets.pop(entry.key, None)
                current = self.focus.current()
                for entry in row.entries:
                    self.focus.remove(entry.key)
                self.set_prompts(row.prompts, row.seat)
                if current is not None:
                    self.focus.set(current)
        if action.kind in DIRECTIONS:
            return self._steer(action.kind)
        if action.kind in (Kind.POINT, Kind.CLICK):
            return self._point(action)
        if action.kind is Kind.WHEEL:
            return self._steer(Kind.UP if action.amount > 0 else Kind.DOWN)
        if not action.pressed:
            return True
        if action.kind is Kind.CONFIRM:
            return self._press()
        if action.kind is Kind.BACK:
            self.context.audio.cue(cues.BACK)
            self.back()
            return True
        return self.on_button(action)

    def _steer(self, direction: Kind) -> bool:
        widget = self._current()
        if widget is not None and widget.on_steer(self, direction):
            return True
        if self.focus.move(direction.value):
            self.context.audio.cue(cues.MOVE)
            self._follow_focus()
        return True

    def _point(self, action: Action) -> bool:
        if action.at is None or not action.pressed:
            return True
        key = self.focus.at(action.at)
        if key is None and action.kind is Kind.CLICK and self._row is not None:
            for entry in self._row.entries:
                if entry.rect.collidepoint(action.at):
                    entry.on_press(self)
            return True
        if key is not None:
            if self.focus.current() != key:
                self.focus.set(key)
                self._follow_focus()
            if action.kind is Kind.CLICK:
                self._press(action.at)
        return True

    def _press(self, at: tuple[float, float] | None = None) -> bool:
        widget = self._current()
        if widget is None:
            return True
        if at is not None:
            used = widget.on_click(self, at)
        elif self.context.is_scanning(self):
            used = widget.on_only_press(self)
        else:
            used = widget.on_press(self)
        self.context.audio.cue(cues.OK if used else cues.REFUSED)
        return True

    def _current(self) -> Widget | None:
        key = self.focus.current()
        return self.widgets.get(key) if isinstance(key, str) else None

    def _follow_focus(self) -> None:
        widget = self._current()
        if widget is self._focused:
            return
        before, self._focused = self._focused, widget
        if before is not None and before.key in self.widgets:
            before.on_focus(self, False)
        if widget is not None:
            widget.on_focus(self, True)
            self.focus_moved(widget.key)
