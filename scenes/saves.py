"""Games that were left: go on with one, or throw it away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from textwrap import shorten

from game import paths
from game.content import ContentError, UnknownGame
from game.match.saves import SERIES_SUFFIX, BadSave, SaveInfo, Saves
from game.match.series_saves import SeriesInfo, SeriesSaves
from scenes import days, screens
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
from scenes.question import DONE, Answer, Question
from scenes.series import beginning
from systems.io.actions import Action, Kind

LIST = (96.0, 190.0, 1700.0, 690.0)
LONGEST_PROBLEM = 180
"""Letters of what is wrong with a game: what stands in its file is of any length."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What shall become of a saved game."""

    path: Path
    act: str


class SavesScreen(Screen):
    """The saved games of this machine, the newest first.

    Args:
        context: the tools of the house.
        saves: where they lie.
        now: asked for the day.
    """

    name = "saves"

    def __init__(self, context: Context, saves: Saves, now: days.Now = days.now) -> None:
        super().__init__(context)
        self.now = now
        self.saves = saves
        self.found: list[SaveInfo | SeriesInfo] = []
        self.caption = Caption(context, self.stage)

    def build(self) -> None:
        say = self.context.say
        (self.found, unread), now = everything(self.saves), self.now()
        self.stage.set_ground(wood_ground(self.context))
        self.add(Label("title", (96, 110), say("saves.title"), "display", 72, gold=True))
        if not self.found:
            nothing(self, say("saves.unread_only" if unread else "saves.none"))
        rows: list[Row] = [
            CaseRow(
                f"save.{number}",
                self.context,
                info.game,
                ", ".join(info.seats),
                self._how_far(info),
                days.told(self.context.words, info.when, now),
                self._opener(info.path),
            )
            for number, info in enumerate(self.found)
        ]
        if rows:
            Listing(rows, LIST, case_height(self.context)).show(self, first="save.0")
        if unread:
            self._tell_of(len(unread))
        prompts = [Prompt(Kind.BACK, say("prompt.back"))]
        if rows:
            prompts.insert(0, Prompt(Kind.CONFIRM, say("prompt.choose")))
        self.set_prompts(prompts)

    def _tell_of(self, unread: int) -> None:
        """What is kept and cannot be read is not gone; said until somebody goes on."""
        folder = str(self.saves.folder)
        self.caption.say(self.context.say("saves.unread", count=unread, folder=folder))

    def on_action(self, action: Action) -> bool:
        if action.pressed and action.kind is not Kind.POINT:
            self.caption.say("")
        return super().on_action(action)

    def _how_far(self, info: SaveInfo | SeriesInfo) -> str:
        say = self.context.say
        if isinstance(info, SaveInfo):
            return say("saves.moves", moves=info.moves)
        try:
            mode = self.context.words_for(info.game).say(f"{info.game}.mode.{info.mode}")
        except (UnknownGame, ContentError):
            mode = info.mode
        return say("saves.series", mode=mode, played=info.played)

    def _opener(self, path: Path) -> Callable[[], None]:
        def press() -> None:
            say = self.context.say
            self.context.stack.push(
                Question(
                    self.context,
                    say("title.resume"),
                    (
                        Answer(_Answer(path, "go_on"), say("saves.go_on")),
                        Answer(None, say("saves.delete"), sure=partial(self._ask_once_more, path)),
                    ),
                )
            )

        return press

    def _ask_once_more(self, path: Path) -> Question:
        say = self.context.say
        return Question(
            self.context,
            say("saves.delete_sure"),
            (
                Answer(DONE, say("saves.keep")),
                Answer(_Answer(path, "delete"), say("saves.delete"), "red"),
            ),
        )

    def pause(self) -> None:
        self.clear_prompts()

    def resume(self, result: object = None) -> None:
        self.relayout()
        if not isinstance(result, _Answer):
            return
        if result.act == "go_on":
            self._go_on(result.path)
        elif result.act == "delete":
            self.saves.delete(result.path)
            self.relayout()

    def _go_on(self, path: Path) -> None:
        try:
            scene = _going_on(self.context, self.saves, path)
        except BadSave as error:
            problem = shorten(str(error), LONGEST_PROBLEM, placeholder="…")
            self.caption.say(self.context.say("saves.bad", problem=problem))
            return
        self.context.stack.replace(scene)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False


def open_saves(context: Context) -> Scene:
    """The list of saved games."""
    return SavesScreen(context, Saves(paths.home().saves))


def open_resume(context: Context) -> Scene:
    """The only saved game or series, or the list where there are several."""
    saves = Saves(paths.home().saves)
    found, _ = everything(saves)
    if len(found) == 1:
        try:
            return _going_on(context, saves, found[0].path)
        except BadSave:
            pass  # the list says what is wrong with it
    return SavesScreen(context, saves)


def everything(saves: Saves) -> tuple[list[SaveInfo | SeriesInfo], list[Path]]:
    """Single games and series, the newest first, and the files that cannot be read."""
    series = SeriesSaves(saves.folder)
    found: list[SaveInfo | SeriesInfo] = [*saves.list(), *series.list_series()]
    series.close()
    return sorted(found, key=lambda info: -info.when), [*saves.unread, *series.unread]


def _going_on(context: Context, saves: Saves, path: Path) -> Scene:
    """The table of a saved game, or the score sheet of a series; raises ``BadSave``."""
    if path.name.endswith(SERIES_SUFFIX):
        return beginning.resume(context, path)
    return screens.make("table", context, session=saves.load(path))
