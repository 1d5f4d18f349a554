"""What is secret at a table of Deadly Premonition, how it is seen, and what tells nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest

from game.core.messages import PUBLIC
from game.settings import Settings
from scenes.context import Context
from scenes.private.curtain import CurtainScene
from scenes.private.looks import HiddenPick, PrivateChoice
from scenes.private.round import LookRound
from scenes.tables.deadly_premonition.secrets import SECRETS
from scenes.tabletop.hidden_hand import HiddenHand, in_places
from systems.io.seats import SeatMap
from systems.rules.deadly_premonition import facts as happened
from tests.scenes.deadly_premonition.cases import FULL, position
from tests.scenes.deadly_premonition.table_rig import Rig

ATTACK = (("incriminate", {"card": "R02", "suspect": "S02"}),)
CAN, CANNOT = ("G13", "COF1", "OBJ1"), ("R01", "R05", "R09")
"""Hands of the defender of S02: every card answers, and none does."""


# -- looking -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_the_same_first_look(seats: int) -> None:
    """The Killer's is that of an Agent from the side; a duel has its round too."""
    with Rig(seats, seats, seed=5) as table:
        match = table.match
        first = next(f for f in match.view(PUBLIC).facts if isinstance(f, happened.FirstSeat))
        assert SECRETS.everybody_looks(first, match.view(PUBLIC))
        looks = [SECRETS.round_look(first, match.view(seat)) for seat in range(seats)]
        assert len({look.shape for look in looks}) == 1
        for seat, look in enumerate(looks):
            hand = set(match.table.zones.faces(f"hand.{seat}"))
            role = set(match.table.zones.faces(f"alignment.{seat}")) if seats > 2 else set()
            assert set(look.cards) == hand | role
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        rounds = [scene for scene in table.stack.visible if isinstance(scene, LookRound)]
        assert rounds or any(isinstance(s, LookRound) for s in table.stack._scenes)


def test_only_one_fact_calls_everybody_and_only_a_seen_hand_calls_one() -> None:
    with Rig(4, 4, seed=23, play=200) as table:
        view = table.match.view(PUBLIC)
        calls = [fact for fact in view.facts if SECRETS.everybody_looks(fact, view)]
        assert len(calls) == 1
        called = {type(fact) for fact in view.facts if SECRETS.wants_look(fact) is not None}
        assert called <= {happened.HandViewed}


def test_what_somebody_saw_is_kept_for_that_seat_alone() -> None:
    arrange = position(hands={0: ("YEO1", "BOR1"), 1: ("G13", "R05"), 2: ("G01",), 3: ("G02",)})
    acts = (("look_at_hand", {"seat": 1}), ("steal_card", {"seat": 1}))
    with Rig(4, 4, arrange=arrange, acts=acts) as table:
        seen = [
            [
                set(look.cards)
                for fact in table.match.view(seat).facts
                if (look := SECRETS.look_for(fact, table.match.view(seat))) is not None
            ]
            for seat in range(4)
        ]
        assert seen[0][0] == {"G13", "R05"} and len(seen[0][1]) == 1
        assert seen[1] == [seen[0][1]], "the victim knows which card is gone"
        assert seen[2] == seen[3] == []


# -- choosing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acts", "kind", "way"),
    [
        ((), "main_move", PrivateChoice),
        (ATTACK, "battle_response", HiddenPick),
        ((("peek_weather", {"card": "YEO1"}),), "weather_order", PrivateChoice),
        ((("protect", {"card": "WIT1"}),), "protect_pick", type(None)),
    ],
)
def test_the_way_of_a_decision_follows_from_its_kind(
    acts: Sequence[Any], kind: str, way: type
) -> None:
    hands = {0: FULL, 1: CANNOT, 2: ("G01",), 3: ("G02",)}
    with Rig(4, 4, arrange=position(hands=hands), acts=acts) as table:
        decision = table.match.decisions[0]
        assert decision.kind == kind
        choice = SECRETS.choice(table.match.view(decision.seat), decision)
        assert isinstance(choice, way)


def test_a_pass_is_always_offered_and_what_answers_is_known_to_the_hand_alone() -> None:
    for hand in (CAN, CANNOT):
        hands = {0: ("R02",), 1: hand, 2: ("G01",), 3: ("G02",)}
        with Rig(4, 4, arrange=position(hands=hands), acts=ATTACK) as table:
            pick = SECRETS.choice(table.match.view(1), table.match.decisions[0])
            assert isinstance(pick, HiddenPick)
            assert len(pick.answers) == 1 and set(pick.cards) == set(hand)
            assert set(pick.intents) == (set(hand) if hand == CAN else set())


