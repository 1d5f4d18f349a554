"""What a seat can know for certain (section 9), and that it is always true."""

from __future__ import annotations

import pytest

from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.deduction import count
from game.match import Match
from game.simulation import Players
from systems.rules.casefile import intents as do
from systems.rules.casefile import ledger as ledgers
from systems.rules.casefile.cards import EVIDENCE_OF, FALSE_EVIDENCE, POINTS, sets_of
from systems.rules.casefile.incident import DECK, FOLDER, PILE
from systems.rules.casefile.ledger import ledger_of, problem_of, sums
from systems.rules.casefile.ledger.timeline import Impossible, Lot, Timeline, cards_of, mask_of
from tests.rules.casefile.plays import (
    any_game,
    any_move,
    ask,
    calm,
    offers,
    setup_of,
    table,
    trade,
)

HANDS = {
    "hand__0": ["S1", "M1", "M2", "L1", "L2"],
    "hand__1": ["W1", "F1", "M8", "L8", "W8"],
    "hand__2": ["S2", "S3", "S5", "L3", "L4"],
    "hand__3": ["M3", "M4", "M5", "L5", "L6"],
}


def certain(match: Match, viewer: int, place: int | str) -> tuple[str, ...]:
    return ledger_of(match.view(viewer)).places[place].certain


# -- worked examples ----------------------------------------------------------------------


@pytest.mark.example("CF-E34")
@pytest.mark.parametrize("herrings", [4, 3])
def test_a_sum_of_one(herrings: int) -> None:
    """Item 3: with all false ones elsewhere only one piece can make the sum."""
    ones = ["F1", "F5", "F6", "F10"][:herrings]
    with table(hand__0=["M1", "M2"], hand__2=ones, hand__3=["W1", "S1", "L2"]) as match:
        ask(match, 0, "S7", "W1", "L8")
        offers(match, {3: ("W1",)})
        ledger = ledger_of(match.view(2))
        assert ("W1" in ledger.crossed_off()) == (herrings == 4)
        assert ledger.places[3].certain == (("W1",) if herrings == 4 else ())
        assert ledger_of(match.view(1)).places[3].certain == ()


@pytest.mark.example("CF-E37")
@pytest.mark.rule("CF-072")
def test_no_offer_excludes_nothing() -> None:
    """Item 4."""
    with table(hand__1=["W4", "M1"]) as match:
        ask(match, 0, "S5", "W4", "L8")
        offers(match, {})
        ledger = ledger_of(match.view(2))
        if "W4" not in ledger.places[2].certain:
            assert 1 in ledger.where("W4")
            assert FOLDER in ledger.where("W4")


@pytest.mark.example("CF-E40")
def test_the_eighth_of_a_type() -> None:
    """Item 2, and that nobody can offer what lies in the folder."""
    others = ["S1", "S2", "S3", "S4", "S6", "S7", "S8"]
    with table(folder=["S5"], hand__0=others) as match:
        ledger = ledger_of(match.view(0))
        assert ledger.folder["suspect"] == ("S5",)
        assert ledger.where("S5") == (FOLDER,)
        assert ledger.solution() is None
        assert len(ledger_of(match.view(1)).folder["suspect"]) > 1
        ask(match, 0, "S5", "W4", "L8")
        for decision in match.decisions:
            assert all("S5" not in getattr(one, "cards", ()) for one in decision.options)


# -- one by one ---------------------------------------------------------------------------


def test_what_is_traded_is_followed() -> None:
    """Item 8: who paid knows where the card is, until it may have moved on."""
    with table(**HANDS) as match:
        ask(match, 0, "W1", "W2", "W3")
        offers(match, {1: ("W1",)})
        trade(match, 1, "S1")
        assert certain(match, 0, 1) == ("S1",)
        assert certain(match, 1, 0) == ("W1",)
        assert certain(match, 2, 1) == ()
        calm(match)
        match.submit(0, do.Finish())
        ask(match, 1, "S5", "S6", "S7")
        offers(match, {2: ("S5",)})
        trade(match, 2, "S1", "F1")
        assert certain(match, 0, 1) == ()
        ledger = ledger_of(match.view(0))
        assert ledger.where("S1") == (1, 2)
        assert "S1" in ledger.crossed_off()


def test_what_nobody_named_stays_where_it_is() -> None:
    """Evidence leaves a hand as an offer only while it is named (CF-018)."""
    with table(**HANDS) as match:
        ask(match, 0, "W1", "W2", "W3")
        offers(match, {1: ("W1",)})
        trade(match, 1, "S1")
        match.submit(0, do.Finish())
        ask(match, 1, "S6", "S7", "W7")
        offers(match, {})
        match.submit(1, do.Keep())
        ask(match, 2, "S6", "S7", "W7")
        offers(match, {1: ("F1",)})
        trade(match, 1, "S2")
        assert certain(match, 0, 1) == ("S1",)
        match.submit(2, do.Finish())
        ask(match, 3, "S1", "S7", "W7")
        offers(match, {1: ("S1",)})
        trade(match, 1, "M3")
        assert certain(match, 0, 1) == ()


