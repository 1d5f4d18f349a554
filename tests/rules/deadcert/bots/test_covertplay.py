"""The computer players of COVERTplay: what they follow is true, and they act on it."""

from __future__ import annotations

import math
import time

import pytest

from game.bots import Bot, Choice, RandomBot, choose
from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.match import Match, Setup
from game.simulation import Plan, simulate
from systems.rules.deadcert.bots import BOTS
from systems.rules.deadcert.bots.covertplay.outlook import Outlook
from systems.rules.deadcert.bots.covertplay.tracking import Place
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.covertplay.intents import (
    Arrange,
    Declare,
    FromDeclared,
    PressConference,
)
from systems.rules.deadcert.intents import Fetch, File
from tests.rules.deadcert.plays import GAME, arranged

WEIGHING = ("steady", "sharp")


def setup_of(seats: int, seed: int) -> Setup:
    return Setup(GAME, "covert", seats, seed)


def answer(match: Match, level: str, seat: int = 0) -> Choice:
    """What a new player of this level does about a seat's open decision."""
    decision = next(one for one in match.decisions if one.seat == seat)
    stream = stream_for(3, "bots").fork(match.moves)
    return choose(BOTS[level](), match.view(seat), decision, stream)


def outlook_of(match: Match, seat: int) -> Outlook:
    return Outlook(match.view(seat), seat, reads_hints=False, follows=True)


def really(match: Match, outlook: Outlook) -> dict[str, Place]:
    """Where every card really is, as places."""
    found = {}
    for zone in match.view(OMNISCIENT).zones.values():
        name, _, seat = zone.name.partition(".")
        for number, card in enumerate(zone.cards):
            if name == "filed":
                found[card] = outlook.tracker.stacks[zone.name][number]
            else:
                found[card] = Place(name, int(seat) if seat else -1)
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_followed_is_true(seats: int) -> None:
    """A certain place is right, and nearly all cards that were not seen have a place."""
    certain = guessed = 0
    mass = 0.0
    for seed in range(3):
        stream = stream_for(seed, "play")
        players: list[Bot] = [BOTS["casual"]() if seat else RandomBot() for seat in range(seats)]
        with Match.open(setup_of(seats, seed)) as match:
            while match.outcome is None and match.moves < 260:
                decision = match.decisions[0]
                view = match.view(decision.seat)
                choice = choose(players[decision.seat], view, decision, stream.fork(match.moves))
                match.submit(decision.seat, choice.intent)
                if match.moves % 23 or match.outcome is not None:
                    continue
                outlook = outlook_of(match, seats - 1)
                at = really(match, outlook)
                for card, places in outlook.tracker.at.items():
                    if not places:
                        continue
                    assert sum(places.values()) == pytest.approx(1, abs=0.01)
                    believed = places.get(at[card], 0.0)
                    if max(places.values()) > 0.9999:
                        certain += 1
                        assert believed > 0.9999, (card, places, at[card])
                    else:
                        guessed += 1
                        mass += believed
                for kind in TYPES:
                    unknown = outlook.tracker.unknown(kind)
                    unseen = 18 - sum(colour_of(card) == kind for card in outlook.tracker.at)
                    assert unseen - 0.3 <= sum(unknown.values()) <= unseen + 1.5
    assert certain > 100
    if seats > 2:
        assert guessed > 20
        assert mass / guessed > 0.25  # there are far more than four places


@pytest.mark.rule("DC-COV-046")
@pytest.mark.parametrize("level", BOTS)
def test_whoever_has_the_proof_calls(level: str) -> None:
    arrange = {
        "stage": 4,
        "locked.0": ["M:K", "E:K"],
        "hand.0": ["O:K", "M:ME1", "E:ME1", "E:e1", "O:o1"],
    }
    with arranged("covert", 2, arrange) as match:
        assert answer(match, level).intent == PressConference(("M:K", "E:K", "O:K"))


@pytest.mark.parametrize("level", WEIGHING)
def test_the_likeliest_pair_is_locked_where_no_snoop_can_take_it(level: str) -> None:
    """X3 is in the own hand, so a Lock Down is safe."""
    arrange = {
        "stage": 4,
        "hand.0": ["M:K", "E:K", "X3", "M:m1", "M:m2", "E:e1", "O:o1"],
        "hand.1": ["SM", "X1", "..."],
    }
    with arranged("covert", 2, arrange) as match:
        assert answer(match, level).intent == Arrange(("M:K", "E:K"))


