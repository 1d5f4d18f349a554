"""What a seat can know of hidden cards: marks in its view, and the ledger (section 3, 9.1)."""

from __future__ import annotations

import pytest

from game.core.messages import HIDDEN, OMNISCIENT
from game.core.rng import stream_for
from game.match import Match
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import CARDS, KILLER, WEATHER, alignment_of
from systems.rules.deadly_premonition.knowledge import unseen
from systems.rules.deadly_premonition.ledger import ledger_of
from tests.rules.deadly_premonition.plays import any_game, any_move, bench


@pytest.mark.example("DP-E46")
@pytest.mark.rule("DP-300")
@pytest.mark.rule("DP-392")
def test_a_look_and_a_theft() -> None:
    chance = {"steal": ["R05"]}
    with bench(3, [["YEO1", "BOR1"], ["G01", "R05"]], chance=chance) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        match.submit(0, do.StealCard("BOR1", 1))
        assert ledger_of(match.view(0)).held == {1: ("G01",), 2: ()}
        assert ledger_of(match.view(1)).held == {0: ("R05",), 2: ()}
        assert ledger_of(match.view(2)).held == {0: (), 1: ()}


def test_a_theft_by_a_third_seat_makes_it_uncertain() -> None:
    hands = [["YEO1"], ["G01", "R05", "R06", "R07", "R08"], ["BOR1", "R01", "R02", "R03", "R04"]]
    with bench(3, hands) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        match.submit(0, do.EndTurn())
        match.submit(1, do.EndTurn())
        match.submit(2, do.StealCard("BOR1", 1))
        view = match.view(0)
        assert set(view.zones["hand.1"].cards) == {HIDDEN}
        ledger = ledger_of(view)
        assert ledger.held == {1: (), 2: ()}
        assert ledger.perhaps == dict.fromkeys(sorted(hands[1]), (1, 2))
        stolen = (set(match.view(OMNISCIENT).zones["hand.2"].cards) & set(hands[1])).pop()
        assert stolen in ledger_of(match.view(1)).held[2]


def test_knowledge_follows_exchanged_hands() -> None:
    hands = [["YEO1"], ["PER1", "G01", "R05", "R06", "R07"], ["R01", "R02", "R03", "R04", "R08"]]
    with bench(3, hands) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        match.submit(0, do.EndTurn())
        match.submit(1, do.ExchangeHands("PER1", 2))
        assert ledger_of(match.view(0)).held == {1: (), 2: ("G01", "R05", "R06", "R07")}
        assert ledger_of(match.view(2)).held == {0: (), 1: tuple(sorted(hands[2]))}


def test_bad_handling_is_known_to_two() -> None:
    hands = [["STA1", "R01"], ["G01"], ["D01"]]
    with bench(3, hands, weather_deck=["BH1"]) as match:
        match.submit(0, do.CheckWeather("STA1"))
        assert ledger_of(match.view(0)).held == {1: (), 2: ("R01",)}
        assert match.view(0).zones["hand.0"].cards == ("G01",)
        assert ledger_of(match.view(1)).held == {0: ("G01",), 2: ()}


@pytest.mark.rule("DP-301")
def test_the_order_of_the_weather() -> None:
    top = ["CS1", "SN1", "CS2", "BH1"]
    hands = [["YEO1", "STA1"], ["YEO2", "R01", "R02", "R03", "R04"]]
    with bench(3, hands, weather_deck=top) as match:
        match.submit(0, do.PeekWeather("YEO1"))
        match.submit(0, do.Order(("SN1", "CS2", "CS1")))
        assert ledger_of(match.view(0)).weather_top == ("SN1", "CS2", "CS1")
        match.submit(0, do.CheckWeather("STA1"))
        ledger = ledger_of(match.view(0))
        assert ledger.weather_top == ("CS2", "CS1")
        assert ledger.weather == tuple(card for card in WEATHER if card != "SN1")
        match.submit(1, do.PeekWeather("YEO2"))
        match.submit(1, do.Order(("BH1", "CS1", "CS2")))
        ledger = ledger_of(match.view(0))
        assert ledger.weather_top == ()
        assert (ledger.weather_loose, ledger.weather_among) == (("CS1", "CS2"), 3)
        assert ledger_of(match.view(1)).weather_top == ("BH1", "CS1", "CS2")


@pytest.mark.rule("DP-029")
def test_what_is_shuffled_again_is_unseen_again() -> None:
    """9.1.3: what was in no pile when the deck was re-formed must be in a hand."""
    away = [card for card in CARDS if card not in ("STA1", "G05", "R13", "G13")]
    hands = [["STA1"], away[:3], away[3:]]
    with bench(3, hands, profiling_deck=["G05"], profiling_discard=["R13", "G13"]) as match:
        assert {"R13", "G13"}.isdisjoint(unseen(match.view(1)))
        match.submit(0, do.DrawTwo("STA1"))
        since = unseen(match.view(1))
        assert {card: since[card] for card in ("G05", "R13", "G13")} == {
            "G05": 0,
            "R13": 1,
            "G13": 1,
        }
        ledger = ledger_of(match.view(1))
        assert ledger.unseen == ("G13", "R13")
        assert "G05" in ledger.in_hands
        assert "G05" not in unseen(match.view(0))


@pytest.mark.rule("DP-011")
def test_who_may_be_the_killer() -> None:
    hands = [["R03"], [], []]
    board = ["S10", "S11", "S12", "S19", "S20", "S21"]
    with bench(4, hands, pi=["S01", "S05", "S09", "S22", "S14", "S18"], dead=board) as match:
        assert ledger_of(match.view(1)).killers == (1,)
        assert ledger_of(match.view(0)).killers == (1, 2), "seat 3 plays on without suspects"
        match.submit(0, do.Accuse("R03", "S03"))
        assert ledger_of(match.view(0)).killers == (1,)


def test_ledgers_are_true_in_random_games() -> None:
    """Nothing that a ledger calls certain is ever wrong, and what must be in hands is."""
    looked = in_hands = loose = 0
    for seed in range(24):
        stream = stream_for(seed, "ledger")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 240:
                any_move(match, stream)
                if match.moves % 17 or match.outcome is not None:
                    continue
                truth = match.view(OMNISCIENT)
                for seat in range(match.table.seats):
                    ledger = ledger_of(match.view(seat))
                    for other, cards in ledger.held.items():
                        assert set(cards) <= set(truth.zones[f"hand.{other}"].cards)
                        looked += len(cards)
                    for card, seats in ledger.perhaps.items():
                        where = [x for x in seats if card in truth.zones[f"hand.{x}"].cards]
                        assert len(where) == 1, (card, seats)
                        loose += 1
                    deck = truth.zones["profiling_deck"].cards
                    assert not set(ledger.in_hands) & set(deck)
                    in_hands += len(ledger.in_hands)
                    assert set(ledger.weather) == set(truth.zones["weather_deck"].cards)
                    top = truth.zones["weather_deck"].cards
                    for known, card in zip(ledger.weather_top, top, strict=False):
                        assert known in (card, HIDDEN)
                    assert set(ledger.weather_loose) <= set(top[: ledger.weather_among])
                    if match.table.seats > 2:
                        killer = next(
                            x
                            for x in range(match.table.seats)
                            if alignment_of(truth.zones[f"alignment.{x}"].cards[0]) == KILLER
                        )
                        assert killer in ledger.killers
                    assert set(unseen(match.view(seat))) <= {*CARDS, *WEATHER}
    assert looked > 300
    assert loose > 10
    assert in_hands > 500
