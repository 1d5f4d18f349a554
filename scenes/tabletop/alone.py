"""A decision behind the curtain for games that declare nothing of their own: plates with words."""

from __future__ import annotations

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import message
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.private import parts
from scenes.private.cards_page import PAGE, put_head
from scenes.private.curtain import Visited
from scenes.private.glance import GlanceScene
from scenes.private.looks import BlindChoice, PrivateLook
from scenes.tabletop.desk import Desk
from scenes.tabletop.generic_panel import Plates
from scenes.tabletop.option_menu import BlindMenu, Entry, OptionMenu
from systems.io.actions import DIRECTIONS, Action, Kind
from systems.table.sprites import Sprite
from systems.table.tween import Motions

SECONDS = 4.0
"""The shortest time of the visit, so that a quick answer tells nothing."""

PREFIX = f"{PAGE}options."


class OptionsPage:
    """The page with the plates. It is there only while it may be seen."""

    def __init__(self, desk: Desk, decision: Decision, menu: OptionMenu) -> None:
        self.desk = desk
        self.decision = decision
        self.menu = menu
        self.chosen: Intent | None = None
        self.plates = Plates(desk, desk.stage, desk.focus, PREFIX)
        self.ground = parts.page_ground("cards", "#1E4236", "#030907")
        self._names: list[str] = []

    def lay_out(self, seat: int) -> None:
        """The head of the page."""
        self.hide()
        put_head(self.desk, message(self.decision.prompt, seat=seat), seat, self._names)

    def turn_over(self, motions: Motions | None) -> None:
        """The plates come up; who looks again after choosing sees what was chosen."""
        if self.chosen is None:
            self.plates.show(self.menu.entries(), board=False)
        else:
            words = self.menu.option_words(self.chosen)
            self.plates.show([Entry("chosen", words)], board=False)

    def hide(self) -> None:
        """Nothing of the page is left on the stage."""
        self.plates.clear()
        self.desk.focus.replace([])
        for name in self._names:
            self.desk.stage.remove(name)
        self._names.clear()
        self.desk.stage.remove(f"{PAGE}clock")

    def clock(self, left: float, seconds: float) -> None:
        """The lamps of the shortest time."""
        lamps = max(0, -int(-left // 1))
        self.desk.stage.remove(f"{PAGE}clock")
        picture = parts.slot_clock(lamps, round(seconds))
        self.desk.stage.add(Sprite(picture, 960, 900, 400), name=f"{PAGE}clock")


class ChooseAlone(GlanceScene):
    """One seat chooses behind the curtain; pops a :class:`Visited` with the intent.

    Args:
        context: the tools.
        party: who sits at the table.
        decision: of the seat.
        blind: what the game declares where it is usually pressed on the table; its answers are
            all there then, whatever the seat may choose.
    """

    name = "choice"
    decides = True

    def __init__(
        self,
        context: Context,
        party: Party,
        decision: Decision,
        blind: BlindChoice | None = None,
    ) -> None:
        self.decision = decision
        self.blind = blind
        self.chosen: Intent | None = None
        title = message(decision.prompt, seat=decision.seat)
        look = PrivateLook(title, (), None, SECONDS, help=decision.kind)
        super().__init__(context, party, look, seat=decision.seat)

    def make_page(self) -> OptionsPage:
        menu = OptionMenu(self.desk, self.decision)
        if self.blind is not None:
            menu = BlindMenu(self.desk, self.decision, self.blind.options)
        return OptionsPage(self.desk, self.decision, menu)

    def result(self) -> Visited:
        return Visited(self.seat, self.curtain.slot.looked, self.chosen)

    def page_prompts(self) -> tuple[Prompt, ...]:
        say = self.desk.say
        return (
            Prompt(Kind.LEFT, say("prompt.choose")),
            Prompt(Kind.CONFIRM, say("prompt.ok")),
            Prompt(Kind.INFO, say("prompt.how_it_works")),
            Prompt(Kind.BACK, say("prompt.back")),
        )

    def on_action(self, action: Action) -> bool:
        own = action.seat == self.seat and self.curtain.visible
        if not own or self.chosen is not None or action.kind in (Kind.PAUSE, Kind.INFO):
            return super().on_action(action)
        page = self.page
        assert isinstance(page, OptionsPage)
        self.curtain.slot.touch()
        if action.kind in DIRECTIONS:
            self.focus.move(action.kind.value)
            page.plates.follow()
        elif action.kind is Kind.CONFIRM and action.pressed:
            self._choose(page)
        elif action.kind is Kind.BACK and action.pressed:
            if page.menu.at_start:
                self.curtain.slot.cover()
                self._follow()
            else:
                page.menu.back()
                page.plates.show(page.menu.entries(), board=False)
        return True

    def focus_came(self) -> None:
        page = self.page
        assert isinstance(page, OptionsPage)
        page.plates.follow()

    def _choose(self, page: OptionsPage) -> None:
        key = self.focus.current()
        if not isinstance(key, str):
            return
        self.chosen = page.menu.choose(key)
        if self.chosen is None:
            page.plates.show(page.menu.entries(), board=False)
            return
        page.chosen = self.chosen
        self.curtain.slot.decided()
        self.curtain.slot.cover()
        self._follow()
