"""Which button does what, for pads and for every zone of the keyboard; changed by pressing it."""

from __future__ import annotations

from scenes.context import Context
from scenes.kit import cues
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import ChoiceRow, Option, Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from systems.io.actions import Action, Kind
from systems.io.bindings import PAD_BUTTONS, PAD_DEFAULTS, ZONES, key_code, key_label
from systems.io.brush import Brush
from systems.io.pictures import Picture
from systems.io.seats import Device
from systems.table.signs import glyph, keycap

PAD = "pad"
WAIT = 6.0
"""Seconds until a change that nobody makes is given up."""

ACTIONS: dict[Kind, str] = {
    Kind.CONFIRM: "confirm",
    Kind.BACK: "back",
    Kind.EXTRA: "notes",
    Kind.INFO: "help",
    Kind.UP: "up",
    Kind.DOWN: "down",
    Kind.LEFT: "left",
    Kind.RIGHT: "right",
    Kind.PAGE_LEFT: "page_left",
    Kind.PAGE_RIGHT: "page_right",
    Kind.PAUSE: "pause",
}
"""Meaning -> its name among the texts (``action.<name>``)."""

_SIGNS = {"start": "pause", "left_shoulder": "page_left", "right_shoulder": "page_right"}
_FACE = ("north", "south", "west", "east")
_ARROWS = ("up", "down", "left", "right")


def button_picture(context: Context, device: str, name: str) -> Picture:
    """A button of a pad by its place, or a key by its name."""
    if device == PAD:
        sign = _SIGNS.get(name, name)
        if sign in _FACE or sign in _SIGNS.values():
            return glyph(sign)
        return keycap(context.text, context.say(f"action.{name}") if name in _ARROWS else name)
    return keycap(context.text, key_label(name))


def table_of(context: Context, device: str) -> dict[Kind, str]:
    """The buttons of a device type as they are now."""
    usual = PAD_DEFAULTS if device == PAD else ZONES[device]
    changed = context.settings.bindings.get(device, {})
    return {kind: changed.get(kind.value, name) for kind, name in usual.items()}


def assign(context: Context, device: str, kind: Kind, name: str) -> bool:
    """Give a meaning another button; what had it gets the old one. False where it cannot be."""
    known = name in PAD_BUTTONS if device == PAD else key_code(name) is not None
    if not known:
        return False
    if device != PAD:
        owner = context.input.bindings.key(key_code(name) or 0)
        if owner is not None and owner[0] != device:
            return False  # another person's half of the keyboard
    table = table_of(context, device)
    for other, used in table.items():
        if used == name:
            table[other] = table[kind]
    table[kind] = name
    usual = PAD_DEFAULTS if device == PAD else ZONES[device]
    changed = {k.value: n for k, n in table.items() if n != usual[k]}
    bindings = {**context.settings.bindings, device: changed}
    context.settings.bindings = {name: table for name, table in bindings.items() if table}
    context.settings_changed()
    return True


class ButtonsScreen(Screen):
    """A row for each meaning; OK on it, then the new button."""

    name = "buttons"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.device = PAD
        self.waiting: Kind | None = None
        self._waited = 0.0
        self._listing: Listing | None = None

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        self.add(Label("title", (96, 104), say("settings.bindings"), "display", 84, gold=True))
        options = [Option(name, self._device_name(name)) for name in (PAD, *ZONES)]
        rows: list[Row] = [
            ChoiceRow(
                "device", (0, 0, 1, 1), say("settings.controls"), options, self.device, self._choose
            )
        ]
        rows += [_ButtonRow(self, kind) for kind in table_of(context, self.device)]
        self._listing = Listing(rows, (96, 180, 1690, 740))
        self._listing.show(self, first="device")
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.change")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )

    def relayout(self) -> None:
        current = self.focus.current()
        super().relayout()
        if isinstance(current, str) and self._listing is not None and current != "device":
            self._listing.reveal(self, current)
            self._listing.show(self)
            self.focus_on(current)

    def exit(self) -> None:
        self.context.input.capture = None
        super().exit()

    def wait_for(self, kind: Kind) -> None:
        """The next button of this device type gets this meaning."""
        self.waiting = kind
        self._waited = 0.0
        self.context.input.capture = self._take
        self.widgets[f"action.{kind}"].rebuild(self)

    def update(self, dt: float) -> None:
        if self.waiting is not None:
            self._waited += dt
            if self._waited > WAIT:
                self._stop()
        super().update(dt)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE and self.waiting is not None:
            self._stop()
            return True
        return False

    def _take(self, device: Device, name: str) -> bool:
        if self.waiting is None or (device.sort == "pad") != (self.device == PAD):
            return False
        kind = self.waiting
        good = assign(self.context, self.device, kind, name)
        self.context.audio.cue(cues.OK if good else cues.REFUSED)
        if good:
            self._stop()
            self.relayout()
        return True

    def _stop(self) -> None:
        kind, self.waiting = self.waiting, None
        self.context.input.capture = None
        if kind is not None and f"action.{kind}" in self.widgets:
            self.widgets[f"action.{kind}"].rebuild(self)

    def _choose(self, device: object) -> None:
        self.device = str(device)
        self.relayout()

    def _device_name(self, device: str) -> str:
        words = self.context.words
        key = f"device.short.{device.replace('.', '_')}"
        if device == PAD:
            return words.say("lobby.pad", number="").strip()
        return words.say(key) if key in words else key_label(ZONES[device][Kind.CONFIRM])


class _ButtonRow(Row):
    """What one meaning is done with."""

    def __init__(self, screen: ButtonsScreen, kind: Kind) -> None:
        self._owner = screen
        self.kind = kind
        label = screen.context.say(f"action.{ACTIONS[kind]}")
        super().__init__(f"action.{kind}", (0, 0, 1, 1), label)

    def on_press(self, screen: Screen) -> bool:
        self._owner.wait_for(self.kind)
        return True

    def state(self) -> tuple[object, ...]:
        name = table_of(self._owner.context, self._owner.device)[self.kind]
        return (self._owner.device, name, self._owner.waiting is self.kind)

    def draw_value(self, brush: Brush, screen: Screen, ink: str) -> None:
        device, name, waiting = self.state()
        middle = self.rect.height / 2
        if waiting:
            words = screen.context.text.picture("…", "head", 52, ink)
            brush.picture(words, (self.rect.width - 60, middle))
            return
        sign = button_picture(screen.context, str(device), str(name))
        brush.picture(sign, (self.rect.width - 36 - sign.size[0] / 2, middle))


def open_buttons(context: Context) -> ButtonsScreen:
    """The screen where buttons are changed."""
    return ButtonsScreen(context)
