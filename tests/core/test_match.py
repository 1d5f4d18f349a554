"""``Match``: refusals change nothing, views are the viewer's own, and worlds are given back."""

from __future__ import annotations

import esper
import pytest

from game.core.intents import Intent
from game.core.messages import OMNISCIENT, PUBLIC
from game.match import IllegalIntent, Match
from tests.kit.games import Table
from tests.kit.playing import play, play_on, play_stream

STAND = Table("umbrella_stand", "standard", 3)
LOOT = Table("split_the_loot", "standard", 3)
LONG = 3
"""A seed with which random play at the stand goes on to the rain."""


class Whistle(Intent, frozen=True):
    """No game has it."""


def test_a_refused_intent_changes_nothing_and_says_why() -> None:
    with STAND.open(LONG) as match:
        play_on(match, play_stream(LONG), 5)
        before = (match.digest(), match.moves, match.decisions, match.facts_since(0, OMNISCIENT))
        (decision,) = match.decisions
        cards = {"do": "put_down", "card": "nothing_1"}
        for seat, intent, key in (
            (decision.seat, match.intent(cards), "no_such_option"),
            (decision.seat, Whistle(), "no_such_option"),
            ((decision.seat + 1) % 3, match.intent({"do": "draw_hidden"}), "no_open_decision"),
            (7, match.intent({"do": "draw_hidden"}), "no_open_decision"),
        ):
            reason = match.why_not(seat, intent)
            assert reason is not None
            assert reason.key == key
            with pytest.raises(IllegalIntent) as refused:
                match.submit(seat, intent)
            assert refused.value.reason == reason
            assert refused.value.seat == seat
            assert refused.value.intent == intent
            assert key in str(refused.value)
        after = (match.digest(), match.moves, match.decisions, match.facts_since(0, OMNISCIENT))
        assert after[:2] == before[:2]
        assert after[3] == before[3]


def test_others_may_see_a_question_under_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    with STAND.open(LONG) as match:
        (decision,) = match.decisions
        monkeypatch.setattr(type(match.rules), "asked_as", {decision.kind: "something"})
        for viewer in (*range(3), PUBLIC, OMNISCIENT):
            own = viewer in (decision.seat, OMNISCIENT)
            (asked,) = match.view(viewer).asked
            assert asked.seat == decision.seat
            assert asked.kind == (decision.kind if own else "something")
        assert match.decisions == (decision,)


def test_after_the_end_nothing_is_taken() -> None:
    with LOOT.open(1) as match:
        play_on(match, play_stream(1))
        assert match.outcome is not None
        assert match.decisions == ()
        reason = match.why_not(0, match.intent({"do": "take", "sacks": 1}))
        assert reason is not None
        assert reason.key == "match_over"
        assert match.outcome.scores == match.view(PUBLIC).facts[-1].scores  # type: ignore[attr-defined]
        assert match.view(2).outcome == match.outcome


def test_legal_intents_have_no_reason_against_them() -> None:
    with STAND.open(2) as match:
        for _ in play(match, play_stream(2)):
            for decision in match.decisions:
                assert all(match.why_not(decision.seat, one) is None for one in decision.options)


def test_facts_are_numbered_for_each_viewer() -> None:
    with Table("odd_guest", "standard", 4).open(3) as match:
        lengths = {viewer: len(match.facts_since(0, viewer)) for viewer in (0, 1, PUBLIC)}
        assert lengths[0] == lengths[1] == lengths[PUBLIC] + 1
        play_on(match, play_stream(3))
        for viewer in (0, PUBLIC, OMNISCIENT):
            everything = match.facts_since(0, viewer)
            assert match.facts_since(4, viewer) == everything[4:]
            assert match.facts_since(len(everything), viewer) == []
            assert list(match.view(viewer).facts) == everything


def test_facts_that_were_handed_out_stay_as_they_are() -> None:
    with STAND.open(LONG) as match:
        early = match.facts_since(0, 0)
        number = len(early)
        play_on(match, play_stream(LONG), 3)
        assert len(early) == number
        early.clear()
        assert match.facts_since(0, 0)[:number] != []


