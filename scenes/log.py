"""What happened so far, line by line, in the words that its viewer may read."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.facts import Fact
from scenes.context import Context
from scenes.kit.paper import on_paper, paper_picture, wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.party import Party
from scenes.private.desks import desk_for
from systems.io.actions import DIRECTIONS, Action, Kind
from systems.io.text import Content, Run
from systems.table.signs import chevron
from systems.table.sprites import Sprite

PAPER = (96.0, 168.0, 1728.0, 768.0)
INSIDE = 44.0
SIZE = 34.0


class LogScene(Screen):
    """The log of a match.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        facts: what happened, as the viewer of the screen may know it.
    """

    name = "log"
    scan_ways = (Kind.PAGE_LEFT, Kind.PAGE_RIGHT)

    def __init__(self, context: Context, party: Party, facts: Sequence[Fact]) -> None:
        super().__init__(context)
        self.party = party
        self.desk = desk_for(self, party, "public")
        self.lines = self._worded(facts)
        self.last = len(self.lines)

    def _worded(self, facts: Sequence[Fact]) -> list[Content]:
        """The facts that say something, with names in colours that can be read on paper."""
        found: list[Content] = []
        for fact in facts:
            runs = self.party.texts.log_runs(fact)
            if not any(run.text.strip() for run in runs):
                continue
            pieces = []
            for number, run in enumerate(runs):
                text = run.text if number else run.text[:1].upper() + run.text[1:]
                seat = run.value if run.family == "seat" else None
                colour = None
                if isinstance(seat, int):
                    colour = on_paper(self.desk.theme.colour(seat))
                pieces.append(Run(text, colour, "body" if seat is not None else None))
            found.append(tuple(pieces))
        return found

    def build(self) -> None:
        say = self.context.say
        self.stage.set_ground(wood_ground(self.context))
        self.add(Label("title", (96, 104), say("prompt.log"), "display", 72, gold=True))
        left, top, width, height = PAPER
        paper = paper_picture(self.context, (width, height), 12)
        self.stage.add(Sprite(paper, left + width / 2, top + height / 2, 2))
        self.set_prompts(
            (
                Prompt(Kind.UP, say("prompt.scroll")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        self._put_lines()

    def _put_lines(self) -> None:
        """As many of the lines up to the last one as there is room for."""
        text, theme = self.context.text, self.context.theme
        left, top, width, height = PAPER
        for name in [name for name in self.stage.names if name.startswith("line.")]:
            self.stage.remove(name)
        if not self.lines:
            words = text.picture(self.context.say("table.log_empty"), "quiet", 36, theme.paper_ink)
            self.stage.add(Sprite(words, 960, top + height / 2, 5), name="line.none")
            return
        room = width - 2 * INSIDE - 40
        y = top + height - 34
        first = self.last
        while first > 0:
            line = self.lines[first - 1]
            tall = text.measure(line, "quiet", SIZE, width=room)[1] + 10
            if y - tall < top + 26 and first < self.last:
                break
            picture = text.picture(line, "quiet", SIZE, theme.paper_ink, width=room)
            x = left + INSIDE + picture.size[0] / 2
            self.stage.add(Sprite(picture, x, y - tall / 2, 5), name=f"line.{first}")
            y -= tall
            first -= 1
        if first == 0 and y > top + 40:  # few lines hang from the top, not from the foot
            for name in [name for name in self.stage.names if name.startswith("line.")]:
                self.stage.change(name, y=self.stage[name].y - (y - top - 34))
        self._first = first
        x = left + width - 36
        if first > 0:
            sign = chevron("up", 40, "#7A2A22")
            self.stage.add(Sprite(sign, x, top + 40, 6), name="line.up")
        if self.last < len(self.lines):
            sign = chevron("down", 40, "#7A2A22")
            self.stage.add(Sprite(sign, x, top + height - 40, 6), name="line.down")

    def on_action(self, action: Action) -> bool:
        step = 0
        if action.kind in DIRECTIONS:
            step = {Kind.UP: -1, Kind.DOWN: 1}.get(action.kind, 0)
        elif action.kind is Kind.WHEEL:
            step = -action.amount * 2
        elif action.pressed and action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            step = 8 if action.kind is Kind.PAGE_RIGHT else -8
        elif action.pressed and action.kind is Kind.CONFIRM:
            self.back()
            return True
        if not step:
            return super().on_action(action)
        at_top = getattr(self, "_first", 0) == 0
        if not (step < 0 and at_top):
            self.last = max(1, min(len(self.lines), self.last + step))
            self._put_lines()
        return True

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False
