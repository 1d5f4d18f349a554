"""What the review says of asks, offers, payments and reveals: from what a seat could know then."""

from __future__ import annotations

import pytest

from game.bots import random_intent
from game.content import Texts
from game.core.intents import Intent
from game.core.rng import Stream, stream_for
from game.match import Match
from game.simulation import play
from game.slices import finished
from systems.rules.casefile import RULES
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import EVIDENCE
from systems.rules.casefile.insight import weighing
from systems.rules.casefile.insight.review import CaseReview, reviewing
from systems.rules.casefile.insight.weighing import Remark
from tests.rules.casefile.plays import GAME, any_game, any_move, ask, calm, offers, setup_of, table
from tests.rules.casefile.test_insight import CASE

OWN = ("S1", "S2", "W7", "M7", "L7")


def remark(match: Match, seat: int, intent: Intent) -> Remark | None:
    """What would be said of an intent that the seat may choose now."""
    decision = match.decision(seat)
    assert decision is not None
    assert intent in decision.options
    return finished(weighing._weighed(match.view(seat), decision, intent))


def key(found: Remark | None) -> str:
    return "" if found is None else found.words.key.rsplit(".", 1)[1]


def test_what_is_crossed_off_already_is_named_in_vain() -> None:
    with table(2, hand__0=OWN, board_marks=("W1", "M1")) as match:
        match.submit(0, do.Investigate())
        idle = remark(match, 0, do.Ask(("S1", "W1", "M3")))
        assert key(idle) == "ask_idle"
        assert idle is not None and idle.loss > 0
        assert idle.words.values["cards"] == ("S1", "W1")
        better = set(idle.words.values["better"])
        assert len(better) == 2
        assert not better & {*OWN, "W1", "M1", "M3"}
        assert key(remark(match, 0, do.Ask(("S4", "M3", "L5")))) == "ask_good"
        assert key(remark(match, 0, do.Ask(("S4", "W1", "M3")))) == "ask_hid"


def test_a_piece_that_lies_elsewhere_is_less_worth_naming() -> None:
    """Three cards of the deck are known to whoever looked at them: nobody holds those."""
    mine = ("F9", "S1", "S2", "W7", "M7")
    with table(2, hand__0=mine, draw_deck=("S4", "W4", "F3")) as match:
        match.submit(0, do.Investigate())
        match.submit(0, do.Play("F9"))
        match.submit(0, do.Take("F3"))
        calm(match)
        ask(match, 1, "S7", "W8", "M8")
        offers(match, {})
        match.submit(1, do.Keep())
        calm(match)
        while match.decisions[0].kind != "turn_start" or match.decisions[0].seat != 0:
            any_move(match, Stream(1))
        match.submit(0, do.Investigate())
        found = remark(match, 0, do.Ask(("S4", "W4", "L5")))
        assert key(found) == "ask_idle"
        assert found is not None and found.words.values["cards"] == ("S4", "W4")


def test_an_offer_is_weighed_by_what_it_tells() -> None:
    """Of equal sums a herring tells nothing, L1 lies on the board, and W1 is news."""
    mine, theirs = ("S1", "S2", "W2", "M3", "L2"), ("L1", "W1", "M2", "L8", "F1")
    with table(2, hand__0=mine, hand__1=theirs, board_marks=("L1",)) as match:
        ask(match, 0, "S4", "W1", "L1")
        herring, known, news = (remark(match, 1, do.Offer((card,))) for card in ("F1", "L1", "W1"))
        assert herring is not None and known is not None and news is not None
        assert herring.loss <= known.loss < news.loss
        silent = remark(match, 1, do.NoOffer())
        assert key(silent).startswith("offer_missed")
        assert silent is not None and silent.loss > known.loss


