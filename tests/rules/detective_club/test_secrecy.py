"""Who may know what: the word, its tags, the notebooks, and which card was drawn when (3, 4.11)."""

from __future__ import annotations

import pytest

from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.match import Match
from game.match.session import Player, Session
from systems.rules.detective_club import RULES
from systems.rules.detective_club import facts as f
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import affinity, concept_of
from tests.rules.detective_club.plays import (
    club_of,
    options,
    play_until,
    setup_of,
    table,
    tags_of_facts,
)

MONSTER = ("water", "fear", "big", "depth")


def written(match: Match, text: str = "sea monster", tags: tuple[str, ...] = MONSTER) -> None:
    """Seat 0 writes a word, with its tags, and plays a card."""
    match.submit(0, do.WordFree(text))
    if match.decisions[0].kind == "tag_word":
        match.submit(0, do.Tags(tags))
    match.submit(0, options(match, 0)[0])


@pytest.mark.example("CLUB-E11")
@pytest.mark.rule("CLUB-048")
@pytest.mark.rule("CLUB-135")
def test_the_conspirators_view_does_not_depend_on_the_word() -> None:
    """Up to the moment at which the word is said; all seats are computer players."""
    computers = (0, 1, 2, 3)
    setups = {"computers": computers, "chance": {"notebooks": [1]}}
    with table(**setups) as one, table(**setups) as other:  # type: ignore[arg-type] # as named
        one.submit(0, do.Word("love"))
        other.submit(0, do.Word("war"))
        while one.decisions[0].kind == "play_card":
            seat = one.decisions[0].seat
            assert one.view(1) == other.view(1)
            assert one.view(PUBLIC) == other.view(PUBLIC)
            move = options(one, seat)[0]
            one.submit(seat, move)
            other.submit(seat, move)
        assert one.view(1).values["word"] == "love"
        assert other.view(1).values["word"] == "war"
        told = tags_of_facts(one, 1)
        assert told.index("word_announced") == len(told) - 1


@pytest.mark.rule("CLUB-R21")
@pytest.mark.rule("CLUB-135")
def test_no_view_says_who_is_a_person() -> None:
    """So that no vote can rest on it. That it may see tags, a seat learns of itself alone."""
    seen = []
    for computers in ((), (1, 2), (0, 1, 2, 3)):
        with table(4, format_="no_discuss", computers=computers) as match:
            match.submit(0, do.Word("love"))
            while match.decisions[0].kind != "vote":
                seat = match.decisions[0].seat
                match.submit(seat, options(match, seat)[0])
            views = [match.view(seat) for seat in (0, 1, 2, 3, PUBLIC)]
            for view in views:
                view.values.pop("free_concept")
            seen.append(views)
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("CLUB-R15")
@pytest.mark.rule("CLUB-037")
def test_nobody_can_tell_whether_a_word_is_on_the_list() -> None:
    """Others see the same question, the same facts and the same values in between."""
    seen = []
    for word in ("sea monster", "love"):
        with table(computers=(3,)) as match:
            before = [match.view(seat) for seat in (1, 2, 3, PUBLIC)]
            match.submit(0, do.WordFree(word))
            if word != "love":
                (decision,) = match.decisions
                assert decision.kind == "tag_word"
                assert [match.view(seat) for seat in (1, 2, 3, PUBLIC)] == before
                assert match.view(0).asked[0].kind == "tag_word"
                assert match.view(0).values["word"] == "sea monster"
                match.submit(0, do.Tags(MONSTER))
            seen.append([match.view(seat) for seat in (1, 2, 3, PUBLIC)])
    assert seen[0] == seen[1]


@pytest.mark.rule("CLUB-136")
@pytest.mark.rule("CLUB-R15")
@pytest.mark.parametrize(("format_", "learns_at"), [("standard", "explain"), ("no_discuss", "end")])
def test_who_is_told_the_tags(format_: str, learns_at: str) -> None:
    """Computer Detectives with the word, a computer Conspirator when it learns the word."""
    with table(
        5, format_=format_, computers=(2, 3), chance={"notebooks": [3]}, first_active=0
    ) as match:
        written(match)

        def told() -> dict[int, object]:
            return {seat: match.view(seat).values["free_concept"] for seat in range(5)}

        before = {0: MONSTER, 1: HIDDEN, 2: MONSTER, 3: HIDDEN, 4: HIDDEN}
        assert told() == before
        if learns_at == "explain":
            play_until(match, "explain")
            assert told() == before | {3: MONSTER}
            play_until(match, "vote")
        else:
            play_until(match, "vote")
            assert told() == before
        assert match.view(PUBLIC).values["free_concept"] == HIDDEN


