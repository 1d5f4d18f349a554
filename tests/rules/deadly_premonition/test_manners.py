"""The plan, and what nobody can do: show a hand, give up, or leave a seat empty."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.content import Handbook
from game.content.walkthrough import walkthrough
from game.core.facts import Fact
from game.core.messages import HIDDEN, OMNISCIENT
from game.core.rng import Stream, stream_for
from game.match import Match
from game.match.session import Player, Session
from systems.rules.deadly_premonition import RULES
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import ALIGNMENTS
from systems.rules.deadly_premonition.facts import (
    AlignmentRevealed,
    CardStolen,
    HandsExchanged,
    HandViewed,
)
from tests.rules.deadly_premonition.plays import (
    BENCH,
    any_game,
    any_move,
    bench,
    options,
    setup_of,
)


@pytest.mark.rule("DP-052")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_plan_that_the_help_tells_is_the_one_that_works(seats: int) -> None:
    """The help and the walk-through name it; and nobody is removed but from a cleared board."""
    text = Handbook.load(RULES.id).rule("DP-052").text
    assert "Clear your whole board" in text
    assert "remove the others" in text
    format_ = "duel" if seats == 2 else "hidden_killer"
    sheets = [step.text for step in walkthrough(RULES.id, format_) if not step.at]
    assert any("Clear your whole line-up" in sheet and "accuse" in sheet for sheet in sheets)
    board = list(BENCH[0])
    for cleared in range(7):
        with bench(seats, [["R02", "R13"]], pi=board[:cleared]) as match:
            may = any(isinstance(one, do.Accuse) for one in options(match, 0))
            assert may == (cleared == len(board))
            if may:
                match.submit(0, do.Accuse("R02", "S02"))
                assert match.outcome is not None


def visible(match: Match, viewer: int) -> set[str]:
    """What a seat can name of the hands and alignments of others."""
    view = match.view(viewer)
    zones = [
        zone
        for seat in range(match.table.seats)
        if seat != viewer
        for zone in (view.zones[f"hand.{seat}"], view.zones.get(f"alignment.{seat}"))
        if zone is not None
    ]
    return {card for zone in zones for card in zone.cards if card != HIDDEN}


@pytest.mark.rule("DP-R81")
def test_nobody_can_show_a_hand_or_an_alignment() -> None:
    """Over random games, whatever is chosen: what others come to see of a hand they have looked
    at, taken or been given, and an alignment turns up by removal or at the end alone."""
    seen = 0
    for seed in range(12):
        stream = stream_for(seed, "showing")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 160:
                seats = range(match.table.seats)
                before = [visible(match, seat) for seat in seats]
                start = len(match.facts_since(0, OMNISCIENT))
                any_move(match, stream)
                facts = match.facts_since(start, OMNISCIENT)
                if match.outcome is not None:
                    break
                for seat in seats:
                    new = visible(match, seat) - before[seat]
                    seen += len(new)
                    assert new <= allowed(facts, seat)
    assert seen > 20


def allowed(facts: Sequence[Fact], seat: int) -> set[str]:
    """Cards that a seat may know after these facts."""
    found: set[str] = set()
    for fact in facts:
        if isinstance(fact, HandViewed) and fact.viewer == seat:
            found.update(fact.cards)
        elif isinstance(fact, CardStolen) and seat in (fact.thief, fact.victim):
            found.add(fact.card)
        elif isinstance(fact, HandsExchanged) and seat in (fact.first, fact.second):
            found.update((*fact.first_hand, *fact.second_hand))
        elif isinstance(fact, AlignmentRevealed):
            found.update(ALIGNMENTS)
    return found


@pytest.mark.rule("DP-R82")
def test_nobody_gives_up_and_who_leaves_is_played_on_for() -> None:
    """No choice of a seat takes that seat out, with three or four at the table; a computer player
    who takes over is asked what the person was asked, and decides by what that seat sees."""
    for seed in range(1, 12):
        setup = any_game(seed)
        if setup.format == "duel":
            continue
        stream = stream_for(seed, "leaving")
        with Match.open(setup) as match:
            while match.outcome is None and match.moves < 150:
                chooser = match.decisions[0].seat
                turn = match.view(chooser).values["turn"]
                any_move(match, stream)
                assert turn in match.view(chooser).values["in_play"] or match.outcome is not None
    session = Session.open(setup_of(3, 4), [Player("human")] * 3)
    try:
        asked = session.match.decisions[0]
        assert session.bots_to_move() == ()
        session.take_over(asked.seat, "steady")
        assert session.bots_to_move() == (asked.seat,)
        choice = session.think(asked.seat, lambda: False)
        assert choice is not None
        assert choice.intent in asked.options
        with redealt(session.match, asked.seat) as other:
            again = Session(other, [Player("human")] * 3)
            again.take_over(asked.seat, "steady")
            assert again.think(asked.seat, lambda: False) == choice
        session.play(asked.seat, choice)
        assert session.match.moves == 1
    finally:
        session.close()


def redealt(match: Match, seat: int) -> Match:
    """Another match that looks the same to a seat."""
    found = match.redeal(seat, Stream(3))
    assert found is not None
    return found
