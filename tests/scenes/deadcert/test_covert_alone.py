"""COVERTplay with one human at the table: the own hand lies open, and nothing else does."""

from __future__ import annotations

import random

import pytest

from game.core.messages import Viewer
from game.settings import Settings
from scenes.parts.stacks import EDGE_STEP, MOST_EDGES, Stack
from scenes.results.scene import open_results
from scenes.review.scene import ReviewScreen
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.covertplay import own_hand
from scenes.tables.deadcert.covertplay.layout import snoop_note
from scenes.tables.deadcert.covertplay.places import (
    DECLARED,
    FRESH,
    NOTE_ALONE,
    STEPS,
    Places,
    around,
)
from scenes.tables.deadcert.covertplay.state import CovertState
from systems.rules.deadcert.cards import SNOOPS, is_snoop
from systems.rules.deadcert.covertplay import facts as happened
from systems.rules.deadcert.covertplay.intents import Arrange
from systems.rules.deadcert.episode import case_of
from systems.table.board import Area
from tests.scenes.deadcert.covert_people import CovertPeople
from tests.scenes.deadcert.table_rig import Rig

PACKETS = ["A", "C", "C"]
CASE = case_of("", ("A", "C", "C"))


def held(table: Rig) -> tuple[str, ...]:
    """What seat 0 holds, its Lock Down included."""
    zones = table.match.view(0).zones
    return (*zones["hand.0"].cards, *zones["locked.0"].cards)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_hand_of_somebody_alone_lies_open_and_covers_nothing(seats: int, percent: int) -> None:
    settings = Settings(speed="instant", text_size=percent)
    arrange = {"packets": PACKETS, "turn": 0, "dealer": 1, "hand.0": ["X3", "..."]}
    with Rig("covert", seats, 1, settings=settings, arrange=arrange) as table:
        table.wait_for_panel()
        sprite = table.scene.stage["own"]
        assert sprite.picture is not None
        said = list(sprite.picture.says)
        for card in held(table):
            assert printed.name_on(table.scene.desk, card) in said
            number = filecards.level_of(card) if is_snoop(card) else None
            assert (number or str(printed.of(table.scene.desk, card).number)) in said
        mine = own_hand.AREA
        assert (sprite.x, sprite.y) == mine.centre
        places = table.scene.table.places  # type: ignore[attr-defined] # a CovertTable
        others = [*places.plates, STEPS, NOTE_ALONE, pile(FRESH), pile(DECLARED)]
        others += [ringed(choice.area) for choice in table.scene.panel.choices]  # type: ignore[union-attr] # a TargetPanel
        for area in others:
            beside = area.left >= mine.right or area.right <= mine.left
            assert beside or area.top >= mine.bottom or area.bottom <= mine.top, area


def pile(stack: Stack) -> Area:
    """The highest pile of a stack."""
    top = around(stack)
    return Area(top.left, top.top, top.width, top.height + MOST_EDGES * EDGE_STEP[1])


def ringed(area: Area) -> Area:
    """What can be chosen, with the ring around it."""
    return Area(area.left - 12, area.top - 12, area.width + 24, area.height + 24)


def test_with_two_people_no_hand_lies_open() -> None:
    with Rig("covert", 3, 2) as table:
        table.wait_for_panel()
        assert "own" not in table.scene.stage
        assert table.scene.table.state.own == ()  # type: ignore[attr-defined] # a CovertTable


@pytest.mark.parametrize("viewer", [0, 1, "public"])
def test_the_own_hand_by_the_facts_is_that_of_the_view(viewer: Viewer) -> None:
    pairs = 0
    with Rig("covert", 3, 3, seed=11) as table:
        match, chance = table.match, random.Random(11)
        state, shown = CovertState.before(match.view(viewer)), 0
        for _ in range(250):
            facts = match.facts_since(0, viewer)
            for fact in facts[shown:]:
                state.apply(fact)
                pairs += isinstance(fact, happened.PairLocked)
            shown = len(facts)
            known = CovertState.of(match.view(viewer))
            assert (state.own, state.locked_suspect) == (known.own, known.locked_suspect)
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            options = decision.options
            if decision.kind == "covert_action":
                match.submit(decision.seat, list(options)[-1])
            else:
                match.submit(decision.seat, chance.choice(list(options)))
        assert bool(known.own) == (viewer != "public")
    assert pairs, "no pair was ever locked"


