"""The number of the deal: six digits that can be read out to a friend."""

from __future__ import annotations

from game.match.series import SEEDS
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, Panel, Widget, chosen_ground
from scenes.lobby.state import LobbyState
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.table.signs import chevron
from systems.table.sprites import Sprite
from systems.table.theme import INK

DIGITS = len(str(SEEDS - 1))
WHEEL = (120.0, 220.0)
PANEL = (360.0, 130.0, 1200.0, 770.0)
TOP = 400.0
BUTTONS_TOP = 650.0


class Digit(Widget):
    """One digit; up and down change it.

    Args:
        place: from the left.
        state: of the lobby.
    """

    def __init__(self, place: int, state: LobbyState) -> None:
        left = 960 - DIGITS * 140 / 2 + place * 140 + 10
        super().__init__(f"digit.{place}", (left, TOP, *WHEEL), radius=18)
        self.place = place
        self.state = state

    @property
    def digit(self) -> int:
        """What it shows."""
        return int(f"{self.state.seed:0{DIGITS}}"[self.place])

    def build(self, screen: Screen) -> None:
        text, theme = screen.context.text, screen.context.theme
        digit, focused = self.digit, self.focused
        ink = INK if focused else theme.text
        figure = text.picture(str(digit), "head", 84, ink)

        def paint(brush: Brush) -> None:
            box = (0, 0, *WHEEL)
            if focused:
                chosen_ground(brush, box, 18)
            else:
                brush.plate(box, 18, theme.panel, edge=theme.edge, edge_width=2)
            brush.picture(chevron("up", 40, ink), (WHEEL[0] / 2, 32))
            brush.picture(figure, (WHEEL[0] / 2, WHEEL[1] / 2))
            brush.picture(chevron("down", 40, ink), (WHEEL[0] / 2, WHEEL[1] - 32))

        key = ("seed digit", digit, focused, theme)
        picture = painted(key, WHEEL, paint, text.book, says=(str(digit),))
        self.show(screen, picture, self.rect.centerx, self.rect.centery)

    def on_focus(self, screen: Screen, focused: bool) -> None:
        super().on_focus(screen, focused)
        self.rebuild(screen)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        if direction not in (Kind.UP, Kind.DOWN):
            return False
        self._turn(screen, 1 if direction is Kind.UP else -1)
        return True

    def on_click(self, screen: Screen, at: tuple[float, float]) -> bool:
        self._turn(screen, 1 if at[1] < self.rect.centery else -1)
        return True

    def on_only_press(self, screen: Screen) -> bool:
        self._turn(screen, 1)
        return True

    def on_press(self, screen: Screen) -> bool:
        screen.focus_on("ok")
        return True

    def _turn(self, screen: Screen, step: int) -> None:
        worth = 10 ** (DIGITS - 1 - self.place)
        wanted = (self.digit + step) % 10
        self.state.set_seed(self.state.seed + (wanted - self.digit) * worth)
        screen.context.audio.cue(cues.MOVE)
        self.rebuild(screen)


class SeedScreen(Screen):
    """Lets the number of the deal be chosen; pops with None.

    Args:
        context: the tools of the house.
        state: of the lobby; changed at once.
    """

    name = "deal"
    opaque = False

    def __init__(self, context: Context, state: LobbyState) -> None:
        super().__init__(context)
        self.state = state

    def build(self) -> None:
        say = self.context.say
        self.stage.set_veil(0.3)
        self.add(Panel("panel", PANEL, radius=28))
        title_y = PANEL[1] + 84
        self.add(
            Label(
                "title", (960, title_y), say("lobby.deal"), "display", 72, gold=True,
                align="centre",
            )
        )  # fmt: skip
        text, how = self.context.text, say("lobby.deal_how")
        box = (1100.0, TOP - 20 - (title_y + 46))
        size = text.boxed(how, "quiet", 32, box)
        words = text.picture(
            how, "quiet", size, self.context.theme.text, width=box[0], align="centre", fixed=True
        )
        self.stage.add(Sprite(words, 960, title_y + 46 + box[1] / 2, 10))
        for place in range(DIGITS):
            self.add(Digit(place, self.state), first=place == 0)
        tall = min(108.0, max(88.0, text.size("head", 38) * 1.9))
        y = BUTTONS_TOP
        today, chance = say("lobby.deal_today"), say("lobby.deal_new")
        self.add(Button("today", (400, y, 550, tall), today, self._today, size=38))
        self.add(Button("chance", (970, y, 550, tall), chance, self._chance, size=38))
        y += tall + 18
        self.add(Button("ok", (400, y, 1120, tall), say("prompt.ok"), self.back, size=38))
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )

    def _today(self) -> None:
        self.state.set_seed(self.state.deal_of_today())
        self.back()

    def _chance(self) -> None:
        self.state.reseed()
        self.back()
