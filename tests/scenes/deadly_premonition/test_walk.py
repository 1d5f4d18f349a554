"""The walk-through of each format: short, at decisions that there are, about what lies there."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import Handbook
from game.content.walkthrough import walkthrough
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import HUMAN, RANDOM, Session
from game.match.session import Player as Seat
from scenes import screens
from scenes.party import Party
from tests.rules.deadly_premonition.plays import any_move
from tests.scenes.conftest import Player

GAME = "deadly_premonition"
SEATS = {"hidden_killer": 4, "duel": 2}
MOST_WORDS = 25


@pytest.fixture
def player(players: Any) -> Player:
    quick: Player = players(speed="instant")
    quick.devices.plug("pad.0", number=1)
    return quick


@pytest.mark.parametrize("format_", list(SEATS))
def test_each_format_has_five_to_eight_short_steps(format_: str) -> None:
    steps = walkthrough(GAME, format_)
    assert 5 <= len(steps) <= 8
    kinds = {entry.kind for entry in Handbook.load(GAME).decisions}
    for step in steps:
        assert len(step.text.split()) <= MOST_WORDS, step.text
        assert not step.at or step.at in kinds


def at_decision(format_: str, kind: str) -> tuple[Match, int]:
    """A match in which a seat has a decision of that kind."""
    seats = tuple(SeatSetup(name) for name in "ABCD"[: SEATS[format_]])
    for seed in range(40):
        match = Match.open(Setup(GAME, format_, seats, seed))
        stream = stream_for(seed, "tests")
        while match.outcome is None:
            found = next((one for one in match.decisions if one.kind == kind), None)
            if found is not None:
                return match, found.seat
            any_move(match, stream)
        match.close()
    raise AssertionError(f"{kind} never comes")


@pytest.mark.parametrize(
    ("format_", "kind"),
    [
        (format_, kind)
        for format_ in SEATS
        for kind in dict.fromkeys(step.at for step in walkthrough(GAME, format_) if step.at)
    ],
)
def test_what_is_spoken_of_lies_on_the_table(player: Player, format_: str, kind: str) -> None:
    match, seat = at_decision(format_, kind)
    players = [Seat(HUMAN if one == seat else RANDOM) for one in range(SEATS[format_])]
    session = Session(match, players)
    party = Party.of_session(session, player.context.words_for(GAME))
    scene = player.open(screens.make("table", player.context, session=session, party=party))
    said = []
    while scene.walk.reading is not None:
        step = scene.walk.reading
        said.append(step)
        for number, name in enumerate(step.look):
            things = [thing for thing in scene.stage.names if not thing.startswith("ui.")]
            assert any(
                thing == name or (name.endswith(".") and thing.startswith(name)) for thing in things
            ), f"{step.text!r} speaks of {name!r}; there are {things}"
            assert f"ui.coach.ring.{number}" in scene.stage
        player.press("confirm")
    wanted = [step for step in walkthrough(GAME, format_) if step.at in ("", kind)]
    assert [step for step in said if step in wanted] == wanted
