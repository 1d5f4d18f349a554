"""COVERTplay at its table: whole games by keys, what is shown of them, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from game.settings import Settings
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from scenes.tables.deadcert.covertplay.page import FilePage
from scenes.tables.deadcert.covertplay.secrets import SECONDS
from scenes.tables.deadcert.covertplay.state import CovertState
from scenes.tables.deadcert.covertplay.table import CovertTable
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.covertplay.intents import Arrange
from systems.rules.deadcert.episode import case_of
from systems.table.privacy import Drape
from tests.scenes.deadcert.covert_people import CovertPeople
from tests.scenes.deadcert.table_rig import Rig

long = pytest.mark.long

PACKETS = ["A", "C", "C"]
CASE = case_of("", ("A", "C", "C"))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), pytest.param(5, 4, marks=long)])
def test_computers_play_to_the_end_and_the_stage_never_differs(seats: int, seed: int) -> None:
    """Every act is compared with the view (strict), with every clip in its length."""
    with Rig("covert", seats, 0, seed=seed, settings=Settings(speed="fast")) as table:
        assert isinstance(table.scene.table, CovertTable)
        for _ in range(12000):
            if table.stack.top.name == "results":
                break
            table.step(1, 0.1)
        assert table.stack.top.name == "results"
        assert not table.scene.choreographer.unknown


@pytest.mark.parametrize("settings", [{"speed": "instant"}, {"reduced_motion": True}])
def test_it_ends_alike_at_once_and_with_little_motion(settings: dict[str, Any]) -> None:
    with Rig("covert", 3, 0, seed=6, settings=Settings(**settings)) as table:
        for _ in range(700):
            table.step(1, 0.1)
            if table.match.moves > 160:  # two rounds at least
                break
        assert table.match.moves > 10
        assert not table.scene.choreographer.unknown


def test_every_clip_can_be_skipped_at_any_moment() -> None:
    with Rig("covert", 3, 0, seed=9, settings=Settings()) as table:
        for number in range(400):
            table.step(1 + number % 5, 0.05)
            table.scene.choreographer.skip()
        assert table.match.moves > 20


@pytest.mark.parametrize("seed", [9, 10])
def test_the_state_of_the_facts_is_that_of_the_view(seed: int) -> None:
    with Rig("covert", 3, 3, seed=seed) as table:
        match = table.match
        start = CovertState.before(match.view("public"))
        state = CovertState.before(match.view("public"))
        shown = 0
        for _ in range(150):
            facts = match.facts_since(0, "public")
            for fact in facts[shown:]:
                state.apply(fact, top="M")
            shown = len(facts)
            known = CovertState.of(match.view("public"))
            state.top = known.top
            assert state == known
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            match.submit(decision.seat, list(decision.options)[match.moves % len(decision.options)])
        assert start.fresh == 54 - 21


# -- by keys -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("timing", "seed", "arrange"),
    [
        pytest.param("after_filing", 3, {}, marks=long),
        ("together", 4, {}),
        ("after_filing", 5, {"fresh_count": 4, "packets": PACKETS}),
    ],
)
def test_two_people_and_two_computers_play_by_keys_and_nothing_leaks(
    timing: str, seed: int, arrange: dict[str, Any]
) -> None:
    rules = {"stage4_timing": timing}
    with CovertPeople(4, 2, seed, disturb=40, rules=rules, arrange=arrange) as table:
        table.play_rounds(3)
        assert min(table.visits) >= 3
        assert min(table.seen) > 20, "nothing secret was ever painted: the check sees nothing"
        assert table.disturbed
        assert not table.leaks


@pytest.mark.rule("DC-COV-006")
@pytest.mark.parametrize("dealer", [0, 2])
def test_people_are_called_from_the_seat_that_begins_the_round(dealer: int) -> None:
    with CovertPeople(3, 3, 3, arrange={"dealer": dealer}) as table:
        called: list[int] = []
        first = -1
        for _ in range(900):
            top, values = table.stack.top, table.match.view("public").values
            if top.name == "choice" and values["stage"] == 2 and top.seat not in called:
                first = values["first"]
                called.append(top.seat)
            if len(called) == 3:
                break
            table.act_once()
        assert first == (dealer + 1) % 3
        assert called == [(first + step) % 3 for step in range(3)]


def test_the_watch_finds_a_page_that_is_open_to_all() -> None:
    with CovertPeople(3, 2, 3) as table:
        for _ in range(600):
            if table.stack.top.name == "choice":
                break
            table.act_once()
        scene = table.stack.top
        assert isinstance(scene, CurtainScene)
        table.open_page(scene)
        table.may_see = None
        table.step(4)
        assert table.leaks


def test_a_case_goes_cold_by_keys_alone() -> None:
    rules = {"covert_cold_rounds": 10}
    arrange = {"packets": PACKETS, "fresh": [], "empty_round": 1, "round_no": 10}
    with CovertPeople(2, 2, 8, rules=rules, arrange=arrange) as table:
        table.play_rounds(12)
        outcome = table.match.outcome
        assert outcome is not None
        assert outcome.ending in ("cold", "won")
        table.until(lambda: table.stack.top.name == "results")
        assert not table.leaks


# -- the pages -----------------------------------------------------------------------------------


def page_at(table: Rig, seat: int) -> tuple[ChoiceScene, FilePage]:
    """The page of the seat that is called, open."""
    table.until(lambda: isinstance(table.stack.top, ChoiceScene))
    scene = table.stack.top
    assert isinstance(scene, ChoiceScene) and scene.seat == seat
    table.behind(scene)
    table.until(lambda: scene.curtain.visible)
    page = scene.leaves.page
    assert isinstance(page, FilePage)
    return scene, page


def to_file(**how: Any) -> Rig:
    """A table at which seat 0 files three cards."""
    arrange = {"packets": PACKETS, "stage": 2, "hand.0": list(CASE.suspects[:10])}
    return Rig("covert", 3, 2, arrange=arrange, **how)


def test_cards_are_filed_in_the_order_in_which_they_were_picked() -> None:
    table = to_file(rules={"stage4_timing": "after_filing"})
    scene, page = page_at(table, 0)
    first, second, third, fourth = (place.card for place in page.places[:4])
    for card in (third, first, second):
        scene.focus.set(card)
        table.press("confirm", seat=0)
    assert page.picked == [third, first, second]
    assert scene.focus.current() == "done"
    assert table.match.moves == 0, "nothing is played before it is confirmed"
    table.press("extra", seat=0)  # takes the last one back
    assert page.picked == [third, first]
    scene.focus.set(fourth)
    table.press("confirm", "confirm", seat=0)
    table.until(lambda: table.stack.top is not scene)
    assert table.match.view(0).zones["filed.0.M"].cards == (third, first, fourth)
    table.close()


def test_a_pair_is_locked_and_unlocked_in_the_same_hand() -> None:
    pair = next(
        (one, other)
        for one in CASE.suspects
        for other in CASE.suspects
        if one < other and CASE.card_set.suspect_of(one) == CASE.card_set.suspect_of(other)
    )
    others = [card for card in CASE.suspects if CASE.names[CASE.card_set.suspect_of(card)] == 1]
    hand = [*pair, *others[:5]]
    table = Rig(
        "covert", 3, 2, arrange={"packets": PACKETS, "stage": 4, "hand.0": hand, "dealer": 2}
    )
    scene, page = page_at(table, 0)
    scene.focus.set(others[0])
    table.press("confirm", seat=0)
    assert not page.picked, "one card is no pair"
    assert "suspect" in " ".join(scene.strings())
    scene.focus.set(pair[0])
    table.press("confirm", seat=0)
    assert set(page.picked) == set(pair)
    table.press("confirm", seat=0)
    table.until(lambda: table.stack.top is not scene)
    assert table.match.decision(0) is None
    for decision in table.match.decisions:
        table.match.submit(decision.seat, Arrange())
    assert set(table.match.view(0).zones["locked.0"].cards) == set(pair)
    table.close()


def test_who_holds_all_three_calls_the_press() -> None:
    killer = CASE.killer_cards
    others = [card for card in CASE.suspects if CASE.names[CASE.card_set.suspect_of(card)] == 1]
    arrange = {
        "packets": PACKETS,
        "stage": 4,
        "dealer": 1,
        "hand.0": [killer[2], *others[:4]],
        "locked.0": list(killer[:2]),
        "hand.1": others[4:11],
    }
    with CovertPeople(2, 2, 1, arrange=arrange) as table:
        for seat in (0, 1):
            table.until(lambda: isinstance(table.stack.top, ChoiceScene))
            scene = table.stack.top
            assert isinstance(scene, ChoiceScene)
            table.open_page(scene)
            table.go(scene.focus, "answer.0", seat)
            table.tap("confirm", seat)
            if seat:
                assert scene.curtain.visible, "without the three cards it is refused, in words"
                table.go(scene.focus, "done", seat)
                table.tap("confirm", seat)
            table.may_see = None
            table.until(lambda gone=scene: table.stack.top is not gone)  # type: ignore[misc]
        assert table.match.outcome is not None
        assert table.match.outcome.winners == (0,)
        table.until(lambda: table.stack.top.name == "results")
        assert not table.leaks


@pytest.mark.parametrize("how", ["other", "pause"])
def test_a_page_is_covered_in_the_same_frame(how: str) -> None:
    table = to_file()
    scene, _ = page_at(table, 0)
    table.devices.press("confirm" if how == "other" else "pause", 1 if how == "other" else 0)
    table.step(1)
    assert not scene.curtain.visible
    assert not [name for name in scene.stage.names if name.startswith("ui.page.")]
    table.close()


def test_every_visit_has_the_same_shortest_time() -> None:
    seen = set()
    with Rig("covert", 3, 3, seed=4, rules={"stage4_timing": "together"}) as table:
        secrets = table.scene.secrets
        for _ in range(60):
            for decision in table.match.decisions:
                choice = secrets.choice(table.match.view(decision.seat), decision)
                if choice is not None:
                    seen.add(choice.seconds)  # type: ignore[union-attr] # a PrivateChoice
            decision = table.match.decisions[0]
            table.match.submit(decision.seat, next(iter(decision.options)))
    assert seen == {SECONDS}


def test_stage_1_shows_the_same_to_the_pixel_whatever_is_in_the_hand() -> None:
    """Two neutral buttons, with and without a Snoop that could be played (rules file, 8)."""
    pictures = []
    plain = [card for card in CASE.suspects if card.startswith("M")]
    for hand in (["X1", *plain[:6]], plain[:7]):
        arrange = {"packets": PACKETS, "dealer": 2, "hand.0": hand, "turn": 0, "fresh": [plain[10]]}
        table = Rig("covert", 3, 2, seed=3, arrange=arrange)
        panel = table.wait_for_panel()
        assert [choice.key for choice in panel.choices] == ["fetch", "look"]
        frame = table.context.viewport.frame
        table.stack.draw(frame)
        values = table.match.view("public").values
        pictures.append((frame.copy(), values["hand_colours.0"]))
        table.close()
    (one, first), (other, second) = pictures
    assert first == second
    area = (548, 750, 824, 170)
    assert one.subsurface(area).get_buffer().raw == other.subsurface(area).get_buffer().raw


def test_looking_first_leads_to_the_hand_and_a_card_is_played_there() -> None:
    arrange = {"packets": PACKETS, "dealer": 2, "turn": 0, "hand.0": ["X1", "..."]}
    table = Rig("covert", 3, 2, arrange=arrange)
    table.wait_for_panel()
    table.press("right", "confirm")
    scene, page = page_at(table, 0)
    scene.focus.set("answer.1")
    table.press("confirm", seat=0)
    assert scene.curtain.visible, "a Snoop must be picked first"
    scene.focus.set(next(place.card for place in page.places if is_snoop(place.card)))
    table.press("confirm", seat=0)
    assert scene.focus.current() == "answer.1"
    table.press("confirm", seat=0)
    table.until(lambda: table.stack.top is table.scene)
    panel = table.wait_for_panel()
    assert panel.decision.kind == "covert_target"
    table.close()


def test_somebody_who_plays_alone_has_no_curtain_and_finds_the_page_again() -> None:
    arrange = {"packets": PACKETS, "stage": 2, "dealer": 2}
    table = Rig("covert", 3, 1, arrange={**arrange, "hand.0": list(CASE.suspects[:10])})
    table.until(lambda: isinstance(table.stack.top, ChoiceScene))
    scene = table.stack.top
    assert isinstance(scene, ChoiceScene)
    table.step(3)
    assert scene.curtain.visible and scene.curtain.state is Drape.OPEN
    assert not scene.stage["ui.left"].visible
    table.press("back", seat=0)
    table.until(lambda: table.stack.top is table.scene)
    panel = table.wait_for_panel()
    assert [choice.key for choice in panel.choices] == ["look"]
    table.press("confirm")
    table.until(lambda: isinstance(table.stack.top, ChoiceScene))
    table.close()
