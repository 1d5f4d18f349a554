"""Rules that speak of data, of set-ups that are refused, and of chance over many games."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from game.bots.random_bot import RandomBot
from game.content import registry
from game.core.messages import HIDDEN, OMNISCIENT
from game.core.rng import stream_for
from game.core.setup import BadSetup, SeatSetup, Setup
from game.core.view import View
from game.match import Match
from game.match.session import Player, Session
from systems.rules.tudor_mansion import RULES
from systems.rules.tudor_mansion.cards import CELLAR, CLUES, ROOMS, SUSPECTS, WEAPONS

GAME = "tudor_mansion"


def cards(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Where every card lies after the deal."""
    with Match.open(setup) as match:
        return {name: zone.cards for name, zone in match.view(OMNISCIENT).zones.items()}


def refused(**fields: Any) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        Match.open(Setup(GAME, **fields)).close()
    return caught.value


@pytest.mark.rule("TM-001")
@pytest.mark.parametrize("seats", [1, 7])
def test_only_two_to_six_play(seats: int) -> None:
    assert refused(seats=seats).field == "seats"


@pytest.mark.rule("TM-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    assert len([name for name in cards(Setup(GAME, seats=seats)) if name[:4] == "hand"]) == seats


@pytest.mark.rule("TM-004")
def test_no_suspect_is_played_twice() -> None:
    tables = tuple(SeatSetup(choices={"suspect": "mrs_white"}) for _ in range(2))
    assert refused(seats=tables).field == "seats.1.suspect"
    arrange = {"investigator.0": "mrs_white", "investigator.1": "mrs_white"}
    assert "investigator" in refused(seats=3, arrange=arrange).field


@pytest.mark.rule("TM-009")
@pytest.mark.rule("TM-R27")
def test_the_house_has_its_rooms_people_and_weapons_and_no_more() -> None:
    assert (len(SUSPECTS), len(WEAPONS), len(ROOMS)) == (6, 6, 9)
    assert CELLAR not in CLUES
    assert "suspect" in refused(seats=(SeatSetup(choices={"suspect": "dr_black"}),) * 2).field
    assert refused(seats=2, arrange={"envelope": ["cellar"]}).field == "arrange.envelope"
    assert "suspect_pos" in refused(seats=2, arrange={"suspect_pos.mrs_white": "cellar"}).field


@pytest.mark.rule("TM-R18")
@pytest.mark.parametrize("limit", [9, 100, "40", True])
def test_the_limit_is_ten_to_ninety_nine_rounds(limit: object) -> None:
    assert refused(seats=2, house_rules={"round_limit": limit}).field == "house_rules.round_limit"


@pytest.mark.rule("TM-R18")
@pytest.mark.parametrize("limit", [10, 99])
def test_the_ends_of_the_range_are_allowed(limit: int) -> None:
    with Match.open(Setup(GAME, seats=2, house_rules={"round_limit": limit})) as match:
        assert match.view(0).house_rules["round_limit"] == limit


@pytest.mark.rule("TM-R21")
def test_cards_are_set_aside_for_two_players_only() -> None:
    assert "two_player_pool" in refused(seats=3, house_rules={"two_player_pool": True}).field


def test_the_defaults_are_those_of_the_rulings() -> None:
    assert RULES.defaults() == {
        "ring_order": "canonical",
        "separate_investigators": False,
        "first_player": "suspect_order",
        "even_deal": False,
        "start_rooms": "choose",
        "leave_first": False,
        "public_show_count": False,
        "accuse_after_suggest": False,
        "refute": "show_all",
        "last_standing": "play_on",
        "round_limit": 40,
        "auto_sheet": True,
        "two_player_pool": False,
        "peek_after_wrong": True,
        "distinct_starts": False,
    }


@pytest.mark.rule("TM-008")
def test_every_card_comes_into_the_envelope_about_as_often() -> None:
    """600 deals: 100 times each suspect and weapon, 67 times each room, give or take."""
    envelopes = [cards(Setup(GAME, seats=6, seed=seed))["envelope"] for seed in range(600)]
    often = Counter(card for envelope in envelopes for card in envelope)
    for card in SUSPECTS + WEAPONS:
        assert 60 <= often[card] <= 140, card
    for card in ROOMS:
        assert 35 <= often[card] <= 105, card
    # The three are drawn apart: knowing the suspect says nothing of the weapon.
    pairs = Counter((one, two) for one, two, _ in (sorted(e, key=CLUES.index) for e in envelopes))
    assert len(pairs) == 36


@pytest.mark.rule("TM-011")
def test_every_hand_gets_every_card_about_as_often() -> None:
    often = Counter(
        (name, card)
        for seed in range(600)
        for name, hand in cards(Setup(GAME, seats=3, seed=seed)).items()
        if name != "envelope"
        for card in hand
    )
    assert all(120 <= often[f"hand.{seat}", card] <= 230 for seat in range(3) for card in CLUES)


@pytest.mark.rule("TM-006")
@pytest.mark.rule("TM-098")
@pytest.mark.rule("TM-R19")
@pytest.mark.parametrize(
    "other", [{"ring_order": "shuffled"}, {"start_rooms": "random"}, {"distinct_starts": True}]
)
def test_streams_do_not_disturb_each_other(other: dict[str, Any]) -> None:
    """Whatever else chance has to decide, the envelope and the hands are the same."""
    for seed in range(20):
        setup = Setup(GAME, seats=4, seed=seed)
        assert cards(setup) == cards(Setup(GAME, seats=4, seed=seed, house_rules=other))


@pytest.mark.rule("TM-098")
def test_the_draw_of_the_first_player_leaves_the_envelope_alone() -> None:
    tables = tuple(SeatSetup(choices={"suspect": suspect}) for suspect in SUSPECTS[1:4])
    first = set()
    for seed in range(20):
        setup = Setup(GAME, seats=tables, seed=seed, house_rules={"first_player": "random"})
        plain = Setup(GAME, seats=tables, seed=seed)
        assert cards(setup)["envelope"] == cards(plain)["envelope"]
        with Match.open(setup) as match:
            first.add(match.decisions[0].seat)
    assert first == {0, 1, 2}


@pytest.mark.rule("TM-007")
def test_shuffled_rings_are_all_kinds_of_rings() -> None:
    above = set()
    for seed in range(60):
        setup = Setup(GAME, seats=2, seed=seed, house_rules={"ring_order": "shuffled"})
        with Match.open(setup) as match:
            ring = match.view(0).values["ring"]
            assert sorted(ring) == sorted(ROOMS)
            above.add(ring[0])
    assert above == set(ROOMS)


@pytest.mark.rule("TM-R19")
def test_another_way_to_play_meets_the_same_deal() -> None:
    setup = Setup(GAME, seats=3, seed=7)
    deals = []
    for number in range(3):
        stream = stream_for(number, "play")
        with Match.open(setup) as match:
            for _ in range(12):
                if match.decisions:
                    decision = match.decisions[0]
                    match.submit(decision.seat, decision.options.sample(stream))
            zones = match.view(OMNISCIENT).zones
            deals.append({name: zone.cards for name, zone in zones.items()})
    assert deals[0] == deals[1] == deals[2] == cards(setup)


@pytest.mark.rule("TM-019")
@pytest.mark.rule("TM-R06")
def test_chance_uses_both_first_rooms_of_a_suspect() -> None:
    rooms: dict[str, set[str]] = {suspect: set() for suspect in SUSPECTS}
    for seed in range(40):
        setup = Setup(GAME, seats=2, seed=seed, house_rules={"start_rooms": "random"})
        with Match.open(setup) as match:
            for suspect in SUSPECTS:
                rooms[suspect].add(match.view(0).values[f"suspect_pos.{suspect}"])
    assert rooms == {
        "miss_scarlett": {"hall", "lounge"},
        "colonel_mustard": {"dining_room", "lounge"},
        "mrs_white": {"ballroom", "kitchen"},
        "reverend_green": {"ballroom", "conservatory"},
        "mrs_peacock": {"billiard_room", "conservatory"},
        "professor_plum": {"library", "study"},
    }


@pytest.mark.rule("TM-R32")
def test_with_distinct_starts_all_six_stand_apart() -> None:
    house_rules = {"start_rooms": "random", "distinct_starts": True}
    for seed in range(60):
        with Match.open(Setup(GAME, seats=2, seed=seed, house_rules=house_rules)) as match:
            values = match.view(0).values
            assert len({values[f"suspect_pos.{suspect}"] for suspect in SUSPECTS}) == 6


@pytest.mark.rule("TM-R30")
def test_a_computer_player_takes_over_with_the_seats_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[View] = []
    thinking = RandomBot.deliberate

    def watched(bot: RandomBot, view: View, *rest: Any) -> Any:
        given.append(view)
        return thinking(bot, view, *rest)

    monkeypatch.setattr(RandomBot, "deliberate", watched)
    session = Session.open(Setup(GAME, seats=2, seed=3), [Player(), Player()])
    try:
        session.take_over(0, "random")
        assert session.bots_to_move() == (0,)
        seen = session.match.view(0)
        choice = session.think(0, lambda: False)
        assert choice is not None
        assert given == [seen]
        assert HIDDEN not in seen.zones["hand.0"].cards
        assert set(seen.zones["hand.1"].cards) == {HIDDEN}
        session.play(0, choice)
        assert session.humans_to_move() == (1,)
    finally:
        session.close()


@pytest.mark.rule("TM-010")
@pytest.mark.rule("TM-005")
def test_the_envelope_lies_in_the_cellar_in_the_middle_of_the_map() -> None:
    path = registry.manifest(GAME).path("table.tmx")
    boxes = {
        (thing.get("type"), thing.get("name")): [
            float(thing.get(side, 0)) for side in ("x", "y", "width", "height")
        ]
        for thing in ET.parse(path).iter("object")
    }
    cellar, envelope = boxes["cellar", "cellar"], boxes["envelope", "envelope_rest"]
    for side in (0, 1):
        assert cellar[side] <= envelope[side]
        assert envelope[side] + envelope[side + 2] <= cellar[side] + cellar[side + 2]
    above = boxes["room", ROOMS[0]]
    assert above[1] < cellar[1]
    assert above[0] <= cellar[0] + cellar[2] / 2 <= above[0] + above[2]
