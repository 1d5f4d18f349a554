"""The computer players of OPENplay: sense at the points that matter, memory, no peeking."""

from __future__ import annotations

import math
import time
from typing import Any

import pytest

from game.bots import Bot, Budget, Choice, RandomBot, choose
from game.content import Texts
from game.core.rng import Stream, stream_for
from game.match import Match, Setup
from game.match.session import Player, Session
from systems.rules.deadcert.bots import BOTS, LEVELS
from systems.rules.deadcert.bots.openplay.memory import remembered
from systems.rules.deadcert.bots.openplay.race import FILED, UNSEEN, worth
from systems.rules.deadcert.facts import TurnStarted
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.bureau import filed_of
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    Examine,
    ExchangeOwn,
    MakeChief,
    Promote,
    Swap,
)
from tests.rules.deadcert.plays import GAME, HOUSES, any_move, arranged, played

OPEN_HOUSES = tuple(house for house in HOUSES if house.startswith(("open", "coop")))
WEIGHING = ("steady", "sharp")


def answer(match: Match, level: str, label: int = 0, budget: Budget | None = None) -> Choice:
    """What a new player of this level does about the open decision."""
    decision = match.decisions[0]
    stream = stream_for(label, "bots").fork(match.moves)
    return choose(BOTS[level](), match.view(decision.seat), decision, stream, budget)


def fetched(seats: int, arrange: dict[str, Any], level: str, **rules: Any) -> Choice:
    """What the first seat does with the card that it has just fetched."""
    with arranged("open", seats, arrange, **rules) as match:
        fetch(match)
        return answer(match, level)


def fetch(match: Match) -> None:
    """The seat in turn fetches; where it can do nothing else it has done so already."""
    decision = match.decisions[0]
    if Fetch() in decision.options:
        match.submit(decision.seat, Fetch())


# -- the race ------------------------------------------------------------------------------------


@pytest.mark.rule("DC-OPEN-010", "DC-OPEN-011", "DC-OPEN-012")
def test_the_race_of_a_known_killer_is_solved() -> None:
    assert worth(3, (0, 0, 1), 2) == (1, 0, 0)
    assert worth(3, (0, 1, 2), 2) == (0, 0, 0)
    # Who owns two gets the third, whoever moves; and so does who moves first in an even race.
    assert worth(4, (1, 1, FILED), 0)[1] > 0.9
    assert worth(4, (0, 2, FILED), 0)[0] == pytest.approx(1)
    assert worth(4, (0, 2, FILED), 1)[2] > 0.9
    assert worth(2, (FILED, FILED, FILED), 0)[0] > 0.9
    assert worth(2, (1, FILED, FILED), 0)[1] > 0.9


def test_types_and_seats_are_alike_in_the_race() -> None:
    for places in ((0, FILED, UNSEEN), (FILED, 0, UNSEEN), (UNSEEN, FILED, 0)):
        assert worth(3, places, 0) == worth(3, (0, FILED, UNSEEN), 2)
    one = worth(3, (0, UNSEEN, UNSEEN), 0)
    assert one[0] > max(one[1:])
    assert worth(3, (1, UNSEEN, UNSEEN), 0)[1] == pytest.approx(one[0])
    assert sum(worth(3, (0, FILED, UNSEEN), 0)) <= 1


# -- section 9, points (a) to (d) ----------------------------------------------------------------


@pytest.mark.parametrize("level", WEIGHING)
def test_a_third_card_is_not_presented_for_others(level: str) -> None:
    """Neither for who owns two, nor where it would be one each; but for oneself it is."""
    third = {"fresh": ["O:K"], "turn": 0}
    assert fetched(3, {"chiefs.1": ["M:K", "E:K"], **third}, level).intent == File()
    assert fetched(3, {"chiefs.1": ["M:K"], "chiefs.2": ["E:K"], **third}, level).intent == File()
    mine = {"chiefs.0": ["M:K"], "chiefs.2": ["E:K"], **third}
    assert fetched(3, mine, level).intent == MakeChief()


@pytest.mark.parametrize("level", WEIGHING)
def test_who_can_win_comes_for_the_third_card(level: str) -> None:
    """EX-09: it lies in a fellow's stack."""
    arrange = {"chiefs.0": ["M:K", "E:K"], "fresh": ["O:K", "M:m4"], "turn": 1}
    with arranged("open", 3, arrange) as match:
        for seat in (1, 2):
            fetch(match)
            match.submit(seat, File())
        choice = answer(match, level)
        assert choice.intent == Examine(1)
        match.submit(0, choice.intent)
        choice = answer(match, level)
        assert choice.intent == Promote("O:K")
        match.submit(0, choice.intent)
        assert match.outcome is not None
        assert match.outcome.winners == (0,)


