"""The tables of a group are laid: who plays on this screen, and how other machines join."""

from __future__ import annotations

import logging
from functools import partial

import msgspec

from game.core.series import SeriesRules
from game.core.setup import BadSetup, SeatSetup
from game.match.series import Company, Series, SeriesSetup
from game.match.session import Player, offered_levels
from scenes.context import Context
from scenes.kit.caption import Caption
from scenes.kit.listing import Listing
from scenes.kit.paper import paper_picture, wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import ChoiceRow, LinkRow, Option, Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Box, Button, Label
from scenes.question import Answer, Question
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.sprites import Sprite

LIST: Box = (96.0, 176.0, 1080.0, 720.0)
PAPER: Box = (1240.0, 176.0, 584.0, 560.0)
BEGIN: Box = (1240.0, 780.0, 584.0, 104.0)
ROW = 84.0
REMOVE, CLEAR = "remove", "clear"

_log = logging.getLogger(__name__)


class LayingScreen(Screen):
    """The tables of a group before it begins.

    Args:
        context: the tools of the house.
        setup: of the group, with the first table.
    """

    name = "laying"
    music = "hall"

    def __init__(self, context: Context, setup: SeriesSetup) -> None:
        super().__init__(context)
        self.setup = setup
        self.game = setup.game
        self.texts = context.words_for(setup.game)
        self.caption = Caption(context, self.stage, (960, 894))
        self._removing: int | None = None

    @property
    def mode(self) -> SeriesRules:
        """The mode that the group plays."""
        from game.match.loading import load_rules

        return load_rules(self.setup.game).modes[self.setup.mode]

    @property
    def most(self) -> int:
        """The largest number of a table."""
        return self.mode.tables

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.texts = texts = context.words_for(self.setup.game)
        self.stage.set_ground(wood_ground(context))
        mode = texts.say(f"{self.setup.game}.mode.{self.setup.mode}")
        title = say("series.title", game=texts.say(f"{self.setup.game}.title"), mode=mode)
        size = context.text.fitting(title, "display", 84, 1728)
        self.add(Label("title", (96, 104), title, "display", size, gold=True))
        Listing(self._rows(), LIST, ROW, gap=14).show(self)
        left, top, width, height = PAPER
        paper = paper_picture(context, (width, height), 12)
        self.stage.add(Sprite(paper, left + width / 2, top + height / 2, 2))
        self.stage.add(Sprite(self._explained(mode), left + width / 2, top + height / 2, 3))
        self.add(Button("begin", BEGIN, say("series.begin_group"), self._begin, look="red",
                        size=52, radius=22), first=True)  # fmt: skip
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("prompt.back_to_club")),
            )
        )

    def _rows(self) -> list[Row]:
        say, box = self.context.say, (0.0, 0.0, 1.0, 1.0)
        rows: list[Row] = []
        for number, company in enumerate(self.setup.companies):
            names = ", ".join(seat.name for seat in company.seats)
            words = say("series.at_table", table=company.table, name=names)
            rows.append(LinkRow(f"table.{number}", box, words, partial(self._ask, number)))
        if self._free() is not None:
            rows.append(LinkRow("add", box, say("series.add_table"), self._add))
            rows.append(LinkRow("computers", box, say("series.add_computers"), self._add_computers))
        numbers = [Option(one, str(one)) for one in range(1, self.most + 1)]
        first = self.setup.companies[0].table
        if len(self.setup.companies) == 1:
            rows.append(
                ChoiceRow("number", box, say("series.table_number"), numbers, first, self._number)
            )
        if self.mode.same_episodes or self.mode.same_elsewhere:
            sorts = [
                Option(False, say("series.different_cases")),
                Option(True, say("series.same_cases")),
            ]
            words = say("series.tables_play" if self.mode.same_episodes else "series.others_play")
            rows.append(ChoiceRow("same", box, words, sorts, self.setup.same, self._same))
        return rows

    def _explained(self, mode: str) -> Picture:
        """How another machine comes into the group."""
        context, say = self.context, self.context.say
        text, theme = context.text, context.theme
        width, height = PAPER[2], PAPER[3]
        room = width - 84
        head_words = say("series.elsewhere")
        head = text.picture(
            head_words, "head", text.boxed(head_words, "head", 44, (room, 84), lines=2, line=1.0),
            theme.paper_ink, width=room, most_lines=2, line=1.0, fixed=True,
        )  # fmt: skip
        words = say("series.elsewhere_how", mode=mode)
        number = say("series.deal_number", seed=f"{self.setup.seed:06}")
        figure = text.picture(
            number, "head", text.boxed(number, "head", 50, (room, 60), lines=1),
            theme.paper_ink, width=room, most_lines=1, fixed=True,
        )  # fmt: skip
        size = text.boxed(words, "body", 34, (room, height - 270), lines=9, line=1.1)
        body = text.picture(
            words, "body", size, theme.paper_ink, width=room, most_lines=9, line=1.1, fixed=True
        )

        def paint(brush: Brush) -> None:
            brush.picture(head, (42 + head.size[0] / 2, 66))
            brush.line((42, 112), (width - 42, 112), "#8A2F1F", 4)
            brush.picture(body, (42 + body.size[0] / 2, 132 + body.size[1] / 2))
            brush.line((42, height - 112), (width - 42, height - 112), "#7A6242", 2, 0.7)
            brush.picture(figure, (42 + figure.size[0] / 2, height - 62))

        key = ("group explained", head.key, body.key, figure.key)
        says = (head_words, words, number)
        return painted(key, (width, height), paint, text.book, says=says)

    # -- the tables --------------------------------------------------------------------------

    def _free(self) -> int | None:
        """The next number that no table of this screen has."""
        taken = {one.table for one in self.setup.companies}
        first = self.setup.companies[0].table
        for step in range(1, self.most):
            number = (first - 1 + step) % self.most + 1
            if number not in taken:
                return number
        return None

    def _add(self) -> None:
        from scenes.lobby.scene import LobbyScene

        setup = self.setup
        lobby = LobbyScene(
            self.context, setup.game, setup.format, setup.seed, mode=setup.mode, adds_table=True
        )
        lobby.state.house_rules.update(setup.house_rules)
        self.context.stack.push(lobby)

    def _add_computers(self) -> None:
        """A table at which nobody has to be asked; as many as sit at the first one."""
        from game.match.loading import load_rules

        levels = offered_levels(load_rules(self.setup.game))
        level = levels[(len(levels) - 1) // 2]
        taken = len(self.setup.companies) - 1
        seats = len(self.setup.companies[0].seats)
        names = [
            self.context.say(f"lobby.computer_name.{(seats * taken + seat) % 8 + 1}")
            for seat in range(seats)
        ]
        self._join(Company(tuple(SeatSetup(name) for name in names), (Player(level),) * seats))

    def _join(self, company: Company) -> None:
        number = self._free()
        if number is None:
            return
        one = msgspec.structs.replace(company, table=number)
        companies = (*self.setup.companies, one)
        self.setup = msgspec.structs.replace(self.setup, companies=companies)
        self.relayout()

    def _ask(self, number: int) -> None:
        """Whether a table shall be taken away; the first one stays."""
        say = self.context.say
        if number == 0:
            self.caption.say(say("series.first_stays"))
            return
        self._removing = number
        answers = (
            Answer(None, say("yes_no.no")),
            Answer(REMOVE, say("yes_no.yes"), look="red"),
        )
        self.context.stack.push(Question(self.context, say("series.remove_table"), answers))

    def back(self) -> None:
        """Whoever has laid several tables is asked before they are cleared."""
        if len(self.setup.companies) == 1:
            super().back()
            return
        say = self.context.say
        answers = (
            Answer(None, say("yes_no.no")),
            Answer(CLEAR, say("yes_no.yes"), look="red"),
        )
        self.context.stack.push(Question(self.context, say("series.clear_tables"), answers))

    def resume(self, result: object = None) -> None:
        if result == CLEAR:
            super().back()
            return
        if isinstance(result, Company):
            self._join(result)
            self.focus_on("begin")
        elif result == REMOVE and self._removing is not None:
            companies = list(self.setup.companies)
            companies.pop(self._removing)
            self.setup = msgspec.structs.replace(self.setup, companies=tuple(companies))
            self.relayout()
        else:
            self.relayout()
        self._removing = None

    def pause(self) -> None:
        self.clear_prompts()

    def _number(self, value: object) -> None:
        assert isinstance(value, int)
        one = msgspec.structs.replace(self.setup.companies[0], table=value)
        self.setup = msgspec.structs.replace(self.setup, companies=(one,))
        self.relayout()

    def _same(self, value: object) -> None:
        self.setup = msgspec.structs.replace(self.setup, same=bool(value))

    # -- the start ---------------------------------------------------------------------------

    def _begin(self) -> None:
        from scenes.series.beginning import open_series

        try:
            series = Series.open(self.setup)
        except BadSetup as error:
            _log.warning("The group was refused: %s", error)
            self.caption.say(self.context.say("lobby.not_possible"))
            return
        self.context.stack.replace(open_series(self.context, series))