@pytest.mark.rule("DC-COV-032")
@pytest.mark.parametrize("level", BOTS)
def test_a_prime_suspect_is_not_filed_before_others(level: str) -> None:
    arrange = {"hand.0": ["M:K", "E:K", "M:m1", "M:m2", "E:e1", "O:o1", "O:o2"],
               "fresh": ["M:m3", "E:e3", "O:o3", "..."]}  # fmt: skip
    with arranged("covert", 2, arrange) as match:
        while not any(one.kind == "covert_file" and one.seat == 0 for one in match.decisions):
            decision = match.decisions[0]
            first = Fetch() if decision.kind == "covert_gather" else next(iter(decision.options))
            match.submit(decision.seat, first)
        filed = []
        while any(one.kind == "covert_file" and one.seat == 0 for one in match.decisions):
            choice = answer(match, level)
            assert isinstance(choice.intent, File)
            filed.append(choice.intent.card)
            match.submit(0, choice.intent)
        assert not {"M:K", "E:K"}.intersection(filed)


@pytest.mark.rule("DC-COV-014")
@pytest.mark.parametrize("level", WEIGHING)
def test_it_takes_the_third_card_where_it_lies_open(level: str) -> None:
    arrange = {
        "hand.0": ["M:K", "E:K", "M:m1", "M:m2", "E:e1", "E:e2", "O:o1"],
        "hand.1": ["..."],
        "declared": ["O:K"],
        "fresh": [],
        "filed.0.M": ["M:m3"],
        "filed.0.E": ["E:e3"],
        "filed.0.O": ["O:o3"],
        "filed.1.M": ["M:m4", "..."],
        "filed.1.E": ["E:e4", "..."],
        "filed.1.O": ["O:o4", "..."],
    }
    with arranged("covert", 2, arrange) as match:
        choice = answer(match, level)
        assert choice.intent == Fetch()
        match.submit(0, choice.intent)
        assert answer(match, level).intent == FromDeclared()


@pytest.mark.rule("DC-RUL-089")
def test_a_sharp_player_declares_only_the_innocent() -> None:
    declared = 0
    for seed in range(4):
        with Match.open(setup_of(3, seed)) as match:
            players = [BOTS["sharp"]() for _ in range(3)]
            while match.outcome is None:
                decision = match.decisions[0]
                seat, view = decision.seat, match.view(decision.seat)
                stream = stream_for(seed, "bots").fork(match.moves)
                intent = choose(players[seat], view, decision, stream).intent
                if isinstance(intent, Declare) and not is_snoop(intent.card):
                    outlook = outlook_of(match, seat)
                    assert outlook.odds.of(outlook.known.cards[intent.card]) == 0
                    declared += 1
                match.submit(seat, intent)
    assert declared > 0


# -- strength ------------------------------------------------------------------------------------


def games_won(level: str, others: str, games: int, seats: int) -> int:
    """How many games one of a level wins against others of another, in every seat in turn."""
    won = 0
    for seed in range(games):
        own = seed % seats
        bots = tuple(level if seat == own else others for seat in range(seats))
        won += own in simulate(Plan(GAME, "covert", bots), seed).outcome.winners
    return won


def test_a_casual_player_beats_chance() -> None:
    assert games_won("casual", "random", 20, 2) >= 12


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("level", "others"), [("sharp", "steady"), ("steady", "casual"), ("casual", "random")]
)
def test_each_level_beats_the_one_below(level: str, others: str, seats: int) -> None:
    """More than the fair share by two standard errors."""
    games = 400
    share = games_won(level, others, games, seats) / games
    assert share - 2 * math.sqrt(share * (1 - share) / games) > 1 / seats


def test_a_decision_is_quick() -> None:
    """p95 within a quarter of a second."""
    spent = []
    with Match.open(setup_of(5, 1)) as match:
        player = BOTS["sharp"]()
        while match.outcome is None and match.moves < 500:
            decision = match.decisions[0]
            view = match.view(decision.seat)
            started = time.process_time()
            choice = choose(player, view, decision, stream_for(1, "bots").fork(match.moves))
            spent.append(time.process_time() - started)
            match.submit(decision.seat, choice.intent)
    assert sorted(spent)[int(0.95 * len(spent))] <= 0.25