def test_a_view_is_not_a_way_into_the_match() -> None:
    """What a screen or a bot writes into its view reaches nobody."""
    with STAND.open(LONG) as match:
        before = match.digest()
        view = match.view(0)
        view.house_rules["floor"] = "closed"
        view.values["turn"] = 9
        view.zones.clear()
        assert match.view(0).house_rules["floor"] == "open"
        assert match.view(0).values["turn"] == 0
        assert match.view(0).zones
        assert match.digest() == before
        play_on(match, play_stream(LONG), 2)
        assert "take_top" in [tag for tag, _ in match.decisions[0].options.parts]


def test_an_earlier_view_is_not_touched_by_later_play() -> None:
    with STAND.open(LONG) as match:
        views = []
        for _ in play(match, play_stream(LONG), 30):
            views.append((match.view(1), repr(match.view(1))))
        assert all(repr(view) == text for view, text in views)


def test_intents_come_from_json_and_nothing_else_does() -> None:
    with STAND.open(LONG) as match:
        assert match.intent({"do": "put_down", "card": "plain_1"}).card == "plain_1"  # type: ignore[attr-defined]
        for wrong in ({}, {"do": "whistle"}, {"do": "put_down"}, {"do": "put_down", "card": 3}, 7):
            with pytest.raises(ValueError, match=r".+"):
                match.intent(wrong)


def test_the_current_world_is_never_changed_for_the_caller() -> None:
    before = esper.current_world
    with STAND.open(LONG) as match:
        for _ in play(match, play_stream(LONG), 10):
            assert esper.current_world == before
            match.view(0)
            match.digest()
            match.snapshot()
            match.why_not(0, Whistle())
            assert esper.current_world == before


def test_a_match_gives_its_world_back() -> None:
    worlds = esper.list_worlds()
    match = STAND.open(LONG)
    assert len(esper.list_worlds()) == len(worlds) + 1
    match.close()
    match.close()
    assert esper.list_worlds() == worlds
    with pytest.raises(RuntimeError, match="on purpose"), STAND.open(LONG):
        raise RuntimeError("on purpose")
    assert esper.list_worlds() == worlds


def test_matches_do_not_touch_each_other() -> None:
    def alone(seed: int) -> list[str]:
        with STAND.open(seed) as match:
            return [match.digest() for _ in play(match, play_stream(seed), 40)]

    expected = [alone(seed) for seed in range(4)]
    matches = [STAND.open(seed) for seed in range(4)]
    players = [play(match, play_stream(seed), 40) for seed, match in enumerate(matches)]
    found: list[list[str]] = [[] for _ in matches]
    for _ in range(40):
        for place, player in enumerate(players):
            if next(player, None) is not None:
                found[place].append(matches[place].digest())
    for match in matches:
        match.close()
    assert found == expected


def test_the_same_seed_is_the_same_match() -> None:
    with STAND.open(5) as one, STAND.open(5) as two, STAND.open(6) as other:
        assert one.digest() == two.digest() != other.digest()


def test_a_redeal_can_exchange_what_is_still_sealed() -> None:
    with LOOT.open(1) as match:
        match.submit(1, match.intent({"do": "take", "sacks": 5}))
        seen = set()
        for number in range(40):
            other = match.redeal(0, play_stream(number))
            assert other is not None
            with other:
                assert other.view(0) == match.view(0)
                seen.add(other.view(OMNISCIENT).values["choice.1"])
        assert seen == {1, 2, 3, 4, 5}


def test_what_may_be_dealt_anew_is_dealt_anew() -> None:
    """A redeal that never changes anything would prove nothing."""
    with STAND.open(LONG) as match:
        play_on(match, play_stream(LONG), 12)
        hands = set()
        for number in range(20):
            other = match.redeal(0, play_stream(number))
            assert other is not None
            with other:
                hands.add(other.view(OMNISCIENT).zones["hand.1"].cards)
        assert len(hands) > 5
        assert isinstance(match, Match)
