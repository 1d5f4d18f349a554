"""What the whole room hears tells nothing: equal phases sound alike whatever is hidden."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.intents import Intent
from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import Player, Session
from game.settings import Settings
from scenes.context import Context
from scenes.party import Party
from scenes.tabletop.scene import TableScene
from tests.scenes.tudor_mansion.table_rig import GAME, NAMES

Steps = Sequence[tuple[int, Intent]]
Sounds = list[tuple[int, str]]
SEATS = 4


def played(seed: int, decisions: int) -> Match:
    """A match of bots that ask whenever they may."""
    match = Match.open(Setup(GAME, seats=tuple(SeatSetup(n) for n in NAMES[:SEATS]), seed=seed))
    for number in range(decisions):
        decision = match.decisions[0]
        parts = dict(decision.options.parts)
        options = parts.get("suggest") or parts.get("go") or decision.options
        match.submit(decision.seat, options.sample(stream_for(number, "alike")))
    return match


def sounds_of(setup: Setup, steps: Steps) -> tuple[Sounds, tuple[object, ...]]:
    """(frame, cue) of everything that is heard at a table that everybody sees, and the facts."""
    context = Context.offscreen(Settings())
    context.tempo.ambient = False
    session = Session(Match.open(setup), [Player("random")] * SEATS)
    scene = TableScene(context, Party.of_session(session, context.words_for(GAME)), session)
    heard: Sounds = []
    frame = 0
    context.audio.cue = lambda name: heard.append((frame, name))  # type: ignore[method-assign]
    context.stack.push(scene)
    context.stack.apply()
    scene.pace.update = lambda dt, idle: False  # type: ignore[method-assign] # the steps act here
    left = list(steps)
    try:
        while left or not scene.choreographer.idle:
            if scene.choreographer.idle:
                seat, intent = left.pop(0)
                session.match.submit(seat, intent)
                scene.watching.pull()
            context.stack.update(1 / 30)
            frame += 1
            assert frame < 30 * 60 * 10
        return heard, session.match.facts_since(0, PUBLIC)
    finally:
        context.stack.clear()
        context.stack.apply()


@pytest.mark.parametrize("seed", [3, 11])
def test_the_room_hears_the_same_at_the_same_moment_with_other_cards(seed: int) -> None:
    with played(seed, 16) as match:
        heard, facts = sounds_of(match.setup, match._steps)
        names = {name for _, name in heard}
        assert {"shuffle", "deal", "turn", "card", "check", "tag"} <= names
        other = match.redeal(seed % SEATS, stream_for(seed, "other"))
        assert other is not None
        with other:
            hands = [m.view("omniscient").zones["envelope"].cards for m in (match, other)]
            assert hands[0] != hands[1]
            again, same = sounds_of(other.setup, other._steps)
        assert same == facts
        assert again == heard