def test_the_sum_of_a_trade_says_what_was_in_it() -> None:
    """To whoever knows where the other cards of that worth are."""
    threes = [card for card in POINTS if POINTS[card] == 3 and card not in ("L7", "F12")]
    with table(hand__0=["L7", "M1"], hand__1=["F12", "M2"], hand__3=threes) as match:
        ask(match, 0, "S1", "S2", "S4")
        offers(match, {1: ("F12",)})
        trade(match, 1, "L7")
        assert certain(match, 3, 0) == ("F12",)
        assert certain(match, 3, 1) == ("L7",)
        assert certain(match, 2, 1) == ()


def test_a_silver_tongue_is_heard() -> None:
    """A payment may then be a point off, and no conclusion is drawn too much."""
    ones = [card for card in POINTS if POINTS[card] == 1 and card != "W1"]
    with table(hand__0=["S4", "F7"], hand__1=["W1", "M4"], hand__3=ones) as match:
        match.submit(0, do.Investigate())
        match.submit(0, do.Play("F7"))
        match.submit(0, do.Ask(("W1", "W2", "W3")))
        calm(match)
        offers(match, {1: ("W1",)})
        trade(match, 1, "S4")
        ledger = ledger_of(match.view(3))
        assert ledger.places[0].certain == ("W1",)
        assert 1 in ledger.where("S4")


def test_a_late_card_says_what_an_old_sum_was() -> None:
    """What turns up in a trade was elsewhere before, and so no part of another's offer."""
    with table(
        hand__0=["S4", "M4", "L4"], hand__1=["W1", "M3"], hand__2=["F1", "F5", "F6", "F10"]
    ) as match:
        ask(match, 0, "S7", "W1", "L8")
        offers(match, {1: ("W1",), 2: ("F1", "F5", "F6", "F10")})
        assert certain(match, 0, 1) == ()
        trade(match, 2, "S4", "M4")
        assert certain(match, 0, 1) == ("W1",)
        assert "W1" in ledger_of(match.view(0)).crossed_off()
        assert certain(match, 3, 1) == ()


def test_a_warrant_says_what_is_not_there() -> None:
    """Item 7."""
    with table(hand__0=["F8"], hand__1=["W1", "W4", "M1", "L1", "F2"]) as match:
        match.submit(0, do.Investigate())
        match.submit(0, do.Play("F8", 1, "weapon"))
        match.submit(1, do.Pass())
        ledger = ledger_of(match.view(0))
        held = ledger.places[1]
        assert held.certain == ("W1", "W4")
        assert not set(held.possible) & (set(EVIDENCE_OF["weapon"]) - {"W1", "W4"})
        assert ledger_of(match.view(2)).places[1].certain == ()


@pytest.mark.parametrize(
    ("hand", "face", "shown", "lacks"),
    [
        (["S1", "W2", "L5", "F1", "F4"], "motive", ("S1", "W2"), EVIDENCE_OF["motive"]),
        (["S1", "F1", "F4"], "motive", ("S1",), (*EVIDENCE_OF["motive"], "S2", "W1")),
        (["F1", "F4"], "star", (), ("S1", "W1", "M1", "L1")),
        (["F1", "F4"], "weapon", (), ("S1", "W1", "M1", "L1")),
        (["M1", "M2", "F4"], "motive", ("M1",), ()),
    ],
)
def test_the_die_says_what_is_not_there(
    hand: list[str], face: str, shown: tuple[str, ...], lacks: tuple[str, ...]
) -> None:
    """Item 5."""
    with table(step="die", primary=0, hand__0=hand, chance={"die": [face]}) as match:
        if shown:
            match.submit(0, do.Reveal(shown))
        held = ledger_of(match.view(1)).places[0]
        assert held.certain == shown
        assert not set(lacks) & set(held.possible)
        if not lacks:
            assert "M2" in held.possible


