"""The results of Casefile: the folder's cards, and who solved or was wrong in which round."""

from __future__ import annotations

from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.match import Match
from game.match.session import Player as Seat
from game.match.session import Session
from scenes.context import Context
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.results.scene import ResultsScene
from scenes.tables.casefile import looks
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.review import at_once, fates_of
from systems.rules.casefile.facts import GameOver, RoundStarted, SolveResult


def ended(seats: int = 3) -> Match:
    """Everybody solves at random until nobody is left, or somebody is lucky."""
    names = tuple(SeatSetup(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:seats])
    match = Match.open(Setup(GAME, seats=names, seed=3))
    stream = stream_for(3, "anybody")
    while match.outcome is None:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.options.sample(stream))
    return match


def test_everybody_s_fate_is_told_with_its_round() -> None:
    facts = (
        RoundStarted(1, 0),
        SolveResult(1, right=False),
        RoundStarted(2, 2),
        RoundStarted(3, 0),
        SolveResult(0, right=True),
    )
    assert fates_of(facts, 3) == ((("solved", 3), ("wrong", 1), ("still", 0)), 3)


def test_the_board_shows_what_lay_in_the_folder() -> None:
    match = ended()
    context = Context.offscreen()
    try:
        session = Session(match, [Seat("random")] * 3)
        party = Party.of_session(session, context.words_for(GAME))
        scene = ResultsScene(context, party, session)
        context.stack.push(scene)
        context.stack.apply()
        review = at_once(match)
        over = next(one for one in match.facts_since(0, "omniscient") if isinstance(one, GameOver))
        assert len(over.solution) == 4 and review.hands == over.hands
        assert review.board is not None
        desk = desk_for(scene, party, "public")
        says = review.board(desk).says
        for card in over.solution:
            assert looks.name_of(desk, card) in says
        told = " ".join(says)
        assert all(name in told for name in ("Ann", "Ben", "Cleo"))
        assert "wrong in round" in told or "solved it in round" in told
    finally:
        context.stack.clear()
        context.stack.apply()
        match.close()
