"""The table of Detective Club in front of everybody: talk, votes, clocks, open hands, the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.content import Texts
from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.settings import Settings
from game.slices import finished
from scenes.kiosk.waits import waiting_for
from scenes.private.curtain import CurtainScene
from scenes.private.looks import BlindChoice, PrivateChoice
from scenes.tables.detective_club import cards
from scenes.tables.detective_club.floor import slip_words, words_of
from scenes.tables.detective_club.review import Told, at_once, sentence
from scenes.tables.detective_club.secrets import SECRETS
from scenes.tables.detective_club.state import NOBODY, TALK, VOTES, TableState
from scenes.tables.detective_club.thoughts import THINKER
from systems.io.images import READ_BYTES
from systems.rules.detective_club import facts as happened
from systems.rules.detective_club.content import gallery
from tests.scenes.detective_club.cases import HAND, position
from tests.scenes.detective_club.table_rig import Rig

# -- secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_everybody_looks_into_a_notebook_in_one_round_whatever_is_in_it(seats: int) -> None:
    """The Active Player as well; the empty one has the same shape and length."""
    with Rig(seats, seats, seed=seats, upto="play_card", play=2) as table:
        view = table.match.view(PUBLIC)
        calls = [fact for fact in view.facts if SECRETS.everybody_looks(fact, view)]
        assert len(calls) == 1 and calls[0] is view.facts[_last_notebook(view.facts)]
        looks = [SECRETS.round_look(calls[0], table.match.view(seat)) for seat in range(seats)]
        assert len({look.shape for look in looks}) == 1
        club = table.match.table.look.club.round
        blank = [seat for seat, look in enumerate(looks) if look.paper and not look.paper.words]
        assert blank == [club.conspirator]


def _last_notebook(facts: Any) -> int:
    return max(n for n, fact in enumerate(facts) if isinstance(fact, happened.NotebookDealt))


@pytest.mark.parametrize(
    ("kind", "rules", "way"),
    [
        ("choose_word", {}, PrivateChoice),
        ("play_card", {}, PrivateChoice),
        ("play_card", {"open_hands": True}, type(None)),
        ("explain", {}, type(None)),
        ("vote", {}, type(None)),
        ("vote", {"vote_mode": "secret_in_order"}, BlindChoice),
    ],
)
def test_the_way_of_a_decision_follows_from_its_kind(
    kind: str, rules: dict[str, Any], way: type
) -> None:
    with Rig(5, 5, rules=rules, upto=kind, play=1) as table:
        decision = table.match.decisions[0]
        choice = SECRETS.choice(table.match.view(decision.seat), decision)
        assert isinstance(choice, way)


def test_a_blind_vote_lists_everybody_who_can_be_voted_for_by_anybody() -> None:
    rules = {"vote_mode": "secret_in_order"}
    for seat in (1, 2, 3):
        votes = {f"vote__{one}": 3 if one != 3 else 1 for one in range(1, seat)}
        arrange = position("vote", conspirator=2, **votes)
        with Rig(4, 4, rules=rules, arrange=arrange) as table:
            decision = table.match.decisions[0]
            assert decision.seat == seat
            choice = SECRETS.choice(table.match.view(seat), decision)
            assert isinstance(choice, BlindChoice) and len(choice.options) == 3


def test_what_the_table_shows_is_the_same_whoever_has_the_empty_notebook() -> None:
    """To the last string and place, through a whole round with computers, for everybody's eyes."""

    def shown(conspirator: int) -> list[Any]:
        arrange = position("play_cards", played__0=["E005"], conspirator=conspirator)
        with Rig(5, 2, arrange=arrange, seed=9) as table:
            state = TableState.of(table.match.view(PUBLIC), (0, 1))
            table.step(40)
            sprites = table.scene.table.now()
            return [
                state,
                {name: (one.picture and one.picture.key) for name, one in sprites.items()},
            ]

    assert shown(1) == shown(3)


def test_a_lone_person_sees_the_own_hand_and_notebook_without_a_curtain() -> None:
    arrange = position("play_cards", active=3, played__3=["E005"], hand__0=list(HAND))
    with Rig(4, 1, arrange=arrange) as table:
        panel = table.wait_for_panel()
        assert panel.decision.kind == "play_card"
        state = table.scene.table.state  # type: ignore[attr-defined]
        assert state.hands[0] == list(HAND) and state.notebook is not None
        assert [choice.key for choice in panel.choices] == [f"hand.{card}" for card in HAND]
        assert all(f"hand.{card}" in table.scene.stage for card in HAND)
        table.press("confirm")
        assert table.match.view(0).zones["played.0"].cards == (HAND[0],)


