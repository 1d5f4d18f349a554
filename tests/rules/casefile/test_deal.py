"""The cards, the deal, chance, and positions that can and cannot be arranged (2, 4.1, 4.13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.core.setup import BadSetup
from game.core.view import View
from game.match import Match
from systems.rules.casefile import RULES
from systems.rules.casefile import facts as f
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import (
    CARDS,
    EVIDENCE,
    EVIDENCE_OF,
    FALSE_EVIDENCE,
    POINTS,
    TIMING,
    is_evidence,
    sets_with_sum,
    type_of,
)
from tests.rules.casefile.plays import any_move, ask, offers, setup_of, table


@pytest.mark.rule("CF-R03")
@pytest.mark.rule("CF-R04")
@pytest.mark.rule("CF-002")
@pytest.mark.rule("CF-015")
@pytest.mark.rule("CF-016")
def test_the_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 44
    for cards in EVIDENCE_OF.values():
        assert sorted(POINTS[card] for card in cards) == [1, 1, 1, 2, 2, 2, 3, 3]
    assert sum(POINTS[card] for card in EVIDENCE) == 60
    assert Counter(POINTS[card] for card in FALSE_EVIDENCE) == {1: 4, 2: 4, 3: 4}
    assert Counter(TIMING.values()) == {"herring": 4, "extra": 3, "instead": 2, "anytime": 3}
    assert {card: POINTS[card] for card in ("L1", "S4", "W4", "S7", "L8")} == {
        "L1": 1,
        "S4": 2,
        "W4": 2,
        "S7": 3,
        "L8": 3,
    }


def test_sets_with_a_sum() -> None:
    assert sets_with_sum(["M1", "M4", "F2", "L7", "W7"], 3, 3) == [
        ("W7",),
        ("L7",),
        ("M1", "M4"),
        ("M1", "F2"),
    ]
    assert sets_with_sum(["S1"], 2, 3) == []


def dealt(seed: int, seats: int = 4) -> View:
    with Match.open(setup_of(seats, seed)) as match:
        return match.view(OMNISCIENT)


@pytest.mark.rule("CF-003")
@pytest.mark.rule("CF-004")
@pytest.mark.rule("CF-005")
@pytest.mark.rule("CF-006")
@pytest.mark.rule("CF-008")
def test_every_deal_is_fair() -> None:
    """One of each type in the folder, nothing false; over many deals every card, everywhere."""
    folders: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    first: Counter[int] = Counter()
    deals = 320
    for seed in range(deals):
        view = dealt(seed)
        assert [type_of(card) for card in view.zones["folder"].cards] == list(EVIDENCE_OF)
        folders.update(view.zones["folder"].cards)
        tops[view.zones["draw_deck"].cards[0]] += 1
        first[view.values["primary"]] += 1
    assert set(folders) == set(EVIDENCE)
    assert all(deals / 8 * 0.5 < number < deals / 8 * 1.7 for number in folders.values())
    assert len(tops) == 44
    assert any(not is_evidence(card) for card in tops)
    assert set(first) == {0, 1, 2, 3}
    assert all(number > deals / 8 for number in first.values())


@pytest.mark.example("CF-E36")
@pytest.mark.rule("CF-170")
@pytest.mark.rule("CF-R24")
@pytest.mark.rule("CF-130")
def test_other_players_see_the_same_deal_and_the_same_rolls() -> None:
    seen = []
    for way in ("one", "another"):
        stream = stream_for(5, way)
        with Match.open(setup_of(3, 5, house_rules={"last_detective": "must_solve"})) as match:
            opening = match.view(OMNISCIENT)
            while match.outcome is None and match.moves < 900:
                any_move(match, stream)
            facts = match.facts_since(0, OMNISCIENT)
            rolls = [fact.face for fact in facts if isinstance(fact, f.DieRolled)]
            seen.append((opening.zones, opening.values["primary"], rolls))
    assert seen[0][:2] == seen[1][:2]
    shared = min(len(rolls) for _, _, rolls in seen)
    assert shared > 3
    assert seen[0][2][:shared] == seen[1][2][:shared]


@pytest.mark.rule("CF-130")
def test_all_faces_are_rolled() -> None:
    rolls: Counter[str] = Counter()
    for seed in range(150):
        setup = setup_of(2, seed, arrange={"step": "die", "primary": 0})
        with Match.open(setup) as match:
            facts = match.facts_since(0, OMNISCIENT)
            rolls[next(fact.face for fact in facts if isinstance(fact, f.DieRolled))] += 1
    assert set(rolls) == {"suspect", "weapon", "motive", "location", "x", "star"}
    assert min(rolls.values()) > 10


@pytest.mark.rule("CF-R01")
@pytest.mark.rule("CF-R34")
@pytest.mark.rule("CF-R38")
def test_two_to_four_and_nothing_but_the_rules() -> None:
    """Nobody is told apart by who sits there: any seat may be taken over at any time."""
    assert RULES.formats == {"standard": range(2, 5)}
    assert RULES.lobby == {}
    with Match.open(setup_of(3, 4)) as match, Match.restore(match.snapshot()) as other:
        for seat in range(3):
            assert other.view(seat) == match.view(seat)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            Match.open(setup_of(seats))


@pytest.mark.rule("CF-R09")
@pytest.mark.rule("CF-070")
def test_the_order_of_the_answers_makes_no_difference() -> None:
    ends = []
    for order in ((1, 2, 3), (3, 1, 2)):
        with table(hand__1=["W1", "M1"], hand__2=["F3", "M2"], hand__3=["S1", "S2"]) as match:
            ask(match, 0, "W1", "W2", "W3")
            made = {1: do.Offer(("W1",)), 2: do.Offer(("F3",)), 3: do.NoOffer()}
            for seat in order:
                assert match.view(0).values["offer.1"] == {"sum": "?", "cards": "?"}
                match.submit(seat, made[seat])
            told = match.facts_since(0, 0)
            ends.append([fact for fact in told if isinstance(fact, f.OffersPublished)])
    assert ends[0] == ends[1] == [f.OffersPublished(0, ((1, 1), (2, 3), (3, 0)))]


@pytest.mark.rule("CF-091")
@pytest.mark.rule("CF-010")
@pytest.mark.rule("CF-166")
def test_trackers_keep_themselves() -> None:
    with table(hand__0=["S1", "F1"], hand__1=["W1", "M1"]) as match:
        assert match.view(0).values["tracker.0"] == {"S1": "hand"}
        ask(match, 0, "W1", "W2", "W3")
        offers(match, {1: ("W1",)})
        match.submit(0, do.Trade(1, ("S1",)))
        assert match.view(0).values["tracker.0"] == {"S1": "hand", "W1": "trade"}
        assert match.view(1).values["tracker.1"] == {
            "W1": "hand",
            "M1": "hand",
            "S1": "trade",
        }
        assert "S1" not in match.view(2).values["tracker.2"]


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hand.0": ["S1"], "hand.1": ["S1"]}, "arrange.hand.1"),
    ({"hand.0": ["X1"]}, "arrange.hand.0"),
    ({"hand.0": "S1"}, "arrange.hand.0"),
    ({"hand.7": []}, "arrange.hand.7"),
    ({"nothing": 1}, "arrange.nothing"),
    ({"folder": ["S1", "S2"]}, "arrange.folder"),
    ({"folder": ["F1"]}, "arrange.folder"),
    ({"box": list(EVIDENCE_OF["motive"])}, "arrange.folder"),
    ({"folder": ["S1"], "board_marks": ["S1"]}, "arrange.board_marks"),
    ({"board_marks": ["F1"]}, "arrange.board_marks"),
    ({"step": "w1"}, "arrange.step"),
    ({"status.0": "asleep"}, "arrange.status.0"),
    ({"status.0": "out", "hand.0": ["S1"]}, "arrange.hand.0"),
    ({"status.0": "out", "whose_turn": 0}, "arrange.whose_turn"),
    ({"status.0": "out", "status.1": "out", "status.2": "out"}, "arrange.status"),
    ({"primary": 3}, "arrange.primary"),
    ({"round_no": 100}, "arrange.round_no"),
    ({"silver_tongue": True}, "arrange.silver_tongue"),
    ({"bonus_used.1": 1}, "arrange.bonus_used.1"),
    ({"discard_pile": list(EVIDENCE_OF["suspect"][1:]), "box": list(FALSE_EVIDENCE)}, ""),
    ({"box": [*EVIDENCE_OF["suspect"][1:], *EVIDENCE_OF["weapon"][1:], *FALSE_EVIDENCE]}, "hand"),
]


@pytest.mark.parametrize(("arrange", "field"), BAD)
def test_positions_that_cannot_be_are_refused(arrange: dict[str, Any], field: str) -> None:
    if not field:  # a position that can be
        Match.open(setup_of(3, arrange=arrange)).close()
        return
    with pytest.raises(BadSetup) as caught:
        Match.open(setup_of(3, arrange=arrange))
    assert caught.value.field in (field, f"arrange.{field}")


def test_forced_results_that_cannot_be_are_refused() -> None:
    for chance in ({"die": ["seven"]}, {"first": [3]}, {"deck": ["X1"]}, {"dice": ["x"]}):
        with pytest.raises(BadSetup):
            Match.open(setup_of(3, chance=chance))