@pytest.mark.parametrize("level", WEIGHING)
def test_the_own_filed_card_of_a_prime_suspect_is_promoted(level: str) -> None:
    arrange = {
        "chiefs.0": ["M:ME1"],
        "filed.0": ["E:ME1"],
        "chiefs.1": ["E:e1"],
        "filed.1": ["O:o1", "O:o2"],
        "turn": 0,
    }
    with arranged("open", 2, arrange) as match:
        choice = answer(match, level)
        assert choice.intent == ExchangeOwn()
        match.submit(0, choice.intent)
        assert answer(match, level).intent == Promote("E:ME1")


@pytest.mark.parametrize("level", WEIGHING)
def test_a_snoop_takes_the_chief_that_counts(level: str) -> None:
    arrange = {
        "chiefs.0": ["M:K", "E:e1"],
        "chiefs.1": ["E:K", "O:o1"],
        "chiefs.2": ["E:e2", "M:m1"],
        "fresh": ["X1"],
        "turn": 0,
    }
    assert fetched(3, arrange, level).intent == Swap("E", 1)
    poor = {"chiefs.0": ["E:K", "M:K"], "chiefs.1": ["E:e2"], "fresh": ["SE"], "turn": 0}
    assert fetched(2, poor, level).intent == Abandon()


@pytest.mark.parametrize("level", WEIGHING)
def test_with_fresh_empty_a_filed_killer_card_is_taken_at_once(level: str) -> None:
    arrange = {
        "chiefs.0": ["M:K"],
        "chiefs.1": ["M:m1"],
        "filed.0": ["E:K", "O:K"],
        "fresh": [],
        "turn": 0,
    }
    with arranged("open", 2, arrange) as match:
        match.submit(0, ExchangeOwn())
        assert answer(match, level).intent in (Promote("E:K"), Promote("O:K"))


def test_nothing_is_promoted_where_the_house_asks_for_a_chief_to_give() -> None:
    arrange = {"chiefs.1": ["M:m1"], "filed.0": ["M:m2"], "fresh": ["O:K", "E:e1"], "turn": 1}
    arrange["chiefs.0"] = ["M:K", "E:K"]
    with arranged("open", 2, arrange, open_exchange_needs_own_chief=True) as match:
        fetch(match)
        match.submit(1, File())
        assert answer(match, "sharp").intent != Examine(1)


# -- memory --------------------------------------------------------------------------------------


def rounds_played(seed: int, rounds: int) -> Match:
    """A match of four in which everything is filed, for so many rounds."""
    match = Match.open(Setup(GAME, "open", 4, seed))
    while match.outcome is None:
        begun = [x for x in match.view(0).facts if isinstance(x, TurnStarted)]
        if begun and begun[-1].round > rounds:
            break
        decision = match.decisions[0]
        for intent in (Fetch(), File(), Abandon()):
            if intent in decision.options:
                match.submit(decision.seat, intent)
                break
    return match


@pytest.mark.rule("DC-RUL-090")
@pytest.mark.parametrize(
    ("level", "one_in", "primes_one_in"), [("steady", 6, 20), ("casual", 2, 4)]
)
def test_cards_filed_by_others_fade_by_the_level(
    level: str, one_in: int, primes_one_in: int
) -> None:
    """After one round each card that others filed is gone with the level's probability."""
    gone = {False: [0, 0], True: [0, 0]}
    for seed in range(300):
        with rounds_played(seed, 1) as match:
            view = match.view(0)
            whole = remembered(view, 0, LEVELS["sharp"])
            kept = remembered(view, 0, LEVELS[level])
            card_set = match.table.look.case.card_set
            names = [card_set.suspect_of(card) for card in whole]
            for card, zone in whole.items():
                if zone == filed_of(0):
                    assert card in kept, "one may look into the own stack at any time"
                    continue
                name = card_set.suspect_of(card)
                row = gone[bool(name) and names.count(name) > 1]
                row[0] += 1
                row[1] += card not in kept
    for is_prime, chance in ((False, 1 / one_in), (True, 1 / primes_one_in)):
        seen, lost = gone[is_prime]
        assert seen
        assert abs(lost - chance * seen) <= 3 * math.sqrt(chance * (1 - chance) * seen) + 1
    assert gone[False][0] > 300


@pytest.mark.rule("DC-RUL-090")
def test_the_sharp_one_remembers_everything_and_nobody_remembers_again() -> None:
    for seed in range(4):
        with rounds_played(seed, 8) as match:
            for seat in range(4):
                whole = remembered(match.view(seat), seat, LEVELS["sharp"])
                assert len(whole) >= 32
                before = remembered(match.view(seat), seat, LEVELS["steady"])
                assert before.keys() < whole.keys()
                any_move(match, Stream(seed))
                for card in remembered(match.view(seat), seat, LEVELS["steady"]):
                    zone = whole.get(card, "")
                    read_again = card not in whole or zone == filed_of(seat)
                    assert card in before or read_again or match.view(seat).values["examined"]