def test_open_hands_are_played_at_the_table_by_several() -> None:
    arrange = position("play_cards", played__0=["E005"], hand__1=list(HAND))
    with Rig(5, 5, rules={"open_hands": True}, arrange=arrange) as table:
        panel = table.wait_for_panel()
        assert panel.seat == 1 and len(panel.choices) == len(HAND)
        assert not isinstance(table.stack.top, CurtainScene)


# -- talk --------------------------------------------------------------------------------------


def test_somebody_who_speaks_goes_on_by_a_press_or_gives_reasons() -> None:
    with Rig(4, 4, upto="explain", play=8) as table:
        panel = table.wait_for_panel()
        first = panel.seat
        table.press("confirm")
        told = table.match.view(PUBLIC).values
        assert told[f"explanation.{first}"] == "spoken"
        panel = table.wait_for_panel()
        table.press("down", "confirm", "confirm", "confirm")
        assert len(table.match.view(PUBLIC).values[f"explanation.{panel.seat}"]) == 2


def test_a_computer_s_sentences_lie_in_the_panel_until_somebody_else_speaks() -> None:
    with Rig(5, 0, upto="explain", play=10) as table:
        table.until(lambda: "slip.1" in table.scene.stage)
        state = table.scene.table.state  # type: ignore[attr-defined]
        assert state.step == TALK and state.speaker == state.active
        for fact in state.now.slips[state.active]:
            said = "".join(run.text for run in slip_words(table.scene.desk, fact))
            assert said and table.scene.party.members[fact.seat].name not in said


def test_everybody_is_ready_by_a_press_of_the_own_pad_in_any_order() -> None:
    with Rig(5, 3, upto="ready", play=10) as table:
        panel = table.wait_for_panel()
        assert panel.decision.kind == "ready" and panel.seat == 0
        for seat in (2, 0, 1):
            assert seat in {one.seat for one in table.match.decisions}
            table.press("confirm", seat=seat)
            table.until(lambda: table.scene.choreographer.idle)
        assert not [one for one in table.match.decisions if one.kind == "ready"]


def test_nobody_else_answers_for_who_speaks_or_votes() -> None:
    for kind in ("explain", "vote"):
        with Rig(5, 3, upto=kind, play=10) as table:
            if table.match.decisions[0].seat > 2:
                continue
            panel = table.wait_for_panel()
            before = table.match.moves
            table.press("confirm", seat=(panel.seat + 1) % 3)
            assert table.match.moves == before


@pytest.mark.parametrize(
    ("rule", "kind"), [("explain_seconds", "explain"), ("talk_seconds", "ready")]
)
def test_a_clock_that_the_table_has_set_answers_when_it_has_run_down(rule: str, kind: str) -> None:
    with Rig(4, 4, rules={rule: 30}, upto=kind, play=8) as table:
        panel = table.wait_for_panel()
        before = table.match.moves
        seat = panel.seat
        table.step(5, 5.0)
        assert table.match.moves == before and "ui.club.clock" in table.scene.stage
        table.press("info")
        table.step(5, 5.0)
        assert table.match.moves == before, "it stands still while somebody reads"
        table.devices.press("back", seat)
        table.step(4)
        table.step(2, 5.0)
        assert table.match.moves > before


def test_a_talk_is_a_talk_to_whoever_watches_for_empty_seats() -> None:
    for kind, talks in (("play_card", False), ("explain", True), ("ready", True), ("vote", False)):
        with Rig(4, 4, upto=kind, play=8, rules={"open_hands": True}) as table:
            table.wait_for_panel()
            assert waiting_for(table.stack).talking == talks, kind


def test_without_a_set_time_nobody_is_hurried() -> None:
    with Rig(4, 4, upto="explain", play=8) as table:
        table.wait_for_panel()
        before = table.match.moves
        table.step(60, 5.0)
        assert table.match.moves == before and "ui.club.clock" not in table.scene.stage


# -- votes and the end -------------------------------------------------------------------------


def test_votes_go_to_plates_and_the_ring_begins_anywhere() -> None:
    firsts = set()
    for seed in range(4):
        with Rig(6, 6, seed=seed, arrange=position("vote", active=seed)) as table:
            panel = table.wait_for_panel()
            assert len(panel.choices) == 4 and panel.seat == seed + 1
            firsts.add([one.key for one in panel.choices].index(panel.focused.key))
            target = int(panel.focused.key[5:])
            table.press("confirm")
            assert table.match.view(PUBLIC).values[f"vote.{panel.seat}"] == target
    assert len(firsts) > 1