def test_what_a_reset_discards() -> None:
    """Items 6 and 8: without a surplus only false evidence goes; a swap is evidence."""
    with table(
        2, step="reset", primary=0, hand__0=["S1", "W1", "M1", "F2"], hand__1=["S2"]
    ) as match:
        match.submit(0, do.Discard(("F2",)))
        match.submit(1, do.Discard())
        assert set(ledger_of(match.view(1)).places[PILE].possible) <= set(FALSE_EVIDENCE)
    with table(2, hand__0=["S1", "W1", "M1", "F2"], hand__1=["S2"]) as match:
        ask(match, 0, "S4", "S5", "S6")
        offers(match, {})
        match.submit(0, do.Swap("S1"))
        assert not set(ledger_of(match.view(1)).places[PILE].possible) & set(FALSE_EVIDENCE)


def test_cards_at_the_bottom_of_the_deck_are_remembered() -> None:
    """Item 8: the looker knows them until they are drawn, and then who has them."""
    with table(2, hand__0=["F9"], draw_deck=["S1", "S2", "S3"]) as match:
        match.submit(0, do.Investigate())
        match.submit(0, do.Play("F9"))
        assert certain(match, 0, DECK) == ("S1", "S2", "S3"), "while it chooses"
        match.submit(0, do.Take("S2"))
        assert certain(match, 0, DECK) == ("S1", "S3")
        assert certain(match, 1, DECK) == ()
        assert ledger_of(match.view(1)).places[0].certain == ()


def test_wrong_predictions_are_combinations() -> None:
    """Item 10."""
    with table(
        3,
        folder=["S5", "W5", "M5", "L5"],
        hand__0=["S1", "S2", "S3", "S4", "S6", "S7"],
        hand__1=[card for card in EVIDENCE_OF["weapon"] if card not in ("W4", "W5")],
        turn=2,
        primary=2,
    ) as match:
        match.submit(2, do.Solve("S8", "W5", "M5", "L5"))
        ledger = ledger_of(match.view(0))
        assert ledger.folder["suspect"] == ("S5", "S8")
        assert len(ledger.combinations()) == 2 * 8 * 8 * 8 - 1
        assert ledger_of(match.view(2)).solution() == ("S5", "W5", "M5", "L5")


def test_the_last_piece_of_a_wrong_prediction() -> None:
    """With the three others certain, the fourth is not in the folder."""
    box = [
        *(card for kind in ("weapon", "motive", "location") for card in EVIDENCE_OF[kind][1:]),
        "S3", "S4", "S5", "S6", "S7", "S8", *FALSE_EVIDENCE,
    ]  # fmt: skip
    with table(2, folder=["S1", "W1", "M1", "L1"], box=box, hand__0=[], hand__1=[]) as match:
        assert ledger_of(match.view(1)).folder["suspect"] == ("S1", "S2")
        match.submit(0, do.Solve("S2", "W1", "M1", "L1"))
        assert ledger_of(match.view(1)).solution() == ("S1", "W1", "M1", "L1")


# -- always true --------------------------------------------------------------------------


def sound(match: Match, viewer: int) -> int:
    """Whether all that a viewer holds for certain is so; how much that is."""
    truth = match.view(OMNISCIENT).zones
    ledger = ledger_of(match.view(viewer))
    known = 0
    for place, row in ledger.places.items():
        cards = set(truth[f"hand.{place}" if isinstance(place, int) else place].cards)
        assert row.size == len(cards)
        assert set(row.certain) <= cards <= set(row.possible)
        known += len(row.certain) * (place != viewer)
    solution = set(truth[FOLDER].cards)
    assert all(solution & set(cards) for cards in ledger.folder.values())
    assert not solution & set(ledger.crossed_off())
    own = set(match.table.look.incident.trackers.seen[viewer]) - solution
    assert own <= set(ledger.crossed_off()), "whatever was seen is crossed off"
    return known


@pytest.mark.parametrize("part", range(4))
def test_ledgers_are_true_in_random_games(part: int) -> None:
    known = 0
    for seed in range(3 * part, 3 * part + 3):
        stream = stream_for(seed, "ledger")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 320:
                any_move(match, stream)
                if match.moves % 13 == 0 or match.outcome is not None:
                    for seat in range(match.table.seats):
                        known += sound(match, seat)
    assert known > 100