@pytest.mark.rule("CLUB-R15")
@pytest.mark.rule("CLUB-137")
def test_people_are_offered_no_reasons_from_the_tags() -> None:
    with table(4, computers=(2,), chance={"notebooks": [3]}) as match:
        written(match)
        play_until(match, "explain")
        for seat in range(4):
            own = options(match, seat)
            reasons = {one.reasons for one in own if isinstance(one, do.Explain)}
            if seat in (0, 2):  # the writer, and a computer player
                assert reasons >= {("vague", "vague")}
            else:
                assert reasons == {("vague", "vague")}
            match.submit(seat, own[-1])


@pytest.mark.example("CLUB-E34")
@pytest.mark.rule("CLUB-R31")
def test_a_computer_player_takes_over_the_active_seat() -> None:
    """It plays on with the tags, its hand, notebook and tokens."""
    players = [Player(), *[Player("random")] * 3]
    setup = setup_of(4, arrange={"first_active": 0})
    session = Session.open(setup, players)
    match = session.match
    written(match)
    hand = match.view(0).zones["hand.0"].cards
    session.take_over(0, "random")
    while match.decisions[0].seat != 0:
        seat = match.decisions[0].seat
        choice = session.think(seat, lambda: False)
        assert choice is not None
        session.play(seat, choice)
    view = match.view(0)
    assert view.zones["hand.0"].cards == hand
    concept = concept_of(view.values["word"], view.values["free_concept"])
    assert concept == {"water": 3, "fear": 2, "big": 2, "depth": 1}
    assert affinity("E041", concept) == 73
    choice = session.think(0, lambda: False)
    assert choice is not None
    session.play(0, choice)
    assert len(match.view(PUBLIC).zones["played.0"].cards) == 2
    while match.outcome is None:
        seat = match.decisions[0].seat
        choice = session.think(seat, lambda: False)
        assert choice is not None
        session.play(seat, choice)
    session.close()


@pytest.mark.rule("CLUB-R31")
@pytest.mark.rule("CLUB-R34")
def test_a_word_of_people_has_no_concept() -> None:
    """None of them was asked for tags."""
    with table(4) as match:
        written(match)
        values = match.view(0).values
        assert concept_of(values["word"], values["free_concept"]) == {}


@pytest.mark.rule("CLUB-138")
@pytest.mark.rule("CLUB-R13")
@pytest.mark.rule("CLUB-R25")
def test_what_is_spoken_leaves_no_trace() -> None:
    """Only that somebody has spoken, and who."""
    with table(4, step="discuss", active=0) as match:
        told = len(match.facts_since(0, OMNISCIENT))
        match.submit(0, do.ExplainDone())
        (fact,) = match.facts_since(told, OMNISCIENT)
        assert fact == f.Explained(0, (), spoken=True)
        assert match.view(1).values["explanation.0"] == "spoken"


@pytest.mark.rule("CLUB-137")
def test_sentences_are_the_same_for_all_roles() -> None:
    """The same card for the same reason reads the same, whoever says it."""
    manners = []
    for conspirator in (1, 2):
        fields = {"played.1": ["E001", "E002"], "step": "discuss", "word": "love", "active": 0}
        setup = setup_of(4, arrange={**fields, "conspirator": conspirator}, computers=(1,))
        with Match.open(setup) as match:
            match.submit(0, do.ExplainDone())
            match.submit(1, do.Explain(("love", "vague")))
            said = [x for x in match.facts_since(0, PUBLIC) if isinstance(x, f.CardExplained)]
            manners.append(said)
    assert manners[0] == manners[1]
    assert [fact.thing for fact in manners[0]] == ["rose", ""]


