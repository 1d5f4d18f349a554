"""Old cases: finished games that can be looked at again, step by step."""

from __future__ import annotations

from collections.abc import Callable

from game.core.setup import BadSetup
from game.match.record import BadRecord, Record
from scenes import days
from scenes.base import Scene
from scenes.case_row import CaseRow, case_height
from scenes.context import Context
from scenes.kit.caption import Caption
from scenes.kit.listing import Listing, nothing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.replay import keeping
from scenes.replay.scene import ReplayScene
from systems.io.actions import Action, Kind

LIST = (96.0, 190.0, 1700.0, 690.0)


class ReplaysScreen(Screen):
    """The kept cases, the newest first.

    Args:
        context: the tools of the house.
        now: asked for the day.
    """

    name = "replays"

    def __init__(self, context: Context, now: days.Now = days.now) -> None:
        super().__init__(context)
        self.now = now
        self.caption = Caption(context, self.stage)

    def build(self) -> None:
        say = self.context.say
        self.stage.set_ground(wood_ground(self.context))
        self.add(Label("title", (96, 110), say("replay.title"), "display", 76, gold=True))
        found, now = keeping.cases(), self.now()
        if not found:
            nothing(self, say("replay.none"))
        rows: list[Row] = [
            CaseRow(
                f"case.{number}",
                self.context,
                case.game,
                ", ".join(case.names),
                say("saves.moves", moves=case.steps),
                days.told(self.context.words, case.when, now),
                self._opener(case),
            )
            for number, case in enumerate(found)
        ]
        if rows:
            Listing(rows, LIST, case_height(self.context)).show(self, first="case.0")
        prompts = [Prompt(Kind.BACK, say("prompt.back"))]
        if rows:
            prompts.insert(0, Prompt(Kind.CONFIRM, say("replay.open")))
        self.set_prompts(prompts)

    def _opener(self, case: keeping.OldCase) -> Callable[[], None]:
        def press() -> None:
            try:
                record = Record.from_lines(case.path.read_bytes())
                scene = ReplayScene(self.context, record)
            except (OSError, BadRecord, BadSetup) as error:
                self.caption.say(self.context.say("replay.bad", problem=str(error)))
                return
            self.context.stack.push(scene)

        return press

    def resume(self, result: object = None) -> None:
        self.relayout()

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False


def open_replays(context: Context) -> Scene:
    """The list of old cases."""
    return ReplaysScreen(context)
