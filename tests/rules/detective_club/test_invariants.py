"""The invariants of the rules file over random games (CLUB-I1 to CLUB-I13)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.detective_club.club import rounds_for
from tests.rules.detective_club.auditor import Auditor
from tests.rules.detective_club.plays import FORMATS, any_game, any_move, play_until, setup_of


def most_decisions(seats: int, *, thematic: bool) -> int:
    """The bound of a game: word, tags, plays, explanations, talk, votes, and topics (CLUB-I13)."""
    between = 1 + (seats - 1) if thematic else 0
    return rounds_for(seats) * (2 + 2 * seats + seats + seats + seats - 1 + between)


def audited(setup: Setup, seed: int) -> Auditor:
    """Play a game at random under audit, and within its bound."""
    stream = stream_for(seed, "audit")
    with Match.open(setup) as match:
        auditor = Auditor(match)
        bound = most_decisions(match.table.seats, thematic=setup.format == "thematic")
        while match.outcome is None:
            any_move(match, stream)
            auditor.check()
            assert match.moves <= bound
        return auditor


@pytest.mark.rule("CLUB-105")
@pytest.mark.rule("CLUB-019")
@pytest.mark.rule("CLUB-R26")
@pytest.mark.rule("CLUB-R35")
@pytest.mark.example("CLUB-E02")
@pytest.mark.parametrize("seed", range(30))
def test_the_invariants_hold_in_random_games(seed: int) -> None:
    """Games of every size and format, with drawn house rules and people."""
    auditor = audited(any_game(seed), seed)
    seats = len(auditor.seats)
    assert len(auditor.active) == {4: 8, 5: 10, 6: 6, 7: 7, 8: 8}[seats]


@pytest.mark.long
@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_invariants_hold_in_three_hundred_games(seats: int, format_: str) -> None:
    """Of each size and format."""
    for seed in range(1_000, 1_300):
        audited(any_game(seed, seats, format_), seed)


def test_random_games_are_of_all_kinds() -> None:
    """So that the audit has seen them."""
    setups = [any_game(seed) for seed in range(30)]
    assert {(one.seats, one.format) for one in setups} >= {
        (seats, format_) for seats in range(4, 9) for format_ in FORMATS
    }
    assert {bool(one.house_rules.get("open_hands")) for one in setups} == {True, False}
    people = [len(one.computers) - int(str(one.seats)) for one in setups]
    assert 0 in people
    assert any(not one.computers for one in setups)
    assert any(0 < len(one.computers) < int(str(one.seats)) for one in setups)


def test_the_same_seed_and_choices_give_the_same_events() -> None:
    """CLUB-I12."""
    for seed in range(3):
        stream = stream_for(seed, "again")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None:
                any_move(match, stream)
            with Match.replay(match.record) as again:
                assert again.facts_since(0, OMNISCIENT) == match.facts_since(0, OMNISCIENT)
                assert again.digest() == match.digest()


# -- CLUB-I5 ------------------------------------------------------------------------------


@pytest.mark.rule("CLUB-007")
@pytest.mark.rule("CLUB-049")
@pytest.mark.rule("CLUB-135")
def test_what_is_hidden_makes_no_difference() -> None:
    """Also with people and computer players mixed, which the shared suite does not deal."""
    others: Counter[str] = Counter()
    for seed in range(15):
        stream = stream_for(seed, "hidden")
        with Match.open(any_game(seed)) as match:
            every = 11 + seed % 11
            while match.outcome is None and match.moves < 110:
                any_move(match, stream)
                if match.moves % every == 0:
                    for seat in range(match.table.seats):
                        others += same_for(match, seat, stream)
    assert min(others[name] for name in ("hands", "word", "conspirator")) > 30, others


@pytest.mark.rule("CLUB-R12")
def test_a_vote_that_was_cast_in_secret_makes_no_difference() -> None:
    rules = {"vote_mode": "secret_in_order"}
    with Match.open(setup_of(6, 2, arrange={"step": "vote"}, house_rules=rules)) as match:
        stream = stream_for(3, "votes")
        changed: Counter[str] = Counter()
        while match.decisions[0].kind == "vote":
            for seat in range(6):
                changed += same_for(match, seat, stream)
            any_move(match, stream)
        assert changed["votes"] > 10


def same_for(match: Match, seat: int, stream: Stream) -> Counter[str]:
    """What differs in another match that the seat cannot tell from this one."""
    other = match.redeal(seat, stream)
    assert other is not None
    with other:
        assert other.view(seat) == match.view(seat)
        assert other.view(PUBLIC) == match.view(PUBLIC)
        own, again = match.decision(seat), other.decision(seat)
        assert (own is None) == (again is None)
        if own is not None and again is not None and len(own.options) < 1_000:
            assert own.kind == again.kind
            assert list(own.options) == list(again.options)
        real, dealt = match.view(OMNISCIENT), other.view(OMNISCIENT)
        hands = [name for name in real.zones if name.startswith("hand")]
        votes = [name for name in real.values if name.startswith("vote.")]
        return Counter(
            hands=any(real.zones[name].cards != dealt.zones[name].cards for name in hands),
            word=real.values["word"] != dealt.values["word"],
            conspirator=real.values["conspirator"] != dealt.values["conspirator"],
            votes=any(real.values[name] != dealt.values[name] for name in votes),
        )


@pytest.mark.rule("CLUB-019")
@pytest.mark.parametrize("seed", range(3, 7))
def test_what_was_shuffled_again_is_hidden_again(seed: int) -> None:
    """Redeals from the reshuffle of a game of eight to its end."""
    with Match.open(setup_of(8, seed, "no_discuss")) as match:
        stream = stream_for(seed, "again hidden")
        while match.table.look.club.round.reshuffles == 0:
            any_move(match, stream)
        changed: Counter[str] = Counter()
        checked = 0
        while match.outcome is None:
            any_move(match, stream)
            checked += 1
            changed += same_for(match, match.moves % 8, stream)
        assert checked > 8
        assert changed["hands"] > checked / 2


@pytest.mark.rule("CLUB-126")
def test_a_redeal_of_an_arranged_round() -> None:
    """The position that a scenario begins with is dealt anew, too."""
    fields = {"active": 1, "step": "play_cards", "word": "love", "played.1": ["E001"]}
    setup = setup_of(5, 4, arrange=fields)
    with Match.open(setup) as match:
        stream = stream_for(2, "arranged")
        changed: Counter[str] = Counter()
        for _ in range(12):
            any_move(match, stream)
            for seat in range(5):
                changed += same_for(match, seat, stream)
        assert changed["conspirator"] > 5
        assert changed["word"] > 3


def test_answers_about_a_topic_are_sealed() -> None:
    """What another seat has answered makes no difference before all have."""
    with Match.open(setup_of(5, 2, "thematic")) as match:
        play_until(match, "propose_topic")
        (decision,) = match.decisions
        match.submit(decision.seat, next(iter(decision.options.parts[1][1])))
        first, *rest = [one.seat for one in match.decisions]
        match.submit(first, match.intent({"do": "no"}))
        differ = 0
        for number in range(8):
            other = match.redeal(rest[0], stream_for(number, "sealed"))
            assert other is not None
            with other:
                assert other.view(rest[0]) == match.view(rest[0])
                differ += other.digest() != match.digest()
        assert differ
