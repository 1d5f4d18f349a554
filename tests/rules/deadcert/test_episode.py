"""How a case is opened: packets, dealer, Details, the shuffle, and who can play."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.core.setup import BadSetup, Setup
from game.match import Match
from systems.rules.deadcert import facts as f
from systems.rules.deadcert.cards import CARDS_IN_PLAY, SNOOPS
from systems.rules.deadcert.intents import File
from tests.rules.deadcert.plays import GAME, setup_of


def opened(**fields: Any) -> Match:
    return Match.open(Setup(GAME, "open", fields.pop("seats", 3), **fields))


def created(match: Match) -> f.EpisodeCreated:
    fact = match.facts_since(0, PUBLIC)[0]
    assert isinstance(fact, f.EpisodeCreated)
    return fact


@pytest.mark.example("EX-64")
@pytest.mark.rule("DC-SET-030", "DC-OPEN-001", "DC-SET-031")
@pytest.mark.parametrize("format_", ["open", "coop"])
def test_two_to_six_play(format_: str) -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup, match="2 to 6"):
            Match.open(Setup(GAME, format_, seats))
    for seats in range(2, 7):
        with Match.open(Setup(GAME, format_, seats)) as match:
            assert len(match.view(PUBLIC).seats) == seats


@pytest.mark.rule("DC-SET-004", "DC-SET-020", "DC-SET-021", "DC-SET-006", "DC-RUL-010")
def test_packets_are_chosen_by_letter() -> None:
    with opened(arrange={"packets": ["D", "B", "E"]}) as match:
        assert created(match).details == ("M-D", "E-B", "O-E")
        for viewer in (0, 2, PUBLIC):
            assert match.view(viewer).zones["details"].cards == ("M-D", "E-B", "O-E")
        faces = {card for zone in match.view(OMNISCIENT).zones.values() for card in zone.cards}
        letters = {card[:3] for card in faces - set(SNOOPS)}
        assert letters == {"M-D", "E-B", "O-E"}
        for _ in range(20):  # the Details stay, whatever happens
            decision = match.decisions[0]
            match.submit(decision.seat, next(iter(decision.options)))
        assert match.view(1).zones["details"].cards == ("M-D", "E-B", "O-E")


@pytest.mark.rule("DC-RUL-010", "DC-RUL-092")
def test_what_is_left_open_falls_to_the_seed() -> None:
    first = set()
    for seed in range(40):
        with opened(seed=seed, arrange={"packets": ["random", "C", "random"]}) as match:
            motive, means, opportunity = created(match).letters
        assert means == "C"
        first.add((motive, opportunity))
    assert len(first) > 12
    with opened(chance={"packets": ["B", "A", "E", 2]}) as match:
        assert created(match).letters == ("B", "A", "E")
        assert created(match).dealer == 2


@pytest.mark.rule("DC-RUL-009", "DC-OPEN-005")
def test_the_first_dealer_falls_to_the_seed_and_deals_like_everybody() -> None:
    dealers = set()
    for seed in range(30):
        with opened(seed=seed, seats=4) as match:
            dealer = created(match).dealer
            turn = next(x for x in match.facts_since(0, PUBLIC) if isinstance(x, f.TurnStarted))
        dealers.add(dealer)
        assert turn.seat == (dealer + 1) % 4
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("DC-SET-022", "DC-OPEN-004", "DC-SET-027")
def test_fifty_four_cards_are_shuffled_by_their_own_stream() -> None:
    orders = set()
    for seed in range(5):
        arrange = {"packets": ["A", "A", "A"], "dealer": 0}
        with opened(seed=seed, arrange=arrange) as match:
            zones = match.view(OMNISCIENT).zones
            cards = [c for name, zone in zones.items() if name != "details" for c in zone.cards]
            assert len(cards) == len(set(cards)) == CARDS_IN_PLAY
            assert set(SNOOPS) <= set(cards)
            orders.add(zones["fresh"].cards)
    assert len(orders) == 5
    wanted = ["X3", "M-A-05", "O-A-40"]
    with opened(arrange={"packets": ["A", "A", "A"]}, chance={"shuffle": wanted}) as match:
        read = [x for x in match.facts_since(0, PUBLIC) if isinstance(x, f.SnoopRevealed)]
        assert read[0].kind == "X3"


@pytest.mark.rule("DC-RUL-092")
def test_tables_of_a_group_draw_from_streams_of_their_own() -> None:
    orders = []
    for table in ("", "1", "2"):
        arrange = {"packets": ["A", "B", "C"], "dealer": 0}
        with opened(seed=8, arrange=arrange, table=table) as match:
            orders.append(match.view(OMNISCIENT).zones["fresh"].cards)
    assert len(set(orders)) == 3


@pytest.mark.rule("DC-RUL-002", "DC-SET-009")
def test_of_fresh_only_the_number_and_the_top_colour_are_seen() -> None:
    with opened(seed=3) as match:
        everything = match.view(OMNISCIENT)
        top = everything.zones["fresh"].cards[0]
        for viewer in (0, 1, 2, PUBLIC):
            view = match.view(viewer)
            assert set(view.zones["fresh"].cards) == {HIDDEN}
            assert view.zones["fresh"].count == view.values["fresh_count"]
            expected = {"S": top[1], "X": "MEO"["123".find(top[1])]}.get(top[0], top[0])
            assert view.values["fresh_top"] == expected


@pytest.mark.rule("DC-SET-007", "DC-SET-029", "DC-SET-032", "DC-RUL-005")
def test_open_formats_ask_for_what_is_theirs_and_keep_no_notes() -> None:
    """No Checklist in any view, and no Snoop action of another format among the options."""
    for house, own in (("open", {"swap", "abandon"}), ("coop", {"swap_filed", "abandon"})):
        kinds: set[str] = set()
        for seed in range(6):
            with Match.open(setup_of(house, 4, seed)) as match:
                while match.outcome is None:
                    decision = match.decisions[0]
                    if decision.kind.endswith("snoop"):
                        kinds |= {group.tag for group in decision.options.groups}
                    intent = list(decision.options)[0 if match.moves % 3 else -1]
                    match.submit(decision.seat, intent)
                names = [*match.view(0).zones, *match.view(0).values]
                assert not any("checklist" in name for name in names)
        assert kinds == own


@pytest.mark.parametrize(
    ("arrange", "field"),
    [
        ({"packets": ["A", "A"]}, "arrange.packets"),
        ({"packets": ["A", "F", "A"]}, "arrange.packets"),
        ({"packets": "AAA"}, "arrange.packets"),
        ({"dealer": 3}, "arrange.dealer"),
        ({"dealer": True}, "arrange.dealer"),
        ({"turn": -1}, "arrange.turn"),
        ({"fresh": ["M-A-01"]}, "arrange.packets"),
        ({"packets": ["A", "A", "A"], "fresh": ["M-B-01"]}, "arrange.fresh"),
        ({"packets": ["A", "A", "A"], "fresh": ["M-A-01", "M-A-01"]}, "arrange.fresh"),
        ({"packets": ["A", "A", "A"], "filed.1": "M-A-01"}, "arrange.filed.1"),
        ({"packets": ["A", "A", "A"], "chiefs.0": ["M-A-01", "M-A-02"]}, "arrange.chiefs.0"),
        ({"chiefs.0": ["SM"]}, "arrange.chiefs.0"),
        ({"chiefs.0": ["..."]}, "arrange.chiefs.0"),
        ({"filed.3": []}, "arrange.filed.3"),
        ({"hand.0": []}, "arrange.hand.0"),
        ({"fresh_count": 55}, "arrange.fresh_count"),
        ({"filed.0": ["SM"], "fresh_count": 54}, "arrange.fresh_count"),
        ({"turns_without_fetch": "3"}, "arrange.turns_without_fetch"),
    ],
)
def test_what_cannot_be_arranged_is_refused(arrange: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        opened(arrange=arrange)
    assert caught.value.field == field


@pytest.mark.rule("DC-OPEN-010", "DC-COOP-003")
def test_a_match_does_not_begin_where_it_is_over() -> None:
    chiefs = {"chiefs.0": ["M:K", "E:K"], "chiefs.1": ["O:K"]}
    with pytest.raises(BadSetup, match="are Chief Suspects"):
        Match.open(Setup(GAME, "open", 3, arrange=chiefs, content="T"))
    out = {"chiefs.0": ["M:K", "E:K"], "filed.1": ["O:K"]}
    with pytest.raises(BadSetup, match="are out of Fresh"):
        Match.open(Setup(GAME, "coop", 3, arrange=out, content="T"))
    with Match.open(Setup(GAME, "open", 3, arrange=out, content="T")) as match:
        assert match.outcome is None


def test_a_format_has_a_second_name() -> None:
    with Match.open(Setup(GAME, "openplay", 2)) as match:
        assert match.setup.format == "open"
    assert File().card == ""