def computers_play(seed: int, every: int, most: int) -> int:
    """A game of computers with some house rules, in which ledgers are looked at now and then."""
    levels = ["casual", "random", "sharp", "steady"]
    known = 0
    with Match.open(any_game(seed)) as match:
        players = Players(match, [levels[(seed + seat) % 4] for seat in range(match.table.seats)])
        while match.outcome is None and match.moves < most:
            decision = match.decisions[0]
            match.submit(decision.seat, players.choose(decision))
            if match.moves % every == 0 or match.outcome is not None:
                known += sound(match, match.moves // every % match.table.seats)
    return known


def test_ledgers_are_true_where_computers_deceive_each_other() -> None:
    """They offer rubbish, name what they know and pay with what they have just received."""
    assert sum(computers_play(seed, every=29, most=360) for seed in (4, 11)) > 20


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_ledgers_are_true_in_many_games_of_computers(part: int) -> None:
    """Half of them with house rules drawn."""
    assert sum(computers_play(3_000 + 6 * part + one, 7, 3_000) for one in range(6)) > 100


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_ledgers_are_true_in_many_random_games(part: int) -> None:
    for seed in range(2_000 + 10 * part, 2_010 + 10 * part):
        stream = stream_for(seed, "ledger")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 1_500:
                any_move(match, stream)
                if match.moves % 5 == 0:
                    sound(match, match.moves // 5 % match.table.seats)


def test_a_ledger_is_the_same_from_the_start_and_on_the_way() -> None:
    """Whether a reader goes on from an earlier look makes no difference."""
    stream = stream_for(3, "again")
    with Match.open(setup_of(4, 3)) as match:
        while match.outcome is None and match.moves < 300:
            any_move(match, stream)
            if match.moves % 40 == 0:
                gone_on = [ledger_of(match.view(seat)) for seat in range(4)]
                ledgers._KEPT.clear()
                assert [ledger_of(match.view(seat)) for seat in range(4)] == gone_on


@pytest.mark.parametrize("moves", [12, 40, 90])
def test_the_moment_as_a_problem_to_count(moves: int) -> None:
    """The engine that counts deals finds no solution that the ledger rules out."""
    stream = stream_for(8, "problem")
    with Match.open(setup_of(3, 8)) as match:
        while match.moves < moves:
            any_move(match, stream)
        for seat in range(3):
            view = match.view(seat)
            ledger, problem = ledger_of(view), problem_of(view)
            counted = count(problem).envelope_triples()
            assert set(counted) <= set(ledger.combinations())
            assert match.table.look.incident.solution() in counted
            place = (seat + 1) % 3
            for card in ledger.places[place].certain:
                assert count(problem).prob(place, card) == 1


# -- the parts ----------------------------------------------------------------------------


def test_whole_sets_of_a_sum_are_those_that_can_be_listed() -> None:
    stream = stream_for(1, "sums")
    pool = ["S1", "S2", "W4", "W5", "M7", "F1", "F2", "F3", "L8"]
    for _ in range(150):
        may = [card for card in pool if stream.chance(3, 4)]
        must = [card for card in may if stream.chance(1, 6)]
        size, low = 1 + stream.below(4), 1 + stream.below(8)
        high = low + stream.below(2)
        fitting = [
            set(cards)
            for cards in sets_of(may)
            if len(cards) == size
            and set(must) <= set(cards)
            and low <= sum(POINTS[card] for card in cards) <= high
        ]
        found = sums.whole(mask_of(may), mask_of(must), size, low, high)
        assert (found is None) == (not fitting)
        if found is not None:
            assert set(cards_of(found.may)) == set.union(*fitting)
            assert set(cards_of(found.must)) == set.intersection(*fitting)


def test_parts_with_a_sum_are_those_that_can_be_listed() -> None:
    stream = stream_for(2, "parts")
    pool = ["S1", "S2", "W4", "M7", "F1", "F2", "F3"]
    for _ in range(150):
        may = [card for card in pool if stream.chance(3, 4)]
        must = [card for card in may if stream.chance(1, 5)]
        among = [card for card in pool if stream.chance(3, 4)]
        size, total = max(1, len(must)) + stream.below(3), 1 + stream.below(6)
        fitting = [
            set(cards) | set(must)
            for cards in sets_of(set(may) & set(among))
            if sum(POINTS[card] for card in cards) == total and len(set(cards) | set(must)) <= size
        ]
        found = sums.part(mask_of(may), mask_of(must), size, mask_of(among), total)
        assert (found is None) == (not fitting)
        if found is not None:
            assert set(cards_of(found)) == set.intersection(*fitting)


def test_a_timeline_looks_back() -> None:
    """A card that turns up in a packet was in the hand from which the packet came."""
    line = Timeline()
    hands = [Lot(22), Lot(22)]
    line.begin(hands)
    packet, _ = line.split(hands[0], 1)
    grown = line.merge(hands[1], packet)
    line.exactly(packet, ["S1"])
    for _ in line.settling():
        pass
    assert cards_of(hands[0].must) == ("S1",)
    assert "S1" not in cards_of(hands[1].may)
    assert cards_of(grown.must) == ("S1",)


def test_what_cannot_be_is_said() -> None:
    line = Timeline()
    hands = [Lot(1), Lot(43)]
    line.begin(hands)
    line.holds(hands[0], ["S1"])
    with pytest.raises(Impossible):
        line.holds(hands[0], ["S2"])
