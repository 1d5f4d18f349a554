"""The joint standings of a group: the tables of this screen, and what other machines sent."""

from __future__ import annotations

import logging

from game import paths
from game.files import StorageError, write_atomic
from game.match.result_code import FILE_SUFFIX, BadCode, file_name, from_file, to_file
from game.match.series import Series
from game.match.standings import TableResult
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.series.book import Act, Book
from scenes.series.ceremony import Ceremony
from scenes.series.codes import EnterCode, ShowCodes
from systems.io.actions import Action, Kind

_log = logging.getLogger(__name__)


class JointScreen(Book):
    """Who stands where over all tables.

    Args:
        context: the tools.
        series: a group of which every table of this screen has ended.
    """

    name = "joint"

    def __init__(self, context: Context, series: Series) -> None:
        super().__init__(context, series.setup.game)
        self.series = series
        self._told = False
        """Whether other machines know of it, or it of them; then it is kept."""

    def exit(self) -> None:
        saves = self.series.saves
        if saves is not None:
            if not self._told and not self.series.others:
                saves.forget(self.series)
            saves.flush()
        super().exit()

    def pause(self) -> None:
        self.clear_prompts()

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        series, say = self.series, self.context.say
        episodes = len(series.episodes(series.tables[0]))
        title, counted = self.mode_title(series.setup.mode), series.counted()
        self.put_sheet(title, series.standings(), episodes, tables=True, counted=counted)
        self.put_head(say("series.joint", code=series.code))
        acts: list[Act] = [
            ("ceremony", say("series.ceremony"), self._honour, "red"),
            ("code", say("series.our_code"), self._show, "dark"),
            ("enter", say("series.enter_code"), self._enter, "dark"),
            ("files", say("series.read_files"), self._read, "dark"),
        ]
        bottom = self.put_buttons(acts)
        here = [(say("series.table", table=one), say("series.from_here")) for one in series.tables]
        there = [
            (say("series.table", table=one.table), say("series.from_elsewhere"))
            for one in series.others
        ]
        self.put_lines([*here, *there][:6], max(4, min(6, len(here) + len(there))), bottom - 30)
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("series.leave")),
            )
        )

    # -- behaviour ---------------------------------------------------------------------------

    def resume(self, result: object = None) -> None:
        self.relayout()
        if isinstance(result, TableResult):
            self._keep()
            words = self.context.say("series.code_taken", table=result.table)
            self.caption.say(words)
            self.context.audio.cue("join")

    def _keep(self) -> None:
        self._told = True
        if self.series.saves is not None:
            self.series.saves.keep(self.series)

    def _honour(self) -> None:
        self.context.stack.push(Ceremony(self.context, self.series, self.series.standings()))

    def _show(self) -> None:
        self._told = True
        self.context.stack.push(ShowCodes(self.context, self.series, self._write()))

    def _write(self) -> str:
        """Write the results as files, too; returns where they are, "" where they are not."""
        if not self.context.keeps_settings or self.context.kiosk:
            return ""
        folder = paths.home().saves
        try:
            for table in self.series.tables:
                result = self.series.result(table)
                write_atomic(folder / file_name(result), to_file(result), keep_previous=False)
        except StorageError as error:
            _log.warning("The results could not be written: %s", error)
            return ""
        return str(folder)

    def _enter(self) -> None:
        self.context.stack.push(EnterCode(self.context, self.series))

    def _read(self) -> None:
        """Take every file of this group that lies among the saved games."""
        say = self.context.say
        taken, fault = 0, ""
        for path in sorted(paths.home().saves.glob(f"*{FILE_SUFFIX}")):
            try:
                result = from_file(path.read_bytes())
                known = (*self.series.tables, *(one.table for one in self.series.others))
                if result.series != self.series.code or result.table in known:
                    continue
                self.series.admit(result)
                taken += 1
            except BadCode as error:
                fault = say("series.file_bad", name=path.name, reason=error.reason)
            except OSError as error:
                _log.warning("%s could not be read: %s", path, error)
        if taken:
            self._keep()
            self.relayout()
        self.context.audio.cue(cues.OK if taken else cues.REFUSED)
        self.caption.say(fault or say("series.files_read", count=taken, folder=_folder()))

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False


def _folder() -> str:
    """The folder of the saved games, short enough for a caption."""
    folder = str(paths.home().saves)
    return folder if len(folder) <= 48 else f"…{folder[-47:]}"
