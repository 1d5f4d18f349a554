"""One proof of the review, open for everybody."""

from __future__ import annotations

from collections.abc import Generator

from game.core.insight import Proof
from game.core.messages import Message
from game.slices import Work
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.proof import ProofSheet
from systems.io.actions import Action, Kind
from systems.table.signs import badge
from systems.table.sprites import Sprite

BOX = (96.0, 164.0, 1728.0, 776.0)


class ProofScreen(Screen):
    """Works a proof out and shows it, page by page.

    Args:
        context: the tools of the house.
        party: who sat at the table.
        title: above the sheet.
        seat: whose proof it is.
        steps: the work.
    """

    name = "proof"

    def __init__(
        self,
        context: Context,
        party: Party,
        title: Message,
        seat: int,
        steps: Generator[None, None, Proof | None],
    ) -> None:
        super().__init__(context)
        self.party = party
        self.title = title
        self.seat = seat
        self.work: Work[Proof | None] = Work(steps)
        self.desk = desk_for(self, party, "public")
        self.sheet: ProofSheet | None = None

    def build(self) -> None:
        desk = self.desk
        desk.theme = self.context.theme
        self.ring.visible = False
        self.stage.set_ground(wood_ground(self.context))
        self.stage.add(Sprite(badge(desk.fixed, desk.style(self.seat), 34), 132, 104, 5))
        words = desk.say(self.title)
        size = desk.fixed.fitting(words, "display", 64, 1600)
        lettering = desk.fixed.picture(words, "display", size, gold=True)
        self.stage.add(Sprite(lettering, 186 - 18 + lettering.size[0] / 2, 106, 5))
        page, self.sheet = (self.sheet.page if self.sheet else 0), None
        proof = self.work.result
        if not self.work.done:
            words = desk.say("review.working")
            self.add(Label("working", (960, 500), words, "body", 40, align="centre", width=1500))
        elif proof is not None:
            self.sheet = ProofSheet(self.context, desk, proof, BOX, z=4)
            self.sheet.page = min(page, self.sheet.pages - 1)
            self.sheet.show()
        prompts = [Prompt(Kind.BACK, desk.say("prompt.back"))]
        if self.sheet is not None and self.sheet.pages > 1:
            prompts.insert(0, Prompt(Kind.CONFIRM, desk.say("prompt.turn_page")))
        self.set_prompts(prompts)

    def update(self, dt: float) -> None:
        if self.work.go_on():
            self.relayout()
            self.context.stack.keep_picture()  # while the sheet is drawn
        super().update(dt)

    def on_action(self, action: Action) -> bool:
        step = {Kind.LEFT: -1, Kind.UP: -1, Kind.RIGHT: 1, Kind.DOWN: 1}.get(action.kind, 0)
        if action.kind is Kind.WHEEL:
            step = 1 if action.amount < 0 else -1
        if step and self.sheet is not None:
            if self.sheet.turn(step):
                self.sheet.show()
                self.context.audio.cue(cues.MOVE)
            return True
        if action.kind is Kind.CONFIRM and action.pressed:
            if self.sheet is not None and self.sheet.turn(1):
                self.sheet.show()
                self.context.audio.cue(cues.MOVE)
            else:
                self.back()
            return True
        return super().on_action(action)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False
