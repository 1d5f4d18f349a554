"""One-button play: the focus walks by itself, and the only button says "this".

It stands between the devices and the scenes. What a screen offers it tells by ``scanned``; here the
focus is moved over it, and a press of OK becomes a press of whatever the walk has come to: a
target, or one of the buttons that the prompts tell of. Nobody else notices: seats that play as
usual do so, a shared menu walks only while whoever pressed last plays with one button, and it
stands still while somebody presses directions.

Where a secret is chosen behind the curtain the walk begins anywhere, so that the moment of a press
says nothing to those who hear it (``assets/docs/decisions/one-button.md``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from scenes.base import Scene
from scenes.context import Context
from scenes.question import Answer, Question
from scenes.scanned import Scanned
from systems.io.actions import DIRECTIONS, POINTER, Action, Kind, Phase
from systems.table.focus import FocusMap, Key
from systems.table.ring import RING_Z
from systems.table.scan import PACES, Scan, Stop, around
from systems.table.scan_sign import scan_sign
from systems.table.sprites import Sprite

OFF = "off"
STEERED = 10.0
"""Seconds for which a pressed direction keeps the walk from walking."""

HELD = 3.0
"""Seconds. Who holds OK so long where nothing is hidden is offered to play with one button."""

LISTENS = 8.0
"""Seconds for which a step waits at most until the screen has been read aloud."""

BEGINS = "slow"
"""How fast the walk is where nobody has said it."""

SIGN = "ui.scan"


class OneButton:
    """Walks the focus for whoever plays with one button.

    Args:
        context: whose stack is walked over.

    Attributes:
        scan: where the walk is.
        device: that pressed last.
        walking: the scene over which it walks; None where it does not.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scan = Scan()
        self.device = ""
        self.walking: Scene | None = None
        self._steered = 0.0
        self._heard = 0.0
        self._added: set[Key] = set()
        self._held: tuple[str, int | None, float] | None = None
        """Device and seat that hold OK, and for how long."""

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let time pass: make the next step, and show where the walk is."""
        self._steered = max(0.0, self._steered - dt)
        self._offer(dt)
        scene = self.context.stack.top
        scanned = scene.scanned() if scene is not None and self.is_wanted else None
        pace = self._pace_on(scanned)
        if scene is None or scanned is None or pace == OFF or self._steered > 0:
            self.let_go()
            return
        if scene is not self.walking:
            self.let_go()
            self.walking = scene
            self.scan.rows = ()
        self._lay(scene, scanned, pace)
        if self._has_heard(dt) and self.scan.advance(dt):
            self._heard = 0.0
        self._show(scene)

    def _has_heard(self, dt: float) -> bool:
        """Whether what has the focus has been read aloud, where the screen is read."""
        self._heard += dt
        return self._heard > LISTENS or not self.context.speech.talking

    @property
    def is_wanted(self) -> bool:
        """Whether anybody plays with one button, or is just asked about it."""
        context = self.context
        asked = isinstance(context.stack.top, OneButtonQuestion)
        return asked or context.settings.one_button != OFF or context.seats.has_pace

    def let_go(self) -> None:
        """Leave the focus to others, with nothing of the walk on the screen."""
        scene, self.walking = self.walking, None
        if scene is None:
            return
        focus: FocusMap = getattr(scene, "focus")  # noqa: B009 - only scenes with one are walked
        for key in self._added:
            focus.remove(key)
        self._added.clear()
        ring, stage = getattr(scene, "ring", None), getattr(scene, "stage", None)
        if ring is not None:
            ring.over = None
        if stage is not None:
            stage.remove(SIGN)

    def _pace_on(self, scanned: Scanned | None) -> str:
        """How fast it walks over a screen; ``off`` where nobody there plays with one button."""
        if scanned is None or not scanned.stops:
            return OFF
        if isinstance(self.context.stack.top, OneButtonQuestion):
            return BEGINS
        if scanned.seat is not None:
            return self.context.pace_of(scanned.seat)
        return self._pace(self.device, self.context.seats.seat_of(self.device))

    def _pace(self, device: str, seat: int | None) -> str:
        return OFF if device == "mouse" else self.context.pace_of(seat)

    # -- presses -----------------------------------------------------------------------------

    def take(self, action: Action) -> bool:
        """A press, before the scenes have it; True when they shall not."""
        self._note_held(action)
        if action.phase is not Phase.PRESS or action.kind in POINTER:
            if action.kind is Kind.CLICK and action.pressed:
                self.device = action.device
            return False
        before, self.device = self.device, action.device
        scene = self.context.stack.top
        if scene is None or self._pace(action.device, action.seat) == OFF:
            return self._answers_offer(scene, action)
        if action.kind is not Kind.CONFIRM:
            if action.kind in DIRECTIONS:
                self._steered = STEERED
            elif self.walking is scene:
                self.scan.begin()
            return False
        if self._steered > 0 or (action.seat is None and scene.joins):
            return False
        scanned = scene.scanned()
        if scanned is None or not scanned.stops or not self._is_for(scanned, action.seat):
            self.context.stack.give(replace(action, kind=scene.lone_press(action.seat)))
            return True
        if self.walking is not scene:
            if scanned.seat is None and before != action.device and self._anew(scene):
                return True  # somebody else had the focus: the walk begins with this press
            self._lay_now(scene, scanned, action)
        self.press(scene, action)
        return True

    def _is_for(self, scanned: Scanned, seat: int | None) -> bool:
        """Whether a seat's press counts there: its own, or anybody's where it has no device."""
        if scanned.seat is None or scanned.seat == seat:
            return True
        return seat is None and self.context.seats.device_of(scanned.seat) is None

    def _anew(self, scene: Scene) -> bool:
        """Whether a walk begins now on a screen that others have steered until now."""
        focus = getattr(scene, "focus", None)
        return focus is not None and focus.current() is not None

    def _lay_now(self, scene: Scene, scanned: Scanned, action: Action) -> None:
        """The press comes before the first frame of the walk: what has the focus is meant."""
        self.walking = scene
        self.scan.rows = ()
        self._lay(scene, scanned, self._pace(action.device, action.seat))

    def press(self, scene: Scene, action: Action) -> None:
        """OK on what the walk has come to."""
        stop = self.scan.press()
        if stop is None:
            return
        if stop.act is not None:
            stop.act()
            return
        self._focus(scene, stop)
        kind = stop.kind or Kind.CONFIRM
        self.context.stack.give(replace(action, kind=kind))

    # -- on the screen -----------------------------------------------------------------------

    def _lay(self, scene: Scene, scanned: Scanned, pace: str) -> None:
        self.scan.lay(scanned.stops, PACES[pace], secret=scanned.secret)

    def _show(self, scene: Any) -> None:
        stop, whole = self.scan.stop, self.scan.whole
        if stop is None:
            return
        self._focus(scene, stop)
        if whole is not None:
            rect, radius = around(whole), 18.0
        else:
            rect, radius = pygame.Rect(stop.rect), float(stop.radius)
        by_focus = whole is None and stop.key in scene.focus and stop.key not in self._added
        scene.ring.over = None if by_focus else (rect, radius)
        sign = scan_sign(resting=self.scan.resting)
        x = max(rect.left - 8, 54 + sign.size[0] / 2)
        y = max(rect.top - 8, 30 + sign.size[1] / 2)
        if SIGN in scene.stage:
            scene.stage.change(SIGN, picture=sign, x=x, y=y)
        else:
            scene.stage.add(Sprite(sign, x, y, RING_Z + 1), name=SIGN)

    def _focus(self, scene: Any, stop: Stop) -> None:
        """Put the focus on a stop; buttons that only the prompts tell of become targets."""
        focus: FocusMap = scene.focus
        self._added = {key for key in self._added if key in focus}
        rect = pygame.Rect(stop.rect)
        moved = stop.key in self._added and focus.target(stop.key).rect != rect
        if moved or stop.key not in focus:
            focus.add(stop.key, rect, radius=stop.radius, foot=True)
            self._added.add(stop.key)
        if focus.current() != stop.key:
            scene.focus_on(stop.key)

    # -- offered by holding ------------------------------------------------------------------

    def _note_held(self, action: Action) -> None:
        if action.kind is not Kind.CONFIRM:
            return
        if action.phase is Phase.PRESS:
            self._held = (action.device, action.seat, 0.0)
        elif action.phase is Phase.RELEASE:
            self._held = None

    def _offer(self, dt: float) -> None:
        """Who holds OK for long where nothing is hidden may want to play with it alone."""
        if self._held is None:
            return
        device, seat, seconds = self._held
        stack = self.context.stack
        hidden = any(one.private for one in stack) or isinstance(stack.top, OneButtonQuestion)
        if hidden or device == "mouse" or self._pace(device, seat) != OFF:
            self._held = None
            return
        self._held = (device, seat, seconds + dt)
        if seconds + dt >= HELD:
            self._held = None
            self.device = device
            stack.push(OneButtonQuestion(self.context, device))

    def _answers_offer(self, scene: Scene | None, action: Action) -> bool:
        """Whether it is the only button of whoever is offered to play with it."""
        if not isinstance(scene, OneButtonQuestion) or action.kind is not Kind.CONFIRM:
            if action.kind in DIRECTIONS:
                self._steered = STEERED
            return False
        if self._steered > 0 or self.walking is not scene:
            return False
        self.press(scene, action)
        return True


class OneButtonQuestion(Question):
    """Asks whoever has held OK for long whether to play with it alone, slowly to begin with.

    Args:
        context: the tools.
        device: that was held.
    """

    name = "one button"

    def __init__(self, context: Context, device: str) -> None:
        say = context.say
        answers = (Answer(None, say("yes_no.no")), Answer(BEGINS, say("yes_no.yes")))
        super().__init__(context, say("one_button.ask"), answers, say("one_button.how"))
        self.device = device

    def take(self, value: object) -> None:
        context, seat = self.context, self.context.seats.seat_of(self.device)
        if value is not None and seat is not None:
            context.seats.set_pace(seat, BEGINS)
        elif value is not None:
            context.settings.one_button = "slow"
            context.settings_changed()
        super().take(None)