@pytest.mark.rule("CLUB-061")
@pytest.mark.rule("CLUB-076")
@pytest.mark.rule("CLUB-R19")
@pytest.mark.rule("CLUB-R25")
@pytest.mark.rule("CLUB-R36")
def test_the_rules_know_no_act_of_showing_or_of_early_talk() -> None:
    """Notebooks are read in the own view, as often as one likes; nothing is said before step 4."""
    assert {kind.__name__ for kind in RULES.intents} == {
        *("Word", "WordFree", "Tags", "Play", "Explain", "ExplainDone", "Ready", "Vote"),
        *("Keep", "Propose", "Yes", "No"),
    }
    with table(4, chance={"notebooks": [2]}) as match:
        match.submit(0, do.Word("love"))
        match.submit(0, options(match, 0)[0])
        while match.decisions[0].kind == "play_card":
            for seat, notebook in ((1, "love"), (2, ""), (3, "love")):
                assert match.view(seat).values[f"notebook.{seat}"] == notebook
            (decision,) = match.decisions
            assert {type(one) for one in decision.options} == {do.Play}
            match.submit(decision.seat, options(match, decision.seat)[0])


@pytest.mark.rule("CLUB-R23")
@pytest.mark.rule("CLUB-R32")
@pytest.mark.rule("CLUB-R36")
def test_a_word_is_neither_taken_back_nor_guessed() -> None:
    with table(4) as match:
        match.submit(0, do.Word("love"))
        for word in (do.Word("war"), do.WordFree("war")):
            assert match.why_not(0, word) is not None
        match.submit(0, options(match, 0)[0])
        assert match.why_not(1, do.WordFree("love")) is not None


@pytest.mark.rule("CLUB-R33")
def test_a_written_word_of_the_list_needs_no_tags() -> None:
    with table(4, computers=(1, 2, 3)) as match:
        match.submit(0, do.WordFree(" LOVE "))
        assert match.decisions[0].kind == "play_card"
        assert match.view(0).values["word"] == "love"
        assert not club_of(match).is_off_list


# -- cards ---------------------------------------------------------------------------------


@pytest.mark.rule("CLUB-007")
@pytest.mark.rule("CLUB-017")
def test_no_back_can_be_followed_from_the_hand() -> None:
    """Whether a card that is played was drawn just now, nobody can tell."""
    with table(4) as match:
        match.submit(0, do.Word("love"))
        before = set(match.view(PUBLIC).zones["hand.0"].handles)
        match.submit(0, options(match, 0)[2])
        view = match.view(PUBLIC)
        after = set(view.zones["hand.0"].handles) | set(view.zones["played.0"].handles)
        assert not before & after


@pytest.mark.rule("CLUB-R10")
@pytest.mark.rule("CLUB-019")
def test_a_reshuffle_cannot_be_followed() -> None:
    with table(8, round_no=8, active=7) as match:
        discards = set(match.view(PUBLIC).zones["discard"].handles)
        match.submit(7, do.Word("love"))
        while not club_of(match).round.reshuffles:
            seat = match.decisions[0].seat
            match.submit(seat, options(match, seat)[0])
        view = match.view(PUBLIC)
        assert set(view.zones["deck"].cards) == {HIDDEN}
        assert not discards & set(view.zones["deck"].handles)


@pytest.mark.rule("CLUB-R20")
def test_open_hands_change_no_options() -> None:
    """And nothing that is secret beside the hands."""
    found = []
    for open_hands in (False, True):
        with table(4, house_rules={"open_hands": open_hands}) as match:
            match.submit(0, do.Word("love"))
            found.append(options(match, 0))
            match.submit(0, options(match, 0)[0])
            assert match.view(PUBLIC).values["conspirator"] == HIDDEN
            found.append(options(match, 1))
    assert found[:2] == found[2:]


@pytest.mark.rule("CLUB-R12")
def test_secret_votes_are_cast_in_order_too() -> None:
    with table(5, step="vote", active=0, house_rules={"vote_mode": "secret_in_order"}) as match:
        for seat in range(1, 5):
            assert [one.seat for one in match.decisions] == [seat]
            match.submit(seat, options(match, seat)[0])


def test_the_house_rule_is_off_where_nobody_discusses() -> None:
    """A screen reads the house rules of the view; a restored match still knows."""
    with table(4, format_="no_discuss") as match:
        assert match.view(0).house_rules["discuss"] is False
        with Match.restore(match.snapshot()) as again:
            assert again.view(0).house_rules["discuss"] is False
