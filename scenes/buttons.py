"""Which button does what, on one pad, on all pads and on every zone of the keyboard.

It is changed by pressing the new button. What is changed on one pad is that pad's alone, by its
model; see :mod:`systems.io.button_tables`.
"""

from __future__ import annotations

from scenes.context import Context
from scenes.kit import cues
from scenes.kit.keys import key_label
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt, pad_button
from scenes.kit.rows import ChoiceRow, LinkRow, Option, Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from systems.io.actions import Action, DeviceChange, Kind
from systems.io.brush import Brush
from systems.io.button_tables import NEEDED, PAD, Tables, exchanged, is_pad, known
from systems.io.buttons import ZONES
from systems.io.pictures import Picture
from systems.io.seats import Device
from systems.table.signs import keycap

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


def button_picture(context: Context, table: str, name: str) -> Picture:
    """A button of a pad by its place, or a key by its name."""
    if is_pad(table):
        return pad_button(context, name)
    return keycap(context.text, key_label(context, name))


def table_of(context: Context, name: str) -> dict[Kind, str]:
    """The buttons of a table as they are now, OK and Back exchanged where somebody wants it."""
    bindings = context.input.bindings
    table = bindings.tables.table(name)
    return {kind: table[bindings.swap(name, kind) or kind] for kind in table}


def assign(context: Context, name: str, kind: Kind, button: str) -> bool:
    """Give a meaning another button; what had it gets the old one.

    Args:
        context: for the settings.
        name: of the table: ``pad``, a zone, or a single pad's own.
        kind: the meaning.
        button: its new button or key.

    Returns:
        False where it cannot be: an unknown button, a key of another person's zone, or one that
        would leave OK or Back to a button that a pad does not have.
    """
    bindings = context.input.bindings
    if not known(name, button) or (not is_pad(name) and _of_others(context, name, button)):
        return False
    before = bindings.tables.table(name)
    kind = bindings.swap(name, kind) or kind
    table = exchanged(before, kind, button)
    moved = [table[need] for need in NEEDED if table[need] != before[need]]
    if any(context.input.lacks(pad, one) for pad in _followers(context, name) for one in moved):
        return False
    _keep(context, name, table)
    return True


def reset(context: Context, name: str) -> None:
    """Back to the usual buttons; a single pad goes with all pads again."""
    _keep(context, name, None)


def _keep(context: Context, name: str, table: dict[Kind, str] | None) -> None:
    """Use and keep a table, as far as it differs from what counts without it."""
    kept = {one: values for one, values in context.settings.bindings.items() if one != name}
    if table is not None:
        single = is_pad(name) and name != PAD
        other = Tables(kept).table(name)
        changed = {k.value: button for k, button in table.items() if single or button != other[k]}
        if table != other:
            kept[name] = changed
    context.settings.bindings = kept
    context.settings_changed()
    context.stack.relayout()  # prompts follow at once, wherever they are


def _of_others(context: Context, zone: str, key: str) -> bool:
    """Whether a key belongs to another part of the keyboard, now or usually."""
    tables = context.input.bindings.tables
    others = (other for other in ZONES if other != zone)
    return any(key in (*tables.table(o).values(), *ZONES[o].values()) for o in others)


def _followers(context: Context, name: str) -> list[str]:
    """Ids of the pads that are plugged in and go by a table."""
    bindings = context.input.bindings
    owners = {pad.id: bindings.own(pad.id) for pad in context.input.devices if pad.sort == PAD}
    return [
        pad
        for pad, own in owners.items()
        if own == name or (name == PAD and not bindings.tables.has_own(own))
    ]


class ButtonsScreen(Screen):
    """A row for each meaning; OK on it, then the new button.

    Attributes:
        opener: the own table of the device that opened it.
        device: name of the table that is shown.
    """

    name = "buttons"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.opener = context.input.bindings.own(context.last_device)
        self.device = self.opener
        self.waiting: Kind | None = None
        self._waited = 0.0
        self._listing: Listing | None = None

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        self.add(Label("title", (96, 104), say("settings.bindings"), "display", 84, gold=True))
        tables = self._tables()
        if self.device not in tables:
            self.device = PAD
        options = [Option(name, label) for name, label in tables.items()]
        rows: list[Row] = [
            ChoiceRow(
                "device", (0, 0, 1, 1), say("settings.controls"), options, self.device, self._choose
            )
        ]
        rows += [_ButtonRow(self, kind) for kind in table_of(context, self.device)]
        if context.input.bindings.tables.has_own(self.device):
            label = "like_all" if is_pad(self.device) and self.device != PAD else "usual"
            rows.append(LinkRow("reset", (0, 0, 1, 1), say(f"buttons.{label}"), self._reset))
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
        """The next button of this device gets this meaning."""
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

    def on_device(self, change: DeviceChange) -> None:
        self._stop()
        self.relayout()

    def _take(self, device: Device, name: str) -> bool:
        if self.waiting is None or not self._is_meant(device):
            return False
        name = self.context.input.place(device.id, name)
        if assign(self.context, self.device, self.waiting, name):
            self.context.audio.cue(cues.OK)
            self._stop()
        else:
            self.context.audio.cue(cues.REFUSED)
        return True

    def _is_meant(self, device: Device) -> bool:
        """Whether a press on a device is for the table that is shown."""
        if not is_pad(self.device):
            return device.sort == "keys"
        own = self.context.input.bindings.own(device.id)
        return device.sort == PAD and self.device in (PAD, own)

    def _reset(self) -> None:
        reset(self.context, self.device)
        self.focus_on("device")

    def _stop(self) -> None:
        kind, self.waiting = self.waiting, None
        self.context.input.capture = None
        if kind is not None and f"action.{kind}" in self.widgets:
            self.widgets[f"action.{kind}"].rebuild(self)

    def _choose(self, device: object) -> None:
        self.device = str(device)
        self.relayout()

    def _tables(self) -> dict[str, str]:
        """Name of a table -> what it is called, for all that can be changed now."""
        context, say = self.context, self.context.say
        pads = [device for device in context.input.devices if device.sort == PAD]
        found = {}
        for pad in pads:
            own = context.input.bindings.own(pad.id)
            mine = own == self.opener
            found[own] = say("buttons.this") if mine else say("lobby.pad", number=pad.number)
        found[PAD] = say("buttons.all")
        for zone in ZONES:
            found[zone] = say(f"device.short.{zone.replace('.', '_')}")
        return found


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
