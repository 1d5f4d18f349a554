"""What Casefile keeps secret, and how: looks and choices that are alike for every seat."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import HIDDEN, PUBLIC
from game.core.rng import stream_for
from scenes.private.choice import ChoiceScene
from scenes.private.looks import BlindChoice, PrivateChoice
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.secrets import ROOM, SECRETS, SHOWN_SECONDS
from scenes.tables.casefile.sheet import build
from systems.rules.casefile import facts as happened
from systems.rules.casefile import intents as do
from systems.table.privacy import Drape
from tests.scenes.casefile.cases import ASK, ASKED, HANDS, OFFERED, position
from tests.scenes.casefile.table_rig import Rig


def choices(table: Rig) -> dict[int, Any]:
    match = table.match
    return {one.seat: SECRETS.choice(match.view(one.seat), one) for one in match.decisions}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_the_same_first_look(seats: int) -> None:
    with Rig(seats, seats, seed=5) as table:
        match = table.match
        view = match.view(PUBLIC)
        calls = [fact for fact in view.facts if SECRETS.everybody_looks(fact, view)]
        assert len(calls) == 1
        looks = [SECRETS.round_look(calls[0], match.view(seat)) for seat in range(seats)]
        assert len({look.shape for look in looks}) == 1
        for seat, look in enumerate(looks):
            assert set(look.cards) == set(match.table.zones.faces(f"hand.{seat}"))


def test_an_offer_takes_as_long_for_who_has_nothing() -> None:
    hands = {**HANDS, 1: ("S8", "W7", "M8", "L8", "M7"), 0: ("S3", "S5", "S7", "M1", "M4")}
    with Rig(4, 4, arrange=position(hands=hands), acts=ASKED) as table:
        found = choices(table)
        assert set(found) == {1, 2, 3}
        assert {type(one) for one in found.values()} == {PrivateChoice}
        assert len({(one.seconds, one.room, len(one.answers)) for one in found.values()}) == 1
        assert all(one.answers[0].intent == do.NoOffer() for one in found.values())


@pytest.mark.parametrize("card", ["W1", "S4"])
def test_an_offer_says_what_was_asked_for_and_answers_every_press(card: str) -> None:
    """The words of a card under the focus never cover why the press on it did nothing."""
    with Rig(4, 4, arrange=position(), acts=ASKED) as table:
        asked = next(one for one in table.match.decisions if one.seat == 1)
        scene = table.scene.visit_for(asked)
        assert isinstance(scene, ChoiceScene)
        table.stack.push(scene)
        table.step(60)
        page: Any = scene.leaves.page
        title = table.scene.desk.say(scene.look.title)
        assert title.startswith(table.scene.desk.texts.name_of(0)), "it says who asks"
        assert scene.look.help == asked.kind
        said: list[Any] = []
        speak = page.say
        page.say = lambda words: (said.append(words), speak(words))
        scene.focus.set(card)
        page.focus_on(card)
        word = "fits" if card in ASK else "unfit"
        assert said[-1].key == f"{GAME}.visit.{word}"
        assert tuple(said[-1].values["pieces"]) == ASK
        for _ in range(2):
            said.clear()
            scene.chosen(card)
            if card not in ASK:
                assert said[-1].key == f"{GAME}.why_not.not_asked_for"
                assert not page.picked
            else:
                assert bool(page.picked) == (said[-1].key == f"{GAME}.visit.total")


@pytest.mark.parametrize("acts", [("investigate",), (*OFFERED,)], ids=["play", "pay"])
def test_back_before_the_curtain_of_the_own_cards_leads_to_the_board(acts: Any) -> None:
    """Of who went to them alone: the others cannot send it back, whether it has looked or not."""
    with Rig(4, 4, arrange=position(), acts=acts) as table:
        asked = table.wait_for_panel().seat
        other = (asked + 1) % 4
        for looks in (False, True):
            table.scene.choose_alone(asked)
            table.stack.apply()
            page: Any = table.stack.top
            assert isinstance(page, ChoiceScene) and page.choice.returns
            table.until(lambda page=page: page.curtain.state is Drape.CLOSED)
            if looks:
                table.press("confirm", seat=asked)
                table.until(lambda page=page: page.curtain.visible)
                table.until(lambda page=page: not page.curtain.visible, dt=1 / 5)
            table.press("back", seat=other)
            table.step(9, 1 / 5)
            assert table.stack.top is page, "it is not theirs"
            table.press("back", seat=asked)
            table.step(3, 1 / 5)
            assert page not in table.stack
            assert page.intent is None and page.curtain.slot.looked == looks
            assert table.wait_for_panel().seat == asked


def test_an_offer_that_is_asked_for_is_not_given_up() -> None:
    with Rig(4, 4, arrange=position(), acts=ASKED) as table:
        table.until(lambda: isinstance(table.stack.top, ChoiceScene))
        page: Any = table.stack.top
        table.until(lambda: page.curtain.state is Drape.CLOSED)
        for seat in range(4):
            table.press("back", seat=seat)
        assert table.stack.top is page


def test_a_window_asks_the_same_whatever_is_held() -> None:
    """Seat 3 holds the Evidence Locker in one game and not in the other."""
    asked = []
    for hand in (("S6", "W8", "F10", "M3", "L1"), ("S6", "W8", "F9", "M3", "L1")):
        arrange = position(hands={**HANDS, 3: hand}, discard_pile=["S3", "F4", "W3", "..."])
        acts = (*ASKED, ("pass", {}), ("pass", {}))
        with Rig(4, 4, arrange=arrange, acts=acts) as table:
            (choice,) = choices(table).values()
            assert isinstance(choice, BlindChoice)
            asked.append(choice)
    assert asked[0] == asked[1]


def test_what_a_trade_held_is_for_the_two_alone() -> None:
    acts = (*OFFERED, ("trade", {"offerer": 1}))
    with Rig(4, 4, arrange=position(), acts=acts) as table:
        match = table.match
        seen = []
        for seat in range(4):
            view = match.view(seat)
            fact = next(one for one in view.facts if isinstance(one, happened.TradeDone))
            look = SECRETS.look_for(fact, view)
            seen.append(None if look is None else set(look.cards))
        public = match.view(PUBLIC)
        trade = next(one for one in public.facts if isinstance(one, happened.TradeDone))
        assert SECRETS.wants_looks(trade) == (0, 1)
        assert seen[0] == {"S4", "F3"} and seen[1] and seen[2] is None and seen[3] is None


@pytest.mark.rule("CF-123b")
@pytest.mark.parametrize("kind", ["weapon", "motive"])
def test_what_a_search_found_is_for_who_searches_and_looks_alike(kind: str) -> None:
    """Two weapons in one game and no motive in the other: nobody else sees which it was."""
    hands = {**HANDS, 0: ("F8", "S3", "W3", "M1", "L2"), 2: ("W4", "W5", "S2", "F12", "L1")}
    hands[3] = ("S6", "W8", "F10", "M3", "L4")
    search = ("play", {"card": "F8", "target": 2, "type": kind})
    acts = ("investigate", search, "pass")
    with Rig(4, 4, arrange=position(hands=hands), acts=acts) as table:
        match = table.match
        public = next(
            one for one in match.view(PUBLIC).facts if isinstance(one, happened.WarrantShown)
        )
        assert public.cards == HIDDEN and SECRETS.wants_looks(public) == (0,)
        found = []
        for seat in range(4):
            view = match.view(seat)
            fact = next(one for one in view.facts if isinstance(one, happened.WarrantShown))
            found.append(SECRETS.look_for(fact, view))
            assert (fact.cards == HIDDEN) == (seat in (1, 3))
        assert found[1:] == [None, None, None]
        assert found[0] is not None and found[0].sentence is not None
        assert found[0].cards == (("W4", "W5") if kind == "weapon" else ())
        assert found[0].shape == (SHOWN_SECONDS, ROOM, False)


def test_the_tracker_says_why() -> None:
    with Rig(4, 4, arrange=position(), acts=OFFERED) as table:
        view = table.match.view(0)
        facts, full, off = (build(view, mode) for mode in ("facts", "full", "off"))
        assert facts.cell("M4", "folder").mark == "has_not"
        assert facts.because("M4", "folder") is not None
        assert full.cell("S1", "folder").mark == "has_not", "it is marked on the board"
        assert off.because("M4", "folder") is None and not off.cells
        assert len(full.questions) == 1
        for card, holder in full.cells:
            assert full.because(card, holder) is not None, (card, holder)


def test_a_lone_person_keeps_own_marks_where_trackers_are_by_hand() -> None:
    with Rig(4, 4, seed=2, rules={"auto_tracker": False}) as table:
        sheet = build(table.match.view(1), "full")
        assert not sheet.kept and not sheet.cells


def test_every_choice_shows_nothing_of_others() -> None:
    """Whatever is asked in a game: the cards of a page are those of its own seat, or were seen."""
    kinds = set()
    with Rig(3, 3, seed=4) as table:
        match = table.match
        for number in range(160):
            if match.outcome is not None:
                break
            for decision in match.decisions:
                choice = SECRETS.choice(match.view(decision.seat), decision)
                kinds.add(decision.kind)
                if isinstance(choice, PrivateChoice) and "pick" not in decision.kind:
                    own = set(match.table.zones.faces(f"hand.{decision.seat}"))
                    assert set(choice.cards) == own
            decision = match.decisions[0]
            stream = stream_for(number, "choices")
            match.submit(decision.seat, table.choose(decision, stream))
    assert {"make_offer", "choose_trade", "anytime"} <= kinds
