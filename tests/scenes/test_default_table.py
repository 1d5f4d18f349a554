"""The default table: a game with nothing special is played on it, secrets included."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.match import Match
from game.match.session import Player, Session
from scenes.context import Context
from scenes.party import Party
from scenes.private.curtain import CurtainScene
from scenes.replay.scene import ReplayScene
from scenes.tabletop.alone import ChooseAlone, OptionsPage
from scenes.tabletop.generic import GenericTable
from scenes.tabletop.menus import MOST_PROMPTS
from scenes.tabletop.scene import TableScene
from systems.io.scripted import FakeDevices
from systems.io.seats import Device, SeatMap
from systems.table.privacy import Drape

TOYS = Path(__file__).resolve().parents[1] / "fixtures" / "games"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registry.searching(TOYS):
        yield


class Table:
    """A toy's table with people behind fake pads."""

    def __init__(self, game: str, seats: int, humans: int) -> None:
        pads = SeatMap()
        for seat in range(humans):
            pads.bind(seat, Device(f"pad.{seat}", "pad", f"pad {seat}", f"{seat}", "", seat + 1))
        self.context = Context.offscreen(seats=pads)
        names = tuple(SeatSetup(f"P{seat}") for seat in range(seats))
        players = [Player() if seat < humans else Player("random") for seat in range(seats)]
        self.session = Session.open(Setup(game, seats=names, seed=3), players)
        party = Party.of_session(self.session, self.context.words_for(game))
        self.scene = TableScene(self.context, party, self.session, strict=True)
        self.stack = self.context.stack
        self.stack.push(self.scene)
        self.stack.apply()
        self.visits: list[CurtainScene] = []

    @property
    def devices(self) -> FakeDevices:
        assert isinstance(self.context.input, FakeDevices)
        return self.context.input

    def step(self, frames: int = 1) -> None:
        for _ in range(frames):
            for event in self.devices.read(0):
                self.stack.handle(event)
                self.stack.apply()
            self.stack.update(1 / 30)
            self.stack.apply()

    def play(self, presses: int = 900) -> None:
        """Random presses until something else than the table is on."""
        chance = random.Random(5)
        for _ in range(presses):
            top = self.stack.top
            if isinstance(top, CurtainScene):
                self.behind(top)
            elif top is self.scene and self.scene.panel is not None:
                aside = isinstance(self.scene.focus.current(), tuple)
                kind = "up" if aside else chance.choice(["down", "right", "confirm", "confirm"])
                self.devices.press(kind, self.scene.panel.seat)
                self.step(2)
            elif top is self.scene or top.name == "look round":
                self.step(5)
            else:
                return

    def behind(self, curtain: CurtainScene) -> None:
        self.visits.append(curtain)
        while curtain.curtain.state is not Drape.CLOSED:
            self.step()
        self.devices.hold("confirm", curtain.seat)
        self.step(15)
        if isinstance(curtain, ChooseAlone):
            self.devices.release("confirm", curtain.seat)
            self.step(2)
            for _ in range(3):
                self.devices.press("confirm", curtain.seat)
                self.step(2)
        for _ in range(400):
            if self.stack.top is not curtain:
                break
            self.step()
        self.devices.release("confirm", curtain.seat)
        self.step(2)

    def close(self) -> None:
        self.stack.clear()
        self.stack.apply()


@pytest.mark.parametrize(
    ("game", "seats", "humans"),
    [
        ("umbrella_stand", 3, 1),
        ("umbrella_stand", 3, 0),
        ("hands_off", 3, 2),
        ("split_the_loot", 3, 2),
        ("odd_guest", 4, 1),
        ("objection", 2, 1),
    ],
)
def test_a_game_with_nothing_special_is_played_to_its_end(
    game: str, seats: int, humans: int
) -> None:
    table = Table(game, seats, humans)
    try:
        assert type(table.scene.table) is GenericTable
        table.play()
        assert table.session.match.outcome is not None
        assert table.stack.top.name == "results"
        assert not table.scene.choreographer.unknown
    finally:
        table.close()


@pytest.mark.parametrize("game", ["hands_off", "split_the_loot"])
def test_secret_decisions_are_made_alone(game: str) -> None:
    table = Table(game, 3, 2)
    try:
        table.play()
        chosen = [visit for visit in table.visits if isinstance(visit, ChooseAlone)]
        assert {visit.seat for visit in chosen} == {0, 1}
    finally:
        table.close()


def test_who_has_chosen_alone_may_look_again_and_sees_the_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Part by part there was nothing left to list, and the second look broke the table."""
    monkeypatch.setattr("scenes.tabletop.option_menu.FEW", 0)
    table = Table("split_the_loot", 3, 2)
    try:
        while not isinstance(table.stack.top, ChooseAlone):
            table.step()
        alone = table.stack.top
        while alone.curtain.state is not Drape.CLOSED:
            table.step()
        table.devices.hold("confirm", alone.seat)
        table.step(15)
        table.devices.release("confirm", alone.seat)
        table.step(2)
        for _ in range(9):
            if alone.chosen is None:
                table.devices.press("confirm", alone.seat)
                table.step(2)
        assert alone.chosen is not None
        assert not alone.curtain.visible
        table.devices.press("confirm", alone.seat)
        table.step(2)
        assert alone.curtain.visible
        page = alone.page
        assert isinstance(page, OptionsPage)
        assert [entry.words for entry in page.plates.entries] == [
            page.menu.option_words(alone.chosen)
        ]
    finally:
        table.close()


def test_a_table_recovers_from_a_failure() -> None:
    table = Table("umbrella_stand", 3, 1)
    try:
        while table.scene.panel is None:
            table.step()
        assert table.scene.recover(RuntimeError("a lamp fell over"))
        table.step(3)
        assert table.scene.panel is not None
    finally:
        table.close()


def test_a_table_with_nothing_special_is_replayed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The viewer once asked for a TABLE that such a game need not have."""
    from tests.fixtures.toys import plain_table

    monkeypatch.delattr(plain_table, "TABLE")
    context = Context.offscreen()
    with Match.open(Setup("objection", seats=2, seed=3)) as match:
        record = match.record
    scene = ReplayScene(context, record)
    context.stack.push(scene)
    context.stack.apply()
    assert isinstance(scene.table, GenericTable)
    context.stack.pop()
    context.stack.apply()


def test_cards_that_lie_open_can_be_looked_at_closely() -> None:
    table = Table("umbrella_stand", 3, 1)
    try:
        for _ in range(600):
            table.step()
            floor = table.scene.session.match.view(table.scene.viewer).zones["floor"].cards
            if table.scene.panel is not None:
                if floor:
                    break
                table.devices.press("confirm", 0)
        keys = [entry.key for entry in table.scene.table.closer(None)]
        view = table.scene.session.match.view(table.scene.viewer)
        assert set(keys) == {*floor, *view.zones["hand.0"].cards}, "open cards and no others"
        kind = table.scene.menu.closer_button
        assert len(table.scene.foot.prompts) <= MOST_PROMPTS
        table.devices.press(kind.value, 0)
        table.step(3)
        assert table.stack.top.name == "look closer"
    finally:
        table.close()


def test_what_lies_there_is_drawn_before_the_first_frame() -> None:
    """A deal that draws its plates on the way drops frames."""
    table = Table("umbrella_stand", 4, 1)
    try:
        wanted = list(table.scene.table.wanted_at_once())
        assert len({one.picture for one in wanted}) >= 2 * 4 + 2, "plates and lamps in both lights"
        book = table.context.book
        made = book.made
        for one in wanted:
            one.make(book)
        assert book.made == made
    finally:
        table.close()
