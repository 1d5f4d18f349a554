"""A name without a keyboard: people who played before, or letters to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.profiles import NAME_LIMIT, Profiles, tidy
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.letters import COLUMNS, SETS, field
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.typed_screen import TypedScreen
from scenes.kit.widgets import Button, Label, Panel, Widget, chosen_ground
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.table.sprites import Sprite
from systems.table.theme import INK

PANEL = (180.0, 110.0, 1560.0, 760.0)
KEY = (96.0, 84.0)
GAP = 12.0
MOST_KNOWN = 5


class LetterKey(Widget):
    """One letter.

    Args:
        letter: that it types.
        at: its upper left corner.
        press: called with the letter.
    """

    def __init__(self, letter: str, at: tuple[float, float], press: Callable[[str], None]) -> None:
        super().__init__(f"key.{letter}", (*at, *KEY), radius=14)
        self.letter = letter
        self._press = press

    def on_press(self, screen: Screen) -> bool:
        self._press(self.letter)
        return True

    def on_focus(self, screen: Screen, focused: bool) -> None:
        super().on_focus(screen, focused)
        self.rebuild(screen)

    def build(self, screen: Screen) -> None:
        text, theme = screen.context.text, screen.context.theme
        focused = self.focused
        figure = text.picture(self.letter, "head", 44, INK if focused else theme.text)

        def paint(brush: Brush) -> None:
            box = (0, 0, *KEY)
            if focused:
                chosen_ground(brush, box, 14)
            else:
                brush.plate(box, 14, theme.panel, edge=theme.edge, edge_width=2)
            brush.picture(figure, (KEY[0] / 2, KEY[1] / 2 + 2))

        key = ("letter key", self.letter, focused, theme, text.percent)
        picture = painted(key, KEY, paint, text.book, says=(self.letter,))
        self.show(screen, picture, self.rect.centerx, self.rect.centery)


class NameScreen(TypedScreen):
    """Asks for a name; pops with it, or with None.

    Args:
        context: the tools of the house.
        name: the present one.
        people: who played before.
        taken: names that others at the table have.
        seat: whose device steers it.
    """

    name = "name"
    limit = NAME_LIMIT
    """How many letters there is room for."""

    def __init__(
        self,
        context: Context,
        name: str,
        people: Profiles,
        taken: Sequence[str],
        *,
        seat: int | None,
    ) -> None:
        super().__init__(context)
        self.before = name
        self.people = people
        self.taken = {other.casefold() for other in taken if other != name}
        self.seat = self.scan_seat = seat
        self.page = 0

    @property
    def has_keys(self) -> bool:
        """Whether who is asked sits at the keyboard: then letters are typed."""
        device = self.context.seats.device_of(self.seat) if self.seat is not None else None
        return device is not None and device.sort == "keys"

    @property
    def takes_letters(self) -> bool:
        scans = self.context.pace_of(self.seat) != "off"  # the only key is no letter
        return self.has_keys and not scans

    def build(self) -> None:
        say = self.context.say
        self.stage.set_veil(0.25)
        left, top, width, _ = PANEL
        self.add(Panel("panel", PANEL, radius=28))
        text, asks = self.context.text, self.question()
        size = text.boxed(asks, "head", 56, (540, 120), line=1.0)
        title = text.picture(
            asks, "head", size, self.context.theme.text, width=540, line=1.0, fixed=True
        )
        known = self._known()
        letters = COLUMNS * (KEY[0] + GAP) - GAP
        letters_left = left + 60 if known else 960 - letters / 2
        # The question stands over the letters; large text begins further on the left.
        head = letters_left if text.percent == 100 else left + 60
        self.stage.add(Sprite(title, head + title.size[0] / 2, top + 80, 10))
        typed = head + title.size[0] + 48
        self.add(Label("typed", (typed, top + 80), self._shown(), "body", 56))
        if text.percent == 100:
            line = (letters_left + letters - typed, 3.0)
            edge = self.context.theme.edge
            under = painted(("name line", line, edge), line, lambda brush: brush.fill(edge))
            self.stage.add(Sprite(under, typed + line[0] / 2, top + 122, 9))
        for number, letter in enumerate(SETS[self.page]):
            column, row = field(number)
            x = letters_left + column * (KEY[0] + GAP)
            y = top + 160 + row * (KEY[1] + GAP)
            self.add(LetterKey(letter, (x, y), self.write), first=number == 0)
        self._put_tools(letters_left, top + 160 + 3 * (KEY[1] + GAP) + 16)
        if known:
            x = left + width - 460
            self.add(Label("known", (x, top + 176), say("lobby.known_people"), "quiet", 32,
                           width=400))  # fmt: skip
            for number, name in enumerate(known):
                self.add(
                    Button(
                        f"known.{number}", (x, top + 224 + number * 96, 400, 84), name,
                        partial(self._done, name), size=36, align="left",
                    )
                )  # fmt: skip
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.PAGE_RIGHT, say("lobby.letters")),
                Prompt(Kind.EXTRA, say("lobby.erase")),
                Prompt(Kind.BACK, say("prompt.cancel")),
            ),
            self.seat,
        )

    def question(self) -> str:
        """What is asked for."""
        return self.context.say("lobby.who_are_you")

    def _put_tools(self, left: float, top: float) -> None:
        say = self.context.say
        step = 3 * (KEY[0] + GAP)
        tall = KEY[1] + 6
        tools = (
            ("space", say("lobby.space"), lambda: self.write(" ")),
            ("erase", say("lobby.erase"), self.erase),
            ("letters", say("lobby.letters_key"), lambda: self._leaf(1)),
        )
        for number, (key, label, press) in enumerate(tools):
            box = (left + number * step, top, step - GAP, tall)
            self.add(Button(key, box, label, press, size=34, radius=14))
        box = (left, top + tall + 18, 3 * step - GAP, tall + 8)
        self.add(Button("done", box, say("prompt.done"), self.finish, look="red", size=40))

    def _known(self) -> list[str]:
        names = [person.name for person in self.people.people]
        return [name for name in names if name.casefold() not in self.taken][:MOST_KNOWN]

    def _shown(self) -> str:
        return (self.text or self.before) + ("_" if len(self.text) < self.limit else "")

    # -- typing ------------------------------------------------------------------------------

    def write(self, letter: str, *, as_typed: bool = False) -> None:
        if len(self.text) >= self.limit or (letter == " " and not self.text):
            self.context.audio.cue(cues.REFUSED)
            return
        small = self.text and self.text[-1] not in " -’."
        self.text += letter.lower() if small and not as_typed else letter
        self.changed()

    def changed(self) -> None:
        typed = self.widgets["typed"]
        assert isinstance(typed, Label)
        typed.say(self, self._shown())

    def _leaf(self, step: int) -> None:
        self.page = (self.page + step) % len(SETS)
        self.relayout()

    def finish(self) -> None:
        self._done(self.text or self.before)

    def _done(self, name: str) -> None:
        try:
            kept = tidy(name, self.limit)
        except ValueError:
            self.context.audio.cue(cues.REFUSED)
            return
        if kept.casefold() in self.taken:
            self.context.audio.cue(cues.REFUSED)
            return
        self.context.stack.pop(kept, of=self)

    def on_button(self, action: Action) -> bool:
        if action.kind not in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            return super().on_button(action)
        self._leaf(1 if action.kind is Kind.PAGE_RIGHT else -1)
        self.context.audio.cue(cues.MOVE)
        return True

    def on_action(self, action: Action) -> bool:
        own = action.seat == self.seat or (self.has_keys and action.device.startswith("keys."))
        if self.seat is not None and action.kind is not Kind.POINT and not own:
            return True
        return super().on_action(action)


class WrittenScreen(NameScreen):
    """Asks for something else that is written with letters; pops with it, or with None.

    Args:
        context: the tools of the house.
        before: what was written before.
        asks: the question, in words.
        limit: letters at most.
        seat: whose device steers it.
    """

    name = "written"

    def __init__(
        self, context: Context, before: str, asks: str, limit: int, *, seat: int | None
    ) -> None:
        super().__init__(context, before, Profiles(), (), seat=seat)
        self.asks = asks
        self.limit = limit

    def question(self) -> str:
        return self.asks
