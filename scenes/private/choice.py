"""A decision behind the curtain: cards lie open for the one seat that has to choose one of them.

The visit has the same shortest length for everybody and then lasts as long as it takes. The focus
always begins at the first card, in an order that tells nothing.
"""

from __future__ import annotations

from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.private.cards_page import CardsPage, one_group
from scenes.private.curtain import CurtainScene, Visited
from scenes.private.looks import PrivateChoice, PrivateLook
from systems.io.actions import Action, Kind
from systems.table.privacy import Drape, PeekSlot

_WAYS = {Kind.LEFT: "left", Kind.RIGHT: "right", Kind.UP: "up", Kind.DOWN: "down"}


class ChoiceScene(CurtainScene):
    """One seat chooses behind the curtain; pops a :class:`Visited` with the intent.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        choice: what can be chosen.
        seat: who chooses.
        next_seat: who looks afterwards, where somebody does.
    """

    name = "choice"
    may_skip = False

    def __init__(
        self,
        context: Context,
        party: Party,
        choice: PrivateChoice,
        *,
        seat: int,
        next_seat: int | None = None,
    ) -> None:
        self.choice = choice
        self.chosen: str | None = None
        look = PrivateLook(
            choice.title,
            one_group(choice.cards),
            choice.sentence,
            choice.seconds,
            room=max(choice.room, len(choice.cards)),
            help=choice.title.key.rpartition(".")[2],
        )
        super().__init__(context, party, look, seat=seat, next_seat=next_seat)

    def make_slot(self) -> PeekSlot:
        # A press opens it, also where looks are held: the hand is needed to choose.
        return PeekSlot(self.seat, self.look.seconds, hold=False, decides=True)

    def result(self) -> Visited:
        intent = self.choice.intents[self.chosen] if self.chosen is not None else None
        return Visited(self.seat, self.curtain.slot.looked, intent)

    def on_action(self, action: Action) -> bool:
        own = action.seat == self.seat and self.curtain.visible
        if not own or self.chosen is not None:
            return super().on_action(action)
        way = _WAYS.get(action.kind)
        if way is not None:
            self.focus.move(way)
        elif action.kind in (Kind.POINT, Kind.CLICK) and action.at is not None:
            key = self.focus.at(action.at)
            if key is not None:
                self.focus.set(key)
                if action.kind is Kind.CLICK and action.pressed:
                    self._choose()
        elif action.kind is Kind.CONFIRM and action.pressed:
            self._choose()
        elif action.kind is Kind.BACK and action.pressed:
            self.curtain.slot.cover()
            self._follow()
        elif action.kind in (Kind.PAUSE, Kind.INFO):
            return super().on_action(action)
        return True

    def page_prompts(self) -> tuple[Prompt, ...]:
        say = self.desk.say
        return (
            Prompt(Kind.LEFT, say("prompt.choose")),
            Prompt(Kind.CONFIRM, say("prompt.ok")),
            Prompt(Kind.INFO, say("prompt.how_it_works")),
            Prompt(Kind.BACK, say("prompt.hide")),
        )

    def _choose(self) -> None:
        key = self.focus.current()
        if isinstance(key, str) and key in self.choice.intents:
            self.chosen = key
            self.context.audio.cue("ui_ok")
            self.curtain.slot.decided()
            self.curtain.slot.cover()
            self._follow()

    def _uncover(self) -> None:
        super()._uncover()
        page = self.page
        assert isinstance(page, CardsPage)
        for place in page.places:
            if place.card:
                x, y = place.centre
                width, height = place.size
                self.focus.add(
                    place.card, (x - width / 2, y - height / 2, width, height), radius=width * 0.08
                )

    def show_front(self, *, covered: bool) -> None:
        super().show_front(covered=covered)
        if self.chosen is not None and self.curtain.state is Drape.OPEN:
            self.focus.clear()  # nothing is left to press; the slot runs out
