"""What the review says about single moves, and about a duel as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from game.content import Texts
from game.core.insight import Rating, Review
from game.core.intents import Intent, tag_of
from game.core.messages import OMNISCIENT
from game.match import Match
from game.simulation import play
from game.slices import finished
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.case import intent_of, move_of
from systems.rules.deadly_premonition.facts import BattleClosed, BattleOpened, GameOver
from tests.rules.deadly_premonition.plays import GAME, bench, setup_of

T = TypeVar("T")
CLEAR = ("S01", "S05", "S09", "S22", "S14", "S18")


def words_of(lang: str = "en") -> Texts:
    return Texts.load(lang, GAME).with_names(["Ada", "Bruno", "Iris", "Otto"])


def rated(hands: Sequence[Sequence[str]], *moves: Intent, turn: int = 0, **how: Any) -> Rating:
    """The rating of a turn in which this was done; the rest is played by computers."""
    seats = how.pop("seats", 2)
    with bench(seats, hands, **how) as match:
        for intent in moves:
            match.submit(match.decisions[0].seat, intent)
        play(match, ("steady",) * seats)
        review = finished(match.rules.reviewing(match))
        assert review.turns[turn].rated
        rating = finished(review.rating(turn))
        assert rating is not None
        return rating


def key(rating: Rating) -> str:
    return rating.verdict.key.rpartition(".")[2]


def test_who_could_win_and_waits_is_told_so() -> None:
    """An accusation that nobody can answer was there."""
    rating = rated([["R02"], []], do.EndTurn(), pi=CLEAR)
    assert key(rating) == "rated_better_odds"
    assert rating.verdict.values["what"].key == f"{GAME}.better.accuse"
    assert rating.verdict.values["percent"] == 100
    assert words_of().say(rating.verdict) == (
        "Better for Ada: accuse the Game Warden with red evidence (firearm, sawmill) "
        "(100 chances in 100)."
    )


def test_who_wins_could_not_do_better() -> None:
    assert key(rated([["R02"], []], do.Accuse("R02", "S02"), pi=CLEAR)) == "rated_best"


def test_a_card_that_fits_as_well_should_have_been_spared() -> None:
    """A card of both colours is given away where a red one does."""
    rating = rated(
        [["D03", "R02"], []],
        do.Incriminate("D03", "S02"),
        pi=("S02", "S06", "S07", "S24"),
        moves_left=1,
    )
    assert key(rating) == "rated_card"
    assert rating.verdict.values["instead"] == "D03"
    assert rating.verdict.values["card"] == "R02"


def test_an_answer_that_was_not_given_is_told() -> None:
    """Even where it was somebody else's turn: nothing was wrong with the attack."""
    rating = rated(
        [["R02"], ["G13", "G02", "G01"]],
        do.Accuse("R02", "S02"),
        do.Pass(),
        pi=CLEAR,
    )
    assert key(rating) == "rated_answer"
    assert rating.verdict.values["seat"] == 1
    assert rating.verdict.values["card"] in ("G13", "G02", "G01")


def test_a_card_given_for_nothing_should_have_been_kept() -> None:
    """The attacker shows a hand full of answers before the defender throws a card after it."""
    hands = [["YEO1", "G13"], ["R02", "R13", "R01", "COF1", "OBJ1"]]
    rating = rated(
        hands,
        do.LookAtHand("YEO1", 1),
        do.EndTurn(),
        do.Incriminate("R02", "S01"),
        do.Respond("G13"),
        turn=1,
        pi=CLEAR,
        moves_left=1,
        profiling_deck=["G07", "G08", "R10", "R11", "..."],
    )
    assert key(rating) in ("rated_kept", "rated_best", "rated_card", "rated_better")


