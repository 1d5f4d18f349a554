"""Examples of COVERTplay that compare matches, count over many, or look into the case file."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.core.setup import BadSetup, Setup
from game.match import Match
from systems.rules.deadcert import content
from systems.rules.deadcert.cards import SNOOPS, TYPES, packet_id
from systems.rules.deadcert.checklist import Checklists, identified, primes
from systems.rules.deadcert.covertplay import facts as f
from systems.rules.deadcert.covertplay.bureau import Bureau
from systems.rules.deadcert.covertplay.intents import (
    Arrange,
    Declare,
    FromDeclared,
    FromFiled,
    PressConference,
    Snoop,
    Take,
)
from systems.rules.deadcert.facts import EpisodeEnded
from systems.rules.deadcert.intents import Fetch, File
from tests.rules.deadcert.plays import GAME, arranged

SUSPECTS_ONLY = {
    "hand.0": ["M:m1", "M:m2", "M:m3", "E:e1", "E:e2", "O:o1", "O:o2"],
    "hand.1": ["M:m4", "M:m5", "M:m6", "E:e3", "E:e4", "O:o3", "O:o4"],
    "hand.2": ["M:m7", "M:m8", "M:m9", "E:e5", "E:e6", "O:o5", "O:o6"],
    "hand.3": ["M:ME1", "M:ME2", "M:ME3", "E:e7", "E:e8", "O:o7", "O:o8"],
    "hand.4": ["M:MO1", "M:MO2", "M:MO3", "E:e9", "E:EO1", "O:o9", "O:EO1"],
}


def value(match: Match, name: str, viewer: int | str = PUBLIC) -> Any:
    return match.view(viewer).values[name]


def count(match: Match, zone: str) -> int:
    return int(match.view(PUBLIC).zones[zone].count)


def all_facts(match: Match, kind: type, viewer: int | str = OMNISCIENT) -> list[Any]:
    return [fact for fact in match.facts_since(0, viewer) if isinstance(fact, kind)]


def finish_round(match: Match) -> None:
    """File the first cards and lock nothing, until the next round or the end."""
    number = value(match, "round_no")
    while match.outcome is None and value(match, "round_no") == number:
        decision = match.decisions[0]
        assert decision.kind in {"covert_file", "covert_action"}
        intent = Arrange() if decision.kind == "covert_action" else next(iter(decision.options))
        match.submit(decision.seat, intent)


@pytest.mark.example("EX-24")
@pytest.mark.rule("DC-COV-002", "DC-COV-012", "DC-COV-013", "DC-COV-014", "DC-COV-060")
@pytest.mark.rule("DC-RUL-033", "DC-RUL-036", "DC-RUL-059")
def test_fresh_runs_out_in_the_second_round_of_five_seats() -> None:
    with arranged("covert", 5, SUSPECTS_ONLY) as match:
        assert [count(match, f"hand.{seat}") for seat in range(5)] == [7] * 5
        assert count(match, "fresh") == 19
        for seat in range(5):
            match.submit(seat, Fetch())
        assert count(match, "fresh") == 4
        finish_round(match)
        match.submit(0, Fetch())
        assert count(match, "fresh") == 1
        assert value(match, "empty_round") is None
        match.submit(1, Fetch())
        assert count(match, "fresh") == 0
        assert value(match, "empty_round") == 2
        assert value(match, "last_round") == 22
        assert value(match, "to_fetch") == 2
        options = list(match.decisions[0].options)
        assert options
        assert all(isinstance(one, FromFiled) for one in options)
        match.submit(1, options[0])
        match.submit(1, match.decisions[0].options.sample(match.table.stream("test")))
        sources = [fact.source for fact in all_facts(match, f.Fetched)][-3:]
        assert sources[0] == "fresh"
        assert all(source.startswith("filed.") for source in sources[1:])
        while match.outcome is None:
            decision = match.decisions[0]
            match.submit(decision.seat, next(iter(decision.options)))
        assert match.outcome.ending == "cold"
        assert value(match, "round_no") == 22


@pytest.mark.example("EX-30")
@pytest.mark.rule("DC-COV-026", "DC-COV-027", "DC-COV-014", "DC-RUL-038", "DC-RUL-047")
@pytest.mark.rule("DC-RUL-049", "DC-RUL-084")
def test_three_seats_declare_and_the_cards_run_low() -> None:
    with arranged("covert", 5, {**SUSPECTS_ONLY, "fresh": [], "declared": []}) as match:
        assert (value(match, "filed_count"), count(match, "declared")) == (19, 0)
        filed = []
        for seat in range(3):
            match.submit(seat, Declare(SUSPECTS_ONLY[f"hand.{seat}"][0]))
            while match.decisions[0].kind == "covert_fetch":
                assert FromDeclared() not in match.decisions[0].options
                match.submit(seat, next(iter(match.decisions[0].options)))
            filed.append((value(match, "filed_count"), count(match, "declared")))
            assert len(value(match, f"gathered_colours.{seat}")) == 5
        assert filed == [(14, 1), (9, 2), (4, 3)]
        assert list(match.decisions[0].options) == [Fetch()]
        match.submit(3, Fetch())
        for _ in range(3):
            match.submit(3, FromDeclared())
        assert (value(match, "filed_count"), count(match, "declared")) == (4, 0)
        match.submit(4, Fetch())
        while match.decisions[0].kind == "covert_fetch":
            match.submit(4, next(iter(match.decisions[0].options)))
        assert value(match, "filed_count") == 1
        assert [value(match, f"to_file.{seat}") for seat in range(5)] == [4, 4, 4, 3, 3]
        assert [count(match, f"hand.{seat}") for seat in range(5)] == [11, 11, 11, 10, 10]


def opening(match: Match) -> dict[str, Any]:
    """What lies where, as an arrangement."""
    zones = match.view(OMNISCIENT).zones
    return {name: list(zone.cards) for name, zone in zones.items() if name != "details"}


def renamed(arrange: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    both = names | {new: old for old, new in names.items()}
    return {zone: [both.get(card, card) for card in cards] for zone, cards in arrange.items()}


@pytest.mark.example("EX-35")
@pytest.mark.rule("DC-COV-047", "DC-COV-052", "DC-COV-050", "DC-RUL-056", "DC-RUL-086")
def test_nobody_can_tell_that_a_call_was_possible() -> None:
    """DC-INV-17 for Stage 4."""
    hand = {"hand.0": ["M:K", "E:K", "O:K", "E:e1", "E:e2", "O:o1", "O:o2"]}
    with arranged("covert", 2, {**hand, "stage": 4}) as match:
        lying = opening(match)
    other = renamed(lying, {"E:K": next(card for card in lying["fresh"] if card[0] == "E")})
    told = []
    for cards in (lying, other):
        with arranged("covert", 2, {**cards, "stage": 4}) as match:
            options = match.decisions[0].options
            told.append([PressConference(("M:K", "E:K", "O:K")) in options])
            match.submit(0, Arrange())
            match.submit(1, Arrange())
            told[-1] += [match.view(1), match.view(PUBLIC)]
    assert [row[0] for row in told] == [True, False]
    assert told[0][1:] == told[1][1:]


@pytest.mark.rule("DC-COV-052", "DC-RUL-086")
@pytest.mark.parametrize("swap", [("SM", "M:m1"), ("X1", "M:m1")])
def test_nobody_can_tell_that_a_snoop_could_be_played(swap: tuple[str, str]) -> None:
    """DC-INV-17 for Stage 1: the decision is there, whatever the hand allows."""
    hand = {"hand.0": [swap[0], "M:m2", "E:e1", "E:e2", "O:o1", "O:o2", "O:o3"]}
    hand["hand.1"] = ["M:m3", "M:m4", "E:e3", "E:e4", "O:o4", "O:o5", "O:o6"]
    with arranged("covert", 2, hand) as match:
        lying = opening(match)
    told = []
    for cards in (lying, renamed(lying, {swap[0]: swap[1]})):
        with arranged("covert", 2, cards) as match:
            kinds = [type(one) for one in match.decisions[0].options]
            told.append([Snoop in kinds, match.view(1), match.view(PUBLIC)])
            match.submit(0, Fetch())
            told[-1] += [match.view(1), match.view(PUBLIC)]
    assert [row[0] for row in told] == [True, False]
    assert told[0][1:] == told[1][1:]


@pytest.mark.example("EX-36")
@pytest.mark.rule("DC-COV-017", "DC-COV-020", "DC-SET-009", "DC-RUL-041", "DC-RUL-001")
@pytest.mark.rule("DC-RUL-042")
def test_which_cards_of_a_colour_are_taken_is_left_to_chance() -> None:
    pairs: Counter[tuple[str, ...]] = Counter()
    arrange = {
        "hand.0": ["SM", "M:m1", "E:e3", "E:e4", "O:o3", "O:o4", "O:o5"],
        "hand.1": ["M:K", "M:m2", "X1", "E:e1", "E:e2", "O:o1", "O:o2"],
        "snooped": [2],
    }
    for seed in range(300):
        setup = Setup(GAME, "covert", 3, seed, arrange=arrange, content="T")
        with Match.open(setup) as match:
            match.submit(0, Snoop("SM"))
            taken = [fact.card for fact in all_facts(match, f.CardSnooped)]
            assert [fact.card for fact in all_facts(match, f.CardSnooped, 1)] == taken
            for viewer in (0, 2, PUBLIC):
                told = [fact.card for fact in all_facts(match, f.CardSnooped, viewer)]
                assert told == [HIDDEN, HIDDEN]
            pairs[tuple(sorted(taken))] += 1
            if seed == 0:
                match.submit(1, Fetch())
                match.submit(2, Fetch())
                (seen,) = [
                    fact.cards for fact in all_facts(match, f.EvidenceTakenUp, 0) if fact.seat == 0
                ]
                assert list(seen[:2]) == taken
    assert set(pairs) == {("M:K", "M:m2"), ("M:K", "X1"), ("M:m2", "X1")}
    assert all(70 <= number <= 130 for number in pairs.values()), pairs


@pytest.mark.example("EX-44")
@pytest.mark.rule("DC-MODE-005", "DC-MODE-006", "DC-RUL-074", "DC-RUL-075", "DC-SET-045")
@pytest.mark.parametrize("ending", ["called", "cold"])
def test_proof_on_paper_is_what_was_seen_before_the_end(ending: str) -> None:
    arrange: dict[str, Any] = {"stage": 4, "hand.2": ["M:K", "E:K", "O:K", "..."]}
    if ending == "cold":
        arrange |= {"fresh": [], "round_no": 21, "empty_round": 1}
    with arranged("covert", 4, arrange) as match:
        seen = match.table.one(Checklists).cards
        seen[0] += ["M:K", "E:K", "O:K"]  # they were snooped away since
        seen[1] += ["M:K", "E:K"]
        seen[3] += ["M:K", "O:K"]
        for seat in (0, 1, 3):
            match.submit(seat, Arrange())
        match.submit(2, PressConference(("M:K", "E:K", "O:K")) if ending == "called" else Arrange())
        assert match.outcome is not None
        assert match.outcome.scores == ((1, 0, 3, 0) if ending == "called" else (1, 0, 1, 0))
        assert match.outcome.winners == ((2,) if ending == "called" else ())


@pytest.mark.rule("DC-SET-042", "DC-SET-045", "DC-RUL-074")
def test_a_name_under_two_types_identifies_nobody() -> None:
    card_set = content.load("T")
    seen = ["M:K", "E:K", "M:m1", "M:ME1", "E:ME1"]
    assert primes(card_set, seen) == {"K": ("M", "E"), "ME1": ("M", "E")}
    assert identified(card_set, seen) == ""
    assert identified(card_set, [*seen, "O:K"]) == "K"
    assert list(primes(card_set, [*seen, "O:K"])) == ["K", "ME1"]


@pytest.mark.example("EX-62")
@pytest.mark.rule("DC-SET-067", "DC-COV-041")
def test_void_cards_can_be_locked_like_any_other() -> None:
    letters, pair = _void_pair()
    arrange = {"packets": list(letters), "hand.0": [*pair, "..."], "stage": 4}
    with Match.open(Setup(GAME, "covert", 2, arrange=arrange)) as match:
        match.submit(0, Arrange(pair))
        match.submit(1, Arrange())
        assert match.view(0).zones["locked.0"].cards == pair


def _void_pair() -> tuple[tuple[str, ...], tuple[str, str]]:
    """An episode with two cards of a suspect, one of which is void for its Details."""
    card_set = content.load()
    for letters in product(*(card_set.letters[kind] for kind in TYPES)):
        details = {f"{kind}:{letter}" for kind, letter in zip(TYPES, letters, strict=True)}
        cards = [
            card
            for kind, letter in zip(TYPES, letters, strict=True)
            for card in card_set.packets[packet_id(kind, letter)]
        ]
        for card in cards:
            if details & set(card.void):
                others = [one.id for one in cards if one.suspect == card.suspect]
                if len(others) == 2:
                    return letters, (others[0], others[1])
    raise AssertionError("no card of two is void anywhere")


@pytest.mark.example("EX-64-covert-and-solo")
@pytest.mark.rule("DC-COV-001", "DC-SOLO-001", "DC-SET-030", "DC-SET-032")
def test_other_numbers_of_seats_are_refused() -> None:
    for format_, allowed in (("covert", range(2, 6)), ("solo", range(1, 2))):
        for seats in range(1, 8):
            setup = Setup(GAME, format_, seats, arrange={}, content="T")
            if seats in allowed:
                with Match.open(setup) as match:
                    assert "checklist.0" in match.view(0).values
            else:
                with pytest.raises(BadSetup, match="seats"):
                    Match.open(setup)


@pytest.mark.rule("DC-COV-002", "DC-RUL-033", "DC-RUL-009", "DC-SET-041", "DC-SET-022")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    order = ["M:m1", "M:m2", "M:m3", "E:e1", "E:e2", "E:e3", "O:o1", "O:o2", "O:o3"]
    setup = Setup(
        GAME, "covert", 3, 4, content="T", arrange={"dealer": 0}, chance={"shuffle": list(order)}
    )
    with Match.open(setup) as match:
        dealt = {fact.seat: fact for fact in all_facts(match, f.Dealt)}
        assert list(dealt) == [1, 2, 0]
        assert dealt[1].cards[:3] == ("M:m1", "E:e1", "O:o1")
        assert dealt[2].cards[:3] == ("M:m2", "E:e2", "O:o2")
        assert dealt[0].cards[:3] == ("M:m3", "E:e3", "O:o3")
        assert all(fact.colours[:3] == ("M", "E", "O") for fact in dealt.values())
        assert all_facts(match, f.Dealt, 2)[0].cards == (HIDDEN,) * 7
        assert match.decisions[0].seat == 1
        assert value(match, "checklist.1", 1)["cards"] == tuple(
            card for card in match.view(1).zones["hand.1"].cards if card not in SNOOPS
        )


@pytest.mark.rule("DC-RUL-057", "DC-COV-053", "DC-RUL-061", "DC-SET-046", "DC-RUL-083")
def test_everything_is_turned_up_after_the_end() -> None:
    arrange = {"stage": 4, "hand.0": ["M:K", "E:K", "O:K", "..."]}
    with arranged("covert", 3, arrange) as match:
        assert value(match, "checklist.1") == HIDDEN
        match.submit(1, Arrange())
        match.submit(2, Arrange())
        match.submit(0, PressConference(("M:K", "E:K", "O:K")))
        view, everything = match.view(PUBLIC), match.view(OMNISCIENT)
        assert {name: zone.cards for name, zone in view.zones.items()} == {
            name: zone.cards for name, zone in everything.zones.items()
        }
        assert value(match, "checklist.1") == value(match, "checklist.1", 1)
        (ended,) = all_facts(match, EpisodeEnded, PUBLIC)
        assert (ended.killer, ended.places) == ("K", ("hand.0",) * 3)


@pytest.mark.rule("DC-RUL-085", "DC-COV-018")
def test_of_two_seats_only_the_other_one_is_a_target() -> None:
    arrange = {"hand.0": ["X1", "X2", "..."], "hand.1": ["SM", "M:m1", "..."]}
    with arranged("covert", 2, arrange) as match:
        bureau: Bureau = match.table.look
        assert bureau.can_snoop(0, "X1") == [1]
        match.submit(0, Snoop("X1"))
        while match.decisions[0].kind == "covert_pick":
            match.submit(0, next(iter(match.decisions[0].options)))
        assert bureau.can_snoop(0, "X2") == []
        assert match.decisions[0].seat == 1


@pytest.mark.rule("DC-COV-032", "DC-COV-037", "DC-RUL-050")
def test_exactly_what_is_above_the_limit_is_filed() -> None:
    with arranged("covert", 2, {key: SUSPECTS_ONLY[key] for key in ("hand.0", "hand.1")}) as match:
        match.submit(0, Fetch())
        match.submit(1, Fetch())
        for number in (3, 2, 1):
            assert match.decision(0) is not None, number
            hand = match.view(0).zones["hand.0"].cards
            filing = value(match, "filing.0", 0)
            match.submit(0, File(next(card for card in hand if card not in filing)))
        assert match.decision(0) is None
        assert count(match, "hand.0") == 10, "nothing moves before all have decided"
        while match.decisions[0].kind == "covert_file":
            match.submit(1, next(iter(match.decisions[0].options)))
        assert [count(match, f"hand.{seat}") for seat in range(2)] == [7, 7]
        assert [one.kind for one in match.decisions] == ["covert_action"] * 2


BAD = [
    ({"hand.7": []}, "seats 0 to 1"),
    ({"hands.0": []}, "fresh, declared"),
    ({"stage": 3}, "1, 2 or 4"),
    ({"snooped": [5]}, "a list of seats"),
    ({"filed.0.M": ["E:e1"]}, "cards of type M"),
    ({"locked.0": ["M:m1", "E:e1"]}, "of one suspect"),
    ({"locked.0": ["M:K"]}, "two suspect cards"),
    ({"locked.0": ["M:K", "E:K"], "hand.0": ["M:m1", "M:m2", "M:m3", "M:m4", "M:m5", "M:m6"]}, "5"),
    ({"gathered.0": ["..."]}, "named cards"),
    ({"fresh": [], "declared": [], "filed_count": 0}, "room for"),
]


@pytest.mark.parametrize(("arrange", "allowed"), BAD)
def test_what_cannot_be_is_refused(arrange: dict[str, Any], allowed: str) -> None:
    with pytest.raises(BadSetup, match=allowed):
        Match.open(Setup(GAME, "covert", 2, arrange=arrange, content="T"))


@pytest.mark.rule("DC-COV-021", "DC-COV-023")
def test_a_snoop_of_level_2_takes_snoops_too() -> None:
    """Even where the whole hand is made of them: then it is still a legal target."""
    arrange = {
        "hand.0": ["X1", "M:m1", "M:m2", "E:e1", "E:e2", "O:o1", "O:o2"],
        "hand.1": ["SM", "SE", "SO", "X2", "X3"],
        "locked.1": ["M:K", "E:K"],
        "turn": 0,
    }
    with arranged("covert", 2, arrange) as match:
        match.submit(0, Snoop("X1"))
        assert value(match, "to_take") == 2
        assert [intent.colour for intent in match.decisions[0].options] == list(TYPES)
        match.submit(0, Take("M"))
        assert all_facts(match, f.CardSnooped)[0].card == "SM"
        match.submit(0, Take("O"))
        assert all_facts(match, f.CardSnooped)[1].card in {"SO", "X3"}


@pytest.mark.rule("DC-COV-022", "DC-RUL-042")
def test_who_loses_a_locked_pair_still_knows_where_it_lies() -> None:
    """Until the snooper takes it up; to everybody else the two are backs (section 3.3)."""
    arrange = {
        "hand.0": ["X3", "M:m1", "M:m2", "E:e1", "E:e2", "O:o1", "O:o2"],
        "hand.1": ["M:m4", "M:m5", "E:e3", "E:e4", "O:o3"],
        "locked.1": ["M:K", "E:K"],
        "turn": 0,
    }
    with arranged("covert", 3, arrange) as match:
        match.submit(0, Snoop("X3"))
        if match.decisions[0].kind == "covert_target":
            match.submit(0, next(iter(match.decisions[0].options)))
        shown = {seat: match.view(seat).zones["gathered.0"].cards[:2] for seat in range(3)}
        assert set(shown[1]) == {"M:K", "E:K"}
        assert shown[0] == shown[2] == (HIDDEN, HIDDEN)
