"""What a press means at a table: skipping, choosing, looking, or one of the third buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit import cues
from scenes.tabletop.game_table import Panel
from scenes.tabletop.watching import Stop
from systems.io.actions import DIRECTIONS, Action, Kind
from systems.table.gate import Verdict

if TYPE_CHECKING:
    from scenes.tabletop.scene import TableScene

THIRD_BUTTONS = (Kind.EXTRA, Kind.INFO, Kind.PAUSE, Kind.PAGE_RIGHT)
"""They can also be focused, so that directions and two buttons are enough for everything."""


class Presses:
    """Gives presses to whom they belong.

    Args:
        scene: the table's scene.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def take(self, action: Action) -> bool:
        """A press, a repetition or the pointer; it is always used."""
        if self.scene.context.note_device(action.device):
            self.scene.foot.build()
        if action.kind in (Kind.POINT, Kind.CLICK):
            return self._point(action)
        if not action.pressed and action.kind not in DIRECTIONS:
            return True
        if action.kind in THIRD_BUTTONS or action.kind is Kind.PAGE_LEFT:
            self.scene.menu.open(action.kind, action.seat, action.device)
            return True
        return self._press(action)

    def _press(self, action: Action) -> bool:
        stop = self.scene.watching.waiting
        if stop is not None:
            return self._at_stop(stop, action)
        if not self.scene.choreographer.idle:
            if action.pressed:
                self.scene.gate.press(action.seat if action.seat is not None else -1)
                self.scene.watching.pull()
            return True
        panel = self.scene.panel
        if panel is not None and self._answers_too(panel, action):
            return True
        if panel is None or not self.may_act(action, panel.seat):
            if action.kind is Kind.BACK and panel is None:
                self.scene.menu.open(Kind.PAUSE, action.seat, action.device)
            return True
        if self.scene.gate.verdict(panel.seat) is not Verdict.OPEN:
            return True
        self._choose(panel, action)
        return True

    def _answers_too(self, panel: Panel, action: Action) -> bool:
        """OK of another seat that is asked the same."""
        seat = action.seat
        if seat in (None, panel.seat) or action.kind is not Kind.CONFIRM:
            return False
        intent = panel.also(seat)
        if intent is None or self.scene.gate.verdict(seat) is not Verdict.OPEN:
            return False
        self.scene.context.audio.cue(cues.OK)
        self.scene.submit(seat, intent)
        return True

    def _choose(self, panel: Panel, action: Action) -> None:
        focused = self.scene.focus.current()
        if isinstance(focused, tuple) and action.kind is Kind.CONFIRM:
            self.scene.menu.open(focused[1], action.seat, action.device)
            return
        if action.kind is Kind.BACK and panel.at_start:
            self.scene.menu.open(Kind.PAUSE, action.seat, action.device)
            return
        if panel.blind and action.kind is Kind.CONFIRM:
            self.scene.choose_alone(panel.seat)
            return
        if action.kind in DIRECTIONS and not panel.blind:
            if panel.steers(action.kind):
                panel.press(action.kind)
            elif self.scene.focus.move(action.kind.value):
                self.scene.context.audio.cue(cues.MOVE)
            self.scene.refresh()
            return
        intent = panel.press(action.kind)
        if not panel.blind:
            self.scene.context.audio.cue(cues.BACK if action.kind is Kind.BACK else cues.OK)
        if panel.looks_first:
            panel.looks_first = False
            self.scene.choose_alone(panel.seat)
        elif intent is not None:
            self.scene.submit(panel.seat, intent)
        else:
            self.scene.refresh()

    def _at_stop(self, stop: Stop, action: Action) -> bool:
        if stop.seat is None or not action.pressed or not self.may_act(action, stop.seat):
            return True
        focused = self.scene.focus.current()
        if action.kind is Kind.CONFIRM and isinstance(focused, tuple):
            self.scene.menu.open(focused[1], action.seat, action.device)
        elif action.kind is Kind.CONFIRM:
            self.scene.look(stop)
        elif action.kind is Kind.BACK:
            self.scene.go_on()
        elif action.kind in DIRECTIONS:
            self.scene.focus.move(action.kind.value)
        return True

    def _point(self, action: Action) -> bool:
        if action.at is None or not action.pressed:
            return True
        click = action.kind is Kind.CLICK
        if click:
            for kind, area in self.scene.foot.areas.items():
                if area.collidepoint(action.at):
                    button = Action(kind, action.device, action.seat)
                    return self.take(button) if kind not in DIRECTIONS else True
        panel, stop = self.scene.panel, self.scene.watching.waiting
        seat = panel.seat if panel is not None else stop.seat if stop is not None else None
        if seat is None or (panel is not None and panel.blind) or not self.may_act(action, seat):
            return self._press(action) if click else True
        key = self.scene.focus.at(action.at)
        if key is None:
            return True
        if self.scene.focus.current() != key:
            self.scene.focus.set(key)
            self.scene.refresh()
        if click:
            self._press(Action(Kind.CONFIRM, action.device, action.seat))
        return True

    def may_act(self, action: Action, seat: int) -> bool:
        """Whether a press counts for a seat: its own device, or any where it has none."""
        if action.seat is not None:
            return action.seat == seat
        return self.scene.context.seats.device_of(seat) is None
