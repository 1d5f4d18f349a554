"""What computer players of each level notice, and what they do about it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.bots import Choice, choose
from game.core.rng import Stream
from systems.rules.tudor_mansion.bots import BOTS, LEVELS
from systems.rules.tudor_mansion.bots.information import Oracle
from systems.rules.tudor_mansion.bots.outlook import outlook_by_notes
from systems.rules.tudor_mansion.bots.rivals import Rivals, safety
from systems.rules.tudor_mansion.bots.situation import Situation
from systems.rules.tudor_mansion.intents import Accuse, Show, Stay, Suggest
from systems.rules.tudor_mansion.knowledge import counted, hand_of, problem_of
from tests.rules.tudor_mansion.tables import Played, played

CASE = ("colonel_mustard", "dagger", "library")
COMPLETE = ("steady", "sharp")


def act(table: Played, level: str, label: int = 0) -> Choice:
    decision = table.match.decisions[0]
    view = table.view(decision.seat)
    return choose(BOTS[level](), view, decision, Stream(label))


def at_the_act(table: Played) -> None:
    table.match.submit(table.turn, Stay())


@pytest.mark.parametrize("level", BOTS)
def test_an_own_question_that_nobody_could_answer_is_the_case(level: str) -> None:
    with Played(3, CASE, {}, {"miss_scarlett": "library"}) as table:
        table.suggest(*CASE[:2])
        table.skip(2)
        at_the_act(table)
        assert act(table, level).intent == Accuse(*CASE)


@pytest.mark.rule("TM-R21")
@pytest.mark.parametrize("level", BOTS)
def test_with_a_pool_it_proves_nothing(level: str) -> None:
    """Whoever accuses now gambles; only the sharp one may, when it counts the cases."""
    with Played(2, CASE, {}, {"miss_scarlett": "library"}, two_player_pool=True) as table:
        table.suggest(*CASE[:2])
        table.skip()
        at_the_act(table)
        if level != "sharp":
            assert not isinstance(act(table, level).intent, Accuse)


@pytest.mark.parametrize("level", COMPLETE)
def test_what_others_showed_each_other_is_used(level: str) -> None:
    """Two hands of six are known but for one card, which an answer among others settles."""
    hands = {
        0: ("miss_scarlett", "mrs_white", "candlestick", "revolver", "ballroom", "study"),
        1: ("reverend_green", "mrs_peacock", "rope", "lead_piping", "hall", "lounge"),
        2: ("professor_plum", "spanner", "conservatory", "billiard_room", "dining_room", "kitchen"),
    }
    rooms = {"miss_scarlett": "hall", "colonel_mustard": "kitchen", "mrs_white": "library"}
    with Played(3, CASE, hands, rooms) as table:
        for _ in range(60):
            if table.match.outcome is not None:
                break
            decision = table.match.decisions[0]
            choice = choose(BOTS[level](), table.view(decision.seat), decision, Stream(1))
            known = counted(problem_of(table.view(decision.seat))).solution
            if decision.kind == "act" and known is not None:
                assert choice.intent == Accuse(*CASE)
            table.match.submit(decision.seat, choice.intent)
        assert table.match.outcome is not None


def test_a_casual_player_loses_a_mark_for_good() -> None:
    """The same marks are lost at every look; a level without forgetting keeps them all."""
    lost = kept = 0
    for number in range(12):
        with played("standard", number * 5 + 2, most=60, accusing=1000) as match:
            decision = match.decisions[0]
            situation = Situation(match.view(decision.seat), decision)
            casual = outlook_by_notes(situation, LEVELS["casual"])
            assert casual == outlook_by_notes(situation, LEVELS["casual"])
            notes = outlook_by_notes(situation, LEVELS["notes"])
            for more, fewer in zip(casual.open, notes.open, strict=True):
                assert set(fewer) <= set(more)
                lost += len(more) - len(fewer)
                kept += len(fewer)
    assert 0 < lost < kept


def test_notes_hold_only_what_was_shown_to_the_seat() -> None:
    hands = {1: ("dagger",), 2: ("mrs_white", "kitchen"), 3: ("spanner",)}
    rooms = {"miss_scarlett": "kitchen"}
    with Played(4, ("colonel_mustard", "rope", "hall"), hands, rooms) as table:
        table.suggest("mrs_white", "spanner")
        decision = table.match.decisions[0]
        other = Situation(table.view(1), replace(decision, seat=1))
        assert "mrs_white" in outlook_by_notes(other, LEVELS["notes"]).open[0] or (
            "mrs_white" in hand_of(table.view(1))
        )
        asker = Situation(table.view(0), replace(decision, seat=0))
        assert "mrs_white" not in outlook_by_notes(asker, LEVELS["notes"]).open[0]
        assert "spanner" in outlook_by_notes(asker, LEVELS["notes"]).open[1]


@pytest.mark.rule("TM-061", "TM-R25")
@pytest.mark.parametrize("level", BOTS)
def test_the_card_that_the_asker_has_seen_is_shown_again(level: str) -> None:
    hands = {1: ("mrs_white", "spanner", "kitchen")}
    rooms = {"miss_scarlett": "kitchen"}
    case = ("colonel_mustard", "rope", "hall")
    with Played(3, case, hands, rooms, refute="choose_one") as table:
        table.suggest("mrs_white", "dagger")
        if table.match.decisions[0].kind == "choose_shown":
            table.match.submit(1, Show("mrs_white"))
        table.skip(2)
        table.suggest("mrs_white", "spanner")
        assert table.match.decisions[0].seat == 1
        assert act(table, level).intent == Show("mrs_white")


def test_a_telling_question_is_worth_more_than_one_about_known_cards() -> None:
    with Played(4, ("colonel_mustard", "rope", "hall"), {0: ("mrs_white", "spanner")}) as table:
        view = table.view(0)
        knowledge = counted(problem_of(view))
        oracle = Oracle(0, 4, knowledge.sample(Stream(1), 300), shows_all=True)
        room = knowledge.left(2)[0]
        telling = oracle.worth((knowledge.left(0)[0], knowledge.left(1)[0], room))
        idle = oracle.worth(("mrs_white", "spanner", room))
        assert telling.doubt < idle.doubt
        assert telling.best > idle.best


def test_whoever_can_know_the_case_is_feared() -> None:
    """B could not be answered: where B holds none of the three, it has the case."""
    rooms = {"colonel_mustard": "library", "miss_scarlett": "hall"}
    with Played(3, CASE, {0: ("mrs_white", "rope", "study")}, rooms) as table:
        table.suggest("mrs_white", "rope")
        table.suggest(*CASE[:2])
        table.skip()
        at_the_act(table)
        situation = Situation(table.view(0), table.match.decisions[0])
        knowledge = counted(problem_of(table.view(0)))
        rivals = Rivals(situation, LEVELS["sharp"].prior)
        assert situation.rivals == (1, 2)
        looks = []
        dangerous = 0
        for deal in knowledge.sample(Stream(2), 60):
            row = [rivals.look(rivals.standing(rival, deal)) for rival in situation.rivals]
            looks.append(row)
            if not set(CASE) & set(deal.cards(1)):
                dangerous += 1
                assert row[0].cases == 1
        assert dangerous
        assert safety(looks) < 1 - 0.3 * dangerous / 60


def test_with_nobody_left_to_race_there_is_no_hurry() -> None:
    with Played(3, CASE, {}, {"miss_scarlett": "library"}) as table:
        table.skip()
        table.accuse("mrs_white", "rope", "hall")
        table.accuse("mrs_white", "rope", "hall")
        at_the_act(table)
        assert isinstance(act(table, "sharp").intent, Suggest)


@pytest.mark.rule("TM-R13")
def test_where_one_may_accuse_after_asking_one_asks_first() -> None:
    for seed in range(4):
        with played("again", seed, most=30 + seed, accusing=1000) as match:
            decision = match.decisions[0]
            while decision.kind != "act":
                match.submit(decision.seat, next(iter(decision.options)))
                decision = match.decisions[0]
            view = match.view(decision.seat)
            if counted(problem_of(view)).solution is None:
                choice = choose(BOTS["sharp"](), view, decision, Stream(seed))
                assert isinstance(choice.intent, Suggest)