def test_a_payment_of_news_where_something_known_would_do() -> None:
    mine = ("S1", "S2", "W7", "M7", "L7")
    theirs = ("W1", "F1", "F5", "M1", "L8")
    with table(2, hand__0=mine, hand__1=theirs, board_marks=("S1",)) as match:
        ask(match, 0, "S5", "W1", "L5")
        offers(match, {1: ("W1",)})
        calm(match)
        paid = remark(match, 0, do.Trade(1, ("S2",)))
        assert key(paid) == "pay_known"
        assert paid is not None and paid.words.values["better"] == ("S1",)
        assert key(remark(match, 0, do.Trade(1, ("S1",)))) == ""
        assert key(remark(match, 0, do.Finish())) == "trade_missed"


def test_what_lies_on_the_board_is_better_revealed() -> None:
    """CF-141."""
    hand = ("S1", "S5", "W2", "F1", "F2")
    arranged = {"hand__0": hand, "board_marks": ("S5",), "step": "die", "primary": 0}
    with table(3, chance={"die": ["suspect"]}, **arranged) as match:
        told = remark(match, 0, do.Reveal(("S1",)))
        assert key(told) == "reveal_board"
        assert told is not None and told.words.values["better"] == ("S5",)
        assert remark(match, 0, do.Reveal(("S5",))) is None


def test_remarks_rest_on_what_a_seat_could_see() -> None:
    """After a deal that the seat cannot tell apart the same is said; and it can be said."""
    texts = Texts.load("en", GAME)
    redealt = 0
    for seed in range(3):
        stream = stream_for(seed, "play")
        with Match.open(any_game(seed)) as match:
            for number in range(150):
                if match.outcome is not None:
                    break
                for decision in match.decisions[:1]:
                    if number % 3 or decision.kind not in weighing._WEIGHED:
                        continue
                    intent = random_intent(decision.options, RULES.risky, Stream(number))
                    first = finished(weighing._weighed(match.view(decision.seat), decision, intent))
                    if first is not None:
                        assert texts.say(first.words)
                        assert first.loss >= 0
                    other = match.redeal(decision.seat, Stream(number))
                    if other is not None:
                        with other:
                            again = other.decision(decision.seat)
                            assert again is not None
                            view = other.view(decision.seat)
                            assert finished(weighing._weighed(view, again, intent)) == first
                            redealt += first is not None
                any_move(match, stream)
    assert redealt > 5


def reviewed(levels: tuple[str, ...], seed: int) -> CaseReview:
    """The review of a game of computers."""
    with Match.open(setup_of(len(levels), seed)) as match:
        play(match, levels)
        return finished(reviewing(match))


def test_the_sharp_are_found_fault_with_seldom_and_the_random_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = [Texts.load(language, GAME) for language in ("en", "de")]
    review = reviewed(("sharp", "random", "casual"), 4)
    faults = [0, 0, 0]
    said = [0, 0, 0]
    for turn in review.turns[:24]:
        for seat, words in finished(review.remarks(turn.number)).items():
            assert all(one.say(words) for one in texts)
            name = words.key.rsplit(".", 1)[1]
            said[seat] += 1
            faults[seat] += not name.endswith(("_good", "_hid", "_nothing"))
        assert finished(review.rating(turn.number)) is None
    assert min(said) > 5
    assert faults[0] / said[0] < 0.25 < faults[1] / said[1]


def test_whoever_could_know_it_and_kept_silent_is_told_so() -> None:
    """All four are certain from the start; seat 1 has turns and lets them pass."""
    marks = tuple(piece for piece in EVIDENCE if piece not in CASE)
    with table(2, folder=CASE, board_marks=marks, chance={"die": ["x", "x"]}) as match:
        stream, turns = stream_for(3, "play"), 0
        while match.outcome is None:
            decision = match.decisions[0]
            if decision.kind == "turn_start":
                turns += 1
                last = turns > 4 and decision.seat == 0
                match.submit(decision.seat, do.Solve(*CASE) if last else do.Investigate())
            else:
                any_move(match, stream)
        review = finished(reviewing(match))
    silent = review.seats[1]
    assert silent.known == -1
    assert silent.verdict.key.rsplit(".", 1)[1] == "missed"
    assert silent.verdict.values["count"] == 2
