"""The score sheet of a career between its episodes, and after the last one."""

from __future__ import annotations

import logging

from game.core.messages import message
from game.core.setup import BadSetup
from game.match.record import BadRecord
from game.match.series import Series
from game.match.standings import EpisodeResult
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.series.book import Act, Book
from scenes.series.ceremony import Ceremony
from scenes.series.episode import open_episode
from systems.io.actions import Action, Kind

_log = logging.getLogger(__name__)


class CareerScreen(Book):
    """The sheet, and what comes next.

    It stays below the tables of the episodes and goes when the evening is over.

    Args:
        context: the tools.
        series: without a group; the screen closes it.
        at_once: the next episode is dealt without a press.
    """

    name = "career"

    def __init__(self, context: Context, series: Series, *, at_once: bool = False) -> None:
        super().__init__(context, series.setup.game)
        self.series = series
        self._at_once = at_once
        self._honoured = False
        (self.table,) = series.tables

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self._at_once:
            self._go_on()

    def exit(self) -> None:
        saves = self.series.saves
        if saves is not None:
            if self.series.is_over() and self._honoured:
                saves.forget(self.series)
            saves.flush()
        self.series.close()
        super().exit()

    def pause(self) -> None:
        self.clear_prompts()

    def resume(self, result: object = None) -> None:
        if self.series.is_running(self.table):
            self.context.stack.pop(of=self)  # the table was left before its end
            return
        self.relayout()
        if self.series.is_over() and not self._honoured:
            self._honour()

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        series, say = self.series, self.context.say
        episodes = series.episodes(self.table)
        title = self.mode_title(series.setup.mode)
        standing = series.standing(self.table)
        self.put_sheet(title, standing, len(episodes), counted=series.counted())
        number = series.next_episode(self.table)
        if number is None:
            self.put_head(self._summary())
        else:
            self.put_head(say("series.episode", number=number + 1, episodes=len(episodes)))
        bottom = self.put_buttons(self._acts(number))
        lines = self._episodes(number)
        self.put_lines(lines, max(3, len(lines)), bottom - 30)
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("series.leave")),
            )
        )

    def _summary(self) -> str:
        """How it ended, in a sentence."""
        series = self.series
        if series.is_team():
            (line,) = series.standing(self.table)
            return self.context.say(
                "series.wins_of",
                wins=line.total,
                episodes=len(series.episodes(self.table)),
                players=message("series.players", count=len(line.names)),
            )
        return self.context.say("series.over")

    def _acts(self, number: int | None) -> list[Act]:
        say = self.context.say
        if number is None:
            return [
                ("ceremony", say("series.ceremony"), self._honour, "red"),
                ("leave", say("series.leave"), self.back, "dark"),
            ]
        words = say("series.first" if number == 0 else "series.next")
        if self.series.is_running(self.table):
            words = say("series.go_on")
        later = "series.leave" if self.series.saves is None else "series.leave_kept"
        return [
            ("next", words, self._go_on, "red"),
            ("leave", say(later), self.back, "dark"),
        ]

    def _episodes(self, number: int | None) -> list[tuple[str, str]]:
        """What is told of the episodes that were played, and of the next one."""
        series, texts = self.series, self.texts
        results = series.results(self.table)
        pairs = []
        for place, episode in enumerate(series.episodes(self.table)):
            if place > len(results):
                break  # what is to come is not told yet
            about = texts.say(episode.about) if episode.about is not None else ""
            head = texts.say("series.line", number=place + 1, about=about)
            if place < len(results):
                pairs.append((head, self._ending(results[place])))
            elif number is not None:
                pairs.append((head, texts.say("series.to_come")))
        return pairs

    def _ending(self, result: EpisodeResult) -> str:
        company = self.series.company(self.table)
        texts = self.texts
        if not result.winners:
            lost = texts.say("series.team_lost" if self.series.is_team() else "series.nobody_won")
            how = f"{self.manifest.id}.ending.{result.ending}"
            return texts.say("series.and_how", result=lost, how=texts.say(how))
        if self.series.is_team():
            return texts.say("series.team_won")
        names = [company.seats[seat].name for seat in result.winners]
        return texts.say("series.seat_won", names=names)

    # -- behaviour ---------------------------------------------------------------------------

    def _go_on(self) -> None:
        self._at_once = False
        try:
            scene = open_episode(self.context, self.series, self.table)
        except (BadSetup, BadRecord) as error:
            _log.warning("The episode could not be begun: %s", error)
            self.caption.say(self.context.say("series.bad", problem=str(error)))
            return
        self.context.stack.push(scene)

    def _honour(self) -> None:
        self._honoured = True
        self.context.stack.push(Ceremony(self.context, self.series, self.series.standings()))

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False