@pytest.mark.rule("DC-RUL-090")
def test_a_stack_that_is_examined_comes_back_to_mind() -> None:
    with rounds_played(3, 9) as match:
        seat = match.decisions[0].seat
        owner = (seat + 1) % 4
        there = set(match.view(owner).zones[filed_of(owner)].cards)
        before = remembered(match.view(seat), seat, LEVELS["casual"])
        assert not there <= before.keys()
        match.submit(seat, Examine(owner))
        assert there <= remembered(match.view(seat), seat, LEVELS["casual"]).keys()
        match.submit(seat, Abandon())
        assert there <= remembered(match.view(seat), seat, LEVELS["casual"]).keys()


@pytest.mark.rule("DC-RUL-082", "DC-RUL-090")
@pytest.mark.parametrize("level", BOTS)
def test_memory_outlasts_saving_and_belongs_to_the_seat(level: str) -> None:
    """Whoever sits down later, or opens the record, remembers and plays the same."""
    with played("open", 4, 11, 40) as match:
        decision = match.decisions[0]
        first = answer(match, level)
        with Match.open(match.setup) as again:
            for step in match.record.steps:
                again.submit(step.seat, again.intent(step.intent))
            assert answer(again, level) == first
            for seat in range(4):
                known = remembered(again.view(seat), seat, LEVELS[level])
                assert known == remembered(match.view(seat), seat, LEVELS[level])
        session = Session(match, [Player("random")] * 4)
        session.take_over(decision.seat, level)
        taken = session.think(decision.seat, lambda: False)
        assert taken is not None
        assert taken.intent in decision.options


# -- the protocol --------------------------------------------------------------------------------


@pytest.mark.parametrize("house", OPEN_HOUSES)
@pytest.mark.parametrize("number", range(2))
def test_whole_games_are_legal_and_end(
    house: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mixed tables; every choice is an option and says why in words that exist."""
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(6)])
    levels = (*BOTS, "random")
    seats = 2 + (3 * number + len(house)) % 5
    format_ = house.partition("_")[0]
    setup = Setup(GAME, format_, seats, number, house_rules=HOUSES[house])
    with Match.open(setup) as match:
        while match.outcome is None:
            level = levels[(match.decisions[0].seat + number) % len(levels)]
            if level == "random":
                any_move(match, Stream(match.moves))
                continue
            choice = answer(match, level, number)
            assert choice.intent in match.decisions[0].options
            assert texts.say(choice.why)
            match.submit(match.decisions[0].seat, choice.intent)
        assert match.moves < 1_500


@pytest.mark.rule("DC-RUL-089")
@pytest.mark.parametrize("house", ["open", "open_strict", "coop"])
@pytest.mark.parametrize("level", BOTS)
def test_what_a_seat_cannot_know_changes_nothing(house: str, level: str) -> None:
    """Fresh lies in another order, and the same is done."""
    for number in range(6):
        with played(house, 2 + number % 5, number + 20, 3 + 14 * number) as match:
            if match.outcome is not None:
                continue
            seat = match.decisions[0].seat
            other = match.redeal(seat, Stream(number))
            assert other is not None
            with other:
                assert answer(other, level) == answer(match, level)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("work", [0, 1, 7, 40])
def test_a_small_budget_leads_to_a_legal_choice(level: str, work: int) -> None:
    for number in range(4):
        with played("open", 4, number + 50, 20 + 15 * number) as match:
            if match.outcome is None:
                choice = answer(match, level, budget=Budget(work))
                assert choice.intent in match.decisions[0].options


def test_a_sharp_player_thinks_a_quarter_of_a_second_at_most() -> None:
    took = []
    for number in range(8):
        with played("open", 6, number + 70, 12 + 14 * number) as match:
            for _ in range(8):
                if match.outcome is not None:
                    break
                started = time.process_time()
                choice = answer(match, "sharp")
                took.append(time.process_time() - started)
                match.submit(match.decisions[0].seat, choice.intent)
    assert len(took) > 30
    assert sorted(took)[int(0.95 * len(took))] <= 0.25


# -- strength ------------------------------------------------------------------------------------


def bot(level: str) -> Bot:
    return RandomBot() if level == "random" else BOTS[level]()


def games_won(level: str, others: str, games: int, seats: int) -> int:
    """How many games one of a level wins against the rest of another, seats rotated."""
    won = 0
    for seed in range(games):
        own = seed % seats
        players = [bot(level if seat == own else others) for seat in range(seats)]
        with Match.open(Setup(GAME, "open", seats, seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                stream = stream_for(seed, f"bot.{decision.seat}").fork(match.moves)
                view = match.view(decision.seat)
                choice = choose(players[decision.seat], view, decision, stream)
                match.submit(decision.seat, choice.intent)
            won += own in match.outcome.winners
    return won


def test_a_sharp_player_beats_random_ones_often() -> None:
    assert games_won("sharp", "random", 12, 4) >= 6


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("level", "others"), [("sharp", "steady"), ("steady", "casual"), ("casual", "random")]
)
def test_each_level_beats_the_one_below(level: str, others: str, seats: int) -> None:
    """One against the rest wins more than its fair share and two errors (goal S3)."""
    games = 600
    share = games_won(level, others, games, seats) / games
    assert share - 2 * math.sqrt(share * (1 - share) / games) > 1 / seats