def test_every_move_of_a_turn_can_be_told_by_its_numbers() -> None:
    """There and back, for every intent that a hand of every kind offers."""
    hands = [["YEO1", "WIT1", "DOL1", "TOI1", "STA1", "PER1", "LOC1", "IDL1", "HEA1", "COF1",
              "BOR1", "AMP1", "R02", "G01", "D03"], ["G02", "R07"]]  # fmt: skip
    met = set()
    with bench(2, hands, pi=("S01", "S02", "S05")) as match:
        for intent in match.decisions[0].options:
            met.add(tag_of(intent))
            assert intent_of(move_of(intent)) == intent
    assert len(met) > 18
    for lang in ("en", "de"):
        known = words_of(lang)
        assert all(f"{GAME}.better.{tag}" in known for tag in met)


# -- duels --------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[3, 7])
def duel(request: pytest.FixtureRequest) -> Any:
    with Match.open(setup_of(2, request.param)) as match:
        play(match, ("casual", "steady"))
        yield match, finished(match.rules.reviewing(match))


def test_a_duel_is_about_battles(duel: tuple[Match, Review]) -> None:
    match, review = duel
    facts = match.view(OMNISCIENT).facts
    fought = [fact for fact in facts if isinstance(fact, BattleOpened)]
    closed = [fact for fact in facts if isinstance(fact, BattleClosed)]
    assert fought
    last = review.turns[-1].standings
    assert last[0].of == last[1].of <= len(fought)
    assert last[0].placed + last[1].placed == last[0].of
    if last[0].of == len(closed):
        assert [one.placed for one in last] == [
            sum(fact.winner == seat for fact in closed) for seat in range(2)
        ]


def test_steps_to_go_are_those_of_the_board(duel: tuple[Match, Review]) -> None:
    match, review = duel
    ended = match.view(OMNISCIENT)
    for seat in range(2):
        assert review.start[seat].cases == review.most
        leading = sum(row == "LS" for row in ended.values[f"rows.{seat}"])
        assert review.turns[-1].standings[seat].cases == leading + 1


def test_the_solution_of_a_duel_tells_of_the_own_battles(duel: tuple[Match, Review]) -> None:
    match, review = duel
    facts = match.view(OMNISCIENT).facts
    opened = [fact for fact in facts if isinstance(fact, BattleOpened)]
    told = 0
    for seat in range(2):
        proof = finished(review.proving_solution(seat))
        assert proof is not None
        attacked = [line.values["suspect"] for line in proof.sentences]
        own = [fact.suspect for fact in opened if fact.attacker == seat]
        assert not Counter(attacked) - Counter(own)
        told += len(attacked)
    assert told == review.turns[-1].standings[0].of


def test_everything_about_a_duel_can_be_said(
    duel: tuple[Match, Review], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    match, review = duel
    over = match.view(OMNISCIENT).facts[-1]
    assert isinstance(over, GameOver)
    for lang in ("en", "de"):
        words = words_of(lang)
        for told in review.seats:
            assert told.verdict.key.endswith("_winner") == (told.seat in over.winners)
            assert words.say(told.verdict)
            proof = finished(review.proving_solution(told.seat))
            assert proof is not None
            assert words.say(proof.conclusion)
            assert all(words.say(line) for line in proof.sentences)
        for turn in review.turns:
            assert all(words.say(line) for line in turn.lines)
            for seat, standing in enumerate(turn.standings):
                proof = finished(review.proving(turn.number, seat))
                assert (proof is None) == (standing.learnt is None)
                if proof is not None and standing.learnt is not None:
                    assert words.say(standing.learnt)
                    assert all(words.say(line) for line in (proof.conclusion, *proof.sentences))


def test_the_odds_are_those_of_the_attackers_own_view() -> None:
    """It is known that nobody can answer, and so it is promised; what was held is told."""
    with bench(2, [["YEO1", "R02"], ["R07"]], pi=CLEAR) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        match.submit(0, do.Accuse("R02", "S02"))
        match.submit(1, do.Pass())
        review = finished(match.rules.reviewing(match))
        learnt = review.turns[0].standings[0].learnt
        assert learnt is not None and learnt.values["percent"] == 100
        proof = finished(review.proving(0, 1))
        assert proof is not None
        told = [line.key.rpartition(".")[2] for line in proof.sentences]
        assert told == ["duel_attack", "duel_answered", "duel_nothing"]
        assert review.seats[0].known == -1, "it could accuse from the first"