def test_a_locked_pair_is_marked_among_the_own_cards() -> None:
    pair = next(
        (one, other)
        for one in CASE.suspects
        for other in CASE.suspects
        if one < other and CASE.card_set.suspect_of(one) == CASE.card_set.suspect_of(other)
    )
    others = [card for card in CASE.suspects if CASE.names[CASE.card_set.suspect_of(card)] == 1]
    arrange = {"packets": PACKETS, "stage": 4, "dealer": 2, "hand.0": [*pair, *others[:5]]}
    with Rig("covert", 3, 1, arrange=arrange) as table:
        for decision in table.match.decisions:
            mine = decision.seat == 0
            table.match.submit(decision.seat, Arrange(pair) if mine else Arrange())
        state = CovertState.of(table.match.view(0))
        assert own_hand.locked(table.scene.desk, state) == frozenset(pair)
        assert set(state.own) == {*pair, *others[:5]}


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.long)])
def test_somebody_alone_plays_and_the_open_hand_never_differs(seed: int) -> None:
    """The stage is compared with the view after every act (strict)."""
    with CovertPeople(3, 1, seed) as table:
        table.play_rounds(2)
        assert table.match.view("public").values["round_no"] > 2
        assert not table.scene.choreographer.unknown


@pytest.mark.parametrize("format_", ["covert", "solo"])
def test_a_table_that_is_opened_in_the_middle_knows_how_fresh_began(format_: str) -> None:
    with Rig(format_, 3 if format_ == "covert" else 1, 1, seed=5) as table:
        beginning = table.scene.table.performance.start  # type: ignore[attr-defined] # of both
        fresh, top = beginning.fresh, beginning.top
    with Rig(format_, 3 if format_ == "covert" else 1, 1, seed=5, play=12) as table:
        later = table.scene.table.performance.start  # type: ignore[attr-defined]
        assert (later.fresh, later.top) == (fresh, top)
        assert table.match.view("public").values["fresh_count"] < fresh - 2


@pytest.mark.parametrize("snoop", SNOOPS)
@pytest.mark.parametrize("humans", [1, 2])
def test_the_snoop_that_is_played_has_its_own_painting(snoop: str, humans: int) -> None:
    with Rig("covert", 3, humans) as table:
        desk = Places(table.scene.desk).desk
        files: list[str] = []
        taken = desk.images.picture

        def picture(file: str, *rest: object, **more: object) -> object:
            files.append(file)
            return taken(file, *rest, **more)  # type: ignore[arg-type] # as it was called

        desk.images.picture = picture  # type: ignore[method-assign, assignment] # a listener
        snoop_note(desk, snoop)
        desk.images.picture = taken  # type: ignore[method-assign]
        assert any(f"_{snoop}.webp" in file for file in files)


@pytest.mark.parametrize(("format_", "seats"), [("covert", 4), ("solo", 1)])
def test_results_lead_to_who_knew_when(format_: str, seats: int) -> None:
    with Rig(format_, seats, 1, seed=5, play=4000) as table:
        results = open_results(table.context, table.scene.party, table.session)
        table.stack.push(results)
        table.stack.apply()
        table.step(5)
        words = table.scene.desk.say("results.how_known")
        assert words in results.strings()
        results.focus.set("turns")
        table.devices.press("confirm", 0)
        table.step(2)
        screen = table.stack.top
        assert isinstance(screen, ReviewScreen)
        table.until(lambda: screen.review is not None)
        assert screen.review is not None
        assert [one.seat for one in screen.review.seats] == list(range(seats))
        table.step(3)
        for one in screen.review.seats:
            assert table.scene.desk.say(one.verdict) in " ".join(screen.strings())
