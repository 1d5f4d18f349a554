"""Who may know what: handles that nobody can follow, windows that tell nothing (3, 4.9)."""

from __future__ import annotations

import pytest

from game.core.messages import HIDDEN, PUBLIC
from game.core.rng import stream_for
from game.match import Match
from systems.rules.casefile import facts as f
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import CARDS
from systems.rules.casefile.incident import DECK, PILE
from tests.rules.casefile.plays import any_game, any_move, ask, calm, offers, options, table, trade

HANDS = {
    "hand__0": ["S1", "M1", "M2", "L1", "L2"],
    "hand__1": ["W1", "F1", "M8", "L8", "W8"],
    "hand__2": ["S2", "S3", "S5", "L3", "L4"],
    "hand__3": ["M3", "M4", "M5", "L5", "L6"],
}


def handles(match: Match, zone: str) -> set[int]:
    return set(match.view(PUBLIC).zones[zone].handles)


@pytest.mark.rule("CF-087")
def test_no_back_can_be_followed_through_a_trade() -> None:
    """Not even those that stay in the hand, which would tell which of them went."""
    with table(**HANDS) as match:
        before = handles(match, "hand.0") | handles(match, "hand.1")
        ask(match, 0, "W1", "W2", "W3")
        offers(match, {1: ("W1",)})
        trade(match, 1, "S1")
        assert not before & (handles(match, "hand.0") | handles(match, "hand.1"))
        assert set(match.view(0).zones["hand.1"].cards) == {HIDDEN}, "the ledger remembers"


@pytest.mark.rule("CF-096")
@pytest.mark.rule("CF-146")
def test_no_back_can_be_followed_to_the_pile() -> None:
    with table(**HANDS) as match:
        before = handles(match, "hand.0") | handles(match, DECK)
        ask(match, 0, "S7", "S8", "W7")
        offers(match, {})
        match.submit(0, do.Swap("L1"))
        after = handles(match, "hand.0") | handles(match, PILE)
        assert not before & after


@pytest.mark.rule("CF-124a")
@pytest.mark.rule("CF-125c")
def test_nobody_can_tell_which_card_was_taken() -> None:
    with table(hand__0=["F9", "S1"], hand__1=["S2"], discard_pile=["S3"]) as match:
        match.submit(0, do.Investigate())
        top = match.view(PUBLIC).zones[DECK].handles[:3]
        match.submit(0, do.Play("F9"))
        match.submit(0, do.Take(match.view(0).zones[DECK].cards[1]))
        rest = handles(match, DECK) | handles(match, "hand.0")
        assert not rest.intersection(top)
    with table(hand__0=["F10", "S1"], discard_pile=["S3", "S4", "S5", "S6"]) as match:
        match.submit(0, do.Investigate())
        pile = match.view(PUBLIC).zones[PILE].handles
        match.submit(0, do.Play("F10"))
        match.submit(0, do.Take("S4"))
        assert handles(match, PILE) & set(pile) == {pile[3]}, "only the card below is the same"


@pytest.mark.rule("CF-124a")
def test_a_second_stakeout_ends_what_the_first_one_knew() -> None:
    """Nobody else can tell which of the cards was taken this time."""
    folder, deck = ["S8", "W8", "M8", "L8"], ["S1", "S2", "S3", "M1"]
    hands = (["F9", "W1", "W2", "W3", "W4"], ["F10", "L1", "L2", "L3", "L4"])
    named = {*folder, *deck, *hands[0], *hands[1]}
    box = [card for card in CARDS if card not in named]
    with table(
        2,
        folder=folder,
        draw_deck=deck,
        hand__0=hands[0],
        hand__1=hands[1],
        box=box,
        primary=0,
        chance={"die": ["x"]},
    ) as match:
        match.submit(0, do.Investigate())
        match.submit(0, do.Play("F9"))
        match.submit(0, do.Take("S2"))
        assert match.view(0).zones[DECK].cards == (HIDDEN, "S1", "S3")
        calm(match)
        match.submit(1, do.Investigate())
        match.submit(1, do.Play("F10"))
        match.submit(1, do.Take("F9"))
        match.submit(1, do.Ask(("W5", "W6", "W7")))
        calm(match)
        offers(match, {})
        match.submit(1, do.Keep())
        calm(match)
        for seat in (0, 1):
            match.submit(seat, do.Discard())
        match.submit(1, do.Investigate())
        match.submit(1, do.Play("F9"))
        assert match.view(1).zones[DECK].cards == ("M1", "S1", "S3")
        assert set(match.view(0).zones[DECK].cards) == {HIDDEN}
        match.submit(1, do.Take("S1"))
        assert set(match.view(0).zones[DECK].cards) == {HIDDEN}


