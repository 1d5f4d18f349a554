"""Hints, proofs and reviews of the formats with Checklists: true, sayable, and from one view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content import Texts
from game.core.insight import Hint, Proof, Review
from game.core.messages import OMNISCIENT, Message
from game.core.rng import Stream
from game.match import Match, Setup
from game.simulation import Players
from game.slices import finished
from systems.rules.deadcert import RULES
from systems.rules.deadcert.bots.evidence import Evidence
from systems.rules.deadcert.bots.odds import masks
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.covertplay.facts import (
    CardSnooped,
    Dealt,
    Declared,
    EvidenceFiled,
    EvidenceTakenUp,
    RoundStarted,
)
from systems.rules.deadcert.facts import EpisodeEnded
from systems.rules.deadcert.insight.letting_go import (
    LetGo,
    Turning,
    first_let_go,
    most_held,
    turning_point,
)
from systems.rules.deadcert.insight.proving import who_did_it, why_innocent
from systems.rules.deadcert.insight.solo_hints import FETCH, FILE, RECLAIM, TAKE, advice
from systems.rules.deadcert.intents import Fetch
from systems.rules.deadcert.soloplay.intents import Reclaim
from tests.rules.deadcert.plays import GAME, arranged

TABLES = [("covert", 3), ("solo", 1)]
KILLER = ("M:K", "E:K", "O:K")


def texts_for(seats: int) -> Texts:
    return Texts.load("en", GAME).with_names([f"Seat{number}" for number in range(seats)])


def messages(proof: Proof) -> Iterator[Message]:
    yield proof.conclusion
    yield from proof.sentences
    if proof.ending is not None:
        yield proof.ending


def playing(format_: str, seats: int, level: str, seed: int) -> Iterator[Match]:
    """A match at each of its decisions, and once more when it is over."""
    with Match.open(Setup(GAME, format_, seats, seed)) as match:
        players = Players(match, (level,) * seats)
        while match.outcome is None:
            yield match
            decision = match.decisions[0]
            match.submit(decision.seat, players.choose(decision))
        yield match


@pytest.mark.parametrize(("format_", "seats"), TABLES)
def test_every_hint_can_be_said_and_rests_on_the_view(format_: str, seats: int) -> None:
    texts = texts_for(seats)
    for match in playing(format_, seats, "casual", 2):
        if match.moves % 9 and match.outcome is None:
            continue
        seat = match.decisions[0].seat if match.outcome is None else 0
        hint: Hint = finished(RULES.hinting(match.view(seat), {}))
        assert all(texts.say(one) for one in messages(hint.proof))
        if match.outcome is not None:
            assert hint.kind == "nothing"
            continue
        other = match.redeal(seat, Stream(match.moves))
        if other is not None:
            with other:
                assert finished(RULES.hinting(other.view(seat), {})) == hint


def test_the_adviser_speaks_of_the_cards_on_the_desk() -> None:
    acts = set()
    for match in playing("solo", 1, "sharp", 1):
        if match.outcome is not None:
            break
        view = match.view(0)
        found = advice(view)
        acts.add(found.act)
        if found.act == FILE:
            assert len(found.file) == view.values["to_file"]
            assert sorted((*found.file, *found.keep)) == sorted(view.zones["laid_out"].cards)
    assert {FETCH, FILE, RECLAIM} <= acts


def test_the_adviser_says_why_it_is_time_to_reclaim() -> None:
    arrange = {
        "end_game": True,
        "laid_out": ["O:K", "SM", "SE", "X1", "X2", "M:m9", "E:e9"],
        "spent": ["SO", "X3"],
        "fresh": [],
        "filed.M": ["M:m1", "M:m2", "M:m3", "M:m4", "M:K", "..."],
        "filed.E": ["E:e1", "E:e2", "E:K", "..."],
        "filed.O": ["..."],
    }
    with arranged("solo", 1, arrange) as match:
        found = advice(match.view(0))
        assert (found.act, found.snoop) == (RECLAIM, "SM")
        assert found.proof.ending is not None
        assert found.proof.ending.values == {"need": 4, "can": 4}


def test_the_adviser_says_what_to_keep_when_the_killer_is_known() -> None:
    arrange = {
        "laid_out": ["M:K", "E:K", "X1", "M:m9", "E:e9", "O:o9", "M:m8"],
        "filed.O": ["O:K"],
        "fresh": ["E:e8", "O:o8", "M:m7", "..."],
    }
    with arranged("solo", 1, arrange) as match:
        match.submit(0, Fetch())
        found = advice(match.view(0))
        assert found.act == FILE
        kept = next(line for line in found.proof.sentences if line.key.endswith("insight.keep"))
        assert set(kept.values["cards"]) == {"M:K", "E:K", "X1"}


def test_the_adviser_counts_the_snoop_that_has_been_played() -> None:
    arrange = {
        "end_game": True,
        "laid_out": ["M:K", "X1", "M:m9", "E:e9", "O:o9", "M:m8", "E:e8"],
        "spent": ["SM", "SE", "SO", "X2", "X3"],
        "fresh": [],
        "filed.E": ["E:K", "..."],
        "filed.O": ["O:K", "..."],
        "filed.M": ["..."],
    }
    with arranged("solo", 1, arrange) as match:
        match.submit(0, Reclaim("X1"))
        found = advice(match.view(0))
        assert found.act == TAKE
        assert found.proof.ending is not None
        assert found.proof.ending.values == {"need": 2, "can": 0, "now": 2}


# -- proofs --------------------------------------------------------------------------------------


def evidence_of(cards: dict[str, str], void: dict[str, str] | None = None) -> Evidence:
    seen = masks((name, card[0]) for card, name in cards.items())
    return Evidence(("T",) * 3, cards, seen, void or {})


def test_why_somebody_is_innocent() -> None:
    fours = {f"{kind}-{n}": f"p{n}" for n in range(4) for kind in "ME"}
    known = evidence_of({**fours, "O-9": "other"})
    odds = known.odds()
    assert odds.of("other") == 0
    assert why_innocent(known, odds, "other").key.endswith("not_of_four")
    void = evidence_of({"M-1": "a", "E-1": "b"}, {"a": "M-1"})
    assert why_innocent(void, void.odds(), "a").key.endswith("void")
    read = evidence_of({"M-0": "a", "E-0": "a", **{f"O-{n}": f"o{n}" for n in range(16)}})
    assert why_innocent(read, read.odds(), "a").key.endswith("all_read")
    solved = evidence_of({"M-0": "a", "E-0": "a", "O-0": "a", "M-1": "b"})
    assert why_innocent(solved, solved.odds(), "b").key.endswith("other_killer")


def test_who_did_it_is_proved_by_three_cards_and_by_nothing_less() -> None:
    open_case = evidence_of({"M-0": "a", "E-0": "a"})
    assert who_did_it(open_case, open_case.odds()) is None
    solved = evidence_of({"M-0": "a", "E-0": "a", "O-0": "a"})
    proof = who_did_it(solved, solved.odds())
    assert proof is not None
    assert proof.conclusion.values == {"suspect": "a"}
    assert proof.sentences[0].values["cards"] == ("M-0", "E-0", "O-0")


# -- what was let go -----------------------------------------------------------------------------


def filed(*cards: str, seat: int = 0) -> EvidenceFiled:
    count = tuple(sum(card[0] == kind for card in cards) for kind in TYPES)
    return EvidenceFiled(seat, count, cards, tuple(range(1, len(cards) + 1)), (seat,))


@pytest.mark.rule("DC-SOLO-035", "DC-RUL-065")
def test_the_filing_that_loses_the_case_is_found() -> None:
    rounds = [fact for number in range(1, 9) for fact in
              (RoundStarted(number), filed(f"M:m{number}"))]  # fmt: skip
    last = [RoundStarted(9), filed("M:K"), RoundStarted(10), filed("E:K")]
    assert turning_point([*rounds, *last], KILLER) == Turning("M:K", 9, 9)
    assert turning_point([*rounds[2:], *last], KILLER) is None  # level 8 and level 1
    # Two at level 5 need six cards of Level 2 Snoops; with one of those filed it is too much.
    deep = [filed("M:m1", "M:m2", "M:m3", "M:m4", "M:K", "E:e1", "E:e2", "E:e3", "E:e4", "E:K")]
    assert turning_point([RoundStarted(1), *deep], KILLER) is None
    late = [RoundStarted(1), *deep, RoundStarted(2), filed("O:o1", "O:o2", "X3")]
    assert turning_point(late, KILLER) == Turning("X3", 2, 3)


def test_what_a_seat_let_go() -> None:
    facts = [
        RoundStarted(1),
        Dealt(0, ("M", "E"), ("M:K", "E:e1"), (0,)),
        EvidenceTakenUp(0, 1, ("E:K",)),
        RoundStarted(2),
        CardSnooped(1, 0, "E", "E:K"),
        filed("M:K", seat=1),
        RoundStarted(3),
        Declared(0, "M:K"),
    ]
    assert first_let_go(facts, 0, KILLER) == LetGo("let_go_snooped", "E:K", 2)
    assert first_let_go(facts[6:], 0, KILLER) == LetGo("let_go_declared", "M:K", 3)
    assert first_let_go(facts, 1, KILLER) == LetGo("let_go_filed", "M:K", 2)
    assert first_let_go(facts, 2, KILLER) is None
    assert most_held(facts, 0, KILLER) == 2


# -- the review ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("format_", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 9])
def test_the_review_tells_when_it_could_be_known(format_: str, seats: int, seed: int) -> None:
    texts = texts_for(seats)
    *_, match = playing(format_, seats, "steady", seed)
    assert RULES.reviews(format_)
    with Match.open(match.record.setup) as again:
        for step in match.record.steps:
            again.submit(step.seat, again.intent(step.intent))
        review: Review = finished(RULES.reviewing(again))
        facts = again.view(OMNISCIENT).facts
    killer = next(fact.killer for fact in facts if isinstance(fact, EpisodeEnded))
    assert [turn.begins for turn in review.turns] == sorted(turn.begins for turn in review.turns)
    assert review.turns[-1].ends == match.moves
    for turn in review.turns:
        assert all(texts.say(line) for line in turn.lines)
        for standing in turn.standings:
            proof = finished(review.proving(turn.number, standing.seat))
            if standing.learnt is not None:
                assert texts.say(standing.learnt)
                assert proof is not None
            if proof is not None:
                assert all(texts.say(one) for one in messages(proof))
    for seat in review.seats:
        assert texts.say(seat.verdict)
        proof = finished(review.proving_solution(seat.seat))
        assert proof is not None
        assert all(texts.say(one) for one in messages(proof))
        if seat.known is not None:
            assert proof.conclusion.values["suspect"] == killer
            before = review.turns[seat.known - 1] if seat.known > 0 else None
            assert before is None or before.standings[seat.seat].cases > 1
            assert review.turns[seat.known].standings[seat.seat].cases == 1


def test_only_what_is_over_is_reviewed() -> None:
    with arranged("solo", 1, {}) as match:
        match.submit(0, Fetch())
        with pytest.raises(ValueError, match="not over"):
            finished(RULES.reviewing(match))