def test_all_cards_above_seven_are_put_away_in_one_visit() -> None:
    hands = {0: (*FULL, "G01"), 1: CAN}
    with Rig(4, 4, arrange=position(hands=hands), acts=("end_turn",)) as table:
        decision = table.match.decisions[0]
        assert decision.kind == "discard_excess"
        choice = SECRETS.choice(table.match.view(0), decision)
        assert isinstance(choice, PrivateChoice) and (choice.least, choice.most) == (2, 2)


# -- nothing else tells it ---------------------------------------------------------------------


def _film(hand: Sequence[str], presses: Sequence[str], seconds: float) -> Iterator[tuple[Any, ...]]:
    """Every frame of the table and every sound while the defender of a battle presses."""
    context = Context.offscreen(Settings(speed="fast"), (480, 270), SeatMap())
    heard: list[str] = []
    context.audio.cue = lambda name, *_rest, **_more: heard.append(name)  # type: ignore[method-assign]
    hands = {0: ("R02",), 1: hand, 2: ("G01",), 3: ("G02",)}
    with Rig(
        4, 4, arrange=position(hands=hands), acts=ATTACK, context=context, draws=True
    ) as table:
        table.wait_for_panel()
        assert isinstance(table.scene.panel, HiddenHand)
        left = list(presses)
        for number in range(round(seconds * 30)):
            if left and number % 6 == 5:
                table.devices.press(left.pop(0), 1)
            table.step(1)
            picture = pygame.image.tobytes(context.viewport.frame, "RGB")
            yield picture, tuple(heard), tuple(table.scene.strings())


@pytest.mark.parametrize("presses", [(), ("down", "confirm")])
def test_a_pass_looks_and_sounds_the_same_whatever_is_in_the_hand(presses: Sequence[str]) -> None:
    """To the pixel, and frame by frame: neither the focus nor the time of a pass tells anything."""
    different = 0
    for one, other in zip(_film(CAN, presses, 4), _film(CANNOT, presses, 4), strict=True):
        different += one != other
    assert different == 0


def test_the_table_before_a_move_is_the_same_whatever_is_in_the_hand() -> None:
    frames = []
    for hand in (FULL[:5], ("G01", "G02", "G03", "G04", "G07")):
        context = Context.offscreen(Settings(speed="instant"), (480, 270), SeatMap())
        arrange = position(hands={0: hand, 1: ("R01",), 2: ("R03",), 3: ("R05",)})
        with Rig(4, 4, arrange=arrange, context=context, draws=True) as table:
            table.wait_for_panel()
            table.step(4)
            frames.append(pygame.image.tobytes(context.viewport.frame, "RGB"))
    assert frames[0] == frames[1]


def test_a_card_is_played_by_its_place() -> None:
    """The backs on the table lie in the order in which their owner saw the faces."""
    hands = {0: ("R02", "R13"), 1: CAN, 2: ("G01",), 3: ("G02",)}
    with Rig(4, 4, arrange=position(hands=hands), acts=ATTACK) as table:
        panel = table.wait_for_panel()
        order = in_places(table.match, 1, CAN)
        assert panel.cards == order
        table.scene.focus.set(order.index("G13"))
        table.press("confirm")
        table.step(30)
        fight = table.match.view(PUBLIC).values["battle"]
        assert fight["cards"] == ("R02", "G13")


def test_the_pages_of_a_hand_show_it_in_the_same_places() -> None:
    hands = {0: FULL, 1: CAN, 2: ("G01",), 3: ("G02",)}
    with Rig(4, 4, arrange=position(hands=hands)) as table:
        _opened_page(table)
        page = table.stack.top.leaves.pages[0]
        assert tuple(page.hand) == in_places(table.match, 0, FULL)
        table.devices.press("extra", 0)
        table.step(3)
        assert page.hand[0] == "R02" and sorted(page.hand) == sorted(FULL), "sorted by kind"
        table.devices.press("extra", 0)
        table.step(3)
        assert tuple(page.hand) == in_places(table.match, 0, FULL)


def _opened_page(table: Rig) -> None:
    table.wait_for_panel()
    table.press("confirm")
    table.until(lambda: isinstance(table.stack.top, CurtainScene))
    table.behind(table.stack.top)
    table.step(10)