@pytest.mark.rule("CF-149")
@pytest.mark.rule("CF-124a")
def test_a_reshuffle_is_forgotten_by_the_view() -> None:
    """Neither the pile nor what was known of the deck shows any face afterwards."""
    seen = 0
    for seed in range(12):
        stream = stream_for(seed, "forgotten")
        with Match.open(any_game(seed)) as match:
            told = 0
            while match.outcome is None and match.moves < 700:
                any_move(match, stream)
                facts = match.facts_since(told, PUBLIC)
                told += len(facts)
                if any(isinstance(fact, f.DeckReshuffled) for fact in facts):
                    looking = match.table.look.incident.bonus.actor
                    for seat in range(match.table.seats):
                        if seat != looking:
                            seen += 1
                            assert set(match.view(seat).zones[DECK].cards) <= {HIDDEN}
    assert seen > 10


@pytest.mark.rule("CF-110")
@pytest.mark.rule("CF-R12")
def test_windows_do_not_tell_who_holds_what() -> None:
    """The same seats are asked in the same order, whoever holds the bonus cards."""
    asked = []
    bonus = ["F10", "F11", "F12", "F6", "F8"]
    for holder in (1, 2, 3):
        hands = {name: list(cards) for name, cards in HANDS.items()}
        own = hands[f"hand__{holder}"]
        own[:] = [own[0], *bonus[:4]]
        seats = []
        with table(discard_pile=["S7"], **hands) as match:
            match.submit(0, do.Investigate())
            match.submit(0, do.Ask(("W1", "W2", "W3")))
            offered = False
            while match.outcome is None and match.table.look.incident.turn.seat == 0:
                decision = match.decisions[0]
                seats.append((decision.seat, decision.kind))
                if decision.kind == "make_offer":
                    can = holder != 1 and decision.seat == 1
                    offers(match, {1: ("W1",)} if can or holder == 1 else {})
                    offered = True
                elif decision.kind == "choose_trade" and offered:
                    match.submit(0, do.Trade(1, ("S1",)))
                    offered = False
                else:
                    match.submit(decision.seat, match.rules.passes[decision.kind])
        asked.append(seats)
    assert asked[0] == asked[1] == asked[2]
    assert [seat for seat, kind in asked[0] if kind == "anytime"] == [1, 2, 3] * 2 + [0, 1, 2, 3]


@pytest.mark.rule("CF-127")
def test_a_reaction_is_asked_of_whoever_is_hit() -> None:
    for hand in (["F12", "S2"], ["S2", "S3"]):
        with table(hand__0=["F8"], hand__1=hand) as match:
            match.submit(0, do.Investigate())
            match.submit(0, do.Play("F8", 1, "motive"))
            assert [(one.seat, one.kind) for one in match.decisions] == [(1, "react")]
            assert (do.Play("F12") in options(match, 1)) == ("F12" in hand)


@pytest.mark.rule("CF-075")
@pytest.mark.rule("CF-R11")
def test_an_offer_of_one_and_of_many_look_the_same() -> None:
    seen = []
    for cards in (("F3",), ("F1", "F2"), ("W1", "W4")):
        with table(hand__1=["W1", "W4", "F1", "F2", "F3"]) as match:
            ask(match, 0, "W1", "W4", "W5")
            offers(match, {1: cards})
            view = match.view(2)
            seen.append((view.values["offer.1"], view.zones["hand.1"].count, view.facts[-4:]))
    assert seen[0] == seen[1] == seen[2]


def test_no_view_names_a_card_that_its_seat_has_not_seen() -> None:
    """Except in what somebody said aloud."""
    for seed in range(4):
        stream = stream_for(seed, "named")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 200:
                any_move(match, stream)
                if match.moves % 19:
                    continue
                for seat in range(match.table.seats):
                    view = match.view(seat)
                    known = set(match.table.look.incident.trackers.seen[seat])
                    shown = {card for zone in view.zones.values() for card in zone.cards}
                    assert {card for card in shown & set(CARDS) if card[0] != "F"} <= known
