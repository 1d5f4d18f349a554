"""The walk-through of each format: short, at decisions that there are, about what lies there."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots import random_intent
from game.content import Handbook, registry
from game.content.walkthrough import WalkStep, walkthrough
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.loading import load_rules
from game.match.session import HUMAN, RANDOM, Session
from game.match.session import Player as Seat
from scenes import screens
from scenes.party import Party
from tests.scenes.conftest import Player

MOST_WORDS = 25

WALKED = [
    (game, format_)
    for game in registry.games()
    for format_ in load_rules(game).formats
    if walkthrough(game, format_)
]

MOMENTS = [
    (game, format_, kind)
    for game, format_ in WALKED
    for kind in dict.fromkeys(step.at for step in walkthrough(game, format_))
]
"""Every decision at which one says something, and its beginning."""


@pytest.fixture
def player(players: Any) -> Player:
    quick: Player = players(speed="instant")
    quick.devices.plug("pad.0", number=1)
    return quick


@pytest.mark.parametrize(("game", "format_"), WALKED)
def test_each_format_has_five_to_eight_short_steps(game: str, format_: str) -> None:
    steps = walkthrough(game, format_)
    assert 5 <= len(steps) <= 8
    kinds = {entry.kind for entry in Handbook.load(game).decisions}
    for step in steps:
        assert len(step.text.split()) <= MOST_WORDS, step.text
        assert not step.at or step.at in kinds


def at_decision(game: str, format_: str, kind: str) -> tuple[Match, int]:
    """A match in which a seat has a decision of that kind; any, where it is ""."""
    rules = load_rules(game)
    seats = tuple(SeatSetup(name) for name in "ABCDEFGH"[: rules.formats[format_][-1]])
    for seed in range(40):
        match = Match.open(Setup(game, format_, seats, seed))
        stream = stream_for(seed, "tests")
        while match.outcome is None:
            found = next((one for one in match.decisions if kind in ("", one.kind)), None)
            if found is not None:
                return match, found.seat
            one = match.decisions[0]
            match.submit(one.seat, random_intent(one.options, rules.risky, stream))
        match.close()
    raise AssertionError(f"{kind} never comes")


@pytest.mark.parametrize(("game", "format_", "kind"), MOMENTS)
def test_what_is_spoken_of_lies_on_the_table(
    player: Player, game: str, format_: str, kind: str
) -> None:
    match, seat = at_decision(game, format_, kind)
    players = [Seat(HUMAN if one == seat else RANDOM) for one in range(len(match.setup.seats))]
    session = Session(match, players)
    party = Party.of_session(session, player.context.words_for(game))
    scene = player.open(screens.make("table", player.context, session=session, party=party))
    said: list[WalkStep] = []
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
    wanted = [step for step in walkthrough(game, format_) if step.at in ("", kind)]
    assert [step for step in said if step in wanted] == wanted
