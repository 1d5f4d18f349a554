"""The computer players: legal at every decision, blind for what they cannot see, and no fools."""

from __future__ import annotations

import time
from typing import Any

import pytest

from game.bots import Budget, Choice, choose
from game.content import Texts
from game.core.rng import Stream, stream_for
from game.match import Match
from systems.rules.detective_club import facts as f
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import VAGUE, affinity_to, reasons
from systems.rules.detective_club.bots import BOTS
from systems.rules.detective_club.bots.wording import is_named
from systems.rules.detective_club.content import gallery
from systems.rules.detective_club.talking import MANNERS, manner_of
from tests.rules.detective_club.plays import (
    GAME,
    any_game,
    any_move,
    options,
    setup_of,
    table,
)

ALL = tuple(BOTS)


def answer(match: Match, level: str, label: int = 0, budget: Budget | None = None) -> Choice:
    """What a new player of this level does about the open decision."""
    decision = match.decisions[0]
    stream = stream_for(label, "bots").fork(match.moves)
    return choose(BOTS[level](), match.view(decision.seat), decision, stream, budget)


def everybody(count: int) -> tuple[int, ...]:
    return tuple(range(count))


# -- legal, blind, quick ------------------------------------------------------------------


@pytest.mark.rule("CLUB-R06")
@pytest.mark.rule("CLUB-034")
@pytest.mark.parametrize("format_", ["standard", "thematic", "no_discuss"])
def test_whole_games_are_legal_and_end(format_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mixed tables; every choice is an option and says why; no word comes twice."""
    monkeypatch.setattr(Texts, "strict", True)
    words = Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(8)])
    for seed in range(2):
        rules = {"vote_mode": "secret_in_order"} if seed else {}
        count = 4 + 3 * seed
        setup = setup_of(count, seed, format_, house_rules=rules, computers=everybody(count))
        with Match.open(setup) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                choice = answer(match, ALL[(decision.seat + seed) % len(ALL)], seed)
                assert choice.intent in decision.options
                assert words.say(choice.why)
                assert not choice.why.key.endswith("whatever")
                match.submit(decision.seat, choice.intent)
            used = match.view(0).values["used_words"]
            assert len(set(used)) == len(used)


@pytest.mark.rule("CLUB-135")
@pytest.mark.rule("CLUB-R21")
@pytest.mark.parametrize("level", ALL)
def test_what_a_seat_cannot_know_changes_nothing(level: str) -> None:
    """The hidden part is dealt anew in agreement with what the seat has seen: hands, the deck, who
    the Conspirator is, and for the Conspirator the word."""
    others = blind = 0
    for seed in range(24):
        stream = stream_for(seed, "blind")
        with Match.open(any_game(seed)) as match:
            for _ in range(6 + 7 * seed % 60):
                if match.outcome is None:
                    any_move(match, stream)
            while match.outcome is None and match.decisions[0].kind == "ready":
                any_move(match, stream)
            if match.outcome is not None:
                continue
            seat = match.decisions[0].seat
            other = match.redeal(seat, Stream(seed))
            if other is None:
                continue
            with other:
                others += 1
                values = match.view(seat).values
                blind += values["conspirator"] == seat and values["word"] == "?"
                assert answer(other, level) == answer(match, level)
    assert others > 8
    assert blind > 0


@pytest.mark.parametrize("work", [0, 1])
def test_a_small_budget_still_gives_a_legal_answer(work: int) -> None:
    for seed in range(3):
        with Match.open(any_game(seed)) as match:
            choice = answer(match, "sharp", budget=Budget(work))
            assert choice.intent in match.decisions[0].options


def test_thinking_comes_in_slices_and_is_quick() -> None:
    """CPU seconds; measured were 0.01 at the 95th percentile with eight seats."""
    spent: list[float] = []
    with Match.open(setup_of(8, 3, computers=everybody(8))) as match:
        while match.outcome is None and match.moves < 70:
            decision = match.decisions[0]
            view = match.view(decision.seat)
            began, slices = time.process_time(), 0
            thinking = BOTS["sharp"]().deliberate(view, decision, Stream(match.moves), Budget())
            try:
                while True:
                    next(thinking)
                    slices += 1
            except StopIteration as done:
                choice: Choice = done.value
            spent.append(time.process_time() - began)
            assert slices >= 1
            match.submit(decision.seat, choice.intent)
    assert sorted(spent)[int(0.95 * len(spent))] < 0.1


# -- words --------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_words_are_neither_plain_nor_obscure(level: str) -> None:
    """Two cards in the hand fit strongly, and the word is hardly ever just what is to be seen."""
    named = 0
    for seed in range(12):
        with table(5, seed=seed, computers=everybody(5)) as match:
            hand = match.view(0).zones["hand.0"].cards
            word = answer(match, level, seed).intent
            assert isinstance(word, do.Word)
            strong = [card for card in hand if affinity_to(word.w, card) >= 50]
            assert len(strong) >= 2
            named += is_named(word.w, hand)
    assert named <= 2


@pytest.mark.rule("CLUB-116")
@pytest.mark.rule("CLUB-117")
@pytest.mark.parametrize("level", ALL)
def test_words_belong_to_the_topic(level: str) -> None:
    for topic in ("mystery", "arts"):
        used = [*gallery().topics[topic]][:13]
        arranged = {"topic": topic, "used_words": used, "round_no": 3, "active": 2}
        with table(5, 3, "thematic", computers=everybody(5), **arranged) as match:
            word = answer(match, level).intent
            assert isinstance(word, do.Word)
            assert word.w in gallery().topics[topic]
            assert word.w not in used


@pytest.mark.rule("CLUB-136")
def test_a_free_word_is_played_by_its_tags() -> None:
    """Seat 0 has written it; a computer player next to it lays what fits the tags."""
    hand = ["E041", "E080", "E079", "E059", "E113", "E134"]
    arranged: dict[str, Any] = {"hand.1": hand, "first_active": 0}
    with table(4, computers=(1, 2, 3), chance={"notebooks": [2]}, **arranged) as match:
        match.submit(0, do.WordFree("sea monster"))
        match.submit(0, do.Tags(("water", "fear", "big", "depth")))
        match.submit(0, options(match, 0)[0])
        for level in ALL:
            assert answer(match, level).intent == do.Play("E041")


@pytest.mark.rule("CLUB-R34")
@pytest.mark.rule("CLUB-R31")
def test_a_word_without_tags_is_played_by_the_pack() -> None:
    """People wrote it, none of them was asked for tags; then a computer player takes over."""
    hand = ["E041", "E080", "E079", "E059", "E113", "E134"]
    for word, card in (("shark", "E041"), ("astronaut", "E079"), ("dessert", "E134")):
        arranged: dict[str, Any] = {"hand.1": hand, "first_active": 0}
        with table(4, chance={"notebooks": [2]}, **arranged) as match:
            match.submit(0, do.WordFree(word))
            match.submit(0, options(match, 0)[0])
            assert answer(match, "sharp").intent == do.Play(card)


@pytest.mark.rule("CLUB-R34")
def test_a_word_that_nobody_knows_is_played_by_likeness() -> None:
    """To the card of the Active Player: another rose has most in common with it."""
    arranged = {
        "hand.0": ["E001"],
        "hand.1": ["E002", "E079", "E164", "E083", "E128", "E144"],
        "first_active": 0,
    }
    with table(4, chance={"notebooks": [2]}, **arranged) as match:
        match.submit(0, do.WordFree("xqzzk"))
        match.submit(0, do.Play("E001"))
        assert answer(match, "sharp").intent == do.Play("E002")


# -- playing the Conspirator ----------------------------------------------------------------


@pytest.mark.rule("CLUB-059")
@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_conspirator_follows_the_table(level: str) -> None:
    """Everything on the table is about the sea; one card of the hand is, too."""
    hand = ["E041", "E079", "E113", "E059", "E134", "E163"]
    arranged: dict[str, Any] = {
        "played.0": ["E082"], "played.1": ["E037"], "played.2": ["E071"], "hand.3": hand,
        "step": "play_cards", "active": 0, "word": "ocean", "conspirator": 3,
    }  # fmt: skip
    with table(4, computers=everybody(4), **arranged) as match:
        assert match.decisions[0].seat == 3
        assert match.view(3).values["word"] == "?"
        assert answer(match, level).intent == do.Play("E041")


# -- explaining -----------------------------------------------------------------------------


@pytest.mark.rule("CLUB-137")
@pytest.mark.rule("CLUB-135")
@pytest.mark.parametrize("level", ALL)
def test_everybody_explains_alike(level: str) -> None:
    """The same two cards are explained by the same reasons, whoever knew the word before."""
    said = []
    for conspirator in (1, 2):
        fields: dict[str, Any] = {
            "played.1": ["E001", "E081"], "step": "discuss", "word": "love", "active": 0,
            "conspirator": conspirator,
        }  # fmt: skip
        with table(4, computers=(1, 2, 3), **fields) as match:
            match.submit(0, do.ExplainDone())
            said.append(answer(match, level).intent)
    assert said[0] == said[1]
    assert isinstance(said[0], do.Explain)
    assert VAGUE not in said[0].reasons


def test_two_reasons_rather_than_one_twice() -> None:
    fields: dict[str, Any] = {
        "played.1": ["E001", "E126"], "step": "discuss", "word": "love", "active": 0,
        "conspirator": 2,
    }  # fmt: skip
    concept = gallery().concepts["love"]
    assert reasons("E001", concept)[0] == reasons("E126", concept)[0]
    with table(4, computers=(1, 2, 3), **fields) as match:
        match.submit(0, do.ExplainDone())
        given = answer(match, "sharp").intent
        assert isinstance(given, do.Explain)
        assert len(set(given.reasons)) == 2


@pytest.mark.rule("CLUB-137")
def test_vague_is_for_who_has_no_reason() -> None:
    """Among all that is said in a match; and no two sentences of a round are built alike."""
    with Match.open(setup_of(8, 5, computers=everybody(8))) as match:
        while match.outcome is None and match.view(0).values["round_no"] < 3:
            match.submit(match.decisions[0].seat, answer(match, "casual").intent)
        told = [one for one in match.facts_since(0, "public") if isinstance(one, f.CardExplained)]
    assert len(told) == 32
    for one in told:
        offered = reasons(one.card, gallery().concepts[one.word])
        assert (one.reason == VAGUE) == (len(offered) == 1)
    for half in (told[:16], told[16:]):
        plain = [one.manner for one in half if one.reason != one.word]
        assert len(set(plain)) == len(plain)


def test_the_word_itself_is_not_said_twice() -> None:
    assert manner_of(3, "love", "together") == 3
    assert manner_of(19, "love", "together") == 3
    assert manner_of(19, "love", "love") >= MANNERS


# -- voting ---------------------------------------------------------------------------------


@pytest.mark.rule("CLUB-138")
@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_pair_that_does_not_fit_is_voted_for(level: str) -> None:
    fields: dict[str, Any] = {
        "played.0": ["E082", "E074"], "played.1": ["E037", "E041"], "played.2": ["E113", "E134"],
        "played.3": ["E071", "E162"], "played.4": ["E072", "E155"],
        "step": "vote", "active": 0, "word": "ocean", "conspirator": 2,
    }  # fmt: skip
    with table(5, computers=everybody(5), **fields) as match:
        assert answer(match, level).intent == do.Vote(2)


@pytest.mark.rule("CLUB-R21")
def test_a_vote_does_not_mind_who_is_a_person() -> None:
    fields: dict[str, Any] = {"step": "vote", "active": 0, "word": "ocean", "conspirator": 2}
    found = []
    for computers in ((1,), everybody(5)):
        with table(5, computers=computers, **fields) as match:
            found.append(answer(match, "sharp"))
    assert found[0] == found[1]


@pytest.mark.rule("CLUB-085")
def test_votes_of_others_are_heeded_a_little() -> None:
    """Two pairs fit as badly; a vote of somebody trusted tips the scales."""
    fields: dict[str, Any] = {
        "played.0": ["E082", "E074"], "played.1": ["E037", "E041"], "played.2": ["E113", "E134"],
        "played.3": ["E099", "E059"], "played.4": ["E072", "E155"],
        "step": "vote", "active": 0, "word": "ocean", "conspirator": 2,
    }  # fmt: skip
    found = []
    for target in (2, 3):
        with table(5, computers=everybody(5), **fields) as match:
            match.submit(1, do.Vote(target))
            while match.decisions[0].seat != 4:
                match.submit(match.decisions[0].seat, options(match, match.decisions[0].seat)[0])
            why = answer(match, "sharp").why
            found.append(why)
    assert found[0] != found[1]
