"""What there is in the box, and how it is set out (DP-001 to DP-032)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.intents import tag_of
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.core.setup import BadSetup
from game.match import Match
from systems.rules.deadly_premonition import facts as f
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import (
    ACTION_CARDS,
    ATTRIBUTES_OF,
    CARDS,
    FITS,
    GREEN,
    ICONS,
    RED,
    SUSPECTS,
    WEATHER,
)
from tests.rules.deadly_premonition.plays import bench, options, setup_of


@pytest.mark.rule("DP-001")
def test_suspects_are_every_combination_once() -> None:
    assert len(SUSPECTS) == len(set(ATTRIBUTES_OF.values())) == 24
    count = Counter(attribute for own in ATTRIBUTES_OF.values() for attribute in own)
    assert [count[name] for name in ("male", "female")] == [12, 12]
    assert {count[name] for name in ("firearm", "blade", "blunt", "poison")} == {6}
    assert {count[name] for name in ("diner", "sawmill", "clinic")} == {8}
    assert ATTRIBUTES_OF["S08"] == ("male", "blunt", "sawmill")
    assert ATTRIBUTES_OF["S24"] == ("female", "poison", "clinic")


@pytest.mark.rule("DP-091")
@pytest.mark.rule("DP-006")
@pytest.mark.rule("DP-R02")
def test_the_evidence_is_fair() -> None:
    assert (len(RED), len(GREEN), len(RED & GREEN), len(ICONS)) == (20, 20, 6, 34)
    assert {len(icons) for icons in ICONS.values()} == {1, 2}
    assert len(CARDS) == len(set(CARDS)) == 60
    assert len(ACTION_CARDS) == 26
    assert len(WEATHER) == 10
    for suspect in SUSPECTS:
        assert sum(suspect in FITS[card] for card in RED) == 9
        assert sum(suspect in FITS[card] for card in GREEN) == 9
    assert {len(FITS[card]) for card in ICONS} == {12, 6}
    assert ICONS["R08"] == ICONS["G08"] == ("blunt", "sawmill")
    assert ICONS["D06"] == ("poison",)


@pytest.mark.rule("DP-005")
@pytest.mark.example("DP-E04")
def test_one_icon_is_enough() -> None:
    assert ICONS["R05"] == ("blade", "sawmill")
    assert [name in FITS["R05"] for name in ("S17", "S02", "S06", "S07")] == [True] * 3 + [False]


@pytest.mark.rule("DP-020")
@pytest.mark.rule("DP-021")
@pytest.mark.rule("DP-022")
@pytest.mark.rule("DP-023")
@pytest.mark.rule("DP-026")
@pytest.mark.rule("DP-027")
@pytest.mark.rule("DP-028")
@pytest.mark.rule("DP-R04")
@pytest.mark.example("DP-E01")
def test_a_game_of_three() -> None:
    for seed in range(20):
        with Match.open(setup_of(3, seed)) as match:
            view = match.view(OMNISCIENT)
            boards = [view.zones[f"board.{seat}"].cards for seat in range(3)]
            assert [len(board) for board in boards] == [6, 6, 6]
            assert all(view.values[f"rows.{seat}"] == ("LS",) * 6 for seat in range(3))
            box = view.zones["box_suspects"].cards
            assert sorted((*box, *(s for board in boards for s in board))) == list(SUSPECTS)
            dealt = [view.zones[f"alignment.{seat}"].cards[0] for seat in range(3)]
            assert sorted(dealt) == ["AG1", "AG2", "KIL"]
            assert match.view(PUBLIC).zones["box_alignment"].cards == ("AG3",)
            assert all(view.zones[f"hand.{seat}"].count == 5 for seat in range(3))
            assert view.zones["profiling_deck"].count == 45
            assert view.zones["weather_deck"].count == 10
            assert view.zones["profiling_discard"].cards == view.zones["weather_discard"].cards
            assert match.decisions[0].seat == view.values["first_seat"]


@pytest.mark.rule("DP-021")
@pytest.mark.rule("DP-024")
@pytest.mark.rule("DP-026")
@pytest.mark.example("DP-E02")
@pytest.mark.parametrize(("seats", "deck", "box"), [(2, 50, 12), (4, 40, 0)])
def test_games_of_two_and_four(seats: int, deck: int, box: int) -> None:
    with Match.open(setup_of(seats, 3)) as match:
        view = match.view(OMNISCIENT)
        assert view.zones["profiling_deck"].count == deck
        assert view.zones["box_suspects"].count == box
        names = [name for name in view.zones if name.startswith("alignment.")]
        dealt = sorted(view.zones[name].cards[0] for name in names)
        assert dealt == ([] if seats == 2 else ["AG1", "AG2", "AG3", "KIL"])


@pytest.mark.rule("DP-022")
@pytest.mark.rule("DP-R03")
def test_columns_are_in_deal_order() -> None:
    named = ["S03", "S22", "S01", "S17", "S09", "S10"]
    setup = setup_of(3, 1, chance={"suspects": named})
    with Match.open(setup) as match:
        assert match.view(PUBLIC).zones["board.0"].cards == tuple(named)


@pytest.mark.rule("DP-025")
@pytest.mark.rule("DP-051")
def test_everybody_sees_the_own_alignment_alone() -> None:
    with bench() as match:
        assert match.view(1).zones["alignment.1"].cards == ("KIL",)
        assert match.view(0).zones["alignment.1"].cards == (HIDDEN,)
        assert match.view(PUBLIC).zones["alignment.1"].cards == (HIDDEN,)
        told = [x for x in match.facts_since(0, 0) if isinstance(x, f.AlignmentDealt)]
        assert [x.alignment for x in told] == ["agent", HIDDEN, HIDDEN]


@pytest.mark.rule("DP-030")
@pytest.mark.rule("DP-R70")
def test_bios_change_nothing() -> None:
    with (
        Match.open(setup_of(4, 9)) as with_bios,
        Match.open(setup_of(4, 9, house_rules={"agent_bios": False})) as without,
    ):
        bios = [with_bios.view(PUBLIC).values[f"bio.{seat}"] for seat in range(4)]
        assert len(set(bios)) == 4
        assert "bio.0" not in without.view(PUBLIC).values
        one, two = with_bios.view(OMNISCIENT), without.view(OMNISCIENT)
        assert one.zones == two.zones
        assert one.values["first_seat"] == two.values["first_seat"]


@pytest.mark.rule("DP-031")
@pytest.mark.rule("DP-R05")
def test_who_begins() -> None:
    def first(seats: int, seed: int, **rules: Any) -> int:
        with Match.open(setup_of(seats, seed, house_rules=rules)) as match:
            return int(match.decisions[0].seat)

    assert {first(4, seed) for seed in range(30)} == {0, 1, 2, 3}
    assert {first(4, seed, first_seat=2) for seed in range(5)} == {2}
    assert first(2, 1, first_seat=3) == 1, "counted on round a smaller table"


@pytest.mark.rule("DP-032")
@pytest.mark.rule("DP-R71")
def test_streams_do_not_mix() -> None:
    """Naming the result of one stream leaves what the others give as it was."""
    with (
        Match.open(setup_of(4, 5)) as one,
        Match.open(setup_of(4, 5, chance={"weather": ["SN1"], "die": [6, 6]})) as two,
    ):
        a, b = one.view(OMNISCIENT).zones, two.view(OMNISCIENT).zones
        assert b["weather_deck"].cards[0] == "SN1"
        for name in a:
            if name != "weather_deck":
                assert a[name].cards == b[name].cards


@pytest.mark.rule("DP-R71")
def test_thefts_are_even() -> None:
    """Every card of a hand is stolen about as often as the others."""
    held = ["D01", "G01", "R01", "STA1"]
    found: Counter[str] = Counter()
    for seed in range(200):
        arrange = {"moves_left": 2, "hand.0": ["BOR1"], "hand.1": held, "first_seat": 0}
        with Match.open(setup_of(2, seed, arrange=arrange)) as match:
            match.submit(0, do.StealCard("BOR1", 1))
            found[match.view(0).zones["hand.0"].cards[0]] += 1
    assert set(found) == set(held)
    assert min(found.values()) > 25


@pytest.mark.rule("DP-076")
@pytest.mark.rule("DP-R17")
def test_sixty_choices_end_the_phase() -> None:
    with bench(2, [CARDS], moves_left=60) as match:
        match.submit(0, do.ExtraMove("HEA1"))
        match.submit(0, do.ExtraMove("HEA2"))
        for number in range(58):
            assert match.decisions[0].seat == 0, number
            match.submit(0, do.DiscardCard(match.view(0).zones["hand.0"].cards[0]))
            if number == 56:
                assert match.view(0).values["moves_left"] == 5, "one more could be made"
        assert match.decisions[0].seat == 1


@pytest.mark.rule("DP-R72")
def test_every_decision_has_a_default() -> None:
    chances = {"die": [1]}
    with bench(3, [["WIT1", "STA1", "YEO1"]], moves_left=5, dolls__1=["DOL1"], chance=chances,
               weather_deck=["RK1"]) as match:  # fmt: skip
        default = match.rules.passing
        assert default(match.decisions[0]) == do.EndTurn()
        match.submit(0, do.Protect(card="WIT1"))
        assert default(match.decisions[0]) == do.Protect(suspect="S01")
        match.submit(0, do.Protect(suspect="S02"))
        assert default(match.decisions[0]) == do.Done()
        match.submit(0, do.Done())
        match.submit(0, do.PeekWeather("YEO1"))
        order = default(match.decisions[0])
        assert isinstance(order, do.Order)
        assert order.cards == match.view(0).zones["weather_deck"].cards[:3]
        match.submit(0, order)
        match.submit(0, do.CheckWeather("STA1"))
        assert default(match.decisions[0]) == do.Keep()
    with bench(3, [["STA1"]], weather_deck=["SN1"], pi=["S13", "S07"]) as match:
        match.submit(0, do.CheckWeather("STA1"))
        assert match.rules.passing(match.decisions[0]) == do.IncriminateOwn("S07")
    with bench(2, [["R09", "R02", *ACTION_CARDS[:8]]]) as match:
        match.submit(0, do.EndTurn())
        assert match.rules.passing(match.decisions[0]) == do.Discard("AMP1")


def test_both_copies_give_the_same_options() -> None:
    """Section 5.1: a screen may merge them."""
    with bench(3, [["COF1", "COF2", "LOC1", "LOC2"]], pi=["S01", "S03", "S24"]) as match:
        for kind in ("COF", "LOC"):
            rows = [
                [
                    (tag_of(x), *(getattr(x, name) for name in x.__struct_fields__[1:]))
                    for x in options(match, 0)
                    if getattr(x, "card", "") == f"{kind}{copy}"
                ]
                for copy in (1, 2)
            ]
            assert rows[0] == rows[1] != []


BAD: list[tuple[int, dict[str, Any], str]] = [
    (3, {"hand.0": ["R01"], "hand.1": ["R01"]}, "arrange.hand.1"),
    (3, {"hand.0": ["S01"]}, "arrange.hand.0"),
    (3, {"hand.5": []}, "arrange.hand.5"),
    (3, {"nothing": 1}, "arrange.nothing"),
    (3, {"board.0": ["S01"]}, "arrange.board.0"),
    (3, {"mark": "S01"}, "arrange.mark"),
    (3, {"alignment.0": ["killer"], "alignment.1": ["KIL"]}, "arrange.alignment"),
    (2, {"alignment.0": ["killer"]}, "arrange.alignment.0"),
    (3, {"removed": [0]}, "arrange.alignment.0"),
    (2, {"removed": [0]}, "arrange.removed"),
    (3, {"weather_lasting.0": ["RK1"]}, "arrange.weather_lasting.0"),
    (3, {"dolls.0": ["STA1"]}, "arrange.dolls.0"),
    (3, {"ban_active": ["action"]}, "arrange.ban_active"),
    (3, {"round_no": 61}, "arrange.round_no"),
    (3, {"weather_discard": list(WEATHER)}, "arrange.weather_deck"),
]


@pytest.mark.parametrize(("seats", "arrange", "field"), BAD)
def test_positions_that_cannot_be_are_refused(
    seats: int, arrange: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        Match.open(setup_of(seats, arrange=arrange))
    assert caught.value.field == field
