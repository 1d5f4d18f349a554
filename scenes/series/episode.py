"""The table of an episode: as always, but its end goes to the score sheet."""

from __future__ import annotations

from game.core.setup import BadSetup
from game.match.record import BadRecord
from game.match.series import Series
from game.match.session import Session
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party
from scenes.pause import Offer, Pause
from scenes.question import Answer
from scenes.results.scene import ResultsScene
from scenes.tabletop.menus import AGAIN, LEAVE, Menu
from scenes.tabletop.scene import TableScene

OTHER_TABLE = "other_table"


class EpisodeResults(ResultsScene):
    """The results of an episode: on from here goes to the score sheet."""

    again_words = "series.to_the_sheet"
    back_words = "series.to_the_sheet"
    offers_more = False


class EpisodeMenu(Menu):
    """A table of a series: nothing is ever lost by leaving, and no other game is dealt here."""

    def _pause(self, seat: int | None) -> Pause:
        scene = super()._pause(seat)
        table = self.scene
        assert isinstance(table, EpisodeTable)
        usual = scene.answers[scene.offer is not None :]
        answers = [answer for answer in usual if answer.value != LEAVE or not self._keeps]
        if table.has_others and not table.wants_other:
            words = Answer(OTHER_TABLE, table.desk.say("series.other_table"))
            answers.insert(len(answers) - 1, words)
        return Pause(self.context, answers, scene.by, scene.offer)

    def ways_out(self, seat: int, *, gives: bool) -> list[Answer]:
        usual = super().ways_out(seat, gives=gives)
        return [answer for answer in usual if answer.value != LEAVE or not self._keeps]

    @property
    def _keeps(self) -> bool:
        return self.scene.session.saves is not None

    def chosen(self, result: str | Offer) -> None:
        table = self.scene
        assert isinstance(table, EpisodeTable)
        if result == OTHER_TABLE:
            table.wants_other = True
            table.foot.say(table.desk.say("series.other_table_soon"))
        elif result == AGAIN:
            self._leave()
        else:
            super().chosen(result)

    def _forget(self) -> None:
        """The series is kept, whatever becomes of this evening."""


class EpisodeTable(TableScene):
    """The table of the next episode of one of a series' tables.

    Args:
        context: the tools.
        party: who sits there.
        session: from the series.
        series: gets the result.
        strict: as for every table.

    Attributes:
        wants_other: somebody has asked to go over to another table of the group.
    """

    def __init__(
        self,
        context: Context,
        party: Party,
        session: Session,
        series: Series,
        *,
        strict: bool = False,
    ) -> None:
        super().__init__(context, party, session, strict=strict)
        self.series = series
        self.wants_other = False
        self._point = series.safe_point(session)
        table = series.table_of(session)
        self.has_others = any(
            not series.is_over(other) and series.company(other).has_people
            for other in series.tables
            if other != table
        )

    def make_menu(self) -> Menu:
        return EpisodeMenu(self)

    def make_results(self) -> Scene | None:
        return EpisodeResults(self.context, self.party, self.session)

    def exit(self) -> None:
        self.series.park(self.session)
        super().exit()

    def _open_panel(self) -> None:
        # Asked whenever everything that has happened has been shown.
        if self._goes_over():
            self.context.stack.pop(OTHER_TABLE, of=self)
            return
        super()._open_panel()

    def _goes_over(self) -> bool:
        """Whether this is a safe point at which the screen goes over to another table.

        Not before somebody has asked for it, not in the middle of anything, and never right
        after coming here.
        """
        if not self.wants_other or self.watching.waiting is not None:
            return False
        return self.series.safe_point(self.session) != self._point


def open_episode(context: Context, series: Series, table: int) -> EpisodeTable:
    """The table of the next episode, with everybody's device at the seat that it had.

    Raises:
        BadSetup, BadRecord: It cannot be dealt, or not be played on.
    """
    session = series.session(table)
    company = series.company(table)
    party = Party.of_session(session, context.words_for(series.setup.game))
    seats = context.seats
    held = {seat: seats.device_of(seat) for seat in seats.seats}
    seats.clear()
    for seat, wanted in enumerate(company.devices):
        device = context.input.device(wanted) if wanted else None
        known = next((one for one in held.values() if one is not None and one.id == wanted), None)
        if (device or known) and seat in party.humans:
            found = device or known
            assert found is not None
            seats.bind(seat, found)
    scene = EpisodeTable(context, party, session, series)
    scene.standing = [seat for seat in party.humans if seats.device_of(seat) is None]
    if len(party.humans) == 1:
        scene.standing = []  # somebody alone may hold whatever lies at hand
    return scene


__all__ = ["BadRecord", "BadSetup", "EpisodeTable", "open_episode"]
