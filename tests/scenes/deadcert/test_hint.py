"""Hints at tables of DEADCERT: within reach of every decision, told to their seat alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.core.messages import PUBLIC
from game.match.session import TableOptions
from scenes.hint import Stage
from scenes.hint_visit import HintScene
from scenes.pause import Pause
from scenes.private.curtain import CurtainScene
from scenes.proof import written
from systems.io.actions import Kind, Notice
from systems.rules.deadcert.bots.openplay.team import suggestion
from systems.table.privacy import Drape
from tests.kit.table_rig import NAMES
from tests.scenes.deadcert.table_rig import Rig

ALONE = [("open", 4, 1), ("coop", 4, 1), ("covert", 3, 1), ("solo", 1, 1)]
SHARED = [("open", 4, 2), ("covert", 3, 2)]
TABLES = [*ALONE, ("coop", 4, 2), *SHARED]


class Asking(Rig):
    """A table at which hints are given, at the first decision of a person on the table."""

    def __init__(self, format_: str, seats: int, humans: int, *, hints: bool = True) -> None:
        super().__init__(format_, seats, humans)
        self.session.options = TableOptions(hints=hints)
        self.scene.table.gives_hints = hints  # told to the table as it was opened
        self.wait_for_decision()
        self.seat = self.asked if self.asked is not None else self.top.seat

    @property
    def top(self) -> Any:
        return self.stack.top

    def wait_for_decision(self) -> None:
        """Through the looks at the deal to the first decision."""
        for _ in range(9000):
            top = self.top
            if self.scene.panel is not None or getattr(top, "name", "") == "choice":
                return
            if isinstance(top, CurtainScene) and top.curtain.state is Drape.CLOSED:
                self.behind(top, "back")
            self.step()
        raise AssertionError("nobody is asked anything")

    def by(self, *kinds: str) -> None:
        self.press(*kinds, seat=self.seat)

    def open(self) -> HintScene:
        """The two presses that lead to the page."""
        self.by("pause", "extra")
        page = self.top
        assert isinstance(page, HintScene)
        if not page.bare:
            self.behind(page)
        self.step(4)
        assert page.curtain.visible
        return page

    def take(self, page: HintScene) -> None:
        """The hint, worked out."""
        self.by("confirm")
        self.until(lambda: page.hint_page.stage is Stage.TOLD)
        self.step(2)

    def said(self) -> str:
        return "\n".join(text for scene in self.stack.visible for text in scene.strings())

    def told(self, page: HintScene) -> list[str]:
        """The sentences of the hint as they stand on paper."""
        hint = page.hint_page.kept.hint
        assert hint is not None
        found = [hint.proof.conclusion, *hint.proof.sentences]
        desk = page.desk
        return ["".join(one.text for one in written(desk.texts.runs(w), desk.theme)) for w in found]


@contextmanager
def asking(*args: Any, **how: Any) -> Iterator[Asking]:
    made = Asking(*args, **how)
    try:
        yield made
    finally:
        made.close()


@pytest.mark.parametrize(("format_", "seats", "humans"), TABLES)
def test_two_presses_lead_to_a_hint_and_back_to_the_decision(
    format_: str, seats: int, humans: int
) -> None:
    with asking(format_, seats, humans) as table:
        before, focus = table.top, table.top.focus.current()
        page = table.open()
        assert page.bare == (humans == 1 or format_ == "coop")
        assert table.session.hints_taken[table.seat] == 0, "to look at the page costs nothing"
        table.take(page)
        assert table.session.hints_taken[table.seat] == 1
        assert all(sentence in table.said() for sentence in table.told(page)[:2])
        if before is table.scene:
            assert "Back to the table" in table.said()
        assert "My notes" not in table.said()
        table.by("back")
        table.until(lambda: table.top is before)
        assert table.top.focus.current() == focus
        again = table.open()
        assert again.hint_page.stage is Stage.TOLD
        assert table.session.hints_taken[table.seat] == 1, "told again for nothing"


@pytest.mark.parametrize(("format_", "seats", "humans"), ALONE)
def test_directions_and_two_buttons_are_enough(format_: str, seats: int, humans: int) -> None:
    with asking(format_, seats, humans) as table:
        if table.top is table.scene:
            steer(table, ("prompt", Kind.PAUSE), "down", "right")
            table.by("confirm")
        else:
            table.by("pause")
        assert isinstance(table.top, Pause)
        table.by("down", "confirm")
        page = table.top
        assert isinstance(page, HintScene)
        table.take(page)
        while page.hint_page.sheet is not None and page.hint_page.sheet.turn(1):
            table.step()
        focused = page.focus.current()
        assert focused is not None and focused[0] == "prompt"
        for _ in range(4):
            if page.focus.current() == ("prompt", Kind.BACK):
                break
            table.by("left")
        table.by("confirm")
        table.until(lambda: table.top is not page)
        assert not isinstance(table.top, Pause)


def steer(table: Asking, key: object, *ways: str) -> None:
    """Move the focus onto something; these directions are tried in turn."""
    for way in ways:
        for _ in range(8):
            if table.top.focus.current() == key:
                return
            table.by(way)
    raise AssertionError(f"{key} is out of reach")


@pytest.mark.parametrize(("format_", "seats", "humans"), SHARED)
def test_a_hint_is_told_behind_the_curtain(format_: str, seats: int, humans: int) -> None:
    with asking(format_, seats, humans) as table:
        other = (table.seat + 1) % humans
        table.by("pause", "extra")
        page = table.top
        table.until(lambda: page.curtain.state is Drape.CLOSED)
        table.press("confirm", seat=other)
        table.step(8)
        assert not page.curtain.visible, "another pad does not open it"
        table.behind(page)
        table.step(4)
        table.take(page)
        secret = table.told(page)[0]
        assert secret in table.said()
        table.press("back", "extra", "confirm", seat=other)
        assert table.top is page and table.session.hints_taken[other] == 0
        table.devices.send(Notice.FOCUS_LOST)
        table.step(2)
        assert all(sentence not in table.said() for sentence in table.told(page))
        table.by("back")
        table.until(lambda: table.top is not page)
        assert secret not in table.said()


@pytest.mark.parametrize(("format_", "seats", "humans"), [("coop", 4, 2), *SHARED])
def test_the_pause_offers_it_to_the_seat_that_decides(
    format_: str, seats: int, humans: int
) -> None:
    with asking(format_, seats, humans) as table:
        table.press("pause", seat=(table.seat + 1) % humans)
        assert isinstance(table.top, Pause) and table.top.offer is None
        table.press("extra", seat=(table.seat + 1) % humans)
        assert isinstance(table.top, Pause)


@pytest.mark.parametrize(("format_", "seats", "humans"), ALONE)
def test_without_hints_the_pause_offers_none(format_: str, seats: int, humans: int) -> None:
    with asking(format_, seats, humans, hints=False) as table:
        table.by("pause")
        assert isinstance(table.top, Pause) and table.top.offer is None
        assert "Take a hint" not in table.said() and "Take advice" not in table.said()


def test_it_is_called_advice_in_soloplay() -> None:
    with asking("solo", 1, 1) as table:
        page = table.open()
        assert "Advice for Ada" in table.said() and "hint" not in table.said()
        table.take(page)
        assert "Ask again" in table.said()


def test_a_pause_on_a_page_without_a_curtain_closes_nothing() -> None:
    with asking("coop", 4, 2) as table:
        page = table.open()
        table.by("pause")
        assert isinstance(table.top, Pause) and page.curtain.visible
        table.by("back")
        assert table.top is page and page.focus.current() is not None


def aloud(table: Asking) -> str:
    """What is said in quotation marks, by whom, in the caption."""
    caption = "".join(table.scene.stage["ui.foot.caption"].picture.says)
    return caption if "“" in caption else ""


@pytest.mark.parametrize("humans", [1, 2])
def test_a_computer_partner_says_aloud_what_the_team_could_do(humans: int) -> None:
    with asking("coop", 4, humans) as table:
        view = table.match.view(PUBLIC)
        said = suggestion(view)
        assert said is not None
        partner = NAMES[humans]
        assert f"{partner}: “{table.scene.desk.say(said)}”" in aloud(table)


def test_partners_are_silent_without_hints_and_where_all_are_people() -> None:
    for humans, hints in ((1, False), (4, True)):
        with asking("coop", 4, humans, hints=hints) as table:
            assert aloud(table) == ""


def test_nobody_advises_an_opponent_aloud() -> None:
    with asking("open", 4, 1) as table:
        assert aloud(table) == ""
