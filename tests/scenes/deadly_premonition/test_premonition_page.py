"""The private page of a move: everything legal can be chosen on it, and the rest says why not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from game.core.intents import Intent
from game.core.messages import message
from game.core.rng import stream_for
from scenes.private.cards_page import one_group
from scenes.private.curtain import CurtainScene
from scenes.private.desks import desk_for
from scenes.private.looks import PrivateLook
from scenes.tables.deadly_premonition.offers import offers_of
from scenes.tables.deadly_premonition.page import CARD, END, SIDE, MovePage
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import FITS
from tests.kit.walking import first_step
from tests.scenes.deadly_premonition.cases import FULL, HANDS, position
from tests.scenes.deadly_premonition.table_rig import Rig


def page_of(table: Rig) -> MovePage:
    """The page of the present move, on a desk of its own."""
    decision = table.match.decisions[0]
    assert decision.kind == "main_move"
    view = table.match.view(decision.seat)
    desk = desk_for(table.scene, table.scene.party, decision.seat)
    hand = tuple(sorted(table.match.table.zones.faces(f"hand.{decision.seat}")))
    title = message(decision.prompt, seat=decision.seat)
    look = PrivateLook(title, one_group(hand))
    page = MovePage(view, offers_of(view, decision), None, desk, look)
    page.why_not = partial(table.match.why_not, decision.seat)
    page.lay_out(decision.seat)
    page.turn_over(None)
    return page


def answers(page: MovePage) -> Iterator[Intent]:
    """Every intent to which any chain of presses leads, legal or not."""
    keys = [str(key) for key, _ in page.targets()]
    for key in keys:
        page.focus_on(key)
        made = page.makes(key)
        if made is not None:
            yield made
            continue
        step, focused = page.step, page.focused
        page.press(key, 1)
        if (page.step, page.focused) == (step, focused):
            continue  # it was refused
        while True:
            yield from answers(page)
            assert page.back(), "every step can be taken back"
            if page.step == step:
                break  # a step that was skipped, because it had one way on, lies between


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_everything_legal_can_be_chosen_and_nothing_else_is_accepted(seats: int, seed: int) -> None:
    with Rig(seats, seats, seed=seed, play=90, upto="main_move") as table:
        for number in range(6):
            while table.match.decisions[0].kind != "main_move":
                _anything(table, number)
            decision = table.match.decisions[0]
            page = page_of(table)
            made = list(answers(page))
            page.hide()
            legal = set(decision.options)
            assert legal <= set(made), "each option is reached"
            for intent in made:
                assert (intent in legal) == (table.match.why_not(decision.seat, intent) is None)
            _anything(table, number)


def _anything(table: Rig, number: int) -> None:
    decision = table.match.decisions[0]
    stream = stream_for(number, f"page {table.match.moves}")
    table.match.submit(decision.seat, table.choose(decision, stream))


def test_a_card_under_the_focus_lights_exactly_whom_it_may_name() -> None:
    with Rig(4, 4, arrange=position()) as table:
        page = page_of(table)
        options = list(table.match.decisions[0].options)
        for card in HANDS[0]:
            page.focus_on(f"hand.{card}")
            named = {
                one.suspect
                for one in options
                if isinstance(one, do.ProveInnocent | do.Incriminate | do.Accuse)
                and one.card == card
            }
            assert page._lit() == named
            lights = {name.rpartition(".")[2] for name in page._names if ".light." in name}
            assert lights == named
            assert all(name in FITS[card] for name in named if card in FITS)


@pytest.mark.parametrize(
    ("card", "word", "why"),
    [
        ("D01", "prove_innocent", "presumed_innocent_already"),
        ("R02", "accuse", "does_not_correlate"),
    ],
)
def test_what_is_not_legal_says_why(card: str, word: str, why: str) -> None:
    line_ups = (
        "S01p S05p S09p S22p S14p S18p",
        "S06p S07p S24p S17p S04p S16p",
        "S03p S23p S15p S21p S20p S10p",
    )
    hands = {0: (card,), 1: ("G13",), 2: ("G01",)}
    arrange = position(3, hands, line_ups)
    if word == "accuse":
        arrange["board.1"][1]["row"] = "LS"  # the Truck Driver, whom no firearm fits
    with Rig(3, 3, arrange=arrange) as table:
        page = page_of(table)
        page.press(f"hand.{card}", 1)
        if page.step != SIDE:
            page.back()
        number = next(n for n, one in enumerate(page._shown()) if one.word == word)
        assert not page._shown()[number].legal
        page.focus_on(f"side.{number}")
        assert page._caption().values["detail"] == why
        before = page.step
        page.press(f"side.{number}", 1)
        assert page.step == before == SIDE


def test_a_card_with_one_use_asks_at_once_for_whom_and_back_shows_the_rest() -> None:
    """B21: green evidence on its way in four presses; a card of two uses asks which."""
    hands = {**HANDS, 0: ("G02", "YEO1")}
    line_ups = ("S01l S05p S09p S22p S14l S18p", "S02p S06p S07l S24d S13p S17l")
    with Rig(2, 2, arrange=position(2, hands, line_ups)) as table:
        page = page_of(table)
        page.press("hand.G02", 1)
        assert page.step == "target" and page.offer is not None
        assert page.offer.word == "prove_innocent"
        assert page.back() and page.step == SIDE
        assert "discard_card" in [one.word for one in page._shown()]
        assert page.back() and page.step == CARD
        page.press("hand.YEO1", 1)
        assert page.step == SIDE


def test_both_sides_of_an_action_card_stand_there_with_their_cost() -> None:
    with Rig(4, 4, arrange=position(hands={**HANDS, 0: FULL})) as table:
        page = page_of(table)
        page.press("hand.YEO1", 1)
        said = page.desk.stage.strings()
        for text in ("See somebody’s hand", "free", "See 3 weather cards, reorder", "1 move"):
            assert text in said


@pytest.mark.parametrize(
    "hand", [FULL, ("BOR1", "PER1", "DOL1", "HEA1", "AMP1", "STA1", "OBJ1", "G03")]
)
def test_every_text_of_every_side_is_there(hand: tuple[str, ...]) -> None:
    hands = {0: hand, 1: ("G13",), 2: ("G01",), 3: ("G02",)}
    with Rig(4, 4, arrange=position(hands=hands)) as table:
        texts = table.scene.desk.texts
        offers = offers_of(table.match.view(0), table.match.decisions[0])
        assert set(offers) == set(hand)
        for card, sides in offers.items():
            for one in sides:
                word = one.word.replace(".", "_")
                for part in ("offer", "offer_says"):
                    assert f"deadly_premonition.{part}.{word}" in texts, (card, word)


def test_back_leads_step_by_step_to_the_hand_and_then_covers_it() -> None:
    with Rig(4, 4, arrange=position(hands={**HANDS, 0: FULL})) as table:
        table.wait_for_panel()
        table.press("confirm")
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        scene: Any = table.stack.top
        table.behind(scene)
        table.step(10)
        page = scene.leaves.pages[0]
        _go(table, scene, "hand.IDL1")
        table.devices.press("confirm", 0)
        table.step(2)
        assert page.step == SIDE
        side = next(n for n, one in enumerate(page._shown()) if one.word == "swap_suspects")
        _go(table, scene, f"side.{side}")
        for _ in range(2):
            table.devices.press("confirm", 0)
            table.step(2)
        assert page.step == "second" and page.first
        for step in ("target", SIDE, CARD):
            table.devices.press("back", 0)
            table.step(2)
            assert page.step == step and scene.curtain.visible
        assert scene.focus.current() == "hand.IDL1"
        table.devices.press("back", 0)
        table.step(2)
        assert not scene.curtain.visible


def _go(table: Rig, scene: Any, goal: str) -> None:
    for _ in range(20):
        if scene.focus.current() == goal:
            return
        way = first_step(scene.focus, goal)
        assert way, goal
        table.devices.press(way, 0)
        table.step(2)
    raise AssertionError(goal)


def test_the_turn_can_be_ended_at_once() -> None:
    with Rig(4, 4, arrange=position()) as table:
        page = page_of(table)
        assert page.makes(END) == do.EndTurn()