def test_where_the_round_is_follows_from_what_happened() -> None:
    settings = Settings(speed="fast")
    with Rig(4, 0, rules={"talk_seconds": 0}, seed=2, settings=settings) as table:
        steps, last = [], -1
        for _ in range(4000):
            if table.match.moves > 17:
                break
            table.step(1, 1 / 10)
            state = table.scene.table.state  # type: ignore[attr-defined]
            if state.step != last:
                last = state.step
                steps.append(last)
        assert steps[:6] == [0, 1, TALK, VOTES, 4, 0]


def test_the_panel_has_words_for_every_moment() -> None:
    with Rig(5, 0, "thematic", seed=8) as table:
        said = set()
        for _ in range(6000):
            if len(said) > 12 or table.match.outcome is not None:
                break
            table.step(1)
            state = table.scene.table.state  # type: ignore[attr-defined]
            said.add(words_of(table.scene.table.places, state).title)  # type: ignore[attr-defined]
        assert len(said) > 12


def test_results_tell_every_round_and_the_points() -> None:
    with Rig(6, 0, seed=4, play=2000) as table:
        found = at_once(table.match)
        outcome = table.match.outcome
        assert outcome is not None and found.scores == outcome.scores and found.rounds == 6
        assert found.board is not None
        says = " ".join(found.board(table.scene.desk).says)
        words = table.match.view(PUBLIC).values["used_words"]
        assert len(words) == 6 and all(word in says for word in words)
        assert all(str(score) in says for score in outcome.scores)


@pytest.mark.rule("CLUB-107")
@pytest.mark.parametrize(
    ("scores", "winners", "key"),
    [
        ((22, 15, 22), (0,), "by_tokens"),
        ((22, 15, 20), (0,), "away"),
        ((22, 3, 22), (0, 2), "away"),
    ],
)
def test_a_winner_by_more_tokens_is_told_why(
    scores: tuple[int, ...], winners: tuple[int, ...], key: str
) -> None:
    said = sentence((Told(1, 0),), scores, winners)
    assert said.key == f"detective_club.result.{key}"
    for language in ("en", "de"):
        words = Texts.load(language, "detective_club").with_names(["Ann", "Ben", "Cleo"]).say(said)
        assert ("Ann" in words) is (key == "by_tokens")


# -- pictures ----------------------------------------------------------------------------------


def _memory(count: int, sizes: tuple[tuple[float, float], ...]) -> None:
    """Look at so many paintings at these sizes; nothing but the caches of the house holds them."""
    with Rig(8, 0) as table:
        desk, book = table.scene.desk, table.context.book
        most = made = 0
        for size in sizes:
            for card in gallery().cards[:count]:
                picture = cards.painting(desk, card, size)
                made += sum(book.surface(picture).get_size()) > 0
                most = max(most, book.bytes_used + READ_BYTES)
        assert made == count * len(sizes)
        assert book.budget * 0.9 < most < 200_000_000 and book.bytes_used <= book.budget


def test_many_large_paintings_stay_within_the_memory_for_pictures() -> None:
    _memory(40, ((760.0, 1140.0),))


@pytest.mark.long
def test_all_paintings_together_stay_within_the_memory_for_pictures() -> None:
    """At each size at which they hang or are looked at."""
    _memory(168, ((101.0, 145.0), (220.0, 330.0), (253.0, 380.0), (507.0, 760.0)))


# -- thoughts ----------------------------------------------------------------------------------


def test_thoughts_come_after_the_word_and_tell_of_the_pictures_alone() -> None:
    told = 0
    for seed in range(6):
        with Rig(6, 0, seed=seed, upto="explain", play=random.Random(seed).randrange(12)) as table:
            match = table.match
            for _ in range(40):
                found = finished(THINKER.thinking(match, ["sharp"] * 6, frozenset(), None))
                state = TableState.of(match.view(PUBLIC))
                if found is not None:
                    told += 1
                    assert state.now.said and state.now.conspirator == NOBODY
                    assert 2 <= len(found.cards) <= 4 and len(found.lines) == 2
                    for line in found.lines:
                        assert table.scene.desk.say(line)
                decision = match.decisions[0]
                stream = stream_for(match.moves, "thoughts")
                match.submit(decision.seat, decision.options.sample(stream))
    assert told
