"""Setting up a pad that SDL does not know: press the button that is shown, one after the other."""

from __future__ import annotations

from scenes.buttons import ACTIONS
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, Panel
from systems.io.actions import Kind
from systems.io.buttons import PAD_DEFAULTS
from systems.io.raw import mapping_line, model_of
from systems.io.seats import Device
from systems.table.signs import glyph, keycap
from systems.table.sprites import Sprite

STEPS = (
    Kind.CONFIRM,
    Kind.BACK,
    Kind.EXTRA,
    Kind.INFO,
    Kind.UP,
    Kind.DOWN,
    Kind.LEFT,
    Kind.RIGHT,
    Kind.PAUSE,
)
PATIENCE = 10.0
"""Seconds after which a button that a pad does not have is left out."""


class PadSetup(Screen):
    """Asks for each button; the first press says which pad it is.

    What was found is kept for pads of that model, and used at once.
    """

    name = "pad_setup"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pad: Device | None = None
        self.found: dict[str, str] = {}
        self.step = 0
        self.done = False
        self._waited = 0.0

    # -- building ----------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.context.input.capture = self._take

    def exit(self) -> None:
        self.context.input.capture = None
        super().exit()

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        self.add(Label("title", (96, 104), say("settings.controllers"), "display", 84, gold=True))
        self.add(Panel("panel", (360, 210, 1200, 660), radius=28))
        if self.done:
            self.add(
                Label(
                    "done",
                    (960, 480),
                    say("device.wizard_done"),
                    "head",
                    56,
                    align="centre",
                    width=1100,
                )
            )
            self.add(
                Button("close", (710, 620, 500, 100), say("prompt.done"), self.back, look="red"),
                first=True,
            )
        else:
            self._ask()
        self.set_prompts((Prompt(Kind.BACK, say("prompt.back")),))

    def _ask(self) -> None:
        say, text, quiet = self.context.say, self.context.text, self.context.theme.quiet
        kind = STEPS[self.step]
        how, step = say("device.wizard"), say("device.wizard_step", action=ACTIONS[kind])
        y = 236.0
        for key, words, role, size, colour in (
            ("how", how, "quiet", 34, quiet),
            ("ask", step, "head", 56, self.context.theme.text),
        ):
            high = text.measure(words, role, size, width=1100)[1]
            at = (960.0, y + high / 2)
            self.add(Label(key, at, words, role, size, colour, align="centre", width=1100))
            y += high + 16
        tall = max(84.0, text.size("head", 34) * 1.6)
        bottom = 850.0 - tall
        place = PAD_DEFAULTS[kind]
        sign = {"start": "pause"}.get(place, place)
        if sign in ("up", "down", "left", "right"):
            picture = keycap(text, say(f"action.{sign}"), 90)
        else:
            picture = glyph(sign, 190)
        self.stage.add(Sprite(picture, 960, (y + bottom) / 2, 20))
        count = f"{self.step + 1} / {len(STEPS)}"
        self.add(Label("count", (1824, 110), count, "small", 28, quiet, align="right"))
        box = (510, bottom - 6, 900, tall)
        self.add(Button("skip", box, say("device.wizard_skip"), self._next, size=34), first=True)

    # -- behaviour ---------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if self.pad is not None and not self.done:
            self._waited += dt
            if self._waited > PATIENCE:
                self._next()
        super().update(dt)

    def _take(self, device: Device, name: str) -> bool:
        if self.done or device.sort != "pad":
            return False
        if name in PAD_DEFAULTS.values():  # SDL knows this pad: there is nothing to set up
            self._finish()
            return True
        if self.pad is not None and device.guid != self.pad.guid:
            return True
        self.pad = device
        if name in self.found.values():
            self.context.audio.cue(cues.REFUSED)
            return True
        self.found[PAD_DEFAULTS[STEPS[self.step]]] = name
        self.context.audio.cue(cues.OK)
        self._next()
        return True

    def _next(self) -> None:
        self._waited = 0.0
        if self.step + 1 < len(STEPS):
            self.step += 1
            self.relayout()
        else:
            self._keep()
            self._finish()

    def _keep(self) -> None:
        if self.pad is None or not self.found:
            return
        line = mapping_line(self.pad.guid, self.pad.name, self.found)
        context = self.context
        model = " ".join(model_of(self.pad.guid, self.pad.name))
        context.settings.controllers = {**context.settings.controllers, model: line}
        context.settings_changed()
        context.input.add_mapping(line)

    def _finish(self) -> None:
        self.done = True
        self.context.input.capture = None
        self.relayout()


def open_pad_setup(context: Context) -> PadSetup:
    """The set-up of a pad."""
    return PadSetup(context)
