"""Pages of one seat and of the review: no frame in which one opens has much to make.

Pictures are counted, not milliseconds: what is made in a frame must have been left for it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import pytest

from game.content import registry
from game.core.insight import Proof
from game.core.messages import message
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.session import Player, Session
from scenes import screens
from scenes.app import App
from scenes.base import StageScene
from scenes.context import Context
from scenes.party import Party
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from scenes.private.visit import VisitScene
from scenes.review.proof_screen import ProofScreen
from systems.io.pictures import Picture
from systems.table.privacy import Drape

PEOPLE = 2
WAITING, OPENING = 12, 40
"""Pictures in a frame: while a seat is on its way, and in the frame in which its page is seen.
Then letters, signs and rings come that stand there for this moment only."""


class Table:
    """People with pads at a table that an application shows frame by frame."""

    def __init__(self, context: Context, game: str, format_: str) -> None:
        self.context = context
        rules = load_rules(game)
        seats = max(PEOPLE, rules.formats[format_][0])
        for seat in range(PEOPLE):
            device = self.input.plug(f"pad.{seat}", number=seat + 1)
            context.seats.bind(seat, device)
        setup = Setup(game, format_, tuple(SeatSetup(f"N{one}") for one in range(seats)), 5)
        levels = [Player() if seat < PEOPLE else Player("random") for seat in range(seats)]
        self.session = Session.open(setup, levels)
        party = Party.of_session(self.session, context.words_for(game))
        context.stack.patient = True
        self.app = App(context, StageScene(context))
        context.stack.on_failure = None
        self.scene: Any = screens.make("table", context, session=self.session, party=party)
        context.stack.push(self.scene)
        context.stack.apply()

    @property
    def input(self) -> Any:
        return self.context.input

    @property
    def top(self) -> Any:
        return self.context.stack.top

    def frames(self, count: int) -> list[int]:
        """How many pictures each of so many frames makes."""
        book, found = self.context.book, []
        for _ in range(count):
            before = book.made
            self.app.frame(self.context.clock.tick())
            found.append(book.made - before)
        return found

    def until(self, true: Callable[[], bool], most: int = 6000) -> list[int]:
        found: list[int] = []
        while not true():
            found += self.frames(1)
            assert len(found) < most, f"it never happens: {self.top.name}"
        return found

    def play_to_a_page(self) -> CurtainScene | None:
        """The people answer by chance until one of them is called behind the curtain."""
        for number in range(12):
            self.until(lambda: isinstance(self.top, CurtainScene) or self._asked())
            if isinstance(self.top, CurtainScene):
                return self.top
            panel, stop = self.scene.panel, self.scene.watching.waiting
            if panel is None or panel.looks_first or panel.blind:
                seat = stop.seat if panel is None else panel.seat
                self.input.press("confirm", device=f"pad.{seat}")
                self.frames(6)
            if self.top is self.scene and self.scene.panel is not None:
                seat = self.scene.panel.seat
                decision = self.session.match.decision(seat)
                assert decision is not None
                self.scene.submit(seat, decision.options.sample(stream_for(number, "people")))
                self.frames(3)
        return None

    def _asked(self) -> bool:
        scene = self.scene
        stop = scene.watching.waiting
        asks = scene.panel is not None and scene.choreographer.idle
        return self.top is scene and (asks or (stop is not None and stop.seat is not None))

    def open(self, page: CurtainScene) -> tuple[list[int], list[int]]:
        """Its seat comes after a while and opens it; what is made meanwhile, and then."""
        self.until(lambda: page.curtain.state is Drape.CLOSED)
        closed = self.frames(45)
        press = self.input.press if isinstance(page, ChoiceScene) else self.input.hold
        press("confirm", device=f"pad.{page.seat}")
        return closed, self.until(lambda: page.curtain.visible, 60)


@pytest.fixture
def sit_down(open_context: Callable[..., Context]) -> Callable[[str, str], Table]:
    def make(game: str, format_: str) -> Table:
        walked = [f"{game}.{format_}"]
        context = open_context(size=(320, 180), speed="normal", walked=walked, quality="high")
        return Table(context, game, format_)

    return make


EVERY = [
    (game, one)
    for game in sorted(registry.games())
    for one, seats in load_rules(game).formats.items()
    if seats[-1] >= PEOPLE  # a table for one has no curtain
]


def test_a_page_is_drawn_before_its_seat_opens_it(sit_down: Callable[[str, str], Table]) -> None:
    """The first page of every format that has one."""
    called = set()
    for game, format_ in EVERY:
        table = sit_down(game, format_)
        page = table.play_to_a_page()
        if page is not None:
            called.add(game)
            closed, opened = table.open(page)
            assert max(closed) <= WAITING, (game, format_, closed)
            assert max(opened) <= OPENING, (game, format_, opened)
            assert max(table.frames(40)) <= WAITING + 10, (game, format_)
        table.context.stack.clear()
        table.context.stack.apply()
    assert called == set(registry.games())


def test_what_stands_on_the_curtain_is_drawn_while_it_closes(
    sit_down: Callable[[str, str], Table],
) -> None:
    table = sit_down(*EVERY[0])
    page = table.play_to_a_page()
    assert page is not None
    table.until(lambda: page.curtain.state is Drape.CLOSING and page.curtain.part > 0.9)
    book = table.context.book
    assert all(book.has(one) for one in page.front.wanted(page.holds))
    assert book.has(page.page.ground)


def test_pages_that_are_still_to_be_turned_to_are_drawn_while_one_reads(
    sit_down: Callable[[str, str], Table],
) -> None:
    """Also where nobody has to come first: a page that lies open at once."""
    table = sit_down(*EVERY[0])
    leaves = [Leaf(table.context, number) for number in range(3)]
    table.context.settings.trust = True
    scene = Reading(table.context, table.scene.party, leaves)
    table.context.stack.push(scene)
    table.frames(12)
    assert table.top is scene and scene.curtain.visible
    assert all(table.context.book.has(leaf.picture) for leaf in leaves)
    assert not any(table.context.book.has(one) for one in scene.front.wanted(scene.holds))


class Leaf:
    """A page with one picture."""

    def __init__(self, context: Context, number: int) -> None:
        key = f"leaf {number}"
        self.picture = context.text.picture(key, "body", 36, "#FFFFFF")
        self.ground = context.text.picture("ground", "body", 36, "#FFFFFF")

    def lay_out(self, seat: int) -> None: ...

    def turn_over(self, motions: object) -> None: ...

    def hide(self) -> None: ...

    def clock(self, left: float, seconds: float) -> None: ...

    def wanted(self) -> Generator[Picture, None, None]:
        yield self.picture


class Reading(VisitScene):
    """A seat reads these pages."""

    def __init__(self, context: Context, party: Party, leaves: list[Leaf]) -> None:
        from scenes.private.looks import PrivateLook

        self.given = leaves
        look = PrivateLook(message("peek.notes", seat=0), (), seconds=0.0, help="notes")
        super().__init__(context, party, look, seat=0)

    def make_leaves(self) -> list[Any]:
        return list(self.given)


def test_the_table_makes_nothing_ahead_in_a_frame_in_which_it_asks(
    sit_down: Callable[[str, str], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Laying the choice out takes as long as a frame may."""
    asked = 0
    for game, format_ in EVERY:
        table = sit_down(game, format_)
        scene, panel, quiet = table.scene, table.scene.panel, list[object]()
        monkeypatch.setattr(scene.warming, "quiet_frame", partial(quiet.append, scene))
        for _ in range(2500):
            quiet.clear()
            table.frames(1)
            if table.top is not scene or scene.panel is not panel:
                break
        if scene.panel is not panel:
            asked += 1
            assert not quiet, (game, format_)
            table.frames(3)
            assert quiet, "there is time again"
    assert asked


def test_a_proof_is_drawn_while_the_last_picture_stays(
    sit_down: Callable[[str, str], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(*EVERY[0])
    context = table.context

    def steps() -> Generator[None, None, Proof]:
        yield
        return Proof(message("review.title"), (message("review.working"),) * 3)

    scene = ProofScreen(context, table.scene.party, message("review.title"), 0, steps())
    kept: list[bool] = []
    monkeypatch.setattr(context.stack, "keep_picture", lambda: kept.append(scene.work.done))
    context.stack.push(scene)
    table.until(lambda: scene.sheet is not None)
    assert kept == [True]
